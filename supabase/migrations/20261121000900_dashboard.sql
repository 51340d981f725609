-- Lists by day of issue: the dashboard sums up a month or a day.
create index invoices_issue_date on public.invoices (user_id, issue_date) where cancelled_at is null;

create function public.dashboard_summary(first_day date, last_day date)
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
    coalesce(sum(total_inr_minor), 0)::bigint,
    coalesce(sum(total_inr_minor) filter (where status = 'PAID'), 0)::bigint,
    coalesce(sum(total_inr_minor) filter (where status = 'OVERDUE'), 0)::bigint,
    count(*)::integer,
    (count(*) filter (where status = 'PAID'))::integer,
    (count(*) filter (where status <> 'PAID'))::integer,
    (count(*) filter (where status = 'OVERDUE'))::integer,
    (count(*) filter (where total_inr_minor is null))::integer
  from public.invoice_summaries
  where user_id = (select auth.uid()) and issue_date between first_day and last_day
$$;
comment on function public.dashboard_summary(date, date) is
  'The caller''s invoices issued from first_day to last_day, in paise; unpaid counts the overdue ones too.';
revoke all on function public.dashboard_summary(date, date) from public, anon, authenticated, service_role;
grant execute on function public.dashboard_summary(date, date) to authenticated;

create function public.dashboard_months(last_month date)
returns table (month date, received_minor bigint, outstanding_minor bigint)
language sql stable
set search_path = ''
as $$
  select
    series.month::date,
    coalesce(sum(invoice.total_inr_minor) filter (where invoice.status = 'PAID'), 0)::bigint,
    coalesce(sum(invoice.total_inr_minor) filter (where invoice.status <> 'PAID'), 0)::bigint
  from generate_series(
    date_trunc('month', last_month::timestamp) - interval '11 months',
    date_trunc('month', last_month::timestamp),
    interval '1 month'
  ) as series (month)
  left join public.invoice_summaries as invoice
    on invoice.user_id = (select auth.uid())
    and invoice.issue_date >= series.month::date
    and invoice.issue_date < (series.month + interval '1 month')::date
  group by series.month
  order by series.month
$$;
comment on function public.dashboard_months(date) is
  'Twelve months up to the one of last_month, in paise: what was issued and is paid, and what is not.';
revoke all on function public.dashboard_months(date) from public, anon, authenticated, service_role;
grant execute on function public.dashboard_months(date) to authenticated;
