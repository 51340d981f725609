-- The ledger: payments of an invoice, payments that its client reported, and money given back for a credit note. Amounts are minor
-- units of the invoice's currency. The invoice's payment state follows from the ledger and its credit notes, and from nowhere else.

create table books.payments (
  id uuid primary key default private.new_id(),
  invoice_id uuid not null,
  user_id uuid not null,
  state text not null,
  amount_minor bigint not null,
  -- Tax deducted at source: the client pays it to the government, and it settles the invoice like money.
  tds_minor bigint not null default 0,
  paid_on date not null,
  method text not null,
  reference text,
  note text,
  from_client boolean not null default false,
  -- The receipt with which it came, and whether it waited there as an advance.
  receipt_id uuid,
  from_advance boolean not null default false,
  request_key uuid not null,
  request_fingerprint text not null,
  -- The reason for declining or undoing it.
  reason text,
  -- The clock is read behind the invoice's lock, not at the start of the transaction: this gives the true order.
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- Set by a restored export; this server did not see it happen.
  restored boolean not null default false,
  constraint payments_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  -- Lets what its bank said point at it together with its owner.
  constraint payments_of_user unique (id, user_id),
  constraint payments_receipt foreign key (receipt_id, user_id)
    references books.receipts (id, user_id) on delete restrict,
  -- One request may settle several invoices. Claims of clients have keys of their own, which block nobody else's.
  constraint payments_request_once unique (user_id, request_key, invoice_id, from_client),
  -- An advance is money for a document by which nothing is owed: it waits with its receipt, and settles the invoice that uses it.
  constraint payments_state_known check (state in ('claimed', 'confirmed', 'advanced', 'declined', 'undone')),
  constraint payments_advanced_receipt check (state <> 'advanced' or receipt_id is not null),
  constraint "amount: amount_out_of_range" check (
    amount_minor >= 0 and tds_minor >= 0 and amount_minor + tds_minor between 1 and private.most_minor()
  ),
  constraint payments_paid_on_range check (private.is_day(paid_on)),
  constraint payments_method_known check (private.is_payment_method(method)),
  constraint payments_reference_length check (
    reference = btrim(reference) and char_length(reference) between 1 and 60
  ),
  constraint payments_note_length check (char_length(note) between 1 and 300),
  constraint payments_reason_length check (char_length(reason) between 1 and 300),
  -- Only a client's report waits for a decision; the owner's own entry counts at once.
  constraint payments_claim_of_client check (from_client or state in ('confirmed', 'advanced', 'undone')),
  constraint payments_from_advance_receipt check (receipt_id is not null or not from_advance),
  constraint payments_decided check ((state = 'claimed') = (decided_at is null)),
  constraint payments_reason_given check (
    case state when 'undone' then reason is not null when 'declined' then true else reason is null end
  )
);
comment on table books.payments is 'What was received for an invoice, claims of clients among it. Nothing is erased.';
comment on column books.payments.amount_minor is 'What arrived, in minor units of the invoice''s currency.';
comment on column books.payments.tds_minor is 'Tax deducted at source: withheld by the client, and settled all the same.';
create index payments_invoice_user on books.payments (invoice_id, user_id);
create index payments_receipt_user on books.payments (receipt_id, user_id) where receipt_id is not null;
-- Recently counted payments of all owners.
create index payments_counted on books.payments (decided_at) where state = 'confirmed' and receipt_id is null;
-- Returns use it to find money that came before its invoice.
create index payments_entered on books.payments (user_id, paid_on) where state = 'confirmed' and not from_advance;
create index payments_tds on books.payments (user_id, paid_on) where state = 'confirmed' and tds_minor > 0;
create index payments_waiting on books.payments (user_id, created_at) where state = 'claimed';

alter table books.payments enable row level security;
-- Reading only: all writes go through the functions that lock the invoice and check the balance.
grant select on books.payments to authenticated;

create policy payments_select_own on books.payments
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_payment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The owner may correct amounts and day of a client's report while confirming, never afterwards.
  changeable constant text[] := array['state', 'reason', 'decided_at']
    || case when new.state in ('confirmed', 'advanced') then array['amount_minor', 'tds_minor', 'paid_on'] end
    || case when new.state = 'advanced' then array['receipt_id'] end
    -- Money goes with the document that corrects its own.
    || case
      when new.invoice_id <> old.invoice_id and exists (
        select from books.invoices as document where document.id = new.invoice_id and document.corrects_id = old.invoice_id
      ) then array['invoice_id']
    end;
