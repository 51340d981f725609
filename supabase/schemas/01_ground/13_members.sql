-- Members of a business: a partner, who does all but what concerns the account itself, and an accountant, who reads, comments and marks
-- months. The tenant stays the account of the owner. A member says in the header x-bahi-business for which business a request is;
-- private.enter() turns that into claims, private.caller() asks anew in each transaction whether they are a member still.

create table private.members (
  user_id uuid not null references auth.users (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  since timestamptz not null default now(),
  primary key (user_id, person_id),
  constraint members_role_known check (role in ('partner', 'accountant')),
  constraint members_not_the_owner check (person_id <> user_id)
);
comment on table private.members is 'Who works for whose account, and as what. Functions alone read and write it.';
create index members_person on private.members (person_id);
alter table private.members enable row level security;
create policy members_nobody on private.members using (false);

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In small letters: whoever confirmed this address may accept.
  email text not null,
  role text not null,
  -- SHA-256 of 256 random bits, which needs no salt.
  hash text not null unique,
  made_at timestamptz not null default now(),
  constraint invitations_role_known check (role in ('partner', 'accountant')),
  constraint invitations_email_form check (private.is_email(email)),
  unique (user_id, email)
);
comment on table private.invitations is 'Who was asked to become a member; one that was accepted or taken back is gone, one of a week ago is over.';
alter table private.invitations enable row level security;
create policy invitations_nobody on private.invitations using (false);

create function private.role_in(account uuid, person uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select own.role from private.members as own
    where own.user_id = account and own.person_id = person and private.is_open_account(account)
  );
end
$$;
comment on function private.role_in(uuid, uuid) is 'As what a person works for an account that is open; null who does not.';

create function private.is_member_call() returns boolean
language plpgsql stable
set search_path = ''
as $$ begin return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'account', false); end $$;
comment on function private.is_member_call() is 'Whether a member calls, for the account of somebody else.';
grant execute on function private.is_member_call() to authenticated;

