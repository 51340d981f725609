-- Importing from another program: clients, items and old invoices from a file. Rows are staged in parts, checked as a whole,
-- written part by part, each in one transaction, and can be undone as a whole for a day. The same file again makes nothing:
-- existing rows stay as they are.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The importer's own name for the import; another person may use the same one.
  request_key uuid not null,
  -- A hash of each part by its place, so that another file under the same key is noticed.
  request_fingerprints jsonb not null default '{}',
  kind text not null,
  -- Staged until the first part is written.
  state text not null default 'staged',
  made integer not null default 0,
  already_there integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Who brought it in, or undid it, and when.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint imports_id_user unique (id, user_id),
  constraint imports_request_once unique (user_id, request_key),
  constraint imports_kind_known check (kind in ('clients', 'items', 'invoices')),
  constraint imports_state_known check (state in ('staged', 'written', 'undone'))
);
comment on table public.imports is 'Files that a person brought in, and what they made.';
create index imports_user_id on public.imports (user_id, created_at desc);

alter table public.imports enable row level security;
grant select on public.imports to authenticated;

create policy imports_select_own on public.imports
for select to authenticated
using (user_id = (select private.caller()));

create trigger imports_changed before insert or update on public.imports
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'state');

create table private.import_rows (
  import_id uuid not null,
  user_id uuid not null,
  place integer not null,
  rows jsonb not null,
  row_count integer not null,
  size integer not null,
  -- A hash of the seller for whom old invoices were computed.
  priced_for text,
  primary key (import_id, place),
  constraint import_rows_import foreign key (import_id, user_id)
    references public.imports (id, user_id) on delete cascade,
  constraint import_rows_place_range check (place between 1 and 100)
);
comment on table private.import_rows is 'Rows of a file that wait to be written.';
create index import_rows_import on private.import_rows (import_id, user_id);
alter table private.import_rows enable row level security;
create policy import_rows_nobody on private.import_rows using (false);

create function private.stage_import(import_id uuid, kind text, place integer, rows jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  -- With what is made of each row, its indexes among it.
  size integer := octet_length(stage_import.rows::text)
    + case stage_import.kind when 'invoices' then 5000 else 700 end
    * case jsonb_typeof(stage_import.rows) when 'array' then jsonb_array_length(stage_import.rows) else 0 end;
  most_rows constant integer := 20000;
  freed bigint;
  known public.imports;
  fingerprint text;
  looked record;
begin
  if num_nulls(import_id, kind, place, rows) > 0 or jsonb_typeof(rows) is distinct from 'array' or octet_length(rows::text) > 2000000
    or jsonb_array_length(rows) > 1000 or (place between 1 and 100) is not true
    or (kind in ('clients', 'items', 'invoices')) is not true
    or jsonb_path_exists(rows, '$[*] ? (@.type() != "object")')
  then
    perform private.refuse(422, 'malformed', 'rows');
  end if;
  if kind = 'clients' then
    select coalesce(sum(private.client_size(row.value)), 1) into size from jsonb_array_elements(stage_import.rows) as row;
  end if;
  perform private.begin_write(size);
  -- What was begun an hour ago and never written goes.
  with gone as (
    delete from private.import_rows as old
    using public.imports as stale
    where stale.id = old.import_id and stale.user_id = owner and stale.state = 'staged'
      and stale.created_at < now() - interval '1 hour' and stale.request_key <> stage_import.import_id
    returning old.size
  )
  select coalesce(sum(gone.size), 0) into freed from gone;
  perform private.give_back(owner, freed);
  delete from public.imports as stale
  where stale.user_id = owner and stale.state = 'staged' and stale.created_at < now() - interval '1 hour'
    and stale.request_key <> stage_import.import_id;

  insert into public.imports (user_id, request_key, kind) values (owner, stage_import.import_id, stage_import.kind)
  on conflict (user_id, request_key) do nothing;
  select * into known from public.imports as own
  where own.user_id = owner and own.request_key = stage_import.import_id for update;
  fingerprint := private.hash(rows::text);
  if known.kind <> stage_import.kind
    or coalesce(known.request_fingerprints ->> place::text <> fingerprint, known.state <> 'staged')
  then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "file"}');
  elsif known.state <> 'staged' then
    perform private.refuse(409, 'import_written');
  end if;
  update public.imports as own
  set request_fingerprints = own.request_fingerprints || jsonb_build_object(place, fingerprint)
  where own.id = known.id;
  if (
    select coalesce(sum(staged.row_count), 0) from private.import_rows as staged
    where staged.import_id = known.id and staged.place <> stage_import.place
  ) + jsonb_array_length(rows) > most_rows then
    perform private.refuse(422, 'too_many_items', 'rows', jsonb_build_object('most', most_rows));
  end if;
  if kind = 'invoices' then
    looked := private.look_over_old(owner, rows);
  else
    select stage_import.rows as fitting, '[]'::jsonb as faults, null::text as priced_for into looked;
  end if;
  insert into private.import_rows (import_id, user_id, place, rows, row_count, size, priced_for)
  values (
    known.id, owner, stage_import.place, looked.fitting, jsonb_array_length(looked.fitting), size, looked.priced_for
  )
  on conflict on constraint import_rows_pkey do update set
    rows = excluded.rows, row_count = excluded.row_count, size = excluded.size, priced_for = excluded.priced_for;
  return looked.faults;
