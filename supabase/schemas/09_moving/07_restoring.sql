-- What was staged of an export (…_restore.sql) is written set by set, each within the time of a request, in the order in which
-- rows point at each other. Until the last set is written the account writes nothing else; who stopped half-way goes on, or
-- takes back what was written (decision 0067).

-- Mails of what came in of late have gone, from where it comes.
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

-- The next rows of one part, at most 200, or as many as write 2,000; null where none is left. They are taken out.
create function private.next_restore_set(owner uuid, restore_id uuid, out part text, out rows jsonb)
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
  select (private.restore_order())[min(taken.step)], jsonb_agg(taken.value order by taken.turn)
  into next_restore_set.part, next_restore_set.rows
  from taken;
end
$$;

create function private.restore_document_set(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  business public.businesses;
  ids uuid[];
begin
  select * into business from public.businesses as own where own.user_id = owner for no key update;
  select array_agg(private.restored_id(owner, restore_id, staged.value ->> 'id')) into ids
  from jsonb_array_elements(rows) as staged;
  perform private.restore_documents(business, restore_id, rows);
  perform private.restore_money(owner, restore_id, rows, ids);
  perform private.restore_sharing(owner, restore_id, rows);
  perform private.check_restored_documents(owner, ids);
  -- Its history is the file's, and written as it is.
  perform set_config('app.restoring', '', true);
  perform private.restore_history(owner, restore_id, rows);
  perform set_config('app.restoring', 'on', true);
end
$$;

-- Writes the next set; false where none was left.
create function private.restore_set(owner uuid, restore_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  next record := private.next_restore_set(owner, restore_id);
begin
  case next.part
    when 'business' then perform private.restore_business(owner, next.rows);
    when 'images' then perform private.restore_images(owner, next.rows);
    when 'clients' then perform private.restore_clients(owner, restore_id, next.rows);
    when 'receipts' then perform private.restore_receipts(owner, restore_id, next.rows);
    when 'vouchers', 'documents' then perform private.restore_document_set(owner, restore_id, next.rows);
    when 'schedules' then perform private.restore_schedules(owner, restore_id, next.rows);
    when 'drafts' then perform private.restore_drafts(owner, restore_id, next.rows);
    when 'items' then perform private.restore_items(owner, restore_id, next.rows);
    when 'mappings' then perform private.restore_mappings(owner, next.rows);
    when 'merged' then perform private.restore_merged(owner, restore_id, next.rows);
    when 'written_off' then perform private.restore_written_off(owner, restore_id, next.rows);
    when 'counters' then perform private.restore_counters(owner, next.rows);
    when 'filings' then perform private.restore_filings(owner, next.rows);
    when 'profile' then perform private.restore_profile(owner, next.rows);
    else return false;
  end case;
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
    perform private.restore_counters(owner, '[]');
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
revoke all on function public.commit_restore(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.commit_restore(uuid, integer) to authenticated;
