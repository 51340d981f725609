-- Vouchers of advances for services (CGST Rules 50 and 51): a registered seller owes tax when the money comes, says so by a
-- receipt voucher, and by a refund voucher where it is given back. Both are documents, each in a series of its own.

-- What the voucher is about, in the words of a document. The State of the client, or what is said, is the place of supply.
-- Where neither is known it is inter-State (Rule 50).
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
revoke all on function private.supply_of_advance(public.businesses, jsonb, date) from public;

-- One row, whose price holds its tax; and 18 per cent where no rate is known (Rule 50).
create function private.priced_advance(
  seller public.businesses,
  about jsonb,
  supply jsonb,
  currency text,
  exchange_rate numeric,
  amount_minor bigint
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
    private.taxed_items(seller, items, private.today()),
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', exchange_rate, 'prices_include_tax', true, 'round_off', false
    )
  );
  return jsonb_set(
    priced, '{items,0}', (priced #> '{items,0}') || '{"rate": null, "includes_tax": false, "discount_minor": 0}'
  );
end
$$;
comment on function private.priced_advance(public.businesses, jsonb, jsonb, text, numeric, bigint) is
  'What an advance comes to before tax and in tax, of {description, hsn_sac, gst_rate} and its supply.';
revoke all on function private.priced_advance(public.businesses, jsonb, jsonb, text, numeric, bigint) from public;

create function private.live_voucher(receipt public.receipts) returns public.invoices
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select voucher
    from public.invoices as voucher
    where voucher.id = receipt.voucher_id and voucher.cancelled_at is null
  );
end
$$;
comment on function private.live_voucher(public.receipts) is 'The receipt voucher of an advance as it stands; null where it has none.';
revoke all on function private.live_voucher(public.receipts) from public;

