-- For the server alone: what is to be mailed now, and what became of it.

create function private.reminder_mail(job private.mail_jobs) returns jsonb
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
    )
  );
end
$$;
revoke all on function private.reminder_mail(private.mail_jobs) from public;

create function private.claim_mail(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'claim',
    'id', job.id,
    -- The address that the owner has proven to be theirs; the one in the profile is free text.
    'to', owner.email,
    'invoice_id', invoice.id,
    'number', invoice.number,
    'client_name', invoice.client_name,
    'currency', invoice.currency,
    'amount_minor', payment.amount_minor,
    'method', payment.method,
    'reference', payment.reference,
    'note', payment.note
  )
  from public.payments as payment
  join public.invoices as invoice on invoice.id = payment.invoice_id
  join auth.users as owner on owner.id = payment.user_id
  where payment.id = job.payment_id
$$;
revoke all on function private.claim_mail(private.mail_jobs) from public;

create function private.take_mails(most integer, day date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  taken jsonb := '[]';
  wait integer;
begin
  -- Runs queue here, so each sees what the one before took.
  perform pg_advisory_xact_lock(hashtextextended('take_mails', 0));

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
  select due.invoice_id, due.user_id, due.step from private.due_reminders(take_mails.day) as due
  on conflict do nothing;
  insert into private.mail_jobs (invoice_id, user_id, payment_id)
  select fresh.invoice_id, fresh.user_id, fresh.payment_id from private.fresh_claims() as fresh
  on conflict do nothing;

  for job in
    select waiting.*
    from private.mail_jobs as waiting
    -- Asked again: since it was noted, the invoice may have been paid, or the reminder switched off.
    left join private.due_reminders(take_mails.day) as due
      on due.invoice_id = waiting.invoice_id and due.step = waiting.step
    left join private.fresh_claims() as fresh on fresh.payment_id = waiting.payment_id
    where waiting.state = 'waiting' and waiting.not_before <= now() and num_nonnulls(due.step, fresh.payment_id) = 1
    order by waiting.not_before, waiting.id
    limit most
  loop
    -- At most 60 an hour in one person's name, as for all mail that others did not ask for.
    wait := private.take_permit('mail jobs:' || job.user_id, 60, 1);
    update private.mail_jobs as mine
    set
      state = case when wait = 0 then 'sending' else 'waiting' end,
      tries = mine.tries + (wait = 0)::integer,
      taken_at = now(),
      not_before = now() + make_interval(secs => wait)
    where mine.id = job.id;
    if wait = 0 then
      taken := taken || case when job.step is null then private.claim_mail(job) else private.reminder_mail(job) end;
    end if;
  end loop;
  return taken;
end
$$;
revoke all on function private.take_mails(integer, date) from public;
grant execute on function private.take_mails(integer, date) to service_role;

create function private.end_mail(job_id uuid, outcome text, subject text) returns void
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
  elsif job.tries = 1 then
    perform private.note_mail_job(job, 'reminder_failed');
  end if;
end
$$;
revoke all on function private.end_mail(uuid, text, text) from public;
grant execute on function private.end_mail(uuid, text, text) to service_role;

create function public.take_mails(most integer, day date default null) returns jsonb
language sql
set search_path = ''
as $$ select private.take_mails(most, day) $$;
comment on function public.take_mails(integer, date) is
  'Takes mails to send now, for the server alone: news to owners, and the reminders of a day where one is given.';
revoke all on function public.take_mails(integer, date) from public, anon, authenticated, service_role;
grant execute on function public.take_mails(integer, date) to service_role;

create function public.end_mail(job_id uuid, outcome text, subject text) returns void
language sql
set search_path = ''
as $$ select private.end_mail(job_id, outcome, subject) $$;
comment on function public.end_mail(uuid, text, text) is
  'What became of a mail that was taken: sent; refused, to be tried again that day; or unsure, which is never sent again.';
revoke all on function public.end_mail(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.end_mail(uuid, text, text) to service_role;
