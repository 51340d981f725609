-- Vouchers of advances for services (CGST Rules 50 and 51). A registered seller owes tax when the money comes and issues a receipt
-- voucher, and a refund voucher when it is given back. Both are documents, each in a series of its own.

-- The terms of an advance for services without a voucher yet: the client's place, and the usual rate. 18 per cent if no rate is
-- known (Rule 50).
create function private.place_of_client(client books.clients) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when client.country <> 'IN' then '96'
    else coalesce(private.gstin_state(client.gstin), client.state_code)
  end;
end
$$;

-- Stored with the receipt, so that a return does not change with the settings; the words of a voucher take precedence.
create function private.note_advance_terms() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  before books.receipts;
  seller public.businesses;
  client books.clients;
  voucher books.invoices;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  if new.voucher_id is not null and (new.voucher_id is distinct from before.voucher_id or before.advance_for is null) then
    select * into voucher from books.invoices as issued where issued.id = new.voucher_id;
    new.gstin := coalesce(new.gstin, voucher.seller ->> 'taxId');
    new.advance_for := 'services';
    new.advance_supply := voucher.supply;
    new.advance_place := voucher.place_of_supply;
    new.advance_untaxed := voucher.reverse_charge or not voucher.with_tax;
    new.advance_exchange_rate := voucher.exchange_rate;
    select item.gst_rate into new.advance_rate from books.invoice_items as item where item.invoice_id = voucher.id;
    new.advance_rate := coalesce(new.advance_rate, 0);
  elsif new.advance_for is not distinct from before.advance_for then
    return new;
  elsif new.advance_for = 'services' then
    select * into seller from public.businesses as own where own.user_id = new.user_id;
    select * into client from books.clients as known where known.id = new.client_id;
    new.advance_supply := case when client.country <> 'IN' then 'export' else 'domestic' end;
    new.advance_place := private.place_of_client(client);
    new.advance_untaxed := client.country <> 'IN' and seller.lut_year is not null;
    new.advance_rate := coalesce(seller.default_gst_rate, 1800);
    new.advance_exchange_rate := private.rate_for(new.user_id, new.currency, null);
  else
    new.advance_supply := null;
    new.advance_place := null;
    new.advance_untaxed := false;
    new.advance_rate := null;
    new.advance_exchange_rate := null;
  end if;
  if (
    new.advance_for, new.advance_supply, new.advance_place, new.advance_untaxed, new.advance_rate, new.advance_exchange_rate
  ) is distinct from (
    before.advance_for, before.advance_supply, before.advance_place, before.advance_untaxed, before.advance_rate,
    before.advance_exchange_rate
  ) then
    -- One that comes out of a file was known then.
    new.advance_for_at := case when tg_op = 'INSERT' then voucher.created_at end;
    new.advance_for_at := coalesce(new.advance_for_at, clock_timestamp());
  end if;
  return new;
end
$$;

create trigger receipts_advance_terms before insert or update of voucher_id, advance_for on books.receipts
for each row
when (
  case
    when current_setting('app.restoring', true) = 'on' then new.voucher_id is not null and new.advance_for is null
    else num_nonnulls(new.voucher_id, new.advance_for) > 0
  end
)
execute function private.note_advance_terms();

create function private.is_told(receipt books.receipts) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return receipt.undone_at is null
    and receipt.gstin is not null
    and receipt.advance_for is not distinct from 'services'
    and not receipt.advance_untaxed
    and receipt.advance_supply in ('domestic', 'sez');
end
$$;
comment on function private.is_told(books.receipts) is
  'Whether a return tells of what it was in advance: of services, with tax that the seller owes when it comes (CGST s. 13(2)).';

-- The day that decides in which return an advance is used or given back: the document's day, while that return is open. If that
-- return was filed before the use was recorded, or was due before (for a seller who marks nothing), it is the day on which it was
-- recorded.
create function private.use_day(receipt books.receipts, documented date, said_at timestamptz) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  -- It came before it was used.
  day constant date := greatest(documented, receipt.paid_on);
  said constant date := (said_at at time zone 'Asia/Kolkata')::date;
  mark constant public.filed_periods := private.filed_period(receipt.user_id, receipt.gstin, day, day);
