-- Functions named in private.account_tables, which restore clients' drafts, schedules, filings and counters (…_restoring.sql says
-- when).

create function private.restored_content(owner uuid, restore_id uuid, content jsonb, key text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.draft_size(content);
  return case
    when content ->> key ~ '^[0-9A-Fa-f-]{36}$'
    then content || jsonb_build_object(key, private.restored_id(owner, restore_id, content ->> key))
    else content
  end;
end
$$;
comment on function private.restored_content(uuid, uuid, jsonb, text) is
  'What was typed, whose client under this key is the restored one.';

-- A schedule more than two periods behind would make all of them at once, so its owner looks at it first.
create function private.pause_restored(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  update books.schedules as own
  set paused_at = clock_timestamp()
  where own.user_id = owner and own.paused_at is null and own.ended_at is null
    and private.next_period(own.every, own.day, own.start_on, own.place + 2, own.end_on, own.times, own.made + 2)
      <= private.today()
$$;

-- A period is filed after it is over, and each return only once at a time under a GSTIN.
create function private.check_restored_filings(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.filed_periods as own
    where own.user_id = owner
      and (
        own.filed_on > private.today()
        or own.unmarked_at is null and exists (
          select from public.filed_periods as other
          where other.user_id = owner
            and other.id <> own.id
            and other.form = own.form
            and other.gstin is not distinct from own.gstin
            and other.unmarked_at is null
            and other.first_day <= own.last_day
            and other.last_day >= own.first_day
        )
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'filings', '{"of": "filings"}');
  end if;
end
$$;

-- The counters stand after the numbers in use, even if a file says less.
create function private.raise_counters(owner uuid) returns void
language sql
set search_path = ''
as $$
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  select own.business_id, own.prefix, own.financial_year, owner, max(own.sequence)
  from books.invoices as own
  where own.user_id = owner
  group by own.business_id, own.prefix, own.financial_year
  on conflict (business_id, prefix, financial_year)
  do update set last_sequence = greatest(counter.last_sequence, excluded.last_sequence)
$$;
