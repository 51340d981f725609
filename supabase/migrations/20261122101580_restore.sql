-- Moving in again: what an export tells of an account is staged part by part, checked as it comes, and then written at once into
-- an account that has no books yet. Whoever typed the file can only write what they could have issued: sums, taxes and
-- numbers are computed anew, every row gets a new id of its own and this caller as its owner (decision 0063).

create table private.restore_parts (
  user_id uuid not null references auth.users (id) on delete cascade,
  restore_id uuid not null,
  place integer not null,
  part text not null,
  rows jsonb not null,
  size integer not null,
  constraint restore_parts_pkey primary key (user_id, restore_id, place),
  constraint restore_parts_part_known check (private.is_account_part(part)),
  constraint restore_parts_place_range check (place between 1 and 2000)
);
comment on table private.restore_parts is 'Parts of an export that wait to be written into an empty account.';
alter table private.restore_parts enable row level security;
create policy restore_parts_nobody on private.restore_parts using (false);
revoke all on private.restore_parts from public, anon, authenticated, service_role;

-- An id of the file leads to the same new one wherever it stands, and to no row of anybody else.
create function private.restored_id(owner uuid, restore_id uuid, known text) returns uuid
language plpgsql immutable strict
set search_path = ''
as $$ begin return encode(substr(sha256(convert_to(owner::text || restore_id || lower(known), 'UTF8')), 1, 16), 'hex')::uuid; end $$;
revoke all on function private.restored_id(uuid, uuid, text) from public;

create function private.not_later(moment timestamptz) returns timestamptz
language plpgsql volatile strict
set search_path = ''
as $$ begin return least(moment, clock_timestamp()); end $$;
comment on function private.not_later(timestamptz) is 'The moment, or now where a file says one to come.';
revoke all on function private.not_later(timestamptz) from public;

create function private.require_empty_account(owner uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if exists (select from public.invoices as own where own.user_id = owner)
    or exists (select from public.receipts as own where own.user_id = owner)
    or exists (select from public.clients as own where own.user_id = owner)
    or exists (select from public.catalogue_items as own where own.user_id = owner)
    or exists (select from public.schedules as own where own.user_id = owner)
  then
    perform private.refuse(409, 'account_not_empty');
  end if;
end
$$;
revoke all on function private.require_empty_account(uuid) from public;

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
revoke all on function private.restored_seller(jsonb) from public;

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
  from jsonb_populate_recordset(null::public.invoice_items, items) as item
$$;
revoke all on function private.asked_items(jsonb) from public;

-- Whether a document says of itself what computing it says, to the paisa and row by row.
create function private.is_priced(said public.invoices, items jsonb, priced jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select (
      sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor, sums.round_off_minor,
      sums.total_minor, sums.total_inr_minor, sums.taxes
    ) is not distinct from (
      said.taxable_minor, said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor, said.round_off_minor,
      said.total_minor, said.total_inr_minor, said.taxes
    )
    and not exists (
      select
      from rows from (jsonb_array_elements(items), jsonb_array_elements(priced -> 'items'))
        with ordinality as row (said, computed, place)
      cross join unnest(array[
        'includes_tax', 'discount_minor', 'taxable_minor', 'taxable_inr_minor', 'gst_rate', 'cgst_minor', 'sgst_minor',
        'igst_minor', 'cess_minor'
      ]) as field
      where row.said -> 'position' is distinct from to_jsonb(row.place)
        or row.said -> field is distinct from row.computed -> field
    )
  from jsonb_to_record(priced) as sums (
    taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint, round_off_minor bigint,
    total_minor bigint, total_inr_minor bigint, taxes jsonb
  )
$$;
revoke all on function private.is_priced(public.invoices, jsonb, jsonb) from public;

-- What a credit note takes hangs on what those before it took, so it is not computed anew: its rows add up to its rates and its
-- sums, and what all notes of an invoice take of each row is measured when they are written.
create function private.adds_up(said public.invoices, items jsonb) returns boolean
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
        from jsonb_populate_recordset(null::public.invoice_items, items) as item
        where item.gst_rate is not null
        group by item.gst_rate
      ) as line
    ) = said.taxes
  from (
    select
      sum(item.taxable_minor) as taxable_minor, sum(item.taxable_inr_minor) as taxable_inr_minor,
      sum(item.cgst_minor) as cgst_minor, sum(item.sgst_minor) as sgst_minor, sum(item.igst_minor) as igst_minor,
      sum(item.cess_minor) as cess_minor, bool_and(item.position between 1 and jsonb_array_length(items)) as in_order
    from jsonb_populate_recordset(null::public.invoice_items, items) as item
  ) as sums