begin
  return case
    when mark.id is null and said > private.due_day(receipt.user_id, receipt.gstin, day)
      or mark.marked_at < said_at
      or mark.filed_on < said
    then greatest(day, said)
    else day
  end;
end
$$;
comment on function private.use_day(books.receipts, date, timestamptz) is
  'By which day table 11 tells that an advance was used, of the day of the document and the moment in which it was said.';

create function private.needs_amendment(receipt books.receipts) returns boolean
language sql stable
set search_path = ''
as $$
  select receipt.undone_at is null
    and receipt.gstin is not null
    and receipt.advance_supply in ('domestic', 'sez')
    and not receipt.advance_untaxed
    and coalesce(
      (private.filed_period(receipt.user_id, receipt.gstin, receipt.paid_on, receipt.paid_on)).marked_at < receipt.advance_for_at,
      false
    )
$$;
comment on function private.needs_amendment(books.receipts) is
  'Whether an advance for services came in a period whose return was filed before it was known: table 11A is then amended on the portal.';
grant execute on function private.needs_amendment(books.receipts) to authenticated;

-- Goods or services by its code; without a code, by whether its unit is one of goods.
create function private.is_service(item books.invoice_items) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return coalesce(item.hsn_sac ~ '^99', private.is_uqc(upper(item.unit)) is not true); end $$;

create function private.is_prepayment(payment books.payments) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return payment.state = 'confirmed' and not payment.from_advance and exists (
    select from books.invoices as invoice
    where invoice.id = payment.invoice_id
      and payment.paid_on < date_trunc('month', invoice.issue_date)
      and invoice.kind = 'invoice' and invoice.cancelled_at is null
      and invoice.with_tax and not invoice.reverse_charge
      and invoice.seller ->> 'gstRegistration' = 'regular'
      and exists (
        select from books.invoice_items as item
        where item.invoice_id = invoice.id and item.gst_rate > 0 and private.is_service(item)
      )
  );
end
$$;
comment on function private.is_prepayment(books.payments) is
  'Whether money that was entered on its invoice came in an earlier month, for services with tax that the seller owes: it was an advance of that month (CGST s. 13(2)).';

create function private.was_filed_before(payment books.payments, gstin text, day date, other_day date default null) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  mark constant public.filed_periods := private.filed_period(payment.user_id, gstin, day, day);
begin
  return coalesce(
    mark.marked_at < payment.decided_at and (other_day between mark.first_day and mark.last_day) is not true, false
  );
end
$$;
comment on function private.was_filed_before(books.payments, text, date, date) is
  'Whether the return of a day under a GSTIN, which is not that of the other day too, was filed before a payment was entered, which it therefore lacks.';

-- A return that holds both days includes the invoice alone.
create function private.payment_needs_amendment(payment books.payments) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return private.is_prepayment(payment) and exists (
    select from books.invoices as invoice
    where invoice.id = payment.invoice_id
      and (
        private.was_filed_before(payment, private.gstin_of(invoice.seller), payment.paid_on, invoice.issue_date)
        or private.was_filed_before(payment, private.gstin_of(invoice.seller), invoice.issue_date, payment.paid_on)
      )
  );
end
$$;
comment on function private.payment_needs_amendment(books.payments) is
  'Whether money of an earlier month than its invoice was entered after a return that tells of it was filed: table 11A or 11B is then amended on the portal.';
-- The view below runs with its reader's rights, and so do the functions that it calls.
grant execute on function
  private.is_uqc(text), private.is_service(books.invoice_items), private.is_prepayment(books.payments),
  private.was_filed_before(books.payments, text, date, date), private.payment_needs_amendment(books.payments)
to authenticated;

