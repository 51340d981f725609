-- How a number is allotted: one counter per business and financial year.

-- The row is taken in the transaction that writes the invoice, so a rolled-back invoice leaves no gap.
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

alter table public.invoice_counters enable row level security;
revoke all on public.invoice_counters from anon, authenticated, service_role;
-- Reading only: issuing counts.
grant select on public.invoice_counters to authenticated;

create policy invoice_counters_select_own on public.invoice_counters
for select to authenticated
using (user_id = (select private.caller()));

create function private.next_sequence(business public.businesses, year text) returns integer
language sql
set search_path = ''
as $$
  insert into public.invoice_counters as counter (business_id, financial_year, user_id, last_sequence)
  values (business.id, year, business.user_id, 1)
  on conflict (business_id, financial_year)
  do update set last_sequence = counter.last_sequence + 1
  returning last_sequence
$$;
revoke all on function private.next_sequence(public.businesses, text) from public;

create function private.invoice_number(financial_year text, sequence integer) returns text
language sql immutable
set search_path = ''
as $$
  select 'INV/' || financial_year || '/' || lpad(sequence::text, greatest(4, length(sequence::text)), '0')
$$;
comment on function private.invoice_number(text, integer) is 'INV/26-27/0001: at most 16 characters, as CGST Rule 46 asks.';
revoke all on function private.invoice_number(text, integer) from public;
