-- Restoring: an export is staged page by page, checked as it comes, and then written in sets (…_restoring.sql) into an account
-- without books. A forged file can only write what its author could have issued: sums, taxes and numbers are computed anew, and
-- every row gets a new id and the caller as its owner (decision 0063).

create table private.restores (
  user_id uuid primary key references auth.users (id) on delete cascade,
  id uuid not null,
  -- Staged until the first set is written. A person who has written only a part goes on, or takes it back, and can write nothing
  -- else meanwhile.
  state text not null default 'staged',
  -- The bytes charged for it.
  size bigint not null default 0,
  begun_at timestamptz,
  -- The earlier {prefix, padding, counters}, for taking the restore back: the file brings its own.
  numbering jsonb,
  -- When the latest page came: staged rows that wait for a day are dropped.
  staged_at timestamptz not null default clock_timestamp(),
  constraint restores_state_known check (state in ('staged', 'writing', 'taking_back', 'done'))
);
comment on table private.restores is 'The latest export that a person brings back, and how far it is.';
alter table private.restores enable row level security;
create policy restores_nobody on private.restores using (false);

-- A row is written together with its child rows, and so at the step of the last of them.
create function private.restore_step(held private.account_tables) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return greatest(held.place, (select max(hung.place) from private.tables_on(held) as hung));
end
$$;
comment on function private.restore_step(private.account_tables) is 'When the rows of a part are restored, among others.';

create table private.restore_rows (
  user_id uuid not null,
  restore_id uuid not null,
  -- The step of private.restore_step, or 100 more for columns that are written later; and the place of the row in it: documents by
  -- their time of creation, all others as they came.
  step integer not null,
  turn text collate "C" not null,
  -- The page of the file in which it came.
  place integer not null,
  value jsonb not null,
  -- About how many rows it writes, and the bytes charged for it.
  weight integer not null,
  size integer not null,
  constraint restore_rows_pkey primary key (user_id, restore_id, step, turn),
  constraint restore_rows_restore foreign key (user_id) references private.restores (user_id) on delete cascade
);
comment on table private.restore_rows is 'Rows of an export that wait to be written into an empty account.';
create index restore_rows_place on private.restore_rows (user_id, restore_id, place);
alter table private.restore_rows enable row level security;
create policy restore_rows_nobody on private.restore_rows using (false);

-- An id of the file always becomes the same new id, and never that of another person's row.
create function private.restored_id(owner uuid, restore_id uuid, known text) returns uuid
language plpgsql immutable strict
set search_path = ''
as $$ begin return encode(substr(sha256(convert_to(owner::text || restore_id || lower(known), 'UTF8')), 1, 16), 'hex')::uuid; end $$;

create function private.not_later(moment timestamptz) returns timestamptz
language plpgsql volatile strict
set search_path = ''
as $$ begin return least(moment, clock_timestamp()); end $$;
comment on function private.not_later(timestamptz) is 'The moment, or now where a file says one to come.';

create function private.require_empty_account(owner uuid) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  is_used boolean;
begin
  execute (
    select format('select exists (%s)', string_agg(
      format('select from %s as own where own.%I = $1', held.name, held.owner), ' union all ' order by held.place
    ))
    from private.account_tables as held
    where held.is_books
  ) into is_used using owner;
  if is_used then
    perform private.refuse(409, 'account_not_empty');
  end if;
end
$$;

create function private.restored_size(held private.account_tables, value jsonb) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if held.called = 'clients' then
    return private.client_size(value);
  end if;
  return octet_length(value::text) + held.bytes
    -- Rows of a document, its payments, mails, links and what happened to it are rows of their own.
    + 400 * (select count(*) from jsonb_path_query(value, '$.*[*] ? (@.type() == "object")'))::integer;
end
$$;
comment on function private.restored_size(private.account_tables, jsonb) is
  'About how many bytes a row of an export takes once it is written, its indexes among them: a short row takes far more than its text.';

