-- Counts and sums for the dashboard, the lists and the usage.

-- One row for each person and day, and one for each person and month: counts, sums and deep pages cost the same with ten invoices
-- and with a hundred thousand, in the first year and in the tenth. Only a trigger of the invoices writes it.
create table public.invoice_periods (
  user_id uuid not null references auth.users (id) on delete restrict,
  period text not null,
  first_day date not null,
  created integer not null default 0,
  invoices integer not null default 0,
  paid integer not null default 0,
  without_rate integer not null default 0,
  revenue_minor bigint not null default 0,
  received_minor bigint not null default 0,
  unpaid_due integer not null default 0,
  written_off integer not null default 0,
  outstanding_minor bigint not null default 0,
  due_minor bigint not null default 0,
  due_without_rate integer not null default 0,
  came_in_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  paid_without_rate integer not null default 0,
  written_off_minor bigint not null default 0,
  unpaid_minor bigint not null default 0,
  unpaid_open_minor bigint not null default 0,
  primary key (user_id, period, first_day),
  constraint invoice_periods_known check (period in ('day', 'month'))
);
comment on table public.invoice_periods is
  'What was issued in a day or a month: invoices, how many of them are paid, written off or lack a rate, their rupees in paise; and how many fall due in it. Cancelled invoices count in `created` alone, credit notes in the revenue alone.';
comment on column public.invoice_periods.revenue_minor is
  'What was invoiced in the period less what was credited in it, in paise: below nothing where more was credited.';
comment on column public.invoice_periods.received_minor is
  'Received by now for what was invoiced in the period, less what was given back of it, in paise.';
comment on column public.invoice_periods.outstanding_minor is
  'Due by now of what was invoiced in the period, in paise; what was written off is not due.';
comment on column public.invoice_periods.unpaid_due is 'Unpaid invoices that are due in the period, whenever they were issued.';
comment on column public.invoice_periods.due_minor is
  'What is open of all that is due in the period, whenever it was issued, in paise; of what is due in parts each part by its day.';
comment on column public.invoice_periods.due_without_rate is 'Those of unpaid_due that lack a rate, and so are in no sum.';
comment on column public.invoice_periods.came_in_minor is
  'Money that came in in the period less what went back in it, in paise at the rate of its invoice, whenever that was issued. Tax deducted at source is none; an advance counts, in another currency once an invoice uses it.';

comment on column public.invoice_periods.paid_minor is
  'The totals of the paid invoices that were issued in the period, in paise; of those written off in written_off_minor. Those without a rate are in neither.';
comment on column public.invoice_periods.unpaid_minor is
  'The totals of the unpaid invoices that are due in the period, whenever they were issued, in paise.';
comment on column public.invoice_periods.unpaid_open_minor is
  'What is open of them; of what is due in parts all by the day of the first that is open.';

alter table public.invoice_periods enable row level security;
grant select on public.invoice_periods to authenticated;

create policy invoice_periods_select_own on public.invoice_periods
for select to authenticated
using (user_id = (select private.caller()));

-- The amounts that an invoice adds to its day and month of issue, and to those in which it is due.
create function private.period_shares(invoice books.invoices) returns setof public.invoice_periods
language plpgsql immutable
set search_path = ''
as $$
declare
  live constant integer := invoice.listed::integer;
  credited constant integer := (invoice.sign = -1 and invoice.cancelled_at is null)::integer;
  paid constant integer := live * (invoice.status = 'PAID')::integer;
  given_up constant integer := live * (invoice.status = 'WRITTEN_OFF')::integer;
  waits constant boolean := invoice.listed and invoice.status = 'UNPAID';
  total constant bigint := coalesce(invoice.total_inr_minor, 0);
  open constant bigint := coalesce(invoice.due_inr_minor, 0);
  issued public.invoice_periods;
  due public.invoice_periods;
