-- Registers for the accountant: documents and money by days, balances by age, and revenue by client, item and month. The SQL of a
-- register is put together for each call, as the table of invoices is (decision 0050); pages and sums come from the same lines, so
-- they agree (decision 0058).

-- A register reads the payments of some days.
create index payments_by_day on books.payments (user_id, paid_on) where state = 'confirmed';

-- An invoice or a credit note in a register: in rupees, and zero for a cancelled one. The part of the total that is neither taxable
-- nor tax is the rounding, so the columns add up to it.
create view private.document_lines
with (security_invoker = true)
as
select
  record.id,
  record.user_id,
  record.kind,
  record.list,
  record.listed,
  record.cancelled_at,
  record.created_at,
  record.issue_date as day,
  record.number,
  case when record.sign = -1 and record.cancelled_at is null then 'ISSUED' else record.status end as status,
  record.client_id,
  record.client_name,
  record.buyer ->> 'gstin' as gstin,
  record.place_of_supply,
  record.reverse_charge,
  record.due_date,
  record.credit_reason,
  record.original ->> 'number' as original_number,
  record.original ->> 'issue_date' as original_day,
  record.currency,
  trim_scale(record.exchange_rate)::text as exchange_rate,
  live.share * record.total_minor as own_total_minor,
  rupees.taxable_minor,
  rupees.cgst_minor,
  rupees.sgst_minor,
  rupees.igst_minor,
  rupees.cess_minor,
  rupees.total_minor - rupees.taxable_minor - case
    when record.reverse_charge then 0
    else rupees.cgst_minor + rupees.sgst_minor + rupees.igst_minor + rupees.cess_minor
  end as round_off_minor,
  rupees.total_minor,
  live.share * case
    when record.balance_minor = 0 then 0
    else private.due_in_rupees(
      record.total_minor, record.settled_minor + record.credited_minor, record.total_inr_minor, record.exchange_rate
    )
  end as balance_minor,
  (live.share * round(record.settled_minor * live.rate))::bigint as refunded_minor
from books.invoice_records as record
cross join lateral (
  select
    (record.cancelled_at is null)::integer as share,
    case record.currency when 'INR' then 1 else record.exchange_rate end as rate
) as live
cross join lateral (
  select
    live.share * case
      when record.currency = 'INR' then record.taxable_minor
      else (select sum(item.taxable_inr_minor)::bigint from books.invoice_items as item where item.invoice_id = record.id)
    end as taxable_minor,
    live.share * case when record.currency = 'INR' then record.cgst_minor else tax.half end as cgst_minor,
    live.share * case when record.currency = 'INR' then record.sgst_minor else tax.half end as sgst_minor,
    live.share * case when record.currency = 'INR' then record.igst_minor else tax.whole end as igst_minor,
    (live.share * round(record.cess_minor * live.rate))::bigint as cess_minor,
    live.share * record.total_inr_minor as total_minor
  from (
    -- For another currency, the tax is in rupees, if those are known.
    select
      case split.parts when 2 then on_rupees.part else on_rupees.part * 0 end as half,
      case split.parts when 1 then on_rupees.part else on_rupees.part * 0 end as whole
    from (
      select private.tax_parts(
        record.supply, record.with_tax, record.place_of_supply, record.seller ->> 'stateCode'
      ) as parts
    ) as split
    cross join lateral (
      select case
        when record.currency <> 'INR' and record.exchange_rate is not null
        then private.tax_on_rupees(record.id, split.parts)
      end as part
    ) as on_rupees
  ) as tax
  -- `offset 0` computes each of them once.
  offset 0
) as rupees
where record.told in ('supply', 'note');

-- Money by the day it came, as private.money_of_payment counts it: a refund is negative, and an advance that no invoice has used is
-- a line of its own. An advance in another currency has no rupees.
create view private.payment_lines
with (security_invoker = true)
as
select
  payment.id,
  payment.user_id,
  payment.created_at,
  payment.paid_on as day,
  case
    when document.money <> 'out' then 'payment' when document.list = 'vouchers' then 'advance_refund' else 'refund'
  end as kind,
  document.id as document_id,
  document.number,
  document.client_id,
  document.client_name,
  document.buyer ->> 'pan' as pan,
  payment.method,
  payment.reference,
  document.currency,
  going.sign * payment.amount_minor as own_amount_minor,
  (going.sign * round(payment.amount_minor * going.rate))::bigint as amount_minor,
  (going.sign * round(payment.tds_minor * going.rate))::bigint as tds_minor
