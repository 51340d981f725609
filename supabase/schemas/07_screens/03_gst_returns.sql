-- The data of a GST return: the documents of a period with their tax by rate, sums by HSN, advances, numbers, and the figures of
-- the books for the same period. The domain decides the section of each document (`domain/gst/gstr1/`). Amounts are paise; other
-- currencies are converted as they were at issue.

-- A credit note lowers tax until 30 November after the financial year of its invoice (CGST s. 34(2)). The day of its return counts:
-- the day on which that was filed, else the day until which it is due, at most 13 days after its period. The period follows the
-- marks of the GSTIN, else the one in the question. If the first months of a quarter were furnished, or are looked at alone, notes
-- to registered buyers were declared with their month.
create function private.is_late_note(
  owner uuid, gstin text, noted date, registered boolean, tax_minor bigint, invoiced date, last_day date, furnished boolean
) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  limit_day constant date := private.corrections_end(invoiced);
  month_end constant date := (private.return_days('monthly', noted)).last_day;
  filing constant text := private.filing_of(owner, gstin, noted);
  period_end constant date := case when filing is null then last_day else (private.return_days(filing, noted)).last_day end;
  -- What was furnished in the first two months of a quarter (IFF) was declared then, whenever its quarter is filed.
  declared constant date := case
    when (furnished or last_day = month_end) and registered and month_end < period_end then month_end + 13
    else coalesce((private.filed_period(owner, gstin, noted, noted)).filed_on, period_end + 13)
  end;
begin
  -- A note without tax lowers none.
  return tax_minor > 0 and declared > limit_day;
end
$$;

