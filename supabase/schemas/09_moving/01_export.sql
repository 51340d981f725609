-- Moving out: everything of an account as it stands, part by part, so that neither a reader nor the database ever holds all of
-- it. docs/export.md says what it means.

create table public.exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What was made later is in no part of it: parts are read one after the other.
  until timestamptz not null default clock_timestamp()
);
comment on table public.exports is 'An export that was begun: up to when it tells. Kept for a day.';
create index exports_user_id on public.exports (user_id);

alter table public.exports enable row level security;
revoke all on public.exports from anon, authenticated, service_role;
grant select on public.exports to authenticated;

create policy exports_select_own on public.exports
for select to authenticated
using (user_id = (select private.caller()));

create function private.start_export() returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  begun uuid;
begin
  perform private.begin_write();
  delete from public.exports as old where old.user_id = owner and old.until < now() - interval '1 day';
  insert into public.exports (user_id) values (owner) returning id into begun;
  return begun;
end
$$;
grant execute on function private.start_export() to authenticated;

create function public.start_export() returns uuid
language sql
set search_path = ''
as $$ select private.start_export() $$;
comment on function public.start_export() is 'Begins an export of the caller''s account and returns its id.';
revoke all on function public.start_export() from public, anon, authenticated, service_role;
grant execute on function public.start_export() to authenticated;

create function private.export_of(export_id uuid) returns public.exports
language plpgsql stable
set search_path = ''
as $$
declare
  begun public.exports;
begin
  select * into begun
  from public.exports as own
  where own.id = export_id and own.user_id = private.caller() and own.until > now() - interval '1 day';
  if not found then
    perform private.refuse(404, 'export_unknown');
  end if;
  return begun;
end
$$;

create function private.export_counts(export_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
begin
  return jsonb_build_object(
    'until', begun.until,
    'profile', 1,
    'business', (select count(*) from public.businesses as own where own.user_id = begun.user_id),
    'counters', (select count(*) from books.invoice_counters as own where own.user_id = begun.user_id),
    'images', (select count(*) from public.images as own where own.user_id = begun.user_id),
    'clients', (select count(*) from books.clients as own where own.user_id = begun.user_id and own.created_at <= begun.until),
    'items', (
      select count(*) from public.catalogue_items as own where own.user_id = begun.user_id and own.created_at <= begun.until
    ),
    'documents', (
      select count(*) from books.invoices as own where own.user_id = begun.user_id and own.created_at <= begun.until
    ),
    'receipts', (select count(*) from books.receipts as own where own.user_id = begun.user_id and own.created_at <= begun.until),
    'schedules', (select count(*) from books.schedules as own where own.user_id = begun.user_id and own.created_at <= begun.until),
    'drafts', (select count(*) from public.drafts as own where own.user_id = begun.user_id and own.created_at <= begun.until),
    'mappings', (select count(*) from public.column_mappings as own where own.user_id = begun.user_id),
    'filings', (
      select count(*) from public.filed_periods as own where own.user_id = begun.user_id and own.marked_at <= begun.until
    )
  );
end
$$;
grant execute on function private.export_counts(uuid) to authenticated;

create function public.export_counts(export_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_counts(export_id) $$;
comment on function public.export_counts(uuid) is
  'Of one of the caller''s exports: {until}, and how many rows each part has.';
revoke all on function public.export_counts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.export_counts(uuid) to authenticated;

-- A document with all that hangs on it, by one statement and so as it was at one time. Left out is what the database makes of the
-- rest, and what is nobody's to carry along: tokens and the keys of requests.
create function private.exported_document(document books.invoices, until timestamptz) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return to_jsonb(document)
    - '{user_id,business_id,client_search_text,client_name,client_email,due_minor,due_inr_minor,list,sign,money,told,listed,pdf_token,search_text}'::text[]
    - '{request_key,request_fingerprint,import_id}'::text[]
    || jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(to_jsonb(item) - '{invoice_id,user_id}'::text[] order by item.position), '[]')
        from books.invoice_items as item
        where item.invoice_id = document.id
      ),
      'payments', (
        select coalesce(
          jsonb_agg(
            to_jsonb(payment) - '{invoice_id,user_id,request_key,request_fingerprint}'::text[]
            order by payment.created_at, payment.id
          ),
          '[]'
        )
        from books.payments as payment
        where payment.invoice_id = document.id and payment.created_at <= until
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) - '{id,invoice_id,user_id}'::text[] order by event.id), '[]')
        from public.invoice_events as event
        where event.invoice_id = document.id and event.at <= until
      ),
      'mails', (
        select coalesce(
          jsonb_agg(
            to_jsonb(mail) - '{invoice_id,user_id,request_key,request_fingerprint}'::text[] order by mail.begun_at, mail.id
          ),
          '[]'
        )
        from public.invoice_mails as mail
        where mail.invoice_id = document.id and num_nonnulls(mail.sent_at, mail.unsure_at) > 0
      ),
      'link', (
        select to_jsonb(link) - '{invoice_id,user_id,token,mail_id}'::text[]
        from public.invoice_links as link
        where link.invoice_id = document.id and (link.mail_id is null or link.revoked_at is not null)
      ),
      'answer', (
        select to_jsonb(answer) - '{estimate_id,user_id}'::text[]
        from public.estimate_answers as answer
        where answer.estimate_id = document.id
      )
    );
