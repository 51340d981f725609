-- Mails that go by themselves keep within the same limits, and reminders are not sent to whoever stopped them.

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
  -- Likewise what people sent themselves.
  update public.invoice_mails as lost
  set unsure_at = now()
  where lost.sent_at is null and lost.unsure_at is null and lost.begun_at < now() - interval '15 minutes';
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

create or replace function private.reminder_mail(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- The client needs a link; one that the owner revoked stays revoked, and the mail goes without.
  insert into public.invoice_links (invoice_id, user_id)
  values (job.invoice_id, job.user_id)
  on conflict on constraint invoice_links_pkey do nothing;

  return jsonb_build_object(
    'kind', 'reminder',
    'id', job.id,
    'step', job.step,
    'document', private.document_of(job.invoice_id),
    'token', (
      select link.token
      from public.invoice_links as link
      where link.invoice_id = job.invoice_id and link.revoked_at is null
    ),
    'stop_token', (
      select private.stop_token(job.user_id, invoice.client_email)
      from public.invoices as invoice
      where invoice.id = job.invoice_id
    )
  );
end
$$;

-- Takes what a mail needs, or says at whose limit it is: the host's, the owner's or the recipient's; null: it may go.
create function private.limit_of_job(job private.mail_jobs, client_email text, most_a_day integer) returns text
language plpgsql
set search_path = ''
as $$
declare
  limited text;
begin
  limited := 'host';
  perform private.count_mail_of_host(most_a_day);
  limited := 'owner';
  -- At most 60 an hour in one person's name, as for all mail that others did not ask for.
  if private.take_permit('mail jobs:' || job.user_id, 60, 1) > 0 then
    perform private.refuse(429, 'At most 60 mails an hour go in one name.');
  end if;
  if job.step is not null then
    perform private.take_day_permit(job.user_id);
    limited := 'recipient';
    perform private.take_recipient_permits(job.user_id, client_email);
  end if;
  return null;
-- What was taken before is given back with the block.
exception when sqlstate 'PT429' then
  return limited;
end
$$;
revoke all on function private.limit_of_job(private.mail_jobs, text, integer) from public;

drop function public.take_mails(integer, date);
drop function private.take_mails(integer, date);

create function private.take_mails(most integer, day date, most_a_day integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  client_email text;
  limited text;
  held_back integer := 0;
  taken jsonb := '[]';
  without_permit uuid[] := '{}';
begin
  -- Runs queue here, so each sees what the one before took.
  perform private.queue_mails();
  perform private.note_mails(take_mails.day);

  for job in select turn.* from private.waiting_mails(take_mails.day) as turn loop
    exit when jsonb_array_length(taken) >= most or held_back >= 100;
    continue when job.user_id = any (without_permit);
    select invoice.client_email into client_email from public.invoices as invoice where invoice.id = job.invoice_id;

    if job.step is not null and private.is_stopped(job.user_id, client_email) then
      update private.mail_jobs as mine set state = 'failed' where mine.id = job.id;
      perform private.note_mail_job(job, 'reminder_stopped');
      continue;
    end if;

    limited := private.limit_of_job(job, client_email, most_a_day);
    exit when limited = 'host';
    if limited = 'owner' then
      -- The rest keeps waiting.
      without_permit := without_permit || job.user_id;
    elsif limited = 'recipient' then
      held_back := held_back + 1;
      update private.mail_jobs as mine set not_before = now() + interval '30 minutes' where mine.id = job.id;
    else
      update private.mail_jobs as mine
      set state = 'sending', tries = mine.tries + 1, taken_at = now()
      where mine.id = job.id;
      taken := taken || case when job.step is null then private.claim_mail(job) else private.reminder_mail(job) end;
    end if;
  end loop;
  return taken;
end
$$;
revoke all on function private.take_mails(integer, date, integer) from public;
grant execute on function private.take_mails(integer, date, integer) to service_role;

create function public.take_mails(most integer, day date default null, most_a_day integer default null) returns jsonb
language sql
set search_path = ''
as $$ select private.take_mails(most, day, most_a_day) $$;
comment on function public.take_mails(integer, date, integer) is
  'Takes mails to send now, for the server alone: news to owners, and the reminders of a day where one is given.';
revoke all on function public.take_mails(integer, date, integer) from public, anon, authenticated, service_role;
grant execute on function public.take_mails(integer, date, integer) to service_role;

comment on table private.permits is
  'Permits that refill with time. The REST interface takes them, and functions of the database do for mails: by sender, and by a hash of the mailbox. Through the Data API only the server names a bucket.';