begin
  issued := row(
    invoice.user_id,
    null,
    null,
    (invoice.list = 'invoices')::integer,
    live,
    paid,
    live * (invoice.total_inr_minor is null)::integer,
    (live - credited) * total,
    live * coalesce(
      invoice.total_inr_minor - private.due_in_rupees(
        invoice.total_minor, invoice.settled_minor + invoice.refundable_minor, invoice.total_inr_minor, invoice.exchange_rate
      ),
      0
    ),
    0,
    given_up,
    live * open,
    0,
    0,
    0,
    paid * total,
    paid * (invoice.total_inr_minor is null)::integer,
    given_up * total,
    0,
    0
  );
  due := row(
    invoice.user_id, null, null, 0, 0, 0, 0, 0, 0, 1, 0, 0, case when invoice.parts = '[]' then open else 0 end,
    (invoice.due_inr_minor is null)::integer, 0, 0, 0, 0, total, open
  );
  foreach issued.period in array array['day', 'month'] loop
    issued.first_day := date_trunc(issued.period, invoice.issue_date::timestamp)::date;
    due.period := issued.period;
    due.first_day := date_trunc(due.period, invoice.due_date::timestamp)::date;
    if waits and due.first_day = issued.first_day then
      -- Once for each period: what is issued and what is due have no column in common.
      due.created := issued.created;
      due.invoices := issued.invoices;
      due.without_rate := issued.without_rate;
      due.revenue_minor := issued.revenue_minor;
      due.received_minor := issued.received_minor;
      due.outstanding_minor := issued.outstanding_minor;
    else
      return next issued;
    end if;
    if waits then
      return next due;
    end if;
  end loop;
  if not waits or invoice.parts = '[]' or invoice.due_inr_minor is null then
    return;
  end if;

  -- What is open of each part: together they are the balance, in rupees too.
  return query
  select
    invoice.user_id, span.period, date_trunc(span.period, part.due_date::timestamp)::date, 0, 0, 0, 0, 0::bigint, 0::bigint, 0, 0,
    0::bigint, part.until_minor - lag(part.until_minor, 1, 0::bigint) over (partition by span.period order by part.due_date), 0,
    0::bigint, 0::bigint, 0, 0::bigint, 0::bigint, 0::bigint
  from (
    select
      each.due_date,
      round(
        invoice.due_inr_minor::numeric * private.due_until(invoice.parts, balance.minor, each.due_date) / balance.minor
      )::bigint as until_minor
    from jsonb_to_recordset(invoice.parts) as each (due_date date)
    cross join (
      select invoice.due_minor as minor
    ) as balance
  ) as part
  cross join (values ('day'), ('month')) as span (period);
end
$$;

