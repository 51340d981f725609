-- Estimates and the other documents that become an invoice: rows of books.invoices with numbers of their own series, and here the
-- client's answer and its effects. Their state is not stored: it follows from the answer, the last day, the money received and the
-- invoice made from the document.

create table public.estimate_answers (
  estimate_id uuid primary key,
  user_id uuid not null,
  accepted boolean not null,
  -- The person who answered by the link; null if the owner notes an answer.
  name text,
  note text,
  from_client boolean not null,
  answered_at timestamptz not null default clock_timestamp(),
  -- Set by a restored export; this server did not see it happen.
  restored boolean not null default false,
  constraint estimate_answers_estimate foreign key (estimate_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint estimate_answers_name_given check (from_client = (name is not null)),
  constraint "name: name_unfit" check (char_length(name) between 1 and 120),
  constraint estimate_answers_note_length check (char_length(note) between 1 and 300)
);
comment on table public.estimate_answers is 'The one answer to an estimate: its client''s by the link, or what the owner was told.';
create index estimate_answers_estimate_user on public.estimate_answers (estimate_id, user_id);
create index estimate_answers_user_id on public.estimate_answers (user_id, answered_at);

alter table public.estimate_answers enable row level security;
-- Reading only: the functions below write answers.
grant select on public.estimate_answers to authenticated;

create policy estimate_answers_select_own on public.estimate_answers
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_answer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'answer_unchangeable');
  return null;
end
$$;

create trigger estimate_answers_keep before update or delete on public.estimate_answers
for each row execute function private.keep_answer();

create trigger estimate_answers_keep_all before truncate on public.estimate_answers
for each statement execute function private.keep_answer();

-- Whether a client may know of an estimate: by a link, made when it is shared or copied, or by a mail. In plpgsql, since mails are
-- defined below.
create function private.has_left(estimate_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.invoice_links as link where link.invoice_id = has_left.estimate_id)
    or exists (
      select from public.invoice_mails as mail
      where mail.invoice_id = has_left.estimate_id and mail.sent_at is not null
    );
end
$$;
grant execute on function private.has_left(uuid) to authenticated;

-- Each of these documents with its state, which is decided here.
create view books.estimate_records
with (security_invoker = true)
as
select
  estimate.id,
  estimate.user_id,
  estimate.number,
  estimate.client_id,
  estimate.client_name,
  estimate.client_email,
  estimate.currency,
  estimate.exchange_rate,
  estimate.total_minor,
  estimate.total_inr_minor,
  estimate.issue_date,
  estimate.due_date as valid_until,
  estimate.created_at,
  estimate.cancelled_at,
  case
    when estimate.cancelled_at is not null then 'cancelled'
    when invoice.id is not null then 'converted'
    when answer.accepted then 'accepted'
    when not answer.accepted then 'declined'
    when estimate.money = 'advance' and estimate.status = 'PAID' then 'paid'
    -- A delivery challan has no last day.
    when estimate.told is null and estimate.due_date < (select private.today()) then 'expired'
    when private.has_left(estimate.id) then 'sent'
    else 'issued'
  end as state,
  case when answer.estimate_id is not null then
    jsonb_build_object(
      'accepted', answer.accepted, 'name', answer.name, 'note', answer.note, 'answered_at', answer.answered_at,
      'restored', answer.restored
    )
  end as answer,
  case when invoice.id is not null then
    jsonb_build_object('id', invoice.id, 'number', invoice.number)
  end as invoice,
  estimate.list,
  estimate.kind,
  invoice.id as invoice_id
from books.invoices as estimate
left join public.estimate_answers as answer on answer.estimate_id = estimate.id
-- At most one: private.convert_once.
left join public.drafts as draft
  on draft.estimate_id = estimate.id and draft.user_id = estimate.user_id and draft.issued_id is not null
left join books.invoices as invoice on invoice.id = draft.issued_id
where estimate.sign = 0 and estimate.told is distinct from 'advance';
comment on view books.estimate_records is
  'Every estimate, and every other document that becomes an invoice, with its state, its answer and the invoice made from it.';
grant select on books.estimate_records to authenticated;