-- The same before the note exists, and for one that was just issued.
create function private.credit_is_late(invoice_id uuid, noted date, filing text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
  day constant date := private.bounded_day(noted, 'noted');
  gstin constant text := private.gstin_of(invoice.seller);
  known constant text := coalesce(private.filing_of(invoice.user_id, gstin, day), filing);
begin
  return private.is_late_note(
    invoice.user_id, gstin, day, false, invoice.cgst_minor + invoice.sgst_minor + invoice.igst_minor + invoice.cess_minor,
    invoice.issue_date, (private.return_days(known, day)).last_day, false
  );
end
$$;
grant execute on function private.credit_is_late(uuid, date, text) to authenticated;

create function public.credit_is_late(invoice_id uuid, noted date, filing text default null) returns boolean
language sql stable
set search_path = ''
as $$ select private.credit_is_late(invoice_id, noted, filing) $$;
comment on function public.credit_is_late(uuid, date, text) is
  'Whether a credit note of a day comes too late to lower the tax of one of the caller''s invoices (CGST s. 34(2)). The periods that are marked as filed under its GSTIN say whether returns are monthly or quarterly; filing says it of who has marked none, monthly where it is null.';
grant execute on function public.credit_is_late(uuid, date, text) to authenticated;

-- All documents that a seller issued under a GSTIN in a period, with cancelled ones and vouchers: each part by its index.
create function private.issued_under(owner uuid, gstin text, first_day date, last_day date, furnished boolean)
returns table (
  id uuid, kind text, sign integer, told text, cancelled boolean, commercial boolean, late boolean, original_id uuid, prefix text, financial_year text, sequence integer, number text,
  issue_date date, client_id uuid, client_name text, client_gstin text, supply text, with_tax boolean, reverse_charge boolean,
  place_of_supply text, rate numeric, round_off_minor bigint, total_inr_minor bigint, port_code text, shipping_bill text,
  shipping_bill_date date
)
language sql stable
set search_path = ''
as $$
  select
    issued.id, issued.kind, issued.sign, issued.told, issued.cancelled_at is not null, issued.commercial,
    case when issued.sign = -1 then (
      select private.is_late_note(
        owner, gstin, issued.issue_date, issued.buyer ->> 'gstin' is not null,
        issued.cgst_minor + issued.sgst_minor + issued.igst_minor + issued.cess_minor, original.issue_date, last_day, furnished
      )
      from books.invoices as original
      where original.id = issued.original_id
    ) else false end,
    issued.original_id, issued.prefix, issued.financial_year,
    issued.sequence, issued.number, issued.issue_date, issued.client_id, issued.client_name, issued.buyer ->> 'gstin', issued.supply,
    issued.with_tax, issued.reverse_charge, issued.place_of_supply, coalesce(issued.exchange_rate, 1),
    issued.round_off_minor, issued.total_inr_minor, issued.port_code, issued.shipping_bill, issued.shipping_bill_date
  from (
    select * from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is not null and invoice.list = 'invoices'
      and invoice.issue_date between first_day and last_day
    union all
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.list in ('credit_notes', 'vouchers')
      and invoice.issue_date between first_day and last_day
    union all
    -- Documents of which a return lists the number alone; the first two conditions are those of an index.
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.sign = 0 and invoice.told is distinct from 'advance'
      and invoice.told = 'number'
      and invoice.issue_date between first_day and last_day
  ) as issued
  where issued.seller ->> 'gstRegistration' = 'regular' and issued.seller ->> 'taxId' = gstin
$$;
comment on function private.issued_under(uuid, text, date, date, boolean) is
  'What was issued in a period by who was registered under this GSTIN; what was issued before that, or under another, is none of its return.';

-- Each row of the valid documents. For another currency, the tax is computed in rupees (CGST Rule 34): the running total up to a
-- row of a rate less the running total before it, so that the rows add up to the document's taxes in rupees. A note of the value
-- alone has no quantity.
create function private.return_rows(owner uuid, gstin text, first_day date, last_day date, furnished boolean)
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
    document.sign,
    document.client_gstin is not null,
    item.taxability,
    item.gst_rate,
    item.hsn_sac,
    case when item.hsn_sac !~ '^99' then coalesce(upper(item.unit), upper(original.unit), 'OTH') else 'NA' end,
    case
      when coalesce(item.hsn_sac, '99') ~ '^99' then 0
      when item.original_item_id is not null then coalesce(item.returned_quantity, 0)
      else item.quantity
    end,
    item.description,
    item.taxable_inr_minor,
    case when document.rate = 1 then item.igst_minor when split.parts = 1 then rupees.tax else 0 end,
    case when document.rate = 1 then item.cgst_minor when split.parts = 2 then rupees.tax else 0 end,
    case when document.rate = 1 then item.sgst_minor when split.parts = 2 then rupees.tax else 0 end,
    round(item.cess_sum * document.rate) - round((item.cess_sum - item.cess_minor) * document.rate)
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  join lateral (
    select
      row.*,
      sum(row.taxable_inr_minor) over (partition by row.gst_rate order by row.position) as worth_sum,
      sum(row.cess_minor) over (order by row.position) as cess_sum
    from books.invoice_items as row
    where row.invoice_id = document.id
  ) as item on true
  -- A row of a note of an amount has no unit of its own: it takes that of the original row.
  left join books.invoice_items as original on original.id = item.original_item_id
  cross join lateral (
    select private.tax_parts(document.supply, document.with_tax, document.place_of_supply, left(gstin, 2)) as parts
  ) as split
  cross join lateral (
    select case
      when document.rate <> 1 and split.parts > 0 and item.gst_rate is not null then
        private.half_up(item.worth_sum * item.gst_rate, 10000 * split.parts)
          - private.half_up((item.worth_sum - item.taxable_inr_minor) * item.gst_rate, 10000 * split.parts)
      else 0
    end as tax
  ) as rupees
  where document.told in ('supply', 'note')
    and not (document.cancelled or document.commercial or document.late)
$$;
comment on function private.return_rows(uuid, text, date, date, boolean) is
  'The rows of valid documents issued under a GSTIN in a period: invoices, bills of supply, debit notes and, with the sign -1, credit notes that lower the tax.';

-- The documents, each with its tax by rate, with its codes that the portal does not take, and with those that it takes only from
-- sellers up to ₹5 crore.
create function private.return_documents(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
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
      ) as codes,
      array_agg(distinct known.code) filter (where char_length(known.code) between 4 and 5) as brief_codes
    from private.return_rows(owner, gstin, first_day, last_day, furnished) as row
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
          'cess_minor', part.cess_minor, 'codes', coalesce(part.codes, '{}'),
          'brief_codes', coalesce(part.brief_codes, '{}')
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
        -- The rounding to whole rupees, and the difference of the total in rupees to its lines.
        'rounding_minor', case
          when document.rate = 1 then document.round_off_minor
          else document.total_inr_minor - whole.taxable_minor
            - case when document.reverse_charge then 0 else whole.tax_minor end
        end,
        'port_code', document.port_code, 'shipping_bill', document.shipping_bill,
        'shipping_bill_date', document.shipping_bill_date,
        'shipped_late', document.supply = 'export' and document.kind = 'invoice'
          and private.is_shipped_late(owner, gstin, document.id, document.issue_date),
        'original', case
          when original.id is not null
          then json_build_object('issue_date', original.issue_date, 'total_minor', original.total_inr_minor)
        end,
        'rows', whole.rows
      ) order by document.issue_date, document.prefix, document.sequence
    ),
    '[]'
  )
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  join whole on whole.document_id = document.id
  left join books.invoices as original on original.id = document.original_id and document.told = 'note'