$$;
revoke all on function private.adds_up(public.invoices, jsonb) from public;

create function private.restored_price(said public.invoices, seller public.businesses, items jsonb, rounded boolean) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  supply jsonb;
begin
  if said.kind in ('receipt_voucher', 'refund_voucher') then
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
      said.currency, said.exchange_rate, said.total_minor
    );
  end if;
  supply := private.supply_of(
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
    or (said.kind <> 'estimate' and said.kind <> private.kind_of(seller, supply, said.taxes))
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
revoke all on function private.restored_price(public.invoices, public.businesses, jsonb, boolean) from public;

create function private.check_restored_document(document jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  said constant public.invoices := jsonb_populate_record(null::public.invoices, document);
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
    or (said.kind, said.prefix) not in (
      ('credit_note', 'CN'), ('estimate', 'EST'), ('receipt_voucher', 'RV'), ('refund_voucher', 'RF')
    ) and (
      said.prefix in ('CN', 'EST', 'RV', 'RF')
      or said.kind in ('credit_note', 'estimate', 'receipt_voucher', 'refund_voucher')
    )
  then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, least(said.padding, 8)))
    );
  elsif said.buyer <> private.buyer_snapshot(jsonb_build_object(
    'client_name', said.buyer -> 'name', 'client_email', said.buyer -> 'email', 'client_contact', said.buyer -> 'contact',
    'client_phone', said.buyer -> 'phone', 'client_address', said.buyer -> 'address', 'client_city', said.buyer -> 'city',
    'client_state_code', said.buyer -> 'stateCode', 'client_postal_code', said.buyer -> 'postalCode',
    'client_country', said.buyer -> 'country', 'client_gstin', said.buyer -> 'gstin', 'client_pan', said.buyer -> 'pan',
    'delivery_address', said.buyer -> 'deliveryAddress'
  )) then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "buyer"}');
  end if;
  perform private.check_buyer(said.buyer);
  seller := private.restored_seller(said.seller);

  if said.kind = 'credit_note' then
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
revoke all on function private.check_restored_document(jsonb) from public;