begin
  if tg_op = 'DELETE' and (private.is_erased(old.user_id) or private.is_undone(old.invoice_id)) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif (new.invoice_id = old.invoice_id or old.state <> new.state) and (old.state, new.state) not in (
      ('claimed', 'confirmed'), ('claimed', 'advanced'), ('claimed', 'declined'), ('confirmed', 'undone'), ('advanced', 'undone')
    )
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$$;

create trigger payments_keep before update or delete on books.payments
for each row execute function private.keep_payment();

create trigger payments_keep_all before truncate on books.payments
for each statement execute function private.keep_payment();

create function private.settle(document_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  document books.invoices;
  ledger record;
  notes record;
  settled bigint;
begin
  -- Locked in a statement of its own, so that the sums below see what others committed meanwhile.
  select * into document from books.invoices as known where known.id = document_id for no key update;
  select
    coalesce(sum(payment.amount_minor + payment.tds_minor), 0)::bigint as received_minor,
    array_agg(payment.paid_on order by payment.paid_on desc, payment.created_at desc) as days,
    array_agg(payment.method order by payment.paid_on desc, payment.created_at desc) as methods
  into ledger
  from books.payments as payment
  where payment.invoice_id = document_id and payment.state in ('confirmed', 'advanced');
  select coalesce(sum(note.total_minor), 0)::bigint as total_minor, coalesce(sum(note.settled_minor), 0)::bigint as refunded_minor
  into notes
  from books.invoices as note
  where note.original_id = document_id and note.list = 'credit_notes' and note.cancelled_at is null;

  if document.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  elsif ledger.received_minor < notes.refunded_minor then
    perform private.refuse(409, 'payment_refunded');
  end if;
  settled := least(ledger.received_minor - notes.refunded_minor, document.total_minor - notes.total_minor);
  update books.invoices as known
  set
    settled_minor = settled,
    credited_minor = notes.total_minor,
    refundable_minor = ledger.received_minor - notes.refunded_minor - settled,
    status = case when is_paid then 'PAID' else 'UNPAID' end,
    paid_date = case when is_paid then ledger.days[1] end,
    payment_method = ledger.methods[1],
    due_date = case
      when document.parts = '[]' or document.sign = 0 then document.due_date
      else private.part_due(document.parts, settled + notes.total_minor)
    end
  from (select settled + notes.total_minor = document.total_minor as is_paid) as state
  where known.id = document_id;
  if document.sign = -1 then
    perform private.settle(document.original_id);
  end if;
end
$$;
comment on function private.settle(uuid) is
  'The payment state of a document, from its ledger and its credit notes: the method is that of the latest confirmed payment, and so is the date once all is paid. The ledger of a credit note is what was given back.';

create function private.settle_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.settle(new.invoice_id);
  return null;
end
$$;

-- Restored payments are settled all at once at the end.
create trigger payments_settle after insert or update on books.payments
for each row
when (
  new.state in ('confirmed', 'advanced', 'undone')
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.settle_invoice();

-- The client's habit, as of the invoice of their latest deduction. By the settled part of its value, since payments in part deduct
-- in part.
create function private.tds_percent(owner uuid, client_id uuid) returns numeric
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select trim_scale(
      round(
        100.0 * sum(paid.tds_minor) * latest.total_minor / (latest.taxable_minor * sum(paid.amount_minor + paid.tds_minor)), 4
      )
    )
    from (
      select invoice.id, invoice.total_minor, invoice.taxable_minor
      from books.invoices as invoice
      join books.payments as payment
        on payment.invoice_id = invoice.id and payment.user_id = invoice.user_id
        and payment.state = 'confirmed' and payment.tds_minor > 0
      where invoice.client_id = tds_percent.client_id
        and invoice.user_id = owner
        and invoice.taxable_minor > 0
      order by payment.paid_on desc, payment.created_at desc
      limit 1
    ) as latest
    join books.payments as paid on paid.invoice_id = latest.id and paid.state = 'confirmed'
    group by latest.total_minor, latest.taxable_minor
  );
end
$$;
comment on function private.tds_percent(uuid, uuid) is
  'The share of the value without GST that a client deducted at source, in percent to four places; null if they never did.';
grant execute on function private.tds_percent(uuid, uuid) to authenticated;

create function public.tds_percent(client_id uuid) returns numeric
language sql stable
set search_path = ''
as $$ select private.tds_percent((select private.account()), client_id) $$;
comment on function public.tds_percent(uuid) is
  'The share of the value without GST that one of the caller''s clients deducted at source last, in percent to four places; null if they never did.';
grant execute on function public.tds_percent(uuid) to authenticated;

-- If tax was deducted, two figures together exceed the balance: the refusal names both.
create function private.refuse_more_than_due(due bigint, currency text, amount_minor bigint, tds_minor bigint, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(
    422, 'more_than_due', field,
    jsonb_build_object('minor', due, 'currency', currency)
      || case when tds_minor > 0 then
        jsonb_build_object('amountMinor', amount_minor, 'tdsMinor', tds_minor)
      else '{}' end
  );
end
$$;

-- Checks that apply to every payment, the owner's and the client's.
create function private.check_amount(invoice books.invoices, amount_minor bigint, tds_minor bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  due constant bigint := invoice.due_minor;
begin
  -- First: as much as goes of an advance is nothing then, too.
  if due = 0 then
    perform private.refuse(422, 'nothing_due', 'amount');
  elsif (tds_minor between 0 and private.most_minor()) is not true then
    perform private.refuse(422, 'tds_out_of_range', 'tds');
  elsif (amount_minor between 0 and private.most_minor() and amount_minor + tds_minor > 0) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif amount_minor + tds_minor > due then
    perform private.refuse_more_than_due(due, invoice.currency, amount_minor, tds_minor, 'amount');
  end if;
end
$$;

-- A client's report has the day on which it was made; the owner gives the day on which the money came. Dashboard, PDF and financial
-- year use that day.
create function private.check_paid_on(invoice books.invoices, paid_on date) returns void
language plpgsql
set search_path = ''
as $$
begin
  if paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif paid_on < invoice.issue_date - 365 then
    -- An advance may come before its invoice; a wrong year is a slip.
    perform private.refuse(422, 'payment_date_too_early', 'paidOn');
  end if;
end
$$;

create function private.payment_fingerprint(
  from_client boolean,
  amount_minor bigint,
  tds_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  excess text default null,
  advance_for text default null
) returns text
language sql immutable
set search_path = ''
as $$
  select private.hash(jsonb_build_array(
    from_client, amount_minor, tds_minor, paid_on, method, reference, note, excess, advance_for
  )::text)
$$;

-- The payment that the owner's request made earlier; null if it is new.
create function private.earlier_payment(owner uuid, invoice_id uuid, request_key uuid, fingerprint text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier books.payments;
begin
  select * into earlier
  from books.payments as payment
  where payment.user_id = owner and payment.request_key = earlier_payment.request_key and not payment.from_client
  order by (payment.invoice_id = earlier_payment.invoice_id) desc
  limit 1;
  if found and (earlier.invoice_id, earlier.request_fingerprint) <> (invoice_id, fingerprint) then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  end if;
  return earlier.id;
end
$$;

create function private.asks_for_advances(document_id uuid, owner uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from books.invoices as document
    where document.id = document_id and document.user_id = owner and document.money = 'advance'
  );
end
$$;
comment on function private.asks_for_advances(uuid, uuid) is
  'Whether a person''s document asks for money by which nothing is owed: such money waits with its client.';

-- Runs behind the locks of client and document. Tax is deducted at source only from what is owed, so an advance has none.
create function private.receive_advance(
  document books.invoices,
  request_key uuid,
  amount_minor bigint,
  tds_minor bigint,
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
declare
  receipt books.receipts;
begin
  if tds_minor <> 0 then
    perform private.refuse(422, 'tds_out_of_range', 'tds');
  end if;
  perform private.check_amount(document, amount_minor, tds_minor);
  perform private.check_paid_on(document, paid_on);
  if document.client_id is null then
    perform private.refuse(422, 'advance_without_client', 'amount');
  end if;
  receipt := private.make_receipt(
    request_key, document.client_id, document.currency, amount_minor, paid_on, method, reference, note, advance_for,
    fingerprint
  );
  if receipt.id is null then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  end if;
  return receipt;
end
$$;
comment on function private.receive_advance(
  books.invoices, uuid, bigint, bigint, date, text, text, text, text, text
) is 'The receipt of money for a document that asks for an advance.';

-- The owner enters received money. The part above the balance becomes an advance if the owner wants that.
create function private.record_payment(
  request_key uuid,
  invoice_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  tds_minor bigint,
  excess text,
  advance_for text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, tds_minor, paid_on, method, clean_reference, clean_note, excess, advance_for
  );
  invoice books.invoices;
  due bigint;
  receipt record;
  payment_id uuid;
begin
  if excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif excess = 'advance' or private.asks_for_advances(invoice_id, private.account()) then
    perform private.begin_write();
    perform private.lock_payer(invoice_id, private.account());
  end if;
  invoice := private.lock_payable(invoice_id, private.account());
  payment_id := private.earlier_payment(invoice.user_id, invoice.id, request_key, fingerprint);
  if payment_id is not null then
    return payment_id;
  end if;

  due := invoice.due_minor;
  if invoice.money = 'advance' then
    receipt := private.receive_advance(
      invoice, request_key, amount_minor, tds_minor, paid_on, method, reference, note, advance_for, fingerprint
    );
    insert into books.payments (
      invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, receipt_id, request_key,
      request_fingerprint, decided_at
    )
    values (
      invoice.id, invoice.user_id, 'advanced', amount_minor, paid_on, method, clean_reference, clean_note, receipt.id,
      request_key, fingerprint, clock_timestamp()
    )
    returning id into payment_id;
    return payment_id;
  elsif excess = 'advance' and due > 0 and tds_minor between 0 and due and amount_minor > due - tds_minor then
    perform private.check_paid_on(invoice, paid_on);
    if invoice.client_id is null then
      perform private.refuse(422, 'advance_without_client', 'amount');
    end if;
    select * into receipt
    from private.make_receipt(
      request_key, invoice.client_id, invoice.currency, amount_minor, paid_on, method, reference, note, advance_for,
      fingerprint
    );
    if receipt.id is null then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return private.settle_by(receipt.id, invoice.id, due - tds_minor, tds_minor, false, request_key, fingerprint);
  end if;

  perform private.check_amount(invoice, amount_minor, tds_minor);
  perform private.check_paid_on(invoice, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note,
    request_key, request_fingerprint, decided_at
  )
  values (
    invoice.id, invoice.user_id, 'confirmed', amount_minor, tds_minor, paid_on, method, clean_reference, clean_note,
    request_key, fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$$;
grant execute on function private.record_payment(uuid, uuid, bigint, date, text, text, text, bigint, text, text)
  to authenticated;

create function public.record_payment(
  request_key uuid,
  invoice_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null,
  tds_minor bigint default 0,
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
  made constant uuid := private.record_payment(
    request_key, invoice_id, amount_minor, paid_on, method, reference, note, tds_minor, excess, advance_for
  );
begin
  if num_nonnulls(tds_kind, credited_on) > 0 then
    perform private.tell_deduction(made, tds_kind, credited_on);
  end if;
  if not tell_client then
    perform private.keep_receipt_back(made);
  end if;
  return made;
end
$$;
comment on function public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date) is
  'Enters a received payment and returns its id; what is more than due is refused unless excess is advance, which advance_for says to be for services or goods. Without tell_client its client gets no receipt by mail. tds_kind says what the deducted tax is for, and credited_on on which earlier day the client credited it. The same request_key with the same body returns the same payment.';
grant execute on function
  public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date)
  to authenticated;

-- The owner confirms or declines a client's report, and takes back a payment counted by mistake.
-- This locks the document whose ledger is about to change.
create function private.lock_ledger(document_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
begin
  -- Before any lock: who holds this document while they wait for their turn would stop the one whose turn it is.
  perform private.begin_write();
  perform private.lock_original(document_id, owner);
  return private.lock_document(document_id, owner);
end
$$;

-- One of the caller's payments, behind the lock of its invoice.
create function private.lock_payment(payment_id uuid) returns books.payments
language plpgsql
set search_path = ''
as $$
declare
  payment books.payments;
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  end if;
  select * into payment
  from books.payments as candidate
  where candidate.id = payment_id and candidate.user_id = private.account();
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  if private.asks_for_advances(payment.invoice_id, payment.user_id) then
    perform private.lock_payer(payment.invoice_id, payment.user_id);
  end if;
  perform private.lock_ledger(payment.invoice_id, payment.user_id);
  -- Read again: another request that held the lock may have decided.
  select * into payment from books.payments as candidate where candidate.id = payment_id;
  return payment;
end
$$;

create function private.confirm_payment(
  payment_id uuid,
  amount_minor bigint,
  tds_minor bigint,
  paid_on date,
  advance_for text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  payment constant books.payments := private.lock_payment(payment_id);
  amount constant bigint := coalesce(confirm_payment.amount_minor, payment.amount_minor);
  tds constant bigint := coalesce(confirm_payment.tds_minor, payment.tds_minor);
  day constant date := coalesce(confirm_payment.paid_on, payment.paid_on);
  invoice books.invoices;
  receipt books.receipts;
begin
  if confirm_payment.advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif payment.state in ('confirmed', 'advanced') and (amount, tds, day) = (payment.amount_minor, payment.tds_minor, payment.paid_on) then
    return;
  elsif payment.state <> 'claimed' then
    perform private.refuse(409, 'payment_decided', params => jsonb_build_object('state', payment.state));
  end if;

  select * into invoice from books.invoices as candidate where candidate.id = payment.invoice_id;
  if invoice.money = 'advance' then
    receipt := private.receive_advance(
      invoice, gen_random_uuid(), amount, tds, day, payment.method, payment.reference, payment.note,
      confirm_payment.advance_for, payment.request_fingerprint
    );
    update books.payments
    set
      state = 'advanced', amount_minor = amount, tds_minor = 0, paid_on = day, receipt_id = receipt.id,
      decided_at = clock_timestamp()
    where id = payment.id;
    return;
  end if;
  perform private.check_amount(invoice, amount, tds);
  perform private.check_paid_on(invoice, day);
  update books.payments
  set state = 'confirmed', amount_minor = amount, tds_minor = tds, paid_on = day, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;
grant execute on function private.confirm_payment(uuid, bigint, bigint, date, text) to authenticated;

create function public.confirm_payment(
  payment_id uuid,
  amount_minor bigint default null,
  tds_minor bigint default null,
  paid_on date default null,
  advance_for text default null,
  tell_client boolean default true,
  tds_kind text default null,
  credited_on date default null
) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.confirm_payment(payment_id, amount_minor, tds_minor, paid_on, advance_for);
  if num_nonnulls(tds_kind, credited_on) > 0 then
    perform private.tell_deduction(payment_id, tds_kind, credited_on);
  end if;
  if not tell_client then
    perform private.keep_receipt_back(payment_id);
  end if;
end
$$;
comment on function public.confirm_payment(uuid, bigint, bigint, date, text, boolean, text, date) is
  'Counts a payment that a client reported, with other amounts and another day if given. If nothing is owed by its document, it is an advance, and advance_for says whether for services or goods. Without tell_client its client gets no receipt by mail. tds_kind and credited_on are those of record_payment. Doing it twice is harmless.';
grant execute on function public.confirm_payment(uuid, bigint, bigint, date, text, boolean, text, date) to authenticated;

-- Ends a payment: `from_state` becomes `to_state`, for a reason.
create function private.end_payment(payment_id uuid, from_state text, to_state text, reason text) returns void
language plpgsql
set search_path = ''
as $$
declare
  payment constant books.payments := private.lock_payment(payment_id);
  clean_reason constant text := private.single_line(reason);
begin
  if payment.state = to_state then
    return;
  elsif payment.state <> from_state then
    perform private.refuse(
      409,
      case payment.state when 'claimed' then 'payment_unconfirmed' else 'payment_decided' end,
      params => jsonb_build_object('state', payment.state)
    );
  elsif to_state = 'undone' and clean_reason is null then
    perform private.refuse(422, 'undo_reason_required', 'reason');
  end if;
  perform private.check_length(clean_reason, 300, 'reason');

  update books.payments
  set state = to_state, reason = clean_reason, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;

create function private.decline_payment(payment_id uuid, reason text) returns void
language sql security definer
set search_path = ''
as $$ select private.end_payment(payment_id, 'claimed', 'declined', reason) $$;
grant execute on function private.decline_payment(uuid, text) to authenticated;

create function public.decline_payment(payment_id uuid, reason text default null) returns void
language sql
set search_path = ''
as $$ select private.decline_payment(payment_id, reason) $$;
comment on function public.decline_payment(uuid, text) is
  'Answers a client''s report with no: nothing arrived. Doing it twice is harmless.';
grant execute on function public.decline_payment(uuid, text) to authenticated;

-- Payments of one receipt go together; an invoice's use of an advance goes back to it.
create function private.undo_payment(payment_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  together record;
begin
  select payment.receipt_id, payment.from_advance into together
  from books.payments as payment
  where payment.id = payment_id and payment.user_id = private.account();
  if together.receipt_id is not null and not together.from_advance then
    perform private.undo_receipt(together.receipt_id, reason);
    return;
  elsif together.receipt_id is not null then
    perform private.lock_receipt(together.receipt_id);
  end if;
  perform private.end_payment(payment_id, 'confirmed', 'undone', reason);
end
$$;
grant execute on function private.undo_payment(uuid, text) to authenticated;

create function public.undo_payment(payment_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.undo_payment(payment_id, reason) $$;
comment on function public.undo_payment(uuid, text) is
  'Takes a counted payment out again, with all that came with it at one time, for a reason; it stays in the history. Doing it twice is harmless.';
grant execute on function public.undo_payment(uuid, text) to authenticated;
