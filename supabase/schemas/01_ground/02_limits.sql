-- Sessions, the measure of each account, and permits that refill with time.

create function private.has_factor(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from auth.mfa_factors as factor where factor.user_id = person and factor.status::text = 'verified'
  );
end
$$;
comment on function private.has_factor(uuid) is 'Whether a person has turned a second factor on.';

create function private.is_open_account(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from auth.users as account
    where account.id = person
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
      -- Who asked to leave comes back by a login, and by no session or key from before.
      and not private.is_leaving(account.id)
  );
end
$$;
comment on function private.is_open_account(uuid) is 'Whether an account is there, not banned, and does not wait to be erased.';


-- A member of somebody's business calls for its account; everybody else for their own.
create function private.account() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
begin
  return coalesce((claims ->> 'account')::uuid, auth.uid());
end
$$;
comment on function private.account() is
  'Whose rows a request is about: the account of the claims, which private.caller() has checked; null of a visitor. Who does it is auth.uid().';
grant execute on function private.account() to authenticated;

-- A token outlives its session by up to an hour: the Data API knows its signature and its end, but only the Auth server's tables
-- know of a logout, a new password, a ban or a deleted account. Everything that asks whose rows these are asks here.
create function private.caller() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims constant text := nullif(current_setting('request.jwt.claims', true), '');
  person constant uuid := claims::jsonb ->> 'sub';
  account constant uuid := claims::jsonb ->> 'account';
  level text;
begin
  -- The answer holds for the transaction, which is one request.
  if claims = current_setting('app.live_claims', true) then
    return coalesce(account, person);
  end if;
  if private.is_open_account(person) then
    level := case
      when claims::jsonb ? 'key_id' then
        case when private.live_key((claims::jsonb ->> 'key_id')::uuid, person) then 'key' end
      else (
        select coalesce(session.aal::text, 'aal1')
        from auth.sessions as session
        where session.id = (claims::jsonb ->> 'session_id')::uuid
          and session.user_id = person
          and (session.not_after is null or session.not_after > now())
      )
    end;
  end if;
  if level is null then
    perform private.refuse(401, case when claims::jsonb ? 'key_id' then 'key_wrong' else 'login_required' end);
  end if;
  -- The session's row says it, and not the token: that keeps its level for an hour after a factor was removed.
  if level not in ('aal2', 'key') and private.has_factor(person) then
    perform private.refuse(401, 'second_factor_required');
  end if;
  -- Claims without a role are nobody's, as is a person without one.
  if account is not null and (private.role_in(account, person) = claims::jsonb ->> 'member') is not true then
    perform private.refuse(403, 'not_a_member');
  end if;
  perform set_config('app.live_claims', claims, true);
  return coalesce(account, person);
end
$$;
comment on function private.caller() is
  'Whose rows a request is about, as private.account(), once it is sure: the person''s session lives and gave the code of a second factor where there is one, and they are a member still; else a refusal (401, 403), so that an ended one is no empty list.';
grant execute on function private.caller() to authenticated;

-- Issued invoices, their payments and their history are never erased. So each account has a measure, far above what a studio
-- writes, which the host may change: docs/hosting.md.
create table private.write_limits (
  only_row boolean primary key default true,
  per_minute integer,
  per_day integer,
  bytes bigint,
  young_bytes bigint,
  constraint write_limits_only_row check (only_row),
  constraint write_limits_range check (per_minute > 0 and per_day > 0 and bytes > 0 and young_bytes > 0)
);
comment on table private.write_limits is
  'What the host lets an account write and keep, in one row; what is null or has no row is as private.count_write and private.check_storage say.';
-- Every table has row-level security, even those to which nobody has a right. A policy says that no row is anybody's, so a right
-- given by mistake shows nothing; it does not bind the functions of the tables' owner.
alter table private.write_limits enable row level security;
create policy write_limits_nobody on private.write_limits using (false);

