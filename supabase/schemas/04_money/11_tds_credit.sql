-- What the tax department has of tax that clients deducted: rows of Form 26AS and Form 168, who their deductors are, and the
-- certificates of clients. The browser reads the file; the rows alone are kept. Which row is for which deduction follows from both
-- (domain/tds) and stands nowhere.

create table books.deductors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tan text not null,
  -- As the department has it.
  name text not null,
  -- Null of one who is said to be no client, such as a bank that pays interest.
  client_id uuid,
  -- Who said it last, and when, as of a client.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint deductors_once unique (user_id, tan),
  constraint deductors_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint "tan: tan_invalid" check (tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'),
  constraint "name: too_long most 200" check (char_length(name) between 1 and 200)
);
comment on table books.deductors is 'Who a deductor is, as a person said it once: one of their clients, or none.';
create index deductors_client_user on books.deductors (client_id, user_id);

alter table books.deductors enable row level security;
grant select on books.deductors to authenticated;

create policy deductors_select_own on books.deductors
for select to authenticated
using (user_id = (select private.caller()));

create table books.tds_rows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tan text not null,
  deductor text not null,
  -- The deductor's; Form 26AS does not tell it.
  pan text,
  -- A section, or from 1 April 2026 on a code.
  code text not null,
  day date not null,
  -- Final, unmatched, provisional, overbooked.
  status text not null,
  booked_on date,
  remarks text,
  -- Of a reversal below zero.
  paid_minor bigint not null,
  tax_minor bigint not null,
  deposited_minor bigint,
  -- The how manyth of rows that are alike in a file.
  occurrence integer not null,
  -- The day of the newest statement that has it. A newer one of its year without it takes it back.
  told_on date not null,
  created_at timestamptz not null default now(),
  -- Who read it in last, and when it told something new.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint tds_rows_once unique (user_id, tan, code, day, paid_minor, tax_minor, occurrence),
  constraint "tan: tan_invalid" check (tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'),
  constraint "deductor: too_long most 200" check (char_length(deductor) between 1 and 200),
  constraint "pan: pan_invalid" check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  constraint "code: value_not_allowed" check (code ~ '^[0-9A-Za-z()]{3,12}$'),
  constraint tds_rows_days check (private.is_day(day) and private.is_day(told_on) and (booked_on is null or private.is_day(booked_on))),
  constraint "status: value_not_allowed" check (status in ('F', 'U', 'P', 'O')),
  constraint "remarks: too_long most 60" check (char_length(remarks) between 1 and 60),
  constraint "amount: amount_out_of_range" check (
    abs(paid_minor) <= private.most_minor() and abs(tax_minor) <= private.most_minor()
    and abs(deposited_minor) <= private.most_minor()
  ),
  constraint tds_rows_occurrence check (occurrence between 1 and 50000)
);
comment on table books.tds_rows is 'Tax deducted at source as the tax department has it, by the statements that a person read in.';

alter table books.tds_rows enable row level security;
grant select on books.tds_rows to authenticated;

create policy tds_rows_select_own on books.tds_rows
for select to authenticated
using (user_id = (select private.caller()));

create table books.tds_certificates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null,
  -- The first day of its quarter, which says whether it is Form 16A or Form 131.
  quarter date not null,
  number text not null,
  received_on date not null,
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint tds_certificates_once unique (user_id, client_id, quarter, number),
  constraint tds_certificates_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint "quarter: value_not_allowed" check (
    private.is_day(quarter) and extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)
  ),
  constraint "certificate: too_long most 40" check (char_length(number) <= 40),
  constraint "certificate: not_one_line" check (number is not distinct from private.single_line(number)),
  constraint "receivedOn: value_not_allowed" check (private.is_day(received_on))
);
comment on table books.tds_certificates is 'Certificates of tax deducted that a person has of their clients: Form 16A, and Form 131 since 2026.';
create index tds_certificates_client_user on books.tds_certificates (client_id, user_id);

alter table books.tds_certificates enable row level security;
grant select on books.tds_certificates to authenticated;

create policy tds_certificates_select_own on books.tds_certificates
for select to authenticated
using (user_id = (select private.caller()));

create trigger deductors_changed before insert or update on books.deductors
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'name', 'client_id');

create trigger tds_certificates_changed before insert or update on books.tds_certificates
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'received_on');