-- Rows are locked in one order, so that two invoices of a person never wait for each other in a circle.
create function private.add_to_periods(shares public.invoice_periods[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_periods as kept
  select share.*
  from unnest(shares) as share
  order by share.user_id, share.period, share.first_day
  on conflict (user_id, period, first_day) do update set
    created = kept.created + excluded.created,
    invoices = kept.invoices + excluded.invoices,
    paid = kept.paid + excluded.paid,
    without_rate = kept.without_rate + excluded.without_rate,
    revenue_minor = kept.revenue_minor + excluded.revenue_minor,
    received_minor = kept.received_minor + excluded.received_minor,
    unpaid_due = kept.unpaid_due + excluded.unpaid_due,
    written_off = kept.written_off + excluded.written_off,
    outstanding_minor = kept.outstanding_minor + excluded.outstanding_minor,
    due_minor = kept.due_minor + excluded.due_minor,
    due_without_rate = kept.due_without_rate + excluded.due_without_rate,
    came_in_minor = kept.came_in_minor + excluded.came_in_minor,
    paid_minor = kept.paid_minor + excluded.paid_minor,
    paid_without_rate = kept.paid_without_rate + excluded.paid_without_rate,
    written_off_minor = kept.written_off_minor + excluded.written_off_minor,
    unpaid_minor = kept.unpaid_minor + excluded.unpaid_minor,
    unpaid_open_minor = kept.unpaid_open_minor + excluded.unpaid_open_minor;
end
$$;

create function private.keep_invoice_periods() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A new invoice adds to each period once, unless it is due in parts.
  if tg_op = 'INSERT' and new.parts = '[]' then
    perform private.add_to_periods(array(select share from private.period_shares(new) as share));
    return null;
  end if;
  perform private.add_to_periods(array(
    select row(
      user_id, period, first_day, sum(times * created), sum(times * invoices), sum(times * paid),
      sum(times * without_rate), sum(times * revenue_minor), sum(times * received_minor), sum(times * unpaid_due),
      sum(times * written_off), sum(times * outstanding_minor), sum(times * due_minor), sum(times * due_without_rate), 0,
      sum(times * paid_minor), sum(times * paid_without_rate), sum(times * written_off_minor), sum(times * unpaid_minor),
      sum(times * unpaid_open_minor)
    )::public.invoice_periods
    from (
      select 1 as times, added.* from private.period_shares(new) as added where tg_op <> 'DELETE'
      union all
      select -1, taken.* from private.period_shares(old) as taken where tg_op <> 'INSERT'
    ) as share
    group by user_id, period, first_day
    having (
      sum(times * created), sum(times * invoices), sum(times * paid),
      sum(times * without_rate), sum(times * revenue_minor), sum(times * received_minor), sum(times * unpaid_due),
      sum(times * written_off), sum(times * outstanding_minor), sum(times * due_minor), sum(times * due_without_rate),
      sum(times * paid_minor), sum(times * paid_without_rate), sum(times * written_off_minor), sum(times * unpaid_minor),
      sum(times * unpaid_open_minor)
    ) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ));
  return null;
end
$$;

-- Restored documents are counted all at once at the end: private.count_periods.
create trigger invoices_keep_periods after insert on books.invoices
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_invoice_periods();

create trigger invoices_take_periods after delete on books.invoices
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_invoice_periods();

-- Skips changes of the client alone: merging two clients moves thousands of documents, and renaming one writes its name to all of
-- its documents.
create trigger invoices_keep_changed_periods after update on books.invoices
for each row
when (
  (old.client_id, old.client_search_text) is not distinct from (new.client_id, new.client_search_text)
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.keep_invoice_periods();

create function private.count_money(owner uuid, day date, minor bigint) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  if (minor <> 0) is not true then
    return;
  end if;
  insert into public.invoice_periods as kept (user_id, period, first_day, came_in_minor)
  select owner, span.period, date_trunc(span.period, count_money.day::timestamp)::date, count_money.minor
  from (values ('day'), ('month')) as span (period)
  on conflict (user_id, period, first_day) do update set came_in_minor = kept.came_in_minor + excluded.came_in_minor;
end
$$;

-- The amount that a confirmed payment brought in, by day. A refund went out; a refund of an advance also came in with it.
create function private.money_of_payment(payment books.payments) returns table (day date, minor bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  document record;
  rupees bigint;
begin
  select invoice.list, invoice.sign, invoice.currency, invoice.exchange_rate into document
  from books.invoices as invoice
  where invoice.id = payment.invoice_id;
  rupees := round(payment.amount_minor * case document.currency when 'INR' then 1 else document.exchange_rate end);
  if document.list <> 'vouchers' then
    return query select payment.paid_on, case when document.sign = -1 then -rupees else rupees end;
  elsif document.currency = 'INR' then
    return query
      select receipt.paid_on, rupees from books.receipts as receipt where receipt.id = payment.receipt_id
      union all
      select payment.paid_on, -rupees;
  end if;
end
$$;

create function private.keep_money_of_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.count_money(new.user_id, money.day, case new.state when 'undone' then -money.minor else money.minor end)
  from private.money_of_payment(new) as money;
  return null;
end
$$;

create trigger payments_keep_money after insert on books.payments
for each row
when (new.state = 'confirmed' and current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_money_of_payment();

create trigger payments_keep_changed_money after update of state on books.payments
for each row
when (new.state = 'confirmed' or (old.state = 'confirmed' and new.state = 'undone'))
execute function private.keep_money_of_payment();

-- A waiting advance is received money; its refunded part both came in and went out. For another currency, the rate is that of a
-- later invoice.
create function private.money_of_advance(receipt books.receipts) returns table (day date, minor bigint)
language plpgsql stable
set search_path = ''
as $$
begin
  if receipt.currency = 'INR' and receipt.undone_at is null then
    return query
      select receipt.paid_on, receipt.advance_minor + receipt.returned_minor
      union all
      select receipt.returned_on, -receipt.returned_minor where receipt.returned_minor > 0;
  end if;
end
$$;

create function private.keep_money_of_advance() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.count_money(new.user_id, money.day, -money.minor) from private.money_of_advance(old) as money;
  end if;
  perform private.count_money(new.user_id, money.day, money.minor) from private.money_of_advance(new) as money;
  return null;
end
$$;

create trigger receipts_keep_money after insert or update of advance_minor, returned_minor on books.receipts
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.keep_money_of_advance();

-- Does the same at once for rows that were not counted one by one: for a whole account, or for some invoices.
create function private.count_periods(owner uuid, ids uuid[] default null) returns void
language sql
set search_path = ''
as $$
  select private.add_to_periods(array(
    with counted as materialized (
      select own.id from books.invoices as own where ids is null and own.user_id = owner
      union all
      select known.id from unnest(ids) as known (id)
    )
    select row(
      owner, share.period, share.first_day, sum(share.created), sum(share.invoices), sum(share.paid),
      sum(share.without_rate), sum(share.revenue_minor), sum(share.received_minor), sum(share.unpaid_due),
      sum(share.written_off), sum(share.outstanding_minor), sum(share.due_minor), sum(share.due_without_rate),
      sum(share.came_in_minor), sum(share.paid_minor), sum(share.paid_without_rate), sum(share.written_off_minor),
      sum(share.unpaid_minor), sum(share.unpaid_open_minor)
    )::public.invoice_periods
    from (
      select of_invoice.*
      from counted
      join books.invoices as invoice on invoice.id = counted.id
      cross join lateral private.period_shares(invoice) as of_invoice
      union all
      select
        owner, span.period, date_trunc(span.period, money.day::timestamp)::date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, money.minor,
        0, 0, 0, 0, 0
      from (
        select came.day, came.minor
        from counted
        join books.payments as payment on payment.invoice_id = counted.id
        cross join lateral private.money_of_payment(payment) as came
        where payment.state = 'confirmed'
        union all
        select waits.day, waits.minor
        from books.receipts as receipt
        cross join lateral private.money_of_advance(receipt) as waits
        where receipt.user_id = owner and ids is null
      ) as money
      cross join (values ('day'), ('month')) as span (period)
      -- Without an exchange rate, the amount in rupees is unknown.
      where money.minor <> 0
    ) as share
    group by share.period, share.first_day
  ))
$$;

-- The data of the dashboard's functions, which a person can read as well: documents issued in each day and month, and money still
-- to come in.
create view public.report_days
with (security_invoker = true)
as
select
  user_id,
  first_day as day,
  created,
  invoices,
  paid,
  invoices - paid - written_off as unpaid,
  written_off,
  without_rate,
  revenue_minor,
  received_minor,
  outstanding_minor
from public.invoice_periods
where period = 'day' and (created > 0 or revenue_minor <> 0);
comment on view public.report_days is
  'Each day on which the caller issued invoices or credit notes, in paise: what was invoiced less what was credited, what came in for the invoices by now, and what is still due of them. Cancelled invoices count in `created` alone, those without a rate in no sum, written-off ones are neither paid nor unpaid.';
grant select on public.report_days to authenticated;

create view public.report_months
with (security_invoker = true)
as
select
  user_id,
  first_day as month,
  created,
  invoices,
  paid,
  invoices - paid - written_off as unpaid,
  written_off,
  without_rate,
  revenue_minor,
  received_minor,
  outstanding_minor
from public.invoice_periods
where period = 'month' and (created > 0 or revenue_minor <> 0);
comment on view public.report_months is 'As report_days, by month; `month` is its first day.';
grant select on public.report_months to authenticated;

create view books.receivables
with (security_invoker = true)
as
select
  id,
  user_id,
  number,
  client_name,
  client_email,
  currency,
  exchange_rate,
  issue_date,
  due_date,
  created_at,
  due_minor as balance_minor,
  due_inr_minor as balance_inr_minor,
  parts
from books.invoices
where listed and status = 'UNPAID';
comment on view books.receivables is
  'The caller''s invoices of which something is still due, in the minor unit of their currency and in paise; null without a rate.';
grant select on books.receivables to authenticated;

create function public.invoices_this_month() returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(created), 0)::integer
  from public.report_months
  where user_id = (select private.account())
    and month >= date_trunc('month', private.today()::timestamp)::date
$$;
comment on function public.invoices_this_month() is
  'How many invoices the caller has created in this month in India, the cancelled ones among them.';
grant execute on function public.invoices_this_month() to authenticated;

create function private.unpaid_due_before(day date) returns integer
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.account();
  its_month constant date := date_trunc('month', day::timestamp)::date;
begin
  return (
    select coalesce(sum(kept.unpaid_due), 0)
    from public.invoice_periods as kept
    where kept.user_id = owner
      and (
        (kept.period = 'month' and kept.first_day < its_month)
        or (kept.period = 'day' and kept.first_day >= its_month and kept.first_day < day)
      )
  );
end
$$;
comment on function private.unpaid_due_before(date) is 'How many unpaid invoices of the caller were due before a day.';
grant execute on function private.unpaid_due_before(date) to authenticated;

-- The dashboard's sums follow the settled amounts: an invoice paid in part counts with that part as received. It counts as paid
-- when nothing is due any more.
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
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  select
    issued.revenue_minor, issued.received_minor, late.due_minor,
    issued.invoices, issued.paid, issued.unpaid, late.invoices, issued.without_rate
  from (
    select
      coalesce(sum(revenue_minor), 0)::bigint as revenue_minor,
      coalesce(sum(received_minor), 0)::bigint as received_minor,
      coalesce(sum(invoices), 0)::integer as invoices,
      coalesce(sum(paid), 0)::integer as paid,
      coalesce(sum(unpaid), 0)::integer as unpaid,
      coalesce(sum(without_rate), 0)::integer as without_rate
    from public.report_days
    where user_id = (select private.account())
      and day between (select private.bounded_day(dashboard_summary.first_day, 'first_day'))
        and (select private.bounded_day(dashboard_summary.last_day, 'last_day'))
  ) as issued
  cross join (
    select (coalesce(sum(balance_inr_minor), 0) - (
      -- Of those that are due in parts, what is not late yet.
      select coalesce(sum(balance_inr_minor - round(
        balance_inr_minor::numeric * private.due_until(parts, balance_minor, private.today() - 1) / balance_minor
      )), 0)
      from books.receivables
      where user_id = (select private.account())
        and issue_date between dashboard_summary.first_day and dashboard_summary.last_day
        and due_date < (select private.today())
        and parts <> '[]'
    ))::bigint as due_minor, count(*)::integer as invoices
    from books.receivables
    where user_id = (select private.account())
      and issue_date between dashboard_summary.first_day and dashboard_summary.last_day
      and due_date < (select private.today())
  ) as late;
end
$$;
comment on function public.dashboard_summary(date, date) is
  'The caller''s invoices issued from first_day to last_day, in paise: revenue is their totals less those of the credit notes issued then, received what came in for them by now, overdue what is still due of those past their due date; of what is due in parts, of the parts past theirs. Unpaid counts the overdue ones too, and none that is written off.';
grant execute on function public.dashboard_summary(date, date) to authenticated;

create function private.tds_between(owner uuid, first_day date, last_day date) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(
      sum(round(payment.tds_minor * case invoice.currency when 'INR' then 1 else invoice.exchange_rate end)), 0
    )::bigint
    from books.payments as payment
    join books.invoices as invoice on invoice.id = payment.invoice_id
    where payment.user_id = owner
      and payment.state = 'confirmed'
      and payment.tds_minor > 0
      and payment.paid_on between tds_between.first_day and tds_between.last_day
  );
end
$$;
comment on function private.tds_between(uuid, date, date) is
  'The tax that clients deducted from payments of these days, in paise at the rate of each invoice. It settles invoices and is no money that came in.';
grant execute on function private.tds_between(uuid, date, date) to authenticated;

create function public.dashboard_months(last_month date)
returns table (
  month date,
  revenue_minor bigint,
  received_minor bigint,
  outstanding_minor bigint,
  came_in_minor bigint,
  tds_minor bigint
)
language sql stable
set search_path = ''
as $$
  select
    series.month::date,
    coalesce(kept.revenue_minor, 0),
    coalesce(kept.received_minor, 0),
    coalesce(kept.outstanding_minor, 0),
    coalesce(kept.came_in_minor, 0),
    private.tds_between(
      (select private.account()), series.month::date, (series.month + interval '1 month' - interval '1 day')::date
    )
  from date_trunc('month', private.bounded_day(last_month, 'last_month')::timestamp) as last (month)
  cross join generate_series(last.month - interval '11 months', last.month, interval '1 month') as series (month)
  left join public.invoice_periods as kept
    on kept.user_id = (select private.account()) and kept.period = 'month' and kept.first_day = series.month::date
  order by series.month
$$;
comment on function public.dashboard_months(date) is
  'Twelve months up to the one of last_month, in paise: what was invoiced in each less what was credited in it, what settled its invoices by now, and what is still due of them; and by the day it came, the money that came in in each, and the tax that clients deducted of it.';
grant execute on function public.dashboard_months(date) to authenticated;

-- The first unpaid invoices that are due in a range of days, the oldest first; for an invoice in parts, the balance is that of the
-- parts due until then, and its day is that of the earliest one that is not settled.
create function private.first_due(from_day date, to_day date, most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := private.account();
begin
  return (
    select coalesce(jsonb_agg(entry order by due_date, issue_date, created_at, id), '[]')
    from (
      select
        due_date, issue_date, created_at, id,
        jsonb_build_object(
          'invoice_id', id,
          'number', number,
          'client_name', client_name,
          'currency', currency,
          'exchange_rate', exchange_rate,
          'balance_minor', case
            when parts = '[]' then balance_minor else private.due_until(parts, balance_minor, to_day)
          end,
          'due_date', due_date,
          'part', case
            when parts <> '[]' then (
              select count(*)
              from jsonb_to_recordset(parts) as each (due_date date)
              where each.due_date <= receivable.due_date
            )
          end,
          'parts', nullif(jsonb_array_length(parts), 0)
        ) as entry
      from books.receivables as receivable
      where user_id = owner and due_date between from_day and to_day
      order by due_date, issue_date, created_at, id
      limit most
    ) as due
  );
end
$$;
grant execute on function private.first_due(date, date, integer) to authenticated;

-- Balances by the days since they were due, and money received. Balances due for more than ninety days are summed up by months, but
-- by days in the month in which that line falls.
create function private.dashboard_money(today date) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.account();
  thirty constant date := today - 30;
  sixty constant date := today - 60;
  ninety constant date := today - 90;
  first_month constant date := date_trunc('month', ninety::timestamp)::date;
  this_month constant date := date_trunc('month', today::timestamp)::date;
  last_month constant date := date_trunc('month', (this_month - 1)::timestamp)::date;
  months record;
  days record;
begin
  select
    coalesce(sum(kept.due_minor), 0) as due,
    coalesce(sum(kept.due_without_rate), 0) as without_rate,
    coalesce(sum(kept.created), 0) > 0 as issued,
    coalesce(sum(kept.due_minor) filter (where kept.first_day < first_month), 0) as older,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < first_month), 0) as older_count,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = this_month), 0) as came_in,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = last_month), 0) as came_in_before
  into months
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month';
  select
    coalesce(sum(kept.due_minor) filter (where kept.first_day < ninety), 0) as older,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= ninety and kept.first_day < sixty), 0) as to_ninety,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= sixty and kept.first_day < thirty), 0) as to_sixty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= thirty and kept.first_day < today), 0) as to_thirty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= today), 0) as soon,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < today), 0) as late_count,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day >= today), 0) as soon_count
  into days
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'day' and kept.first_day between first_month and today + 7
    and (kept.due_minor > 0 or kept.unpaid_due > 0);
  return jsonb_build_object(
    'owed', jsonb_build_object(
      'minor', months.due,
      'without_rate', months.without_rate,
      'due_soon_minor', days.soon,
      'late', jsonb_build_array(
        jsonb_build_object('from_days', 1, 'to_days', 30, 'minor', days.to_thirty),
        jsonb_build_object('from_days', 31, 'to_days', 60, 'minor', days.to_sixty),
        jsonb_build_object('from_days', 61, 'to_days', 90, 'minor', days.to_ninety),
        jsonb_build_object('from_days', 91, 'to_days', null, 'minor', months.older + days.older)
      )
    ),
    'came_in', jsonb_build_object(
      'minor', months.came_in,
      'before_minor', months.came_in_before,
      'tds_minor', private.tds_between(owner, this_month, today),
      'advance_minor', (
        select coalesce(sum(receipt.advance_minor), 0)
        from books.receipts as receipt
        where receipt.user_id = owner
          and receipt.advance_minor > 0
          and receipt.currency = 'INR'
          and receipt.paid_on >= this_month
      )
    ),
    'issued', months.issued,
    'overdue', months.older_count + days.late_count,
    'due_soon', days.soon_count
  );