create function private.stage_restore(restore_id uuid, place integer, part text, rows jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  -- A page of documents has 2,000 rows, or one document.
  most_bytes constant integer := 4000000;
  -- As one by one.
  most_schedules constant integer := 200;
  held constant private.account_tables := private.account_part(stage_restore.part);
  last_step constant integer := private.restore_step(held);
  bytes integer;
  known private.restores;
  freed bigint;
  document jsonb;
begin
  if num_nulls(restore_id, place, part, rows) > 0 or jsonb_typeof(rows) is distinct from 'array'
    or octet_length(rows::text) > most_bytes
    or jsonb_array_length(rows) > 200 or (place between 1 and 5000) is not true
    or held.name is null
    or jsonb_path_exists(rows, '$[*] ? (@.type() != "object")')
  then
    perform private.refuse(422, 'malformed', 'rows');
  end if;
  select greatest(coalesce(sum(private.restored_size(held, row.value)), 0), 1) into bytes
  from jsonb_array_elements(stage_restore.rows) as row;
  perform private.begin_write(bytes);
  perform private.require_empty_account(owner);
  insert into private.restores (user_id, id) values (owner, stage_restore.restore_id) on conflict (user_id) do nothing;
  select * into known from private.restores as own where own.user_id = owner for update;
  -- What another file left here goes, and what came in the place of this page.
  if known.id <> stage_restore.restore_id or known.state = 'done' then
    freed := case known.state when 'staged' then known.size else 0 end;
    delete from private.restore_rows as old where old.user_id = owner;
    known.size := 0;
  else
    with gone as (
      delete from private.restore_rows as old
      where old.user_id = owner and old.restore_id = stage_restore.restore_id and old.place = stage_restore.place
      returning old.size
    )
    select coalesce(sum(gone.size), 0) into freed from gone;
    known.size := known.size - freed;
  end if;
  perform private.give_back(owner, freed);
  update private.restores as own
  set id = stage_restore.restore_id, state = 'staged', size = known.size + bytes, staged_at = clock_timestamp()
  where own.user_id = owner;

  if part = 'documents' then
    for document in select value from jsonb_array_elements(stage_restore.rows) loop
      perform private.check_restored_document(document);
      perform private.check_restored_evidence(document);
    end loop;
  end if;
  if part = 'schedules' and (
    select count(*) from private.restore_rows as staged
    where staged.user_id = owner and staged.restore_id = stage_restore.restore_id
      and staged.step = last_step
  ) + jsonb_array_length(stage_restore.rows) > most_schedules then
    perform private.refuse(409, 'schedules_full', params => jsonb_build_object('most', most_schedules));
  end if;
  insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
  select
    owner, stage_restore.restore_id,
    -- Receipts point at their vouchers, and payments of documents at receipts.
    case when part = 'documents' and private.is_advance(private.kind(row.value ->> 'kind')) then held.place else last_step end,
    case when part = 'documents'
      then to_char((row.value ->> 'created_at')::timestamptz at time zone 'UTC', 'YYYYMMDDHH24MISSUS ')
        || ((private.kind(row.value ->> 'kind')).against is not null)::integer || (row.value ->> 'id')
      else to_char(stage_restore.place, 'FM00000 ') || to_char(row.turn, 'FM00000')
    end,
    stage_restore.place, row.value,
    -- A page of a part weighs 2,000.
    case when part = 'documents' then 1 + jsonb_array_length(row.value -> 'items') else 2000 / held.page end,
    private.restored_size(held, row.value)
  from jsonb_array_elements(stage_restore.rows) with ordinality as row (value, turn);
exception
  when data_exception or integrity_constraint_violation then
    perform private.refuse(422, 'restore_refused', part, jsonb_build_object('of', part));
end
$$;
grant execute on function private.stage_restore(uuid, integer, text, jsonb) to authenticated;

create function public.stage_restore(restore_id uuid, place integer, part text, rows jsonb) returns void
language sql
set search_path = ''
as $$ select private.stage_restore(restore_id, place, part, rows) $$;
comment on function public.stage_restore(uuid, integer, text, jsonb) is
  'Lays one page of an export aside, to be written into the caller''s empty account by commit_restore; the same place again takes the place of the first. Documents are checked as they come.';
grant execute on function public.stage_restore(uuid, integer, text, jsonb) to authenticated;
