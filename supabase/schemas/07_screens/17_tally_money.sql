-- The money of a period as an accountant's Tally is told it, page by page, in paise at the rates of the documents.

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
  told public.remittances;
  before_minor bigint := 0;
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
    select * into told from public.remittances as noted
    where noted.payment_id = payment.id or noted.receipt_id = payment.receipt_id;
    if payment.from_advance then
      -- Behind what came with the receipt's own voucher, and what was used of it earlier.
      select coalesce(sum(other.amount_minor), 0) into before_minor
      from books.payments as other
      join books.invoices as invoice on invoice.id = other.invoice_id
      where other.receipt_id = receipt.id and other.user_id = owner and other.state = 'confirmed' and invoice.money <> 'out'
        and (invoice.currency = 'INR' or invoice.exchange_rate is not null)
        and (not other.from_advance or (other.created_at, other.id) < (payment.created_at, payment.id));
    end if;
    return given || private.remitted_part(
      told, before_minor, payment.amount_minor, coalesce(receipt.amount_minor, payment.amount_minor), round(payment.amount_minor * rate)
    ) || jsonb_build_object(
      'kind', 'receipt', 'tds_minor', round(payment.tds_minor * rate),
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
    coalesce(sum(part.amount_minor) filter (where part.money is not null), 0)::bigint as rated_minor,
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
  select * into told from public.remittances as noted where noted.receipt_id = row_id;
  -- The rest came in advance, whatever became of it since.
  return given || private.remitted_part(
    told, 0, settled.rated_minor + case when rate is null then 0 else receipt.amount_minor - settled.own_minor end,
    receipt.amount_minor, settled.money + coalesce(round((receipt.amount_minor - settled.own_minor) * rate), 0)
  ) || jsonb_build_object(
    'kind', 'receipt', 'tds_minor', settled.tds, 'method', receipt.method, 'reference', receipt.reference, 'currency', receipt.currency,
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