-- In the same database as the rows that it counts, so one commit keeps both.
create table private.writers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Writes left now: they refill with time up to a minute's worth; only the host gives more.
  available double precision not null,
  counted_at timestamptz not null,
  day date not null,
  written integer not null,
  bytes bigint not null,
  -- When the bytes were measured; everything charged since is an estimate.
  measured_at timestamptz,
  constraint writers_bytes_range check (bytes >= 0)
) with (fillfactor = 50);
comment on table private.writers is 'What each account has written: of the minute, of the day in India, and about how many bytes.';
alter table private.writers enable row level security;
create policy writers_nobody on private.writers using (false);

create function private.refuse_too_many(seconds integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(429, 'too_many_requests', params => jsonb_build_object('seconds', seconds));
end
$$;

-- Accounts are free, so in its first week an account may keep less: many new ones must not fill the database.
create function private.check_storage(writer uuid, bytes bigint) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  chosen private.write_limits;
  young_bytes bigint;
  grown_up timestamptz;
begin
  select * into chosen from private.write_limits;
  young_bytes := coalesce(chosen.young_bytes, 30000000);
  if bytes > coalesce(chosen.bytes, 250000000) then
    perform private.refuse(403, 'storage_full');
  elsif bytes > young_bytes then
    select account.created_at + interval '7 days' into grown_up from auth.users as account where account.id = writer;
    if grown_up > now() then
      perform private.refuse(403, 'storage_young', params => jsonb_build_object(
        'most', young_bytes / 1000000,
        'day', ((grown_up at time zone 'Asia/Kolkata')::date + 1)
      ));
    end if;
  end if;
end
$$;
comment on function private.check_storage(uuid, bigint) is
  'Refuses where so many bytes are more than the account may keep: at most, or in its first week.';

create function private.count_write(writer uuid, size bigint, counted boolean default true) returns void
language plpgsql
set search_path = ''
as $$
declare
  chosen private.write_limits;
  per_minute integer;
  per_day integer;
  present private.writers;
begin
  select * into chosen from private.write_limits;
  per_minute := coalesce(chosen.per_minute, 120);
  per_day := coalesce(chosen.per_day, 2000);
  -- The clock is read behind the row's lock, so requests that queued for it count their time once.
  insert into private.writers as kept (user_id, available, counted_at, day, written, bytes)
  values (writer, per_minute - 1, clock_timestamp(), private.today(), counted::integer, greatest(0, size))
  on conflict (user_id) do update set
    available = greatest(kept.available, least(
      per_minute,
      kept.available + extract(epoch from clock_timestamp() - kept.counted_at) / 60 * per_minute
    )) - 1,
    counted_at = clock_timestamp(),
    day = excluded.day,
    written = excluded.written + case when kept.day = excluded.day then kept.written else 0 end,
    bytes = greatest(0, kept.bytes + size)
  returning * into present;

  if present.available < 0 then
    perform private.refuse_too_many(greatest(1, ceil(-present.available / per_minute * 60))::integer);
  elsif present.written > per_day then
    perform private.refuse(429, 'changes_used_up', params => jsonb_build_object('most', per_day));
  end if;
  -- What only takes out is done where there is no room, too.
  if size > 0 then
    perform private.check_storage(writer, present.bytes);
  end if;
end
$$;
comment on function private.count_write(uuid, bigint, boolean) is
  'Counts one write of an account and its bytes, or refuses it: minute, day and storage have no room. What is not `counted` takes nothing of the day.';

create function private.begin_write(size bigint default 500, counted boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  writer uuid;
begin
  -- Visitors, the server's own key, the Auth server and the database's owner are nobody's account; a request is counted once.
  if current_setting('role') <> 'authenticated' then
    return;
  end if;
  writer := private.caller();
  -- On hosted the transaction reads only; the embedded stack has no such.
  if (claims ->> 'reads')::boolean then
    perform private.refuse(403, case when claims ? 'key_id' then 'key_not_allowed' else 'member_may_not' end);
  end if;
  if writer::text = current_setting('app.writer', true) then
    return;
  end if;
  perform private.count_write(writer, size, counted);
  if claims ? 'key_id' then
    perform private.note_key_use((claims ->> 'key_id')::uuid);
  end if;
  -- Behind the lock of what is counted, so that nobody who waited for a restore to begin writes into it.
  if current_setting('app.restoring', true) is distinct from 'on' and private.is_being_restored(writer) then
    perform private.refuse(409, 'restore_unfinished');
  end if;
  perform set_config('app.writer', writer::text, true);
end
$$;
comment on function private.begin_write(bigint, boolean) is
  'Once for each request that writes, before any lock: the session lives, and private.count_write has room.';

-- Called before counting how much is kept: the next request of the same person waits here.
create function private.lock_writer(writer uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from private.writers as own where own.user_id = writer for no key update;
end
$$;

create function private.give_back(owner uuid, size bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.writers as kept set bytes = greatest(0, kept.bytes - size) where kept.user_id = owner and size > 0;
end
$$;
comment on function private.give_back(uuid, bigint) is 'What was charged for what is kept no longer.';

-- Typed text is compressed when it is stored, and it may have been measured since. Giving back one byte for each letter would free
-- room that was never taken.
create function private.settle_write(owner uuid, charged bigint, taken bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  present bigint;
begin
  update private.writers as kept set bytes = greatest(0, kept.bytes + taken - charged) where kept.user_id = owner
  returning kept.bytes into present;
  if taken > charged then
    perform private.check_storage(owner, present);
  end if;
end
$$;
comment on function private.settle_write(uuid, bigint, bigint) is
  'Puts the bytes that a write took in place of what was charged before it, and refuses where there is no room for more.';

create function private.begin_any_write() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.begin_write();
  return null;
end
$$;

-- Limits how often something may be done: a bucket of permits that refills with time. Through the Data API only the server's own
-- key takes from it, so nobody can empty another person's bucket.
-- Unlogged: after a crash every bucket is full again, which harms nobody.
create unlogged table private.permits (
  -- The limit's name, and a hash of the address or of the person's id: no address is kept here.
  bucket text primary key,
  available double precision not null,
  counted_at timestamptz not null
);
comment on table private.permits is
  'Permits that refill with time. The REST interface takes them, and functions of the database do for mails: by sender, and by a hash of the mailbox. Through the Data API only the server names a bucket.';
alter table private.permits enable row level security;
create policy permits_nobody on private.permits using (false);

create function private.take_permit(bucket text, capacity integer, refill_per_minute double precision)
returns integer
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  present double precision;
begin
  -- A bucket untouched for a day is full whatever its limits, so it need not be kept.
  if random() < 0.01 then
    delete from private.permits as stale
    where stale.bucket in (
      select permit.bucket from private.permits as permit
      where permit.counted_at < now() - interval '1 day'
      limit 1000
      for update skip locked
    );
  end if;

  insert into private.permits (bucket, available, counted_at)
  values (take_permit.bucket, take_permit.capacity, clock_timestamp())
  on conflict (bucket) do nothing;

  select permit.available into present
  from private.permits as permit
  where permit.bucket = take_permit.bucket
  for update;

  -- The clock is read behind the lock, so requests that queued for it count their time once.
  update private.permits as permit
  set
    available = least(
      take_permit.capacity,
      present + greatest(0, extract(epoch from clock_timestamp() - permit.counted_at)) / 60 * refill_per_minute
    ),
    counted_at = clock_timestamp()
  where permit.bucket = take_permit.bucket
  returning permit.available into present;

  if present < 1 then
    return greatest(1, ceil((1 - present) / refill_per_minute * 60))::integer;
  end if;
  update private.permits as permit set available = present - 1 where permit.bucket = take_permit.bucket;
  return 0;
end
$$;
grant execute on function private.take_permit(text, integer, double precision) to service_role;

create function public.take_permit(bucket text, capacity integer, refill_per_minute double precision)
returns integer
language sql
set search_path = ''
as $$ select private.take_permit(bucket, capacity, refill_per_minute) $$;
comment on function public.take_permit(text, integer, double precision) is
  'Takes one permit of a bucket, for the server alone: 0, or the seconds until there is one.';
grant execute on function public.take_permit(text, integer, double precision) to service_role;
