-- What a GST return is made of: the documents of a period with their tax by rate, what is summed by HSN, advances, numbers, and
-- what the books say of the same. Which section a document belongs to is the domain's to say (`domain/gst/gstr1/`). Amounts are
-- paise; what is in another currency is converted as it was when it was issued.

-- All that a seller issued under a GSTIN in a period, what is cancelled and vouchers among it: of each part by its index.
create function private.issued_under(owner uuid, gstin text, first_day date, last_day date)
returns table (
  id uuid, kind text, cancelled boolean, original_id uuid, prefix text, financial_year text, sequence integer, number text,
  issue_date date, client_id uuid, client_name text, client_gstin text, supply text, with_tax boolean, reverse_charge boolean,
  place_of_supply text, rate numeric, round_off_minor bigint, total_inr_minor bigint, port_code text, shipping_bill text,
  shipping_bill_date date
)
language sql stable
set search_path = ''
as $$
  select
    issued.id, issued.kind, issued.cancelled_at is not null, issued.original_id, issued.prefix, issued.financial_year,
    issued.sequence, issued.number, issued.issue_date, issued.client_id, issued.client_name, issued.buyer ->> 'gstin', issued.supply,
    issued.with_tax, issued.reverse_charge, issued.place_of_supply, coalesce(issued.exchange_rate, 1),
    issued.round_off_minor, issued.total_inr_minor, issued.port_code, issued.shipping_bill, issued.shipping_bill_date
  from (
    select * from public.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select * from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is not null and invoice.kind in ('invoice', 'bill_of_supply')
      and invoice.issue_date between first_day and last_day
    union all
    select * from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.kind in ('credit_note', 'receipt_voucher', 'refund_voucher')
      and invoice.issue_date between first_day and last_day
  ) as issued
  where issued.seller ->> 'gstRegistration' = 'regular' and issued.seller ->> 'taxId' = gstin
$$;
comment on function private.issued_under(uuid, text, date, date) is
  'What was issued in a period by who was registered under this GSTIN; what was issued before that, or under another, is none of its return.';
revoke all on function private.issued_under(uuid, text, date, date) from public;

-- Each row of the documents that count. Taxes are converted up to each row less up to the one before, so that the rows of a
-- document add up to its converted taxes. Of goods that come back the quantity is what came back.
create function private.return_rows(owner uuid, gstin text, first_day date, last_day date)
returns table (
  document_id uuid, sign integer, registered boolean, taxability text, gst_rate integer, hsn_sac text, uqc text,
  quantity numeric, description text, taxable_minor bigint, igst_minor numeric, cgst_minor numeric, sgst_minor numeric,
  cess_minor numeric
)
language sql stable
set search_path = ''
as $$
  select
    item.invoice_id,
    case document.kind when 'credit_note' then -1 else 1 end,
    document.client_gstin is not null,
    item.taxability,
    item.gst_rate,
    item.hsn_sac,
    case when item.hsn_sac !~ '^99' then coalesce(upper(item.unit), 'OTH') else 'NA' end,
    case
      when coalesce(item.hsn_sac, '99') ~ '^99' then 0
      when document.kind = 'credit_note' then coalesce(item.returned_quantity, 0)
      else item.quantity
    end,
    item.description,
    item.taxable_inr_minor,
    round(item.igst_sum * document.rate) - round((item.igst_sum - item.igst_minor) * document.rate),
    round(item.cgst_sum * document.rate) - round((item.cgst_sum - item.cgst_minor) * document.rate),
    round(item.sgst_sum * document.rate) - round((item.sgst_sum - item.sgst_minor) * document.rate),
    round(item.cess_sum * document.rate) - round((item.cess_sum - item.cess_minor) * document.rate)
  from private.issued_under(owner, gstin, first_day, last_day) as document
  join lateral (
    select
      row.*,
      sum(row.igst_minor) over before as igst_sum,
      sum(row.cgst_minor) over before as cgst_sum,
      sum(row.sgst_minor) over before as sgst_sum,
      sum(row.cess_minor) over before as cess_sum
    from public.invoice_items as row
    where row.invoice_id = document.id
    window before as (order by row.position)
  ) as item on true
  where document.kind in ('invoice', 'bill_of_supply', 'credit_note') and not document.cancelled