create function private.claims_in_business(business text, claims jsonb, method text, path text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person constant uuid := claims ->> 'sub';
  right_to constant jsonb := private.right_to_call(method, path);
  account uuid;
  own_role text;
begin
  if right_to ->> 'member' = 'self' then
    return claims;
  end if;
  if business ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select known.user_id into account from public.businesses as known where known.id = business::uuid;
  end if;
  if account = person then
    return claims;
  end if;
  own_role := private.role_in(account, person);
  if own_role is null then
    perform private.refuse(403, 'not_a_member');
  elsif right_to ->> 'member' is null or right_to ->> 'member' = 'partner' and own_role <> 'partner' then
    perform private.refuse(403, 'member_may_not');
  end if;
  return claims || jsonb_build_object(
    'account', account, 'member', own_role, 'reads', right_to ->> 'scope' is not distinct from 'read'
  );
end
$$;
comment on function private.claims_in_business(text, jsonb, text, text) is
  'The claims with which a person calls for a business: unchanged for their own and for what is about themselves, else with its account; refused (403) where they are no member or their role may not.';
grant execute on function private.claims_in_business(text, jsonb, text, text) to anon, authenticated, service_role;

-- Written beside what somebody did: their id, and their name where they are not the owner. A program is told by the name of its key.
-- For a mail the server's own key writes, and says in the header x-bahi-by who asked for it.
create function private.actor(owner uuid, out id uuid, out name text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  own_role constant text := current_setting('role');
begin
  if own_role = 'authenticated' and claims ? 'key_id' and private.account() = owner then
    name := (select own.name from private.api_keys as own where own.id = (claims ->> 'key_id')::uuid);
  elsif own_role = 'authenticated' and private.account() = owner then
    id := (claims ->> 'sub')::uuid;
  elsif own_role = 'service_role' then
    id := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-bahi-by';
  end if;
  if id <> owner then
    name := (
      select profile.name from public.profiles as profile
      where profile.id = actor.id and private.role_in(owner, profile.id) is not null
    );
  end if;
end
$$;
comment on function private.actor(uuid) is
  'Which person or program acts on an account, or has the server mail: the id of a person, and the name where it is not the owner; both null of a client, and of what runs by itself.';

create function private.note_actor() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  who constant record := private.actor(new.user_id);
begin
  new.by_id := coalesce(who.id, new.by_id);
  new.by_name := coalesce(who.name, new.by_name);
  return new;
end
$$;
comment on function private.note_actor() is 'Notes in by_id and by_name who writes a row.';

-- A trigger names where it is noted (`changed` stands for changed_at, changed_by_id and changed_by_name), and then the columns that
-- it is about: by itself all that a person may change.
create function private.note_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  noted constant text := tg_argv[0];
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  who record;
begin
  if before is not null and not exists (
    select from jsonb_each(to_jsonb(new)) as said
    where before -> said.key is distinct from said.value
      and case
        when tg_nargs > 1 then said.key = any (tg_argv)
        else has_column_privilege('authenticated', tg_relid, said.key, 'update')
      end
  ) then
    return new;
  end if;
  who := private.actor(new.user_id);
  return jsonb_populate_record(new, jsonb_build_object(
    noted || '_at', clock_timestamp(), noted || '_by_id', who.id, noted || '_by_name', who.name
  ));
end
$$;
comment on function private.note_change() is 'Notes when something of a row was changed for the last time, and which person or program did it.';

create trigger businesses_changed before update on public.businesses
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_change('changed');

create trigger businesses_numbering before update on public.businesses
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('numbering', 'invoice_prefix', 'invoice_padding', 'numbering_at');

-- Invitations.

create function private.invite_member(email text, role text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  address constant text := lower(btrim(email));
  secret constant text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  made private.invitations;
begin
  perform private.begin_write();
  if private.is_email(address) is not true then
    perform private.refuse(422, 'email_invalid', 'email');
  elsif (role in ('partner', 'accountant')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'role');
  elsif not exists (select from public.businesses as business where business.user_id = owner) then
    perform private.refuse(409, 'business_required', 'business');
  elsif exists (
    select from auth.users as known
    where lower(known.email) = address and (known.id = owner or private.role_in(owner, known.id) is not null)
  ) then
    perform private.refuse(409, 'member_already', 'email');
  end if;
  -- A member outlives the session that invites, so a stolen one invites nobody.
  perform private.require_proof();
  perform private.lock_writer(owner);
  if (
    (select count(*) from private.members as own where own.user_id = owner)
    + (select count(*) from private.invitations as own where own.user_id = owner and own.email <> address)
  ) >= 20 then
    perform private.refuse(409, 'members_full', params => '{"most": 20}');
  end if;
  -- Who is asked again gets a new link, and the one of before is over.
  insert into private.invitations as asked (user_id, email, role, hash)
  values (owner, address, invite_member.role, private.hash(secret))
  on conflict on constraint invitations_user_id_email_key do update
    set role = excluded.role, hash = excluded.hash, made_at = now()
  returning * into made;
  perform private.note_security(owner, 'member_invited');
  return jsonb_build_object('id', made.id, 'token', secret);
end
$$;
grant execute on function private.invite_member(text, text) to authenticated;

create function public.invite_member(email text, role text) returns jsonb
language sql
set search_path = ''
as $$ select private.invite_member(email, role) $$;
comment on function public.invite_member(text, text) is
  'Asks an address to work for the caller''s business as `partner` or `accountant`; the token of the link is told this once, works once and for seven days, and for whoever confirmed that address.';
grant execute on function public.invite_member(text, text) to authenticated;

create function private.open_invitation(token text) returns private.invitations
language plpgsql stable
set search_path = ''
as $$
declare
  asked private.invitations;
begin
  select * into asked
  from private.invitations as known
  where known.hash = private.hash(left(token, 200))
    and known.made_at > now() - interval '7 days'
    and private.is_open_account(known.user_id);
  if asked.id is null then
    perform private.refuse(404, 'invitation_gone');
  end if;
  return asked;
end
$$;

create function private.invitation(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  asked constant private.invitations := private.open_invitation(token);
begin
  return (
    select jsonb_build_object(
      'business', business.name, 'role', asked.role, 'email', asked.email, 'by', profile.name, 'language', profile.language
    )
    from public.businesses as business
    join public.profiles as profile on profile.id = business.user_id
    where business.user_id = asked.user_id
  );
end
$$;
grant execute on function private.invitation(text) to anon, authenticated;

create function public.invitation(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.invitation(token) $$;
comment on function public.invitation(text) is
  'Which business asks which address to become what, and who asks; refused (404) once the link is used, taken back or over.';
grant execute on function public.invitation(text) to anon, authenticated;

create function private.accept_invitation(token text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  asked private.invitations;
begin
  perform private.begin_write();
  asked := private.open_invitation(token);
  -- One and the same answer for a link of somebody else's and for none.
  if asked.user_id = person or not exists (
    select from auth.users as own
    where own.id = person and lower(own.email) = asked.email and own.email_confirmed_at is not null
  ) then
    perform private.refuse(404, 'invitation_gone');
  end if;
  delete from private.invitations as used where used.id = asked.id and used.hash = asked.hash;
  -- Another request was quicker.
  if not found then
    perform private.refuse(404, 'invitation_gone');
  end if;
  insert into private.members as own (user_id, person_id, role)
  values (asked.user_id, person, asked.role)
  on conflict (user_id, person_id) do update set role = excluded.role;
  perform private.note_security(asked.user_id, 'member_joined');
  return (select business.id from public.businesses as business where business.user_id = asked.user_id);
end
$$;
grant execute on function private.accept_invitation(text) to authenticated;

create function public.accept_invitation(token text) returns uuid
language sql
set search_path = ''
as $$ select private.accept_invitation(token) $$;
comment on function public.accept_invitation(text) is
  'Makes the caller, whose confirmed address was asked, a member, and returns the business; refused (404) like a link that is over for anybody else.';
grant execute on function public.accept_invitation(text) to authenticated;

-- The list of members, and their end.

create function private.list_members() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'owner', (
      select jsonb_build_object('id', profile.id, 'name', profile.name, 'email', profile.email)
      from public.profiles as profile where profile.id = owner
    ),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', profile.id, 'name', profile.name, 'email', profile.email, 'role', own.role, 'since', own.since
      ) order by own.since, profile.id), '[]')
      from private.members as own
      join public.profiles as profile on profile.id = own.person_id
      where own.user_id = owner
    ),
    'invitations', case when not private.is_member_call() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'email', asked.email, 'role', asked.role, 'ends_at', asked.made_at + interval '7 days'
      ) order by asked.made_at, asked.id), '[]')
      from private.invitations as asked
      where asked.user_id = owner
    ) else '[]' end
  );