create view books.payment_records
with (security_invoker = true)
as
select
  payment.id,
  payment.invoice_id,
  payment.user_id,
  -- A waiting advance is received money, too.
  case payment.state when 'advanced' then 'confirmed' else payment.state end as state,
  payment.amount_minor,
  payment.tds_minor,
  payment.paid_on,
  payment.method,
  payment.reference,
  payment.note,
  payment.from_client,
  payment.receipt_id,
  payment.from_advance,
  payment.request_key,
  payment.request_fingerprint,
  payment.reason,
  payment.created_at,
  payment.decided_at,
  payment.restored,
  private.payment_needs_amendment(payment) as needs_amendment
from books.payments as payment;
comment on view books.payment_records is
  'Payments of an invoice, with claims of clients, and whether a filed return lacks each.';
grant select on books.payment_records to authenticated;

create view books.receipt_records
with (security_invoker = true)
as
select
  receipt.id, receipt.user_id, receipt.client_id, receipt.currency, receipt.amount_minor, receipt.advance_minor,
  receipt.paid_on, receipt.method, receipt.reference, receipt.note, receipt.request_key, receipt.request_fingerprint,
  receipt.created_at, receipt.undone_at, receipt.undo_reason, receipt.returned_minor, receipt.returned_on,
  receipt.return_method, receipt.return_reference, receipt.return_note, receipt.returned_at, receipt.gstin, receipt.advance_for,
  receipt.advance_for_at, receipt.advance_supply, receipt.advance_place, receipt.advance_rate, receipt.advance_untaxed,
  receipt.advance_exchange_rate, receipt.voucher_id,
  (
    select jsonb_build_object('id', voucher.id, 'number', voucher.number, 'cancelled_at', voucher.cancelled_at)
    from books.invoices as voucher
    where voucher.id = receipt.voucher_id
  ) as voucher,
  private.needs_amendment(receipt) or exists (
    select from books.payments as payment where payment.receipt_id = receipt.id and private.payment_needs_amendment(payment)
  ) as needs_amendment,
  receipt.by_name,
  receipt.changed_by_name
from books.receipts as receipt;
comment on view books.receipt_records is 'What clients paid at one time, each with its voucher, and whether a return that is filed lacks it.';
grant select on books.receipt_records to authenticated;

create function public.advances_for(invoice_id uuid) returns setof books.receipt_records
language sql stable
set search_path = ''
as $$
  select receipt.*
  from books.invoices as invoice
  join books.receipt_records as receipt
    on receipt.client_id = invoice.client_id and receipt.user_id = invoice.user_id and receipt.currency = invoice.currency
  where invoice.id = advances_for.invoice_id and receipt.advance_minor > 0
  order by receipt.paid_on, receipt.created_at
$$;
comment on function public.advances_for(uuid) is
  'What the client of one of the caller''s invoices paid in its currency and no invoice has used yet, the oldest first.';
grant execute on function public.advances_for(uuid) to authenticated;

-- An advance in a filed return stays.
create function private.keep_told_advance(receipt books.receipts) returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.is_told(receipt) and not private.needs_amendment(receipt) then
    perform private.refuse_filed(receipt.user_id, receipt.gstin, receipt.paid_on, receipt.paid_on);
  end if;
end
$$;

-- The terms under which a filed return reported an advance, in the form of a voucher; null if none has. No return reports an
-- unknown place, or a currency without a rate.
create function private.told_terms(receipt books.receipts, client books.clients) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  is_rated constant boolean := receipt.currency = 'INR' or receipt.advance_exchange_rate is not null;
  place constant text := coalesce(receipt.advance_place, private.place_of_client(client));
begin
  return case
    when is_rated and place is not null and private.is_told(receipt) and not private.needs_amendment(receipt)
      and (private.filed_period(receipt.user_id, receipt.gstin, receipt.paid_on, receipt.paid_on)).id is not null
    then jsonb_strip_nulls(jsonb_build_object(
      'supply', receipt.advance_supply, 'place_of_supply', place, 'gst_rate', receipt.advance_rate,
      'exchange_rate', receipt.advance_exchange_rate
    ))
  end;