$$;
comment on function private.return_rows(uuid, text, date, date) is
  'The rows of what was issued under a GSTIN in a period and was not cancelled: invoices, bills of supply and, with the sign -1, credit notes.';
revoke all on function private.return_rows(uuid, text, date, date) from public;

-- The documents, each with its tax by rate and with those of its codes that the portal does not take.
create function private.return_documents(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with part as (
    select
      row.document_id,
      row.taxability,
      row.gst_rate,
      sum(row.taxable_minor) as taxable_minor,
      sum(row.igst_minor) as igst_minor,
      sum(row.cgst_minor) as cgst_minor,
      sum(row.sgst_minor) as sgst_minor,
      sum(row.cess_minor) as cess_minor,
      array_agg(distinct coalesce(row.hsn_sac, '')) filter (
        where known.code is null or char_length(known.code) < 4
      ) as codes
    from private.return_rows(owner, gstin, first_day, last_day) as row
    left join public.hsn_codes as known on known.code = row.hsn_sac
    group by row.document_id, row.taxability, row.gst_rate
  ),
  whole as (
    select
      part.document_id,
      json_agg(
        json_build_object(
          'taxability', part.taxability, 'gst_rate', part.gst_rate, 'taxable_minor', part.taxable_minor,
          'igst_minor', part.igst_minor, 'cgst_minor', part.cgst_minor, 'sgst_minor', part.sgst_minor,
          'cess_minor', part.cess_minor, 'codes', coalesce(part.codes, '{}')
        ) order by part.gst_rate desc nulls last, part.taxability
      ) as rows,
      sum(part.taxable_minor) as taxable_minor,
      sum(part.igst_minor + part.cgst_minor + part.sgst_minor + part.cess_minor) as tax_minor
    from part
    group by part.document_id
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', document.id, 'kind', document.kind, 'number', document.number, 'issue_date', document.issue_date,
        'client_id', document.client_id, 'client_name', document.client_name, 'client_gstin', document.client_gstin, 'supply', document.supply,
        'with_tax', document.with_tax, 'reverse_charge', document.reverse_charge,
        'place_of_supply', document.place_of_supply, 'total_minor', document.total_inr_minor,
        -- To whole rupees, and what is lost by converting each line of a note by itself.
        'rounding_minor', case
          when document.rate = 1 then document.round_off_minor
          else document.total_inr_minor - whole.taxable_minor
            - case when document.reverse_charge then 0 else whole.tax_minor end
        end,
        'port_code', document.port_code, 'shipping_bill', document.shipping_bill,
        'shipping_bill_date', document.shipping_bill_date,
        'original', case
          when original.id is not null
          then json_build_object('issue_date', original.issue_date, 'total_minor', original.total_inr_minor)
        end,
        'rows', whole.rows
      ) order by document.issue_date, document.prefix, document.sequence
    ),
    '[]'
  )
  from private.issued_under(owner, gstin, first_day, last_day) as document
  join whole on whole.document_id = document.id
  left join public.invoices as original on original.id = document.original_id and document.kind = 'credit_note'
$$;
revoke all on function private.return_documents(uuid, text, date, date) from public;

-- By code, unit and rate, what registered buyers were supplied with and what others were; less what was credited.
create function private.return_hsn(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(line order by line.registered desc, line.code, line.uqc, line.rate), '[]')
  from (
    select
      row.registered,
      coalesce(row.hsn_sac, '') as code,
      row.uqc,
      coalesce(row.gst_rate, 0) as rate,
      -- The words that most of its rows have.
      mode() within group (order by left(row.description, 30)) as description,
      max(known.description) as official,
      bool_or(known.code is not null) as listed,
      trim_scale(sum(row.sign * row.quantity))::text as quantity,
      sum(row.sign * row.taxable_minor) as taxable_minor,
      sum(row.sign * row.igst_minor) as igst_minor,
      sum(row.sign * row.cgst_minor) as cgst_minor,
      sum(row.sign * row.sgst_minor) as sgst_minor,
      sum(row.sign * row.cess_minor) as cess_minor
    from private.return_rows(owner, gstin, first_day, last_day) as row
    left join public.hsn_codes as known on known.code = row.hsn_sac
    group by row.registered, coalesce(row.hsn_sac, ''), row.uqc, coalesce(row.gst_rate, 0)
  ) as line
