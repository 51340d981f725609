-- Credit notes, debit notes, drafts and restored documents take a row by one function instead of column by column.
-- Nothing changes for anybody, and no row is touched.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.asked_items (
  items jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    jsonb_strip_nulls(private.row_facts(item) || jsonb_build_object(
      'quantity', item.quantity, 'unit', item.unit, 'rate', item.rate, 'discount_percent', item.discount_percent,
      'discount_minor', case when item.discount_percent is null and item.discount_minor <> 0 then item.discount_minor end,
      'amount_minor', case when item.rate is null then item.taxable_minor end,
      'cess_minor', nullif(item.cess_minor, 0)
    )) order by item.position
  )
  from jsonb_populate_recordset(null::books.invoice_items, items) as item
$function$;

CREATE OR REPLACE FUNCTION private.credit_of (
  invoice      books.invoices,
  takes        numeric[],
  quantities   numeric[],
  amount_minor numeric
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.draft_items (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    private.typed_facts(item) || jsonb_build_object(
      'quantity', private.typed_decimal(item.quantity),
      'unit', coalesce(item.unit, ''),
      'rate', private.typed_decimal(item.rate),
      'discount', case
        when item.discount_percent is not null then private.typed_decimal(item.discount_percent) || '%'
        when item.discount_minor > 0 then private.typed_decimal(item.discount_minor * 0.01)
        else ''
      end,
      -- It follows from a rate.
      'amount', case when item.rate is null then private.typed_decimal(item.taxable_minor * 0.01) else '' end,
      'gstRate', private.typed_decimal(item.gst_rate * 0.01),
      'cess', private.typed_decimal(nullif(item.cess_minor, 0) * 0.01)
    ) order by item.position
  )
  from books.invoice_items as item
  where item.invoice_id = draft_items.invoice_id
$function$;

CREATE OR REPLACE FUNCTION private.raised_amount (
  invoice      books.invoices,
  amount_minor bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    private.row_facts(share.item) || jsonb_build_object(
      'original_item_id', (share.item).id,
      'quantity', 1,
      'rate', share.minor / 100,
      'cess_minor', private.half_up(share.minor * (share.item).cess_minor, share.gross)
    ) order by (share.item).position
  )
  from (
    select
      row.*,
      private.half_up(amount_minor * sum(row.gross) over (order by (row.item).position), sum(row.gross) over ())
        - private.half_up(
          amount_minor * (sum(row.gross) over (order by (row.item).position) - row.gross), sum(row.gross) over ()
        ) as minor
    from (
      select
        item,
        (item.taxable_minor + case
          when invoice.reverse_charge then 0
          else item.cgst_minor + item.sgst_minor + item.igst_minor + item.cess_minor
        end)::numeric as gross
      from books.invoice_items as item
      where item.invoice_id = invoice.id and item.taxable_minor > 0
    ) as row
  ) as share
  where share.minor > 0
$function$;

CREATE OR REPLACE FUNCTION private.raised_item (
  item  books.invoice_items,
  asked jsonb,
  place bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  more constant numeric := (asked ->> 'quantity')::numeric;
  value constant numeric := coalesce(
    (asked ->> 'amount_minor')::numeric, private.half_up(item.taxable_minor * more * 1000, item.quantity * 1000)
  );
begin
  if num_nonnulls(asked -> 'quantity', asked -> 'amount_minor') <> 1
    or more not between 0.001 and 1000000 or scale(more) > 3
  then
    perform private.refuse(422, 'item_invalid', private.row_field(place, 'quantity'));
  elsif value <> trunc(value) or value not between 1 and private.most_minor() then
    perform private.refuse(422, 'item_invalid', private.row_field(place, 'amount'));
  end if;
  return private.row_facts(item) || jsonb_build_object(
    'original_item_id', item.id,
    'returned_quantity', more,
    'quantity', coalesce(more, 1),
    'unit', case when more is not null then item.unit end,
    -- It is shown where it leads to the value.
    'own_rate', case when value = round(more * item.rate * 100) then item.rate end,
    'amount_minor', value,
    'cess_minor', private.half_up(item.cess_minor * value, nullif(item.taxable_minor, 0))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.row_facts (
  item books.invoice_items
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN
  (to_jsonb(item) -
  '{id,invoice_id,user_id,position,quantity,unit,rate,includes_tax,discount_percent,discount_minor,taxable_minor,taxable_inr_minor,cgst_minor,sgst_minor,igst_minor,cess_minor,original_item_id,returned_quantity}'::text[]);

CREATE OR REPLACE FUNCTION private.typed_facts (
  item books.invoice_items
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_object_agg(private.typed_name(fact.key), coalesce(fact.value, ''))
  from jsonb_each_text(private.row_facts(item)) as fact (key, value)
$function$;

CREATE OR REPLACE FUNCTION private.typed_name (
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select string_agg(case word.place when 1 then part else upper(left(part, 1)) || substr(part, 2) end, '' order by word.place)
  from string_to_table(name, '_') with ordinality as word (part, place)
$function$;

COMMENT ON FUNCTION "private"."row_facts"(books.invoice_items) IS 'The columns of a row that its notes, drafts and restored copies repeat: {description, hsn_sac, taxability, gst_rate …}.';

COMMENT ON FUNCTION "private"."typed_name"(text) IS 'The name of a column in the form: hsnSac.';

REVOKE ALL ON FUNCTION "private"."row_facts"(books.invoice_items) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."row_facts"(books.invoice_items) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."row_facts"(books.invoice_items) TO "postgres";

REVOKE ALL ON FUNCTION "private"."typed_facts"(books.invoice_items) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."typed_facts"(books.invoice_items) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."typed_facts"(books.invoice_items) TO "postgres";

REVOKE ALL ON FUNCTION "private"."typed_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."typed_name"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."typed_name"(text) TO "postgres";
