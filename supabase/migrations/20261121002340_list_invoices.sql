-- Plans here are made once for everybody (force_generic_plan), since planning would take longer than the page. The plan
-- for the average person might gather and sort, which is dear for one with very many: an index holds every order that
-- is asked for, so nothing may be sorted (enable_sort).

-- The caller's invoices from the one after `skip`, found by counting months and then the days of one month, so that
-- the last page costs what the first one does.
create function private.page_of_invoices(skip integer, most integer, out total integer, out ids uuid[])
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
  page_month date;
  page_day date;
  before_month integer;
  before_day integer;
begin
  select
    coalesce(max(counted.upto), 0),
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), 0)
  into total, page_month, before_month
  from (
    select month.first_day, sum(month.invoices) over (order by month.first_day desc) as upto
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month'
  ) as counted;

  select
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), before_month)
  into page_day, before_day
  from (
    select day.first_day, before_month + sum(day.invoices) over (order by day.first_day desc) as upto
    from public.invoice_periods as day
    where day.user_id = owner
      and day.period = 'day'
      and day.first_day between page_month and (page_month + interval '1 month - 1 day')::date
  ) as counted;

  ids := array(
    select invoice.id
    from public.invoices as invoice
    where invoice.user_id = owner and invoice.cancelled_at is null and invoice.issue_date <= page_day
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip - before_day
    limit most
  );
end
$$;
revoke all on function private.page_of_invoices(integer, integer) from public;
grant execute on function private.page_of_invoices(integer, integer) to authenticated;

create function private.unpaid_due_before(day date) returns integer
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := auth.uid();
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
revoke all on function private.unpaid_due_before(date) from public;
grant execute on function private.unpaid_due_before(date) to authenticated;

-- The same for one status. What is overdue is told from the day in India, so nothing has to change at midnight.
create function private.invoices_of_status(
  status text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_sort = off
as $$
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  stored constant text := case when status = 'OVERDUE' then 'UNPAID' else status end;
  first_due constant date := case when status = 'UNPAID' then today else '-infinity' end;
  last_due constant date := case when status = 'OVERDUE' then today - 1 else 'infinity' end;
begin
  if status = 'OVERDUE' then
    total := private.unpaid_due_before(today);
  else
    select coalesce(sum(case status when 'PAID' then month.paid when 'UNPAID' then month.unpaid_due end), 0)
    into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    if status = 'UNPAID' then
      total := total - private.unpaid_due_before(today);
    end if;
  end if;

  ids := array(
    select invoice.id
    from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is null
      and invoice.status = stored
      and invoice.due_date between first_due and last_due
      -- Nothing is looked for where nothing is left.
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$$;
revoke all on function private.invoices_of_status(text, integer, integer) from public;
grant execute on function private.invoices_of_status(text, integer, integer) to authenticated;

create function public.list_invoices(
  skip integer,
  most integer,
  status text default null,
  query text default null
) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  clean_skip constant integer := greatest(coalesce(skip, 0), 0);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page record;
begin
  if btrim(query) <> '' then
    page := private.matching_invoices(query, status, clean_skip, clean_most);
  elsif status is not null then
    page := private.invoices_of_status(status, clean_skip, clean_most);
  else
    page := private.page_of_invoices(clean_skip, clean_most);
  end if;
  return json_build_object(
    'total', page.total,
    'invoices', (
      select coalesce(json_agg(listed order by listed.issue_date desc, listed.created_at desc, listed.id desc), '[]')
      from (
        select
          summary.id,
          summary.number,
          summary.client_name,
          summary.client_email,
          summary.currency,
          summary.exchange_rate,
          summary.total_minor,
          summary.total_inr_minor,
          summary.status,
          summary.issue_date,
          summary.due_date,
          summary.created_at,
          summary.settled_minor,
          summary.balance_minor
        from public.invoice_summaries as summary
        where summary.id = any (page.ids)
      ) as listed
    )
  );
end
$$;
comment on function public.list_invoices(integer, integer, text, text) is
  'The caller''s invoices, newest first: `most` of them after `skip`, of a status or with a text in client name or number where they are given, and how many there are in all.';
revoke all on function public.list_invoices(integer, integer, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.list_invoices(integer, integer, text, text) to authenticated;