$$;
revoke all on function private.return_hsn(uuid, text, date, date) from public;

-- Advances whose tax the seller owes: what came in the period less what was used of it in the period, and what was used in
-- it of what had come before. An invoice uses one on its own day, or on the day that it was told to, if that is later; what is
-- given back uses it, too. Each use takes what is reached with it less what was reached before, so that nothing is left of
-- one that is used up.
create function private.return_advances(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with voucher as (
    select
      issued.*,
      whole.total_minor,
      item.gst_rate,
      item.taxable_inr_minor,
      round(whole.igst_minor * issued.rate) as igst_minor,
      round(whole.cgst_minor * issued.rate) as cgst_minor
    from private.issued_under(owner, gstin, '-infinity', last_day) as issued
    join public.invoices as whole on whole.id = issued.id
    join public.invoice_items as item on item.invoice_id = issued.id
    where issued.kind = 'receipt_voucher' and not issued.cancelled
      and not issued.reverse_charge and whole.igst_minor + whole.cgst_minor > 0
  ),
  used as (
    select
      voucher.id,
      greatest(document.issue_date, (payment.created_at at time zone 'Asia/Kolkata')::date) as day,
      sum(payment.amount_minor) over upto as upto_minor,
      payment.amount_minor
    from voucher
    join public.receipts as receipt on receipt.voucher_id = voucher.id
    join public.invoices as whole on whole.id = voucher.id
    join public.payments as payment on payment.receipt_id = receipt.id
      and payment.from_advance
      and payment.state = 'confirmed'
      -- What was used before is none of the voucher's.
      and payment.created_at > whole.created_at
    join public.invoices as document on document.id = payment.invoice_id
    window upto as (partition by voucher.id order by payment.created_at, payment.id)
  ),
  share as (
    select voucher.id, voucher.issue_date as day, 1 as sign, voucher.taxable_inr_minor as taxable, voucher.igst_minor as igst, voucher.cgst_minor as cgst
    from voucher
    union all
    select
      voucher.id, used.day, -1,
      round(voucher.taxable_inr_minor * used.upto_minor::numeric / voucher.total_minor)
        - round(voucher.taxable_inr_minor * (used.upto_minor - used.amount_minor) / voucher.total_minor),
      round(voucher.igst_minor * used.upto_minor / voucher.total_minor)
        - round(voucher.igst_minor * (used.upto_minor - used.amount_minor) / voucher.total_minor),
      round(voucher.cgst_minor * used.upto_minor / voucher.total_minor)
        - round(voucher.cgst_minor * (used.upto_minor - used.amount_minor) / voucher.total_minor)
    from used
    join voucher on voucher.id = used.id
  ),
  told as (
    select
      share.id,
      sum(share.sign * share.taxable) as taxable,
      sum(share.sign * share.igst) as igst,
      sum(share.sign * share.cgst) as cgst
    from share
    where share.day between first_day and last_day
    group by share.id
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', voucher.id, 'number', voucher.number, 'issue_date', voucher.issue_date, 'client_name', voucher.client_name,
        'supply', voucher.supply, 'place_of_supply', voucher.place_of_supply, 'rate', voucher.gst_rate,
        'received', voucher.issue_date >= first_day,
        -- What is used is told without a sign.
        'taxable_minor', abs(told.taxable), 'igst_minor', abs(told.igst), 'cgst_minor', abs(told.cgst),
        'sgst_minor', abs(told.cgst), 'cess_minor', 0
      ) order by voucher.issue_date, voucher.prefix, voucher.sequence
    ),
    '[]'
  )
  from told
  join voucher on voucher.id = told.id
  where told.taxable <> 0
$$;
revoke all on function private.return_advances(uuid, text, date, date) from public;

