-- PDFs by link: limits for a seller's links, and copies of PDFs that take long to draw (decision 0023).

-- The bytes of PDFs that take long to draw, for those who open them by a link: the function's instances share no memory. A copy
-- belongs to one invoice or shared statement, with a hash of its content. There are 40 of them, each at most 500 kB and a day old,
-- so 20 MB at most. Unlogged: a lost copy is drawn again, and no backup has it.
create unlogged table private.pdf_copies (
  document_id uuid primary key generated always as (coalesce(invoice_id, statement_id)) stored,
  invoice_id uuid unique references books.invoices (id) on delete cascade,
  -- The statement's link.
  statement_id uuid unique references public.statement_links (id) on delete cascade,
  version text not null check (char_length(version) = 43),
  -- The bytes are compressed already.
  content bytea storage external not null check (octet_length(content) <= 500000),
  made_at timestamptz not null default now(),
  constraint pdf_copies_one_document check (num_nonnulls(invoice_id, statement_id) = 1)
);
create index pdf_copies_made_at on private.pdf_copies (made_at);
alter table private.pdf_copies enable row level security;
create policy pdf_copies_nobody on private.pdf_copies using (false);

-- The seller behind a PDF's link: an invoice's, by its PDF's own token or its share link's, or a statement's.
create function private.seller_of_link(token text) returns uuid
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (select invoice.user_id from books.invoices as invoice where invoice.pdf_token = seller_of_link.token),
    (select link.user_id from public.invoice_links as link where link.token = seller_of_link.token),
    (select link.user_id from public.statement_links as link where link.token = seller_of_link.token)
  );
end
$$;

-- For all links of a seller together, from however many addresses: 240 at once, then 120 a minute.
create function private.take_pdf_permit(token text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  seller constant uuid := private.seller_of_link(token);
begin
  return case when seller is null then 0 else private.take_permit('pdfs by link:' || seller, 240, 120) end;
end
$$;
grant execute on function private.take_pdf_permit(text) to service_role;

create function public.take_pdf_permit(token text) returns integer
language sql
set search_path = ''
as $$ select private.take_pdf_permit(token) $$;
comment on function public.take_pdf_permit(text) is
  'For the server alone: takes one permit of the seller to whose document this link leads: 0, or the seconds until there is one.';
grant execute on function public.take_pdf_permit(text) to service_role;

-- Each drawing takes half a second of the function. A seller has ten at once, then twenty a minute: long invoices made to be drawn
-- use up their own seller's limit.
create function private.pdf_copy(document_id uuid, version text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  kept text;
  seconds integer;
begin
  select encode(copy.content, 'base64') into kept
  from private.pdf_copies as copy
  where copy.document_id = pdf_copy.document_id
    and copy.version = pdf_copy.version
    and copy.made_at > now() - interval '1 day';
  if kept is null then
    seconds := private.take_permit(
      'drawings:' || coalesce(
        (select invoice.user_id from books.invoices as invoice where invoice.id = pdf_copy.document_id),
        (select link.user_id from public.statement_links as link where link.id = pdf_copy.document_id)
      ),
      10,
      20
    );
    if seconds > 0 then
      perform private.refuse_too_many(seconds);
    end if;
  end if;
  return kept;
end
$$;
grant execute on function private.pdf_copy(uuid, text) to service_role;

create function public.pdf_copy(document_id uuid, version text) returns text
language sql
set search_path = ''
as $$ select private.pdf_copy(document_id, version) $$;
comment on function public.pdf_copy(uuid, text) is
  'For the server alone: the kept PDF of this version of an invoice, or of a statement by its link''s id, in base64; null when there is none and it may be drawn, else a refusal (429).';
grant execute on function public.pdf_copy(uuid, text) to service_role;

create function private.keep_pdf_copy(document_id uuid, version text, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if char_length(keep_pdf_copy.content) > 700000 then
    return;
  end if;
  insert into private.pdf_copies (invoice_id, statement_id, version, content)
  select
    (select invoice.id from books.invoices as invoice where invoice.id = keep_pdf_copy.document_id),
    (select link.id from public.statement_links as link where link.id = keep_pdf_copy.document_id),
    keep_pdf_copy.version, decode(keep_pdf_copy.content, 'base64')
  on conflict (document_id) do update
  set version = excluded.version, content = excluded.content, made_at = excluded.made_at;

  delete from private.pdf_copies as old
  where old.document_id in (
    select copy.document_id from private.pdf_copies as copy order by copy.made_at desc, copy.document_id offset 40
    for update skip locked
  );
end
$$;
grant execute on function private.keep_pdf_copy(uuid, text, text) to service_role;

create function public.keep_pdf_copy(document_id uuid, version text, content text) returns void
language sql
set search_path = ''
as $$ select private.keep_pdf_copy(document_id, version, content) $$;
comment on function public.keep_pdf_copy(uuid, text, text) is
  'For the server alone: keeps the PDF of this version of an invoice, in base64, for a day; one that is too long is not kept.';
grant execute on function public.keep_pdf_copy(uuid, text, text) to service_role;
