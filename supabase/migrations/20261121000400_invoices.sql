-- The last number handed out, per business and financial year. The row is taken in the transaction that
-- writes the invoice, so a rolled-back invoice leaves no gap.
create table public.invoice_counters (
  business_id uuid not null references public.businesses (id) on delete restrict,
  financial_year text not null,
  user_id uuid not null references auth.users (id) on delete restrict,
  last_sequence integer not null,
  primary key (business_id, financial_year),
  constraint invoice_counters_positive check (last_sequence > 0)
);
comment on table public.invoice_counters is 'The last invoice number of a business in a financial year.';
create index invoice_counters_user_id on public.invoice_counters (user_id);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  financial_year text not null,
  sequence integer not null,
  number text not null generated always as (private.invoice_number(financial_year, sequence)) stored,
  -- The seller as it was on the day of issue: later edits of the business change no issued invoice.
  seller jsonb not null,
  client_name text not null,
  client_email text not null,
  currency text not null default 'INR',
  -- Rupees for one unit of the currency; null for INR, and for USD while none is known.
  exchange_rate numeric(10, 6),
  total_minor bigint not null,
  total_inr_minor bigint,
  issue_date date not null,
  due_date date not null,
  notes text,
  status text not null default 'UNPAID',
  paid_date date,
  payment_method text,
  cancelled_at timestamptz,
  -- 144 random bits: whoever holds the link to the PDF may read this one document.
  pdf_token text not null unique
    default translate(encode(extensions.gen_random_bytes(18), 'base64'), '+/', '-_'),
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  constraint invoices_number_once unique (business_id, financial_year, sequence),
  constraint invoices_request_once unique (user_id, request_key),
  -- Lets items point at an invoice together with its owner.
  constraint invoices_id_user unique (id, user_id),
  constraint invoices_sequence_positive check (sequence > 0),
  constraint invoices_client_name_length check (char_length(btrim(client_name)) between 1 and 120),
  constraint invoices_client_email_shape check (private.is_email(client_email)),
  constraint invoices_currency_known check (currency in ('INR', 'USD')),
  constraint invoices_exchange_rate_range check (exchange_rate > 0 and exchange_rate <= 1000),
  constraint invoices_exchange_rate_foreign check (currency <> 'INR' or exchange_rate is null),
  constraint invoices_total_range check (total_minor between 1 and 999999999999),
  constraint invoices_rupees_known check ((total_inr_minor is null) = (currency <> 'INR' and exchange_rate is null)),
  constraint invoices_due_date_range check (due_date between issue_date and '2999-12-31'),
  constraint invoices_notes_length check (char_length(notes) <= 2000),
  constraint invoices_status_stored check (status in ('PAID', 'UNPAID')),
  constraint invoices_paid_date_paid check (status = 'PAID' or paid_date is null),
  constraint invoices_payment_method_length check (char_length(payment_method) <= 60)
);
comment on table public.invoices is 'Issued invoices. Only the payment state and the cancellation change after creation.';
create index invoices_business_id on public.invoices (business_id);
create index invoices_list on public.invoices (user_id, created_at desc, id desc) where cancelled_at is null;

create table public.invoice_items (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  user_id uuid not null,
  position integer not null,
  description text not null,
  quantity integer not null default 1,
  amount_minor bigint not null,
  amount_inr_minor bigint,
  constraint invoice_items_invoice foreign key (invoice_id, user_id)
    references public.invoices (id, user_id) on delete restrict,
  constraint invoice_items_position_once unique (invoice_id, position),
  constraint invoice_items_position_range check (position between 1 and 500),
  constraint invoice_items_description_length check (char_length(btrim(description)) between 1 and 1000),
  constraint invoice_items_quantity_range check (quantity between 1 and 1000000),
  constraint invoice_items_amount_range check (amount_minor between 1 and 999999999999)
);
comment on table public.invoice_items is 'The rows of an invoice; the amount is of the row, quantity is not multiplied in.';
create index invoice_items_invoice_user on public.invoice_items (invoice_id, user_id);
create index invoice_items_user_id on public.invoice_items (user_id);

alter table public.invoice_counters enable row level security;
alter table public.invoices enable row level security;
alter table public.invoice_items enable row level security;
revoke all on public.invoice_counters, public.invoices, public.invoice_items from anon, authenticated;

-- Reading only: every write goes through the functions that number, total and check.
grant select on public.invoice_counters, public.invoices, public.invoice_items to authenticated;

create policy invoice_counters_select_own on public.invoice_counters
for select to authenticated
using (user_id = (select auth.uid()));

create policy invoices_select_own on public.invoices
for select to authenticated
using (user_id = (select auth.uid()));

create policy invoice_items_select_own on public.invoice_items
for select to authenticated
using (user_id = (select auth.uid()));

create function private.keep_issued_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column is still null in a BEFORE trigger; what the number is made of is compared instead.
  changeable constant text[] := array['status', 'paid_date', 'payment_method', 'cancelled_at', 'number'];
begin
  if tg_op = 'DELETE' then
    perform private.refuse(409, 'An issued invoice is cancelled, never erased.');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'An issued invoice cannot be changed.');
  end if;
  return new;
end
$$;
revoke all on function private.keep_issued_invoice() from public;

create trigger invoices_keep_issued before update or delete on public.invoices
for each row execute function private.keep_issued_invoice();

create function private.keep_issued_items() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(409, 'The items of an issued invoice cannot be changed.');
  return null;
end
$$;
revoke all on function private.keep_issued_items() from public;

create trigger invoice_items_keep_issued before update or delete on public.invoice_items
for each row execute function private.keep_issued_items();
