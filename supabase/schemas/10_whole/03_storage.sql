-- The real size of an account on the disk. Writers charge an estimate before their work; once a day, the size is measured anew
-- (decision 0072). pg_cron calls it, and drops staged rows that were never written.

create function private.stored_bytes(relation regclass, owner uuid) returns bigint
language plpgsql stable
set search_path = ''
as $$
declare
  -- As the row stands in the table: a long value by what it is packed to. 28 for its head and the pointer to it.
  width constant text := (
    select string_agg(format('coalesce(pg_column_size(%I), 0)', column_of.attname), ' + ')
    from pg_catalog.pg_attribute as column_of
    where column_of.attrelid = relation and column_of.attnum > 0 and not column_of.attisdropped
  );
  of_all record;
  own record;
  -- What updates leave behind in the pages, as a part of what stands in them. A row stands there with 2 kB at most.
  slack double precision;
begin
  execute format(
    'select count(*) as rows, coalesce(sum(28 + %1$s), 0) as bytes, coalesce(sum(least(2000, 28 + %1$s)), 0) as in_pages
     from %2$s where user_id = $1', width, relation
  )
  into own using owner;
  if own.rows = 0 then
    return 0;
  end if;
  select
    pg_catalog.pg_indexes_size(relation) as indexes, pg_catalog.pg_relation_size(relation) as pages,
    greatest(known.reltuples, own.rows) as rows, 28 + sum(stated.avg_width) as width
  into of_all
  from pg_catalog.pg_class as known
  left join pg_catalog.pg_stats as stated
    on stated.schemaname = known.relnamespace::regnamespace::text and stated.tablename = known.relname
  where known.oid = relation
  group by known.oid;
  slack := coalesce(least(greatest(of_all.pages / (of_all.rows * of_all.width) - 1, 0), 2), 0);
  -- Of the indexes an equal share for each row.
  return own.bytes + (own.in_pages * slack + of_all.indexes / of_all.rows * own.rows)::bigint;
end
$$;

create function private.kept_bytes(owner uuid) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(private.stored_bytes(held.oid, owner)), 0)
    from pg_catalog.pg_class as held
    join pg_catalog.pg_attribute as key on key.attrelid = held.oid and key.attname = 'user_id' and not key.attisdropped
    where held.relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)
      and held.relkind = 'r' and held.relpersistence = 'p'
  );
end
$$;
comment on function private.kept_bytes(uuid) is
  'What all rows of an account take, with their share of the indexes: every table that says whose its rows are.';

-- Nobody waits while it reads: bytes charged meanwhile are added to the result. An account that is writing when it ends is measured
-- with the next turn.
create function private.measure_accounts() returns integer
language plpgsql
set search_path = ''
as $$
declare
  enough constant timestamptz := clock_timestamp() + interval '20 seconds';
  due private.writers;
  measured jsonb := '{}';
  changed integer;
begin
  for due in
    select *
    from private.writers as writer
    where writer.counted_at > coalesce(writer.measured_at, '-infinity')
      and coalesce(writer.measured_at, '-infinity') < now() - interval '1 day'
    order by writer.measured_at nulls first
    limit 1000
  loop
    exit when clock_timestamp() > enough;
    measured := measured || jsonb_build_object(due.user_id, private.kept_bytes(due.user_id) - due.bytes);
  end loop;
  with free as (
    select writer.user_id, said.value::bigint as more
    from jsonb_each_text(measured) as said
    join private.writers as writer on writer.user_id = said.key::uuid
    for no key update of writer skip locked
  )
  update private.writers as writer
  set bytes = greatest(0, writer.bytes + free.more), measured_at = clock_timestamp()
  from free
  where writer.user_id = free.user_id;
  get diagnostics changed = row_count;
  return changed;
end
$$;
comment on function private.measure_accounts() is
  'Measures the accounts that have written since a day ago, and says how many; pg_cron calls it, nobody else.';

-- Drops rows of a file that were staged and not written within a day. An import or restore that is being written stays: half of it
-- is in the books.
create function private.drop_staged() returns integer
language plpgsql
set search_path = ''
as $$
declare
  stale record;
  dropped integer := 0;
begin
  for stale in
    delete from private.restores as begun
    where begun.state = 'staged' and begun.staged_at < now() - interval '1 day'
    returning begun.user_id, begun.size
  loop
    perform private.give_back(stale.user_id, stale.size);
    dropped := dropped + 1;
  end loop;
  for stale in
    with gone as (
      delete from private.import_rows as waiting
      using public.imports as begun
      where begun.id = waiting.import_id and begun.created_at < now() - interval '1 day'
      returning waiting.user_id, waiting.size
    )
    select gone.user_id, sum(gone.size) as size from gone group by gone.user_id
  loop
    perform private.give_back(stale.user_id, stale.size);
    dropped := dropped + 1;
  end loop;
  delete from public.imports as begun where begun.state = 'staged' and begun.created_at < now() - interval '1 day';
  return dropped;
end
$$;
comment on function private.drop_staged() is
  'Drops what was staged of exports and files a day ago and never written, and gives its bytes back; pg_cron calls it, nobody else.';
