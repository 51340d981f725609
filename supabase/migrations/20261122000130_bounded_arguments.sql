-- What comes as an argument is measured before anything is done with it.
create function private.bounded_day(day date, field text) returns date
language plpgsql immutable
set search_path = ''
as $$
begin
  if day not between '1900-01-01' and '2999-12-31' then
    perform private.refuse(422, 'The date must be between 1900 and 2999.', field);
  end if;
  return day;
end
$$;
comment on function private.bounded_day(date, text) is 'The day itself, or a refusal: infinity among others.';
revoke all on function private.bounded_day(date, text) from public;
grant execute on function private.bounded_day(date, text) to authenticated;

create or replace function public.dashboard_months(last_month date)
returns table (
  month date,
  received_minor bigint,
  outstanding_minor bigint
)
language sql stable
set search_path = ''
as $$
  select
    series.month::date,
    coalesce(kept.received_minor, 0),
    coalesce(kept.revenue_minor - kept.received_minor, 0)
  from date_trunc('month', private.bounded_day(last_month, 'last_month')::timestamp) as last (month)
  cross join generate_series(last.month - interval '11 months', last.month, interval '1 month') as series (month)
  left join public.invoice_periods as kept
    on kept.user_id = (select auth.uid())
    and kept.period = 'month'
    and kept.first_day = series.month::date
  order by series.month
$$;

create or replace function public.dashboard_summary(first_day date, last_day date)
returns table (
  revenue_minor bigint,
  received_minor bigint,
  overdue_minor bigint,
  invoices integer,
  paid integer,
  unpaid integer,
  overdue integer,
  without_rate integer
)
language sql stable
set search_path = ''
as $$
  select
    issued.revenue_minor, issued.received_minor, late.due_minor,
    issued.invoices, issued.paid, issued.invoices - issued.paid, late.invoices, issued.without_rate
  from (
    select
      coalesce(sum(day.revenue_minor), 0)::bigint as revenue_minor,
      coalesce(sum(day.received_minor), 0)::bigint as received_minor,
      coalesce(sum(day.invoices), 0)::integer as invoices,
      coalesce(sum(day.paid), 0)::integer as paid,
      coalesce(sum(day.without_rate), 0)::integer as without_rate
    from public.invoice_periods as day
    where day.user_id = (select auth.uid())
      and day.period = 'day'
      and day.first_day between (select private.bounded_day(dashboard_summary.first_day, 'first_day'))
        and (select private.bounded_day(dashboard_summary.last_day, 'last_day'))
  ) as issued
  cross join (
    select coalesce(sum(invoice.due_inr_minor), 0)::bigint as due_minor, count(*)::integer as invoices
    from public.invoices as invoice
    where invoice.user_id = (select auth.uid())
      and invoice.cancelled_at is null
      and invoice.status = 'UNPAID'
      and invoice.issue_date between dashboard_summary.first_day and dashboard_summary.last_day
      and invoice.due_date < (select private.today())
  ) as late
$$;

-- Behind both searches; no text that is looked for is as long.
create or replace function private.containing(query text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_length(query, 200, 'Search', 'query');
  return private.containing_exactly(lower(btrim(query)));
end
$$;

-- A line of a megabyte costs no second.
create or replace function private.single_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    -- Many times the longest line of the product: it is returned as it came, for its limit to refuse it.
    when octet_length(value) > 20000 then value
    -- Anything but blanks of every kind (tab, no-break space …) and characters without a shape of their own (zero-width
    -- space, joiners, marks of direction …).
    when value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    then btrim(
      regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
      e' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff'
    )
  end
$$;

alter table public.invoice_mails
  add constraint invoice_mails_fingerprint_length check (char_length(request_fingerprint) <= 200);
