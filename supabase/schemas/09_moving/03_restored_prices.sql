-- Checks that a restored document has the sums that computing it gives (…_restore.sql stages it then).

-- The seller's copy on a document, as issuing makes it: with no other keys, and no longer texts.
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
    text."lutYear", text."hsnSummary", text."reverseChargeWording", text.udyam
  into
    seller.name, seller.email, seller.phone, seller.address, seller.tax_id, seller.city, seller.state, seller.state_code,
    seller.postal_code, seller.country, seller.website, seller.gst_registration, seller.composition_scheme,
    seller.lut_number, seller.lut_year, seller.hsn_summary, seller.reverse_charge_wording, seller.udyam
  from jsonb_to_record(snapshot) as text (
    name text, email text, phone text, address text, "taxId" text, city text, state text, "stateCode" text,
    "postalCode" text, country text, website text, "gstRegistration" text, "compositionScheme" text, "lutNumber" text,
    "lutYear" text, "hsnSummary" boolean, "reverseChargeWording" text, udyam text
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
      char_length(seller.lut_year), char_length(seller.udyam)
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

-- The rows as they were typed when the document was issued, so that they can be computed again.
create function private.asked_items(items jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_strip_nulls(private.row_facts(item) || jsonb_build_object(
      'quantity', item.quantity, 'unit', item.unit, 'rate', item.rate, 'discount_percent', item.discount_percent,
      'discount_minor', case when item.discount_percent is null and item.discount_minor <> 0 then item.discount_minor end,
      'amount_minor', case when item.rate is null then item.taxable_minor end,
      'cess_minor', nullif(item.cess_minor, 0)
    )) order by item.position
  )
  from jsonb_populate_recordset(null::books.invoice_items, items) as item
$$;

create function private.is_near(one bigint, other bigint, most integer) returns boolean
language sql immutable
set search_path = ''
as $$ select case when num_nulls(one, other) > 0 then num_nulls(one, other) = 2 else abs(one - other) <= most end $$;

-- Whether a document has the sums that computing it gives, to the paisa and row by row.
create function private.is_priced(said books.invoices, items jsonb, priced jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select (
      sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor, sums.round_off_minor,
      sums.total_minor, sums.taxes
    ) is not distinct from (
      said.taxable_minor, said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor, said.round_off_minor,
      said.total_minor, said.taxes
    )
    -- Once a document was converted row by row, and tax by tax.
    and private.is_near(sums.total_inr_minor, said.total_inr_minor, case said.currency when 'INR' then 0 else rows.count + 5 end)
    and not exists (
      select
      from rows from (jsonb_array_elements(items), jsonb_array_elements(priced -> 'items'))
        with ordinality as row (said, computed, place)
      cross join unnest(array[
        'includes_tax', 'discount_minor', 'taxable_minor', 'gst_rate', 'cgst_minor', 'sgst_minor', 'igst_minor',
        'cess_minor'
      ]) as field
      where row.said -> 'position' is distinct from to_jsonb(row.place)
        or row.said -> field is distinct from row.computed -> field
        or not private.is_near(
          (row.computed ->> 'taxable_inr_minor')::bigint, (row.said ->> 'taxable_inr_minor')::bigint,
          (said.currency <> 'INR')::integer
        )
    )
  from jsonb_to_record(priced) as sums (
    taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint, round_off_minor bigint,
    total_minor bigint, total_inr_minor bigint, taxes jsonb
  )
  cross join (select jsonb_array_length(items) as count) as rows
$$;

-- A credit note depends on those before it, so no note is computed anew: the check is that its rows add up to its rates and its
-- sums. Writing checks that all notes together do not exceed each row of an invoice; a debit note bears the tax of its rates.
create function private.adds_up(said books.invoices, items jsonb) returns boolean
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
    and ((private.kind(said.kind)).sign = -1 or not said.with_tax or not exists (
      select
      from jsonb_to_recordset(said.taxes) as line (
        gst_rate integer, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint
      )
      where abs(line.cgst_minor + line.sgst_minor + line.igst_minor - line.taxable_minor * line.gst_rate / 10000.0) > 1
    ))
    and (
      select coalesce(jsonb_agg(to_jsonb(line) order by line.gst_rate), '[]')
      from (
        select
          item.gst_rate, sum(item.taxable_minor)::bigint as taxable_minor, sum(item.cgst_minor)::bigint as cgst_minor,
          sum(item.sgst_minor)::bigint as sgst_minor, sum(item.igst_minor)::bigint as igst_minor,
          sum(item.cess_minor)::bigint as cess_minor
        from jsonb_populate_recordset(null::books.invoice_items, items) as item
        where item.gst_rate is not null
        group by item.gst_rate
      ) as line
    ) = said.taxes
  from (
    select
      sum(item.taxable_minor) as taxable_minor, sum(item.taxable_inr_minor) as taxable_inr_minor,
      sum(item.cgst_minor) as cgst_minor, sum(item.sgst_minor) as sgst_minor, sum(item.igst_minor) as igst_minor,
      sum(item.cess_minor) as cess_minor, bool_and(item.position between 1 and jsonb_array_length(items)) as in_order
    from jsonb_populate_recordset(null::books.invoice_items, items) as item
  ) as sums
$$;

create function private.restored_price(said books.invoices, seller public.businesses, items jsonb, rounded boolean) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  traits constant private.document_kinds := private.kind(said.kind);
  is_supply constant boolean := traits.told is not distinct from 'supply';
  supply jsonb;
begin
  if traits.list = 'vouchers' then
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
      said.currency, said.exchange_rate, said.total_minor, said.issue_date
    );
  end if;
  -- An issued document must be restored unchanged.
  supply := private.decided_supply(
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
    or (is_supply and said.kind <> private.kind_of(seller, supply, said.taxes))
  then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, said.padding))
    );
  end if;
  return private.calculate(
    case
      when traits.taxed or is_supply then private.taxed_items(seller, items, said.issue_date)
      else private.untaxed_items(seller, items)
    end,
    case when traits.taxed or is_supply then supply else private.untaxed_supply(supply) end
    || jsonb_build_object(
      'currency', said.currency, 'exchange_rate', said.exchange_rate, 'prices_include_tax', said.prices_include_tax,
      'round_off', rounded
    )
  );
