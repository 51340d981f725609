-- What a document comes to. The domain's gst/tax.ts computes the same for whoever types it; a test holds both equal.

-- Refuses what the columns of a row would round or cannot know of, before anything is computed with it.
create function private.check_items(items jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong record;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  end if;

  select * into wrong
  from (
    select
      case
        -- What is no number, or none of a size, is above all others.
        when quantity not between 0 and 1000000 or scale(quantity) > 3 then 'quantity'
        when rate is null and quantity <> trunc(quantity) then 'quantity'
        when rate not between 0 and 9999999999.9999 or scale(rate) > 4 then 'rate'
        when discount_percent not between 0 and 100 or scale(discount_percent) > 2 then 'discount'
        when num_nonnulls(discount_percent, discount_minor) > 1 then 'discount'
        when num_nonnulls(discount_percent, discount_minor) > 0 and rate is null then 'discount'
        when num_nonnulls(rate, amount_minor) = 0 then 'amount'
        -- Above it nothing is issued, and nothing overflows on the way to being refused.
        when abs(discount_minor) > private.most_minor() then 'discount'
        when abs(amount_minor) > private.most_minor() then 'amount'
        when cess_minor not between 0 and private.most_minor() then 'cess'
        when taxability not in ('taxable', 'nil', 'exempt', 'non_gst') then 'taxability'
      end as field
    from jsonb_to_recordset(items) as item (
      quantity numeric, rate numeric, discount_percent numeric, discount_minor bigint, amount_minor bigint,
      cess_minor bigint, taxability text
    )
  ) as row
  where row.field is not null
  limit 1;
  if found then
    perform private.refuse(422, 'item_invalid', wrong.field);
  end if;
end
$$;
revoke all on function private.check_items(jsonb) from public;

-- What the rows of one rate are taxed on, and each of the parts that the tax is split into. `plain` is before tax, `priced`
-- with it, and `carried` what the rates before have left. Of prices with tax the tax is their share of it (CGST Rule 35), so
-- that both make up the price. Two equal taxes that are also right for what they are on cannot make up every price: then
-- they are right, and one paisa is left. Division is of whole numbers, half-up: a quotient of `numeric` has few decimals.
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
  if parts = 0 then
    tax := 0;
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
revoke all on function private.tax_of_rate(numeric, numeric, numeric, integer, numeric) from public;

-- The rows with what each comes to, and their sums. Amounts are whole minor units, each rounded half-up: a row's gross
-- amount, its discount by per cent, and its rupees, so that the rupee rows add up to the rupee total. Tax is computed by
-- rate on the sum of what is taxed; the difference to the rows' own taxes is carried along the rows, so that they add up
-- as well. In plpgsql, as all that issuing asks: a connection keeps its plan.
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
  charged constant boolean := (terms ->> 'charged')::boolean;
  -- Whether rates hold the tax. They cannot hold one that the seller does not take.
  inside constant boolean := parts > 0 and charged and (terms ->> 'prices_include_tax')::boolean;
  rounds constant boolean := is_inr and (terms ->> 'round_off')::boolean;
  whole constant numeric := 10000 * greatest(parts, 1);
begin
  return (
    with recursive gross as (
      select item.*, coalesce(round(coalesce(item.quantity, 1) * item.rate * 100), item.amount_minor) as gross_minor
      from rows from (
        jsonb_to_recordset(items) as (
          description text, hsn_sac text, quantity numeric, unit text, rate numeric, discount_percent numeric,
          discount_minor bigint, amount_minor bigint, taxability text, gst_rate integer, cess_minor bigint
        )
      ) with ordinality as item (
        description, hsn_sac, quantity, unit, rate, discount_percent, discount_minor, amount_minor, taxability, gst_rate,
        cess_minor, position
      )
    ),
    reduced as (
      select
        gross.*,
        coalesce(round(gross_minor * discount_percent * 0.01), gross.discount_minor, 0) as reduced_minor,
        case when split <> 'none' and coalesce(taxability, 'taxable') = 'taxable' then gross.gst_rate end as taxed_at
      from gross
    ),
    valued as (
      select
        reduced.*,
        gross_minor - reduced_minor as value_minor,
        inside and rate is not null and taxed_at is not null as includes_tax,
        case when parts > 0 and taxed_at is not null then coalesce(reduced.cess_minor, 0) else 0 end as cess
      from reduced
    ),
    parted as (
      select
        valued.*,
        case when includes_tax then 0 else value_minor end as plain,
        case when includes_tax then value_minor - cess else 0 end as priced
      from valued
    ),
    rates as (
      select
        taxed_at, row_number() over (order by taxed_at) as place, sum(plain) as plain, sum(priced) as priced,
        sum(cess) as cess
      from parted
      where taxed_at is not null
      group by taxed_at
    ),
    -- From the lowest on: what one cannot split of its prices goes into those of the next.
    by_rate as (
      select
        0::bigint as place, null::integer as taxed_at, 0::numeric as plain, 0::numeric as priced, 0::numeric as cess,
        0::numeric as taxable, 0::numeric as tax, 0::numeric as remainder
      union all
      select rates.place, rates.taxed_at, rates.plain, rates.priced, rates.cess, its.taxable, its.tax, its.remainder
      from by_rate
      join rates on rates.place = by_rate.place + 1
      cross join lateral private.tax_of_rate(
        rates.plain, rates.priced, rates.taxed_at, parts, by_rate.remainder
      ) as its
    ),
    -- Rows with a price share what their prices come to before tax: up to each row, so that the shares add up.
    priced_up_to as (
      select
        parted.*, by_rate.taxable as rate_taxable, by_rate.tax as rate_tax,
        div(
          sum(parted.priced) over (partition by taxed_at order by position) * (by_rate.taxable - by_rate.plain)
            + div(by_rate.priced, 2),
          nullif(by_rate.priced, 0)
        ) as reached
      from parted
      left join by_rate using (taxed_at)
    ),
    taxable as (
      select
        priced_up_to.*,
        case
          when includes_tax then
            coalesce(reached - lag(reached, 1, 0::numeric) over (partition by taxed_at order by position), 0)
          else value_minor
        end as taxable_minor
      from priced_up_to
    ),
    -- The same with each part of the tax.
    taxed_up_to as (
      select
        taxable.*,
        case
          when parts = 0 or taxed_at is null then 0
          when sum(taxable_minor) over up_to = rate_taxable then rate_tax
          else least(div(sum(taxable_minor) over up_to * taxed_at + whole / 2, whole), rate_tax)
        end as tax_reached
      from taxable
      window up_to as (partition by taxed_at order by position)
    ),
    taxed as (
      select
        taxed_up_to.*, tax_reached - lag(tax_reached, 1, 0::numeric) over (partition by taxed_at order by position) as tax
      from taxed_up_to
    ),
    rows as (
      select
        position,
        btrim(description) as description,
        hsn_sac,
        coalesce(quantity, 1) as quantity,
        unit,
        rate,
        includes_tax,
        discount_percent,
        reduced_minor as discount_minor,
        amount_minor as given_minor,
        value_minor,
        coalesce(taxability, 'taxable') as taxability,
        taxed_at as gst_rate,
        taxable_minor,
        round(taxable_minor * in_rupees) as taxable_inr_minor,
        case when parts = 2 then tax else 0 end as cgst_minor,
        case when parts = 2 then tax else 0 end as sgst_minor,
        case when parts = 1 then tax else 0 end as igst_minor,
        cess as cess_minor
      from taxed
    ),
    sums as (
      select
        jsonb_agg(to_jsonb(rows) - 'value_minor' order by position) as items,
        -- An amount beside a rate must be what the row comes to: as it was typed, or before tax.
        coalesce(bool_or(rate is not null and given_minor not in (value_minor, taxable_minor)), false) as disagrees,
        sum(taxable_minor) as taxable_minor,
        sum(taxable_inr_minor) as taxable_inr_minor,
        sum(cgst_minor) as cgst_minor,
        sum(sgst_minor) as sgst_minor,
        sum(igst_minor) as igst_minor,
        sum(cess_minor) as cess_minor
      from rows
    ),
    added as (
      select
        sums.*,
        case when charged then cgst_minor + sgst_minor + igst_minor + cess_minor else 0 end as added_minor,
        -- Each line of the totals is converted by itself, so that the rupees add up as well.
        case
          when charged then
            round(cgst_minor * in_rupees) + round(sgst_minor * in_rupees) + round(igst_minor * in_rupees)
              + round(cess_minor * in_rupees)
          else 0
        end as added_inr_minor
      from sums
    ),
    rounded as (
      select
        added.*,
        case
          -- To the next hundred of paise, if that leaves something to pay.
          when rounds and taxable_minor + added_minor >= 50 then
            div(taxable_minor + added_minor + 50, 100) * 100 - taxable_minor - added_minor
          when rounds then 0
          else (select remainder from by_rate order by place desc limit 1)
        end as round_off_minor
      from added
    )
    select jsonb_build_object(
      'items', items,
      'disagrees', disagrees,
      'taxes', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'gst_rate', taxed_at,
              'taxable_minor', taxable,
              'cgst_minor', case when parts = 2 then tax else 0 end,
              'sgst_minor', case when parts = 2 then tax else 0 end,
              'igst_minor', case when parts = 1 then tax else 0 end,
              'cess_minor', cess
            ) order by place
          ),
          '[]'
        )
        from by_rate
        where place > 0
      ),
      'taxable_minor', taxable_minor,
      'cgst_minor', cgst_minor,
      'sgst_minor', sgst_minor,
      'igst_minor', igst_minor,
      'cess_minor', cess_minor,
      'round_off_minor', round_off_minor,
      'total_minor', taxable_minor + added_minor + round_off_minor,
      'total_inr_minor', taxable_inr_minor + added_inr_minor + round(round_off_minor * in_rupees)
    )
    from rounded
  );
end
$$;
comment on function private.calculate(jsonb, jsonb) is
  'Of the rows of a document {description, quantity, unit, rate, discount_percent or discount_minor, or amount_minor, hsn_sac, taxability, gst_rate, cess_minor}, by {currency, exchange_rate, split: none, intra, inter or zero, charged, prices_include_tax, round_off}.';
revoke all on function private.calculate(jsonb, jsonb) from public;

-- The rows of an issued document, as they were computed.
create function private.write_items(invoice_id uuid, owner uuid, items jsonb) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.invoice_items (
    invoice_id, user_id, position, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor
  )
  select
    write_items.invoice_id, owner, position, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor
  from jsonb_populate_recordset(null::public.invoice_items, write_items.items);
end
$$;
revoke all on function private.write_items(uuid, uuid, jsonb) from public;