from books.payments as payment
join books.invoices as document on document.id = payment.invoice_id
cross join lateral (
  select
    case when document.money = 'out' then -1 else 1 end as sign,
    case
      when document.currency = 'INR' then 1
      when document.list <> 'vouchers' then document.exchange_rate
    end as rate
) as going
where payment.state = 'confirmed'
union all
select
  receipt.id,
  receipt.user_id,
  receipt.created_at,
  receipt.paid_on,
  'advance',
  voucher.id,
  voucher.number,
  receipt.client_id,
  client.name,
  client.pan,
  receipt.method,
  receipt.reference,
  receipt.currency,
  waiting.minor,
  case when receipt.currency = 'INR' then waiting.minor end,
  0
from books.receipts as receipt
join books.clients as client on client.id = receipt.client_id
left join books.invoices as voucher on voucher.id = receipt.voucher_id and voucher.cancelled_at is null
cross join lateral (
  select
    receipt.advance_minor + case when receipt.undone_at is null then receipt.returned_minor else 0 end
      + coalesce(sum(back.amount_minor), 0)::bigint as minor
  from books.payments as back
  join books.invoices as document on document.id = back.invoice_id
  where back.receipt_id = receipt.id
    and back.user_id = receipt.user_id
    and back.state = 'confirmed'
    and document.list = 'vouchers' and document.money = 'out'
) as waiting
where waiting.minor > 0
union all
select
  receipt.id, receipt.user_id, receipt.created_at, receipt.returned_on, 'advance_refund', null, null, receipt.client_id,
  client.name, client.pan, receipt.return_method, receipt.return_reference, receipt.currency, -receipt.returned_minor,
  case when receipt.currency = 'INR' then -receipt.returned_minor end, 0
from books.receipts as receipt
join books.clients as client on client.id = receipt.client_id
where receipt.returned_minor > 0 and receipt.undone_at is null;

-- Revenue: invoices, and credit notes by their own day. Tax and rounding are the difference of total and value.
create view private.revenue_lines
with (security_invoker = true)
as
select
  document.id,
  document.user_id,
  document.issue_date as day,
  document.client_id,
  document.client_name,
  document.sign,
  document.sign * case
    when document.currency = 'INR' then document.taxable_minor
    else (select sum(item.taxable_inr_minor)::bigint from books.invoice_items as item where item.invoice_id = document.id)
  end as taxable_minor,
  document.sign * document.total_inr_minor as total_minor
from (
  select invoice.* from books.invoices as invoice where invoice.listed
  union all
  select note.* from books.invoices as note where note.list = 'credit_notes' and note.cancelled_at is null
) as document;

-- The lines of a register as SQL with $1 the owner, $2 the first and $3 the last day, their order, and the columns that are summed
-- up.
create function private.register_of(kind text, out lines text, out place text, out sums text[])
language plpgsql immutable
set search_path = ''
as $$
declare
  of_documents constant text :=
    'select * from private.document_lines where user_id = $1 and day between $2 and $3 and ';
  taxes constant text[] := array[
    'taxable_minor', 'cgst_minor', 'sgst_minor', 'igst_minor', 'cess_minor', 'round_off_minor', 'total_minor'
  ];
  revenue constant text[] := array['invoices', 'taxable_minor', 'tax_minor', 'total_minor', 'without_rate'];
  earned constant text :=
    'count(*) filter (where sign = 1) as invoices, coalesce(sum(taxable_minor), 0)::bigint as taxable_minor, '
    'coalesce(sum(total_minor - taxable_minor), 0)::bigint as tax_minor, coalesce(sum(total_minor), 0)::bigint as total_minor, '
    'count(*) filter (where total_minor is null) as without_rate';
