-- Everybody's mails get their turn: an owner with thousands of reminders, or one who has no permit left, holds up
-- nobody else's, and the news of a reported payment goes before all reminders.

-- When an owner's turn was.
create index mail_jobs_user_taken on private.mail_jobs (user_id, taken_at);

create function private.note_mails(day date) returns void
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

  insert into private.mail_jobs (invoice_id, user_id, step)
  select due.invoice_id, due.user_id, due.step from private.due_reminders(note_mails.day) as due
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, payment_id)
  select fresh.invoice_id, fresh.user_id, fresh.payment_id from private.fresh_claims() as fresh
  on conflict do nothing;
end
$$;
revoke all on function private.note_mails(date) from public;

create function private.waiting_mails(day date) returns setof private.mail_jobs
language sql stable
set search_path = ''
as $$
  with waiting as materialized (
    select job.*
    from private.mail_jobs as job
    -- Asked again: since it was noted, the invoice may have been paid, or the reminder switched off.
    left join private.due_reminders(waiting_mails.day) as due
      on due.invoice_id = job.invoice_id and due.step = job.step
    left join private.fresh_claims() as fresh on fresh.payment_id = job.payment_id
    where job.state = 'waiting' and job.not_before <= now() and num_nonnulls(due.step, fresh.payment_id) = 1
  ),
  owners as (
    select owner.user_id, (
      select max(earlier.taken_at) from private.mail_jobs as earlier where earlier.user_id = owner.user_id
    ) as last_turn
    from (select distinct waiting.user_id from waiting) as owner
  )
  select waiting.*
  from waiting
  join owners on owners.user_id = waiting.user_id
  order by
    waiting.step is not null,
    row_number() over (
      partition by waiting.user_id, waiting.step is null order by waiting.not_before, waiting.id
    ),
    owners.last_turn nulls first,
    waiting.not_before,
    waiting.id
$$;
comment on function private.waiting_mails(date) is
  'What may go now: news to owners first, then one of each owner in turn, who waited longest for a turn first.';
revoke all on function private.waiting_mails(date) from public;

create or replace function private.take_mails(most integer, day date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  taken jsonb := '[]';
  without_permit uuid[] := '{}';
begin
  -- Runs queue here, so each sees what the one before took.
  perform pg_advisory_xact_lock(hashtextextended('take_mails', 0));
  perform private.note_mails(take_mails.day);

  for job in select turn.* from private.waiting_mails(take_mails.day) as turn loop
    exit when jsonb_array_length(taken) >= most;
    continue when job.user_id = any (without_permit);
    -- At most 60 an hour in one person's name, as for all mail that others did not ask for. The rest keeps waiting.
    if private.take_permit('mail jobs:' || job.user_id, 60, 1) > 0 then
      without_permit := without_permit || job.user_id;
      continue;
    end if;
    update private.mail_jobs as mine
    set state = 'sending', tries = mine.tries + 1, taken_at = now()
    where mine.id = job.id;
    taken := taken || case when job.step is null then private.claim_mail(job) else private.reminder_mail(job) end;
  end loop;
  return taken;
end
$$;

-- Who takes permits has grown since the table was made.
comment on table private.permits is
  'Permits that refill with time. The REST interface takes them, and functions of the database do for mails: those that a person sends, and those that go by themselves. Through the Data API only the server names a bucket.';
