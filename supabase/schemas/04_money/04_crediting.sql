-- Computes credit notes: rows of their invoice, whole or in part, never more than is left, and exact to the paisa in any number of
-- steps. Nothing is written here.

create function private.half_up(numerator numeric, denominator numeric) returns numeric
language plpgsql immutable
set search_path = ''
as $$ begin return div(2 * numerator + denominator, 2 * denominator); end $$;
comment on function private.half_up(numeric, numeric) is
  'The quotient of whole numbers that are not negative, as a whole number.';

-- Each equal part of the tax on what the rows of a document are worth in rupees (CGST Rule 34).
create function private.tax_on_rupees(invoice_id uuid, parts integer) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(private.half_up(worth.minor * worth.gst_rate, 10000 * parts)), 0)::bigint
  from (
    select item.gst_rate, sum(item.taxable_inr_minor) as minor
    from books.invoice_items as item
    where item.invoice_id = tax_on_rupees.invoice_id and item.gst_rate is not null and parts > 0
    group by item.gst_rate
  ) as worth
$$;

-- The rows of an invoice with the rest that its credit notes have left, in their order.
create function private.creditable_items(invoice_id uuid)
returns table (item books.invoice_items, rest_minor bigint, rest_inr_minor bigint, rest_cess_minor bigint, returned numeric)
language sql stable
set search_path = ''
as $$
  select
    item,
    item.taxable_minor - taken.taxable_minor,
    item.taxable_inr_minor - taken.taxable_inr_minor,
    item.cess_minor - taken.cess_minor,
    taken.returned
  from books.invoice_items as item
  cross join lateral (
    select
      coalesce(sum(part.taxable_minor), 0)::bigint as taxable_minor,
      coalesce(sum(part.taxable_inr_minor), 0)::bigint as taxable_inr_minor,
      coalesce(sum(part.cess_minor), 0)::bigint as cess_minor,
      coalesce(sum(part.returned_quantity), 0) as returned
    from books.invoice_items as part
    join books.invoices as note on note.id = part.invoice_id
    where part.original_item_id = item.id and note.sign = -1 and note.cancelled_at is null
  ) as taken
  where item.invoice_id = creditable_items.invoice_id
  order by item.position
$$;

-- The same by rate, for an invoice with tax. `taken` is the taxable amount, `tax` one of its equal parts.
create function private.creditable_taxes(invoice books.invoices)
returns table (
  gst_rate integer, parts integer, taxable_minor bigint, taken_minor bigint, tax_minor bigint, taken_tax_minor bigint
)
language sql stable
set search_path = ''
as $$
  select
    line.gst_rate,
    case when line.cgst_minor > 0 then 2 else 1 end,
    line.taxable_minor,
    taken.taxable_minor,
    line.cgst_minor + line.igst_minor,
    taken.tax_minor
  from jsonb_to_recordset(invoice.taxes) as line (
    gst_rate integer, taxable_minor bigint, cgst_minor bigint, igst_minor bigint
  )
  cross join lateral (
    select
      coalesce(sum(part.taxable_minor), 0)::bigint as taxable_minor,
      coalesce(sum(part.cgst_minor + part.igst_minor), 0)::bigint as tax_minor
    from books.invoices as note
    cross join jsonb_to_recordset(note.taxes) as part (
      gst_rate integer, taxable_minor bigint, cgst_minor bigint, igst_minor bigint
    )
    where note.original_id = invoice.id
      and note.list = 'credit_notes'
      and note.cancelled_at is null
      and part.gst_rate = line.gst_rate
  ) as taken
$$;

create function private.refuse_credit(invoice books.invoices, left_minor numeric) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422, 'more_than_creditable', 'amount', jsonb_build_object('minor', left_minor, 'currency', invoice.currency)
  );
end
$$;