create function private.stage_restore(restore_id uuid, place integer, part text, rows jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  -- A page of documents has 2,000 rows, or one document.
  most_bytes constant integer := 4000000;
  most_documents constant integer := 2000;
  -- As one by one.
  most_schedules constant integer := 200;
  size constant integer := octet_length(stage_restore.rows::text);
  documents bigint;
  freed bigint;
  document jsonb;
begin
  if num_nulls(restore_id, place, part, rows) > 0 or jsonb_typeof(rows) is distinct from 'array' or size > most_bytes
    or jsonb_array_length(rows) > 200 or (place between 1 and 2000) is not true
    or private.is_account_part(part) is not true
    or jsonb_path_exists(rows, '$[*] ? (@.type() != "object")')
  then
    perform private.refuse(422, 'malformed', 'rows');
  end if;
  perform private.begin_write(size);
  perform private.require_empty_account(owner);
  -- What another file left here goes.
  with gone as (
    delete from private.restore_parts as old
    where old.user_id = owner and (old.restore_id <> stage_restore.restore_id or old.place = stage_restore.place)
    returning old.size
  )
  select coalesce(sum(gone.size), 0) into freed from gone;
  perform private.give_back(owner, freed);

  if part = 'documents' then
    select coalesce(sum(jsonb_array_length(staged.rows)), 0) + jsonb_array_length(stage_restore.rows) into documents
    from private.restore_parts as staged
    where staged.user_id = owner and staged.part = 'documents';
    if documents > most_documents then
      perform private.refuse(422, 'restore_too_large', 'documents', jsonb_build_object('most', most_documents));
    end if;
    for document in select value from jsonb_array_elements(stage_restore.rows) loop
      perform private.check_restored_document(document);
    end loop;
  end if;
  if part = 'schedules' and (
    select coalesce(sum(jsonb_array_length(staged.rows)), 0) from private.restore_parts as staged
    where staged.user_id = owner and staged.part = 'schedules'
  ) + jsonb_array_length(stage_restore.rows) > most_schedules then
    perform private.refuse(409, 'schedules_full', params => jsonb_build_object('most', most_schedules));
  end if;
  insert into private.restore_parts (user_id, restore_id, place, part, rows, size)
  values (owner, stage_restore.restore_id, stage_restore.place, stage_restore.part, stage_restore.rows, size);
exception
  when data_exception or integrity_constraint_violation then
    perform private.refuse(422, 'restore_refused', part, jsonb_build_object('of', part));
end
$$;
revoke all on function private.stage_restore(uuid, integer, text, jsonb) from public;
grant execute on function private.stage_restore(uuid, integer, text, jsonb) to authenticated;

create function public.stage_restore(restore_id uuid, place integer, part text, rows jsonb) returns void
language sql
set search_path = ''
as $$ select private.stage_restore(restore_id, place, part, rows) $$;
comment on function public.stage_restore(uuid, integer, text, jsonb) is
  'Lays one page of an export aside, to be written into the caller''s empty account by commit_restore; the same place again takes the place of the first. Documents are checked as they come.';
revoke all on function public.stage_restore(uuid, integer, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.stage_restore(uuid, integer, text, jsonb) to authenticated;

create function private.staged_rows(owner uuid, restore_id uuid, part text) returns table (value jsonb)
language sql stable
set search_path = ''
as $$
  select row.value
  from private.restore_parts as staged
  cross join jsonb_array_elements(staged.rows) with ordinality as row (value, place)
  where staged.user_id = owner and staged.restore_id = staged_rows.restore_id and staged.part = staged_rows.part
  order by staged.place, row.place
$$;
revoke all on function private.staged_rows(uuid, uuid, text) from public;

-- The person and the seller. The address of the account stays what it is.
create function private.restore_settings(owner uuid, restore_id uuid) returns public.businesses
language plpgsql
set search_path = ''
as $$
declare
  business public.businesses;
begin
  update public.profiles as own
  set
    name = said.name, phone = said.phone, location = said.location, dob = said.dob,
    mail_payment_claims = said.mail_payment_claims, mail_monthly_summary = said.mail_monthly_summary,
    mail_receipts = said.mail_receipts, remind_before_3 = said.remind_before_3, remind_due = said.remind_due,
    remind_after_3 = said.remind_after_3, remind_after_7 = said.remind_after_7, setup_put_away = said.setup_put_away,
    mails_unpayable = said.mails_unpayable
  from private.staged_rows(owner, restore_id, 'profile') as staged
  cross join jsonb_populate_record(null::public.profiles, staged.value) as said
  where own.id = owner;

  insert into public.businesses as own (
    user_id, name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description,
    logo, gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac,
    prices_include_tax, round_off, hsn_summary, reverse_charge_wording, signature, upi_id, bank_account_name,
    bank_account_number, bank_ifsc, bank_name, bank_swift, invoice_prefix, invoice_padding
  )
  select
    owner, said.name, said.email, said.phone, said.address, said.tax_id, said.city, said.state, said.postal_code,
    said.country, said.website, said.business_type, said.description, said.logo, said.gst_registration,
    said.composition_scheme, said.lut_number, said.lut_year, said.default_gst_rate, said.default_hsn_sac,
    said.prices_include_tax, said.round_off, said.hsn_summary, said.reverse_charge_wording, said.signature, said.upi_id,
    said.bank_account_name, said.bank_account_number, said.bank_ifsc, said.bank_name, said.bank_swift,
    said.invoice_prefix, said.invoice_padding
  from private.staged_rows(owner, restore_id, 'business') as staged
  cross join jsonb_populate_record(null::public.businesses, staged.value) as said
  limit 1
  on conflict (user_id) do update set
    (
      name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo,
      gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax,
      round_off, hsn_summary, reverse_charge_wording, signature, upi_id, bank_account_name, bank_account_number, bank_ifsc,
      bank_name, bank_swift, invoice_prefix, invoice_padding
    ) = row(
      excluded.name, excluded.email, excluded.phone, excluded.address, excluded.tax_id, excluded.city, excluded.state,
      excluded.postal_code, excluded.country, excluded.website, excluded.business_type, excluded.description, excluded.logo,
      excluded.gst_registration, excluded.composition_scheme, excluded.lut_number, excluded.lut_year,
      excluded.default_gst_rate, excluded.default_hsn_sac, excluded.prices_include_tax, excluded.round_off,
      excluded.hsn_summary, excluded.reverse_charge_wording, excluded.signature, excluded.upi_id,
      excluded.bank_account_name, excluded.bank_account_number, excluded.bank_ifsc, excluded.bank_name, excluded.bank_swift,
      excluded.invoice_prefix, excluded.invoice_padding
    );
  select * into business from public.businesses as own where own.user_id = owner for no key update;
  return business;
end
$$;
revoke all on function private.restore_settings(uuid, uuid) from public;

create function private.restore_books(owner uuid, restore_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.images (user_id, hash, content)
  select owner, private.hash(staged.value ->> 'content'), staged.value ->> 'content'
  from private.staged_rows(owner, restore_id, 'images') as staged
  on conflict do nothing;

  insert into public.clients (
    id, user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, archived, merged_into, created_at
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.name, said.contact, said.email,
    coalesce(said.cc_emails, '{}'), said.phone, said.gstin, said.pan, said.address, said.city, said.state_code,
    said.postal_code, said.country, said.delivery_address, said.currency, said.terms_days, said.notes, said.language,
    said.archived, private.restored_id(owner, restore_id, said.merged_into::text), private.not_later(said.created_at)
  from private.staged_rows(owner, restore_id, 'clients') as staged
  cross join jsonb_populate_record(null::public.clients, staged.value) as said;
end
$$;
revoke all on function private.restore_books(uuid, uuid) from public;

-- As they were issued: what is paid and credited of them follows from what is written after them.
create function private.restore_documents(business public.businesses, restore_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := business.user_id;
begin
  insert into public.invoices (
    id, user_id, business_id, kind, original_id, client_id, prefix, financial_year, sequence, padding, given_number, seller, buyer,
    po_number, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, prices_include_tax, language,
    port_code, shipping_bill, shipping_bill_date, currency, exchange_rate, taxes, taxable_minor, cgst_minor, sgst_minor,
    igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor, issue_date, due_date, parts, notes,
    credit_reason, cancelled_at, cancel_reason, created_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, business.id, said.kind,
    private.restored_id(owner, restore_id, said.original_id::text),
    private.restored_id(owner, restore_id, said.client_id::text), said.prefix, said.financial_year, said.sequence,
    said.padding, said.given_number, said.seller, said.buyer, said.po_number, said.supply, said.with_tax, said.reverse_charge,
    said.place_of_supply, said.place_of_supply_reason, said.prices_include_tax, said.language, said.port_code,
    said.shipping_bill, said.shipping_bill_date, said.currency, said.exchange_rate, said.taxes, said.taxable_minor,
    said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor, said.round_off_minor, said.total_minor,
    said.total_inr_minor, said.issue_date,
    case when said.parts = '[]' or said.kind = 'estimate' then said.due_date else private.part_due(said.parts, 0) end,
    said.parts, said.notes, said.credit_reason, said.cancelled_at, said.cancel_reason, said.created_at, gen_random_uuid(),
    'restored'
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_record(null::public.invoices, staged.value) as said;

  insert into public.invoice_items (
    id, invoice_id, user_id, position, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor,
    original_item_id, returned_quantity
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.position, said.description, said.hsn_sac,
    said.quantity, said.unit, said.rate, said.includes_tax, said.discount_percent, said.discount_minor, said.taxable_minor,
    said.taxable_inr_minor, said.taxability, said.gst_rate, said.cgst_minor, said.sgst_minor, said.igst_minor,
    said.cess_minor, private.restored_id(owner, restore_id, said.original_item_id::text), said.returned_quantity
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_recordset(null::public.invoice_items, staged.value -> 'items') as said;
end
$$;
revoke all on function private.restore_documents(public.businesses, uuid) from public;

create function private.restore_money(owner uuid, restore_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.receipts (
    id, user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, created_at, undone_at,
    undo_reason, returned_minor, returned_on, return_method, return_reference, return_note, voucher_id, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner,
    private.restored_id(owner, restore_id, said.client_id::text), said.currency, said.amount_minor,
    case when said.undone_at is null then said.amount_minor - coalesce(said.returned_minor, 0) else 0 end, said.paid_on, said.method, said.reference,
    said.note, private.not_later(said.created_at), private.not_later(said.undone_at), said.undo_reason,
    coalesce(said.returned_minor, 0), said.returned_on, said.return_method, said.return_reference, said.return_note,
    private.restored_id(owner, restore_id, said.voucher_id::text), gen_random_uuid(), 'restored'
  from private.staged_rows(owner, restore_id, 'receipts') as staged
  cross join jsonb_populate_record(null::public.receipts, staged.value) as said;

  insert into public.payments (
    id, invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client, receipt_id,
    from_advance, reason, created_at, decided_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.state, said.amount_minor, said.tds_minor,
    said.paid_on, said.method, said.reference, said.note, said.from_client,
    private.restored_id(owner, restore_id, said.receipt_id::text), said.from_advance, said.reason,
    private.not_later(said.created_at), private.not_later(said.decided_at), gen_random_uuid(), 'restored'
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_recordset(null::public.payments, staged.value -> 'payments') as said;

  -- The advances follow from the ledger …
  update public.receipts as own
  set advance_minor = private.advance_of(own)
  where own.user_id = owner and own.undone_at is null and own.advance_minor <> private.advance_of(own);
  -- … and so does what became of the documents: of the notes first, for their invoices ask what was given back.
  perform private.settle(own.id)
  from public.invoices as own
  where own.user_id = owner
    and (
      exists (select from public.payments as payment where payment.invoice_id = own.id)
      or exists (select from public.invoices as note where note.original_id = own.id and note.kind = 'credit_note')
    )
  order by own.kind <> 'credit_note', own.id;

  update public.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = private.not_later(said.written_off_at), write_off_reason = said.write_off_reason
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_record(null::public.invoices, staged.value) as said
  where own.id = private.restored_id(owner, restore_id, said.id::text) and said.written_off_at is not null;
end
$$;
revoke all on function private.restore_money(uuid, uuid) from public;

create function private.restore_sharing(owner uuid, restore_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_links (
    invoice_id, user_id, created_at, revoked_at, first_viewed_at, last_viewed_at, views
  )
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, private.not_later(said.created_at),
    private.not_later(said.revoked_at), private.not_later(said.first_viewed_at), private.not_later(said.last_viewed_at),
    said.views
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_record(null::public.invoice_links, staged.value -> 'link') as said
  where jsonb_typeof(staged.value -> 'link') = 'object';

  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client, answered_at)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.accepted, said.name, said.note,
    said.from_client, private.not_later(said.answered_at)
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_record(null::public.estimate_answers, staged.value -> 'answer') as said
  where jsonb_typeof(staged.value -> 'answer') = 'object';

  insert into public.invoice_mails (
    id, invoice_id, user_id, kind, step, step_day, sent_to, cc, missed, subject, begun_at, sent_at, unsure_at
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.kind, said.step, said.step_day,
    said.sent_to, said.cc, said.missed, left(said.subject, 500), private.not_later(said.begun_at),
    -- One that is on its way is in no file.
    coalesce(private.not_later(said.sent_at), case when said.unsure_at is null then clock_timestamp() end),
    private.not_later(said.unsure_at)
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_populate_recordset(null::public.invoice_mails, staged.value -> 'mails') as said;
end
$$;
revoke all on function private.restore_sharing(uuid, uuid) from public;

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
revoke all on function private.restored_content(uuid, uuid, jsonb, text) from public;

create function private.restore_plans(owner uuid, restore_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.schedules (
    id, user_id, every, day, start_on, end_on, times, mode, terms_days, content, document, place, made, last_period,
    paused_at, ended_at, last_error, created_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.every, said.day, said.start_on, said.end_on,
    said.times, said.mode, said.terms_days, private.restored_content(owner, restore_id, said.content, 'clientId'),
    private.restored_content(owner, restore_id, said.document, 'client_id'), said.place, said.made, said.last_period,
    private.not_later(said.paused_at), private.not_later(said.ended_at), said.last_error, private.not_later(said.created_at), gen_random_uuid(), 'restored'
  from private.staged_rows(owner, restore_id, 'schedules') as staged
  cross join jsonb_populate_record(null::public.schedules, staged.value) as said;

  insert into public.schedule_runs (schedule_id, period, user_id, invoice_id, late, error, made_at)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), said.period, owner,
    private.restored_id(owner, restore_id, said.invoice_id::text), said.late, said.error, private.not_later(said.made_at)
  from private.staged_rows(owner, restore_id, 'schedules') as staged
  cross join jsonb_populate_recordset(null::public.schedule_runs, staged.value -> 'runs') as said;

  insert into public.drafts (
    user_id, id, kind, content, version, original_id, estimate_id, schedule_id, period, issued_id, discarded_at, created_at
  )
  select
    owner, private.restored_id(owner, restore_id, said.id::text), said.kind,
    private.restored_content(owner, restore_id, said.content, 'clientId'), said.version,
    private.restored_id(owner, restore_id, said.original_id::text),
    private.restored_id(owner, restore_id, said.estimate_id::text),
    private.restored_id(owner, restore_id, said.schedule_id::text), said.period,
    private.restored_id(owner, restore_id, said.issued_id::text), private.not_later(said.discarded_at), private.not_later(said.created_at)
  from private.staged_rows(owner, restore_id, 'drafts') as staged
  cross join jsonb_populate_record(null::public.drafts, staged.value) as said;

  -- After the documents, which note what of it they use.
  insert into public.catalogue_items (
    id, user_id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, used_at, is_archived, created_at,
    request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, said.description, said.unit, said.rate, said.currency,
    said.hsn_sac, said.gst_rate, said.taxability, private.not_later(said.used_at), said.is_archived,
    private.not_later(said.created_at), gen_random_uuid(), 'restored'
  from private.staged_rows(owner, restore_id, 'items') as staged
  cross join jsonb_populate_record(null::public.catalogue_items, staged.value) as said;

  insert into public.column_mappings (user_id, purpose, fingerprint, mapping, used_at)
  select owner, said.purpose, left(said.fingerprint, 64), said.mapping, private.not_later(said.used_at)
  from private.staged_rows(owner, restore_id, 'mappings') as staged
  cross join jsonb_populate_record(null::public.column_mappings, staged.value) as said
  on conflict do nothing;
end
$$;
revoke all on function private.restore_plans(uuid, uuid) from public;

-- Behind the documents, which could not be written into a filed period. A period is filed when it is over, and once at a time.
create function private.restore_filings(owner uuid, restore_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.filed_periods (user_id, first_day, last_day, filed_on, marked_at, unmarked_at, unmark_reason)
  select
    owner, said.first_day, said.last_day, said.filed_on, private.not_later(said.marked_at),
    private.not_later(said.unmarked_at), private.single_line(said.unmark_reason)
  from private.staged_rows(owner, restore_id, 'filings') as staged
  cross join jsonb_populate_record(null::public.filed_periods, staged.value) as said;
  if exists (
    select from public.filed_periods as own
    where own.user_id = owner
      and (
        own.filed_on > private.today()
        or own.unmarked_at is null and exists (
          select from public.filed_periods as other
          where other.user_id = owner
            and other.id <> own.id
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
revoke all on function private.restore_filings(uuid, uuid) from public;

-- The counters go on behind what they count, also where a file says less.
create function private.restore_counters(business public.businesses, restore_id uuid) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  select business.id, known.prefix, known.financial_year, business.user_id, max(known.last_sequence)
  from (
    select said.prefix, said.financial_year, said.last_sequence
    from private.staged_rows(business.user_id, restore_id, 'counters') as staged
    cross join jsonb_populate_record(null::public.invoice_counters, staged.value) as said
    union all
    select own.prefix, own.financial_year, own.sequence
    from public.invoices as own
    where own.business_id = business.id
  ) as known
  group by known.prefix, known.financial_year
  on conflict (business_id, prefix, financial_year) do update set last_sequence = excluded.last_sequence
$$;
revoke all on function private.restore_counters(public.businesses, uuid) from public;

-- The history as the file tells it. What the writing of the rows would tell is left out: it happened long ago.
create function private.restore_history(owner uuid, restore_id uuid) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, event.value ->> 'kind',
    private.not_later((event.value ->> 'at')::timestamptz),
    detail.value || jsonb_strip_nulls(jsonb_build_object(
      'payment_id', private.restored_id(owner, restore_id, detail.value ->> 'payment_id'),
      'note_id', private.restored_id(owner, restore_id, detail.value ->> 'note_id'),
      'mail_id', private.restored_id(owner, restore_id, detail.value ->> 'mail_id')
    ))
  from private.staged_rows(owner, restore_id, 'documents') as staged
  cross join jsonb_array_elements(staged.value -> 'events') with ordinality as event (value, place)
  cross join lateral (select coalesce(event.value -> 'detail', '{}') as value) as detail
$$;
revoke all on function private.restore_history(uuid, uuid) from public;

-- What no row can know of itself.
create function private.check_restored(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  -- Numbers and days never cross.
  select later.number into wrong
  from (
    select
      own.number, own.issue_date,
      lag(own.issue_date) over (partition by own.prefix, own.financial_year order by own.sequence) as before
    from public.invoices as own
    -- What another program issued came in any order.
    where own.user_id = owner and own.prefix <> 'OLD'
  ) as later
  where later.issue_date < later.before
  limit 1;
  if wrong is not null then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', wrong));
  end if;

  -- A note is of an invoice, in its words and its money, and all notes of it take no more than there is.
  select note.number into wrong
  from public.invoices as note
  left join public.invoices as original on original.id = note.original_id
  where note.user_id = owner
    and case note.kind
      when 'credit_note' then (
        original.kind in ('invoice', 'bill_of_supply')
        and (note.seller, note.buyer, note.currency, note.exchange_rate, note.reverse_charge, note.client_id)
          is not distinct from (
            original.seller, original.buyer, original.currency, original.exchange_rate, original.reverse_charge,
            original.client_id
          )
        and not exists (
          select from public.invoice_items as item
          left join public.invoice_items as origin on origin.id = item.original_item_id
          where item.invoice_id = note.id and origin.invoice_id is distinct from original.id
        )
      ) is not true
      when 'refund_voucher' then (
        original.kind = 'receipt_voucher' and (note.seller, note.buyer, note.currency, note.exchange_rate)
          is not distinct from (original.seller, original.buyer, original.currency, original.exchange_rate)
      ) is not true
      -- What takes the place of another was made behind it, so no document comes of itself.
      else note.original_id is not null and (
        original.kind in ('invoice', 'bill_of_supply') and original.cancelled_at is not null
        and (original.created_at, original.id) < (note.created_at, note.id)
      ) is not true
    end
  limit 1;
  if wrong is null then
    select original.number into wrong
    from public.invoices as original
    where original.user_id = owner and original.credited_minor > 0
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
    from public.payments as payment
    join public.invoices as document on document.id = payment.invoice_id
    left join public.receipts as receipt on receipt.id = payment.receipt_id
    where payment.user_id = owner
      and (
        payment.paid_on > private.today()
        or document.kind not in ('invoice', 'bill_of_supply', 'credit_note', 'refund_voucher')
        or (document.cancelled_at is not null and payment.state = 'confirmed')
        or (receipt.id is not null and (receipt.client_id, receipt.currency) is distinct from (document.client_id, document.currency))
        or (receipt.undone_at is not null and payment.state = 'confirmed')
      )
    limit 1;
  end if;
  if wrong is not null then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', wrong));
  elsif exists (
    select from public.receipts as own
    left join public.invoices as voucher on voucher.id = own.voucher_id
    where own.user_id = owner
      and (
        own.paid_on > private.today()
        or own.returned_on > private.today()
        or (own.voucher_id is not null and (
          voucher.kind = 'receipt_voucher' and voucher.currency = own.currency and voucher.client_id = own.client_id
        ) is not true)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'receipts', '{"of": "receipts"}');
  end if;
end
$$;
revoke all on function private.check_restored(uuid) from public;

-- Mails of what came in of late have gone, from where it comes.
create function private.quiet_restored(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.mail_jobs (invoice_id, user_id, payment_id, state)
  select fresh.invoice_id, fresh.user_id, fresh.payment_id, 'sent' from private.fresh_claims() as fresh
  where fresh.user_id = owner
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, answered_id, state)
  select fresh.estimate_id, fresh.user_id, fresh.estimate_id, 'sent' from private.fresh_answers() as fresh
  where fresh.user_id = owner
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, received_id, receipt_id, state)
  select fresh.invoice_id, fresh.user_id, fresh.received_id, fresh.receipt_id, 'sent' from private.fresh_receipts() as fresh
  where fresh.user_id = owner
  on conflict do nothing;
end
$$;
revoke all on function private.quiet_restored(uuid) from public;

create function private.commit_restore(restore_id uuid, pages integer) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  business public.businesses;
  staged integer;
  broken text;
begin
  perform private.begin_write();
  -- Requests of one person queue here: a repeated one finds an account that is not empty.
  perform from public.profiles as own where own.id = owner for update;
  select count(*) into staged
  from private.restore_parts as part
  where part.user_id = owner and part.restore_id = commit_restore.restore_id;
  if staged = 0 or staged is distinct from pages then
    perform private.refuse(409, 'restore_incomplete');
  end if;
  perform set_config('app.restoring', 'on', true);
  -- Behind the lock of the business, for which issuing waits.
  business := private.restore_settings(owner, restore_id);
  perform private.require_empty_account(owner);
  perform private.restore_books(owner, restore_id);
  if business.id is not null then
    perform private.restore_documents(business, restore_id);
    perform private.restore_money(owner, restore_id);
    perform private.restore_sharing(owner, restore_id);
    perform private.count_periods(owner);
    perform private.restore_counters(business, restore_id);
  end if;
  perform private.restore_plans(owner, restore_id);
  perform private.check_restored(owner);
  perform set_config('app.restoring', '', true);
  perform private.restore_history(owner, restore_id);
  perform private.restore_filings(owner, restore_id);
  perform private.quiet_restored(owner);
  delete from private.restore_parts as part where part.user_id = owner;
exception
  when data_exception or integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    perform private.refuse(422, 'restore_refused', null, jsonb_build_object('of', broken));
end
$$;
revoke all on function private.commit_restore(uuid, integer) from public;
grant execute on function private.commit_restore(uuid, integer) to authenticated;

create function public.commit_restore(restore_id uuid, pages integer) returns void
language sql
set search_path = ''
as $$ select private.commit_restore(restore_id, pages) $$;
comment on function public.commit_restore(uuid, integer) is
  'Writes what was staged, in so many pages, into the caller''s account, all of it or nothing. Refused where that has books already.';
revoke all on function public.commit_restore(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.commit_restore(uuid, integer) to authenticated;
