-- Receiving a client's money: for several invoices at one time, in advance, and using an advance for an invoice.

-- Every writer of a receipt's ledger locks its client, then the receipt, then the invoices.
create function private.advance_of(receipt books.receipts) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select receipt.amount_minor - receipt.returned_minor - coalesce(sum(payment.amount_minor), 0)
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.state = 'confirmed'
  );
end
$$;
comment on function private.advance_of(books.receipts) is 'What its ledger, and what was given back, leave of a receipt.';

create function private.count_advance() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update books.receipts as receipt
  set advance_minor = private.advance_of(receipt)
  where receipt.id = new.receipt_id and receipt.undone_at is null;
  return null;
end
$$;

create trigger payments_count_advance after insert or update on books.payments
for each row
when (
  new.receipt_id is not null
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.count_advance();

create function private.lock_receipt(receipt_id uuid) returns books.receipts
language plpgsql
set search_path = ''
as $$
declare
  receipt books.receipts;
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  -- Merging locks the client first, too, and waits meanwhile.
  perform from books.clients as client
  join books.receipts as candidate on candidate.client_id = client.id
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = private.account()
  for key share of client;
  select * into receipt
  from books.receipts as candidate
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = private.account()
  for no key update;
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  return receipt;
end
$$;

-- One of the client's invoices that money in this currency can settle.
create function private.lock_invoice_of(receipt books.receipts, invoice_id uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, receipt.user_id);
begin
  if (invoice.client_id, invoice.currency) is distinct from (receipt.client_id, receipt.currency) then
    perform private.refuse(422, 'invoice_of_another', 'invoiceId');
  end if;
  return invoice;
end
$$;

create function private.settle_by(
  receipt_id uuid,
  invoice_id uuid,
  amount_minor bigint,
  tds_minor bigint,
  from_advance boolean,
  request_key uuid,
  fingerprint text
) returns uuid
language sql
set search_path = ''
as $$
  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, receipt_id, from_advance,
    request_key, request_fingerprint, decided_at
  )
  select
    settle_by.invoice_id, receipt.user_id, 'confirmed', settle_by.amount_minor, settle_by.tds_minor, receipt.paid_on,
    receipt.method, receipt.reference, receipt.note, receipt.id, settle_by.from_advance, settle_by.request_key, fingerprint,
    clock_timestamp()
  from books.receipts as receipt
  where receipt.id = settle_by.receipt_id
  returning id
$$;
comment on function private.settle_by(uuid, uuid, bigint, bigint, boolean, uuid, text) is
  'Enters what an invoice takes of a receipt, behind the locks of both, and returns the id of the payment.';

create function private.make_receipt(
  request_key uuid,
  client_id uuid,
  currency text,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  advance_for text,
  fingerprint text
) returns books.receipts
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  made books.receipts;
begin
  if (amount_minor between 0 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  elsif make_receipt.advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  -- Merging waits meanwhile.
  perform from books.clients as client
  where client.id = make_receipt.client_id and client.user_id = private.account() and client.merged_into is null
  for key share;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  insert into books.receipts (
    user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, gstin, advance_for,
    request_key, request_fingerprint
  )
  values (
    private.account(), make_receipt.client_id, make_receipt.currency, make_receipt.amount_minor, make_receipt.amount_minor,
    make_receipt.paid_on, make_receipt.method, clean_reference, clean_note,
    (select private.own_gstin(own) from public.businesses as own where own.user_id = private.account()),
    make_receipt.advance_for, make_receipt.request_key, fingerprint
  )
  on conflict (user_id, request_key) do nothing
  returning * into made;
  return made;
end
$$;
comment on function private.make_receipt(uuid, uuid, text, bigint, date, text, text, text, text, text) is
  'A new receipt, all of it an advance so far; null where the request made one before.';

create function private.oldest_first(client_id uuid, currency text, amount_minor bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'invoice_id', open.id, 'amount_minor', least(open.due, oldest_first.amount_minor - open.passed)
      )
    ),
    '[]'
  )
  from (
    select
      invoice.id,
      known.due,
      sum(known.due) over (order by invoice.issue_date, invoice.created_at, invoice.id) - known.due as passed
    from books.invoices as invoice
    cross join lateral (
      select invoice.due_minor as due
    ) as known
    where invoice.client_id = oldest_first.client_id
      and invoice.user_id = private.account()
      and invoice.currency = oldest_first.currency
      and invoice.listed
      and invoice.status = 'UNPAID'
    order by invoice.issue_date, invoice.created_at, invoice.id
    limit 100
  ) as open
  where open.passed < oldest_first.amount_minor
$$;
comment on function private.oldest_first(uuid, text, bigint) is
  'How an amount is shared by the open invoices of one of the caller''s clients in a currency; what they leave is not told.';