$$;

-- Credit notes with tax that came too late to lower it.
create function private.return_late_notes(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(
    json_agg(
      json_build_object(
        'id', note.id, 'number', note.number,
        'filed', (private.filed_period(owner, gstin, note.issue_date, note.issue_date)).id is not null
      ) order by note.issue_date, note.prefix, note.sequence
    ),
    '[]'
  )
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as note
  where note.late and not (note.commercial or note.cancelled)
$$;

-- Supplies by code, unit and rate, to registered buyers and to others, less credits.
create function private.return_hsn(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return (
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
      from private.return_rows(owner, gstin, first_day, last_day, furnished) as row
      left join public.hsn_codes as known on known.code = row.hsn_sac
      group by row.registered, coalesce(row.hsn_sac, ''), row.uqc, coalesce(row.gst_rate, 0)
    ) as line
  );
end
$$;

-- Advances received under a GSTIN up to a day that no invoice used at once.
create function private.return_receipts(owner uuid, gstin text, last_day date)
returns table (id uuid, client_name text, place text, base_minor bigint, voucher_id uuid, number text)
language sql stable
set search_path = ''
as $$
  select
    receipt.id,
    client.name,
    -- A place that nobody knew then may be known by now.
    coalesce(receipt.advance_place, private.place_of_client(client)),
    base.minor,
    voucher.id,
    voucher.number
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  left join books.invoices as voucher on voucher.id = receipt.voucher_id and voucher.cancelled_at is null
  cross join lateral (
    select receipt.amount_minor - coalesce(sum(payment.amount_minor), 0)::bigint as minor
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.state = 'confirmed' and not payment.from_advance
  ) as base
  where receipt.user_id = owner
    and receipt.gstin = return_receipts.gstin
    and receipt.undone_at is null
    and receipt.paid_on <= last_day
    and base.minor > 0
$$;

-- The used part of each advance, by private.use_day; a refund uses it, too.
create function private.return_uses(owner uuid, gstin text, last_day date)
returns table (id uuid, day date, at timestamptz, use_id uuid, amount_minor bigint)
language sql stable
set search_path = ''
as $$
  select
    known.id, private.use_day(receipt, document.issue_date, payment.created_at), payment.created_at, payment.id,
    payment.amount_minor
  from private.return_receipts(owner, gstin, last_day) as known
  join books.receipts as receipt on receipt.id = known.id
  join books.payments as payment on payment.receipt_id = known.id and payment.from_advance and payment.state = 'confirmed'
  join books.invoices as document on document.id = payment.invoice_id
  union all
  select
    known.id, private.use_day(receipt, receipt.returned_on, said.at), said.at, known.id, receipt.returned_minor
  from private.return_receipts(owner, gstin, last_day) as known
  join books.receipts as receipt on receipt.id = known.id
  cross join lateral (select coalesce(receipt.returned_at, receipt.returned_on::timestamptz) as at) as said
  where receipt.returned_minor > 0
$$;

-- Advances for services on which the seller owes tax, by the day on which the money came (CGST s. 13(2)), with or without a
-- voucher: the advances of the period less their use in the period, and the use in the period of earlier advances. Each use is the
-- running total less the running total before it, so that an advance that is used up leaves nothing.
create function private.return_advances(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with advance as (
    select
      known.*,
      receipt.client_id,
      receipt.paid_on,
      receipt.advance_supply,
      receipt.advance_rate,
      private.needs_amendment(receipt) as late,
      rupees.taxable,
      case when terms.parts = 1 then rupees.tax else 0 end as igst,
      case when terms.parts = 2 then rupees.tax else 0 end as cgst
    from private.return_receipts(owner, gstin, last_day) as known
    join books.receipts as receipt on receipt.id = known.id
    cross join lateral (
      select
        case when receipt.currency = 'INR' then 1 else receipt.advance_exchange_rate end as in_rupees,
        case when receipt.advance_supply = 'domestic' and known.place = left(receipt.gstin, 2) then 2 else 1 end as parts
    ) as terms
    -- A price that holds its tax.
    cross join lateral private.tax_of_rate(0, known.base_minor, receipt.advance_rate, terms.parts, 0) as priced
    -- In another currency the value is converted, and the tax is on that (CGST Rule 34).
    cross join lateral (select round(priced.taxable * terms.in_rupees) as taxable) as worth
    cross join lateral (
      select
        worth.taxable,
        case
          when receipt.currency = 'INR' then priced.tax
          else private.half_up(worth.taxable * receipt.advance_rate, 10000 * terms.parts)
        end as tax
    ) as rupees
    where receipt.advance_for = 'services' and not receipt.advance_untaxed and receipt.advance_rate > 0
      and terms.in_rupees is not null
  ),
  used as (
    select used.*, sum(used.amount_minor) over (partition by used.id order by used.at, used.use_id) as upto_minor
    from private.return_uses(owner, gstin, last_day) as used
  ),
  share as (
    select advance.id, advance.paid_on as day, 1 as sign, advance.taxable, advance.igst, advance.cgst from advance
    union all
    select
      advance.id, used.day, -1,
      round(advance.taxable * used.upto_minor / advance.base_minor)
        - round(advance.taxable * (used.upto_minor - used.amount_minor) / advance.base_minor),
      round(advance.igst * used.upto_minor / advance.base_minor)
        - round(advance.igst * (used.upto_minor - used.amount_minor) / advance.base_minor),
      round(advance.cgst * used.upto_minor / advance.base_minor)
        - round(advance.cgst * (used.upto_minor - used.amount_minor) / advance.base_minor)
    from used
    join advance on advance.id = used.id
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
        'id', advance.id, 'voucher_id', advance.voucher_id, 'number', advance.number, 'paid_on', advance.paid_on,
        'client_id', advance.client_id, 'client_name', advance.client_name, 'supply', advance.advance_supply,
        'place_of_supply', advance.place, 'rate', advance.advance_rate, 'received', advance.paid_on >= first_day,
        'late', advance.late and advance.paid_on >= first_day,
        -- What is used is told without a sign.
        'taxable_minor', abs(told.taxable), 'igst_minor', abs(told.igst), 'cgst_minor', abs(told.cgst),
        'sgst_minor', abs(told.cgst), 'cess_minor', 0
      ) order by advance.paid_on, advance.number, advance.id
    ),
    '[]'
  )
  from told
  join advance on advance.id = told.id
  where told.taxable <> 0
