-- Names, and what else the forms take as one line of text, are one in the database, too: nothing blank, nothing that
-- breaks a line of an invoice or of a mail.

-- Whoever signs up past the form, or by another provider, brings any name.
create or replace function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_name constant text := coalesce(
    private.single_line(new.raw_user_meta_data ->> 'name'),
    private.single_line(new.raw_user_meta_data ->> 'full_name')
  );
begin
  insert into public.profiles (id, name, email)
  values (
    new.id,
    -- A second time, since the cut may end in a blank.
    coalesce(private.single_line(left(given_name, 120)), left(split_part(new.email, '@', 1), 120)),
    new.email
  );
  return new;
end
$$;

-- Every choice of mails changes the profile, so none may stay behind with a name that the check refuses.
update public.profiles
set name = coalesce(private.single_line(name), private.single_line(left(email, 120)))
where name is distinct from private.single_line(name);

alter table public.profiles
  add constraint profiles_name_line check (name is not distinct from private.single_line(name));

-- What businesses have becomes lines here, too, as far as it can: a name of which nothing can be seen, and a row that
-- breaks an older check, keep standing until they are changed.
do $$
declare
  business record;
begin
  for business in
    select id from public.businesses
    where (name, tax_id, website, bank_account_name) is distinct from (
      private.single_line(name), private.single_line(tax_id), private.single_line(website),
      private.single_line(bank_account_name)
    )
  loop
    begin
      update public.businesses
      set
        name = coalesce(private.single_line(name), name),
        tax_id = private.single_line(tax_id),
        website = private.single_line(website),
        bank_account_name = private.single_line(bank_account_name)
      where id = business.id;
    exception when check_violation then
      null;
    end;
  end loop;
end
$$;

alter table public.businesses
  drop constraint businesses_bank_account_name_shape,
  add constraint businesses_bank_account_name_shape check (
    bank_account_name is not distinct from private.single_line(bank_account_name)
    and char_length(bank_account_name) <= 120
  ) not valid,
  add constraint businesses_name_line check (name is not distinct from private.single_line(name)) not valid,
  add constraint businesses_tax_id_line check (tax_id is not distinct from private.single_line(tax_id)) not valid,
  add constraint businesses_website_line check (website is not distinct from private.single_line(website)) not valid;
