-- The second factor. The Auth server keeps the factors and checks their codes; private.caller() refuses a session without one. Here is
-- the rest: a fresh proof before a factor or the payment details change, recovery codes, the devices that are signed in, and the news
-- of all that, which go by mail (…_security.sql).

create table private.security_news (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  at timestamptz not null default now(),
  constraint security_news_kind_known check (
    kind in (
      'factor_added', 'factor_removed', 'codes_made', 'code_used', 'payment_details', 'key_made', 'member_invited', 'member_joined',
      'member_changed', 'webhook_made'
    )
  )
);
comment on table private.security_news is 'Changes of which an owner reads by mail, since somebody else may have made them.';
create index security_news_at on private.security_news (at);
create index security_news_user on private.security_news (user_id);
alter table private.security_news enable row level security;
create policy security_news_nobody on private.security_news using (false);

create function private.note_security(person uuid, kind text) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- A row of a mail that went days ago is of no more use.
  delete from private.security_news as stale where stale.user_id = person and stale.at < now() - interval '7 days';
  -- Whoever is being erased is there no more, and reads nothing.
  insert into private.security_news (user_id, kind)
  select account.id, note_security.kind from auth.users as account where account.id = person;
end
$$;

-- Fresh proofs.

create table private.proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null,
  at timestamptz not null
);
comment on table private.proofs is 'Who typed their password once more, in which session and when; one change takes the proof away.';
alter table private.proofs enable row level security;
create policy proofs_nobody on private.proofs using (false);