end
$$;
grant execute on function private.dashboard_money(date) to authenticated;

-- The steps that set a seller up. Only sellers whose rows bear tax are asked for rates.
create function private.setup_progress() returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'business', business.id is not null,
      'tax', coalesce(
        business.tax_said and (business.gst_registration <> 'regular' or business.default_gst_rate is not null), false
      ),
      'payments', num_nonnulls(business.upi_id, business.bank_account_number) > 0,
      'logo', business.logo is not null,
      'put_away', profile.setup_put_away,
      'deletion_stopped', profile.deletion_stopped_at is not null
    )
    from public.profiles as profile
    left join public.businesses as business on business.user_id = profile.id
    where profile.id = (select private.account())
  );
end
$$;
grant execute on function private.setup_progress() to authenticated;

create function public.dashboard_attention(most integer default 5) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    with
    bound as materialized (
      select day.today, least(greatest(coalesce(most, 5), 0), 50) as most, private.dashboard_money(day.today) as money
      from private.today() as day (today)
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
          'tds_minor', payment.tds_minor,
          'balance_minor', invoice.balance_minor,
          'method', payment.method,
          'reference', payment.reference,
          'paid_on', payment.paid_on,
          'claimed_at', payment.created_at,
          'restored', payment.restored
        ) as entry
      from books.payments as payment
      join books.invoice_details as invoice on invoice.id = payment.invoice_id
      where payment.user_id = (select private.account()) and payment.state = 'claimed'
    )
    select jsonb_build_object(
      'owed', bound.money -> 'owed',
      'came_in', bound.money -> 'came_in',
      'setup', private.setup_progress() || jsonb_build_object('issued', bound.money -> 'issued'),
      'claims', (
        select jsonb_build_object(
          'count', count(*),
          'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
        )
        from claims
      ),
      'due_soon', jsonb_build_object(
        'count', bound.money -> 'due_soon',
        'rows', private.first_due(bound.today, bound.today + 7, bound.most)
      ),
      'overdue', jsonb_build_object(
        'count', bound.money -> 'overdue',
        'rows', private.first_due('-infinity', bound.today - 1, bound.most)
      ),
      'schedules', private.schedules_attention(bound.most),
      'estimates', private.estimates_attention(),
      'edf', private.edf_attention(bound.today)
    )
    from bound
  );
end
$$;
comment on function public.dashboard_attention(integer) is
  'The debts to the caller, in paise and by the days since they were due, and what came in in this month and the one before, with the tax deducted of it and the part of it that waits as advances; what waits for them: payments reported by clients, invoices due within seven days, overdue ones, and schedules that were refused or late, each with its count and the first rows, the oldest first; how many estimates wait for an answer or, accepted, for their invoice; the months whose export declaration is not noted as filed; and which parts of the set-up are done.';
grant execute on function public.dashboard_attention(integer) to authenticated;