$$;

-- Money that came in an earlier month than its invoice was an advance of that month, as far as the invoice is for services (CGST s.
-- 13(2), Notification 66/2017-CT), and the invoice uses it up on its day. Tax deducted at source counts as paid with it. There is
-- one line for each invoice and rate.
create function private.return_prepayments(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  with came as (
    select payment.id, payment.invoice_id, true as received
    from books.payments as payment
    join books.invoices as invoice on invoice.id = payment.invoice_id
    where payment.user_id = owner and payment.state = 'confirmed' and not payment.from_advance
      and payment.paid_on between first_day and last_day
      and invoice.issue_date > last_day
    union all
    select payment.id, payment.invoice_id, false
    from books.invoices as invoice
    join books.payments as payment on payment.invoice_id = invoice.id
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
      and payment.state = 'confirmed' and not payment.from_advance
      and payment.paid_on < first_day
  ),
  part as (
    select
      came.received,
      came.invoice_id,
      payment.paid_on,
      case
        when came.received then private.was_filed_before(payment, gstin, payment.paid_on, invoice.issue_date)
        else private.was_filed_before(payment, gstin, invoice.issue_date, payment.paid_on)
      end as late,
      item.gst_rate,
      split.parts,
      round(item.taxable * (payment.amount_minor + payment.tds_minor) / invoice.total_minor) as taxable,
      round(
        item.cess * coalesce(invoice.exchange_rate, 1) * (payment.amount_minor + payment.tds_minor) / invoice.total_minor
      ) as cess
    from came
    join books.payments as payment on payment.id = came.id
    join books.invoices as invoice on invoice.id = came.invoice_id
    cross join lateral (
      select row.gst_rate, sum(row.taxable_inr_minor) as taxable, sum(row.cess_minor) as cess
      from books.invoice_items as row
      where row.invoice_id = invoice.id and row.gst_rate > 0 and private.is_service(row)
      group by row.gst_rate
    ) as item
    cross join lateral (
      select private.tax_parts(invoice.supply, invoice.with_tax, invoice.place_of_supply, left(gstin, 2)) as parts
    ) as split
    where invoice.seller ->> 'taxId' = gstin and private.is_prepayment(payment)
  ),
  told as (
    select
      part.invoice_id, part.received, part.gst_rate, min(part.paid_on) as paid_on, bool_or(part.late) as late,
      sum(part.taxable) as taxable,
      sum(case when part.parts = 1 then tax.minor else 0 end) as igst,
      sum(case when part.parts = 2 then tax.minor else 0 end) as cgst,
      sum(part.cess) as cess
    from part
    cross join lateral (
      select private.half_up(part.taxable * part.gst_rate, 10000 * part.parts) as minor
    ) as tax
    group by part.invoice_id, part.received, part.gst_rate
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', invoice.id, 'voucher_id', invoice.id, 'number', invoice.number, 'paid_on', told.paid_on,
        'client_id', invoice.client_id, 'client_name', invoice.client_name, 'supply', invoice.supply,
        'place_of_supply', invoice.place_of_supply, 'rate', told.gst_rate, 'received', told.received, 'late', told.late,
        'taxable_minor', told.taxable, 'igst_minor', told.igst, 'cgst_minor', told.cgst, 'sgst_minor', told.cgst,
        'cess_minor', told.cess
      ) order by told.paid_on, invoice.number, told.gst_rate
    ),
    '[]'
  )
  from told
  join books.invoices as invoice on invoice.id = told.invoice_id
  where told.taxable <> 0
