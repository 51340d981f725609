-- What lists and sums would otherwise compute anew for every invoice they pass.
create function private.due_in_rupees(
  total_minor bigint,
  settled_minor bigint,
  total_inr_minor bigint,
  exchange_rate numeric
) returns bigint
language sql immutable
set search_path = ''
as $$
  select case
    when total_inr_minor is null then null
    when settled_minor = 0 then total_inr_minor
    when exchange_rate is null then total_minor - settled_minor
    -- The total was rounded row by row: what is due of it never exceeds it.
    else least(total_inr_minor, round((total_minor - settled_minor) * exchange_rate)::bigint)
  end
$$;
comment on function private.due_in_rupees(bigint, bigint, bigint, numeric) is
  'What is still due, in paise at the invoice''s rate; null without one.';
revoke all on function private.due_in_rupees(bigint, bigint, bigint, numeric) from public;

-- One statement, so that the table is written anew once.
alter table public.invoices
  add column due_inr_minor bigint
    generated always as (private.due_in_rupees(total_minor, settled_minor, total_inr_minor, exchange_rate)) stored,
  add column search_text text not null
    generated always as (lower(client_name || ' ' || private.invoice_number(financial_year, sequence))) stored;
comment on column public.invoices.due_inr_minor is 'What is still due, in paise; null without an exchange rate.';
comment on column public.invoices.search_text is 'What the search looks into: client name and number, in lower case.';

create or replace function private.keep_issued_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column is still null in a BEFORE trigger; what it is made of is compared instead.
  changeable constant text[] := array[
    'status', 'settled_minor', 'paid_date', 'payment_method', 'cancelled_at', 'number', 'due_inr_minor', 'search_text'
  ];
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'An issued invoice is cancelled, never erased.');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'An issued invoice cannot be changed.');
  end if;
  return new;
end
$$;

create trigger invoices_keep_all before truncate on public.invoices
for each statement execute function private.keep_issued_invoice();
