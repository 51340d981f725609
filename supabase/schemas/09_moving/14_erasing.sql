-- The one way to erase a person's account: seven days after they asked, in sets, with issued documents. From the first set on,
-- nobody sees any of it, and no login brings it back.
-- By law, the seller keeps their books; the export that they made is their copy. A row without any of their data stays.

create table private.erased_accounts (
  id bigint primary key generated always as identity,
  asked_at timestamptz not null,
  erased_at timestamptz not null default clock_timestamp(),
  -- The number of rows for each table.
  counts jsonb not null
);
comment on table private.erased_accounts is 'That an account was erased, when, and how much it held; nothing that says whose.';
alter table private.erased_accounts enable row level security;
create policy erased_accounts_nobody on private.erased_accounts using (false);

create trigger erased_accounts_keep before update or delete on private.erased_accounts
for each row execute function private.keep_history();

create trigger erased_accounts_keep_all before truncate on private.erased_accounts
for each statement execute function private.keep_history();

-- Erases what Auth keeps about the account without a foreign key, if Auth keeps it, and if the owner of the database has the right.
-- Its log has no column for the person, so it is read from one end to the other: some entries after `after`. Answers where it
-- stopped, null at the end.
create function private.erase_traces_of_auth(person uuid, after uuid) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  trace record;
  last uuid;
  own uuid[];
begin
  for trace in
    select * from (values
      ('auth.flow_state', 'user_id = $1::uuid'),
      ('auth.refresh_tokens', 'user_id::text = $1')
    ) as known (name, whose)
  loop
    if to_regclass(trace.name) is not null and has_table_privilege(trace.name, 'delete') then
      execute format('delete from %s where %s', trace.name, trace.whose) using person::text;
    end if;
  end loop;
  if to_regclass('auth.audit_log_entries') is null or not has_table_privilege('auth.audit_log_entries', 'delete') then
    return null;
  end if;
  execute '
    select
      case when count(*) = 10000 then (array_agg(entry.id order by entry.id desc))[1] end,
      array_agg(entry.id) filter (where entry.payload ->> ''actor_id'' = $1)
    from (
      select known.id, known.payload from auth.audit_log_entries as known where known.id > $2 order by known.id limit 10000
    ) as entry'
  into last, own
  using person::text, coalesce(after, '00000000-0000-0000-0000-000000000000');
  execute 'delete from auth.audit_log_entries as entry where entry.id = any ($1)' using own;
  return last;
end
$$;

-- From here on, the account is nobody's: no address, password or provider finds it, so the same person may register anew meanwhile.
-- A login at this moment holds the account's row: then the erasing does not begin.
create function private.begin_erasing(person uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  trace text;
begin
  perform from auth.users as account where account.id = person for update skip locked;
  if not found then
    update private.account_deletions as deletion set erase_at = now() + interval '1 minute' where deletion.user_id = person;
    return;
  end if;
  update private.account_deletions as deletion set begun_at = clock_timestamp() where deletion.user_id = person;
  -- Others asked this address to work for them.
  delete from private.invitations as asked
  using auth.users as account
  where account.id = person and asked.email = lower(account.email);
  update auth.users as account
  set email = null, phone = null, encrypted_password = null, raw_user_meta_data = '{}'
  where account.id = person;
  foreach trace in array array['auth.identities', 'auth.one_time_tokens', 'auth.sessions'] loop
    if to_regclass(trace) is not null then
      execute format('delete from %s where user_id = $1', trace) using person;
    end if;
  end loop;
end
$$;

create function private.erase_set(person uuid, most integer) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  known private.account_deletions;
  taken jsonb;
  is_empty boolean;
begin
  select deletion.* into known from private.account_deletions as deletion where deletion.user_id = person;
  insert into private.erasures (user_id) values (person);
  -- Its days and months go as a whole.
  perform set_config('app.restoring', 'on', true);
  taken := private.take_out(person, most);
  select coalesce(sum(said.value::integer), 0) < most into is_empty from jsonb_each_text(taken) as said;
  known.counts := known.counts || (
    select coalesce(jsonb_object_agg(name, coalesce((known.counts ->> name)::integer, 0) + said.value::integer), '{}')
    from jsonb_each_text(taken) as said
    cross join lateral split_part(said.key, '.', 2) as name
  );
  if is_empty then
    known.log_read_to := private.erase_traces_of_auth(person, known.log_read_to);
    if known.log_read_to is null then
      delete from private.permits as permit where right(permit.bucket, 36) = person::text;
      -- With it go the profile and what else points at it.
      delete from auth.users as account where account.id = person;
      insert into private.erased_accounts (asked_at, counts) values (known.asked_at, known.counts);
    end if;
  end if;
  update private.account_deletions as deletion
  set counts = known.counts, log_read_to = known.log_read_to
  where deletion.user_id = person;
  delete from private.erasures as erasure where erasure.user_id = person;
  perform set_config('app.restoring', '', true);
  return known.log_read_to is null and is_empty;
end
$$;
comment on function private.erase_set(uuid, integer) is
  'Erases at most so many rows of an account whose erasure began, in the end the account itself, and notes how much it held; says whether it is gone. Nobody calls it but private.erase_accounts.';

-- Each set is committed by itself, so a run that is cut short keeps its progress. An account that fails waits longer each time,
-- with smaller sets, and the others go on meanwhile.
create function private.erase_accounts() returns integer
language plpgsql
set search_path = ''
set lock_timeout = '500ms'
as $$
declare
  -- Where less is left to a statement, half of it, so that it is mostly a set that is cancelled, if any.
  enough constant timestamptz := statement_timestamp()
    + least(interval '1 second', nullif(current_setting('statement_timeout')::interval, '0') / 2);
  due private.account_deletions;
  erased integer := 0;
  is_gone boolean;
begin
  while clock_timestamp() < enough loop
    select deletion.* into due
    from private.account_deletions as deletion
    where deletion.erase_at <= now()
    order by deletion.erase_at
    limit 1
    for update skip locked;
    exit when not found;
    begin
      if due.begun_at is null then
        perform private.begin_erasing(due.user_id);
      else
        is_gone := private.erase_set(due.user_id, greatest(500 >> least(due.failures, 5), 15));
        erased := erased + is_gone::integer;
      end if;
    -- A cancelled statement is not among the others.
    exception when query_canceled or others then
      raise warning 'an account was not erased: % (%)', sqlerrm, sqlstate;
      update private.account_deletions as deletion
      set
        erase_at = now() + least(interval '5 minutes' * 2 ^ least(due.failures, 10), interval '1 day'),
        failures = due.failures + 1,
        failure = sqlstate
      where deletion.user_id = due.user_id;
    end;
  end loop;
  return erased;
end
$$;
comment on function private.erase_accounts() is
  'Erases accounts whose waiting time is over, in sets for a second; the next run goes on. Says how many are gone; pg_cron calls it, nobody else.';