end
$$;

-- A voucher must say the same as the filed return.
create function private.keep_told_terms(told jsonb, supply jsonb, gst_rate integer, exchange_rate numeric) returns void
language plpgsql
set search_path = ''
as $$
declare
  field constant text := case
    when supply ->> 'supply' <> told ->> 'supply' then 'supply'
    when supply ->> 'place_of_supply' is distinct from told ->> 'place_of_supply' then 'placeOfSupply'
    when not (supply -> 'charged')::boolean then 'reverseCharge'
    when not (supply -> 'with_tax')::boolean then 'withTax'
    when gst_rate is distinct from (told ->> 'gst_rate')::integer then 'gstRate'
    when round(exchange_rate, 6) is distinct from (told ->> 'exchange_rate')::numeric then 'exchangeRate'
  end;
begin
  if field is not null then
    perform private.refuse(409, 'advance_told', field);
  end if;
end
$$;

create function private.decide_advance(receipt_id uuid, advance_for text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt constant books.receipts := private.lock_receipt(decide_advance.receipt_id);
  voucher constant books.invoices := private.live_voucher(receipt);
begin
  if (decide_advance.advance_for in ('services', 'goods')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif receipt.undone_at is not null then
    perform private.refuse(409, 'payment_unchangeable');
  elsif receipt.advance_for = decide_advance.advance_for then
    return;
  elsif voucher.id is not null and decide_advance.advance_for = 'goods' then
    perform private.refuse(409, 'voucher_issued', params => jsonb_build_object('number', voucher.number));
  end if;
  perform private.keep_told_advance(receipt);
  update books.receipts as known set advance_for = decide_advance.advance_for where known.id = receipt.id;
end
$$;
grant execute on function private.decide_advance(uuid, text) to authenticated;

create function public.decide_advance(receipt_id uuid, advance_for text) returns void
language sql
set search_path = ''
as $$ select private.decide_advance(receipt_id, advance_for) $$;
comment on function public.decide_advance(uuid, text) is
  'Says whether an advance of the caller is for services or goods; doing it twice is harmless. What a filed return has told of one stays.';
grant execute on function public.decide_advance(uuid, text) to authenticated;

-- The subject of the voucher, in the form of a document. The client's State, or the given one, is the place of supply. If neither
-- is known, it is inter-State (Rule 50).
create function private.supply_of_advance(seller public.businesses, document jsonb, issued date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  is_unknown constant boolean := coalesce((document ->> 'place_unknown')::boolean, false)
    or coalesce(
      document ->> 'place_of_supply', private.gstin_state(document ->> 'client_gstin'), document ->> 'client_state_code'
    ) is null;
  supply constant jsonb := private.supply_of(
    seller, case when is_unknown then document - '{place_of_supply,place_of_supply_reason}'::text[] else document end, issued
  );
begin
  return case
    when is_unknown and supply ->> 'supply' = 'domestic' then supply || '{"place_of_supply": null, "split": "inter"}'
    else supply
  end;
end
$$;

-- One row, whose price holds its tax; and 18 per cent where no rate is known (Rule 50).
create function private.priced_advance(
  seller public.businesses,
  about jsonb,
  supply jsonb,
  currency text,
  exchange_rate numeric,
  amount_minor bigint,
  issued date
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  items jsonb;
  priced jsonb;
begin
  if private.single_line(about ->> 'description') is null then
    perform private.refuse(422, 'required', 'description');
  elsif about ->> 'hsn_sac' !~ '^99' then
    perform private.refuse(422, 'voucher_of_goods', 'hsnSac');
  end if;
  items := jsonb_build_array(jsonb_build_object(
    'description', about ->> 'description',
    'hsn_sac', coalesce(
      about ->> 'hsn_sac', case when seller.default_hsn_sac like '99%' then seller.default_hsn_sac end
    ),
    'gst_rate', coalesce((about ->> 'gst_rate')::numeric, seller.default_gst_rate, 1800),
    'rate', round(priced_advance.amount_minor / 100.0, 2)
  ));
  perform private.check_items(items);
  seller.default_hsn_sac := null;
  priced := private.calculate(
    private.taxed_items(seller, items, issued),
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', exchange_rate, 'prices_include_tax', true, 'round_off', false
    )
  );
  return jsonb_set(
    priced, '{items,0}', (priced #> '{items,0}') || '{"rate": null, "includes_tax": false, "discount_minor": 0}'
  );
end
$$;
comment on function private.priced_advance(public.businesses, jsonb, jsonb, text, numeric, bigint, date) is
  'What an advance comes to before tax and in tax, of {description, hsn_sac, gst_rate} and its supply.';

create function private.live_voucher(receipt books.receipts) returns books.invoices
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select voucher
    from books.invoices as voucher
    where voucher.id = receipt.voucher_id and voucher.cancelled_at is null
  );
end
$$;
comment on function private.live_voucher(books.receipts) is 'The receipt voucher of an advance as it stands; null where it has none.';

-- The voucher that a request made earlier; null if it is new. The lock of the business queues the caller's requests.
create function private.earlier_voucher(seller public.businesses, request_key uuid, fingerprint text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier books.invoices;
begin
  select * into earlier
  from books.invoices as voucher
  where voucher.user_id = seller.user_id and voucher.request_key = earlier_voucher.request_key;
  if found and earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;
  return earlier.id;
end
$$;

create function private.lock_business() returns public.businesses
language plpgsql
set search_path = ''
as $$
declare
  seller public.businesses;
begin
  select * into seller from public.businesses as own where own.user_id = private.account() for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  return seller;
end
$$;

create function private.issue_voucher(request_key uuid, receipt_id uuid, about jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  issued date;
  fingerprint constant text := private.hash(jsonb_build_array('receipt_voucher', receipt_id, about)::text);
  seller public.businesses;
  receipt books.receipts;
  voucher books.invoices;
  client books.clients;
  told jsonb;
  document jsonb;
  supply jsonb;
  rate numeric;
  priced jsonb;
begin
  perform private.begin_issue(about);
  seller := private.lock_business();
  voucher.id := private.earlier_voucher(seller, request_key, fingerprint);
  if voucher.id is not null then
    return private.issued_invoice(voucher.id);
  end if;
  receipt := private.lock_receipt(issue_voucher.receipt_id);
  voucher := private.live_voucher(receipt);
  if voucher.id is not null then
    perform private.refuse(409, 'voucher_issued', params => jsonb_build_object('number', voucher.number));
  elsif seller.gst_registration <> 'regular' then
    perform private.refuse(409, 'voucher_unregistered');
  elsif receipt.advance_for = 'goods' then
    perform private.refuse(409, 'advance_of_goods');
  elsif receipt.advance_minor = 0 then
    perform private.refuse(409, 'voucher_without_advance');
  end if;
  issued := private.open_day(seller, private.own_gstin(seller), 'RV', receipt.paid_on);
  select * into client from books.clients as known where known.id = receipt.client_id;
  if client.email is null then
    perform private.refuse(422, 'required', 'clientEmail');
  end if;

  told := private.told_terms(receipt, client);
  about := coalesce(told - '{supply,place_of_supply}'::text[], '{}') || jsonb_strip_nulls(about);
  document := about || jsonb_build_object(
    'client_name', client.name, 'client_email', client.email, 'client_contact', client.contact,
    'client_phone', client.phone, 'client_address', client.address, 'client_city', client.city,
    'client_state_code', client.state_code, 'client_postal_code', client.postal_code, 'client_country', client.country,
    'client_gstin', client.gstin, 'client_pan', client.pan
  );
  supply := private.supply_of_advance(seller, document, issued);
  perform private.check_confirmed(seller, document, supply);
  rate := private.rate_for(seller.user_id, receipt.currency, (about ->> 'exchange_rate')::numeric);
  if receipt.currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.priced_advance(seller, about, supply, receipt.currency, rate, receipt.advance_minor, issued);
  if told is not null then
    perform private.keep_told_terms(told, supply, coalesce((priced #>> '{items,0,gst_rate}')::integer, 0), rate);
  end if;

  perform private.keep_pictures(seller);
  voucher.id := private.new_id();
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || private.next_number(seller, 'receipt_voucher', issued)
    || jsonb_build_object(
      'id', voucher.id,
      'user_id', seller.user_id,
      'business_id', seller.id,
      'client_id', client.id,
      'seller', private.seller_snapshot(seller),
      'buyer', private.buyer_snapshot(document),
      'currency', receipt.currency,
      'exchange_rate', rate,
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', about ->> 'place_of_supply_reason',
      'language', client.language,
      'received_on', receipt.paid_on,
      'due_date', issued,
      'request_key', issue_voucher.request_key,
      'request_fingerprint', fingerprint,
      -- What an invoice uses from here on is told with it.
      'created_at', clock_timestamp()
    )
  ));
  update books.receipts as known set voucher_id = voucher.id where known.id = receipt.id;
  return private.issued_invoice(voucher.id);
end
$$;
grant execute on function private.issue_voucher(uuid, uuid, jsonb) to authenticated;

create function public.issue_voucher(request_key uuid, receipt_id uuid, about jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_voucher(request_key, receipt_id, about) $$;
comment on function public.issue_voucher(uuid, uuid, jsonb) is
  'Issues the receipt voucher of what no invoice has used of an advance for services, and returns the whole of it: about {description, hsn_sac, gst_rate, place_of_supply, place_of_supply_reason, place_unknown, supply, with_tax, reverse_charge, exchange_rate, confirmed}. The same request_key with the same body returns the same voucher; null when that is cancelled.';
grant execute on function public.issue_voucher(uuid, uuid, jsonb) to authenticated;

create function private.check_return(receipt books.receipts, amount_minor bigint, paid_on date, method text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (check_return.amount_minor between 1 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif check_return.amount_minor > receipt.advance_minor then
    perform private.refuse(
      422, 'more_than_advance', 'amount', jsonb_build_object('minor', receipt.advance_minor, 'currency', receipt.currency)
    );
  elsif check_return.paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif check_return.paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif check_return.paid_on < receipt.paid_on then
    perform private.refuse(422, 'payment_date_too_early', 'paidOn');
  elsif private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
end
$$;
comment on function private.check_return(books.receipts, bigint, date, text) is
  'Refuses to give back what an advance has not, or on a day before it came.';

-- Money of an advance is given back by a refund voucher, which has the parties, the rate and the kind of tax of the receipt
-- voucher. The refund is a row of the ledger, like an invoice's use of the advance, so the advance is reduced by it.
create function private.refund_advance(
  request_key uuid,
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  issued date;
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.hash(jsonb_build_array(
    'refund_voucher', receipt_id, amount_minor, paid_on, method, clean_reference, clean_note
  )::text);
  seller public.businesses;
  receipt books.receipts;
  voucher books.invoices;
  refund_id uuid;
  priced jsonb;
begin
  perform private.begin_issue('{}');
  seller := private.lock_business();
  refund_id := private.earlier_voucher(seller, request_key, fingerprint);
  if refund_id is not null then
    return private.issued_invoice(refund_id);
  end if;
  receipt := private.lock_receipt(refund_advance.receipt_id);
  voucher := private.live_voucher(receipt);
  if voucher.id is null then
    perform private.refuse(409, 'voucher_missing');
  end if;
  perform private.check_return(receipt, amount_minor, paid_on, method);
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  -- By its day as a receipt voucher, and never before the one that it is against.
  issued := private.open_day(
    seller, private.gstin_of(voucher.seller), 'RF', greatest(refund_advance.paid_on, voucher.issue_date)
  );

  -- The rate is that of the receipt voucher, also where it ended since (CGST Rule 51).
  select private.priced_advance(
    seller,
    jsonb_build_object('description', item.description, 'hsn_sac', item.hsn_sac, 'gst_rate', item.gst_rate),
    jsonb_build_object(
      'charged', not voucher.reverse_charge,
      'split', case
        when not voucher.with_tax then 'zero'
        when voucher.supply = 'domestic' and voucher.place_of_supply = voucher.seller ->> 'stateCode' then 'intra'
        else 'inter'
      end
    ),
    voucher.currency, voucher.exchange_rate, refund_advance.amount_minor, voucher.issue_date
  ) into priced
  from books.invoice_items as item
  where item.invoice_id = voucher.id;

  refund_id := private.new_id();
  -- All that it does not say by itself is as the receipt voucher has it.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(voucher) - private.later_columns() - '{received_on,created_at}'::text[]
    || private.priced_columns(priced)
    || private.next_number(seller, 'refund_voucher', issued)
    || jsonb_build_object(
      'id', refund_id,
      'client_id', receipt.client_id,
      'original_id', voucher.id,
      'due_date', issued,
      'request_key', refund_advance.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, receipt_id, from_advance, request_key,
    request_fingerprint, decided_at
  )
  values (
    refund_id, seller.user_id, 'confirmed', refund_advance.amount_minor, refund_advance.paid_on, refund_advance.method,
    clean_reference, clean_note, receipt.id, true, refund_advance.request_key, fingerprint, clock_timestamp()
  );
  return private.issued_invoice(refund_id);
end
$$;
grant execute on function private.refund_advance(uuid, uuid, bigint, date, text, text, text) to authenticated;

create function public.refund_advance(
  request_key uuid,
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.refund_advance(request_key, receipt_id, amount_minor, paid_on, method, reference, note) $$;
comment on function public.refund_advance(uuid, uuid, bigint, date, text, text, text) is
  'Enters what of an advance with a receipt voucher was given back, issues the refund voucher and returns the whole of it; undo_payment takes it out again. The same request_key with the same body returns the same voucher; null when that is cancelled.';
grant execute on function public.refund_advance(uuid, uuid, bigint, date, text, text, text) to authenticated;

-- An advance without a voucher (for goods, or if the seller takes no tax) is given back without one: once, in whole or in part. The
-- money did come, so the receipt is not undone.
create function private.return_advance(
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  receipt constant books.receipts := private.lock_receipt(return_advance.receipt_id);
  voucher constant books.invoices := private.live_voucher(receipt);
begin
  -- Who says it twice has said it.
  if (receipt.returned_minor, receipt.returned_on, receipt.return_method, receipt.return_reference, receipt.return_note)
    is not distinct from (return_advance.amount_minor, return_advance.paid_on, return_advance.method, clean_reference, clean_note)
  then
    return;
  elsif receipt.returned_minor > 0 then
    perform private.refuse(409, 'advance_returned');
  elsif voucher.id is not null then
    perform private.refuse(409, 'voucher_issued', params => jsonb_build_object('number', voucher.number));
  end if;
  perform private.check_return(receipt, amount_minor, paid_on, method);
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  update books.receipts as known
  set
    advance_minor = known.advance_minor - return_advance.amount_minor, returned_minor = return_advance.amount_minor,
    returned_on = return_advance.paid_on, returned_at = clock_timestamp(), return_method = return_advance.method, return_reference = clean_reference,
    return_note = clean_note
  where known.id = receipt.id;
end
$$;
grant execute on function private.return_advance(uuid, bigint, date, text, text, text) to authenticated;

create function public.return_advance(
  receipt_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null
) returns void
language sql
set search_path = ''
as $$ select private.return_advance(receipt_id, amount_minor, paid_on, method, reference, note) $$;
comment on function public.return_advance(uuid, bigint, date, text, text, text) is
  'Enters what of an advance without a voucher was given back, once; saying the same twice is harmless. undo_receipt takes it out with the receipt.';
grant execute on function public.return_advance(uuid, bigint, date, text, text, text) to authenticated;

-- Undoing a refund cancels its voucher with it.
create function private.cancel_refund_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as voucher
  set cancelled_at = now(), cancel_reason = new.reason
  where voucher.id = new.invoice_id and voucher.list = 'vouchers' and voucher.money = 'out' and voucher.cancelled_at is null;
  return null;
end
$$;

-- Its name puts it after the trigger that settles the voucher.
create trigger payments_withdraw_voucher after update on books.payments
for each row
when (new.state = 'undone' and new.from_advance)
execute function private.cancel_refund_voucher();

-- Likewise the receipt voucher of money that never came.
create function private.cancel_receipt_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.invoices as voucher
  set cancelled_at = now(), cancel_reason = new.undo_reason
  where voucher.id = new.voucher_id and voucher.cancelled_at is null;
  return null;
end
$$;

create trigger receipts_cancel_voucher after update on books.receipts
for each row
when (old.undone_at is null and new.undone_at is not null and new.voucher_id is not null)
execute function private.cancel_receipt_voucher();

-- A voucher with an invoice or a refund cannot be cancelled. A cancelled voucher comes back only while it is still true.
create function private.guard_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  receipt books.receipts;
begin
  if new.list = 'vouchers' and new.money = 'out' then
    if new.cancelled_at is null then
      perform private.refuse(409, 'voucher_replaced');
    elsif new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
    return new;
  end if;
  select * into receipt from books.receipts as known where known.voucher_id = new.id;
  if new.cancelled_at is null then
    if receipt.undone_at is not null or receipt.advance_minor is distinct from new.total_minor then
      perform private.refuse(409, 'voucher_replaced');
    end if;
  elsif receipt.undone_at is null and exists (
    select from books.payments as payment
    where payment.receipt_id = receipt.id
      and payment.from_advance
      and payment.state = 'confirmed'
      and payment.created_at > new.created_at
  ) then
    perform private.refuse(409, 'voucher_used');
  end if;
  return new;
end
$$;

create trigger invoices_guard_voucher before update on books.invoices
for each row
when (new.list = 'vouchers' and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.guard_voucher();

-- The parts of it in the returns of its month and of its invoice's month stay.
create function private.keep_told_prepayment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  invoice books.invoices;
  day date;
begin
  if private.is_prepayment(old) then
    select * into invoice from books.invoices as known where known.id = old.invoice_id;
    perform from public.businesses as business where business.id = invoice.business_id for share;
    foreach day in array array[old.paid_on, invoice.issue_date] loop
      if not private.was_filed_before(old, private.gstin_of(invoice.seller), day) then
        perform private.refuse_filed(old.user_id, private.gstin_of(invoice.seller), day, day);
      end if;
    end loop;
  end if;
  return new;
end
$$;

create trigger payments_told before update on books.payments
for each row
when (old.state = 'confirmed' and new.state = 'undone' and not new.from_advance)
execute function private.keep_told_prepayment();

-- Money that an invoice used from an advance for services is in the return of private.use_day, and later uses are computed from it,
-- to the paisa: private.return_advances.
create function private.keep_filed_adjustment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  adjusted record;
begin
  for adjusted in
    select document.business_id, receipt.gstin, private.use_day(receipt, document.issue_date, used.created_at) as day
    from books.receipts as receipt
    join books.payments as used on used.receipt_id = receipt.id
      and used.from_advance
      and used.state = 'confirmed'
      and (used.created_at, used.id) >= (new.created_at, new.id)
    join books.invoices as document on document.id = used.invoice_id
    where receipt.id = new.receipt_id and private.is_told(receipt)
    order by used.created_at, used.id
  loop
    perform from public.businesses as business where business.id = adjusted.business_id for share;
    perform private.refuse_filed(new.user_id, adjusted.gstin, adjusted.day, adjusted.day);
  end loop;
  return new;
end
$$;

create trigger payments_filed before update on books.payments
for each row
when (old.state = 'confirmed' and new.state = 'undone' and new.from_advance)
execute function private.keep_filed_adjustment();