-- A whole statement at once: a row that the newest one of its year lacks counts no more, so half of one would take the rest back.
-- A row is known again by all that a later statement leaves as it is; its status and its booking are those of the newest one. Who
-- reads it in is asked once: a trigger would ask for each of ten thousand rows.
create function private.keep_tds_rows(told_on date, tds_rows jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  who constant record := private.actor(owner);
  answer jsonb;
begin
  if jsonb_typeof(tds_rows) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'rows');
  elsif jsonb_array_length(tds_rows) > 10000 or octet_length(tds_rows::text) > 5000000 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 10000}');
  elsif keep_tds_rows.told_on is null or keep_tds_rows.told_on > private.today() then
    perform private.refuse(422, 'value_not_allowed', 'toldOn');
  end if;
  perform private.begin_write(greatest(300 * jsonb_array_length(tds_rows), octet_length(tds_rows::text)));
  if (select count(*) from books.tds_rows as kept where kept.user_id = owner) > 50000 then
    perform private.refuse(403, 'storage_full');
  end if;
  with given as (
    select distinct on (named.tan, named.code, named.day, named.paid_minor, named.tax_minor, named.occurrence) named.*
    from jsonb_array_elements(tds_rows) as row
    cross join jsonb_to_record(case jsonb_typeof(row) when 'object' then row else '{}' end) as named (
      tan text, deductor text, pan text, code text, day date, status text, booked_on date, remarks text, paid_minor bigint,
      tax_minor bigint, deposited_minor bigint, occurrence integer
    )
  ),
  fresh as (
    insert into books.tds_rows as kept (
      user_id, tan, deductor, pan, code, day, status, booked_on, remarks, paid_minor, tax_minor, deposited_minor, occurrence, told_on,
      changed_at, changed_by_id, changed_by_name
    )
    select
      owner, given.tan, given.deductor, given.pan, given.code, given.day, given.status, given.booked_on, given.remarks,
      given.paid_minor, given.tax_minor, given.deposited_minor, given.occurrence, keep_tds_rows.told_on,
      now(), who.id, who.name
    from given
    on conflict on constraint tds_rows_once do update
    set
      deductor = excluded.deductor,
      pan = coalesce(excluded.pan, kept.pan),
      status = excluded.status,
      booked_on = excluded.booked_on,
      remarks = excluded.remarks,
      deposited_minor = coalesce(excluded.deposited_minor, kept.deposited_minor),
      told_on = excluded.told_on,
      changed_at = excluded.changed_at,
      changed_by_id = excluded.changed_by_id,
      changed_by_name = excluded.changed_by_name
    where kept.told_on <= excluded.told_on
      and (kept.status, kept.booked_on, kept.told_on, kept.deductor, kept.remarks)
        is distinct from (excluded.status, excluded.booked_on, excluded.told_on, excluded.deductor, excluded.remarks)
    returning kept.xmax = 0 as is_new
  )
  select jsonb_build_object(
    'new', count(*) filter (where is_new),
    'changed', count(*) filter (where not is_new),
    'known', jsonb_array_length(tds_rows) - count(*)
  )
  into answer
  from fresh;
  return answer;
end
$$;
grant execute on function private.keep_tds_rows(date, jsonb) to authenticated;

