-- Debit notes: charges that an invoice should have had and lacks (CGST s. 34(3)). The tax is split as on the invoice, at the rates
-- of its rows or of the added charges; the amount has no limit. A debit note is owed by itself, and its invoice stays unchanged.

create function private.has_debit_note(invoice_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from books.invoices as note
    where note.original_id = invoice_id and note.told = 'note' and note.sign = 1 and note.cancelled_at is null
  );
end
$$;
comment on function private.has_debit_note(uuid) is 'Whether an invoice has a debit note.';

-- How an invoice is taxed, for rows that join it later.
create function private.terms_of(invoice books.invoices) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  is_taxed constant boolean := (private.kind(invoice.kind)).taxed and invoice.seller ->> 'gstRegistration' = 'regular';
begin
  return jsonb_build_object(
    'currency', invoice.currency,
    'exchange_rate', invoice.exchange_rate,
    'charged', not invoice.reverse_charge,
    'split', case
      when not is_taxed then 'none'
      else case private.tax_parts(
        invoice.supply, invoice.with_tax, invoice.place_of_supply, left(invoice.seller ->> 'taxId', 2)
      ) when 0 then 'zero' when 1 then 'inter' else 'intra' end
    end,
    'round_off', false
  );
end
$$;

-- A charge that the invoice lacks: goods of any unit, with the code of the invoice's first row if it gives none. On a bill of
-- supply, or for an unregistered seller, it bears no tax, as the rows there.
create function private.added_item(invoice books.invoices, terms jsonb, asked jsonb, place bigint) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  is_taxed constant boolean := terms ->> 'split' <> 'none';
  first books.invoice_items;
  added jsonb;
begin
  select * into first
  from books.invoice_items as item
  where item.invoice_id = added_item.invoice.id
  order by item.position
  limit 1;
  added := jsonb_build_object(
    'description', asked ->> 'description',
    'hsn_sac', coalesce(asked ->> 'hsn_sac', first.hsn_sac),
    'quantity', 1,
    'amount_minor', asked -> 'amount_minor',
    'taxability', case when is_taxed then 'taxable' else first.taxability end,
    'gst_rate', asked -> 'gst_rate'
  );
  if added ->> 'hsn_sac' !~ '^99' then
    added := added || '{"unit": "OTH"}';
  end if;
  if private.single_line(asked ->> 'description') is null then
    perform private.refuse(422, 'item_invalid', private.row_field(place, 'description'));
  elsif is_taxed and (asked ->> 'gst_rate') is null then
    perform private.refuse(422, 'gst_rate_required', private.row_field(place, 'gstRate'));
  elsif is_taxed and private.is_gst_rate((asked ->> 'gst_rate')::integer, invoice.issue_date) is not true then
    perform private.refuse(
      422, 'gst_rate_unknown', private.row_field(place, 'gstRate'), jsonb_build_object('rate', asked -> 'gst_rate')
    );
  elsif not is_taxed and (asked ->> 'gst_rate')::numeric > 0 then
    perform private.refuse(422, 'row_untaxed', private.row_field(place, 'gstRate'));
  end if;
  return added;
end
$$;

-- An addition to a row of the invoice: a quantity at its price, or a value alone.
create function private.raised_item(item books.invoice_items, asked jsonb, place bigint) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
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
$$;

