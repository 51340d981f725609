-- Moving in from another program: clients, items and old invoices of a file. Rows are staged in parts, looked over as a whole, written part by part,
-- each at once, and taken out again as a whole for a day. The same file again makes nothing: what is there stays as it is.

create table public.imports (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  -- Staged until the first part is written.
  state text not null default 'staged',
  made integer not null default 0,
  already_there integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  constraint imports_id_user unique (id, user_id),
  constraint imports_kind_known check (kind in ('clients', 'items', 'invoices')),
  constraint imports_state_known check (state in ('staged', 'written', 'undone'))
);
comment on table public.imports is 'Files that a person brought in, and what they made.';
create index imports_user_id on public.imports (user_id, created_at desc);

alter table public.imports enable row level security;
revoke all on public.imports from anon, authenticated, service_role;
grant select on public.imports to authenticated;

create policy imports_select_own on public.imports
for select to authenticated
using (user_id = (select private.caller()));

create table private.import_rows (
  import_id uuid not null,
  user_id uuid not null,
  place integer not null,
  rows jsonb not null,
  size integer not null,
  primary key (import_id, place),
  constraint import_rows_import foreign key (import_id, user_id)
    references public.imports (id, user_id) on delete cascade,
  constraint import_rows_place_range check (place between 1 and 100)
);
comment on table private.import_rows is 'Rows of a file that wait to be written.';
create index import_rows_import on private.import_rows (import_id, user_id);
alter table private.import_rows enable row level security;
create policy import_rows_nobody on private.import_rows using (false);
revoke all on private.import_rows from public, anon, authenticated, service_role;

-- What an invoice of another program comes to, as issuing would have computed it on its day. Its total must be that, before or
-- after rounding to whole rupees. A letter of undertaking is taken for its year.
create function private.priced_old(seller public.businesses, document jsonb, out priced jsonb, out supply jsonb)
language plpgsql stable
set search_path = ''
as $$
declare
  issued constant date := private.bounded_day((document ->> 'issue_date')::date, 'issueDate');
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate constant numeric := case currency when 'INR' then null else (document ->> 'exchange_rate')::numeric end;
  total constant bigint := (document ->> 'total_minor')::bigint;
begin
  if private.single_line(document ->> 'number') is null then
    perform private.refuse(422, 'required', 'number');
  elsif char_length(document ->> 'number') > 16 then
    perform private.refuse(422, 'old_number_too_long', 'number');
  elsif issued is null then
    perform private.refuse(422, 'required', 'issueDate');
  elsif issued > private.today() then
    perform private.refuse(422, 'issue_date_future', 'issueDate');
  elsif private.single_line(document ->> 'client_name') is null then
    perform private.refuse(422, 'required', 'clientName');
  elsif private.is_email(lower(document ->> 'client_email')) is not true then
    perform private.refuse(422, 'email_invalid', 'clientEmail');
  end if;
  perform private.check_buyer(private.buyer_snapshot(document));
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, document, issued);
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  for turn in 0..1 loop
    priced := private.calculate(
      private.taxed_items(seller, document -> 'items', issued),
      supply || jsonb_build_object(
        'currency', currency, 'exchange_rate', rate,
        'prices_include_tax', coalesce((document ->> 'prices_include_tax')::boolean, false), 'round_off', turn = 1
      )
    );
    exit when total is null or (priced ->> 'total_minor')::bigint = total;
  end loop;
  if (priced -> 'total_minor')::numeric not between 1 and private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif (priced ->> 'total_minor')::bigint <> total then
    perform private.refuse(
      422, 'old_total', 'total', jsonb_build_object('minor', priced -> 'total_minor', 'currency', currency)
    );
  elsif coalesce((document ->> 'received_minor')::bigint, 0) not between 0 and (priced ->> 'total_minor')::bigint then
    perform private.refuse(422, 'amount_out_of_range', 'balance');
  end if;
end
$$;
revoke all on function private.priced_old(public.businesses, jsonb) from public;

create function private.seller_on(business public.businesses, day date) returns public.businesses
language plpgsql immutable
set search_path = ''
as $$
begin
  if business.lut_year is not null then
    business.lut_year := private.financial_year(day);
  end if;
  return business;
