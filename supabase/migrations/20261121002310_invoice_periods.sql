-- One row per person and day, and one per person and month: counts, sums and deep pages cost the same with ten
-- invoices and with a hundred thousand, and in the tenth year what they cost in the first. Written by a trigger of the
-- invoices and by nothing else.
create table public.invoice_periods (
  user_id uuid not null references auth.users (id) on delete restrict,
  period text not null,
  first_day date not null,
  created integer not null,
  invoices integer not null,
  paid integer not null,
  without_rate integer not null,
  revenue_minor bigint not null,
  received_minor bigint not null,
  unpaid_due integer not null,
  primary key (user_id, period, first_day),
  constraint invoice_periods_known check (period in ('day', 'month'))
);
comment on table public.invoice_periods is
  'What was issued in a day or a month: invoices, how many of them are paid or lack a rate, their rupees in paise; and how many fall due in it. Cancelled invoices count in `created` alone.';
comment on column public.invoice_periods.received_minor is 'Settled by now of what was issued in the period, in paise.';
comment on column public.invoice_periods.unpaid_due is 'Unpaid invoices that are due in the period, whenever they were issued.';

alter table public.invoice_periods enable row level security;
revoke all on public.invoice_periods from anon, authenticated, service_role;
grant select on public.invoice_periods to authenticated;

create policy invoice_periods_select_own on public.invoice_periods
for select to authenticated
using (user_id = (select auth.uid()));

-- What an invoice adds to the day and month it was issued in, and to those it is due in.
create function private.period_shares(invoice public.invoices) returns setof public.invoice_periods
language sql immutable
set search_path = ''
as $$
  select
    invoice.user_id,
    span.period,
    date_trunc(span.period, share.day::timestamp)::date,
    share.created,
    share.invoices,
    share.paid,
    share.without_rate,
    share.revenue_minor,
    share.received_minor,
    share.unpaid_due
  from (
    select
      invoice.issue_date as day,
      1 as created,
      live as invoices,
      live * (invoice.status = 'PAID')::integer as paid,
      live * (invoice.total_inr_minor is null)::integer as without_rate,
      live * coalesce(invoice.total_inr_minor, 0) as revenue_minor,
      live * coalesce(invoice.total_inr_minor - invoice.due_inr_minor, 0) as received_minor,
      0 as unpaid_due
    from (select (invoice.cancelled_at is null)::integer as live) as fact
    union all
    select invoice.due_date, 0, 0, 0, 0, 0, 0, 1
    where invoice.cancelled_at is null and invoice.status = 'UNPAID'
  ) as share
  cross join (values ('day'), ('month')) as span (period)
$$;
revoke all on function private.period_shares(public.invoices) from public;

create function private.keep_invoice_periods() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.invoice_periods as kept (
    user_id, period, first_day, created, invoices, paid, without_rate, revenue_minor, received_minor, unpaid_due
  )
  select
    user_id, period, first_day, sum(times * created), sum(times * invoices), sum(times * paid),
    sum(times * without_rate), sum(times * revenue_minor), sum(times * received_minor), sum(times * unpaid_due)
  from (
    select 1 as times, added.* from private.period_shares(new) as added where tg_op <> 'DELETE'
    union all
    select -1, taken.* from private.period_shares(old) as taken where tg_op <> 'INSERT'
  ) as share
  group by user_id, period, first_day
  having (
    sum(times * created), sum(times * invoices), sum(times * paid),
    sum(times * without_rate), sum(times * revenue_minor), sum(times * received_minor), sum(times * unpaid_due)
  ) <> (0, 0, 0, 0, 0, 0, 0)
  -- Rows are locked in one order, so that two invoices of a person never wait for each other in a circle.
  order by user_id, period, first_day
  on conflict (user_id, period, first_day) do update set
    created = kept.created + excluded.created,
    invoices = kept.invoices + excluded.invoices,
    paid = kept.paid + excluded.paid,
    without_rate = kept.without_rate + excluded.without_rate,
    revenue_minor = kept.revenue_minor + excluded.revenue_minor,
    received_minor = kept.received_minor + excluded.received_minor,
    unpaid_due = kept.unpaid_due + excluded.unpaid_due;
  return null;
end
$$;
revoke all on function private.keep_invoice_periods() from public;

create trigger invoices_keep_periods after insert or update or delete on public.invoices
for each row execute function private.keep_invoice_periods();

-- The periods of the invoices that there are already.
insert into public.invoice_periods (
  user_id, period, first_day, created, invoices, paid, without_rate, revenue_minor, received_minor, unpaid_due
)
select
  share.user_id, share.period, share.first_day, sum(share.created), sum(share.invoices), sum(share.paid),
  sum(share.without_rate), sum(share.revenue_minor), sum(share.received_minor), sum(share.unpaid_due)
from public.invoices as invoice
cross join lateral private.period_shares(invoice) as share
group by share.user_id, share.period, share.first_day
order by share.first_day;