-- The numbers of each series without a gap, the cancelled among them.
create function private.return_numbers(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with issued as (
    select
      document.*,
      case when document.kind = 'bill_of_supply' then 'invoice' else document.kind end as nature
    from private.issued_under(owner, gstin, first_day, last_day) as document
  ),
  placed as (
    select
      issued.*,
      issued.sequence - row_number() over (
        partition by issued.nature, issued.prefix, issued.financial_year order by issued.sequence
      ) as run
    from issued
  )
  select coalesce(
    json_agg(series order by array_position(array['invoice', 'credit_note'], series.nature), series.nature, series.first_day, series."from"),
    '[]'
  )
  from (
    select
      placed.nature,
      min(placed.issue_date) as first_day,
      (array_agg(placed.number order by placed.sequence))[1] as "from",
      (array_agg(placed.number order by placed.sequence desc))[1] as "to",
      count(*) as total,
      count(*) filter (where placed.cancelled) as cancelled
    from placed
    group by placed.nature, placed.prefix, placed.financial_year, placed.run
  ) as series
$$;
revoke all on function private.return_numbers(uuid, text, date, date) from public;

-- What the books say, by other ways than the rows: the revenue of the months, and the taxes of the documents' totals. What
-- was issued before the registration, or under another GSTIN, is in the revenue, and told apart.
create function private.return_books(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'revenue_minor', (
      select coalesce(sum(kept.revenue_minor), 0)
      from public.invoice_periods as kept
      where kept.user_id = owner and kept.period = 'day' and kept.first_day between return_books.first_day and last_day
    ),
    'other_minor', coalesce(sum(book.sign * book.total_inr_minor) filter (where not book.under), 0),
    'other_count', count(*) filter (where not book.under),
    'igst_minor', coalesce(sum(book.sign * round(book.igst_minor * book.rate)) filter (where book.under), 0),
    'cgst_minor', coalesce(sum(book.sign * round(book.cgst_minor * book.rate)) filter (where book.under), 0),
    'sgst_minor', coalesce(sum(book.sign * round(book.sgst_minor * book.rate)) filter (where book.under), 0),
    'cess_minor', coalesce(sum(book.sign * round(book.cess_minor * book.rate)) filter (where book.under), 0)
  )
  from (
    select
      invoice.*,
      1 as sign,
      coalesce(invoice.exchange_rate, 1) as rate,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as under
    from public.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select
      note.*,
      -1,
      coalesce(note.exchange_rate, 1),
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
    from public.invoices as note
    where note.user_id = owner
      -- The second is what the index is of.
      and note.kind = 'credit_note' and note.cancelled_at is null
      and note.kind in ('credit_note', 'receipt_voucher', 'refund_voucher')
      and note.issue_date between first_day and last_day
  ) as book
$$;
revoke all on function private.return_books(uuid, text, date, date) from public;

-- A quarter is the longest that is returned at one time. More than a busy one holds is refused before it is put together.
create function private.gst_return(first_day date, last_day date) returns json
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  owner constant uuid := private.caller();
  most constant integer := 30000;
  since constant date := private.bounded_day(first_day, 'first_day');
  until constant date := private.bounded_day(last_day, 'last_day');
  seller public.businesses;
begin
  if until - since > 92 then
    perform private.refuse(422, 'return_too_long', 'last_day');
  end if;
  select * into seller from public.businesses as business where business.user_id = owner;
  if seller.gst_registration is distinct from 'regular' then
    return json_build_object('registration', coalesce(seller.gst_registration, 'none'));
  end if;
  if (select sum(kept.created) from public.invoice_periods as kept
    where kept.user_id = owner and kept.period = 'day' and kept.first_day between since and until) > most
  then
    perform private.refuse(422, 'return_too_large', params => jsonb_build_object('most', most));
  end if;
  return json_build_object(
    'registration', seller.gst_registration,
    'gstin', seller.tax_id,
    'documents', private.return_documents(owner, seller.tax_id, since, until),
    'hsn', private.return_hsn(owner, seller.tax_id, since, until),
    'advances', private.return_advances(owner, seller.tax_id, since, until),
    'numbers', private.return_numbers(owner, seller.tax_id, since, until),
    'books', private.return_books(owner, seller.tax_id, since, until)
  );
end
$$;
revoke all on function private.gst_return(date, date) from public;
grant execute on function private.gst_return(date, date) to authenticated;

create function public.gst_return(first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$ select private.gst_return(first_day, last_day) $$;
comment on function public.gst_return(date, date) is
  'What the caller''s GSTR-1 and GSTR-3B of a period of at most a quarter are made of, in paise: {registration, gstin, documents, hsn, advances, numbers, books}; of who is not registered, or pays by the composition scheme, the registration alone.';
revoke all on function public.gst_return(date, date) from public, anon, authenticated, service_role;
grant execute on function public.gst_return(date, date) to authenticated;
