-- How a number is allotted: one counter per business, series and financial year. A series is what its numbers begin with.

-- The row is taken in the transaction that writes the invoice, so a rolled-back invoice leaves no gap.
create table public.invoice_counters (
  business_id uuid not null references public.businesses (id) on delete restrict,
  prefix text not null,
  financial_year text not null,
  user_id uuid not null references auth.users (id) on delete restrict,
  -- 0 and above before the first number: a series that continues another program's begins anywhere.
  last_sequence integer not null,
  primary key (business_id, prefix, financial_year),
  constraint invoice_counters_range check (last_sequence between 0 and 999999998)
);
comment on table public.invoice_counters is 'The last number of a business in a series and a financial year.';
create index invoice_counters_user_id on public.invoice_counters (user_id);

alter table public.invoice_counters enable row level security;
revoke all on public.invoice_counters from anon, authenticated, service_role;
-- Reading only: issuing counts.
grant select on public.invoice_counters to authenticated;

create policy invoice_counters_select_own on public.invoice_counters
for select to authenticated
using (user_id = (select private.caller()));

-- The last of so many numbers.
create function private.next_sequence(business public.businesses, prefix text, year text, wanted integer default 1) returns integer
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  allotted integer;
begin
  insert into public.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (business.id, next_sequence.prefix, year, business.user_id, wanted)
  on conflict (business_id, prefix, financial_year)
  do update set last_sequence = counter.last_sequence + wanted
  returning counter.last_sequence into allotted;
  return allotted;
end
$$;
revoke all on function private.next_sequence(public.businesses, text, text, integer) from public;

-- The day of issue may lie back, but in this financial year and not before the newest number of its series: numbers and
-- days never cross.
create function private.earliest_issue_date(business public.businesses, prefix text) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (
      select invoice.issue_date
      from public.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = earliest_issue_date.prefix
        and invoice.financial_year = private.financial_year(private.today())
      order by invoice.sequence desc
      limit 1
    ),
    private.financial_year_start(private.today())
  );
end
$$;
revoke all on function private.earliest_issue_date(public.businesses, text) from public;

create function private.issue_date_of(business public.businesses, prefix text, chosen date) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := private.today();
  earliest date;
begin
  if chosen is null or chosen = today then
    return today;
  elsif chosen > today then
    perform private.refuse(422, 'issue_date_future', 'issueDate');
  end if;
  earliest := private.earliest_issue_date(business, prefix);
  if chosen < earliest then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', earliest));
  end if;
  return chosen;
end
$$;
revoke all on function private.issue_date_of(public.businesses, text, date) from public;

-- How the next number will look, and from when on the day of issue may be. `started`: the series has a number of this
-- financial year already, so the next one is not to be chosen.
create function private.invoice_numbering(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'prefix', business.invoice_prefix,
    'padding', business.invoice_padding,
    'financial_year', now.year,
    'next_sequence', coalesce(counter.last_sequence, 0) + 1,
    'started', exists (
      select from public.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = business.invoice_prefix
        and invoice.financial_year = now.year
    ),
    'earliest_issue_date', private.first_unfiled(
      owner, private.earliest_issue_date(business, business.invoice_prefix)
    )
  )
  from public.businesses as business
  cross join (select private.financial_year(private.today()) as year) as now
  left join public.invoice_counters as counter
    on counter.business_id = business.id
    and counter.prefix = business.invoice_prefix
    and counter.financial_year = now.year
  where business.user_id = owner
$$;
revoke all on function private.invoice_numbering(uuid) from public;

create function private.own_invoice_numbering() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select private.invoice_numbering(private.caller()) $$;
revoke all on function private.own_invoice_numbering() from public;
grant execute on function private.own_invoice_numbering() to authenticated;

create function public.invoice_numbering() returns jsonb
language sql stable
set search_path = ''
as $$ select private.own_invoice_numbering() $$;
comment on function public.invoice_numbering() is
  'The caller''s {prefix, padding, financial_year, next_sequence, started, earliest_issue_date}; null without a business.';
revoke all on function public.invoice_numbering() from public, anon, authenticated, service_role;
grant execute on function public.invoice_numbering() to authenticated;

-- Another prefix is another series; no number that was given changes.
create function private.set_invoice_numbering(prefix text, padding integer, next_sequence integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  business public.businesses;
  numbering jsonb;
begin
  perform private.begin_write();
  update public.businesses as own
  set
    invoice_prefix = coalesce(set_invoice_numbering.prefix, own.invoice_prefix),
    invoice_padding = coalesce(set_invoice_numbering.padding, own.invoice_padding)
  where own.user_id = auth.uid()
  returning * into business;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;

  numbering := private.invoice_numbering(business.user_id);
  if next_sequence is null or next_sequence = (numbering -> 'next_sequence')::integer then
    return numbering;
  elsif (numbering -> 'started')::boolean then
    perform private.refuse(409, 'series_started', 'nextInvoiceNumber');
  elsif char_length(
    private.document_number(business.invoice_prefix, numbering ->> 'financial_year', next_sequence, business.invoice_padding)
  ) > 16 or next_sequence < 1 then
    perform private.refuse(422, 'number_too_long', 'nextInvoiceNumber');
  end if;
  insert into public.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (
    business.id, business.invoice_prefix, numbering ->> 'financial_year', business.user_id, next_sequence - 1
  )
  on conflict (business_id, prefix, financial_year) do update set last_sequence = excluded.last_sequence;
  return private.invoice_numbering(business.user_id);
end
$$;
revoke all on function private.set_invoice_numbering(text, integer, integer) from public;
grant execute on function private.set_invoice_numbering(text, integer, integer) to authenticated;

create function public.set_invoice_numbering(
  prefix text default null,
  padding integer default null,
  next_sequence integer default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.set_invoice_numbering(prefix, padding, next_sequence) $$;
comment on function public.set_invoice_numbering(text, integer, integer) is
  'Sets what the caller''s next numbers begin with, their digits, and the next one of a series without numbers; returns the numbering.';
revoke all on function public.set_invoice_numbering(text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.set_invoice_numbering(text, integer, integer) to authenticated;
