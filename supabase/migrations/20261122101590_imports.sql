-- Moving in from another program: clients and items of a file. Rows are staged in parts, looked over as a whole, written part by part,
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
  constraint imports_kind_known check (kind in ('clients', 'items')),
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

create function private.stage_import(import_id uuid, kind text, place integer, rows jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  size constant integer := octet_length(stage_import.rows::text);
  freed bigint;
  known public.imports;
begin
  if num_nulls(import_id, kind, place, rows) > 0 or jsonb_typeof(rows) is distinct from 'array' or size > 2000000
    or jsonb_array_length(rows) > 1000 or (place between 1 and 100) is not true
    or (kind in ('clients', 'items')) is not true
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
  insert into private.import_rows (import_id, user_id, place, rows, size)
  values (known.id, owner, stage_import.place, stage_import.rows, size)
  on conflict on constraint import_rows_pkey do update set rows = excluded.rows, size = excluded.size;
end
$$;
revoke all on function private.stage_import(uuid, text, integer, jsonb) from public;
grant execute on function private.stage_import(uuid, text, integer, jsonb) to authenticated;

create function public.stage_import(import_id uuid, kind text, place integer, rows jsonb) returns void
language sql
set search_path = ''
as $$ select private.stage_import(import_id, kind, place, rows) $$;
comment on function public.stage_import(uuid, text, integer, jsonb) is
  'Lays at most 1,000 rows of a file aside, clients or items as create_client and create_item take them; the same place again takes the place of the first.';
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
    else md5(lower(said ->> 'description'))
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
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known constant public.imports := private.own_import(import_id);
begin
  return (
    select jsonb_build_object(
      'rows', count(*),
      'made', count(*) filter (where one.turn = 1 and not private.is_there(known.user_id, known.kind, one.said)),
      'already_there', count(*) filter (where one.turn = 1 and private.is_there(known.user_id, known.kind, one.said)),
      'repeated', count(*) filter (where one.turn > 1)
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
language sql stable
set search_path = ''
as $$ select private.preview_import(import_id) $$;
comment on function public.preview_import(uuid) is
  'What writing one of the caller''s staged imports would do: {rows, made, already_there, repeated}. Nothing is written.';
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
      else private.import_items(known, part.rows)
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
  when data_exception or check_violation or not_null_violation then
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
  if known.state = 'undone' then
    return 0;
  elsif known.created_at < now() - interval '1 day' then
    perform private.refuse(409, 'import_old');
  elsif exists (
    select from public.clients as own
    where own.import_id = known.id
      and (
        own.merged_into is not null
        or exists (select from public.invoices as document where document.client_id = own.id)
        or exists (select from public.receipts as receipt where receipt.client_id = own.id)
        or exists (select from public.clients as other where other.merged_into = own.id)
      )
  ) or exists (
    select from public.catalogue_items as own where own.import_id = known.id and own.used_at is not null
  ) then
    perform private.refuse(409, 'import_built_on');
  end if;
  perform set_config('app.undoing', known.id::text, true);
  delete from public.clients as own where own.import_id = known.id;
  get diagnostics gone = row_count;
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