create function private.is_fresh(at timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return coalesce(at > now() - interval '10 minutes', false); end $$;
comment on function private.is_fresh(timestamptz) is 'Whether a proof of that time still counts.';

-- Somebody who came by Google has none, and an unproven one was taken away.
create function private.has_password(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from auth.users as account where account.id = person and account.encrypted_password ~ '^\$2[aby]\$'
  );
end
$$;

create function private.current_session() returns uuid
language plpgsql stable
set search_path = ''
as $$ begin return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid; end $$;

create function private.prove_password(password text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  seconds integer;
  known text;
begin
  perform private.begin_write(0);
  perform private.check_length(password, 1000, 'currentPassword');
  seconds := private.take_permit('password:' || private.hash(person::text), 10, 1.0 / 3);
  if seconds > 0 then
    perform private.refuse_too_many(seconds);
  end if;
  -- pgcrypto knows the three marks of bcrypt by one of them; they differ in nothing that a password of today meets.
  select '$2a$' || substr(account.encrypted_password, 5) into known
  from auth.users as account
  where account.id = person and private.has_password(person);
  -- No refusal, which would undo that the try was counted.
  if known is null or password is null or extensions.crypt(password, known) <> known then
    return false;
  end if;
  insert into private.proofs as proof (user_id, session_id, at)
  values (person, private.current_session(), now())
  on conflict (user_id) do update set session_id = excluded.session_id, at = excluded.at;
  return true;
end
$$;
grant execute on function private.prove_password(text) to authenticated;

create function public.prove_password(password text) returns boolean
language sql
set search_path = ''
as $$ select private.prove_password(password) $$;
comment on function public.prove_password(text) is
  'Whether this is the caller''s password. If so, the next change that asks for a fresh proof finds one, for ten minutes.';
grant execute on function public.prove_password(text) to authenticated;

-- With a factor, private.caller() has asked a new session for its code.
create function private.is_proven(person uuid, session_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions as session
    where session.id = is_proven.session_id
      and session.user_id = person
      and (
        private.is_fresh(session.created_at)
        or session.aal::text = 'aal2' and exists (
          select from auth.mfa_amr_claims as claim
          where claim.session_id = session.id
            and claim.authentication_method = 'totp' and private.is_fresh(claim.updated_at)
        )
      )
  );
end
$$;
comment on function private.is_proven(uuid, uuid) is
  'Whether a session began in the last ten minutes, or gave a factor''s code in them.';

create function private.require_proof() returns void
language plpgsql
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  own_session constant uuid := private.current_session();
begin
  if private.is_proven(person, own_session) then
    return;
  elsif private.has_factor(person) then
    perform private.refuse(403, 'code_needed');
  elsif not private.has_password(person) then
    perform private.refuse(403, 'login_again');
  end if;
  delete from private.proofs as proof
  where proof.user_id = person and proof.session_id = own_session and private.is_fresh(proof.at);
  if not found then
    perform private.refuse(403, 'password_needed');
  end if;
end
$$;
comment on function private.require_proof() is
  'Refuses unless the caller has proven anew who they are: by a login or a factor''s code of the last ten minutes, or by private.prove_password, which one change uses up.';

-- Any session could enrol the first factor and lock the owner out. The Auth server enrols in its own name, so the session is not known
-- here: the proof is the person's.
create function private.guard_enrolment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.has_password(new.user_id) then
    delete from private.proofs as proof where proof.user_id = new.user_id and private.is_fresh(proof.at);
    if found then
      return new;
    end if;
    perform private.refuse(403, 'password_needed');
  end if;
  if not exists (
    select from auth.sessions as session
    join auth.mfa_amr_claims as claim on claim.session_id = session.id
    where session.user_id = new.user_id
      and claim.authentication_method in ('otp', 'totp') and private.is_fresh(claim.updated_at)
  ) then
    perform private.refuse(403, 'login_again');
  end if;
  return new;
end
$$;

create function private.note_factor() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.note_security(new.user_id, 'factor_added');
    return null;
  end if;
  if not private.has_factor(old.user_id) then
    delete from private.recovery_codes as code where code.user_id = old.user_id;
  end if;
  -- The mail about a recovery code says already that the factors are gone.
  if not exists (
    select from private.security_news as news
    where news.user_id = old.user_id and news.kind = 'code_used' and private.is_fresh(news.at)
  ) then
    perform private.note_security(old.user_id, 'factor_removed');
  end if;
  return null;
end
$$;

-- Where the host lets nobody put triggers on this table, all else holds; `npm run deploy -- --check` says so.
do $$
begin
  -- A backup that is put back brings factors of before.
  create trigger guard_enrolment before insert on auth.mfa_factors
  for each row
  when (current_user <> 'postgres')
  execute function private.guard_enrolment();
  create trigger note_factor_added after update of status on auth.mfa_factors
  for each row
  when (new.status::text = 'verified' and old.status::text <> 'verified')
  execute function private.note_factor();
  create trigger note_factor_removed after delete on auth.mfa_factors
  for each row
  when (old.status::text = 'verified')
  execute function private.note_factor();
exception when insufficient_privilege then
  raise warning 'No trigger can be put on auth.mfa_factors: %', sqlerrm;
end
$$;

-- Recovery codes: 80 random bits each, so that a hash without salt keeps them.

create table private.recovery_codes (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz
);
comment on table private.recovery_codes is 'The hashes of the codes that take the place of a factor''s code once.';
create index recovery_codes_user on private.recovery_codes (user_id);
alter table private.recovery_codes enable row level security;
create policy recovery_codes_nobody on private.recovery_codes using (false);

create function private.hash_of_code(person uuid, code text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return private.hash(person || ':' || regexp_replace(upper(code), '[^0-9A-Z]', '', 'g')); end $$;

create function private.make_recovery_codes() returns text[]
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  -- Without letters and figures that look alike.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  codes text[];
begin
  perform private.begin_write();
  if not private.has_factor(person) then
    perform private.refuse(409, 'factor_missing');
  end if;
  perform private.require_proof();
  delete from private.recovery_codes as code where code.user_id = person;
  if found then
    perform private.note_security(person, 'codes_made');
  end if;
  select array_agg(made.code) into codes
  from (
    select (
      select string_agg(
        case when place in (4, 8, 12) then '-' else '' end || substr(letters, (get_byte(random.bytes, place) & 31) + 1, 1), ''
        order by place
      )
      from generate_series(0, 15) as place
    ) as code
    from (select extensions.gen_random_bytes(16) as bytes from generate_series(1, 10) as one) as random
  ) as made;
  insert into private.recovery_codes (hash, user_id)
  select private.hash_of_code(person, code), person from unnest(codes) as code;
  return codes;
end
$$;
grant execute on function private.make_recovery_codes() to authenticated;

create function public.make_recovery_codes() returns text[]
language sql
set search_path = ''
as $$ select private.make_recovery_codes() $$;
comment on function public.make_recovery_codes() is
  'Ten new recovery codes, told this once; the caller''s former ones work no more.';
grant execute on function public.make_recovery_codes() to authenticated;

-- A code that was used works for ten more minutes while the factors are still there: the Auth server may not have been reached.
create function private.use_recovery_code(person uuid, code text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  used record;
begin
  perform private.check_length(code, 100, 'code');
  select own.hash, own.used_at into used
  from private.recovery_codes as own
  where own.user_id = person and own.hash = private.hash_of_code(person, code)
  for update;
  if not found or used.used_at is not null and not private.is_fresh(used.used_at) or not private.has_factor(person) then
    return false;
  end if;
  if used.used_at is null then
    update private.recovery_codes as own set used_at = now() where own.hash = used.hash;
    perform private.note_security(person, 'code_used');
  end if;
  return true;
end
$$;
grant execute on function private.use_recovery_code(uuid, text) to service_role;

create function public.use_recovery_code(person uuid, code text) returns boolean
language sql
set search_path = ''
as $$ select private.use_recovery_code(person, code) $$;
comment on function public.use_recovery_code(uuid, text) is
  'Whether a person whose session the server has checked gave a recovery code of theirs; for the server alone, which then removes their factors.';
grant execute on function public.use_recovery_code(uuid, text) to service_role;

create function private.security_facts() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return jsonb_build_object(
    'has_password', private.has_password(person),
    'recovery_codes', (
      select count(*) from private.recovery_codes as code where code.user_id = person and code.used_at is null
    )
  );
end
$$;
grant execute on function private.security_facts() to authenticated;

create function public.security_facts() returns jsonb
language sql stable
set search_path = ''
as $$ select private.security_facts() $$;
comment on function public.security_facts() is
  'Whether the caller has a password, and how many recovery codes they have left.';
grant execute on function public.security_facts() to authenticated;

-- The devices that are signed in.

create function private.list_sessions() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(own) order by own.is_current desc, own.used_at desc), '[]')
    from (
      select
        session.id, session.id = private.current_session() as is_current, session.created_at,
        -- The Auth server keeps this one without its zone.
        coalesce(session.refreshed_at at time zone 'UTC', session.created_at) as used_at,
        left(session.user_agent, 400) as user_agent, host(session.ip) as address
      from auth.sessions as session
      where session.user_id = person and (session.not_after is null or session.not_after > now())
      order by is_current desc, used_at desc
      limit 100
    ) as own
  );
end
$$;
grant execute on function private.list_sessions() to authenticated;

create function public.list_sessions() returns jsonb
language sql stable
set search_path = ''
as $$ select private.list_sessions() $$;
comment on function public.list_sessions() is
  'Where the caller is signed in, the session of this call first: since when, last use, browser and address as the Auth server saw them.';
grant execute on function public.list_sessions() to authenticated;

create function private.end_session(session_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One that is over already is fine.
  delete from auth.sessions as session where session.id = end_session.session_id and session.user_id = person;
end
$$;
grant execute on function private.end_session(uuid) to authenticated;

create function public.end_session(session_id uuid) returns void
language sql
set search_path = ''
as $$ select private.end_session(session_id) $$;
comment on function public.end_session(uuid) is 'Signs the caller out on one of their devices.';
grant execute on function public.end_session(uuid) to authenticated;

-- Payment details. Who swaps the account on somebody's invoices takes their clients' money. Before the first document nobody pays by
-- them.
create function private.guard_payment_details() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The server's own key and the database's owner are nobody's account.
  if private.is_member_call() then
    perform private.refuse(403, 'member_may_not');
  elsif current_setting('role') = 'authenticated'
    and exists (select from books.invoices as document where document.user_id = new.user_id)
  then
    perform private.require_proof();
    perform private.note_security(new.user_id, 'payment_details');
  end if;
  return new;
end
$$;

create trigger guard_payment_details before update on public.businesses
for each row
when (
  new.upi_id is distinct from old.upi_id
  or new.bank_account_name is distinct from old.bank_account_name
  or new.bank_account_number is distinct from old.bank_account_number
  or new.bank_ifsc is distinct from old.bank_ifsc
  or new.bank_name is distinct from old.bank_name
  or new.bank_swift is distinct from old.bank_swift
)
execute function private.guard_payment_details();