end
$$;

create function private.check_restored_document(document jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  said constant books.invoices := jsonb_populate_record(null::books.invoices, document);
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
    or jsonb_array_length(items) not between 1 and private.most_items()
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "documents"}');
  elsif said.issue_date > private.today() or said.created_at > clock_timestamp() or said.cancelled_at > clock_timestamp()
    or (said.padding between 1 and 8) is not true
    or said.prefix !~ '^[A-Z0-9/-]{1,15}$'
    or not private.is_series_of(said.prefix, said.kind)
  then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, least(said.padding, 8)))
    );
  -- A document issued long ago lacks fields that were added later.
  elsif jsonb_strip_nulls('{"country": "IN"}' || said.buyer) <> jsonb_strip_nulls(private.buyer_snapshot(jsonb_build_object(
    'client_name', said.buyer -> 'name', 'client_email', said.buyer -> 'email', 'client_contact', said.buyer -> 'contact',
    'client_phone', said.buyer -> 'phone', 'client_address', said.buyer -> 'address', 'client_city', said.buyer -> 'city',
    'client_state_code', said.buyer -> 'stateCode', 'client_postal_code', said.buyer -> 'postalCode',
    'client_country', said.buyer -> 'country', 'client_gstin', said.buyer -> 'gstin', 'client_pan', said.buyer -> 'pan',
    'delivery_address', said.buyer -> 'deliveryAddress'
  ))) then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "buyer"}');
  end if;
  perform private.check_buyer(said.buyer);
  seller := private.restored_seller(said.seller);

  if (private.kind(said.kind)).told = 'note' then
    perform private.check_drawable(items);
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