create function private.raised_rows(invoice books.invoices, terms jsonb, items jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  asked record;
  item books.invoice_items;
  rows jsonb := '[]';
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  elsif (
    select count(row ->> 'id') <> count(distinct row ->> 'id') from jsonb_array_elements(items) as row
  ) then
    perform private.refuse(422, 'credit_row_unknown', 'items');
  end if;
  for asked in select row.value, row.place from jsonb_array_elements(items) with ordinality as row (value, place) loop
    if asked.value ->> 'id' is null then
      rows := rows || private.added_item(invoice, terms, asked.value, asked.place);
    else
      select * into item
      from books.invoice_items as own
      where own.invoice_id = invoice.id and own.id::text = asked.value ->> 'id';
      if not found then
        perform private.refuse(422, 'credit_row_unknown', 'items');
      end if;
      rows := rows || private.raised_item(item, asked.value, asked.place);
    end if;
  end loop;
  -- How many there are of a row is looked at already.
  perform private.check_items((select jsonb_agg(row || '{"quantity": 1}') from jsonb_array_elements(rows) as row));
  return rows;
end
$$;

-- An amount for the whole note, tax included: the rows of the invoice share it in proportion to their amounts with tax, as prices
-- with tax. Each share is the running total less the running total before it.
create function private.raised_amount(invoice books.invoices, amount_minor bigint) returns jsonb
language sql stable
set search_path = ''
as $$
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
$$;

create function private.priced_debit(invoice books.invoices, items jsonb, amount_minor bigint) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  terms constant jsonb := private.terms_of(invoice);
  priced jsonb;
begin
  if num_nonnulls(items, amount_minor) <> 1 then
    perform private.refuse(422, 'credit_items_or_amount', 'amount');
  elsif items is null and amount_minor not between 1 and private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  end if;
  priced := private.calculate(
    case when items is null then private.raised_amount(invoice, amount_minor) else private.raised_rows(invoice, terms, items) end,
    terms || jsonb_build_object('prices_include_tax', items is null)
  );
  if priced ->> 'empty' is not null then
    perform private.refuse(422, 'debit_indivisible', 'amount');
  elsif (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', case when items is null then 'amount' else 'items' end);
  end if;
  return priced || jsonb_build_object('items', (
    select jsonb_agg(
      row.item || jsonb_build_object('rate', row.item -> 'own_rate', 'includes_tax', false) order by row.place
    )
    from jsonb_array_elements(priced -> 'items') with ordinality as row (item, place)
  ));
end
$$;
comment on function private.priced_debit(books.invoices, jsonb, bigint) is
  'The sums of a debit note of rows of its invoice and added charges, or of an amount for the whole note.';

create function private.preview_debit_note(invoice_id uuid, items jsonb, amount_minor bigint) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
begin
  return private.priced_debit(invoice, items, amount_minor);
end
$$;
grant execute on function private.preview_debit_note(uuid, jsonb, bigint) to authenticated;

create function public.preview_debit_note(
  invoice_id uuid,
  items jsonb default null,
  amount_minor bigint default null
) returns jsonb
language sql stable
set search_path = ''
as $$ select private.preview_debit_note(invoice_id, items, amount_minor) $$;
comment on function public.preview_debit_note(uuid, jsonb, bigint) is
  'Shows what issue_debit_note would issue, with its rows, taxes and sums; nothing is written.';
grant execute on function public.preview_debit_note(uuid, jsonb, bigint) to authenticated;

create function public.issue_debit_note(
  request_key uuid,
  invoice_id uuid,
  reason text,
  due_date date,
  items jsonb default null,
  amount_minor bigint default null,
  issue_date date default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_note(
  'debit_note', request_key, invoice_id, reason, items, amount_minor, false, issue_date, due_date
) $$;
comment on function public.issue_debit_note(uuid, uuid, text, date, jsonb, bigint, date) is
  'Issues a debit note against one of the caller''s invoices (CGST s. 34(3)) and returns the whole of it. Its rows are each [{id, quantity or amount_minor}] of the invoice or [{description, amount_minor, gst_rate, hsn_sac}] of a charge that it lacks, values before tax; or it has one amount for the whole note, tax included, at the rates of the invoice. The client owes it until its due_date, beside the invoice. Its day may lie back as that of an invoice. The same request_key with the same body returns the same note; null when that is cancelled.';
grant execute on function public.issue_debit_note(uuid, uuid, text, date, jsonb, bigint, date) to authenticated;
