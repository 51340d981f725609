-- Issued documents and their rows: invoices, notes, vouchers of advances, estimates and others that become an invoice. Once issued,
-- nothing of them changes but payment, cancelling and sharing.

create function private.document_number(prefix text, financial_year text, sequence integer, padding integer) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return prefix || '/' || financial_year || '/' || lpad(sequence::text, greatest(padding, length(sequence::text)), '0');
end
$$;
comment on function private.document_number(text, text, integer, integer) is
  'INV/26-27/0001: at most 16 characters, as CGST Rule 46 asks.';

create function private.is_export(listed boolean, supply text, buyer jsonb) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return listed and (supply = 'export' or coalesce(buyer ->> 'country', 'IN') <> 'IN'); end $$;
comment on function private.is_export(boolean, text, jsonb) is
  'Whether a document asks a client abroad for money: foreign exchange law asks no matter of the GST on it.';
grant execute on function private.is_export(boolean, text, jsonb) to authenticated;

create table books.invoices (
  id uuid primary key default private.new_id(),
  user_id uuid not null references auth.users (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  kind text not null default 'invoice',
  -- The traits of its kind that lists and sums use (…_kinds.sql), kept here since indexes need them.
  list text not null default 'invoices',
  sign integer not null default 1,
  money text default 'in',
  told text default 'supply',
  -- The document that this one credits, debits, refunds or replaces.
  original_id uuid,
  -- The document of a filed return that stands corrected by this one (…_corrections.sql).
  corrects_id uuid,
  -- The client in the book; null if the client was not to be kept. The copy below is what counts.
  client_id uuid,
  -- The search text of the client in the book as it is now: clients.search_text, so that searches need not look at each client.
  client_search_text text,
  prefix text not null,
  financial_year text not null,
  sequence integer not null,
  padding smallint not null,
  -- Set for imported invoices, which keep their original number, in a series in which nothing is issued.
  given_number text,
  -- The import that made it.
  import_id uuid,
  number text not null
    generated always as (
      coalesce(given_number, private.document_number(prefix, financial_year, sequence, padding))
    ) stored,
  -- Both parties as they were on the day of issue, without unknown fields: later edits change no issued document.
  seller jsonb not null,
  buyer jsonb not null,
  client_name text not null generated always as (buyer ->> 'name') stored,
  client_email text not null generated always as (buyer ->> 'email') stored,
  po_number text,
  supply text not null default 'domestic',
  -- For exports and supplies to a SEZ: whether IGST is paid, or none under a letter of undertaking.
  with_tax boolean not null default true,
  -- The recipient owes the tax: it is shown, but not part of the total.
  reverse_charge boolean not null default false,
  -- A State's code, 96 for other countries; null if the seller is without GST.
  place_of_supply text,
  place_of_supply_reason text,
  -- Whether the rates of the rows include the tax.
  prices_include_tax boolean not null default false,
  language text not null default 'en',
  port_code text,
  shipping_bill text,
  shipping_bill_date date,
  currency text not null default 'INR',
  -- Rupees for one unit of the currency; null for INR, and for other currencies while the rate is unknown.
  exchange_rate numeric(10, 6),
  -- By rate: [{gst_rate, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor}]; empty if the seller is without GST.
  taxes jsonb not null default '[]',
  taxable_minor bigint not null,
  cgst_minor bigint not null default 0,
  sgst_minor bigint not null default 0,
  igst_minor bigint not null default 0,
  cess_minor bigint not null default 0,
  round_off_minor bigint not null default 0,
  -- The amount that the client has to pay.
  total_minor bigint not null,
  total_inr_minor bigint,
  -- For a credit note: the amount given back.
  settled_minor bigint not null default 0,
  -- The sum of its credit notes.
  credited_minor bigint not null default 0,
  -- The amount received beyond the balance and not given back yet.
  refundable_minor bigint not null default 0,
  -- The rest of the total, even if nobody expects it any more.
  due_minor bigint not null generated always as (total_minor - settled_minor - credited_minor) stored,
  -- Stored, since lists and sums would otherwise compute it for every invoice that they read.
  due_inr_minor bigint
    generated always as (
      case
        when written_off_at is null
        then private.due_in_rupees(total_minor, settled_minor + credited_minor, total_inr_minor, exchange_rate)
        else 0
      end
    ) stored,
  issue_date date not null,
  -- For a receipt voucher: the day its money came, which decides the return.
  received_on date,
  -- For an invoice in parts: the day of the earliest unsettled part.
  due_date date not null,
  -- [{due_date, amount_minor, share}]: a share is in hundredths of a per cent, null for a part given as an amount.
  parts jsonb not null default '[]',
  -- When the buyer accepted what was supplied, and the days to pay that were agreed in writing; the seller enters both later.
  accepted_on date,
  agreed_days smallint,
  notes text,
  status text not null default 'UNPAID',
  paid_date date,
  payment_method text,
  -- For a credit note: it leaves the tax of its invoice unchanged, and no return includes it.
  commercial boolean not null default false,
  -- The reason for a note.
  credit_reason text,
  -- When the owner gave up the rest, and why.
  written_off_at timestamptz,
  write_off_reason text,
  cancelled_at timestamptz,
  -- The seller's reason; null for a document that was replaced, and for one that nobody had seen.
  cancel_reason text,
  -- Whether lists and sums include it: documents that make a client owe; no notes, offers or cancelled ones.
  listed boolean not null generated always as (cancelled_at is null and list = 'invoices') stored,
  -- The holder of the link to the PDF may read this one document.
  pdf_token text not null unique default private.new_token(),
  search_text text not null generated always as (
    private.search_form(
      case when client_id is null then (buyer ->> 'name') || ' ' else '' end
      || coalesce(given_number, private.document_number(prefix, financial_year, sequence, padding))
    )
  ) stored,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  constraint invoices_number_once unique (business_id, prefix, financial_year, sequence),
  constraint "invoicePrefix: number_too_long" check (char_length(number) <= 16),
  constraint invoices_given_number_series check ((given_number is not null) = (prefix = 'OLD')),
  constraint invoices_given_number_line check (given_number is not distinct from private.single_line(given_number)),
  constraint invoices_request_once unique (user_id, request_key),
  -- Lets rows and notes point at an invoice together with its owner.
  constraint invoices_id_user unique (id, user_id),
  constraint invoices_original foreign key (original_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoices_corrects foreign key (corrects_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoices_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint invoices_note_original check (original_id is not null or (money <> 'out' and told <> 'note')),
  constraint invoices_sequence_positive check (sequence > 0),
  constraint "clientName: client_name_too_long" check (char_length(btrim(client_name)) between 1 and 120),
  constraint "poNumber: too_long most 60" check (char_length(po_number) <= 60),
  constraint invoices_supply_known check (supply in ('domestic', 'sez', 'export')),
  constraint invoices_with_tax_domestic check (with_tax or supply <> 'domestic'),
  constraint invoices_place_of_supply_shape check (place_of_supply ~ '^[0-9]{2}$'),
  constraint "placeOfSupplyReason: too_long most 200" check (char_length(place_of_supply_reason) <= 200),
  constraint invoices_language_known check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint "portCode: port_code_invalid" check (port_code ~ '^[A-Z0-9]{6}$'),
  constraint "shippingBill: shipping_bill_invalid" check (shipping_bill ~ '^[0-9]{3,7}$'),
  constraint "shippingBillDate: shipping_bill_date_invalid" check (private.is_day(shipping_bill_date)),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint "exchangeRate: exchange_rate_invalid" check (exchange_rate > 0 and exchange_rate <= 1000),
  constraint "exchangeRate: exchange_rate_invalid, foreign" check (currency <> 'INR' or exchange_rate is null),
  constraint "amount: amount_out_of_range" check (total_minor between 1 and private.most_minor()),
  constraint invoices_total_sum check (
    total_minor = taxable_minor + round_off_minor
      + case when reverse_charge then 0 else cgst_minor + sgst_minor + igst_minor + cess_minor end
  ),
  constraint invoices_taxes_split check (igst_minor = 0 or (cgst_minor = 0 and sgst_minor = 0)),
  constraint invoices_taxes_halves check (cgst_minor = sgst_minor),
  constraint invoices_taxes_positive check (least(cgst_minor, sgst_minor, igst_minor, cess_minor) >= 0),
  constraint invoices_taxes_by_rate check (
    jsonb_typeof(taxes) = 'array' and (taxes <> '[]' or cgst_minor + sgst_minor + igst_minor + cess_minor = 0)
  ),
  -- The last credit note of an invoice takes what the earlier ones could not split evenly.
  constraint invoices_round_off_range check (
    abs(round_off_minor) <= case sign when -1 then 1000 else 50 end
  ),
  constraint invoices_rupees_known check ((total_inr_minor is null) = (currency <> 'INR' and exchange_rate is null)),
  constraint invoices_issue_date_year check (financial_year = private.financial_year(issue_date)),
  constraint invoices_received_on_range check (received_on <= issue_date and private.is_day(received_on)),
  constraint "dueDate: due_date_invalid" check (due_date >= issue_date and private.is_day(due_date)),
  constraint "acceptedOn: accepted_on_invalid" check (private.is_day(accepted_on)),
  constraint "agreedDays: agreed_days_invalid" check (agreed_days between 1 and 365),
  constraint invoices_parts_whole check (parts = '[]' or (sign <> -1 and private.are_parts(parts, total_minor))),
  constraint invoices_due_date_of_parts check (
    parts = '[]' or sign = 0 or due_date = private.part_due(parts, settled_minor + credited_minor)
  ),
  constraint "notes: notes_too_long" check (char_length(notes) <= 2000),
  constraint invoices_status_stored check (status in ('PAID', 'UNPAID', 'WRITTEN_OFF')),
  constraint invoices_paid_date_paid check (status = 'PAID' or paid_date is null),
  constraint invoices_cancel_reason_length check (char_length(cancel_reason) between 1 and 300),
  constraint invoices_cancel_reason_cancelled check (cancelled_at is not null or cancel_reason is null),
  constraint invoices_payment_method_length check (char_length(payment_method) <= 60),
  -- Both also hold for a total of zero, so that such an invoice is refused for its total.
  constraint invoices_settled_range check (settled_minor = 0 or settled_minor between 1 and total_minor),
  constraint invoices_credited_range check (
    credited_minor >= 0 and (credited_minor = 0 or settled_minor + credited_minor <= total_minor)
  ),
  constraint invoices_refundable_range check (
    refundable_minor between 0 and credited_minor
    and (refundable_minor = 0 or settled_minor + credited_minor = total_minor)
  ),
  constraint invoices_status_settled check (
    (status = 'PAID') = (settled_minor + credited_minor > 0 and settled_minor + credited_minor = total_minor)
  ),
  constraint invoices_status_written_off check ((status = 'WRITTEN_OFF') = (written_off_at is not null)),
  constraint invoices_write_off_reason_given check ((written_off_at is null) = (write_off_reason is null)),
  constraint invoices_write_off_reason_length check (char_length(write_off_reason) between 1 and 300),
  constraint invoices_credit_reason_given check ((told is not distinct from 'note') = (credit_reason is not null)),
  constraint invoices_commercial_untaxed check (not commercial or (list = 'credit_notes' and taxes = '[]')),
  constraint invoices_credit_reason_length check (char_length(credit_reason) between 1 and 300)
);
comment on table books.invoices is
  'Issued invoices. Only the payment state (and by it the due date of what is due in parts), the cancellation, the address of the PDF and the place in the client book change after creation.';
comment on column books.invoices.settled_minor is
  'Received and deducted at source, by the confirmed payments, as far as the invoice takes it; the rest is refundable.';
comment on column books.invoices.due_inr_minor is
  'What is still due, in paise; null without an exchange rate, and nothing once it is written off.';
comment on column books.invoices.search_text is
  'What the search looks into, by private.search_form: the number, and the name of a client who is not in the book.';

create unique index invoices_given_number_once on books.invoices (business_id, lower(given_number))
where given_number is not null;
create index invoices_import on books.invoices (import_id) where import_id is not null;
create index invoices_original_id on books.invoices (original_id, user_id) where original_id is not null;
create index invoices_corrects on books.invoices (corrects_id, user_id) where corrects_id is not null;
create index invoices_corrections on books.invoices (user_id, issue_date) where corrects_id is not null;
-- Lists have one order: by day of issue, newest first. Within a series that is also the order of the numbers.
-- The indexes are ascending and read backwards: new entries go to the end and fill its pages.
-- A search reads its text and the newest invoices from this index: the rows are many times as wide.
create index invoices_newest on books.invoices (user_id, issue_date, created_at, id)
include (client_id, client_search_text, search_text, status, due_date)
where listed;
create index invoices_by_status on books.invoices (user_id, status, issue_date, created_at, id)
include (due_date, due_inr_minor)
where listed;
-- The other columns by which the table can be sorted, in both directions; numbers are in invoices_number_once.
create index invoices_by_client on books.invoices (user_id, lower(client_name), issue_date, created_at, id)
where listed;
-- An overdue invoice comes before an unpaid one, since it was due earlier. A list of all states merges the states' due days.
create index invoices_by_state on books.invoices (user_id, status, due_date, issue_date, created_at, id) where listed;
create index invoices_by_total on books.invoices (user_id, total_inr_minor, issue_date, created_at, id) where listed;
create index invoices_by_balance on books.invoices (user_id, due_inr_minor, issue_date, created_at, id) where listed;
create index invoices_cancelled on books.invoices (user_id, issue_date, created_at, id)
where cancelled_at is not null and list = 'invoices';
create index invoices_notes on books.invoices (user_id, issue_date, created_at, id)
include (kind)
where list in ('credit_notes', 'vouchers') or told = 'note';
-- Few invoices are due in parts.
create index invoices_in_parts on books.invoices (user_id, due_date)
where listed and status = 'UNPAID' and parts <> '[]';
-- All documents due on a day, of all owners.
create index invoices_due_day on books.invoices (due_date) where listed and status = 'UNPAID';
create index invoices_exports on books.invoices (user_id, issue_date, created_at, id) where private.is_export(listed, supply, buyer);
-- Finds the last exchange rate that a person used.
create index invoices_rated on books.invoices (user_id, created_at desc) where exchange_rate is not null;
-- All documents of a client, with the cancelled ones: merging clients moves those, too.
create index invoices_of_client on books.invoices (client_id, user_id, issue_date, created_at, id)
include (listed, status, due_date, due_inr_minor);
-- Estimates and other documents that become an invoice.
create index invoices_estimates on books.invoices (user_id, list, issue_date, created_at, id)
where sign = 0 and told is distinct from 'advance';
-- The GSTINs under which somebody issued documents.
create index invoices_gstins on books.invoices (user_id, (seller ->> 'taxId'))
where seller ->> 'gstRegistration' = 'regular';
create index invoices_vouchers on books.invoices (client_id, user_id, issue_date, created_at, id)
where list = 'vouchers';
-- A search for an amount compares the invoice's own currency; rupees are in invoices_by_total.
create index invoices_by_foreign_total on books.invoices (user_id, total_minor)
where listed and total_inr_minor is distinct from total_minor;
-- Without a pending list: a new entry is indexed at once, instead of going to a list that every search would read through. Clients
-- in the book are found there; this index has the others, by the names on their invoices.
create index invoices_words on books.invoices using gin (private.line_endings(user_id, search_text))
with (fastupdate = off)
where client_id is null and listed;

create table books.invoice_items (
  id uuid primary key default private.new_id(),
  invoice_id uuid not null,
  user_id uuid not null,
  -- From 1 on, given by the one function that writes rows (…_writing.sql).
  position integer not null,
  description text not null,
  hsn_sac text,
  quantity numeric(12, 3) not null default 1,
  unit text,
  -- For one unit, in the invoice's currency. A row without a rate gives its amount, and its quantity is only shown.
  rate numeric(14, 4),
  includes_tax boolean not null default false,
  discount_percent numeric(5, 2),
  discount_minor bigint not null default 0,
  -- The row's amount, before tax.
  taxable_minor bigint not null,
  taxable_inr_minor bigint,
  taxability text not null default 'taxable',
  -- In hundredths of a per cent; null if the seller takes no tax, and for rows that are not taxable.
  gst_rate integer,
  cgst_minor bigint not null default 0,
  sgst_minor bigint not null default 0,
  igst_minor bigint not null default 0,
  cess_minor bigint not null default 0,
  -- For a note: the row that it changes, and its quantity; null if it changes the value alone.
  original_item_id uuid references books.invoice_items (id) on delete restrict,
  returned_quantity numeric(12, 3),
  constraint invoice_items_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_items_position_range check (position between 1 and private.most_items()),
  -- Typed rows are checked earlier, and the refusal names their place.
  constraint "items: item_invalid" check (
    private.item_fault(
      description, hsn_sac, unit, quantity, rate is null and original_item_id is null, rate, discount_percent,
      nullif(discount_minor, 0)
    ) is null
  ),
  constraint "rate: item_invalid" check (rate > 0),
  constraint "amount: amount_out_of_range" check (
    taxable_minor between 1 and private.most_minor() or (taxable_minor = 0 and discount_minor > 0)
  ),
  constraint invoice_items_amount_agrees check (
    rate is null or includes_tax or original_item_id is not null
    or taxable_minor = round(quantity * rate * 100) - discount_minor
  ),
  constraint invoice_items_includes_tax_rate check (rate is not null or not includes_tax),
  constraint "taxability: item_invalid" check (private.is_taxability(taxability)),
  constraint "gstRate: item_invalid" check (gst_rate between 0 and 10000),
  constraint invoice_items_gst_rate_taxable check (gst_rate is null or taxability = 'taxable'),
  constraint invoice_items_taxes_positive check (least(cgst_minor, sgst_minor, igst_minor, cess_minor) >= 0),
  constraint invoice_items_taxes_rate check (
    gst_rate is not null or cgst_minor + sgst_minor + igst_minor + cess_minor = 0
  )
);
comment on table books.invoice_items is
  'The rows of an invoice. With a rate the amount is quantity times rate less discount; without, quantity is not multiplied in.';
create index invoice_items_invoice_user on books.invoice_items (invoice_id, user_id);
create index invoice_items_original on books.invoice_items (original_item_id) where original_item_id is not null;
create index invoice_items_user_id on books.invoice_items (user_id);
create index invoice_items_words on books.invoice_items using gin (private.word_beginnings(user_id, description))
with (fastupdate = off);

alter table books.invoices enable row level security;
alter table books.invoice_items enable row level security;
-- Reading only: all writes go through the functions that number, total and check.
grant select on books.invoices, books.invoice_items to authenticated;

create policy invoices_select_own on books.invoices
for select to authenticated
using (user_id = (select private.caller()));

create policy invoice_items_select_own on books.invoice_items
for select to authenticated
using (user_id = (select private.caller()));

-- Its name puts it before the other triggers, which use the traits.
create function private.take_traits() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  select kind.list, kind.sign, kind.money, kind.told into new.list, new.sign, new.money, new.told
  from private.document_kinds as kind
  where kind.kind = new.kind;
  return new;
end
$$;

create trigger invoices_as_its_kind before insert on books.invoices
for each row execute function private.take_traits();

create trigger invoices_client_name_line before insert on books.invoices
for each row
when (new.buyer ->> 'name' is distinct from private.single_line(new.buyer ->> 'name'))
execute function private.require_line('{buyer,name}', 'clientName');

create trigger invoices_po_number_line before insert on books.invoices
for each row
when (new.po_number is distinct from private.single_line(new.po_number))
execute function private.require_line('{po_number}', 'poNumber');

create trigger invoices_place_of_supply_reason_line before insert on books.invoices
for each row
when (new.place_of_supply_reason is distinct from private.single_line(new.place_of_supply_reason))
execute function private.require_line('{place_of_supply_reason}', 'placeOfSupplyReason');

create trigger invoice_items_description_line before insert on books.invoice_items
for each row
when (new.description is distinct from private.single_line(new.description))
execute function private.require_line('{description}', 'description');

create trigger invoice_items_unit_line before insert on books.invoice_items
for each row
when (new.unit is distinct from private.single_line(new.unit))
execute function private.require_line('{unit}', 'unit');

create trigger invoice_items_note_used after insert on books.invoice_items
referencing new table as issued
for each statement execute function private.note_used_items();

-- A trigger for new rows, not a check, for the reason given at private.require_line.
create function private.refuse_client_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(422, 'email_invalid', 'clientEmail');
  return null;
end
$$;

create trigger invoices_client_email_shape before insert on books.invoices
for each row
when (not private.is_email(new.buyer ->> 'email'))
execute function private.refuse_client_email();

create function private.note_client_search_text() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.client_search_text := (select client.search_text from books.clients as client where client.id = new.client_id);
  return new;
end
$$;

create trigger invoices_client_search_text before insert or update of client_id on books.invoices
for each row
when (new.client_id is not null)
execute function private.note_client_search_text();

create function private.pass_on_client_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update books.invoices as invoice set client_search_text = new.search_text
  where invoice.client_id = new.id and invoice.user_id = new.user_id;
  return null;
end
$$;

create trigger clients_pass_on_search_text after update on books.clients
for each row
when (old.search_text is distinct from new.search_text)
execute function private.pass_on_client_search_text();

-- Undoing an import removes the rows that it made (…_undoing_imports.sql), and nothing else.
create function private.is_undone(invoice_id uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(current_setting('app.undoing', true), '') <> '' and exists (
    select from books.invoices as invoice
    where invoice.id = is_undone.invoice_id and invoice.import_id::text = current_setting('app.undoing', true)
  );
end
$$;

create function private.keep_issued_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column is still null in a BEFORE trigger, so its sources are compared instead.
  changeable constant text[] := array[
    'status', 'settled_minor', 'paid_date', 'payment_method', 'cancelled_at', 'cancel_reason', 'pdf_token',
    'client_id', 'client_search_text', 'number', 'client_name', 'client_email', 'due_minor', 'due_inr_minor', 'search_text', 'listed', 'credited_minor',
    'refundable_minor', 'written_off_at', 'write_off_reason', 'accepted_on', 'agreed_days'
  ] || case when new.parts <> '[]' then array['due_date'] end
    -- They are recorded after the invoice (…_shipping.sql).
    || case
      when new.supply = 'export' and new.told = 'supply' then array['port_code', 'shipping_bill', 'shipping_bill_date']
    end;
begin
  if tg_op = 'DELETE' and (
    private.is_erased(old.user_id) or old.import_id::text = current_setting('app.undoing', true)
  ) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'invoice_kept');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'invoice_unchangeable');
  end if;
  return new;
end
$$;

create trigger invoices_keep_issued before update or delete on books.invoices
for each row execute function private.keep_issued_invoice();

-- Documents are never deleted row by row, and so not truncated either.
create trigger invoices_keep_all before truncate on books.invoices
for each statement execute function private.keep_issued_invoice();

create function private.keep_issued_items() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and (private.is_erased(old.user_id) or private.is_undone(old.invoice_id)) then
    return old;
  end if;
  perform private.refuse(409, 'items_unchangeable');
  return null;
end
$$;

create trigger invoice_items_keep_issued before update or delete on books.invoice_items
for each row execute function private.keep_issued_items();

create trigger invoice_items_keep_all before truncate on books.invoice_items
for each statement execute function private.keep_issued_items();

-- An owner who cancels an invoice wants its links to end; the address of its PDF ends, too. A trigger does this, so that no way
-- there is forgotten.
create function private.renew_pdf_token() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.pdf_token := private.new_token();
  return new;
end
$$;

create trigger invoices_renew_pdf_token before update on books.invoices
for each row
when (old.cancelled_at is null and new.cancelled_at is not null)
execute function private.renew_pdf_token();

-- Locks come in one order: an invoice before its credit notes, an advance before its voucher.
create function private.lock_original(note_id uuid, owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from books.invoices as original
  where original.id = (
    select note.original_id
    from books.invoices as note
    where note.id = note_id and note.user_id = owner and note.list = 'credit_notes'
  )
  for no key update;
  perform from books.receipts as receipt
  where receipt.voucher_id = note_id and receipt.user_id = owner
  for no key update;
end
$$;

-- A caller who locks a document is about to write.
create function private.lock_document(document_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  document books.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into document
  from books.invoices as candidate
  where candidate.id = lock_document.document_id and candidate.user_id = owner and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return document;
end
$$;

-- For documents by which a client owes.
create function private.lock_invoice(invoice_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, owner);
begin
  if not invoice.listed then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return invoice;
end
$$;

-- For documents that can receive money: owed, or in advance.
create function private.lock_payable(document_id uuid, owner uuid) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  document constant books.invoices := private.lock_document(document_id, owner);
begin
  if not (document.listed or document.money is not distinct from 'advance') then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return document;
end
$$;

-- Merging locks a client before their documents, and so does recording an advance for a document.
create function private.lock_payer(document_id uuid, owner uuid) returns void
language sql
set search_path = ''
as $$
  select
  from books.clients as client
  join books.invoices as document on document.client_id = client.id
  where document.id = lock_payer.document_id and document.user_id = owner
  for key share of client
$$;
