-- What a document comes to. The domain's totals.ts computes the same for whoever types it; a test holds both equal.

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
      end as field
    from jsonb_to_recordset(items) as item (
      quantity numeric, rate numeric, discount_percent numeric, discount_minor bigint, amount_minor bigint
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

-- The rows with what each comes to, and their sums. Amounts are whole minor units, each rounded half-up: a row's gross
-- amount, its discount by per cent, and its rupees, so that the rupee rows add up to the rupee total. In plpgsql, as all
-- that issuing asks: a connection keeps its plan.
create function private.calculate(items jsonb, currency text, exchange_rate numeric) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with gross as (
      select item.*, coalesce(round(coalesce(item.quantity, 1) * item.rate * 100), item.amount_minor) as gross_minor
      from rows from (
        jsonb_to_recordset(items) as (
          description text, quantity numeric, unit text, rate numeric, discount_percent numeric, discount_minor bigint,
          amount_minor bigint
        )
      ) with ordinality as item (
        description, quantity, unit, rate, discount_percent, discount_minor, amount_minor, position
      )
    ),
    reduced as (
      select
        gross.*,
        coalesce(round(gross_minor * discount_percent / 100), gross.discount_minor, 0) as reduced_minor
      from gross
    ),
    rows as (
      select
        position,
        btrim(description) as description,
        coalesce(quantity, 1) as quantity,
        unit,
        rate,
        discount_percent,
        reduced_minor as discount_minor,
        amount_minor as given_minor,
        gross_minor - reduced_minor as taxable_minor,
        case
          when calculate.currency = 'INR' then gross_minor - reduced_minor
          else round((gross_minor - reduced_minor) * calculate.exchange_rate)
        end as taxable_inr_minor
      from reduced
    )
    select jsonb_build_object(
      'items', jsonb_agg(to_jsonb(rows) order by position),
      -- An amount beside a rate must be what the row comes to.
      'disagrees', coalesce(bool_or(rate is not null and given_minor <> taxable_minor), false),
      'taxable_minor', sum(taxable_minor),
      'total_minor', sum(taxable_minor),
      'total_inr_minor', sum(taxable_inr_minor)
    )
    from rows
  );
end
$$;
comment on function private.calculate(jsonb, text, numeric) is
  'Of the rows of a document {description, quantity, unit, rate, discount_percent or discount_minor, or amount_minor}.';
revoke all on function private.calculate(jsonb, text, numeric) from public;

-- The rows of an issued document, as they were computed.
create function private.write_items(invoice_id uuid, owner uuid, items jsonb) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.invoice_items (
    invoice_id, user_id, position, description, quantity, unit, rate, discount_percent, discount_minor,
    taxable_minor, taxable_inr_minor
  )
  select
    write_items.invoice_id, owner, position, description, quantity, unit, rate, discount_percent, discount_minor,
    taxable_minor, taxable_inr_minor
  from jsonb_populate_recordset(null::public.invoice_items, write_items.items);
end
$$;
revoke all on function private.write_items(uuid, uuid, jsonb) from public;