$$;

-- Advances of the period that no figure includes yet: somebody must say what they are for, or give the rate of a foreign currency.
create function private.return_questions(owner uuid, gstin text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(
    json_agg(
      json_build_object(
        'id', receipt.id, 'client_id', receipt.client_id, 'client_name', known.client_name, 'paid_on', receipt.paid_on,
        'amount_minor', open.minor, 'currency', receipt.currency,
        'reason', case when receipt.advance_for is null then 'undecided' else 'unrated' end
      ) order by receipt.paid_on, receipt.created_at
    ),
    '[]'
  )
  from private.return_receipts(owner, gstin, last_day) as known
  join books.receipts as receipt on receipt.id = known.id
  cross join lateral (
    select known.base_minor - coalesce(sum(used.amount_minor), 0) as minor
    from private.return_uses(owner, gstin, last_day) as used
    where used.id = receipt.id and used.day <= last_day
  ) as open
  where receipt.paid_on between first_day and last_day
    and (
      receipt.advance_for is null
      or private.is_told(receipt) and receipt.currency <> 'INR' and receipt.advance_exchange_rate is null
    )
    and open.minor > 0
$$;

-- The numbers of each series without a gap, with the cancelled ones.
create function private.return_numbers(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  with issued as (
    select
      document.*,
      (private.kind(document.kind)).nature as nature
    from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
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
    json_agg(series order by array_position(array['invoice', 'debit_note', 'credit_note'], series.nature), series.nature, series.first_day, series."from"),
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

-- The figures of the books, computed without the rows: the revenue of the months, and the taxes in the documents' totals. Documents
-- from before the registration, or under another GSTIN, are in the revenue, and listed apart; so are notes that leave tax
-- unchanged.
create function private.return_books(owner uuid, gstin text, first_day date, last_day date, furnished boolean) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'revenue_minor', (
      select coalesce(sum(kept.revenue_minor), 0)
      from public.invoice_periods as kept
      where kept.user_id = owner and kept.period = 'day' and kept.first_day between return_books.first_day and last_day
    ),
    'other_minor', coalesce(sum(book.sign * book.total_inr_minor) filter (where not book.counted), 0),
    'other_count', count(*) filter (where not book.under),
    'others', to_json((
      coalesce(
        array_agg(json_build_object('id', book.id, 'number', book.number) order by book.issue_date, book.number)
          filter (where not book.under),
        '{}'
      )
    )[:20]),
    'igst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.igst_minor when split.parts = 1 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'cgst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.cgst_minor when split.parts = 2 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'sgst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.sgst_minor when split.parts = 2 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'cess_minor', coalesce(sum(book.sign * round(book.cess_minor * book.rate)) filter (where book.counted), 0)
  )
  from (
    select
      invoice.*,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as counted,
      coalesce(invoice.exchange_rate, 1) as rate,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as under
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select
      note.*,
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
        and not note.commercial and not private.is_late_note(
          owner, gstin, note.issue_date, note.buyer ->> 'gstin' is not null,
        note.cgst_minor + note.sgst_minor + note.igst_minor + note.cess_minor, original.issue_date, last_day, furnished
        ),
      coalesce(note.exchange_rate, 1),
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
    from books.invoices as note
    join books.invoices as original on original.id = note.original_id
    where note.user_id = owner
      and note.list = 'credit_notes' and note.cancelled_at is null
      and note.issue_date between first_day and last_day
  ) as book
  cross join lateral (
    select private.tax_parts(book.supply, book.with_tax, book.place_of_supply, left(gstin, 2)) as parts
  ) as split
  cross join lateral (
    select case when book.under and book.rate <> 1 then private.tax_on_rupees(book.id, split.parts) end as part
  ) as tax
$$;

-- Each GSTIN under which somebody is or was registered: today's first, then those of issued documents and received money. The query
-- steps through the index from one number to the next, since documents are many and numbers few.
create function private.registrations(owner uuid) returns json
language sql stable
set search_path = ''
as $$
  with recursive known as (
    (
      select invoice.seller ->> 'taxId' as gstin
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.seller ->> 'gstRegistration' = 'regular'
      order by invoice.seller ->> 'taxId'
      limit 1
    )
    union all
    select (
      select invoice.seller ->> 'taxId'
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.seller ->> 'gstRegistration' = 'regular'
        and invoice.seller ->> 'taxId' > known.gstin
      order by invoice.seller ->> 'taxId'
      limit 1
    )
    from known
    where known.gstin is not null
  )
  select json_agg(one.gstin order by one.is_own desc, one.gstin)
  from (
    select every.gstin, bool_or(every.is_own) as is_own
    from (
      select known.gstin, false as is_own from known
      union all
      select receipt.gstin, false from books.receipts as receipt where receipt.user_id = owner
      union all
      select own.tax_id, true from public.businesses as own
      where own.user_id = owner and own.gst_registration = 'regular'
    ) as every
    where every.gstin is not null
    group by every.gstin
  ) as one
$$;

-- The longest period of a return is a quarter. A quarter with too many documents is refused before anything is computed.
create function private.gst_return(first_day date, last_day date, gstin text, furnished boolean) returns json
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  owner constant uuid := private.caller();
  most constant integer := 30000;
  since constant date := private.bounded_day(first_day, 'first_day');
  until constant date := private.bounded_day(last_day, 'last_day');
  is_furnished constant boolean := coalesce(furnished, false);
  gstins constant json := coalesce(private.registrations(owner), '[]');
  seller public.businesses;
  asked text;
begin
  if until - since > 92 then
    perform private.refuse(422, 'return_too_long', 'last_day');
  end if;
  select * into seller from public.businesses as business where business.user_id = owner;
  asked := coalesce(gst_return.gstin, private.own_gstin(seller));
  if asked is null then
    return json_build_object('registration', coalesce(seller.gst_registration, 'none'), 'gstins', gstins);
  elsif not gstins::jsonb ? asked then
    perform private.refuse(422, 'gstin_not_yours', 'gstin');
  end if;
  if (select sum(kept.created) from public.invoice_periods as kept
    where kept.user_id = owner and kept.period = 'day' and kept.first_day between since and until) > most
  then
    perform private.refuse(422, 'return_too_large', params => jsonb_build_object('most', most));
  end if;
  return json_build_object(
    'registration', 'regular',
    'gstin', asked,
    'gstins', gstins,
    'above_five_crore', seller.above_five_crore,
    'late_notes', private.return_late_notes(owner, asked, since, until, is_furnished),
    'documents', private.return_documents(owner, asked, since, until, is_furnished),
    'hsn', private.return_hsn(owner, asked, since, until, is_furnished),
    'advances', private.return_advances(owner, asked, since, until)::jsonb
      || private.return_prepayments(owner, asked, since, until)::jsonb,
    'questions', private.return_questions(owner, asked, since, until),
    'numbers', private.return_numbers(owner, asked, since, until, is_furnished),
    'books', private.return_books(owner, asked, since, until, is_furnished),
    'corrections', private.return_corrections(owner, asked, since, until, is_furnished)
  );
end
$$;
grant execute on function private.gst_return(date, date, text, boolean) to authenticated;

create function public.gst_return(first_day date, last_day date, gstin text default null, furnished boolean default false)
returns json
language sql stable
set search_path = ''
as $$ select private.gst_return(first_day, last_day, gstin, furnished) $$;
comment on function public.gst_return(date, date, text, boolean) is
  'What the caller''s GSTR-1 and GSTR-3B of a period of at most a quarter are made of, in paise: {registration, gstin, gstins, above_five_crore, documents, late_notes, hsn, advances, questions, numbers, books, corrections}, of today''s registration or of an earlier one by its gstin; furnished: whether the first two months of the quarter went by IFF. Of who is not registered, or pays by the composition scheme, the registration and the earlier gstins alone.';
grant execute on function public.gst_return(date, date, text, boolean) to authenticated;