create function public.keep_tds_rows(told_on date, tds_rows jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.keep_tds_rows(private.bounded_day(told_on, 'toldOn'), tds_rows) $$;
comment on function public.keep_tds_rows(date, jsonb) is
  'Keeps the rows of a statement of the tax department of a day, all of them at once and at most 10,000, and answers how many were new, are told anew and were known. The same rows again change nothing.';
grant execute on function public.keep_tds_rows(date, jsonb) to authenticated;

create function private.remember_deductor(tan text, deductor text, client_id uuid, forgets boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write();
  if forgets then
    delete from books.deductors as known where known.user_id = owner and known.tan = remember_deductor.tan;
    return;
  end if;
  if remember_deductor.client_id is not null then
    perform private.lock_client(remember_deductor.client_id, owner);
  end if;
  insert into books.deductors as known (user_id, tan, name, client_id)
  values (owner, remember_deductor.tan, private.single_line(deductor), remember_deductor.client_id)
  on conflict on constraint deductors_once do update set name = excluded.name, client_id = excluded.client_id;
  update books.clients as client set tan = remember_deductor.tan
  where client.id = remember_deductor.client_id and client.user_id = owner and client.tan is null;
  if (select count(*) from books.deductors as known where known.user_id = owner) > 20000 then
    perform private.refuse(403, 'storage_full');
  end if;
end
$$;
grant execute on function private.remember_deductor(text, text, uuid, boolean) to authenticated;

create function public.remember_deductor(
  tan text,
  deductor text,
  client_id uuid default null,
  forgets boolean default false
) returns void
language sql
set search_path = ''
as $$ select private.remember_deductor(tan, deductor, client_id, forgets) $$;
comment on function public.remember_deductor(text, text, uuid, boolean) is
  'Says that a deductor is one of the caller''s clients, who gets the TAN if they have none yet, or without a client that they are none; or forgets what was said.';
grant execute on function public.remember_deductor(text, text, uuid, boolean) to authenticated;

create function private.note_certificate(client_id uuid, quarter date, certificate text, received_on date) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  clean constant text := private.single_line(certificate);
begin
  perform private.lock_client(note_certificate.client_id, owner);
  if clean is null then
    perform private.refuse(422, 'required', 'certificate');
  elsif note_certificate.received_on is null or note_certificate.received_on > private.today() then
    perform private.refuse(422, 'value_not_allowed', 'receivedOn');
  end if;
  perform private.check_length(clean, 40, 'certificate');
  if (select count(*) from books.tds_certificates as known where known.user_id = owner) > 20000 then
    perform private.refuse(403, 'storage_full');
  end if;
  insert into books.tds_certificates as known (user_id, client_id, quarter, number, received_on)
  values (owner, note_certificate.client_id, note_certificate.quarter, clean, note_certificate.received_on)
  on conflict on constraint tds_certificates_once do update set received_on = excluded.received_on;
end
$$;
grant execute on function private.note_certificate(uuid, date, text, date) to authenticated;

create function public.note_certificate(client_id uuid, quarter date, certificate text, received_on date) returns void
language sql
set search_path = ''
as $$ select private.note_certificate(client_id, quarter, certificate, received_on) $$;
comment on function public.note_certificate(uuid, date, text, date) is
  'Notes the number of a certificate that the caller has of a client for a quarter, which begins on its first day, and when it came. The same one again changes its day.';
grant execute on function public.note_certificate(uuid, date, text, date) to authenticated;

create function private.remove_certificate(certificate_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.begin_write();
  delete from books.tds_certificates as known where known.id = certificate_id and known.user_id = private.caller();
end
$$;
grant execute on function private.remove_certificate(uuid) to authenticated;

create function public.remove_certificate(certificate_id uuid) returns void
language sql
set search_path = ''
as $$ select private.remove_certificate(certificate_id) $$;
comment on function public.remove_certificate(uuid) is 'Takes the note of a certificate back. Doing it twice is harmless.';
grant execute on function public.remove_certificate(uuid) to authenticated;

create function private.tds_books(first_day date, last_day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'deductions', (
      select coalesce(jsonb_agg(to_jsonb(line)), '[]')
      from (
        select
          known.id, known.invoice_id, known.number, known.client_id, known.tax_minor, known.paid_on, known.credited_on, known.kind,
          known.changed_by_name
        from private.deduction_lines as known
        where known.user_id = owner and known.tax_minor > 0 and known.paid_on between first_day and last_day
        order by known.paid_on desc, known.id
        limit 20000
      ) as line
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(line)), '[]')
      from (
        select
          known.id, known.tan, known.deductor, known.pan, known.code, known.day, known.status, known.booked_on, known.remarks,
          known.paid_minor, known.tax_minor, known.deposited_minor, known.told_on
        from (
          select own.*, max(own.told_on) over (partition by private.financial_year_start(own.day)) as newest
          from books.tds_rows as own
          where own.user_id = owner
        ) as known
        where known.told_on = known.newest and known.day between first_day and last_day
        order by known.day desc, known.id
        limit 20000
      ) as line
    ),
    -- The newest statement with a row of these days, and who read it in.
    'statement', (
      select jsonb_build_object('told_on', known.told_on, 'changed_by_name', known.changed_by_name)
      from books.tds_rows as known
      where known.user_id = owner and known.day between first_day and last_day
      order by known.told_on desc, known.changed_at desc nulls last
      limit 1
    ),
    'clients', (
      select coalesce(jsonb_agg(to_jsonb(line)), '[]')
      from (
        select client.id, client.name, client.tan, client.pan, client.gstin
        from books.clients as client
        where client.user_id = owner and client.merged_into is null
        order by lower(client.name), client.id
        limit 20000
      ) as line
    ),
    'known', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'tan', known.tan, 'name', known.name, 'client_id', known.client_id, 'changed_by_name', known.changed_by_name
          )
        ),
        '[]'
      )
      from books.deductors as known
      where known.user_id = owner
    ),
    'certificates', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', known.id, 'client_id', known.client_id, 'quarter', known.quarter, 'number', known.number,
            'received_on', known.received_on, 'changed_by_name', known.changed_by_name
          )
          order by known.received_on, known.id
        ),
        '[]'
      )
      from books.tds_certificates as known
      where known.user_id = owner and known.quarter between first_day and last_day
    )
  );
end
$$;
grant execute on function private.tds_books(date, date) to authenticated;

create function public.tds_books(first_day date, last_day date) returns jsonb
language sql stable
set search_path = ''
as $$ select private.tds_books(private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to')) $$;
comment on function public.tds_books(date, date) is
  'All that tells which deducted tax of the caller reached the tax department between two days, in paise: deductions of payments, rows of the department as its newest statements have them, the newest of these, clients, known deductors, and certificates; with the member or program that said each last.';
grant execute on function public.tds_books(date, date) to authenticated;
