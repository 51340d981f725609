-- The money of a period for an accountant's Tally, and the parts that its vouchers are made of.

-- Each thing that moves money or a client's balance beside a document. The day of an advance that an invoice uses is that of the
-- later of both, when Tally has both bills; where its rupees are not known before, it is money of its own day.
create function private.tally_moves(owner uuid, first_day date, last_day date)
returns table (id text, kind text, row_id uuid, day date)
language sql stable
set search_path = ''
as $$
  select payment.id::text, 'payment', payment.id, payment.paid_on
  from books.payments as payment
  where payment.user_id = owner and payment.state = 'confirmed' and payment.receipt_id is null
    and payment.paid_on between first_day and last_day
  union all
  select receipt.id::text, 'receipt', receipt.id, receipt.paid_on
  from books.receipts as receipt
  where receipt.user_id = owner and receipt.undone_at is null and receipt.paid_on between first_day and last_day
  union all
  select
    payment.id::text,
    case when document.money = 'out' then 'payment' when known.rated then 'use' else 'payment' end,
    payment.id, known.day
  from books.payments as payment
  join books.receipts as receipt on receipt.id = payment.receipt_id
  join books.invoices as document on document.id = payment.invoice_id
  cross join lateral (
    select
      receipt.currency = 'INR' or receipt.advance_exchange_rate is not null as rated,
      case
        when document.money <> 'out' and (receipt.currency = 'INR' or receipt.advance_exchange_rate is not null)
        then greatest(payment.paid_on, document.issue_date)
        else payment.paid_on
      end as day
  ) as known
  where payment.user_id = owner and payment.state = 'confirmed' and payment.from_advance
    and payment.paid_on <= last_day and known.day between first_day and last_day
  union all
  select receipt.id || '-returned', 'returned', receipt.id, receipt.returned_on
  from books.receipts as receipt
  where receipt.user_id = owner and receipt.undone_at is null and receipt.returned_on between first_day and last_day
  union all
  select invoice.id || '-written-off', 'write_off', invoice.id, (invoice.written_off_at at time zone 'Asia/Kolkata')::date
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.listed and invoice.status = 'WRITTEN_OFF'
    and (invoice.written_off_at at time zone 'Asia/Kolkata')::date between first_day and last_day
$$;

-- Money and tax settle an invoice in rupees by the running sum, so that an invoice that is paid in parts is settled to the paisa.
create function private.settled_rupees(payment books.payments, invoice books.invoices) returns bigint
language plpgsql stable
set search_path = ''
as $$
declare
  before bigint;
begin
  if invoice.currency = 'INR' then
    return payment.amount_minor + payment.tds_minor;
  elsif invoice.sign = -1 then
    return round(payment.amount_minor * invoice.exchange_rate);
  end if;
  select coalesce(sum(other.amount_minor + other.tds_minor), 0) into before
  from books.payments as other
  where other.invoice_id = invoice.id and other.state = 'confirmed'
    and (other.paid_on, other.created_at, other.id) < (payment.paid_on, payment.created_at, payment.id);
  return private.due_in_rupees(invoice.total_minor, before, invoice.total_inr_minor, invoice.exchange_rate)
    - private.due_in_rupees(
      invoice.total_minor, before + payment.amount_minor + payment.tds_minor, invoice.total_inr_minor, invoice.exchange_rate
    );
end
$$;
comment on function private.settled_rupees(books.payments, books.invoices) is
  'What a payment takes off the rupees of its document; null without a rate.';

create function private.advance_bill(receipt_id uuid) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return 'ADV-' || upper(left(receipt_id::text, 8)); end $$;
comment on function private.advance_bill(uuid) is 'By which name Tally knows an advance; no document may ever name it.';

-- Of a remittance that came as `whole_minor` in its own currency, the part of so much behind so much, by running sums, so that all
-- parts come to it to the paisa. Where the bank's rupees are not noted they are `at_rate`, which is null of what has no rate.
create function private.remitted_part(
  told public.remittances,
  before_minor bigint,
  own_minor bigint,
  whole_minor bigint,
  at_rate numeric
) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  gross constant numeric := told.rupees_minor + coalesce(told.charges_minor, 0);
  upto constant numeric := before_minor + own_minor;
begin
  if at_rate is null or whole_minor = 0 then
    return jsonb_build_object('money_minor', at_rate, 'charges_minor', 0);
  end if;
  return jsonb_build_object(
    'money_minor', coalesce(div(gross * upto, whole_minor) - div(gross * before_minor, whole_minor), at_rate),
    'charges_minor', coalesce(
      div(told.charges_minor * upto, whole_minor) - div(told.charges_minor::numeric * before_minor, whole_minor), 0
    )
  );
end
$$;
comment on function private.remitted_part(public.remittances, bigint, bigint, bigint, numeric) is
  'Rupees that came and charges that the bank kept of them, by what exporters noted.';

create function private.tally_bill(name text, type text, minor bigint) returns jsonb
language plpgsql immutable
set search_path = ''
as $$ begin return jsonb_build_object('name', name, 'type', type, 'minor', minor); end $$;
