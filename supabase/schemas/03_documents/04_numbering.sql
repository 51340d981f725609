-- Numbers come from one counter for each business, series and financial year. A series is the prefix of the numbers.

-- The counter is locked in the transaction that writes the invoice, so a rolled-back invoice leaves no gap.
create table books.invoice_counters (
  business_id uuid not null references public.businesses (id) on delete restrict,
  prefix text not null,
  financial_year text not null,
  user_id uuid not null references auth.users (id) on delete restrict,
  -- Zero or more before the first number: a series that continues another program's can begin anywhere.
  last_sequence integer not null,
  primary key (business_id, prefix, financial_year),
  constraint invoice_counters_range check (last_sequence between 0 and 999999998),
  constraint invoice_counters_prefix_shape check (prefix ~ '^[A-Z0-9/-]{1,15}$'),
  constraint invoice_counters_year_shape check (financial_year ~ '^[0-9]{2}-[0-9]{2}$')
);
comment on table books.invoice_counters is 'The last number of a business in a series and a financial year.';
create index invoice_counters_user_id on books.invoice_counters (user_id);

alter table books.invoice_counters enable row level security;
-- Reading only: issuing counts.
grant select on books.invoice_counters to authenticated;

create policy invoice_counters_select_own on books.invoice_counters
for select to authenticated
using (user_id = (select private.caller()));

-- A number is the prefix, a slash, five characters of the year, a slash, and digits: 16 in all (CGST Rule 46(b)).
create function private.series_size(prefix text) returns integer
language sql immutable strict
set search_path = ''
as $$ select (10::numeric ^ greatest(9 - char_length(prefix), 0))::integer - 1 $$;
comment on function private.series_size(text) is 'How many numbers a series of the prefix holds in a year.';

-- Gives the last number after allotting so many.
create function private.next_sequence(business public.businesses, prefix text, year text, wanted integer default 1) returns integer
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  allotted integer;
begin
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (business.id, next_sequence.prefix, year, business.user_id, wanted)
  on conflict (business_id, prefix, financial_year)
  do update set last_sequence = counter.last_sequence + wanted
  returning counter.last_sequence into allotted;
  if allotted > private.series_size(next_sequence.prefix) then
    perform private.refuse(
      409, 'series_full', 'invoicePrefix',
      jsonb_build_object('most', private.series_size(next_sequence.prefix))
    );
  end if;
  return allotted;
end
$$;

-- The earliest allowed date of a document: the beginning of the financial year. In April it is the beginning of the month or the
-- quarter that ended in March, whose return is still due; the number then belongs to the year before.
create function private.open_from(owner uuid, gstin text) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  start constant date := private.financial_year_start(private.today());
  march constant date := start - 1;
begin
  if extract(month from private.today()) <> 4 then
    return start;
  end if;
  return (private.return_days(private.filing_of(owner, gstin, march), march)).first_day;
end
$$;

-- No date before the newest number of the series in its financial year: numbers and dates keep one order.
create function private.earliest_issue_date(business public.businesses, gstin text, prefix text, day date) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return greatest(
    (
      select invoice.issue_date
      from books.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = earliest_issue_date.prefix
        and invoice.financial_year = private.financial_year(day)
      order by invoice.sequence desc
      limit 1
    ),
    private.financial_year_start(day),
    private.open_from(business.user_id, gstin)
  );
end
$$;

-- The first free day, from a given one on, after the series' numbers and the filed periods of a GSTIN; at the latest today, which
-- is always free.
create function private.open_day(business public.businesses, gstin text, prefix text, wanted date) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  day date := greatest(wanted, private.open_from(business.user_id, gstin));
  reached date;
begin
  loop
    reached := private.first_unfiled(
      business.user_id, gstin, greatest(day, private.earliest_issue_date(business, gstin, prefix, day))
    );
    exit when reached = day;
    day := reached;
  end loop;
  return day;
end
$$;

create function private.issue_date_of(business public.businesses, gstin text, prefix text, chosen date) returns date
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
  earliest := private.earliest_issue_date(
    business, gstin, prefix, greatest(chosen, private.open_from(business.user_id, gstin))
  );
  if chosen < earliest then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', earliest));
  end if;
  return chosen;
end
$$;

