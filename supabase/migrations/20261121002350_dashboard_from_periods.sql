-- The dashboard's sums come from the kept periods, and follow what was settled: an invoice paid in part counts with that
-- part as received. It is paid, in the count, when nothing is due any more.
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
      and day.first_day between dashboard_summary.first_day and dashboard_summary.last_day
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
comment on function public.dashboard_summary(date, date) is
  'The caller''s invoices issued from first_day to last_day, in paise: revenue is their totals, received what was settled of them by now, overdue what is still due of those past their due date. Unpaid counts the overdue ones too.';

create or replace function public.dashboard_months(last_month date)
returns table (month date, received_minor bigint, outstanding_minor bigint)
language sql stable
set search_path = ''
as $$
  select
    series.month::date,
    coalesce(kept.received_minor, 0),
    coalesce(kept.revenue_minor - kept.received_minor, 0)
  from generate_series(
    date_trunc('month', last_month::timestamp) - interval '11 months',
    date_trunc('month', last_month::timestamp),
    interval '1 month'
  ) as series (month)
  left join public.invoice_periods as kept
    on kept.user_id = (select auth.uid())
    and kept.period = 'month'
    and kept.first_day = series.month::date
  order by series.month
$$;
comment on function public.dashboard_months(date) is
  'Twelve months up to the one of last_month, in paise: what was settled by now of what was issued in each, and what is still due.';

create or replace function public.invoices_this_month() returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(kept.created), 0)::integer
  from public.invoice_periods as kept
  where kept.user_id = (select auth.uid())
    and kept.period = 'month'
    and kept.first_day >= date_trunc('month', private.today()::timestamp)::date
$$;

-- The first unpaid invoices that are due in a range of days, the oldest first.
create function private.first_due(from_day date, to_day date, most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
begin
  return (
    select coalesce(jsonb_agg(entry order by due.due_date, due.created_at, due.id), '[]')
    from (
      select
        invoice.due_date, invoice.created_at, invoice.id,
        jsonb_build_object(
          'invoice_id', invoice.id,
          'number', invoice.number,
          'client_name', invoice.client_name,
          'currency', invoice.currency,
          'exchange_rate', invoice.exchange_rate,
          'balance_minor', invoice.total_minor - invoice.settled_minor,
          'due_date', invoice.due_date
        ) as entry
      from public.invoices as invoice
      where invoice.user_id = owner
        and invoice.cancelled_at is null
        and invoice.status = 'UNPAID'
        and invoice.due_date between from_day and to_day
      order by invoice.due_date, invoice.created_at, invoice.id
      limit most
    ) as due
  );
end
$$;
revoke all on function private.first_due(date, date, integer) from public;
grant execute on function private.first_due(date, date, integer) to authenticated;

create or replace function public.dashboard_attention(most integer default 5) returns jsonb
language sql stable
set search_path = ''
as $$
  with
  bound as (
    select private.today() as today, least(greatest(coalesce(most, 5), 0), 50) as most
  ),
  claims as (
    select
      row_number() over (order by payment.created_at, payment.id) as place,
      jsonb_build_object(
        'payment_id', payment.id,
        'invoice_id', invoice.id,
        'number', invoice.number,
        'client_name', invoice.client_name,
        'currency', invoice.currency,
        'exchange_rate', invoice.exchange_rate,
        'amount_minor', payment.amount_minor,
        'balance_minor', invoice.balance_minor,
        'method', payment.method,
        'reference', payment.reference,
        'claimed_at', payment.created_at
      ) as entry
    from public.payments as payment
    join public.invoice_summaries as invoice on invoice.id = payment.invoice_id
    where payment.user_id = (select auth.uid()) and payment.state = 'claimed'
  )
  select jsonb_build_object(
    'claims', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
      )
      from claims
    ),
    'due_soon', jsonb_build_object(
      'count', private.unpaid_due_before(bound.today + 8) - private.unpaid_due_before(bound.today),
      'rows', private.first_due(bound.today, bound.today + 7, bound.most)
    ),
    'overdue', jsonb_build_object(
      'count', private.unpaid_due_before(bound.today),
      'rows', private.first_due('-infinity', bound.today - 1, bound.most)
    )
  )
  from bound
$$;
