-- Receipts: what a client paid at one time, for several invoices or before there is one. Rows of the ledger settle invoices from
-- it; the rest is an advance, which waits with the client until an invoice uses it.

create function private.is_payment_method(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return value in ('UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other'); end $$;

create table books.receipts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  currency text not null,
  -- The amount that arrived. Tax deducted at source stands with each invoice.
  amount_minor bigint not null,
  -- The part that no invoice has used yet; a trigger of the ledger keeps it.
  advance_minor bigint not null,
  paid_on date not null,
  method text not null,
  reference text,
  note text,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  undo_reason text,
  -- The part of the advance that was given back without a voucher, and when.
  returned_minor bigint not null default 0,
  returned_on date,
  return_method text,
  return_reference text,
  return_note text,
  returned_at timestamptz,
  -- The seller's GSTIN when the money came, for the return with the advance; null if the seller owed no tax.
  gstin text,
  -- The purpose of the part that no invoice took; null while nobody has said.
  advance_for text,
  advance_for_at timestamptz,
  -- The terms of an advance for services: those of its voucher, or what is known of seller and client. The place is null if
  -- unknown.
  advance_supply text,
  advance_place text,
  advance_rate integer,
  -- On reverse charge, and under a letter of undertaking.
  advance_untaxed boolean not null default false,
  advance_exchange_rate numeric(10, 6),
  -- The latest voucher of the advance, which may be cancelled.
  voucher_id uuid,
  -- Who entered it, and who gave the advance back, said what it is for or undid it last, and when.
  by_id uuid,
  by_name text,
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint receipts_of_user unique (id, user_id),
  constraint receipts_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint receipts_voucher foreign key (voucher_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint receipts_voucher_once unique (voucher_id),
  constraint receipts_request_once unique (user_id, request_key),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint "amount: amount_out_of_range" check (amount_minor between 0 and private.most_minor()),
  constraint receipts_advance_range check (advance_minor between 0 and amount_minor),
  constraint receipts_returned_range check (returned_minor >= 0 and advance_minor + returned_minor <= amount_minor),
  constraint receipts_returned_whole check (
    (returned_minor > 0) = (returned_on is not null) and (returned_minor > 0) = (return_method is not null)
  ),
  constraint receipts_returned_on_range check (returned_on >= paid_on and private.is_day(returned_on)),
  constraint receipts_return_method_known check (private.is_payment_method(return_method)),
  constraint receipts_return_reference_length check (
    return_reference = btrim(return_reference) and char_length(return_reference) between 1 and 60
  ),
  constraint receipts_return_note_length check (char_length(return_note) between 1 and 300),
  constraint receipts_returned_at_given check (returned_at is null or returned_on is not null),
  constraint receipts_gstin_shape check (gstin ~ '^[0-9A-Z]{15}$'),
  constraint receipts_advance_for_known check (advance_for in ('services', 'goods')),
  constraint receipts_advance_for_whole check ((advance_for is null) = (advance_for_at is null)),
  constraint receipts_advance_of_services check (
    (advance_for is not distinct from 'services') = (advance_supply is not null)
    and (advance_supply is null) = (advance_rate is null)
  ),
  constraint receipts_advance_supply_known check (advance_supply in ('domestic', 'sez', 'export')),
  constraint receipts_advance_place_shape check (advance_place ~ '^[0-9]{2}$'),
  constraint "rate: item_invalid" check (advance_rate between 0 and 10000),
  constraint "exchangeRate: exchange_rate_invalid" check (advance_exchange_rate > 0 and advance_exchange_rate <= 1000),
  constraint "exchangeRate: exchange_rate_invalid, foreign" check (currency <> 'INR' or advance_exchange_rate is null),
  constraint receipts_paid_on_range check (private.is_day(paid_on)),
  constraint receipts_method_known check (private.is_payment_method(method)),
  constraint receipts_reference_length check (
    reference = btrim(reference) and char_length(reference) between 1 and 60
  ),
  constraint receipts_note_length check (char_length(note) between 1 and 300),
  constraint receipts_undo_reason_length check (char_length(undo_reason) between 1 and 300),
  constraint receipts_undo_reason_given check ((undone_at is null) = (undo_reason is null)),
  constraint receipts_undone_whole check (undone_at is null or advance_minor = 0)
);
comment on table books.receipts is
  'What a client paid at one time, for several invoices or in advance. Nothing is erased.';
comment on column books.receipts.advance_minor is 'What no invoice has used yet.';
comment on column books.receipts.advance_for is
  'What the advance is for: of services tax is owed when it comes (CGST s. 13(2)), of goods none (Notification 66/2017-CT).';
comment on column books.receipts.returned_minor is 'What of it was given back without a voucher.';
create index receipts_client_user on books.receipts (client_id, user_id);
create index receipts_voucher_user on books.receipts (voucher_id, user_id) where voucher_id is not null;
create index receipts_user_id on books.receipts (user_id);
create index receipts_waiting on books.receipts (user_id, paid_on) where advance_minor > 0;
create index receipts_created_at on books.receipts (created_at) where undone_at is null;

alter table books.receipts enable row level security;
grant select on books.receipts to authenticated;

create policy receipts_select_own on books.receipts
for select to authenticated
using (user_id = (select private.caller()));

create trigger receipts_actor before insert on books.receipts
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

create trigger receipts_changed before update on books.receipts
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'undone_at', 'returned_at', 'advance_for');

create function private.keep_receipt() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changeable constant text[] := array[
    'client_id', 'advance_minor', 'voucher_id', 'undone_at', 'undo_reason', 'returned_minor', 'returned_on', 'return_method',
    'return_reference', 'return_note', 'returned_at', 'gstin', 'advance_for', 'advance_for_at', 'advance_supply',
    'advance_place', 'advance_rate', 'advance_untaxed', 'advance_exchange_rate', 'changed_at', 'changed_by_id', 'changed_by_name'
  ];
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif old.undone_at is not null or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$$;

-- Merging may also change the client of an undone receipt.
create trigger receipts_keep before delete or update of
  user_id, currency, amount_minor, advance_minor, voucher_id, paid_on, method, reference, note, request_key,
  request_fingerprint, created_at, undone_at, undo_reason, returned_minor, returned_on, return_method, return_reference,
  return_note, returned_at, gstin, advance_for, advance_for_at, advance_supply, advance_place, advance_rate, advance_untaxed,
  advance_exchange_rate
on books.receipts
for each row execute function private.keep_receipt();

create trigger receipts_keep_all before truncate on books.receipts
for each statement execute function private.keep_receipt();