create function private.record_receipt(
  request_key uuid,
  client_id uuid,
  currency text,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  allocations jsonb,
  excess text,
  advance_for text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  fingerprint text;
  receipt books.receipts;
  earlier books.receipts;
  invoice books.invoices;
  part record;
  due bigint;
  used bigint := 0;
  tds bigint := 0;
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  elsif excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif jsonb_typeof(allocations) <> 'array' then
    perform private.refuse(422, 'malformed', 'allocations');
  elsif jsonb_array_length(allocations) > 100 then
    perform private.refuse(422, 'too_many_items', 'allocations', '{"most": 100}');
  elsif (
    select count(*) <> count(distinct lower(given ->> 'invoice_id'))
    from jsonb_array_elements(allocations) as given
  ) then
    perform private.refuse(422, 'malformed', 'allocations');
  end if;
  -- Each invoice brings an entry of the ledger and of its history.
  perform private.begin_write(500 + 500 * coalesce(jsonb_array_length(allocations), 5));
  fingerprint := private.hash(jsonb_build_array(
    client_id, currency, amount_minor, paid_on, method, reference, note, allocations, excess, advance_for
  )::text);
  receipt := private.make_receipt(
    request_key, client_id, currency, amount_minor, paid_on, method, reference, note, advance_for, fingerprint
  );
  if receipt.id is null then
    select * into earlier
    from books.receipts as known
    where known.user_id = private.account() and known.request_key = record_receipt.request_key;
    if earlier.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return earlier.id;
  end if;

  -- In one order, so that two receipts never wait for each other; a refusal names the place that was given.
  for part in
    select named.*, given.place - 1 as place
    from jsonb_array_elements(coalesce(allocations, private.oldest_first(receipt.client_id, receipt.currency, amount_minor)))
      with ordinality as given (value, place)
    cross join jsonb_to_record(case jsonb_typeof(given.value) when 'object' then given.value else '{}' end)
      as named (invoice_id uuid, amount_minor bigint, tds_minor bigint)
    order by named.invoice_id, given.place
  loop
    invoice := private.lock_invoice_of(receipt, part.invoice_id);
    perform private.check_paid_on(invoice, paid_on);
    part.tds_minor := coalesce(part.tds_minor, 0);
    due := invoice.due_minor;
    if (part.tds_minor between 0 and private.most_minor()) is not true then
      perform private.refuse(422, 'tds_out_of_range', format('allocations.%s.tds', part.place));
    elsif (part.amount_minor between 0 and private.most_minor() and part.amount_minor + part.tds_minor > 0) is not true then
      perform private.refuse(422, 'amount_out_of_range', format('allocations.%s.amount', part.place));
    elsif part.amount_minor + part.tds_minor > due then
      perform private.refuse_more_than_due(
        due, invoice.currency, part.amount_minor, part.tds_minor, format('allocations.%s.amount', part.place)
      );
    end if;
    used := used + part.amount_minor;
    if used > receipt.amount_minor then
      perform private.refuse(422, 'more_than_received', 'amount');
    end if;
    perform private.settle_by(receipt.id, invoice.id, part.amount_minor, part.tds_minor, false, request_key, fingerprint);
    tds := tds + part.tds_minor;
  end loop;

  if receipt.amount_minor + tds = 0 then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif used < receipt.amount_minor and excess is distinct from 'advance' then
    perform private.refuse(
      422, 'advance_unasked', 'amount',
      jsonb_build_object('minor', receipt.amount_minor - used, 'currency', receipt.currency)
    );
  end if;
  return receipt.id;
end
$$;
grant execute on function private.record_receipt(uuid, uuid, text, bigint, date, text, text, text, jsonb, text, text)
  to authenticated;

create function public.record_receipt(
  request_key uuid,
  client_id uuid,
  currency text,
  amount_minor bigint,
  paid_on date,
  method text,
  allocations jsonb default null,
  reference text default null,
  note text default null,
  excess text default null,
  advance_for text default null,
  tell_client boolean default true,
  tds_kind text default null,
  credited_on date default null
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  made constant uuid := private.record_receipt(
    request_key, client_id, currency, amount_minor, paid_on, method, reference, note, allocations, excess, advance_for
  );
begin
  if num_nonnulls(tds_kind, credited_on) > 0 then
    perform private.tell_deductions_of(made, tds_kind, credited_on);
  end if;
  if not tell_client then
    perform private.keep_receipt_back(made);
  end if;
  return made;
end
$$;
comment on function public.record_receipt(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date) is
  'Enters what a client paid at one time and returns its id: allocations are [{invoice_id, amount_minor, tds_minor}], without them the oldest of the client''s open invoices in the currency come first, and what they leave of the amount is refused unless excess is advance, which advance_for says to be for services or goods. Without tell_client the client gets no receipt by mail. tds_kind says what the deducted tax is for, and credited_on on which earlier day the client credited it. The same request_key with the same body returns the same receipt.';
grant execute on function
  public.record_receipt(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date)
  to authenticated;

-- The earlier payment is looked up behind both locks; the part that it took is no advance any more.
create function private.apply_advance(request_key uuid, receipt_id uuid, invoice_id uuid, amount_minor bigint) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt constant books.receipts := private.lock_receipt(receipt_id);
  invoice constant books.invoices := private.lock_invoice_of(receipt, invoice_id);
  fingerprint constant text := private.hash(jsonb_build_array(receipt_id, amount_minor)::text);
  payment_id constant uuid := private.earlier_payment(invoice.user_id, invoice.id, request_key, fingerprint);
  due constant bigint := invoice.due_minor;
  amount constant bigint := coalesce(amount_minor, least(due, receipt.advance_minor));
begin
  if payment_id is not null then
    return payment_id;
  elsif receipt.advance_minor = 0 or amount > receipt.advance_minor then
    perform private.refuse(
      422, 'more_than_advance', 'amount', jsonb_build_object('minor', receipt.advance_minor, 'currency', receipt.currency)
    );
  end if;
  perform private.check_amount(invoice, amount, 0);
  return private.settle_by(receipt.id, invoice.id, amount, 0, true, request_key, fingerprint);
end
$$;
grant execute on function private.apply_advance(uuid, uuid, uuid, bigint) to authenticated;

create function public.apply_advance(
  request_key uuid,
  receipt_id uuid,
  invoice_id uuid,
  amount_minor bigint default null
) returns uuid
language sql
set search_path = ''
as $$ select private.apply_advance(request_key, receipt_id, invoice_id, amount_minor) $$;
comment on function public.apply_advance(uuid, uuid, uuid, bigint) is
  'Settles one of the client''s invoices by an advance, as far as both go where no amount is given, and returns the id of the payment. The same request_key with the same body returns the same payment.';
grant execute on function public.apply_advance(uuid, uuid, uuid, bigint) to authenticated;

-- The money never came: the invoices that it settled are due again.
create function private.undo_receipt(receipt_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt constant books.receipts := private.lock_receipt(receipt_id);
  clean_reason constant text := private.single_line(reason);
  counted record;
begin
  if receipt.undone_at is not null then
    return;
  elsif clean_reason is null then
    perform private.refuse(422, 'undo_reason_required', 'reason');
  end if;
  perform private.check_length(clean_reason, 300, 'reason');
  if exists (
    select from books.payments as payment
    join books.invoices as document on document.id = payment.invoice_id
    where payment.receipt_id = receipt.id and payment.state = 'confirmed' and document.list = 'vouchers' and document.money = 'out'
  ) then
    perform private.refuse(409, 'payment_refunded');
  end if;
  perform private.keep_told_advance(receipt);
  -- Before its voucher goes: by that the return knows how much was used.
  for counted in
    select payment.id, payment.invoice_id, payment.state
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.user_id = receipt.user_id
      and payment.state in ('confirmed', 'advanced')
    order by payment.invoice_id, payment.id
  loop
    perform private.end_payment(counted.id, counted.state, 'undone', clean_reason);
  end loop;
  update books.receipts as known
  set undone_at = clock_timestamp(), undo_reason = clean_reason, advance_minor = 0
  where known.id = receipt.id;
end
$$;
grant execute on function private.undo_receipt(uuid, text) to authenticated;

create function public.undo_receipt(receipt_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.undo_receipt(receipt_id, reason) $$;
comment on function public.undo_receipt(uuid, text) is
  'Takes what a client paid at one time out again, with all that it settled, for a reason. Doing it twice is harmless.';
grant execute on function public.undo_receipt(uuid, text) to authenticated;

-- Issuing has locked the seller already, as issuing a voucher has.
create function private.use_advances_of(document_id uuid, invoice_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  invoice books.invoices;
  receipt books.receipts;
  is_used boolean := false;
begin
  for receipt in
    select known.*
    from books.payments as payment
    join books.receipts as known on known.id = payment.receipt_id
    where payment.invoice_id = document_id and payment.state = 'advanced' and known.advance_minor > 0
    order by known.paid_on, known.created_at, known.id
    for no key update of known
  loop
    select * into invoice from books.invoices as made where made.id = use_advances_of.invoice_id;
    continue when invoice.due_minor = 0
      or (invoice.client_id, invoice.currency) is distinct from (receipt.client_id, receipt.currency);
    perform private.settle_by(
      receipt.id, invoice.id, least(invoice.due_minor, receipt.advance_minor), 0, true, gen_random_uuid(), 'converted'
    );
    is_used := true;
  end loop;
  return is_used;
end
$$;
comment on function private.use_advances_of(uuid, uuid) is
  'Settles an invoice with the advances received for the document from which it was made, if client and currency are the same. Answers whether anything was used.';
