-- Decides a document's tax: the place of supply, and what follows from it and the seller. The domain's gst/supply.ts does the same
-- while typing; a test keeps both equal.

create function private.refuse_tax(seller public.businesses, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422, case seller.gst_registration when 'composition' then 'tax_of_composition' else 'tax_unregistered' end, field
  );
end
$$;
comment on function private.refuse_tax(public.businesses, text) is 'Refuses what only a registered seller may ask for.';

-- A letter of undertaking ends with its financial year.
create function private.check_lut(seller public.businesses, issued date) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if seller.lut_year is null then
    perform private.refuse(422, 'lut_missing', 'withTax');
  elsif seller.lut_year <> private.financial_year(issued) then
    perform private.refuse(
      422, 'lut_other_year', 'withTax',
      jsonb_build_object('year', seller.lut_year, 'needed', private.financial_year(issued))
    );
  end if;
end
$$;

-- Within India: the place given by the document, else the State of the client's GSTIN, else the client's State, else the seller's
-- own. A place other than the client's State needs a reason; if that State is unknown, the place needs none.
create function private.place_of_supply(seller public.businesses, document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  chosen constant text := document ->> 'place_of_supply';
  is_abroad constant boolean := coalesce(document ->> 'client_country', 'IN') <> 'IN';
  of_client constant text := case
    when not is_abroad then coalesce(private.gstin_state(document ->> 'client_gstin'), document ->> 'client_state_code')
  end;
begin
  if chosen is null and is_abroad then
    perform private.refuse(422, 'place_of_supply_required', 'placeOfSupply');
  elsif chosen is not null and private.is_gst_state(chosen) is not true then
    perform private.refuse(422, 'place_of_supply_unknown', 'placeOfSupply');
  elsif (is_abroad or chosen <> of_client) and document ->> 'place_of_supply_reason' is null then
    perform private.refuse(422, 'place_of_supply_reason_required', 'placeOfSupplyReason');
  end if;
  return coalesce(chosen, of_client, seller.state_code);
end
$$;

-- A document that says the place is in India also says so for a client abroad.
create function private.supply_kind(document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(
    document ->> 'supply',
    case
      when coalesce(document ->> 'client_country', 'IN') <> 'IN' and coalesce(document ->> 'place_of_supply', '96') = '96'
      then 'export'
      else 'domestic'
    end
  );
end
$$;

-- An export leaves India (IGST Act s. 2(5), 2(6)), a SEZ unit is in India and registered (s. 2(20), CGST Rule 8), and nobody
-- supplies to their own registration.
create function private.check_supply_facts(seller public.businesses, document jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  supply constant text := private.supply_kind(document);
  is_abroad constant boolean := coalesce(document ->> 'client_country', 'IN') <> 'IN';
  form constant text := private.gstin_form(document ->> 'client_gstin');
begin
  if document ->> 'client_gstin' = seller.tax_id then
    perform private.refuse(422, 'gstin_own', 'clientGstin');
  elsif supply = 'export' and not is_abroad then
    perform private.refuse(422, 'export_within_india', 'clientCountry');
  elsif supply = 'export' and form not in ('non_resident', 'oidar') then
    perform private.refuse(422, 'export_to_gstin', 'clientGstin');
  elsif supply = 'sez' and is_abroad then
    perform private.refuse(422, 'sez_abroad', 'clientCountry');
  elsif supply = 'sez' and private.gstin_state(document ->> 'client_gstin') is null then
    perform private.refuse(422, 'sez_gstin_required', 'clientGstin');
  end if;
end
$$;
comment on function private.check_supply_facts(public.businesses, jsonb) is
  'Refuses a supply that the client''s country or GSTIN contradicts.';

-- Answers {supply, place_of_supply, split, charged, with_tax}; the last two are false on reverse charge and under a letter
-- of undertaking.
create function private.decided_supply(seller public.businesses, document jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  is_abroad constant boolean := coalesce(document ->> 'client_country', 'IN') <> 'IN';
  chosen constant text := document ->> 'place_of_supply';
  supply constant text := private.supply_kind(document);
  is_reversed constant boolean := coalesce((document ->> 'reverse_charge')::boolean, false);
  -- Who has a letter of undertaking pays none unless the document says so.
  with_tax constant boolean := supply = 'domestic'
    or coalesce((document ->> 'with_tax')::boolean, seller.lut_year is null or seller.gst_registration <> 'regular');
  place text;
  split text := 'none';
begin
  if not is_abroad and private.gstin_state(document ->> 'client_gstin') <> document ->> 'client_state_code' then
    perform private.refuse(
      422, 'gstin_other_state', 'clientGstin',
      jsonb_build_object('state', private.gstin_state(document ->> 'client_gstin'))
    );
  elsif seller.gst_registration <> 'regular' and is_reversed then
    perform private.refuse_tax(seller, 'reverseCharge');
  elsif seller.gst_registration = 'none' then
    return jsonb_build_object(
      'supply', supply, 'place_of_supply', null, 'split', split, 'charged', true, 'with_tax', with_tax
    );
  elsif seller.state_code is null then
    perform private.refuse(422, 'seller_state_required', 'state');
  end if;

  if supply = 'export' then
    if chosen <> '96' then
      perform private.refuse(422, 'export_place_of_supply', 'placeOfSupply');
    elsif is_reversed then
      perform private.refuse(422, 'export_reverse_charge', 'reverseCharge');
    end if;
    place := '96';
  else
    place := private.place_of_supply(seller, document);
  end if;

  if seller.gst_registration = 'regular' then
    if not with_tax then
      perform private.check_lut(seller, issued);
    end if;
    split := case
      when not with_tax then 'zero'
      when supply <> 'domestic' or place <> seller.state_code then 'inter'
      else 'intra'
    end;
  end if;
  return jsonb_build_object(
    'supply', supply, 'place_of_supply', place, 'split', split, 'charged', not is_reversed, 'with_tax', with_tax
  );
end
$$;
comment on function private.decided_supply(public.businesses, jsonb, date) is
  'As private.supply_of, of a document that was issued already, whatever its facts are.';

create function private.supply_of(seller public.businesses, document jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_supply_facts(seller, document);
  return private.decided_supply(seller, document, issued);
end
$$;
comment on function private.supply_of(public.businesses, jsonb, date) is
  'What tax a document of the seller bears, of {client_country, client_gstin, client_state_code, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason}.';

-- The number of equal taxes into which the rate of a document is split; 0 under a letter of undertaking.
create function private.tax_parts(supply text, with_tax boolean, place text, own_state text) returns integer
language sql immutable
set search_path = ''
as $$ select case when not with_tax then 0 when supply = 'domestic' and place = own_state then 2 else 1 end $$;

-- Lawful only if the person knows more than the document says, so they must confirm it by its code: a client without a GSTIN cannot
-- pay tax on reverse charge (CGST Act s. 9(3), 9(4)), and a composition dealer supplies within their State (s. 10(2)(c)).
create function private.check_confirmed(seller public.businesses, document jsonb, supply jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  confirmed constant jsonb := coalesce(document -> 'confirmed', '[]');
begin
  if not (supply -> 'charged')::boolean and document ->> 'client_gstin' is null
    and not confirmed ? 'reverse_charge_unregistered'
  then
    perform private.refuse(422, 'reverse_charge_unregistered', 'reverseCharge');
  elsif seller.gst_registration = 'composition'
    and (supply ->> 'supply' <> 'domestic' or supply ->> 'place_of_supply' <> seller.state_code)
    and not confirmed ? 'composition_beyond_state'
  then
    perform private.refuse(422, 'composition_beyond_state', 'placeOfSupply');
  end if;
end
$$;
comment on function private.check_confirmed(public.businesses, jsonb, jsonb) is
  'Refuses what is issued only when the codes in the document''s "confirmed" name it.';

-- For composition dealers and sellers without taxable supplies: only rows with no rate or 0 %. Exports and supplies to a SEZ are
-- zero-rated, whatever they are.
create function private.kind_of(seller public.businesses, supply jsonb, taxes jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when seller.gst_registration = 'composition' then 'bill_of_supply'
    when seller.gst_registration = 'regular'
      and supply ->> 'supply' = 'domestic'
      and not jsonb_path_exists(taxes, '$[*] ? (@.gst_rate > 0)')
    then 'bill_of_supply'
    else 'invoice'
  end;
end
$$;
comment on function private.kind_of(public.businesses, jsonb, jsonb) is 'Which document carries this supply and these taxes.';

-- For a document without tax: its rows have the usual code.
create function private.untaxed_items(seller public.businesses, items jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_agg(
    row.item - '{gst_rate,cess_minor}'::text[]
    || jsonb_build_object('hsn_sac', coalesce(row.item ->> 'hsn_sac', seller.default_hsn_sac))
    order by row.place
  )
  from jsonb_array_elements(items) with ordinality as row (item, place)
$$;

-- A document without tax gives the place of supply, and nothing about how it would be taxed.
create function private.untaxed_document(document jsonb) returns jsonb
language sql immutable
set search_path = ''
return document || '{"with_tax": true, "reverse_charge": false}'::jsonb;

create function private.untaxed_supply(supply jsonb) returns jsonb
language sql immutable
set search_path = ''
return supply || '{"split": "none"}'::jsonb;

-- The rows to compute: a registered seller's rows get the default rate and code if they give none. Rows with forbidden values are
-- refused.
create function private.taxed_items(seller public.businesses, items jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  taxed jsonb;
  taxing bigint;
  wrong record;
begin
  if seller.gst_registration <> 'regular' then
    select min(place) into taxing
    from rows from (
      jsonb_to_recordset(items) as (gst_rate numeric, cess_minor numeric)
    ) with ordinality as item (gst_rate, cess_minor, place)
    where item.gst_rate > 0 or item.cess_minor > 0;
    if taxing is not null then
      perform private.refuse_tax(seller, private.row_field(taxing, 'gstRate'));
    end if;
    return items;
  end if;

  select jsonb_agg(
    item || jsonb_build_object(
      'hsn_sac', coalesce(item ->> 'hsn_sac', seller.default_hsn_sac),
      'gst_rate', case
        when coalesce(item ->> 'taxability', 'taxable') = 'taxable'
        then coalesce((item ->> 'gst_rate')::numeric, seller.default_gst_rate)
        else (item ->> 'gst_rate')::numeric
      end
    ) order by place
  ) into taxed
  from jsonb_array_elements(items) with ordinality as row (item, place);

  select * into wrong
  from (
    select
      item.place,
      item.gst_rate,
      case
        when coalesce(item.taxability, 'taxable') <> 'taxable' then
          case when item.gst_rate > 0 or item.cess_minor > 0 then 'untaxed' end
        when item.gst_rate is null then 'missing'
        when item.gst_rate <> trunc(item.gst_rate) or not private.is_gst_rate(item.gst_rate::integer, issued) then
          'unknown'
        -- Services have codes that begin with 99.
        when item.hsn_sac !~ '^99' and private.is_uqc(upper(item.unit)) is not true then 'unit'
      end as fault
    from rows from (
      jsonb_to_recordset(taxed) as (gst_rate numeric, cess_minor numeric, taxability text, hsn_sac text, unit text)
    ) with ordinality as item (gst_rate, cess_minor, taxability, hsn_sac, unit, place)
  ) as row
  where row.fault is not null
  order by row.place
  limit 1;
  if wrong.fault = 'unit' then
    perform private.refuse(422, 'uqc_required', private.row_field(wrong.place, 'unit'));
  elsif wrong.fault = 'unknown' then
    perform private.refuse(
      422, 'gst_rate_unknown', private.row_field(wrong.place, 'gstRate'), jsonb_build_object('rate', wrong.gst_rate)
    );
  elsif wrong.fault is not null then
    perform private.refuse(
      422,
      case wrong.fault when 'missing' then 'gst_rate_required' else 'row_untaxed' end,
      private.row_field(wrong.place, 'gstRate')
    );
  end if;
  return taxed;
end
$$;
comment on function private.taxed_items(public.businesses, jsonb, date) is
  'The rows of a document with the defaults of the seller, or a refusal of what a row says of tax.';
