-- A logo is a PNG of at most 512 × 512 pixels as a data URI; the app makes it so from whatever is chosen. What
-- the Data API is handed is checked again: nothing but a picture, and nothing behind its end.
create function private.is_logo(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  prefix constant text := 'data:image/png;base64,';
  -- The signature, and the head of the first chunk, which says how wide and how high.
  png_start constant bytea := '\x89504e470d0a1a0a0000000d49484452';
  png_end constant bytea := '\x0000000049454e44ae426082';
  picture bytea;
begin
  if char_length(value) > 100000 or value !~ '^data:image/png;base64,[A-Za-z0-9+/]{88,}={0,2}$' then
    return false;
  end if;
  picture := decode(substr(value, char_length(prefix) + 1), 'base64');
  return substr(picture, 1, 16) = png_start
    and substr(picture, octet_length(picture) - 11) = png_end
    and substr(picture, 17, 2) = '\x0000' and substr(picture, 21, 2) = '\x0000'
    and get_byte(picture, 18) * 256 + get_byte(picture, 19) between 1 and 512
    and get_byte(picture, 22) * 256 + get_byte(picture, 23) between 1 and 512;
end
$$;
revoke all on function private.is_logo(text) from public;
grant execute on function private.is_logo(text) to authenticated;

alter table public.businesses
  add column logo text,
  -- A limit that keeps a copy per issued invoice affordable, and bounds what the picture can inflate to.
  add constraint businesses_logo_picture check (private.is_logo(logo));
-- Base64 of compressed pixels does not compress again.
alter table public.businesses alter column logo set storage external;
comment on column public.businesses.logo is 'A PNG of at most 512 × 512 pixels as a data URI of at most 100,000 characters.';
grant insert (logo), update (logo) on public.businesses to authenticated;

create or replace function private.seller_snapshot(business public.businesses) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
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
    'logo', business.logo
  )
$$;
