-- The mail to an exporter a week before the export declaration of a month is due, or in the days after that if the host was asleep.

create function private.due_edfs(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    profile.id, profile.id, to_char(open.first_day, 'YYYY-MM-DD'), open.due_on, null::timestamptz, null::timestamptz, null::text,
    '{}'::uuid[]
  from (
    -- Those who exported of late, found before anybody's invoices are looked through.
    select own.id
    from public.profiles as own
    where own.mail_edf
      and not private.rests(own.id)
      and exists (
        select from books.invoices as invoice
        where invoice.user_id = own.id
          and invoice.issue_date >= due_edfs.day - 425
          and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
      )
    offset 0
  ) as profile
  cross join lateral private.open_edfs(profile.id, due_edfs.day) as open
  where due_edfs.day between open.due_on - 7 and open.due_on
$$;
comment on function private.due_edfs(date) is 'Exporters whose declaration of a month is due in the seven days from a day on.';

create function private.edf_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', profile.name, 'business_name', business.name, 'month', job.step, 'due_on', job.last_day,
    'invoices', open.invoices
  )
  from public.profiles as profile
  join public.businesses as business on business.user_id = profile.id
  join private.open_edfs(profile.id, private.today()) as open on open.first_day = job.step::date
  where profile.id = job.user_id
$$;
comment on function private.edf_letter(private.mail_jobs) is 'What the mail of a declaration says: its month, its last day, its invoices.';

insert into private.mail_kinds (kind, to_client, priority, due, letter)
values ('edf', false, 3, 'due_edfs', 'edf_letter');