end
$$;

-- Documents come by series, year and number; a page ends before its rows become many, whatever their number.
create function private.exported_documents(begun public.exports, after jsonb, most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  own_business constant uuid := (select business.id from public.businesses as business where business.user_id = begun.user_id);
  most_rows constant integer := 2000;
  chosen uuid[];
  page jsonb;
begin
  select coalesce(array_agg(candidate.id order by candidate.place), '{}') into chosen
  from (
    select
      document.id,
      row_number() over in_order as place,
      sum((select count(*) from books.invoice_items as item where item.invoice_id = document.id)) over in_order as rows
    from (
      select invoice.id, invoice.prefix, invoice.financial_year, invoice.sequence
      from books.invoices as invoice
      where invoice.business_id = own_business
        and invoice.created_at <= begun.until
        and (
          after is null
          or (invoice.prefix, invoice.financial_year, invoice.sequence)
            > (after ->> 0, after ->> 1, case when after ->> 2 ~ '^[0-9]{1,9}$' then (after ->> 2)::integer end)
        )
      order by invoice.prefix, invoice.financial_year, invoice.sequence
      limit most
    ) as document
    window in_order as (order by document.prefix, document.financial_year, document.sequence)
  ) as candidate
  where candidate.place = 1 or candidate.rows <= most_rows;

  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(private.exported_document(invoice, begun.until) order by wanted.place), '[]'),
    'last', (
      array_agg(jsonb_build_array(invoice.prefix, invoice.financial_year, invoice.sequence) order by wanted.place desc)
    )[1]
  ) into page
  from unnest(chosen) with ordinality as wanted (id, place)
  join books.invoices as invoice on invoice.id = wanted.id;
  return page;
end
$$;

-- Of parts that have few rows all.
create function private.exported_few(begun public.exports, part text) returns table (key text, value jsonb)
language sql stable
set search_path = ''
as $$
  select 'profile', to_jsonb(own) - '{id,email,created_at,updated_at,deletion_stopped_at}'::text[]
  from public.profiles as own
  where part = 'profile' and own.id = begun.user_id
  union all
  select 'business', to_jsonb(own) - '{id,user_id,state_code,created_at,updated_at}'::text[]
  from public.businesses as own
  where part = 'business' and own.user_id = begun.user_id
  union all
  select own.prefix || '/' || own.financial_year, to_jsonb(own) - '{business_id,user_id}'::text[]
  from books.invoice_counters as own
  where part = 'counters' and own.user_id = begun.user_id
  union all
  select own.hash, jsonb_build_object('content', own.content)
  from public.images as own
  where part = 'images' and own.user_id = begun.user_id
  union all
  select
    own.id::text,
    to_jsonb(own) - '{user_id,next_on,tries,try_at,turn_at,request_key,request_fingerprint,updated_at}'::text[]
      || jsonb_build_object('runs', (
        select coalesce(jsonb_agg(to_jsonb(run) - '{schedule_id,user_id}'::text[] order by run.period), '[]')
        from public.schedule_runs as run
        where run.schedule_id = own.id and run.made_at <= begun.until
      ))
  from books.schedules as own
  where part = 'schedules' and own.user_id = begun.user_id and own.created_at <= begun.until
  union all
  select own.id::text, to_jsonb(own) - '{user_id,brought_by,request_fingerprint}'::text[]
  from public.drafts as own
  where part = 'drafts' and own.user_id = begun.user_id and own.created_at <= begun.until
  union all
  select own.purpose || ' ' || own.fingerprint, to_jsonb(own) - 'user_id'
  from public.column_mappings as own
  where part = 'mappings' and own.user_id = begun.user_id
  union all
  select own.first_day || ' ' || own.id, to_jsonb(own) - '{id,user_id}'::text[]
  from public.filed_periods as own
  where part = 'filings' and own.user_id = begun.user_id and own.marked_at <= begun.until
$$;

