-- Accounts that are to be erased wait for seven days. Meanwhile their links, mails and schedules rest, as they do during a restore.
-- A login within these days stops the deletion. The erasing itself comes after all tables (…_erasing.sql).

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The id by which one mail tells of each request.
  id uuid not null default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  -- The day of erasing, or of the next try.
  erase_at timestamptz not null default now() + interval '7 days',
  -- Progress of the erasing, which goes in sets (…_erasing.sql): since when, how many rows of each table so far, and how far Auth's
  -- log was read.
  begun_at timestamptz,
  counts jsonb not null default '{}',
  log_read_to uuid,
  -- How often it failed, and the SQLSTATE of the last failure.
  failures integer not null default 0,
  failure text
);
comment on table private.account_deletions is
  'Which accounts are to be erased, and when; a login takes them out until their erasure has begun.';
create index account_deletions_due on private.account_deletions (erase_at);
alter table private.account_deletions enable row level security;
create policy account_deletions_nobody on private.account_deletions using (false);

create function private.is_leaving(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return exists (select from private.account_deletions as deletion where deletion.user_id = person); end $$;
comment on function private.is_leaving(uuid) is 'Whether an account waits to be erased: nothing of it goes out meanwhile.';

create function private.is_being_erased(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from private.account_deletions as deletion where deletion.user_id = person and deletion.begun_at is not null
  );
end
$$;
comment on function private.is_being_erased(uuid) is
  'Whether the erasure of an account has begun: its links say nothing any more, not even whose they were.';

-- Links, mails and schedules call this one function, whatever the reason.
create function private.is_being_restored(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from private.restores as begun where begun.user_id = person and begun.state in ('writing', 'taking_back')
  );
end
$$;
comment on function private.is_being_restored(uuid) is
  'Whether an export is being written into an account, or taken out again: it shows a part of its books, which may go.';

create function private.rests(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return private.is_leaving(person) or private.is_being_restored(person); end $$;
comment on function private.rests(uuid) is
  'Whether nothing acts for an account, in or out: it waits to be erased, or it is being restored.';

-- The Auth server writes each login to the account's row, however the person logged in.
create function private.stop_deletion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.account_deletions as deletion where deletion.user_id = new.id and deletion.begun_at is null;
  if found then
    update public.profiles as profile set deletion_stopped_at = now() where profile.id = new.id;
  end if;
  return null;
end
$$;

create trigger stop_deletion after update of last_sign_in_at on auth.users
for each row
when (new.last_sign_in_at is distinct from old.last_sign_in_at)
execute function private.stop_deletion();

-- The caller has just proven who they are, by their password, a mailed code or the code of a second factor. All their sessions end.
create function private.request_deletion() returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  erase_at timestamptz;
begin
  perform private.begin_write();
  if not private.is_proven(person, private.current_session()) then
    perform private.refuse(403, 'login_again');
  end if;
  insert into private.account_deletions as deletion (user_id) values (person) returning deletion.erase_at into erase_at;
  delete from auth.sessions as session where session.user_id = person;
  update private.api_keys as own set ended_at = now() where own.user_id = person and own.ended_at is null;
  -- Who comes back within the seven days invites anew.
  delete from private.members as own where own.user_id = person;
  delete from private.invitations as asked where asked.user_id = person;
  return erase_at;
end
$$;
grant execute on function private.request_deletion() to authenticated;

create function public.request_deletion() returns timestamptz
language sql
set search_path = ''
as $$ select private.request_deletion() $$;
comment on function public.request_deletion() is
  'Has the caller''s account erased in seven days, unless they log in before, and ends all their sessions, keys, members and invitations; says when. Refused (403) where they proved themselves more than ten minutes ago.';
grant execute on function public.request_deletion() to authenticated;

-- The account that is being erased, and the transaction that does it: documents, which are otherwise never erased, may go in this
-- transaction alone. No role of the Data API has a right to the table, no other transaction sees the row, and a row that stays
-- behind matches no later transaction.
create table private.erasures (
  user_id uuid primary key,
  xact xid8 not null default pg_current_xact_id()
);
comment on table private.erasures is 'The account that this transaction erases; empty outside of private.erase_set.';
alter table private.erasures enable row level security;
create policy erasures_nobody on private.erasures using (false);

create function private.is_erased(person uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.erasures as erasure
    where erasure.user_id = person and erasure.xact = pg_current_xact_id_if_assigned()
  )
$$;
comment on function private.is_erased(uuid) is
  'Whether private.erase_set erases this account now: what keeps documents and history lets that pass.';
