-- Computes a document's sums. The domain's gst/tax.ts computes the same while typing; a test keeps both equal.

-- Hosted functions have two seconds of CPU in their life, and the most expensive letters of a PDF take ten microseconds each:
-- joined or reordered letters with figures or words of other scripts between them. So an issued document can always be drawn
-- (decision 0023).
create function private.check_drawable(items jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  most constant integer := 50000;
begin
  -- Each of them is two bytes or three.
  if pg_column_size(items) > 2 * most and char_length(regexp_replace(
    items::text, '[^\u0600-\u06ff\u0750-\u077f\u08a0-\u0dff\ufb50-\ufdff\ufe70-\ufefe]+', '', 'g'
  )) > most then
    perform private.refuse(422, 'script_too_long', 'items', jsonb_build_object('most', most));
  end if;
end
$$;
comment on function private.check_drawable(jsonb) is
  'Refuses rows with more letters of Urdu and Indian scripts than a PDF is drawn of in time.';

-- Refuses values that the columns of a row would round or reject, before anything is computed with them: a column's own refusal
-- does not say which row it is.
create function private.check_items(items jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong record;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > private.most_items() then
    perform private.refuse(422, 'too_many_items', 'items', jsonb_build_object('most', private.most_items()));
  end if;
  perform private.check_drawable(items);

  select * into wrong
  from (
    select
      place,
      coalesce(private.item_fault(
        description, hsn_sac, unit, quantity, rate is null, rate, discount_percent, discount_minor
      ), case
        when num_nonnulls(discount_percent, discount_minor) > 1 then 'discount'
        when num_nonnulls(rate, amount_minor) = 0 then 'amount'
        -- Nothing above this limit is issued, and nothing below it overflows before it is refused.
        when abs(discount_minor) > private.most_minor() then 'discount'
        when abs(amount_minor) > private.most_minor() then 'amount'
        when cess_minor not between 0 and private.most_minor() then 'cess'
        when not private.is_taxability(taxability) then 'taxability'
      end) as field
    from rows from (
      jsonb_to_recordset(items) as (
        description text, hsn_sac text, unit text, quantity numeric, rate numeric, discount_percent numeric,
        discount_minor bigint, amount_minor bigint, cess_minor bigint, taxability text
      )
    ) with ordinality as item (
      description, hsn_sac, unit, quantity, rate, discount_percent, discount_minor, amount_minor, cess_minor, taxability,
      place
    )
  ) as row
  where row.field is not null
  order by place
  limit 1;
  if found then
    perform private.refuse(
      422,
      case wrong.field
        when 'description' then 'description_too_long'
        when 'hsnSac' then 'hsn_sac_invalid'
        else 'item_invalid'
      end,
      private.row_field(wrong.place, wrong.field)
    );
  end if;
end
$$;

-- The taxable amount and the equal taxes of the rows of one rate. `plain` is before tax, `priced` with it, and `carried` is what
-- earlier rates left over. For prices with tax, the tax is its share of the price (CGST Rule 35), so that both make up the price.
-- Two equal taxes cannot always make up a price exactly: then the taxes are right for their base, and one paisa is left. Division
-- is of whole numbers, half-up: a quotient of `numeric` has few decimals.
create function private.tax_of_rate(
  plain numeric,
  priced numeric,
  rate numeric,
  parts integer,
  carried numeric,
  out taxable numeric,
  out tax numeric,
  out remainder numeric
)
language plpgsql immutable
set search_path = ''
as $$
declare
  whole constant numeric := 10000 * parts;
  price numeric;
begin
  taxable := plain;
  remainder := carried;
  tax := 0;
  if parts = 0 then
    return;
  end if;
  tax := div(plain * rate + whole / 2, whole);
  if priced = 0 then
    return;
  end if;
  price := priced + plain + parts * tax + carried;
  tax := div(price * rate + div(whole + parts * rate, 2), whole + parts * rate);
  taxable := price - parts * tax;
  remainder := case when parts = 2 then div(taxable * rate + whole / 2, whole) - tax else 0 end;
  taxable := taxable - remainder;
end
$$;

-- The rows with their amounts, and their sums. Amounts are whole minor units, each rounded half-up: a row's gross amount, and its
-- discount by per cent. The total is converted into rupees once. The taxable amount is converted once for all rows: each row is the
-- sum up to it less the sum up to the one before, so that the rows in rupees add up. Tax is computed by rate on the sum of the
-- taxable amounts; the difference to the rows' own taxes is carried along the rows, so that they add up as well. In plpgsql, as all
-- functions of issuing: a connection keeps its plan.
create function private.calculate(items jsonb, terms jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_inr constant boolean := terms ->> 'currency' = 'INR';
  in_rupees constant numeric := case when is_inr then 1 else (terms ->> 'exchange_rate')::numeric end;
  split constant text := terms ->> 'split';
  parts constant integer := case split when 'inter' then 1 when 'intra' then 2 else 0 end;
  is_charged constant boolean := (terms ->> 'charged')::boolean;
  -- Whether rates hold the tax. They cannot hold one that the seller does not take.
  is_inside constant boolean := parts > 0 and is_charged and (terms ->> 'prices_include_tax')::boolean;
  whole constant numeric := 10000 * greatest(parts, 1);
  -- Of each row: the amount beside a rate, the discount, what it comes to (with its tax inside, but without its cess), the
  -- rate of its tax …
  givens numeric[];
  discounts numeric[];
  values numeric[];
  rates integer[];
  insides boolean[];
  cesses numeric[];
  taxables numeric[];
  row_taxes numeric[];
  rupees numeric[] := '{}';
  line record;
  its record;
  -- What rows before have taken: of the prices, of what is taxed, of the tax.
  priced numeric;
  share numeric;
  taxed numeric;
  tax numeric;
  reached numeric;
  remainder numeric := 0;
  by_rate jsonb[] := '{}';
  sums record;
  added_minor numeric;
  total_minor numeric;
  round_off_minor numeric;
begin
  select
    array_agg(case when rate is not null then amount_minor end order by position),
    array_agg(reduced_minor order by position),
    array_agg(gross_minor - reduced_minor - case when inside then cess else 0 end order by position),
    array_agg(taxed_at order by position),
    array_agg(inside order by position),
    array_agg(cess order by position),
    array_agg(0::numeric order by position)
  into givens, discounts, values, rates, insides, cesses, row_taxes
  from (
    select
      gross.*,
      coalesce(round(gross_minor * discount_percent * 0.01), gross.discount_minor, 0) as reduced_minor,
      is_inside and rate is not null and taxed_at is not null as inside,
      case when parts > 0 and taxed_at is not null then coalesce(gross.cess_minor, 0) else 0 end as cess
    from (
      select
        item.*,
        coalesce(round(coalesce(item.quantity, 1) * item.rate * 100), item.amount_minor) as gross_minor,
        case when split <> 'none' and coalesce(item.taxability, 'taxable') = 'taxable' then item.gst_rate end as taxed_at
      from rows from (
        jsonb_to_recordset(items) as (
          quantity numeric, rate numeric, discount_percent numeric, discount_minor bigint, amount_minor bigint,
          taxability text, gst_rate integer, cess_minor bigint
        )
      ) with ordinality as item (
        quantity, rate, discount_percent, discount_minor, amount_minor, taxability, gst_rate, cess_minor, position
      )
    ) as gross
  ) as row;
  taxables := values;

  -- From the lowest rate on: what one cannot split of its prices goes into those of the next.
  for line in
    select
      rate,
      coalesce(sum(value) filter (where not inside), 0) as plain,
      coalesce(sum(value) filter (where inside), 0) as priced,
      sum(cess) as cess
    from unnest(rates, values, insides, cesses) as row (rate, value, inside, cess)
    where rate is not null
    group by rate
    order by rate
  loop
    its := private.tax_of_rate(line.plain, line.priced, line.rate, parts, remainder);
    remainder := its.remainder;
    by_rate := by_rate || jsonb_build_object(
      'gst_rate', line.rate,
      'taxable_minor', its.taxable,
      'cgst_minor', case when parts = 2 then its.tax else 0 end,
      'sgst_minor', case when parts = 2 then its.tax else 0 end,
      'igst_minor', case when parts = 1 then its.tax else 0 end,
      'cess_minor', line.cess
    );
    priced := 0;
    share := 0;
    taxed := 0;
    tax := 0;
    for at in 1..cardinality(rates) loop
      continue when rates[at] is distinct from line.rate;
      -- Rows with a price share what their prices come to before tax: up to each row, so that the shares add up.
      if insides[at] then
        priced := priced + values[at];
        reached := coalesce(
          div(priced * (its.taxable - line.plain) + div(line.priced, 2), nullif(line.priced, 0)), 0
        );
        taxables[at] := reached - share;
        share := reached;
      end if;
      -- The same with each part of the tax.
      taxed := taxed + taxables[at];
      reached := case
        when taxed = its.taxable or parts = 0 then its.tax
        else least(div(taxed * line.rate + whole / 2, whole), its.tax)
      end;
      row_taxes[at] := reached - tax;
      tax := reached;
    end loop;
  end loop;

  share := 0;
  taxed := 0;
  for at in 1..cardinality(rates) loop
    taxed := taxed + taxables[at];
    reached := round(taxed * in_rupees);
    rupees[at] := reached - share;
    share := reached;
  end loop;

  select
    -- What was given stays; only what is computed is made anew, since an object of all columns takes three times as long.
    jsonb_agg(
      item || jsonb_build_object(
        'includes_tax', inside,
        'discount_minor', discount,
        'gst_rate', rate,
        'taxable_minor', taxable,
        'taxable_inr_minor', worth,
        'cgst_minor', case when parts = 2 then row_tax else 0 end,
        'sgst_minor', case when parts = 2 then row_tax else 0 end,
        'igst_minor', case when parts = 1 then row_tax else 0 end,
        'cess_minor', cess
      ) order by position
    ) as items,
    -- An amount beside a rate must be what the row comes to: as it was typed, or before tax.
    min(position) filter (
      where given not in (value + case when inside then cess else 0 end, taxable)
    ) as disagreeing,
    -- What a discount takes whole stays; a cess on it would be left of nothing.
    min(position) filter (
      where taxable < 0 or taxable = 0 and (discount = 0 or cess > 0)
    ) as empty,
    sum(taxable) as taxable_minor,
    sum(case when parts = 2 then row_tax else 0 end) as cgst_minor,
    sum(case when parts = 2 then row_tax else 0 end) as sgst_minor,
    sum(case when parts = 1 then row_tax else 0 end) as igst_minor,
    sum(cess) as cess_minor
  into sums
  from rows from (
    jsonb_array_elements(items), unnest(givens), unnest(discounts), unnest(values), unnest(rates), unnest(insides),
    unnest(cesses), unnest(taxables), unnest(row_taxes), unnest(rupees)
  ) with ordinality as row (item, given, discount, value, rate, inside, cess, taxable, row_tax, worth, position);

  added_minor := case
    when is_charged then sums.cgst_minor + sums.sgst_minor + sums.igst_minor + sums.cess_minor
    else 0
  end;
  round_off_minor := case
    when not is_inr or not (terms ->> 'round_off')::boolean then remainder
    -- To the next hundred of paise, if that leaves something to pay.
    when sums.taxable_minor + added_minor < 50 then 0
    else div(sums.taxable_minor + added_minor + 50, 100) * 100 - sums.taxable_minor - added_minor
  end;
  total_minor := sums.taxable_minor + added_minor + round_off_minor;
  return jsonb_build_object(
    'items', sums.items,
    -- The first row of which that is so; null of none.
    'disagreeing', sums.disagreeing,
    'empty', sums.empty,
    'taxes', to_jsonb(by_rate),
    'taxable_minor', sums.taxable_minor,
    'cgst_minor', sums.cgst_minor,
    'sgst_minor', sums.sgst_minor,
    'igst_minor', sums.igst_minor,
    'cess_minor', sums.cess_minor,
    'round_off_minor', round_off_minor,
    'total_minor', total_minor,
    'total_inr_minor', round(total_minor * in_rupees)
  );
end
$$;
comment on function private.calculate(jsonb, jsonb) is
  'Of the rows of a document {description, quantity, unit, rate, discount_percent or discount_minor, or amount_minor, hsn_sac, taxability, gst_rate, cess_minor}, by {currency, exchange_rate, split: none, intra, inter or zero, charged, prices_include_tax, round_off}.';