begin
  place := case when kind like 'revenue%' or kind = 'ageing' then 'total_minor desc, label, client_id' else 'day, created_at, id' end;
  case kind
    when 'invoices' then
      -- Each has an index of its own.
      lines := of_documents || 'listed union all ' || of_documents
        || $sql$cancelled_at is not null and list = 'invoices'$sql$;
      sums := taxes || array['balance_minor'];
    when 'credit_notes' then
      lines := of_documents || $sql$list = 'credit_notes'$sql$;
      sums := taxes || array['refunded_minor'];
    when 'payments' then
      lines := 'select * from private.payment_lines where user_id = $1 and day between $2 and $3';
      sums := array['amount_minor', 'tds_minor'];
    when 'tds' then
      -- By the day that decides, which may be before the payment.
      lines := $sql$
        select
          to_char(private.financial_year_start(day), 'FMYYYY') || '-' || right(private.financial_year(day), 2) as year,
          client_id, coalesce(client.name, max(line.client_name)) as client_name, client.tan,
          coalesce(client.pan, max(line.pan)) as pan, line.tds_kind,
          count(*) as payments, sum(amount_minor)::bigint as amount_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 4 and 6), 0)::bigint as first_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 7 and 9), 0)::bigint as second_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 10 and 12), 0)::bigint as third_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) < 4), 0)::bigint as fourth_minor,
          sum(tds_minor)::bigint as tds_minor, count(*) filter (where tds_minor is null) as without_rate
        from (
          select
            line.client_id, line.client_name, line.pan, line.amount_minor, line.tds_minor,
            private.deduction_day(line.day, said.credited_on) as day, coalesce(said.kind, usual.tds_kind) as tds_kind
          from private.payment_lines as line
          join books.payments as payment on payment.id = line.id and payment.tds_minor > 0
          left join books.tds_deductions as said on said.payment_id = line.id
          left join books.clients as usual on usual.id = line.client_id
          where line.user_id = $1 and line.day between $2 and $3 + 366
            and private.deduction_day(line.day, said.credited_on) between $2 and $3
        ) as line
        left join books.clients as client on client.id = line.client_id
        group by 1, client_id, client.id, line.tds_kind, case when client_id is null then line.client_name end
      $sql$;
      place := 'year, client_name, client_id, tds_kind';
      sums := array[
        'payments', 'amount_minor', 'first_minor', 'second_minor', 'third_minor', 'fourth_minor', 'tds_minor', 'without_rate'
      ];
    when 'revenue_by_client' then
      lines := format($sql$
        select coalesce(client.name, max(line.client_name)) as label, line.client_id, %s
        from private.revenue_lines as line
        left join books.clients as client on client.id = line.client_id
        where line.user_id = $1 and line.day between $2 and $3
        group by line.client_id, client.id, case when line.client_id is null then line.client_name end
      $sql$, earned);
      sums := revenue;
    when 'revenue_by_item' then
      lines := format($sql$
        select
          min(line.description) as label, null::uuid as client_id, count(distinct id) filter (where sign = 1) as invoices,
          coalesce(sum(taxable_minor), 0)::bigint as taxable_minor, 0 as tax_minor,
          coalesce(sum(total_minor), 0)::bigint as total_minor,
          count(distinct id) filter (where total_minor is null) as without_rate
        from (
          select
            line.id, line.sign, item.description, line.sign * item.taxable_inr_minor as taxable_minor,
            line.sign * item.taxable_inr_minor as total_minor
          from private.revenue_lines as line
          join books.invoice_items as item on item.invoice_id = line.id
          where line.user_id = $1 and line.day between $2 and $3
        ) as line
        group by lower(line.description)
      $sql$);
      sums := revenue;
    when 'revenue_by_month' then
      lines := format($sql$
        select to_char(month, 'YYYY-MM-DD') as label, null::uuid as client_id, %s
        from generate_series(date_trunc('month', $2::timestamp), $3::timestamp, interval '1 month') as series (month)
        left join private.revenue_lines as line
          on line.user_id = $1 and line.day between $2 and $3 and date_trunc('month', line.day::timestamp) = month
        group by month
      $sql$, replace(earned, 'where total_minor is null', 'where id is not null and total_minor is null'));
      place := 'label';
      sums := revenue;
    when 'ageing' then
      -- Of what is due in parts each part by its own day, as the dashboard counts it.
      lines := $sql$
        select
          coalesce(client.name, max(open.client_name)) as label, open.client_id,
          coalesce(sum(open.minor) filter (where open.late <= 0), 0)::bigint as not_due_minor,
          coalesce(sum(open.minor) filter (where open.late between 1 and 30), 0)::bigint as late_30_minor,
          coalesce(sum(open.minor) filter (where open.late between 31 and 60), 0)::bigint as late_60_minor,
          coalesce(sum(open.minor) filter (where open.late between 61 and 90), 0)::bigint as late_90_minor,
          coalesce(sum(open.minor) filter (where open.late > 90), 0)::bigint as late_over_minor,
          coalesce(sum(open.minor), 0)::bigint as total_minor,
          count(distinct open.id) as invoices, count(distinct open.id) filter (where open.minor is null) as without_rate
        from (
          select
            invoice.id, invoice.client_id, invoice.client_name, share.minor, private.today() - share.due_date as late
          from books.invoices as invoice
          cross join lateral (
            select invoice.due_date, invoice.due_inr_minor as minor
            where invoice.parts = '[]' or invoice.due_inr_minor is null
            union all
            select part.first_day, part.due_minor from private.period_shares(invoice) as part
            where invoice.parts <> '[]' and part.period = 'day' and part.due_minor <> 0
          ) as share
          where invoice.user_id = $1 and invoice.listed and invoice.status = 'UNPAID'
        ) as open
        left join books.clients as client on client.id = open.client_id
        group by open.client_id, client.id, case when open.client_id is null then open.client_name end
      $sql$;
      sums := array[
        'not_due_minor', 'late_30_minor', 'late_60_minor', 'late_90_minor', 'late_over_minor', 'total_minor', 'invoices',
        'without_rate'
      ];
    else
      perform private.refuse(422, 'value_not_allowed', 'register');
  end case;
