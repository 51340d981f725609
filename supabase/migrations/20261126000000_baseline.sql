-- supabase/schemas/01_ground/01_helpers.sql

-- What every other file leans on. Helpers live in a schema that the Data API does not expose. Those that every write asks
-- are in plpgsql, though one expression each: a connection keeps their plans, while a function in SQL that pins its search
-- path is planned anew in every statement.
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;

create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- What people own and documents are made of, each row related to others. PostgREST embeds related rows, in circles if it is
-- asked to, so that one request could take all memory: it does not see this schema, only views of it
-- (`…_data_api.sql`). People's rights and row-level security hold here as everywhere.
create schema books;
grant usage on schema books to authenticated;

-- Nobody reads, writes or calls anything until a grant right under it says so. A project from before June 2026 gives three roles
-- everything in `public` by itself.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- The SQLSTATE PT422 reaches the client as HTTP 422: the message is the code, the detail its parameters, the hint the field.
-- How that reads stands in the domain's catalogue of refusals; no sentence comes from here.
create function private.refuse(status integer, code text, field text default null, params jsonb default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || status, message = code, detail = coalesce(params::text, ''), hint = coalesce(field, '');
end
$$;
-- Triggers of tables that people write to themselves run with their rights.
grant execute on function private.refuse(integer, text, text, jsonb) to authenticated;

create function private.check_length(value text, most integer, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(value) > most then
    perform private.refuse(422, 'too_long', field, jsonb_build_object('most', most));
  end if;
end
$$;

-- Days and amounts.

create function private.today() returns date
language plpgsql stable
set search_path = ''
as $$ begin return (now() at time zone 'Asia/Kolkata')::date; end $$;
comment on function private.today() is 'The day it is in India; the one clock of every rule about dates.';
grant execute on function private.today() to authenticated;

create function private.financial_year(day date) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  start_year constant integer := extract(year from day)::integer - (extract(month from day) < 4)::integer;
begin
  return lpad((start_year % 100)::text, 2, '0') || '-' || lpad(((start_year + 1) % 100)::text, 2, '0');
end
$$;
comment on function private.financial_year(date) is '1 April to 31 March: 2026-04-01 is in "26-27".';

create function private.financial_year_start(day date) returns date
language plpgsql immutable
set search_path = ''
as $$ begin return make_date(extract(year from day)::int - (extract(month from day) < 4)::int, 4, 1); end $$;

create function private.is_day(value date) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return value between '1900-01-01' and '2999-12-31'; end $$;
comment on function private.is_day(date) is 'Whether it is a day that the product reckons with; infinity is none.';
-- Checks of tables that people write to themselves run with their rights.
grant execute on function private.is_day(date) to authenticated;

-- What comes as an argument is measured before anything is done with it.
create function private.bounded_day(day date, field text) returns date
language plpgsql immutable
set search_path = ''
as $$
begin
  if not private.is_day(day) then
    perform private.refuse(422, 'date_out_of_range', field);
  end if;
  return day;
end
$$;
comment on function private.bounded_day(date, text) is 'The day itself, or a refusal: infinity among others.';
grant execute on function private.bounded_day(date, text) to authenticated;

create function private.most_minor() returns bigint
language plpgsql immutable
set search_path = ''
as $$ begin return 999999999999; end $$;
comment on function private.most_minor() is 'The largest amount, in minor units: of a row, a total and a payment.';

create function private.due_in_rupees(
  total_minor bigint,
  settled_minor bigint,
  total_inr_minor bigint,
  exchange_rate numeric
) returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when total_inr_minor is null then null
    when settled_minor = 0 then total_inr_minor
    when exchange_rate is null then total_minor - settled_minor
    -- The total was rounded row by row: what is due of it never exceeds it.
    else least(total_inr_minor, round((total_minor - settled_minor) * exchange_rate)::bigint)
  end;
end
$$;
comment on function private.due_in_rupees(bigint, bigint, bigint, numeric) is
  'What is still due, in paise at the invoice''s rate; null without one.';

-- Texts.

-- As the domain's toSingleLine: line breaks, tabs and control characters become one space, what turns letters around and
-- blanks around the text go, and what holds nothing that could be seen is null. A text is a single line as it stands where this leaves it alone.
create function private.single_line(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    -- Many times the longest line of the product: it is returned as it came, for its limit to refuse it.
    when octet_length(value) > 20000 then value
    -- Most texts are plain, and told so without the dear expressions below.
    when octet_length(value) = char_length(value) and value = btrim(value) and value <> ''
      and value = translate(
        value,
        e'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f'
          '\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f',
        ''
      )
    then value
    -- Anything but blanks of every kind (tab, no-break space …) and characters without a shape of their own (zero-width
    -- space, joiners, marks of direction …).
    when value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    then btrim(
      regexp_replace(
        translate(value, e'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', ''),
        '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+',
        ' ',
        'g'
      ),
      e' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff'
    )
  end;
end
$$;
-- Checks of tables that people write to themselves run with their rights.
grant execute on function private.single_line(text) to authenticated;

-- The texts of an invoice that stand on one line are one, and not blank. A trigger of new rows and no check: an issued
-- invoice stays as it is, whatever its text, and a check would refuse the payments of one that is older than its rule,
-- since they change its row.
create function private.row_field(place bigint, key text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return 'items.' || (place - 1) || '.' || key; end $$;
comment on function private.row_field(bigint, text) is
  'What a refusal of the row at a place calls its field, as the schemas of the domain do: "items.0.rate" of the first one.';

create function private.require_line() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422,
    case when private.single_line(to_jsonb(new) #>> tg_argv[0]::text[]) is null then 'required' else 'not_one_line' end,
    -- Rows of a document have a place in it.
    coalesce(private.row_field((to_jsonb(new) ->> 'position')::bigint, tg_argv[1]), tg_argv[1])
  );
  return null;
end
$$;
comment on function private.require_line() is
  'Refuses the row, which its trigger found wanting: the arguments are the path of the text and the input field.';

-- What an address may look like: what browsers and the Auth server take, and a domain with an ending. The domain's `email`
-- schema is the same.
create function private.is_email(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return char_length(value) <= 254
    and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+[A-Za-z](-*[A-Za-z0-9])+$';
end
$$;
grant execute on function private.is_email(text) to authenticated;

create function private.hash(value text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return encode(sha256(convert_to(value, 'UTF8')), 'hex'); end $$;
comment on function private.hash(text) is 'SHA-256 in hexadecimal letters: tells whether two texts are one, without keeping them.';

create function private.new_token() returns text
language plpgsql volatile
set search_path = ''
as $$ begin return translate(encode(extensions.gen_random_bytes(18), 'base64'), '+/', '-_'); end $$;
comment on function private.new_token() is '144 random bits, in 24 letters that need no escape in an address.';

create function private.new_id() returns uuid
language plpgsql volatile
set search_path = ''
as $$
begin
  return encode(
    set_bit(set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1
      ),
      52, 1
    ), 53, 1),
    'hex'
  )::uuid;
end
$$;
comment on function private.new_id() is
  'A UUID of version 7: it begins with its millisecond, so that new rows stand side by side in the indexes of their ids.';

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- supabase/schemas/01_ground/02_limits.sql

-- Who calls, and how much: the session that lives, the measure of each account, and permits that refill with time.

-- A token outlives its session by up to an hour: the Data API knows its signature and its end, only the Auth server's
-- tables know of a logout, a new password, a ban or an account that is gone. Whose rows are whose asks them.
create function private.caller() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims constant text := nullif(current_setting('request.jwt.claims', true), '');
  person constant uuid := claims::jsonb ->> 'sub';
  id_of_session uuid;
begin
  -- What was found holds for the transaction, which is one request.
  if claims = current_setting('app.live_claims', true) then
    return person;
  end if;
  id_of_session := claims::jsonb ->> 'session_id';
  if not exists (
    select from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = id_of_session
      and session.user_id = person
      and (session.not_after is null or session.not_after > now())
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
      -- Who asked to leave comes back by a login, and by no session from before.
      and not private.is_leaving(account.id)
  ) then
    perform private.refuse(401, 'login_required');
  end if;
  perform set_config('app.live_claims', claims, true);
  return person;
end
$$;
comment on function private.caller() is
  'Who calls, as auth.uid(), in a session that lives; else a refusal (401), so that an ended one is no empty list.';
grant execute on function private.caller() to authenticated;

-- What is written stays: an issued invoice, its payments and its history are never erased. So each account has a measure,
-- far above what a studio writes, and whoever hosts the product may set it: docs/hosting.md.
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
-- No table is without row-level security, those that nobody has a right to among them. That no row is anybody's is said
-- by a policy, so that a right given by mistake shows nothing; the functions of the tables' owner are not bound by it.
alter table private.write_limits enable row level security;
create policy write_limits_nobody on private.write_limits using (false);

-- Beside the rows that it counts, so the same commit keeps both.
create table private.writers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Writes left for now: refilled with time up to a minute's, and more only where the host gives it.
  available double precision not null,
  counted_at timestamptz not null,
  day date not null,
  written integer not null,
  bytes bigint not null,
  -- When the bytes were found by looking at the tables; what was charged since is an estimate.
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

-- Accounts are free: one of the first week keeps less, so that many of them do not fill the database.
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
  writer uuid;
begin
  -- Visitors, the server's own key, the Auth server and the database's owner are nobody's account; a request is counted once.
  if current_setting('role') <> 'authenticated' then
    return;
  end if;
  writer := private.caller();
  if writer::text = current_setting('app.writer', true) then
    return;
  end if;
  perform private.count_write(writer, size, counted);
  -- Behind the lock of what is counted, so that nobody who waited for a restore to begin writes into it.
  if current_setting('app.restoring', true) is distinct from 'on' and private.is_being_restored(writer) then
    perform private.refuse(409, 'restore_unfinished');
  end if;
  perform set_config('app.writer', writer::text, true);
end
$$;
comment on function private.begin_write(bigint, boolean) is
  'Once for each request that writes, before any lock: the session lives, and private.count_write has room.';

-- Asked by whoever reads how much was kept before they begin: the next request of the same person waits here.
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

-- What is typed is packed as it is stored. Given back by its letters it would make room that was never taken, for it may have been
-- measured meanwhile.
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

-- How often something may be done: a bucket of permits that refills with time. Through the Data API the server's own key
-- alone takes from it, so nobody can empty another person's bucket.
-- Unlogged: after a crash every bucket is full again, which harms nobody.
create unlogged table private.permits (
  -- What is limited, and a hash of the address or the id of the person: no address is kept here.
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

-- supabase/schemas/01_ground/03_people.sql

-- Accounts and the people behind them.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  location text,
  dob date,
  -- Which language the product speaks to them, in mails and where they sign in anew; clients have their own.
  language text not null default 'en',
  -- Which mails a person wants. Each defaults to what disturbs least: only news of money comes unasked.
  mail_payment_claims boolean not null default true,
  mail_monthly_summary boolean not null default false,
  -- Goes to clients, and answers what they did: a receipt is what whoever pays waits for.
  mail_receipts boolean not null default true,
  -- Which reminders go to clients by themselves. All are off until the owner switches them on: they are mails in the
  -- owner's name.
  remind_before_3 boolean not null default false,
  remind_due boolean not null default false,
  remind_after_3 boolean not null default false,
  remind_after_7 boolean not null default false,
  -- What was said once, and is not asked again.
  setup_put_away boolean not null default false,
  mails_unpayable boolean not null default false,
  -- When a login stopped the deletion of the account, until that was read.
  deletion_stopped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "name: name_unfit" check (char_length(btrim(name)) between 1 and 120),
  constraint "name: not_one_line" check (name is not distinct from private.single_line(name)),
  constraint "email: email_invalid" check (private.is_email(email)),
  constraint "phone: phone_invalid" check (phone ~ '^[0-9]{10}$'),
  -- A city is whatever a person calls it, as one visible line.
  constraint "location: too_long most 60" check (char_length(location) <= 60),
  constraint "location: not_one_line" check (location is not distinct from private.single_line(location)),
  constraint profiles_language_known check (language in ('en', 'hi')),
  -- A birth date in the future is refused when it is written; the column itself cannot know "today".
  constraint "dob: birth_date_invalid" check (private.is_day(dob))
);
comment on table public.profiles is 'One row per person, made when they register.';
comment on column public.profiles.language is 'In which the product speaks to this person: en or hi.';
comment on column public.profiles.mail_payment_claims is 'Write when a client says that they have paid.';
comment on column public.profiles.mail_monthly_summary is 'Write what a month was, on the first of the next one.';
comment on column public.profiles.mail_receipts is 'Write to a client what arrived, when a payment of theirs is recorded or confirmed.';
comment on column public.profiles.remind_before_3 is 'Remind the client of an unpaid invoice 3 days before its due date.';
comment on column public.profiles.remind_due is 'Remind the client of an unpaid invoice on its due date.';
comment on column public.profiles.remind_after_3 is 'Remind the client of an unpaid invoice 3 days after its due date.';
comment on column public.profiles.remind_after_7 is 'Remind the client of an unpaid invoice 7 days after its due date.';

comment on column public.profiles.setup_put_away is 'The dashboard shows no more what of the set-up is open.';
comment on column public.profiles.deletion_stopped_at is 'When a login stopped that the account is erased; null once that was read.';
comment on column public.profiles.mails_unpayable is 'Invoices may be mailed that say no way to pay.';

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (
  name, email, phone, location, dob, language,
  mail_payment_claims, mail_monthly_summary, mail_receipts, remind_before_3, remind_due, remind_after_3, remind_after_7,
  setup_put_away, mails_unpayable, deletion_stopped_at
) on public.profiles to authenticated;

create policy profiles_select_own on public.profiles
for select to authenticated
using (id = (select private.caller()));

create policy profiles_update_own on public.profiles
for update to authenticated
using (id = (select private.caller()))
with check (id = (select private.caller()));

create trigger profiles_touch before update on public.profiles
for each row execute function private.touch_updated_at();

create function private.refuse_future_birth() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.dob > private.today() then
    perform private.refuse(422, 'birth_date_invalid', 'dob');
  end if;
  return new;
end
$$;

create trigger profiles_birth before insert or update of dob on public.profiles
for each row execute function private.refuse_future_birth();

-- Whoever signs up past the form, or by another provider, brings any name.
create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_name constant text := coalesce(
    private.single_line(new.raw_user_meta_data ->> 'name'),
    private.single_line(new.raw_user_meta_data ->> 'full_name')
  );
begin
  insert into public.profiles (id, name, email, language)
  values (
    new.id,
    -- A second time, since the cut may end in a blank.
    coalesce(private.single_line(left(given_name, 120)), left(split_part(new.email, '@', 1), 120)),
    new.email,
    case when new.raw_user_meta_data ->> 'language' = 'hi' then 'hi' else 'en' end
  );
  return new;
end
$$;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();

-- Whoever signs up or is signed in may hand the Auth server a megabyte of data about themself, as often as they like: the
-- names in it are all that is read here, so more than their like is not kept.
create function private.keep_names_alone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data := jsonb_strip_nulls(jsonb_build_object(
    'name', left(new.raw_user_meta_data ->> 'name', 200),
    'full_name', left(new.raw_user_meta_data ->> 'full_name', 200)
  ));
  return new;
end
$$;
comment on function private.keep_names_alone() is 'Of data about an account that is longer than any provider''s: its names.';

create trigger keep_names_alone before insert or update of raw_user_meta_data on auth.users
for each row
when (octet_length(new.raw_user_meta_data::text) > 4000)
execute function private.keep_names_alone();

-- Anyone can sign up with somebody else's address and a password of their own. Whoever then confirms the
-- address must not inherit that password: it ends with the confirmation, and the app sets the one that the
-- confirming person typed.
create function private.drop_unproven_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.encrypted_password := '';
  return new;
end
$$;

create trigger drop_unproven_password before update on auth.users
for each row
when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function private.drop_unproven_password();

-- supabase/schemas/01_ground/04_leaving.sql

-- Who wants to leave: an account that is to be erased waits for seven days, in which its links, mails and schedules rest, as they do
-- while it is being restored. Any
-- login within them stops it. What erases it then stands behind all tables (…_erasing.sql).

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Each request is told by one mail.
  id uuid not null default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  -- Or when it is tried again.
  erase_at timestamptz not null default now() + interval '7 days',
  -- The erasure goes in sets (…_erasing.sql): since when, how many rows of which table so far, and up to where Auth's log was read.
  begun_at timestamptz,
  counts jsonb not null default '{}',
  log_read_to uuid,
  -- How often it failed, and by which SQLSTATE the last time.
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

-- Links, mails and schedules ask one thing, whatever their account rests for.
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

-- The Auth server notes each login on the account, whichever way it came.
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

-- Who asks has just proven anew that it is them: by their password, or a code that was mailed. All their sessions end.
create function private.request_deletion() returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  erase_at timestamptz;
begin
  perform private.begin_write();
  if not exists (
    select from auth.sessions as session
    where session.id = (auth.jwt() ->> 'session_id')::uuid
      and session.user_id = person
      and session.created_at > now() - interval '10 minutes'
  ) then
    perform private.refuse(403, 'login_again');
  end if;
  insert into private.account_deletions as deletion (user_id) values (person) returning deletion.erase_at into erase_at;
  delete from auth.sessions as session where session.user_id = person;
  return erase_at;
end
$$;
grant execute on function private.request_deletion() to authenticated;

create function public.request_deletion() returns timestamptz
language sql
set search_path = ''
as $$ select private.request_deletion() $$;
comment on function public.request_deletion() is
  'Has the caller''s account erased in seven days, unless they log in before, and ends all their sessions; says when. Refused (403) where the session is older than ten minutes.';
grant execute on function public.request_deletion() to authenticated;

-- Which account is being erased, and by which transaction: what is never erased row by row is, for that one alone. No role of
-- the Data API has a right to it, no other transaction sees the row, and one that is left behind is of no transaction to come.
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

-- supabase/schemas/01_ground/05_kinds.sql

-- Kinds of documents: all that SQL asks of one, a row each. The domain's `kinds` says the same and more; a test holds both equal.

create table private.document_kinds (
  kind text primary key,
  -- The prefix of its numbers; null where it takes the business's own.
  series text,
  -- How many digits its numbers have at least; null where that follows the business's own.
  padding integer,
  -- The list in which it is found.
  list text not null,
  -- Which way its total moves what the client owes.
  sign integer not null,
  -- What its due date says: when it is due, until when it holds, or nothing.
  day text,
  -- Which way money goes that is recorded on it.
  money text,
  -- Whether it may bear tax; what takes from another document bears what that bore.
  taxed boolean not null,
  -- Its part of GSTR-1; null where no return tells it.
  told text,
  -- Its line in table 13 of GSTR-1, the list of numbers.
  nature text,
  -- The nature of what it must refer to.
  against text,
  creditable boolean not null,
  revisable boolean not null,
  answerable boolean not null,
  -- The kind of draft that it is typed as, and copied into; null where it is made from another document alone.
  draft text,
  constraint document_kinds_sign_known check (sign in (1, -1, 0)),
  constraint document_kinds_day_known check (day in ('due', 'holds')),
  constraint document_kinds_money_known check (money in ('in', 'out')),
  constraint document_kinds_told_known check (told in ('supply', 'note', 'advance'))
);
comment on table private.document_kinds is 'What code asks of a kind of document; nothing else knows a kind by its name.';

insert into private.document_kinds (
  kind, series, padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft
)
values
  ('invoice', null, null, 'invoices', 1, 'due', 'in', true, 'supply', 'invoice', null, true, true, false, 'invoice'),
  ('bill_of_supply', null, null, 'invoices', 1, 'due', 'in', false, 'supply', 'invoice', null, true, true, false, 'invoice'),
  ('credit_note', 'CN', null, 'credit_notes', -1, null, 'out', true, 'note', 'credit_note', 'invoice', false, false, false, null),
  ('estimate', 'EST', 4, 'estimates', 0, 'holds', null, true, null, null, null, false, false, true, 'estimate'),
  ('receipt_voucher', 'RV', null, 'vouchers', 0, null, null, true, 'advance', 'receipt_voucher', null, false, false, false, null),
  ('refund_voucher', 'RF', null, 'vouchers', 0, null, 'out', true, 'advance', 'refund_voucher', 'receipt_voucher', false, false, false, null);

alter table private.document_kinds enable row level security;
create policy document_kinds_nobody on private.document_kinds using (false);

create function private.kind(kind text) returns private.document_kinds
language plpgsql stable
set search_path = ''
as $$
declare
  traits private.document_kinds;
begin
  select * into traits from private.document_kinds as known where known.kind = kind.kind;
  return traits;
end
$$;
comment on function private.kind(text) is 'What code asks of a kind of document; all null of one that is not known.';

create function private.is_advance(traits private.document_kinds) returns boolean
language sql immutable
set search_path = ''
as $$ select traits.told = 'advance' and traits.against is null $$;
comment on function private.is_advance(private.document_kinds) is
  'Whether it tells that an advance came, and not that one was given back.';

-- Numbers that another program gave stand in a series of their own (invoices.given_number).
create function private.is_kept_series(prefix text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return prefix = 'OLD' or exists (select from private.document_kinds as kind where kind.series = is_kept_series.prefix);
end
$$;
comment on function private.is_kept_series(text) is 'Whether numbers with a prefix are kept for some kind of document.';
-- Who changes a business is checked by it.
grant execute on function private.is_kept_series(text) to authenticated;

create function private.is_series_of(prefix text, kind text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  traits constant private.document_kinds := private.kind(kind);
begin
  return case
    when traits.series is not null then prefix = traits.series
    else prefix = 'OLD' or not private.is_kept_series(prefix)
  end;
end
$$;
comment on function private.is_series_of(text, text) is 'Whether a document of a kind may be numbered with a prefix.';

create function private.is_draft_kind(kind text) returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return exists (select from private.document_kinds as known where known.draft = is_draft_kind.kind); end $$;
comment on function private.is_draft_kind(text) is 'Whether something is typed as a draft of a kind.';

-- supabase/schemas/01_ground/06_account_tables.sql

-- The tables of an account, a row each: whatever takes an account along, back or away asks here and names no table (decision 0083).
-- Columns, their types and defaults, keys and what refers to what are asked of PostgreSQL's own catalogue.

create table private.account_tables (
  name text primary key,
  -- Whatever a row points at stands before it: rows are restored in this order, and taken out backwards. What is restored later
  -- (`later`) comes at its table's place and 100, and what stands at 200 and more behind that.
  place integer not null unique,
  -- The column that says whose a row is.
  owner text not null,
  -- The part of an export that its rows are; of what hangs on another table the key under a row of that.
  called text,
  -- Why no export tells it.
  untold text,
  -- The table on which a row hangs and with which it is told, and the column that points at the id there.
  parent text,
  link text,
  -- The column that says when a row was made: what is later than an export is not in it.
  moment text,
  -- A condition on `own` that picks the rows that are told; null all.
  which text,
  -- The order of the rows, of a part as one text by which each is found; null where it follows from the key.
  turn text,
  -- Generated columns that are told all the same.
  also text[] not null,
  -- Columns that are neither told nor restored, beside those that private.columns_of leaves out by itself.
  without text[] not null,
  -- Columns that are not restored as `said`, the row of the file, has them: {column: SQL}. $1 is the owner, $2 the restore.
  restored jsonb not null,
  -- Columns that are restored when all rows are there, where the first of them is said.
  later text[],
  -- Whether a row that is there already is passed over, not refused.
  is_skipped boolean not null,
  -- The function that writes the restored rows where private.write_restored cannot; rows that hang on others are written by the same.
  writer text,
  -- The function that is called behind each set of restored rows, for what only all of them show.
  behind text,
  -- How many rows a page of an export and a set of a restore have at most.
  page integer not null,
  -- About how many bytes a restored row takes beside its text.
  bytes integer not null,
  -- Whether an account that has such a row is not empty.
  is_books boolean not null,
  -- A condition on `own` that picks the rows that go when a restore ($3) is taken back; null none.
  taken_back text,
  -- Whether its rows are erased; those of others go with what they point at.
  is_erased boolean not null,
  -- Whether some people hold thousands of rows (…_all_tables.sql).
  is_many boolean not null,
  -- Whether the Data API shows a table of `books` as it stands (…_data_api.sql).
  is_shown boolean not null,
  constraint account_tables_told_or_why check (num_nonnulls(called, untold) = 1),
  constraint account_tables_linked check (num_nonnulls(parent, link) in (0, 2))
);
comment on table private.account_tables is 'The tables that hold rows of an account, and all that code asks of one.';
alter table private.account_tables enable row level security;
create policy account_tables_nobody on private.account_tables using (false);

-- Each row says what is not as it mostly is. A picture is up to 100 kB, a draft up to 200, so few come at once.
insert into private.account_tables
select known.*
from jsonb_array_elements($$[
  {"name": "public.businesses", "place": 10, "called": "business", "without": ["id", "created_at", "updated_at"]},
  {"name": "public.images", "place": 20, "called": "images", "without": ["hash"], "page": 20, "is_skipped": true,
    "restored": {"hash": "private.hash(said.content)"}, "taken_back": "true"},
  {"name": "books.clients", "place": 30, "called": "clients", "moment": "created_at",
    "turn": "lower(own.name) || ' ' || own.id", "without": ["updated_at"], "later": ["merged_into"], "is_books": true,
    "taken_back": "true", "is_many": true, "is_shown": true},
  {"name": "public.statement_links", "place": 32, "untold": "a token, and nothing that is not in the documents", "is_many": true},
  {"name": "public.statement_mails", "place": 33,
    "untold": "that a drawing of the documents was sent; no document says it", "is_many": true},
  {"name": "books.invoices", "place": 40, "called": "documents", "moment": "created_at", "also": ["number"],
    "without": ["client_search_text", "list", "sign", "money", "told"],
    "later": ["written_off_at", "write_off_reason", "status"], "restored": {"status": "'WRITTEN_OFF'"},
    "writer": "private.restore_documents", "behind": "private.settle_restored", "bytes": 5000, "is_books": true,
    "taken_back": "true", "is_many": true},
  {"name": "books.receipts", "place": 50, "called": "receipts", "moment": "created_at",
    "turn": "to_char(own.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || own.id",
    "restored": {
      "advance_minor": "case when said.undone_at is null then said.amount_minor - coalesce(said.returned_minor, 0) else 0 end",
      "gstin": "case when staged.value ? 'gstin' or said.voucher_id is not null then said.gstin when said.paid_on > (select private.registered_after($1, $2)) then (select own.tax_id from public.businesses as own where own.user_id = $1) end"
    }, "is_books": true, "taken_back": "true", "is_many": true},
  {"name": "books.invoice_items", "place": 60, "called": "items", "parent": "books.invoices", "link": "invoice_id",
    "turn": "own.position", "writer": "private.restore_documents", "taken_back": "true", "is_many": true},
  {"name": "books.payments", "place": 61, "called": "payments", "parent": "books.invoices", "link": "invoice_id",
    "moment": "created_at", "turn": "own.created_at, own.id", "restored": {"restored": "true"}, "taken_back": "true",
    "is_many": true, "is_shown": true},
  {"name": "public.invoice_links", "place": 62, "called": "link", "parent": "books.invoices", "link": "invoice_id",
    "which": "own.mail_id is null or own.revoked_at is not null", "without": ["mail_id"], "restored": {"restored": "true"},
    "taken_back": "true", "is_many": true},
  {"name": "public.estimate_answers", "place": 63, "called": "answer", "parent": "books.invoices", "link": "estimate_id",
    "restored": {"restored": "true"}, "taken_back": "true", "is_many": true},
  {"name": "public.invoice_mails", "place": 64, "called": "mails", "parent": "books.invoices", "link": "invoice_id",
    "which": "num_nonnulls(own.sent_at, own.unsure_at) > 0", "turn": "own.begun_at, own.id",
    "restored": {
      "subject": "left(said.subject, 500)", "restored": "true",
      "sent_at": "coalesce(private.not_later(said.sent_at), case when said.unsure_at is null then clock_timestamp() end)"
    }, "taken_back": "true", "is_many": true},
  {"name": "public.invoice_events", "place": 65, "called": "events", "parent": "books.invoices", "link": "invoice_id",
    "moment": "at", "turn": "own.id",
    "restored": {"detail": "private.restored_detail($1, $2, said.detail)", "restored": "true"}, "taken_back": "true",
    "is_many": true},
  {"name": "books.bank_rows", "place": 66, "untold": "read again from the file of the bank", "is_many": true},
  {"name": "books.schedules", "place": 70, "called": "schedules", "moment": "created_at",
    "without": ["tries", "try_at", "turn_at", "updated_at"],
    "restored": {
      "content": "private.restored_content($1, $2, said.content, 'clientId')",
      "document": "private.restored_content($1, $2, said.document, 'client_id')"
    }, "behind": "private.pause_restored", "page": 20, "is_books": true, "taken_back": "true", "is_many": true,
    "is_shown": true},
  {"name": "public.schedule_runs", "place": 71, "called": "runs", "parent": "books.schedules", "link": "schedule_id",
    "moment": "made_at", "turn": "own.period", "taken_back": "true", "is_many": true},
  {"name": "public.drafts", "place": 80, "called": "drafts", "moment": "created_at", "without": ["brought_by"],
    "restored": {
      "content": "private.restored_content($1, $2, said.content, 'clientId')", "brought_by": "$2",
      "updated_at": "private.not_later(coalesce(said.updated_at, said.created_at))"
    }, "page": 20, "taken_back": "own.brought_by = $3", "is_many": true},
  {"name": "public.catalogue_items", "place": 85, "called": "items", "moment": "created_at", "bytes": 700, "is_books": true,
    "taken_back": "true"},
  {"name": "public.column_mappings", "place": 86, "called": "mappings", "is_skipped": true,
    "restored": {"fingerprint": "left(said.fingerprint, 64)"}},
  {"name": "public.invoice_periods", "place": 87, "untold": "sums, which follow from the documents", "taken_back": "true",
    "is_many": true},
  {"name": "private.mail_jobs", "place": 90, "untold": "mails that are on their way",
    "taken_back": "own.kind in (select traits.kind from private.mail_kinds as traits where traits.told_as is not null or traits.went_before_restoring)"},
  {"name": "private.mail_recipients", "place": 91, "untold": "whoever stopped mails stopped those of this account"},
  {"name": "public.exports", "place": 92, "untold": "the export itself"},
  {"name": "public.imports", "place": 93, "untold": "what can be undone for a day"},
  {"name": "private.import_rows", "place": 94, "untold": "what waits to be brought in", "is_erased": false},
  {"name": "private.restores", "place": 95, "untold": "how far a restore is"},
  {"name": "private.restore_rows", "place": 96, "untold": "what waits to be restored"},
  {"name": "private.writers", "place": 97, "untold": "how much was written of late", "is_erased": false},
  {"name": "private.account_deletions", "place": 98, "untold": "whoever exports is not leaving yet", "is_erased": false},
  {"name": "private.erasures", "place": 99, "untold": "nothing but while an account is erased", "is_erased": false},
  {"name": "books.invoice_counters", "place": 201, "called": "counters", "turn": "own.prefix || '/' || own.financial_year",
    "restored": {"business_id": "(select own.id from public.businesses as own where own.user_id = $1)"},
    "is_skipped": true, "taken_back": "true", "is_shown": true},
  {"name": "public.filed_periods", "place": 202, "called": "filings", "moment": "marked_at",
    "turn": "own.first_day || ' ' || own.id", "without": ["id"],
    "restored": {
      "gstin": "case when staged.value ? 'gstin' then said.gstin else (select private.own_gstin(own) from public.businesses as own where own.user_id = $1) end",
      "unmark_reason": "private.single_line(said.unmark_reason)"
    }, "behind": "private.check_restored_filings", "is_books": true, "taken_back": "true"},
  {"name": "public.profiles", "place": 203, "owner": "id", "called": "profile",
    "without": ["email", "created_at", "updated_at", "deletion_stopped_at"], "is_erased": false}
]$$) as said (value)
cross join jsonb_populate_record(
  null::private.account_tables,
  '{
    "owner": "user_id", "also": [], "without": [], "restored": {}, "is_skipped": false, "page": 200, "bytes": 300, "is_books": false,
    "is_erased": true, "is_many": false, "is_shown": false
  }' || said.value
) as known;

create function private.account_part(part text) returns private.account_tables
language plpgsql stable
set search_path = ''
as $$
declare
  held private.account_tables;
begin
  select * into held from private.account_tables as known where known.parent is null and known.called = part;
  return held;
end
$$;
comment on function private.account_part(text) is 'The table of a part of an export; all null of one that is none.';

create function private.tables_on(held private.account_tables) returns setof private.account_tables
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select * from private.account_tables as hung where hung.parent = held.name and hung.called is not null order by hung.place;
end
$$;
comment on function private.tables_on(private.account_tables) is 'The tables whose rows are told under those of another one.';

-- An export leaves out whose a row is, computed columns, tokens and the keys of requests, and a restore writes no other column than an
-- export tells: an id becomes that of the restored row, an instant lies in the past.
create function private.columns_of(held private.account_tables)
returns table (name text, is_told boolean, is_id boolean, is_required boolean, fallback pg_node_tree, restored text)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select
    own.name, own.name = any (held.also) or own.is_open, own.is_id, own.is_required, own.fallback,
    case
      when held.restored ? own.name then held.restored ->> own.name
      when own.name = held.owner then '$1'
      when own.name = held.link then $sql$private.restored_id($1, $2, staged.value ->> 'id')$sql$
      when own.name = 'request_key' and own.is_required then 'gen_random_uuid()'
      when own.name = 'request_fingerprint' and own.is_required then $sql$'restored'$sql$
      when not own.is_open then null
      when own.is_id then format('private.restored_id($1, $2, said.%I::text)', own.name)
      when own.type = 'timestamptz'::regtype then format('private.not_later(said.%I)', own.name)
      else format('said.%I', own.name)
    end
  from (
    select
      known.attname::text as name, known.attnum as number, known.atttypid as type, known.attnotnull as is_required,
      made.adbin as fallback,
      known.attgenerated = '' and known.attidentity = ''
        and known.attname::text <> all (
          held.without || '{business_id,request_key,request_fingerprint,import_id}'::text[]
          || held.owner || coalesce(held.link, held.owner)
        )
        -- Asked of texts alone, for each takes its time.
        and case when known.atttypid = 'text'::regtype
          then pg_get_expr(made.adbin, made.adrelid) is distinct from 'private.new_token()'
          else true
        end as is_open,
      known.atttypid = 'uuid'::regtype and exists (
        select from pg_catalog.pg_constraint as key
        where key.conrelid = known.attrelid and known.attnum = any (key.conkey)
          and (key.contype = 'p' or key.contype = 'f' and key.confrelid <> 'auth.users'::regclass)
      ) as is_id
    from pg_catalog.pg_attribute as known
    left join pg_catalog.pg_attrdef as made on made.adrelid = known.attrelid and made.adnum = known.attnum
    where known.attrelid = held.name::regclass and known.attnum > 0 and not known.attisdropped
  ) as own
  order by own.number;
end
$$;
comment on function private.columns_of(private.account_tables) is
  'The columns of a table: whether an export tells each, whether it says which row is meant, its default, and SQL for what it holds once it is restored, null where that is not written.';

create function private.is_one_to_an(held private.account_tables, said text) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from pg_catalog.pg_constraint as key
    join pg_catalog.pg_attribute as own on own.attrelid = key.conrelid and own.attname = said
    where key.conrelid = held.name::regclass and key.contype in ('p', 'u') and key.conkey = array[own.attnum]
  );
end
$$;
comment on function private.is_one_to_an(private.account_tables, text) is
  'Whether there is at most one row of a table to an owner or parent, by the column that points there.';

-- Rows go before those that they point at; within one table those go first at which none points any more.
create function private.take_out(person uuid, most integer, restore_id uuid default null) returns jsonb
language plpgsql
set search_path = ''
-- The planner is told that each person holds a twentieth of a table (…_all_tables.sql), so it would read the table for some rows.
set enable_seqscan = off
as $$
declare
  held private.account_tables;
  pointing text;
  rest integer := most;
  step integer;
  taken jsonb := '{}';
begin
  for held in
    select * from private.account_tables as known
    where case when restore_id is null then known.is_erased else known.taken_back is not null end
    order by known.place desc
  loop
    select own.attname into pointing
    from pg_catalog.pg_constraint as key
    join pg_catalog.pg_attribute as own on own.attrelid = key.conrelid and own.attnum = key.conkey[1]
    where key.conrelid = held.name::regclass and key.confrelid = key.conrelid;
    loop
      execute format(
        'delete from %1$s where ctid = any (array(select own.ctid from %1$s as own where own.%2$I = $1 and (%3$s)%4$s limit $2))',
        held.name, held.owner, case when restore_id is null then 'true' else held.taken_back end,
        case when pointing is not null then
          format(' and not exists (select from %s as other where other.%I = own.id)', held.name, pointing)
        end
      ) using person, rest, restore_id;
      get diagnostics step = row_count;
      rest := rest - step;
      if step > 0 then
        taken := taken || jsonb_build_object(held.name, coalesce((taken ->> held.name)::integer, 0) + step);
      end if;
      exit when step = 0 or pointing is null or rest = 0;
    end loop;
    exit when rest = 0;
  end loop;
  return taken;
end
$$;
comment on function private.take_out(uuid, integer, uuid) is
  'Erases at most so many rows of an account, or of those that a restore brought, and says how many of which table: {} when none is left. What is kept from everybody goes where private.erasures names the account.';

-- supabase/schemas/01_ground/07_gst.sql

-- What GST says by itself, whoever's document it is on: States, numbers, rates. The domain's `gst/` says the same; tests hold
-- both equal. Checks of tables that people write to themselves run with their rights, hence the grants.

create function private.state_code(name text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case name
    when 'Jammu & Kashmir' then '01'
    when 'Himachal Pradesh' then '02'
    when 'Punjab' then '03'
    when 'Chandigarh' then '04'
    when 'Uttarakhand' then '05'
    when 'Haryana' then '06'
    when 'Delhi' then '07'
    when 'Rajasthan' then '08'
    when 'Uttar Pradesh' then '09'
    when 'Bihar' then '10'
    when 'Sikkim' then '11'
    when 'Arunachal Pradesh' then '12'
    when 'Nagaland' then '13'
    when 'Manipur' then '14'
    when 'Mizoram' then '15'
    when 'Tripura' then '16'
    when 'Meghalaya' then '17'
    when 'Assam' then '18'
    when 'West Bengal' then '19'
    when 'Jharkhand' then '20'
    when 'Odisha' then '21'
    when 'Chhattisgarh' then '22'
    when 'Madhya Pradesh' then '23'
    when 'Gujarat' then '24'
    when 'Dadra and Nagar Haveli and Daman and Diu' then '26'
    when 'Maharashtra' then '27'
    when 'Karnataka' then '29'
    when 'Goa' then '30'
    when 'Lakshadweep' then '31'
    when 'Kerala' then '32'
    when 'Tamil Nadu' then '33'
    when 'Puducherry' then '34'
    when 'Andaman and Nicobar Islands' then '35'
    when 'Telangana' then '36'
    when 'Andhra Pradesh' then '37'
    when 'Ladakh' then '38'
    when 'Other Territory' then '97'
  end;
end
$$;
comment on function private.state_code(text) is
  '"27" of "Maharashtra"; null of what is none of the domain''s States and union territories.';
grant execute on function private.state_code(text) to authenticated;

create function private.is_gst_state(code text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$ begin return code ~ '^(0[1-9]|1[0-9]|2[0-4679]|3[0-8]|97)$'; end $$;
comment on function private.is_gst_state(text) is 'Whether it is the code of a State; 25, 28 and 96 are read, and not chosen.';
grant execute on function private.is_gst_state(text) to authenticated;

create function private.gstin_form(value text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return case
    when value ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$' then 'ecommerce'
    -- Who deducts tax at source, under a PAN or a TAN.
    when value ~ '^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$' then 'deductor'
    when value ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][0-9A-Z]{2}$' then 'normal'
    when value ~ '^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$' then 'government'
    when value ~ '^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$' then 'un_body'
    when value ~ '^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$' then 'non_resident'
    -- Online services from abroad.
    when value ~ '^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$' then 'oidar'
  end;
end
$$;
comment on function private.gstin_form(text) is 'Who has a GSTIN of this look, right or not; null of any other text.';
grant execute on function private.gstin_form(text) to authenticated;

create function private.gstin_fault(value text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  form constant text := private.gstin_form(value);
  product integer;
  sum integer := 0;
begin
  if char_length(value) <> 15 then
    return 'length';
  elsif form is null then
    return 'form';
  elsif form in ('normal', 'ecommerce', 'government') and not private.is_gst_state(left(value, 2)) then
    return 'state';
  end if;
  for place in 1..14 loop
    product := (strpos(alphabet, substr(value, place, 1)) - 1) * (2 - place % 2);
    sum := sum + product / 36 + product % 36;
  end loop;
  return case when right(value, 1) <> substr(alphabet, (36 - sum % 36) % 36 + 1, 1) then 'check' end;
end
$$;
comment on function private.gstin_fault(text) is
  'What is wrong with a GSTIN, first of all: length, form, state or check; null of a right one, in capital letters.';
grant execute on function private.gstin_fault(text) to authenticated;

create function private.checked_gstin(value text, field text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  fault constant text := private.gstin_fault(value);
begin
  if fault is not null then
    perform private.refuse(
      422,
      case fault
        when 'length' then 'gstin_length'
        when 'form' then 'gstin_form'
        when 'state' then 'gstin_state'
        else 'gstin_check'
      end,
      field
    );
  end if;
  return value;
end
$$;
comment on function private.checked_gstin(text, text) is 'The number itself, or a refusal that says what is wrong with it.';
grant execute on function private.checked_gstin(text, text) to authenticated;

create function private.gstin_state(value text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return case
    when private.gstin_form(value) in ('normal', 'ecommerce', 'government') and private.gstin_fault(value) is null
    then left(value, 2)
  end;
end
$$;
comment on function private.gstin_state(text) is
  'The code of the State that a GSTIN is of; null where its form tells none, or it is wrong.';
grant execute on function private.gstin_state(text) to authenticated;

create function private.is_gst_rate(rate integer, day date) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return rate in (0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 4000)
    -- Notification 03/2025-Cess.
    or rate = 2800 and day < '2026-02-01';
end
$$;
comment on function private.is_gst_rate(integer, date) is
  'Whether a rate, in hundredths of a per cent, is one of a document of the day.';
grant execute on function private.is_gst_rate(integer, date) to authenticated;

create function private.is_financial_year(value text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return case
    when value ~ '^[0-9]{2}-[0-9]{2}$' then (left(value, 2)::integer + 1) % 100 = right(value, 2)::integer
    else false
  end;
end
$$;
comment on function private.is_financial_year(text) is 'Whether it looks like "26-27".';
grant execute on function private.is_financial_year(text) to authenticated;

-- supabase/schemas/01_ground/08_businesses.sql

-- The seller.

-- Whether this is a PNG of 1 to 512 pixels a side as a data URI, made of its head, its colours, its pixels and its end
-- alone: no chunk of metadata, nothing unknown, and nothing behind the end. The app makes it so from whatever is chosen.
-- The head says how many bytes the pixels are when they are unpacked: more than a picture of 512 x 512 pixels in four
-- channels of eight bits has is no logo. Says the same as pictureOf of domain/people/logo.ts. Neither looks into a chunk: whether
-- checksums are right is the reader's to find out, and what the pixels really unpack to is seen where they are unpacked
-- (pdf/picture.ts): packed, they are at most 75 kB here.
create function private.is_logo(value text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
declare
  prefix constant text := 'data:image/png;base64,';
  -- The signature, and how the first chunk begins: its length and its name. Its data say how wide and how high.
  png_start constant bytea := '\x89504e470d0a1a0a0000000d49484452';
  -- The last chunk as a whole: no data, its name, its checksum.
  png_end constant bytea := '\x0000000049454e44ae426082';
  picture bytea;
  last_chunk integer;
  -- Where a chunk begins: the second one behind the signature's 8 bytes and the head's 25.
  chunk integer := 33;
  has_pixels boolean := false;
  depth integer;
  channels integer;
  width integer;
  height integer;
begin
  if char_length(value) > 100000
    or (char_length(value) - char_length(prefix)) % 4 <> 0
    or value !~ '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$'
  then
    return false;
  end if;
  picture := decode(substr(value, char_length(prefix) + 1), 'base64');
  last_chunk := octet_length(picture) - octet_length(png_end);
  if last_chunk < chunk
    or substr(picture, 1, octet_length(png_start)) <> png_start
    or substr(picture, last_chunk + 1) <> png_end
    or substr(picture, 17, 2) <> '\x0000' or substr(picture, 21, 2) <> '\x0000'
    or substr(picture, 27, 2) <> '\x0000' or get_byte(picture, 28) > 1
  then
    return false;
  end if;

  width := get_byte(picture, 18) * 256 + get_byte(picture, 19);
  height := get_byte(picture, 22) * 256 + get_byte(picture, 23);
  depth := get_byte(picture, 24);
  -- By colour type, where that may be of so many bits; each line of pixels begins with a byte of its own.
  channels := case get_byte(picture, 25)
    when 0 then case when depth in (1, 2, 4, 8, 16) then 1 end
    when 2 then case when depth in (8, 16) then 3 end
    when 3 then case when depth in (1, 2, 4, 8) then 1 end
    when 4 then case when depth in (8, 16) then 2 end
    when 6 then case when depth in (8, 16) then 4 end
  end;
  if channels is null
    or width not between 1 and 512
    or height not between 1 and 512
    or height * (1 + (width * channels * depth + 7) / 8) > 1100000
  then
    return false;
  end if;

  -- From chunk to chunk by their lengths, and exactly to the last one. The app takes everything else out of what a
  -- browser's canvas writes (gamma, colour space, density), so it need not be known here.
  while chunk < last_chunk loop
    case substr(picture, chunk + 5, 4)
      when 'IDAT' then has_pixels := true;
      when 'PLTE', 'tRNS' then null;
      else return false;
    end case;
    -- No chunk within the limit is as long as needs the first of the four bytes.
    if get_byte(picture, chunk) <> 0 then
      return false;
    end if;
    chunk := chunk + 12
      + get_byte(picture, chunk + 1) * 65536 + get_byte(picture, chunk + 2) * 256 + get_byte(picture, chunk + 3);
  end loop;
  return chunk = last_chunk and has_pixels;
end
$$;
grant execute on function private.is_logo(text) to authenticated;

create table public.businesses (
  id uuid primary key default gen_random_uuid(),
  -- No cascade: books are kept 72 months (CGST s. 36), so an account with a business is not simply deleted.
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete restrict,
  name text not null,
  email text not null,
  phone text not null,
  address text,
  tax_id text,
  city text,
  state text,
  state_code text generated always as (private.state_code(state)) stored,
  postal_code text not null,
  country text not null default 'India',
  website text,
  business_type text,
  description text,
  -- Base64 of compressed pixels does not compress again.
  logo text storage external,
  -- How it stands to GST. Which documents it writes follows from that; tax_id is then its GSTIN, of its own State.
  gst_registration text not null default 'none',
  composition_scheme text,
  -- Exports without tax go under a letter of undertaking, which ends with its financial year.
  lut_number text,
  lut_year text,
  -- What a new row begins with; the rate is in hundredths of a per cent.
  default_gst_rate integer,
  default_hsn_sac text,
  prices_include_tax boolean not null default false,
  -- To whole rupees.
  round_off boolean not null default false,
  -- Turnover of the financial year before: then HSN codes have six digits, and invoices to the registered an IRN.
  above_five_crore boolean not null default false,
  -- Whether documents show their tax by HSN/SAC, too, and not by rate alone.
  hsn_summary boolean not null default false,
  reverse_charge_wording text,
  -- Printed above "Authorised signatory"; a picture as the logo is.
  signature text storage external,
  -- Where the seller is paid. It is not in the seller's copy on an invoice: a client pays to where the seller is paid
  -- today.
  upi_id text,
  bank_account_name text,
  bank_account_number text,
  bank_ifsc text,
  -- What a client abroad needs beside them.
  bank_name text,
  bank_swift text,
  -- How the numbers of its invoices look from now on; public.set_invoice_numbering changes them.
  invoice_prefix text not null default 'INV',
  invoice_padding smallint not null default 4,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "name: name_unfit" check (char_length(btrim(name)) between 1 and 120),
  constraint "name: not_one_line" check (name is not distinct from private.single_line(name)),
  constraint "email: email_invalid" check (private.is_email(email)),
  constraint "phone: phone_invalid" check (phone ~ '^[0-9]{10}$'),
  constraint "postalCode: postal_code_invalid" check (postal_code ~ '^[0-9]{5,6}$'),
  constraint businesses_country_known check (country = 'India'),
  constraint businesses_address_length check (char_length(address) <= 300),
  constraint businesses_tax_id_length check (char_length(tax_id) <= 30),
  constraint "taxId: not_one_line" check (tax_id is not distinct from private.single_line(tax_id)),
  constraint "city: too_long most 60" check (char_length(city) <= 60),
  constraint "city: not_one_line" check (city is not distinct from private.single_line(city)),
  constraint businesses_state_length check (char_length(state) <= 60),
  constraint "state: state_unknown" check (state is null or state_code is not null),
  constraint businesses_website_length check (char_length(website) <= 200),
  constraint "website: not_one_line" check (website is not distinct from private.single_line(website)),
  constraint businesses_business_type_length check (char_length(business_type) <= 60),
  constraint "description: description_too_long" check (char_length(description) <= 1000),
  -- A limit that bounds what the picture can inflate to.
  constraint "logo: picture_invalid" check (private.is_logo(logo)),
  constraint "gstRegistration: gst_registration_unknown" check (gst_registration in ('none', 'regular', 'composition')),
  -- Which words stand on the document follows from the scheme.
  constraint "compositionScheme: composition_scheme_unfit" check (composition_scheme in ('section10', 'notification2_2019')),
  constraint "compositionScheme: composition_scheme_unfit, given" check (
    (composition_scheme is not null) = (gst_registration = 'composition')
  ),
  -- Of a seller without GST any text, as ever.
  constraint "taxId: gstin_required" check (
    case when gst_registration = 'none' then true else private.checked_gstin(tax_id, 'taxId') is not null end
  ),
  constraint "taxId: own_gstin_other_state" check (
    case when gst_registration = 'none' then true else coalesce(private.gstin_state(tax_id) = state_code, false) end
  ),
  constraint "lutNumber: lut_number_invalid" check (lut_number ~ '^[A-Z0-9/]{5,30}$'),
  constraint "lutYear: lut_year_invalid" check (private.is_financial_year(lut_year)),
  constraint "lutNumber: lut_incomplete" check (num_nonnulls(lut_number, lut_year) in (0, 2)),
  -- Those that are for documents from the day on which the last one ended.
  constraint "defaultGstRate: default_gst_rate_unknown" check (private.is_gst_rate(default_gst_rate, '2026-02-01')),
  constraint "defaultHsnSac: hsn_sac_invalid" check (default_hsn_sac ~ '^[0-9]{2,8}$'),
  constraint "reverseChargeWording: too_long most 300" check (char_length(reverse_charge_wording) <= 300),
  constraint "reverseChargeWording: not_one_line" check (
    reverse_charge_wording is not distinct from private.single_line(reverse_charge_wording)
  ),
  constraint "signature: picture_invalid" check (private.is_logo(signature)),
  -- What a business can be paid to has one shape, in the form and here: see `domain/payment/upi.ts` and
  -- `domain/payment/payment-details.ts`.
  constraint "upiId: upi_id_invalid" check (
    upi_id ~ '^[a-z0-9][a-z0-9._-]+@[a-z][a-z0-9]+$' and char_length(upi_id) <= 255
  ),
  constraint "bankAccountName: account_holder_unfit" check (
    bank_account_name is not distinct from private.single_line(bank_account_name)
    and char_length(bank_account_name) <= 120
  ),
  -- Indian banks: 9 to 18 digits.
  constraint "bankAccountNumber: account_number_invalid" check (bank_account_number ~ '^[0-9]{9,18}$'),
  constraint "bankIfsc: ifsc_invalid" check (bank_ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  -- Half an account cannot be paid to.
  constraint "bankAccountNumber: account_incomplete" check (
    num_nonnulls(bank_account_name, bank_account_number, bank_ifsc) in (0, 3)
  ),
  constraint "bankName: bank_name_unfit" check (
    bank_name is not distinct from private.single_line(bank_name) and char_length(bank_name) <= 120
  ),
  -- ISO 9362: the bank, its country, its place, and the branch.
  constraint "bankSwift: swift_invalid" check (bank_swift ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  constraint "bankAccountNumber: bank_without_account" check (
    bank_account_number is not null or num_nonnulls(bank_name, bank_swift) = 0
  ),
  -- With the slash, the year and the slash between them 16 characters. No small letters: numbers that differ by them alone
  -- are one to the tax office.
  constraint "invoicePrefix: invoice_prefix_invalid" check (
    invoice_prefix ~ '^[A-Z0-9/-]+$' and char_length(invoice_prefix) + 7 + invoice_padding <= 16
  ),
  -- The series of the other documents, and of what another program issued.
  constraint "invoicePrefix: invoice_prefix_taken" check (not private.is_kept_series(invoice_prefix)),
  constraint "invoicePadding: invoice_padding_invalid" check (invoice_padding between 1 and 8)
);
comment on table public.businesses is 'The seller: one per person. Invoices keep a copy of it as it was.';
comment on column public.businesses.logo is 'A PNG of at most 512 × 512 pixels as a data URI of at most 100,000 characters.';
comment on column public.businesses.tax_id is 'The GSTIN of a registered or composition seller; any text of another.';
comment on column public.businesses.signature is 'A picture as the logo is.';
comment on column public.businesses.upi_id is 'The address of UPI payments, as in neel@okbank.';
comment on column public.businesses.bank_ifsc is 'The code of the bank''s branch, as in HDFC0001234.';

alter table public.businesses enable row level security;
grant select on public.businesses to authenticated;
grant
  insert (
    name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo,
    upi_id, bank_account_name, bank_account_number, bank_ifsc, bank_name, bank_swift, gst_registration, composition_scheme,
    lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax, round_off, above_five_crore, hsn_summary, reverse_charge_wording, signature
  ),
  update (
    name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo,
    upi_id, bank_account_name, bank_account_number, bank_ifsc, bank_name, bank_swift, gst_registration, composition_scheme,
    lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax, round_off, above_five_crore, hsn_summary, reverse_charge_wording, signature
  )
  on public.businesses to authenticated;

create policy businesses_select_own on public.businesses
for select to authenticated
using (user_id = (select private.caller()));

create policy businesses_insert_own on public.businesses
for insert to authenticated
with check (user_id = (select private.caller()));

create policy businesses_update_own on public.businesses
for update to authenticated
using (user_id = (select private.caller()))
with check (user_id = (select private.caller()));

create trigger businesses_touch before update on public.businesses
for each row execute function private.touch_updated_at();

-- Pictures of documents, once each, however many show them: a snapshot names the hash. They come when a document is issued,
-- and nothing changes or erases them.
create table public.images (
  user_id uuid not null references auth.users (id) on delete restrict,
  hash text not null,
  -- Base64 of compressed pixels does not compress again.
  content text storage external not null,
  primary key (user_id, hash),
  constraint images_hash_own check (hash = private.hash(content)),
  constraint images_content_picture check (private.is_logo(content))
);
comment on table public.images is 'What issued documents show as pictures, by the SHA-256 of the data URI.';

alter table public.images enable row level security;
-- Reading only: issuing keeps them.
grant select on public.images to authenticated;

create policy images_select_own on public.images
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_image() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'image_kept');
  return null;
end
$$;

create trigger images_keep before update or delete on public.images
for each row execute function private.keep_image();

create trigger images_keep_all before truncate on public.images
for each statement execute function private.keep_image();

create function private.seller_snapshot(business public.businesses) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'name', business.name,
    'email', business.email,
    'phone', business.phone,
    'address', business.address,
    'taxId', business.tax_id,
    'city', business.city,
    'state', business.state,
    'postalCode', business.postal_code,
    'country', business.country,
    'website', business.website,
    'logoHash', private.hash(business.logo),
    'gstRegistration', business.gst_registration,
    'compositionScheme', business.composition_scheme,
    'stateCode', business.state_code,
    'lutNumber', business.lut_number,
    'lutYear', business.lut_year,
    'hsnSummary', business.hsn_summary,
    'reverseChargeWording', business.reverse_charge_wording,
    'signatureHash', private.hash(business.signature)
  );
end
$$;

create function private.own_gstin(business public.businesses) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return case when business.gst_registration = 'regular' then business.tax_id end; end $$;
comment on function private.own_gstin(public.businesses) is 'Under which GSTIN a seller files returns today; null of who files none.';

create function private.gstin_of(seller jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return case when seller ->> 'gstRegistration' = 'regular' then seller ->> 'taxId' end; end $$;
comment on function private.gstin_of(jsonb) is 'Under which GSTIN a document was issued; null of who filed no return then.';
grant execute on function private.gstin_of(jsonb) to authenticated;

-- supabase/schemas/01_ground/09_words.sql

-- How the texts of a person are found. An index of texts holds those of all people, and what is looked for would be
-- gathered from all of them; so each word gets a mark of its owner in front, and the words of one person stand side by
-- side. All in plpgsql, since every new row and every search asks them: a connection keeps their plans.

-- One letter may be typed as one character or as a letter and its signs (ज़, é), wide or narrow, with a joiner or without
-- one (क्‍ष), as a Malayalam chillu of its own or by a joiner (ൻ), by an Arabic or an Urdu keyboard (ی), and among marks of
-- direction: they look alike, so they are found alike.
create function private.search_form(text text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  form text;
begin
  -- Most texts are plain, and have but one form.
  if octet_length(text) = char_length(text) then
    return lower(text);
  end if;
  form := lower(normalize(text, nfkc));
  if position(U&'\0D4D\200D' in form) > 0 then
    form := replace(form, U&'\0D23\0D4D\200D', U&'\0D7A');
    form := replace(form, U&'\0D28\0D4D\200D', U&'\0D7B');
    form := replace(form, U&'\0D30\0D4D\200D', U&'\0D7C');
    form := replace(form, U&'\0D32\0D4D\200D', U&'\0D7D');
    form := replace(form, U&'\0D33\0D4D\200D', U&'\0D7E');
    form := replace(form, U&'\0D15\0D4D\200D', U&'\0D7F');
  end if;
  -- From the third on they go.
  return translate(
    form,
    U&'\064A\0643\200B\200C\200D\200E\200F\061C\202A\202B\202C\202D\202E\2066\2067\2068\2069',
    U&'\06CC\06A9'
  );
end
$$;
comment on function private.search_form(text) is
  'A text as searches compare it: in lower case, in one of its Unicode forms (NFKC), without joiners and marks of direction.';
-- Columns of tables that people write to themselves ask with their rights.
grant execute on function private.search_form(text) to authenticated;

-- Every ending of a line, so that what a line contains is the beginning of one of them: also one letter or two, and words
-- with the blank between them. The first letters of an ending tell enough: who looks for more compares the line, too.
create function private.line_endings(owner uuid, line text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select left(owner::text, 8) || substr(line, at, 24)
    -- No line is as long: see clients.search_text.
    from generate_series(1, least(char_length(line), 400)) as at
  ));
end
$$;
comment on function private.line_endings(uuid, text) is
  'The first 24 letters of each ending of a line, with a mark of their owner: for an index that knows what lines contain.';
-- Indexes of tables that people write to themselves ask with their rights.
grant execute on function private.line_endings(uuid, text) to authenticated;

-- A word or the beginning of one, whatever signs it has.
create function private.beginning_query(owner uuid, text text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return '''' || replace(replace(left(owner::text, 8) || text, '\', '\\'), '''', '''''') || ''':*';
end
$$;

create function private.line_query(owner uuid, text text) returns tsquery
language plpgsql immutable
set search_path = ''
as $$ begin return private.beginning_query(owner, left(text, 24))::tsquery; end $$;
comment on function private.line_query(uuid, text) is 'What finds line_endings that begin with the first 24 letters of the text.';

create function private.spaced_words(description text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return ' ' || translate(private.search_form(description), E'\n\t,.;:!?()[]{}"/|&+*-–—', repeat(' ', 24));
end
$$;
comment on function private.spaced_words(text) is 'A description with nothing but blanks between its words, and one before the first.';

-- Of a longer text its words alone: they are found by how they begin.
create function private.word_beginnings(owner uuid, description text) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  mark constant text := left(owner::text, 8);
  spaced text := private.spaced_words(description);
begin
  if spaced ~ '[^ ]{65}' then
    spaced := regexp_replace(spaced, '([^ ]{64})[^ ]+', '\1', 'g');
  end if;
  -- No query of its own: every new row asks. Between two blanks stands no word.
  return array_to_tsvector(
    array_remove(array_remove(string_to_array(replace(spaced, ' ', ' ' || mark), ' '), mark), '')
  );
end
$$;
comment on function private.word_beginnings(uuid, text) is
  'The words of a description, with a mark of their owner: for an index that knows how words begin.';

create function private.word_query(owner uuid, words text) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select string_agg(private.beginning_query(owner, left(word, 64)), ' & ')::tsquery
    from string_to_table(words, ' ') as word
    where word <> ''
  );
end
$$;
comment on function private.word_query(uuid, text) is 'What finds word_beginnings of which each of the words begins one.';

-- supabase/schemas/02_lists/01_clients.sql

-- The client book. Documents copy what they say of a client and point here, so that a client's own are found through it.

create function private.are_emails(addresses text[]) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return (select coalesce(bool_and(private.is_email(address)), true) from unnest(addresses) as address);
end
$$;
grant execute on function private.are_emails(text[]) to authenticated;

create table books.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  name text not null,
  contact text,
  -- Where documents go to; a client from elsewhere may come without.
  email text,
  cc_emails text[] not null default '{}',
  phone text,
  gstin text,
  pan text,
  address text,
  city text,
  state_code text,
  postal_code text,
  -- ISO 3166.
  country text not null default 'IN',
  delivery_address text,
  currency text not null default 'INR',
  -- Days from issue to the due date.
  terms_days integer,
  -- What new documents for this client begin with.
  notes text,
  language text not null default 'en',
  -- Out of the book's list and its suggestions; whoever gets a new document is back in it.
  archived boolean not null default false,
  -- Whom this client became. Its documents went there, and whoever comes under its name and address goes there, too.
  merged_into uuid,
  search_text text not null generated always as (
    private.search_form(name || coalesce(' ' || contact, '') || coalesce(' ' || gstin, ''))
  ) stored,
  -- By which file it came.
  import_id uuid,
  -- Of a client that was made by itself.
  request_key uuid,
  request_fingerprint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Lets documents point at a client together with its owner. The search looks at the text of very many of them.
  constraint clients_id_user unique (id, user_id) include (search_text, archived),
  constraint clients_request_once unique (user_id, request_key),
  constraint clients_merged_into foreign key (merged_into, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint clients_merged_archived check (merged_into is null or archived),
  constraint "name: name_unfit" check (char_length(btrim(name)) between 1 and 120),
  constraint "name: not_one_line" check (name is not distinct from private.single_line(name)),
  constraint "contact: value_not_allowed" check (char_length(contact) <= 120),
  constraint "contact: value_not_allowed, line" check (contact is not distinct from private.single_line(contact)),
  constraint "email: email_invalid" check (private.is_email(email) and email = lower(email)),
  constraint "ccEmails: cc_emails_invalid" check (
    array_ndims(cc_emails) is not distinct from nullif(least(cardinality(cc_emails), 1), 0)
    and cardinality(cc_emails) <= 5
    and private.are_emails(cc_emails)
  ),
  constraint "phone: value_not_allowed" check (char_length(phone) <= 20),
  constraint "phone: value_not_allowed, line" check (phone is not distinct from private.single_line(phone)),
  constraint "gstin: gstin_form" check (private.gstin_fault(gstin) is null),
  constraint "pan: pan_invalid" check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  constraint "address: too_long most 300" check (char_length(address) <= 300),
  constraint "deliveryAddress: too_long most 300" check (char_length(delivery_address) <= 300),
  constraint "city: too_long most 60" check (char_length(city) <= 60),
  constraint "city: not_one_line" check (city is not distinct from private.single_line(city)),
  constraint "postalCode: value_not_allowed" check (char_length(postal_code) <= 12),
  constraint "postalCode: value_not_allowed, line" check (postal_code is not distinct from private.single_line(postal_code)),
  constraint "country: country_unknown" check (country ~ '^[A-Z]{2}$'),
  constraint "stateCode: state_code_unknown" check (private.is_gst_state(state_code)),
  constraint "stateCode: state_is_indian" check (state_code is null or country = 'IN'),
  constraint "gstin: own_gstin_other_state" check (
    private.gstin_state(gstin) is null or state_code is not distinct from private.gstin_state(gstin)
  ),
  constraint "termsDays: terms_days_invalid" check (terms_days between 0 and 365),
  constraint "notes: notes_too_long" check (char_length(notes) <= 2000),
  constraint "language: value_not_allowed" check (language in ('en', 'hi', 'en-hi')),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD'))
);
comment on table books.clients is 'The book of a person''s clients. None is erased: documents point here.';
comment on column books.clients.search_text is 'What the search looks into: name, contact and GSTIN, by private.search_form.';
comment on column books.clients.terms_days is 'Days from issue to the due date; null where nothing was agreed.';

-- By this an invoice that comes with a name and an address alone finds its client.
create unique index clients_name_email_once on books.clients (user_id, lower(name), coalesce(email, ''));
create index clients_merged_into on books.clients (merged_into, user_id);
-- The order of the list.
create index clients_by_name on books.clients (user_id, archived, lower(name), id) where merged_into is null;
-- A new client goes in at once, as a new invoice does: see invoices_words.
create index clients_words on books.clients
using gin (private.line_endings(user_id, search_text)) with (fastupdate = off);

-- About how many bytes a client takes beside its own text: its name stands in five indexes, one of which has each of its endings of
-- at most 24 letters, a mark of eight and 28 bytes around them, in pages that are full to seven tenths. Endings that names
-- share are counted for each of them; the daily measure knows better.
create function private.client_size(client jsonb) returns integer
language plpgsql immutable
set search_path = ''
as $$
declare
  line constant text := left(concat_ws(' ', client ->> 'name', client ->> 'contact', client ->> 'gstin'), 400);
  endings constant integer := char_length(line);
  letters constant integer := case
    when endings > 24 then 24 * endings - 276
    else endings * (endings + 1) / 2
  end;
begin
  return octet_length(client::text) + 400 + 6 * octet_length(line)
    + (36 * endings + letters * octet_length(line) / greatest(1, endings)) * 10 / 7;
end
$$;

alter table books.clients enable row level security;
grant select on books.clients to authenticated;
-- New ones come by create_client and by issuing, and one becomes another by merge_clients.
grant update (
  name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country, delivery_address,
  currency, terms_days, notes, language, archived
) on books.clients to authenticated;

create policy clients_select_own on books.clients
for select to authenticated
using (user_id = (select private.caller()));

-- One that became another is no client any more.
create policy clients_update_own on books.clients
for update to authenticated
using (user_id = (select private.caller()) and merged_into is null)
with check (user_id = (select private.caller()) and merged_into is null);

create trigger clients_touch before update on books.clients
for each row execute function private.touch_updated_at();

create function private.keep_client() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'client_kept');
  return null;
end
$$;

-- But for one that a file brought in, while that is undone.
create trigger clients_keep before delete on books.clients
for each row
when ((old.import_id::text = current_setting('app.undoing', true)) is not true)
execute function private.keep_client();

create index clients_import on books.clients (import_id) where import_id is not null;

create trigger clients_keep_all before truncate on books.clients
for each statement execute function private.keep_client();

create function private.create_client(request_key uuid, client jsonb) returns uuid
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  fingerprint text;
  made books.clients;
begin
  if jsonb_typeof(client) is distinct from 'object' or pg_column_size(client) > 20000 then
    perform private.refuse(422, 'malformed', 'client');
  end if;
  perform private.begin_write();
  fingerprint := private.hash(client::text);
  insert into books.clients as kept (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, request_key, request_fingerprint
  )
  select
    owner, name, contact, email, coalesce(cc_emails, '{}'), phone, gstin, pan, address, city, state_code, postal_code,
    coalesce(country, 'IN'), delivery_address, coalesce(currency, 'INR'), terms_days, notes, coalesce(language, 'en'),
    create_client.request_key, fingerprint
  from jsonb_populate_record(null::books.clients, create_client.client)
  on conflict (user_id, request_key) do nothing
  returning * into made;
  if not found then
    select * into made
    from books.clients as kept
    where kept.user_id = owner and kept.request_key = create_client.request_key;
    if made.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "client"}');
    end if;
  end if;
  return made.id;
end
$$;
grant execute on function private.create_client(uuid, jsonb) to authenticated;

create function public.create_client(request_key uuid, client jsonb) returns uuid
language sql
set search_path = ''
as $$ select private.create_client(request_key, client) $$;
comment on function public.create_client(uuid, jsonb) is
  'Makes a client of the columns of clients that a person may change, and returns its id. The same request_key with the same client finds the first one.';
grant execute on function public.create_client(uuid, jsonb) to authenticated;

-- The client of a document that is being issued, behind the lock of the business: the one that it names, else the one of
-- its name and address, else a new one. A client that was put away is back with a new document.
create function private.client_of(owner uuid, document jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  chosen constant uuid := (document ->> 'client_id')::uuid;
  buyer constant jsonb := private.buyer_snapshot(document);
  found_id uuid;
begin
  if chosen is not null then
    select coalesce(client.merged_into, client.id) into found_id
    from books.clients as client
    where client.id = chosen and client.user_id = owner;
    if not found then
      perform private.refuse(422, 'client_unknown', 'clientId');
    end if;
  else
    select coalesce(client.merged_into, client.id) into found_id
    from books.clients as client
    where client.user_id = owner
      and lower(client.name) = lower(buyer ->> 'name')
      and coalesce(client.email, '') = buyer ->> 'email';
  end if;

  if found_id is not null then
    update books.clients as client set archived = false where client.id = found_id and client.archived;
  elsif coalesce((document ->> 'keep_client')::boolean, true)
    -- Otherwise the invoice is refused, in words of its own.
    and private.single_line(buyer ->> 'name') = buyer ->> 'name'
    and char_length(buyer ->> 'name') <= 120
    and private.is_email(buyer ->> 'email')
  then
    insert into books.clients (
      user_id, name, contact, email, phone, gstin, pan, address, city, state_code, postal_code, country,
      delivery_address, currency
    )
    values (
      owner, buyer ->> 'name', buyer ->> 'contact', buyer ->> 'email', buyer ->> 'phone',
      case when buyer ->> 'country' = 'IN' or private.gstin_state(buyer ->> 'gstin') is null then buyer ->> 'gstin' end,
      buyer ->> 'pan', buyer ->> 'address', buyer ->> 'city',
      case buyer ->> 'country' when 'IN' then coalesce(private.gstin_state(buyer ->> 'gstin'), buyer ->> 'stateCode') end,
      buyer ->> 'postalCode', buyer ->> 'country', buyer ->> 'deliveryAddress', coalesce(document ->> 'currency', 'INR')
    )
    -- Somebody else of the same account has made it meanwhile.
    on conflict (user_id, lower(name), coalesce(email, '')) do update set archived = false
    returning id into found_id;
  end if;
  return found_id;
end
$$;
comment on function private.client_of(uuid, jsonb) is
  'Whose a document is that is being issued; null where its client is not to be kept.';

-- The one that stays keeps what it says, and learns what only the other one said.
create function private.merge_clients(client_id uuid, into_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  gone books.clients;
  stays books.clients;
begin
  perform private.begin_write();
  if client_id = into_id then
    perform private.refuse(422, 'client_same', 'intoId');
  end if;
  -- Issuing waits meanwhile, as it does for itself.
  perform from public.businesses as business where business.user_id = owner for no key update;
  select * into gone from books.clients as client
  where client.id = merge_clients.client_id and client.user_id = owner and client.merged_into is null for update;
  select * into stays from books.clients as client
  where client.id = merge_clients.into_id and client.user_id = owner and client.merged_into is null for update;
  if gone.id is null or stays.id is null then
    perform private.refuse(404, 'client_unknown');
  end if;

  -- Before the invoices, as everywhere.
  update books.receipts as receipt set client_id = stays.id
  where receipt.user_id = owner and receipt.client_id = gone.id;
  update books.invoices as invoice set client_id = stays.id
  where invoice.user_id = owner and invoice.client_id = gone.id;
  update public.statement_links as link set client_id = stays.id
  where link.user_id = owner and link.client_id = gone.id;
  update public.statement_mails as mail set client_id = stays.id
  where mail.user_id = owner and mail.client_id = gone.id;
  update books.clients as client set archived = true, merged_into = stays.id
  where client.user_id = owner and gone.id in (client.id, client.merged_into);

  update books.clients as client
  set
    contact = coalesce(stays.contact, gone.contact),
    cc_emails = array(
      select distinct address
      from unnest(stays.cc_emails || gone.cc_emails || gone.email) as address
      where address <> coalesce(stays.email, '')
      limit 5
    ),
    phone = coalesce(stays.phone, gone.phone),
    pan = coalesce(stays.pan, gone.pan),
    delivery_address = coalesce(stays.delivery_address, gone.delivery_address),
    terms_days = coalesce(stays.terms_days, gone.terms_days),
    notes = coalesce(stays.notes, gone.notes),
    archived = false
  where client.id = stays.id;
  -- An address goes with its State and its GSTIN, as a whole.
  update books.clients as client
  set
    gstin = gone.gstin, address = gone.address, city = gone.city, state_code = gone.state_code,
    postal_code = gone.postal_code, country = gone.country
  where client.id = stays.id
    and num_nonnulls(stays.gstin, stays.address, stays.city, stays.state_code, stays.postal_code) = 0;
end
$$;
grant execute on function private.merge_clients(uuid, uuid) to authenticated;

create function public.merge_clients(client_id uuid, into_id uuid) returns void
language sql
set search_path = ''
as $$ select private.merge_clients(client_id, into_id) $$;
comment on function public.merge_clients(uuid, uuid) is
  'Makes one client of two of the caller''s: the documents of the first go to the second, and so does whoever comes under its name.';
grant execute on function public.merge_clients(uuid, uuid) to authenticated;

-- supabase/schemas/02_lists/02_hsn.sql

-- The official list of HSN codes (goods) and SAC (services), everybody's alike. Its rows come by a migration of their own
-- (…_hsn_list.sql): they belong to no account.

create table public.hsn_codes (
  -- Goods have 4, 6 or 8 digits, services begin with 99 and have 4 or 6; 2 digits are a chapter. Compared byte by byte, so
  -- that the key finds what begins with some digits, too.
  code text collate "C" primary key,
  -- Letter for letter, since a return repeats it; one code has none.
  description text,
  -- The list has a few codes with a blank, or without a digit, beside the right ones.
  constraint hsn_codes_code_shape check (code ~ '^[0-9][0-9 ]{1,7}$')
);
comment on table public.hsn_codes is 'The official HSN and SAC codes with their descriptions; search_hsn finds them by words.';
-- Words as they are written: whoever looks for one looks for what begins with it or with its stem.
create index hsn_codes_words on public.hsn_codes using gin (to_tsvector('pg_catalog.simple', description));

alter table public.hsn_codes enable row level security;
-- Reading only: nobody writes the law.
grant select on public.hsn_codes to authenticated;

create policy hsn_codes_select_anybody on public.hsn_codes
for select to authenticated
using ((select private.caller()) is not null);

-- The codes that a document can name and that have the text, the best first. Digits find what begins with them, words what
-- has the most of them: services first, then by whole words, then the wider code. A definer, as all that looks for a text.
create function private.hsn_with(query text) returns text[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  digits constant text := replace(query, ' ', '');
begin
  perform private.caller();
  perform private.check_length(query, 200, 'query');
  if digits ~ '^[0-9]+$' then
    return array(
      select hsn.code
      from public.hsn_codes as hsn
      -- The colon is the character behind 9.
      where hsn.code >= digits and hsn.code < digits || ':' and char_length(hsn.code) in (4, 6, 8)
      order by hsn.code
    );
  end if;

  return array(
    with word as (
      select distinct text, ts_lexize('pg_catalog.english_stem', text) as stems
      from (
        select lower(match[1]) as text
        from regexp_matches(query, '[[:alnum:]]+', 'g') as match
        limit 6
      ) as typed
    ),
    probe as (
      select false as whole, format('%L:* | %L:*', text, coalesce(stems[1], text))::tsquery as asked
      from word
      -- "of" has no stem.
      where stems <> '{}'
      union all
      select true, format('%L', text)::tsquery
      from word
      where stems <> '{}'
    ),
    hit as (
      select
        hsn.code,
        count(*) filter (where not probe.whole) as words,
        count(*) filter (where probe.whole) as whole_words
      from probe
      join public.hsn_codes as hsn on to_tsvector('pg_catalog.simple', hsn.description) @@ probe.asked
      where char_length(hsn.code) in (4, 6, 8)
      group by hsn.code
    )
    select hit.code
    from hit
    where hit.words = (select max(words) from hit)
    order by starts_with(hit.code, '99') desc, hit.whole_words desc, char_length(hit.code), hit.code
  );
end
$$;
grant execute on function private.hsn_with(text) to authenticated;

create function public.search_hsn(query text, skip integer default 0, most integer default 8) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  first constant integer := least(greatest(coalesce(skip, 0), 0), 1000000) + 1;
  found constant text[] := private.hsn_with(query);
begin
  return json_build_object(
    'total', coalesce(cardinality(found), 0),
    'codes', (
      select coalesce(json_agg(json_build_object('code', hsn.code, 'description', hsn.description) order by place), '[]')
      from unnest(found[first : first + least(greatest(coalesce(most, 1), 1), 100) - 1]) with ordinality as wanted (code, place)
      join public.hsn_codes as hsn using (code)
    )
  );
end
$$;
comment on function public.search_hsn(text, integer, integer) is
  'HSN and SAC codes that begin with the digits or whose descriptions have the words: `most` of them after `skip`, and how many there are.';
grant execute on function public.search_hsn(text, integer, integer) to authenticated;

-- supabase/schemas/02_lists/03_catalogue.sql

-- What a person sells again and again: the catalogue fills rows of documents, which keep a copy of what they say.

create table public.catalogue_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  description text not null,
  search_text text not null generated always as (private.search_form(description)) stored,
  unit text,
  -- Of one unit, in the currency.
  rate numeric(14, 4),
  currency text not null default 'INR',
  hsn_sac text,
  -- In hundredths of a per cent; null where nothing is said of it.
  gst_rate integer,
  taxability text not null default 'taxable',
  -- When a document was last issued with a row of this description.
  used_at timestamptz,
  is_archived boolean not null default false,
  -- By which file it came.
  import_id uuid,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  constraint catalogue_items_request_once unique (user_id, request_key),
  constraint "description: description_too_long" check (char_length(description) between 1 and 1000),
  constraint "description: not_one_line" check (description is not distinct from private.single_line(description)),
  constraint "unit: item_invalid" check (char_length(unit) <= 20),
  constraint "unit: not_one_line" check (unit is not distinct from private.single_line(unit)),
  constraint "rate: item_invalid" check (rate > 0),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint "hsnSac: hsn_sac_invalid" check (hsn_sac ~ '^[0-9]{2,8}$'),
  -- What a document of today may bear.
  constraint "gstRate: item_invalid" check (private.is_gst_rate(gst_rate, '2026-02-01')),
  constraint "gstRate: item_invalid, taxable" check (gst_rate is null or taxability = 'taxable'),
  constraint "taxability: item_invalid" check (taxability in ('taxable', 'nil', 'exempt', 'non_gst'))
);
comment on table public.catalogue_items is
  'What a person sells, with its unit, rate, HSN or SAC and GST rate. A row of a document takes a copy of it.';

-- One description is one item, whatever its case; by a hash, since a description may be longer than a key.
create unique index catalogue_items_description_once on public.catalogue_items (user_id, md5(lower(description)))
where not is_archived;
create index catalogue_items_import on public.catalogue_items (import_id) where import_id is not null;
-- The order of the list and of what is suggested.
create index catalogue_items_latest on public.catalogue_items
(user_id, is_archived, (coalesce(used_at, created_at)) desc, id);

alter table public.catalogue_items enable row level security;
-- Reading only: a request may come twice, so functions write.
grant select on public.catalogue_items to authenticated;

create policy catalogue_items_select_own on public.catalogue_items
for select to authenticated
using (user_id = (select private.caller()));

-- What an item says, of JSON under the names of the columns.
create function private.item_of(item jsonb) returns public.catalogue_items
language plpgsql stable
set search_path = ''
as $$
declare
  said public.catalogue_items;
begin
  if jsonb_typeof(item) is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'item');
  end if;
  said := jsonb_populate_record(null::public.catalogue_items, item);
  if private.single_line(said.description) is null then
    perform private.refuse(422, 'required', 'description');
  end if;
  said.taxability := coalesce(said.taxability, 'taxable');
  said.currency := coalesce(said.currency, 'INR');
  return said;
end
$$;

create function private.create_item(request_key uuid, item jsonb) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  fingerprint text;
  said public.catalogue_items;
  kept public.catalogue_items;
begin
  perform private.begin_write();
  said := private.item_of(item);
  fingerprint := private.hash(item::text);
  insert into public.catalogue_items (
    user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, request_key, request_fingerprint
  )
  values (
    owner, said.description, said.unit, said.rate, said.currency, said.hsn_sac, said.gst_rate, said.taxability,
    create_item.request_key, fingerprint
  )
  on conflict on constraint catalogue_items_request_once do nothing;

  select * into kept
  from public.catalogue_items as own
  where own.user_id = owner and own.request_key = create_item.request_key;
  if kept.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "item"}');
  end if;
  return kept.id;
exception
  when unique_violation then
    perform private.refuse(409, 'item_exists', 'description');
end
$$;
grant execute on function private.create_item(uuid, jsonb) to authenticated;

create function public.create_item(request_key uuid, item jsonb) returns uuid
language sql
set search_path = ''
as $$ select private.create_item(request_key, item) $$;
comment on function public.create_item(uuid, jsonb) is
  'Keeps an item {description, unit, rate, currency, hsn_sac, gst_rate, taxability} and returns its id. The same request_key with the same item returns the same one.';
grant execute on function public.create_item(uuid, jsonb) to authenticated;

create function private.change_item(item_id uuid, item jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  said public.catalogue_items;
begin
  perform private.begin_write();
  said := private.item_of(item);
  update public.catalogue_items as own
  set description = said.description, unit = said.unit, rate = said.rate, currency = said.currency,
    hsn_sac = said.hsn_sac, gst_rate = said.gst_rate, taxability = said.taxability
  where own.id = item_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'item_not_found');
  end if;
exception
  when unique_violation then
    perform private.refuse(409, 'item_exists', 'description');
end
$$;
grant execute on function private.change_item(uuid, jsonb) to authenticated;

create function public.change_item(item_id uuid, item jsonb) returns void
language sql
set search_path = ''
as $$ select private.change_item(item_id, item) $$;
comment on function public.change_item(uuid, jsonb) is
  'Changes one of the caller''s items to what create_item takes; documents keep what they were issued with.';
grant execute on function public.change_item(uuid, jsonb) to authenticated;

create function private.archive_item(item_id uuid, archived boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write();
  update public.catalogue_items as own
  set is_archived = coalesce(archived, true)
  where own.id = item_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'item_not_found');
  end if;
exception
  when unique_violation then
    perform private.refuse(409, 'item_exists', 'description');
end
$$;
grant execute on function private.archive_item(uuid, boolean) to authenticated;

create function public.archive_item(item_id uuid, archived boolean default true) returns void
language sql
set search_path = ''
as $$ select private.archive_item(item_id, archived) $$;
comment on function public.archive_item(uuid, boolean) is
  'Takes one of the caller''s items out of what is suggested, or brings it back; doing it twice is harmless.';
grant execute on function public.archive_item(uuid, boolean) to authenticated;

-- A person has few items: they are looked through, by the index of whose they are.
create function public.list_items(
  skip integer default 0,
  most integer default 25,
  query text default null,
  archived boolean default false
) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  needle constant text := private.search_form(btrim(left(coalesce(query, ''), 201)));
  first constant integer := least(greatest(coalesce(skip, 0), 0), 1000000) + 1;
  found uuid[];
begin
  if char_length(query) > 200 then
    perform private.refuse(422, 'too_long', 'query', '{"most": 200}');
  end if;
  found := array(
    select item.id
    from public.catalogue_items as item
    where item.user_id = owner
      and item.is_archived = coalesce(archived, false)
      and (position(needle in item.search_text) > 0 or starts_with(item.hsn_sac, needle))
    order by coalesce(item.used_at, item.created_at) desc, item.id
  );
  return json_build_object(
    'total', coalesce(cardinality(found), 0),
    'items', (
      select coalesce(json_agg(listed order by place), '[]')
      from unnest(found[first : first + least(greatest(coalesce(most, 1), 1), 100) - 1])
        with ordinality as wanted (id, place)
      cross join lateral (
        select
          item.id, item.description, item.unit, item.rate, item.currency, item.hsn_sac, item.gst_rate, item.taxability,
          item.used_at, item.is_archived
        from public.catalogue_items as item
        where item.id = wanted.id
      ) as listed
    )
  );
end
$$;
comment on function public.list_items(integer, integer, text, boolean) is
  'The caller''s items, the last used first: `most` of them after `skip`, those with a text in the description or with the beginning of an HSN where it is given, and how many there are.';
grant execute on function public.list_items(integer, integer, text, boolean) to authenticated;

-- The catalogue learns from what is issued, which stays as it is whatever the catalogue says.
create function private.note_used_items() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- What was issued elsewhere says nothing of what is used now.
  if current_setting('app.restoring', true) = 'on' then
    return null;
  end if;
  update public.catalogue_items as item
  set used_at = now()
  from (select distinct issued.user_id, md5(lower(issued.description)) as description from issued) as used
  where item.user_id = used.user_id and md5(lower(item.description)) = used.description and not item.is_archived;
  return null;
end
$$;

-- supabase/schemas/03_documents/01_parts.sql

-- What is due in parts: [{due_date, amount_minor, share}], in the order of their days; none of what is due at once. What comes
-- in, and what is credited, fills them in that order.

create function private.part_due(parts jsonb, settled_minor bigint) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  part record;
  rest bigint := settled_minor;
begin
  for part in select * from jsonb_to_recordset(parts) as each (due_date date, amount_minor bigint) loop
    rest := rest - part.amount_minor;
    exit when rest < 0;
  end loop;
  return part.due_date;
end
$$;
comment on function private.part_due(jsonb, bigint) is
  'When the earliest part is due that is not settled; of all that are, the last one''s day.';

-- What of a balance is due until a day: of what is due in parts only what those of later days leave.
create function private.due_until(parts jsonb, balance_minor bigint, day date) returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  return greatest(0, balance_minor - (
    select coalesce(sum(part.amount_minor), 0)
    from jsonb_to_recordset(parts) as part (due_date date, amount_minor bigint)
    where part.due_date > day
  ));
end
$$;
-- Views of what is owed, and the dashboard, run with their reader's rights.
grant execute on function private.due_until(jsonb, bigint, date) to authenticated;

create function private.are_parts(parts jsonb, total_minor bigint) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select count(*) between 2 and 12
      and sum(part.amount_minor) = total_minor
      and min(part.amount_minor) > 0
      and bool_and(private.is_day(part.due_date))
      and bool_and(part.due_date > part.before or part.before is null)
      and bool_and(part.share between 1 and 9999 or part.share is null)
    from (
      select each.*, lag(each.due_date) over (order by each.place) as before
      from rows from (
        jsonb_to_recordset(parts) as (due_date date, amount_minor bigint, share integer)
      ) with ordinality as each (due_date, amount_minor, share, place)
    ) as part
  );
end
$$;
comment on function private.are_parts(jsonb, bigint) is 'Whether they are in order and make up a total.';

-- A document asks for each part by its day, or by so many days from its own, and by an amount, or a share of the total in
-- hundredths of a per cent. The last part takes the rest: what it says of itself must be that. The domain's partAmounts is
-- the same.
create function private.due_parts(asked jsonb, total_minor bigint, currency text, issued date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  count constant integer := case jsonb_typeof(asked) when 'array' then jsonb_array_length(asked) else 0 end;
  part record;
  field text;
  day date;
  before date;
  amount bigint;
  rest bigint := total_minor;
  shares integer := 0;
  is_last boolean;
  parts jsonb := '[]';
begin
  if count = 0 then
    return '[]';
  elsif count not between 2 and 12 then
    perform private.refuse(422, 'parts_count', 'parts', '{"least": 2, "most": 12}');
  end if;
  for part in
    select *
    from rows from (
      jsonb_to_recordset(asked) as (due_date date, days integer, amount_minor bigint, share integer)
    ) with ordinality as each (due_date, days, amount_minor, share, place)
  loop
    field := 'parts.' || (part.place - 1) || '.';
    is_last := part.place = count;
    day := coalesce(part.due_date, issued + part.days);
    if day is null then
      perform private.refuse(422, 'required', field || 'dueDate');
    elsif not private.is_day(day) then
      perform private.refuse(422, 'due_date_invalid', field || 'dueDate');
    elsif day <= before then
      perform private.refuse(422, 'part_before_another', field || 'dueDate');
    end if;
    before := day;

    -- Half-up.
    amount := coalesce(
      div(total_minor::numeric * part.share + 5000, 10000), part.amount_minor, case when is_last then rest end
    );
    shares := shares + part.share;
    if amount is null then
      perform private.refuse(422, 'required', field || 'amount');
    elsif is_last and shares = 10000 then
      amount := rest;
    end if;
    rest := rest - amount;
    if amount < 1 or rest < 0 or (is_last and rest > 0) or part.share not between 1 and 9999 then
      perform private.refuse(
        422, 'parts_sum', field || 'amount', jsonb_build_object('minor', total_minor, 'currency', currency)
      );
    end if;
    parts := parts || jsonb_build_object('due_date', day, 'amount_minor', amount, 'share', part.share);
  end loop;
  return parts;
end
$$;
comment on function private.due_parts(jsonb, bigint, text, date) is 'The parts that a document asks for, of its total.';

-- As somebody would type them, their days counted from a day, or left as numbers of days; the last part takes the rest.
create function private.typed_parts(parts jsonb, issued date, from_day date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'dueDate', coalesce((from_day + (part.due_date - issued))::text, ''),
          'days', case when from_day is null then (part.due_date - issued)::text else '' end,
          'amount', case
            when part.place = jsonb_array_length(parts) then ''
            when part.share is not null then private.typed_decimal(part.share * 0.01) || '%'
            else private.typed_decimal(part.amount_minor * 0.01)
          end
        ) order by part.place
      ),
      '[]'
    )
    from rows from (
      jsonb_to_recordset(parts) as (due_date date, amount_minor bigint, share integer)
    ) with ordinality as part (due_date, amount_minor, share, place)
  );
end
$$;

-- What was typed of a thing that repeats, with the days of one that is issued on a day.
create function private.with_dated_parts(content jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(content -> 'parts') is distinct from 'array' then
    return content;
  end if;
  return content || jsonb_build_object('parts', (
    select coalesce(
      jsonb_agg(
        case when part.said ->> 'days' ~ '^[0-9]{1,3}$'
          then part.said || jsonb_build_object('dueDate', issued + (part.said ->> 'days')::integer, 'days', '')
          else part.said
        end
        order by part.place
      ),
      '[]'
    )
    from jsonb_array_elements(content -> 'parts') with ordinality as part (said, place)
  ));
end
$$;

-- supabase/schemas/03_documents/02_invoices.sql

-- What was issued: invoices, credit notes, estimates, vouchers of advances, and their rows. Nothing of them changes but what is paid, cancelled or shared.

create function private.document_number(prefix text, financial_year text, sequence integer, padding integer) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return prefix || '/' || financial_year || '/' || lpad(sequence::text, greatest(padding, length(sequence::text)), '0');
end
$$;
comment on function private.document_number(text, text, integer, integer) is
  'INV/26-27/0001: at most 16 characters, as CGST Rule 46 asks.';

create table books.invoices (
  id uuid primary key default private.new_id(),
  user_id uuid not null references auth.users (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  kind text not null default 'invoice',
  -- The traits of its kind by which it is found and added up (…_kinds.sql), kept since indexes and sums ask for them.
  list text not null default 'invoices',
  sign integer not null default 1,
  money text default 'in',
  told text default 'supply',
  -- What a credit note takes from, a refund voucher gives back of, and a revision stands for.
  original_id uuid,
  -- Whose it is in the client book; null where the client was not to be kept. The copy below is what counts.
  client_id uuid,
  -- What the search looks into of a client in the book, as it is now: clients.search_text, so that it is not asked for
  -- one by one.
  client_search_text text,
  prefix text not null,
  financial_year text not null,
  sequence integer not null,
  padding smallint not null,
  -- Of an invoice that another program issued: it keeps its number, in a series that nothing is issued in.
  given_number text,
  -- By which file it came.
  import_id uuid,
  number text not null
    generated always as (
      coalesce(given_number, private.document_number(prefix, financial_year, sequence, padding))
    ) stored,
  -- Both parties as they were on the day of issue, without what was not known: later edits change no issued document.
  seller jsonb not null,
  buyer jsonb not null,
  client_name text not null generated always as (buyer ->> 'name') stored,
  client_email text not null generated always as (buyer ->> 'email') stored,
  po_number text,
  supply text not null default 'domestic',
  -- Of an export and a supply to a SEZ: whether IGST is paid, or nothing by a letter of undertaking.
  with_tax boolean not null default true,
  -- The recipient owes the tax: it is shown, and not in the total.
  reverse_charge boolean not null default false,
  -- A State's code, 96 for other countries; null of a seller without GST.
  place_of_supply text,
  place_of_supply_reason text,
  -- Whether the rates of the rows hold the tax.
  prices_include_tax boolean not null default false,
  language text not null default 'en',
  port_code text,
  shipping_bill text,
  shipping_bill_date date,
  currency text not null default 'INR',
  -- Rupees for one unit of the currency; null for INR, and of another while none is known.
  exchange_rate numeric(10, 6),
  -- By rate: [{gst_rate, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor}]; none of a seller without GST.
  taxes jsonb not null default '[]',
  taxable_minor bigint not null,
  cgst_minor bigint not null default 0,
  sgst_minor bigint not null default 0,
  igst_minor bigint not null default 0,
  cess_minor bigint not null default 0,
  round_off_minor bigint not null default 0,
  -- What the client has to pay.
  total_minor bigint not null,
  total_inr_minor bigint,
  -- Of a credit note: what was given back for it.
  settled_minor bigint not null default 0,
  -- What its credit notes take off it.
  credited_minor bigint not null default 0,
  -- What came in beyond what is left to pay, and was not given back yet.
  refundable_minor bigint not null default 0,
  -- The rest of the total, whether or not anybody waits for it.
  due_minor bigint not null generated always as (total_minor - settled_minor - credited_minor) stored,
  -- Kept, since lists and sums would otherwise compute it anew for every invoice they pass.
  due_inr_minor bigint
    generated always as (
      case
        when written_off_at is null
        then private.due_in_rupees(total_minor, settled_minor + credited_minor, total_inr_minor, exchange_rate)
        else 0
      end
    ) stored,
  issue_date date not null,
  -- Of a receipt voucher: when its money came, by which the return tells it.
  received_on date,
  -- Of what is due in parts that of the earliest one which is not settled.
  due_date date not null,
  -- [{due_date, amount_minor, share}]: a share is in hundredths of a per cent, null of a part that was given as an amount.
  parts jsonb not null default '[]',
  notes text,
  status text not null default 'UNPAID',
  paid_date date,
  payment_method text,
  -- Of a credit note: it leaves the tax of its invoice alone, and is in no return.
  commercial boolean not null default false,
  -- Why a credit note was given.
  credit_reason text,
  -- Since when nobody waits for the rest any more, and why.
  written_off_at timestamptz,
  write_off_reason text,
  cancelled_at timestamptz,
  -- The seller's; none of one that was replaced, and of one that nobody had seen.
  cancel_reason text,
  -- Whether lists and sums know it: what a client owes by, and not a note, an offer, or what was cancelled.
  listed boolean not null generated always as (cancelled_at is null and list = 'invoices') stored,
  -- Whoever holds the link to the PDF may read this one document.
  pdf_token text not null unique default private.new_token(),
  search_text text not null generated always as (
    private.search_form(
      case when client_id is null then (buyer ->> 'name') || ' ' else '' end
      || coalesce(given_number, private.document_number(prefix, financial_year, sequence, padding))
    )
  ) stored,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  constraint invoices_number_once unique (business_id, prefix, financial_year, sequence),
  constraint "invoicePrefix: number_too_long" check (char_length(number) <= 16),
  constraint invoices_given_number_series check ((given_number is not null) = (prefix = 'OLD')),
  constraint invoices_given_number_line check (given_number is not distinct from private.single_line(given_number)),
  constraint invoices_request_once unique (user_id, request_key),
  -- Lets rows and notes point at an invoice together with its owner.
  constraint invoices_id_user unique (id, user_id),
  constraint invoices_original foreign key (original_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoices_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint invoices_note_original check (money <> 'out' or original_id is not null),
  constraint invoices_sequence_positive check (sequence > 0),
  constraint "clientName: client_name_too_long" check (char_length(btrim(client_name)) between 1 and 120),
  constraint "poNumber: too_long most 60" check (char_length(po_number) <= 60),
  constraint invoices_supply_known check (supply in ('domestic', 'sez', 'export')),
  constraint invoices_with_tax_domestic check (with_tax or supply <> 'domestic'),
  constraint invoices_place_of_supply_shape check (place_of_supply ~ '^[0-9]{2}$'),
  constraint "placeOfSupplyReason: too_long most 200" check (char_length(place_of_supply_reason) <= 200),
  constraint invoices_language_known check (language in ('en', 'hi', 'en-hi')),
  constraint "portCode: port_code_invalid" check (port_code ~ '^[A-Z0-9]{6}$'),
  constraint "shippingBill: shipping_bill_invalid" check (shipping_bill ~ '^[0-9]{3,7}$'),
  constraint "shippingBillDate: shipping_bill_date_invalid" check (private.is_day(shipping_bill_date)),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint "exchangeRate: exchange_rate_invalid" check (exchange_rate > 0 and exchange_rate <= 1000),
  constraint "exchangeRate: exchange_rate_invalid, foreign" check (currency <> 'INR' or exchange_rate is null),
  constraint "amount: amount_out_of_range" check (total_minor between 1 and private.most_minor()),
  constraint invoices_total_sum check (
    total_minor = taxable_minor + round_off_minor
      + case when reverse_charge then 0 else cgst_minor + sgst_minor + igst_minor + cess_minor end
  ),
  constraint invoices_taxes_split check (igst_minor = 0 or (cgst_minor = 0 and sgst_minor = 0)),
  constraint invoices_taxes_halves check (cgst_minor = sgst_minor),
  constraint invoices_taxes_positive check (least(cgst_minor, sgst_minor, igst_minor, cess_minor) >= 0),
  constraint invoices_taxes_by_rate check (
    jsonb_typeof(taxes) = 'array' and (taxes <> '[]' or cgst_minor + sgst_minor + igst_minor + cess_minor = 0)
  ),
  -- A credit note that takes the last of an invoice takes what the ones before it could not split.
  constraint invoices_round_off_range check (
    abs(round_off_minor) <= case sign when -1 then 1000 else 50 end
  ),
  constraint invoices_rupees_known check ((total_inr_minor is null) = (currency <> 'INR' and exchange_rate is null)),
  constraint invoices_issue_date_year check (financial_year = private.financial_year(issue_date)),
  constraint invoices_received_on_range check (received_on <= issue_date and private.is_day(received_on)),
  constraint "dueDate: due_date_invalid" check (due_date >= issue_date and private.is_day(due_date)),
  constraint invoices_parts_whole check (parts = '[]' or (sign <> -1 and private.are_parts(parts, total_minor))),
  constraint invoices_due_date_of_parts check (
    parts = '[]' or sign = 0 or due_date = private.part_due(parts, settled_minor + credited_minor)
  ),
  constraint "notes: notes_too_long" check (char_length(notes) <= 2000),
  constraint invoices_status_stored check (status in ('PAID', 'UNPAID', 'WRITTEN_OFF')),
  constraint invoices_paid_date_paid check (status = 'PAID' or paid_date is null),
  constraint invoices_cancel_reason_length check (char_length(cancel_reason) between 1 and 300),
  constraint invoices_cancel_reason_cancelled check (cancelled_at is not null or cancel_reason is null),
  constraint invoices_payment_method_length check (char_length(payment_method) <= 60),
  -- Both hold for a total of nothing too, so that such an invoice is refused for its total.
  constraint invoices_settled_range check (settled_minor = 0 or settled_minor between 1 and total_minor),
  constraint invoices_credited_range check (
    credited_minor >= 0 and (credited_minor = 0 or settled_minor + credited_minor <= total_minor)
  ),
  constraint invoices_refundable_range check (
    refundable_minor between 0 and credited_minor
    and (refundable_minor = 0 or settled_minor + credited_minor = total_minor)
  ),
  constraint invoices_status_settled check (
    (status = 'PAID') = (settled_minor + credited_minor > 0 and settled_minor + credited_minor = total_minor)
  ),
  constraint invoices_status_written_off check ((status = 'WRITTEN_OFF') = (written_off_at is not null)),
  constraint invoices_write_off_reason_given check ((written_off_at is null) = (write_off_reason is null)),
  constraint invoices_write_off_reason_length check (char_length(write_off_reason) between 1 and 300),
  constraint invoices_credit_reason_given check ((list = 'credit_notes') = (credit_reason is not null)),
  constraint invoices_commercial_untaxed check (not commercial or (list = 'credit_notes' and taxes = '[]')),
  constraint invoices_credit_reason_length check (char_length(credit_reason) between 1 and 300)
);
comment on table books.invoices is
  'Issued invoices. Only the payment state (and by it the due date of what is due in parts), the cancellation, the address of the PDF and the place in the client book change after creation.';
comment on column books.invoices.settled_minor is
  'Received and deducted at source, by the confirmed payments, as far as the invoice takes it; the rest is refundable.';
comment on column books.invoices.due_inr_minor is
  'What is still due, in paise; null without an exchange rate, and nothing once it is written off.';
comment on column books.invoices.search_text is
  'What the search looks into, by private.search_form: the number, and the name of a client who is not in the book.';

create unique index invoices_given_number_once on books.invoices (business_id, lower(given_number))
where given_number is not null;
create index invoices_import on books.invoices (import_id) where import_id is not null;
create index invoices_original_id on books.invoices (original_id, user_id) where original_id is not null;
-- Lists have one order: by day of issue, newest first. Within a series that is the order of its numbers, too.
-- Indexes have it the other way round and are read backwards: what is new goes behind what is there, and fills its pages.
-- A search looks for its text in here, and whose invoices are the latest: the rows are many times as wide.
create index invoices_newest on books.invoices (user_id, issue_date, created_at, id)
include (client_id, client_search_text, search_text, status, due_date)
where listed;
create index invoices_by_status on books.invoices (user_id, status, issue_date, created_at, id)
include (due_date, due_inr_minor)
where listed;
-- The other columns by which the table is put in order, either way; numbers are in invoices_number_once.
create index invoices_by_client on books.invoices (user_id, lower(client_name), issue_date, created_at, id)
where listed;
-- What is overdue comes before what is unpaid: it was due earlier. What is due of all states is merged from each.
create index invoices_by_state on books.invoices (user_id, status, due_date, issue_date, created_at, id) where listed;
create index invoices_by_total on books.invoices (user_id, total_inr_minor, issue_date, created_at, id) where listed;
create index invoices_by_balance on books.invoices (user_id, due_inr_minor, issue_date, created_at, id) where listed;
create index invoices_cancelled on books.invoices (user_id, issue_date, created_at, id)
where cancelled_at is not null and list = 'invoices';
create index invoices_notes on books.invoices (user_id, issue_date, created_at, id)
include (kind)
where list in ('credit_notes', 'vouchers');
-- Few are due in parts.
create index invoices_in_parts on books.invoices (user_id, due_date)
where listed and status = 'UNPAID' and parts <> '[]';
-- What falls due on a day, whoever's it is.
create index invoices_due_day on books.invoices (due_date) where listed and status = 'UNPAID';
-- The last exchange rate that a person used.
create index invoices_rated on books.invoices (user_id, created_at desc) where exchange_rate is not null;
-- A client's, the cancelled ones among them: a client that is merged takes those along, too.
create index invoices_of_client on books.invoices (client_id, user_id, issue_date, created_at, id)
include (listed, status, due_date, due_inr_minor);
create index invoices_estimates on books.invoices (user_id, issue_date, created_at, id)
where list = 'estimates';
-- Under which GSTINs somebody issued.
create index invoices_gstins on books.invoices (user_id, (seller ->> 'taxId'))
where seller ->> 'gstRegistration' = 'regular';
create index invoices_vouchers on books.invoices (client_id, user_id, issue_date, created_at, id)
where list = 'vouchers';
-- What is looked for as an amount is of the invoice's own currency; of rupees it is in invoices_by_total.
create index invoices_by_foreign_total on books.invoices (user_id, total_minor)
where listed and total_inr_minor is distinct from total_minor;
-- A new one goes into an index of words at once, instead of into a heap of the latest that every search would read through
-- until it is put in order. Clients of the book are found there; here are the others, by the names on their invoices.
create index invoices_words on books.invoices using gin (private.line_endings(user_id, search_text))
with (fastupdate = off)
where client_id is null and listed;

create table books.invoice_items (
  id uuid primary key default private.new_id(),
  invoice_id uuid not null,
  user_id uuid not null,
  -- From 1 on, by the one function that writes rows (…_writing.sql).
  position integer not null,
  description text not null,
  hsn_sac text,
  quantity numeric(12, 3) not null default 1,
  unit text,
  -- Of one unit, in the invoice's currency; of a row without one its amount is given, and the quantity only shown.
  rate numeric(14, 4),
  includes_tax boolean not null default false,
  discount_percent numeric(5, 2),
  discount_minor bigint not null default 0,
  -- The row's amount, before tax.
  taxable_minor bigint not null,
  taxable_inr_minor bigint,
  taxability text not null default 'taxable',
  -- In hundredths of a per cent; null where the seller takes no tax, and of what is not taxable.
  gst_rate integer,
  cgst_minor bigint not null default 0,
  sgst_minor bigint not null default 0,
  igst_minor bigint not null default 0,
  cess_minor bigint not null default 0,
  -- Of a credit note: which row it takes from, and how many of it; null where it takes of the value alone.
  original_item_id uuid references books.invoice_items (id) on delete restrict,
  returned_quantity numeric(12, 3),
  constraint invoice_items_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_items_position_range check (position between 1 and 500),
  constraint "description: description_too_long" check (char_length(btrim(description)) between 1 and 1000),
  constraint "hsnSac: hsn_sac_invalid" check (hsn_sac ~ '^[0-9]{2,8}$'),
  constraint "quantity: item_invalid" check (quantity between 0.001 and 1000000),
  constraint "quantity: item_invalid, whole" check (
    rate is not null or original_item_id is not null or quantity = trunc(quantity)
  ),
  constraint "unit: item_invalid" check (char_length(unit) <= 20),
  constraint "rate: item_invalid" check (rate > 0 and rate <> 'NaN'),
  constraint "discount: item_invalid" check (discount_percent between 0 and 100 and discount_minor >= 0),
  constraint "discount: item_invalid, rate" check (rate is not null or (discount_minor = 0 and discount_percent is null)),
  constraint "amount: amount_out_of_range" check (
    taxable_minor between 1 and private.most_minor() or (taxable_minor = 0 and discount_minor > 0)
  ),
  constraint invoice_items_amount_agrees check (
    rate is null or includes_tax or original_item_id is not null
    or taxable_minor = round(quantity * rate * 100) - discount_minor
  ),
  constraint invoice_items_includes_tax_rate check (rate is not null or not includes_tax),
  constraint "taxability: item_invalid" check (taxability in ('taxable', 'nil', 'exempt', 'non_gst')),
  constraint "gstRate: item_invalid" check (gst_rate between 0 and 10000),
  constraint invoice_items_gst_rate_taxable check (gst_rate is null or taxability = 'taxable'),
  constraint invoice_items_taxes_positive check (least(cgst_minor, sgst_minor, igst_minor, cess_minor) >= 0),
  constraint invoice_items_taxes_rate check (
    gst_rate is not null or cgst_minor + sgst_minor + igst_minor + cess_minor = 0
  )
);
comment on table books.invoice_items is
  'The rows of an invoice. With a rate the amount is quantity times rate less discount; without, quantity is not multiplied in.';
create index invoice_items_invoice_user on books.invoice_items (invoice_id, user_id);
create index invoice_items_original on books.invoice_items (original_item_id) where original_item_id is not null;
create index invoice_items_user_id on books.invoice_items (user_id);
create index invoice_items_words on books.invoice_items using gin (private.word_beginnings(user_id, description))
with (fastupdate = off);

alter table books.invoices enable row level security;
alter table books.invoice_items enable row level security;
-- Reading only: every write goes through the functions that number, total and check.
grant select on books.invoices, books.invoice_items to authenticated;

create policy invoices_select_own on books.invoices
for select to authenticated
using (user_id = (select private.caller()));

create policy invoice_items_select_own on books.invoice_items
for select to authenticated
using (user_id = (select private.caller()));

-- Its name puts it before the other triggers, which ask for the traits.
create function private.take_traits() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  select kind.list, kind.sign, kind.money, kind.told into new.list, new.sign, new.money, new.told
  from private.document_kinds as kind
  where kind.kind = new.kind;
  return new;
end
$$;

create trigger invoices_as_its_kind before insert on books.invoices
for each row execute function private.take_traits();

create trigger invoices_client_name_line before insert on books.invoices
for each row
when (new.buyer ->> 'name' is distinct from private.single_line(new.buyer ->> 'name'))
execute function private.require_line('{buyer,name}', 'clientName');

create trigger invoices_po_number_line before insert on books.invoices
for each row
when (new.po_number is distinct from private.single_line(new.po_number))
execute function private.require_line('{po_number}', 'poNumber');

create trigger invoices_place_of_supply_reason_line before insert on books.invoices
for each row
when (new.place_of_supply_reason is distinct from private.single_line(new.place_of_supply_reason))
execute function private.require_line('{place_of_supply_reason}', 'placeOfSupplyReason');

create trigger invoice_items_description_line before insert on books.invoice_items
for each row
when (new.description is distinct from private.single_line(new.description))
execute function private.require_line('{description}', 'description');

create trigger invoice_items_unit_line before insert on books.invoice_items
for each row
when (new.unit is distinct from private.single_line(new.unit))
execute function private.require_line('{unit}', 'unit');

create trigger invoice_items_note_used after insert on books.invoice_items
referencing new table as issued
for each statement execute function private.note_used_items();

-- A trigger of new rows and no check, for the reason of private.require_line.
create function private.refuse_client_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(422, 'email_invalid', 'clientEmail');
  return null;
end
$$;

create trigger invoices_client_email_shape before insert on books.invoices
for each row
when (not private.is_email(new.buyer ->> 'email'))
execute function private.refuse_client_email();

create function private.note_client_search_text() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.client_search_text := (select client.search_text from books.clients as client where client.id = new.client_id);
  return new;
end
$$;

create trigger invoices_client_search_text before insert or update of client_id on books.invoices
for each row
when (new.client_id is not null)
execute function private.note_client_search_text();

create function private.pass_on_client_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update books.invoices as invoice set client_search_text = new.search_text
  where invoice.client_id = new.id and invoice.user_id = new.user_id;
  return null;
end
$$;

create trigger clients_pass_on_search_text after update on books.clients
for each row
when (old.search_text is distinct from new.search_text)
execute function private.pass_on_client_search_text();

-- What a file brought in goes again while its import is undone (…_undoing_imports.sql), and nothing else.
create function private.is_undone(invoice_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(current_setting('app.undoing', true), '') <> '' and exists (
    select from books.invoices as invoice
    where invoice.id = is_undone.invoice_id and invoice.import_id::text = current_setting('app.undoing', true)
  );
end
$$;

create function private.keep_issued_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column is still null in a BEFORE trigger; what it is made of is compared instead.
  changeable constant text[] := array[
    'status', 'settled_minor', 'paid_date', 'payment_method', 'cancelled_at', 'cancel_reason', 'pdf_token',
    'client_id', 'client_search_text', 'number', 'client_name', 'client_email', 'due_minor', 'due_inr_minor', 'search_text', 'listed', 'credited_minor',
    'refundable_minor', 'written_off_at', 'write_off_reason'
  ] || case when new.parts <> '[]' then array['due_date'] end
    -- They come after the invoice (…_shipping.sql).
    || case
      when new.supply = 'export' and new.list = 'invoices' then array['port_code', 'shipping_bill', 'shipping_bill_date']
    end;
begin
  if tg_op = 'DELETE' and (
    private.is_erased(old.user_id) or old.import_id::text = current_setting('app.undoing', true)
  ) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'invoice_kept');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'invoice_unchangeable');
  end if;
  return new;
end
$$;

create trigger invoices_keep_issued before update or delete on books.invoices
for each row execute function private.keep_issued_invoice();

-- What is never erased row by row is not emptied at once either.
create trigger invoices_keep_all before truncate on books.invoices
for each statement execute function private.keep_issued_invoice();

create function private.keep_issued_items() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and (private.is_erased(old.user_id) or private.is_undone(old.invoice_id)) then
    return old;
  end if;
  perform private.refuse(409, 'items_unchangeable');
  return null;
end
$$;

create trigger invoice_items_keep_issued before update or delete on books.invoice_items
for each row execute function private.keep_issued_items();

create trigger invoice_items_keep_all before truncate on books.invoice_items
for each statement execute function private.keep_issued_items();

-- Whoever deletes an invoice wants what was handed out to end: the address of its PDF ends, too. By a trigger, so that no
-- way there is forgotten.
create function private.renew_pdf_token() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.pdf_token := private.new_token();
  return new;
end
$$;

create trigger invoices_renew_pdf_token before update on books.invoices
for each row
when (old.cancelled_at is null and new.cancelled_at is not null)
execute function private.renew_pdf_token();

-- An invoice is locked before its credit notes, and what came as an advance before its voucher, by everyone who is about to
-- change one of them.
create function private.lock_original(note_id uuid, owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from books.invoices as original
  where original.id = (
    select note.original_id
    from books.invoices as note
    where note.id = note_id and note.user_id = owner and note.list = 'credit_notes'
  )
  for no key update;
  perform from books.receipts as receipt
  where receipt.voucher_id = note_id and receipt.user_id = owner
  for no key update;
end
$$;

-- Who locks a document is about to write.
create function private.lock_document(document_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  document books.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into document
  from books.invoices as candidate
  where candidate.id = lock_document.document_id and candidate.user_id = owner and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return document;
end
$$;

-- Of what a client owes by.
create function private.lock_invoice(invoice_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, owner);
begin
  if not invoice.listed then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return invoice;
end
$$;

-- supabase/schemas/03_documents/03_filed_periods.sql

-- Which months and quarters are told the government: a period whose GSTR-1 is marked as filed under a GSTIN. No document that it
-- tells of changes from then on, and none is dated in it; a credit note of a later day corrects what has to be.

create function private.is_return_period(first_day date, last_day date) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return extract(day from first_day) = 1
    and last_day in (
      (first_day + interval '1 month')::date - 1,
      case when extract(month from first_day) in (1, 4, 7, 10) then (first_day + interval '3 months')::date - 1 end
    );
end
$$;
comment on function private.is_return_period(date, date) is
  'Whether a return is filed of these days: a month, or a quarter from January, April, July or October on (CGST Rules 59 and 61A).';

-- A mark that is taken back stays, with its reason; the period can be marked again.
create table public.filed_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  -- Null of who was not registered then.
  gstin text,
  first_day date not null,
  last_day date not null,
  -- On the portal, as its owner says.
  filed_on date not null,
  marked_at timestamptz not null default clock_timestamp(),
  unmarked_at timestamptz,
  unmark_reason text,
  constraint filed_periods_gstin_shape check (gstin ~ '^[0-9A-Z]{15}$'),
  constraint filed_periods_days check (private.is_return_period(first_day, last_day)),
  constraint filed_periods_filed_on_range check (filed_on > last_day and private.is_day(filed_on)),
  constraint filed_periods_unmark_reason_given check ((unmarked_at is null) = (unmark_reason is null)),
  constraint filed_periods_unmark_reason_length check (char_length(unmark_reason) between 1 and 300)
);
comment on table public.filed_periods is
  'Each time that a period''s GSTR-1 was marked as filed, and what took the mark back. It only grows.';
create unique index filed_periods_standing on public.filed_periods (user_id, gstin, first_day) include (last_day)
nulls not distinct
where unmarked_at is null;
create index filed_periods_user on public.filed_periods (user_id, first_day);

alter table public.filed_periods enable row level security;
-- Reading only: functions mark.
grant select on public.filed_periods to authenticated;

create policy filed_periods_select_own on public.filed_periods
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_mark() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changeable constant text[] := array['unmarked_at', 'unmark_reason'];
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  if tg_op <> 'UPDATE' or old.unmarked_at is not null
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'marks_unchangeable');
  end if;
  return new;
end
$$;
comment on function private.keep_mark() is 'A mark is taken back once; nothing else of it changes, and none is erased.';

create trigger filed_periods_keep before update or delete on public.filed_periods
for each row execute function private.keep_mark();

create trigger filed_periods_keep_all before truncate on public.filed_periods
for each statement execute function private.keep_mark();

create function private.filed_period(owner uuid, gstin text, first_day date, last_day date) returns public.filed_periods
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select mark
    from public.filed_periods as mark
    where mark.user_id = owner
      and mark.gstin is not distinct from filed_period.gstin
      and mark.unmarked_at is null
      and mark.first_day <= filed_period.last_day
      and mark.last_day >= filed_period.first_day
    order by mark.first_day
    limit 1
  );
end
$$;
comment on function private.filed_period(uuid, text, date, date) is
  'The first period marked as filed under a GSTIN that shares a day with these; null where there is none.';
grant execute on function private.filed_period(uuid, text, date, date) to authenticated;

-- Marks that stand tell how often returns of a GSTIN are filed: that of the day, else the newest before it, else the first after it.
create function private.filing_of(owner uuid, gstin text, day date) returns text
language sql stable
set search_path = ''
as $$
  select case when mark.last_day < mark.first_day + interval '1 month' then 'monthly' else 'quarterly' end
  from public.filed_periods as mark
  where mark.user_id = owner and mark.gstin is not distinct from filing_of.gstin and mark.unmarked_at is null
  order by mark.first_day <= day desc, abs(mark.first_day - day)
  limit 1
$$;
comment on function private.filing_of(uuid, text, date) is
  'Whether the return of a GSTIN that tells of a day is monthly or quarterly, by its marks; null where it has none.';

create function private.return_days(filing text, day date, out first_day date, out last_day date)
language sql immutable
set search_path = ''
as $$
  select known.first_day, (known.first_day + known.length)::date - 1
  from (
    select
      date_trunc(case filing when 'quarterly' then 'quarter' else 'month' end, day)::date as first_day,
      case filing when 'quarterly' then interval '3 months' else interval '1 month' end as length
  ) as known
$$;
comment on function private.return_days(text, date) is 'The month or the quarter of a day; the month where nobody knows how it is filed.';

create function private.due_day(owner uuid, gstin text, day date) returns date
language sql stable
set search_path = ''
as $$ select (private.return_days(private.filing_of(owner, gstin, day), day)).last_day + 13 $$;
comment on function private.due_day(uuid, text, date) is
  'Until when the return that tells of a day is filed at the latest: 13 days behind its period.';

create function private.refuse_filed(owner uuid, gstin text, first_day date, last_day date, field text default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  mark constant public.filed_periods := private.filed_period(owner, gstin, first_day, last_day);
begin
  if mark.id is not null then
    perform private.refuse(
      409, 'period_filed', field, jsonb_build_object('first_day', mark.first_day, 'last_day', mark.last_day)
    );
  end if;
end
$$;
comment on function private.refuse_filed(uuid, text, date, date, text) is
  'Refuses where a day of these lies in a period that was filed under the GSTIN.';

-- The net below every writer: what is issued, cancelled and restored passes here, by whatever way. Whoever marks a period
-- holds the seller's row; so does whoever issues, and who cancels waits here.
create function private.keep_filed_documents() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform from public.businesses as business where business.id = new.business_id for share;
  perform private.refuse_filed(new.user_id, private.gstin_of(new.seller), new.issue_date, new.issue_date);
  return new;
end
$$;

-- An estimate is in no return.
create trigger invoices_filed_at_issue before insert on books.invoices
for each row
when (new.told is not null)
execute function private.keep_filed_documents();

create trigger invoices_filed_at_change before update on books.invoices
for each row
when (new.told is not null and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.keep_filed_documents();

-- The first day from one on that lies in no filed period of a GSTIN.
create function private.first_unfiled(owner uuid, gstin text, day date) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  first date := day;
  mark public.filed_periods;
begin
  loop
    mark := private.filed_period(owner, gstin, first, first);
    exit when mark.id is null;
    first := mark.last_day + 1;
  end loop;
  return first;
end
$$;

-- Without a word it is that of today; '' is of who was not registered.
create function private.filed_under(business public.businesses, gstin text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return nullif(coalesce(gstin, private.own_gstin(business)), ''); end $$;

-- A return is filed when its period is over, so today is never in one.
create function private.file_period(first_day date, last_day date, filed_on date, gstin text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.today();
  day constant date := coalesce(file_period.filed_on, today);
  seller public.businesses;
  asked text;
  mark public.filed_periods;
begin
  perform private.begin_write();
  perform private.bounded_day(file_period.first_day, 'period');
  perform private.bounded_day(file_period.last_day, 'period');
  if private.is_return_period(file_period.first_day, file_period.last_day) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  elsif file_period.last_day >= today then
    perform private.refuse(422, 'period_not_over', 'period');
  elsif day > today then
    perform private.refuse(422, 'filing_date_future', 'filedOn');
  elsif (day > file_period.last_day) is not true then
    perform private.refuse(422, 'filing_date_too_early', 'filedOn');
  end if;
  seller := private.lock_business();
  asked := private.filed_under(seller, gstin);
  if not coalesce(private.registrations(seller.user_id)::jsonb, '[]') ? asked then
    perform private.refuse(422, 'gstin_not_yours', 'gstin');
  end if;
  mark := private.filed_period(seller.user_id, asked, file_period.first_day, file_period.last_day);
  -- Who marks it twice has marked it.
  if (mark.first_day, mark.last_day) is distinct from (file_period.first_day, file_period.last_day) then
    perform private.refuse_filed(seller.user_id, asked, file_period.first_day, file_period.last_day, 'period');
    insert into public.filed_periods (user_id, gstin, first_day, last_day, filed_on)
    values (seller.user_id, asked, file_period.first_day, file_period.last_day, day)
    returning * into mark;
  end if;
  return to_jsonb(mark) - 'user_id';
end
$$;
grant execute on function private.file_period(date, date, date, text) to authenticated;

create function public.file_period(first_day date, last_day date, filed_on date default null, gstin text default null) returns jsonb
language sql
set search_path = ''
as $$ select private.file_period(first_day, last_day, filed_on, gstin) $$;
comment on function public.file_period(date, date, date, text) is
  'Marks the GSTR-1 of a month or a quarter of the caller as filed, on a day that is today where none is given, and returns the mark; doing it twice is harmless. The gstin is that of today where none is given, and empty for the time without one. Its documents of these days change no more, and none is issued in them.';
grant execute on function public.file_period(date, date, date, text) to authenticated;

create function private.unfile_period(first_day date, last_day date, reason text, gstin text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  clean_reason text;
  seller public.businesses;
  mark public.filed_periods;
begin
  perform private.begin_write();
  clean_reason := private.checked_reason(reason);
  seller := private.lock_business();
  update public.filed_periods as own
  set unmarked_at = clock_timestamp(), unmark_reason = clean_reason
  where own.user_id = seller.user_id
    and own.gstin is not distinct from private.filed_under(seller, unfile_period.gstin)
    and own.first_day = unfile_period.first_day
    and own.last_day = unfile_period.last_day
    and own.unmarked_at is null
  returning * into mark;
  if not found then
    perform private.refuse(409, 'period_not_filed');
  end if;
  return to_jsonb(mark) - 'user_id';
end
$$;
grant execute on function private.unfile_period(date, date, text, text) to authenticated;

create function public.unfile_period(first_day date, last_day date, reason text, gstin text default null) returns jsonb
language sql
set search_path = ''
as $$ select private.unfile_period(first_day, last_day, reason, gstin) $$;
comment on function public.unfile_period(date, date, text, text) is
  'Takes back, for a reason, that the GSTR-1 of a period of the caller was filed, and returns the mark, which stays in the history. The gstin is that of today where none is given, and empty for the time without one.';
grant execute on function public.unfile_period(date, date, text, text) to authenticated;

-- supabase/schemas/03_documents/04_numbering.sql

-- How a number is allotted: one counter per business, series and financial year. A series is what its numbers begin with.

-- The row is taken in the transaction that writes the invoice, so a rolled-back invoice leaves no gap.
create table books.invoice_counters (
  business_id uuid not null references public.businesses (id) on delete restrict,
  prefix text not null,
  financial_year text not null,
  user_id uuid not null references auth.users (id) on delete restrict,
  -- 0 and above before the first number: a series that continues another program's begins anywhere.
  last_sequence integer not null,
  primary key (business_id, prefix, financial_year),
  constraint invoice_counters_range check (last_sequence between 0 and 999999998),
  constraint invoice_counters_prefix_shape check (prefix ~ '^[A-Z0-9/-]{1,15}$'),
  constraint invoice_counters_year_shape check (financial_year ~ '^[0-9]{2}-[0-9]{2}$')
);
comment on table books.invoice_counters is 'The last number of a business in a series and a financial year.';
create index invoice_counters_user_id on books.invoice_counters (user_id);

alter table books.invoice_counters enable row level security;
-- Reading only: issuing counts.
grant select on books.invoice_counters to authenticated;

create policy invoice_counters_select_own on books.invoice_counters
for select to authenticated
using (user_id = (select private.caller()));

-- A number is the prefix, a slash, five characters of the year, a slash, and digits: 16 in all (CGST Rule 46(b)).
create function private.series_size(prefix text) returns integer
language sql immutable strict
set search_path = ''
as $$ select (10::numeric ^ greatest(9 - char_length(prefix), 0))::integer - 1 $$;
comment on function private.series_size(text) is 'How many numbers a series of the prefix holds in a year.';

-- The last of so many numbers.
create function private.next_sequence(business public.businesses, prefix text, year text, wanted integer default 1) returns integer
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  allotted integer;
begin
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (business.id, next_sequence.prefix, year, business.user_id, wanted)
  on conflict (business_id, prefix, financial_year)
  do update set last_sequence = counter.last_sequence + wanted
  returning counter.last_sequence into allotted;
  if allotted > private.series_size(next_sequence.prefix) then
    perform private.refuse(
      409, 'series_full', 'invoicePrefix',
      jsonb_build_object('most', private.series_size(next_sequence.prefix))
    );
  end if;
  return allotted;
end
$$;

-- From when on a document may be dated: from the beginning of the financial year, and in April from the beginning of the month
-- or the quarter that ended in March, whose return is still due. Its number is then of the year that is over.
create function private.open_from(owner uuid, gstin text) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  start constant date := private.financial_year_start(private.today());
  march constant date := start - 1;
begin
  if extract(month from private.today()) <> 4 then
    return start;
  end if;
  return (private.return_days(private.filing_of(owner, gstin, march), march)).first_day;
end
$$;

-- Not before the newest number of the series in the day's financial year: numbers and days never cross.
create function private.earliest_issue_date(business public.businesses, gstin text, prefix text, day date) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return greatest(
    (
      select invoice.issue_date
      from books.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = earliest_issue_date.prefix
        and invoice.financial_year = private.financial_year(day)
      order by invoice.sequence desc
      limit 1
    ),
    private.financial_year_start(day),
    private.open_from(business.user_id, gstin)
  );
end
$$;

-- The first day from one on that the series and the filed periods of a GSTIN leave; today at the latest, which neither takes.
create function private.open_day(business public.businesses, gstin text, prefix text, wanted date) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  day date := greatest(wanted, private.open_from(business.user_id, gstin));
  reached date;
begin
  loop
    reached := private.first_unfiled(
      business.user_id, gstin, greatest(day, private.earliest_issue_date(business, gstin, prefix, day))
    );
    exit when reached = day;
    day := reached;
  end loop;
  return day;
end
$$;

create function private.issue_date_of(business public.businesses, gstin text, prefix text, chosen date) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := private.today();
  earliest date;
begin
  if chosen is null or chosen = today then
    return today;
  elsif chosen > today then
    perform private.refuse(422, 'issue_date_future', 'issueDate');
  end if;
  earliest := private.earliest_issue_date(
    business, gstin, prefix, greatest(chosen, private.open_from(business.user_id, gstin))
  );
  if chosen < earliest then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', earliest));
  end if;
  return chosen;
end
$$;

-- How the next number will look, and from when on the day of issue may be. `started`: the series has a number of this
-- financial year already, so the next one is not to be chosen.
create function private.invoice_numbering(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'prefix', business.invoice_prefix,
    'padding', business.invoice_padding,
    'financial_year', now.year,
    'next_sequence', coalesce(counter.last_sequence, 0) + 1,
    'started', exists (
      select from books.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = business.invoice_prefix
        and invoice.financial_year = now.year
    ),
    'earliest_issue_date', private.open_day(
      business, private.own_gstin(business), business.invoice_prefix,
      private.open_from(business.user_id, private.own_gstin(business))
    )
  )
  from public.businesses as business
  cross join (select private.financial_year(private.today()) as year) as now
  left join books.invoice_counters as counter
    on counter.business_id = business.id
    and counter.prefix = business.invoice_prefix
    and counter.financial_year = now.year
  where business.user_id = owner
$$;

create function private.own_invoice_numbering() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select private.invoice_numbering(private.caller()) $$;
grant execute on function private.own_invoice_numbering() to authenticated;

create function public.invoice_numbering() returns jsonb
language sql stable
set search_path = ''
as $$ select private.own_invoice_numbering() $$;
comment on function public.invoice_numbering() is
  'The caller''s {prefix, padding, financial_year, next_sequence, started, earliest_issue_date}; null without a business.';
grant execute on function public.invoice_numbering() to authenticated;

-- Another prefix is another series; no number that was given changes.
create function private.set_invoice_numbering(prefix text, padding integer, next_sequence integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  business public.businesses;
  numbering jsonb;
begin
  perform private.begin_write();
  if private.series_size(set_invoice_numbering.prefix) = 9 then
    perform private.refuse(422, 'series_too_short', 'invoicePrefix', '{"most": 9}');
  elsif set_invoice_numbering.padding not between 1 and 8 then
    perform private.refuse(422, 'invoice_padding_invalid', 'invoicePadding');
  end if;
  update public.businesses as own
  set
    invoice_prefix = coalesce(set_invoice_numbering.prefix, own.invoice_prefix),
    invoice_padding = coalesce(set_invoice_numbering.padding, own.invoice_padding)
  where own.user_id = auth.uid()
  returning * into business;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;

  numbering := private.invoice_numbering(business.user_id);
  if next_sequence is null or next_sequence = (numbering -> 'next_sequence')::integer then
    return numbering;
  elsif (numbering -> 'started')::boolean then
    perform private.refuse(409, 'series_started', 'nextInvoiceNumber');
  elsif char_length(
    private.document_number(business.invoice_prefix, numbering ->> 'financial_year', next_sequence, business.invoice_padding)
  ) > 16 or next_sequence < 1 then
    perform private.refuse(422, 'number_too_long', 'nextInvoiceNumber');
  end if;
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (
    business.id, business.invoice_prefix, numbering ->> 'financial_year', business.user_id, next_sequence - 1
  )
  on conflict (business_id, prefix, financial_year) do update set last_sequence = excluded.last_sequence;
  return private.invoice_numbering(business.user_id);
end
$$;
grant execute on function private.set_invoice_numbering(text, integer, integer) to authenticated;

create function public.set_invoice_numbering(
  prefix text default null,
  padding integer default null,
  next_sequence integer default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.set_invoice_numbering(prefix, padding, next_sequence) $$;
comment on function public.set_invoice_numbering(text, integer, integer) is
  'Sets what the caller''s next numbers begin with, their digits, and the next one of a series without numbers; returns the numbering.';
grant execute on function public.set_invoice_numbering(text, integer, integer) to authenticated;

-- Issuing leaves no gap; a file that was restored may. What another program issued is in no order of ours, and what a series began
-- with is no gap.
create function private.missing_numbers() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  most constant integer := 50;
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'prefix', gap.prefix, 'financial_year', gap.financial_year,
        'from_number', private.document_number(gap.prefix, gap.financial_year, gap.first, gap.padding),
        'to_number', private.document_number(gap.prefix, gap.financial_year, gap.last, gap.padding),
        'count', gap.last - gap.first + 1
      ) order by gap.prefix, gap.financial_year, gap.first
    ), '[]')
    from (
      select known.prefix, known.financial_year, known.padding, known.sequence + 1 as first, known.next - 1 as last
      from (
        select
          own.prefix, own.financial_year, own.padding, own.sequence,
          coalesce(
            lead(own.sequence) over (partition by own.prefix, own.financial_year order by own.sequence),
            counter.last_sequence + 1
          ) as next
        from public.businesses as business
        join books.invoices as own on own.business_id = business.id
        left join books.invoice_counters as counter
          on (counter.business_id, counter.prefix, counter.financial_year) = (own.business_id, own.prefix, own.financial_year)
        where business.user_id = owner and own.prefix <> 'OLD'
      ) as known
      where known.next > known.sequence + 1
      order by known.prefix, known.financial_year, known.sequence
      limit most
    ) as gap
  );
end
$$;
grant execute on function private.missing_numbers() to authenticated;

create function public.missing_numbers() returns jsonb
language sql stable
set search_path = ''
as $$ select private.missing_numbers() $$;
comment on function public.missing_numbers() is
  'The numbers within the caller''s series that no document has, the first 50 gaps: [{prefix, financial_year, from_number, to_number, count}].';
grant execute on function public.missing_numbers() to authenticated;

-- supabase/schemas/03_documents/05_supply.sql

-- Which tax a document bears: where its supply takes place, and what follows from that and the seller. The domain's
-- gst/supply.ts says the same for whoever types it; a test holds both equal.

create function private.refuse_tax(seller public.businesses, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422, case seller.gst_registration when 'composition' then 'tax_of_composition' else 'tax_unregistered' end, field
  );
end
$$;
comment on function private.refuse_tax(public.businesses, text) is 'Refuses what only a registered seller may ask for.';

-- A letter of undertaking ends with its financial year.
create function private.check_lut(seller public.businesses, issued date) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if seller.lut_year is null then
    perform private.refuse(422, 'lut_missing', 'withTax');
  elsif seller.lut_year <> private.financial_year(issued) then
    perform private.refuse(
      422, 'lut_other_year', 'withTax',
      jsonb_build_object('year', seller.lut_year, 'needed', private.financial_year(issued))
    );
  end if;
end
$$;

-- Within India: the place that the document says, else the State of the client's GSTIN, else the client's, else the
-- seller's own. Against the client's State it is said with a reason; who knows of none says the State by it.
create function private.place_of_supply(seller public.businesses, document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  chosen constant text := document ->> 'place_of_supply';
  is_abroad constant boolean := coalesce(document ->> 'client_country', 'IN') <> 'IN';
  of_client constant text := case
    when not is_abroad then coalesce(private.gstin_state(document ->> 'client_gstin'), document ->> 'client_state_code')
  end;
begin
  if chosen is null and is_abroad then
    perform private.refuse(422, 'place_of_supply_required', 'placeOfSupply');
  elsif chosen is not null and private.is_gst_state(chosen) is not true then
    perform private.refuse(422, 'place_of_supply_unknown', 'placeOfSupply');
  elsif (is_abroad or chosen <> of_client) and document ->> 'place_of_supply_reason' is null then
    perform private.refuse(422, 'place_of_supply_reason_required', 'placeOfSupplyReason');
  end if;
  return coalesce(chosen, of_client, seller.state_code);
end
$$;

-- Who says that the place is in India says so of a client abroad, too.
create function private.supply_kind(document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(
    document ->> 'supply',
    case
      when coalesce(document ->> 'client_country', 'IN') <> 'IN' and coalesce(document ->> 'place_of_supply', '96') = '96'
      then 'export'
      else 'domestic'
    end
  );
end
$$;

-- An export leaves India (IGST Act s. 2(5), 2(6)), a SEZ unit is in India and registered (s. 2(20), CGST Rule 8), and nobody
-- supplies to their own registration.
create function private.check_supply_facts(seller public.businesses, document jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  supply constant text := private.supply_kind(document);
  is_abroad constant boolean := coalesce(document ->> 'client_country', 'IN') <> 'IN';
  form constant text := private.gstin_form(document ->> 'client_gstin');
begin
  if document ->> 'client_gstin' = seller.tax_id then
    perform private.refuse(422, 'gstin_own', 'clientGstin');
  elsif supply = 'export' and not is_abroad then
    perform private.refuse(422, 'export_within_india', 'clientCountry');
  elsif supply = 'export' and form not in ('non_resident', 'oidar') then
    perform private.refuse(422, 'export_to_gstin', 'clientGstin');
  elsif supply = 'sez' and is_abroad then
    perform private.refuse(422, 'sez_abroad', 'clientCountry');
  elsif supply = 'sez' and private.gstin_state(document ->> 'client_gstin') is null then
    perform private.refuse(422, 'sez_gstin_required', 'clientGstin');
  end if;
end
$$;
comment on function private.check_supply_facts(public.businesses, jsonb) is
  'Refuses a supply that the client''s country or GSTIN contradicts.';

-- Answers {supply, place_of_supply, split, charged, with_tax}; the last two are false on reverse charge and under a letter
-- of undertaking.
create function private.decided_supply(seller public.businesses, document jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  is_abroad constant boolean := coalesce(document ->> 'client_country', 'IN') <> 'IN';
  chosen constant text := document ->> 'place_of_supply';
  supply constant text := private.supply_kind(document);
  is_reversed constant boolean := coalesce((document ->> 'reverse_charge')::boolean, false);
  -- Who has a letter of undertaking pays none unless the document says so.
  with_tax constant boolean := supply = 'domestic'
    or coalesce((document ->> 'with_tax')::boolean, seller.lut_year is null or seller.gst_registration <> 'regular');
  place text;
  split text := 'none';
begin
  if not is_abroad and private.gstin_state(document ->> 'client_gstin') <> document ->> 'client_state_code' then
    perform private.refuse(
      422, 'gstin_other_state', 'clientGstin',
      jsonb_build_object('state', private.gstin_state(document ->> 'client_gstin'))
    );
  elsif seller.gst_registration <> 'regular' and is_reversed then
    perform private.refuse_tax(seller, 'reverseCharge');
  elsif seller.gst_registration = 'none' then
    return jsonb_build_object(
      'supply', supply, 'place_of_supply', null, 'split', split, 'charged', true, 'with_tax', with_tax
    );
  elsif seller.state_code is null then
    perform private.refuse(422, 'seller_state_required', 'state');
  end if;

  if supply = 'export' then
    if chosen <> '96' then
      perform private.refuse(422, 'export_place_of_supply', 'placeOfSupply');
    elsif is_reversed then
      perform private.refuse(422, 'export_reverse_charge', 'reverseCharge');
    end if;
    place := '96';
  else
    place := private.place_of_supply(seller, document);
  end if;

  if seller.gst_registration = 'regular' then
    if not with_tax then
      perform private.check_lut(seller, issued);
    end if;
    split := case
      when not with_tax then 'zero'
      when supply <> 'domestic' or place <> seller.state_code then 'inter'
      else 'intra'
    end;
  end if;
  return jsonb_build_object(
    'supply', supply, 'place_of_supply', place, 'split', split, 'charged', not is_reversed, 'with_tax', with_tax
  );
end
$$;
comment on function private.decided_supply(public.businesses, jsonb, date) is
  'As private.supply_of, of a document that was issued already, whatever its facts are.';

create function private.supply_of(seller public.businesses, document jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_supply_facts(seller, document);
  return private.decided_supply(seller, document, issued);
end
$$;
comment on function private.supply_of(public.businesses, jsonb, date) is
  'What tax a document of the seller bears, of {client_country, client_gstin, client_state_code, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason}.';

-- Into how many equal taxes the rate of a document is split; 0 under a letter of undertaking.
create function private.tax_parts(supply text, with_tax boolean, place text, own_state text) returns integer
language sql immutable
set search_path = ''
as $$ select case when not with_tax then 0 when supply = 'domestic' and place = own_state then 2 else 1 end $$;

-- Lawful only if the person knows more than the document says, so it is issued when they confirm it by its code: a client
-- without a GSTIN cannot pay tax on reverse charge (CGST Act s. 9(3), 9(4)), and who pays by the composition scheme supplies
-- within their State (s. 10(2)(c)).
create function private.check_confirmed(seller public.businesses, document jsonb, supply jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  confirmed constant jsonb := coalesce(document -> 'confirmed', '[]');
begin
  if not (supply -> 'charged')::boolean and document ->> 'client_gstin' is null
    and not confirmed ? 'reverse_charge_unregistered'
  then
    perform private.refuse(422, 'reverse_charge_unregistered', 'reverseCharge');
  elsif seller.gst_registration = 'composition'
    and (supply ->> 'supply' <> 'domestic' or supply ->> 'place_of_supply' <> seller.state_code)
    and not confirmed ? 'composition_beyond_state'
  then
    perform private.refuse(422, 'composition_beyond_state', 'placeOfSupply');
  end if;
end
$$;
comment on function private.check_confirmed(public.businesses, jsonb, jsonb) is
  'Refuses what is issued only when the codes in the document''s "confirmed" name it.';

-- Of a composition dealer, and of who supplies nothing that is taxed: rows of no rate and of 0 %. What goes abroad or to a
-- SEZ is zero-rated, whatever it is.
create function private.kind_of(seller public.businesses, supply jsonb, taxes jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when seller.gst_registration = 'composition' then 'bill_of_supply'
    when seller.gst_registration = 'regular'
      and supply ->> 'supply' = 'domestic'
      and not jsonb_path_exists(taxes, '$[*] ? (@.gst_rate > 0)')
    then 'bill_of_supply'
    else 'invoice'
  end;
end
$$;
comment on function private.kind_of(public.businesses, jsonb, jsonb) is 'Which document carries this supply and these taxes.';

create function private.is_uqc(unit text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return unit in (
    'BAG', 'BAL', 'BDL', 'BKL', 'BOU', 'BOX', 'BTL', 'BUN', 'CAN', 'CBM', 'CCM', 'CMS', 'CTN', 'DOZ', 'DRM', 'GGK',
    'GMS', 'GRS', 'GYD', 'KGS', 'KLR', 'KME', 'LTR', 'MLT', 'MTR', 'MTS', 'NOS', 'OTH', 'PAC', 'PCS', 'PRS', 'QTL',
    'ROL', 'SET', 'SQF', 'SQM', 'SQY', 'TBS', 'TGM', 'THD', 'TON', 'TUB', 'UGS', 'UNT', 'YDS'
  );
end
$$;
comment on function private.is_uqc(text) is 'Whether it is a unit quantity code, in which the tax office counts goods.';

-- The rows as they are to be computed: a registered seller's bear the default rate and code where they say none. What a
-- row may not say is refused.
create function private.taxed_items(seller public.businesses, items jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  taxed jsonb;
  taxing bigint;
  wrong record;
begin
  if seller.gst_registration <> 'regular' then
    select min(place) into taxing
    from rows from (
      jsonb_to_recordset(items) as (gst_rate numeric, cess_minor numeric)
    ) with ordinality as item (gst_rate, cess_minor, place)
    where item.gst_rate > 0 or item.cess_minor > 0;
    if taxing is not null then
      perform private.refuse_tax(seller, private.row_field(taxing, 'gstRate'));
    end if;
    return items;
  end if;

  select jsonb_agg(
    item || jsonb_build_object(
      'hsn_sac', coalesce(item ->> 'hsn_sac', seller.default_hsn_sac),
      'gst_rate', case
        when coalesce(item ->> 'taxability', 'taxable') = 'taxable'
        then coalesce((item ->> 'gst_rate')::numeric, seller.default_gst_rate)
        else (item ->> 'gst_rate')::numeric
      end
    ) order by place
  ) into taxed
  from jsonb_array_elements(items) with ordinality as row (item, place);

  select * into wrong
  from (
    select
      item.place,
      item.gst_rate,
      case
        when coalesce(item.taxability, 'taxable') <> 'taxable' then
          case when item.gst_rate > 0 or item.cess_minor > 0 then 'untaxed' end
        when item.gst_rate is null then 'missing'
        when item.gst_rate <> trunc(item.gst_rate) or not private.is_gst_rate(item.gst_rate::integer, issued) then
          'unknown'
        -- Services have codes that begin with 99.
        when item.hsn_sac !~ '^99' and private.is_uqc(upper(item.unit)) is not true then 'unit'
      end as fault
    from rows from (
      jsonb_to_recordset(taxed) as (gst_rate numeric, cess_minor numeric, taxability text, hsn_sac text, unit text)
    ) with ordinality as item (gst_rate, cess_minor, taxability, hsn_sac, unit, place)
  ) as row
  where row.fault is not null
  order by row.place
  limit 1;
  if wrong.fault = 'unit' then
    perform private.refuse(422, 'uqc_required', private.row_field(wrong.place, 'unit'));
  elsif wrong.fault = 'unknown' then
    perform private.refuse(
      422, 'gst_rate_unknown', private.row_field(wrong.place, 'gstRate'), jsonb_build_object('rate', wrong.gst_rate)
    );
  elsif wrong.fault is not null then
    perform private.refuse(
      422,
      case wrong.fault when 'missing' then 'gst_rate_required' else 'row_untaxed' end,
      private.row_field(wrong.place, 'gstRate')
    );
  end if;
  return taxed;
end
$$;
comment on function private.taxed_items(public.businesses, jsonb, date) is
  'The rows of a document with the defaults of the seller, or a refusal of what a row says of tax.';

-- supabase/schemas/03_documents/06_calculator.sql

-- What a document comes to. The domain's gst/tax.ts computes the same for whoever types it; a test holds both equal.

-- Hosted functions have two seconds of CPU in their life, and a PDF's dearest letters take ten microseconds each: those that are joined
-- and turned, with figures or words of other scripts between them. What is issued can always be drawn (decision 0023).
create function private.check_drawable(items jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  most constant integer := 50000;
begin
  -- Each of them is two bytes or three.
  if pg_column_size(items) > 2 * most and char_length(regexp_replace(
    items::text, '[^\u0600-\u06ff\u0750-\u077f\u08a0-\u0dff\ufb50-\ufdff\ufe70-\ufefe]+', '', 'g'
  )) > most then
    perform private.refuse(422, 'script_too_long', 'items', jsonb_build_object('most', most));
  end if;
end
$$;
comment on function private.check_drawable(jsonb) is
  'Refuses rows with more letters of Urdu and Indian scripts than a PDF is drawn of in time.';

-- Refuses what the columns of a row would round, cannot know of or would not take, before anything is computed with it: where
-- they refuse it nobody knows any more which row it is.
create function private.check_items(items jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong record;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  end if;
  perform private.check_drawable(items);

  select * into wrong
  from (
    select
      place,
      case
        when char_length(btrim(description)) > 1000 then 'description'
        when hsn_sac !~ '^[0-9]{2,8}$' then 'hsnSac'
        when char_length(unit) > 20 then 'unit'
        -- What is no number, or none of a size, is above all others.
        when quantity not between 0.001 and 1000000 or scale(quantity) > 3 then 'quantity'
        when rate is null and quantity <> trunc(quantity) then 'quantity'
        when rate not between 0 and 9999999999.9999 or scale(rate) > 4 then 'rate'
        when discount_percent not between 0 and 100 or scale(discount_percent) > 2 then 'discount'
        when num_nonnulls(discount_percent, discount_minor) > 1 then 'discount'
        when num_nonnulls(discount_percent, discount_minor) > 0 and rate is null then 'discount'
        when num_nonnulls(rate, amount_minor) = 0 then 'amount'
        -- Above it nothing is issued, and nothing overflows on the way to being refused.
        when abs(discount_minor) > private.most_minor() then 'discount'
        when abs(amount_minor) > private.most_minor() then 'amount'
        when cess_minor not between 0 and private.most_minor() then 'cess'
        when taxability not in ('taxable', 'nil', 'exempt', 'non_gst') then 'taxability'
      end as field
    from rows from (
      jsonb_to_recordset(items) as (
        description text, hsn_sac text, unit text, quantity numeric, rate numeric, discount_percent numeric,
        discount_minor bigint, amount_minor bigint, cess_minor bigint, taxability text
      )
    ) with ordinality as item (
      description, hsn_sac, unit, quantity, rate, discount_percent, discount_minor, amount_minor, cess_minor, taxability,
      place
    )
  ) as row
  where row.field is not null
  order by place
  limit 1;
  if found then
    perform private.refuse(
      422,
      case wrong.field
        when 'description' then 'description_too_long'
        when 'hsnSac' then 'hsn_sac_invalid'
        else 'item_invalid'
      end,
      private.row_field(wrong.place, wrong.field)
    );
  end if;
end
$$;

-- What the rows of one rate are taxed on, and each of the parts that the tax is split into. `plain` is before tax, `priced`
-- with it, and `carried` what the rates before have left. Of prices with tax the tax is their share of it (CGST Rule 35), so
-- that both make up the price. Two equal taxes that are also right for what they are on cannot make up every price: then
-- they are right, and one paisa is left. Division is of whole numbers, half-up: a quotient of `numeric` has few decimals.
create function private.tax_of_rate(
  plain numeric,
  priced numeric,
  rate numeric,
  parts integer,
  carried numeric,
  out taxable numeric,
  out tax numeric,
  out remainder numeric
)
language plpgsql immutable
set search_path = ''
as $$
declare
  whole constant numeric := 10000 * parts;
  price numeric;
begin
  taxable := plain;
  remainder := carried;
  tax := 0;
  if parts = 0 then
    return;
  end if;
  tax := div(plain * rate + whole / 2, whole);
  if priced = 0 then
    return;
  end if;
  price := priced + plain + parts * tax + carried;
  tax := div(price * rate + div(whole + parts * rate, 2), whole + parts * rate);
  taxable := price - parts * tax;
  remainder := case when parts = 2 then div(taxable * rate + whole / 2, whole) - tax else 0 end;
  taxable := taxable - remainder;
end
$$;

-- The rows with what each comes to, and their sums. Amounts are whole minor units, each rounded half-up: a row's gross
-- amount, and its discount by per cent. The total is converted into rupees once, and what is taxed once for all rows: up to
-- each row less up to the one before, so that the rupee rows add up. Tax is computed by
-- rate on the sum of what is taxed; the difference to the rows' own taxes is carried along the rows, so that they add up
-- as well. In plpgsql, as all that issuing asks: a connection keeps its plan.
create function private.calculate(items jsonb, terms jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_inr constant boolean := terms ->> 'currency' = 'INR';
  in_rupees constant numeric := case when is_inr then 1 else (terms ->> 'exchange_rate')::numeric end;
  split constant text := terms ->> 'split';
  parts constant integer := case split when 'inter' then 1 when 'intra' then 2 else 0 end;
  is_charged constant boolean := (terms ->> 'charged')::boolean;
  -- Whether rates hold the tax. They cannot hold one that the seller does not take.
  is_inside constant boolean := parts > 0 and is_charged and (terms ->> 'prices_include_tax')::boolean;
  whole constant numeric := 10000 * greatest(parts, 1);
  -- Of each row: the amount beside a rate, the discount, what it comes to (with its tax inside, but without its cess), the
  -- rate of its tax …
  givens numeric[];
  discounts numeric[];
  values numeric[];
  rates integer[];
  insides boolean[];
  cesses numeric[];
  taxables numeric[];
  row_taxes numeric[];
  rupees numeric[] := '{}';
  line record;
  its record;
  -- What rows before have taken: of the prices, of what is taxed, of the tax.
  priced numeric;
  share numeric;
  taxed numeric;
  tax numeric;
  reached numeric;
  remainder numeric := 0;
  by_rate jsonb[] := '{}';
  sums record;
  added_minor numeric;
  total_minor numeric;
  round_off_minor numeric;
begin
  select
    array_agg(case when rate is not null then amount_minor end order by position),
    array_agg(reduced_minor order by position),
    array_agg(gross_minor - reduced_minor - case when inside then cess else 0 end order by position),
    array_agg(taxed_at order by position),
    array_agg(inside order by position),
    array_agg(cess order by position),
    array_agg(0::numeric order by position)
  into givens, discounts, values, rates, insides, cesses, row_taxes
  from (
    select
      gross.*,
      coalesce(round(gross_minor * discount_percent * 0.01), gross.discount_minor, 0) as reduced_minor,
      is_inside and rate is not null and taxed_at is not null as inside,
      case when parts > 0 and taxed_at is not null then coalesce(gross.cess_minor, 0) else 0 end as cess
    from (
      select
        item.*,
        coalesce(round(coalesce(item.quantity, 1) * item.rate * 100), item.amount_minor) as gross_minor,
        case when split <> 'none' and coalesce(item.taxability, 'taxable') = 'taxable' then item.gst_rate end as taxed_at
      from rows from (
        jsonb_to_recordset(items) as (
          quantity numeric, rate numeric, discount_percent numeric, discount_minor bigint, amount_minor bigint,
          taxability text, gst_rate integer, cess_minor bigint
        )
      ) with ordinality as item (
        quantity, rate, discount_percent, discount_minor, amount_minor, taxability, gst_rate, cess_minor, position
      )
    ) as gross
  ) as row;
  taxables := values;

  -- From the lowest rate on: what one cannot split of its prices goes into those of the next.
  for line in
    select
      rate,
      coalesce(sum(value) filter (where not inside), 0) as plain,
      coalesce(sum(value) filter (where inside), 0) as priced,
      sum(cess) as cess
    from unnest(rates, values, insides, cesses) as row (rate, value, inside, cess)
    where rate is not null
    group by rate
    order by rate
  loop
    its := private.tax_of_rate(line.plain, line.priced, line.rate, parts, remainder);
    remainder := its.remainder;
    by_rate := by_rate || jsonb_build_object(
      'gst_rate', line.rate,
      'taxable_minor', its.taxable,
      'cgst_minor', case when parts = 2 then its.tax else 0 end,
      'sgst_minor', case when parts = 2 then its.tax else 0 end,
      'igst_minor', case when parts = 1 then its.tax else 0 end,
      'cess_minor', line.cess
    );
    priced := 0;
    share := 0;
    taxed := 0;
    tax := 0;
    for at in 1..cardinality(rates) loop
      continue when rates[at] is distinct from line.rate;
      -- Rows with a price share what their prices come to before tax: up to each row, so that the shares add up.
      if insides[at] then
        priced := priced + values[at];
        reached := coalesce(
          div(priced * (its.taxable - line.plain) + div(line.priced, 2), nullif(line.priced, 0)), 0
        );
        taxables[at] := reached - share;
        share := reached;
      end if;
      -- The same with each part of the tax.
      taxed := taxed + taxables[at];
      reached := case
        when taxed = its.taxable or parts = 0 then its.tax
        else least(div(taxed * line.rate + whole / 2, whole), its.tax)
      end;
      row_taxes[at] := reached - tax;
      tax := reached;
    end loop;
  end loop;

  share := 0;
  taxed := 0;
  for at in 1..cardinality(rates) loop
    taxed := taxed + taxables[at];
    reached := round(taxed * in_rupees);
    rupees[at] := reached - share;
    share := reached;
  end loop;

  select
    -- What was given stays; only what is computed is made anew, since an object of all columns takes three times as long.
    jsonb_agg(
      item || jsonb_build_object(
        'includes_tax', inside,
        'discount_minor', discount,
        'gst_rate', rate,
        'taxable_minor', taxable,
        'taxable_inr_minor', worth,
        'cgst_minor', case when parts = 2 then row_tax else 0 end,
        'sgst_minor', case when parts = 2 then row_tax else 0 end,
        'igst_minor', case when parts = 1 then row_tax else 0 end,
        'cess_minor', cess
      ) order by position
    ) as items,
    -- An amount beside a rate must be what the row comes to: as it was typed, or before tax.
    min(position) filter (
      where given not in (value + case when inside then cess else 0 end, taxable)
    ) as disagreeing,
    -- What a discount takes whole stays; a cess on it would be left of nothing.
    min(position) filter (
      where taxable < 0 or taxable = 0 and (discount = 0 or cess > 0)
    ) as empty,
    sum(taxable) as taxable_minor,
    sum(case when parts = 2 then row_tax else 0 end) as cgst_minor,
    sum(case when parts = 2 then row_tax else 0 end) as sgst_minor,
    sum(case when parts = 1 then row_tax else 0 end) as igst_minor,
    sum(cess) as cess_minor
  into sums
  from rows from (
    jsonb_array_elements(items), unnest(givens), unnest(discounts), unnest(values), unnest(rates), unnest(insides),
    unnest(cesses), unnest(taxables), unnest(row_taxes), unnest(rupees)
  ) with ordinality as row (item, given, discount, value, rate, inside, cess, taxable, row_tax, worth, position);

  added_minor := case
    when is_charged then sums.cgst_minor + sums.sgst_minor + sums.igst_minor + sums.cess_minor
    else 0
  end;
  round_off_minor := case
    when not is_inr or not (terms ->> 'round_off')::boolean then remainder
    -- To the next hundred of paise, if that leaves something to pay.
    when sums.taxable_minor + added_minor < 50 then 0
    else div(sums.taxable_minor + added_minor + 50, 100) * 100 - sums.taxable_minor - added_minor
  end;
  total_minor := sums.taxable_minor + added_minor + round_off_minor;
  return jsonb_build_object(
    'items', sums.items,
    -- The first row of which that is so; null of none.
    'disagreeing', sums.disagreeing,
    'empty', sums.empty,
    'taxes', to_jsonb(by_rate),
    'taxable_minor', sums.taxable_minor,
    'cgst_minor', sums.cgst_minor,
    'sgst_minor', sums.sgst_minor,
    'igst_minor', sums.igst_minor,
    'cess_minor', sums.cess_minor,
    'round_off_minor', round_off_minor,
    'total_minor', total_minor,
    'total_inr_minor', round(total_minor * in_rupees)
  );
end
$$;
comment on function private.calculate(jsonb, jsonb) is
  'Of the rows of a document {description, quantity, unit, rate, discount_percent or discount_minor, or amount_minor, hsn_sac, taxability, gst_rate, cess_minor}, by {currency, exchange_rate, split: none, intra, inter or zero, charged, prices_include_tax, round_off}.';

-- supabase/schemas/03_documents/07_writing.sql

-- The one way in which documents and their rows come to be, whether they are issued, imported or restored.

-- The columns are those of the tables, but what is computed: what is not said takes its default.
do $body$
declare
  written constant text := $$
    select format(
      'insert into %1$s (%2$s) select %3$s',
      relation,
      string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(
        coalesce(
          given ->> attname,
          case when adbin is null then format('said.%I', attname)
            else format('coalesce(said.%I, %s)', attname, pg_get_expr(adbin, adrelid)) end
        ),
        ', ' order by attnum
      )
    )
    from pg_attribute
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = relation and attnum > 0 and not attisdropped and attgenerated = ''
    group by relation
  $$;
  path constant text := current_setting('search_path');
  documents text;
  items text;
begin
  -- Every name is written with its schema.
  perform set_config('search_path', '', true);
  execute replace(replace(written, 'relation', '$1'), 'given', '$2')
    into documents
    using 'books.invoices'::regclass,
      '{"seller": "jsonb_strip_nulls(said.seller)", "buyer": "jsonb_strip_nulls(said.buyer)"}'::jsonb;
  execute replace(replace(written, 'relation', '$1'), 'given', '$2')
    into items
    using 'books.invoice_items'::regclass,
      '{"invoice_id": "document.id", "user_id": "document.user_id", "position": "said.ordinality", "description": "btrim(said.description)"}'::jsonb;
  execute format(
    $sql$
      create function private.write_documents(documents jsonb) returns void
      language plpgsql
      set search_path = ''
      as $code$
      begin
        %s from jsonb_populate_recordset(null::books.invoices, documents) as said;
        %s
        from jsonb_array_elements(documents) as written (value)
        cross join lateral jsonb_to_record(written.value) as document (id uuid, user_id uuid, items jsonb)
        cross join lateral jsonb_populate_recordset(null::books.invoice_items, document.items) with ordinality as said;
      end
      $code$
    $sql$,
    documents, items
  );
  perform set_config('search_path', path, true);
end
$body$;
comment on function private.write_documents(jsonb) is
  'Writes documents, each {its columns, items: [{their columns}]} with an id of its own; the rows stand in the order of their list.';

-- A number has at most 16 characters, so a series of its own has at most seven digits.
create function private.next_number(seller public.businesses, kind text, issued date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  traits constant private.document_kinds := private.kind(kind);
  prefix constant text := coalesce(traits.series, seller.invoice_prefix);
  year constant text := private.financial_year(issued);
begin
  return jsonb_build_object(
    'kind', kind,
    'prefix', prefix,
    'financial_year', year,
    'sequence', private.next_sequence(seller, prefix, year),
    'padding', coalesce(
      traits.padding, case when traits.series is null then seller.invoice_padding else least(seller.invoice_padding, 7) end
    ),
    'issue_date', issued
  );
end
$$;
comment on function private.next_number(public.businesses, text, date) is
  'Takes the next number of the series of a kind: the columns of a document that say it.';

-- A row of a document that somebody typed says neither which row it is nor which it takes from.
create function private.priced_columns(priced jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return priced || jsonb_build_object(
    'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
    'items', (
      select jsonb_agg(row.value - '{id,original_item_id,returned_quantity}'::text[] order by row.place)
      from jsonb_array_elements(priced -> 'items') with ordinality as row (value, place)
    )
  );
end
$$;
comment on function private.priced_columns(jsonb) is 'The columns and rows of a document that private.calculate has priced.';

-- They follow from what comes after a document, or are its own: nobody gives them.
create function private.later_columns() returns text[]
language sql immutable
set search_path = ''
return '{pdf_token,import_id,client_search_text,settled_minor,credited_minor,refundable_minor,status,paid_date,payment_method,written_off_at,write_off_reason,list,sign,money,told}'::text[];

-- supabase/schemas/03_documents/08_issuing.sql

-- The one way in for documents.

-- Gives the rate of a new invoice: none for rupees, the given one, or the last one that its owner used. That is the rate
-- of an invoice they still see: what the form shows is what is issued.
create function private.rate_for(owner uuid, currency text, given numeric) returns numeric
language plpgsql stable
set search_path = ''
as $$
begin
  return case
    when rate_for.currency = 'INR' then null
    else coalesce(given, (
      select invoice.exchange_rate
      from books.invoices as invoice
      where invoice.user_id = owner
        and invoice.currency = rate_for.currency
        and invoice.exchange_rate is not null
        and invoice.listed
      order by invoice.created_at desc
      limit 1
    ))
  end;
end
$$;

-- The buyer as the document gives them; what is not given is null.
create function private.buyer_snapshot(document jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'name', btrim(document ->> 'client_name'),
    'email', lower(btrim(document ->> 'client_email')),
    'contact', document -> 'client_contact',
    'phone', document -> 'client_phone',
    'address', document -> 'client_address',
    'city', document -> 'client_city',
    'stateCode', document -> 'client_state_code',
    'postalCode', document -> 'client_postal_code',
    'country', coalesce(document ->> 'client_country', 'IN'),
    'gstin', document -> 'client_gstin',
    'pan', document -> 'client_pan',
    'deliveryAddress', document -> 'delivery_address'
  );
end
$$;

-- What of the buyer's copy no column checks.
create function private.check_buyer(buyer jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  wrong record;
begin
  select * into wrong
  from (
    values
      ('contact', 'clientContact', 120, true), ('phone', 'clientPhone', 20, true), ('city', 'clientCity', 60, true),
      ('postalCode', 'clientPostalCode', 12, true), ('address', 'clientAddress', 300, false),
      ('deliveryAddress', 'deliveryAddress', 300, false)
  ) as text (key, field, most, is_line)
  where jsonb_typeof(buyer -> text.key) not in ('string', 'null')
    or char_length(buyer ->> text.key) > text.most
    or (text.is_line and buyer ->> text.key is distinct from private.single_line(buyer ->> text.key))
  limit 1;
  if found then
    perform private.check_length(buyer ->> wrong.key, wrong.most, wrong.field);
    perform private.refuse(422, 'not_one_line', wrong.field);
  elsif buyer ->> 'country' !~ '^[A-Z]{2}$' then
    perform private.refuse(422, 'country_unknown', 'clientCountry');
  elsif not private.is_gst_state(buyer ->> 'stateCode') then
    perform private.refuse(422, 'state_code_unknown', 'clientStateCode');
  elsif buyer ->> 'pan' !~ '^[A-Z]{5}[0-9]{4}[A-Z]$' then
    perform private.refuse(422, 'pan_invalid', 'clientPan');
  end if;
  perform private.checked_gstin(buyer ->> 'gstin', 'clientGstin');
end
$$;

-- CGST Rule 46: from ₹50,000 of what is taxed on, a tax invoice says where a client is who has no GSTIN.
create function private.check_buyer_place(buyer jsonb, taxes jsonb, exchange_rate numeric) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  least_minor constant bigint := 5000000;
  taxed_minor constant numeric := (
    select coalesce(sum(line.taxable_minor), 0)
    from jsonb_to_recordset(taxes) as line (gst_rate integer, taxable_minor bigint)
    where line.gst_rate > 0
  );
begin
  if buyer ->> 'gstin' is not null or round(taxed_minor * coalesce(exchange_rate, 1)) < least_minor then
    return;
  elsif buyer ->> 'address' is null then
    perform private.refuse(422, 'client_address_required', 'clientAddress', jsonb_build_object('minor', least_minor));
  elsif buyer ->> 'country' = 'IN' and buyer ->> 'stateCode' is null then
    perform private.refuse(422, 'client_state_required', 'clientStateCode', jsonb_build_object('minor', least_minor));
  end if;
end
$$;

create function private.new_pictures_size(owner uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (
      select sum(octet_length(picture))
      from public.businesses as business, unnest(array[business.logo, business.signature]) as picture
      where business.user_id = owner
        and not exists (
          select from public.images as image
          where image.user_id = owner and image.hash = private.hash(picture)
        )
    ),
    0
  );
end
$$;

-- A picture that documents have already is kept as it is.
create function private.keep_pictures(business public.businesses) returns void
language plpgsql
set search_path = ''
as $$
begin
  if num_nonnulls(business.logo, business.signature) > 0 then
    insert into public.images (user_id, hash, content)
    select business.user_id, private.hash(picture), picture
    from unnest(array[business.logo, business.signature]) as picture
    where picture is not null
    on conflict do nothing;
  end if;
end
$$;

create function private.issued_invoice(id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select to_jsonb(detail) - 'user_id' from books.invoice_details as detail where detail.id = issued_invoice.id
  );
end
$$;
comment on function private.issued_invoice(uuid) is 'What issuing answers with: the whole invoice; null of a cancelled one.';

-- With its indexes. Each text stands in its row and is looked for by its words; a picture is kept once.
create function private.issued_size(texts bigint, rows bigint) returns bigint
language plpgsql immutable
set search_path = ''
as $$ begin return 1800 + 100 * coalesce(rows, 0) + 2 * coalesce(texts, 0); end $$;
comment on function private.issued_size(bigint, bigint) is
  'About how many bytes a document takes that is issued, of so many bytes of texts in so many rows.';

-- Issuing asks for a living session, a permit, and a measure of what comes, before any lock.
create function private.begin_issue(document jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  texts constant integer := pg_column_size(document);
begin
  if auth.uid() is null then
    perform private.refuse(401, 'login_required');
  elsif jsonb_typeof(document) is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'document');
  elsif texts > 1000000 then
    perform private.refuse(422, 'invoice_too_long', 'items');
  end if;
  perform private.begin_write(
    private.issued_size(
      texts, case jsonb_typeof(document -> 'items') when 'array' then jsonb_array_length(document -> 'items') end
    ) + private.new_pictures_size(auth.uid())
  );
end
$$;

-- Then it takes the number, copies both parties and fixes the totals, all in one transaction. With an original it is issued
-- in place of that, which is cancelled. An estimate is computed as the invoice that it may become, in a series of its own;
-- what is kept as its due date is the last day on which it holds.
create function private.issue_fingerprint(kind text, document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return left(private.hash(case kind when 'invoice' then '' else kind || ' ' end || document::text), 32); end $$;

create function private.issue_document(kind text, request_key uuid, document jsonb, original_id uuid default null)
returns jsonb
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  traits constant private.document_kinds := private.kind(kind);
  is_offer constant boolean := traits.answerable;
  fingerprint text;
  seller public.businesses;
  series text;
  earlier books.invoices;
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate numeric(10, 6);
  issued date;
  due date;
  buyer constant jsonb := private.buyer_snapshot(document);
  supply jsonb;
  priced jsonb;
  parts jsonb;
  new_id constant uuid := private.new_id();
  its_client uuid;
begin
  perform private.begin_issue(document);
  fingerprint := private.issue_fingerprint(kind, document);

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  series := coalesce(traits.series, seller.invoice_prefix);

  select * into earlier
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = issue_document.request_key;
  if found
    and earlier.request_fingerprint = fingerprint
    and earlier.original_id is not distinct from issue_document.original_id
  then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
  end if;
  if issue_document.original_id is not null then
    perform private.lock_revisable(issue_document.original_id, owner);
  end if;

  due := (document ->> 'due_date')::date;
  if due < today then
    perform private.refuse(422, case when is_offer then 'valid_until_past' else 'due_date_past' end, 'dueDate');
  end if;
  issued := private.issue_date_of(seller, private.own_gstin(seller), series, (document ->> 'issue_date')::date);
  if not is_offer then
    perform private.refuse_filed(owner, private.own_gstin(seller), issued, issued, 'issueDate');
  end if;
  perform private.check_buyer(buyer);
  rate := private.rate_for(owner, currency, (document ->> 'exchange_rate')::numeric);
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, document, issued);
  if supply ->> 'supply' = 'export' then
    perform private.check_shipping(document ->> 'shipping_bill', (document ->> 'shipping_bill_date')::date, issued);
  end if;
  if not is_offer then
    perform private.check_confirmed(seller, document, supply);
  end if;
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.calculate(
    private.taxed_items(seller, document -> 'items', issued),
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', rate, 'prices_include_tax', seller.prices_include_tax,
      'round_off', seller.round_off
    )
  );
  if (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(
      422, 'total_too_large', 'items', jsonb_build_object('minor', private.most_minor(), 'currency', currency)
    );
  elsif priced ->> 'disagreeing' is not null then
    perform private.refuse(422, 'amount_disagrees', private.row_field((priced -> 'disagreeing')::bigint, 'amount'));
  elsif priced ->> 'empty' is not null then
    perform private.refuse(422, 'amount_out_of_range', private.row_field((priced -> 'empty')::bigint, 'amount'));
  elsif (priced -> 'total_minor')::numeric < 1 then
    perform private.refuse(422, 'amount_out_of_range', 'items');
  end if;
  if seller.gst_registration = 'regular' and supply ->> 'supply' <> 'export' and not is_offer then
    perform private.check_buyer_place(buyer, priced -> 'taxes', rate);
  end if;
  parts := private.due_parts(document -> 'parts', (priced -> 'total_minor')::bigint, currency, issued);
  if parts <> '[]' and not is_offer then
    due := parts -> 0 ->> 'due_date';
    if due < today then
      perform private.refuse(422, 'due_date_past', 'parts.0.dueDate');
    end if;
  end if;

  perform private.keep_pictures(seller);
  its_client := private.client_of(owner, document);
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || private.next_number(
      seller, case when is_offer then kind else private.kind_of(seller, supply, priced -> 'taxes') end, issued
    )
    || jsonb_build_object(
      'id', new_id,
      'user_id', owner,
      'business_id', seller.id,
      'client_id', its_client,
      'original_id', issue_document.original_id,
      'seller', private.seller_snapshot(seller),
      'buyer', buyer,
      'currency', currency,
      'exchange_rate', rate,
      'po_number', document ->> 'po_number',
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', document ->> 'place_of_supply_reason',
      'language', coalesce(
        document ->> 'language', (select client.language from books.clients as client where client.id = its_client), 'en'
      ),
      'port_code', document ->> 'port_code',
      'shipping_bill', document ->> 'shipping_bill',
      'shipping_bill_date', document ->> 'shipping_bill_date',
      'due_date', due,
      'parts', parts,
      'notes', document ->> 'notes',
      'request_key', issue_document.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if issue_document.original_id is not null then
    perform private.replace_invoice(issue_document.original_id, new_id);
  end if;

  return private.issued_invoice(new_id);
end
$$;

create function private.issue_invoice(request_key uuid, document jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$ begin return private.issue_document('invoice', request_key, document); end $$;
grant execute on function private.issue_invoice(uuid, jsonb) to authenticated;

create function public.issue_invoice(request_key uuid, document jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$ begin return private.issue_invoice(request_key, document); end $$;
comment on function public.issue_invoice(uuid, jsonb) is
  'Issues an invoice {client_name, client_email, currency, exchange_rate, issue_date, due_date or parts, notes, items, client_id, keep_client} and returns the whole of it. The same request_key with the same document returns the same invoice; null when that is cancelled.';
grant execute on function public.issue_invoice(uuid, jsonb) to authenticated;

create function private.issue_estimate(request_key uuid, document jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$ begin return private.issue_document('estimate', request_key, document); end $$;
grant execute on function private.issue_estimate(uuid, jsonb) to authenticated;

create function public.issue_estimate(request_key uuid, document jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_estimate(request_key, document) $$;
comment on function public.issue_estimate(uuid, jsonb) is
  'Issues an estimate, of a document as issue_invoice takes it, which holds until its due_date. The same request_key with the same document returns the same estimate; null when that is cancelled.';
grant execute on function public.issue_estimate(uuid, jsonb) to authenticated;

-- supabase/schemas/03_documents/09_cancelling.sql

-- What becomes of an issued invoice that is not to stand: it is cancelled, or another one is issued in its place. It keeps its
-- number and can come back. An invoice and all that was issued in its place are a family, of which one stands at most.

create function private.standing_invoice(invoice_id uuid) returns uuid
language sql stable
set search_path = ''
as $$
  with recursive ancestor as (
    select invoice.id, invoice.original_id
    from books.invoices as invoice
    where invoice.id = standing_invoice.invoice_id and invoice.list = 'invoices'
    union
    select invoice.id, invoice.original_id
    from ancestor
    join books.invoices as invoice on invoice.id = ancestor.original_id
    where invoice.list = 'invoices'
  ),
  family as (
    select invoice.id, invoice.listed
    from books.invoices as invoice
    where invoice.id = (select ancestor.id from ancestor where ancestor.original_id is null)
    union
    select invoice.id, invoice.listed
    from family
    join books.invoices as invoice on invoice.original_id = family.id
    where invoice.list = 'invoices'
  )
  select family.id from family where family.listed limit 1
$$;
comment on function private.standing_invoice(uuid) is
  'The invoice itself, or what stands in its place; null where nothing of its family does.';
-- The view of all invoices asks it with the rights of who looks.
grant execute on function private.standing_invoice(uuid) to authenticated;

create function private.refuse_replaced(invoice_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  standing text;
begin
  select invoice.number into standing
  from books.invoices as invoice
  where invoice.id = private.standing_invoice(refuse_replaced.invoice_id);
  if found then
    perform private.refuse(409, 'invoice_replaced', params => jsonb_build_object('number', standing));
  end if;
end
$$;
comment on function private.refuse_replaced(uuid) is 'Refuses where another invoice stands in place of a cancelled one.';

-- Money that came in has to stay where it is counted: an invoice with a payment is not cancelled. The lock waits for whoever
-- records one.
create function private.set_cancelled(invoice_id uuid, cancelled boolean, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reason constant text := private.single_line(reason);
  invoice books.invoices;
begin
  perform private.check_length(clean_reason, 300, 'reason');
  perform private.begin_write();
  -- Whoever issues or restores meanwhile waits, so that of a family one stands; so does who marks a period as filed.
  perform from public.businesses as business where business.user_id = auth.uid() for no key update;
  perform private.lock_original(invoice_id, auth.uid());
  select * into invoice
  from books.invoices as own
  where own.id = set_cancelled.invoice_id and own.user_id = auth.uid()
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif cancelled and invoice.listed and invoice.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  elsif not cancelled and invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
  end if;
  update books.invoices as own
  set
    cancelled_at = case when cancelled then now() end,
    cancel_reason = case when cancelled then clean_reason end
  where own.id = invoice.id and (own.cancelled_at is not null) <> cancelled;
end
$$;
grant execute on function private.set_cancelled(uuid, boolean, text) to authenticated;

create function public.cancel_invoice(invoice_id uuid, reason text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.single_line(reason) is null then
    perform private.refuse(422, 'cancel_reason_required', 'reason');
  end if;
  perform private.set_cancelled(invoice_id, true, reason);
end
$$;
comment on function public.cancel_invoice(uuid, text) is
  'Cancels one of the caller''s invoices for a reason; doing it twice is harmless, and the first reason stays.';
grant execute on function public.cancel_invoice(uuid, text) to authenticated;

create function public.delete_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_cancelled(invoice_id, true, null) $$;
comment on function public.delete_invoice(uuid) is
  'Cancels one of the caller''s invoices without a reason; doing it twice is harmless.';
grant execute on function public.delete_invoice(uuid) to authenticated;

create function public.restore_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_cancelled(invoice_id, false, null) $$;
comment on function public.restore_invoice(uuid) is
  'Brings back one of the caller''s cancelled invoices under its old number, unless another stands in its place.';
grant execute on function public.restore_invoice(uuid) to authenticated;

-- What was received or credited stays with the invoice that it was for.
create function private.lock_revisable(invoice_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice books.invoices;
begin
  select * into invoice
  from books.invoices as own
  where own.id = lock_revisable.invoice_id and own.user_id = owner and own.list = 'invoices'
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
    perform private.refuse(409, 'revise_cancelled');
  elsif invoice.settled_minor > 0 then
    perform private.refuse(409, 'revise_paid');
  elsif invoice.credited_minor > 0 then
    perform private.refuse(409, 'invoice_has_credit');
  elsif invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  perform private.refuse_filed(owner, private.gstin_of(invoice.seller), invoice.issue_date, invoice.issue_date);
  return invoice;
end
$$;
comment on function private.lock_revisable(uuid, uuid) is
  'One of the caller''s invoices that another may be issued in place of, locked; else a refusal.';

-- Whoever had the link of the old one is led to the new one, while it is the same mailbox; so that is shared, too.
create function private.replace_invoice(original_id uuid, replacement_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as original set cancelled_at = now() where original.id = replace_invoice.original_id;
  insert into public.invoice_links (invoice_id, user_id)
  select replacement.id, replacement.user_id
  from public.invoice_links as link
  join books.invoices as original on original.id = link.invoice_id
  join books.invoices as replacement on replacement.id = replace_invoice.replacement_id
  where link.invoice_id = replace_invoice.original_id
    and link.revoked_at is null
    and replacement.client_email = original.client_email;
end
$$;
comment on function private.replace_invoice(uuid, uuid) is
  'Cancels an invoice, behind its lock, for the one that was issued in its place.';

-- supabase/schemas/03_documents/10_recurring.sql

-- What is billed again and again: a schedule makes a draft, or issues an invoice, for each of its periods, once.

-- The n-th day of a rule, reckoned from its start and never from the day before it: the 31st is a short month's last day,
-- and the 31st again a month later. Weeks follow the start; of all others the first is the `day` that comes on or behind it.
-- The domain's schedulePeriod is the same.
create function private.schedule_period(every text, day integer, start_on date, n integer) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  step constant integer := case every when 'month' then 1 when 'quarter' then 3 when 'year' then 12 end;
  month date := start_on - (extract(day from start_on)::integer - 1);
begin
  if every = 'week' then
    return start_on + 7 * (n - 1);
  end if;
  if private.day_of_month(month, day) < start_on then
    month := month + interval '1 month';
  end if;
  return private.day_of_month((month + make_interval(months => step * (n - 1)))::date, day);
end
$$;
comment on function private.schedule_period(text, integer, date, integer) is
  'The n-th day of a rule, the first is 1: computed from the start alone.';

create function private.day_of_month(month date, day integer) returns date
language plpgsql immutable
set search_path = ''
as $$ begin return least(month + (day - 1), (month + interval '1 month')::date - 1); end $$;
comment on function private.day_of_month(date, integer) is
  'That day of the month that begins with a day, or its last one.';

-- The day of the period that comes next; null when none does.
create function private.next_period(
  every text,
  day integer,
  start_on date,
  place integer,
  end_on date,
  times integer,
  made integer
) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  period constant date := private.schedule_period(every, day, start_on, place);
begin
  return case when period <= coalesce(end_on, '2999-12-31') and made < coalesce(times, made + 1) then period end;
end
$$;

create table books.schedules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  every text not null,
  -- Of the month; weeks follow the start.
  day integer,
  start_on date not null,
  -- The last day on which something is made, included.
  end_on date,
  -- So many are made in all; what was left out while it was paused is none of them.
  times integer,
  mode text not null,
  -- From the day of issue to the due date.
  terms_days integer not null,
  -- What a draft is made of, as drafts hold it; with {month} and {year}.
  content jsonb not null,
  -- The same as issue_invoice takes it, checked by who saved it; null where drafts are made.
  document jsonb,
  -- Which period comes next, counted from the start, and how many were made.
  place integer not null default 1,
  made integer not null default 0,
  last_period date,
  paused_at timestamptz,
  ended_at timestamptz,
  next_on date generated always as (
    case when ended_at is null then private.next_period(every, day, start_on, place, end_on, times, made) end
  ) stored,
  -- Of the run that was refused, as the Data API would have answered; null when the last one went well.
  last_error jsonb,
  tries integer not null default 0,
  try_at timestamptz,
  -- When its turn was.
  turn_at timestamptz,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint schedules_request_once unique (user_id, request_key),
  -- Lets drafts and runs point at a schedule together with its owner.
  constraint schedules_id_user unique (id, user_id),
  constraint "every: value_not_allowed" check (every in ('week', 'month', 'quarter', 'year')),
  constraint "day: value_not_allowed" check (day between 1 and 31),
  constraint "day: value_not_allowed, rule" check ((day is null) = (every = 'week')),
  constraint schedules_start_on_range check (private.is_day(start_on)),
  constraint schedules_end_on_range check (private.is_day(end_on)),
  constraint "count: value_not_allowed" check (num_nonnulls(end_on, times) <= 1),
  constraint "count: value_not_allowed, range" check (times between 1 and 1000),
  constraint "mode: value_not_allowed" check (mode in ('draft', 'issue')),
  constraint "termsDays: terms_days_invalid" check (terms_days between 0 and 365),
  constraint schedules_content_object check (jsonb_typeof(content) = 'object'),
  constraint "mode: value_not_allowed, mode" check ((document is null) = (mode = 'draft')),
  constraint "mode: value_not_allowed, object" check (jsonb_typeof(document) = 'object'),
  constraint schedules_place_range check (place >= 1 and made >= 0),
  constraint schedules_last_error_length check (octet_length(last_error::text) <= 20000)
);
comment on table books.schedules is
  'What is billed again and again: every week, month, quarter or year a draft, or an invoice that is issued and mailed by itself.';
comment on column books.schedules.next_on is 'The day of the next period; null when there is none. A paused schedule keeps it.';
create index schedules_user_next on books.schedules (user_id, next_on, id);
create index schedules_due on books.schedules (next_on) where next_on is not null and paused_at is null;

alter table books.schedules enable row level security;
-- Reading only: functions write.
grant select on books.schedules to authenticated;

create policy schedules_select_own on books.schedules
for select to authenticated
using (user_id = (select private.caller()));

create trigger schedules_touch_updated_at before update on books.schedules
for each row execute function private.touch_updated_at();

-- What came of each period. A draft is found by schedule and period where drafts are.
create table public.schedule_runs (
  schedule_id uuid not null,
  period date not null,
  user_id uuid not null,
  -- Null of one that made a draft.
  invoice_id uuid,
  -- Made on a later day than its own: the host slept, or the run was refused by then.
  late boolean not null,
  -- What kept it from being issued by itself, as in schedules.last_error.
  error jsonb,
  made_at timestamptz not null default now(),
  primary key (schedule_id, period),
  constraint schedule_runs_error_length check (octet_length(error::text) <= 20000),
  constraint schedule_runs_schedule foreign key (schedule_id, user_id)
    references books.schedules (id, user_id) on delete cascade,
  constraint schedule_runs_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict
);
comment on table public.schedule_runs is 'What a schedule made, one row to the period: an invoice, or a draft where it names none.';
create index schedule_runs_user on public.schedule_runs (user_id, period) where invoice_id is null and late;
create index schedule_runs_schedule_user on public.schedule_runs (schedule_id, user_id);
create index schedule_runs_invoice_user on public.schedule_runs (invoice_id, user_id);

alter table public.schedule_runs enable row level security;
grant select on public.schedule_runs to authenticated;

create policy schedule_runs_select_own on public.schedule_runs
for select to authenticated
using (user_id = (select private.caller()));

-- What people say of a schedule, of JSON under the names of the columns.
create function private.schedule_of(schedule jsonb) returns books.schedules
language plpgsql stable
set search_path = ''
as $$
declare
  said books.schedules;
begin
  if jsonb_typeof(schedule) is distinct from 'object' or jsonb_typeof(schedule -> 'content') is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'invoice');
  end if;
  perform private.draft_size(schedule -> 'content'), private.draft_size(schedule -> 'document');
  said := jsonb_populate_record(null::books.schedules, schedule - array['content', 'document']);
  perform private.bounded_day(said.start_on, 'start');
  perform private.bounded_day(said.end_on, 'end');
  said.content := schedule -> 'content';
  -- A null of JSON is no document.
  said.document := nullif(schedule -> 'document', 'null');
  said.day := case when said.every = 'week' then null else coalesce(said.day, extract(day from said.start_on)::integer) end;
  return said;
end
$$;

-- The first period of a rule that is not before a day.
create function private.place_from(every text, day integer, start_on date, earliest date) returns integer
language plpgsql immutable
set search_path = ''
as $$
declare
  days constant integer := greatest(earliest - start_on, 0);
  -- Not behind it: no step is shorter than this many days, and what is left is walked.
  place integer := greatest(1, case every
    when 'week' then days / 7 when 'month' then days / 31 when 'quarter' then days / 92 else days / 366
  end);
begin
  while private.schedule_period(every, day, start_on, place) < earliest loop
    place := place + 1;
  end loop;
  return place;
end
$$;

create function private.lock_schedule(schedule_id uuid, size integer default 500) returns books.schedules
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  schedule books.schedules;
begin
  perform private.begin_write(size);
  select * into schedule
  from books.schedules as own
  where own.id = lock_schedule.schedule_id and own.user_id = owner
  for no key update;
  if not found then
    perform private.refuse(404, 'schedule_not_found');
  end if;
  return schedule;
end
$$;

-- Bytes of its texts: charged before it is kept.
create function private.schedule_size(schedule books.schedules) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  return 500 + octet_length(schedule.content::text) + coalesce(octet_length(schedule.document::text), 0);
end
$$;

create function private.stored_schedule(schedule_id uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select pg_column_size(own.content) + coalesce(pg_column_size(own.document), 0)
    from books.schedules as own where own.id = schedule_id
  );
end
$$;
comment on function private.stored_schedule(uuid) is 'Bytes of its texts, as they are stored: given back when it goes.';

create function private.create_schedule(request_key uuid, schedule jsonb) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  fingerprint text;
  said books.schedules;
  kept books.schedules;
begin
  said := private.schedule_of(schedule);
  perform private.begin_write(private.schedule_size(said));
  fingerprint := private.hash(schedule::text);
  select * into kept
  from books.schedules as own
  where own.user_id = owner and own.request_key = create_schedule.request_key;
  if found and kept.request_fingerprint = fingerprint then
    return kept.id;
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "schedule"}');
  elsif said.start_on < private.today() then
    perform private.refuse(422, 'schedule_start_past', 'start');
  elsif (select count(*) from books.schedules as own where own.user_id = owner) >= 200 then
    perform private.refuse(409, 'schedules_full', params => '{"most": 200}');
  end if;
  insert into books.schedules (
    user_id, every, day, start_on, end_on, times, mode, terms_days, content, document, request_key, request_fingerprint
  )
  values (
    owner, said.every, said.day, said.start_on, said.end_on, said.times, said.mode, said.terms_days, said.content,
    said.document, create_schedule.request_key, fingerprint
  )
  returning * into kept;
  if kept.next_on is null then
    perform private.refuse(422, 'schedule_makes_nothing', 'end');
  end if;
  perform private.settle_write(owner, private.schedule_size(said), 500 + private.stored_schedule(kept.id));
  return kept.id;
end
$$;
grant execute on function private.create_schedule(uuid, jsonb) to authenticated;

create function public.create_schedule(request_key uuid, schedule jsonb) returns uuid
language sql
set search_path = ''
as $$ select private.create_schedule(request_key, schedule) $$;
comment on function public.create_schedule(uuid, jsonb) is
  'Keeps a schedule {every, day, start_on, end_on, times, mode, terms_days, content, document} and returns its id. The same request_key with the same schedule returns the same one.';
grant execute on function public.create_schedule(uuid, jsonb) to authenticated;

-- From the next one on: what it made stays as it was. Another rule, or one that was over, goes on with its first day that
-- is not over and has nothing yet: no period comes twice, and none of the past comes all at once.
create function private.change_schedule(schedule_id uuid, schedule jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  said constant books.schedules := private.schedule_of(schedule);
  kept constant books.schedules := private.lock_schedule(schedule_id, private.schedule_size(said));
  same_rule constant boolean := (said.every, said.day, said.start_on) is not distinct from (kept.every, kept.day, kept.start_on);
  stored constant integer := private.stored_schedule(kept.id);
  next_on date;
begin
  if said.start_on <> kept.start_on and said.start_on < private.today() then
    perform private.refuse(422, 'schedule_start_past', 'start');
  end if;
  update books.schedules as own
  set every = said.every, day = said.day, start_on = said.start_on, end_on = said.end_on, times = said.times,
    mode = said.mode, terms_days = said.terms_days, content = said.content, document = said.document,
    place = case when same_rule and own.next_on is not null then own.place else private.place_from(
      said.every, said.day, said.start_on, greatest(private.today(), own.last_period + 1)
    ) end,
    -- What was refused may be mended by this: it is tried at once.
    try_at = null
  where own.id = kept.id
  returning own.next_on into next_on;
  perform private.settle_write(kept.user_id, private.schedule_size(said), private.stored_schedule(kept.id) - stored);
  if next_on is null and kept.ended_at is null then
    perform private.refuse(422, 'schedule_makes_nothing', 'end');
  end if;
end
$$;
grant execute on function private.change_schedule(uuid, jsonb) to authenticated;

create function public.change_schedule(schedule_id uuid, schedule jsonb) returns void
language sql
set search_path = ''
as $$ select private.change_schedule(schedule_id, schedule) $$;
comment on function public.change_schedule(uuid, jsonb) is
  'Changes one of the caller''s schedules to what create_schedule takes, from the next one on.';
grant execute on function public.change_schedule(uuid, jsonb) to authenticated;

-- Paused, ended, or going on. What fell in between is not made up for: it goes on with the first day that is not over.
create function private.set_schedule_state(schedule_id uuid, wanted text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  kept books.schedules := private.lock_schedule(schedule_id);
begin
  if (wanted in ('active', 'paused', 'ended')) is not true then
    perform private.refuse(422, 'malformed', 'wanted');
  elsif wanted = 'paused' then
    update books.schedules as own set paused_at = now()
    where own.id = kept.id and own.paused_at is null and own.next_on is not null;
  elsif wanted = 'ended' then
    update books.schedules as own set ended_at = now(), paused_at = null, last_error = null, tries = 0, try_at = null
    where own.id = kept.id and own.ended_at is null;
  elsif kept.paused_at is not null or kept.ended_at is not null then
    update books.schedules as own
    set paused_at = null, ended_at = null, last_error = null, tries = 0, try_at = null,
      place = greatest(own.place, private.place_from(own.every, own.day, own.start_on, private.today()))
    where own.id = kept.id
    returning * into kept;
    if kept.next_on is null then
      perform private.refuse(409, 'schedule_over', 'end');
    end if;
  end if;
end
$$;
grant execute on function private.set_schedule_state(uuid, text) to authenticated;

create function public.pause_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_schedule_state(schedule_id, 'paused') $$;
comment on function public.pause_schedule(uuid) is 'Makes one of the caller''s schedules make nothing until it is resumed; doing it twice is harmless.';
grant execute on function public.pause_schedule(uuid) to authenticated;

create function public.end_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_schedule_state(schedule_id, 'ended') $$;
comment on function public.end_schedule(uuid) is 'Ends one of the caller''s schedules; doing it twice is harmless.';
grant execute on function public.end_schedule(uuid) to authenticated;

create function public.resume_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_schedule_state(schedule_id, 'active') $$;
comment on function public.resume_schedule(uuid) is
  'Has one of the caller''s schedules go on, with the first period that is not over; doing it twice is harmless.';
grant execute on function public.resume_schedule(uuid) to authenticated;

create function private.delete_schedule(schedule_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  kept constant books.schedules := private.lock_schedule(schedule_id);
begin
  perform private.give_back(kept.user_id, private.stored_schedule(kept.id));
  delete from books.schedules as own where own.id = kept.id;
end
$$;
grant execute on function private.delete_schedule(uuid) to authenticated;

create function public.delete_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.delete_schedule(schedule_id) $$;
comment on function public.delete_schedule(uuid) is 'Deletes one of the caller''s schedules; its drafts and invoices stay.';
grant execute on function public.delete_schedule(uuid) to authenticated;

-- supabase/schemas/03_documents/11_drafts.sql

-- What is not issued yet: the values of a form as they were typed, checked only when they are issued.

create table public.drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Given by whoever makes it, so that a draft that is saved twice is one.
  id uuid not null,
  kind text not null default 'invoice',
  -- The input of newInvoiceSchema, of which nothing is required.
  content jsonb not null,
  -- Counts saves: whoever saves upon another one is behind.
  version integer not null default 1,
  -- The invoice in whose place it is to be issued.
  original_id uuid,
  -- The estimate that it was made of.
  estimate_id uuid,
  -- Of what repeats: by which schedule, and for the period that begins with this day.
  schedule_id uuid,
  period date,
  issued_id uuid,
  discarded_at timestamptz,
  -- Of a copy: what was asked for under its id.
  request_fingerprint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The restore that brought it, which may be taken back.
  brought_by uuid,
  -- An id is a person's own: nobody can take it away from another.
  primary key (user_id, id),
  constraint drafts_kind_known check (private.is_draft_kind(kind)),
  constraint drafts_period_once unique (schedule_id, period),
  constraint drafts_original foreign key (original_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint drafts_estimate foreign key (estimate_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint drafts_issued foreign key (issued_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  -- What a schedule made stays when it is deleted.
  constraint drafts_schedule foreign key (schedule_id, user_id)
    references books.schedules (id, user_id) on delete set null (schedule_id),
  constraint drafts_content_object check (jsonb_typeof(content) = 'object'),
  constraint drafts_version_counted check (version > 0),
  constraint drafts_schedule_period check (schedule_id is null or period is not null),
  constraint drafts_one_end check (issued_id is null or discarded_at is null)
) with (fillfactor = 70);
comment on table public.drafts is
  'What a person types before it is issued. The content of an issued one is the document''s; what was discarded is kept for a month.';
create index drafts_original on public.drafts (original_id, user_id);
create index drafts_estimate on public.drafts (estimate_id, user_id);
create index drafts_schedule on public.drafts (schedule_id, user_id);
create index drafts_issued on public.drafts (issued_id, user_id);

alter table public.drafts enable row level security;
-- Reading only: saving measures and counts.
grant select on public.drafts to authenticated;

create policy drafts_select_own on public.drafts
for select to authenticated
using (user_id = (select private.caller()));

-- Bytes of its text: what is charged for a draft is given back when it goes.
create function private.draft_size(content jsonb) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if octet_length(content::text) > 200000 then
    perform private.refuse(422, 'draft_too_long');
  end if;
  return octet_length(content::text);
end
$$;

create function private.refuse_ended(draft public.drafts) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if draft.id is null then
    perform private.refuse(404, 'draft_not_found');
  elsif draft.issued_id is not null then
    perform private.refuse(409, 'draft_issued');
  elsif draft.discarded_at is not null then
    perform private.refuse(409, 'draft_discarded');
  end if;
end
$$;
comment on function private.refuse_ended(public.drafts) is 'Refuses where there is no draft that is still open.';

create function private.stored_draft(owner uuid, draft_id uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (select pg_column_size(draft.content) from public.drafts as draft where draft.user_id = owner and draft.id = draft_id), 0
  );
end
$$;
comment on function private.stored_draft(uuid, uuid) is 'Bytes of what was typed, as they are stored.';

-- Somebody who types saves once a second. Of the minute each save takes its part, of the day every twentieth one alone, and
-- of the storage what the draft grew by.
create function private.save_draft(draft_id uuid, version integer, content jsonb, kind text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  charged integer;
  stored integer;
  before public.drafts;
  kept public.drafts;
begin
  if jsonb_typeof(content) is distinct from 'object'
    or not private.is_draft_kind(kind)
    or num_nulls(draft_id, version) > 0
  then
    perform private.refuse(422, 'malformed', 'draft');
  end if;
  charged := private.draft_size(content);
  perform private.lock_writer(owner);
  select * into before from public.drafts as draft where draft.user_id = owner and draft.id = draft_id;
  stored := private.stored_draft(owner, draft_id);
  charged := case when before.id is null then 500 + charged else greatest(0, charged - octet_length(before.content::text)) end;
  perform private.begin_write(charged, before.id is null or before.version % 20 = 0);

  if before.id is null and save_draft.version = 0 then
    insert into public.drafts (user_id, id, kind, content)
    values (owner, draft_id, save_draft.kind, save_draft.content)
    on conflict do nothing
    returning * into kept;
  else
    update public.drafts as draft
    set content = save_draft.content, version = draft.version + 1, updated_at = clock_timestamp()
    where draft.user_id = owner
      and draft.id = draft_id
      and draft.version = save_draft.version
      and num_nonnulls(draft.issued_id, draft.discarded_at) = 0
    returning * into kept;
  end if;

  if kept.id is null then
    select * into kept from public.drafts as draft where draft.user_id = owner and draft.id = draft_id;
    perform private.refuse_ended(kept);
    -- What is there already is no conflict: the answer to the first attempt was lost.
    if kept.content <> save_draft.content then
      perform private.refuse(409, 'draft_stale', params => jsonb_build_object('version', kept.version));
    end if;
  end if;
  perform private.settle_write(
    owner, charged, private.stored_draft(owner, draft_id) - stored + case when before.id is null then 500 else 0 end
  );
  return jsonb_build_object('id', kept.id, 'version', kept.version, 'updated_at', kept.updated_at);
end
$$;
grant execute on function private.save_draft(uuid, integer, jsonb, text) to authenticated;

create function public.save_draft(draft_id uuid, version integer, content jsonb, kind text default 'invoice')
returns jsonb
language sql
set search_path = ''
as $$ select private.save_draft(draft_id, version, content, kind) $$;
comment on function public.save_draft(uuid, integer, jsonb, text) is
  'Saves a draft of the caller upon the version that they know, 0 for a new one; returns {id, version, updated_at}. Upon another version it is refused (409), unless the same is there already.';
grant execute on function public.save_draft(uuid, integer, jsonb, text) to authenticated;

-- A discarded draft can come back for a month. One that a schedule made stays for good: its period is not made again.
create function private.set_discarded(draft_id uuid, discarded boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  draft public.drafts;
  size bigint;
begin
  perform private.begin_write();
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.discarded_at is null or draft.issued_id is not null then
    perform private.refuse_ended(draft);
  end if;
  update public.drafts as own
  set discarded_at = case when discarded then now() end
  where own.user_id = owner and own.id = draft.id and (own.discarded_at is not null) <> discarded;

  with gone as (
    delete from public.drafts as old
    where old.user_id = owner and old.discarded_at < now() - interval '30 days' and old.schedule_id is null
    returning pg_column_size(old.content) as size
  )
  select sum(gone.size) into size from gone;
  perform private.give_back(owner, size);
end
$$;
grant execute on function private.set_discarded(uuid, boolean) to authenticated;

create function public.discard_draft(draft_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_discarded(draft_id, true) $$;
comment on function public.discard_draft(uuid) is
  'Discards one of the caller''s drafts, and erases those that were discarded a month ago; doing it twice is harmless.';
grant execute on function public.discard_draft(uuid) to authenticated;

create function public.restore_draft(draft_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_discarded(draft_id, false) $$;
comment on function public.restore_draft(uuid) is 'Brings back a discarded draft of the caller.';
grant execute on function public.restore_draft(uuid) to authenticated;

-- Whoever issues a draft again gets the document that it became.
create function private.issue_draft(draft_id uuid, request_key uuid, document jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  draft public.drafts;
  issued jsonb;
begin
  perform private.begin_issue(document);
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.issued_id is not null then
    if exists (
      select from books.invoices as issued
      where issued.id = draft.issued_id and issued.request_key = issue_draft.request_key
        and issued.request_fingerprint <> private.issue_fingerprint(draft.kind, document)
    ) then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
    end if;
    return private.issued_invoice(draft.issued_id);
  end if;
  perform private.refuse_ended(draft);

  issued := private.issue_document(draft.kind, request_key, document, draft.original_id);
  if issued is not null then
    perform private.give_back(owner, private.stored_draft(owner, draft.id));
    update public.drafts as own
    set issued_id = (issued ->> 'id')::uuid, content = '{}', updated_at = clock_timestamp()
    where own.user_id = owner and own.id = draft.id;
  end if;
  return issued;
end
$$;
grant execute on function private.issue_draft(uuid, uuid, jsonb) to authenticated;

create function public.issue_draft(draft_id uuid, request_key uuid, document jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_draft(draft_id, request_key, document) $$;
comment on function public.issue_draft(uuid, uuid, jsonb) is
  'Issues a document as issue_invoice and issue_estimate do, and marks the caller''s draft as issued; of a draft that revises an invoice, that is cancelled. A draft that was issued answers its invoice, null when that is cancelled.';
grant execute on function public.issue_draft(uuid, uuid, jsonb) to authenticated;

create function private.typed_decimal(value numeric) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return coalesce(trim_scale(value)::text, ''); end $$;
comment on function private.typed_decimal(numeric) is 'As somebody would type it: 12.5; blank of nothing.';

create function private.draft_items(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object(
      'description', item.description,
      'hsnSac', coalesce(item.hsn_sac, ''),
      'quantity', private.typed_decimal(item.quantity),
      'unit', coalesce(item.unit, ''),
      'rate', private.typed_decimal(item.rate),
      'discount', case
        when item.discount_percent is not null then private.typed_decimal(item.discount_percent) || '%'
        when item.discount_minor > 0 then private.typed_decimal(item.discount_minor * 0.01)
        else ''
      end,
      -- Beside a rate it follows.
      'amount', case when item.rate is null then private.typed_decimal(item.taxable_minor * 0.01) else '' end,
      'gstRate', private.typed_decimal(item.gst_rate * 0.01),
      'taxability', item.taxability,
      'cess', private.typed_decimal(nullif(item.cess_minor, 0) * 0.01)
    ) order by item.position
  )
  from books.invoice_items as item
  where item.invoice_id = draft_items.invoice_id
$$;

-- What follows from client and seller by itself is left open, so that it follows a client who is changed in the draft. The
-- day of issue is that of issuing, and the due date as many days behind today as it was behind that.
create function private.draft_of(invoice books.invoices) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'clientId', invoice.client_id,
    'keepClient', invoice.client_id is not null,
    'clientName', invoice.client_name,
    'clientEmail', invoice.client_email,
    'clientContact', coalesce(invoice.buyer ->> 'contact', ''),
    'clientPhone', coalesce(invoice.buyer ->> 'phone', ''),
    'clientAddress', coalesce(invoice.buyer ->> 'address', ''),
    'clientCity', coalesce(invoice.buyer ->> 'city', ''),
    'clientPostalCode', coalesce(invoice.buyer ->> 'postalCode', ''),
    'clientStateCode', coalesce(invoice.buyer ->> 'stateCode', ''),
    'clientCountry', buyer.country,
    'clientGstin', coalesce(invoice.buyer ->> 'gstin', ''),
    'clientPan', coalesce(invoice.buyer ->> 'pan', ''),
    'deliveryAddress', coalesce(invoice.buyer ->> 'deliveryAddress', ''),
    'currency', invoice.currency,
    'exchangeRate', private.typed_decimal(invoice.exchange_rate),
    'issueDate', '',
    'dueDate', private.today() + (invoice.due_date - invoice.issue_date),
    'parts', private.typed_parts(
      invoice.parts, invoice.issue_date, case when invoice.told is not null then private.today() end
    ),
    'poNumber', coalesce(invoice.po_number, ''),
    'language', invoice.language,
    'notes', coalesce(invoice.notes, ''),
    'items', private.draft_items(invoice.id)
  ) || jsonb_build_object(
    'supply', nullif(invoice.supply, case when buyer.country = 'IN' then 'domestic' else 'export' end),
    'withTax', case when invoice.supply <> 'domestic' then invoice.with_tax end,
    'reverseCharge', invoice.reverse_charge,
    'placeOfSupply', case
      when invoice.supply = 'export' then ''
      when buyer.country <> 'IN' then coalesce(invoice.place_of_supply, '')
      else coalesce(nullif(invoice.place_of_supply, buyer.own_place), '')
    end,
    'placeOfSupplyReason', coalesce(invoice.place_of_supply_reason, ''),
    'portCode', coalesce(invoice.port_code, ''),
    'shippingBill', coalesce(invoice.shipping_bill, ''),
    'shippingBillDate', coalesce(invoice.shipping_bill_date::text, '')
  )
  from (
    select
      coalesce(invoice.buyer ->> 'country', 'IN') as country,
      coalesce(
        private.gstin_state(invoice.buyer ->> 'gstin'), invoice.buyer ->> 'stateCode', invoice.seller ->> 'stateCode'
      ) as own_place
  ) as buyer
$$;
comment on function private.draft_of(books.invoices) is
  'The content of a draft that issues the same document again: rows, taxes, terms.';

create function private.make_draft(draft public.drafts) returns uuid
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  open_id uuid;
begin
  perform private.begin_write(500 + private.draft_size(draft.content));
  select own.id into open_id
  from public.drafts as own
  where own.user_id = draft.user_id
    and (own.original_id = draft.original_id or own.estimate_id = draft.estimate_id)
    and num_nonnulls(own.issued_id, own.discarded_at) = 0
  order by own.created_at
  limit 1;
  if found then
    return open_id;
  end if;
  insert into public.drafts (
    user_id, id, kind, content, original_id, estimate_id, schedule_id, period, request_fingerprint
  )
  values (
    draft.user_id, draft.id, draft.kind, draft.content, draft.original_id, draft.estimate_id, draft.schedule_id,
    draft.period, draft.request_fingerprint
  )
  -- One that was asked for before.
  on conflict do nothing;
  if not found and exists (
    select from public.drafts as own
    where own.user_id = draft.user_id and own.id = draft.id and own.request_fingerprint is distinct from draft.request_fingerprint
  ) then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;
  return draft.id;
end
$$;
comment on function private.make_draft(public.drafts) is
  'Makes a draft that comes with its content, unless it is there; of what revises an invoice or comes of an estimate it is the open one.';

-- A due date that is still to come was promised to the client: it stays.
create function private.revise_invoice(invoice_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  invoice books.invoices;
  draft public.drafts;
begin
  select * into invoice
  from books.invoices as own
  where own.id = revise_invoice.invoice_id and own.user_id = owner;
  draft.content := private.draft_of(invoice);
  if invoice.due_date >= private.today() then
    draft.content := draft.content || jsonb_build_object(
      'dueDate', invoice.due_date, 'parts', private.typed_parts(invoice.parts, invoice.issue_date, invoice.issue_date)
    );
  end if;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_revisable(invoice_id, owner);

  draft.user_id := owner;
  draft.id := gen_random_uuid();
  draft.kind := 'invoice';
  draft.original_id := invoice.id;
  return private.make_draft(draft);
end
$$;
grant execute on function private.revise_invoice(uuid) to authenticated;

create function public.revise_invoice(invoice_id uuid) returns uuid
language sql
set search_path = ''
as $$ select private.revise_invoice(invoice_id) $$;
comment on function public.revise_invoice(uuid) is
  'The draft that is to be issued in place of one of the caller''s invoices: the open one, or a new one with its content. Refused (409) where money was received or credited.';
grant execute on function public.revise_invoice(uuid) to authenticated;

-- What belongs to one shipment alone is not taken along.
create function private.duplicate_document(document_id uuid, draft_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  document books.invoices;
  draft public.drafts;
begin
  select * into document
  from books.invoices as own
  where own.id = duplicate_document.document_id and own.user_id = auth.uid()
    and (private.kind(own.kind)).draft is not null;
  draft.user_id := auth.uid();
  draft.id := coalesce(draft_id, gen_random_uuid());
  draft.kind := (private.kind(document.kind)).draft;
  draft.content := private.draft_of(document) || '{"shippingBill": "", "shippingBillDate": ""}';
  draft.request_fingerprint := private.hash('copy of ' || document.id);
  perform private.begin_write(500 + private.draft_size(draft.content));
  if document.id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return private.make_draft(draft);
end
$$;
grant execute on function private.duplicate_document(uuid, uuid) to authenticated;

create function public.duplicate_document(document_id uuid, draft_id uuid default null) returns uuid
language sql
set search_path = ''
as $$ select private.duplicate_document(document_id, draft_id) $$;
comment on function public.duplicate_document(uuid, uuid) is
  'Makes a draft of one of the caller''s documents, also a cancelled one, with the same terms from today on. The same draft_id finds the draft of the first call.';
grant execute on function public.duplicate_document(uuid, uuid) to authenticated;

-- supabase/schemas/04_money/01_receipts.sql

-- What a client paid at one time, for several invoices or before there is one. What it settles are rows of the ledger; what
-- is left of it is an advance, which waits with the client until an invoice of theirs uses it.

create function private.is_payment_method(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return value in ('UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other'); end $$;

create table books.receipts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  currency text not null,
  -- What arrived. Tax deducted at source is told by invoice.
  amount_minor bigint not null,
  -- What no invoice has used yet; kept by a trigger of the ledger.
  advance_minor bigint not null,
  paid_on date not null,
  method text not null,
  reference text,
  note text,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  undo_reason text,
  -- What of the advance was given back without a voucher, and when.
  returned_minor bigint not null default 0,
  returned_on date,
  return_method text,
  return_reference text,
  return_note text,
  returned_at timestamptz,
  -- The seller's when it came, by whose return an advance is told; null of who owed no tax.
  gstin text,
  -- What what no invoice took is for; null while nobody has said.
  advance_for text,
  advance_for_at timestamptz,
  -- The terms of an advance for services: those of its voucher, or what is known of seller and client. The place is null
  -- where that is not known.
  advance_supply text,
  advance_place text,
  advance_rate integer,
  -- On reverse charge, and under a letter of undertaking.
  advance_untaxed boolean not null default false,
  advance_exchange_rate numeric(10, 6),
  -- Of what waited of it: the latest, which may be cancelled.
  voucher_id uuid,
  constraint receipts_of_user unique (id, user_id),
  constraint receipts_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint receipts_voucher foreign key (voucher_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint receipts_voucher_once unique (voucher_id),
  constraint receipts_request_once unique (user_id, request_key),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint "amount: amount_out_of_range" check (amount_minor between 0 and private.most_minor()),
  constraint receipts_advance_range check (advance_minor between 0 and amount_minor),
  constraint receipts_returned_range check (returned_minor >= 0 and advance_minor + returned_minor <= amount_minor),
  constraint receipts_returned_whole check (
    (returned_minor > 0) = (returned_on is not null) and (returned_minor > 0) = (return_method is not null)
  ),
  constraint receipts_returned_on_range check (returned_on >= paid_on and private.is_day(returned_on)),
  constraint receipts_return_method_known check (private.is_payment_method(return_method)),
  constraint receipts_return_reference_length check (
    return_reference = btrim(return_reference) and char_length(return_reference) between 1 and 60
  ),
  constraint receipts_return_note_length check (char_length(return_note) between 1 and 300),
  constraint receipts_returned_at_given check (returned_at is null or returned_on is not null),
  constraint receipts_gstin_shape check (gstin ~ '^[0-9A-Z]{15}$'),
  constraint receipts_advance_for_known check (advance_for in ('services', 'goods')),
  constraint receipts_advance_for_whole check ((advance_for is null) = (advance_for_at is null)),
  constraint receipts_advance_of_services check (
    (advance_for is not distinct from 'services') = (advance_supply is not null)
    and (advance_supply is null) = (advance_rate is null)
  ),
  constraint receipts_advance_supply_known check (advance_supply in ('domestic', 'sez', 'export')),
  constraint receipts_advance_place_shape check (advance_place ~ '^[0-9]{2}$'),
  constraint "rate: item_invalid" check (advance_rate between 0 and 10000),
  constraint "exchangeRate: exchange_rate_invalid" check (advance_exchange_rate > 0 and advance_exchange_rate <= 1000),
  constraint "exchangeRate: exchange_rate_invalid, foreign" check (currency <> 'INR' or advance_exchange_rate is null),
  constraint receipts_paid_on_range check (private.is_day(paid_on)),
  constraint receipts_method_known check (private.is_payment_method(method)),
  constraint receipts_reference_length check (
    reference = btrim(reference) and char_length(reference) between 1 and 60
  ),
  constraint receipts_note_length check (char_length(note) between 1 and 300),
  constraint receipts_undo_reason_length check (char_length(undo_reason) between 1 and 300),
  constraint receipts_undo_reason_given check ((undone_at is null) = (undo_reason is null)),
  constraint receipts_undone_whole check (undone_at is null or advance_minor = 0)
);
comment on table books.receipts is
  'What a client paid at one time, for several invoices or in advance. Nothing is erased.';
comment on column books.receipts.advance_minor is 'What no invoice has used yet.';
comment on column books.receipts.advance_for is
  'What the advance is for: of services tax is owed when it comes (CGST s. 13(2)), of goods none (Notification 66/2017-CT).';
comment on column books.receipts.returned_minor is 'What of it was given back without a voucher.';
create index receipts_client_user on books.receipts (client_id, user_id);
create index receipts_voucher_user on books.receipts (voucher_id, user_id) where voucher_id is not null;
create index receipts_user_id on books.receipts (user_id);
create index receipts_created_at on books.receipts (created_at) where undone_at is null;

alter table books.receipts enable row level security;
grant select on books.receipts to authenticated;

create policy receipts_select_own on books.receipts
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_receipt() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changeable constant text[] := array[
    'client_id', 'advance_minor', 'voucher_id', 'undone_at', 'undo_reason', 'returned_minor', 'returned_on', 'return_method',
    'return_reference', 'return_note', 'returned_at', 'gstin', 'advance_for', 'advance_for_at', 'advance_supply',
    'advance_place', 'advance_rate', 'advance_untaxed', 'advance_exchange_rate'
  ];
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif old.undone_at is not null or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$$;

-- Into whose book it goes may change of an undone one, too.
create trigger receipts_keep before delete or update of
  user_id, currency, amount_minor, advance_minor, voucher_id, paid_on, method, reference, note, request_key,
  request_fingerprint, created_at, undone_at, undo_reason, returned_minor, returned_on, return_method, return_reference,
  return_note, returned_at, gstin, advance_for, advance_for_at, advance_supply, advance_place, advance_rate, advance_untaxed,
  advance_exchange_rate
on books.receipts
for each row execute function private.keep_receipt();

create trigger receipts_keep_all before truncate on books.receipts
for each statement execute function private.keep_receipt();

-- supabase/schemas/04_money/02_payments.sql

-- The ledger: what was received for an invoice, what its client says to have paid, and what was given back for a credit
-- note. Amounts are minor units of the invoice's currency. The invoice's own payment state follows from here and from its
-- credit notes, and from nowhere else.

create table books.payments (
  id uuid primary key default private.new_id(),
  invoice_id uuid not null,
  user_id uuid not null,
  state text not null,
  amount_minor bigint not null,
  -- Tax deducted at source: the client pays it to the government, and it settles the invoice like money.
  tds_minor bigint not null default 0,
  paid_on date not null,
  method text not null,
  reference text,
  note text,
  from_client boolean not null default false,
  -- With what else it came at one time, and whether it waited there as an advance.
  receipt_id uuid,
  from_advance boolean not null default false,
  request_key uuid not null,
  request_fingerprint text not null,
  -- Why it was declined or undone.
  reason text,
  -- The clock behind the invoice's lock, not the start of the transaction: it gives the true order.
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- Told by an export that was restored, and seen by nobody here.
  restored boolean not null default false,
  constraint payments_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint payments_receipt foreign key (receipt_id, user_id)
    references books.receipts (id, user_id) on delete restrict,
  -- One request may settle several invoices. What clients say has keys of its own, which take nobody else's.
  constraint payments_request_once unique (user_id, request_key, invoice_id, from_client),
  constraint payments_state_known check (state in ('claimed', 'confirmed', 'declined', 'undone')),
  constraint "amount: amount_out_of_range" check (
    amount_minor >= 0 and tds_minor >= 0 and amount_minor + tds_minor between 1 and private.most_minor()
  ),
  constraint payments_paid_on_range check (private.is_day(paid_on)),
  constraint payments_method_known check (private.is_payment_method(method)),
  constraint payments_reference_length check (
    reference = btrim(reference) and char_length(reference) between 1 and 60
  ),
  constraint payments_note_length check (char_length(note) between 1 and 300),
  constraint payments_reason_length check (char_length(reason) between 1 and 300),
  -- Only what a client reports waits for a decision; the owner's own entry is one.
  constraint payments_claim_of_client check (from_client or state in ('confirmed', 'undone')),
  constraint payments_from_advance_receipt check (receipt_id is not null or not from_advance),
  constraint payments_decided check ((state = 'claimed') = (decided_at is null)),
  constraint payments_reason_given check (
    case state when 'undone' then reason is not null when 'declined' then true else reason is null end
  )
);
comment on table books.payments is 'What was received for an invoice, claims of clients among it. Nothing is erased.';
comment on column books.payments.amount_minor is 'What arrived, in minor units of the invoice''s currency.';
comment on column books.payments.tds_minor is 'Tax deducted at source: withheld by the client, and settled all the same.';
create index payments_invoice_user on books.payments (invoice_id, user_id);
create index payments_receipt_user on books.payments (receipt_id, user_id) where receipt_id is not null;
-- What was counted of late, whoever's it is.
create index payments_counted on books.payments (decided_at) where state = 'confirmed' and receipt_id is null;
-- Returns look by it for money that came before its invoice.
create index payments_entered on books.payments (user_id, paid_on) where state = 'confirmed' and not from_advance;
create index payments_waiting on books.payments (user_id, created_at) where state = 'claimed';

alter table books.payments enable row level security;
-- Reading only: every write goes through the functions that lock the invoice and check what is due.
grant select on books.payments to authenticated;

create policy payments_select_own on books.payments
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_payment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The owner may correct amounts and day of a client's report while confirming, never afterwards.
  changeable constant text[] := array['state', 'reason', 'decided_at']
    || case when new.state = 'confirmed' then array['amount_minor', 'tds_minor', 'paid_on'] end;
begin
  if tg_op = 'DELETE' and (private.is_erased(old.user_id) or private.is_undone(old.invoice_id)) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif (old.state, new.state) not in (('claimed', 'confirmed'), ('claimed', 'declined'), ('confirmed', 'undone'))
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$$;

create trigger payments_keep before update or delete on books.payments
for each row execute function private.keep_payment();

create trigger payments_keep_all before truncate on books.payments
for each statement execute function private.keep_payment();

create function private.settle(document_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  document books.invoices;
  ledger record;
  notes record;
  settled bigint;
begin
  -- Locked in a statement of its own, so that the sums below see what others committed meanwhile.
  select * into document from books.invoices as known where known.id = document_id for no key update;
  select
    coalesce(sum(payment.amount_minor + payment.tds_minor), 0)::bigint as received_minor,
    array_agg(payment.paid_on order by payment.paid_on desc, payment.created_at desc) as days,
    array_agg(payment.method order by payment.paid_on desc, payment.created_at desc) as methods
  into ledger
  from books.payments as payment
  where payment.invoice_id = document_id and payment.state = 'confirmed';
  select coalesce(sum(note.total_minor), 0)::bigint as total_minor, coalesce(sum(note.settled_minor), 0)::bigint as refunded_minor
  into notes
  from books.invoices as note
  where note.original_id = document_id and note.list = 'credit_notes' and note.cancelled_at is null;

  if document.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  elsif ledger.received_minor < notes.refunded_minor then
    perform private.refuse(409, 'payment_refunded');
  end if;
  settled := least(ledger.received_minor - notes.refunded_minor, document.total_minor - notes.total_minor);
  update books.invoices as known
  set
    settled_minor = settled,
    credited_minor = notes.total_minor,
    refundable_minor = ledger.received_minor - notes.refunded_minor - settled,
    status = case when is_paid then 'PAID' else 'UNPAID' end,
    paid_date = case when is_paid then ledger.days[1] end,
    payment_method = ledger.methods[1],
    due_date = case
      when document.parts = '[]' then document.due_date
      else private.part_due(document.parts, settled + notes.total_minor)
    end
  from (select settled + notes.total_minor = document.total_minor as is_paid) as state
  where known.id = document_id;
  if document.sign = -1 then
    perform private.settle(document.original_id);
  end if;
end
$$;
comment on function private.settle(uuid) is
  'The payment state of a document, from its ledger and its credit notes: the method is that of the latest confirmed payment, and so is the date once all is paid. The ledger of a credit note is what was given back.';

create function private.settle_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.settle(new.invoice_id);
  return null;
end
$$;

-- What is restored is settled at once in the end.
create trigger payments_settle after insert or update on books.payments
for each row
when (
  new.state in ('confirmed', 'undone')
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.settle_invoice();

create function private.tds_of(invoice_id uuid) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(payment.tds_minor), 0)
    from books.payments as payment
    where payment.invoice_id = tds_of.invoice_id and payment.state = 'confirmed'
  );
end
$$;
comment on function private.tds_of(uuid) is 'What of the settled amount the client deducted at source.';

-- Where tax was deducted, two figures are too much together: the refusal names both.
create function private.refuse_more_than_due(due bigint, currency text, amount_minor bigint, tds_minor bigint, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422, 'more_than_due', field,
    jsonb_build_object('minor', due, 'currency', currency)
      || case when tds_minor > 0 then
        jsonb_build_object('amountMinor', amount_minor, 'tdsMinor', tds_minor)
      else '{}' end
  );
end
$$;

-- What every payment is checked by, the owner's and the client's.
create function private.check_amount(invoice books.invoices, amount_minor bigint, tds_minor bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  due constant bigint := invoice.due_minor;
begin
  -- First: as much as goes of an advance is nothing then, too.
  if due = 0 then
    perform private.refuse(422, 'nothing_due', 'amount');
  elsif (tds_minor between 0 and private.most_minor()) is not true then
    perform private.refuse(422, 'tds_out_of_range', 'tds');
  elsif (amount_minor between 0 and private.most_minor() and amount_minor + tds_minor > 0) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif amount_minor + tds_minor > due then
    perform private.refuse_more_than_due(due, invoice.currency, amount_minor, tds_minor, 'amount');
  end if;
end
$$;

-- A client's report carries the day on which it was made; the owner says on which day the money came. Dashboard, PDF
-- and financial year go by that day.
create function private.check_paid_on(invoice books.invoices, paid_on date) returns void
language plpgsql
set search_path = ''
as $$
begin
  if paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif paid_on < invoice.issue_date - 365 then
    -- An advance may come before its invoice; a wrong year is a slip.
    perform private.refuse(422, 'payment_date_too_early', 'paidOn');
  end if;
end
$$;

create function private.payment_fingerprint(
  from_client boolean,
  amount_minor bigint,
  tds_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  excess text default null,
  advance_for text default null
) returns text
language sql immutable
set search_path = ''
as $$
  select private.hash(jsonb_build_array(
    from_client, amount_minor, tds_minor, paid_on, method, reference, note, excess, advance_for
  )::text)
$$;

-- The payment that a request of the owner made when it came before; null when it is new.
create function private.earlier_payment(owner uuid, invoice_id uuid, request_key uuid, fingerprint text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier books.payments;
begin
  select * into earlier
  from books.payments as payment
  where payment.user_id = owner and payment.request_key = earlier_payment.request_key and not payment.from_client
  order by (payment.invoice_id = earlier_payment.invoice_id) desc
  limit 1;
  if found and (earlier.invoice_id, earlier.request_fingerprint) <> (invoice_id, fingerprint) then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  end if;
  return earlier.id;
end
$$;

-- The owner enters what was received. What is more than due waits as an advance where that is asked for.
create function private.record_payment(
  request_key uuid,
  invoice_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  tds_minor bigint,
  excess text,
  advance_for text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, tds_minor, paid_on, method, clean_reference, clean_note, excess, advance_for
  );
  invoice books.invoices;
  due bigint;
  receipt record;
  payment_id uuid;
begin
  if excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif excess = 'advance' then
    perform private.begin_write();
    -- Merging locks the client before the invoice, too.
    perform from books.clients as client
    join books.invoices as known on known.client_id = client.id
    where known.id = record_payment.invoice_id and known.user_id = auth.uid()
    for key share of client;
  end if;
  invoice := private.lock_invoice(invoice_id, auth.uid());
  payment_id := private.earlier_payment(invoice.user_id, invoice.id, request_key, fingerprint);
  if payment_id is not null then
    return payment_id;
  end if;

  due := invoice.due_minor;
  if excess = 'advance' and due > 0 and tds_minor between 0 and due and amount_minor > due - tds_minor then
    perform private.check_paid_on(invoice, paid_on);
    if invoice.client_id is null then
      perform private.refuse(422, 'advance_without_client', 'amount');
    end if;
    select * into receipt
    from private.make_receipt(
      request_key, invoice.client_id, invoice.currency, amount_minor, paid_on, method, reference, note, advance_for,
      fingerprint
    );
    if receipt.id is null then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return private.settle_by(receipt.id, invoice.id, due - tds_minor, tds_minor, false, request_key, fingerprint);
  end if;

  perform private.check_amount(invoice, amount_minor, tds_minor);
  perform private.check_paid_on(invoice, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note,
    request_key, request_fingerprint, decided_at
  )
  values (
    invoice.id, invoice.user_id, 'confirmed', amount_minor, tds_minor, paid_on, method, clean_reference, clean_note,
    request_key, fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$$;
grant execute on function private.record_payment(uuid, uuid, bigint, date, text, text, text, bigint, text, text)
  to authenticated;

create function public.record_payment(
  request_key uuid,
  invoice_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null,
  tds_minor bigint default 0,
  excess text default null,
  advance_for text default null
) returns uuid
language sql
set search_path = ''
as $$
  select private.record_payment(
    request_key, invoice_id, amount_minor, paid_on, method, reference, note, tds_minor, excess, advance_for
  )
$$;
comment on function public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint, text, text) is
  'Enters a received payment and returns its id; what is more than due is refused unless excess is advance, which advance_for says to be for services or goods. The same request_key with the same body returns the same payment.';
grant execute on function public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint, text, text) to authenticated;

-- The owner decides on what a client reported, and takes back what was counted by mistake.
-- A document whose ledger is about to change.
create function private.lock_ledger(document_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_original(document_id, owner);
  return private.lock_document(document_id, owner);
end
$$;

-- One of the caller's payments, behind the lock of its invoice.
create function private.lock_payment(payment_id uuid) returns books.payments
language plpgsql
set search_path = ''
as $$
declare
  payment books.payments;
begin
  if auth.uid() is null then
    perform private.refuse(401, 'login_required');
  end if;
  select * into payment
  from books.payments as candidate
  where candidate.id = payment_id and candidate.user_id = auth.uid();
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  perform private.lock_ledger(payment.invoice_id, payment.user_id);
  -- Read again: who held the lock may have decided.
  select * into payment from books.payments as candidate where candidate.id = payment_id;
  return payment;
end
$$;

create function private.confirm_payment(
  payment_id uuid,
  amount_minor bigint,
  tds_minor bigint,
  paid_on date
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  payment constant books.payments := private.lock_payment(payment_id);
  amount constant bigint := coalesce(confirm_payment.amount_minor, payment.amount_minor);
  tds constant bigint := coalesce(confirm_payment.tds_minor, payment.tds_minor);
  day constant date := coalesce(confirm_payment.paid_on, payment.paid_on);
  invoice books.invoices;
begin
  if payment.state = 'confirmed' and (amount, tds, day) = (payment.amount_minor, payment.tds_minor, payment.paid_on) then
    return;
  elsif payment.state <> 'claimed' then
    perform private.refuse(409, 'payment_decided', params => jsonb_build_object('state', payment.state));
  end if;

  select * into invoice from books.invoices as candidate where candidate.id = payment.invoice_id;
  perform private.check_amount(invoice, amount, tds);
  perform private.check_paid_on(invoice, day);
  update books.payments
  set state = 'confirmed', amount_minor = amount, tds_minor = tds, paid_on = day, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;
grant execute on function private.confirm_payment(uuid, bigint, bigint, date) to authenticated;

create function public.confirm_payment(
  payment_id uuid,
  amount_minor bigint default null,
  tds_minor bigint default null,
  paid_on date default null
) returns void
language sql
set search_path = ''
as $$ select private.confirm_payment(payment_id, amount_minor, tds_minor, paid_on) $$;
comment on function public.confirm_payment(uuid, bigint, bigint, date) is
  'Counts a payment that a client reported, with other amounts and another day where they are given; doing it twice is harmless.';
grant execute on function public.confirm_payment(uuid, bigint, bigint, date) to authenticated;

-- Ends a payment: `from_state` becomes `to_state`, for a reason.
create function private.end_payment(payment_id uuid, from_state text, to_state text, reason text) returns void
language plpgsql
set search_path = ''
as $$
declare
  payment constant books.payments := private.lock_payment(payment_id);
  clean_reason constant text := private.single_line(reason);
begin
  if payment.state = to_state then
    return;
  elsif payment.state <> from_state then
    perform private.refuse(
      409,
      case payment.state when 'claimed' then 'payment_unconfirmed' else 'payment_decided' end,
      params => jsonb_build_object('state', payment.state)
    );
  elsif to_state = 'undone' and clean_reason is null then
    perform private.refuse(422, 'undo_reason_required', 'reason');
  end if;
  perform private.check_length(clean_reason, 300, 'reason');

  update books.payments
  set state = to_state, reason = clean_reason, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;

create function private.decline_payment(payment_id uuid, reason text) returns void
language sql security definer
set search_path = ''
as $$ select private.end_payment(payment_id, 'claimed', 'declined', reason) $$;
grant execute on function private.decline_payment(uuid, text) to authenticated;

create function public.decline_payment(payment_id uuid, reason text default null) returns void
language sql
set search_path = ''
as $$ select private.decline_payment(payment_id, reason) $$;
comment on function public.decline_payment(uuid, text) is
  'Answers a client''s report with no: nothing arrived. Doing it twice is harmless.';
grant execute on function public.decline_payment(uuid, text) to authenticated;

-- What came together goes together; what an invoice used of an advance waits there again.
create function private.undo_payment(payment_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  together record;
begin
  select payment.receipt_id, payment.from_advance into together
  from books.payments as payment
  where payment.id = payment_id and payment.user_id = auth.uid();
  if together.receipt_id is not null and not together.from_advance then
    perform private.undo_receipt(together.receipt_id, reason);
    return;
  elsif together.receipt_id is not null then
    perform private.lock_receipt(together.receipt_id);
  end if;
  perform private.end_payment(payment_id, 'confirmed', 'undone', reason);
end
$$;
grant execute on function private.undo_payment(uuid, text) to authenticated;

create function public.undo_payment(payment_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.undo_payment(payment_id, reason) $$;
comment on function public.undo_payment(uuid, text) is
  'Takes a counted payment out again, with all that came with it at one time, for a reason; it stays in the history. Doing it twice is harmless.';
grant execute on function public.undo_payment(uuid, text) to authenticated;

-- supabase/schemas/04_money/03_receiving.sql

-- How a client's money is taken in: for several invoices at one time, in advance, and what an invoice uses of an advance.

-- Whoever writes the ledger of a receipt has locked it first: receipts come before invoices.
create function private.advance_of(receipt books.receipts) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select receipt.amount_minor - receipt.returned_minor - coalesce(sum(payment.amount_minor), 0)
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.state = 'confirmed'
  );
end
$$;
comment on function private.advance_of(books.receipts) is 'What its ledger, and what was given back, leave of a receipt.';

create function private.count_advance() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.receipts as receipt
  set advance_minor = private.advance_of(receipt)
  where receipt.id = new.receipt_id and receipt.undone_at is null;
  return null;
end
$$;

create trigger payments_count_advance after insert or update on books.payments
for each row
when (
  new.receipt_id is not null
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.count_advance();

create function private.lock_receipt(receipt_id uuid) returns books.receipts
language plpgsql
set search_path = ''
as $$
declare
  receipt books.receipts;
begin
  if auth.uid() is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into receipt
  from books.receipts as candidate
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = auth.uid()
  for no key update;
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  return receipt;
end
$$;

-- One of the client's invoices that what came in this currency may settle.
create function private.lock_invoice_of(receipt books.receipts, invoice_id uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, receipt.user_id);
begin
  if (invoice.client_id, invoice.currency) is distinct from (receipt.client_id, receipt.currency) then
    perform private.refuse(422, 'invoice_of_another', 'invoiceId');
  end if;
  return invoice;
end
$$;

create function private.settle_by(
  receipt_id uuid,
  invoice_id uuid,
  amount_minor bigint,
  tds_minor bigint,
  from_advance boolean,
  request_key uuid,
  fingerprint text
) returns uuid
language sql
set search_path = ''
as $$
  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, receipt_id, from_advance,
    request_key, request_fingerprint, decided_at
  )
  select
    settle_by.invoice_id, receipt.user_id, 'confirmed', settle_by.amount_minor, settle_by.tds_minor, receipt.paid_on,
    receipt.method, receipt.reference, receipt.note, receipt.id, settle_by.from_advance, settle_by.request_key, fingerprint,
    clock_timestamp()
  from books.receipts as receipt
  where receipt.id = settle_by.receipt_id
  returning id
$$;
comment on function private.settle_by(uuid, uuid, bigint, bigint, boolean, uuid, text) is
  'Enters what an invoice takes of a receipt, behind the locks of both, and returns the id of the payment.';

create function private.make_receipt(
  request_key uuid,
  client_id uuid,
  currency text,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  advance_for text,
  fingerprint text
) returns books.receipts
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  made books.receipts;
begin
  if (amount_minor between 0 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  elsif make_receipt.advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  -- Merging waits meanwhile.
  perform from books.clients as client
  where client.id = make_receipt.client_id and client.user_id = auth.uid() and client.merged_into is null
  for key share;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  insert into books.receipts (
    user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, gstin, advance_for,
    request_key, request_fingerprint
  )
  values (
    auth.uid(), make_receipt.client_id, make_receipt.currency, make_receipt.amount_minor, make_receipt.amount_minor,
    make_receipt.paid_on, make_receipt.method, clean_reference, clean_note,
    (select private.own_gstin(own) from public.businesses as own where own.user_id = auth.uid()),
    make_receipt.advance_for, make_receipt.request_key, fingerprint
  )
  on conflict (user_id, request_key) do nothing
  returning * into made;
  return made;
end
$$;
comment on function private.make_receipt(uuid, uuid, text, bigint, date, text, text, text, text, text) is
  'A new receipt, all of it an advance so far; null where the request made one before.';

create function private.oldest_first(client_id uuid, currency text, amount_minor bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'invoice_id', open.id, 'amount_minor', least(open.due, oldest_first.amount_minor - open.passed)
      )
    ),
    '[]'
  )
  from (
    select
      invoice.id,
      known.due,
      sum(known.due) over (order by invoice.issue_date, invoice.created_at, invoice.id) - known.due as passed
    from books.invoices as invoice
    cross join lateral (
      select invoice.due_minor as due
    ) as known
    where invoice.client_id = oldest_first.client_id
      and invoice.user_id = auth.uid()
      and invoice.currency = oldest_first.currency
      and invoice.listed
      and invoice.status = 'UNPAID'
    order by invoice.issue_date, invoice.created_at, invoice.id
    limit 100
  ) as open
  where open.passed < oldest_first.amount_minor
$$;
comment on function private.oldest_first(uuid, text, bigint) is
  'How an amount is shared by the open invoices of one of the caller''s clients in a currency; what they leave is not told.';

create function private.record_receipt(
  request_key uuid,
  client_id uuid,
  currency text,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  allocations jsonb,
  excess text,
  advance_for text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  fingerprint text;
  receipt books.receipts;
  earlier books.receipts;
  invoice books.invoices;
  part record;
  due bigint;
  used bigint := 0;
  tds bigint := 0;
begin
  if auth.uid() is null then
    perform private.refuse(401, 'login_required');
  elsif excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif jsonb_typeof(allocations) <> 'array' then
    perform private.refuse(422, 'malformed', 'allocations');
  elsif jsonb_array_length(allocations) > 100 then
    perform private.refuse(422, 'too_many_items', 'allocations', '{"most": 100}');
  elsif (
    select count(*) <> count(distinct lower(given ->> 'invoice_id'))
    from jsonb_array_elements(allocations) as given
  ) then
    perform private.refuse(422, 'malformed', 'allocations');
  end if;
  -- Each invoice brings an entry of the ledger and of its history.
  perform private.begin_write(500 + 500 * coalesce(jsonb_array_length(allocations), 5));
  fingerprint := private.hash(jsonb_build_array(
    client_id, currency, amount_minor, paid_on, method, reference, note, allocations, excess, advance_for
  )::text);
  receipt := private.make_receipt(
    request_key, client_id, currency, amount_minor, paid_on, method, reference, note, advance_for, fingerprint
  );
  if receipt.id is null then
    select * into earlier
    from books.receipts as known
    where known.user_id = auth.uid() and known.request_key = record_receipt.request_key;
    if earlier.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return earlier.id;
  end if;

  -- In one order, so that two receipts never wait for each other; a refusal names the place that was given.
  for part in
    select named.*, given.place - 1 as place
    from jsonb_array_elements(coalesce(allocations, private.oldest_first(receipt.client_id, receipt.currency, amount_minor)))
      with ordinality as given (value, place)
    cross join jsonb_to_record(case jsonb_typeof(given.value) when 'object' then given.value else '{}' end)
      as named (invoice_id uuid, amount_minor bigint, tds_minor bigint)
    order by named.invoice_id, given.place
  loop
    invoice := private.lock_invoice_of(receipt, part.invoice_id);
    perform private.check_paid_on(invoice, paid_on);
    part.tds_minor := coalesce(part.tds_minor, 0);
    due := invoice.due_minor;
    if (part.tds_minor between 0 and private.most_minor()) is not true then
      perform private.refuse(422, 'tds_out_of_range', format('allocations.%s.tds', part.place));
    elsif (part.amount_minor between 0 and private.most_minor() and part.amount_minor + part.tds_minor > 0) is not true then
      perform private.refuse(422, 'amount_out_of_range', format('allocations.%s.amount', part.place));
    elsif part.amount_minor + part.tds_minor > due then
      perform private.refuse_more_than_due(
        due, invoice.currency, part.amount_minor, part.tds_minor, format('allocations.%s.amount', part.place)
      );
    end if;
    used := used + part.amount_minor;
    if used > receipt.amount_minor then
      perform private.refuse(422, 'more_than_received', 'amount');
    end if;
    perform private.settle_by(receipt.id, invoice.id, part.amount_minor, part.tds_minor, false, request_key, fingerprint);
    tds := tds + part.tds_minor;
  end loop;

  if receipt.amount_minor + tds = 0 then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif used < receipt.amount_minor and excess is distinct from 'advance' then
    perform private.refuse(
      422, 'advance_unasked', 'amount',
      jsonb_build_object('minor', receipt.amount_minor - used, 'currency', receipt.currency)
    );
  end if;
  return receipt.id;
end
$$;
grant execute on function private.record_receipt(uuid, uuid, text, bigint, date, text, text, text, jsonb, text, text)
  to authenticated;

create function public.record_receipt(
  request_key uuid,
  client_id uuid,
  currency text,
  amount_minor bigint,
  paid_on date,
  method text,
  allocations jsonb default null,
  reference text default null,
  note text default null,
  excess text default null,
  advance_for text default null
) returns uuid
language sql
set search_path = ''
as $$
  select private.record_receipt(
    request_key, client_id, currency, amount_minor, paid_on, method, reference, note, allocations, excess, advance_for
  )
$$;
comment on function public.record_receipt(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text) is
  'Enters what a client paid at one time and returns its id: allocations are [{invoice_id, amount_minor, tds_minor}], without them the oldest of the client''s open invoices in the currency come first, and what they leave of the amount is refused unless excess is advance, which advance_for says to be for services or goods. The same request_key with the same body returns the same receipt.';
grant execute on function public.record_receipt(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text)
  to authenticated;

-- The earlier payment is looked for behind both locks; what it took is no advance any more.
create function private.apply_advance(request_key uuid, receipt_id uuid, invoice_id uuid, amount_minor bigint) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt constant books.receipts := private.lock_receipt(receipt_id);
  invoice constant books.invoices := private.lock_invoice_of(receipt, invoice_id);
  fingerprint constant text := private.hash(jsonb_build_array(receipt_id, amount_minor)::text);
  payment_id constant uuid := private.earlier_payment(invoice.user_id, invoice.id, request_key, fingerprint);
  due constant bigint := invoice.due_minor;
  amount constant bigint := coalesce(amount_minor, least(due, receipt.advance_minor));
begin
  if payment_id is not null then
    return payment_id;
  elsif receipt.advance_minor = 0 or amount > receipt.advance_minor then
    perform private.refuse(
      422, 'more_than_advance', 'amount', jsonb_build_object('minor', receipt.advance_minor, 'currency', receipt.currency)
    );
  end if;
  perform private.check_amount(invoice, amount, 0);
  return private.settle_by(receipt.id, invoice.id, amount, 0, true, request_key, fingerprint);
end
$$;
grant execute on function private.apply_advance(uuid, uuid, uuid, bigint) to authenticated;

create function public.apply_advance(
  request_key uuid,
  receipt_id uuid,
  invoice_id uuid,
  amount_minor bigint default null
) returns uuid
language sql
set search_path = ''
as $$ select private.apply_advance(request_key, receipt_id, invoice_id, amount_minor) $$;
comment on function public.apply_advance(uuid, uuid, uuid, bigint) is
  'Settles one of the client''s invoices by an advance, as far as both go where no amount is given, and returns the id of the payment. The same request_key with the same body returns the same payment.';
grant execute on function public.apply_advance(uuid, uuid, uuid, bigint) to authenticated;

-- The money never came: whatever it settled is due again.
create function private.undo_receipt(receipt_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt constant books.receipts := private.lock_receipt(receipt_id);
  clean_reason constant text := private.single_line(reason);
  counted record;
begin
  if receipt.undone_at is not null then
    return;
  elsif clean_reason is null then
    perform private.refuse(422, 'undo_reason_required', 'reason');
  end if;
  perform private.check_length(clean_reason, 300, 'reason');
  if exists (
    select from books.payments as payment
    join books.invoices as document on document.id = payment.invoice_id
    where payment.receipt_id = receipt.id and payment.state = 'confirmed' and document.list = 'vouchers' and document.money = 'out'
  ) then
    perform private.refuse(409, 'payment_refunded');
  end if;
  perform private.keep_told_advance(receipt);
  -- Before its voucher goes, by which the return knows what was used.
  for counted in
    select payment.id, payment.invoice_id
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.user_id = receipt.user_id and payment.state = 'confirmed'
    order by payment.invoice_id, payment.id
  loop
    perform private.end_payment(counted.id, 'confirmed', 'undone', clean_reason);
  end loop;
  update books.receipts as known
  set undone_at = clock_timestamp(), undo_reason = clean_reason, advance_minor = 0
  where known.id = receipt.id;
end
$$;
grant execute on function private.undo_receipt(uuid, text) to authenticated;

create function public.undo_receipt(receipt_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.undo_receipt(receipt_id, reason) $$;
comment on function public.undo_receipt(uuid, text) is
  'Takes what a client paid at one time out again, with all that it settled, for a reason. Doing it twice is harmless.';
grant execute on function public.undo_receipt(uuid, text) to authenticated;

-- supabase/schemas/04_money/04_crediting.sql

-- What a credit note takes and comes to: rows of its invoice, whole or in part, never more than is left of them, and in any
-- number of steps no paisa less. Nothing is written here.

create function private.half_up(numerator numeric, denominator numeric) returns numeric
language plpgsql immutable
set search_path = ''
as $$ begin return div(2 * numerator + denominator, 2 * denominator); end $$;
comment on function private.half_up(numeric, numeric) is
  'The quotient of whole numbers that are not negative, as a whole number.';

-- Each equal part of the tax on what the rows of a document are worth in rupees (CGST Rule 34).
create function private.tax_on_rupees(invoice_id uuid, parts integer) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(private.half_up(worth.minor * worth.gst_rate, 10000 * parts)), 0)::bigint
  from (
    select item.gst_rate, sum(item.taxable_inr_minor) as minor
    from books.invoice_items as item
    where item.invoice_id = tax_on_rupees.invoice_id and item.gst_rate is not null and parts > 0
    group by item.gst_rate
  ) as worth
$$;

-- The rows of an invoice with what its credit notes have left of them, in their order.
create function private.creditable_items(invoice_id uuid)
returns table (item books.invoice_items, rest_minor bigint, rest_inr_minor bigint, rest_cess_minor bigint, returned numeric)
language sql stable
set search_path = ''
as $$
  select
    item,
    item.taxable_minor - taken.taxable_minor,
    item.taxable_inr_minor - taken.taxable_inr_minor,
    item.cess_minor - taken.cess_minor,
    taken.returned
  from books.invoice_items as item
  cross join lateral (
    select
      coalesce(sum(part.taxable_minor), 0)::bigint as taxable_minor,
      coalesce(sum(part.taxable_inr_minor), 0)::bigint as taxable_inr_minor,
      coalesce(sum(part.cess_minor), 0)::bigint as cess_minor,
      coalesce(sum(part.returned_quantity), 0) as returned
    from books.invoice_items as part
    join books.invoices as note on note.id = part.invoice_id
    where part.original_item_id = item.id and note.cancelled_at is null
  ) as taken
  where item.invoice_id = creditable_items.invoice_id
  order by item.position
$$;

-- The same by rate, of an invoice with tax. `taken` is what was taxed, `tax` one of its equal parts.
create function private.creditable_taxes(invoice books.invoices)
returns table (
  gst_rate integer, parts integer, taxable_minor bigint, taken_minor bigint, tax_minor bigint, taken_tax_minor bigint
)
language sql stable
set search_path = ''
as $$
  select
    line.gst_rate,
    case when line.cgst_minor > 0 then 2 else 1 end,
    line.taxable_minor,
    taken.taxable_minor,
    line.cgst_minor + line.igst_minor,
    taken.tax_minor
  from jsonb_to_recordset(invoice.taxes) as line (
    gst_rate integer, taxable_minor bigint, cgst_minor bigint, igst_minor bigint
  )
  cross join lateral (
    select
      coalesce(sum(part.taxable_minor), 0)::bigint as taxable_minor,
      coalesce(sum(part.cgst_minor + part.igst_minor), 0)::bigint as tax_minor
    from books.invoices as note
    cross join jsonb_to_recordset(note.taxes) as part (
      gst_rate integer, taxable_minor bigint, cgst_minor bigint, igst_minor bigint
    )
    where note.original_id = invoice.id
      and note.list = 'credit_notes'
      and note.cancelled_at is null
      and part.gst_rate = line.gst_rate
  ) as taken
$$;

create function private.refuse_credit(invoice books.invoices, left_minor numeric) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422, 'more_than_creditable', 'amount', jsonb_build_object('minor', left_minor, 'currency', invoice.currency)
  );
end
$$;

-- What a credit note takes of each row, in their order, by the rows that it names: how many of one, or what of its value.
create function private.credited_rows(
  invoice books.invoices,
  items jsonb,
  out takes numeric[],
  out quantities numeric[]
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked record;
  quantity numeric;
  value numeric;
begin
  takes := '{}';
  quantities := '{}';
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  elsif (
    select count(*) filter (where known.item is null) > 0 or count(*) <> count(distinct named.id)
    from jsonb_to_recordset(items) as named (id uuid)
    left join private.creditable_items(invoice.id) as known on (known.item).id = named.id
  ) then
    perform private.refuse(422, 'credit_row_unknown', 'items');
  end if;

  for asked in
    select known.*, named.quantity as quantity, named.amount_minor as amount_minor, named.id as named
    from private.creditable_items(invoice.id) as known
    left join jsonb_to_recordset(items) as named (id uuid, quantity numeric, amount_minor numeric)
      on named.id = (known.item).id
    order by (known.item).position
  loop
    value := 0;
    if asked.named is not null then
      quantity := (asked.item).quantity;
      -- What is no number, or none of a size, is above all others.
      if num_nonnulls(asked.quantity, asked.amount_minor) <> 1
        or asked.quantity not between 0.001 and quantity - asked.returned
        or scale(asked.quantity) > 3
      then
        perform private.refuse(422, 'item_invalid', 'quantity');
      elsif asked.amount_minor <> trunc(asked.amount_minor) or asked.amount_minor < 1 then
        perform private.refuse(422, 'item_invalid', 'amount');
      end if;
      -- Up to here, less what is taken already: so the parts add up.
      value := coalesce(
        asked.amount_minor,
        private.half_up((asked.item).taxable_minor * (asked.returned + asked.quantity) * 1000, quantity * 1000)
          - private.half_up((asked.item).taxable_minor * asked.returned * 1000, quantity * 1000)
      );
      if value > asked.rest_minor then
        perform private.refuse_credit(invoice, asked.rest_minor);
      elsif value = 0 then
        perform private.refuse(422, 'item_invalid', 'amount');
      end if;
    end if;
    takes := takes || value;
    quantities := quantities || asked.quantity;
  end loop;
end
$$;

-- The same by an amount of the whole note, tax included: it is shared by what is left at each rate, there it is a price
-- with its tax inside, and what that leaves is shared by the rows. Each share is what is reached with it less what was
-- reached before.
create function private.credited_amount(invoice books.invoices, amount_minor numeric) returns numeric[]
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  rest_total constant numeric := invoice.total_minor - invoice.credited_minor;
  rests numeric[];
  rates integer[];
  takes numeric[];
  rest_sum numeric;
  line record;
  passed numeric := 0;
  shared numeric := 0;
  reached numeric;
  share numeric;
  row_passed numeric;
  row_shared numeric;
begin
  select
    array_agg(rest_minor::numeric order by (item).position),
    array_agg((item).gst_rate order by (item).position),
    array_agg(0::numeric order by (item).position)
  into rests, rates, takes
  from private.creditable_items(invoice.id);
  if (amount_minor between 1 and rest_total) is not true then
    perform private.refuse_credit(invoice, rest_total);
  elsif amount_minor = rest_total then
    return rests;
  end if;

  for line in
    select rest.*, sum(rest.gross) over () as all_gross
    from (
      select
        row.rate,
        sum(row.rest) as taxable,
        case when invoice.reverse_charge then 0 else sum(row.cess) end as cess,
        max(known.parts) as parts,
        coalesce(max(known.tax_minor), 0) as tax,
        sum(row.rest) + case
          when invoice.reverse_charge then 0
          else sum(row.cess) + coalesce(max(known.parts * (known.tax_minor - known.taken_tax_minor)), 0)
        end as gross
      from (
        select (item).gst_rate as rate, rest_minor as rest, rest_cess_minor as cess
        from private.creditable_items(invoice.id)
      ) as row
      left join private.creditable_taxes(invoice) as known on known.gst_rate = row.rate
      group by row.rate
    ) as rest
    order by rest.rate nulls first
  loop
    continue when line.taxable = 0;
    -- Of what rounds the total, its part.
    rest_sum := amount_minor - round((rest_total - line.all_gross) * amount_minor / rest_total);
    passed := passed + line.gross;
    reached := private.half_up(rest_sum * passed, line.all_gross);
    share := reached - shared;
    shared := reached;
    share := share - private.half_up(share * line.cess, line.gross);
    if line.tax > 0 and not invoice.reverse_charge then
      share := (private.tax_of_rate(0, share, line.rate, line.parts, 0)).taxable;
    end if;
    share := least(share, line.taxable);

    row_passed := 0;
    row_shared := 0;
    for at in 1..cardinality(rests) loop
      continue when rates[at] is distinct from line.rate;
      row_passed := row_passed + rests[at];
      reached := private.half_up(share * row_passed, line.taxable);
      takes[at] := reached - row_shared;
      row_shared := reached;
    end loop;
  end loop;
  return takes;
end
$$;

-- What a credit note comes to that takes so much of each row. Tax is that of all that was taken at a rate, less what notes
-- before took of it; who takes the last of a rate takes the last of its tax, and who takes the last of all takes the rest of
-- the total, so that no paisa is lost in any number of steps.
create function private.credit_of(
  invoice books.invoices,
  takes numeric[],
  quantities numeric[],
  amount_minor numeric
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  rest_total constant numeric := invoice.total_minor - invoice.credited_minor;
  in_rupees constant numeric := case when invoice.currency = 'INR' then 1 else invoice.exchange_rate end;
  rates integer[];
  row_taxes numeric[];
  cesses numeric[];
  is_all boolean;
  line record;
  tax numeric;
  passed numeric;
  reached numeric;
  row_tax numeric;
  taxes jsonb := '[]';
  sums record;
  rest_sum numeric;
  sum_minor numeric;
  round_off numeric;
  total numeric;
  rest_inr numeric;
begin
  select
    array_agg((item).gst_rate order by (item).position),
    array_agg(0::numeric order by (item).position),
    array_agg(
      case
        when take = 0 then 0
        when take = rest_minor then rest_cess_minor
        else greatest(
          0,
          private.half_up((item).cess_minor * ((item).taxable_minor - rest_minor + take), (item).taxable_minor)
            - ((item).cess_minor - rest_cess_minor)
        )
      end order by (item).position
    ),
    bool_and(take = rest_minor),
    sum(rest_minor + case when invoice.reverse_charge then 0 else rest_cess_minor end)
  into rates, row_taxes, cesses, is_all, rest_sum
  from private.creditable_items(invoice.id)
  cross join lateral (select takes[(item).position] as take) as taking;

  for line in
    select known.*, sum(takes[at]) as take, sum(cesses[at]) as cess
    from private.creditable_taxes(invoice) as known
    cross join lateral generate_subscripts(rates, 1) as at
    where rates[at] = known.gst_rate
    group by known.gst_rate, known.parts, known.taxable_minor, known.taken_minor, known.tax_minor, known.taken_tax_minor
    order by known.gst_rate
  loop
    if not invoice.reverse_charge then
      rest_sum := rest_sum + line.parts * (line.tax_minor - line.taken_tax_minor);
    end if;
    continue when line.take = 0;
    reached := line.taken_minor + line.take;
    tax := case
      when reached = line.taxable_minor then line.tax_minor
      else least(private.half_up(reached * line.gst_rate, 10000 * line.parts), line.tax_minor)
    end;
    tax := greatest(tax - line.taken_tax_minor, 0);
    taxes := taxes || jsonb_build_object(
      'gst_rate', line.gst_rate,
      'taxable_minor', line.take,
      'cgst_minor', case when line.parts = 2 then tax else 0 end,
      'sgst_minor', case when line.parts = 2 then tax else 0 end,
      'igst_minor', case when line.parts = 1 then tax else 0 end,
      'cess_minor', line.cess
    );
    passed := 0;
    row_tax := 0;
    for at in 1..cardinality(rates) loop
      continue when rates[at] is distinct from line.gst_rate;
      passed := passed + takes[at];
      reached := private.half_up(tax * passed, line.take);
      row_taxes[at] := reached - row_tax;
      row_tax := reached;
    end loop;
  end loop;

  select
    jsonb_agg(
      jsonb_build_object(
        'original_item_id', (item).id,
        'description', (item).description,
        'hsn_sac', (item).hsn_sac,
        'taxability', (item).taxability,
        'gst_rate', (item).gst_rate,
        'taxable_minor', take,
        'taxable_inr_minor', case
          when take = rest_minor then rest_inr_minor
          else least(round(take * in_rupees), rest_inr_minor)
        end,
        'cgst_minor', case when split.parts = 2 then row_taxes[(item).position] else 0 end,
        'sgst_minor', case when split.parts = 2 then row_taxes[(item).position] else 0 end,
        'igst_minor', case when split.parts = 1 then row_taxes[(item).position] else 0 end,
        'cess_minor', cesses[(item).position]
      ) || case
        -- A row that is taken whole reads as it did.
        when take = (item).taxable_minor then jsonb_build_object(
          'quantity', (item).quantity, 'returned_quantity', (item).quantity, 'unit', (item).unit, 'rate', (item).rate,
          'includes_tax', (item).includes_tax, 'discount_percent', (item).discount_percent,
          'discount_minor', (item).discount_minor
        )
        when quantities[(item).position] is not null then jsonb_build_object(
          'quantity', quantities[(item).position], 'returned_quantity', quantities[(item).position],
          'unit', (item).unit, 'includes_tax', false, 'discount_minor', 0,
          'rate', case when take = round(quantities[(item).position] * (item).rate * 100) then (item).rate end
        )
        else '{"quantity": 1, "includes_tax": false, "discount_minor": 0}'
      end
      order by (item).position
    ) filter (where take > 0) as items,
    coalesce(sum(take), 0) as taxable_minor,
    coalesce(sum(row_taxes[(item).position]) filter (where split.parts = 2), 0) as half_minor,
    coalesce(sum(row_taxes[(item).position]) filter (where split.parts = 1), 0) as igst_minor,
    coalesce(sum(cesses[(item).position]) filter (where take > 0), 0) as cess_minor
  into sums
  from private.creditable_items(invoice.id)
  cross join lateral (select takes[(item).position] as take) as taking
  left join private.creditable_taxes(invoice) as split on split.gst_rate = (item).gst_rate;

  sum_minor := sums.taxable_minor
    + case when invoice.reverse_charge then 0 else 2 * sums.half_minor + sums.igst_minor + sums.cess_minor end;
  total := case
    when is_all then rest_total
    -- Something of the rows is left, so something of the total is.
    else greatest(least(
      coalesce(amount_minor, sum_minor + round((rest_total - rest_sum) * sum_minor / nullif(rest_sum, 0))), rest_total - 1
    ), 1)
  end;
  round_off := total - sum_minor;
  if sums.taxable_minor = 0 or total > rest_total or (is_all and total <> coalesce(amount_minor, total))
    or (rest_total = 1 and not is_all)
  then
    perform private.refuse(422, 'credit_indivisible', 'amount');
  end if;

  select invoice.total_inr_minor - coalesce(sum(note.total_inr_minor), 0)
  into rest_inr
  from books.invoices as note
  where note.original_id = invoice.id and note.list = 'credit_notes' and note.cancelled_at is null;
  return jsonb_build_object(
    'items', sums.items,
    'taxes', taxes,
    'taxable_minor', sums.taxable_minor,
    'cgst_minor', sums.half_minor,
    'sgst_minor', sums.half_minor,
    'igst_minor', sums.igst_minor,
    'cess_minor', sums.cess_minor,
    'round_off_minor', round_off,
    'total_minor', total,
    'total_inr_minor', case when is_all then rest_inr else least(round(total * in_rupees), rest_inr) end
  );
end
$$;

create function private.has_commercial_note(invoice_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from books.invoices as note
    where note.original_id = invoice_id and note.list = 'credit_notes' and note.commercial and note.cancelled_at is null
  );
end
$$;

-- A note of the values alone: its rows bear no tax, and what their tax was stays with the invoice.
create function private.without_tax(priced jsonb, in_rupees numeric) returns jsonb
language sql immutable
set search_path = ''
as $$
  select priced || jsonb_build_object(
    'taxes', '[]'::jsonb, 'cgst_minor', 0, 'sgst_minor', 0, 'igst_minor', 0, 'cess_minor', 0,
    'items', (
      select jsonb_agg(
        item || '{"gst_rate": null, "includes_tax": false, "cgst_minor": 0, "sgst_minor": 0, "igst_minor": 0, "cess_minor": 0}'
        order by place
      )
      from jsonb_array_elements(priced -> 'items') with ordinality as row (item, place)
    ),
    'total_inr_minor', round((priced -> 'total_minor')::numeric * in_rupees)
  )
$$;

-- What a credit note of these rows, or of this amount, comes to. A commercial one is reckoned as that of an invoice whose total
-- holds no tax; after it there is no other way, since what the tax is left of can no longer be told.
create function private.priced_credit(invoice books.invoices, items jsonb, amount_minor bigint, commercial boolean)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  rows record;
  value_minor bigint;
begin
  if num_nonnulls(items, amount_minor) <> 1 then
    perform private.refuse(422, 'credit_items_or_amount', 'amount');
  elsif commercial then
    select sum(rest_minor) into value_minor from private.creditable_items(invoice.id);
    if value_minor = 0 then
      perform private.refuse_credit(invoice, 0);
    end if;
    invoice.reverse_charge := true;
    invoice.total_minor := least(invoice.total_minor, invoice.credited_minor + value_minor);
    return private.without_tax(
      private.priced_credit(invoice, items, amount_minor, false),
      case when invoice.currency = 'INR' then 1 else invoice.exchange_rate end
    );
  elsif invoice.credited_minor = invoice.total_minor then
    perform private.refuse_credit(invoice, 0);
  elsif amount_minor is not null then
    return private.credit_of(invoice, private.credited_amount(invoice, amount_minor), null, amount_minor);
  end if;
  rows := private.credited_rows(invoice, items);
  return private.credit_of(invoice, rows.takes, rows.quantities, null);
end
$$;

-- supabase/schemas/04_money/05_credit_notes.sql

-- Credit notes: documents of a series of their own, each against an invoice. What one does to its invoice follows from it
-- being there.

-- One of the caller's invoices that a client owes by, as it stands.
create function private.own_invoice(invoice_id uuid) returns books.invoices
language plpgsql stable
set search_path = ''
as $$
declare
  invoice books.invoices;
begin
  select * into invoice
  from books.invoices as own
  where own.id = own_invoice.invoice_id and own.user_id = private.caller() and own.listed;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return invoice;
end
$$;

create function private.creditable(invoice_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
begin
  return jsonb_build_object(
    'total_minor', invoice.total_minor - invoice.credited_minor,
    'commercial', private.has_commercial_note(invoice.id),
    'items', (
      select jsonb_agg(
        jsonb_build_object('id', (item).id, 'minor', rest_minor, 'quantity', (item).quantity - returned)
        order by (item).position
      )
      from private.creditable_items(invoice.id)
    )
  );
end
$$;
grant execute on function private.creditable(uuid) to authenticated;

create function public.creditable(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.creditable(invoice_id) $$;
comment on function public.creditable(uuid) is
  'What credit notes can still take of one of the caller''s invoices: {total_minor, commercial, items: [{id, minor, quantity}]}, in the value and the quantity of each row; commercial where they can bear no tax any more.';
grant execute on function public.creditable(uuid) to authenticated;

create function private.preview_credit_note(invoice_id uuid, items jsonb, amount_minor bigint, commercial boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
begin
  return private.priced_credit(invoice, items, amount_minor, commercial);
end
$$;
grant execute on function private.preview_credit_note(uuid, jsonb, bigint, boolean) to authenticated;

create function public.preview_credit_note(
  invoice_id uuid,
  items jsonb default null,
  amount_minor bigint default null,
  commercial boolean default false
) returns jsonb
language sql stable
set search_path = ''
as $$ select private.preview_credit_note(invoice_id, items, amount_minor, commercial) $$;
comment on function public.preview_credit_note(uuid, jsonb, bigint, boolean) is
  'What issue_credit_note would issue, with its rows, taxes and sums; nothing is written.';
grant execute on function public.preview_credit_note(uuid, jsonb, bigint, boolean) to authenticated;

create function private.checked_reason(reason text) returns text
language plpgsql
set search_path = ''
as $$
declare
  clean constant text := private.single_line(reason);
begin
  if clean is null then
    perform private.refuse(422, 'required', 'reason');
  end if;
  perform private.check_length(clean, 300, 'reason');
  return clean;
end
$$;

create function private.issue_credit_note(
  request_key uuid,
  invoice_id uuid,
  reason text,
  items jsonb,
  amount_minor bigint,
  commercial boolean,
  issue_date date
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  is_commercial constant boolean := coalesce(commercial, false);
  issued date;
  -- The rows of a note are those of its invoice, with their texts.
  size bigint;
  fingerprint text;
  seller public.businesses;
  earlier books.invoices;
  invoice books.invoices;
  clean_reason text;
  priced jsonb;
  new_id constant uuid := private.new_id();
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  select private.issued_size(sum(pg_column_size(item)), count(*)) into size
  from books.invoice_items as item
  where item.invoice_id = issue_credit_note.invoice_id and item.user_id = owner;
  perform private.begin_write(size);
  fingerprint := private.hash(jsonb_build_array(invoice_id, reason, items, amount_minor, is_commercial, issue_date)::text);

  -- The lock queues this person's requests, so a repeated one finds the note of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  select * into earlier
  from books.invoices as note
  where note.user_id = owner and note.request_key = issue_credit_note.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;

  invoice := private.lock_invoice(issue_credit_note.invoice_id, owner);
  if invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  clean_reason := private.checked_reason(reason);
  issued := private.issue_date_of(seller, private.gstin_of(invoice.seller), 'CN', issue_credit_note.issue_date);
  if issued < invoice.issue_date then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', invoice.issue_date));
  end if;
  perform private.refuse_filed(owner, private.gstin_of(invoice.seller), issued, issued, 'issueDate');
  if not is_commercial and private.has_commercial_note(invoice.id) then
    perform private.refuse(409, 'credit_commercial');
  end if;
  priced := private.priced_credit(invoice, items, amount_minor, is_commercial);

  -- All that it does not say by itself is as its invoice has it.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(invoice) - private.later_columns() - '{given_number,notes,parts,created_at}'::text[]
    || priced
    || private.next_number(seller, 'credit_note', issued)
    || jsonb_build_object(
      'id', new_id,
      'original_id', invoice.id,
      'commercial', is_commercial,
      'credit_reason', clean_reason,
      'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
      'due_date', issued,
      'request_key', issue_credit_note.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  return private.issued_invoice(new_id);
end
$$;
grant execute on function private.issue_credit_note(uuid, uuid, text, jsonb, bigint, boolean, date) to authenticated;

create function public.issue_credit_note(
  request_key uuid,
  invoice_id uuid,
  reason text,
  items jsonb default null,
  amount_minor bigint default null,
  commercial boolean default false,
  issue_date date default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_credit_note(
  request_key, invoice_id, reason, items, amount_minor, commercial, issue_date
) $$;
comment on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint, boolean, date) is
  'Issues a credit note against one of the caller''s invoices and returns the whole of it: of rows [{id, quantity or amount_minor}], a value before tax, or of an amount of the whole note, tax included. A commercial one is of values alone and leaves the tax as it is (CGST s. 34(2)). Its day may lie back as that of an invoice. The same request_key with the same body returns the same note; null when that is cancelled.';
grant execute on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint, boolean, date) to authenticated;

-- What a note does to its invoice follows from the note being there, whoever writes or cancels it.
create function private.settle_original() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.settle(new.original_id);
  return null;
end
$$;

create trigger invoices_settle_original after insert on books.invoices
for each row
when (
  new.sign = -1
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.settle_original();

create trigger invoices_settle_original_again after update on books.invoices
for each row
when (new.sign = -1 and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.settle_original();

-- A number that a credit note speaks of stays; so does a note by which money went out. A cancelled note comes back only
-- where its rows are still free.
create function private.guard_credit() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  invoice books.invoices;
begin
  if new.cancelled_at is not null then
    if new.credited_minor > 0 then
      perform private.refuse(409, 'invoice_has_credit');
    elsif new.sign = -1 and new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
  elsif new.sign = -1 then
    select * into invoice from books.invoices as original where original.id = new.original_id for no key update;
    if not invoice.listed then
      perform private.refuse(409, 'invoice_cancelled');
    elsif exists (
      select from private.creditable_items(invoice.id) as known
      join books.invoice_items as own on own.original_item_id = (known.item).id and own.invoice_id = new.id
      where own.taxable_minor > known.rest_minor
        or own.returned_quantity > (known.item).quantity - known.returned
    ) or exists (
      select from private.creditable_taxes(invoice) as known
      join jsonb_to_recordset(new.taxes) as own (gst_rate integer, cgst_minor bigint, igst_minor bigint)
        on own.gst_rate = known.gst_rate
      where own.cgst_minor + own.igst_minor > known.tax_minor - known.taken_tax_minor
    ) or new.total_minor > invoice.total_minor - invoice.credited_minor then
      perform private.refuse(409, 'credit_taken');
    end if;
  end if;
  return new;
end
$$;

create trigger invoices_guard_credit before update on books.invoices
for each row
when ((old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.guard_credit();

-- supabase/schemas/04_money/06_refunds.sql

-- What is given back for a credit note, and giving up a balance that never comes.

create function private.refund_credit_note(
  request_key uuid,
  note_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  document constant books.invoices := private.lock_ledger(note_id, auth.uid());
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, 0, paid_on, method, clean_reference, clean_note
  );
  payment_id uuid := private.earlier_payment(document.user_id, document.id, request_key, fingerprint);
  refundable bigint;
begin
  select record.refundable_minor into refundable from books.invoice_records as record where record.id = note_id;
  if document.sign <> -1 then
    perform private.refuse(404, 'credit_note_not_found');
  elsif payment_id is not null then
    return payment_id;
  elsif (amount_minor between 1 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif refundable = 0 then
    perform private.refuse(422, 'nothing_refundable', 'amount');
  elsif amount_minor > refundable then
    perform private.refuse(
      422, 'more_than_refundable', 'amount', jsonb_build_object('minor', refundable, 'currency', document.currency)
    );
  end if;
  perform private.check_paid_on(document, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, request_key, request_fingerprint,
    decided_at
  )
  values (
    document.id, document.user_id, 'confirmed', amount_minor, paid_on, method, clean_reference, clean_note, request_key,
    fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$$;
grant execute on function private.refund_credit_note(uuid, uuid, bigint, date, text, text, text) to authenticated;

create function public.refund_credit_note(
  request_key uuid,
  note_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null
) returns uuid
language sql
set search_path = ''
as $$ select private.refund_credit_note(request_key, note_id, amount_minor, paid_on, method, reference, note) $$;
comment on function public.refund_credit_note(uuid, uuid, bigint, date, text, text, text) is
  'Enters what was given back for a credit note and returns its id in the ledger, where undo_payment takes it out again. The same request_key with the same body returns the same refund.';
grant execute on function public.refund_credit_note(uuid, uuid, bigint, date, text, text, text) to authenticated;

-- A written-off invoice keeps its place in lists and revenue; nobody waits for its rest. Whatever would change that rest
-- is refused until the writing off is undone: private.settle.
create function private.write_off_invoice(invoice_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, auth.uid());
  clean_reason constant text := private.checked_reason(reason);
begin
  if invoice.status = 'PAID' then
    perform private.refuse(409, 'nothing_due');
  end if;
  update books.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = clock_timestamp(), write_off_reason = clean_reason
  where own.id = invoice.id and own.written_off_at is null;
end
$$;
grant execute on function private.write_off_invoice(uuid, text) to authenticated;

create function public.write_off_invoice(invoice_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.write_off_invoice(invoice_id, reason) $$;
comment on function public.write_off_invoice(uuid, text) is
  'Gives up what is still due on one of the caller''s invoices, for a reason; doing it twice is harmless.';
grant execute on function public.write_off_invoice(uuid, text) to authenticated;

create function private.undo_write_off(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, auth.uid());
begin
  update books.invoices as own
  set status = 'UNPAID', written_off_at = null, write_off_reason = null
  where own.id = invoice.id and own.written_off_at is not null;
end
$$;
grant execute on function private.undo_write_off(uuid) to authenticated;

create function public.undo_write_off(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.undo_write_off(invoice_id) $$;
comment on function public.undo_write_off(uuid) is
  'Waits again for what was given up of one of the caller''s invoices; doing it twice is harmless.';
grant execute on function public.undo_write_off(uuid) to authenticated;

-- supabase/schemas/04_money/07_vouchers.sql

-- Vouchers of advances for services (CGST Rules 50 and 51): a registered seller owes tax when the money comes, says so by a
-- receipt voucher, and by a refund voucher where it is given back. Both are documents, each in a series of its own.

-- The terms of an advance for services that has no voucher yet: the client's place, and the usual rate. 18 per cent where no
-- rate is known (Rule 50).
create function private.place_of_client(client books.clients) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when client.country <> 'IN' then '96'
    else coalesce(private.gstin_state(client.gstin), client.state_code)
  end;
end
$$;

-- Kept with the receipt, so that what a return tells does not change with the settings; what a voucher says is kept over it.
create function private.note_advance_terms() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  before books.receipts;
  seller public.businesses;
  client books.clients;
  voucher books.invoices;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  if new.voucher_id is not null and (new.voucher_id is distinct from before.voucher_id or before.advance_for is null) then
    select * into voucher from books.invoices as issued where issued.id = new.voucher_id;
    new.gstin := coalesce(new.gstin, voucher.seller ->> 'taxId');
    new.advance_for := 'services';
    new.advance_supply := voucher.supply;
    new.advance_place := voucher.place_of_supply;
    new.advance_untaxed := voucher.reverse_charge or not voucher.with_tax;
    new.advance_exchange_rate := voucher.exchange_rate;
    select item.gst_rate into new.advance_rate from books.invoice_items as item where item.invoice_id = voucher.id;
    new.advance_rate := coalesce(new.advance_rate, 0);
  elsif new.advance_for is not distinct from before.advance_for then
    return new;
  elsif new.advance_for = 'services' then
    select * into seller from public.businesses as own where own.user_id = new.user_id;
    select * into client from books.clients as known where known.id = new.client_id;
    new.advance_supply := case when client.country <> 'IN' then 'export' else 'domestic' end;
    new.advance_place := private.place_of_client(client);
    new.advance_untaxed := client.country <> 'IN' and seller.lut_year is not null;
    new.advance_rate := coalesce(seller.default_gst_rate, 1800);
    new.advance_exchange_rate := private.rate_for(new.user_id, new.currency, null);
  else
    new.advance_supply := null;
    new.advance_place := null;
    new.advance_untaxed := false;
    new.advance_rate := null;
    new.advance_exchange_rate := null;
  end if;
  if (
    new.advance_for, new.advance_supply, new.advance_place, new.advance_untaxed, new.advance_rate, new.advance_exchange_rate
  ) is distinct from (
    before.advance_for, before.advance_supply, before.advance_place, before.advance_untaxed, before.advance_rate,
    before.advance_exchange_rate
  ) then
    -- One that comes out of a file was known then.
    new.advance_for_at := case when tg_op = 'INSERT' then voucher.created_at end;
    new.advance_for_at := coalesce(new.advance_for_at, clock_timestamp());
  end if;
  return new;
end
$$;

create trigger receipts_advance_terms before insert or update of voucher_id, advance_for on books.receipts
for each row
when (
  case
    when current_setting('app.restoring', true) = 'on' then new.voucher_id is not null and new.advance_for is null
    else num_nonnulls(new.voucher_id, new.advance_for) > 0
  end
)
execute function private.note_advance_terms();

create function private.is_told(receipt books.receipts) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return receipt.undone_at is null
    and receipt.gstin is not null
    and receipt.advance_for is not distinct from 'services'
    and not receipt.advance_untaxed
    and receipt.advance_supply in ('domestic', 'sez');
end
$$;
comment on function private.is_told(books.receipts) is
  'Whether a return tells of what it was in advance: of services, with tax that the seller owes when it comes (CGST s. 13(2)).';

-- The day by which a return tells that an advance was used or given back: the document's, while that return is open. It is
-- not where it was filed before somebody said so, or, of who marks nothing, due before: then it is the day on which they did.
create function private.use_day(receipt books.receipts, documented date, said_at timestamptz) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  -- It came before it was used.
  day constant date := greatest(documented, receipt.paid_on);
  said constant date := (said_at at time zone 'Asia/Kolkata')::date;
  mark constant public.filed_periods := private.filed_period(receipt.user_id, receipt.gstin, day, day);
begin
  return case
    when mark.id is null and said > private.due_day(receipt.user_id, receipt.gstin, day)
      or mark.marked_at < said_at
      or mark.filed_on < said
    then greatest(day, said)
    else day
  end;
end
$$;
comment on function private.use_day(books.receipts, date, timestamptz) is
  'By which day table 11 tells that an advance was used, of the day of the document and the moment in which it was said.';

create function private.needs_amendment(receipt books.receipts) returns boolean
language sql stable
set search_path = ''
as $$
  select receipt.undone_at is null
    and receipt.gstin is not null
    and receipt.advance_supply in ('domestic', 'sez')
    and not receipt.advance_untaxed
    and coalesce(
      (private.filed_period(receipt.user_id, receipt.gstin, receipt.paid_on, receipt.paid_on)).marked_at < receipt.advance_for_at,
      false
    )
$$;
comment on function private.needs_amendment(books.receipts) is
  'Whether an advance for services came in a period whose return was filed before it was known: table 11A is then amended on the portal.';
grant execute on function private.needs_amendment(books.receipts) to authenticated;

-- By its code; without one, by whether its unit is one of goods.
create function private.is_service(item books.invoice_items) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return coalesce(item.hsn_sac ~ '^99', private.is_uqc(upper(item.unit)) is not true); end $$;

create function private.is_prepayment(payment books.payments) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return payment.state = 'confirmed' and not payment.from_advance and exists (
    select from books.invoices as invoice
    where invoice.id = payment.invoice_id
      and payment.paid_on < date_trunc('month', invoice.issue_date)
      and invoice.kind = 'invoice' and invoice.cancelled_at is null
      and invoice.with_tax and not invoice.reverse_charge
      and invoice.seller ->> 'gstRegistration' = 'regular'
      and exists (
        select from books.invoice_items as item
        where item.invoice_id = invoice.id and item.gst_rate > 0 and private.is_service(item)
      )
  );
end
$$;
comment on function private.is_prepayment(books.payments) is
  'Whether money that was entered on its invoice came in an earlier month, for services with tax that the seller owes: it was an advance of that month (CGST s. 13(2)).';

create function private.was_filed_before(payment books.payments, gstin text, day date, other_day date default null) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  mark constant public.filed_periods := private.filed_period(payment.user_id, gstin, day, day);
begin
  return coalesce(
    mark.marked_at < payment.decided_at and (other_day between mark.first_day and mark.last_day) is not true, false
  );
end
$$;
comment on function private.was_filed_before(books.payments, text, date, date) is
  'Whether the return of a day under a GSTIN, which is not that of the other day too, was filed before a payment was entered, which it therefore lacks.';

-- A return that holds both days tells the invoice alone.
create function private.payment_needs_amendment(payment books.payments) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return private.is_prepayment(payment) and exists (
    select from books.invoices as invoice
    where invoice.id = payment.invoice_id
      and (
        private.was_filed_before(payment, private.gstin_of(invoice.seller), payment.paid_on, invoice.issue_date)
        or private.was_filed_before(payment, private.gstin_of(invoice.seller), invoice.issue_date, payment.paid_on)
      )
  );
end
$$;
comment on function private.payment_needs_amendment(books.payments) is
  'Whether money of an earlier month than its invoice was entered after a return that tells of it was filed: table 11A or 11B is then amended on the portal.';
-- The view below runs with its reader's rights, and all that it asks.
grant execute on function
  private.is_uqc(text), private.is_service(books.invoice_items), private.is_prepayment(books.payments),
  private.was_filed_before(books.payments, text, date, date), private.payment_needs_amendment(books.payments)
to authenticated;

create view books.payment_records
with (security_invoker = true)
as
select payment.*, private.payment_needs_amendment(payment) as needs_amendment
from books.payments as payment;
comment on view books.payment_records is
  'What was received for an invoice, claims of clients among it, and whether a return that is filed lacks it.';
grant select on books.payment_records to authenticated;

create view books.receipt_records
with (security_invoker = true)
as
select
  receipt.*,
  (
    select jsonb_build_object('id', voucher.id, 'number', voucher.number, 'cancelled_at', voucher.cancelled_at)
    from books.invoices as voucher
    where voucher.id = receipt.voucher_id
  ) as voucher,
  private.needs_amendment(receipt) or exists (
    select from books.payments as payment where payment.receipt_id = receipt.id and private.payment_needs_amendment(payment)
  ) as needs_amendment
from books.receipts as receipt;
comment on view books.receipt_records is 'What clients paid at one time, each with its voucher, and whether a return that is filed lacks it.';
grant select on books.receipt_records to authenticated;

create function public.advances_for(invoice_id uuid) returns setof books.receipt_records
language sql stable
set search_path = ''
as $$
  select receipt.*
  from books.invoices as invoice
  join books.receipt_records as receipt
    on receipt.client_id = invoice.client_id and receipt.user_id = invoice.user_id and receipt.currency = invoice.currency
  where invoice.id = advances_for.invoice_id and receipt.advance_minor > 0
  order by receipt.paid_on, receipt.created_at
$$;
comment on function public.advances_for(uuid) is
  'What the client of one of the caller''s invoices paid in its currency and no invoice has used yet, the oldest first.';
grant execute on function public.advances_for(uuid) to authenticated;

-- What a filed return has told of an advance stays.
create function private.keep_told_advance(receipt books.receipts) returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.is_told(receipt) and not private.needs_amendment(receipt) then
    perform private.refuse_filed(receipt.user_id, receipt.gstin, receipt.paid_on, receipt.paid_on);
  end if;
end
$$;

-- The terms by which a filed return told of an advance, in the words of a voucher; null where none has. A place that nobody
-- knew, and a currency without a rate, were told by no return.
create function private.told_terms(receipt books.receipts, client books.clients) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  is_rated constant boolean := receipt.currency = 'INR' or receipt.advance_exchange_rate is not null;
  place constant text := coalesce(receipt.advance_place, private.place_of_client(client));
begin
  return case
    when is_rated and place is not null and private.is_told(receipt) and not private.needs_amendment(receipt)
      and (private.filed_period(receipt.user_id, receipt.gstin, receipt.paid_on, receipt.paid_on)).id is not null
    then jsonb_strip_nulls(jsonb_build_object(
      'supply', receipt.advance_supply, 'place_of_supply', place, 'gst_rate', receipt.advance_rate,
      'exchange_rate', receipt.advance_exchange_rate
    ))
  end;
end
$$;

-- A voucher says what the filed return has told.
create function private.keep_told_terms(told jsonb, supply jsonb, gst_rate integer, exchange_rate numeric) returns void
language plpgsql
set search_path = ''
as $$
declare
  field constant text := case
    when supply ->> 'supply' <> told ->> 'supply' then 'supply'
    when supply ->> 'place_of_supply' is distinct from told ->> 'place_of_supply' then 'placeOfSupply'
    when not (supply -> 'charged')::boolean then 'reverseCharge'
    when not (supply -> 'with_tax')::boolean then 'withTax'
    when gst_rate is distinct from (told ->> 'gst_rate')::integer then 'gstRate'
    when round(exchange_rate, 6) is distinct from (told ->> 'exchange_rate')::numeric then 'exchangeRate'
  end;
begin
  if field is not null then
    perform private.refuse(409, 'advance_told', field);
  end if;
end
$$;

create function private.decide_advance(receipt_id uuid, advance_for text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt constant books.receipts := private.lock_receipt(decide_advance.receipt_id);
  voucher constant books.invoices := private.live_voucher(receipt);
begin
  if (decide_advance.advance_for in ('services', 'goods')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif receipt.undone_at is not null then
    perform private.refuse(409, 'payment_unchangeable');
  elsif receipt.advance_for = decide_advance.advance_for then
    return;
  elsif voucher.id is not null and decide_advance.advance_for = 'goods' then
    perform private.refuse(409, 'voucher_issued', params => jsonb_build_object('number', voucher.number));
  end if;
  perform private.keep_told_advance(receipt);
  update books.receipts as known set advance_for = decide_advance.advance_for where known.id = receipt.id;
end
$$;
grant execute on function private.decide_advance(uuid, text) to authenticated;

create function public.decide_advance(receipt_id uuid, advance_for text) returns void
language sql
set search_path = ''
as $$ select private.decide_advance(receipt_id, advance_for) $$;
comment on function public.decide_advance(uuid, text) is
  'Says whether an advance of the caller is for services or goods; doing it twice is harmless. What a filed return has told of one stays.';
grant execute on function public.decide_advance(uuid, text) to authenticated;

-- What the voucher is about, in the words of a document. The State of the client, or what is said, is the place of supply.
-- Where neither is known it is inter-State (Rule 50).
create function private.supply_of_advance(seller public.businesses, document jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  is_unknown constant boolean := coalesce((document ->> 'place_unknown')::boolean, false)
    or coalesce(
      document ->> 'place_of_supply', private.gstin_state(document ->> 'client_gstin'), document ->> 'client_state_code'
    ) is null;
  supply constant jsonb := private.supply_of(
    seller, case when is_unknown then document - '{place_of_supply,place_of_supply_reason}'::text[] else document end, issued
  );
begin
  return case
    when is_unknown and supply ->> 'supply' = 'domestic' then supply || '{"place_of_supply": null, "split": "inter"}'
    else supply
  end;
end
$$;

-- One row, whose price holds its tax; and 18 per cent where no rate is known (Rule 50).
create function private.priced_advance(
  seller public.businesses,
  about jsonb,
  supply jsonb,
  currency text,
  exchange_rate numeric,
  amount_minor bigint,
  issued date
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  items jsonb;
  priced jsonb;
begin
  if private.single_line(about ->> 'description') is null then
    perform private.refuse(422, 'required', 'description');
  elsif about ->> 'hsn_sac' !~ '^99' then
    perform private.refuse(422, 'voucher_of_goods', 'hsnSac');
  end if;
  items := jsonb_build_array(jsonb_build_object(
    'description', about ->> 'description',
    'hsn_sac', coalesce(
      about ->> 'hsn_sac', case when seller.default_hsn_sac like '99%' then seller.default_hsn_sac end
    ),
    'gst_rate', coalesce((about ->> 'gst_rate')::numeric, seller.default_gst_rate, 1800),
    'rate', round(priced_advance.amount_minor / 100.0, 2)
  ));
  perform private.check_items(items);
  seller.default_hsn_sac := null;
  priced := private.calculate(
    private.taxed_items(seller, items, issued),
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', exchange_rate, 'prices_include_tax', true, 'round_off', false
    )
  );
  return jsonb_set(
    priced, '{items,0}', (priced #> '{items,0}') || '{"rate": null, "includes_tax": false, "discount_minor": 0}'
  );
end
$$;
comment on function private.priced_advance(public.businesses, jsonb, jsonb, text, numeric, bigint, date) is
  'What an advance comes to before tax and in tax, of {description, hsn_sac, gst_rate} and its supply.';

create function private.live_voucher(receipt books.receipts) returns books.invoices
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select voucher
    from books.invoices as voucher
    where voucher.id = receipt.voucher_id and voucher.cancelled_at is null
  );
end
$$;
comment on function private.live_voucher(books.receipts) is 'The receipt voucher of an advance as it stands; null where it has none.';

-- The voucher that a request made before; null when it is new. The lock of the business queues the caller's requests.
create function private.earlier_voucher(seller public.businesses, request_key uuid, fingerprint text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier books.invoices;
begin
  select * into earlier
  from books.invoices as voucher
  where voucher.user_id = seller.user_id and voucher.request_key = earlier_voucher.request_key;
  if found and earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;
  return earlier.id;
end
$$;

create function private.lock_business() returns public.businesses
language plpgsql
set search_path = ''
as $$
declare
  seller public.businesses;
begin
  select * into seller from public.businesses as own where own.user_id = auth.uid() for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  return seller;
end
$$;

create function private.issue_voucher(request_key uuid, receipt_id uuid, about jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  issued date;
  fingerprint constant text := private.hash(jsonb_build_array('receipt_voucher', receipt_id, about)::text);
  seller public.businesses;
  receipt books.receipts;
  voucher books.invoices;
  client books.clients;
  told jsonb;
  document jsonb;
  supply jsonb;
  rate numeric;
  priced jsonb;
begin
  perform private.begin_issue(about);
  seller := private.lock_business();
  voucher.id := private.earlier_voucher(seller, request_key, fingerprint);
  if voucher.id is not null then
    return private.issued_invoice(voucher.id);
  end if;
  receipt := private.lock_receipt(issue_voucher.receipt_id);
  voucher := private.live_voucher(receipt);
  if voucher.id is not null then
    perform private.refuse(409, 'voucher_issued', params => jsonb_build_object('number', voucher.number));
  elsif seller.gst_registration <> 'regular' then
    perform private.refuse(409, 'voucher_unregistered');
  elsif receipt.advance_for = 'goods' then
    perform private.refuse(409, 'advance_of_goods');
  elsif receipt.advance_minor = 0 then
    perform private.refuse(409, 'voucher_without_advance');
  end if;
  issued := private.open_day(seller, private.own_gstin(seller), 'RV', receipt.paid_on);
  select * into client from books.clients as known where known.id = receipt.client_id;
  if client.email is null then
    perform private.refuse(422, 'required', 'clientEmail');
  end if;

  told := private.told_terms(receipt, client);
  about := coalesce(told - '{supply,place_of_supply}'::text[], '{}') || jsonb_strip_nulls(about);
  document := about || jsonb_build_object(
    'client_name', client.name, 'client_email', client.email, 'client_contact', client.contact,
    'client_phone', client.phone, 'client_address', client.address, 'client_city', client.city,
    'client_state_code', client.state_code, 'client_postal_code', client.postal_code, 'client_country', client.country,
    'client_gstin', client.gstin, 'client_pan', client.pan
  );
  supply := private.supply_of_advance(seller, document, issued);
  perform private.check_confirmed(seller, document, supply);
  rate := private.rate_for(seller.user_id, receipt.currency, (about ->> 'exchange_rate')::numeric);
  if receipt.currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.priced_advance(seller, about, supply, receipt.currency, rate, receipt.advance_minor, issued);
  if told is not null then
    perform private.keep_told_terms(told, supply, coalesce((priced #>> '{items,0,gst_rate}')::integer, 0), rate);
  end if;

  perform private.keep_pictures(seller);
  voucher.id := private.new_id();
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || private.next_number(seller, 'receipt_voucher', issued)
    || jsonb_build_object(
      'id', voucher.id,
      'user_id', seller.user_id,
      'business_id', seller.id,
      'client_id', client.id,
      'seller', private.seller_snapshot(seller),
      'buyer', private.buyer_snapshot(document),
      'currency', receipt.currency,
      'exchange_rate', rate,
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', about ->> 'place_of_supply_reason',
      'language', client.language,
      'received_on', receipt.paid_on,
      'due_date', issued,
      'request_key', issue_voucher.request_key,
      'request_fingerprint', fingerprint,
      -- What an invoice uses from here on is told with it.
      'created_at', clock_timestamp()
    )
  ));
  update books.receipts as known set voucher_id = voucher.id where known.id = receipt.id;
  return private.issued_invoice(voucher.id);
end
$$;
grant execute on function private.issue_voucher(uuid, uuid, jsonb) to authenticated;

create function public.issue_voucher(request_key uuid, receipt_id uuid, about jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_voucher(request_key, receipt_id, about) $$;
comment on function public.issue_voucher(uuid, uuid, jsonb) is
  'Issues the receipt voucher of what no invoice has used of an advance for services, and returns the whole of it: about {description, hsn_sac, gst_rate, place_of_supply, place_of_supply_reason, place_unknown, supply, with_tax, reverse_charge, exchange_rate, confirmed}. The same request_key with the same body returns the same voucher; null when that is cancelled.';
grant execute on function public.issue_voucher(uuid, uuid, jsonb) to authenticated;

create function private.check_return(receipt books.receipts, amount_minor bigint, paid_on date, method text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (check_return.amount_minor between 1 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif check_return.amount_minor > receipt.advance_minor then
    perform private.refuse(
      422, 'more_than_advance', 'amount', jsonb_build_object('minor', receipt.advance_minor, 'currency', receipt.currency)
    );
  elsif check_return.paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif check_return.paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif check_return.paid_on < receipt.paid_on then
    perform private.refuse(422, 'payment_date_too_early', 'paidOn');
  elsif private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
end
$$;
comment on function private.check_return(books.receipts, bigint, date, text) is
  'Refuses to give back what an advance has not, or on a day before it came.';

-- Money of an advance goes back by a refund voucher, which says the parties, the rate and the kind of tax of the receipt
-- voucher. What was given back is a row of the ledger as what an invoice uses is, so that the advance is less by it.
create function private.refund_advance(
  request_key uuid,
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  issued date;
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.hash(jsonb_build_array(
    'refund_voucher', receipt_id, amount_minor, paid_on, method, clean_reference, clean_note
  )::text);
  seller public.businesses;
  receipt books.receipts;
  voucher books.invoices;
  refund_id uuid;
  priced jsonb;
begin
  perform private.begin_issue('{}');
  seller := private.lock_business();
  refund_id := private.earlier_voucher(seller, request_key, fingerprint);
  if refund_id is not null then
    return private.issued_invoice(refund_id);
  end if;
  receipt := private.lock_receipt(refund_advance.receipt_id);
  voucher := private.live_voucher(receipt);
  if voucher.id is null then
    perform private.refuse(409, 'voucher_missing');
  end if;
  perform private.check_return(receipt, amount_minor, paid_on, method);
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  -- By its day as a receipt voucher, and never before the one that it is against.
  issued := private.open_day(
    seller, private.gstin_of(voucher.seller), 'RF', greatest(refund_advance.paid_on, voucher.issue_date)
  );

  -- The rate is that of the receipt voucher, also where it ended since (CGST Rule 51).
  select private.priced_advance(
    seller,
    jsonb_build_object('description', item.description, 'hsn_sac', item.hsn_sac, 'gst_rate', item.gst_rate),
    jsonb_build_object(
      'charged', not voucher.reverse_charge,
      'split', case
        when not voucher.with_tax then 'zero'
        when voucher.supply = 'domestic' and voucher.place_of_supply = voucher.seller ->> 'stateCode' then 'intra'
        else 'inter'
      end
    ),
    voucher.currency, voucher.exchange_rate, refund_advance.amount_minor, voucher.issue_date
  ) into priced
  from books.invoice_items as item
  where item.invoice_id = voucher.id;

  refund_id := private.new_id();
  -- All that it does not say by itself is as the receipt voucher has it.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(voucher) - private.later_columns() - '{received_on,created_at}'::text[]
    || private.priced_columns(priced)
    || private.next_number(seller, 'refund_voucher', issued)
    || jsonb_build_object(
      'id', refund_id,
      'client_id', receipt.client_id,
      'original_id', voucher.id,
      'due_date', issued,
      'request_key', refund_advance.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, receipt_id, from_advance, request_key,
    request_fingerprint, decided_at
  )
  values (
    refund_id, seller.user_id, 'confirmed', refund_advance.amount_minor, refund_advance.paid_on, refund_advance.method,
    clean_reference, clean_note, receipt.id, true, refund_advance.request_key, fingerprint, clock_timestamp()
  );
  return private.issued_invoice(refund_id);
end
$$;
grant execute on function private.refund_advance(uuid, uuid, bigint, date, text, text, text) to authenticated;

create function public.refund_advance(
  request_key uuid,
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.refund_advance(request_key, receipt_id, amount_minor, paid_on, method, reference, note) $$;
comment on function public.refund_advance(uuid, uuid, bigint, date, text, text, text) is
  'Enters what of an advance with a receipt voucher was given back, issues the refund voucher and returns the whole of it; undo_payment takes it out again. The same request_key with the same body returns the same voucher; null when that is cancelled.';
grant execute on function public.refund_advance(uuid, uuid, bigint, date, text, text, text) to authenticated;

-- An advance that asks for no voucher (of goods, or of who takes no tax) goes back without one: once, in whole or in part.
-- That it came stays true, so it is not undone.
create function private.return_advance(
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  receipt constant books.receipts := private.lock_receipt(return_advance.receipt_id);
  voucher constant books.invoices := private.live_voucher(receipt);
begin
  -- Who says it twice has said it.
  if (receipt.returned_minor, receipt.returned_on, receipt.return_method, receipt.return_reference, receipt.return_note)
    is not distinct from (return_advance.amount_minor, return_advance.paid_on, return_advance.method, clean_reference, clean_note)
  then
    return;
  elsif receipt.returned_minor > 0 then
    perform private.refuse(409, 'advance_returned');
  elsif voucher.id is not null then
    perform private.refuse(409, 'voucher_issued', params => jsonb_build_object('number', voucher.number));
  end if;
  perform private.check_return(receipt, amount_minor, paid_on, method);
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  update books.receipts as known
  set
    advance_minor = known.advance_minor - return_advance.amount_minor, returned_minor = return_advance.amount_minor,
    returned_on = return_advance.paid_on, returned_at = clock_timestamp(), return_method = return_advance.method, return_reference = clean_reference,
    return_note = clean_note
  where known.id = receipt.id;
end
$$;
grant execute on function private.return_advance(uuid, bigint, date, text, text, text) to authenticated;

create function public.return_advance(
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null
) returns void
language sql
set search_path = ''
as $$ select private.return_advance(receipt_id, amount_minor, paid_on, method, reference, note) $$;
comment on function public.return_advance(uuid, bigint, date, text, text, text) is
  'Enters what of an advance without a voucher was given back, once; saying the same twice is harmless. undo_receipt takes it out with the receipt.';
grant execute on function public.return_advance(uuid, bigint, date, text, text, text) to authenticated;

-- A refund that is undone never was: its voucher is cancelled with it.
create function private.cancel_refund_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as voucher
  set cancelled_at = now(), cancel_reason = new.reason
  where voucher.id = new.invoice_id and voucher.list = 'vouchers' and voucher.money = 'out' and voucher.cancelled_at is null;
  return null;
end
$$;

-- By its name after the trigger that settles the voucher.
create trigger payments_withdraw_voucher after update on books.payments
for each row
when (new.state = 'undone' and new.from_advance)
execute function private.cancel_refund_voucher();

-- So is the receipt voucher of money that never came.
create function private.cancel_receipt_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as voucher
  set cancelled_at = now(), cancel_reason = new.undo_reason
  where voucher.id = new.voucher_id and voucher.cancelled_at is null;
  return null;
end
$$;

create trigger receipts_cancel_voucher after update on books.receipts
for each row
when (old.undone_at is null and new.undone_at is not null and new.voucher_id is not null)
execute function private.cancel_receipt_voucher();

-- A number that an invoice or a refund speaks of stays. A cancelled voucher comes back only while it says the truth.
create function private.guard_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  receipt books.receipts;
begin
  if new.list = 'vouchers' and new.money = 'out' then
    if new.cancelled_at is null then
      perform private.refuse(409, 'voucher_replaced');
    elsif new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
    return new;
  end if;
  select * into receipt from books.receipts as known where known.voucher_id = new.id;
  if new.cancelled_at is null then
    if receipt.undone_at is not null or receipt.advance_minor is distinct from new.total_minor then
      perform private.refuse(409, 'voucher_replaced');
    end if;
  elsif receipt.undone_at is null and exists (
    select from books.payments as payment
    where payment.receipt_id = receipt.id
      and payment.from_advance
      and payment.state = 'confirmed'
      and payment.created_at > new.created_at
  ) then
    perform private.refuse(409, 'voucher_used');
  end if;
  return new;
end
$$;

create trigger invoices_guard_voucher before update on books.invoices
for each row
when (new.list = 'vouchers' and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.guard_voucher();

-- What the returns of its month and of its invoice's have told of it stays.
create function private.keep_told_prepayment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  invoice books.invoices;
  day date;
begin
  if private.is_prepayment(old) then
    select * into invoice from books.invoices as known where known.id = old.invoice_id;
    perform from public.businesses as business where business.id = invoice.business_id for share;
    foreach day in array array[old.paid_on, invoice.issue_date] loop
      if not private.was_filed_before(old, private.gstin_of(invoice.seller), day) then
        perform private.refuse_filed(old.user_id, private.gstin_of(invoice.seller), day, day);
      end if;
    end loop;
  end if;
  return new;
end
$$;

create trigger payments_told before update on books.payments
for each row
when (old.state = 'confirmed' and new.state = 'undone' and not new.from_advance)
execute function private.keep_told_prepayment();

-- What an invoice used of an advance for services is told in the return of private.use_day, and what was used
-- later is reckoned from it, to the paisa: private.return_advances.
create function private.keep_filed_adjustment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  adjusted record;
begin
  for adjusted in
    select document.business_id, receipt.gstin, private.use_day(receipt, document.issue_date, used.created_at) as day
    from books.receipts as receipt
    join books.payments as used on used.receipt_id = receipt.id
      and used.from_advance
      and used.state = 'confirmed'
      and (used.created_at, used.id) >= (new.created_at, new.id)
    join books.invoices as document on document.id = used.invoice_id
    where receipt.id = new.receipt_id and private.is_told(receipt)
    order by used.created_at, used.id
  loop
    perform from public.businesses as business where business.id = adjusted.business_id for share;
    perform private.refuse_filed(new.user_id, adjusted.gstin, adjusted.day, adjusted.day);
  end loop;
  return new;
end
$$;

create trigger payments_filed before update on books.payments
for each row
when (old.state = 'confirmed' and new.state = 'undone' and new.from_advance)
execute function private.keep_filed_adjustment();

-- supabase/schemas/05_sharing/01_sharing.sql

-- The link by which a client sees an invoice and reports a payment. One per invoice; a renewed one kills the old.

create table public.invoice_links (
  invoice_id uuid primary key,
  user_id uuid not null,
  -- Whoever holds the link may see this one invoice.
  token text not null unique default private.new_token(),
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0,
  -- Told by an export that was restored, and seen by nobody here.
  restored boolean not null default false,
  -- The mail that it was made for, until that was taken: one that is refused takes its link along.
  mail_id uuid,
  constraint invoice_links_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_links_views_counted check (
    views >= 0 and (views = 0) = (first_viewed_at is null) and (views = 0) = (last_viewed_at is null)
  )
);
comment on table public.invoice_links is 'The share link of an invoice, and how often it was opened.';
create index invoice_links_invoice_user on public.invoice_links (invoice_id, user_id);
create index invoice_links_user_id on public.invoice_links (user_id);

alter table public.invoice_links enable row level security;
grant select on public.invoice_links to authenticated;

-- None that may vanish with its mail: nobody shall hand it on.
create policy invoice_links_select_own on public.invoice_links
for select to authenticated
using (user_id = (select private.caller()) and (mail_id is null or revoked_at is not null));

-- Whoever stops sharing an invoice or makes it a new link wants the address of its PDF to end, too.
create function private.end_pdf_of_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as invoice set pdf_token = private.new_token() where invoice.id = new.invoice_id;
  return null;
end
$$;

create trigger invoice_links_end_pdf after update on public.invoice_links
for each row
when (old.token <> new.token or (old.revoked_at is null and new.revoked_at is not null))
execute function private.end_pdf_of_link();

-- Somebody else relies on a link that was made for a mail: it stays, whatever becomes of that.
create function private.keep_link(invoice_id uuid) returns void
language sql
set search_path = ''
as $$
  update public.invoice_links as link
  set mail_id = null
  where link.invoice_id = keep_link.invoice_id and link.mail_id is not null and link.revoked_at is null
$$;

-- The link in a mail that has begun, behind the lock of its document: the live one, or one that is the owner's once the mail was
-- taken. One that was ended keeps the day on which it was made until then.
create function private.link_for_mail(invoice books.invoices, mail_id uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  live_token text;
begin
  perform private.keep_link(invoice.id);
  insert into public.invoice_links as link (invoice_id, user_id, mail_id)
  values (invoice.id, invoice.user_id, link_for_mail.mail_id)
  on conflict on constraint invoice_links_pkey do update
  set
    token = excluded.token,
    revoked_at = null,
    first_viewed_at = null,
    last_viewed_at = null,
    views = 0,
    restored = false,
    mail_id = excluded.mail_id
  where link.revoked_at is not null
  returning link.token into live_token;
  if not found then
    select link.token into live_token from public.invoice_links as link where link.invoice_id = invoice.id;
  end if;
  return live_token;
end
$$;

-- The live token of one of the caller's invoices: the present one, or a new one where there is none, it was
-- revoked, or a new one is asked for.
create function private.share_invoice(invoice_id uuid, renewed boolean) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, auth.uid());
  live_token text;
begin
  insert into public.invoice_links as link (invoice_id, user_id)
  values (invoice.id, invoice.user_id)
  on conflict on constraint invoice_links_pkey do update
  set
    token = excluded.token,
    created_at = excluded.created_at,
    revoked_at = null,
    first_viewed_at = null,
    last_viewed_at = null,
    views = 0,
    restored = false,
    mail_id = null
  where renewed or link.revoked_at is not null;

  perform private.keep_link(invoice.id);
  select link.token into live_token from public.invoice_links as link where link.invoice_id = invoice.id;
  return live_token;
end
$$;
grant execute on function private.share_invoice(uuid, boolean) to authenticated;

create function public.share_invoice(invoice_id uuid) returns text
language sql
set search_path = ''
as $$ select private.share_invoice(invoice_id, false) $$;
comment on function public.share_invoice(uuid) is
  'The token of the invoice''s link: the live one, or a new one when there is none or it was revoked.';
grant execute on function public.share_invoice(uuid) to authenticated;

create function public.renew_share(invoice_id uuid) returns text
language sql
set search_path = ''
as $$ select private.share_invoice(invoice_id, true) $$;
comment on function public.renew_share(uuid) is 'A new token for the invoice''s link; the old one is dead at once.';
grant execute on function public.renew_share(uuid) to authenticated;

create function private.revoke_share(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, auth.uid());
begin
  update public.invoice_links as link
  set revoked_at = clock_timestamp(), mail_id = null
  where link.invoice_id = invoice.id and link.revoked_at is null;
end
$$;
grant execute on function private.revoke_share(uuid) to authenticated;

create function public.revoke_share(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.revoke_share(invoice_id) $$;
comment on function public.revoke_share(uuid) is 'Ends the invoice''s link; doing it twice, or without a link, is harmless.';
grant execute on function public.revoke_share(uuid) to authenticated;

-- What the holder of a link can do without an account: see the invoice, and say that it was paid. An unknown and a revoked
-- token are one and the same to them. A token is of one link at most: left to guess, the planner reckons with a thousand,
-- and reads all invoices of everyone to show a client the one.
create function private.live_link(token text) returns setof public.invoice_links
language sql stable rows 1
set search_path = ''
as $$
  select link.*
  from public.invoice_links as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where link.token = live_link.token
    and link.revoked_at is null
    and invoice.cancelled_at is null
    and not private.rests(link.user_id)
$$;

-- Chats and mailboxes open a link to show what it is, some of them as a browser would: nobody has looked then.
-- A browser within WhatsApp names it, too, but not first.
create function private.asked_by_robot() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent'
      ~* '[a-z]bot(/|-| \()|crawler|spider|preview|facebookexternalhit|^whatsapp/',
    false)
$$;

-- The seller looking at it is no view, and a reload is none either.
create function private.is_view(owner uuid, last_viewed_at timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return owner is distinct from auth.uid()
    and (last_viewed_at is null or last_viewed_at < now() - interval '1 minute')
    and not private.asked_by_robot();
end
$$;

create function private.note_share_view(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invoice_links as link
  set
    views = link.views + 1,
    first_viewed_at = coalesce(link.first_viewed_at, now()),
    last_viewed_at = now()
  from private.live_link(note_share_view.token) as live
  where link.invoice_id = live.invoice_id
    and link.token = live.token
    and private.is_view(link.user_id, link.last_viewed_at);
  perform private.note_statement_view(note_share_view.token);
end
$$;
grant execute on function private.note_share_view(text) to anon, authenticated;

create function public.note_share_view(token text) returns void
language sql
set search_path = ''
as $$ select private.note_share_view(token) $$;
comment on function public.note_share_view(text) is
  'Counts that the link to an invoice or a statement was opened: at most once a minute, and never its owner or a robot. Silent for a dead token.';
grant execute on function public.note_share_view(text) to anon, authenticated;

-- Whoever holds a link can report only so much; a renewed link starts anew.
create function private.check_claims(link public.invoice_links) returns void
language plpgsql
set search_path = ''
as $$
declare
  waiting integer;
  reported integer;
begin
  select
    count(*) filter (where payment.state = 'claimed'),
    count(*) filter (where payment.created_at >= link.created_at)
  into waiting, reported
  from books.payments as payment
  where payment.invoice_id = link.invoice_id and payment.from_client;

  if waiting >= 5 then
    perform private.refuse(429, 'claims_waiting');
  elsif reported >= 20 then
    perform private.refuse(429, 'claims_used_up');
  end if;
end
$$;

-- One reference is one payment. Reported again as it was, it changes nothing. With another amount or method it is a
-- correction, which only the seller can make: the client is told so, and how to report another payment instead.
create function private.is_reported(
  invoice books.invoices,
  amount_minor bigint,
  method text,
  clean_reference text
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  earlier record;
begin
  select
    payment.state,
    payment.amount_minor,
    payment.method,
    (payment.amount_minor, payment.method) is not distinct from (is_reported.amount_minor, is_reported.method)
      -- The owner may have corrected the amount while confirming; the fingerprint still says what was reported.
      or payment.request_fingerprint = private.payment_fingerprint(
        true, is_reported.amount_minor, 0, null, is_reported.method, payment.reference, payment.note
      ) as is_same
  into earlier
  from books.payments as payment
  where payment.invoice_id = invoice.id
    and payment.state in ('claimed', 'confirmed')
    and lower(payment.reference) = lower(clean_reference)
  order by is_same desc, payment.created_at desc
  limit 1;

  if found and not earlier.is_same then
    perform private.refuse(
      409,
      case earlier.state when 'claimed' then 'reference_reported' else 'reference_counted' end,
      'reference',
      jsonb_build_object('minor', earlier.amount_minor, 'currency', invoice.currency, 'method', earlier.method)
    );
  end if;
  return found;
end
$$;
comment on function private.is_reported(books.invoices, bigint, text, text) is
  'Whether a payment with this reference is there, whatever its note; refuses where it is there with another amount or method.';

-- A client says that they have paid. Nothing is counted by that: the owner confirms or declines it.
create function private.claim_payment(
  token text,
  request_key uuid,
  amount_minor bigint,
  reference text,
  note text,
  method text
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    true, amount_minor, 0, null, method, clean_reference, clean_note
  );
  link public.invoice_links;
  invoice books.invoices;
  earlier books.payments;
begin
  select * into link from private.live_link(token);
  if found then
    invoice := private.lock_invoice(link.invoice_id, link.user_id);
    -- Asked again behind the lock, where a link is renewed and revoked.
    select * into link from private.live_link(token);
  end if;
  if link.invoice_id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;

  select * into earlier
  from books.payments as payment
  where payment.user_id = invoice.user_id and payment.request_key = claim_payment.request_key
    and payment.invoice_id = invoice.id and payment.from_client;
  if earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  elsif earlier.id is not null
    or private.is_reported(invoice, amount_minor, method, clean_reference)
  then
    return 'claimed';
  end if;

  if invoice.status = 'PAID' then
    perform private.refuse(409, 'nothing_due');
  end if;
  perform private.check_amount(invoice, amount_minor, 0);
  if (method in ('UPI', 'Bank transfer')) is not true then
    perform private.refuse(422, 'claim_method_unknown', 'method');
  elsif clean_reference is null then
    perform private.refuse(422, 'reference_required', 'reference');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  perform private.check_claims(link);

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, from_client,
    request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, 'claimed', amount_minor, private.today(), method, clean_reference, clean_note, true,
    request_key, fingerprint
  );
  return 'claimed';
end
$$;
grant execute on function private.claim_payment(text, uuid, bigint, text, text, text) to anon, authenticated;

create function public.claim_payment(
  token text,
  request_key uuid,
  amount_minor bigint,
  reference text,
  note text default null,
  method text default 'UPI'
) returns text
language sql
set search_path = ''
as $$ select private.claim_payment(token, request_key, amount_minor, reference, note, method) $$;
comment on function public.claim_payment(text, uuid, bigint, text, text, text) is
  'Reports a payment on behalf of a share link''s holder; the same key, or the same reference, amount and method, again changes nothing. A note that differs from the first report''s is not kept.';
grant execute on function public.claim_payment(text, uuid, bigint, text, text, text) to anon, authenticated;

-- supabase/schemas/05_sharing/02_estimates.sql

-- Estimates: rows of books.invoices with a number of their own series, and here the answer of the client and what follows
-- from it. What became of one is nowhere set: it follows from its answer, its last day and the invoice made of it.

create table public.estimate_answers (
  estimate_id uuid primary key,
  user_id uuid not null,
  accepted boolean not null,
  -- Who answered by the link; null where the owner notes what they were told.
  name text,
  note text,
  from_client boolean not null,
  answered_at timestamptz not null default clock_timestamp(),
  -- Told by an export that was restored, and seen by nobody here.
  restored boolean not null default false,
  constraint estimate_answers_estimate foreign key (estimate_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint estimate_answers_name_given check (from_client = (name is not null)),
  constraint "name: name_unfit" check (char_length(name) between 1 and 120),
  constraint estimate_answers_note_length check (char_length(note) between 1 and 300)
);
comment on table public.estimate_answers is 'The one answer to an estimate: its client''s by the link, or what the owner was told.';
create index estimate_answers_estimate_user on public.estimate_answers (estimate_id, user_id);
create index estimate_answers_user_id on public.estimate_answers (user_id, answered_at);

alter table public.estimate_answers enable row level security;
-- Reading only: an answer comes by the functions below.
grant select on public.estimate_answers to authenticated;

create policy estimate_answers_select_own on public.estimate_answers
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_answer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'answer_unchangeable');
  return null;
end
$$;

create trigger estimate_answers_keep before update or delete on public.estimate_answers
for each row execute function private.keep_answer();

create trigger estimate_answers_keep_all before truncate on public.estimate_answers
for each statement execute function private.keep_answer();

-- Whether a client may know of an estimate: by a link, which is made when it is shared or copied, or by a mail. In plpgsql,
-- since mails are defined below.
create function private.has_left(estimate_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.invoice_links as link where link.invoice_id = has_left.estimate_id)
    or exists (
      select from public.invoice_mails as mail
      where mail.invoice_id = has_left.estimate_id and mail.sent_at is not null
    );
end
$$;
grant execute on function private.has_left(uuid) to authenticated;

-- Each estimate of a person, and what became of it. Here it is decided which state it is in.
create view books.estimate_records
with (security_invoker = true)
as
select
  estimate.id,
  estimate.user_id,
  estimate.number,
  estimate.client_id,
  estimate.client_name,
  estimate.client_email,
  estimate.currency,
  estimate.exchange_rate,
  estimate.total_minor,
  estimate.total_inr_minor,
  estimate.issue_date,
  estimate.due_date as valid_until,
  estimate.created_at,
  estimate.cancelled_at,
  case
    when estimate.cancelled_at is not null then 'cancelled'
    when invoice.id is not null then 'converted'
    when answer.accepted then 'accepted'
    when not answer.accepted then 'declined'
    when estimate.due_date < (select private.today()) then 'expired'
    when private.has_left(estimate.id) then 'sent'
    else 'issued'
  end as state,
  case when answer.estimate_id is not null then
    jsonb_build_object(
      'accepted', answer.accepted, 'name', answer.name, 'note', answer.note, 'answered_at', answer.answered_at,
      'restored', answer.restored
    )
  end as answer,
  case when invoice.id is not null then
    jsonb_build_object('id', invoice.id, 'number', invoice.number)
  end as invoice
from books.invoices as estimate
left join public.estimate_answers as answer on answer.estimate_id = estimate.id
-- At most one: private.convert_once.
left join public.drafts as draft
  on draft.estimate_id = estimate.id and draft.user_id = estimate.user_id and draft.issued_id is not null
left join books.invoices as invoice on invoice.id = draft.issued_id
where estimate.list = 'estimates';
comment on view books.estimate_records is
  'Every estimate, with its state, the answer to it and the invoice made of it.';
grant select on books.estimate_records to authenticated;

create function private.page_of_estimates(
  state text,
  query text,
  client_id uuid,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(estimate.id order by estimate.issue_date desc, estimate.created_at desc, estimate.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from books.estimate_records as estimate
  where estimate.user_id = owner
    and case
      when page_of_estimates.state is null then estimate.cancelled_at is null
      else estimate.state = lower(page_of_estimates.state)
    end
    and (page_of_estimates.client_id is null or estimate.client_id = page_of_estimates.client_id)
    and private.search_form(estimate.client_name || ' ' || estimate.number) like pattern;
end
$$;
comment on function private.page_of_estimates(text, text, uuid, integer, integer) is
  'The caller''s estimates, newest first: ids of `most` of them after `skip`.';
grant execute on function private.page_of_estimates(text, text, uuid, integer, integer) to authenticated;

create function public.list_estimates(
  skip integer,
  most integer,
  state text default null,
  query text default null,
  client_id uuid default null
) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  -- Low enough that a page can be added to it.
  clean_skip constant integer := least(greatest(coalesce(skip, 0), 0), 1000000000);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page constant record := private.page_of_estimates(state, query, client_id, clean_skip, clean_most);
begin
  return json_build_object(
    'total', page.total,
    'estimates', (
      select coalesce(json_agg(to_jsonb(record) - 'user_id' order by wanted.place), '[]')
      from unnest(page.ids) with ordinality as wanted (id, place)
      cross join lateral (
        select * from books.estimate_records as one where one.id = wanted.id offset 0
      ) as record
    )
  );
end
$$;
comment on function public.list_estimates(integer, integer, text, text, uuid) is
  'The caller''s estimates, newest first: `most` of them after `skip`, of a state, of a client, or with a text in client or number where they are given, and how many there are in all. Cancelled ones come only by their state.';
grant execute on function public.list_estimates(integer, integer, text, text, uuid) to authenticated;

-- What of the estimates is not over: those that wait for their client, and those that wait for their invoice.
create function private.estimates_attention() returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
begin
  return jsonb_build_object(
    'sent', (
      select count(*)
      from books.estimate_records as estimate
      where estimate.user_id = owner and estimate.state = 'sent' and estimate.valid_until >= private.today()
    ),
    'accepted', (
      select count(*)
      from public.estimate_answers as answer
      join books.estimate_records as estimate on estimate.id = answer.estimate_id
      where answer.user_id = owner and answer.accepted and estimate.state = 'accepted'
    )
  );
end
$$;
grant execute on function private.estimates_attention() to authenticated;

create function private.refuse_converted(estimate_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  made text;
begin
  select invoice.number into made
  from public.drafts as draft
  join books.invoices as invoice on invoice.id = draft.issued_id
  where draft.estimate_id = refuse_converted.estimate_id;
  if found then
    perform private.refuse(409, 'estimate_converted', params => jsonb_build_object('number', made));
  end if;
end
$$;
comment on function private.refuse_converted(uuid) is 'Refuses where an invoice was made of an estimate.';

create function private.lock_estimate(estimate_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  estimate books.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into estimate
  from books.invoices as candidate
  where candidate.id = lock_estimate.estimate_id
    and candidate.user_id = owner
    and candidate.list = 'estimates'
    and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'estimate_not_found');
  end if;
  return estimate;
end
$$;

-- Behind the lock of the estimate: the first answer stays. Given again as it was, it changes nothing.
create function private.keep_first_answer(estimate books.invoices, answer public.estimate_answers) returns void
language plpgsql
set search_path = ''
as $$
declare
  earlier public.estimate_answers;
begin
  select * into earlier from public.estimate_answers as first where first.estimate_id = estimate.id;
  if found then
    if (earlier.accepted, earlier.name, earlier.note, earlier.from_client)
      is distinct from (answer.accepted, answer.name, answer.note, answer.from_client)
    then
      perform private.refuse(
        409, 'estimate_answered',
        params => jsonb_build_object('state', case when earlier.accepted then 'accepted' else 'declined' end)
      );
    end if;
    return;
  elsif answer.from_client and estimate.due_date < private.today() then
    perform private.refuse(409, 'estimate_expired', params => jsonb_build_object('day', estimate.due_date));
  end if;
  perform private.refuse_converted(estimate.id);
  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client)
  values (estimate.id, estimate.user_id, answer.accepted, answer.name, answer.note, answer.from_client);
end
$$;

-- The client answers, without an account: whoever holds the link says yes or no, once.
create function private.answer_estimate(token text, accepted boolean, name text, note text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  answer public.estimate_answers;
  link public.invoice_links;
  estimate books.invoices;
begin
  answer.accepted := answer_estimate.accepted;
  answer.name := private.single_line(answer_estimate.name);
  answer.note := private.single_line(answer_estimate.note);
  answer.from_client := true;

  select * into link from private.live_link(token);
  if found then
    estimate := private.lock_estimate(link.invoice_id, link.user_id);
    -- Asked again behind the lock, where a link is renewed and revoked.
    select * into link from private.live_link(token);
  end if;
  if link.invoice_id is null then
    perform private.refuse(404, 'estimate_not_found');
  elsif answer.accepted is null then
    perform private.refuse(422, 'malformed', 'accepted');
  elsif answer.name is null then
    perform private.refuse(422, 'required', 'name');
  end if;
  perform private.check_length(answer.name, 120, 'name');
  perform private.check_length(answer.note, 300, 'note');
  perform private.keep_first_answer(estimate, answer);
  return case when answer.accepted then 'accepted' else 'declined' end;
end
$$;
grant execute on function private.answer_estimate(text, boolean, text, text) to anon, authenticated;

create function public.answer_estimate(token text, accepted boolean, name text, note text default null) returns text
language sql
set search_path = ''
as $$ select private.answer_estimate(token, accepted, name, note) $$;
comment on function public.answer_estimate(text, boolean, text, text) is
  'Accepts or declines the estimate of a share link, by its holder and in their name: accepted or declined. The same answer again changes nothing; another one is refused, and so is an estimate past its last day.';
grant execute on function public.answer_estimate(text, boolean, text, text) to anon, authenticated;

-- The owner notes what the client said elsewhere, also after the last day.
create function private.note_answer(estimate_id uuid, accepted boolean, note text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  estimate constant books.invoices := private.lock_estimate(estimate_id, auth.uid());
  answer public.estimate_answers;
begin
  answer.accepted := note_answer.accepted;
  answer.note := private.single_line(note_answer.note);
  answer.from_client := false;
  perform private.check_length(answer.note, 300, 'note');
  perform private.keep_first_answer(estimate, answer);
end
$$;
grant execute on function private.note_answer(uuid, boolean, text) to authenticated;

create function public.accept_estimate(estimate_id uuid, note text default null) returns void
language sql
set search_path = ''
as $$ select private.note_answer(estimate_id, true, note) $$;
comment on function public.accept_estimate(uuid, text) is
  'Notes that the client of one of the caller''s estimates has accepted it; doing it twice is harmless.';
grant execute on function public.accept_estimate(uuid, text) to authenticated;

create function public.decline_estimate(estimate_id uuid, note text default null) returns void
language sql
set search_path = ''
as $$ select private.note_answer(estimate_id, false, note) $$;
comment on function public.decline_estimate(uuid, text) is
  'Notes that the client of one of the caller''s estimates has declined it; doing it twice is harmless.';
grant execute on function public.decline_estimate(uuid, text) to authenticated;

-- With a due date of the client's terms, where they have some.
create function private.convert_estimate(estimate_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  estimate books.invoices;
  terms integer;
  draft public.drafts;
begin
  select * into estimate
  from books.invoices as own
  where own.id = convert_estimate.estimate_id and own.user_id = owner and own.list = 'estimates';
  select client.terms_days into terms
  from books.clients as client where client.id = estimate.client_id and client.user_id = owner;
  draft.content := private.draft_of(estimate)
    || jsonb_build_object('parts', private.typed_parts(estimate.parts, estimate.issue_date, private.today()))
    || case when terms is null then '{}' else jsonb_build_object('dueDate', private.today() + terms) end;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_estimate(estimate_id, owner);
  perform private.refuse_converted(estimate.id);

  draft.user_id := owner;
  draft.id := gen_random_uuid();
  draft.kind := 'invoice';
  draft.estimate_id := estimate.id;
  return private.make_draft(draft);
end
$$;
grant execute on function private.convert_estimate(uuid) to authenticated;

create function public.convert_estimate(estimate_id uuid) returns uuid
language sql
set search_path = ''
as $$ select private.convert_estimate(estimate_id) $$;
comment on function public.convert_estimate(uuid) is
  'The draft of an invoice out of one of the caller''s estimates, answered or not: the open one, or a new one with its content. Refused (409) once an invoice was made of it.';
grant execute on function public.convert_estimate(uuid) to authenticated;

-- Of two drafts, one of them discarded and brought back, one becomes the invoice. Whoever issues holds the lock of the business.
create function private.convert_once() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_converted(new.estimate_id);
  return new;
end
$$;

create trigger drafts_convert_once before update on public.drafts
for each row
when (old.issued_id is null and new.issued_id is not null and new.estimate_id is not null)
execute function private.convert_once();

-- supabase/schemas/05_sharing/03_history.sql

-- What happened to an invoice, in order, written by triggers alone, but for what nobody sees: how it went out. That its link was opened is no event: the link
-- counts that itself. What became of its mails is noted beside the mails.

create table public.invoice_events (
  id bigint primary key generated always as identity,
  invoice_id uuid not null,
  user_id uuid not null,
  kind text not null,
  at timestamptz not null default clock_timestamp(),
  detail jsonb not null default '{}',
  -- Told by an export that was restored, and seen by nobody here.
  restored boolean not null default false,
  constraint invoice_events_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_events_kind_known check (kind in (
    'created', 'deleted', 'replaced', 'restored', 'written_off', 'write_off_undone',
    'credited', 'credit_cancelled', 'credit_restored', 'refund_recorded', 'refund_undone',
    'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone',
    'marked_sent', 'shared', 'link_renewed', 'link_revoked',
    'sent', 'reminded', 'mail_unsure',
    'reminder_failed', 'reminder_unsure', 'reminder_given_up', 'reminder_stopped',
    'receipt_sent', 'receipt_failed', 'receipt_unsure', 'receipt_given_up', 'receipt_stopped',
    'mailing_failed', 'mailing_unsure', 'mailing_given_up', 'mailing_stopped',
    'estimate_accepted', 'estimate_declined', 'estimate_converted', 'shipping_noted'
  )),
  constraint invoice_events_detail_object check (jsonb_typeof(detail) = 'object'),
  constraint invoice_events_detail_length check (octet_length(detail::text) <= 20000)
);
comment on table public.invoice_events is 'The history of an invoice: it only grows.';
create index invoice_events_invoice_user on public.invoice_events (invoice_id, user_id);
create index invoice_events_user_id on public.invoice_events (user_id);
-- Every list asks for it, and few invoices have one.
create index invoice_events_marked on public.invoice_events (invoice_id, at) where kind = 'marked_sent';

alter table public.invoice_events enable row level security;
grant select on public.invoice_events to authenticated;

create policy invoice_events_select_own on public.invoice_events
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_history() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- What tells that an account was erased is nobody's, and so never erased.
  if tg_op = 'DELETE' and (
    private.is_erased((to_jsonb(old) ->> 'user_id')::uuid)
    or private.is_undone((to_jsonb(old) ->> 'invoice_id')::uuid)
  ) then
    return old;
  end if;
  perform private.refuse(409, 'history_unchangeable');
  return null;
end
$$;

create trigger invoice_events_keep before update or delete on public.invoice_events
for each row execute function private.keep_history();

create trigger invoice_events_keep_all before truncate on public.invoice_events
for each statement execute function private.keep_history();

-- What is written again as it was (…_restore.sql) brings its history along.
create function private.leave_out_event() returns trigger
language plpgsql
set search_path = ''
as $$ begin return null; end $$;

create trigger invoice_events_leave_out before insert on public.invoice_events
for each row
when (current_setting('app.restoring', true) = 'on' and not new.restored)
execute function private.leave_out_event();

create function private.note_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- In whose place it is issued, or what stands in its own.
  other_id constant uuid := case
    when new.money = 'out' then null
    when tg_op = 'INSERT' then new.original_id
    when new.cancelled_at is not null then private.standing_invoice(new.id)
  end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.id,
    new.user_id,
    case
      when tg_op = 'INSERT' then 'created'
      when new.cancelled_at is null then 'restored'
      when other_id is not null then 'replaced'
      else 'deleted'
    end,
    case when tg_op = 'INSERT' then new.created_at else coalesce(new.cancelled_at, clock_timestamp()) end,
    jsonb_strip_nulls(jsonb_build_object(
      'reason', new.cancel_reason,
      'number', (select other.number from books.invoices as other where other.id = other_id)
    ))
  );
  return null;
end
$$;

create trigger invoices_note_created after insert on books.invoices
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_invoice();

create trigger invoices_note_cancelled after update on books.invoices
for each row
when ((old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.note_invoice();

-- What its credit notes, and giving up its rest, do to an invoice.
create function private.note_credit() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.original_id,
    new.user_id,
    case when tg_op = 'INSERT' then 'credited' when new.cancelled_at is null then 'credit_restored' else 'credit_cancelled' end,
    jsonb_build_object(
      'note_id', new.id,
      'number', private.document_number(new.prefix, new.financial_year, new.sequence, new.padding),
      'amount_minor', new.total_minor,
      'reason', new.credit_reason
    )
  );
  return null;
end
$$;

create trigger invoices_note_credit after insert on books.invoices
for each row
when (new.sign = -1)
execute function private.note_credit();

create trigger invoices_note_credit_cancelled after update on books.invoices
for each row
when (new.sign = -1 and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.note_credit();

create function private.note_write_off() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.id,
    new.user_id,
    case when new.written_off_at is null then 'write_off_undone' else 'written_off' end,
    jsonb_strip_nulls(jsonb_build_object(
      'amount_minor', new.due_minor, 'reason', new.write_off_reason
    ))
  );
  return null;
end
$$;

create trigger invoices_note_write_off after update on books.invoices
for each row
when ((old.written_off_at is null) <> (new.written_off_at is null))
execute function private.note_write_off();

create function private.payment_event(payment books.payments) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'payment_id', payment.id,
    'amount_minor', payment.amount_minor,
    'tds_minor', payment.tds_minor,
    'paid_on', payment.paid_on,
    'method', payment.method,
    'reference', payment.reference,
    'reason', payment.reason
  ));
end
$$;
comment on function private.payment_event(books.payments) is 'The detail of an event about a payment, as it was then.';

-- What is given back for a credit note is told of its invoice, too, and what of an advance of its voucher.
create function private.note_payment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  what constant text := case when tg_op = 'INSERT' and new.state = 'confirmed' then 'recorded' else new.state end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    told.id,
    new.user_id,
    case when document.money = 'out' then 'refund_' else 'payment_' end || what,
    case when tg_op = 'INSERT' then new.created_at else new.decided_at end,
    private.payment_event(new)
  from books.invoices as document
  cross join lateral (
    values (document.id), (case when document.money = 'out' then document.original_id end)
  ) as told (id)
  where document.id = new.invoice_id and told.id is not null;
  return null;
end
$$;

create trigger payments_note after insert or update on books.payments
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_payment();

create function private.note_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at)
  values (
    new.invoice_id,
    new.user_id,
    case
      when tg_op = 'INSERT' then 'shared'
      when new.revoked_at is not null then 'link_revoked'
      when num_nonnulls(old.revoked_at, old.mail_id) > 0 then 'shared'
      else 'link_renewed'
    end,
    coalesce(new.revoked_at, new.created_at)
  );
  return null;
end
$$;

-- One that was made for a mail is told of once that was taken.
create trigger invoice_links_note_made after insert on public.invoice_links
for each row
when (new.mail_id is null)
execute function private.note_link();

create trigger invoice_links_note_changed after update on public.invoice_links
for each row
when (
  new.mail_id is null
  and (
    old.mail_id is not null
    or old.token <> new.token
    or (old.revoked_at is null) <> (new.revoked_at is null)
  )
)
execute function private.note_link();

create function private.note_estimate_answer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.estimate_id,
    new.user_id,
    case when new.accepted then 'estimate_accepted' else 'estimate_declined' end,
    new.answered_at,
    jsonb_strip_nulls(jsonb_build_object('by', new.name, 'reason', new.note))
  );
  return null;
end
$$;

create trigger estimate_answers_note after insert on public.estimate_answers
for each row execute function private.note_estimate_answer();

create function private.note_conversion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  select new.estimate_id, new.user_id, 'estimate_converted', jsonb_build_object('number', invoice.number)
  from books.invoices as invoice
  where invoice.id = new.issued_id;
  return null;
end
$$;

create trigger drafts_note_conversion after update on public.drafts
for each row
when (old.issued_id is null and new.issued_id is not null and new.estimate_id is not null)
execute function private.note_conversion();

create function private.mark_sent(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, auth.uid());
begin
  insert into public.invoice_events (invoice_id, user_id, kind)
  select invoice.id, invoice.user_id, 'marked_sent'
  where not exists (
    select from public.invoice_events as known where known.invoice_id = invoice.id and known.kind = 'marked_sent'
  );
end
$$;
grant execute on function private.mark_sent(uuid) to authenticated;

create function public.mark_sent(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.mark_sent(invoice_id) $$;
comment on function public.mark_sent(uuid) is
  'Notes that an invoice of the caller went out by a way that is not seen here, such as on paper; doing it twice is harmless.';
grant execute on function public.mark_sent(uuid) to authenticated;

-- supabase/schemas/05_sharing/04_shipping.sql

-- By which port an export left, and its shipping bill: they come after the invoice, and the return asks for them (table 6A).

create function private.note_shipping() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.id, new.user_id, 'shipping_noted',
    jsonb_strip_nulls(jsonb_build_object('number', coalesce(new.shipping_bill, new.port_code)))
  );
  return null;
end
$$;

create trigger invoices_note_shipping after update on books.invoices
for each row
when (
  (old.port_code, old.shipping_bill, old.shipping_bill_date)
    is distinct from (new.port_code, new.shipping_bill, new.shipping_bill_date)
)
execute function private.note_shipping();

-- Whether the return that told an export was filed before its shipping bill was known: table 9A is then amended on the portal.
create function private.is_shipped_late(owner uuid, gstin text, invoice_id uuid, issued date) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.invoice_events as event
    where event.invoice_id = is_shipped_late.invoice_id and event.kind = 'shipping_noted'
      and event.at > (private.filed_period(owner, gstin, issued, issued)).marked_at
  );
end
$$;

-- Issuing asks it, too.
create function private.check_shipping(number text, day date, issued date) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if day is not null and number is null then
    perform private.refuse(422, 'shipping_bill_number_missing', 'shippingBillDate');
  elsif day > private.today() then
    perform private.refuse(422, 'shipping_bill_date_future', 'shippingBillDate');
  elsif day < issued then
    perform private.refuse(422, 'shipping_bill_date_early', 'shippingBillDate');
  end if;
end
$$;
comment on function private.check_shipping(text, date, date) is 'Refuses a shipping bill whose day cannot be.';

create function private.set_shipping(invoice_id uuid, port_code text, shipping_bill text, shipping_bill_date date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice constant books.invoices := private.lock_invoice(set_shipping.invoice_id, auth.uid());
begin
  if invoice.supply <> 'export' then
    perform private.refuse(409, 'shipping_of_export');
  end if;
  perform private.check_shipping(set_shipping.shipping_bill, set_shipping.shipping_bill_date, invoice.issue_date);
  update books.invoices as own
  set
    port_code = set_shipping.port_code, shipping_bill = set_shipping.shipping_bill,
    shipping_bill_date = set_shipping.shipping_bill_date
  where own.id = invoice.id
    and (own.port_code, own.shipping_bill, own.shipping_bill_date)
      is distinct from (set_shipping.port_code, set_shipping.shipping_bill, set_shipping.shipping_bill_date);
  return private.issued_invoice(invoice.id);
end
$$;
grant execute on function private.set_shipping(uuid, text, text, date) to authenticated;

create function public.set_shipping(
  invoice_id uuid,
  port_code text default null,
  shipping_bill text default null,
  shipping_bill_date date default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.set_shipping(invoice_id, port_code, shipping_bill, shipping_bill_date) $$;
comment on function public.set_shipping(uuid, text, text, date) is
  'Notes, or takes out, port and shipping bill of one of the caller''s issued exports, and returns the whole of it; doing it twice is harmless.';
grant execute on function public.set_shipping(uuid, text, text, date) to authenticated;

-- supabase/schemas/06_mail/01_mail.sql

-- The mails about an invoice that go to its client, and the limits and stops that every mail keeps to.

create function private.is_reminder_step(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return value in ('before_3', 'due', 'after_3', 'after_7'); end $$;
comment on function private.is_reminder_step(text) is 'Whether it is one of the automatic reminders; private.due_reminders knows their days.';

-- Which mail was sent, to whom, when. A row is made before its mail leaves, so that two requests for one mail send one; it
-- counts once the mail server has taken the mail. It is written by the edge function alone, with the server's own key and
-- in the name of the person whom it has verified: nobody writes "sent" into a history without a mail. A mail that may
-- have gone out is kept as such; its request is answered so from then on, until the person asks for another mail.
create table public.invoice_mails (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- Which of the automatic reminders; null for what the owner sent.
  step text,
  step_day date,
  -- As the mail's own header says it: the addresses, with commas between them.
  sent_to text not null,
  cc text[] not null default '{}',
  -- Whom of all these the mail server did not take it for.
  missed text[] not null default '{}',
  subject text not null,
  -- Two mails with the same key are one mail, asked for twice.
  request_key uuid not null default gen_random_uuid(),
  request_fingerprint text not null default '',
  begun_at timestamptz not null default clock_timestamp(),
  -- Null while the mail is on its way.
  sent_at timestamptz,
  unsure_at timestamptz,
  -- Told by an export that was restored, and seen by nobody here.
  restored boolean not null default false,
  constraint invoice_mails_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_mails_request unique (user_id, request_key),
  constraint invoice_mails_kind_known check (kind in ('invoice', 'reminder', 'receipt')),
  constraint invoice_mails_step_known check (step is null or kind = 'reminder' and private.is_reminder_step(step)),
  constraint invoice_mails_recipients_bounded check (
    char_length(sent_to) <= 6 * 256 and cardinality(cc) <= 6 and cardinality(missed) <= 6
    and char_length(cc::text) <= 6 * 256 and char_length(missed::text) <= 6 * 256
  ),
  constraint invoice_mails_fingerprint_length check (char_length(request_fingerprint) <= 200)
);
comment on table public.invoice_mails is 'What was mailed to the client of an invoice, and when.';
comment on column public.invoice_mails.unsure_at is
  'When it became clear that nobody knows whether the mail went out; null while that is not so.';
-- Every step once in the life of an invoice, and of each part of one that is due in parts.
create unique index invoice_mails_step on public.invoice_mails (invoice_id, step, step_day) nulls not distinct
where step is not null;
create index invoice_mails_invoice_user on public.invoice_mails (invoice_id, user_id);
create index invoice_mails_on_their_way on public.invoice_mails (begun_at)
where sent_at is null and unsure_at is null;

alter table public.invoice_mails enable row level security;
grant select on public.invoice_mails to authenticated;

create policy invoice_mails_select_own on public.invoice_mails
for select to authenticated
using (user_id = (select private.caller()) and sent_at is not null);

create function private.keep_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'mail_unchangeable');
  return null;
end
$$;

create trigger invoice_mails_keep before update or delete on public.invoice_mails
for each row
when (old.sent_at is not null)
execute function private.keep_mail();

create trigger invoice_mails_keep_unsure before delete on public.invoice_mails
for each row
when (old.unsure_at is not null)
execute function private.keep_mail();

create trigger invoice_mails_keep_all before truncate on public.invoice_mails
for each statement execute function private.keep_mail();

create function private.reached_by(mail public.invoice_mails) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(known.address order by known.position)
  from unnest(string_to_array(mail.sent_to, ', ') || mail.cc) with ordinality as known (address, position)
  where known.address <> all (mail.missed)
$$;
comment on function private.reached_by(public.invoice_mails) is 'Everybody whom a mail went to, in the order of its header.';

create function private.mail_event(told_as text, became text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when became <> 'sent' then case told_as when 'invoice' then 'mailing' else told_as end || '_' || became
    when told_as = 'invoice' then 'sent'
    when told_as = 'reminder' then 'reminded'
    else told_as || '_sent'
  end;
end
$$;
comment on function private.mail_event(text, text) is 'The event by which a history tells what became of a mail.';

-- The history of an invoice tells of its mails, too.
create function private.note_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.invoice_id,
    new.user_id,
    case when new.sent_at is null then 'mail_unsure' else private.mail_event(new.kind, 'sent') end,
    coalesce(new.sent_at, new.unsure_at),
    jsonb_strip_nulls(jsonb_build_object(
      'mail_id', new.id,
      'to', array_to_string(private.reached_by(new), ', '),
      'missed', nullif(array_to_string(new.missed, ', '), ''),
      'step', new.step
    ))
  );
  return null;
end
$$;

create trigger invoice_mails_note_inserted after insert on public.invoice_mails
for each row
when (new.sent_at is not null)
execute function private.note_mail();

create trigger invoice_mails_note_sent after update on public.invoice_mails
for each row
when (old.sent_at is null and new.sent_at is not null)
execute function private.note_mail();

create trigger invoice_mails_note_unsure after update on public.invoice_mails
for each row
when (old.unsure_at is null and new.unsure_at is not null)
execute function private.note_mail();

-- What became of a mail becomes of the link that was made for it; one of before is ended again. Its name comes before that of
-- the notes: the link is told of first.
create function private.settle_mail_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    update public.invoice_links as link
    set mail_id = null, created_at = greatest(link.created_at, new.begun_at)
    where link.mail_id = new.id;
    return null;
  end if;
  delete from public.invoice_links as link where link.mail_id = old.id and link.created_at >= old.begun_at;
  update public.invoice_links as link
  set revoked_at = clock_timestamp()
  where link.mail_id = old.id and link.revoked_at is null;
  return null;
end
$$;

create trigger invoice_mails_link_kept after update on public.invoice_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0 and num_nonnulls(new.sent_at, new.unsure_at) > 0)
execute function private.settle_mail_link();

create trigger invoice_mails_link_gone after delete on public.invoice_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0)
execute function private.settle_mail_link();

-- Whoever gets mails can stop them: those of one sender, or those of all who use this product here. No address is kept
-- for that, only a hash of the mailbox.
create function private.mailbox_of(address text) returns text
language sql immutable
set search_path = ''
as $$
  select private.hash(
    case when part.domain in ('gmail.com', 'googlemail.com')
      then replace(part.box, '.', '') || '@gmail.com'
      else part.box || '@' || part.domain
    end
  )
  from (
    select
      split_part(split_part(lower(mailbox_of.address), '@', 1), '+', 1) as box,
      split_part(lower(mailbox_of.address), '@', 2) as domain
  ) as part
$$;
comment on function private.mailbox_of(text) is
  'A hash of the mailbox behind an address: name+tag@ is name@, and Gmail reads no dots, so that one person is not many.';

create table private.mail_recipients (
  user_id uuid not null references auth.users (id) on delete cascade,
  mailbox text not null,
  -- In every mail from this sender to this mailbox, for stopping them.
  token text not null unique default private.new_token(),
  stopped_at timestamptz,
  primary key (user_id, mailbox)
);
comment on table private.mail_recipients is 'Whose mailbox got mails from whom, and since when it wants no more of them.';
alter table private.mail_recipients enable row level security;
create policy mail_recipients_nobody on private.mail_recipients using (false);

create table private.stopped_mailboxes (
  mailbox text primary key,
  stopped_at timestamptz not null default now()
);
comment on table private.stopped_mailboxes is 'Mailboxes that want no mail from any sender here.';
alter table private.stopped_mailboxes enable row level security;
create policy stopped_mailboxes_nobody on private.stopped_mailboxes using (false);

create function private.is_stopped(sender uuid, address text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.stopped_mailboxes as stopped where stopped.mailbox = private.mailbox_of(address)
  ) or exists (
    select from private.mail_recipients as recipient
    where recipient.user_id = sender
      and recipient.mailbox = private.mailbox_of(address)
      and recipient.stopped_at is not null
  )
$$;

create function private.stop_token(sender uuid, address text) returns text
language sql
set search_path = ''
as $$
  insert into private.mail_recipients as recipient (user_id, mailbox)
  values (sender, private.mailbox_of(address))
  -- Changes nothing, so that the row is returned.
  on conflict (user_id, mailbox) do update set mailbox = recipient.mailbox
  returning recipient.token
$$;

create function private.mail_stop(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  recipient private.mail_recipients;
begin
  select * into recipient from private.mail_recipients as known where known.token = mail_stop.token;
  if not found or private.is_being_erased(recipient.user_id) then
    perform private.refuse(404, 'stop_link_unknown');
  end if;
  return jsonb_build_object(
    'sender', (select business.name from public.businesses as business where business.user_id = recipient.user_id),
    'stopped', case
      when exists (select from private.stopped_mailboxes as stopped where stopped.mailbox = recipient.mailbox)
        then 'all'
      when recipient.stopped_at is not null then 'sender'
      else 'none'
    end
  );
end
$$;
grant execute on function private.mail_stop(text) to service_role;

create function public.mail_stop(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.mail_stop(token) $$;
comment on function public.mail_stop(text) is
  'Who sends the mails that carry this token, and whether they are stopped: none, sender or all.';
grant execute on function public.mail_stop(text) to service_role;

create function private.stop_mails(token text, scope text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  if (scope in ('sender', 'all')) is not true then
    perform private.refuse(422, 'stop_scope_unknown', 'scope');
  end if;
  update private.mail_recipients as recipient
  set stopped_at = now()
  where recipient.token = stop_mails.token and recipient.stopped_at is null;
  if scope = 'all' then
    insert into private.stopped_mailboxes (mailbox)
    select recipient.mailbox from private.mail_recipients as recipient where recipient.token = stop_mails.token
    on conflict do nothing;
  end if;
  return private.mail_stop(stop_mails.token);
end
$$;
grant execute on function private.stop_mails(text, text) to service_role;

create function public.stop_mails(token text, scope text) returns jsonb
language sql
set search_path = ''
as $$ select private.stop_mails(token, scope) $$;
comment on function public.stop_mails(text, text) is
  'Stops mails to the mailbox that got this token: those of its sender, or those of all. Doing it twice is harmless.';
grant execute on function public.stop_mails(text, text) to service_role;

-- How many mails go to clients: few to one mailbox, few from a young account, and not more in a day than the host allows.
-- Nothing that a sender can do to themself, as confirming payments, raises a limit; only time does.
create table private.mail_days (
  day date primary key,
  mails integer not null
);
comment on table private.mail_days is 'How many mails were handed to the mail server on each day in India, tries included.';
alter table private.mail_days enable row level security;
create policy mail_days_nobody on private.mail_days using (false);

-- Mails begin one after the other. Whoever begins one takes this lock first, so that none waits for another in a circle.
create function private.queue_mails() returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('take_mails', 0)) $$;

create function private.mails_a_day(sender uuid) returns integer
language sql stable
set search_path = ''
as $$
  select case
    when account.created_at > now() - interval '1 day' then 10
    when account.created_at > now() - interval '7 days' then 30
    when account.created_at > now() - interval '30 days' then 100
    else 300
  end
  from auth.users as account
  where account.id = mails_a_day.sender
$$;
comment on function private.mails_a_day(uuid) is 'So many mails go at once, and as many again within a day, by the age of the account.';

create function private.take_day_permit(sender uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := private.mails_a_day(sender);
  seconds constant integer := private.take_permit('mails of a day:' || sender, most, most / 1440.0);
begin
  if seconds > 0 then
    perform private.refuse(429, 'mails_of_day', params => jsonb_build_object('most', most, 'seconds', seconds));
  end if;
end
$$;

-- 5 at once and 10 a day from one sender; 12 at once and 24 a day from all together.
create function private.take_recipient_permits(sender uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(address);
  seconds constant integer := greatest(
    private.take_permit('mails to:' || mailbox || ':' || sender, 5, 10 / 1440.0),
    private.take_permit('mails to:' || mailbox, 12, 24 / 1440.0)
  );
begin
  if seconds > 0 then
    -- One refusal for both: it is nobody's business who else writes to this address.
    perform private.refuse(
      429, 'mails_to_address', params => jsonb_build_object('address', address, 'seconds', seconds)
    );
  end if;
end
$$;

create function private.count_mail_of_host(most_a_day integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  counted integer;
begin
  insert into private.mail_days as today (day, mails) values (private.today(), 1)
  on conflict (day) do update set mails = today.mails + 1
  returning today.mails into counted;
  if counted > coalesce(most_a_day, 1000) then
    perform private.refuse(429, 'mails_of_host');
  end if;
end
$$;
comment on function private.count_mail_of_host(integer) is
  'Counts a mail of today and refuses it where the host allows no more; without a setting of the host 1,000.';

-- 30 mails an hour from one person, and the limits of the day; a mail to several is as many. What is refused takes no permit.
create function private.take_mail_permits(sender uuid, address text, most_a_day integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := private.take_permit('mails:' || sender, 30, 0.5);
begin
  if seconds > 0 then
    perform private.refuse(429, 'mails_of_hour', params => jsonb_build_object('seconds', seconds));
  end if;
  perform private.take_day_permit(sender);
  perform private.take_recipient_permits(sender, address);
  perform private.count_mail_of_host(most_a_day);
end
$$;

-- Nobody twice, and each an address: a mail names and reaches six people at most.
create function private.check_recipients(recipients text[], copies text[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  every constant text[] := recipients || copies;
begin
  if cardinality(recipients) is distinct from 0 and cardinality(every) between 1 and 6 then
    if private.are_emails(every)
      and cardinality(every) = (select count(distinct lower(known.address)) from unnest(every) as known (address))
    then
      return;
    end if;
    perform private.refuse(422, 'mail_recipients_invalid', 'to');
  end if;
  perform private.refuse(422, 'mail_recipients_number', 'to');
end
$$;

-- What became of a mail with this request before: it was sent, or nobody knows; null where it may begin.
create function private.mail_before(
  is_same boolean,
  begun_at timestamptz,
  sent_at timestamptz,
  unsure_at timestamptz,
  missed text[]
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if not is_same then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "mail"}');
  elsif sent_at is not null then
    return jsonb_build_object('state', 'sent', 'missed', to_jsonb(missed));
  elsif begun_at > clock_timestamp() - interval '2 minutes' and unsure_at is null then
    perform private.refuse(409, 'mail_on_its_way');
  end if;
  -- One of which nothing was heard: its request died, maybe after the mail server had taken it.
  return jsonb_build_object('state', 'unsure');
end
$$;

-- Where answers go: to the address that the account has proven to be its own. That of the business is free text, so answers could be
-- led to a stranger.
create function private.reply_address(sender uuid) returns text
language sql stable
set search_path = ''
as $$
  select account.email from auth.users as account where account.id = sender and account.email_confirmed_at is not null
$$;

-- Whoever gets a mail wants mails, and there are permits for each; answers with what stops further ones.
create function private.admit_mail(sender uuid, recipients text[], copies text[], most_a_day integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address text;
  stops jsonb := '[]';
begin
  perform private.check_recipients(recipients, copies);
  if private.is_being_restored(sender) then
    perform private.refuse(409, 'restore_unfinished');
  end if;
  foreach address in array recipients || copies loop
    if private.is_stopped(sender, address) then
      perform private.refuse(409, 'mails_stopped', params => jsonb_build_object('address', address));
    end if;
    perform private.take_mail_permits(sender, address, most_a_day);
    stops := stops || jsonb_build_object('address', address, 'token', private.stop_token(sender, address));
  end loop;
  return stops;
end
$$;

-- The subject as it goes out; both are asked for.
create function private.mail_subject(subject text, fingerprint text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean_subject constant text := private.single_line(subject);
begin
  if clean_subject is null or fingerprint is null then
    perform private.refuse(422, 'required', 'subject');
  end if;
  perform private.check_length(clean_subject, 200, 'subject');
  return clean_subject;
end
$$;

create function private.begin_invoice_mail(
  sender uuid,
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text,
  most_a_day integer,
  recipients text[],
  copies text[]
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice books.invoices;
  clean_subject text;
  mail public.invoice_mails;
  addressed text[];
  stops jsonb;
  told jsonb;
begin
  perform private.queue_mails();
  invoice := private.lock_document(begin_invoice_mail.invoice_id, begin_invoice_mail.sender);

  select * into mail
  from public.invoice_mails as earlier
  where earlier.user_id = invoice.user_id and earlier.request_key = begin_invoice_mail.request_key;

  if found then
    told := private.mail_before(
      (mail.invoice_id, mail.request_fingerprint) is not distinct from (invoice.id, begin_invoice_mail.fingerprint),
      mail.begun_at, mail.sent_at, mail.unsure_at, mail.missed
    );
    update public.invoice_mails as lost
    set unsure_at = clock_timestamp()
    where lost.id = mail.id and lost.sent_at is null and lost.unsure_at is null;
    return told;
  end if;

  if (begin_invoice_mail.kind in ('invoice', 'reminder')) is not true then
    perform private.refuse(422, 'mail_kind_unknown', 'kind');
  elsif begin_invoice_mail.kind = 'reminder' and not (invoice.listed and invoice.status = 'UNPAID') then
    perform private.refuse(409, 'nothing_due');
  end if;
  clean_subject := private.mail_subject(begin_invoice_mail.subject, begin_invoice_mail.fingerprint);
  addressed := coalesce(recipients, array[invoice.client_email]);
  stops := private.admit_mail(invoice.user_id, addressed, copies, most_a_day);

  insert into public.invoice_mails (
    invoice_id, user_id, kind, sent_to, cc, subject, request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, begin_invoice_mail.kind, array_to_string(addressed, ', '), copies, clean_subject,
    begin_invoice_mail.request_key, begin_invoice_mail.fingerprint
  )
  returning * into mail;
  return jsonb_build_object(
    'state', 'begun', 'id', mail.id, 'to', addressed, 'cc', copies, 'stops', stops,
    'reply_to', private.reply_address(invoice.user_id), 'link', private.link_for_mail(invoice, mail.id)
  );
end
$$;
grant execute on function private.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer, text[], text[])
  to service_role;

create function public.begin_invoice_mail(
  sender uuid,
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text,
  most_a_day integer default null,
  recipients text[] default null,
  copies text[] default '{}'
) returns jsonb
language sql
set search_path = ''
as $$
  select private.begin_invoice_mail(
    sender, invoice_id, request_key, kind, subject, fingerprint, most_a_day, recipients, copies
  )
$$;
comment on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer, text[], text[]) is
  'Begins a mail about one of the sender''s invoices, to its client unless others are named, for the server alone: begun, with its id, whom it goes to, what stops further ones to each and the token of its link; or that this request was sent, or that it may have been.';
grant execute on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer, text[], text[])
  to service_role;

create function private.end_invoice_mail(mail_id uuid, outcome text, missed text[]) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if outcome = 'sent' then
    update public.invoice_mails as mail
    set sent_at = clock_timestamp(), missed = end_invoice_mail.missed
    where mail.id = mail_id and mail.sent_at is null;
  elsif outcome = 'unsure' then
    update public.invoice_mails as mail
    set unsure_at = clock_timestamp()
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  elsif outcome = 'refused' then
    delete from public.invoice_mails as mail
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  else
    perform private.refuse(422, 'mail_outcome_unknown', 'outcome');
  end if;
end
$$;
grant execute on function private.end_invoice_mail(uuid, text, text[]) to service_role;

create function public.end_invoice_mail(mail_id uuid, outcome text, missed text[] default '{}') returns void
language sql
set search_path = ''
as $$ select private.end_invoice_mail(mail_id, outcome, missed) $$;
comment on function public.end_invoice_mail(uuid, text, text[]) is
  'What became of a mail that was begun: sent, and it stays, with whom the mail server did not take it for; unsure, and it stays as that; or refused by the mail server, and nothing of it is kept. Doing it twice is harmless.';
grant execute on function public.end_invoice_mail(uuid, text, text[]) to service_role;

-- supabase/schemas/06_mail/02_mail_queue.sql

-- The queue of the mails that go by themselves. Each kind of mail stands in a file of its own (…_mail_<kind>.sql): its row of
-- private.mail_kinds, a function that says what is due, and one that gives what its letter says. What stands here asks for no kind by
-- its name.
--
-- A job is taken before its mail is made, so that two runs at a time send one mail, and noted as on its way before the mail server gets
-- it. One whose run died before that goes back; of one that was on its way nobody knows what became: it is not sent again, since never
-- twice is worth more here than always once.

create table private.mail_kinds (
  kind text primary key,
  -- All others go to the owner, at the address that they have proven to be theirs.
  to_client boolean not null,
  -- Which mails go first: 1 news to owners, 2 mails to clients, 3 those that can wait.
  priority integer not null,
  -- The functions of the kind, in this schema: due(day date) returns setof private.due_mail, letter(job private.mail_jobs) returns jsonb.
  due text not null,
  letter text not null,
  -- As which mail the history of its invoices tells of it (invoice_mails.kind); null where no history does.
  told_as text,
  -- Whether it goes from an account that waits to be erased, or that is being restored.
  while_resting boolean not null default false,
  -- Whether what is due in books that are restored went already, from where they come.
  went_before_restoring boolean not null default false,
  constraint mail_kinds_told_known check (told_as in ('invoice', 'reminder', 'receipt'))
);
comment on table private.mail_kinds is 'What the queue asks of a kind of mail that goes by itself.';
alter table private.mail_kinds enable row level security;
create policy mail_kinds_nobody on private.mail_kinds using (false);

create function private.mail_kind(kind text) returns private.mail_kinds
language plpgsql stable
set search_path = ''
as $$
declare
  traits private.mail_kinds;
begin
  select * into traits from private.mail_kinds as known where known.kind = mail_kind.kind;
  return traits;
end
$$;
comment on function private.mail_kind(text) is 'What the queue asks of a kind of mail; all null of one that is not known.';

-- What a kind says to be due. Subject, step and last day make it one mail.
create type private.due_mail as (
  -- What it is about: an invoice, a payment, a request.
  subject_id uuid,
  user_id uuid,
  -- Which of several mails about it.
  step text,
  -- It goes until the end of a day in India, or until a moment. What was over of late is due still, and is told as given up.
  last_day date,
  until timestamptz,
  -- Not before this; null: at once.
  run_at timestamptz,
  -- The client's; null of what goes to the owner.
  address text,
  -- The invoices that it is about; their histories tell what became of a mail to a client.
  invoice_ids uuid[]
);

create table private.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- As in private.due_mail.
  subject_id uuid not null,
  user_id uuid not null,
  step text,
  last_day date,
  until timestamptz,
  run_at timestamptz not null default now(),
  address text,
  invoice_ids uuid[] not null default '{}',
  state text not null default 'waiting',
  tries integer not null default 0,
  taken_at timestamptz,
  constraint mail_jobs_kind foreign key (kind) references private.mail_kinds (kind),
  constraint mail_jobs_once unique nulls not distinct (kind, subject_id, step, last_day),
  constraint mail_jobs_end check (num_nonnulls(last_day, until) = 1),
  constraint mail_jobs_state_known check (state in ('waiting', 'taken', 'sending', 'sent', 'failed', 'unsure'))
);
create index mail_jobs_open on private.mail_jobs (run_at) where state in ('waiting', 'taken', 'sending');
create index mail_jobs_invoices on private.mail_jobs using gin (invoice_ids);
-- When an owner's turn was.
create index mail_jobs_user_taken on private.mail_jobs (user_id, taken_at);
alter table private.mail_jobs enable row level security;
create policy mail_jobs_nobody on private.mail_jobs using (false);

create function private.due_mails(kind text, day date) returns setof private.due_mail
language plpgsql stable
set search_path = ''
as $$
begin
  return query execute format('select * from private.%I($1)', (private.mail_kind(kind)).due) using day;
end
$$;
comment on function private.due_mails(text, date) is
  'What is due of a kind of mail; `day` is the day in India at the hours of mails that are not news, else null.';

-- The owner reads in the history what did not go out.
create function private.note_mail_job(job private.mail_jobs, became text) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  select
    told.id, job.user_id, private.mail_event(traits.told_as, became), jsonb_strip_nulls(jsonb_build_object('step', job.step))
  from private.mail_kind(job.kind) as traits
  cross join unnest(job.invoice_ids) as told (id)
  where traits.told_as is not null
$$;

-- Everybody's mails get their turn: an owner with thousands of reminders, or one who has no permit left, holds up
-- nobody else's, and news goes before all reminders.
create function private.waiting_mails(day date) returns setof private.mail_jobs
language sql stable
set search_path = ''
as $$
  with due as materialized (
    select traits.kind, known.*
    from private.mail_kinds as traits
    cross join lateral private.due_mails(traits.kind, waiting_mails.day) as known
  ),
  waiting as materialized (
    select job.*, traits.priority, traits.while_resting, due.address as address_now, due.invoice_ids as invoices_now
    from private.mail_jobs as job
    join private.mail_kinds as traits on traits.kind = job.kind
    -- Asked again: since it was noted, the invoice may have been paid, or the reminder switched off.
    join due
      on due.kind = job.kind and due.subject_id = job.subject_id
      and due.step is not distinct from job.step and due.last_day is not distinct from job.last_day
    where job.state = 'waiting' and job.run_at <= now()
  ),
  owners as (
    select
      owner.user_id,
      (select max(earlier.taken_at) from private.mail_jobs as earlier where earlier.user_id = owner.user_id) as last_turn,
      private.rests(owner.user_id) as rests
    from (select distinct waiting.user_id from waiting) as owner
  )
  select
    waiting.id, waiting.kind, waiting.subject_id, waiting.user_id, waiting.step, waiting.last_day, waiting.until,
    waiting.run_at, waiting.address_now, waiting.invoices_now, waiting.state, waiting.tries, waiting.taken_at
  from waiting
  join owners on owners.user_id = waiting.user_id and (waiting.while_resting or not owners.rests)
  order by
    waiting.priority,
    row_number() over (partition by waiting.user_id, waiting.priority order by waiting.run_at, waiting.id),
    owners.last_turn nulls first,
    waiting.run_at,
    waiting.id
$$;
comment on function private.waiting_mails(date) is
  'What may go now, by its priority; then one of each owner in turn, who waited longest for a turn first. Address and invoices are those of now.';

-- The owner reads when a mail to a client is given up: after five tries, at once where the mail server does not know the
-- recipient, or because its time is over.
create function private.give_up_mails() returns void
language plpgsql
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  for job in
    with late as materialized (
      select own.*
      from private.mail_jobs as own
      where own.state = 'waiting' and (own.last_day < private.today() or own.until <= now())
    ),
    wanted as materialized (
      select asked.kind, due.*
      from (
        select distinct late.kind, coalesce(late.last_day, (late.until at time zone 'Asia/Kolkata')::date) as day
        from late
        join private.mail_kinds as traits on traits.kind = late.kind
        where traits.told_as is not null
      ) as asked
      cross join lateral private.due_mails(asked.kind, asked.day) as due
    ),
    ended as (
      update private.mail_jobs as own set state = 'failed' from late where own.id = late.id returning own.*
    )
    select ended.*
    from ended
    where exists (
        select from wanted
        where wanted.kind = ended.kind and wanted.subject_id = ended.subject_id
          and wanted.step is not distinct from ended.step and wanted.last_day is not distinct from ended.last_day
      )
      -- Of one that was never tried, and that nobody needs any more, there is nothing to tell.
      or ended.tries > 0 and ended.last_day is not null
  loop
    perform private.note_mail_job(job, 'given_up');
  end loop;
end
$$;
comment on function private.give_up_mails() is 'Ends what waits and whose time is over.';

create function private.note_mails(day date) returns void
language plpgsql
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  -- A run that took these is dead, and the mail server got none of them. One of whose making runs die again and again lets others go
  -- first, and is given up in the end.
  for job in
    update private.mail_jobs as untried
    set
      state = case when untried.tries < 5 then 'waiting' else 'failed' end,
      run_at = now() + (untried.tries - 1) * interval '30 minutes'
    where untried.state = 'taken' and untried.taken_at < now() - interval '5 minutes'
    returning *
  loop
    if job.state = 'failed' then
      perform private.note_mail_job(job, 'given_up');
    end if;
  end loop;
  -- A run that began these is long dead. Each may have gone out, so none goes again.
  for job in
    update private.mail_jobs as lost
    set state = 'unsure'
    where lost.state = 'sending' and lost.taken_at < now() - interval '15 minutes'
    returning *
  loop
    perform private.note_mail_job(job, 'unsure');
  end loop;
  -- Likewise what people sent themselves.
  update public.invoice_mails as lost
  set unsure_at = now()
  where lost.sent_at is null and lost.unsure_at is null and lost.begun_at < now() - interval '15 minutes';
  update public.statement_mails as lost
  set unsure_at = now()
  where lost.sent_at is null and lost.unsure_at is null and lost.begun_at < now() - interval '15 minutes';
  perform private.give_up_mails();

  insert into private.mail_jobs (kind, subject_id, user_id, step, last_day, until, run_at, address, invoice_ids)
  select
    traits.kind, due.subject_id, due.user_id, due.step, due.last_day, due.until, coalesce(due.run_at, now()), due.address,
    due.invoice_ids
  from private.mail_kinds as traits
  cross join lateral private.due_mails(traits.kind, note_mails.day) as due
  where due.until is null or due.until > now()
  on conflict do nothing;
end
$$;

-- What a mail says that is about one document, and comes with its paper.
create function private.document_letter(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- The client needs a link; one that the owner revoked stays revoked, and the mail goes without.
  insert into public.invoice_links (invoice_id, user_id)
  values (job.subject_id, job.user_id)
  on conflict on constraint invoice_links_pkey do nothing;
  perform private.keep_link(job.subject_id);

  return jsonb_build_object(
    'step', job.step,
    'document', private.document_of(job.subject_id),
    'token', (
      select link.token
      from public.invoice_links as link
      where link.invoice_id = job.subject_id and link.revoked_at is null
    )
  );
end
$$;

-- What every mail has, beside what its letter says.
create function private.letter_of(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  traits constant private.mail_kinds := private.mail_kind(job.kind);
  letter jsonb;
begin
  execute format('select private.%I($1)', traits.letter) into letter using job;
  letter := coalesce(letter, '{}') || jsonb_build_object('kind', job.kind, 'id', job.id);
  if traits.to_client then
    return letter || jsonb_build_object(
      'to', job.address,
      'reply_to', private.reply_address(job.user_id),
      'stop_token', private.stop_token(job.user_id, job.address)
    );
  end if;
  return letter || jsonb_build_object(
    -- The address that the owner has proven to be theirs; the one in the profile is free text.
    'to', (select owner.email from auth.users as owner where owner.id = job.user_id),
    'language', (select profile.language from public.profiles as profile where profile.id = job.user_id)
  );
end
$$;

-- Takes what a mail needs, or says at whose limit it is: the host's, the owner's or the recipient's; null: it may go.
create function private.limit_of_job(job private.mail_jobs, most_a_day integer) returns text
language plpgsql
set search_path = ''
as $$
declare
  limited text;
begin
  limited := 'host';
  perform private.count_mail_of_host(most_a_day);
  limited := 'owner';
  -- At most 60 an hour in one person's name, as for all mail that others did not ask for.
  if private.take_permit('mail jobs:' || job.user_id, 60, 1) > 0 then
    perform private.refuse(429, 'mails_of_hour');
  end if;
  if (private.mail_kind(job.kind)).to_client then
    perform private.take_day_permit(job.user_id);
    limited := 'recipient';
    perform private.take_recipient_permits(job.user_id, job.address);
  end if;
  return null;
-- What was taken before is given back with the block.
exception when sqlstate 'PT429' then
  return limited;
end
$$;

-- Of a mail that no server took: an outage is not to cost what may go after it. What a bucket holds too much the next look caps.
create function private.return_permits(job private.mail_jobs) returns void
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(job.address);
begin
  update private.mail_days as today set mails = greatest(today.mails - 1, 0) where today.day = private.today();
  update private.permits as permit
  set available = permit.available + 1
  where permit.bucket = 'mail jobs:' || job.user_id
    or (private.mail_kind(job.kind)).to_client
    and permit.bucket in (
      'mails of a day:' || job.user_id, 'mails to:' || mailbox || ':' || job.user_id, 'mails to:' || mailbox
    );
end
$$;

create function private.take_mails(most integer, day date, most_a_day integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  limited text;
  held_back integer := 0;
  taken jsonb := '[]';
  without_permit uuid[] := '{}';
begin
  -- Runs queue here, so each sees what the one before took.
  perform private.queue_mails();
  perform private.note_mails(take_mails.day);

  for job in select turn.* from private.waiting_mails(take_mails.day) as turn loop
    exit when jsonb_array_length(taken) >= most or held_back >= 100;
    continue when job.user_id = any (without_permit);

    if (private.mail_kind(job.kind)).to_client and private.is_stopped(job.user_id, job.address) then
      update private.mail_jobs as mine set state = 'failed' where mine.id = job.id;
      perform private.note_mail_job(job, 'stopped');
      continue;
    end if;

    limited := private.limit_of_job(job, most_a_day);
    exit when limited = 'host';
    if limited = 'owner' then
      -- The rest keeps waiting.
      without_permit := without_permit || job.user_id;
    elsif limited = 'recipient' then
      held_back := held_back + 1;
      update private.mail_jobs as mine set run_at = now() + interval '30 minutes' where mine.id = job.id;
    else
      update private.mail_jobs as mine
      set
        state = 'taken', tries = mine.tries + 1, taken_at = now(), address = job.address, invoice_ids = job.invoice_ids
      where mine.id = job.id;
      taken := taken || private.letter_of(job);
    end if;
  end loop;
  return taken;
end
$$;
grant execute on function private.take_mails(integer, date, integer) to service_role;

create function public.take_mails(most integer, day date default null, most_a_day integer default null) returns jsonb
language sql
set search_path = ''
as $$ select private.take_mails(most, day, most_a_day) $$;
comment on function public.take_mails(integer, date, integer) is
  'Takes mails to send now, for the server alone: news to owners, receipts, and where a day is given its reminders, repeated invoices and summaries.';
grant execute on function public.take_mails(integer, date, integer) to service_role;

create function private.hand_over_mail(job_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.mail_jobs as mine set state = 'sending' where mine.id = job_id and mine.state = 'taken';
  return found;
end
$$;
grant execute on function private.hand_over_mail(uuid) to service_role;

create function public.hand_over_mail(job_id uuid) returns boolean
language sql
set search_path = ''
as $$ select private.hand_over_mail(job_id) $$;
comment on function public.hand_over_mail(uuid) is
  'Notes that a mail that was taken is on its way to the mail server, for the server alone; false where it was taken back, and must not go.';
grant execute on function public.hand_over_mail(uuid) to service_role;

create function private.end_mail(job_id uuid, outcome text, subject text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  told_as text;
begin
  -- Whoever takes or begins mails takes permits, too.
  if outcome = 'unreached' then
    perform private.queue_mails();
  end if;
  update private.mail_jobs as mine
  set
    state = case outcome
      when 'unreached' then 'waiting'
      when 'refused' then case when mine.tries < 5 then 'waiting' else 'failed' end
      else outcome
    end,
    tries = mine.tries - (outcome = 'unreached')::integer,
    run_at = now() + interval '30 minutes'
  -- Who comes late with good news is heard, too.
  where mine.id = job_id and (mine.state in ('taken', 'sending') or mine.state = 'unsure' and outcome = 'sent')
  returning * into job;

  if not found then
    return;
  elsif outcome = 'unreached' then
    perform private.return_permits(job);
  end if;
  told_as := (private.mail_kind(job.kind)).told_as;
  if outcome = 'sent' and told_as is not null then
    insert into public.invoice_mails (invoice_id, user_id, kind, step, step_day, sent_to, subject, sent_at)
    select
      told.id, job.user_id, told_as, job.step, case when job.step is not null then job.last_day end, job.address,
      end_mail.subject, clock_timestamp()
    from unnest(job.invoice_ids) as told (id);
  elsif outcome = 'unsure' then
    perform private.note_mail_job(job, 'unsure');
  elsif job.state = 'failed' then
    perform private.note_mail_job(job, 'given_up');
  elsif outcome = 'refused' and job.tries = 1 then
    perform private.note_mail_job(job, 'failed');
  end if;
end
$$;
grant execute on function private.end_mail(uuid, text, text) to service_role;

create function public.end_mail(job_id uuid, outcome text, subject text) returns void
language sql
set search_path = ''
as $$ select private.end_mail(job_id, outcome, subject) $$;
comment on function public.end_mail(uuid, text, text) is
  'What became of a mail that was taken: sent; refused, to be tried again that day; unreached, likewise, where the mail server took no mail at all, which counts as no try; failed, of no use to try; or unsure, which is never sent again.';
grant execute on function public.end_mail(uuid, text, text) to service_role;

-- supabase/schemas/06_mail/03_recurring_runs.sql

-- What schedules make, each day: drafts to look over, and invoices that are issued and mailed by themselves. A period and
-- what came of it are one commit, so nothing is made twice, whenever a run dies.

-- {month} and {year} are those of the period. The domain's namedFor is the same.
create function private.named_for(value text, period date) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return replace(
    replace(value, '{month}', to_char(period, 'FMMonth')), '{year}', extract(year from period)::text
  );
end
$$;

-- Of a draft's content as of a document: where its texts are one, they are called alike but for the PO number.
create function private.for_period(said jsonb, period date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return said
    || (
      select coalesce(jsonb_object_agg(text.key, private.named_for(text.value #>> '{}', for_period.period)), '{}')
      from jsonb_each(said) as text
      where text.key in ('notes', 'poNumber', 'po_number') and jsonb_typeof(text.value) = 'string'
    )
    || case when jsonb_typeof(said -> 'items') = 'array' then jsonb_build_object('items', (
      select coalesce(
        jsonb_agg(
          case when jsonb_typeof(item.row -> 'description') = 'string' then item.row || jsonb_build_object(
            'description', private.named_for(item.row ->> 'description', for_period.period)
          ) else item.row end
          order by item.place
        ),
        '[]'
      )
      from jsonb_array_elements(said -> 'items') with ordinality as item (row, place)
    )) else '{}' end;
end
$$;

-- As its owner would: their measure is counted, the seller's row queues, and what issuing refuses is refused.
create function private.issue_scheduled(schedule books.schedules) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  issued uuid;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', schedule.user_id)::text, true);
  issued := private.issue_invoice(
    -- One for the period, whatever else fails.
    md5(schedule.id || ' ' || schedule.next_on)::uuid,
    private.for_period(schedule.document, schedule.next_on)
      || jsonb_build_object('issue_date', null, 'due_date', private.today() + schedule.terms_days)
  ) ->> 'id';
  perform private.queue_repeated_invoice(issued);
  return issued;
end
$$;

create function private.draft_scheduled(schedule books.schedules) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.drafts (user_id, id, kind, content, schedule_id, period)
  values (
    schedule.user_id, gen_random_uuid(), 'invoice',
    private.with_dated_parts(private.for_period(schedule.content, schedule.next_on), private.today())
      || jsonb_build_object('issueDate', '', 'dueDate', private.today() + schedule.terms_days),
    schedule.id, schedule.next_on
  );
end
$$;

-- Tried again hourly for six hours, then daily. That the account's minute is used up is no refusal: the next one serves.
create function private.note_refused_run(schedule_id uuid, error jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if error ->> 'message' = 'too_many_requests' then
    update books.schedules as own
    set try_at = now() + interval '1 minute', turn_at = clock_timestamp()
    where own.id = note_refused_run.schedule_id;
    return;
  end if;
  update books.schedules as own
  set last_error = note_refused_run.error, tries = own.tries + 1, turn_at = clock_timestamp(),
    try_at = now() + case when own.tries < 6 then interval '1 hour' else interval '1 day' end
  where own.id = note_refused_run.schedule_id;
end
$$;

-- One period of one schedule. Locks are taken in the order of a person's request: measure, schedule, seller.
create function private.run_schedule(schedule_id uuid, owner uuid, size integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  today constant date := private.today();
  schedule books.schedules;
  -- The next one is due already: this one's time has gone by.
  is_missed boolean;
  issued uuid;
  code text;
  message text;
  details text;
  hint text;
begin
  -- A draft's bytes are given back when it goes; an issued row keeps its texts twice.
  perform private.count_write(owner, size);
  select * into schedule
  from books.schedules as due
  where due.id = run_schedule.schedule_id and due.next_on <= today and due.paused_at is null
  for no key update;
  -- Its owner was faster.
  if not found then
    return;
  end if;
  is_missed := private.schedule_period(schedule.every, schedule.day, schedule.start_on, schedule.place + 1) <= today;
  if schedule.mode = 'issue' and not is_missed then
    issued := private.issue_scheduled(schedule);
  else
    perform private.draft_scheduled(schedule);
  end if;
  insert into public.schedule_runs (schedule_id, period, user_id, invoice_id, late, error)
  values (schedule.id, schedule.next_on, schedule.user_id, issued, schedule.next_on < today, schedule.last_error);
  update books.schedules as own
  set place = own.place + 1, made = own.made + 1, last_period = own.next_on, last_error = null, tries = 0, try_at = null,
    turn_at = clock_timestamp()
  where own.id = schedule.id;
-- What is refused is told on the schedule and holds up no other.
exception when others then
  get stacked diagnostics
    code = returned_sqlstate, message = message_text, details = pg_exception_detail, hint = pg_exception_hint;
  perform private.note_refused_run(
    run_schedule.schedule_id,
    jsonb_build_object('code', code, 'message', left(message, 1000))
      -- Of others the detail is the whole row.
      || case when code like 'PT%' then jsonb_build_object('details', details, 'hint', hint) else '{}' end
  );
end
$$;

-- Who waited longest for a turn goes first, and each schedule has one period a round.
create function private.due_schedules(most integer)
returns table (schedule_id uuid, owner uuid, size integer)
language sql stable
set search_path = ''
as $$
  select
    schedule.id, schedule.user_id, case schedule.mode
      when 'issue' then private.issued_size(
        pg_column_size(schedule.document), jsonb_array_length(schedule.document -> 'items')
      )
      else 500 + octet_length(schedule.content::text)
    end
  from books.schedules as schedule
  join auth.users as account on account.id = schedule.user_id
  where schedule.next_on <= private.today()
    and schedule.paused_at is null
    and (schedule.try_at is null or schedule.try_at <= now())
    and account.deleted_at is null
    and not private.rests(schedule.user_id)
    and (account.banned_until is null or account.banned_until <= now())
  order by schedule.turn_at nulls first, schedule.next_on, schedule.id
  limit due_schedules.most
$$;

create function private.run_schedules(most integer default 100) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
  done integer := 0;
  found_any boolean := true;
begin
  -- One run at a time: two would take sellers' rows in two orders.
  if not pg_try_advisory_xact_lock(hashtextextended('run_schedules', 0)) then
    return 0;
  end if;
  while found_any loop
    found_any := false;
    for due in select * from private.due_schedules(run_schedules.most - done) loop
      perform private.run_schedule(due.schedule_id, due.owner, due.size);
      found_any := true;
      done := done + 1;
    end loop;
  end loop;
  perform set_config('request.jwt.claims', '', true);
  return done;
end
$$;
comment on function private.run_schedules(integer) is
  'Makes what is due of all schedules, at most so many periods, and says how many were tried; pg_cron calls it, nobody else.';

-- A person has few schedules: what comes next stands first, what is over last.
create function public.list_schedules(skip integer default 0, most integer default 25) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return json_build_object(
    'total', (select count(*) from books.schedules as schedule where schedule.user_id = owner),
    'schedules', (
      select coalesce(json_agg(to_jsonb(listed) - array['user_id', 'document', 'request_key', 'request_fingerprint']), '[]')
      from (
        select *
        from books.schedules as schedule
        where schedule.user_id = owner
        order by schedule.next_on is null, schedule.paused_at is not null, schedule.next_on, schedule.id
        offset least(greatest(coalesce(skip, 0), 0), 1000000)
        limit least(greatest(coalesce(most, 1), 1), 100)
      ) as listed
    )
  );
end
$$;
comment on function public.list_schedules(integer, integer) is
  'The caller''s schedules, `most` of them after `skip`, what comes next first, and how many there are.';
grant execute on function public.list_schedules(integer, integer) to authenticated;

create function public.list_schedule_runs(schedule_id uuid, skip integer default 0, most integer default 25) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return json_build_object(
    'total', (
      select count(*)
      from public.schedule_runs as run
      where run.schedule_id = list_schedule_runs.schedule_id and run.user_id = owner
    ),
    'runs', (
      select coalesce(json_agg(listed), '[]')
      from (
        select
          run.period, run.made_at, run.late, run.error,
          case when draft.id is not null then jsonb_build_object(
            'id', draft.id,
            'state', case
              when draft.issued_id is not null then 'issued' when draft.discarded_at is not null then 'discarded' else 'open'
            end
          ) end as draft,
          case when invoice.id is not null then jsonb_build_object(
            'id', invoice.id, 'number', invoice.number, 'cancelled_at', invoice.cancelled_at
          ) end as invoice
        from public.schedule_runs as run
        left join public.drafts as draft on draft.schedule_id = run.schedule_id and draft.period = run.period
        left join books.invoices as invoice on invoice.id = coalesce(run.invoice_id, draft.issued_id)
        where run.schedule_id = list_schedule_runs.schedule_id and run.user_id = owner
        order by run.period desc
        offset least(greatest(coalesce(skip, 0), 0), 1000000)
        limit least(greatest(coalesce(most, 1), 1), 100)
      ) as listed
    )
  );
end
$$;
comment on function public.list_schedule_runs(uuid, integer, integer) is
  'What one of the caller''s schedules made, the latest period first: `most` after `skip`, each a draft or an invoice, and how many there are.';
grant execute on function public.list_schedule_runs(uuid, integer, integer) to authenticated;

-- What of the schedules waits for their owner: those whose last run was refused, and open drafts that came late.
create function private.schedules_attention(most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
begin
  return jsonb_build_object(
    'refused', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', refused.id, 'client_name', refused.content ->> 'clientName', 'period', refused.next_on,
              'error', refused.last_error
            ) order by refused.place_in_list
          ) filter (where refused.place_in_list <= schedules_attention.most),
          '[]'
        )
      )
      from (
        select schedule.*, row_number() over (order by schedule.next_on, schedule.id) as place_in_list
        from books.schedules as schedule
        where schedule.user_id = owner and schedule.last_error is not null and schedule.paused_at is null
          and schedule.next_on is not null
      ) as refused
    ),
    'late', (
      select jsonb_build_object(
        'slept', count(*) filter (where run.error is null), 'refused', count(*) filter (where run.error is not null)
      )
      from public.schedule_runs as run
      join public.drafts as draft
        on draft.schedule_id = run.schedule_id and draft.period = run.period and draft.user_id = run.user_id
      where run.user_id = owner
        and run.late
        and run.invoice_id is null
        and num_nonnulls(draft.issued_id, draft.discarded_at) = 0
    )
  );
end
$$;
grant execute on function private.schedules_attention(integer) to authenticated;

-- An exchange rate is of its day, and a shipping bill of its shipment. What is due in parts is so many days from each issue.
create function private.repeated_content(document_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.draft_of(document)
    || '{"issueDate": "", "dueDate": "", "exchangeRate": "", "shippingBill": "", "shippingBillDate": ""}'
    || jsonb_build_object('parts', private.typed_parts(document.parts, document.issue_date, null))
  from books.invoices as document
  where document.id = repeated_content.document_id
    and document.user_id = private.caller()
    and (private.kind(document.kind)).draft is not null
$$;
grant execute on function private.repeated_content(uuid) to authenticated;

create function public.repeated_content(document_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.repeated_content(document_id) $$;
comment on function public.repeated_content(uuid) is
  'What one of the caller''s documents says, as a draft holds it, for a schedule that repeats it; null of another person''s.';
grant execute on function public.repeated_content(uuid) to authenticated;

-- supabase/schemas/07_screens/01_documents.sql

-- What is shown: to the owner by views, to whoever holds a link key by key.

-- Every invoice of a person, cancelled ones among them, and what its client may know of it. Here it is decided when one is
-- OVERDUE, from today in India, so that nothing has to change at midnight; private.stored_state says it the other way
-- round, for the indexes.
create view books.invoice_records
with (security_invoker = true)
as
select
  invoice.id,
  invoice.user_id,
  invoice.kind,
  invoice.list,
  invoice.sign,
  invoice.money,
  invoice.told,
  invoice.number,
  invoice.client_id,
  invoice.client_name,
  invoice.client_email,
  invoice.currency,
  invoice.exchange_rate,
  invoice.total_minor,
  invoice.total_inr_minor,
  case
    when invoice.cancelled_at is not null then 'CANCELLED'
    when invoice.list = 'vouchers' then 'PAID'
    -- Of a credit note something is due while there is something to give back.
    when invoice.sign = -1 then case when known.refundable_minor > 0 then 'UNPAID' else 'PAID' end
    when invoice.status = 'UNPAID' and invoice.due_date < (select private.today()) then 'OVERDUE'
    else invoice.status
  end as status,
  invoice.issue_date,
  invoice.received_on,
  invoice.due_date,
  invoice.parts,
  invoice.created_at,
  -- The copies are kept without what was not known.
  jsonb '{"phone": null, "address": null, "taxId": null, "city": null, "state": null, "stateCode": null, "postalCode": null, "country": null, "website": null, "compositionScheme": null, "lutNumber": null, "lutYear": null, "hsnSummary": null, "reverseChargeWording": null}'
  || invoice.seller - '{logoHash,signatureHash}'::text[] || jsonb_build_object(
    'logo', (
      select image.content
      from public.images as image
      where image.user_id = invoice.user_id and image.hash = invoice.seller ->> 'logoHash'
    ),
    'signature', (
      select image.content
      from public.images as image
      where image.user_id = invoice.user_id and image.hash = invoice.seller ->> 'signatureHash'
    )
  ) as seller,
  jsonb '{"contact": null, "phone": null, "address": null, "city": null, "stateCode": null, "postalCode": null, "gstin": null, "pan": null, "deliveryAddress": null}'
  || invoice.buyer as buyer,
  invoice.po_number,
  invoice.supply,
  invoice.with_tax,
  invoice.reverse_charge,
  invoice.place_of_supply,
  invoice.place_of_supply_reason,
  invoice.prices_include_tax,
  invoice.language,
  invoice.port_code,
  invoice.shipping_bill,
  invoice.shipping_bill_date,
  invoice.taxes,
  invoice.taxable_minor,
  invoice.cgst_minor,
  invoice.sgst_minor,
  invoice.igst_minor,
  invoice.cess_minor,
  invoice.round_off_minor,
  invoice.notes,
  invoice.paid_date,
  invoice.payment_method,
  invoice.pdf_token,
  (
    select coalesce(
      jsonb_agg(
        to_jsonb(item) - '{invoice_id,user_id,position,original_item_id,returned_quantity}'::text[]
        order by item.position
      ),
      '[]'
    )
    from books.invoice_items as item
    where item.invoice_id = invoice.id
  ) as items,
  invoice.settled_minor,
  invoice.credited_minor,
  known.refundable_minor,
  -- Most have no note: nothing is asked for them.
  case
    when invoice.credited_minor = 0 then 0
    else (
      select coalesce(sum(note.settled_minor), 0)::bigint
      from books.invoices as note
      where note.original_id = invoice.id and note.list = 'credit_notes' and note.cancelled_at is null
    )
  end as refunded_minor,
  case
    when invoice.list in ('credit_notes', 'vouchers') or invoice.written_off_at is not null then 0
    else known.open_minor
  end as balance_minor,
  case when invoice.written_off_at is not null then known.open_minor else 0 end as written_off_minor,
  invoice.written_off_at,
  invoice.write_off_reason,
  invoice.credit_reason,
  invoice.commercial,
  case when invoice.original_id is not null then (
    select jsonb_build_object(
      'id', original.id, 'number', original.number, 'issue_date', original.issue_date, 'kind', original.kind
    )
    from books.invoices as original
    where original.id = invoice.original_id
  ) end as original,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('number', used.number, 'issue_date', used.issue_date, 'amount_minor', used.amount_minor)
        order by used.number
      ),
      '[]'
    )
    from (
      select voucher.number, voucher.issue_date, sum(payment.amount_minor)::bigint as amount_minor
      from books.payments as payment
      join books.receipts as receipt on receipt.id = payment.receipt_id
      join books.invoices as voucher on voucher.id = receipt.voucher_id
      where payment.invoice_id = invoice.id
        and payment.from_advance
        and payment.state = 'confirmed'
        and voucher.list = 'vouchers' and voucher.money is null
        and voucher.cancelled_at is null
        and voucher.created_at < payment.created_at
        and not (invoice.list = 'vouchers' and invoice.money = 'out')
      group by voucher.id
    ) as used
  ) as vouchers,
  invoice.cancelled_at,
  invoice.cancel_reason,
  invoice.listed,
  invoice.original_id,
  case when invoice.cancelled_at is not null then private.standing_invoice(invoice.id) end as replacement_id,
  (
    select standing.number
    from books.invoices as standing
    where standing.id = case when invoice.cancelled_at is not null then private.standing_invoice(invoice.id) end
  ) as replacement_number,
  (
    select to_jsonb(known)
    from (
      select
        link.created_at as shared_at,
        link.last_viewed_at as viewed_at,
        mailed.at as mailed_at,
        marked.at as marked_at,
        claimed.minor as claimed_minor,
        coalesce(link.restored, false) or mailed.restored or marked.restored or claimed.restored as restored
      from (
        select max(mail.sent_at) as at, coalesce(bool_or(mail.restored), false) as restored
        from public.invoice_mails as mail
        where mail.invoice_id = invoice.id
      ) as mailed
      cross join (
        select max(event.at) as at, coalesce(bool_or(event.restored), false) as restored
        from public.invoice_events as event
        where event.invoice_id = invoice.id and event.kind = 'marked_sent'
      ) as marked
      cross join (
        select sum(payment.amount_minor + payment.tds_minor) as minor, coalesce(bool_or(payment.restored), false) as restored
        from books.payments as payment
        where payment.invoice_id = invoice.id and payment.state = 'claimed'
      ) as claimed
      left join public.invoice_links as link on link.invoice_id = invoice.id
      -- Once: each would be asked for twice.
      offset 0
    ) as known
    where num_nonnulls(known.shared_at, known.mailed_at, known.marked_at, known.claimed_minor) > 0
  ) as reach
from books.invoices as invoice
cross join lateral (
  select
    invoice.due_minor as open_minor,
    case
      when invoice.sign <> -1 then invoice.refundable_minor
      -- What came in beyond what is left to pay, as far as the note goes.
      when invoice.cancelled_at is null then (
        select least(invoice.total_minor - invoice.settled_minor, original.refundable_minor)
        from books.invoices as original
        where original.id = invoice.original_id
      )
      else 0
    end as refundable_minor
) as known;
comment on view books.invoice_records is
  'Every invoice, CANCELLED ones among them. `original`: in whose place it was issued, from what a note takes, or which advance is given back; `vouchers`: of the advances that it uses; `replacement_`: what stands in its own. `reach`: when its link was made and last opened, when it was last mailed or marked as sent, what its client says to have paid and nobody has checked, and whether a restored file tells any of it; null of one that never left.';
grant select on books.invoice_records to authenticated;

create view books.invoice_summaries
with (security_invoker = true)
as
select
  id,
  user_id,
  number,
  client_name,
  client_email,
  currency,
  exchange_rate,
  total_minor,
  total_inr_minor,
  status,
  issue_date,
  due_date,
  created_at,
  settled_minor,
  balance_minor,
  cancelled_at,
  reach,
  kind,
  credited_minor,
  refundable_minor,
  refunded_minor,
  written_off_minor,
  original
from books.invoice_records
where listed;
comment on view books.invoice_summaries is 'What lists show of the live invoices.';
grant select on books.invoice_summaries to authenticated;

create view books.invoice_details
with (security_invoker = true)
as
select *
from books.invoice_records
where cancelled_at is null;
comment on view books.invoice_details is 'The whole document: what the detail screen and the PDF show.';
grant select on books.invoice_details to authenticated;

-- What the holder of a link is given, key by key: a column that joins a table or a view later stays out until it is
-- named here. Of a row it is all that the row says.
create function private.shown_seller(seller jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', seller -> 'name',
    'email', seller -> 'email',
    'phone', seller -> 'phone',
    'address', seller -> 'address',
    'taxId', seller -> 'taxId',
    'city', seller -> 'city',
    'state', seller -> 'state',
    'stateCode', seller -> 'stateCode',
    'postalCode', seller -> 'postalCode',
    'country', seller -> 'country',
    'website', seller -> 'website',
    'logo', seller -> 'logo',
    'signature', seller -> 'signature',
    'gstRegistration', coalesce(seller ->> 'gstRegistration', 'none'),
    'compositionScheme', seller -> 'compositionScheme',
    'lutNumber', seller -> 'lutNumber',
    'lutYear', seller -> 'lutYear',
    'hsnSummary', seller -> 'hsnSummary',
    'reverseChargeWording', seller -> 'reverseChargeWording'
  )
$$;

create function private.shown_buyer(buyer jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', buyer -> 'name',
    'email', buyer -> 'email',
    'contact', buyer -> 'contact',
    'phone', buyer -> 'phone',
    'address', buyer -> 'address',
    'city', buyer -> 'city',
    'stateCode', buyer -> 'stateCode',
    'postalCode', buyer -> 'postalCode',
    'country', buyer -> 'country',
    'gstin', buyer -> 'gstin',
    'pan', buyer -> 'pan',
    'deliveryAddress', buyer -> 'deliveryAddress'
  )
$$;

create function private.shown_document(detail books.invoice_records) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', detail.kind,
    'number', detail.number,
    -- Giving up a rest is the seller's own affair.
    'status', case
      when detail.status <> 'WRITTEN_OFF' then detail.status
      when detail.due_date < private.today() then 'OVERDUE'
      else 'UNPAID'
    end,
    'client_name', detail.client_name,
    'client_email', detail.client_email,
    'seller', private.shown_seller(detail.seller),
    'buyer', private.shown_buyer(detail.buyer),
    'currency', detail.currency,
    'exchange_rate', detail.exchange_rate,
    'issue_date', detail.issue_date,
    'received_on', detail.received_on,
    'due_date', detail.due_date,
    'parts', detail.parts,
    'paid_date', detail.paid_date,
    'payment_method', detail.payment_method,
    'po_number', detail.po_number,
    'supply', detail.supply,
    'with_tax', detail.with_tax,
    'reverse_charge', detail.reverse_charge,
    'place_of_supply', detail.place_of_supply,
    'prices_include_tax', detail.prices_include_tax,
    'language', detail.language,
    'port_code', detail.port_code,
    'shipping_bill', detail.shipping_bill,
    'shipping_bill_date', detail.shipping_bill_date
  ) || jsonb_build_object(
    'taxes', detail.taxes,
    'taxable_minor', detail.taxable_minor,
    'cgst_minor', detail.cgst_minor,
    'sgst_minor', detail.sgst_minor,
    'igst_minor', detail.igst_minor,
    'cess_minor', detail.cess_minor,
    'round_off_minor', detail.round_off_minor,
    'total_minor', detail.total_minor,
    'total_inr_minor', detail.total_inr_minor,
    'settled_minor', detail.settled_minor,
    'tds_minor', private.tds_of(detail.id),
    'credited_minor', detail.credited_minor,
    'refundable_minor', detail.refundable_minor,
    'refunded_minor', detail.refunded_minor,
    'balance_minor', detail.balance_minor + detail.written_off_minor,
    'credit_reason', detail.credit_reason,
    'commercial', detail.commercial,
    'original', case when detail.money = 'out' then detail.original - 'id' end,
    'vouchers', detail.vouchers,
    'notes', detail.notes
  )
$$;

-- Of a cancelled invoice its link says that it was withdrawn, and nothing beyond whose, which and in which language; and where
-- to find what stands in its place, if that is shared and was sent to the same mailbox.
create function private.withdrawn_invoice(token text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'withdrawn', true,
    'kind', invoice.kind,
    'number', invoice.number,
    'seller_name', invoice.seller ->> 'name',
    'language', invoice.language,
    'replacement', (
      select jsonb_build_object('number', standing.number, 'token', onward.token)
      from books.invoices as standing
      join public.invoice_links as onward on onward.invoice_id = standing.id
      where standing.id = private.standing_invoice(invoice.id)
        and standing.client_email = invoice.client_email
        and onward.revoked_at is null
    )
  ))
  from public.invoice_links as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where link.token = withdrawn_invoice.token
    and link.revoked_at is null
    and invoice.cancelled_at is not null
    and not private.rests(link.user_id)
$$;
comment on function private.withdrawn_invoice(text) is
  'That the invoice of a link was withdrawn by its seller; null of any other token.';

-- While its seller's account waits to be erased, or is being restored.
create function private.resting_link(token text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'resting', true, 'seller_name', invoice.seller ->> 'name', 'language', invoice.language
  )
  from public.invoice_links as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where link.token = resting_link.token
    and link.revoked_at is null
    and private.rests(link.user_id)
    and not private.is_being_erased(link.user_id)
$$;
comment on function private.resting_link(text) is 'Whose link it is, where it rests; null of any other token.';

-- The client's page. It shows what of the settled amount is tax that they deducted at source, as the sheet and the PDF do.
create function private.shared_invoice(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (
      select private.shown_document(detail) || jsonb_build_object(
        'items', (
          select jsonb_agg(item.value - 'id' order by item.position)
          from jsonb_array_elements(detail.items) with ordinality as item (value, position)
        ),
        'pay_to', case when detail.listed and detail.balance_minor + detail.written_off_minor > 0 then (
          select jsonb_build_object(
            'upi_id', business.upi_id,
            'bank_account_name', business.bank_account_name,
            'bank_account_number', business.bank_account_number,
            'bank_ifsc', business.bank_ifsc,
            'bank_name', business.bank_name,
            'bank_swift', business.bank_swift
          )
          from public.businesses as business
          where business.user_id = detail.user_id
        ) end,
        'claim', (
          select jsonb_build_object(
            'amount_minor', sum(payment.amount_minor),
            'claimed_on', max(payment.paid_on)
          )
          from books.payments as payment
          where payment.invoice_id = detail.id and payment.state = 'claimed'
          having count(*) > 0
        ),
        'estimate', case when detail.list = 'estimates' then (
          select jsonb_build_object(
            'state', estimate.state,
            'name', estimate.answer ->> 'name',
            'answered_at', estimate.answer ->> 'answered_at',
            'restored', estimate.answer -> 'restored'
          )
          from books.estimate_records as estimate
          where estimate.id = detail.id
        ) end
      )
      from private.live_link(token) as link
      join books.invoice_records as detail on detail.id = link.invoice_id
    ),
    private.withdrawn_invoice(token),
    private.resting_link(token)
  )
$$;
grant execute on function private.shared_invoice(text) to anon, authenticated;

create function public.shared_invoice(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_invoice(token) $$;
comment on function public.shared_invoice(text) is
  'The invoice whose share link carries this token, for anyone who holds it; that it was withdrawn, when it is cancelled, or that its seller''s links rest; null when the link does not live.';
grant execute on function public.shared_invoice(text) to anon, authenticated;

-- What a PDF prints, with the account that the balance can be paid into today: its three columns are set together. For
-- whoever holds the link of the PDF, or a share link.
create function private.document_of(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.shown_document(detail) || jsonb_build_object(
    'id', detail.id,
    'created_at', detail.created_at,
    'items', detail.items,
    'upi_id', case when detail.listed and detail.currency = 'INR' and detail.balance_minor + detail.written_off_minor > 0 then (
      select business.upi_id
      from public.businesses as business
      where business.user_id = detail.user_id
    ) end,
    'bank', case when detail.listed and detail.balance_minor + detail.written_off_minor > 0 then (
      select jsonb_build_object(
        'name', business.bank_account_name,
        'number', business.bank_account_number,
        'ifsc', business.bank_ifsc,
        'bankName', business.bank_name,
        'swift', business.bank_swift
      )
      from public.businesses as business
      where business.user_id = detail.user_id and business.bank_account_number is not null
    ) end
  )
  from books.invoice_records as detail
  where detail.id = document_of.invoice_id
$$;

create function private.invoice_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.document_of(invoice.id)
  from books.invoices as invoice
  where invoice.pdf_token = token and not private.rests(invoice.user_id)
$$;
grant execute on function private.invoice_document(text) to anon, authenticated;

create function public.invoice_document(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.invoice_document(token) $$;
comment on function public.invoice_document(text) is 'The invoice whose PDF link carries this token; null when there is none.';
grant execute on function public.invoice_document(text) to anon, authenticated;

-- For its owner, as it is mailed. Behind the lock, as a mail begins: what may not be mailed is refused before it is worded.
create function private.own_document(invoice_id uuid) returns jsonb
language sql security definer
set search_path = ''
as $$ select private.document_of((private.lock_document(invoice_id, auth.uid())).id) $$;
grant execute on function private.own_document(uuid) to authenticated;

create function public.own_document(invoice_id uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.own_document(invoice_id) $$;
comment on function public.own_document(uuid) is
  'What the PDF of one of the caller''s documents prints, deleted ones aside, while something may be done with it.';
grant execute on function public.own_document(uuid) to authenticated;

create function private.shared_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select private.document_of(link.invoice_id) from private.live_link(token) as link $$;
grant execute on function private.shared_document(text) to anon, authenticated;

create function public.shared_document(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_document(token) $$;
comment on function public.shared_document(text) is
  'What the PDF of a share link prints; null when the link does not live.';
grant execute on function public.shared_document(text) to anon, authenticated;

-- The receipt of a shared document: what came in for it, the earliest first. Notes of owner and client are their own.
create function private.shared_receipt(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'document', private.document_of(link.invoice_id),
    'payments', (
      select jsonb_agg(
        jsonb_build_object(
          'amount_minor', payment.amount_minor,
          'tds_minor', payment.tds_minor,
          'paid_on', payment.paid_on,
          'method', payment.method,
          'reference', payment.reference
        )
        order by payment.paid_on, payment.created_at, payment.id
      )
      from books.payments as payment
      where payment.invoice_id = link.invoice_id and payment.state = 'confirmed'
    )
  )
  from private.live_link(token) as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where invoice.listed
$$;
grant execute on function private.shared_receipt(text) to anon, authenticated;

create function public.shared_receipt(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_receipt(token) $$;
comment on function public.shared_receipt(text) is
  'What the receipt of a shared invoice prints: the invoice, and what came in for it; null when the link does not live.';
grant execute on function public.shared_receipt(text) to anon, authenticated;

-- supabase/schemas/07_screens/02_dashboard.sql

-- Counts and sums: what the dashboard, the counts of lists and the usage are made of.

-- One row per person and day, and one per person and month: counts, sums and deep pages cost the same with ten
-- invoices and with a hundred thousand, and in the tenth year what they cost in the first. Written by a trigger of the
-- invoices and by nothing else.
create table public.invoice_periods (
  user_id uuid not null references auth.users (id) on delete restrict,
  period text not null,
  first_day date not null,
  created integer not null default 0,
  invoices integer not null default 0,
  paid integer not null default 0,
  without_rate integer not null default 0,
  revenue_minor bigint not null default 0,
  received_minor bigint not null default 0,
  unpaid_due integer not null default 0,
  written_off integer not null default 0,
  outstanding_minor bigint not null default 0,
  due_minor bigint not null default 0,
  due_without_rate integer not null default 0,
  came_in_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  paid_without_rate integer not null default 0,
  written_off_minor bigint not null default 0,
  unpaid_minor bigint not null default 0,
  unpaid_open_minor bigint not null default 0,
  primary key (user_id, period, first_day),
  constraint invoice_periods_known check (period in ('day', 'month'))
);
comment on table public.invoice_periods is
  'What was issued in a day or a month: invoices, how many of them are paid, written off or lack a rate, their rupees in paise; and how many fall due in it. Cancelled invoices count in `created` alone, credit notes in the revenue alone.';
comment on column public.invoice_periods.revenue_minor is
  'What was invoiced in the period less what was credited in it, in paise: below nothing where more was credited.';
comment on column public.invoice_periods.received_minor is
  'Received by now for what was invoiced in the period, less what was given back of it, in paise.';
comment on column public.invoice_periods.outstanding_minor is
  'Due by now of what was invoiced in the period, in paise; what was written off is not due.';
comment on column public.invoice_periods.unpaid_due is 'Unpaid invoices that are due in the period, whenever they were issued.';
comment on column public.invoice_periods.due_minor is
  'What is open of all that is due in the period, whenever it was issued, in paise; of what is due in parts each part by its day.';
comment on column public.invoice_periods.due_without_rate is 'Those of unpaid_due that lack a rate, and so are in no sum.';
comment on column public.invoice_periods.came_in_minor is
  'Money that came in in the period less what went back in it, in paise at the rate of its invoice, whenever that was issued. Tax deducted at source is none; an advance counts, in another currency once an invoice uses it.';

comment on column public.invoice_periods.paid_minor is
  'The totals of the paid invoices that were issued in the period, in paise; of those written off in written_off_minor. Those without a rate are in neither.';
comment on column public.invoice_periods.unpaid_minor is
  'The totals of the unpaid invoices that are due in the period, whenever they were issued, in paise.';
comment on column public.invoice_periods.unpaid_open_minor is
  'What is open of them; of what is due in parts all by the day of the first that is open.';

alter table public.invoice_periods enable row level security;
grant select on public.invoice_periods to authenticated;

create policy invoice_periods_select_own on public.invoice_periods
for select to authenticated
using (user_id = (select private.caller()));

-- What an invoice adds to the day and month it was issued in, and to those it is due in.
create function private.period_shares(invoice books.invoices) returns setof public.invoice_periods
language plpgsql immutable
set search_path = ''
as $$
declare
  live constant integer := invoice.listed::integer;
  credited constant integer := (invoice.sign = -1 and invoice.cancelled_at is null)::integer;
  paid constant integer := live * (invoice.status = 'PAID')::integer;
  given_up constant integer := live * (invoice.status = 'WRITTEN_OFF')::integer;
  waits constant boolean := invoice.listed and invoice.status = 'UNPAID';
  total constant bigint := coalesce(invoice.total_inr_minor, 0);
  open constant bigint := coalesce(invoice.due_inr_minor, 0);
  issued public.invoice_periods;
  due public.invoice_periods;
begin
  issued := row(
    invoice.user_id,
    null,
    null,
    (invoice.list = 'invoices')::integer,
    live,
    paid,
    live * (invoice.total_inr_minor is null)::integer,
    (live - credited) * total,
    live * coalesce(
      invoice.total_inr_minor - private.due_in_rupees(
        invoice.total_minor, invoice.settled_minor + invoice.refundable_minor, invoice.total_inr_minor, invoice.exchange_rate
      ),
      0
    ),
    0,
    given_up,
    live * open,
    0,
    0,
    0,
    paid * total,
    paid * (invoice.total_inr_minor is null)::integer,
    given_up * total,
    0,
    0
  );
  due := row(
    invoice.user_id, null, null, 0, 0, 0, 0, 0, 0, 1, 0, 0, case when invoice.parts = '[]' then open else 0 end,
    (invoice.due_inr_minor is null)::integer, 0, 0, 0, 0, total, open
  );
  foreach issued.period in array array['day', 'month'] loop
    issued.first_day := date_trunc(issued.period, invoice.issue_date::timestamp)::date;
    due.period := issued.period;
    due.first_day := date_trunc(due.period, invoice.due_date::timestamp)::date;
    if waits and due.first_day = issued.first_day then
      -- Once for each period: what is issued and what is due have no column in common.
      due.created := issued.created;
      due.invoices := issued.invoices;
      due.without_rate := issued.without_rate;
      due.revenue_minor := issued.revenue_minor;
      due.received_minor := issued.received_minor;
      due.outstanding_minor := issued.outstanding_minor;
    else
      return next issued;
    end if;
    if waits then
      return next due;
    end if;
  end loop;
  if not waits or invoice.parts = '[]' or invoice.due_inr_minor is null then
    return;
  end if;

  -- What is open of each part: together they are the balance, in rupees too.
  return query
  select
    invoice.user_id, span.period, date_trunc(span.period, part.due_date::timestamp)::date, 0, 0, 0, 0, 0::bigint, 0::bigint, 0, 0,
    0::bigint, part.until_minor - lag(part.until_minor, 1, 0::bigint) over (partition by span.period order by part.due_date), 0,
    0::bigint, 0::bigint, 0, 0::bigint, 0::bigint, 0::bigint
  from (
    select
      each.due_date,
      round(
        invoice.due_inr_minor::numeric * private.due_until(invoice.parts, balance.minor, each.due_date) / balance.minor
      )::bigint as until_minor
    from jsonb_to_recordset(invoice.parts) as each (due_date date)
    cross join (
      select invoice.due_minor as minor
    ) as balance
  ) as part
  cross join (values ('day'), ('month')) as span (period);
end
$$;

-- Rows are locked in one order, so that two invoices of a person never wait for each other in a circle.
create function private.add_to_periods(shares public.invoice_periods[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_periods as kept
  select share.*
  from unnest(shares) as share
  order by share.user_id, share.period, share.first_day
  on conflict (user_id, period, first_day) do update set
    created = kept.created + excluded.created,
    invoices = kept.invoices + excluded.invoices,
    paid = kept.paid + excluded.paid,
    without_rate = kept.without_rate + excluded.without_rate,
    revenue_minor = kept.revenue_minor + excluded.revenue_minor,
    received_minor = kept.received_minor + excluded.received_minor,
    unpaid_due = kept.unpaid_due + excluded.unpaid_due,
    written_off = kept.written_off + excluded.written_off,
    outstanding_minor = kept.outstanding_minor + excluded.outstanding_minor,
    due_minor = kept.due_minor + excluded.due_minor,
    due_without_rate = kept.due_without_rate + excluded.due_without_rate,
    came_in_minor = kept.came_in_minor + excluded.came_in_minor,
    paid_minor = kept.paid_minor + excluded.paid_minor,
    paid_without_rate = kept.paid_without_rate + excluded.paid_without_rate,
    written_off_minor = kept.written_off_minor + excluded.written_off_minor,
    unpaid_minor = kept.unpaid_minor + excluded.unpaid_minor,
    unpaid_open_minor = kept.unpaid_open_minor + excluded.unpaid_open_minor;
end
$$;

create function private.keep_invoice_periods() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A new invoice adds to each period once, unless it is due in parts.
  if tg_op = 'INSERT' and new.parts = '[]' then
    perform private.add_to_periods(array(select share from private.period_shares(new) as share));
    return null;
  end if;
  perform private.add_to_periods(array(
    select row(
      user_id, period, first_day, sum(times * created), sum(times * invoices), sum(times * paid),
      sum(times * without_rate), sum(times * revenue_minor), sum(times * received_minor), sum(times * unpaid_due),
      sum(times * written_off), sum(times * outstanding_minor), sum(times * due_minor), sum(times * due_without_rate), 0,
      sum(times * paid_minor), sum(times * paid_without_rate), sum(times * written_off_minor), sum(times * unpaid_minor),
      sum(times * unpaid_open_minor)
    )::public.invoice_periods
    from (
      select 1 as times, added.* from private.period_shares(new) as added where tg_op <> 'DELETE'
      union all
      select -1, taken.* from private.period_shares(old) as taken where tg_op <> 'INSERT'
    ) as share
    group by user_id, period, first_day
    having (
      sum(times * created), sum(times * invoices), sum(times * paid),
      sum(times * without_rate), sum(times * revenue_minor), sum(times * received_minor), sum(times * unpaid_due),
      sum(times * written_off), sum(times * outstanding_minor), sum(times * due_minor), sum(times * due_without_rate),
      sum(times * paid_minor), sum(times * paid_without_rate), sum(times * written_off_minor), sum(times * unpaid_minor),
      sum(times * unpaid_open_minor)
    ) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ));
  return null;
end
$$;

-- What is restored is counted at once in the end: private.count_periods.
create trigger invoices_keep_periods after insert on books.invoices
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_invoice_periods();

create trigger invoices_take_periods after delete on books.invoices
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_invoice_periods();

-- Merging two clients moves thousands of documents, and renaming one notes its name on all of its, of which nothing else
-- changes.
create trigger invoices_keep_changed_periods after update on books.invoices
for each row
when (
  (old.client_id, old.client_search_text) is not distinct from (new.client_id, new.client_search_text)
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.keep_invoice_periods();

create function private.count_money(owner uuid, day date, minor bigint) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  if (minor <> 0) is not true then
    return;
  end if;
  insert into public.invoice_periods as kept (user_id, period, first_day, came_in_minor)
  select owner, span.period, date_trunc(span.period, count_money.day::timestamp)::date, count_money.minor
  from (values ('day'), ('month')) as span (period)
  on conflict (user_id, period, first_day) do update set came_in_minor = kept.came_in_minor + excluded.came_in_minor;
end
$$;

-- What a confirmed payment brought in, by day. What was given back went out, of an advance out of what came in with it.
create function private.money_of_payment(payment books.payments) returns table (day date, minor bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  document record;
  rupees bigint;
begin
  select invoice.list, invoice.sign, invoice.currency, invoice.exchange_rate into document
  from books.invoices as invoice
  where invoice.id = payment.invoice_id;
  rupees := round(payment.amount_minor * case document.currency when 'INR' then 1 else document.exchange_rate end);
  if document.list <> 'vouchers' then
    return query select payment.paid_on, case when document.sign = -1 then -rupees else rupees end;
  elsif document.currency = 'INR' then
    return query
      select receipt.paid_on, rupees from books.receipts as receipt where receipt.id = payment.receipt_id
      union all
      select payment.paid_on, -rupees;
  end if;
end
$$;

create function private.keep_money_of_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.count_money(new.user_id, money.day, case new.state when 'undone' then -money.minor else money.minor end)
  from private.money_of_payment(new) as money;
  return null;
end
$$;

create trigger payments_keep_money after insert on books.payments
for each row
when (new.state = 'confirmed' and current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_money_of_payment();

create trigger payments_keep_changed_money after update of state on books.payments
for each row
when (new.state in ('confirmed', 'undone'))
execute function private.keep_money_of_payment();

-- Money that waits as an advance has come in; what of it was given back came in, too, and went out. Of another currency its
-- rate is that of an invoice to come.
create function private.money_of_advance(receipt books.receipts) returns table (day date, minor bigint)
language plpgsql stable
set search_path = ''
as $$
begin
  if receipt.currency = 'INR' and receipt.undone_at is null then
    return query
      select receipt.paid_on, receipt.advance_minor + receipt.returned_minor
      union all
      select receipt.returned_on, -receipt.returned_minor where receipt.returned_minor > 0;
  end if;
end
$$;

create function private.keep_money_of_advance() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.count_money(new.user_id, money.day, -money.minor) from private.money_of_advance(old) as money;
  end if;
  perform private.count_money(new.user_id, money.day, money.minor) from private.money_of_advance(new) as money;
  return null;
end
$$;

create trigger receipts_keep_money after insert or update of advance_minor, returned_minor on books.receipts
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_money_of_advance();

-- The same at once of what was not counted row by row: of all that an account has, or of some invoices.
create function private.count_periods(owner uuid, ids uuid[] default null) returns void
language sql
set search_path = ''
as $$
  select private.add_to_periods(array(
    with counted as materialized (
      select own.id from books.invoices as own where ids is null and own.user_id = owner
      union all
      select known.id from unnest(ids) as known (id)
    )
    select row(
      owner, share.period, share.first_day, sum(share.created), sum(share.invoices), sum(share.paid),
      sum(share.without_rate), sum(share.revenue_minor), sum(share.received_minor), sum(share.unpaid_due),
      sum(share.written_off), sum(share.outstanding_minor), sum(share.due_minor), sum(share.due_without_rate),
      sum(share.came_in_minor), sum(share.paid_minor), sum(share.paid_without_rate), sum(share.written_off_minor),
      sum(share.unpaid_minor), sum(share.unpaid_open_minor)
    )::public.invoice_periods
    from (
      select of_invoice.*
      from counted
      join books.invoices as invoice on invoice.id = counted.id
      cross join lateral private.period_shares(invoice) as of_invoice
      union all
      select
        owner, span.period, date_trunc(span.period, money.day::timestamp)::date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, money.minor,
        0, 0, 0, 0, 0
      from (
        select came.day, came.minor
        from counted
        join books.payments as payment on payment.invoice_id = counted.id
        cross join lateral private.money_of_payment(payment) as came
        where payment.state = 'confirmed'
        union all
        select waits.day, waits.minor
        from books.receipts as receipt
        cross join lateral private.money_of_advance(receipt) as waits
        where receipt.user_id = owner and ids is null
      ) as money
      cross join (values ('day'), ('month')) as span (period)
    ) as share
    group by share.period, share.first_day
  ))
$$;

-- What the dashboard's functions read, and a person can ask as well: what was issued in each day and in each month, and
-- what is still to come in.
create view public.report_days
with (security_invoker = true)
as
select
  user_id,
  first_day as day,
  created,
  invoices,
  paid,
  invoices - paid - written_off as unpaid,
  written_off,
  without_rate,
  revenue_minor,
  received_minor,
  outstanding_minor
from public.invoice_periods
where period = 'day' and (created > 0 or revenue_minor <> 0);
comment on view public.report_days is
  'Each day on which the caller issued invoices or credit notes, in paise: what was invoiced less what was credited, what came in for the invoices by now, and what is still due of them. Cancelled invoices count in `created` alone, those without a rate in no sum, written-off ones are neither paid nor unpaid.';
grant select on public.report_days to authenticated;

create view public.report_months
with (security_invoker = true)
as
select
  user_id,
  first_day as month,
  created,
  invoices,
  paid,
  invoices - paid - written_off as unpaid,
  written_off,
  without_rate,
  revenue_minor,
  received_minor,
  outstanding_minor
from public.invoice_periods
where period = 'month' and (created > 0 or revenue_minor <> 0);
comment on view public.report_months is 'As report_days, by month; `month` is its first day.';
grant select on public.report_months to authenticated;

create view books.receivables
with (security_invoker = true)
as
select
  id,
  user_id,
  number,
  client_name,
  client_email,
  currency,
  exchange_rate,
  issue_date,
  due_date,
  created_at,
  due_minor as balance_minor,
  due_inr_minor as balance_inr_minor,
  parts
from books.invoices
where listed and status = 'UNPAID';
comment on view books.receivables is
  'The caller''s invoices of which something is still due, in the minor unit of their currency and in paise; null without a rate.';
grant select on books.receivables to authenticated;

create function public.invoices_this_month() returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(created), 0)::integer
  from public.report_months
  where user_id = (select auth.uid())
    and month >= date_trunc('month', private.today()::timestamp)::date
$$;
comment on function public.invoices_this_month() is
  'How many invoices the caller has created in this month in India, the cancelled ones among them.';
grant execute on function public.invoices_this_month() to authenticated;

create function private.unpaid_due_before(day date) returns integer
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
  its_month constant date := date_trunc('month', day::timestamp)::date;
begin
  return (
    select coalesce(sum(kept.unpaid_due), 0)
    from public.invoice_periods as kept
    where kept.user_id = owner
      and (
        (kept.period = 'month' and kept.first_day < its_month)
        or (kept.period = 'day' and kept.first_day >= its_month and kept.first_day < day)
      )
  );
end
$$;
comment on function private.unpaid_due_before(date) is 'How many unpaid invoices of the caller were due before a day.';
grant execute on function private.unpaid_due_before(date) to authenticated;

-- The dashboard's sums follow what was settled: an invoice paid in part counts with that part as received. It is paid, in
-- the count, when nothing is due any more.
create function public.dashboard_summary(first_day date, last_day date)
returns table (
  revenue_minor bigint,
  received_minor bigint,
  overdue_minor bigint,
  invoices integer,
  paid integer,
  unpaid integer,
  overdue integer,
  without_rate integer
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  select
    issued.revenue_minor, issued.received_minor, late.due_minor,
    issued.invoices, issued.paid, issued.unpaid, late.invoices, issued.without_rate
  from (
    select
      coalesce(sum(revenue_minor), 0)::bigint as revenue_minor,
      coalesce(sum(received_minor), 0)::bigint as received_minor,
      coalesce(sum(invoices), 0)::integer as invoices,
      coalesce(sum(paid), 0)::integer as paid,
      coalesce(sum(unpaid), 0)::integer as unpaid,
      coalesce(sum(without_rate), 0)::integer as without_rate
    from public.report_days
    where user_id = (select auth.uid())
      and day between (select private.bounded_day(dashboard_summary.first_day, 'first_day'))
        and (select private.bounded_day(dashboard_summary.last_day, 'last_day'))
  ) as issued
  cross join (
    select (coalesce(sum(balance_inr_minor), 0) - (
      -- Of those that are due in parts, what is not late yet.
      select coalesce(sum(balance_inr_minor - round(
        balance_inr_minor::numeric * private.due_until(parts, balance_minor, private.today() - 1) / balance_minor
      )), 0)
      from books.receivables
      where user_id = (select auth.uid())
        and issue_date between dashboard_summary.first_day and dashboard_summary.last_day
        and due_date < (select private.today())
        and parts <> '[]'
    ))::bigint as due_minor, count(*)::integer as invoices
    from books.receivables
    where user_id = (select auth.uid())
      and issue_date between dashboard_summary.first_day and dashboard_summary.last_day
      and due_date < (select private.today())
  ) as late;
end
$$;
comment on function public.dashboard_summary(date, date) is
  'The caller''s invoices issued from first_day to last_day, in paise: revenue is their totals less those of the credit notes issued then, received what came in for them by now, overdue what is still due of those past their due date; of what is due in parts, of the parts past theirs. Unpaid counts the overdue ones too, and none that is written off.';
grant execute on function public.dashboard_summary(date, date) to authenticated;

create function public.dashboard_months(last_month date)
returns table (
  month date,
  revenue_minor bigint,
  received_minor bigint,
  outstanding_minor bigint
)
language sql stable
set search_path = ''
as $$
  select
    series.month::date,
    coalesce(issued.revenue_minor, 0),
    coalesce(issued.received_minor, 0),
    coalesce(issued.outstanding_minor, 0)
  from date_trunc('month', private.bounded_day(last_month, 'last_month')::timestamp) as last (month)
  cross join generate_series(last.month - interval '11 months', last.month, interval '1 month') as series (month)
  left join public.report_months as issued
    on issued.user_id = (select auth.uid()) and issued.month = series.month::date
  order by series.month
$$;
comment on function public.dashboard_months(date) is
  'Twelve months up to the one of last_month, in paise: what was invoiced in each less what was credited in it, what came in by now for its invoices, and what is still due of them.';
grant execute on function public.dashboard_months(date) to authenticated;

-- The first unpaid invoices that are due in a range of days, the oldest first; of what is due in parts the balance is that of
-- the parts due until then.
create function private.first_due(from_day date, to_day date, most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
begin
  return (
    select coalesce(jsonb_agg(entry order by due_date, issue_date, created_at, id), '[]')
    from (
      select
        due_date, issue_date, created_at, id,
        jsonb_build_object(
          'invoice_id', id,
          'number', number,
          'client_name', client_name,
          'currency', currency,
          'exchange_rate', exchange_rate,
          'balance_minor', case
            when parts = '[]' then balance_minor else private.due_until(parts, balance_minor, to_day)
          end,
          'due_date', due_date
        ) as entry
      from books.receivables
      where user_id = owner and due_date between from_day and to_day
      order by due_date, issue_date, created_at, id
      limit most
    ) as due
  );
end
$$;
grant execute on function private.first_due(date, date, integer) to authenticated;

-- What is owed, by the days since it was due, and what came in. What was due more than sixty days ago is summed up by
-- months, but for days of the month in which that line falls.
create function private.dashboard_money(today date) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
  thirty constant date := today - 30;
  sixty constant date := today - 60;
  first_month constant date := date_trunc('month', sixty::timestamp)::date;
  this_month constant date := date_trunc('month', today::timestamp)::date;
  last_month constant date := date_trunc('month', (this_month - 1)::timestamp)::date;
  months record;
  days record;
begin
  select
    coalesce(sum(kept.due_minor), 0) as due,
    coalesce(sum(kept.due_without_rate), 0) as without_rate,
    coalesce(sum(kept.created), 0) > 0 as issued,
    coalesce(sum(kept.due_minor) filter (where kept.first_day < first_month), 0) as older,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < first_month), 0) as older_count,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = this_month), 0) as came_in,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = last_month), 0) as came_in_before
  into months
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month';
  select
    coalesce(sum(kept.due_minor) filter (where kept.first_day < sixty), 0) as older,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= sixty and kept.first_day < thirty), 0) as to_sixty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= thirty and kept.first_day < today), 0) as to_thirty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= today), 0) as soon,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < today), 0) as late_count,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day >= today), 0) as soon_count
  into days
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'day' and kept.first_day between first_month and today + 7
    and (kept.due_minor > 0 or kept.unpaid_due > 0);
  return jsonb_build_object(
    'owed', jsonb_build_object(
      'minor', months.due,
      'without_rate', months.without_rate,
      'due_soon_minor', days.soon,
      'late', jsonb_build_array(
        jsonb_build_object('from_days', 1, 'to_days', 30, 'minor', days.to_thirty),
        jsonb_build_object('from_days', 31, 'to_days', 60, 'minor', days.to_sixty),
        jsonb_build_object('from_days', 61, 'to_days', null, 'minor', months.older + days.older)
      )
    ),
    'came_in', jsonb_build_object('minor', months.came_in, 'before_minor', months.came_in_before),
    'issued', months.issued,
    'overdue', months.older_count + days.late_count,
    'due_soon', days.soon_count
  );
end
$$;
grant execute on function private.dashboard_money(date) to authenticated;

-- What a seller sets up, once each. Rates are asked for of those alone whose rows bear tax.
create function private.setup_progress() returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'business', business.id is not null,
      'tax', coalesce(business.gst_registration <> 'regular' or business.default_gst_rate is not null, false),
      'payments', num_nonnulls(business.upi_id, business.bank_account_number) > 0,
      'logo', business.logo is not null,
      'put_away', profile.setup_put_away,
      'deletion_stopped', profile.deletion_stopped_at is not null
    )
    from public.profiles as profile
    left join public.businesses as business on business.user_id = profile.id
    where profile.id = (select auth.uid())
  );
end
$$;
grant execute on function private.setup_progress() to authenticated;

create function public.dashboard_attention(most integer default 5) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    with
    bound as materialized (
      select day.today, least(greatest(coalesce(most, 5), 0), 50) as most, private.dashboard_money(day.today) as money
      from private.today() as day (today)
    ),
    claims as (
      select
        row_number() over (order by payment.created_at, payment.id) as place,
        jsonb_build_object(
          'payment_id', payment.id,
          'invoice_id', invoice.id,
          'number', invoice.number,
          'client_name', invoice.client_name,
          'currency', invoice.currency,
          'exchange_rate', invoice.exchange_rate,
          'amount_minor', payment.amount_minor,
          'balance_minor', invoice.balance_minor,
          'method', payment.method,
          'reference', payment.reference,
          'claimed_at', payment.created_at,
          'restored', payment.restored
        ) as entry
      from books.payments as payment
      join books.invoice_summaries as invoice on invoice.id = payment.invoice_id
      where payment.user_id = (select auth.uid()) and payment.state = 'claimed'
    )
    select jsonb_build_object(
      'owed', bound.money -> 'owed',
      'came_in', bound.money -> 'came_in',
      'setup', private.setup_progress() || jsonb_build_object('issued', bound.money -> 'issued'),
      'claims', (
        select jsonb_build_object(
          'count', count(*),
          'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
        )
        from claims
      ),
      'due_soon', jsonb_build_object(
        'count', bound.money -> 'due_soon',
        'rows', private.first_due(bound.today, bound.today + 7, bound.most)
      ),
      'overdue', jsonb_build_object(
        'count', bound.money -> 'overdue',
        'rows', private.first_due('-infinity', bound.today - 1, bound.most)
      ),
      'schedules', private.schedules_attention(bound.most),
      'estimates', private.estimates_attention()
    )
    from bound
  );
end
$$;
comment on function public.dashboard_attention(integer) is
  'What is owed to the caller, in paise and by the days since it was due, and what came in in this month and the one before; what waits for them: payments reported by clients, invoices due within seven days, overdue ones, and schedules that were refused or late, each with its count and the first rows, the oldest first; how many estimates wait for an answer or, accepted, for their invoice; and which parts of the set-up are done.';
grant execute on function public.dashboard_attention(integer) to authenticated;

-- supabase/schemas/07_screens/03_gst_returns.sql

-- What a GST return is made of: the documents of a period with their tax by rate, what is summed by HSN, advances, numbers, and
-- what the books say of the same. Which section a document belongs to is the domain's to say (`domain/gst/gstr1/`). Amounts are
-- paise; what is in another currency is converted as it was when it was issued.

-- A credit note lowers tax until 30 November after the financial year of its invoice (CGST s. 34(2)). That goes by the return which
-- declares it: by the day on which that was filed, else the day until which it is due, 13 days behind its period at the latest.
-- Its period is what the marks of the GSTIN say, else the one that is asked for. Of a quarter whose first months were furnished,
-- or are looked at by themselves, notes to registered buyers were declared with their month.
create function private.is_late_note(
  owner uuid, gstin text, noted date, registered boolean, tax_minor bigint, invoiced date, last_day date, furnished boolean
) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  limit_day constant date := (private.financial_year_start(invoiced) + interval '20 months')::date - 1;
  month_end constant date := (private.return_days('monthly', noted)).last_day;
  filing constant text := private.filing_of(owner, gstin, noted);
  period_end constant date := case when filing is null then last_day else (private.return_days(filing, noted)).last_day end;
  -- What was furnished in the first two months of a quarter (IFF) was declared then, whenever its quarter is filed.
  declared constant date := case
    when (furnished or last_day = month_end) and registered and month_end < period_end then month_end + 13
    else coalesce((private.filed_period(owner, gstin, noted, noted)).filed_on, period_end + 13)
  end;
begin
  -- A note without tax lowers none.
  return tax_minor > 0 and declared > limit_day;
end
$$;

-- The same before the note is there, and where it was just issued.
create function private.credit_is_late(invoice_id uuid, noted date, filing text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
  day constant date := private.bounded_day(noted, 'noted');
  gstin constant text := private.gstin_of(invoice.seller);
  known constant text := coalesce(private.filing_of(invoice.user_id, gstin, day), filing);
begin
  return private.is_late_note(
    invoice.user_id, gstin, day, false, invoice.cgst_minor + invoice.sgst_minor + invoice.igst_minor + invoice.cess_minor,
    invoice.issue_date, (private.return_days(known, day)).last_day, false
  );
end
$$;
grant execute on function private.credit_is_late(uuid, date, text) to authenticated;

create function public.credit_is_late(invoice_id uuid, noted date, filing text default null) returns boolean
language sql stable
set search_path = ''
as $$ select private.credit_is_late(invoice_id, noted, filing) $$;
comment on function public.credit_is_late(uuid, date, text) is
  'Whether a credit note of a day comes too late to lower the tax of one of the caller''s invoices (CGST s. 34(2)). The periods that are marked as filed under its GSTIN say whether returns are monthly or quarterly; filing says it of who has marked none, monthly where it is null.';
grant execute on function public.credit_is_late(uuid, date, text) to authenticated;

-- All that a seller issued under a GSTIN in a period, what is cancelled and vouchers among it: of each part by its index.
create function private.issued_under(owner uuid, gstin text, first_day date, last_day date, furnished boolean)
returns table (
  id uuid, kind text, sign integer, told text, cancelled boolean, commercial boolean, late boolean, original_id uuid, prefix text, financial_year text, sequence integer, number text,
  issue_date date, client_id uuid, client_name text, client_gstin text, supply text, with_tax boolean, reverse_charge boolean,
  place_of_supply text, rate numeric, round_off_minor bigint, total_inr_minor bigint, port_code text, shipping_bill text,
  shipping_bill_date date
)
language sql stable
set search_path = ''
as $$
  select
    issued.id, issued.kind, issued.sign, issued.told, issued.cancelled_at is not null, issued.commercial,
    case when issued.sign = -1 then (
      select private.is_late_note(
        owner, gstin, issued.issue_date, issued.buyer ->> 'gstin' is not null,
        issued.cgst_minor + issued.sgst_minor + issued.igst_minor + issued.cess_minor, original.issue_date, last_day, furnished
      )
      from books.invoices as original
      where original.id = issued.original_id
    ) else false end,
    issued.original_id, issued.prefix, issued.financial_year,
    issued.sequence, issued.number, issued.issue_date, issued.client_id, issued.client_name, issued.buyer ->> 'gstin', issued.supply,
    issued.with_tax, issued.reverse_charge, issued.place_of_supply, coalesce(issued.exchange_rate, 1),
    issued.round_off_minor, issued.total_inr_minor, issued.port_code, issued.shipping_bill, issued.shipping_bill_date
  from (
    select * from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is not null and invoice.list = 'invoices'
      and invoice.issue_date between first_day and last_day
    union all
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.list in ('credit_notes', 'vouchers')
      and invoice.issue_date between first_day and last_day
  ) as issued
  where issued.seller ->> 'gstRegistration' = 'regular' and issued.seller ->> 'taxId' = gstin
$$;
comment on function private.issued_under(uuid, text, date, date, boolean) is
  'What was issued in a period by who was registered under this GSTIN; what was issued before that, or under another, is none of its return.';

-- Each row of the documents that count. Of another currency the tax is on the rupees (CGST Rule 34): up to each row of a rate
-- less up to the one before, so that the rows of a document add up to its taxes in rupees. Of goods that come back the quantity is what came back.
create function private.return_rows(owner uuid, gstin text, first_day date, last_day date, furnished boolean)
returns table (
  document_id uuid, sign integer, registered boolean, taxability text, gst_rate integer, hsn_sac text, uqc text,
  quantity numeric, description text, taxable_minor bigint, igst_minor numeric, cgst_minor numeric, sgst_minor numeric,
  cess_minor numeric
)
language sql stable
set search_path = ''
as $$
  select
    item.invoice_id,
    document.sign,
    document.client_gstin is not null,
    item.taxability,
    item.gst_rate,
    item.hsn_sac,
    case when item.hsn_sac !~ '^99' then coalesce(upper(item.unit), upper(original.unit), 'OTH') else 'NA' end,
    case
      when coalesce(item.hsn_sac, '99') ~ '^99' then 0
      when document.sign = -1 then coalesce(item.returned_quantity, 0)
      else item.quantity
    end,
    item.description,
    item.taxable_inr_minor,
    case when document.rate = 1 then item.igst_minor when split.parts = 1 then rupees.tax else 0 end,
    case when document.rate = 1 then item.cgst_minor when split.parts = 2 then rupees.tax else 0 end,
    case when document.rate = 1 then item.sgst_minor when split.parts = 2 then rupees.tax else 0 end,
    round(item.cess_sum * document.rate) - round((item.cess_sum - item.cess_minor) * document.rate)
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  join lateral (
    select
      row.*,
      sum(row.taxable_inr_minor) over (partition by row.gst_rate order by row.position) as worth_sum,
      sum(row.cess_minor) over (order by row.position) as cess_sum
    from books.invoice_items as row
    where row.invoice_id = document.id
  ) as item on true
  -- An amount that is credited has no unit of its own: it takes from goods in theirs.
  left join books.invoice_items as original on original.id = item.original_item_id
  cross join lateral (
    select private.tax_parts(document.supply, document.with_tax, document.place_of_supply, left(gstin, 2)) as parts
  ) as split
  cross join lateral (
    select case
      when document.rate <> 1 and split.parts > 0 and item.gst_rate is not null then
        private.half_up(item.worth_sum * item.gst_rate, 10000 * split.parts)
          - private.half_up((item.worth_sum - item.taxable_inr_minor) * item.gst_rate, 10000 * split.parts)
      else 0
    end as tax
  ) as rupees
  where document.told in ('supply', 'note')
    and not (document.cancelled or document.commercial or document.late)
$$;
comment on function private.return_rows(uuid, text, date, date, boolean) is
  'The rows of what was issued under a GSTIN in a period and was not cancelled: invoices, bills of supply and, with the sign -1, credit notes that lower the tax.';

-- The documents, each with its tax by rate, with those of its codes that the portal does not take, and with those that it takes of who is
-- up to ₹5 crore alone.
create function private.return_documents(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  with part as (
    select
      row.document_id,
      row.taxability,
      row.gst_rate,
      sum(row.taxable_minor) as taxable_minor,
      sum(row.igst_minor) as igst_minor,
      sum(row.cgst_minor) as cgst_minor,
      sum(row.sgst_minor) as sgst_minor,
      sum(row.cess_minor) as cess_minor,
      array_agg(distinct coalesce(row.hsn_sac, '')) filter (
        where known.code is null or char_length(known.code) < 4
      ) as codes,
      array_agg(distinct known.code) filter (where char_length(known.code) between 4 and 5) as brief_codes
    from private.return_rows(owner, gstin, first_day, last_day, furnished) as row
    left join public.hsn_codes as known on known.code = row.hsn_sac
    group by row.document_id, row.taxability, row.gst_rate
  ),
  whole as (
    select
      part.document_id,
      json_agg(
        json_build_object(
          'taxability', part.taxability, 'gst_rate', part.gst_rate, 'taxable_minor', part.taxable_minor,
          'igst_minor', part.igst_minor, 'cgst_minor', part.cgst_minor, 'sgst_minor', part.sgst_minor,
          'cess_minor', part.cess_minor, 'codes', coalesce(part.codes, '{}'),
          'brief_codes', coalesce(part.brief_codes, '{}')
        ) order by part.gst_rate desc nulls last, part.taxability
      ) as rows,
      sum(part.taxable_minor) as taxable_minor,
      sum(part.igst_minor + part.cgst_minor + part.sgst_minor + part.cess_minor) as tax_minor
    from part
    group by part.document_id
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', document.id, 'kind', document.kind, 'number', document.number, 'issue_date', document.issue_date,
        'client_id', document.client_id, 'client_name', document.client_name, 'client_gstin', document.client_gstin, 'supply', document.supply,
        'with_tax', document.with_tax, 'reverse_charge', document.reverse_charge,
        'place_of_supply', document.place_of_supply, 'total_minor', document.total_inr_minor,
        -- To whole rupees, and what the total's own rupees are beside those of its lines.
        'rounding_minor', case
          when document.rate = 1 then document.round_off_minor
          else document.total_inr_minor - whole.taxable_minor
            - case when document.reverse_charge then 0 else whole.tax_minor end
        end,
        'port_code', document.port_code, 'shipping_bill', document.shipping_bill,
        'shipping_bill_date', document.shipping_bill_date,
        'shipped_late', document.supply = 'export' and document.kind = 'invoice'
          and private.is_shipped_late(owner, gstin, document.id, document.issue_date),
        'original', case
          when original.id is not null
          then json_build_object('issue_date', original.issue_date, 'total_minor', original.total_inr_minor)
        end,
        'rows', whole.rows
      ) order by document.issue_date, document.prefix, document.sequence
    ),
    '[]'
  )
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  join whole on whole.document_id = document.id
  left join books.invoices as original on original.id = document.original_id and document.sign = -1
$$;

-- Credit notes with tax that came too late to lower it.
create function private.return_late_notes(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(
    json_agg(
      json_build_object(
        'id', note.id, 'number', note.number,
        'filed', (private.filed_period(owner, gstin, note.issue_date, note.issue_date)).id is not null
      ) order by note.issue_date, note.prefix, note.sequence
    ),
    '[]'
  )
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as note
  where note.late and not (note.commercial or note.cancelled)
$$;

-- By code, unit and rate, what registered buyers were supplied with and what others were; less what was credited.
create function private.return_hsn(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(line order by line.registered desc, line.code, line.uqc, line.rate), '[]')
  from (
    select
      row.registered,
      coalesce(row.hsn_sac, '') as code,
      row.uqc,
      coalesce(row.gst_rate, 0) as rate,
      -- The words that most of its rows have.
      mode() within group (order by left(row.description, 30)) as description,
      max(known.description) as official,
      bool_or(known.code is not null) as listed,
      trim_scale(sum(row.sign * row.quantity))::text as quantity,
      sum(row.sign * row.taxable_minor) as taxable_minor,
      sum(row.sign * row.igst_minor) as igst_minor,
      sum(row.sign * row.cgst_minor) as cgst_minor,
      sum(row.sign * row.sgst_minor) as sgst_minor,
      sum(row.sign * row.cess_minor) as cess_minor
    from private.return_rows(owner, gstin, first_day, last_day, furnished) as row
    left join public.hsn_codes as known on known.code = row.hsn_sac
    group by row.registered, coalesce(row.hsn_sac, ''), row.uqc, coalesce(row.gst_rate, 0)
  ) as line
$$;

-- What came in advance under a GSTIN up to a day, and no invoice took at once.
create function private.return_receipts(owner uuid, gstin text, last_day date)
returns table (id uuid, client_name text, place text, base_minor bigint, voucher_id uuid, number text)
language sql stable
set search_path = ''
as $$
  select
    receipt.id,
    client.name,
    -- A place that nobody knew then may be known by now.
    coalesce(receipt.advance_place, private.place_of_client(client)),
    base.minor,
    voucher.id,
    voucher.number
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  left join books.invoices as voucher on voucher.id = receipt.voucher_id and voucher.cancelled_at is null
  cross join lateral (
    select receipt.amount_minor - coalesce(sum(payment.amount_minor), 0)::bigint as minor
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.state = 'confirmed' and not payment.from_advance
  ) as base
  where receipt.user_id = owner
    and receipt.gstin = return_receipts.gstin
    and receipt.undone_at is null
    and receipt.paid_on <= last_day
    and base.minor > 0
$$;

-- The part of each advance that was used, by private.use_day; what is given back uses it, too.
create function private.return_uses(owner uuid, gstin text, last_day date)
returns table (id uuid, day date, at timestamptz, use_id uuid, amount_minor bigint)
language sql stable
set search_path = ''
as $$
  select
    known.id, private.use_day(receipt, document.issue_date, payment.created_at), payment.created_at, payment.id,
    payment.amount_minor
  from private.return_receipts(owner, gstin, last_day) as known
  join books.receipts as receipt on receipt.id = known.id
  join books.payments as payment on payment.receipt_id = known.id and payment.from_advance and payment.state = 'confirmed'
  join books.invoices as document on document.id = payment.invoice_id
  union all
  select
    known.id, private.use_day(receipt, receipt.returned_on, said.at), said.at, known.id, receipt.returned_minor
  from private.return_receipts(owner, gstin, last_day) as known
  join books.receipts as receipt on receipt.id = known.id
  cross join lateral (select coalesce(receipt.returned_at, receipt.returned_on::timestamptz) as at) as said
  where receipt.returned_minor > 0
$$;

-- Advances for services whose tax the seller owes, told by the day on which the money came (CGST s. 13(2)), with a voucher or
-- without: what came in the period less what was used of it in the period, and what was used in it of what had come before.
-- Each use takes what is reached with it less what was reached before, so that nothing is left of one that is used up.
create function private.return_advances(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with advance as (
    select
      known.*,
      receipt.client_id,
      receipt.paid_on,
      receipt.advance_supply,
      receipt.advance_rate,
      private.needs_amendment(receipt) as late,
      rupees.taxable,
      case when terms.parts = 1 then rupees.tax else 0 end as igst,
      case when terms.parts = 2 then rupees.tax else 0 end as cgst
    from private.return_receipts(owner, gstin, last_day) as known
    join books.receipts as receipt on receipt.id = known.id
    cross join lateral (
      select
        case when receipt.currency = 'INR' then 1 else receipt.advance_exchange_rate end as in_rupees,
        case when receipt.advance_supply = 'domestic' and known.place = left(receipt.gstin, 2) then 2 else 1 end as parts
    ) as terms
    -- A price that holds its tax.
    cross join lateral private.tax_of_rate(0, known.base_minor, receipt.advance_rate, terms.parts, 0) as priced
    -- In another currency the value is converted, and the tax is on that (CGST Rule 34).
    cross join lateral (select round(priced.taxable * terms.in_rupees) as taxable) as worth
    cross join lateral (
      select
        worth.taxable,
        case
          when receipt.currency = 'INR' then priced.tax
          else private.half_up(worth.taxable * receipt.advance_rate, 10000 * terms.parts)
        end as tax
    ) as rupees
    where receipt.advance_for = 'services' and not receipt.advance_untaxed and receipt.advance_rate > 0
      and terms.in_rupees is not null
  ),
  used as (
    select used.*, sum(used.amount_minor) over (partition by used.id order by used.at, used.use_id) as upto_minor
    from private.return_uses(owner, gstin, last_day) as used
  ),
  share as (
    select advance.id, advance.paid_on as day, 1 as sign, advance.taxable, advance.igst, advance.cgst from advance
    union all
    select
      advance.id, used.day, -1,
      round(advance.taxable * used.upto_minor / advance.base_minor)
        - round(advance.taxable * (used.upto_minor - used.amount_minor) / advance.base_minor),
      round(advance.igst * used.upto_minor / advance.base_minor)
        - round(advance.igst * (used.upto_minor - used.amount_minor) / advance.base_minor),
      round(advance.cgst * used.upto_minor / advance.base_minor)
        - round(advance.cgst * (used.upto_minor - used.amount_minor) / advance.base_minor)
    from used
    join advance on advance.id = used.id
  ),
  told as (
    select
      share.id,
      sum(share.sign * share.taxable) as taxable,
      sum(share.sign * share.igst) as igst,
      sum(share.sign * share.cgst) as cgst
    from share
    where share.day between first_day and last_day
    group by share.id
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', advance.id, 'voucher_id', advance.voucher_id, 'number', advance.number, 'paid_on', advance.paid_on,
        'client_id', advance.client_id, 'client_name', advance.client_name, 'supply', advance.advance_supply,
        'place_of_supply', advance.place, 'rate', advance.advance_rate, 'received', advance.paid_on >= first_day,
        'late', advance.late and advance.paid_on >= first_day,
        -- What is used is told without a sign.
        'taxable_minor', abs(told.taxable), 'igst_minor', abs(told.igst), 'cgst_minor', abs(told.cgst),
        'sgst_minor', abs(told.cgst), 'cess_minor', 0
      ) order by advance.paid_on, advance.number, advance.id
    ),
    '[]'
  )
  from told
  join advance on advance.id = told.id
  where told.taxable <> 0
$$;

-- Money that came in an earlier month than the invoice that it was entered on was an advance of that month, as far as the
-- invoice is of services (CGST s. 13(2), Notification 66/2017-CT), and the invoice uses it up on its day. Tax deducted at source
-- is paid with it. Of one invoice and rate there is one line.
create function private.return_prepayments(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with came as (
    select payment.id, payment.invoice_id, true as received
    from books.payments as payment
    join books.invoices as invoice on invoice.id = payment.invoice_id
    where payment.user_id = owner and payment.state = 'confirmed' and not payment.from_advance
      and payment.paid_on between first_day and last_day
      and invoice.issue_date > last_day
    union all
    select payment.id, payment.invoice_id, false
    from books.invoices as invoice
    join books.payments as payment on payment.invoice_id = invoice.id
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
      and payment.state = 'confirmed' and not payment.from_advance
      and payment.paid_on < first_day
  ),
  part as (
    select
      came.received,
      came.invoice_id,
      payment.paid_on,
      case
        when came.received then private.was_filed_before(payment, gstin, payment.paid_on, invoice.issue_date)
        else private.was_filed_before(payment, gstin, invoice.issue_date, payment.paid_on)
      end as late,
      item.gst_rate,
      split.parts,
      round(item.taxable * (payment.amount_minor + payment.tds_minor) / invoice.total_minor) as taxable,
      round(
        item.cess * coalesce(invoice.exchange_rate, 1) * (payment.amount_minor + payment.tds_minor) / invoice.total_minor
      ) as cess
    from came
    join books.payments as payment on payment.id = came.id
    join books.invoices as invoice on invoice.id = came.invoice_id
    cross join lateral (
      select row.gst_rate, sum(row.taxable_inr_minor) as taxable, sum(row.cess_minor) as cess
      from books.invoice_items as row
      where row.invoice_id = invoice.id and row.gst_rate > 0 and private.is_service(row)
      group by row.gst_rate
    ) as item
    cross join lateral (
      select private.tax_parts(invoice.supply, invoice.with_tax, invoice.place_of_supply, left(gstin, 2)) as parts
    ) as split
    where invoice.seller ->> 'taxId' = gstin and private.is_prepayment(payment)
  ),
  told as (
    select
      part.invoice_id, part.received, part.gst_rate, min(part.paid_on) as paid_on, bool_or(part.late) as late,
      sum(part.taxable) as taxable,
      sum(case when part.parts = 1 then tax.minor else 0 end) as igst,
      sum(case when part.parts = 2 then tax.minor else 0 end) as cgst,
      sum(part.cess) as cess
    from part
    cross join lateral (
      select private.half_up(part.taxable * part.gst_rate, 10000 * part.parts) as minor
    ) as tax
    group by part.invoice_id, part.received, part.gst_rate
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', invoice.id, 'voucher_id', invoice.id, 'number', invoice.number, 'paid_on', told.paid_on,
        'client_id', invoice.client_id, 'client_name', invoice.client_name, 'supply', invoice.supply,
        'place_of_supply', invoice.place_of_supply, 'rate', told.gst_rate, 'received', told.received, 'late', told.late,
        'taxable_minor', told.taxable, 'igst_minor', told.igst, 'cgst_minor', told.cgst, 'sgst_minor', told.cgst,
        'cess_minor', told.cess
      ) order by told.paid_on, invoice.number, told.gst_rate
    ),
    '[]'
  )
  from told
  join books.invoices as invoice on invoice.id = told.invoice_id
  where told.taxable <> 0
$$;

-- Advances of the period that are in no figure until somebody says what they are for, or what a foreign currency was worth.
create function private.return_questions(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(
    json_agg(
      json_build_object(
        'id', receipt.id, 'client_id', receipt.client_id, 'client_name', known.client_name, 'paid_on', receipt.paid_on,
        'amount_minor', open.minor, 'currency', receipt.currency,
        'reason', case when receipt.advance_for is null then 'undecided' else 'unrated' end
      ) order by receipt.paid_on, receipt.created_at
    ),
    '[]'
  )
  from private.return_receipts(owner, gstin, last_day) as known
  join books.receipts as receipt on receipt.id = known.id
  cross join lateral (
    select known.base_minor - coalesce(sum(used.amount_minor), 0) as minor
    from private.return_uses(owner, gstin, last_day) as used
    where used.id = receipt.id and used.day <= last_day
  ) as open
  where receipt.paid_on between first_day and last_day
    and (
      receipt.advance_for is null
      or private.is_told(receipt) and receipt.currency <> 'INR' and receipt.advance_exchange_rate is null
    )
    and open.minor > 0
$$;

-- The numbers of each series without a gap, the cancelled among them.
create function private.return_numbers(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  with issued as (
    select
      document.*,
      (private.kind(document.kind)).nature as nature
    from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  ),
  placed as (
    select
      issued.*,
      issued.sequence - row_number() over (
        partition by issued.nature, issued.prefix, issued.financial_year order by issued.sequence
      ) as run
    from issued
  )
  select coalesce(
    json_agg(series order by array_position(array['invoice', 'credit_note'], series.nature), series.nature, series.first_day, series."from"),
    '[]'
  )
  from (
    select
      placed.nature,
      min(placed.issue_date) as first_day,
      (array_agg(placed.number order by placed.sequence))[1] as "from",
      (array_agg(placed.number order by placed.sequence desc))[1] as "to",
      count(*) as total,
      count(*) filter (where placed.cancelled) as cancelled
    from placed
    group by placed.nature, placed.prefix, placed.financial_year, placed.run
  ) as series
$$;

-- What the books say, by other ways than the rows: the revenue of the months, and the taxes of the documents' totals. What
-- was issued before the registration, or under another GSTIN, is in the revenue, and told apart; so are notes that leave tax alone.
create function private.return_books(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'revenue_minor', (
      select coalesce(sum(kept.revenue_minor), 0)
      from public.invoice_periods as kept
      where kept.user_id = owner and kept.period = 'day' and kept.first_day between return_books.first_day and last_day
    ),
    'other_minor', coalesce(sum(book.sign * book.total_inr_minor) filter (where not book.counted), 0),
    'other_count', count(*) filter (where not book.under),
    'igst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.igst_minor when split.parts = 1 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'cgst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.cgst_minor when split.parts = 2 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'sgst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.sgst_minor when split.parts = 2 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'cess_minor', coalesce(sum(book.sign * round(book.cess_minor * book.rate)) filter (where book.counted), 0)
  )
  from (
    select
      invoice.*,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as counted,
      coalesce(invoice.exchange_rate, 1) as rate,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as under
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select
      note.*,
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
        and not note.commercial and not private.is_late_note(
          owner, gstin, note.issue_date, note.buyer ->> 'gstin' is not null,
        note.cgst_minor + note.sgst_minor + note.igst_minor + note.cess_minor, original.issue_date, last_day, furnished
        ),
      coalesce(note.exchange_rate, 1),
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
    from books.invoices as note
    join books.invoices as original on original.id = note.original_id
    where note.user_id = owner
      and note.list = 'credit_notes' and note.cancelled_at is null
      and note.issue_date between first_day and last_day
  ) as book
  cross join lateral (
    select private.tax_parts(book.supply, book.with_tax, book.place_of_supply, left(gstin, 2)) as parts
  ) as split
  cross join lateral (
    select case when book.under and book.rate <> 1 then private.tax_on_rupees(book.id, split.parts) end as part
  ) as tax
$$;

-- Each GSTIN under which somebody is or was registered: today's first, then by what was issued and received under it. From one
-- to the next by the index, since documents are many and numbers few.
create function private.registrations(owner uuid) returns json
language sql stable
set search_path = ''
as $$
  with recursive known as (
    (
      select invoice.seller ->> 'taxId' as gstin
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.seller ->> 'gstRegistration' = 'regular'
      order by invoice.seller ->> 'taxId'
      limit 1
    )
    union all
    select (
      select invoice.seller ->> 'taxId'
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.seller ->> 'gstRegistration' = 'regular'
        and invoice.seller ->> 'taxId' > known.gstin
      order by invoice.seller ->> 'taxId'
      limit 1
    )
    from known
    where known.gstin is not null
  )
  select json_agg(one.gstin order by one.is_own desc, one.gstin)
  from (
    select every.gstin, bool_or(every.is_own) as is_own
    from (
      select known.gstin, false as is_own from known
      union all
      select receipt.gstin, false from books.receipts as receipt where receipt.user_id = owner
      union all
      select own.tax_id, true from public.businesses as own
      where own.user_id = owner and own.gst_registration = 'regular'
    ) as every
    where every.gstin is not null
    group by every.gstin
  ) as one
$$;

-- A quarter is the longest that is returned at one time. More than a busy one holds is refused before it is put together.
create function private.gst_return(first_day date, last_day date, gstin text, furnished boolean) returns json
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  owner constant uuid := private.caller();
  most constant integer := 30000;
  since constant date := private.bounded_day(first_day, 'first_day');
  until constant date := private.bounded_day(last_day, 'last_day');
  is_furnished constant boolean := coalesce(furnished, false);
  gstins constant json := coalesce(private.registrations(owner), '[]');
  seller public.businesses;
  asked text;
begin
  if until - since > 92 then
    perform private.refuse(422, 'return_too_long', 'last_day');
  end if;
  select * into seller from public.businesses as business where business.user_id = owner;
  asked := coalesce(gst_return.gstin, private.own_gstin(seller));
  if asked is null then
    return json_build_object('registration', coalesce(seller.gst_registration, 'none'), 'gstins', gstins);
  elsif not gstins::jsonb ? asked then
    perform private.refuse(422, 'gstin_not_yours', 'gstin');
  end if;
  if (select sum(kept.created) from public.invoice_periods as kept
    where kept.user_id = owner and kept.period = 'day' and kept.first_day between since and until) > most
  then
    perform private.refuse(422, 'return_too_large', params => jsonb_build_object('most', most));
  end if;
  return json_build_object(
    'registration', 'regular',
    'gstin', asked,
    'gstins', gstins,
    'above_five_crore', seller.above_five_crore,
    'late_notes', private.return_late_notes(owner, asked, since, until, is_furnished),
    'documents', private.return_documents(owner, asked, since, until, is_furnished),
    'hsn', private.return_hsn(owner, asked, since, until, is_furnished),
    'advances', private.return_advances(owner, asked, since, until)::jsonb
      || private.return_prepayments(owner, asked, since, until)::jsonb,
    'questions', private.return_questions(owner, asked, since, until),
    'numbers', private.return_numbers(owner, asked, since, until, is_furnished),
    'books', private.return_books(owner, asked, since, until, is_furnished)
  );
end
$$;
grant execute on function private.gst_return(date, date, text, boolean) to authenticated;

create function public.gst_return(first_day date, last_day date, gstin text default null, furnished boolean default false)
returns json
language sql stable
set search_path = ''
as $$ select private.gst_return(first_day, last_day, gstin, furnished) $$;
comment on function public.gst_return(date, date, text, boolean) is
  'What the caller''s GSTR-1 and GSTR-3B of a period of at most a quarter are made of, in paise: {registration, gstin, gstins, above_five_crore, documents, late_notes, hsn, advances, questions, numbers, books}, of today''s registration or of an earlier one by its gstin; furnished: whether the first two months of the quarter went by IFF. Of who is not registered, or pays by the composition scheme, the registration and the earlier gstins alone.';
grant execute on function public.gst_return(date, date, text, boolean) to authenticated;

-- supabase/schemas/07_screens/04_search.sql

-- The search. A text finds clients, and invoices by their client, their number, their total and what their rows say.

-- What looks for a text reads past row-level security, by definer functions that filter by the caller themselves: the
-- operators of texts are not leakproof, so under row-level security no index could serve them. So they ask whether the
-- session lives: a row that is found would be refused by its policy, but how many there are is told without one.

create function private.containing_exactly(text text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return '%' || replace(replace(replace(text, '\', '\\'), '%', '\%'), '_', '\_') || '%'; end $$;
comment on function private.containing_exactly(text) is
  'A pattern for what contains the text, blanks at its ends included.';

-- Behind all searches; no text that is looked for is as long.
create function private.containing(query text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_length(query, 200, 'query');
  return private.containing_exactly(private.search_form(btrim(query)));
end
$$;
comment on function private.containing(text) is 'A pattern for the search_text that contains the text.';

-- Of a text that is not known when the plan is made the planner expects many rows; an index holds all that is asked for, so
-- no table is read from end to end (enable_seqscan).

-- The endings know their owner, whose other rows no index is to be asked for: so it is compared apart, here and below.
create function private.clients_containing(owner uuid, query text, most integer default null) returns setof uuid
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  pattern constant text := private.containing(query);
  wanted constant tsquery := private.line_query(owner, private.search_form(btrim(query)));
begin
  return query
  with found as materialized (
    select client.id, client.user_id, client.search_text, client.merged_into
    from books.clients as client
    where private.line_endings(client.user_id, client.search_text) @@ wanted
  )
  select found.id
  from found
  where found.user_id = owner and found.search_text like pattern and found.merged_into is null
  limit most;
end
$$;

-- Totals that read as the text does: "12,500" is of ₹12,500.00 to ₹12,500.99, "12500.50" exactly that.
create function private.totals_reading(query text, out least_minor bigint, out most_minor bigint)
language plpgsql immutable
set search_path = ''
as $$
declare
  typed constant text := replace(substring(btrim(query) from '^(?:₹|[A-Z]{0,2}\$)?\s?([1-9][0-9,]{0,12}(?:\.[0-9]{1,2})?)$'), ',', '');
begin
  least_minor := (typed::numeric * 100)::bigint;
  most_minor := least_minor + case position('.' in typed) when 0 then 99 else 0 end;
end
$$;
comment on function private.totals_reading(text) is 'Which totals a typed amount may mean, in minor units; null of another text.';

-- A number is its series and a sequence, so it is looked for by sequence: of a text that ends in digits, those that begin
-- with them, or that hold them anywhere where nothing stands before them. A text within the series is in all its numbers.
-- A series may begin wherever its owner wants, so there may be more such sequences than invoices: then it is these that are
-- looked through.
create function private.numbers_containing(owner uuid, needle text) returns setof uuid
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  digits constant text := substring(needle from '[0-9]{0,9}$');
  before constant text := left(needle, char_length(needle) - char_length(digits));
  value constant bigint := nullif(digits, '')::bigint;
  size constant bigint := 10 ^ char_length(digits);
  held constant bigint := (
    select coalesce(sum(month.invoices), 0)
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month'
  );
begin
  if needle !~ '^[a-z0-9/-]+$' then
    return;
  end if;
  if before = '' and held < (
    select sum(counter.last_sequence) / size from books.invoice_counters as counter where counter.user_id = owner
  ) then
    return query
    select own.id
    from books.invoices as own
    where own.user_id = owner and own.listed and position(needle in lower(own.number)) > 0;
    return;
  end if;
  return query
  select invoice.id
  from (
    select
      counter.business_id, counter.prefix, counter.financial_year, counter.last_sequence,
      lower(counter.prefix || '/' || counter.financial_year || '/') as name
    from books.invoice_counters as counter
    where counter.user_id = owner
  ) as series
  cross join lateral (
    select 0::bigint as first, series.last_sequence::bigint as last
    where position(needle in series.name) > 0
    union all
    select (part * size + value) * unit, (part * size + value + 1) * unit - 1
    from generate_series(0, 8 - char_length(digits)) as power
    cross join lateral (select (10 ^ power)::bigint as unit) as behind
    cross join lateral generate_series(
      0, case before when '' then series.last_sequence / (size * unit) else 0 end
    ) as part
    where position(needle in series.name) = 0
      and right(series.name, char_length(before)) = before
      and (part * size + value) * unit <= series.last_sequence
  ) as sequences
  -- Part by part, whatever the planner thinks of how many there are.
  cross join lateral (
    select numbered.id
    from books.invoices as numbered
    where numbered.business_id = series.business_id
      and numbered.prefix = series.prefix
      and numbered.financial_year = series.financial_year
      and numbered.sequence between sequences.first and sequences.last
      and numbered.listed
      and position(needle in lower(numbered.number)) > 0
    offset 0
  ) as invoice;
end
$$;
comment on function private.numbers_containing(uuid, text) is 'The invoices of a person whose number contains the text.';

-- What many invoices hold is met among the newest soon, and gathering all of it would take long; of what few hold, all is
-- gathered. The newest tell which of both it is: sixty that know nothing of it, or five hundred that know little. Whoever has
-- few invoices, or looks for few of them, is told how many there are.
create function private.matching_invoices(
  query text,
  status text,
  skip integer,
  most integer,
  out total integer,
  out counted boolean,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
as $$
declare
  few constant integer := 250;
  -- What fewer than one of a hundred invoices have, some hundreds have where there are very many.
  gathered constant integer := 1000;
  owner constant uuid := private.caller();
  stored constant record := private.stored_state(status);
  -- Which refuses what is too long, before anything is done with it.
  pattern constant text := private.containing(query);
  needle constant text := private.search_form(btrim(query));
  spaced constant text := private.spaced_words(needle);
  named constant tsquery := private.line_query(owner, needle);
  in_rows constant tsquery := private.word_query(owner, spaced);
  beginnings constant text[] := array(
    select private.containing_exactly(' ' || word) from string_to_table(spaced, ' ') as word where word <> ''
  );
  totals constant record := private.totals_reading(query);
  has_few constant boolean := not exists (
    select from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset few
    limit 1
  );
  -- One more than is shown: whether there are more is known, even where their count is not.
  wanted constant integer := case when has_few then few else skip + most + 1 end;
  depth integer;
  clients uuid[];
  of_clients uuid[];
  -- Whether those are all of them, filtered and newest first.
  in_order boolean := false;
  others uuid[];
  by_total uuid[] := '{}';
  by_rows uuid[] := '{}';
  -- Of the newest twelve, two: then it is in the rows of many. What tells which way is short need not know every letter.
  many_rows constant boolean := in_rows is not null and (
    select count(*) > 1
    from (
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed
      order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
      limit 12
    ) as newest
    where exists (
      select from books.invoice_items as item
      where item.invoice_id = newest.id
        and item.user_id = owner
        and ' ' || lower(item.description) like all (beginnings)
      -- Each by itself: all of them would be hashed.
      offset 0
    )
  );
begin
  if totals.least_minor is not null then
    by_total := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner
        and invoice.listed
        and invoice.total_inr_minor = invoice.total_minor
        and invoice.total_inr_minor between totals.least_minor and totals.most_minor
      union all
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner
        and invoice.listed
        and invoice.total_inr_minor is distinct from invoice.total_minor
        and invoice.total_minor between totals.least_minor and totals.most_minor
    );
  end if;
  if in_rows is not null and not many_rows then
    by_rows := array(
      with found as materialized (
        select item.invoice_id, item.user_id
        from books.invoice_items as item
        where private.word_beginnings(item.user_id, item.description) @@ in_rows
      )
      select found.invoice_id from found where found.user_id = owner
    );
  end if;

  foreach depth in array case when has_few then array[few] else array[60, 500, 2000] end loop
    ids := array(
      select newest.id
      from (
        select
          invoice.id, invoice.client_search_text, invoice.search_text, invoice.status, invoice.due_date
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit depth
      ) as newest
      where coalesce(newest.status = stored.status, true)
        and newest.due_date between stored.first_due and stored.last_due
        and (
          newest.client_search_text like pattern
          or newest.search_text like pattern
          or newest.id in (select unnest(by_rows || by_total))
          or (many_rows and exists (
            select from books.invoice_items as item
            where item.invoice_id = newest.id
              and item.user_id = owner
              and private.spaced_words(item.description) like all (beginnings)
          ))
        )
      limit wanted
    );
    total := cardinality(ids);
    counted := has_few;
    if has_few or total = wanted then
      ids := ids[skip + 1 : skip + most];
      return;
    end if;
    -- Else the page is full within two thousand.
    if clients is null and not many_rows and (total = 0 or (depth = 500 and total * 4 < wanted)) then
      clients := array(select private.clients_containing(owner, query, gathered + 1));
      if cardinality(clients) <= gathered then
        select
          count(*) <= gathered,
          array_agg(theirs.id order by theirs.issue_date desc, theirs.created_at desc, theirs.id desc)
            filter (
              where coalesce(theirs.status = stored.status, true)
                and theirs.due_date between stored.first_due and stored.last_due
            )
        into in_order, of_clients
        from (
          select invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date
          from books.invoices as invoice
          where invoice.client_id = any (clients) and invoice.user_id = owner and invoice.listed
          limit gathered + 1
        ) as theirs;
        exit when in_order;
      end if;
    end if;
  end loop;

  counted := true;
  if not in_order then
    of_clients := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.client_id = any (array(select private.clients_containing(owner, query)))
        and invoice.user_id = owner
    );
  end if;
  if many_rows then
    by_rows := array(
      select item.invoice_id
      from books.invoice_items as item
      where item.user_id = owner and private.spaced_words(item.description) like all (beginnings)
    );
  end if;
  others := by_rows || by_total || array(select private.numbers_containing(owner, needle)) || array(
    -- Of clients who are not in the book.
    with found as materialized (
      select invoice.id, invoice.user_id, invoice.search_text
      from books.invoices as invoice
      where private.line_endings(invoice.user_id, invoice.search_text) @@ named
        and invoice.client_id is null
        and invoice.listed
    )
    select found.id from found where found.user_id = owner and found.search_text like pattern
  );
  if in_order and others = '{}' then
    total := coalesce(cardinality(of_clients), 0);
    ids := of_clients[skip + 1 : skip + most];
    return;
  end if;
  select
    count(*),
    (array_agg(invoice.id order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from (select distinct unnest(of_clients || others) as id) as matching
  -- One by one, as in private.numbers_containing.
  cross join lateral (
    select own.*
    from books.invoices as own
    where own.id = matching.id and own.user_id = owner and own.listed
    offset 0
  ) as invoice
  where coalesce(invoice.status = stored.status, true)
    and invoice.due_date between stored.first_due and stored.last_due;
end
$$;
comment on function private.matching_invoices(text, text, integer, integer) is
  'The caller''s invoices that a text finds and of a status, newest first: ids of `most` of them after `skip`. `total` is how many there are where they were `counted`, and else a number that is too small.';
grant execute on function private.matching_invoices(text, text, integer, integer) to authenticated;

-- A person has few credit notes and vouchers: they are looked through one by one.
create function private.notes_numbered(query text, most integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
as $$
declare
  owner constant uuid := private.caller();
  needle constant text := lower(btrim(query));
begin
  return array(
    select note.id
    from books.invoices as note
    where note.user_id = owner
      and note.list in ('credit_notes', 'vouchers')
      and note.cancelled_at is null
      and position(needle in lower(note.number)) > 0
    order by note.issue_date desc, note.created_at desc, note.id desc
    limit most
  );
end
$$;
comment on function private.notes_numbered(text, integer) is
  'The caller''s latest credit notes and vouchers whose number contains the text.';
grant execute on function private.notes_numbered(text, integer) to authenticated;

create function public.search_invoices(query text, most integer default 8)
returns setof books.invoice_summaries
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  few constant integer := least(greatest(most, 1), 50);
  found record;
begin
  if btrim(query) <> '' then
    found := private.matching_invoices(search_invoices.query, null, 0, few);
    return query
    -- The columns of invoice_summaries, which has neither credit notes nor vouchers.
    select
      record.id, record.user_id, record.number, record.client_name, record.client_email, record.currency,
      record.exchange_rate, record.total_minor, record.total_inr_minor, record.status, record.issue_date,
      record.due_date, record.created_at, record.settled_minor, record.balance_minor, record.cancelled_at, record.reach,
      record.kind, record.credited_minor, record.refundable_minor, record.refunded_minor,
      record.written_off_minor, record.original
    from unnest(found.ids || private.notes_numbered(search_invoices.query, few)) as wanted (id)
    -- One by one, whatever the planner thinks of how many rows a person has.
    cross join lateral (
      select * from books.invoice_records as own where own.id = wanted.id offset 0
    ) as record
    order by record.issue_date desc, record.created_at desc, record.id desc
    limit few;
  end if;
end
$$;
comment on function public.search_invoices(text, integer) is
  'The caller''s latest invoices that a text finds, whatever its case: by client, number, total, or how words of their rows begin; and credit notes and vouchers by their number.';
grant execute on function public.search_invoices(text, integer) to authenticated;

-- supabase/schemas/07_screens/05_client_book.sql

-- What is shown of the client book: the list, what is suggested, and the account of a client.

create view books.client_records
with (security_invoker = true)
as
select
  client.id,
  client.user_id,
  client.name,
  client.contact,
  client.email,
  client.cc_emails,
  client.phone,
  client.gstin,
  client.pan,
  client.address,
  client.city,
  client.state_code,
  client.postal_code,
  client.country,
  client.delivery_address,
  client.currency,
  client.terms_days,
  client.notes,
  client.language,
  client.archived,
  client.merged_into,
  client.created_at,
  (
    select jsonb_build_object(
      'minor', coalesce(sum(invoice.due_inr_minor), 0),
      'without_rate', count(*) filter (where invoice.due_inr_minor is null)
    )
    from books.invoices as invoice
    where invoice.client_id = client.id
      and invoice.user_id = client.user_id
      and invoice.listed
      and invoice.status = 'UNPAID'
  ) as due,
  (
    select jsonb_build_object('id', invoice.id, 'number', invoice.number, 'issue_date', invoice.issue_date)
    from books.invoices as invoice
    where invoice.client_id = client.id and invoice.user_id = client.user_id and invoice.listed
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    limit 1
  ) as last_invoice
from books.clients as client;
comment on view books.client_records is
  'The caller''s clients. `due`: what is still due in paise, and of how many unpaid invoices it is not known for want of an exchange rate.';
grant select on books.client_records to authenticated;

create function private.listed_clients(ids uuid[]) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(json_agg(to_jsonb(record) - 'user_id' order by wanted.place), '[]')
    from unnest(ids) with ordinality as wanted (id, place)
    -- One by one, whatever the planner thinks of how many rows a person has.
    cross join lateral (
      select * from books.client_records as record where record.id = wanted.id offset 0
    ) as record
  );
end
$$;
comment on function private.listed_clients(uuid[]) is 'The caller''s clients of these ids, in their order.';
grant execute on function private.listed_clients(uuid[]) to authenticated;

create function private.page_of_clients(
  query text,
  archived boolean,
  skip integer,
  most integer,
  out total integer,
  out counted boolean,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  -- Nobody reads on so far, and counting all of forty thousand takes longer than the page.
  most_counted constant integer := skip + most + 1000;
begin
  counted := true;
  if btrim(query) <> '' then
    select count(*), (array_agg(client.id order by lower(client.name), client.id))[skip + 1 : skip + most]
    into total, ids
    from private.clients_containing(owner, query) as found (id)
    cross join lateral (
      select known.id, known.name
      from books.clients as known
      where known.id = found.id and known.user_id = owner and known.archived = page_of_clients.archived
      offset 0
    ) as client;
    return;
  end if;

  select count(*) into total
  from (
    select from books.clients as client
    where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
    limit most_counted + 1
  ) as known;
  if total > most_counted then
    total := most_counted;
    counted := false;
  end if;
  ids := array(
    select client.id
    from books.clients as client
    where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
    order by lower(client.name), client.id
    offset skip
    limit most
  );
end
$$;
grant execute on function private.page_of_clients(text, boolean, integer, integer) to authenticated;

create function public.list_clients(
  skip integer,
  most integer,
  query text default null,
  archived boolean default false
) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  page constant record := private.page_of_clients(
    query,
    coalesce(archived, false),
    least(greatest(coalesce(skip, 0), 0), 1000000000),
    least(greatest(coalesce(most, 1), 1), 100)
  );
begin
  return json_build_object('total', page.total, 'counted', page.counted, 'clients', private.listed_clients(page.ids));
end
$$;
comment on function public.list_clients(integer, integer, text, boolean) is
  'The caller''s clients by name: `most` of them after `skip`, with a text in name, contact or GSTIN where one is given, and how many there are in all; archived ones by themselves. Of very many there are more than `total`; `counted` says whether.';
grant execute on function public.list_clients(integer, integer, text, boolean) to authenticated;

-- Those come first whom the latest five hundred invoices went to, and whom most of them; then the others by name.
create function private.suggested_clients(query text, most integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := private.containing(query);
  found uuid[] := array(
    select client.id
    from (
      select latest.client_id
      from (
        select invoice.client_id, invoice.client_search_text
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit 500
      ) as latest
      where latest.client_search_text like pattern
      group by latest.client_id, latest.client_search_text
      order by count(*) desc, latest.client_search_text, latest.client_id
    ) as used
    -- One by one, until there are enough.
    cross join lateral (
      select known.id
      from books.clients as known
      where known.id = used.client_id and known.user_id = owner and not known.archived
      offset 0
    ) as client
    limit most
  );
begin
  if cardinality(found) >= most then
    return found;
  elsif btrim(query) = '' then
    return found || array(
      select client.id
      from books.clients as client
      where client.user_id = owner and not client.archived and client.merged_into is null and client.id <> all (found)
      order by lower(client.name), client.id
      limit most - cardinality(found)
    );
  end if;
  return found || array(
    select client.id
    -- Of what very many names hold, any.
    from private.clients_containing(owner, query, 251) as wanted (id)
    cross join lateral (
      select known.id, known.search_text
      from books.clients as known
      where known.id = wanted.id and known.user_id = owner and not known.archived and known.id <> all (found)
      offset 0
    ) as client
    order by client.search_text, client.id
    limit most - cardinality(found)
  );
end
$$;
grant execute on function private.suggested_clients(text, integer) to authenticated;

create function public.search_clients(query text, most integer default 8) returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return private.listed_clients(
    private.suggested_clients(coalesce(query, ''), least(greatest(coalesce(most, 8), 1), 50))
  );
end
$$;
comment on function public.search_clients(text, integer) is
  'The caller''s clients with a text in name, contact or GSTIN, or all of them without one: those with most of the latest invoices first. None that is archived.';
grant execute on function public.search_clients(text, integer) to authenticated;

-- What is owed is as old as its invoice.
create function public.client_account(client_id uuid) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return json_build_object(
    'owed', (
      select json_agg(
        json_build_object(
          'from_days', span.from_days,
          'to_days', span.to_days,
          'minor', owed.minor,
          'invoices', owed.invoices
        )
        order by span.from_days
      )
      from (values (0, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
      cross join lateral (
        select coalesce(sum(invoice.due_inr_minor), 0) as minor, count(*) as invoices
        from books.invoices as invoice
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select auth.uid())
          and invoice.listed
          and invoice.status = 'UNPAID'
          and invoice.issue_date <= (select private.today()) - span.from_days
          and (span.to_days is null or invoice.issue_date >= (select private.today()) - span.to_days)
      ) as owed
    ),
    'payments', (
      select coalesce(json_agg(latest order by latest.paid_on desc, latest.created_at desc), '[]')
      from (
        select
          payment.id, payment.invoice_id, invoice.number, invoice.currency, payment.amount_minor, payment.tds_minor,
          payment.paid_on, payment.method, payment.reference, payment.created_at
        from books.invoices as invoice
        join books.payments as payment on payment.invoice_id = invoice.id and payment.user_id = invoice.user_id
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select auth.uid())
          and payment.state = 'confirmed'
          -- What was given back is no payment.
          and invoice.list = 'invoices'
        order by payment.paid_on desc, payment.created_at desc
        limit 10
      ) as latest
    )
  );
end
$$;
comment on function public.client_account(uuid) is
  'What a client of the caller owes in paise, by the days since it was invoiced, and their latest ten payments.';
grant execute on function public.client_account(uuid) to authenticated;

-- supabase/schemas/07_screens/06_column_mappings.sql

-- Which column of a file holds what: chosen once by a person, and remembered for files with the same heads.

create table public.column_mappings (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What the file is read for.
  purpose text not null,
  -- Of the heads of its columns: private.heads_fingerprint.
  fingerprint text not null,
  -- The number of the column, from 0, by the name of what it holds; beside it what else was said about the file.
  mapping jsonb not null,
  used_at timestamptz not null,
  primary key (user_id, purpose, fingerprint),
  constraint column_mappings_purpose_known check (purpose in ('bank', 'clients', 'items', 'invoices')),
  constraint column_mappings_object check (jsonb_typeof(mapping) = 'object'),
  constraint column_mappings_length check (octet_length(mapping::text) <= 4000)
);
comment on table public.column_mappings is
  'What a person said about files with these heads: which column holds what. The files themselves are not kept.';

alter table public.column_mappings enable row level security;
-- Reading only: keeping one measures and counts.
grant select on public.column_mappings to authenticated;

create policy column_mappings_select_own on public.column_mappings
for select to authenticated
using (user_id = (select private.caller()));

create function private.heads_fingerprint(heads text[]) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  said text;
begin
  if cardinality(heads) between 1 and 200 and octet_length(heads::text) <= 20000 then
    select string_agg(lower(coalesce(private.single_line(head), '')), e'\n' order by place) into said
    from unnest(heads) with ordinality as one (head, place);
    return private.hash(said);
  end if;
  perform private.refuse(422, 'malformed', 'heads');
end
$$;
comment on function private.heads_fingerprint(text[]) is
  'One and the same for heads that differ in case and blanks around them alone.';

create function private.keep_mapping(purpose text, heads text[], mapping jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  of_heads constant text := private.heads_fingerprint(heads);
begin
  if octet_length(mapping::text) > 4000 then
    perform private.refuse(422, 'malformed', 'mapping');
  end if;
  perform private.begin_write();
  insert into public.column_mappings as kept (user_id, purpose, fingerprint, mapping, used_at)
  values (owner, keep_mapping.purpose, of_heads, keep_mapping.mapping, clock_timestamp())
  on conflict on constraint column_mappings_pkey do update
  set mapping = excluded.mapping, used_at = excluded.used_at;
  -- A person has a few banks and programs; beyond that the oldest goes.
  delete from public.column_mappings as old
  where old.user_id = owner
    and (old.purpose, old.fingerprint) in (
      select mine.purpose, mine.fingerprint
      from public.column_mappings as mine
      where mine.user_id = owner
      order by mine.used_at desc
      offset 50
    );
end
$$;
grant execute on function private.keep_mapping(text, text[], jsonb) to authenticated;

create function public.keep_mapping(purpose text, heads text[], mapping jsonb) returns void
language sql
set search_path = ''
as $$ select private.keep_mapping(purpose, heads, mapping) $$;
comment on function public.keep_mapping(text, text[], jsonb) is
  'Remembers for the caller which column of files with these heads holds what; the last 50 are kept.';
grant execute on function public.keep_mapping(text, text[], jsonb) to authenticated;

create function private.find_mapping(purpose text, heads text[]) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select kept.mapping
    from public.column_mappings as kept
    where kept.user_id = private.caller()
      and kept.purpose = find_mapping.purpose
      and kept.fingerprint = private.heads_fingerprint(heads)
  );
end
$$;
grant execute on function private.find_mapping(text, text[]) to authenticated;

create function public.find_mapping(purpose text, heads text[]) returns jsonb
language sql stable
set search_path = ''
as $$ select private.find_mapping(purpose, heads) $$;
comment on function public.find_mapping(text, text[]) is
  'What the caller said before about files with these heads; null where nothing was.';
grant execute on function public.find_mapping(text, text[]) to authenticated;

-- supabase/schemas/07_screens/07_bank_rows.sql

-- What came in by a person's bank files: credits alone, kept so that a row is recognised when it is uploaded again, and each
-- tied to what was recorded of it. The files themselves are not kept (decision 0060).

create table books.bank_rows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of all that makes a row the same in another file.
  fingerprint text not null,
  day date not null,
  -- Of rupees.
  amount_minor bigint not null,
  narration text not null,
  reference text,
  -- As the bank wrote the name of who paid.
  payer text,
  method text not null,
  -- Whether a later row took it back, or may have.
  standing text not null,
  state text not null default 'open',
  payment_id uuid references books.payments (id) on delete cascade,
  receipt_id uuid references books.receipts (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint bank_rows_once unique (user_id, fingerprint),
  constraint bank_rows_day_range check (private.is_day(day)),
  constraint "amount: amount_out_of_range" check (amount_minor between 1 and private.most_minor()),
  constraint bank_rows_narration_length check (char_length(narration) <= 500),
  constraint bank_rows_reference_length check (char_length(reference) between 1 and 60),
  constraint bank_rows_payer_length check (char_length(payer) between 1 and 120),
  constraint bank_rows_method_known check (private.is_payment_method(method)),
  constraint bank_rows_standing_known check (standing in ('stands', 'doubtful', 'reversed')),
  constraint bank_rows_state_known check (state in ('open', 'booked', 'aside')),
  constraint bank_rows_booked check ((state = 'booked') = (num_nonnulls(payment_id, receipt_id) = 1))
);
comment on table books.bank_rows is
  'Credits of the bank files that a person uploaded, and what was recorded of each: a payment, or a receipt for several invoices.';
create index bank_rows_open on books.bank_rows (user_id, day desc, id) where state = 'open';
create index bank_rows_payment on books.bank_rows (payment_id) where payment_id is not null;
create index bank_rows_receipt on books.bank_rows (receipt_id) where receipt_id is not null;

alter table books.bank_rows enable row level security;
-- Reading only: functions recognise rows, and record what they are for in the same transaction.
grant select on books.bank_rows to authenticated;

create policy bank_rows_select_own on books.bank_rows
for select to authenticated
using (user_id = (select private.caller()));

create view books.bank_row_records
with (security_invoker = true)
as
select
  credit.id,
  credit.user_id,
  credit.day,
  credit.amount_minor,
  credit.narration,
  credit.reference,
  credit.payer,
  credit.standing,
  credit.state,
  (
    select jsonb_build_object('id', invoice.id, 'number', invoice.number)
    from books.payments as payment
    join books.invoices as invoice on invoice.id = payment.invoice_id
    where payment.id = credit.payment_id
  ) as invoice
from books.bank_rows as credit;
comment on view books.bank_row_records is
  'Credits of a person''s bank files, each with the one invoice that it was recorded for.';
grant select on books.bank_row_records to authenticated;

create function private.bank_fingerprint(day date, amount_minor bigint, narration text, occurrence integer) returns text
language sql immutable
set search_path = ''
as $$
  select private.hash(
    jsonb_build_array(day, amount_minor, regexp_replace(upper(narration), '[^A-Z0-9]', '', 'g'), occurrence)::text
  )
$$;
comment on function private.bank_fingerprint(date, bigint, text, integer) is
  'One and the same for a row in each file that has it, whatever its format; equal rows of one file differ by their occurrence.';

-- A part of a file at a time. What is there already stays, but that it may turn out to have been taken back.
create function private.keep_bank_rows(bank_rows jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  answer jsonb;
begin
  if jsonb_typeof(bank_rows) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'rows');
  elsif jsonb_array_length(bank_rows) > 500 or octet_length(bank_rows::text) > 1000000 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 500}');
  end if;
  perform private.begin_write(greatest(300 * jsonb_array_length(bank_rows), octet_length(bank_rows::text)));
  if (select count(*) from books.bank_rows as kept where kept.user_id = owner) > 50000 then
    perform private.refuse(403, 'storage_full');
  end if;
  with given as (
    select
      named.*,
      private.bank_fingerprint(named.day, named.amount_minor, named.narration, named.occurrence) as fingerprint
    from jsonb_array_elements(bank_rows) as row
    cross join jsonb_to_record(case jsonb_typeof(row) when 'object' then row else '{}' end) as named (
      day date, amount_minor bigint, narration text, reference text, payer text, method text, standing text,
      occurrence integer
    )
  ),
  fresh as (
    insert into books.bank_rows as kept
      (user_id, fingerprint, day, amount_minor, narration, reference, payer, method, standing)
    select distinct on (fingerprint)
      owner, given.fingerprint, given.day, given.amount_minor, given.narration, given.reference, given.payer, given.method,
      given.standing
    from given
    order by fingerprint
    on conflict on constraint bank_rows_once do update
    -- What one file knows was taken back, a shorter one may not.
    set standing = case when excluded.standing = 'stands' or kept.standing = 'reversed' then kept.standing else excluded.standing end
    returning kept.state, kept.xmax = 0 as is_new
  )
  select jsonb_build_object(
    'new', count(*) filter (where is_new),
    'open', count(*) filter (where not is_new and state = 'open'),
    'booked', count(*) filter (where not is_new and state = 'booked'),
    'aside', count(*) filter (where not is_new and state = 'aside')
  )
  into answer
  from fresh;
  return answer;
end
$$;
grant execute on function private.keep_bank_rows(jsonb) to authenticated;

create function public.keep_bank_rows(bank_rows jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.keep_bank_rows(bank_rows) $$;
comment on function public.keep_bank_rows(jsonb) is
  'Keeps up to 500 credits of a bank file and answers how many were new, and how many were known as open, booked or set aside.';
grant execute on function public.keep_bank_rows(jsonb) to authenticated;

create function private.bank_ledger() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(open)), '[]')
      from (
        select
          invoice.id, invoice.number, invoice.client_id, invoice.client_name, invoice.issue_date, invoice.due_date,
          invoice.total_minor, invoice.taxable_minor,
          invoice.due_minor as balance_minor
        from books.invoices as invoice
        where invoice.user_id = owner
          and invoice.listed
          and invoice.status = 'UNPAID'
          and invoice.currency = 'INR'
          and invoice.cancelled_at is null
        order by invoice.issue_date desc, invoice.id
        limit 5000
      ) as open
    ),
    'claims', (
      select coalesce(jsonb_agg(to_jsonb(claim)), '[]')
      from (
        select
          payment.id, payment.invoice_id, payment.amount_minor, payment.tds_minor, payment.paid_on, payment.reference
        from books.payments as payment
        join books.invoices as invoice on invoice.id = payment.invoice_id and invoice.currency = 'INR'
        where payment.user_id = owner and payment.state = 'claimed'
        order by payment.created_at desc
        limit 1000
      ) as claim
    ),
    'aliases', (
      select coalesce(jsonb_agg(to_jsonb(alias)), '[]')
      from (
        select client.id as client_id, known.name
        from books.clients as client
        cross join lateral (
          values (client.name), (client.contact)
        ) as known (name)
        where client.user_id = owner and client.merged_into is null and known.name is not null
        union
        -- What a bank called them when something of theirs was recorded.
        select coalesce(invoice.client_id, receipt.client_id), paid.payer
        from books.bank_rows as paid
        left join books.payments as payment on payment.id = paid.payment_id
        left join books.invoices as invoice on invoice.id = payment.invoice_id
        left join books.receipts as receipt on receipt.id = paid.receipt_id
        where paid.user_id = owner
          and paid.state = 'booked'
          and paid.payer is not null
          and coalesce(invoice.client_id, receipt.client_id) is not null
        limit 5000
      ) as alias
    ),
    'booked', (
      select coalesce(jsonb_agg(to_jsonb(money)), '[]')
      from (
        select payment.reference, payment.amount_minor
        from books.payments as payment
        where payment.user_id = owner
          and payment.state = 'confirmed'
          and payment.reference is not null
          and payment.receipt_id is null
          and not exists (select from books.bank_rows as paid where paid.payment_id = payment.id)
        union all
        select receipt.reference, receipt.amount_minor
        from books.receipts as receipt
        where receipt.user_id = owner
          and receipt.undone_at is null
          and receipt.reference is not null
          and not exists (select from books.bank_rows as paid where paid.receipt_id = receipt.id)
        limit 20000
      ) as money
    )
  );
end
$$;
grant execute on function private.bank_ledger() to authenticated;

create function public.bank_ledger() returns jsonb
language sql stable
set search_path = ''
as $$ select private.bank_ledger() $$;
comment on function public.bank_ledger() is
  'What the caller''s credits are compared with: open invoices in rupees, claims, names of clients, and references of money that was recorded by other ways than a bank file.';
grant execute on function public.bank_ledger() to authenticated;

-- One credit: a claim is confirmed, an invoice gets a payment, several get a receipt.
create function private.book_bank_row(paid books.bank_rows, booking jsonb) returns books.bank_rows
language plpgsql
set search_path = ''
as $$
declare
  claim_id constant uuid := booking ->> 'claim_id';
  shares constant jsonb := booking -> 'parts';
  made uuid;
begin
  if jsonb_typeof(shares) is distinct from 'array' or jsonb_array_length(shares) = 0 then
    perform private.refuse(422, 'malformed', 'parts');
  elsif claim_id is not null then
    -- What the bank credits is rupees; how much that is of another currency nobody told.
    if exists (
      select from books.payments as claim
      join books.invoices as invoice on invoice.id = claim.invoice_id
      where claim.id = claim_id and claim.user_id = paid.user_id and invoice.currency <> 'INR'
    ) then
      perform private.refuse(422, 'bank_claim_foreign', 'claimId');
    end if;
    perform private.confirm_payment(
      claim_id, paid.amount_minor, (shares -> 0 ->> 'tds_minor')::bigint, paid.day
    );
    paid.payment_id := claim_id;
  elsif jsonb_array_length(shares) = 1 then
    if (select invoice.currency from books.invoices as invoice where invoice.id = (shares -> 0 ->> 'invoice_id')::uuid and invoice.user_id = paid.user_id) <> 'INR' then
      perform private.refuse(422, 'invoice_of_another', 'invoiceId');
    end if;
    made := private.record_payment(
      gen_random_uuid(), (shares -> 0 ->> 'invoice_id')::uuid, paid.amount_minor, paid.day, paid.method, paid.reference,
      null, coalesce((shares -> 0 ->> 'tds_minor')::bigint, 0), booking ->> 'excess', booking ->> 'advance_for'
    );
    -- What was more than due waits with a receipt.
    select payment.receipt_id into paid.receipt_id from books.payments as payment where payment.id = made;
    if paid.receipt_id is null then
      paid.payment_id := made;
    end if;
  else
    paid.receipt_id := private.record_receipt(
      gen_random_uuid(),
      (
        select invoice.client_id
        from books.invoices as invoice
        where invoice.id = (shares -> 0 ->> 'invoice_id')::uuid and invoice.user_id = paid.user_id
      ),
      'INR', paid.amount_minor, paid.day, paid.method, paid.reference, null, shares, booking ->> 'excess',
      booking ->> 'advance_for'
    );
  end if;
  update books.bank_rows as kept
  set state = 'booked', payment_id = paid.payment_id, receipt_id = paid.receipt_id
  where kept.id = paid.id
  returning * into paid;
  return paid;
end
$$;

-- What one of them is refused for does not keep back the others. A row that is booked stays as it is, so asking twice is
-- harmless.
create function private.book_bank_rows(bookings jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  booking jsonb;
  paid books.bank_rows;
  code text;
  detail text;
  answer jsonb := '[]';
begin
  if jsonb_typeof(bookings) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'bookings');
  elsif jsonb_array_length(bookings) > 50 or octet_length(bookings::text) > 100000 then
    perform private.refuse(422, 'too_many_items', 'bookings', '{"most": 50}');
  end if;
  perform private.begin_write(1000 * jsonb_array_length(bookings));
  -- Two requests of one person queue here, so that none waits for an invoice that the other has.
  perform from public.businesses as business where business.user_id = owner for no key update;
  for booking in select * from jsonb_array_elements(bookings) loop
    select * into paid
    from books.bank_rows as kept
    where kept.id = (booking ->> 'row_id')::uuid and kept.user_id = owner
    for no key update;
    if not found then
      perform private.refuse(404, 'bank_row_not_found');
    end if;
    code := null;
    detail := null;
    begin
      if paid.state <> 'booked' then
        paid := private.book_bank_row(paid, booking);
      end if;
    -- Refusals of this one alone: a fault, an ended session or too many requests are of all.
    exception when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics code = message_text, detail = pg_exception_detail;
    end;
    answer := answer || jsonb_build_object(
      'row_id', paid.id,
      'payment_id', paid.payment_id,
      'receipt_id', paid.receipt_id,
      'code', code,
      'params', nullif(detail, '')::jsonb
    );
  end loop;
  return answer;
end
$$;
grant execute on function private.book_bank_rows(jsonb) to authenticated;

create function public.book_bank_rows(bookings jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.book_bank_rows(bookings) $$;
comment on function public.book_bank_rows(jsonb) is
  'Records up to 50 credits of the caller: [{row_id, claim_id, parts: [{invoice_id, amount_minor, tds_minor}], excess}]. Answers for each with the payment or the receipt, or with the code of what it was refused for. A credit that is recorded stays as it is.';
grant execute on function public.book_bank_rows(jsonb) to authenticated;

create function private.set_bank_rows_aside(row_ids uuid[], aside boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if cardinality(row_ids) > 500 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 500}');
  end if;
  perform private.begin_write();
  update books.bank_rows as kept
  set state = case when aside then 'aside' else 'open' end
  where kept.user_id = private.caller()
    and kept.id = any (row_ids)
    and kept.state = case when aside then 'open' else 'aside' end;
end
$$;
grant execute on function private.set_bank_rows_aside(uuid[], boolean) to authenticated;

create function public.set_bank_rows_aside(row_ids uuid[], aside boolean default true) returns void
language sql
set search_path = ''
as $$ select private.set_bank_rows_aside(row_ids, aside) $$;
comment on function public.set_bank_rows_aside(uuid[], boolean) is
  'Says of credits of the caller that they are for no invoice, or takes that back. Those that are recorded stay so.';
grant execute on function public.set_bank_rows_aside(uuid[], boolean) to authenticated;

-- The money that a row was recorded as is taken out again: the row waits as before.
create function private.reopen_bank_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'payments' then
    update books.bank_rows as kept set state = 'open', payment_id = null where kept.payment_id = new.id;
  else
    update books.bank_rows as kept set state = 'open', receipt_id = null where kept.receipt_id = new.id;
  end if;
  return null;
end
$$;

create trigger payments_reopen_bank_row after update of state on books.payments
for each row
when (new.state = 'undone' and old.state <> 'undone')
execute function private.reopen_bank_row();

create trigger receipts_reopen_bank_row after update of undone_at on books.receipts
for each row
when (new.undone_at is not null and old.undone_at is null)
execute function private.reopen_bank_row();

-- supabase/schemas/07_screens/08_lists.sql

-- Lists of invoices.

-- Plans here are made once for everybody (force_generic_plan), since planning would take longer than the page. The plan
-- for the average person might gather and sort, which is dear for one with very many: an index holds every order that
-- is asked for, so nothing may be sorted (enable_sort).

-- The caller's invoices from the one after `skip`, found by counting months and then the days of one month, so that
-- the last page costs what the first one does. The first ones are nearer from the newest on.
create function private.page_of_invoices(skip integer, most integer, out total integer, out ids uuid[])
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
  page_month date;
  page_day date;
  before_month integer;
  before_day integer;
begin
  if skip <= 500 then
    select coalesce(sum(month.invoices), 0) into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    ids := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed
      order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
      offset skip
      limit most
    );
    return;
  end if;

  select
    coalesce(max(counted.upto), 0),
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), 0)
  into total, page_month, before_month
  from (
    select month.first_day, sum(month.invoices) over (order by month.first_day desc) as upto
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month'
  ) as counted;

  select
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), before_month)
  into page_day, before_day
  from (
    select day.first_day, before_month + sum(day.invoices) over (order by day.first_day desc) as upto
    from public.invoice_periods as day
    where day.user_id = owner
      and day.period = 'day'
      and day.first_day between page_month and (page_month + interval '1 month - 1 day')::date
  ) as counted;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date <= page_day
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip - before_day
    limit most
  );
end
$$;
grant execute on function private.page_of_invoices(integer, integer) to authenticated;

create function private.stored_state(shown text, out status text, out first_due date, out last_due date)
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := private.today();
begin
  status := case when shown = 'OVERDUE' then 'UNPAID' else shown end;
  first_due := case when shown = 'UNPAID' then today else '-infinity' end;
  last_due := case when shown = 'OVERDUE' then today - 1 else 'infinity' end;
end
$$;
comment on function private.stored_state(text) is
  'The status that is stored where this one is shown, and when such an invoice is due: invoice_records the other way round.';
grant execute on function private.stored_state(text) to authenticated;

-- The same for one status.
create function private.invoices_of_status(
  status text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  stored constant record := private.stored_state(status);
begin
  if status = 'OVERDUE' then
    total := private.unpaid_due_before(today);
  else
    select coalesce(
      sum(case status when 'PAID' then month.paid when 'UNPAID' then month.unpaid_due when 'WRITTEN_OFF' then month.written_off end),
      0
    )
    into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    if status = 'UNPAID' then
      total := total - private.unpaid_due_before(today);
    end if;
  end if;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.listed
      and invoice.status = stored.status
      and invoice.due_date between stored.first_due and stored.last_due
      -- Nothing is looked for where nothing is left.
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$$;
grant execute on function private.invoices_of_status(text, integer, integer) to authenticated;

-- Of one client, cancelled ones not among them. They are counted as they are read, in the index alone.
create function private.invoices_of_client(
  client_id uuid,
  status text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
  stored constant record := private.stored_state(status);
begin
  select count(*)
  into total
  from books.invoices as invoice
  where invoice.client_id = invoices_of_client.client_id
    and invoice.user_id = owner
    and invoice.listed
    and coalesce(invoice.status = stored.status, true)
    and invoice.due_date between stored.first_due and stored.last_due;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.client_id = invoices_of_client.client_id
      and invoice.user_id = owner
      and invoice.listed
      and coalesce(invoice.status = stored.status, true)
      and invoice.due_date between stored.first_due and stored.last_due
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$$;
grant execute on function private.invoices_of_client(uuid, text, integer, integer) to authenticated;

-- Plans are made once, as for the other lists. A person has few of these: they are counted as they are read.
create function private.cancelled_invoices(
  query text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(invoice.id order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from books.invoices as invoice
  where invoice.user_id = owner
    and invoice.cancelled_at is not null
    and invoice.list = 'invoices'
    and private.search_form(invoice.client_name || ' ' || invoice.number) like pattern;
end
$$;
comment on function private.cancelled_invoices(text, integer, integer) is
  'The caller''s cancelled invoices, with a text where one is given, newest first: ids of `most` of them after `skip`.';
grant execute on function private.cancelled_invoices(text, integer, integer) to authenticated;

-- The same of credit notes, of one client where one is given.
create function private.credit_notes(
  client_id uuid,
  query text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(note.id order by note.issue_date desc, note.created_at desc, note.id desc))[skip + 1 : skip + most]
  into total, ids
  from books.invoices as note
  where note.user_id = owner
    and note.list = 'credit_notes'
    and (credit_notes.client_id is null or note.client_id = credit_notes.client_id)
    and private.search_form(note.client_name || ' ' || note.number) like pattern;
end
$$;
comment on function private.credit_notes(uuid, text, integer, integer) is
  'The caller''s credit notes, cancelled ones among them, newest first: ids of `most` of them after `skip`.';
grant execute on function private.credit_notes(uuid, text, integer, integer) to authenticated;

-- The listed and the cancelled ones together: each part in its own order, of which no more than the page may need.
create function private.kept_invoices(skip integer, most integer, out total integer, out ids uuid[])
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
begin
  select
    (
      select coalesce(sum(month.invoices), 0)
      from public.invoice_periods as month
      where month.user_id = owner and month.period = 'month'
    ) + count(*)
  into total
  from books.invoices as invoice
  where invoice.user_id = owner
    and invoice.cancelled_at is not null
    and invoice.list = 'invoices';

  ids := array(
    select kept.id
    from (
      (
        select invoice.id, invoice.issue_date, invoice.created_at
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit skip + most
      )
      union all
      (
        select invoice.id, invoice.issue_date, invoice.created_at
        from books.invoices as invoice
        where invoice.user_id = owner
          and invoice.cancelled_at is not null
          and invoice.list = 'invoices'
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit skip + most
      )
    ) as kept
    order by kept.issue_date desc, kept.created_at desc, kept.id desc
    offset skip
    limit most
  );
end
$$;
grant execute on function private.kept_invoices(integer, integer) to authenticated;

create function public.list_invoices(
  skip integer,
  most integer,
  status text default null,
  query text default null,
  client_id uuid default null,
  with_cancelled boolean default false,
  issued_from date default null,
  issued_to date default null,
  due_from date default null,
  due_to date default null,
  least_minor bigint default null,
  most_minor bigint default null,
  sort text default null,
  descending boolean default null
) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  -- Low enough that a page can be added to it.
  clean_skip constant integer := least(greatest(coalesce(skip, 0), 0), 1000000000);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page record;
  counted boolean := true;
begin
  if num_nonnulls(issued_from, issued_to, due_from, due_to, least_minor, most_minor, sort, descending) > 0
    -- A client and something more.
    or (client_id is not null and (btrim(query) <> '' or status = 'CANCELLED'))
  then
    page := private.chosen_invoices(
      status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor, sort, descending,
      clean_skip, clean_most
    );
  elsif status = 'CREDIT_NOTE' then
    page := private.credit_notes(client_id, query, clean_skip, clean_most);
  elsif status = 'CANCELLED' then
    page := private.cancelled_invoices(query, clean_skip, clean_most);
  elsif client_id is not null then
    page := private.invoices_of_client(client_id, status, clean_skip, clean_most);
  elsif btrim(query) <> '' then
    page := private.matching_invoices(query, status, clean_skip, clean_most);
    counted := page.counted;
  elsif status is not null then
    page := private.invoices_of_status(status, clean_skip, clean_most);
  elsif with_cancelled then
    page := private.kept_invoices(clean_skip, clean_most);
  else
    page := private.page_of_invoices(clean_skip, clean_most);
  end if;
  return json_build_object(
    'total', page.total,
    'counted', counted,
    'invoices', (
      select coalesce(json_agg(listed.line order by listed.place), '[]')
      from (
        select wanted.place, row_to_json(record) as line
        from unnest(page.ids) with ordinality as wanted (id, place)
        -- One by one, whatever the planner thinks of how many rows a person has.
        cross join lateral (
          select
            record.id,
            record.number,
            record.client_name,
            record.client_email,
            record.currency,
            record.exchange_rate,
            record.total_minor,
            record.total_inr_minor,
            record.status,
            record.issue_date,
            record.due_date,
            record.created_at,
            record.settled_minor,
            record.balance_minor,
            record.cancelled_at,
            record.reach,
            record.kind,
            record.credited_minor,
            record.refundable_minor,
            record.refunded_minor,
            record.written_off_minor,
            record.original
          from books.invoice_records as record
          where record.id = wanted.id
          offset 0
        ) as record
      ) as listed
    )
  );
end
$$;
comment on function public.list_invoices(integer, integer, text, text, uuid, boolean, date, date, date, date, bigint, bigint, text, boolean) is
  'The caller''s invoices, newest first or by a column (`sort`: number, client, issued, due, status, total, balance): `most` of them after `skip`, of a status, of a client, between days, of rupees in paise, or those that a text finds where they are given, and how many there are in all. CANCELLED ones come by their status, or among all with `with_cancelled`; credit notes by CREDIT_NOTE alone. With a text there may be more than `total`; `counted` says whether.';
grant execute on function public.list_invoices(integer, integer, text, text, uuid, boolean, date, date, date, date, bigint, bigint, text, boolean)
  to authenticated;

-- supabase/schemas/07_screens/09_invoice_table.sql

-- The table of invoices: between days and amounts, in the order of a column, with counts and sums. Which conditions and
-- which order there are is known when it is asked alone, so the statement is put together then, of what stands here: it
-- costs a plan, and reads one index from where it begins (decision 0050).

create function private.list_condition(
  owner uuid,
  status text,
  query text,
  client_id uuid,
  issued_from date,
  issued_to date,
  due_from date,
  due_to date,
  least_minor bigint,
  most_minor bigint
) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  stored constant record := private.stored_state(status);
begin
  return concat_ws(
    ' and ',
    format('invoice.user_id = %L', owner),
    case status
      when 'CREDIT_NOTE' then $sql$invoice.list = 'credit_notes'$sql$
      when 'CANCELLED' then $sql$invoice.cancelled_at is not null and invoice.list = 'invoices'$sql$
      else 'invoice.listed'
    end,
    case when status not in ('CREDIT_NOTE', 'CANCELLED') then
      format('invoice.status = %L and invoice.due_date between %L and %L', stored.status, stored.first_due, stored.last_due)
    end,
    -- All that there are: their index is by state.
    case when status is null and num_nonnulls(due_from, due_to) > 0 then
      $sql$invoice.status in ('PAID', 'UNPAID', 'WRITTEN_OFF')$sql$
    end,
    case when btrim(query) <> '' then
      case when status in ('CREDIT_NOTE', 'CANCELLED') then
        format($sql$private.search_form(invoice.client_name || ' ' || invoice.number) like %L$sql$, private.containing(query))
      else
        'invoice.id = any ($1)'
      end
    end,
    case when client_id is not null then format('invoice.client_id = %L', client_id) end,
    case when issued_from is not null then format('invoice.issue_date >= %L', issued_from) end,
    case when issued_to is not null then format('invoice.issue_date <= %L', issued_to) end,
    case when due_from is not null then format('invoice.due_date >= %L', due_from) end,
    case when due_to is not null then format('invoice.due_date <= %L', due_to) end,
    case when least_minor is not null then format('invoice.total_inr_minor >= %L', least_minor) end,
    case when most_minor is not null then format('invoice.total_inr_minor <= %L', most_minor) end
  );
end
$$;
comment on function private.list_condition(uuid, text, text, uuid, date, date, date, date, bigint, bigint) is
  'The condition of a list as SQL; where a text finds invoices, $1 is their ids. Values are quoted.';

create function private.found_by(query text) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  if btrim(query) <> '' then
    return coalesce((private.matching_invoices(query, null, 0, 1000000)).ids, '{}');
  end if;
  return null;
end
$$;
comment on function private.found_by(text) is 'All listed invoices of the caller that a text finds; null without one.';

create function private.chosen_invoices(
  status text,
  query text,
  client_id uuid,
  issued_from date,
  issued_to date,
  due_from date,
  due_to date,
  least_minor bigint,
  most_minor bigint,
  sort text,
  descending boolean,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
-- Else what falls due on a day, whoever's it is, would be sorted by the rest of the order.
set enable_incremental_sort = off
set enable_seqscan = off
as $$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := case
    when status is null or status not in ('CREDIT_NOTE', 'CANCELLED') then private.found_by(query)
  end;
  condition constant text := private.list_condition(
    owner, status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  );
  -- What is overdue was due before what is unpaid.
  keys constant text[] := case sort
    when 'number' then array['prefix', 'financial_year', 'sequence']
    when 'client' then array['client_name']
    when 'due' then array['due_date']
    when 'status' then array['status', 'due_date']
    when 'total' then array['total_inr_minor']
    when 'balance' then array['due_inr_minor']
    else '{}'
  end;
  ordering text;
  -- Most people have written nothing off: what is not there need not be planned.
  states constant text[] := case when sort = 'due' and status is null then array(
    select stored.status
    from unnest(array['PAID', 'UNPAID', 'WRITTEN_OFF']) as stored (status)
    where exists (
      select from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed and invoice.status = stored.status
    )
  ) else '{}' end;
begin
  if num_nonnulls(nullif(btrim(query), ''), client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor) > 0
    or status in ('CREDIT_NOTE', 'CANCELLED')
  then
    execute 'select count(*) from books.invoices as invoice where ' || condition into total using found;
  elsif status is null then
    total := (private.page_of_invoices(0, 0)).total;
  else
    total := (private.invoices_of_status(status, 0, 0)).total;
  end if;

  ordering := (
    select string_agg(
      format(case key when 'client_name' then 'lower(invoice.%I)' else 'invoice.%I' end, key)
      || case when coalesce(descending, sort is null) then ' desc' else '' end,
      ', ' order by place
    )
    from unnest(keys || case when sort = 'number' then '{}' else array['issue_date', 'created_at', 'id'] end)
      with ordinality as ordered (key, place)
  );
  execute format(
    'select array(select invoice.id from %s order by %s offset $2 limit $3)',
    case
      -- By due day each state is in order by itself.
      when states <> '{}' then (
        select format(
          '(%s) as invoice',
          string_agg(
            format(
              '(select invoice.id, invoice.due_date, invoice.issue_date, invoice.created_at from books.invoices as invoice'
              ' where %s and invoice.status = %L order by %s limit $2 + $3)',
              condition, state, ordering
            ),
            ' union all '
          )
        )
        from unnest(states) as state
      )
      else 'books.invoices as invoice where ' || condition || case
        -- Numbers are in order within a business, of which a person has one.
        when sort = 'number' then
          format(' and invoice.business_id = %L', (select business.id from public.businesses as business where business.user_id = owner))
        else ''
      end
    end,
    ordering
  ) into ids using found, greatest(skip, 0), greatest(most, 0);
end
$$;
comment on function private.chosen_invoices(text, text, uuid, date, date, date, date, bigint, bigint, text, boolean, integer, integer) is
  'The caller''s invoices between days and rupees, in the order of a column of the table: ids of `most` of them after `skip`, and how many there are.';
grant execute on function private.chosen_invoices(text, text, uuid, date, date, date, date, bigint, bigint, text, boolean, integer, integer)
  to authenticated;

-- Of all invoices the periods know them: those that are due before today are overdue.
create function private.kept_figures(owner uuid)
returns table (state text, invoices bigint, total_minor numeric, balance_minor numeric, without_rate bigint)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  today constant date := private.today();
  this_month constant date := date_trunc('month', today::timestamp)::date;
begin
  return query
  select figure.state, figure.invoices, coalesce(figure.total_minor, 0), coalesce(figure.balance_minor, 0), figure.without_rate
  from (
    select
      sum(kept.paid) as paid, sum(kept.paid_minor) as paid_minor, sum(kept.paid_without_rate) as paid_without_rate,
      sum(kept.written_off) as written_off, sum(kept.written_off_minor) as written_off_minor,
      sum(kept.without_rate - kept.paid_without_rate - kept.due_without_rate) as written_off_without_rate,
      sum(kept.unpaid_due) as unpaid, sum(kept.unpaid_minor) as unpaid_minor, sum(kept.unpaid_open_minor) as open_minor,
      sum(kept.due_without_rate) as unpaid_without_rate
    from public.invoice_periods as kept
    where kept.user_id = owner and kept.period = 'month'
  ) as month
  cross join (
    select
      coalesce(sum(kept.unpaid_due), 0) as overdue, coalesce(sum(kept.unpaid_minor), 0) as overdue_minor,
      coalesce(sum(kept.unpaid_open_minor), 0) as open_minor, coalesce(sum(kept.due_without_rate), 0) as without_rate
    from public.invoice_periods as kept
    where kept.user_id = owner
      and (
        (kept.period = 'month' and kept.first_day < this_month)
        or (kept.period = 'day' and kept.first_day >= this_month and kept.first_day < today)
      )
  ) as late
  cross join lateral (
    values
      ('PAID', month.paid, month.paid_minor, 0, month.paid_without_rate),
      ('WRITTEN_OFF', month.written_off, month.written_off_minor, 0, month.written_off_without_rate),
      ('OVERDUE', late.overdue, late.overdue_minor, late.open_minor, late.without_rate),
      (
        'UNPAID', month.unpaid - late.overdue, month.unpaid_minor - late.overdue_minor, month.open_minor - late.open_minor,
        month.unpaid_without_rate - late.without_rate
      )
  ) as figure (state, invoices, total_minor, balance_minor, without_rate)
  where figure.invoices > 0;
end
$$;

create function private.invoice_figures(
  query text,
  client_id uuid,
  issued_from date,
  issued_to date,
  due_from date,
  due_to date,
  least_minor bigint,
  most_minor bigint
) returns json
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := private.found_by(query);
  is_all constant boolean := num_nonnulls(
    nullif(btrim(query), ''), client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  ) = 0;
  figures json;
begin
  execute (
    select format(
      $sql$
        select coalesce(json_object_agg(state, json_build_object(
          'count', invoices, 'total_minor', total_minor, 'balance_minor', balance_minor, 'without_rate', without_rate
        )), '{}')
        from (%s) as figure (state, invoices, total_minor, balance_minor, without_rate)
      $sql$,
      string_agg(
        case when part.status is null and is_all then
          format('select * from private.kept_figures(%L)', owner)
        else format(
          $sql$
            select %s, count(*), coalesce(sum(invoice.total_inr_minor), 0), coalesce(sum(%s), 0),
              count(*) - count(invoice.total_inr_minor)
            from books.invoices as invoice
            where %s
            group by 1
          $sql$,
          part.state,
          part.due,
          private.list_condition(
            owner, part.status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
          )
        ) end,
        ' union all '
      )
    )
    from (
      values
        (
          null,
          format(
            $sql$case when invoice.status = 'UNPAID' and invoice.due_date < %L then 'OVERDUE' else invoice.status end$sql$,
            private.today()
          ),
          'invoice.due_inr_minor'
        ),
        ('CANCELLED', $sql$'CANCELLED'$sql$, '0'),
        ('CREDIT_NOTE', $sql$'CREDIT_NOTE'$sql$, '0')
    ) as part (status, state, due)
  ) into figures using found;
  return figures;
end
$$;
grant execute on function private.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) to authenticated;

create function public.invoice_figures(
  query text default null,
  client_id uuid default null,
  issued_from date default null,
  issued_to date default null,
  due_from date default null,
  due_to date default null,
  least_minor bigint default null,
  most_minor bigint default null
) returns json
language sql stable
set search_path = ''
as $$
  select private.invoice_figures(query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor)
$$;
comment on function public.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) is
  'Of the caller''s invoices that a filter leaves, by status: how many, what they come to and what of it is due in paise, and how many lack a rate and are in no sum. CANCELLED ones and credit notes apart.';
grant execute on function public.invoice_figures(text, uuid, date, date, date, date, bigint, bigint) to authenticated;

-- supabase/schemas/07_screens/10_registers.sql

-- What is drawn up for the accountant: registers of documents and money by days, what is owed by age, and what was earned by
-- client, item and month. A register is SQL of its own, put together when it is asked as the table of invoices is (decision
-- 0050); pages and sums come of the same lines, so they agree (decision 0058).

-- A register reads the money of some days.
create index payments_by_day on books.payments (user_id, paid_on) where state = 'confirmed';

-- An invoice or a credit note as a register has it: in rupees, with nothing left of one that was cancelled. What of the
-- total neither is taxable nor tax is the rounding, so the columns add up to it.
create view private.document_lines
with (security_invoker = true)
as
select
  record.id,
  record.user_id,
  record.kind,
  record.list,
  record.listed,
  record.cancelled_at,
  record.created_at,
  record.issue_date as day,
  record.number,
  case when record.sign = -1 and record.cancelled_at is null then 'ISSUED' else record.status end as status,
  record.client_id,
  record.client_name,
  record.buyer ->> 'gstin' as gstin,
  record.place_of_supply,
  record.reverse_charge,
  record.due_date,
  record.credit_reason,
  record.original ->> 'number' as original_number,
  record.original ->> 'issue_date' as original_day,
  record.currency,
  trim_scale(record.exchange_rate)::text as exchange_rate,
  live.share * record.total_minor as own_total_minor,
  rupees.taxable_minor,
  rupees.cgst_minor,
  rupees.sgst_minor,
  rupees.igst_minor,
  rupees.cess_minor,
  rupees.total_minor - rupees.taxable_minor - case
    when record.reverse_charge then 0
    else rupees.cgst_minor + rupees.sgst_minor + rupees.igst_minor + rupees.cess_minor
  end as round_off_minor,
  rupees.total_minor,
  live.share * case
    when record.balance_minor = 0 then 0
    else private.due_in_rupees(
      record.total_minor, record.settled_minor + record.credited_minor, record.total_inr_minor, record.exchange_rate
    )
  end as balance_minor,
  (live.share * round(record.settled_minor * live.rate))::bigint as refunded_minor
from books.invoice_records as record
cross join lateral (
  select
    (record.cancelled_at is null)::integer as share,
    case record.currency when 'INR' then 1 else record.exchange_rate end as rate
) as live
cross join lateral (
  select
    live.share * case
      when record.currency = 'INR' then record.taxable_minor
      else (select sum(item.taxable_inr_minor)::bigint from books.invoice_items as item where item.invoice_id = record.id)
    end as taxable_minor,
    live.share * case when record.currency = 'INR' then record.cgst_minor else tax.half end as cgst_minor,
    live.share * case when record.currency = 'INR' then record.sgst_minor else tax.half end as sgst_minor,
    live.share * case when record.currency = 'INR' then record.igst_minor else tax.whole end as igst_minor,
    (live.share * round(record.cess_minor * live.rate))::bigint as cess_minor,
    live.share * record.total_inr_minor as total_minor
  from (
    -- Of another currency the tax is on the rupees, where those are known.
    select
      case split.parts when 2 then on_rupees.part else on_rupees.part * 0 end as half,
      case split.parts when 1 then on_rupees.part else on_rupees.part * 0 end as whole
    from (
      select private.tax_parts(
        record.supply, record.with_tax, record.place_of_supply, record.seller ->> 'stateCode'
      ) as parts
    ) as split
    cross join lateral (
      select case
        when record.currency <> 'INR' and record.exchange_rate is not null
        then private.tax_on_rupees(record.id, split.parts)
      end as part
    ) as on_rupees
  ) as tax
  -- Once: each is named several times.
  offset 0
) as rupees
where record.told in ('supply', 'note');

-- Money by the day it came, as private.money_of_payment counts it: what went back is below nothing, and an advance that no
-- invoice has used is a line of its own. Of another currency an advance has no rupees.
create view private.payment_lines
with (security_invoker = true)
as
select
  payment.id,
  payment.user_id,
  payment.created_at,
  payment.paid_on as day,
  case
    when document.money <> 'out' then 'payment' when document.list = 'vouchers' then 'advance_refund' else 'refund'
  end as kind,
  document.id as document_id,
  document.number,
  document.client_id,
  document.client_name,
  document.buyer ->> 'pan' as pan,
  payment.method,
  payment.reference,
  document.currency,
  going.sign * payment.amount_minor as own_amount_minor,
  (going.sign * round(payment.amount_minor * going.rate))::bigint as amount_minor,
  (going.sign * round(payment.tds_minor * going.rate))::bigint as tds_minor
from books.payments as payment
join books.invoices as document on document.id = payment.invoice_id
cross join lateral (
  select
    case when document.money = 'out' then -1 else 1 end as sign,
    case
      when document.currency = 'INR' then 1
      when document.list <> 'vouchers' then document.exchange_rate
    end as rate
) as going
where payment.state = 'confirmed'
union all
select
  receipt.id,
  receipt.user_id,
  receipt.created_at,
  receipt.paid_on,
  'advance',
  voucher.id,
  voucher.number,
  receipt.client_id,
  client.name,
  client.pan,
  receipt.method,
  receipt.reference,
  receipt.currency,
  waiting.minor,
  case when receipt.currency = 'INR' then waiting.minor end,
  0
from books.receipts as receipt
join books.clients as client on client.id = receipt.client_id
left join books.invoices as voucher on voucher.id = receipt.voucher_id and voucher.cancelled_at is null
cross join lateral (
  select
    receipt.advance_minor + case when receipt.undone_at is null then receipt.returned_minor else 0 end
      + coalesce(sum(back.amount_minor), 0)::bigint as minor
  from books.payments as back
  join books.invoices as document on document.id = back.invoice_id
  where back.receipt_id = receipt.id
    and back.user_id = receipt.user_id
    and back.state = 'confirmed'
    and document.list = 'vouchers' and document.money = 'out'
) as waiting
where waiting.minor > 0
union all
select
  receipt.id, receipt.user_id, receipt.created_at, receipt.returned_on, 'advance_refund', null, null, receipt.client_id,
  client.name, client.pan, receipt.return_method, receipt.return_reference, receipt.currency, -receipt.returned_minor,
  case when receipt.currency = 'INR' then -receipt.returned_minor end, 0
from books.receipts as receipt
join books.clients as client on client.id = receipt.client_id
where receipt.returned_minor > 0 and receipt.undone_at is null;

-- What was earned: invoices, and credit notes by their own day. Tax and rounding are what the total is beside the value.
create view private.revenue_lines
with (security_invoker = true)
as
select
  document.id,
  document.user_id,
  document.issue_date as day,
  document.client_id,
  document.client_name,
  document.sign,
  document.sign * case
    when document.currency = 'INR' then document.taxable_minor
    else (select sum(item.taxable_inr_minor)::bigint from books.invoice_items as item where item.invoice_id = document.id)
  end as taxable_minor,
  document.sign * document.total_inr_minor as total_minor
from (
  select invoice.* from books.invoices as invoice where invoice.listed
  union all
  select note.* from books.invoices as note where note.list = 'credit_notes' and note.cancelled_at is null
) as document;

-- The lines of a register as SQL of $1 whose, $2 from and $3 until which day, in which order they come, and which of their
-- columns are summed up.
create function private.register_of(kind text, out lines text, out place text, out sums text[])
language plpgsql immutable
set search_path = ''
as $$
declare
  of_documents constant text :=
    'select * from private.document_lines where user_id = $1 and day between $2 and $3 and ';
  taxes constant text[] := array[
    'taxable_minor', 'cgst_minor', 'sgst_minor', 'igst_minor', 'cess_minor', 'round_off_minor', 'total_minor'
  ];
  revenue constant text[] := array['invoices', 'taxable_minor', 'tax_minor', 'total_minor', 'without_rate'];
  earned constant text :=
    'count(*) filter (where sign = 1) as invoices, coalesce(sum(taxable_minor), 0)::bigint as taxable_minor, '
    'coalesce(sum(total_minor - taxable_minor), 0)::bigint as tax_minor, coalesce(sum(total_minor), 0)::bigint as total_minor, '
    'count(*) filter (where total_minor is null) as without_rate';
begin
  place := case when kind like 'revenue%' or kind = 'ageing' then 'total_minor desc, label, client_id' else 'day, created_at, id' end;
  case kind
    when 'invoices' then
      -- Each has an index of its own.
      lines := of_documents || 'listed union all ' || of_documents
        || $sql$cancelled_at is not null and list = 'invoices'$sql$;
      sums := taxes || array['balance_minor'];
    when 'credit_notes' then
      lines := of_documents || $sql$list = 'credit_notes'$sql$;
      sums := taxes || array['refunded_minor'];
    when 'payments' then
      lines := 'select * from private.payment_lines where user_id = $1 and day between $2 and $3';
      sums := array['amount_minor', 'tds_minor'];
    when 'tds' then
      lines := $sql$
        select
          to_char(private.financial_year_start(day), 'FMYYYY') || '-' || right(private.financial_year(day), 2) as year,
          client_id, coalesce(client.name, max(line.client_name)) as client_name, coalesce(client.pan, max(line.pan)) as pan,
          count(*) as payments, sum(amount_minor)::bigint as amount_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 4 and 6), 0)::bigint as first_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 7 and 9), 0)::bigint as second_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 10 and 12), 0)::bigint as third_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) < 4), 0)::bigint as fourth_minor,
          sum(tds_minor)::bigint as tds_minor, count(*) filter (where tds_minor is null) as without_rate
        from (
          select line.* from private.payment_lines as line
          join books.payments as payment on payment.id = line.id and payment.tds_minor > 0
          where line.user_id = $1 and line.day between $2 and $3
        ) as line
        left join books.clients as client on client.id = line.client_id
        group by 1, client_id, client.id, case when client_id is null then line.client_name end
      $sql$;
      place := 'year, client_name, client_id';
      sums := array[
        'payments', 'amount_minor', 'first_minor', 'second_minor', 'third_minor', 'fourth_minor', 'tds_minor', 'without_rate'
      ];
    when 'revenue_by_client' then
      lines := format($sql$
        select coalesce(client.name, max(line.client_name)) as label, line.client_id, %s
        from private.revenue_lines as line
        left join books.clients as client on client.id = line.client_id
        where line.user_id = $1 and line.day between $2 and $3
        group by line.client_id, client.id, case when line.client_id is null then line.client_name end
      $sql$, earned);
      sums := revenue;
    when 'revenue_by_item' then
      lines := format($sql$
        select
          min(line.description) as label, null::uuid as client_id, count(distinct id) filter (where sign = 1) as invoices,
          coalesce(sum(taxable_minor), 0)::bigint as taxable_minor, 0 as tax_minor,
          coalesce(sum(total_minor), 0)::bigint as total_minor,
          count(distinct id) filter (where total_minor is null) as without_rate
        from (
          select
            line.id, line.sign, item.description, line.sign * item.taxable_inr_minor as taxable_minor,
            line.sign * item.taxable_inr_minor as total_minor
          from private.revenue_lines as line
          join books.invoice_items as item on item.invoice_id = line.id
          where line.user_id = $1 and line.day between $2 and $3
        ) as line
        group by lower(line.description)
      $sql$);
      sums := revenue;
    when 'revenue_by_month' then
      lines := format($sql$
        select to_char(month, 'YYYY-MM-DD') as label, null::uuid as client_id, %s
        from generate_series(date_trunc('month', $2::timestamp), $3::timestamp, interval '1 month') as series (month)
        left join private.revenue_lines as line
          on line.user_id = $1 and line.day between $2 and $3 and date_trunc('month', line.day::timestamp) = month
        group by month
      $sql$, replace(earned, 'where total_minor is null', 'where id is not null and total_minor is null'));
      place := 'label';
      sums := revenue;
    when 'ageing' then
      -- Of what is due in parts each part by its own day, as the dashboard counts it.
      lines := $sql$
        select
          coalesce(client.name, max(open.client_name)) as label, open.client_id,
          coalesce(sum(open.minor) filter (where open.late <= 0), 0)::bigint as not_due_minor,
          coalesce(sum(open.minor) filter (where open.late between 1 and 30), 0)::bigint as late_30_minor,
          coalesce(sum(open.minor) filter (where open.late between 31 and 60), 0)::bigint as late_60_minor,
          coalesce(sum(open.minor) filter (where open.late between 61 and 90), 0)::bigint as late_90_minor,
          coalesce(sum(open.minor) filter (where open.late > 90), 0)::bigint as late_over_minor,
          coalesce(sum(open.minor), 0)::bigint as total_minor,
          count(distinct open.id) as invoices, count(distinct open.id) filter (where open.minor is null) as without_rate
        from (
          select
            invoice.id, invoice.client_id, invoice.client_name, share.minor, private.today() - share.due_date as late
          from books.invoices as invoice
          cross join lateral (
            select invoice.due_date, invoice.due_inr_minor as minor
            where invoice.parts = '[]' or invoice.due_inr_minor is null
            union all
            select part.first_day, part.due_minor from private.period_shares(invoice) as part
            where invoice.parts <> '[]' and part.period = 'day' and part.due_minor <> 0
          ) as share
          where invoice.user_id = $1 and invoice.listed and invoice.status = 'UNPAID'
        ) as open
        left join books.clients as client on client.id = open.client_id
        group by open.client_id, client.id, case when open.client_id is null then open.client_name end
      $sql$;
      sums := array[
        'not_due_minor', 'late_30_minor', 'late_60_minor', 'late_90_minor', 'late_over_minor', 'total_minor', 'invoices',
        'without_rate'
      ];
    else
      perform private.refuse(422, 'value_not_allowed', 'register');
  end case;
end
$$;

create function private.list_register(register text, first_day date, last_day date, skip integer, most integer) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  source constant record := private.register_of(register);
  rows json;
begin
  execute format(
    'select coalesce(json_agg(to_jsonb(line) - ''user_id''), ''[]'') from (select * from (%s) as line order by %s offset $4 limit $5) as line',
    source.lines, source.place
  )
  into rows
  using private.caller(), first_day, last_day, skip, most;
  return rows;
end
$$;
grant execute on function private.list_register(text, date, date, integer, integer) to authenticated;

create function public.list_register(
  register text,
  first_day date,
  last_day date,
  skip integer default 0,
  most integer default 100
) returns json
language sql stable
set search_path = ''
as $$
  select private.list_register(
    register, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'),
    least(greatest(coalesce(skip, 0), 0), 1000000000), least(greatest(coalesce(most, 1), 1), 1000)
  )
$$;
comment on function public.list_register(text, date, date, integer, integer) is
  'Lines of a register of the caller (invoices, credit_notes, payments, tds, revenue_by_client, revenue_by_item, revenue_by_month, or ageing, which is of today) from first_day to last_day, in paise: `most` of them, at most 1000, after `skip`.';
grant execute on function public.list_register(text, date, date, integer, integer) to authenticated;

create function private.register_figures(register text, first_day date, last_day date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  source constant record := private.register_of(register);
  figures json;
begin
  execute format(
    'select json_build_object(''count'', count(*), ''sums'', json_build_object(%s)) from (%s) as line',
    (
      select string_agg(format('%L, coalesce(sum(line.%I), 0)', name, name), ', ')
      from unnest(source.sums || case
        when 'without_rate' <> all (source.sums) then array['without_rate'] else '{}'
      end) as summed (name)
    ),
    case
      when 'without_rate' = any (source.sums) then source.lines
      else format(
        'select line.*, (line.%I is null)::integer as without_rate from (%s) as line',
        case register when 'payments' then 'amount_minor' else 'total_minor' end, source.lines
      )
    end
  )
  into figures
  using private.caller(), first_day, last_day;
  return figures;
end
$$;
grant execute on function private.register_figures(text, date, date) to authenticated;

create function public.register_figures(register text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select private.register_figures(register, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'))
$$;
comment on function public.register_figures(text, date, date) is
  'How many lines a register of the caller has between two days, what its columns come to in paise, and how many lines are in no sum for want of an exchange rate.';
grant execute on function public.register_figures(text, date, date) to authenticated;

-- supabase/schemas/07_screens/11_statements.sql

-- The account of a client between two days: what was charged, what came in, what was credited, and what is left (decision
-- 0059).

-- What moves the account of a client: above nothing what they owe more, below what they owe less. What came at one time is one
-- line, whatever it settled; tax that they deducted settles like money.
create view private.statement_lines
with (security_invoker = true)
as
select
  document.user_id,
  document.client_id,
  document.currency,
  document.issue_date as day,
  document.created_at,
  document.kind,
  document.id as document_id,
  document.number,
  null::text as method,
  null::text as reference,
  case when document.sign = -1 then -document.total_minor else document.total_minor end as minor,
  0::bigint as tds_minor
from books.invoices as document
where document.listed or (document.list = 'credit_notes' and document.cancelled_at is null)
union all
select
  invoice.user_id, invoice.client_id, invoice.currency,
  (invoice.written_off_at at time zone 'Asia/Kolkata')::date, invoice.written_off_at, 'write_off', invoice.id,
  invoice.number, null, null, -(invoice.due_minor), 0
from books.invoices as invoice
where invoice.listed and invoice.written_off_at is not null
union all
-- What came for one document, and what was given back for a credit note.
select
  payment.user_id, document.client_id, document.currency, payment.paid_on, payment.created_at,
  case when document.sign = -1 then 'refund' else 'payment' end, document.id, document.number,
  payment.method, payment.reference,
  case when document.sign = -1 then 1 else -1 end * (payment.amount_minor + payment.tds_minor), payment.tds_minor
from books.payments as payment
join books.invoices as document on document.id = payment.invoice_id
where payment.state = 'confirmed' and payment.receipt_id is null
union all
-- Of what came at one time the whole, and the tax that was deducted with it.
select
  receipt.user_id, receipt.client_id, receipt.currency, receipt.paid_on, receipt.created_at, 'payment', null, null,
  receipt.method, receipt.reference, -(receipt.amount_minor + deducted.minor), deducted.minor
from books.receipts as receipt
cross join lateral (
  select coalesce(sum(payment.tds_minor), 0)::bigint as minor
  from books.payments as payment
  where payment.receipt_id = receipt.id and payment.user_id = receipt.user_id and payment.state = 'confirmed'
) as deducted
where receipt.undone_at is null and receipt.amount_minor + deducted.minor > 0
union all
-- An advance that was given back.
select
  payment.user_id, document.client_id, document.currency, payment.paid_on, payment.created_at, 'refund', document.id,
  document.number, payment.method, payment.reference, payment.amount_minor, 0
from books.payments as payment
join books.invoices as document on document.id = payment.invoice_id
where payment.state = 'confirmed' and payment.receipt_id is not null and document.list = 'vouchers' and document.money = 'out'
union all
select
  receipt.user_id, receipt.client_id, receipt.currency, receipt.returned_on, receipt.created_at, 'refund', null, null,
  receipt.return_method, receipt.return_reference, receipt.returned_minor, 0
from books.receipts as receipt
where receipt.undone_at is null and receipt.returned_minor > 0;

-- One account for each currency; more lines than `most` are refused.
create function private.statement_accounts(owner uuid, client_id uuid, first_day date, last_day date, most integer)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  accounts jsonb;
  counted integer;
begin
  with
  line as materialized (
    select known.*
    from private.statement_lines as known
    where known.user_id = owner and known.client_id = statement_accounts.client_id and known.day <= last_day
  )
  select
    coalesce(max(account.lines), 0),
    coalesce(jsonb_agg(jsonb_build_object(
      'currency', account.currency,
      'opening_minor', account.opening_minor,
      'closing_minor', account.closing_minor,
      'lines', account.shown
    ) order by account.currency <> 'INR', account.currency), '[]')
  into counted, accounts
  from (
    select
      line.currency,
      coalesce(sum(line.minor) filter (where line.day < first_day), 0)::bigint as opening_minor,
      sum(line.minor)::bigint as closing_minor,
      count(*) filter (where line.day >= first_day) as lines,
      coalesce(
        jsonb_agg(
          to_jsonb(line) - '{user_id,client_id,currency,created_at}'::text[]
          order by line.day, line.created_at, line.number
        ) filter (where line.day >= first_day),
        '[]'
      ) as shown
    from line
    group by line.currency
  ) as account;
  if counted > most then
    perform private.refuse(422, 'statement_too_long', 'from', jsonb_build_object('most', most));
  end if;
  return accounts;
end
$$;

create function private.client_statement(client_id uuid, first_day date, last_day date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform from books.clients as client
  where client.id = client_statement.client_id and client.user_id = owner and client.merged_into is null;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  return private.statement_accounts(owner, client_statement.client_id, first_day, last_day, 1000);
end
$$;
grant execute on function private.client_statement(uuid, date, date) to authenticated;

create function public.client_statement(client_id uuid, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select private.client_statement(
    client_id, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to')
  )
$$;
comment on function public.client_statement(uuid, date, date) is
  'The account of one of the caller''s clients from first_day to last_day, for each currency in its minor units: what was owed before, what moved it day by day (above nothing what they owe more), and what is owed at its end. At most 1000 lines.';
grant execute on function public.client_statement(uuid, date, date) to authenticated;

-- supabase/schemas/07_screens/12_statement_links.sql

-- The link by which a client sees their statement of account between two days, in one currency (decision 0066). One that lives for
-- each of these; its figures are those of the moment in which it is opened.

create table public.statement_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  first_day date not null,
  last_day date not null,
  currency text not null,
  -- Whoever holds the link may see this one statement.
  token text not null unique default private.new_token(),
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0,
  -- The mail that it was made for, until that was taken: one that is refused takes its link along.
  mail_id uuid,
  constraint statement_links_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint "to: days_turned" check (first_day <= last_day),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD'))
);
comment on table public.statement_links is 'Which statements are shared by a link, and which were; a withdrawn link says so to whoever opens it.';
create index statement_links_client_user on public.statement_links (client_id, user_id);
create index statement_links_user_id on public.statement_links (user_id);

alter table public.statement_links enable row level security;
grant select on public.statement_links to authenticated;

create policy statement_links_select_own on public.statement_links
for select to authenticated
using (user_id = (select private.caller()) and mail_id is null);

-- One of somebody's clients, behind whose lock links are made and mails begun.
create function private.lock_client(client_id uuid, owner uuid) returns books.clients
language plpgsql
set search_path = ''
as $$
declare
  client books.clients;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into client
  from books.clients as candidate
  where candidate.id = lock_client.client_id and candidate.user_id = owner and candidate.merged_into is null
  for no key update;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  return client;
end
$$;

-- The token of the live link, behind the client's lock, or of a new one: its owner's, or for a mail until that was taken. A link of
-- which somebody else asks stays, whatever becomes of the mail that it was made for.
create function private.statement_link(client books.clients, asked public.statement_links) returns text
language plpgsql
set search_path = ''
as $$
declare
  live_token text;
begin
  update public.statement_links as link
  set mail_id = null
  where link.client_id = client.id
    and link.revoked_at is null
    and (link.first_day, link.last_day, link.currency) = (asked.first_day, asked.last_day, asked.currency)
  returning link.token into live_token;
  if found then
    return live_token;
  end if;
  -- What is too long is told to the seller, not to their client.
  perform private.statement_accounts(client.user_id, client.id, asked.first_day, asked.last_day, 1000);
  insert into public.statement_links as link (user_id, client_id, first_day, last_day, currency, mail_id)
  values (client.user_id, client.id, asked.first_day, asked.last_day, asked.currency, asked.mail_id)
  returning link.token into live_token;
  return live_token;
end
$$;

create function private.share_statement(client_id uuid, first_day date, last_day date, currency text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  client constant books.clients := private.lock_client(client_id, auth.uid());
  asked public.statement_links;
begin
  asked.first_day := share_statement.first_day;
  asked.last_day := share_statement.last_day;
  asked.currency := share_statement.currency;
  return private.statement_link(client, asked);
end
$$;
grant execute on function private.share_statement(uuid, date, date, text) to authenticated;

create function public.share_statement(client_id uuid, first_day date, last_day date, currency text) returns text
language sql
set search_path = ''
as $$
  select private.share_statement(
    client_id, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'), currency
  )
$$;
comment on function public.share_statement(uuid, date, date, text) is
  'The token of the link to a client''s statement between two days in one currency: the live one, or a new one where there is none.';
grant execute on function public.share_statement(uuid, date, date, text) to authenticated;

create function private.withdraw_statement(client_id uuid, first_day date, last_day date, currency text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  client constant books.clients := private.lock_client(client_id, auth.uid());
begin
  if (char_length(currency) = 3) is not true then
    perform private.refuse(422, 'currency_unknown', 'currency');
  end if;
  update public.statement_links as link
  set revoked_at = clock_timestamp()
  where link.client_id = client.id
    and link.revoked_at is null
    and (link.first_day, link.last_day, link.currency)
      = (withdraw_statement.first_day, withdraw_statement.last_day, withdraw_statement.currency);
end
$$;
grant execute on function private.withdraw_statement(uuid, date, date, text) to authenticated;

create function public.withdraw_statement(client_id uuid, first_day date, last_day date, currency text) returns void
language sql
set search_path = ''
as $$
  select private.withdraw_statement(
    client_id, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'), currency
  )
$$;
comment on function public.withdraw_statement(uuid, date, date, text) is
  'Ends the link to a client''s statement between two days in one currency; doing it twice, or without a link, is harmless.';
grant execute on function public.withdraw_statement(uuid, date, date, text) to authenticated;

-- Both parties as they are today, key by key as on the page of an invoice, in the client's language, and the one account. What was
-- shared may have got some lines more since.
create function private.shown_statement(link public.statement_links) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', link.id,
    'first_day', link.first_day,
    'last_day', link.last_day,
    'language', client.language,
    'seller', private.shown_seller(
      private.seller_snapshot(business) || jsonb_build_object('logo', business.logo, 'signature', null)
    ),
    'buyer', private.shown_buyer(jsonb_build_object(
      'name', client.name,
      'email', client.email,
      'contact', client.contact,
      'phone', client.phone,
      'address', client.address,
      'city', client.city,
      'stateCode', client.state_code,
      'postalCode', client.postal_code,
      'country', client.country,
      'gstin', client.gstin,
      'pan', client.pan,
      'deliveryAddress', client.delivery_address
    )),
    'account', coalesce(
      (
        -- Which document a line is of is its seller's own affair.
        select account.value || jsonb_build_object('lines', (
          select coalesce(jsonb_agg(line.value - 'document_id' order by line.place), '[]')
          from jsonb_array_elements(account.value -> 'lines') with ordinality as line (value, place)
        ))
        from jsonb_array_elements(
          private.statement_accounts(link.user_id, link.client_id, link.first_day, link.last_day, 2000)
        ) as account (value)
        where account.value ->> 'currency' = link.currency
      ),
      jsonb_build_object('currency', link.currency, 'opening_minor', 0, 'closing_minor', 0, 'lines', '[]'::jsonb)
    )
  )
  from books.clients as client
  join public.businesses as business on business.user_id = client.user_id
  where client.id = link.client_id
$$;

create function private.shared_statement(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  link public.statement_links;
  told jsonb;
begin
  select known.* into link from public.statement_links as known where known.token = shared_statement.token;
  if link.id is null or private.is_being_erased(link.user_id) then
    return null;
  end if;
  select jsonb_build_object('seller_name', business.name, 'language', client.language) into told
  from books.clients as client
  join public.businesses as business on business.user_id = client.user_id
  where client.id = link.client_id;
  if private.rests(link.user_id) then
    return told || '{"resting": true}';
  elsif link.revoked_at is not null then
    return told || '{"withdrawn": true}';
  end if;
  return private.shown_statement(link);
exception
  -- What it may have got more since it was shared has an end, too.
  when sqlstate 'PT422' then
    return told || '{"too_long": true}';
end
$$;
grant execute on function private.shared_statement(text) to anon, authenticated;

create function public.shared_statement(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_statement(token) $$;
comment on function public.shared_statement(text) is
  'The statement whose link carries this token, as it stands now, for anyone who holds it; that it was withdrawn, that its seller''s links rest, or that it has got more than 2000 lines since, and in which language; null where there is no such link.';
grant execute on function public.shared_statement(text) to anon, authenticated;

-- As the link of an invoice counts it (private.note_share_view).
create function private.note_statement_view(token text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.statement_links as link
  set
    views = link.views + 1,
    first_viewed_at = coalesce(link.first_viewed_at, now()),
    last_viewed_at = now()
  where link.token = note_statement_view.token
    and link.revoked_at is null
    and not private.rests(link.user_id)
    and private.is_view(link.user_id, link.last_viewed_at);
end
$$;

-- supabase/schemas/07_screens/13_statement_mails.sql

-- The mails by which statements of account went to a client: what, when and to whom. They begin and end as those of invoices do
-- (…_mail.sql), under the same limits and stops.

create table public.statement_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  first_day date not null,
  last_day date not null,
  currency text not null,
  -- As the mail's own header says it: the addresses, with commas between them.
  sent_to text not null,
  cc text[] not null default '{}',
  -- Whom of all these the mail server did not take it for.
  missed text[] not null default '{}',
  subject text not null,
  -- Two mails with the same key are one mail, asked for twice.
  request_key uuid not null,
  request_fingerprint text not null,
  begun_at timestamptz not null default clock_timestamp(),
  -- Null while the mail is on its way.
  sent_at timestamptz,
  unsure_at timestamptz,
  constraint statement_mails_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint statement_mails_request unique (user_id, request_key),
  constraint "to: days_turned" check (first_day <= last_day),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint statement_mails_recipients_bounded check (
    char_length(sent_to) <= 6 * 256 and cardinality(cc) <= 6 and cardinality(missed) <= 6
  ),
  constraint statement_mails_fingerprint_length check (char_length(request_fingerprint) <= 200)
);
comment on table public.statement_mails is 'Which statements of account were mailed to a client, and when.';
create index statement_mails_client_user on public.statement_mails (client_id, user_id);
create index statement_mails_user_id on public.statement_mails (user_id);
create index statement_mails_on_their_way on public.statement_mails (begun_at)
where sent_at is null and unsure_at is null;

alter table public.statement_mails enable row level security;
grant select on public.statement_mails to authenticated;

-- Also one that may have gone out, which is told as that.
create policy statement_mails_select_own on public.statement_mails
for select to authenticated
using (user_id = (select private.caller()) and num_nonnulls(sent_at, unsure_at) > 0);

-- Whose it is follows a client that is merged; what was sent stays.
create trigger statement_mails_keep before update of
  id, user_id, first_day, last_day, currency, sent_to, cc, missed, subject, request_key, request_fingerprint, begun_at, sent_at,
  unsure_at
on public.statement_mails
for each row
when (old.sent_at is not null)
execute function private.keep_mail();

create trigger statement_mails_keep_rows before delete on public.statement_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) > 0)
execute function private.keep_mail();

create trigger statement_mails_keep_all before truncate on public.statement_mails
for each statement execute function private.keep_mail();

-- As of the link of an invoice.
create function private.settle_statement_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    update public.statement_links as link set mail_id = null where link.mail_id = new.id;
  else
    delete from public.statement_links as link where link.mail_id = old.id;
  end if;
  return null;
end
$$;

create trigger statement_mails_link_kept after update on public.statement_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0 and num_nonnulls(new.sent_at, new.unsure_at) > 0)
execute function private.settle_statement_link();

create trigger statement_mails_link_gone after delete on public.statement_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0)
execute function private.settle_statement_link();

create function private.begin_statement_mail(
  sender uuid,
  client_id uuid,
  first_day date,
  last_day date,
  currency text,
  request_key uuid,
  subject text,
  fingerprint text,
  most_a_day integer,
  recipients text[],
  copies text[]
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  client books.clients;
  mail public.statement_mails;
  addressed text[];
  clean_subject text;
  stops jsonb;
  told jsonb;
  asked public.statement_links;
begin
  perform private.queue_mails();
  client := private.lock_client(begin_statement_mail.client_id, begin_statement_mail.sender);

  select * into mail
  from public.statement_mails as earlier
  where earlier.user_id = client.user_id and earlier.request_key = begin_statement_mail.request_key;
  if found then
    told := private.mail_before(
      (mail.client_id, mail.request_fingerprint) is not distinct from (client.id, begin_statement_mail.fingerprint),
      mail.begun_at, mail.sent_at, mail.unsure_at, mail.missed
    );
    update public.statement_mails as lost
    set unsure_at = clock_timestamp()
    where lost.id = mail.id and lost.sent_at is null and lost.unsure_at is null;
    return told;
  end if;

  clean_subject := private.mail_subject(begin_statement_mail.subject, begin_statement_mail.fingerprint);
  addressed := coalesce(recipients, array[client.email]);
  stops := private.admit_mail(client.user_id, addressed, copies, most_a_day);

  insert into public.statement_mails (
    user_id, client_id, first_day, last_day, currency, sent_to, cc, subject, request_key, request_fingerprint
  )
  values (
    client.user_id, client.id, begin_statement_mail.first_day, begin_statement_mail.last_day,
    begin_statement_mail.currency, array_to_string(addressed, ', '), copies, clean_subject,
    begin_statement_mail.request_key, begin_statement_mail.fingerprint
  )
  returning * into mail;
  asked.first_day := mail.first_day;
  asked.last_day := mail.last_day;
  asked.currency := mail.currency;
  asked.mail_id := mail.id;
  return jsonb_build_object(
    'state', 'begun', 'id', mail.id, 'to', addressed, 'cc', copies, 'stops', stops,
    'reply_to', private.reply_address(client.user_id), 'link', private.statement_link(client, asked)
  );
end
$$;
grant execute on function private.begin_statement_mail(uuid, uuid, date, date, text, uuid, text, text, integer, text[], text[])
  to service_role;

create function public.begin_statement_mail(
  sender uuid,
  client_id uuid,
  first_day date,
  last_day date,
  currency text,
  request_key uuid,
  subject text,
  fingerprint text,
  most_a_day integer default null,
  recipients text[] default null,
  copies text[] default '{}'
) returns jsonb
language sql
set search_path = ''
as $$
  select private.begin_statement_mail(
    sender, client_id, first_day, last_day, currency, request_key, subject, fingerprint, most_a_day, recipients, copies
  )
$$;
comment on function public.begin_statement_mail(uuid, uuid, date, date, text, uuid, text, text, integer, text[], text[]) is
  'Begins a mail with the statement of one of the sender''s clients, to the client unless others are named, for the server alone: begun, with its id, whom it goes to, what stops further ones to each and the token of its link; or that this request was sent, or that it may have been.';
grant execute on function public.begin_statement_mail(uuid, uuid, date, date, text, uuid, text, text, integer, text[], text[])
  to service_role;

create function private.end_statement_mail(mail_id uuid, outcome text, missed text[]) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if outcome = 'sent' then
    update public.statement_mails as mail
    set sent_at = clock_timestamp(), missed = end_statement_mail.missed
    where mail.id = mail_id and mail.sent_at is null;
  elsif outcome = 'unsure' then
    update public.statement_mails as mail
    set unsure_at = clock_timestamp()
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  elsif outcome = 'refused' then
    delete from public.statement_mails as mail
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  else
    perform private.refuse(422, 'mail_outcome_unknown', 'outcome');
  end if;
end
$$;
grant execute on function private.end_statement_mail(uuid, text, text[]) to service_role;

create function public.end_statement_mail(mail_id uuid, outcome text, missed text[] default '{}') returns void
language sql
set search_path = ''
as $$ select private.end_statement_mail(mail_id, outcome, missed) $$;
comment on function public.end_statement_mail(uuid, text, text[]) is
  'What became of a mail with a statement that was begun, as end_invoice_mail says it of an invoice''s.';
grant execute on function public.end_statement_mail(uuid, text, text[]) to service_role;

-- supabase/schemas/07_screens/14_pdf_copies.sql

-- PDFs by link: how many a seller's links give, and the copies of those that take long to draw (decision 0023).

-- The drawn bytes of PDFs that take long to draw, for whoever opens them by a link: the places in which the function runs
-- share no memory. One copy of an invoice or of a shared statement, of the document as a hash names it; 40 of them, each at most
-- 500 kB and a day old, so that they come to 20 MB at most. Unlogged: what is lost is drawn again, and no backup holds it.
create unlogged table private.pdf_copies (
  document_id uuid primary key generated always as (coalesce(invoice_id, statement_id)) stored,
  invoice_id uuid unique references books.invoices (id) on delete cascade,
  -- By its link.
  statement_id uuid unique references public.statement_links (id) on delete cascade,
  version text not null check (char_length(version) = 43),
  -- Bytes that are packed already are not packed again.
  content bytea storage external not null check (octet_length(content) <= 500000),
  made_at timestamptz not null default now(),
  constraint pdf_copies_one_document check (num_nonnulls(invoice_id, statement_id) = 1)
);
create index pdf_copies_made_at on private.pdf_copies (made_at);
alter table private.pdf_copies enable row level security;
create policy pdf_copies_nobody on private.pdf_copies using (false);

-- Whose PDF a link leads to: of an invoice, by its PDF's own token or its link's, or of a statement.
create function private.seller_of_link(token text) returns uuid
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (select invoice.user_id from books.invoices as invoice where invoice.pdf_token = seller_of_link.token),
    (select link.user_id from public.invoice_links as link where link.token = seller_of_link.token),
    (select link.user_id from public.statement_links as link where link.token = seller_of_link.token)
  );
end
$$;

-- Of all links of a seller together, from however many addresses: 240 at once, then 120 a minute.
create function private.take_pdf_permit(token text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  seller constant uuid := private.seller_of_link(token);
begin
  return case when seller is null then 0 else private.take_permit('pdfs by link:' || seller, 240, 120) end;
end
$$;
grant execute on function private.take_pdf_permit(text) to service_role;

create function public.take_pdf_permit(token text) returns integer
language sql
set search_path = ''
as $$ select private.take_pdf_permit(token) $$;
comment on function public.take_pdf_permit(text) is
  'For the server alone: takes one permit of the seller to whose document this link leads: 0, or the seconds until there is one.';
grant execute on function public.take_pdf_permit(text) to service_role;

-- Each drawing takes half a second of the function. A seller has ten at once, then twenty a minute: whoever makes many long
-- invoices to have them drawn uses up their own.
create function private.pdf_copy(document_id uuid, version text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  kept text;
  seconds integer;
begin
  select encode(copy.content, 'base64') into kept
  from private.pdf_copies as copy
  where copy.document_id = pdf_copy.document_id
    and copy.version = pdf_copy.version
    and copy.made_at > now() - interval '1 day';
  if kept is null then
    seconds := private.take_permit(
      'drawings:' || coalesce(
        (select invoice.user_id from books.invoices as invoice where invoice.id = pdf_copy.document_id),
        (select link.user_id from public.statement_links as link where link.id = pdf_copy.document_id)
      ),
      10,
      20
    );
    if seconds > 0 then
      perform private.refuse_too_many(seconds);
    end if;
  end if;
  return kept;
end
$$;
grant execute on function private.pdf_copy(uuid, text) to service_role;

create function public.pdf_copy(document_id uuid, version text) returns text
language sql
set search_path = ''
as $$ select private.pdf_copy(document_id, version) $$;
comment on function public.pdf_copy(uuid, text) is
  'For the server alone: the kept PDF of this version of an invoice, or of a statement by its link''s id, in base64; null when there is none and it may be drawn, else a refusal (429).';
grant execute on function public.pdf_copy(uuid, text) to service_role;

create function private.keep_pdf_copy(document_id uuid, version text, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if char_length(keep_pdf_copy.content) > 700000 then
    return;
  end if;
  insert into private.pdf_copies (invoice_id, statement_id, version, content)
  select
    (select invoice.id from books.invoices as invoice where invoice.id = keep_pdf_copy.document_id),
    (select link.id from public.statement_links as link where link.id = keep_pdf_copy.document_id),
    keep_pdf_copy.version, decode(keep_pdf_copy.content, 'base64')
  on conflict (document_id) do update
  set version = excluded.version, content = excluded.content, made_at = excluded.made_at;

  delete from private.pdf_copies as old
  where old.document_id in (
    select copy.document_id from private.pdf_copies as copy order by copy.made_at desc, copy.document_id offset 40
    for update skip locked
  );
end
$$;
grant execute on function private.keep_pdf_copy(uuid, text, text) to service_role;

create function public.keep_pdf_copy(document_id uuid, version text, content text) returns void
language sql
set search_path = ''
as $$ select private.keep_pdf_copy(document_id, version, content) $$;
comment on function public.keep_pdf_copy(uuid, text, text) is
  'For the server alone: keeps the PDF of this version of an invoice, in base64, for a day; one that is too long is not kept.';
grant execute on function public.keep_pdf_copy(uuid, text, text) to service_role;

-- supabase/schemas/08_letters/01_reminders.sql

-- Reminders, which go to a client by themselves on the days that the owner has switched on.

create function private.due_reminders(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    invoice.id, invoice.user_id, step.name, due_reminders.day, null::timestamptz, null::timestamptz, invoice.client_email,
    array[invoice.id]
  from (values ('before_3', 3), ('due', 0), ('after_3', -3), ('after_7', -7)) as step (name, days_left)
  join books.invoices as invoice on invoice.due_date = due_reminders.day + step.days_left
  join public.profiles as profile on profile.id = invoice.user_id
  where invoice.listed
    and invoice.status = 'UNPAID'
    and not private.rests(invoice.user_id)
    -- Who got the invoice today needs no reminder today.
    and invoice.issue_date < due_reminders.day
    and case step.name
      when 'before_3' then profile.remind_before_3
      when 'due' then profile.remind_due
      when 'after_3' then profile.remind_after_3
      when 'after_7' then profile.remind_after_7
    end
    -- Who says that they have paid is not asked to pay until the owner has looked.
    and not exists (
      select from books.payments as payment
      where payment.invoice_id = invoice.id and payment.state = 'claimed'
    )
$$;
comment on function private.due_reminders(date) is
  'The reminders of this day and of no other: a step whose day went by is not made up for.';

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as)
values ('reminder', true, 2, 'due_reminders', 'document_letter', 'reminder');

-- supabase/schemas/08_letters/02_repeated_invoices.sql

-- Invoices that a schedule has issued (…_recurring_runs.sql): they go to their client by themselves, at the hours of reminders.

create function private.wants_mail(invoice_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from books.invoices as invoice
    where invoice.id = wants_mail.invoice_id and invoice.listed
      and not exists (
        select from public.invoice_mails as mail
        -- One that is on its way, or that may have gone, counts for all whom it names.
        cross join lateral unnest(private.reached_by(mail)) as known (address)
        where mail.invoice_id = invoice.id and mail.kind = 'invoice'
          and private.mailbox_of(known.address) = private.mailbox_of(invoice.client_email)
      )
  )
$$;
comment on function private.wants_mail(uuid) is 'Whether an invoice that is to be mailed by itself still is: it stands, and no mail of it went to its client.';

-- Who issues one by itself puts it into the queue: nothing else tells it from what its owner has issued and keeps back.
create function private.queue_repeated_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_jobs (kind, subject_id, user_id, until, address, invoice_ids)
  select 'invoice', invoice.id, invoice.user_id, now() + interval '7 days', invoice.client_email, array[invoice.id]
  from books.invoices as invoice
  where invoice.id = queue_repeated_invoice.invoice_id
$$;

create function private.due_repeated_invoices(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    job.subject_id, job.user_id, job.step, job.last_day, job.until, job.run_at, job.address, job.invoice_ids
  from private.mail_jobs as job
  where job.kind = 'invoice'
    and job.state = 'waiting'
    and due_repeated_invoices.day is not null
    and private.wants_mail(job.subject_id)
$$;
comment on function private.due_repeated_invoices(date) is 'What waits in the queue, as long as it stands and no mail of it went to its client.';

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as)
values ('invoice', true, 2, 'due_repeated_invoices', 'document_letter', 'invoice');

-- supabase/schemas/08_letters/03_receipts.sql

-- The mail by which a client reads that their money has arrived: once for each payment, and once for what they paid at one time.

-- What was counted of late and its client is to be told of; its own time is a day. Money that came long ago is entered to complete the
-- books: its client knows. An advance that an invoice uses is no new money. A slip is undone within moments, a mail is not.
create function private.due_receipts(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    payment.id, payment.user_id, null::text, null::date, payment.decided_at + interval '1 day',
    payment.decided_at + interval '2 minutes', invoice.client_email, array[invoice.id]
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'confirmed'
    and payment.receipt_id is null
    and payment.decided_at > now() - interval '2 days'
    and payment.paid_on > private.today() - 30
    and invoice.listed
    and profile.mail_receipts
  union all
  select
    receipt.id, receipt.user_id, null, null, receipt.created_at + interval '1 day',
    receipt.created_at + interval '2 minutes', client.email, array(
      select payment.invoice_id
      from books.payments as payment
      where payment.receipt_id = receipt.id and not payment.from_advance
    )
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  join public.profiles as profile on profile.id = receipt.user_id
  where receipt.undone_at is null
    and receipt.created_at > now() - interval '2 days'
    and receipt.paid_on > private.today() - 30
    and client.email is not null
    and profile.mail_receipts
$$;
comment on function private.due_receipts(date) is
  'What was recorded or confirmed within two days and still counts, where the owner wants its client to be told.';

-- Of what waits is told as it stands when the mail goes. A link is shown where the client has one; none is made.
create function private.receipt_letter(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  money record;
  parts jsonb;
begin
  select
    payment.user_id, invoice.client_name as client, invoice.language, invoice.currency,
    payment.amount_minor, payment.tds_minor, payment.paid_on, payment.method, payment.reference, 0::bigint as advance_minor
  into money
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.id = job.subject_id
  union all
  select
    receipt.user_id, client.name, client.language, receipt.currency, receipt.amount_minor,
    (
      select coalesce(sum(payment.tds_minor), 0)::bigint
      from books.payments as payment
      where payment.receipt_id = receipt.id and payment.state = 'confirmed'
    ),
    receipt.paid_on, receipt.method, receipt.reference, receipt.advance_minor
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  where receipt.id = job.subject_id;

  select
    jsonb_agg(
      jsonb_build_object(
        'id', invoice.id,
        'number', invoice.number,
        'settled_minor', payment.amount_minor + payment.tds_minor,
        'balance_minor', invoice.due_minor,
        'token', (
          select link.token
          from public.invoice_links as link
          where link.invoice_id = invoice.id and link.revoked_at is null
        )
      )
      order by invoice.issue_date, invoice.created_at, invoice.id
    )
  into parts
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.state = 'confirmed'
    and (payment.id = job.subject_id or payment.receipt_id = job.subject_id);

  return jsonb_build_object(
    'client_name', money.client,
    'seller_name', business.name,
    'language', money.language,
    'currency', money.currency,
    'amount_minor', money.amount_minor,
    'tds_minor', money.tds_minor,
    'paid_on', money.paid_on,
    'method', money.method,
    'reference', money.reference,
    'advance_minor', money.advance_minor,
    'invoices', coalesce(parts, '[]'),
    -- The paper of the one invoice that it is about.
    'document', case when jsonb_array_length(parts) = 1 then private.document_of((parts #>> '{0,id}')::uuid) end
  )
  from public.businesses as business
  where business.user_id = money.user_id;
end
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as, went_before_restoring)
values ('receipt', true, 2, 'due_receipts', 'receipt_letter', 'receipt', true);

-- supabase/schemas/08_letters/04_claims.sql

-- The news to an owner that a client says they have paid.

create function private.due_claims(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    payment.id, payment.user_id, null::text, null::date, payment.created_at + interval '1 day', null::timestamptz, null::text,
    array[payment.invoice_id]
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'claimed'
    and payment.created_at > now() - interval '1 day'
    and invoice.listed
    and profile.mail_payment_claims
$$;
comment on function private.due_claims(date) is
  'Reported payments that wait for their owner, of the last day: what is older is no news.';

create function private.claim_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', invoice.id,
    'number', invoice.number,
    'client_name', invoice.client_name,
    'currency', invoice.currency,
    'amount_minor', payment.amount_minor,
    'method', payment.method,
    'reference', payment.reference,
    'note', payment.note
  )
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, went_before_restoring)
values ('claim', false, 1, 'due_claims', 'claim_letter', true);

-- supabase/schemas/08_letters/05_answers.sql

-- The news to an owner that a client has answered an estimate.

create function private.due_answers(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    answer.estimate_id, answer.user_id, null::text, null::date, answer.answered_at + interval '1 day', null::timestamptz,
    null::text, array[answer.estimate_id]
  from public.estimate_answers as answer
  join books.invoices as estimate on estimate.id = answer.estimate_id
  join public.profiles as profile on profile.id = answer.user_id
  where answer.from_client
    and answer.answered_at > now() - interval '1 day'
    and estimate.cancelled_at is null
    and profile.mail_payment_claims
$$;
comment on function private.due_answers(date) is
  'Answers of clients to estimates, of the last day; owners choose them together with the news of payments.';

create function private.answer_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'estimate_id', estimate.id,
    'number', estimate.number,
    'client_name', estimate.client_name,
    'currency', estimate.currency,
    'total_minor', estimate.total_minor,
    'accepted', answer.accepted,
    'name', answer.name,
    'note', answer.note
  )
  from public.estimate_answers as answer
  join books.invoices as estimate on estimate.id = answer.estimate_id
  where answer.estimate_id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, went_before_restoring)
values ('answer', false, 1, 'due_answers', 'answer_letter', true);

-- supabase/schemas/08_letters/06_leaving.sql

-- The news that an account is to be deleted, which goes although the account rests. Whoever had a session may have asked; the owner
-- reads of it at the address that they have proven.

create function private.due_leaving(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    deletion.id, deletion.user_id, null::text, null::date, deletion.erase_at, null::timestamptz, null::text, '{}'::uuid[]
  from private.account_deletions as deletion
  where deletion.begun_at is null
$$;
comment on function private.due_leaving(date) is 'Requests that a login can still stop.';

create function private.leaving_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('name', profile.name, 'erase_on', (deletion.erase_at at time zone 'Asia/Kolkata')::date)
  from private.account_deletions as deletion
  join public.profiles as profile on profile.id = deletion.user_id
  where deletion.id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, while_resting)
values ('leaving', false, 1, 'due_leaving', 'leaving_letter', true);

-- supabase/schemas/08_letters/07_summaries.sql

-- What a month was, as its owner reads it by mail on the first of the next one, or where the host slept then, on the two days behind it.

-- Its last day is the third of the month behind the one that it is about.
create function private.due_summaries(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    profile.id, profile.id, null::text, (past.month + interval '1 month 2 days')::date, null::timestamptz, null::timestamptz,
    null::text, '{}'::uuid[]
  from (
    select (date_trunc('month', due_summaries.day::timestamp) - interval '1 month')::date as month
    where extract(day from due_summaries.day) <= 3
  ) as past
  join public.profiles as profile on profile.mail_monthly_summary
  where not private.rests(profile.id)
    -- Of a month in which nothing was, and with nothing owed, there is nothing to tell.
    and exists (
      select from public.invoice_periods as known
      where known.user_id = profile.id
        and known.period = 'month'
        and (
          known.outstanding_minor > 0
          or known.first_day = past.month and (known.invoices, known.revenue_minor, known.came_in_minor) <> (0, 0, 0)
        )
    )
$$;
comment on function private.due_summaries(date) is
  'Who wants to read on this day what the month before was; none but on the first three days of a month.';

-- In paise; what lacks an exchange rate is in no sum.
create function private.month_figures(owner uuid, month date) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'invoices', count(*) filter (where document.listed),
    'invoiced_minor', coalesce(sum(document.total_inr_minor) filter (where document.listed), 0)::bigint,
    'credited_minor', coalesce(sum(document.total_inr_minor) filter (where document.list = 'credit_notes'), 0)::bigint,
    'received_minor', coalesce(
      (
        select known.came_in_minor
        from public.invoice_periods as known
        where known.user_id = owner and known.period = 'month' and known.first_day = month_figures.month
      ),
      0
    )
  )
  from books.invoices as document
  where document.user_id = owner
    and document.issue_date >= month_figures.month
    and document.issue_date < (month_figures.month + interval '1 month')::date
    and document.cancelled_at is null
    and (document.listed or document.list = 'credit_notes')
$$;
comment on function private.month_figures(uuid, date) is
  'What somebody invoiced, credited and received in the month that begins with a day, as it stands now.';

create function private.summary_letter(job private.mail_jobs) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  month constant date := (date_trunc('month', job.last_day::timestamp) - interval '1 month')::date;
begin
  return (
    with owed as (
      select invoice.*, private.today() - invoice.due_date as days_late
      from books.invoices as invoice
      where invoice.user_id = job.user_id and invoice.listed and invoice.status = 'UNPAID'
    )
    select jsonb_build_object(
      'name', profile.name,
      'business_name', business.name,
      'month', month,
      'figures', private.month_figures(job.user_id, month),
      'before', private.month_figures(job.user_id, (month - interval '1 month')::date),
      'owed', (
        select jsonb_build_object(
          'minor', coalesce(sum(owed.due_inr_minor), 0),
          'ahead_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late <= 0), 0),
          'late_30_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 1 and 30), 0),
          'late_60_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 31 and 60), 0),
          'older_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late > 60), 0),
          'overdue', count(*) filter (where owed.days_late > 0),
          'without_rate', count(*) filter (where owed.due_inr_minor is null)
        )
        from owed
      ),
      'oldest', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'number', late.number, 'client_name', late.client_name, 'days_late', late.days_late,
              'currency', late.currency,
              'balance_minor', late.due_minor
            )
            order by late.due_date, late.created_at
          ),
          '[]'
        )
        from (select * from owed where owed.days_late > 0 order by owed.due_date, owed.created_at limit 5) as late
      )
    )
    from public.profiles as profile
    join public.businesses as business on business.user_id = profile.id
    where profile.id = job.user_id
  );
end
$$;
comment on function private.summary_letter(private.mail_jobs) is
  'What the mail of a month says: its figures and those of the month before, what is owed today by age, and the five that are overdue longest.';

insert into private.mail_kinds (kind, to_client, priority, due, letter)
values ('summary', false, 3, 'due_summaries', 'summary_letter');

-- supabase/schemas/09_moving/01_export.sql

-- Moving out: everything of an account as it stands, part by part, so that neither a reader nor the database ever holds all of
-- it. docs/export.md says what it means.

create table public.exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What was made later is in no part of it: parts are read one after the other.
  until timestamptz not null default clock_timestamp()
);
comment on table public.exports is 'An export that was begun: up to when it tells. Kept for a day.';
create index exports_user_id on public.exports (user_id);

alter table public.exports enable row level security;
grant select on public.exports to authenticated;

create policy exports_select_own on public.exports
for select to authenticated
using (user_id = (select private.caller()));

create function private.start_export() returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  begun uuid;
begin
  perform private.begin_write();
  delete from public.exports as old where old.user_id = owner and old.until < now() - interval '1 day';
  insert into public.exports (user_id) values (owner) returning id into begun;
  return begun;
end
$$;
grant execute on function private.start_export() to authenticated;

create function public.start_export() returns uuid
language sql
set search_path = ''
as $$ select private.start_export() $$;
comment on function public.start_export() is 'Begins an export of the caller''s account and returns its id.';
grant execute on function public.start_export() to authenticated;

create function private.export_of(export_id uuid) returns public.exports
language plpgsql stable
set search_path = ''
as $$
declare
  begun public.exports;
begin
  select * into begun
  from public.exports as own
  where own.id = export_id and own.user_id = private.caller() and own.until > now() - interval '1 day';
  if not found then
    perform private.refuse(404, 'export_unknown');
  end if;
  return begun;
end
$$;

-- In what follows the rows of a table are `own`, those of the table on which it hangs `above`; $1 is the export.
create function private.told_rows(held private.account_tables) returns text
language sql immutable
set search_path = ''
as $$
  select concat(
    format('from %s as own where own.%I = ($1).user_id', held.name, held.owner),
    ' and own.' || quote_ident(held.moment) || ' <= ($1).until',
    ' and (' || held.which || ')'
  )
$$;

create function private.export_counts(export_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
  counts jsonb := jsonb_build_object('until', begun.until);
  held private.account_tables;
  count bigint;
begin
  for held in select * from private.account_tables as known where known.called is not null and known.parent is null loop
    execute 'select count(*) ' || private.told_rows(held) into count using begun;
    counts := counts || jsonb_build_object(held.called, count);
  end loop;
  return counts;
end
$$;
grant execute on function private.export_counts(uuid) to authenticated;

create function public.export_counts(export_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_counts(export_id) $$;
comment on function public.export_counts(uuid) is
  'Of one of the caller''s exports: {until}, and how many rows each part has.';
grant execute on function public.export_counts(uuid) to authenticated;

create function private.told_row(held private.account_tables, named text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return format('to_jsonb(%I) - %L::text[]', named, array(
    select known.name from private.columns_of(held) as known where not known.is_told
  ));
end
$$;

-- By one statement, and so as it was at one time.
create function private.told_whole(held private.account_tables) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return private.told_row(held, 'above') || coalesce((
    select format(' || jsonb_build_object(%s)', string_agg(
      format(
        case when private.is_one_to_an(hung, hung.link)
          then '%L, (select %s %s and own.%I = above.id)'
          else '%L, (select coalesce(jsonb_agg(%s order by %5$s), ''[]'') %3$s and own.%4$I = above.id)'
        end,
        hung.called, private.told_row(hung, 'own'), private.told_rows(hung), hung.link, hung.turn
      ),
      ', '
    ))
    from private.tables_on(held) as hung
  ), '');
end
$$;
comment on function private.told_whole(private.account_tables) is
  'SQL for what an export tells of a row `above` of a table, with all that hangs on it.';

-- Documents come by series, year and number; a page ends before its rows become many, whatever their number.
create function private.exported_documents(begun public.exports, after jsonb, most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  own_business constant uuid := (select business.id from public.businesses as business where business.user_id = begun.user_id);
  most_rows constant integer := 2000;
  chosen uuid[];
  page jsonb;
begin
  select coalesce(array_agg(candidate.id order by candidate.place), '{}') into chosen
  from (
    select
      document.id,
      row_number() over in_order as place,
      sum((select count(*) from books.invoice_items as item where item.invoice_id = document.id)) over in_order as rows
    from (
      select invoice.id, invoice.prefix, invoice.financial_year, invoice.sequence
      from books.invoices as invoice
      where invoice.business_id = own_business
        and invoice.created_at <= begun.until
        and (
          after is null
          or (invoice.prefix, invoice.financial_year, invoice.sequence)
            > (after ->> 0, after ->> 1, case when after ->> 2 ~ '^[0-9]{1,9}$' then (after ->> 2)::integer end)
        )
      order by invoice.prefix, invoice.financial_year, invoice.sequence
      limit most
    ) as document
    window in_order as (order by document.prefix, document.financial_year, document.sequence)
  ) as candidate
  where candidate.place = 1 or candidate.rows <= most_rows;

  execute format(
    $sql$
      select jsonb_build_object(
        'rows', coalesce(jsonb_agg(%s order by wanted.place), '[]'),
        'last', (
          array_agg(jsonb_build_array(above.prefix, above.financial_year, above.sequence) order by wanted.place desc)
        )[1]
      )
      from unnest($2) with ordinality as wanted (id, place)
      join books.invoices as above on above.id = wanted.id
    $sql$,
    private.told_whole(private.account_part('documents'))
  ) into page using begun, chosen;
  return page;
end
$$;

-- All others come by one text each, in which they are in order: the next `size` behind `after`. Of what an account may have tens of
-- thousands the texts alone are put in order.
create function private.exported_rows(begun public.exports, held private.account_tables, after text, size integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  turn constant text := coalesce(held.turn, (
    select string_agg(format('own.%I', own.attname), ' || '' '' || ' order by own.attnum)
    from pg_catalog.pg_constraint as key
    join pg_catalog.pg_attribute as own on own.attrelid = key.conrelid and own.attnum = any (key.conkey)
    where key.conrelid = held.name::regclass and key.contype = 'p' and own.attname <> held.owner
  ), quote_literal(''));
  page jsonb;
begin
  execute format(
    $sql$
      select jsonb_build_object(
        'rows', coalesce(jsonb_agg(%1$s order by page.key), '[]'),
        'last', (array_agg(jsonb_build_array(page.key) order by page.key desc))[1]
      )
      from (
        select known.at, known.key
        from (select own.ctid as at, (%2$s)::text collate "C" as key %3$s) as known
        where $2 is null or known.key > $2
        order by known.key
        limit $3
      ) as page
      join %4$s as above on above.ctid = page.at
    $sql$,
    private.told_whole(held), turn, private.told_rows(held), held.name
  ) into page using begun, after, size;
  return page;
end
$$;

create function private.export_part(export_id uuid, part text, after jsonb, most integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
  held constant private.account_tables := private.account_part(part);
  size constant integer := least(greatest(coalesce(most, held.page), 1), held.page);
  page jsonb;
begin
  if held.name is null then
    perform private.refuse(422, 'value_not_allowed', 'part');
  elsif octet_length(after::text) > 1000 or jsonb_typeof(after) <> 'array' then
    perform private.refuse(422, 'malformed', 'after');
  elsif part = 'documents' then
    page := private.exported_documents(begun, after, size);
  else
    page := private.exported_rows(begun, held, after ->> 0, size);
  end if;
  return jsonb_build_object(
    'rows', page -> 'rows',
    'next', case
      when page -> 'rows' = '[]' or (part <> 'documents' and jsonb_array_length(page -> 'rows') < size) then null
      else page -> 'last'
    end
  );
end
$$;
grant execute on function private.export_part(uuid, text, jsonb, integer) to authenticated;

create function public.export_part(export_id uuid, part text, after jsonb default null, most integer default 200) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_part(export_id, part, after, most) $$;
comment on function public.export_part(uuid, text, jsonb, integer) is
  'A page of one part of one of the caller''s exports: {rows, next}. `next` is what to give as `after` for the page behind it; null where the part has ended.';
grant execute on function public.export_part(uuid, text, jsonb, integer) to authenticated;

-- What the PDFs of some documents print, so that whoever exports draws them: no link is asked for, and no permit.
create function private.export_papers(export_id uuid, ids uuid[]) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  begun constant public.exports := private.export_of(export_id);
begin
  if cardinality(ids) > 50 then
    perform private.refuse(422, 'too_many_items', 'ids', '{"most": 50}');
  end if;
  return (
    select coalesce(jsonb_agg(private.document_of(own.id) order by wanted.place), '[]')
    from (
      select known.id, min(known.place) as place from unnest(ids) with ordinality as known (id, place) group by known.id
    ) as wanted
    join books.invoices as own on own.id = wanted.id and own.user_id = begun.user_id
  );
end
$$;
grant execute on function private.export_papers(uuid, uuid[]) to authenticated;

create function public.export_papers(export_id uuid, ids uuid[]) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_papers(export_id, ids) $$;
comment on function public.export_papers(uuid, uuid[]) is
  'What the PDFs of at most 50 of the caller''s documents print, in this order; those of others are left out.';
grant execute on function public.export_papers(uuid, uuid[]) to authenticated;

-- supabase/schemas/09_moving/02_restore.sql

-- Moving in again: what an export tells of an account is staged page by page, checked as it comes, and then written in sets
-- (…_restoring.sql) into an account that has no books yet. Whoever typed the file can only write what they could have issued: sums, taxes and
-- numbers are computed anew, every row gets a new id of its own and this caller as its owner (decision 0063).

create table private.restores (
  user_id uuid primary key references auth.users (id) on delete cascade,
  id uuid not null,
  -- Staged until the first set is written. Who wrote only some of it goes on, or takes it back, and writes nothing else meanwhile.
  state text not null default 'staged',
  -- What was charged for it.
  size bigint not null default 0,
  begun_at timestamptz,
  -- {prefix, padding, counters} from before, for taking it back: the file brings its own.
  numbering jsonb,
  -- When the latest page came: what waits for a day is dropped.
  staged_at timestamptz not null default clock_timestamp(),
  constraint restores_state_known check (state in ('staged', 'writing', 'taking_back', 'done'))
);
comment on table private.restores is 'The latest export that a person brings back, and how far it is.';
alter table private.restores enable row level security;
create policy restores_nobody on private.restores using (false);

-- A row is written with all that hangs on it, and so when the last of that may be.
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
  -- As private.restore_step has it, or 100 behind its table for what is written later; and the place of the row in it:
  -- documents by when they were made, all others as they came.
  step integer not null,
  turn text collate "C" not null,
  -- Page of the file that it came in.
  place integer not null,
  value jsonb not null,
  -- How many rows writing it makes, about; and what was charged for it.
  weight integer not null,
  size integer not null,
  constraint restore_rows_pkey primary key (user_id, restore_id, step, turn),
  constraint restore_rows_restore foreign key (user_id) references private.restores (user_id) on delete cascade
);
comment on table private.restore_rows is 'Rows of an export that wait to be written into an empty account.';
create index restore_rows_place on private.restore_rows (user_id, restore_id, place);
alter table private.restore_rows enable row level security;
create policy restore_rows_nobody on private.restore_rows using (false);

-- An id of the file leads to the same new one wherever it stands, and to no row of anybody else.
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

-- supabase/schemas/09_moving/03_restored_prices.sql

-- Whether a document that is restored says of itself what computing it says (…_restore.sql stages it then).

-- The copy of the seller on a document, as issuing makes it: nothing else in it, and nothing longer.
create function private.restored_seller(snapshot jsonb) returns public.businesses
language plpgsql stable
set search_path = ''
as $$
declare
  seller public.businesses;
  copy jsonb;
begin
  select
    text.name, text.email, text.phone, text.address, text."taxId", text.city, text.state, text."stateCode",
    text."postalCode", text.country, text.website, text."gstRegistration", text."compositionScheme", text."lutNumber",
    text."lutYear", text."hsnSummary", text."reverseChargeWording"
  into
    seller.name, seller.email, seller.phone, seller.address, seller.tax_id, seller.city, seller.state, seller.state_code,
    seller.postal_code, seller.country, seller.website, seller.gst_registration, seller.composition_scheme,
    seller.lut_number, seller.lut_year, seller.hsn_summary, seller.reverse_charge_wording
  from jsonb_to_record(snapshot) as text (
    name text, email text, phone text, address text, "taxId" text, city text, state text, "stateCode" text,
    "postalCode" text, country text, website text, "gstRegistration" text, "compositionScheme" text, "lutNumber" text,
    "lutYear" text, "hsnSummary" boolean, "reverseChargeWording" text
  );
  copy := private.seller_snapshot(seller) - '{logoHash,signatureHash}'::text[];
  if jsonb_strip_nulls(copy) <> jsonb_strip_nulls(snapshot - '{logoHash,signatureHash}'::text[])
    or (char_length(seller.name) between 1 and 120) is not true
    or private.single_line(seller.name) is distinct from seller.name
    or private.is_email(seller.email) is not true
    or (seller.gst_registration in ('none', 'regular', 'composition')) is not true
    or seller.state_code is distinct from private.state_code(seller.state)
    or char_length(seller.address) > 300
    or greatest(
      char_length(seller.phone), char_length(seller.tax_id), char_length(seller.postal_code), char_length(seller.lut_number),
      char_length(seller.lut_year)
    ) > 30
    or greatest(char_length(seller.city), char_length(seller.country), char_length(seller.composition_scheme)) > 60
    or char_length(seller.website) > 200
    or char_length(seller.reverse_charge_wording) > 300
    or snapshot ->> 'logoHash' !~ '^[0-9a-f]{64}$'
    or snapshot ->> 'signatureHash' !~ '^[0-9a-f]{64}$'
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "seller"}');
  elsif seller.gst_registration <> 'none' then
    perform private.checked_gstin(seller.tax_id, 'taxId');
  end if;
  return seller;
end
$$;

-- The rows as they were asked for when the document was issued, so that they can be computed again.
create function private.asked_items(items jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object(
      'description', item.description, 'hsn_sac', item.hsn_sac, 'quantity', item.quantity, 'unit', item.unit,
      'rate', item.rate, 'discount_percent', item.discount_percent,
      'discount_minor', case when item.discount_percent is null and item.discount_minor <> 0 then item.discount_minor end,
      'amount_minor', case when item.rate is null then item.taxable_minor end,
      'taxability', item.taxability, 'gst_rate', item.gst_rate, 'cess_minor', nullif(item.cess_minor, 0)
    )) order by item.position
  )
  from jsonb_populate_recordset(null::books.invoice_items, items) as item
$$;

create function private.is_near(one bigint, other bigint, most integer) returns boolean
language sql immutable
set search_path = ''
as $$ select case when num_nulls(one, other) > 0 then num_nulls(one, other) = 2 else abs(one - other) <= most end $$;

-- Whether a document says of itself what computing it says, to the paisa and row by row.
create function private.is_priced(said books.invoices, items jsonb, priced jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select (
      sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor, sums.round_off_minor,
      sums.total_minor, sums.taxes
    ) is not distinct from (
      said.taxable_minor, said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor, said.round_off_minor,
      said.total_minor, said.taxes
    )
    -- Once a document was converted row by row, and tax by tax.
    and private.is_near(sums.total_inr_minor, said.total_inr_minor, case said.currency when 'INR' then 0 else rows.count + 5 end)
    and not exists (
      select
      from rows from (jsonb_array_elements(items), jsonb_array_elements(priced -> 'items'))
        with ordinality as row (said, computed, place)
      cross join unnest(array[
        'includes_tax', 'discount_minor', 'taxable_minor', 'gst_rate', 'cgst_minor', 'sgst_minor', 'igst_minor',
        'cess_minor'
      ]) as field
      where row.said -> 'position' is distinct from to_jsonb(row.place)
        or row.said -> field is distinct from row.computed -> field
        or not private.is_near(
          (row.computed ->> 'taxable_inr_minor')::bigint, (row.said ->> 'taxable_inr_minor')::bigint,
          (said.currency <> 'INR')::integer
        )
    )
  from jsonb_to_record(priced) as sums (
    taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint, round_off_minor bigint,
    total_minor bigint, total_inr_minor bigint, taxes jsonb
  )
  cross join (select jsonb_array_length(items) as count) as rows
$$;

-- What a credit note takes hangs on what those before it took, so it is not computed anew: its rows add up to its rates and its
-- sums, and what all notes of an invoice take of each row is measured when they are written.
create function private.adds_up(said books.invoices, items jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select sums.taxable_minor = said.taxable_minor
    and (sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor)
      = (said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor)
    and sums.in_order
    and case said.currency
      when 'INR' then said.total_inr_minor = said.total_minor and sums.taxable_inr_minor = sums.taxable_minor
      else abs(coalesce(said.total_inr_minor, 0) - round(said.total_minor * coalesce(said.exchange_rate, 0))) <= 1000
    end
    and (
      select coalesce(jsonb_agg(to_jsonb(line) order by line.gst_rate), '[]')
      from (
        select
          item.gst_rate, sum(item.taxable_minor)::bigint as taxable_minor, sum(item.cgst_minor)::bigint as cgst_minor,
          sum(item.sgst_minor)::bigint as sgst_minor, sum(item.igst_minor)::bigint as igst_minor,
          sum(item.cess_minor)::bigint as cess_minor
        from jsonb_populate_recordset(null::books.invoice_items, items) as item
        where item.gst_rate is not null
        group by item.gst_rate
      ) as line
    ) = said.taxes
  from (
    select
      sum(item.taxable_minor) as taxable_minor, sum(item.taxable_inr_minor) as taxable_inr_minor,
      sum(item.cgst_minor) as cgst_minor, sum(item.sgst_minor) as sgst_minor, sum(item.igst_minor) as igst_minor,
      sum(item.cess_minor) as cess_minor, bool_and(item.position between 1 and jsonb_array_length(items)) as in_order
    from jsonb_populate_recordset(null::books.invoice_items, items) as item
  ) as sums
$$;

create function private.restored_price(said books.invoices, seller public.businesses, items jsonb, rounded boolean) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  supply jsonb;
begin
  if (private.kind(said.kind)).list = 'vouchers' then
    return private.priced_advance(
      seller,
      items -> 0,
      jsonb_build_object(
        'charged', not said.reverse_charge,
        'split', case
          when not said.with_tax then 'zero'
          when said.supply = 'domestic' and said.place_of_supply = seller.state_code then 'intra'
          else 'inter'
        end
      ),
      said.currency, said.exchange_rate, said.total_minor, said.issue_date
    );
  end if;
  -- What was issued comes back as it was.
  supply := private.decided_supply(
    seller,
    jsonb_build_object(
      'client_country', said.buyer ->> 'country', 'client_gstin', said.buyer ->> 'gstin',
      'client_state_code', said.buyer ->> 'stateCode', 'supply', said.supply, 'with_tax', said.with_tax,
      'reverse_charge', said.reverse_charge, 'place_of_supply', said.place_of_supply,
      'place_of_supply_reason', said.place_of_supply_reason
    ),
    said.issue_date
  );
  if supply ->> 'place_of_supply' is distinct from said.place_of_supply
    or (not (private.kind(said.kind)).answerable and said.kind <> private.kind_of(seller, supply, said.taxes))
  then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, said.padding))
    );
  end if;
  return private.calculate(
    private.taxed_items(seller, items, said.issue_date),
    supply || jsonb_build_object(
      'currency', said.currency, 'exchange_rate', said.exchange_rate, 'prices_include_tax', said.prices_include_tax,
      'round_off', rounded
    )
  );
end
$$;

create function private.check_restored_document(document jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  said constant books.invoices := jsonb_populate_record(null::books.invoices, document);
  items constant jsonb := document -> 'items';
  asked jsonb;
  seller public.businesses;
begin
  if jsonb_typeof(items) is distinct from 'array'
    or num_nulls(
      said.id, said.kind, said.prefix, said.financial_year, said.sequence, said.padding, said.seller, said.buyer, said.issue_date,
      said.due_date, said.total_minor, said.created_at, said.supply, said.with_tax, said.reverse_charge,
      said.prices_include_tax, said.currency, said.taxes, said.parts
    ) > 0
    or jsonb_array_length(items) not between 1 and 500
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "documents"}');
  elsif said.issue_date > private.today() or said.created_at > clock_timestamp() or said.cancelled_at > clock_timestamp()
    or (said.padding between 1 and 8) is not true
    or said.prefix !~ '^[A-Z0-9/-]{1,15}$'
    or not private.is_series_of(said.prefix, said.kind)
  then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, least(said.padding, 8)))
    );
  -- One that was issued long ago lacks what was not asked then.
  elsif jsonb_strip_nulls('{"country": "IN"}' || said.buyer) <> jsonb_strip_nulls(private.buyer_snapshot(jsonb_build_object(
    'client_name', said.buyer -> 'name', 'client_email', said.buyer -> 'email', 'client_contact', said.buyer -> 'contact',
    'client_phone', said.buyer -> 'phone', 'client_address', said.buyer -> 'address', 'client_city', said.buyer -> 'city',
    'client_state_code', said.buyer -> 'stateCode', 'client_postal_code', said.buyer -> 'postalCode',
    'client_country', said.buyer -> 'country', 'client_gstin', said.buyer -> 'gstin', 'client_pan', said.buyer -> 'pan',
    'delivery_address', said.buyer -> 'deliveryAddress'
  ))) then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "buyer"}');
  end if;
  perform private.check_buyer(said.buyer);
  seller := private.restored_seller(said.seller);

  if (private.kind(said.kind)).told = 'note' then
    perform private.check_drawable(items);
    if private.adds_up(said, items) then
      return;
    end if;
  else
    asked := private.asked_items(items);
    perform private.check_items(asked);
    if private.is_priced(said, items, private.restored_price(said, seller, asked, false))
      or private.is_priced(said, items, private.restored_price(said, seller, asked, true))
    then
      return;
    end if;
  end if;
  perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, said.padding))
  );
end
$$;
comment on function private.check_restored_document(jsonb) is
  'Refuses a document of a file that could not have been issued as it says.';

-- supabase/schemas/09_moving/04_restored_account.sql

-- Functions that private.account_tables names for restoring clients' drafts, schedules, filings and counters (…_restoring.sql says when).

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

-- One that owes more than two periods would make them all at once: somebody looks at it first.
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

-- A period is filed when it is over, and under a GSTIN once at a time.
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

-- The counters go on behind what they count, also where a file says less.
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

-- supabase/schemas/09_moving/05_restored_documents.sql

-- Documents of an export as they are written again (…_restoring.sql says when), and what becomes of them.

create function private.with_restored_ids(owner uuid, restore_id uuid, said jsonb, ids text[]) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return said || (
    select jsonb_object_agg(name, private.restored_id(owner, restore_id, said ->> name)) from unnest(ids) as name
  );
end
$$;

-- As they were issued: what is paid and credited of them follows from what is written after them.
create function private.restore_documents(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  held constant private.account_tables := private.account_part('documents');
  ids constant text[] := array(select own.name from private.columns_of(held) as own where own.is_id and own.is_told);
  item_ids constant text[] := array(
    select own.name
    from private.tables_on(held) as items
    cross join lateral private.columns_of(items) as own
    where items.called = 'items' and own.is_id and own.is_told
  );
  business public.businesses;
begin
  select * into business from public.businesses as own where own.user_id = owner for no key update;
  perform private.write_documents((
    select jsonb_agg(
      private.with_restored_ids(owner, restore_id, staged.value - private.later_columns(), ids)
      || jsonb_build_object(
        'user_id', owner,
        'business_id', business.id,
        'due_date', case
          when said.parts = '[]' or (private.kind(said.kind)).answerable then said.due_date
          else private.part_due(said.parts, 0)
        end,
        'request_key', gen_random_uuid(),
        'request_fingerprint', 'restored',
        'items', (
          select jsonb_agg(
            private.with_restored_ids(owner, restore_id, row.value, item_ids) order by (row.value -> 'position')::integer
          )
          from jsonb_array_elements(staged.value -> 'items') as row (value)
        )
      )
    )
    from jsonb_array_elements(rows) as staged
    cross join jsonb_populate_record(null::books.invoices, staged.value) as said
  ));
end
$$;

-- For a receipt of an older form, which does not say by whose return it is: the registration is later than the last document
-- without one.
create function private.registered_after(owner uuid, restore_id uuid) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce((
      select max((document.value ->> 'issue_date')::date)
      from private.restore_rows as document
      where document.user_id = owner and document.restore_id = registered_after.restore_id
        and document.step = private.restore_step(private.account_part('documents'))
        and document.value #>> '{seller,gstRegistration}' is distinct from 'regular'
    ), '-infinity')
    from public.businesses as own
    where own.user_id = owner and own.gst_registration = 'regular'
  );
end
$$;
comment on function private.registered_after(uuid, uuid) is
  'The last day on which a document that waits to be restored was issued without a registration; null where the seller has none.';

create function private.restored_detail(owner uuid, restore_id uuid, detail jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(detail, '{}') || jsonb_strip_nulls(jsonb_build_object(
    'payment_id', private.restored_id(owner, restore_id, detail ->> 'payment_id'),
    'note_id', private.restored_id(owner, restore_id, detail ->> 'note_id'),
    'mail_id', private.restored_id(owner, restore_id, detail ->> 'mail_id')
  ));
end
$$;
comment on function private.restored_detail(uuid, uuid, jsonb) is 'What an event says, of the restored rows.';

-- Money of a set of documents is settled when all of it is written.
create function private.settle_restored(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select private.restored_id(owner, restore_id, staged.value ->> 'id') from jsonb_array_elements(rows) as staged
  );
begin
  -- The advances follow from the ledger …
  update books.receipts as own
  set advance_minor = private.advance_of(own)
  where own.id in (select payment.receipt_id from books.payments as payment where payment.invoice_id = any (ids))
    and own.undone_at is null and own.advance_minor <> private.advance_of(own);
  -- … and so does the rest: of the notes first, for their invoices, which they settle, ask what was given back.
  perform private.settle(own.id)
  from books.invoices as own
  where own.id = any (ids)
    and (own.sign = -1 or exists (select from books.payments as payment where payment.invoice_id = own.id))
  order by own.sign <> -1, own.id;
  perform private.check_restored_documents(owner, ids);
end
$$;

-- supabase/schemas/09_moving/06_restored_checks.sql

-- What no row of an export can know of itself is looked at when it is written (…_restoring.sql).

-- What no row can know of itself: numbers and days never cross.
create function private.check_restored_numbers(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  select later.number into wrong
  from (
    select
      own.number, own.issue_date,
      lag(own.issue_date) over (partition by own.prefix, own.financial_year order by own.sequence) as before
    from books.invoices as own
    -- What another program issued came in any order, and an estimate is no document of the law.
    where own.user_id = owner and own.prefix <> 'OLD' and own.told is not null
  ) as later
  where later.issue_date < later.before
  limit 1;
  if wrong is not null then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;

-- What no document can know of itself, of those that were just written.
create function private.check_restored_documents(owner uuid, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  -- A note is of an invoice, in its words and its money, and all notes of it take no more than there is.
  select note.number into wrong
  from books.invoices as note
  left join books.invoices as original on original.id = note.original_id
  where note.id = any (ids)
    and case
      when note.list = 'credit_notes' then (
        original.list = 'invoices'
        and (note.seller, note.buyer, note.currency, note.exchange_rate, note.reverse_charge, note.client_id)
          is not distinct from (
            original.seller, original.buyer, original.currency, original.exchange_rate, original.reverse_charge,
            original.client_id
          )
        and not exists (
          select from books.invoice_items as item
          left join books.invoice_items as origin on origin.id = item.original_item_id
          where item.invoice_id = note.id and origin.invoice_id is distinct from original.id
        )
      ) is not true
      when note.list = 'vouchers' and note.money = 'out' then (
        original.list = 'vouchers' and original.money is null and (note.seller, note.buyer, note.currency, note.exchange_rate)
          is not distinct from (original.seller, original.buyer, original.currency, original.exchange_rate)
      ) is not true
      -- What takes the place of another was made behind it, so no document comes of itself.
      else note.original_id is not null and (
        original.list = 'invoices' and original.cancelled_at is not null
        and (original.created_at, original.id) < (note.created_at, note.id)
      ) is not true
    end
  limit 1;
  if wrong is null then
    select original.number into wrong
    from books.invoices as original
    where original.id in (
        select note.original_id from books.invoices as note where note.id = any (ids) and note.list = 'credit_notes'
      )
      and original.credited_minor > 0
      and (
        exists (
          select from private.creditable_items(original.id) as known
          where known.rest_minor < 0 or known.rest_cess_minor < 0 or known.returned > (known.item).quantity
        )
        or exists (
          select from private.creditable_taxes(original) as known
          where known.taken_minor > known.taxable_minor or known.taken_tax_minor > known.tax_minor
        )
      )
    limit 1;
  end if;
  if wrong is null then
    -- Money is of its document's client and currency, and of no day to come.
    select document.number into wrong
    from books.payments as payment
    join books.invoices as document on document.id = payment.invoice_id
    left join books.receipts as receipt on receipt.id = payment.receipt_id
    where payment.invoice_id = any (ids)
      and (
        payment.paid_on > private.today()
        or document.money is null
        or (document.cancelled_at is not null and payment.state = 'confirmed')
        or (receipt.id is not null and (receipt.client_id, receipt.currency) is distinct from (document.client_id, document.currency))
        or (receipt.undone_at is not null and payment.state = 'confirmed')
      )
    limit 1;
  end if;
  if wrong is not null then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;

-- What others are said to have done (…_restored_documents.sql marks it) has the form and the length that it has here.
create function private.check_restored_evidence(document jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  most_of_each constant integer := 2000;
begin
  if greatest(
      jsonb_array_length(document -> 'payments'), jsonb_array_length(document -> 'events'),
      jsonb_array_length(document -> 'mails')
    ) > most_of_each
    or (not (private.kind(document ->> 'kind')).answerable and jsonb_typeof(document -> 'answer') = 'object')
    or exists (
      select from jsonb_path_query(document, '$.events[*].detail.keyvalue()') as said
      where not case
        when said ->> 'key' in ('amount_minor', 'tds_minor') then said ->> 'value' ~ '^[0-9]{1,15}$'
        when said ->> 'key' in (
          'payment_id', 'note_id', 'mail_id', 'paid_on', 'method', 'reference', 'reason', 'number', 'step', 'to', 'missed', 'by'
        ) then jsonb_typeof(said -> 'value') = 'string' and char_length(said ->> 'value') <= 2000
        else false
      end
    )
    or exists (
      select from jsonb_populate_recordset(null::public.invoice_mails, document -> 'mails') as mail
      where not private.are_emails(string_to_array(mail.sent_to, ', ') || mail.cc || mail.missed)
    )
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "history"}');
  end if;
end
$$;
comment on function private.check_restored_evidence(jsonb) is
  'Refuses a document of a file whose payments, mails, history or answer are none that could be here.';

-- Whoever became another has nothing of their own any more, and the other is one who stands: so nobody goes round in a circle.
create function private.check_restored_clients(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from books.clients as gone
    where gone.user_id = owner and gone.merged_into is not null
      and (
        exists (
          select from books.clients as other where other.id = gone.merged_into and other.merged_into is not null
        )
        or exists (select from books.invoices as own where own.client_id = gone.id and own.user_id = owner)
        or exists (select from books.receipts as own where own.client_id = gone.id and own.user_id = owner)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'clients', '{"of": "clients"}');
  end if;
end
$$;

create function private.check_restored_receipts(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from books.receipts as own
    left join books.invoices as voucher on voucher.id = own.voucher_id
    where own.user_id = owner
      and (
        own.paid_on > private.today()
        or own.returned_on > private.today()
        or (own.voucher_id is not null and (
          voucher.list = 'vouchers' and voucher.money is null and voucher.currency = own.currency and voucher.client_id = own.client_id
        ) is not true)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'receipts', '{"of": "receipts"}');
  end if;
end
$$;

-- supabase/schemas/09_moving/07_restoring.sql

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

-- The next rows of one step, at most 200, or as many as write 2,000; null where none is left. They are taken out.
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

-- Rows of a set, for one table; `staged` are those of the part, and `said` is the row itself.
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

-- With what hangs on them.
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

-- Writes the next set; false where none was left.
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

-- supabase/schemas/09_moving/08_taking_back.sql

-- A restore that did not end is told, and taken out again (decision 0067).

-- Nothing acts for an account that is being restored (private.rests). Should something have, what it made is seen by somebody, and is
-- never erased: the restore can only go on.
create function private.refuse_acted(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  has_acted boolean;
begin
  execute (
    select format('select exists (%s)', string_agg(
      format(
        'select from %s as own where own.%I = $1 and %s', held.name, held.owner,
        case own.name when 'restored' then 'not own.restored' else 'own.request_fingerprint <> ''restored''' end
      ),
      ' union all '
    ))
    from private.account_tables as held
    cross join lateral private.columns_of(held) as own
    where held.taken_back is not null
      and (own.name = 'restored' or own.name = 'request_fingerprint' and own.is_required)
  ) into has_acted using owner;
  if has_acted
    or exists (select from public.statement_mails as own where own.user_id = owner)
    or exists (select from public.statement_links as own where own.user_id = owner)
    or exists (
      select from private.mail_jobs as own
      join private.mail_kinds as traits on traits.kind = own.kind
      where own.user_id = owner and traits.to_client and own.taken_at is not null
    )
  then
    perform private.refuse(409, 'restore_acted');
  end if;
end
$$;

-- Nobody else's, and nothing that was here before: the account had no books, and nothing else was written since.
create function private.take_back_restore() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  enough constant timestamptz := clock_timestamp() + interval '2 seconds';
  known private.restores;
  is_done boolean := false;
  waiting integer;
begin
  perform set_config('app.restoring', 'on', true);
  perform private.begin_write(0);
  update private.restores as own set state = 'taking_back'
  where own.user_id = owner and own.state in ('writing', 'taking_back')
  returning * into known;
  if not found then
    return 0;
  end if;
  perform private.refuse_acted(owner);
  insert into private.erasures (user_id) values (owner);
  delete from private.restore_rows as row where row.user_id = owner;
  while clock_timestamp() < enough and not is_done loop
    is_done := private.take_out(owner, 2000, known.id) = '{}';
  end loop;
  if is_done then
    update public.businesses as own
    set
      invoice_prefix = coalesce(known.numbering ->> 'prefix', own.invoice_prefix),
      invoice_padding = coalesce((known.numbering ->> 'padding')::smallint, own.invoice_padding)
    where own.user_id = owner;
    insert into books.invoice_counters
    select before.* from jsonb_populate_recordset(null::books.invoice_counters, known.numbering -> 'counters') as before;
    delete from private.restores as own where own.user_id = owner;
  end if;
  delete from private.erasures as erasure where erasure.user_id = owner;
  if is_done then
    -- Details of the file stay, so what is kept is looked up, not what was charged.
    update private.writers as kept set bytes = private.kept_bytes(owner) where kept.user_id = owner;
  end if;
  perform set_config('app.restoring', '', true);
  select count(*) into waiting from books.invoices as own where own.user_id = owner;
  return case when is_done then 0 else greatest(waiting, 1) end;
end
$$;
grant execute on function private.take_back_restore() to authenticated;

create function public.take_back_restore() returns integer
language sql
set search_path = ''
as $$ select private.take_back_restore() $$;
comment on function public.take_back_restore() is
  'Takes out what a restore of the caller that was not finished has written, in sets, and answers how many documents are left: 0 when the account has no books again.';
grant execute on function public.take_back_restore() to authenticated;

create function private.restore_state() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return (
    select jsonb_build_object(
      'id', own.id, 'state', own.state, 'pages', coalesce(max(staged.place), 0), 'rows', count(staged.place)
    )
    from private.restores as own
    left join private.restore_rows as staged on staged.user_id = own.user_id and staged.restore_id = own.id
    where own.user_id = owner and own.state <> 'done'
    group by own.user_id
  );
end
$$;
grant execute on function private.restore_state() to authenticated;

create function public.restore_state() returns jsonb
language sql stable
set search_path = ''
as $$ select private.restore_state() $$;
comment on function public.restore_state() is
  'The restore that the caller began and did not finish: {id, state, pages, rows}; `state` is staged (of so many pages), writing or taking_back, `rows` are those left. Else null.';
grant execute on function public.restore_state() to authenticated;

-- supabase/schemas/09_moving/09_imports.sql

-- Moving in from another program: clients, items and old invoices of a file. Rows are staged in parts, looked over as a whole, written part by part,
-- each at once, and taken out again as a whole for a day. The same file again makes nothing: what is there stays as it is.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- By which whoever brings the file in calls it; a stranger may call theirs the same.
  request_key uuid not null,
  -- Of each part by its place: what came, so that another file under the same key is told.
  request_fingerprints jsonb not null default '{}',
  kind text not null,
  -- Staged until the first part is written.
  state text not null default 'staged',
  made integer not null default 0,
  already_there integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
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

create table private.import_rows (
  import_id uuid not null,
  user_id uuid not null,
  place integer not null,
  rows jsonb not null,
  row_count integer not null,
  size integer not null,
  -- The seller, hashed, for whom old invoices were computed.
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

-- By what two rows are one: as the indexes of both tables have it.
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

-- The keys of what is there.
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

-- supabase/schemas/09_moving/10_imported_books.sql

-- Clients and items of a file as they are written (…_imports.sql).

create function private.import_clients(known public.imports, rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  made integer;
begin
  insert into books.clients (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, import_id
  )
  select
    known.user_id, said.name, said.contact, said.email, coalesce(said.cc_emails, '{}'), said.phone, said.gstin, said.pan,
    said.address, said.city, said.state_code, said.postal_code, coalesce(said.country, 'IN'), said.delivery_address,
    coalesce(said.currency, 'INR'), said.terms_days, said.notes, coalesce(said.language, 'en'), known.id
  from jsonb_populate_recordset(null::books.clients, rows) as said
  on conflict (user_id, lower(name), coalesce(email, '')) do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;

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

-- supabase/schemas/09_moving/11_old_invoice_prices.sql

-- Invoices that another program issued, on their way in (…_imports.sql): what they come to, and what is wrong with them. They are
-- computed when they are laid aside, and that is what is written (…_old_invoices.sql).

-- What an invoice of another program comes to, as issuing would have computed it on its day. Its total must be that, before or
-- after rounding to whole rupees. A letter of undertaking is taken for its year.
create function private.priced_old(seller public.businesses, document jsonb, out priced jsonb, out supply jsonb)
language plpgsql stable
set search_path = ''
as $$
declare
  issued constant date := private.bounded_day((document ->> 'issue_date')::date, 'issueDate');
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate constant numeric := case currency when 'INR' then null else (document ->> 'exchange_rate')::numeric end;
  total constant bigint := (document ->> 'total_minor')::bigint;
begin
  if private.single_line(document ->> 'number') is null then
    perform private.refuse(422, 'required', 'number');
  elsif char_length(document ->> 'number') > 16 then
    perform private.refuse(422, 'old_number_too_long', 'number');
  elsif issued is null then
    perform private.refuse(422, 'required', 'issueDate');
  elsif issued > private.today() then
    perform private.refuse(422, 'issue_date_future', 'issueDate');
  elsif private.single_line(document ->> 'client_name') is null then
    perform private.refuse(422, 'required', 'clientName');
  elsif private.is_email(lower(document ->> 'client_email')) is not true then
    perform private.refuse(422, 'email_invalid', 'clientEmail');
  end if;
  perform private.check_buyer(private.buyer_snapshot(document));
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, document, issued);
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  for turn in 0..1 loop
    priced := private.calculate(
      private.taxed_items(seller, document -> 'items', issued),
      supply || jsonb_build_object(
        'currency', currency, 'exchange_rate', rate,
        'prices_include_tax', coalesce((document ->> 'prices_include_tax')::boolean, false), 'round_off', turn = 1
      )
    );
    exit when total is null or (priced ->> 'total_minor')::bigint = total;
  end loop;
  if (priced -> 'total_minor')::numeric not between 1 and private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif (priced ->> 'total_minor')::bigint <> total then
    perform private.refuse(
      422, 'old_total', 'total', jsonb_build_object('minor', priced -> 'total_minor', 'currency', currency)
    );
  elsif coalesce((document ->> 'received_minor')::bigint, 0) not between 0 and (priced ->> 'total_minor')::bigint then
    perform private.refuse(422, 'amount_out_of_range', 'balance');
  end if;
end
$$;

create function private.seller_on(business public.businesses, day date) returns public.businesses
language plpgsql immutable
set search_path = ''
as $$
begin
  if business.lut_year is not null then
    business.lut_year := private.financial_year(day);
  end if;
  return business;
end
$$;
comment on function private.seller_on(public.businesses, date) is
  'The seller as of a day of another program''s invoices: its letter of undertaking is of that year.';

-- Files of invoices seldom have the addresses of their clients, which the book knows.
create function private.with_known_emails(owner uuid, rows jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  nameless constant text[] := array(
    select distinct lower(row.value ->> 'client_name')
    from jsonb_array_elements(rows) as row (value)
    where row.value ->> 'client_email' is null
  );
begin
  if nameless = '{}' then
    return rows;
  end if;
  return (
    with known as materialized (
      select
        said.name,
        (
          select
            (array_agg(client.email order by client.archived, client.created_at) filter (where client.merged_into is null))[1]
          from books.clients as client
          -- As clients_name_email_once has them, which alone finds them; that of the merged ones would read all.
          where client.user_id = owner and lower(client.name) = said.name and coalesce(client.email, '') > ''
        ) as email
      from unnest(nameless) as said (name)
    )
    select jsonb_agg(
      case when row.value ->> 'client_email' is null
        then row.value || jsonb_build_object('client_email', known.email)
        else row.value
      end
      order by row.place
    )
    from jsonb_array_elements(rows) with ordinality as row (value, place)
    left join known on known.name = lower(row.value ->> 'client_name')
  );
end
$$;

create function private.with_price(business public.businesses, document jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return document || jsonb_build_object(
    'old', to_jsonb(private.priced_old(private.seller_on(business, (document ->> 'issue_date')::date), document))
  );
end
$$;
comment on function private.with_price(public.businesses, jsonb) is
  'An old invoice with what it comes to as `old`: {priced, supply} of private.priced_old.';

-- What fits of a part, each with its price, and what is wrong with the others: [{place, code, field, params}]; `place` counts from 1.
create function private.look_over_old(owner uuid, rows jsonb, out fitting jsonb, out faults jsonb, out priced_for text)
language plpgsql stable
set search_path = ''
as $$
declare
  business public.businesses;
  priced jsonb[] := '{}';
  one record;
  said text;
  at_field text;
  params text;
  state text;
begin
  select * into business from public.businesses as own where own.user_id = owner;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  faults := '[]';
  priced_for := md5(business::text);
  for one in
    select value, place from jsonb_array_elements(private.with_known_emails(owner, rows)) with ordinality as row (value, place)
  loop
    begin
      priced := priced || private.with_price(business, one.value);
    exception
      when data_exception or integrity_constraint_violation or sqlstate 'PT422' or sqlstate 'PT409' then
        get stacked diagnostics said = message_text, at_field = pg_exception_hint, params = pg_exception_detail,
          state = returned_sqlstate;
        if state like 'PT4%' then
          faults := faults || jsonb_build_object(
            'place', one.place, 'code', said, 'field', at_field, 'params', coalesce(nullif(params, ''), '{}')::jsonb
          );
        else
          faults := faults || jsonb_build_object('place', one.place, 'code', 'malformed', 'field', '', 'params', '{}'::jsonb);
        end if;
    end;
  end loop;
  fitting := to_jsonb(priced);
end
$$;

-- supabase/schemas/09_moving/12_old_invoices.sql

-- Invoices that another program issued, as they are written, a part at once (…_old_invoice_prices.sql).

-- Those of a part that are not there yet, each once, in their order.
create function private.fresh_old(business public.businesses, part private.import_rows) returns jsonb[]
language plpgsql stable
set search_path = ''
as $$
declare
  -- Who changed what is computed with since they were laid aside has them computed anew.
  is_priced constant boolean := part.priced_for = md5(business::text);
begin
  return array(
    select case when is_priced then one.document else private.with_price(business, one.document) end
    from (
      select distinct on (lower(said.number)) said.document, said.place
      from (
        select row.value as document, row.place, private.single_line(row.value ->> 'number') as number
        from jsonb_array_elements(part.rows) with ordinality as row (value, place)
      ) as said
      where not exists (
        select from books.invoices as own
        where own.business_id = business.id and own.given_number is not null and lower(own.given_number) = lower(said.number)
      )
      order by lower(said.number), said.place
    ) as one
    order by one.place
  );
end
$$;

create function private.buyer_key(document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_build_array(
    document -> 'client_id', lower(btrim(document ->> 'client_name')), lower(btrim(document ->> 'client_email')),
    document -> 'keep_client'
  )::text;
end
$$;

-- The clients of documents by private.buyer_key; those that are made now come by the import.
create function private.clients_of_old(known public.imports, documents jsonb[]) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  clients constant jsonb := (
    select jsonb_object_agg(one.key, private.client_of(known.user_id, one.document))
    from (
      select distinct on (private.buyer_key(said.document)) private.buyer_key(said.document) as key, said.document
      from unnest(documents) with ordinality as said (document, place)
      order by private.buyer_key(said.document), said.place
    ) as one
  );
begin
  update books.clients as own set import_id = known.id
  where own.id in (select client.id::uuid from jsonb_each_text(clients) as client (key, id))
    and own.created_at = now() and own.import_id is null;
  return clients;
end
$$;

create function private.old_paid_on(document jsonb) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return least(
    coalesce(document ->> 'paid_on', document ->> 'due_date', document ->> 'issue_date')::date, private.today()
  );
end
$$;
comment on function private.old_paid_on(jsonb) is 'When what was received for an old invoice is taken to have come.';

-- Issued before, elsewhere: as they were, with what was received for them by now. Their clients come along.
create function private.import_invoices(known public.imports, part private.import_rows) returns integer
language plpgsql
set search_path = ''
as $$
declare
  business public.businesses;
  documents jsonb[];
  ids uuid[];
  clients jsonb;
  -- By financial year: the seller, whose pictures are hashed once, and the number before the first.
  sellers jsonb;
  befores jsonb;
begin
  select * into business from public.businesses as own where own.user_id = known.user_id for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  perform private.keep_pictures(business);
  documents := private.fresh_old(business, part);
  ids := array(select private.new_id() from unnest(documents));
  -- Told and counted at once in the end, as what is restored is.
  perform set_config('app.restoring', 'on', true);
  clients := private.clients_of_old(known, documents);
  select
    jsonb_object_agg(of_year.year, private.seller_snapshot(private.seller_on(business, of_year.day))),
    jsonb_object_agg(
      of_year.year, private.next_sequence(business, 'OLD', of_year.year, of_year.wanted) - of_year.wanted
    )
  into sellers, befores
  from (
    select private.financial_year(issued.day) as year, min(issued.day) as day, count(*)::integer as wanted
    from (select (document ->> 'issue_date')::date as day from unnest(documents) as document) as issued
    group by private.financial_year(issued.day)
  ) as of_year;

  perform private.write_documents((
    select jsonb_agg(
      private.priced_columns(old.document -> 'old' -> 'priced')
      || jsonb_build_object(
        'id', old.id,
        'user_id', known.user_id,
        'business_id', business.id,
        'client_id', clients ->> private.buyer_key(old.document),
        'import_id', known.id,
        'kind', private.kind_of(business, old.supply, old.document #> '{old,priced,taxes}'),
        'prefix', 'OLD',
        'financial_year', old.year,
        'sequence', (befores ->> old.year)::integer + old.place_in_year,
        'padding', 4,
        'given_number', private.single_line(document ->> 'number'),
        'seller', sellers -> old.year,
        'buyer', private.buyer_snapshot(document),
        'currency', old.currency,
        'exchange_rate', case when old.currency <> 'INR' then document ->> 'exchange_rate' end,
        'po_number', document ->> 'po_number',
        'supply', old.supply ->> 'supply',
        'with_tax', old.supply -> 'with_tax',
        'reverse_charge', not (old.supply -> 'charged')::boolean,
        'place_of_supply', old.supply ->> 'place_of_supply',
        'place_of_supply_reason', document ->> 'place_of_supply_reason',
        'issue_date', old.issued,
        'due_date', greatest(coalesce((document ->> 'due_date')::date, old.issued), old.issued),
        'notes', document ->> 'notes'
      )
      || jsonb_build_object(
        'request_key', gen_random_uuid(),
        'request_fingerprint', 'imported',
        'created_at', least((old.issued + time '12:00') at time zone 'Asia/Kolkata', now()),
        -- As private.settle has it of the one payment below.
        'settled_minor', old.received,
        'status', case when old.is_paid then 'PAID' else 'UNPAID' end,
        'paid_date', case when old.is_paid then private.old_paid_on(old.document) end,
        'payment_method', case when old.received > 0 then 'Other' end
      )
    )
    from (
      select
        said.id, said.document, said.document -> 'old' -> 'supply' as supply, day.issued, day.year,
        row_number() over (partition by day.year order by said.place) as place_in_year,
        coalesce(said.document ->> 'currency', 'INR') as currency, money.received,
        money.received = (said.document #> '{old,priced,total_minor}')::bigint as is_paid
      from unnest(ids, documents) with ordinality as said (id, document, place)
      cross join lateral (
        select
          (said.document ->> 'issue_date')::date as issued,
          private.financial_year((said.document ->> 'issue_date')::date) as year
      ) as day
      cross join lateral (select coalesce((said.document ->> 'received_minor')::bigint, 0) as received) as money
    ) as old
  ));
  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, created_at, decided_at
  )
  select
    paid.id, known.user_id, 'confirmed', (paid.document ->> 'received_minor')::bigint, day.paid, 'Other', gen_random_uuid(),
    'imported', now(), least((day.paid + time '12:00') at time zone 'Asia/Kolkata', now() - interval '2 days')
  from unnest(ids, documents) as paid (id, document)
  cross join lateral (select private.old_paid_on(paid.document) as paid) as day
  where (paid.document ->> 'received_minor')::bigint > 0;
  perform set_config('app.restoring', '', true);

  insert into public.invoice_events (invoice_id, user_id, kind, at)
  select own.id, own.user_id, 'created', own.created_at from books.invoices as own where own.id = any (ids);
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select payment.invoice_id, payment.user_id, 'payment_recorded', payment.created_at, private.payment_event(payment)
  from books.payments as payment
  where payment.invoice_id = any (ids);
  perform private.count_periods(known.user_id, ids);
  return cardinality(ids);
end
$$;

-- supabase/schemas/09_moving/13_undoing_imports.sql

-- An import is taken out again as a whole (…_imports.sql), for a day, while nothing was built on it.

-- Whether anything hangs on an invoice that did not come with its file.
create function private.is_built_on(invoice books.invoices) returns boolean
language sql stable
set search_path = ''
as $$
  select invoice.cancelled_at is not null or invoice.written_off_at is not null
    or exists (
      select from books.payments as payment
      where payment.invoice_id = invoice.id and (payment.request_fingerprint <> 'imported' or payment.state <> 'confirmed')
    )
    or exists (select from books.invoices as note where note.original_id = invoice.id)
    or exists (select from public.invoice_links as link where link.invoice_id = invoice.id)
    or exists (select from public.invoice_mails as mail where mail.invoice_id = invoice.id)
    or exists (
      select from private.mail_jobs as job
      where job.invoice_ids @> array[invoice.id] and job.state in ('taken', 'sending', 'sent', 'unsure')
    )
    or exists (
      select from public.drafts as draft where invoice.id in (draft.original_id, draft.estimate_id, draft.issued_id)
    )
    or exists (
      select from public.invoice_events as event
      where event.invoice_id = invoice.id and event.kind not in ('created', 'payment_recorded')
    )
$$;

-- Whether its client got a statement since the file was brought in, which told of it.
create function private.is_on_a_statement(invoice books.invoices, since timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.statement_mails as mail
    where mail.client_id = invoice.client_id and mail.currency = invoice.currency and mail.begun_at >= since
  ) or exists (
    select from public.statement_links as link
    where link.client_id = invoice.client_id and link.currency = invoice.currency and link.last_viewed_at >= since
  )
$$;

-- Takes out the rows that it made, all that hangs on them and all that waits; answers how many were of its kind.
create function private.take_out_import(known public.imports) returns integer
language plpgsql
set search_path = ''
as $$
declare
  main constant text := (private.account_part(case known.kind when 'invoices' then 'documents' else known.kind end)).name;
  held record;
  step integer;
  gone integer := 0;
begin
  perform private.count_money(known.user_id, money.day, -money.minor)
  from books.payments as payment
  join books.invoices as own on own.id = payment.invoice_id
  cross join lateral private.money_of_payment(payment) as money
  where own.import_id = known.id;
  -- A reminder that waits, or was given up.
  delete from private.mail_jobs as job
  where job.user_id = known.user_id and exists (
    select from books.invoices as own where own.id = any (job.invoice_ids) and own.import_id = known.id
  );
  for held in
    select own.name, own.parent, own.link
    from private.account_tables as own
    join pg_catalog.pg_attribute as mark
      on mark.attrelid = coalesce(own.parent, own.name)::regclass and mark.attname = 'import_id'
    order by own.place desc
  loop
    execute format('delete from %s as own where %s', held.name, case
      when held.parent is null then 'own.import_id = $1'
      else format('own.%I = any (array(select above.id from %s as above where above.import_id = $1))', held.link, held.parent)
    end) using known.id;
    get diagnostics step = row_count;
    if held.name = main then
      gone := step;
    end if;
  end loop;
  return gone;
end
$$;

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
  -- And so does what is paid.
  perform from books.invoices as own where own.import_id = known.id order by own.id for update;
  if known.state = 'undone' then
    return 0;
  elsif known.created_at < now() - interval '1 day' then
    perform private.refuse(409, 'import_old');
  elsif exists (
    select from books.clients as own
    where own.import_id = known.id
      and (
        own.merged_into is not null
        or exists (
          select from books.invoices as document
          where document.client_id = own.id and document.import_id is distinct from known.id
        )
        or exists (select from books.receipts as receipt where receipt.client_id = own.id)
        or exists (select from books.clients as other where other.merged_into = own.id)
      )
  ) or exists (
    select from public.catalogue_items as own where own.import_id = known.id and own.used_at is not null
  ) or exists (
    select from books.invoices as own
    where own.import_id = known.id
      and (private.is_built_on(own) or private.is_on_a_statement(own, known.created_at))
  ) then
    perform private.refuse(409, 'import_built_on');
  end if;
  perform private.refuse_filed(own.user_id, private.gstin_of(own.seller), own.issue_date, own.issue_date)
  from books.invoices as own where own.import_id = known.id;
  perform set_config('app.undoing', known.id::text, true);
  gone := private.take_out_import(known);
  update public.imports as own set state = 'undone' where own.id = known.id;
  return gone;
end
$$;
grant execute on function private.undo_import(uuid) to authenticated;

create function public.undo_import(import_id uuid) returns integer
language sql
set search_path = ''
as $$ select private.undo_import(import_id) $$;
comment on function public.undo_import(uuid) is
  'Takes all that one of the caller''s imports of the last day made out again, and returns how many; refused where something was built on it. Doing it twice is harmless.';
grant execute on function public.undo_import(uuid) to authenticated;

-- supabase/schemas/09_moving/14_erasing.sql

-- The one way by which what a person has here ends: seven days after they asked, in sets, what was issued included. From the first set
-- on nobody sees any of it, and no login brings it back.
-- The law has the seller keep their books; what they exported before is their copy. A row without anything of theirs stays.

create table private.erased_accounts (
  id bigint primary key generated always as identity,
  asked_at timestamptz not null,
  erased_at timestamptz not null default clock_timestamp(),
  -- How many rows of which table.
  counts jsonb not null
);
comment on table private.erased_accounts is 'That an account was erased, when, and how much it held; nothing that says whose.';
alter table private.erased_accounts enable row level security;
create policy erased_accounts_nobody on private.erased_accounts using (false);

create trigger erased_accounts_keep before update or delete on private.erased_accounts
for each row execute function private.keep_history();

create trigger erased_accounts_keep_all before truncate on private.erased_accounts
for each statement execute function private.keep_history();

-- What Auth holds beside the account without pointing at it, where it does, and where the owner of the database may. Its log knows
-- no person, so it is read from one end to the other: some entries from `after` on. Answers where it stopped, null at the end.
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

-- From here on the account is nobody's: no address, password or provider finds it, so the same person may register anew meanwhile.
-- Whoever logs in at this moment holds the account's row: then it does not begin.
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

-- Each set is kept or not by itself, so a run that is cut short has done what it did. Who fails waits longer each time, with smaller
-- sets, and the others go on meanwhile.
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

-- supabase/schemas/10_whole/01_all_tables.sql

-- What holds for all tables, and so stands behind them.

-- The net below every writer, present or to come. Those that lock rows first begin by themselves, so that two requests
-- of one person never wait for each other.
do $$
declare
  guarded regclass;
begin
  for guarded in
    select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace)
  loop
    execute format(
      'create trigger begin_write before insert or update or delete on %s for each statement
       when (coalesce(current_setting(''app.writer'', true), '''') = '''')
       execute function private.begin_any_write()',
      guarded
    );
  end loop;
end
$$;

-- Most accounts hold a few invoices and some hold thousands. By the average the planner would read all rows of a person to
-- find one of them; so it is told that each holds a twentieth of the table, which makes it look for the row itself.
do $$
declare
  held private.account_tables;
begin
  for held in select * from private.account_tables where is_many loop
    execute format('alter table %s alter column %I set (n_distinct = 20)', held.name, held.owner);
  end loop;
end
$$;

-- A project from before June 2026 gives these roles everything in `public` by itself; the server's key needs functions
-- alone, and nobody the sequence.

-- supabase/schemas/10_whole/02_direct_writes.sql

-- What people write past every function: one row at a time, charged with its bytes (decision 0072).

-- Asked of `current_user`: within a function of the tables' owner nobody writes directly.
create function private.begin_direct_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('app.direct_row', '', true);
  return null;
end
$$;

-- At the second row, before it is written: a statement over all rows costs no more than one over two.
create function private.take_direct_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  writer constant uuid := private.caller();
  size bigint;
  kept_bytes bigint;
begin
  if current_setting('app.direct_row', true) = 'taken' then
    perform private.refuse(422, 'one_row_only');
  end if;
  perform set_config('app.direct_row', 'taken', true);
  -- A long value that stays as it was is not written again.
  select sum(octet_length(said.value::text)) into size
  from jsonb_each(after) as said
  where before -> said.key is distinct from said.value;
  if size > 0 then
    update private.writers as own set bytes = own.bytes + size where own.user_id = writer
    returning own.bytes into kept_bytes;
    perform private.check_storage(writer, kept_bytes);
  end if;
  return coalesce(new, old);
end
$$;

do $$
declare
  written regclass;
begin
  for written in
    select oid from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace)
      and has_any_column_privilege('authenticated', oid, 'insert, update')
  loop
    execute format(
      'create trigger direct_begin before insert or update or delete on %1$s for each statement
         when (current_user = ''authenticated'') execute function private.begin_direct_write();
       create trigger direct_row before insert or update or delete on %1$s for each row
         when (current_user = ''authenticated'') execute function private.take_direct_row()',
      written
    );
  end loop;
end
$$;

-- supabase/schemas/10_whole/03_storage.sql

-- What an account really takes on the disk. Writers charge an estimate before their work; once a day the figure is measured
-- anew (decision 0072). pg_cron asks for it, as for what was staged and never written.

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

-- Nobody waits while it reads: what is charged meanwhile is added to what was found. Who is writing when it ends is measured
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

-- What was laid aside of a file and not written within a day. What is being written stays: half of it is in the books.
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

-- supabase/schemas/10_whole/04_data_api.sql

-- What the Data API shows of the schema `books`: each as it stands there, without the columns by which PostgREST would relate
-- it to something else, and without what its kind says. Every foreign key holds the owner or the business, so that nothing can be embedded in anything.
do $$
declare
  shown text;
  source regclass;
  columns text;
  written text;
begin
  -- Functions alone read the view of what is owed.
  for shown, source in
    select relname, oid from pg_class
    where relnamespace = 'books'::regnamespace
      and (
        relkind = 'v' and relname <> 'receivables'
        or relkind = 'r' and oid in (select name::regclass from private.account_tables where is_shown)
      )
  loop
    select
      string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(quote_ident(attname), ', ' order by attnum)
        filter (where has_column_privilege('authenticated', source, attname, 'update'))
    into columns, written
    from pg_attribute
    where attrelid = source and attnum > 0 and not attisdropped and attname not in ('user_id', 'business_id', 'list', 'sign', 'money', 'told');

    execute format('create view public.%I with (security_invoker = true) as select %s from %s', shown, columns, source);
    execute format('comment on view public.%I is %L', shown, obj_description(source));
    execute format('revoke all on public.%I from anon, authenticated, service_role', shown);
    execute format('grant select on public.%I to authenticated', shown);
    if written is not null then
      execute format('grant update (%s) on public.%I to authenticated', written, shown);
    end if;
  end loop;
end
$$;

-- Of which schema the database is: the app, whoever watches over it and the check of a deploy ask, signed in or not. The history of
-- the migrations stays closed but for the newest one's version. In plpgsql, since nothing looks for the history before it is asked.
create function private.schema_version() returns text
language plpgsql stable security definer
set search_path = ''
as $$ begin return (select max(version) from supabase_migrations.schema_migrations); end $$;
comment on function private.schema_version() is 'The version of the newest migration that was applied.';
grant execute on function private.schema_version() to anon;

create function public.schema_version() returns text
language sql stable
set search_path = ''
as $$ select private.schema_version() $$;
comment on function public.schema_version() is 'The version of the newest migration that was applied, for /api/health.';
grant execute on function public.schema_version() to anon;
