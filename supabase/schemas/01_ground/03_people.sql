-- Accounts and the people behind them.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  location text,
  dob date,
  -- The language of mails to this person, and of the page on which they sign in again; clients have their own.
  language text not null default 'en',
  -- The mails that a person wants. By default only news of money comes.
  mail_payment_claims boolean not null default true,
  mail_monthly_summary boolean not null default false,
  -- Only exporters get it: a form with a last day.
  mail_edf boolean not null default true,
  -- This mail goes to clients: a payer expects a receipt.
  mail_receipts boolean not null default true,
  -- The reminders that go to clients automatically. All are off until the owner switches them on: they are mails in the owner's
  -- name.
  remind_before_3 boolean not null default false,
  remind_due boolean not null default false,
  remind_after_3 boolean not null default false,
  remind_after_7 boolean not null default false,
  -- Told once, and not asked again.
  setup_put_away boolean not null default false,
  mails_unpayable boolean not null default false,
  -- When a login stopped the deletion of the account; null once the owner has read that.
  deletion_stopped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "name: name_unfit" check (char_length(btrim(name)) between 1 and 120),
  constraint "name: not_one_line" check (name is not distinct from private.single_line(name)),
  constraint "email: email_invalid" check (private.is_email(email)),
  constraint "phone: phone_invalid" check (phone ~ '^[0-9]{10}$'),
  -- A city is any text on one visible line.
  constraint "location: too_long most 60" check (char_length(location) <= 60),
  constraint "location: not_one_line" check (location is not distinct from private.single_line(location)),
  -- Only the form of the tag is checked: the app knows which languages there are.
  constraint profiles_language_known check (language ~ '^[a-z]{2}$'),
  -- A birth date in the future is refused when it is written; the column itself cannot know "today".
  constraint "dob: birth_date_invalid" check (private.is_day(dob))
);
comment on table public.profiles is 'One row per person, made when they register.';
comment on column public.profiles.language is 'The language of mails to this person: a tag of two letters, such as en.';
comment on column public.profiles.mail_payment_claims is 'Write when a client says that they have paid.';
comment on column public.profiles.mail_monthly_summary is 'Write what a month was, on the first of the next one.';
comment on column public.profiles.mail_edf is 'Write a week before the export declaration of a month is due.';
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
  mail_payment_claims, mail_monthly_summary, mail_edf, mail_receipts, remind_before_3, remind_due, remind_after_3,
  remind_after_7, setup_put_away, mails_unpayable, deletion_stopped_at
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

-- Sign-ups that bypass the form, or use another provider, can bring any name.
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
    coalesce(substring(new.raw_user_meta_data ->> 'language' from '^[a-z]{2}$'), 'en')
  );
  return new;
end
$$;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();

-- Anyone who signs up or is signed in can give the Auth server a megabyte of data about themselves, as often as they like. Only the
-- names in it are read here, so nothing else of such a long text is kept.
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

-- Anyone can sign up with somebody else's address and a password of their own. The person who later confirms the address must not
-- inherit that password: confirming removes it, and the app sets the one that this person typed.
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