end
$$;

create function private.list_register(register text, first_day date, last_day date, skip integer, most integer) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  source constant record := private.register_of(register);
  rows json;
begin
  execute format(
    'select coalesce(json_agg(to_jsonb(line) - ''user_id''), ''[]'') from (select * from (%s) as line order by %s offset $4 limit $5) as line',
    source.lines, source.place
  )
  into rows
  using private.caller(), first_day, last_day, skip, most;
  return rows;
end
$$;
grant execute on function private.list_register(text, date, date, integer, integer) to authenticated;

create function public.list_register(
  register text,
  first_day date,
  last_day date,
  skip integer default 0,
  most integer default 100
) returns json
language sql stable
set search_path = ''
as $$
  select private.list_register(
    register, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'),
    least(greatest(coalesce(skip, 0), 0), 1000000000), least(greatest(coalesce(most, 1), 1), 1000)
  )
$$;
comment on function public.list_register(text, date, date, integer, integer) is
  'Lines of a register of the caller (invoices, credit_notes, payments, tds, revenue_by_client, revenue_by_item, revenue_by_month, or ageing, which is of today) from first_day to last_day, in paise: `most` of them, at most 1000, after `skip`.';
grant execute on function public.list_register(text, date, date, integer, integer) to authenticated;

create function private.register_figures(register text, first_day date, last_day date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  source constant record := private.register_of(register);
  figures json;
begin
  execute format(
    'select json_build_object(''count'', count(*), ''sums'', json_build_object(%s)) from (%s) as line',
    (
      select string_agg(format('%L, coalesce(sum(line.%I), 0)', name, name), ', ')
      from unnest(source.sums || case
        when 'without_rate' <> all (source.sums) then array['without_rate'] else '{}'
      end) as summed (name)
    ),
    case
      when 'without_rate' = any (source.sums) then source.lines
      else format(
        'select line.*, (line.%I is null)::integer as without_rate from (%s) as line',
        case register when 'payments' then 'amount_minor' else 'total_minor' end, source.lines
      )
    end
  )
  into figures
  using private.caller(), first_day, last_day;
  return figures;
end
$$;
grant execute on function private.register_figures(text, date, date) to authenticated;

create function public.register_figures(register text, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select private.register_figures(register, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'))
$$;
comment on function public.register_figures(text, date, date) is
  'How many lines a register of the caller has between two days, what its columns come to in paise, and how many lines are in no sum for want of an exchange rate.';
grant execute on function public.register_figures(text, date, date) to authenticated;