end
$$;
comment on function private.seller_on(public.businesses, date) is
  'The seller as of a day of another program''s invoices: its letter of undertaking is of that year.';
revoke all on function private.seller_on(public.businesses, date) from public;

-- Files of invoices seldom have the addresses of their clients, which the book knows.
create function private.with_known_emails(owner uuid, rows jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      case when row.value ->> 'client_email' is null
        then row.value || jsonb_build_object('client_email', (
          select client.email
          from public.clients as client
          where client.user_id = owner and lower(client.name) = lower(row.value ->> 'client_name')
            and client.email is not null and client.merged_into is null
          order by client.archived, client.created_at
          limit 1
        ))
        else row.value
      end
      order by row.place
    ),
    '[]'
  )
  from jsonb_array_elements(rows) with ordinality as row (value, place)
$$;
revoke all on function private.with_known_emails(uuid, jsonb) from public;

-- What is wrong with which invoice of a part: [{place, code, field, params}]; `place` counts from 1.
create function private.old_faults(owner uuid, rows jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  business public.businesses;
  one record;
  said text;
  at_field text;
  params text;
  state text;
  faults jsonb := '[]';
begin
  select * into business from public.businesses as own where own.user_id = owner;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  for one in select value, place from jsonb_array_elements(rows) with ordinality as row (value, place) loop
    begin
      perform private.priced_old(private.seller_on(business, (one.value ->> 'issue_date')::date), one.value);
    exception
      when data_exception or integrity_constraint_violation or sqlstate 'PT422' or sqlstate 'PT409' then
        get stacked diagnostics said = message_text, at_field = pg_exception_hint, params = pg_exception_detail,
          state = returned_sqlstate;
        if state like 'PT4%' then
          faults := faults || jsonb_build_object(
            'place', one.place, 'code', said, 'field', at_field, 'params', coalesce(nullif(params, ''), '{}')::jsonb
          );
        else
          faults := faults || jsonb_build_object('place', one.place, 'code', 'malformed', 'field', '', 'params', '{}'::jsonb);
        end if;
    end;
  end loop;
  return faults;
end
$$;
revoke all on function private.old_faults(uuid, jsonb) from public;

create function private.stage_import(import_id uuid, kind text, place integer, rows jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  -- With what is made of each row, its indexes among it.
  size constant integer := octet_length(stage_import.rows::text)
    + case stage_import.kind when 'invoices' then 5000 when 'clients' then 1000 else 700 end
    * case jsonb_typeof(stage_import.rows) when 'array' then jsonb_array_length(stage_import.rows) else 0 end;
  most_rows constant integer := 20000;
  freed bigint;
  known public.imports;
  faults jsonb := '[]';
begin
  if num_nulls(import_id, kind, place, rows) > 0 or jsonb_typeof(rows) is distinct from 'array' or octet_length(rows::text) > 2000000
    or jsonb_array_length(rows) > 1000 or (place between 1 and 100) is not true
    or (kind in ('clients', 'items', 'invoices')) is not true
    or jsonb_path_exists(rows, '$[*] ? (@.type() != "object")')
  then
    perform private.refuse(422, 'malformed', 'rows');
  end if;
  perform private.begin_write(size);
  -- What was begun an hour ago and never written goes.
  with gone as (
    delete from private.import_rows as old
    using public.imports as stale
    where stale.id = old.import_id and stale.user_id = owner and stale.state = 'staged'
      and stale.created_at < now() - interval '1 hour' and stale.id <> stage_import.import_id
    returning old.size
  )
  select coalesce(sum(gone.size), 0) into freed from gone;
  perform private.give_back(owner, freed);
  delete from public.imports as stale
  where stale.user_id = owner and stale.state = 'staged' and stale.created_at < now() - interval '1 hour'
    and stale.id <> stage_import.import_id;

  insert into public.imports (id, user_id, kind) values (stage_import.import_id, owner, stage_import.kind)
  on conflict (id) do nothing;
  select * into known from public.imports as own
  where own.id = stage_import.import_id and own.user_id = owner for update;
  if known.id is null then
    perform private.refuse(404, 'import_unknown');
  elsif known.state <> 'staged' or known.kind <> stage_import.kind then
    perform private.refuse(409, 'import_written');
  end if;
  if (
    select coalesce(sum(jsonb_array_length(staged.rows)), 0) from private.import_rows as staged
    where staged.import_id = known.id and staged.place <> stage_import.place
  ) + jsonb_array_length(rows) > most_rows then
    perform private.refuse(422, 'too_many_items', 'rows', jsonb_build_object('most', most_rows));
  end if;
  if kind = 'invoices' then
    rows := private.with_known_emails(owner, rows);
    faults := private.old_faults(owner, rows);
    rows := (
      select coalesce(jsonb_agg(row.value order by row.place), '[]')
      from jsonb_array_elements(rows) with ordinality as row (value, place)
      where not faults @> jsonb_build_array(jsonb_build_object('place', row.place))
    );
  end if;
  insert into private.import_rows (import_id, user_id, place, rows, size)
  values (known.id, owner, stage_import.place, rows, size)
  on conflict on constraint import_rows_pkey do update set rows = excluded.rows, size = excluded.size;
  return faults;
end
$$;
revoke all on function private.stage_import(uuid, text, integer, jsonb) from public;
grant execute on function private.stage_import(uuid, text, integer, jsonb) to authenticated;

create function public.stage_import(import_id uuid, kind text, place integer, rows jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.stage_import(import_id, kind, place, rows) $$;
comment on function public.stage_import(uuid, text, integer, jsonb) is
  'Lays at most 1,000 rows of a file aside: clients or items as create_client and create_item take them, or invoices of another program {number, total_minor, received_minor, paid_on} and what issue_invoice takes. Answers [{place, code, field, params}] of the invoices that are left out. The same place again takes the place of the first.';
revoke all on function public.stage_import(uuid, text, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.stage_import(uuid, text, integer, jsonb) to authenticated;

-- By what two rows are one: as the indexes of both tables have it.
create function private.import_key(kind text, said jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case kind
    when 'clients' then jsonb_build_array(lower(said ->> 'name'), coalesce(said ->> 'email', ''))::text
    when 'items' then md5(lower(said ->> 'description'))
    else lower(private.single_line(said ->> 'number'))
  end;
end
$$;
revoke all on function private.import_key(text, jsonb) from public;

create function private.is_there(owner uuid, kind text, said jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select case kind
    when 'clients' then exists (
      select from public.clients as own
      where own.user_id = owner and lower(own.name) = lower(said ->> 'name')
        and coalesce(own.email, '') = coalesce(said ->> 'email', '')
    )
    when 'invoices' then exists (
      select from public.businesses as business
      join public.invoices as own on own.business_id = business.id
      where business.user_id = owner and own.given_number is not null 
        and lower(own.given_number) = lower(private.single_line(said ->> 'number'))
    )
    else exists (
      select from public.catalogue_items as own
      where own.user_id = owner and md5(lower(own.description)) = md5(lower(said ->> 'description')) and not own.is_archived
    )
  end
$$;
revoke all on function private.is_there(uuid, text, jsonb) from public;

create function private.own_import(import_id uuid) returns public.imports
language plpgsql
set search_path = ''
as $$
declare
  known public.imports;
begin
  select * into known from public.imports as own
  where own.id = own_import.import_id and own.user_id = private.caller();
  if not found then
    perform private.refuse(404, 'import_unknown');
  end if;
  return known;
end
$$;
revoke all on function private.own_import(uuid) from public;

create function private.preview_import(import_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known constant public.imports := private.own_import(import_id);
begin
  -- It writes nothing, and costs what a write does.
  perform private.begin_write();
  return (
    select jsonb_build_object(
      'rows', count(*),
      'made', count(*) filter (where one.turn = 1 and not private.is_there(known.user_id, known.kind, one.said)),
      'already_there', count(*) filter (where one.turn = 1 and private.is_there(known.user_id, known.kind, one.said)),
      'repeated', count(*) filter (where one.turn > 1),
      -- In paise, of those in rupees that would be made.
      'total_minor', coalesce(sum((one.said ->> 'total_minor')::numeric) filter (
        where one.turn = 1 and coalesce(one.said ->> 'currency', 'INR') = 'INR'
          and not private.is_there(known.user_id, known.kind, one.said)
      ), 0)
    )
    from (
      select
        row.said,
        row_number() over (
          partition by private.import_key(known.kind, row.said) order by staged.place, row.place
        ) as turn
      from private.import_rows as staged
      cross join jsonb_array_elements(staged.rows) with ordinality as row (said, place)
      where staged.import_id = known.id
    ) as one
  );
end
$$;
revoke all on function private.preview_import(uuid) from public;
grant execute on function private.preview_import(uuid) to authenticated;

create function public.preview_import(import_id uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.preview_import(import_id) $$;
comment on function public.preview_import(uuid) is
  'What writing one of the caller''s staged imports would do: {rows, made, already_there, repeated, total_minor}. Nothing is written.';
revoke all on function public.preview_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.preview_import(uuid) to authenticated;

create function private.import_clients(known public.imports, rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  made integer;
begin
  insert into public.clients (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, import_id
  )
  select
    known.user_id, said.name, said.contact, said.email, coalesce(said.cc_emails, '{}'), said.phone, said.gstin, said.pan,
    said.address, said.city, said.state_code, said.postal_code, coalesce(said.country, 'IN'), said.delivery_address,
    coalesce(said.currency, 'INR'), said.terms_days, said.notes, coalesce(said.language, 'en'), known.id
  from jsonb_populate_recordset(null::public.clients, rows) as said
  on conflict (user_id, lower(name), coalesce(email, '')) do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;
revoke all on function private.import_clients(public.imports, jsonb) from public;

create function private.import_items(known public.imports, rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  made integer;
begin
  insert into public.catalogue_items (
    user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, request_key, request_fingerprint, import_id
  )
  select
    known.user_id, said.description, said.unit, said.rate, coalesce(said.currency, 'INR'), said.hsn_sac, said.gst_rate,
    coalesce(said.taxability, 'taxable'), gen_random_uuid(), 'imported', known.id
  from jsonb_populate_recordset(null::public.catalogue_items, rows) as said
  on conflict (user_id, md5(lower(description))) where not is_archived do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;
revoke all on function private.import_items(public.imports, jsonb) from public;

-- Issued before, elsewhere: as they were, with what was received for them by now. Their clients come along.
create function private.import_invoices(known public.imports, rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  business public.businesses;
  seller public.businesses;
  document jsonb;
  old record;
  issued date;
  received bigint;
  paid date;
  snapshots jsonb := '{}';
  year text;
  client uuid;
  made uuid;
  all_made uuid[] := '{}';
begin
  select * into business from public.businesses as own where own.user_id = known.user_id for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  perform private.keep_pictures(business);
  -- Told and counted at once in the end, as what is restored is.
  perform set_config('app.restoring', 'on', true);
  for document in select value from jsonb_array_elements(rows) loop
    continue when private.is_there(known.user_id, 'invoices', document);
    issued := (document ->> 'issue_date')::date;
    year := private.financial_year(issued);
    seller := private.seller_on(business, issued);
    -- The pictures of the seller are hashed once a year.
    if not snapshots ? year then
      snapshots := snapshots || jsonb_build_object(year, private.seller_snapshot(seller));
    end if;
    old := private.priced_old(seller, document);
    received := coalesce((document ->> 'received_minor')::bigint, 0);
    paid := least(coalesce((document ->> 'paid_on')::date, (document ->> 'due_date')::date, issued), private.today());
    client := private.client_of(known.user_id, document);
    -- One that was made just now.
    update public.clients as own set import_id = known.id
    where own.id = client and own.created_at = now() and own.import_id is null;
    insert into public.invoices (
      user_id, business_id, client_id, prefix, financial_year, sequence, padding, given_number, import_id, seller, buyer,
      currency, exchange_rate, kind, po_number, supply, with_tax, reverse_charge, place_of_supply,
      place_of_supply_reason, prices_include_tax, taxes, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor,
      round_off_minor, total_minor, total_inr_minor, issue_date, due_date, notes, request_key, request_fingerprint, created_at,
      settled_minor, status, paid_date, payment_method
    )
    select
      known.user_id, business.id, client, 'OLD', year, private.next_sequence(business, 'OLD', year), 4,
      private.single_line(document ->> 'number'), known.id, snapshots -> year,
      private.buyer_snapshot(document), coalesce(document ->> 'currency', 'INR'),
      case when coalesce(document ->> 'currency', 'INR') <> 'INR' then (document ->> 'exchange_rate')::numeric end,
      private.kind_of(seller, old.supply, sums.taxes), document ->> 'po_number', old.supply ->> 'supply',
      (old.supply -> 'with_tax')::boolean, not (old.supply -> 'charged')::boolean, old.supply ->> 'place_of_supply',
      document ->> 'place_of_supply_reason', jsonb_path_exists(old.priced, '$.items[*] ? (@.includes_tax == true)'),
      sums.taxes, sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor,
      sums.round_off_minor, sums.total_minor, sums.total_inr_minor, issued,
      greatest(coalesce((document ->> 'due_date')::date, issued), issued), document ->> 'notes', gen_random_uuid(),
      'imported', least((issued + time '12:00') at time zone 'Asia/Kolkata', now()),
      -- As private.settle has it of the one payment below.
      received, case when received = sums.total_minor then 'PAID' else 'UNPAID' end,
      case when received = sums.total_minor then paid end, case when received = sums.total_minor then 'Other' end
    from jsonb_to_record(old.priced) as sums (
      taxes jsonb, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint,
      round_off_minor bigint, total_minor bigint, total_inr_minor bigint
    )
    returning id into made;
    perform private.write_items(made, known.user_id, old.priced -> 'items');
    if received > 0 then
      insert into public.payments (
        invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, created_at, decided_at
      )
      values (
        made, known.user_id, 'confirmed', received, paid, 'Other', gen_random_uuid(),
        'imported', now(), least((paid + time '12:00') at time zone 'Asia/Kolkata', now() - interval '2 days')
      );
    end if;
    all_made := all_made || made;
  end loop;
  perform set_config('app.restoring', '', true);
  insert into public.invoice_events (invoice_id, user_id, kind, at)
  select own.id, own.user_id, 'created', own.created_at from public.invoices as own where own.id = any (all_made);
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select payment.invoice_id, payment.user_id, 'payment_recorded', payment.created_at, private.payment_event(payment)
  from public.payments as payment
  where payment.invoice_id = any (all_made);
  perform private.count_periods(known.user_id, all_made);
  return cardinality(all_made);
end
$$;
revoke all on function private.import_invoices(public.imports, jsonb) from public;

-- Whether anything hangs on an invoice that did not come with its file.
create function private.is_built_on(invoice public.invoices) returns boolean
language sql stable
set search_path = ''
as $$
  select invoice.cancelled_at is not null or invoice.written_off_at is not null
    or exists (
      select from public.payments as payment
      where payment.invoice_id = invoice.id and (payment.request_fingerprint <> 'imported' or payment.state <> 'confirmed')
    )
    or exists (select from public.invoices as note where note.original_id = invoice.id)
    or exists (select from public.invoice_links as link where link.invoice_id = invoice.id)
    or exists (select from public.invoice_mails as mail where mail.invoice_id = invoice.id)
    or exists (
      select from private.mail_jobs as job
      where job.invoice_id = invoice.id and job.state in ('sending', 'sent', 'unsure')
    )
    or exists (
      select from public.drafts as draft where invoice.id in (draft.original_id, draft.estimate_id, draft.issued_id)
    )
    or exists (
      select from public.invoice_events as event
      where event.invoice_id = invoice.id and event.kind not in ('created', 'payment_recorded')
    )
$$;
revoke all on function private.is_built_on(public.invoices) from public;

create function private.take_out_invoices(known public.imports) returns integer
language plpgsql
set search_path = ''
as $$
declare
  gone integer;
begin
  perform private.count_money(known.user_id, money.day, -money.minor)
  from public.payments as payment
  join public.invoices as own on own.id = payment.invoice_id
  cross join lateral private.money_of_payment(payment) as money
  where own.import_id = known.id;
  -- A reminder that waits, or was given up.
  delete from private.mail_jobs as job using public.invoices as own
  where own.id = job.invoice_id and own.import_id = known.id;
  delete from public.payments as payment using public.invoices as own
  where own.id = payment.invoice_id and own.import_id = known.id;
  delete from public.invoice_events as event using public.invoices as own
  where own.id = event.invoice_id and own.import_id = known.id;
  delete from public.invoice_items as item using public.invoices as own
  where own.id = item.invoice_id and own.import_id = known.id;
  delete from public.invoices as own where own.import_id = known.id;
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke all on function private.take_out_invoices(public.imports) from public;

-- One part at a time, each within the time of a request; who comes again goes on where it stopped.
create function private.write_import(import_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known public.imports := private.own_import(import_id);
  part private.import_rows;
  fresh integer;
  waiting integer;
begin
  perform private.begin_write();
  select * into known from public.imports as own where own.id = known.id for update;
  if known.state = 'undone' then
    perform private.refuse(409, 'import_undone');
  end if;
  delete from private.import_rows as first
  where first.import_id = known.id
    and first.place = (select min(other.place) from private.import_rows as other where other.import_id = known.id)
  returning * into part;
  if part.import_id is not null then
    fresh := case known.kind
      when 'clients' then private.import_clients(known, part.rows)
      when 'items' then private.import_items(known, part.rows)
      else private.import_invoices(known, part.rows)
    end;
    update public.imports as own
    set state = 'written', made = own.made + fresh,
      already_there = own.already_there + jsonb_array_length(part.rows) - fresh
    where own.id = known.id
    returning * into known;
  end if;
  select count(*) into waiting from private.import_rows as rest where rest.import_id = known.id;
  return jsonb_build_object(
    'made', known.made, 'already_there', known.already_there, 'parts_left', waiting
  );
exception
  when data_exception or check_violation or not_null_violation or unique_violation then
    perform private.refuse(422, 'import_refused', 'rows');
end
$$;
revoke all on function private.write_import(uuid) from public;
grant execute on function private.write_import(uuid) to authenticated;

create function public.write_import(import_id uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.write_import(import_id) $$;
comment on function public.write_import(uuid) is
  'Writes the next part of one of the caller''s imports, all of it or nothing, and answers with {made, already_there, parts_left}. What is there already stays as it is.';
revoke all on function public.write_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.write_import(uuid) to authenticated;

-- All of it or nothing, and nothing that somebody has built on: a client with a document or money, or who became another.
create function private.undo_import(import_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known public.imports := private.own_import(import_id);
  gone integer;
begin
  perform private.begin_write();
  -- Issuing waits meanwhile, as it does for itself.
  perform from public.businesses as business where business.user_id = known.user_id for no key update;
  select * into known from public.imports as own where own.id = known.id for update;
  -- And so does what is paid.
  perform from public.invoices as own where own.import_id = known.id order by own.id for update;
  if known.state = 'undone' then
    return 0;
  elsif known.created_at < now() - interval '1 day' then
    perform private.refuse(409, 'import_old');
  elsif exists (
    select from public.clients as own
    where own.import_id = known.id
      and (
        own.merged_into is not null
        or exists (
          select from public.invoices as document
          where document.client_id = own.id and document.import_id is distinct from known.id
        )
        or exists (select from public.receipts as receipt where receipt.client_id = own.id)
        or exists (select from public.clients as other where other.merged_into = own.id)
      )
  ) or exists (
    select from public.catalogue_items as own where own.import_id = known.id and own.used_at is not null
  ) or exists (
    select from public.invoices as own where own.import_id = known.id and private.is_built_on(own)
  ) then
    perform private.refuse(409, 'import_built_on');
  end if;
  perform private.refuse_filed(own.user_id, own.issue_date, own.issue_date)
  from public.invoices as own where own.import_id = known.id;
  perform set_config('app.undoing', known.id::text, true);
  gone := private.take_out_invoices(known);
  delete from public.clients as own where own.import_id = known.id;
  if gone = 0 then
    get diagnostics gone = row_count;
  end if;
  delete from public.catalogue_items as own where own.import_id = known.id;
  if gone = 0 then
    get diagnostics gone = row_count;
  end if;
  delete from private.import_rows as rest where rest.import_id = known.id;
  update public.imports as own set state = 'undone' where own.id = known.id;
  return gone;
end
$$;
revoke all on function private.undo_import(uuid) from public;
grant execute on function private.undo_import(uuid) to authenticated;

create function public.undo_import(import_id uuid) returns integer
language sql
set search_path = ''
as $$ select private.undo_import(import_id) $$;
comment on function public.undo_import(uuid) is
  'Takes all that one of the caller''s imports of the last day made out again, and returns how many; refused where something was built on it. Doing it twice is harmless.';
revoke all on function public.undo_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.undo_import(uuid) to authenticated;
