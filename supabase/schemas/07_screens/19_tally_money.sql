-- The money of a period as an accountant's Tally is told it, page by page, in paise at the rates of the documents.

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

create function private.tally_bill(name text, type text, minor bigint) returns jsonb
language plpgsql immutable
set search_path = ''
as $$ begin return jsonb_build_object('name', name, 'type', type, 'minor', minor); end $$;

-- `bills` lower the client's debt; what they come to beyond money and deducted tax is the difference of two rates of exchange.
create function private.tally_move(owner uuid, kind text, row_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  payment books.payments;
  receipt books.receipts;
  document books.invoices;
  rate numeric;
  given constant jsonb := '{"tds_minor": 0, "charges_minor": 0, "number": null, "unrated_minor": 0}';
  settled record;
begin
  if kind in ('payment', 'use') then
    select * into payment from books.payments as known where known.id = row_id;
    select * into document from books.invoices as known where known.id = payment.invoice_id;
    select * into receipt from books.receipts as known where known.id = payment.receipt_id;
    rate := case
      when document.currency = 'INR' then 1
      when document.list = 'vouchers' then receipt.advance_exchange_rate
      else document.exchange_rate
    end;
  elsif kind in ('receipt', 'returned') then
    select * into receipt from books.receipts as known where known.id = row_id;
    rate := case when receipt.currency = 'INR' then 1 else receipt.advance_exchange_rate end;
  else
    select * into document from books.invoices as known where known.id = row_id;
    return given || jsonb_build_object(
      'kind', 'write_off', 'money_minor', 0, 'method', null, 'reference', null, 'currency', document.currency,
      'documents', jsonb_build_array(document.number),
      'bills', jsonb_build_array(private.tally_bill(
        document.number, 'Agst Ref',
        private.due_in_rupees(
          document.total_minor, document.settled_minor + document.credited_minor, document.total_inr_minor,
          document.exchange_rate
        )
      )),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  end if;

  if kind = 'use' then
    return given || jsonb_build_object(
      'kind', 'use', 'money_minor', 0, 'method', payment.method, 'reference', payment.reference,
      'currency', document.currency, 'tds_minor', round(payment.tds_minor * rate), 'documents', jsonb_build_array(document.number),
      'bills', jsonb_build_array(
        private.tally_bill(
          private.advance_bill(receipt.id), 'Agst Ref',
          -round(payment.amount_minor * coalesce(receipt.advance_exchange_rate, 1))::bigint
        ),
        private.tally_bill(document.number, 'Agst Ref', private.settled_rupees(payment, document))
      ),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  elsif kind = 'payment' and document.money = 'out' then
    return given || jsonb_build_object(
      'kind', 'refund', 'money_minor', -round(payment.amount_minor * rate), 'method', payment.method,
      'reference', payment.reference, 'currency', document.currency,
      'number', case when document.list = 'vouchers' then document.number end,
      'documents', jsonb_build_array(document.number), 'unrated_minor', case when rate is null then payment.amount_minor else 0 end,
      'bills', jsonb_build_array(private.tally_bill(
        -- A note is set against the bill of its invoice, and so is what was given back for it.
        case
          when document.list = 'vouchers' then private.advance_bill(receipt.id)
          else (select original.number from books.invoices as original where original.id = document.original_id)
        end,
        'Agst Ref', -round(payment.amount_minor * rate)::bigint
      )),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  elsif kind = 'payment' then
    return given || jsonb_build_object(
      'kind', 'receipt', 'money_minor', round(payment.amount_minor * rate), 'tds_minor', round(payment.tds_minor * rate),
      'method', payment.method, 'reference', payment.reference, 'currency', document.currency,
      'documents', jsonb_build_array(document.number),
      'unrated_minor', case when rate is null then payment.amount_minor + payment.tds_minor else 0 end,
      'bills', jsonb_build_array(
        private.tally_bill(document.number, 'Agst Ref', private.settled_rupees(payment, document))
      ),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  elsif kind = 'returned' then
    return given || jsonb_build_object(
      'kind', 'refund', 'money_minor', -round(receipt.returned_minor * rate), 'method', receipt.return_method,
      'reference', receipt.return_reference, 'currency', receipt.currency, 'documents', '[]'::jsonb,
      'unrated_minor', case when rate is null then receipt.returned_minor else 0 end,
      'bills', jsonb_build_array(private.tally_bill(
        private.advance_bill(receipt.id), 'Agst Ref', -round(receipt.returned_minor * rate)::bigint
      )),
      'party', private.tally_party(owner, receipt.client_id, '{}')
    );
  end if;

  select
    coalesce(sum(part.amount_minor), 0)::bigint as own_minor,
    coalesce(sum(part.money), 0)::bigint as money,
    coalesce(sum(part.tds), 0)::bigint as tds,
    coalesce(sum(case when part.money is null then part.amount_minor + part.tds_minor end), 0)::bigint as unrated,
    coalesce(
      jsonb_agg(private.tally_bill(part.number, 'Agst Ref', part.settled) order by part.number)
        filter (where part.money is not null),
      '[]'
    ) as bills,
    coalesce(jsonb_agg(part.number order by part.number), '[]') as documents
  into settled
  from (
    select
      one.amount_minor, one.tds_minor, invoice.number,
      round(one.amount_minor * own.rate) as money, round(one.tds_minor * own.rate) as tds,
      private.settled_rupees(one, invoice) as settled
    from books.payments as one
    join books.invoices as invoice on invoice.id = one.invoice_id
    cross join lateral (select case when invoice.currency = 'INR' then 1 else invoice.exchange_rate end as rate) as own
    where one.receipt_id = row_id and one.user_id = owner and one.state = 'confirmed' and not one.from_advance
  ) as part;
  -- The rest came in advance, whatever became of it since.
  return given || jsonb_build_object(
    'kind', 'receipt', 'money_minor', settled.money + coalesce(round((receipt.amount_minor - settled.own_minor) * rate), 0),
    'tds_minor', settled.tds, 'method', receipt.method, 'reference', receipt.reference, 'currency', receipt.currency,
    'number', (
      select voucher.number from books.invoices as voucher
      where voucher.id = receipt.voucher_id and voucher.cancelled_at is null
    ),
    'documents', settled.documents,
    'unrated_minor', settled.unrated
      + case when rate is null then receipt.amount_minor - settled.own_minor else 0 end,
    'bills', settled.bills || case
      when receipt.amount_minor > settled.own_minor and rate is not null then jsonb_build_array(private.tally_bill(
        private.advance_bill(receipt.id), 'Advance', round((receipt.amount_minor - settled.own_minor) * rate)::bigint
      ))
      else '[]'
    end,
    'party', private.tally_party(owner, receipt.client_id, '{}')
  );
end
$$;

create function private.tally_money(first_day date, last_day date, after_day date, after_id text, most integer) returns json
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  owner constant uuid := private.caller();
  found_rows json;
begin
  select coalesce(
    json_agg(
      private.tally_move(owner, page.kind, page.row_id) || jsonb_build_object('id', page.id, 'day', page.day)
      order by page.day, page.id collate "C"
    ),
    '[]'
  ) into found_rows
  from (
    select move.*
    from private.tally_moves(owner, greatest(first_day, after_day), last_day) as move
    where after_day is null or (move.day, move.id collate "C") > (after_day, after_id collate "C")
    order by move.day, move.id collate "C"
    limit most
  ) as page;
  return found_rows;
end
$$;
grant execute on function private.tally_money(date, date, date, text, integer) to authenticated;

create function public.tally_money(
  first_day date, last_day date, after_day date default null, after_id text default null, most integer default 1000
) returns json
language sql stable
set search_path = ''
as $$
  select private.tally_money(
    private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'),
    case when after_day is not null then private.bounded_day(after_day, 'from') end, left(coalesce(after_id, ''), 60),
    least(greatest(coalesce(most, 1), 1), 1000)
  )
$$;
comment on function public.tally_money(date, date, date, text, integer) is
  'Receipts, refunds, uses of advances and write-offs of the caller in these days as Tally is told them, in paise at the rates of the documents, at most 1000 after the one of (after_day, after_id).';
grant execute on function public.tally_money(date, date, date, text, integer) to authenticated;