-- The part of each row that a credit note takes, in their order, from the rows that it names: a quantity, or an amount of the
-- value.
create function private.credited_rows(
  invoice books.invoices,
  items jsonb,
  out takes numeric[],
  out quantities numeric[]
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked record;
  quantity numeric;
  value numeric;
begin
  takes := '{}';
  quantities := '{}';
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  elsif (
    select count(*) filter (where known.item is null) > 0 or count(*) <> count(distinct named.id)
    from jsonb_to_recordset(items) as named (id uuid)
    left join private.creditable_items(invoice.id) as known on (known.item).id = named.id
  ) then
    perform private.refuse(422, 'credit_row_unknown', 'items');
  end if;

  for asked in
    select known.*, named.quantity as quantity, named.amount_minor as amount_minor, named.id as named
    from private.creditable_items(invoice.id) as known
    left join jsonb_to_recordset(items) as named (id uuid, quantity numeric, amount_minor numeric)
      on named.id = (known.item).id
    order by (known.item).position
  loop
    value := 0;
    if asked.named is not null then
      quantity := (asked.item).quantity;
      -- What is no number, or none of a size, is above all others.
      if num_nonnulls(asked.quantity, asked.amount_minor) <> 1
        or asked.quantity not between 0.001 and quantity - asked.returned
        or scale(asked.quantity) > 3
      then
        perform private.refuse(422, 'item_invalid', 'quantity');
      elsif asked.amount_minor <> trunc(asked.amount_minor) or asked.amount_minor < 1 then
        perform private.refuse(422, 'item_invalid', 'amount');
      end if;
      -- Up to here, less what is taken already: so the parts add up.
      value := coalesce(
        asked.amount_minor,
        private.half_up((asked.item).taxable_minor * (asked.returned + asked.quantity) * 1000, quantity * 1000)
          - private.half_up((asked.item).taxable_minor * asked.returned * 1000, quantity * 1000)
      );
      if value > asked.rest_minor then
        perform private.refuse_credit(invoice, asked.rest_minor);
      elsif value = 0 then
        perform private.refuse(422, 'item_invalid', 'amount');
      end if;
    end if;
    takes := takes || value;
    quantities := quantities || asked.quantity;
  end loop;
end
$$;

-- The same from an amount for the whole note, tax included: it is shared among the rates by what is left at each. There it is a
-- price with its tax inside, and its value is shared among the rows. Each share is the running total less the running total before
-- it.
create function private.credited_amount(invoice books.invoices, amount_minor numeric) returns numeric[]
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  rest_total constant numeric := invoice.total_minor - invoice.credited_minor;
  rests numeric[];
  rates integer[];
  takes numeric[];
  rest_sum numeric;
  line record;
  passed numeric := 0;
  shared numeric := 0;
  reached numeric;
  share numeric;
  row_passed numeric;
  row_shared numeric;
begin
  select
    array_agg(rest_minor::numeric order by (item).position),
    array_agg((item).gst_rate order by (item).position),
    array_agg(0::numeric order by (item).position)
  into rests, rates, takes
  from private.creditable_items(invoice.id);
  if (amount_minor between 1 and rest_total) is not true then
    perform private.refuse_credit(invoice, rest_total);
  elsif amount_minor = rest_total then
    return rests;
  end if;

  for line in
    select rest.*, sum(rest.gross) over () as all_gross
    from (
      select
        row.rate,
        sum(row.rest) as taxable,
        case when invoice.reverse_charge then 0 else sum(row.cess) end as cess,
        max(known.parts) as parts,
        coalesce(max(known.tax_minor), 0) as tax,
        sum(row.rest) + case
          when invoice.reverse_charge then 0
          else sum(row.cess) + coalesce(max(known.parts * (known.tax_minor - known.taken_tax_minor)), 0)
        end as gross
      from (
        select (item).gst_rate as rate, rest_minor as rest, rest_cess_minor as cess
        from private.creditable_items(invoice.id)
      ) as row
      left join private.creditable_taxes(invoice) as known on known.gst_rate = row.rate
      group by row.rate
    ) as rest
    order by rest.rate nulls first
  loop
    continue when line.taxable = 0;
    -- Of what rounds the total, its part.
    rest_sum := amount_minor - round((rest_total - line.all_gross) * amount_minor / rest_total);
    passed := passed + line.gross;
    reached := private.half_up(rest_sum * passed, line.all_gross);
    share := reached - shared;
    shared := reached;
    share := share - private.half_up(share * line.cess, line.gross);
    if line.tax > 0 and not invoice.reverse_charge then
      share := (private.tax_of_rate(0, share, line.rate, line.parts, 0)).taxable;
    end if;
    share := least(share, line.taxable);

    row_passed := 0;
    row_shared := 0;
    for at in 1..cardinality(rests) loop
      continue when rates[at] is distinct from line.rate;
      row_passed := row_passed + rests[at];
      reached := private.half_up(share * row_passed, line.taxable);
      takes[at] := reached - row_shared;
      row_shared := reached;
    end loop;
  end loop;
  return takes;
end
$$;

-- The sums of a credit note that takes these parts of the rows. Its tax is that of everything taken at a rate so far, less what
-- earlier notes took. The note that takes the last of a rate takes the last of its tax, and the note that takes the last of all
-- takes the rest of the total, so that no paisa is lost in any number of steps.
create function private.credit_of(
  invoice books.invoices,
  takes numeric[],
  quantities numeric[],
  amount_minor numeric
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  rest_total constant numeric := invoice.total_minor - invoice.credited_minor;
  in_rupees constant numeric := case when invoice.currency = 'INR' then 1 else invoice.exchange_rate end;
  rates integer[];
  row_taxes numeric[];
  cesses numeric[];
  is_all boolean;
  line record;
  tax numeric;
  passed numeric;
  reached numeric;
  row_tax numeric;
  taxes jsonb := '[]';
  sums record;
  rest_sum numeric;
  sum_minor numeric;
  round_off numeric;
  total numeric;
  rest_inr numeric;
begin
  select
    array_agg((item).gst_rate order by (item).position),
    array_agg(0::numeric order by (item).position),
    array_agg(
      case
        when take = 0 then 0
        when take = rest_minor then rest_cess_minor
        else greatest(
          0,
          private.half_up((item).cess_minor * ((item).taxable_minor - rest_minor + take), (item).taxable_minor)
            - ((item).cess_minor - rest_cess_minor)
        )
      end order by (item).position
    ),
    bool_and(take = rest_minor),
    sum(rest_minor + case when invoice.reverse_charge then 0 else rest_cess_minor end)
  into rates, row_taxes, cesses, is_all, rest_sum
  from private.creditable_items(invoice.id)
  cross join lateral (select takes[(item).position] as take) as taking;

  for line in
    select known.*, sum(takes[at]) as take, sum(cesses[at]) as cess
    from private.creditable_taxes(invoice) as known
    cross join lateral generate_subscripts(rates, 1) as at
    where rates[at] = known.gst_rate
    group by known.gst_rate, known.parts, known.taxable_minor, known.taken_minor, known.tax_minor, known.taken_tax_minor
    order by known.gst_rate
  loop
    if not invoice.reverse_charge then
      rest_sum := rest_sum + line.parts * (line.tax_minor - line.taken_tax_minor);
    end if;
    continue when line.take = 0;
    reached := line.taken_minor + line.take;
    tax := case
      when reached = line.taxable_minor then line.tax_minor
      else least(private.half_up(reached * line.gst_rate, 10000 * line.parts), line.tax_minor)
    end;
    tax := greatest(tax - line.taken_tax_minor, 0);
    taxes := taxes || jsonb_build_object(
      'gst_rate', line.gst_rate,
      'taxable_minor', line.take,
      'cgst_minor', case when line.parts = 2 then tax else 0 end,
      'sgst_minor', case when line.parts = 2 then tax else 0 end,
      'igst_minor', case when line.parts = 1 then tax else 0 end,
      'cess_minor', line.cess
    );
    passed := 0;
    row_tax := 0;
    for at in 1..cardinality(rates) loop
      continue when rates[at] is distinct from line.gst_rate;
      passed := passed + takes[at];
      reached := private.half_up(tax * passed, line.take);
      row_taxes[at] := reached - row_tax;
      row_tax := reached;
    end loop;
  end loop;

  select
    jsonb_agg(
      private.row_facts(item) || jsonb_build_object(
        'original_item_id', (item).id,
        'taxable_minor', take,
        'taxable_inr_minor', case
          when take = rest_minor then rest_inr_minor
          else least(round(take * in_rupees), rest_inr_minor)
        end,
        'cgst_minor', case when split.parts = 2 then row_taxes[(item).position] else 0 end,
        'sgst_minor', case when split.parts = 2 then row_taxes[(item).position] else 0 end,
        'igst_minor', case when split.parts = 1 then row_taxes[(item).position] else 0 end,
        'cess_minor', cesses[(item).position]
      ) || case
        -- A row that is taken whole keeps its text and figures.
        when take = (item).taxable_minor then jsonb_build_object(
          'quantity', (item).quantity, 'returned_quantity', (item).quantity, 'unit', (item).unit, 'rate', (item).rate,
          'includes_tax', (item).includes_tax, 'discount_percent', (item).discount_percent,
          'discount_minor', (item).discount_minor
        )
        when quantities[(item).position] is not null then jsonb_build_object(
          'quantity', quantities[(item).position], 'returned_quantity', quantities[(item).position],
          'unit', (item).unit, 'includes_tax', false, 'discount_minor', 0,
          'rate', case when take = round(quantities[(item).position] * (item).rate * 100) then (item).rate end
        )
        else '{"quantity": 1, "includes_tax": false, "discount_minor": 0}'
      end
      order by (item).position
    ) filter (where take > 0) as items,
    coalesce(sum(take), 0) as taxable_minor,
    coalesce(sum(row_taxes[(item).position]) filter (where split.parts = 2), 0) as half_minor,
    coalesce(sum(row_taxes[(item).position]) filter (where split.parts = 1), 0) as igst_minor,
    coalesce(sum(cesses[(item).position]) filter (where take > 0), 0) as cess_minor
  into sums
  from private.creditable_items(invoice.id)
  cross join lateral (select takes[(item).position] as take) as taking
  left join private.creditable_taxes(invoice) as split on split.gst_rate = (item).gst_rate;

  sum_minor := sums.taxable_minor
    + case when invoice.reverse_charge then 0 else 2 * sums.half_minor + sums.igst_minor + sums.cess_minor end;
  total := case
    when is_all then rest_total
    -- If something of the rows is left, so is something of the total.
    else greatest(least(
      coalesce(amount_minor, sum_minor + round((rest_total - rest_sum) * sum_minor / nullif(rest_sum, 0))), rest_total - 1
    ), 1)
  end;
  round_off := total - sum_minor;
  if sums.taxable_minor = 0 or total > rest_total or (is_all and total <> coalesce(amount_minor, total))
    or (rest_total = 1 and not is_all)
  then
    perform private.refuse(422, 'credit_indivisible', 'amount');
  end if;

  select invoice.total_inr_minor - coalesce(sum(note.total_inr_minor), 0)
  into rest_inr
  from books.invoices as note
  where note.original_id = invoice.id and note.list = 'credit_notes' and note.cancelled_at is null;
  return jsonb_build_object(
    'items', sums.items,
    'taxes', taxes,
    'taxable_minor', sums.taxable_minor,
    'cgst_minor', sums.half_minor,
    'sgst_minor', sums.half_minor,
    'igst_minor', sums.igst_minor,
    'cess_minor', sums.cess_minor,
    'round_off_minor', round_off,
    'total_minor', total,
    'total_inr_minor', case when is_all then rest_inr else least(round(total * in_rupees), rest_inr) end
  );
end
$$;

create function private.has_commercial_note(invoice_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from books.invoices as note
    where note.original_id = invoice_id and note.list = 'credit_notes' and note.commercial and note.cancelled_at is null
  );
end
$$;

-- A note of the values alone: its rows bear no tax, and their tax stays with the invoice.
create function private.without_tax(priced jsonb, in_rupees numeric) returns jsonb
language sql immutable
set search_path = ''
as $$
  select priced || jsonb_build_object(
    'taxes', '[]'::jsonb, 'cgst_minor', 0, 'sgst_minor', 0, 'igst_minor', 0, 'cess_minor', 0,
    'items', (
      select jsonb_agg(
        item || '{"gst_rate": null, "includes_tax": false, "cgst_minor": 0, "sgst_minor": 0, "igst_minor": 0, "cess_minor": 0}'
        order by place
      )
      from jsonb_array_elements(priced -> 'items') with ordinality as row (item, place)
    ),
    'total_inr_minor', round((priced -> 'total_minor')::numeric * in_rupees)
  )
$$;

-- The sums of a credit note of these rows, or of this amount. A commercial one is computed as if the invoice's total held no tax;
-- after it, later notes must be commercial, too, since the tax on the rest is no longer known.
create function private.priced_credit(invoice books.invoices, items jsonb, amount_minor bigint, commercial boolean)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  rows record;
  value_minor bigint;
begin
  if num_nonnulls(items, amount_minor) <> 1 then
    perform private.refuse(422, 'credit_items_or_amount', 'amount');
  elsif commercial then
    select sum(rest_minor) into value_minor from private.creditable_items(invoice.id);
    if value_minor = 0 then
      perform private.refuse_credit(invoice, 0);
    end if;
    invoice.reverse_charge := true;
    invoice.total_minor := least(invoice.total_minor, invoice.credited_minor + value_minor);
    return private.without_tax(
      private.priced_credit(invoice, items, amount_minor, false),
      case when invoice.currency = 'INR' then 1 else invoice.exchange_rate end
    );
  elsif invoice.credited_minor = invoice.total_minor then
    perform private.refuse_credit(invoice, 0);
  elsif amount_minor is not null then
    return private.credit_of(invoice, private.credited_amount(invoice, amount_minor), null, amount_minor);
  end if;
  rows := private.credited_rows(invoice, items);
  return private.credit_of(invoice, rows.takes, rows.quantities, null);
end
$$;
