-- The monthly summary, which its owner gets by mail on the first of the next month, or in the two days after it if the host was
-- asleep.

-- Its last day is the third of the following month.
create function private.due_summaries(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    profile.id, profile.id, null::text, (past.month + interval '1 month 2 days')::date, null::timestamptz, null::timestamptz,
    null::text, '{}'::uuid[]
  from (
    select (date_trunc('month', due_summaries.day::timestamp) - interval '1 month')::date as month
    where extract(day from due_summaries.day) <= 3
  ) as past
  join public.profiles as profile on profile.mail_monthly_summary
  where not private.rests(profile.id)
    -- Of a month in which nothing was, and with nothing owed, there is nothing to tell.
    and exists (
      select from public.invoice_periods as known
      where known.user_id = profile.id
        and known.period = 'month'
        and (
          known.outstanding_minor > 0
          or known.first_day = past.month and (known.invoices, known.revenue_minor, known.came_in_minor) <> (0, 0, 0)
        )
    )
$$;
comment on function private.due_summaries(date) is
  'Who wants to read on this day what the month before was; none but on the first three days of a month.';

-- In paise; documents without an exchange rate are in no sum.
create function private.month_figures(owner uuid, month date) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'invoices', count(*) filter (where document.listed),
    'invoiced_minor', coalesce(sum(document.total_inr_minor) filter (where document.listed), 0)::bigint,
    'credited_minor', coalesce(sum(document.total_inr_minor) filter (where document.list = 'credit_notes'), 0)::bigint,
    'received_minor', coalesce(
      (
        select known.came_in_minor
        from public.invoice_periods as known
        where known.user_id = owner and known.period = 'month' and known.first_day = month_figures.month
      ),
      0
    )
  )
  from books.invoices as document
  where document.user_id = owner
    and document.issue_date >= month_figures.month
    and document.issue_date < (month_figures.month + interval '1 month')::date
    and document.cancelled_at is null
    and (document.listed or document.list = 'credit_notes')
$$;
comment on function private.month_figures(uuid, date) is
  'What somebody invoiced, credited and received in the month that begins with a day, as it stands now.';

create function private.summary_letter(job private.mail_jobs) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  month constant date := (date_trunc('month', job.last_day::timestamp) - interval '1 month')::date;
begin
  return (
    with owed as (
      select invoice.*, private.today() - invoice.due_date as days_late
      from books.invoices as invoice
      where invoice.user_id = job.user_id and invoice.listed and invoice.status = 'UNPAID'
    )
    select jsonb_build_object(
      'name', profile.name,
      'business_name', business.name,
      'month', month,
      'figures', private.month_figures(job.user_id, month),
      'before', private.month_figures(job.user_id, (month - interval '1 month')::date),
      'owed', (
        select jsonb_build_object(
          'minor', coalesce(sum(owed.due_inr_minor), 0),
          'ahead_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late <= 0), 0),
          'late_30_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 1 and 30), 0),
          'late_60_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 31 and 60), 0),
          'late_90_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 61 and 90), 0),
          -- All of more than sixty days, as the function of version 1.0.0 tells it.
          'older_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late > 60), 0),
          'overdue', count(*) filter (where owed.days_late > 0),
          'without_rate', count(*) filter (where owed.due_inr_minor is null)
        )
        from owed
      ),
      'oldest', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'number', late.number, 'client_name', late.client_name, 'days_late', late.days_late,
              'currency', late.currency,
              'balance_minor', late.due_minor
            )
            order by late.due_date, late.created_at
          ),
          '[]'
        )
        from (select * from owed where owed.days_late > 0 order by owed.due_date, owed.created_at limit 5) as late
      )
    )
    from public.profiles as profile
    join public.businesses as business on business.user_id = profile.id
    where profile.id = job.user_id
  );
end
$$;
comment on function private.summary_letter(private.mail_jobs) is
  'What the mail of a month says: its figures and those of the month before, what is owed today by age, and the five that are overdue longest.';

insert into private.mail_kinds (kind, to_client, priority, due, letter)
values ('summary', false, 3, 'due_summaries', 'summary_letter');