end
$$;
grant execute on function private.stage_import(uuid, text, integer, jsonb) to authenticated;

create function public.stage_import(import_id uuid, kind text, place integer, rows jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.stage_import(import_id, kind, place, rows) $$;
comment on function public.stage_import(uuid, text, integer, jsonb) is
  'Lays at most 1,000 rows of a file aside: clients or items as create_client and create_item take them, or invoices of another program {number, total_minor, received_minor, paid_on} and what issue_invoice takes. Answers [{place, code, field, params}] of the invoices that are left out. The same rows at the same place again change nothing, and others are refused (409).';
grant execute on function public.stage_import(uuid, text, integer, jsonb) to authenticated;

-- The key by which two rows are the same, as in the indexes of both tables.
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

-- The keys of existing rows.
create function private.import_keys(owner uuid, kind text) returns setof text
language plpgsql stable
set search_path = ''
as $$
begin
  if kind = 'clients' then
    return query
    select jsonb_build_array(lower(own.name), coalesce(own.email, ''))::text
    from books.clients as own
    where own.user_id = owner;
  elsif kind = 'items' then
    return query
    select md5(lower(own.description))
    from public.catalogue_items as own
    where own.user_id = owner and not own.is_archived;
  else
    return query
    select lower(own.given_number)
    from public.businesses as business
    join books.invoices as own on own.business_id = business.id
    where business.user_id = owner and own.given_number is not null;
  end if;
end
$$;

create function private.own_import(import_id uuid) returns public.imports
language plpgsql
set search_path = ''
as $$
declare
  known public.imports;
begin
  select * into known from public.imports as own
  where own.user_id = private.caller() and import_id in (own.id, own.request_key);
  if not found then
    perform private.refuse(404, 'import_unknown');
  end if;
  return known;
end
$$;

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
    with there as materialized (
      select present.key from private.import_keys(known.user_id, known.kind) as present (key)
    ), waiting as materialized (
      select
        private.import_key(known.kind, row.said) as key, staged.place as part, row.place,
        case when coalesce(row.said ->> 'currency', 'INR') = 'INR' then (row.said ->> 'total_minor')::numeric end as rupees
      from private.import_rows as staged
      cross join jsonb_array_elements(staged.rows) with ordinality as row (said, place)
      where staged.import_id = known.id
    ), one as (
      -- The first in the file is written.
      select waiting.key, count(*) as times, (array_agg(waiting.rupees order by waiting.part, waiting.place))[1] as rupees
      from waiting
      group by waiting.key
    )
    select jsonb_build_object(
      'rows', coalesce(sum(one.times), 0),
      'made', count(*) filter (where there.key is null),
      'already_there', count(there.key),
      'repeated', coalesce(sum(one.times - 1), 0),
      -- In paise, of those in rupees that would be made.
      'total_minor', coalesce(sum(one.rupees) filter (where there.key is null), 0)
    )
    from one
    left join there on there.key = one.key
  );
end
$$;
grant execute on function private.preview_import(uuid) to authenticated;

create function public.preview_import(import_id uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.preview_import(import_id) $$;
comment on function public.preview_import(uuid) is
  'What writing one of the caller''s staged imports would do: {rows, made, already_there, repeated, total_minor}. Nothing is written.';
grant execute on function public.preview_import(uuid) to authenticated;

-- One part at a time, each within the time of a request; a new call goes on where the last one stopped.
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
      else private.import_invoices(known, part)
    end;
    update public.imports as own
    set state = 'written', made = own.made + fresh,
      already_there = own.already_there + part.row_count - fresh
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
grant execute on function private.write_import(uuid) to authenticated;

create function public.write_import(import_id uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.write_import(import_id) $$;
comment on function public.write_import(uuid) is
  'Writes the next part of one of the caller''s imports, all of it or nothing, and answers with {made, already_there, parts_left}. What is there already stays as it is.';
grant execute on function public.write_import(uuid) to authenticated;