-- The voucher that a request made before; null when it is new. The lock of the business queues the caller's requests.
create function private.earlier_voucher(seller public.businesses, request_key uuid, fingerprint text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier public.invoices;
begin
  select * into earlier
  from public.invoices as voucher
  where voucher.user_id = seller.user_id and voucher.request_key = earlier_voucher.request_key;
  if found and earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;
  return earlier.id;
end
$$;
revoke all on function private.earlier_voucher(public.businesses, uuid, text) from public;

create function private.lock_business() returns public.businesses
language plpgsql
set search_path = ''
as $$
declare
  seller public.businesses;
begin
  select * into seller from public.businesses as own where own.user_id = auth.uid() for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  return seller;
end
$$;
revoke all on function private.lock_business() from public;

create function private.issue_voucher(request_key uuid, receipt_id uuid, about jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  today constant date := private.today();
  fingerprint constant text := private.hash(jsonb_build_array('receipt_voucher', receipt_id, about)::text);
  seller public.businesses;
  receipt public.receipts;
  voucher public.invoices;
  client public.clients;
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
  elsif receipt.advance_minor = 0 then
    perform private.refuse(409, 'voucher_without_advance');
  end if;
  select * into client from public.clients as known where known.id = receipt.client_id;
  if client.email is null then
    perform private.refuse(422, 'required', 'clientEmail');
  end if;

  document := about || jsonb_build_object(
    'client_name', client.name, 'client_email', client.email, 'client_contact', client.contact,
    'client_phone', client.phone, 'client_address', client.address, 'client_city', client.city,
    'client_state_code', client.state_code, 'client_postal_code', client.postal_code, 'client_country', client.country,
    'client_gstin', client.gstin, 'client_pan', client.pan
  );
  supply := private.supply_of_advance(seller, document, today);
  rate := private.rate_for(seller.user_id, receipt.currency, (about ->> 'exchange_rate')::numeric);
  if receipt.currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.priced_advance(seller, about, supply, receipt.currency, rate, receipt.advance_minor);

  perform private.keep_pictures(seller);
  voucher.id := gen_random_uuid();
  insert into public.invoices (
    id, user_id, business_id, client_id, prefix, financial_year, sequence, padding, seller, buyer, currency,
    exchange_rate, kind, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, language,
    taxes, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor,
    issue_date, due_date, request_key, request_fingerprint, created_at
  )
  select
    voucher.id, seller.user_id, seller.id, client.id, 'RV', private.financial_year(today),
    -- A number has at most 16 characters.
    private.next_sequence(seller, 'RV', private.financial_year(today)), least(seller.invoice_padding, 7),
    private.seller_snapshot(seller), private.buyer_snapshot(document), receipt.currency, rate, 'receipt_voucher',
    supply ->> 'supply', (supply -> 'with_tax')::boolean, not (supply -> 'charged')::boolean,
    supply ->> 'place_of_supply', about ->> 'place_of_supply_reason', client.language,
    sums.taxes, sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor,
    sums.round_off_minor, sums.total_minor, sums.total_inr_minor, today, today, issue_voucher.request_key, fingerprint,
    -- What an invoice uses from here on is told with it.
    clock_timestamp()
  from jsonb_to_record(priced) as sums (
    taxes jsonb, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint,
    round_off_minor bigint, total_minor bigint, total_inr_minor bigint
  );
  perform private.write_items(voucher.id, seller.user_id, priced -> 'items');
  update public.receipts as known set voucher_id = voucher.id where known.id = receipt.id;
  return private.issued_invoice(voucher.id);
end
$$;
revoke all on function private.issue_voucher(uuid, uuid, jsonb) from public;
grant execute on function private.issue_voucher(uuid, uuid, jsonb) to authenticated;

create function public.issue_voucher(request_key uuid, receipt_id uuid, about jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_voucher(request_key, receipt_id, about) $$;
comment on function public.issue_voucher(uuid, uuid, jsonb) is
  'Issues the receipt voucher of what no invoice has used of an advance for services, and returns the whole of it: about {description, hsn_sac, gst_rate, place_of_supply, place_of_supply_reason, place_unknown, supply, with_tax, reverse_charge, exchange_rate}. The same request_key with the same body returns the same voucher; null when that is cancelled.';
revoke all on function public.issue_voucher(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.issue_voucher(uuid, uuid, jsonb) to authenticated;

create function private.check_return(receipt public.receipts, amount_minor bigint, paid_on date, method text)
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
comment on function private.check_return(public.receipts, bigint, date, text) is
  'Refuses to give back what an advance has not, or on a day before it came.';
revoke all on function private.check_return(public.receipts, bigint, date, text) from public;

-- Money of an advance goes back by a refund voucher, which says the parties, the rate and the kind of tax of the receipt
-- voucher. What was given back is a row of the ledger as what an invoice uses is, so that the advance is less by it.
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
  today constant date := private.today();
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.hash(jsonb_build_array(
    'refund_voucher', receipt_id, amount_minor, paid_on, method, clean_reference, clean_note
  )::text);
  seller public.businesses;
  receipt public.receipts;
  voucher public.invoices;
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
    voucher.currency, voucher.exchange_rate, refund_advance.amount_minor
  ) into priced
  from public.invoice_items as item
  where item.invoice_id = voucher.id;

  refund_id := gen_random_uuid();
  insert into public.invoices (
    id, user_id, business_id, client_id, original_id, prefix, financial_year, sequence, padding, seller, buyer, currency,
    exchange_rate, kind, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, language,
    taxes, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor,
    issue_date, due_date, request_key, request_fingerprint
  )
  select
    refund_id, seller.user_id, seller.id, receipt.client_id, voucher.id, 'RF', private.financial_year(today),
    private.next_sequence(seller, 'RF', private.financial_year(today)), least(seller.invoice_padding, 7),
    voucher.seller, voucher.buyer, voucher.currency, voucher.exchange_rate, 'refund_voucher', voucher.supply,
    voucher.with_tax, voucher.reverse_charge, voucher.place_of_supply, voucher.place_of_supply_reason, voucher.language,
    sums.taxes, sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor,
    sums.round_off_minor, sums.total_minor, sums.total_inr_minor, today, today, refund_advance.request_key, fingerprint
  from jsonb_to_record(priced) as sums (
    taxes jsonb, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint,
    round_off_minor bigint, total_minor bigint, total_inr_minor bigint
  );
  perform private.write_items(refund_id, seller.user_id, priced -> 'items');
  insert into public.payments (
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
revoke all on function private.refund_advance(uuid, uuid, bigint, date, text, text, text) from public;
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
revoke all on function public.refund_advance(uuid, uuid, bigint, date, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.refund_advance(uuid, uuid, bigint, date, text, text, text) to authenticated;

-- An advance that asks for no voucher (of goods, or of who takes no tax) goes back without one: once, in whole or in part.
-- That it came stays true, so it is not undone.
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
  receipt constant public.receipts := private.lock_receipt(return_advance.receipt_id);
  voucher constant public.invoices := private.live_voucher(receipt);
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
  update public.receipts as known
  set
    advance_minor = known.advance_minor - return_advance.amount_minor, returned_minor = return_advance.amount_minor,
    returned_on = return_advance.paid_on, return_method = return_advance.method, return_reference = clean_reference,
    return_note = clean_note
  where known.id = receipt.id;
end
$$;
revoke all on function private.return_advance(uuid, bigint, date, text, text, text) from public;
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
revoke all on function public.return_advance(uuid, bigint, date, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.return_advance(uuid, bigint, date, text, text, text) to authenticated;

-- A refund that is undone never was: its voucher is cancelled with it.
create function private.cancel_refund_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.invoices as voucher
  set cancelled_at = now(), cancel_reason = new.reason
  where voucher.id = new.invoice_id and voucher.kind = 'refund_voucher' and voucher.cancelled_at is null;
  return null;
end
$$;
revoke all on function private.cancel_refund_voucher() from public;

-- By its name after the trigger that settles the voucher.
create trigger payments_withdraw_voucher after update on public.payments
for each row
when (new.state = 'undone' and new.from_advance)
execute function private.cancel_refund_voucher();

-- So is the receipt voucher of money that never came.
create function private.cancel_receipt_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.invoices as voucher
  set cancelled_at = now(), cancel_reason = new.undo_reason
  where voucher.id = new.voucher_id and voucher.cancelled_at is null;
  return null;
end
$$;
revoke all on function private.cancel_receipt_voucher() from public;

create trigger receipts_cancel_voucher after update on public.receipts
for each row
when (old.undone_at is null and new.undone_at is not null and new.voucher_id is not null)
execute function private.cancel_receipt_voucher();

-- A number that an invoice or a refund speaks of stays. A cancelled voucher comes back only while it says the truth.
create function private.guard_voucher() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  receipt public.receipts;
begin
  if new.kind = 'refund_voucher' then
    if new.cancelled_at is null then
      perform private.refuse(409, 'voucher_replaced');
    elsif new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
    return new;
  end if;
  select * into receipt from public.receipts as known where known.voucher_id = new.id;
  if new.cancelled_at is null then
    if receipt.undone_at is not null or receipt.advance_minor is distinct from new.total_minor then
      perform private.refuse(409, 'voucher_replaced');
    end if;
  elsif receipt.undone_at is null and exists (
    select from public.payments as payment
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
revoke all on function private.guard_voucher() from public;

create trigger invoices_guard_voucher before update on public.invoices
for each row
when (new.kind in ('receipt_voucher', 'refund_voucher') and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.guard_voucher();

-- What an invoice used of an advance with a voucher is told in the return of the day on which it did, and what was used
-- later is reckoned from it, to the paisa: private.return_advances.
create function private.keep_filed_adjustment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  adjusted record;
begin
  for adjusted in
    select document.business_id, greatest(document.issue_date, (used.created_at at time zone 'Asia/Kolkata')::date) as day
    from public.receipts as receipt
    join public.invoices as voucher on voucher.id = receipt.voucher_id and voucher.cancelled_at is null
    join public.payments as used on used.receipt_id = receipt.id
      and used.from_advance
      and used.state = 'confirmed'
      and (used.created_at, used.id) >= (new.created_at, new.id)
    join public.invoices as document on document.id = used.invoice_id
    where receipt.id = new.receipt_id and new.created_at > voucher.created_at
    order by used.created_at, used.id
  loop
    perform from public.businesses as business where business.id = adjusted.business_id for share;
    perform private.refuse_filed(new.user_id, adjusted.day, adjusted.day);
  end loop;
  return new;
end
$$;
revoke all on function private.keep_filed_adjustment() from public;

create trigger payments_filed before update on public.payments
for each row
when (old.state = 'confirmed' and new.state = 'undone' and new.from_advance)
execute function private.keep_filed_adjustment();