create function private.page_of_estimates(
  list text,
  state text,
  query text,
  client_id uuid,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(estimate.id order by estimate.issue_date desc, estimate.created_at desc, estimate.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from books.estimate_records as estimate
  where estimate.user_id = owner
    and (page_of_estimates.list = 'all' or estimate.list = page_of_estimates.list)
    and case
      when page_of_estimates.state is null then estimate.cancelled_at is null
      else estimate.state = lower(page_of_estimates.state)
    end
    and (page_of_estimates.client_id is null or estimate.client_id = page_of_estimates.client_id)
    and private.search_form(estimate.client_name || ' ' || estimate.number) like pattern;
end
$$;
comment on function private.page_of_estimates(text, text, text, uuid, integer, integer) is
  'The caller''s estimates, or another list of documents that become an invoice, newest first: ids of `most` of them after `skip`.';
grant execute on function private.page_of_estimates(text, text, text, uuid, integer, integer) to authenticated;

create function public.list_estimates(
  skip integer,
  most integer,
  state text default null,
  query text default null,
  client_id uuid default null,
  list text default 'estimates'
) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  -- Low enough that a page can be added to it.
  clean_skip constant integer := least(greatest(coalesce(skip, 0), 0), 1000000000);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page constant record := private.page_of_estimates(list, state, query, client_id, clean_skip, clean_most);
begin
  return json_build_object(
    'total', page.total,
    'estimates', (
      select coalesce(json_agg(to_jsonb(record) - '{user_id,list}'::text[] order by wanted.place), '[]')
      from unnest(page.ids) with ordinality as wanted (id, place)
      cross join lateral (
        select * from books.estimate_records as one where one.id = wanted.id offset 0
      ) as record
    )
  );
end
$$;
comment on function public.list_estimates(integer, integer, text, text, uuid, text) is
  'The caller''s estimates, or another list of documents that become an invoice, newest first: `most` of them after `skip`, filtered by state, by client, or by a text in client or number if given, and how many there are in all. Cancelled ones come only by their state; the list `all` has every one.';
grant execute on function public.list_estimates(integer, integer, text, text, uuid, text) to authenticated;

create function private.counts_of_estimates(list text, query text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  return (
    select coalesce(jsonb_object_agg(counted.state, counted.estimates), '{}')
    from (
      select estimate.state, count(*) as estimates
      from books.estimate_records as estimate
      where estimate.user_id = owner
        and estimate.list = counts_of_estimates.list
        and private.search_form(estimate.client_name || ' ' || estimate.number) like pattern
      group by estimate.state
    ) as counted
  );
end
$$;
grant execute on function private.counts_of_estimates(text, text) to authenticated;

create function public.count_estimates(list text, query text default null) returns jsonb
language sql stable
set search_path = ''
as $$ select private.counts_of_estimates(list, query) $$;
comment on function public.count_estimates(text, text) is
  'How many of the caller''s estimates, or of another list of documents that become an invoice, are in each state: {state: count}.';
grant execute on function public.count_estimates(text, text) to authenticated;

-- Open estimates: those that wait for their client, and those that wait for their invoice.
create function private.estimates_attention() returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.account();
begin
  return jsonb_build_object(
    'sent', (
      select count(*)
      from books.estimate_records as estimate
      where estimate.user_id = owner and estimate.list = 'estimates' and estimate.state = 'sent'
        and estimate.valid_until >= private.today()
    ),
    'accepted', (
      select count(*)
      from public.estimate_answers as answer
      join books.estimate_records as estimate on estimate.id = answer.estimate_id
      where answer.user_id = owner and answer.accepted and estimate.state = 'accepted'
    )
  );
end
$$;
grant execute on function private.estimates_attention() to authenticated;

create function private.made_of(document_id uuid) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select invoice.number
    from public.drafts as draft
    join books.invoices as invoice on invoice.id = draft.issued_id
    where draft.estimate_id = document_id
  );
end
$$;
comment on function private.made_of(uuid) is 'The number of the invoice that was made from a document; null if there is none.';

create function private.refuse_converted(estimate_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  made constant text := private.made_of(estimate_id);
begin
  if made is not null then
    perform private.refuse(
      409,
      case
        when (select (private.kind(document.kind)).answerable from books.invoices as document where document.id = estimate_id)
        then 'estimate_converted'
        else 'document_converted'
      end,
      params => jsonb_build_object('number', made)
    );
  end if;
end
$$;
comment on function private.refuse_converted(uuid) is 'Refuses if an invoice was made from a document.';

create function private.lock_estimate(estimate_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  estimate books.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into estimate
  from books.invoices as candidate
  where candidate.id = lock_estimate.estimate_id
    and candidate.user_id = owner
    and candidate.sign = 0 and candidate.told is distinct from 'advance'
    and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'estimate_not_found');
  end if;
  return estimate;
end
$$;

-- Behind the lock of the estimate: the first answer stays. The same answer again changes nothing.
create function private.keep_first_answer(estimate books.invoices, answer public.estimate_answers) returns void
language plpgsql
set search_path = ''
as $$
declare
  earlier public.estimate_answers;
begin
  if not (private.kind(estimate.kind)).answerable then
    perform private.refuse(404, 'estimate_not_found');
  end if;
  select * into earlier from public.estimate_answers as first where first.estimate_id = estimate.id;
  if found then
    if (earlier.accepted, earlier.name, earlier.note, earlier.from_client)
      is distinct from (answer.accepted, answer.name, answer.note, answer.from_client)
    then
      perform private.refuse(
        409, 'estimate_answered',
        params => jsonb_build_object('state', case when earlier.accepted then 'accepted' else 'declined' end)
      );
    end if;
    return;
  elsif answer.from_client and estimate.due_date < private.today() then
    perform private.refuse(409, 'estimate_expired', params => jsonb_build_object('day', estimate.due_date));
  end if;
  perform private.refuse_converted(estimate.id);
  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client)
  values (estimate.id, estimate.user_id, answer.accepted, answer.name, answer.note, answer.from_client);
end
$$;

-- The client answers without an account: the holder of the link says yes or no, once.
create function private.answer_estimate(token text, accepted boolean, name text, note text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  answer public.estimate_answers;
  link public.invoice_links;
  estimate books.invoices;
begin
  answer.accepted := answer_estimate.accepted;
  answer.name := private.single_line(answer_estimate.name);
  answer.note := private.single_line(answer_estimate.note);
  answer.from_client := true;

  select * into link from private.live_link(token);
  if found then
    estimate := private.lock_estimate(link.invoice_id, link.user_id);
    -- Asked again behind the lock, where a link is renewed and revoked.
    select * into link from private.live_link(token);
  end if;
  if link.invoice_id is null then
    perform private.refuse(404, 'estimate_not_found');
  elsif answer.accepted is null then
    perform private.refuse(422, 'malformed', 'accepted');
  elsif answer.name is null then
    perform private.refuse(422, 'required', 'name');
  end if;
  perform private.check_length(answer.name, 120, 'name');
  perform private.check_length(answer.note, 300, 'note');
  perform private.keep_first_answer(estimate, answer);
  return case when answer.accepted then 'accepted' else 'declined' end;
end
$$;
grant execute on function private.answer_estimate(text, boolean, text, text) to anon, authenticated;

create function public.answer_estimate(token text, accepted boolean, name text, note text default null) returns text
language sql
set search_path = ''
as $$ select private.answer_estimate(token, accepted, name, note) $$;
comment on function public.answer_estimate(text, boolean, text, text) is
  'Accepts or declines the estimate of a share link, by its holder and in their name: accepted or declined. The same answer again changes nothing; another one is refused, and so is an estimate past its last day.';
grant execute on function public.answer_estimate(text, boolean, text, text) to anon, authenticated;

-- The owner notes an answer given elsewhere, also after the last day.
create function private.note_answer(estimate_id uuid, accepted boolean, note text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  estimate constant books.invoices := private.lock_estimate(estimate_id, private.account());
  answer public.estimate_answers;
begin
  answer.accepted := note_answer.accepted;
  answer.note := private.single_line(note_answer.note);
  answer.from_client := false;
  perform private.check_length(answer.note, 300, 'note');
  perform private.keep_first_answer(estimate, answer);
end
$$;
grant execute on function private.note_answer(uuid, boolean, text) to authenticated;

create function public.accept_estimate(estimate_id uuid, note text default null) returns void
language sql
set search_path = ''
as $$ select private.note_answer(estimate_id, true, note) $$;
comment on function public.accept_estimate(uuid, text) is
  'Notes that the client of one of the caller''s estimates has accepted it; doing it twice is harmless.';
grant execute on function public.accept_estimate(uuid, text) to authenticated;

create function public.decline_estimate(estimate_id uuid, note text default null) returns void
language sql
set search_path = ''
as $$ select private.note_answer(estimate_id, false, note) $$;
comment on function public.decline_estimate(uuid, text) is
  'Notes that the client of one of the caller''s estimates has declined it; doing it twice is harmless.';
grant execute on function public.decline_estimate(uuid, text) to authenticated;

-- The due date follows the client's terms, if there are any.
create function private.convert_estimate(estimate_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  estimate books.invoices;
  terms integer;
  draft public.drafts;
begin
  select * into estimate
  from books.invoices as own
  where own.id = convert_estimate.estimate_id and own.user_id = owner
    and own.sign = 0 and own.told is distinct from 'advance';
  select client.terms_days into terms
  from books.clients as client where client.id = estimate.client_id and client.user_id = owner;
  draft.content := private.draft_of(estimate)
    || jsonb_build_object('parts', private.typed_parts(estimate.parts, estimate.issue_date, private.today()))
    || case
      when terms is not null then jsonb_build_object('dueDate', private.today() + terms)
      -- It has no day.
      when (private.kind(estimate.kind)).day is null then '{"dueDate": ""}'
      else '{}'
    end;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_estimate(estimate_id, owner);
  perform private.refuse_converted(estimate.id);

  draft.user_id := owner;
  draft.id := gen_random_uuid();
  draft.kind := (private.kind(estimate.kind)).becomes;
  draft.estimate_id := estimate.id;
  return private.make_draft(draft);
end
$$;
grant execute on function private.convert_estimate(uuid) to authenticated;

create function public.convert_estimate(estimate_id uuid) returns uuid
language sql
set search_path = ''
as $$ select private.convert_estimate(estimate_id) $$;
comment on function public.convert_estimate(uuid) is
  'The draft of an invoice from one of the caller''s estimates, answered or not, or from another document that becomes one: the open draft, or a new one with its content. Refused (409) once an invoice was made from it.';
grant execute on function public.convert_estimate(uuid) to authenticated;

-- If one of two drafts was discarded and brought back, only one of them becomes the invoice. Issuing holds the lock of the
-- business.
create function private.convert_once() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_converted(new.estimate_id);
  return new;
end
$$;

create trigger drafts_convert_once before update on public.drafts
for each row
when (old.issued_id is null and new.issued_id is not null and new.estimate_id is not null)
execute function private.convert_once();
