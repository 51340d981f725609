-- The drawn bytes of PDFs that take long to draw, for whoever opens them by a link: the places in which the function runs
-- share no memory. One copy of an invoice, of the document as a hash names it; 40 of them, each at most 500 kB and a
-- day old, so that they come to 20 MB at most. Unlogged: what is lost is drawn again, and no backup holds it.
create unlogged table private.pdf_copies (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  version text not null check (char_length(version) = 43),
  content bytea not null check (octet_length(content) <= 500000),
  made_at timestamptz not null default now()
);
create index pdf_copies_made_at on private.pdf_copies (made_at);
alter table private.pdf_copies enable row level security;
create policy pdf_copies_nobody on private.pdf_copies using (false);
revoke all on private.pdf_copies from public, anon, authenticated, service_role;
-- Bytes that are packed already are not packed again.
alter table private.pdf_copies alter column content set storage external;

-- Each drawing takes half a second of the function. A seller has ten at once, then twenty a minute: whoever makes many long
-- invoices to have them drawn uses up their own.
create function private.pdf_copy(invoice_id uuid, version text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  kept text;
  seconds integer;
begin
  select encode(copy.content, 'base64') into kept
  from private.pdf_copies as copy
  where copy.invoice_id = pdf_copy.invoice_id
    and copy.version = pdf_copy.version
    and copy.made_at > now() - interval '1 day';
  if kept is null then
    seconds := private.take_permit(
      'drawings:' || (select invoice.user_id from public.invoices as invoice where invoice.id = pdf_copy.invoice_id),
      10,
      20
    );
    if seconds > 0 then
      perform private.refuse(429, format('Too many requests. Please try again after %s seconds.', seconds));
    end if;
  end if;
  return kept;
end
$$;
revoke all on function private.pdf_copy(uuid, text) from public;
grant execute on function private.pdf_copy(uuid, text) to service_role;

create function private.keep_pdf_copy(invoice_id uuid, version text, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if char_length(keep_pdf_copy.content) > 700000 then
    return;
  end if;
  insert into private.pdf_copies (invoice_id, version, content)
  values (keep_pdf_copy.invoice_id, keep_pdf_copy.version, decode(keep_pdf_copy.content, 'base64'))
  on conflict (invoice_id) do update
  set version = excluded.version, content = excluded.content, made_at = excluded.made_at;

  delete from private.pdf_copies as old
  where old.invoice_id in (
    select copy.invoice_id from private.pdf_copies as copy order by copy.made_at desc, copy.invoice_id offset 40
    for update skip locked
  );
end
$$;
revoke all on function private.keep_pdf_copy(uuid, text, text) from public;
grant execute on function private.keep_pdf_copy(uuid, text, text) to service_role;

create function public.pdf_copy(invoice_id uuid, version text) returns text
language sql
set search_path = ''
as $$ select private.pdf_copy(invoice_id, version) $$;
comment on function public.pdf_copy(uuid, text) is
  'For the server alone: the kept PDF of this version of an invoice, in base64; null when there is none and it may be drawn, else a refusal (429).';
revoke all on function public.pdf_copy(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.pdf_copy(uuid, text) to service_role;

create function public.keep_pdf_copy(invoice_id uuid, version text, content text) returns void
language sql
set search_path = ''
as $$ select private.keep_pdf_copy(invoice_id, version, content) $$;
comment on function public.keep_pdf_copy(uuid, text, text) is
  'For the server alone: keeps the PDF of this version of an invoice, in base64, for a day; one that is too long is not kept.';
revoke all on function public.keep_pdf_copy(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.keep_pdf_copy(uuid, text, text) to service_role;