end
$$;
grant execute on function private.list_members() to authenticated;

create function public.list_members() returns jsonb
language sql stable
set search_path = ''
as $$ select private.list_members() $$;
comment on function public.list_members() is
  'Who works for the business: its owner, its members since when and as what, and to the owner alone the invitations that wait or are over.';
grant execute on function public.list_members() to authenticated;

create function private.end_invitation(invitation_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One that is gone already is fine.
  delete from private.invitations as asked where asked.id = end_invitation.invitation_id and asked.user_id = owner;
end
$$;
grant execute on function private.end_invitation(uuid) to authenticated;

create function public.end_invitation(invitation_id uuid) returns void
language sql
set search_path = ''
as $$ select private.end_invitation(invitation_id) $$;
comment on function public.end_invitation(uuid) is 'Takes an invitation of the caller''s back: its link works no more.';
grant execute on function public.end_invitation(uuid) to authenticated;

create function private.change_member(person_id uuid, role text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  if (role in ('partner', 'accountant')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'role');
  end if;
  perform private.require_proof();
  update private.members as own set role = change_member.role
  where own.user_id = owner and own.person_id = change_member.person_id;
  if not found then
    perform private.refuse(404, 'member_missing');
  end if;
  perform private.note_security(owner, 'member_changed');
end
$$;
grant execute on function private.change_member(uuid, text) to authenticated;

create function public.change_member(person_id uuid, role text) returns void
language sql
set search_path = ''
as $$ select private.change_member(person_id, role) $$;
comment on function public.change_member(uuid, text) is 'Makes a member a `partner` or an `accountant`, from their next request on.';
grant execute on function public.change_member(uuid, text) to authenticated;

create function private.remove_member(person_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One who is gone already is fine.
  delete from private.members as own where own.user_id = owner and own.person_id = remove_member.person_id;
end
$$;
grant execute on function private.remove_member(uuid) to authenticated;

create function public.remove_member(person_id uuid) returns void
language sql
set search_path = ''
as $$ select private.remove_member(person_id) $$;
comment on function public.remove_member(uuid) is 'Ends that a member works for the caller''s business: their next request for it is refused.';
grant execute on function public.remove_member(uuid) to authenticated;

create function private.leave_business(business_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  perform private.begin_write(0);
  delete from private.members as own
  where own.person_id = person
    and own.user_id = (select business.user_id from public.businesses as business where business.id = leave_business.business_id);
end
$$;
grant execute on function private.leave_business(uuid) to authenticated;

create function public.leave_business(business_id uuid) returns void
language sql
set search_path = ''
as $$ select private.leave_business(business_id) $$;
comment on function public.leave_business(uuid) is 'Ends that the caller works for a business of somebody else.';
grant execute on function public.leave_business(uuid) to authenticated;
