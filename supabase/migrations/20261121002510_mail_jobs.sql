-- Mails that go by themselves: reminders to clients, and the news of a reported payment to the owner. A job is taken
-- before its mail is sent, so that two runs at a time send one mail. What became of a mail whose run died is not
-- known; it is not sent again, since never twice is worth more here than always once.
create table private.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  user_id uuid not null,
  -- A reminder has a step, the news of a payment its payment.
  step text,
  payment_id uuid references public.payments (id) on delete restrict,
  state text not null default 'waiting',
  tries integer not null default 0,
  not_before timestamptz not null default now(),
  taken_at timestamptz,
  constraint mail_jobs_invoice foreign key (invoice_id, user_id)
    references public.invoices (id, user_id) on delete restrict,
  constraint mail_jobs_step_once unique (invoice_id, step),
  constraint mail_jobs_payment_once unique (payment_id),
  constraint mail_jobs_one_kind check (num_nonnulls(step, payment_id) = 1),
  constraint mail_jobs_step_known check (step in ('before_3', 'due', 'after_3', 'after_7')),
  constraint mail_jobs_state_known check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure'))
);
create index mail_jobs_open on private.mail_jobs (not_before) where state in ('waiting', 'sending');
create index mail_jobs_invoice_user on private.mail_jobs (invoice_id, user_id);
revoke all on private.mail_jobs from public, anon, authenticated, service_role;

-- What falls due on a day, whoever's it is.
create index invoices_due_day on public.invoices (due_date) where cancelled_at is null and status = 'UNPAID';

-- The owner reads in the history what did not go out.
alter table public.invoice_events drop constraint invoice_events_kind_known;
alter table public.invoice_events add constraint invoice_events_kind_known check (kind in (
  'created', 'deleted', 'restored',
  'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone',
  'shared', 'link_renewed', 'link_revoked',
  'sent', 'reminded', 'reminder_failed', 'reminder_unsure'
));

create function private.note_mail_job(job private.mail_jobs, kind text) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  select job.invoice_id, job.user_id, note_mail_job.kind, jsonb_build_object('step', job.step)
  where job.step is not null
$$;
revoke all on function private.note_mail_job(private.mail_jobs, text) from public;

create function private.due_reminders(day date)
returns table (invoice_id uuid, user_id uuid, step text)
language sql stable
set search_path = ''
as $$
  select invoice.id, invoice.user_id, step.name
  from (values ('before_3', 3), ('due', 0), ('after_3', -3), ('after_7', -7)) as step (name, days_left)
  join public.invoices as invoice on invoice.due_date = due_reminders.day + step.days_left
  join public.profiles as profile on profile.id = invoice.user_id
  where invoice.cancelled_at is null
    and invoice.status = 'UNPAID'
    -- Who got the invoice today needs no reminder today.
    and invoice.issue_date < due_reminders.day
    and case step.name
      when 'before_3' then profile.remind_before_3
      when 'due' then profile.remind_due
      when 'after_3' then profile.remind_after_3
      when 'after_7' then profile.remind_after_7
    end
    -- Who says that they have paid is not asked to pay until the owner has looked.
    and not exists (
      select from public.payments as payment
      where payment.invoice_id = invoice.id and payment.state = 'claimed'
    )
$$;
comment on function private.due_reminders(date) is
  'The reminders of this day and of no other: a step whose day went by is not made up for.';
revoke all on function private.due_reminders(date) from public;

create function private.fresh_claims()
returns table (invoice_id uuid, user_id uuid, payment_id uuid)
language sql stable
set search_path = ''
as $$
  select payment.invoice_id, payment.user_id, payment.id
  from public.payments as payment
  join public.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'claimed'
    and payment.created_at > now() - interval '1 day'
    and invoice.cancelled_at is null
    and profile.mail_payment_claims
$$;
comment on function private.fresh_claims() is
  'Reported payments that wait for their owner, of the last day: what is older is no news.';
revoke all on function private.fresh_claims() from public;