-- Previews the next number and the earliest day of issue. `started`: the series has a number in this financial year already, so the
-- next one cannot be chosen. `counted`: the last number of each series of the year.
create function private.invoice_numbering(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'prefix', business.invoice_prefix,
    'padding', business.invoice_padding,
    'financial_year', now.year,
    'next_sequence', coalesce(counter.last_sequence, 0) + 1,
    'counted', (
      select coalesce(jsonb_object_agg(series.prefix, series.last_sequence), '{}')
      from books.invoice_counters as series
      where series.business_id = business.id and series.financial_year = now.year
    ),
    'started', exists (
      select from books.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = business.invoice_prefix
        and invoice.financial_year = now.year
    ),
    'earliest_issue_date', private.open_day(
      business, private.own_gstin(business), business.invoice_prefix,
      private.open_from(business.user_id, private.own_gstin(business))
    )
  )
  from public.businesses as business
  cross join (select private.financial_year(private.today()) as year) as now
  left join books.invoice_counters as counter
    on counter.business_id = business.id
    and counter.prefix = business.invoice_prefix
    and counter.financial_year = now.year
  where business.user_id = owner
$$;

create function private.own_invoice_numbering() returns jsonb
language sql stable security definer
set search_path = ''
as $$ select private.invoice_numbering(private.caller()) $$;
grant execute on function private.own_invoice_numbering() to authenticated;

create function public.invoice_numbering() returns jsonb
language sql stable
set search_path = ''
as $$ select private.own_invoice_numbering() $$;
comment on function public.invoice_numbering() is
  'The caller''s {prefix, padding, financial_year, next_sequence, counted, started, earliest_issue_date}; null without a business.';
grant execute on function public.invoice_numbering() to authenticated;

-- A new prefix starts a new series; existing numbers do not change.
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
  if private.series_size(set_invoice_numbering.prefix) = 9 then
    perform private.refuse(422, 'series_too_short', 'invoicePrefix', '{"most": 9}');
  elsif set_invoice_numbering.padding not between 1 and 8 then
    perform private.refuse(422, 'invoice_padding_invalid', 'invoicePadding');
  end if;
  update public.businesses as own
  set
    invoice_prefix = coalesce(set_invoice_numbering.prefix, own.invoice_prefix),
    invoice_padding = coalesce(set_invoice_numbering.padding, own.invoice_padding)
  where own.user_id = private.account()
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
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (
    business.id, business.invoice_prefix, numbering ->> 'financial_year', business.user_id, next_sequence - 1
  )
  on conflict (business_id, prefix, financial_year) do update set last_sequence = excluded.last_sequence;
  update public.businesses as own set numbering_at = clock_timestamp() where own.id = business.id;
  return private.invoice_numbering(business.user_id);
end
$$;
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
grant execute on function public.set_invoice_numbering(text, integer, integer) to authenticated;

-- Issuing leaves no gap; a restored file may have one. Imported invoices have no order here, and the numbers before the beginning
-- of a series are no gap.
create function private.missing_numbers() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  most constant integer := 50;
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'prefix', gap.prefix, 'financial_year', gap.financial_year,
        'from_number', private.document_number(gap.prefix, gap.financial_year, gap.first, gap.padding),
        'to_number', private.document_number(gap.prefix, gap.financial_year, gap.last, gap.padding),
        'count', gap.last - gap.first + 1
      ) order by gap.prefix, gap.financial_year, gap.first
    ), '[]')
    from (
      select known.prefix, known.financial_year, known.padding, known.sequence + 1 as first, known.next - 1 as last
      from (
        select
          own.prefix, own.financial_year, own.padding, own.sequence,
          coalesce(
            lead(own.sequence) over (partition by own.prefix, own.financial_year order by own.sequence),
            counter.last_sequence + 1
          ) as next
        from public.businesses as business
        join books.invoices as own on own.business_id = business.id
        left join books.invoice_counters as counter
          on (counter.business_id, counter.prefix, counter.financial_year) = (own.business_id, own.prefix, own.financial_year)
        where business.user_id = owner and own.prefix <> 'OLD'
      ) as known
      where known.next > known.sequence + 1
      order by known.prefix, known.financial_year, known.sequence
      limit most
    ) as gap
  );
end
$$;
grant execute on function private.missing_numbers() to authenticated;

create function public.missing_numbers() returns jsonb
language sql stable
set search_path = ''
as $$ select private.missing_numbers() $$;
comment on function public.missing_numbers() is
  'The numbers within the caller''s series that no document has, the first 50 gaps: [{prefix, financial_year, from_number, to_number, count}].';
grant execute on function public.missing_numbers() to authenticated;
