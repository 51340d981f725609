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
  postal_code text not null,
  country text not null default 'India',
  website text,
  business_type text,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint businesses_name_length check (char_length(btrim(name)) between 1 and 120),
  constraint businesses_email_shape check (private.is_email(email)),
  constraint businesses_phone_digits check (phone ~ '^[0-9]{10}$'),
  constraint businesses_postal_code_digits check (postal_code ~ '^[0-9]{5,6}$'),
  constraint businesses_country_known check (country = 'India'),
  constraint businesses_address_length check (char_length(address) <= 300),
  constraint businesses_tax_id_length check (char_length(tax_id) <= 30),
  constraint businesses_city_length check (char_length(city) <= 60),
  constraint businesses_state_length check (char_length(state) <= 60),
  constraint businesses_website_length check (char_length(website) <= 200),
  constraint businesses_business_type_length check (char_length(business_type) <= 60),
  constraint businesses_description_length check (char_length(description) <= 1000)
);
comment on table public.businesses is 'The seller: one per person. Invoices keep a copy of it as it was.';

alter table public.businesses enable row level security;
revoke all on public.businesses from anon, authenticated;
grant select on public.businesses to authenticated;
grant insert (name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description)
  on public.businesses to authenticated;
grant update (name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description)
  on public.businesses to authenticated;

create policy businesses_select_own on public.businesses
for select to authenticated
using (user_id = (select auth.uid()));

create policy businesses_insert_own on public.businesses
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy businesses_update_own on public.businesses
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create trigger businesses_touch before update on public.businesses
for each row execute function private.touch_updated_at();
