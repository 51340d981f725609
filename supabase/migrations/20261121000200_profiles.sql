create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  location text,
  dob date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_name_length check (char_length(btrim(name)) between 1 and 120),
  constraint profiles_email_shape check (private.is_email(email)),
  constraint profiles_phone_digits check (phone ~ '^[0-9]{10}$'),
  constraint profiles_location_length check (char_length(location) <= 60),
  -- A birth date in the future is refused when it is written; the column itself cannot know "today".
  constraint profiles_dob_range check (dob between '1900-01-01' and '2999-12-31')
);
comment on table public.profiles is 'One row per person, made when they register.';

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (name, email, phone, location, dob) on public.profiles to authenticated;

create policy profiles_select_own on public.profiles
for select to authenticated
using (id = (select auth.uid()));

create policy profiles_update_own on public.profiles
for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

create trigger profiles_touch before update on public.profiles
for each row execute function private.touch_updated_at();

create function private.refuse_future_birth() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.dob > private.today() then
    perform private.refuse(422, 'Please select a valid birth date.', 'dob');
  end if;
  return new;
end
$$;
revoke all on function private.refuse_future_birth() from public;

create trigger profiles_birth before insert or update of dob on public.profiles
for each row execute function private.refuse_future_birth();

create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_name text := btrim(coalesce(
    new.raw_user_meta_data ->> 'name',
    new.raw_user_meta_data ->> 'full_name',
    ''
  ));
begin
  insert into public.profiles (id, name, email)
  values (
    new.id,
    left(coalesce(nullif(given_name, ''), split_part(new.email, '@', 1)), 120),
    new.email
  );
  return new;
end
$$;
revoke all on function private.create_profile() from public;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();

-- Anyone can sign up with somebody else's address and a password of their own. Whoever then confirms the
-- address must not inherit that password: it ends with the confirmation, and the app sets the one that the
-- confirming person typed.
create function private.drop_unproven_password() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.encrypted_password := '';
  return new;
end
$$;
revoke all on function private.drop_unproven_password() from public;

create trigger drop_unproven_password before update on auth.users
for each row
when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function private.drop_unproven_password();