-- All others come by one text each, in which they are in order: the next `size` behind `after`. Of what an account may have tens of
-- thousands the texts alone are put in order.
create function private.exported_rows(begun public.exports, part text, after text, size integer)
returns table (key text, value jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  if part = 'clients' then
    return query
    select page.key, to_jsonb(own) - '{user_id,search_text,request_key,request_fingerprint,updated_at,import_id}'::text[]
    from (
      select known.id, known.key
      from (
        select client.id, (lower(client.name) || ' ' || client.id) collate "C" as key
        from books.clients as client
        where client.user_id = begun.user_id and client.created_at <= begun.until
      ) as known
      where after is null or known.key > after
      order by known.key
      limit size
    ) as page
    join books.clients as own on own.id = page.id;
  elsif part = 'receipts' then
    return query
    select page.key, to_jsonb(own) - '{user_id,request_key,request_fingerprint}'::text[]
    from (
      select known.id, known.key
      from (
        select
          receipt.id, (to_char(receipt.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || receipt.id) collate "C" as key
        from books.receipts as receipt
        where receipt.user_id = begun.user_id and receipt.created_at <= begun.until
      ) as known
      where after is null or known.key > after
      order by known.key
      limit size
    ) as page
    join books.receipts as own on own.id = page.id;
  elsif part = 'items' then
    return query
    select own.id::text, to_jsonb(own) - '{user_id,search_text,request_key,request_fingerprint,import_id}'::text[]
    from public.catalogue_items as own
    where own.user_id = begun.user_id and own.created_at <= begun.until and (after is null or own.id::text collate "C" > after)
    order by own.id::text collate "C"
    limit size;
  else
    return query
    select few.key, few.value
    from private.exported_few(begun, part) as few
    where after is null or few.key collate "C" > after
    order by few.key collate "C"
    limit size;
  end if;
end
$$;

create function private.is_account_part(part text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return part in (
    'profile', 'business', 'counters', 'images', 'clients', 'items', 'documents', 'receipts', 'schedules', 'drafts',
    'mappings', 'filings'
  );
end
$$;

create function private.export_part(export_id uuid, part text, after jsonb, most integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
  -- A picture is up to 100 kB, a draft up to 200.
  size constant integer := least(
    greatest(coalesce(most, 200), 1), case when part in ('images', 'drafts', 'schedules') then 20 else 200 end
  );
  page jsonb;
begin
  if private.is_account_part(part) is not true then
    perform private.refuse(422, 'value_not_allowed', 'part');
  elsif octet_length(after::text) > 1000 or jsonb_typeof(after) <> 'array' then
    perform private.refuse(422, 'malformed', 'after');
  elsif part = 'documents' then
    page := private.exported_documents(begun, after, size);
  else
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(row.value order by row.key collate "C"), '[]'),
      'last', (array_agg(jsonb_build_array(row.key) order by row.key collate "C" desc))[1]
    ) into page
    from private.exported_rows(begun, part, after ->> 0, size) as row;
  end if;
  return jsonb_build_object(
    'rows', page -> 'rows',
    'next', case
      when page -> 'rows' = '[]' or (part <> 'documents' and jsonb_array_length(page -> 'rows') < size) then null
      else page -> 'last'
    end
  );
end
$$;
grant execute on function private.export_part(uuid, text, jsonb, integer) to authenticated;

create function public.export_part(export_id uuid, part text, after jsonb default null, most integer default 200) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_part(export_id, part, after, most) $$;
comment on function public.export_part(uuid, text, jsonb, integer) is
  'A page of one part of one of the caller''s exports: {rows, next}. `next` is what to give as `after` for the page behind it; null where the part has ended.';
revoke all on function public.export_part(uuid, text, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.export_part(uuid, text, jsonb, integer) to authenticated;

-- What the PDFs of some documents print, so that whoever exports draws them: no link is asked for, and no permit.
create function private.export_papers(export_id uuid, ids uuid[]) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
begin
  if cardinality(ids) > 50 then
    perform private.refuse(422, 'too_many_items', 'ids', '{"most": 50}');
  end if;
  return (
    select coalesce(jsonb_agg(private.document_of(own.id) order by wanted.place), '[]')
    from (
      select known.id, min(known.place) as place from unnest(ids) with ordinality as known (id, place) group by known.id
    ) as wanted
    join books.invoices as own on own.id = wanted.id and own.user_id = begun.user_id
  );
end
$$;
grant execute on function private.export_papers(uuid, uuid[]) to authenticated;

create function public.export_papers(export_id uuid, ids uuid[]) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_papers(export_id, ids) $$;
comment on function public.export_papers(uuid, uuid[]) is
  'What the PDFs of at most 50 of the caller''s documents print, in this order; those of others are left out.';
revoke all on function public.export_papers(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.export_papers(uuid, uuid[]) to authenticated;
