-- A city is whatever a person calls it, as one visible line; a State or union territory is one of the 36.
update public.profiles
set location = private.single_line(location)
where location is distinct from private.single_line(location);

alter table public.profiles
  add constraint profiles_location_line check (location is not distinct from private.single_line(location));

create function private.is_state(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select value in (
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chandigarh',
    'Chhattisgarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa', 'Gujarat', 'Haryana',
    'Himachal Pradesh', 'Jammu & Kashmir', 'Jharkhand', 'Karnataka', 'Kerala', 'Ladakh', 'Lakshadweep',
    'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Odisha', 'Puducherry', 'Punjab',
    'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal'
  )
$$;
comment on function private.is_state(text) is 'Whether it is one of the domain''s States and union territories.';
revoke all on function private.is_state(text) from public;
-- Checks of tables that people write to themselves run with their rights.
grant execute on function private.is_state(text) to authenticated;

-- A State that no form ever offered was never shown as one; a row that breaks an older check stands until it is changed.
do $$
declare
  business record;
begin
  for business in
    select id from public.businesses
    where city is distinct from private.single_line(city) or not private.is_state(state)
  loop
    begin
      update public.businesses
      set city = private.single_line(city), state = case when private.is_state(state) then state end
      where id = business.id;
    exception when check_violation then
      null;
    end;
  end loop;
end
$$;

alter table public.businesses
  add constraint businesses_city_line check (city is not distinct from private.single_line(city)) not valid,
  add constraint businesses_state_known check (private.is_state(state)) not valid;
