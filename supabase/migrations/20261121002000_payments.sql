-- The ledger: what was received for an invoice, and what its client says to have paid. Amounts are minor units of
-- the invoice's currency. The invoice's own payment state follows from here and from nowhere else.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
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
  request_key uuid not null,
  request_fingerprint text not null,
  -- Why it was declined or undone.
  reason text,
  -- The clock behind the invoice's lock, not the start of the transaction: it gives the true order.
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  constraint payments_invoice foreign key (invoice_id, user_id)
    references public.invoices (id, user_id) on delete restrict,
  constraint payments_request_once unique (invoice_id, request_key),
  constraint payments_state_known check (state in ('claimed', 'confirmed', 'declined', 'undone')),
  constraint payments_amount_range check (
    amount_minor >= 0 and tds_minor >= 0 and amount_minor + tds_minor between 1 and 999999999999
  ),
  constraint payments_paid_on_range check (paid_on between '1900-01-01' and '2999-12-31'),
  constraint payments_method_known check (method in ('UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other')),
  constraint payments_reference_length check (
    reference = btrim(reference) and char_length(reference) between 1 and 60
  ),
  constraint payments_note_length check (char_length(note) between 1 and 300),
  constraint payments_reason_length check (char_length(reason) between 1 and 300),
  -- Only what a client reports waits for a decision; the owner's own entry is one.
  constraint payments_claim_of_client check (from_client or state in ('confirmed', 'undone')),
  constraint payments_decided check ((state = 'claimed') = (decided_at is null)),
  constraint payments_reason_given check (
    case state when 'undone' then reason is not null when 'declined' then true else reason is null end
  )
);
comment on table public.payments is 'What was received for an invoice, claims of clients among it. Nothing is erased.';
comment on column public.payments.amount_minor is 'What arrived, in minor units of the invoice''s currency.';
comment on column public.payments.tds_minor is 'Tax deducted at source: withheld by the client, and settled all the same.';
create index payments_invoice_user on public.payments (invoice_id, user_id);
create index payments_user_id on public.payments (user_id);
create index payments_waiting on public.payments (user_id, created_at) where state = 'claimed';

alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated;
-- Reading only: every write goes through the functions that lock the invoice and check what is due.
grant select on public.payments to authenticated;

create policy payments_select_own on public.payments
for select to authenticated
using (user_id = (select auth.uid()));

create function private.keep_payment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The owner may correct a client's amounts while confirming, never afterwards.
  changeable constant text[] := array['state', 'reason', 'decided_at']
    || case when new.state = 'confirmed' then array['amount_minor', 'tds_minor'] end;
begin
  if tg_op = 'DELETE' then
    perform private.refuse(409, 'A payment is undone, never erased.');
  elsif (old.state, new.state) not in (('claimed', 'confirmed'), ('claimed', 'declined'), ('confirmed', 'undone'))
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'A payment cannot be changed.');
  end if;
  return new;
end
$$;
revoke all on function private.keep_payment() from public;

create trigger payments_keep before update or delete on public.payments
for each row execute function private.keep_payment();

alter table public.invoices add column settled_minor bigint not null default 0;
comment on column public.invoices.settled_minor is 'Received and deducted at source, by the confirmed payments.';

create or replace function private.keep_issued_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column is still null in a BEFORE trigger; what the number is made of is compared instead.
  changeable constant text[] := array[
    'status', 'settled_minor', 'paid_date', 'payment_method', 'cancelled_at', 'number'
  ];
begin
  if tg_op = 'DELETE' then
    perform private.refuse(409, 'An issued invoice is cancelled, never erased.');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'An issued invoice cannot be changed.');
  end if;
  return new;
end
$$;

create function private.settle_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Locked in a statement of its own, so that the sum below sees what others committed meanwhile.
  perform from public.invoices as invoice where invoice.id = new.invoice_id for no key update;

  update public.invoices as invoice
  set
    settled_minor = ledger.settled_minor,
    status = case when ledger.settled_minor = invoice.total_minor then 'PAID' else 'UNPAID' end,
    paid_date = case when ledger.settled_minor = invoice.total_minor then ledger.paid_on[1] end,
    payment_method = case when ledger.settled_minor = invoice.total_minor then ledger.methods[1] end
  from (
    select
      coalesce(sum(payment.amount_minor + payment.tds_minor), 0)::bigint as settled_minor,
      array_agg(payment.paid_on order by payment.paid_on desc, payment.created_at desc) as paid_on,
      array_agg(payment.method order by payment.paid_on desc, payment.created_at desc) as methods
    from public.payments as payment
    where payment.invoice_id = new.invoice_id and payment.state = 'confirmed'
  ) as ledger
  where invoice.id = new.invoice_id;
  return null;
end
$$;
comment on function private.settle_invoice() is
  'The invoice''s payment state, from its ledger: date and method are those of the latest confirmed payment.';
revoke all on function private.settle_invoice() from public;

create trigger payments_settle after insert or update on public.payments
for each row
when (new.state in ('confirmed', 'undone'))
execute function private.settle_invoice();

-- What was paid before there was a ledger becomes one payment of the whole total.
insert into public.payments (
  invoice_id, user_id, state, amount_minor, paid_on, method, note,
  request_key, request_fingerprint, created_at, decided_at
)
select
  invoice.id, invoice.user_id, 'confirmed', invoice.total_minor, earlier.paid_on,
  coalesce(known.method, 'Other'),
  case when known.method is null then nullif(btrim(invoice.payment_method), '') end,
  gen_random_uuid(), 'before the ledger', earlier.instant, earlier.instant
from public.invoices as invoice
cross join lateral (
  select
    coalesce(invoice.paid_date, invoice.issue_date) as paid_on,
    greatest(
      invoice.created_at,
      (coalesce(invoice.paid_date, invoice.issue_date) + time '12:00') at time zone 'Asia/Kolkata'
    ) as instant
) as earlier
left join unnest(array['UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card']) as known (method)
  on lower(known.method) = lower(btrim(invoice.payment_method))
where invoice.status = 'PAID';

-- Both hold for a total of nothing too, so that such an invoice is refused for its total.
alter table public.invoices
  add constraint invoices_settled_range check (settled_minor = 0 or settled_minor between 1 and total_minor),
  add constraint invoices_status_settled check (
    (status = 'PAID') = (settled_minor > 0 and settled_minor = total_minor)
  );
