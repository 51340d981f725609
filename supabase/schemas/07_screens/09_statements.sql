-- The account of a client between two days: charges, payments, credits, and the balance (decision 0059).

-- Changes of a client's account: positive if they owe more, negative if they owe less. Money of one receipt is one line, whatever
-- it settled; tax that they deducted settles like money. An invoice says until when it is to be paid, and what is open of it now.
create view private.statement_lines
with (security_invoker = true)
as
select
  document.user_id,
  document.client_id,
  document.currency,
  document.issue_date as day,
  document.created_at,
  document.kind,
  document.id as document_id,
  document.number,
  null::text as method,
  null::text as reference,
  case when document.sign = -1 then -document.total_minor else document.total_minor end as minor,
  0::bigint as tds_minor,
  case when document.listed then document.due_date end as due_date,
  case when document.listed and document.status = 'UNPAID' then document.due_minor else 0 end as open_minor,
  0::bigint as advance_minor
from books.invoices as document
where document.listed or (document.list = 'credit_notes' and document.cancelled_at is null)
union all
select
  invoice.user_id, invoice.client_id, invoice.currency,
  (invoice.written_off_at at time zone 'Asia/Kolkata')::date, invoice.written_off_at, 'write_off', invoice.id,
  invoice.number, null, null, -(invoice.due_minor), 0, null, 0, 0
from books.invoices as invoice
where invoice.listed and invoice.written_off_at is not null
union all
-- Payments of one document, and refunds of a credit note.
select
  payment.user_id, document.client_id, document.currency, payment.paid_on, payment.created_at,
  case when document.sign = -1 then 'refund' else 'payment' end, document.id, document.number,
  payment.method, payment.reference,
  case when document.sign = -1 then 1 else -1 end * (payment.amount_minor + payment.tds_minor), payment.tds_minor, null, 0, 0
from books.payments as payment
join books.invoices as document on document.id = payment.invoice_id
where payment.state = 'confirmed' and payment.receipt_id is null
union all
-- The whole amount of a receipt, and the tax that was deducted with it.
select
  receipt.user_id, receipt.client_id, receipt.currency, receipt.paid_on, receipt.created_at, 'payment', null, null,
  receipt.method, receipt.reference, -(receipt.amount_minor + deducted.minor), deducted.minor, null, 0,
  receipt.advance_minor
from books.receipts as receipt
cross join lateral (
  select coalesce(sum(payment.tds_minor), 0)::bigint as minor
  from books.payments as payment
  where payment.receipt_id = receipt.id and payment.user_id = receipt.user_id and payment.state = 'confirmed'
) as deducted
where receipt.undone_at is null and receipt.amount_minor + deducted.minor > 0
union all
-- Refunds of an advance.
select
  payment.user_id, document.client_id, document.currency, payment.paid_on, payment.created_at, 'refund', document.id,
  document.number, payment.method, payment.reference, payment.amount_minor, 0, null, 0, 0
from books.payments as payment
join books.invoices as document on document.id = payment.invoice_id
where payment.state = 'confirmed' and payment.receipt_id is not null and document.list = 'vouchers' and document.money = 'out'
union all
select
  receipt.user_id, receipt.client_id, receipt.currency, receipt.returned_on, receipt.created_at, 'refund', null, null,
  receipt.return_method, receipt.return_reference, receipt.returned_minor, 0, null, 0, 0
from books.receipts as receipt
where receipt.undone_at is null and receipt.returned_minor > 0;

create function private.open_ages(owner uuid, client_id uuid, currency text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    (
      select coalesce(sum(share.minor), 0)::bigint
      from books.invoices as invoice
      cross join lateral (
        select invoice.due_date, invoice.due_minor as minor where invoice.parts = '[]'
        union all
        select
          part.due_date,
          private.due_until(invoice.parts, invoice.due_minor, part.due_date)
            - coalesce(lag(private.due_until(invoice.parts, invoice.due_minor, part.due_date)) over (order by part.due_date), 0)
        from jsonb_to_recordset(invoice.parts) as part (due_date date)
      ) as share
      where invoice.client_id = open_ages.client_id
        and invoice.user_id = owner
        and invoice.currency = open_ages.currency
        and invoice.listed
        and invoice.status = 'UNPAID'
        and greatest(private.today() - share.due_date, 0) >= span.from_days
        and (span.to_days is null or greatest(private.today() - share.due_date, 0) <= span.to_days)
    )
    order by span.from_days
  )
  from (values (0, 0), (1, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
$$;
comment on function private.open_ages(uuid, uuid, text) is
  'What is open of a client''s invoices in a currency today, in the ages of the dashboard, those not due yet first.';

-- One account for each currency; more lines than `most` are refused.
create function private.statement_accounts(owner uuid, client_id uuid, first_day date, last_day date, most integer)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  accounts jsonb;
  counted integer;
begin
  with
  line as materialized (
    select known.*
    from private.statement_lines as known
    where known.user_id = owner and known.client_id = statement_accounts.client_id and known.day <= last_day
  )
  select
    coalesce(max(account.lines), 0),
    coalesce(jsonb_agg(jsonb_build_object(
      'currency', account.currency,
      'opening_minor', account.opening_minor,
      'closing_minor', account.closing_minor,
      'ages', private.open_ages(owner, statement_accounts.client_id, account.currency),
      'lines', account.shown
    ) order by account.currency <> 'INR', account.currency), '[]')
  into counted, accounts
  from (
    select
      line.currency,
      coalesce(sum(line.minor) filter (where line.day < first_day), 0)::bigint as opening_minor,
      sum(line.minor)::bigint as closing_minor,
      count(*) filter (where line.day >= first_day) as lines,
      coalesce(
        jsonb_agg(
          to_jsonb(line) - '{user_id,client_id,currency,created_at}'::text[]
          order by line.day, line.created_at, line.number
        ) filter (where line.day >= first_day),
        '[]'
      ) as shown
    from line
    group by line.currency
  ) as account;
  if counted > most then
    perform private.refuse(422, 'statement_too_long', 'from', jsonb_build_object('most', most));
  end if;
  return accounts;
end
$$;

create function private.client_statement(client_id uuid, first_day date, last_day date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform from books.clients as client
  where client.id = client_statement.client_id and client.user_id = owner and client.merged_into is null;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  return private.statement_accounts(owner, client_statement.client_id, first_day, last_day, 1000);
end
$$;
grant execute on function private.client_statement(uuid, date, date) to authenticated;

create function public.client_statement(client_id uuid, first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select private.client_statement(
    client_id, private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to')
  )
$$;
comment on function public.client_statement(uuid, date, date) is
  'The account of one of the caller''s clients from first_day to last_day, for each currency in its minor units: what was owed before, what moved it day by day (above nothing what they owe more), and what is owed at its end; what is open today by age. At most 1000 lines.';
grant execute on function public.client_statement(uuid, date, date) to authenticated;
