-- Writes a staged export (…_restore.sql) set by set, each within the time of a request, in the order in which rows point at each
-- other. Until the last set is written, the account writes nothing else; a person who stopped half-way goes on, or takes it back
-- (decision 0067).

-- Mails about recent events have gone out already, from the server of the export.
create function private.quiet_restored(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.mail_jobs (kind, subject_id, user_id, step, last_day, until, address, invoice_ids, state)
  select
    traits.kind, due.subject_id, due.user_id, due.step, due.last_day, due.until, due.address, due.invoice_ids, 'sent'
  from private.mail_kinds as traits
  cross join lateral private.due_mails(traits.kind, null) as due
  where traits.went_before_restoring and due.user_id = owner
  on conflict do nothing;
end
$$;

-- The next rows of one step, at most 200, or as many as write 2,000 rows; null if none is left. They leave the stage.
create function private.next_restore_set(owner uuid, restore_id uuid, out step integer, out rows jsonb)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  with ready as (
    select waiting.step, waiting.turn, waiting.weight
    from private.restore_rows as waiting
    where waiting.user_id = owner and waiting.restore_id = next_restore_set.restore_id
    order by waiting.step, waiting.turn
    limit 200
  ), taken as (
    delete from private.restore_rows as waiting
    using (
      select ready.step, ready.turn,
        sum(ready.weight) over in_order as weight, row_number() over in_order as place, min(ready.step) over () as first_step
      from ready
      window in_order as (order by ready.step, ready.turn)
    ) as known
    where waiting.user_id = owner and waiting.restore_id = next_restore_set.restore_id
      and (waiting.step, waiting.turn) = (known.step, known.turn)
      and known.step = known.first_step and (known.place = 1 or known.weight <= 2000)
    returning waiting.step, waiting.turn, waiting.value
  )
  select min(taken.step), jsonb_agg(taken.value order by taken.turn)
  into next_restore_set.step, next_restore_set.rows
  from taken;
end
$$;

-- The rows of a set, for one table; `staged` are those of the part, and `said` is the row itself.
create function private.write_restored(held private.account_tables, owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_single constant boolean := private.is_one_to_an(held, held.owner);
  said constant text := format(
    case
      when held.parent is null then 'jsonb_populate_record(null::%1$s, staged.value)'
      when private.is_one_to_an(held, held.link) then
        'jsonb_populate_recordset(
          null::%1$s, case jsonb_typeof(staged.value -> %2$L) when ''object'' then jsonb_build_array(staged.value -> %2$L) end
        )'
      else 'jsonb_populate_recordset(null::%1$s, staged.value -> %2$L)'
    end,
    held.name, held.called
  );
  source constant text := format('from jsonb_array_elements($3) as staged (value) cross join %s as said', said);
  columns text;
  fresh text;
  changes text;
  changed integer := 0;
begin
  select
    string_agg(quote_ident(own.name), ', '),
    string_agg(
      case when own.is_required and not own.is_id and own.fallback is not null
        then format('coalesce(%s, %s)', own.restored, pg_get_expr(own.fallback, held.name::regclass))
        else own.restored
      end, ', '
    ),
    -- A file that does not say a column leaves it as it is.
    string_agg(
      format(case when own.is_required then '%1$I = coalesce(%2$s, own.%1$I)' else '%1$I = %2$s' end, own.name, own.restored), ', '
    ) filter (where own.name <> held.owner)
  into columns, fresh, changes
  from private.columns_of(held) as own
  where own.restored is not null and own.name <> all (coalesce(held.later, '{}'));
  if is_single then
    execute format('update %s as own set %s %s where own.%I = $1', held.name, changes, source, held.owner)
    using owner, restore_id, rows;
    get diagnostics changed = row_count;
  end if;
  if changed = 0 then
    execute format('insert into %s (%s) select %s %s', held.name, columns, fresh, source)
      || case when held.is_skipped then ' on conflict do nothing' else '' end
    using owner, restore_id, rows;
  end if;
end
$$;
comment on function private.write_restored(private.account_tables, uuid, uuid, jsonb) is
  'Writes rows of an export into a table. Where a person has one row, and it is there, it becomes what the file says.';

create function private.write_later(held private.account_tables, owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute (
    select format(
      'update %1$s as own set %2$s from jsonb_populate_recordset(null::%1$s, $3) as said
       where own.id = private.restored_id($1, $2, said.id::text) and own.%3$I = $1',
      held.name, string_agg(format('%I = %s', known.name, known.restored), ', '), held.owner
    )
    from private.columns_of(held) as known
    where known.name = any (held.later)
  ) using owner, restore_id, rows;
end
$$;
comment on function private.write_later(private.account_tables, uuid, uuid, jsonb) is
  'Writes the columns that are restored when all rows are there.';

-- With their child rows.
create function private.restore_part(held private.account_tables, owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  hung private.account_tables;
begin
  if held.writer is null then
    perform private.write_restored(held, owner, restore_id, rows);
  else
    execute format('select %s($1, $2, $3)', held.writer) using owner, restore_id, rows;
  end if;
  for hung in select * from private.tables_on(held) as known where known.writer is null loop
    perform private.write_restored(hung, owner, restore_id, rows);
  end loop;
  if held.behind is not null then
    execute format('select %s($1, $2, $3)', held.behind) using owner, restore_id, rows;
  end if;
  insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
  select owner, restore_id, held.place + 100, staged.value ->> 'id', 0, later.value, 1, 0
  from jsonb_array_elements(rows) as staged
  cross join lateral (
    select jsonb_object_agg(said.key, said.value) as value
    from jsonb_each(staged.value) as said
    where said.key = any (held.later || 'id'::text)
  ) as later
  where staged.value ->> held.later[1] is not null;
end
$$;

-- Writes the next set; false if none was left.
create function private.restore_set(owner uuid, restore_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  next constant record := private.next_restore_set(owner, restore_id);
  is_later constant boolean := next.step between 100 and 199;
  held private.account_tables;
begin
  if next.step is null then
    return false;
  end if;
  select part.* into held
  from private.account_tables as known
  join private.account_tables as part on part.name = coalesce(known.parent, known.name)
  where known.place = next.step - case when is_later then 100 else 0 end;
  if is_later then
    perform private.write_later(held, owner, restore_id, next.rows);
  else
    perform private.restore_part(held, owner, restore_id, next.rows);
  end if;
  -- What is fresh of it is no news, whoever looks meanwhile.
  perform private.quiet_restored(owner);
  return true;
end
$$;

create function private.begin_restoring(owner uuid, restore_id uuid, pages integer) returns private.restores
language plpgsql
set search_path = ''
as $$
declare
  known private.restores;
begin
  -- Its bytes were charged as it was staged, so an account without room goes on.
  perform private.begin_write(0);
  -- Requests of one person queue here.
  select * into known from private.restores as own
  where own.user_id = owner and own.id = restore_id for update;
  if known.state = 'staged' and pages = (
    select count(distinct staged.place) from private.restore_rows as staged
    where staged.user_id = owner and staged.restore_id = known.id
  ) and pages > 0 then
    perform private.require_empty_account(owner);
    -- What was numbered here before has no document.
    with gone as (
      delete from books.invoice_counters as own where own.user_id = owner
      returning own.*
    )
    update private.restores as own
    set state = 'writing', begun_at = now(), numbering = jsonb_build_object(
      'prefix', business.invoice_prefix, 'padding', business.invoice_padding,
      'counters', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from gone)
    )
    from (select owner as id) as person
    left join public.businesses as business on business.user_id = person.id
    where own.user_id = owner
    returning own.* into known;
  elsif (known.state in ('writing', 'done')) is not true then
    perform private.refuse(409, 'restore_incomplete');
  end if;
  return known;
end
$$;

create function private.commit_restore(restore_id uuid, pages integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  -- A set takes up to a second, and a request may take eight.
  enough constant timestamptz := clock_timestamp() + interval '2 seconds';
  known private.restores;
  waiting integer;
  broken text;
begin
  perform set_config('app.restoring', 'on', true);
  known := private.begin_restoring(owner, commit_restore.restore_id, commit_restore.pages);
  while known.state = 'writing' and clock_timestamp() < enough loop
    continue when private.restore_set(owner, commit_restore.restore_id);
    perform private.raise_counters(owner);
    perform private.count_periods(owner);
    perform private.check_restored_numbers(owner);
    perform private.check_restored_receipts(owner);
    perform private.check_restored_clients(owner);
    update private.restores as own set state = 'done' where own.user_id = owner returning * into known;
    -- What was charged is an estimate: the next run measures it, whenever it was measured before.
    update private.writers as own set measured_at = null where own.user_id = owner;
  end loop;
  perform set_config('app.restoring', '', true);
  select count(*) into waiting from private.restore_rows as row where row.user_id = owner;
  return waiting + (known.state = 'writing')::integer;
exception
  when data_exception or integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    perform private.refuse(422, 'restore_refused', null, jsonb_build_object('of', broken));
end
$$;
grant execute on function private.commit_restore(uuid, integer) to authenticated;

create function public.commit_restore(restore_id uuid, pages integer) returns integer
language sql
set search_path = ''
as $$ select private.commit_restore(restore_id, pages) $$;
comment on function public.commit_restore(uuid, integer) is
  'Writes the next sets of what was staged, in so many pages, into the caller''s account, and answers how many rows are left: 0 when all is there, and then again. Begun only in an account without books, which writes nothing else until the end.';
grant execute on function public.commit_restore(uuid, integer) to authenticated;
