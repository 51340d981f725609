-- The seller.

-- Whether this is a PNG of 1 to 512 pixels a side as a data URI that consists of its head, colours, pixels and end alone: no
-- metadata, no unknown chunk, and nothing after the end. The app converts every chosen picture to this form. The head gives the
-- size of the unpacked pixels: a picture with more bytes than 512 x 512 pixels in four channels of eight bits is no logo. This
-- checks the same as pictureOf of domain/people/logo.ts. Neither looks into a chunk: the reader checks the checksums, and the
-- unpacker sees the real size of the pixels (pdf/picture.ts). Packed, they have at most 75 kB here.
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
  -- No cascade: books are kept 72 months (CGST s. 36), so deleting a user must not delete a business.
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
  -- Its GST registration, which decides the documents that it writes. If registered, tax_id is its GSTIN, of its own State.
  gst_registration text not null default 'none',
  -- Whether somebody has said so, or saved it as it stood. Until then the set-up asks for it.
  tax_said boolean not null default false,
  composition_scheme text,
  -- Exports without tax need a letter of undertaking, which ends with its financial year.
  lut_number text,
  lut_year text,
  -- Defaults of a new row; the rate is in hundredths of a per cent.
  default_gst_rate integer,
  default_hsn_sac text,
  prices_include_tax boolean not null default false,
  -- Rounds totals to whole rupees.
  round_off boolean not null default false,
  -- Turnover of the previous financial year: above it, HSN codes have six digits, and invoices to registered clients an IRN.
  above_five_crore boolean not null default false,
  -- Whether documents also show their tax by HSN/SAC, beside the summary by rate.
  hsn_summary boolean not null default false,
  reverse_charge_wording text,
  -- Its registration as a micro, small or medium enterprise, which documents show; the three come together.
  udyam text,
  enterprise_size text,
  enterprise_kind text,
  -- Whether reminders tell what the law adds to a late payment, and clients' pages the last day to pay.
  interest_in_reminders boolean not null default false,
  last_day_to_clients boolean not null default false,
  -- A picture with the limits of the logo, printed above "Authorised signatory".
  signature text storage external,
  -- The account for payments. The seller's copy on an invoice does not have it: a client pays to today's account.
  upi_id text,
  bank_account_name text,
  bank_account_number text,
  bank_ifsc text,
  -- Further details for payments from abroad.
  bank_name text,
  bank_swift text,
  -- For exports: the Importer Exporter Code, and the code and the name of the bank that takes their money (its AD code).
  iec text,
  ad_code text,
  export_bank text,
  -- The form of its next invoice numbers; public.set_invoice_numbering changes it.
  invoice_prefix text not null default 'INV',
  invoice_padding smallint not null default 4,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When somebody changed its details, and the form or the next of its numbers, for the last time, and who: an id of auth.users, and
  -- the name at that time of whoever is not the owner.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  numbering_at timestamptz,
  numbering_by_id uuid,
  numbering_by_name text,
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
  -- The limit on size also bounds how large the picture gets when unpacked.
  constraint "logo: picture_invalid" check (private.is_logo(logo)),
  constraint "gstRegistration: gst_registration_unknown" check (gst_registration in ('none', 'regular', 'composition')),
  -- The scheme decides the words that the document must show.
  constraint "compositionScheme: composition_scheme_unfit" check (composition_scheme in ('section10', 'notification2_2019')),
  constraint "compositionScheme: composition_scheme_unfit, given" check (
    (composition_scheme is not null) = (gst_registration = 'composition')
  ),
  -- A seller without GST may enter any text.
  constraint "taxId: gstin_required" check (
    case when gst_registration = 'none' then true else private.checked_gstin(tax_id, 'taxId') is not null end
  ),
  constraint "taxId: own_gstin_other_state" check (
    case when gst_registration = 'none' then true else coalesce(private.gstin_state(tax_id) = state_code, false) end
  ),
  constraint "lutNumber: lut_number_invalid" check (lut_number ~ '^[A-Z0-9/]{5,30}$'),
  constraint "lutYear: lut_year_invalid" check (private.is_financial_year(lut_year)),
  constraint "lutNumber: lut_incomplete" check (num_nonnulls(lut_number, lut_year) in (0, 2)),
  -- Rates that are allowed for documents of today.
  constraint "defaultGstRate: default_gst_rate_unknown" check (private.is_gst_rate(default_gst_rate, '2026-02-01')),
  constraint "defaultHsnSac: hsn_sac_invalid" check (private.item_fault(hsn_sac => default_hsn_sac) is null),
  constraint "reverseChargeWording: too_long most 300" check (char_length(reverse_charge_wording) <= 300),
  constraint "reverseChargeWording: not_one_line" check (
    reverse_charge_wording is not distinct from private.single_line(reverse_charge_wording)
  ),
  constraint "udyam: udyam_invalid" check (udyam ~ '^UDYAM-[A-Z]{2}-[0-9]{2}-[0-9]{7}$'),
  constraint "enterpriseSize: enterprise_size_unknown" check (enterprise_size in ('micro', 'small', 'medium')),
  constraint "enterpriseKind: enterprise_kind_unknown" check (enterprise_kind in ('maker', 'service', 'trader')),
  constraint "udyam: udyam_incomplete" check (num_nonnulls(udyam, enterprise_size, enterprise_kind) in (0, 3)),
  constraint "signature: picture_invalid" check (private.is_logo(signature)),
  -- Payment details have one shape, in the form and here: see `domain/payment/upi.ts` and `domain/payment/payment-details.ts`.
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
  -- An account number without its IFSC cannot be paid to.
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
  -- A PAN, or the ten digits of a code from before 2018.
  constraint "iec: iec_invalid" check (iec ~ '^([A-Z]{5}[0-9]{4}[A-Z]|[0-9]{10})$'),
  -- The bank's seven digits, or with those of its branch fourteen.
  constraint "adCode: ad_code_invalid" check (ad_code ~ '^[0-9]{7}([0-9]{7})?$'),
  constraint "exportBank: bank_name_unfit" check (
    export_bank is not distinct from private.single_line(export_bank) and char_length(export_bank) <= 120
  ),
  -- A number has at most 16 characters with its slashes and its year. No small letters: to the tax office, numbers that differ only
  -- by case are the same.
  constraint "invoicePrefix: invoice_prefix_invalid" check (
    invoice_prefix ~ '^[A-Z0-9/-]+$' and char_length(invoice_prefix) + 7 + invoice_padding <= 16
  ),
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
    lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax, round_off, above_five_crore, hsn_summary, reverse_charge_wording, signature,
    udyam, enterprise_size, enterprise_kind, interest_in_reminders, last_day_to_clients, iec, ad_code, export_bank
  ),
  update (
    name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo,
    upi_id, bank_account_name, bank_account_number, bank_ifsc, bank_name, bank_swift, gst_registration, composition_scheme,
    lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax, round_off, above_five_crore, hsn_summary, reverse_charge_wording, signature,
    udyam, enterprise_size, enterprise_kind, interest_in_reminders, last_day_to_clients, iec, ad_code, export_bank
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

create function private.note_tax_said() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- An update comes here only if it writes the registration, be it the same one.
  new.tax_said := new.tax_said or tg_op = 'UPDATE' or new.gst_registration <> 'none';
  return new;
end
$$;

create trigger businesses_tax_said before insert or update of gst_registration on public.businesses
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_tax_said();

-- Prefixes reserved for other documents and for imports. This is a trigger, not a check: a seller who took a prefix before it was
-- reserved can still change everything else of their business.
create function private.refuse_kept_series() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (tg_op = 'INSERT' or new.invoice_prefix <> old.invoice_prefix)
    and private.is_kept_series(new.invoice_prefix)
    -- A restore, here or elsewhere, keeps the numbers that invoices have.
    and not (current_setting('app.restoring', true) = 'on' and private.was_free_series(new.invoice_prefix)) is true
  then
    perform private.refuse(422, 'invoice_prefix_taken', 'invoicePrefix');
  end if;
  return new;
end
$$;

create trigger businesses_prefix_free before insert or update of invoice_prefix on public.businesses
for each row execute function private.refuse_kept_series();

-- Pictures on documents, stored once however many documents show them: a snapshot names the hash. A picture is stored when a
-- document is issued, and never changed or erased.
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
-- Reading only: issuing writes the pictures.
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
    'udyam', business.udyam,
    'signatureHash', private.hash(business.signature)
  );
end
$$;

create function private.own_gstin(business public.businesses) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return case when business.gst_registration = 'regular' then business.tax_id end; end $$;
comment on function private.own_gstin(public.businesses) is 'Under which GSTIN a seller files returns today; null of who files none.';
grant execute on function private.own_gstin(public.businesses) to authenticated;

create function private.gstin_of(seller jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return case when seller ->> 'gstRegistration' = 'regular' then seller ->> 'taxId' end; end $$;
comment on function private.gstin_of(jsonb) is 'Under which GSTIN a document was issued; null of who filed no return then.';
grant execute on function private.gstin_of(jsonb) to authenticated;
