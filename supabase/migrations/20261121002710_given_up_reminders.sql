-- The owner reads when a reminder is given up: after five tries, at once where the mail server does not know the
-- recipient, or because its day is over.
alter table public.invoice_events drop constraint invoice_events_kind_known;
alter table public.invoice_events add constraint invoice_events_kind_known check (kind in (
  'created', 'deleted', 'restored',
  'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone',
  'shared', 'link_renewed', 'link_revoked',
  'sent', 'reminded', 'reminder_failed', 'reminder_unsure', 'reminder_given_up'
));

-- The day on which a reminder goes or never goes; null for news.
alter table private.mail_jobs add column day date;
update private.mail_jobs as job
set day = invoice.due_date
  + case job.step when 'before_3' then -3 when 'due' then 0 when 'after_3' then 3 when 'after_7' then 7 end
from public.invoices as invoice
where invoice.id = job.invoice_id and job.step is not null;
alter table private.mail_jobs add constraint mail_jobs_day_of_step check ((day is null) = (step is null));

create function private.give_up_mails() returns void
language plpgsql
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  for job in
    with late as (
      update private.mail_jobs as waiting
      set state = 'failed'
      where waiting.state = 'waiting' and waiting.day < private.today()
      returning waiting.*
    ),
    needed as (
      select due.invoice_id, due.step
      from (select distinct late.day from late) as past
      cross join lateral private.due_reminders(past.day) as due
    )
    select late.*
    from late
    left join needed on needed.invoice_id = late.invoice_id and needed.step = late.step
    -- Of one that was never tried, and that nobody needs any more, there is nothing to tell.
    where late.tries > 0 or needed.step is not null
  loop
    perform private.note_mail_job(job, 'reminder_given_up');
  end loop;

  update private.mail_jobs as late
  set state = 'failed'
  from public.payments as payment
  where late.state = 'waiting' and payment.id = late.payment_id and payment.created_at <= now() - interval '1 day';
end
$$;
comment on function private.give_up_mails() is
  'Ends what waits and can never go: reminders of earlier days, and news that is older than fresh_claims has it.';
revoke all on function private.give_up_mails() from public;

create or replace function private.note_mails(day date) returns void
language plpgsql
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  -- A run that began these is long dead. Each may have gone out, so none goes again.
  for job in
    update private.mail_jobs as lost
    set state = 'unsure'
    where lost.state = 'sending' and lost.taken_at < now() - interval '15 minutes'
    returning *
  loop
    perform private.note_mail_job(job, 'reminder_unsure');
  end loop;
  perform private.give_up_mails();

  insert into private.mail_jobs (invoice_id, user_id, step, day)
  select due.invoice_id, due.user_id, due.step, note_mails.day
  from private.due_reminders(note_mails.day) as due
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, payment_id)
  select fresh.invoice_id, fresh.user_id, fresh.payment_id from private.fresh_claims() as fresh
  on conflict do nothing;
end
$$;

create or replace function private.end_mail(job_id uuid, outcome text, subject text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  update private.mail_jobs as mine
  set
    state = case outcome
      when 'refused' then case when mine.tries < 5 then 'waiting' else 'failed' end
      else outcome
    end,
    not_before = now() + interval '30 minutes'
  -- Who comes late with good news is heard, too.
  where mine.id = job_id and (mine.state = 'sending' or mine.state = 'unsure' and outcome = 'sent')
  returning * into job;

  if job.step is null then
    return;
  elsif outcome = 'sent' then
    insert into public.invoice_mails (invoice_id, user_id, kind, step, sent_to, subject, sent_at)
    select job.invoice_id, job.user_id, 'reminder', job.step, invoice.client_email, end_mail.subject, clock_timestamp()
    from public.invoices as invoice
    where invoice.id = job.invoice_id;
  elsif outcome = 'unsure' then
    perform private.note_mail_job(job, 'reminder_unsure');
  elsif job.state = 'failed' then
    perform private.note_mail_job(job, 'reminder_given_up');
  elsif job.tries = 1 then
    perform private.note_mail_job(job, 'reminder_failed');
  end if;
end
$$;
comment on function public.end_mail(uuid, text, text) is
  'What became of a mail that was taken: sent; refused, to be tried again that day; failed, of no use to try; or unsure, which is never sent again.';
