-- Mails that go by themselves: reminders, repeated invoices and receipts to clients, and to the owner the news of a reported
-- payment and of an answer to an estimate, what a month was, and that the account is to be deleted. A job is taken before its mail is made, so that two runs at a time send one mail, and
-- noted as on its way before the mail server gets it. One whose run died before that goes back; of one that was on its way nobody knows
-- what became: it is not sent again, since never twice is worth more here than always once.

create table private.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  -- None of what was paid at one time, for several or for none, none of a month, and none of the account.
  invoice_id uuid,
  user_id uuid not null,
  -- A reminder has a step, the news of a payment its payment, that of an answer the estimate, a receipt what was received;
  -- an invoice that a schedule issued is mailed itself.
  step text,
  payment_id uuid references books.payments (id) on delete restrict,
  answered_id uuid references public.estimate_answers (estimate_id) on delete restrict,
  received_id uuid references books.payments (id) on delete restrict,
  receipt_id uuid references books.receipts (id) on delete restrict,
  -- The first day of the month that a summary is about.
  month date,
  -- When the owner, or whoever had their session, asked to delete the account.
  leaving_since timestamptz,
  is_invoice boolean not null default false,
  is_receipt boolean not null generated always as (num_nonnulls(received_id, receipt_id) > 0) stored,
  -- All others are news to the owner.
  to_client boolean not null
    generated always as (step is not null or is_invoice or num_nonnulls(received_id, receipt_id) > 0) stored,
  -- The day on which a reminder goes or never goes; null for news.
  day date,
  state text not null default 'waiting',
  tries integer not null default 0,
  not_before timestamptz not null default now(),
  taken_at timestamptz,
  constraint mail_jobs_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  -- What is due in parts has each step for each of them.
  constraint mail_jobs_step_once unique (invoice_id, step, day),
  constraint mail_jobs_payment_once unique (payment_id),
  constraint mail_jobs_answer_once unique (answered_id),
  constraint mail_jobs_received_once unique (received_id),
  constraint mail_jobs_receipt_once unique (receipt_id),
  constraint mail_jobs_month_once unique (user_id, month),
  constraint mail_jobs_leaving_once unique (user_id, leaving_since),
  constraint mail_jobs_one_kind check (
    num_nonnulls(step, payment_id, answered_id, received_id, receipt_id, month, leaving_since) + is_invoice::integer = 1
  ),
  constraint mail_jobs_invoice_given check (
    (invoice_id is null) = (num_nonnulls(receipt_id, month, leaving_since) > 0)
  ),
  constraint mail_jobs_step_known check (private.is_reminder_step(step)),
  constraint mail_jobs_day_of_step check ((day is null) = (step is null)),
  constraint mail_jobs_state_known check (state in ('waiting', 'taken', 'sending', 'sent', 'failed', 'unsure'))
);
create unique index mail_jobs_invoice_once on private.mail_jobs (invoice_id) where is_invoice;
create index mail_jobs_open on private.mail_jobs (not_before) where state in ('waiting', 'taken', 'sending');
create index mail_jobs_invoice_user on private.mail_jobs (invoice_id, user_id);
-- When an owner's turn was.
create index mail_jobs_user_taken on private.mail_jobs (user_id, taken_at);
alter table private.mail_jobs enable row level security;
create policy mail_jobs_nobody on private.mail_jobs using (false);
revoke all on private.mail_jobs from public, anon, authenticated, service_role;

create function private.invoices_of_job(job private.mail_jobs) returns setof uuid
language sql stable
set search_path = ''
as $$
  select job.invoice_id where job.receipt_id is null
  union
  select payment.invoice_id
  from books.payments as payment
  where payment.receipt_id = job.receipt_id and not payment.from_advance
$$;
comment on function private.invoices_of_job(private.mail_jobs) is 'Whose history tells of a mail.';

create function private.recipient_of_job(job private.mail_jobs) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  if job.receipt_id is null then
    return (select invoice.client_email from books.invoices as invoice where invoice.id = job.invoice_id);
  end if;
  return (
    select client.email
    from books.receipts as receipt
    join books.clients as client on client.id = receipt.client_id
    where receipt.id = job.receipt_id
  );
end
$$;
comment on function private.recipient_of_job(private.mail_jobs) is 'The client whom a mail is for or about.';

-- The owner reads in the history what did not go out.
create function private.note_mail_job(job private.mail_jobs, became text) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  select
    told.id, job.user_id,
    case when job.is_invoice then 'mailing_' when job.is_receipt then 'receipt_' else 'reminder_' end || became,
    jsonb_strip_nulls(jsonb_build_object('step', job.step))
  from private.invoices_of_job(job) as told (id)
  where job.to_client
$$;

create function private.due_reminders(day date)
returns table (invoice_id uuid, user_id uuid, step text)
language sql stable
set search_path = ''
as $$
  select invoice.id, invoice.user_id, step.name
  from (values ('before_3', 3), ('due', 0), ('after_3', -3), ('after_7', -7)) as step (name, days_left)
  join books.invoices as invoice on invoice.due_date = due_reminders.day + step.days_left
  join public.profiles as profile on profile.id = invoice.user_id
  where invoice.listed
    and invoice.status = 'UNPAID'
    and not private.rests(invoice.user_id)
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
      select from books.payments as payment
      where payment.invoice_id = invoice.id and payment.state = 'claimed'
    )
$$;
comment on function private.due_reminders(date) is
  'The reminders of this day and of no other: a step whose day went by is not made up for.';

create function private.fresh_claims()
returns table (invoice_id uuid, user_id uuid, payment_id uuid)
language sql stable
set search_path = ''
as $$
  select payment.invoice_id, payment.user_id, payment.id
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'claimed'
    and payment.created_at > now() - interval '1 day'
    and invoice.cancelled_at is null
    and profile.mail_payment_claims
$$;
comment on function private.fresh_claims() is
  'Reported payments that wait for their owner, of the last day: what is older is no news.';

create function private.fresh_answers()
returns table (estimate_id uuid, user_id uuid)
language sql stable
set search_path = ''
as $$
  select answer.estimate_id, answer.user_id
  from public.estimate_answers as answer
  join books.invoices as estimate on estimate.id = answer.estimate_id
  join public.profiles as profile on profile.id = answer.user_id
  where answer.from_client
    and answer.answered_at > now() - interval '1 day'
    and estimate.cancelled_at is null
    and profile.mail_payment_claims
$$;
comment on function private.fresh_answers() is
  'Answers of clients to estimates, of the last day; owners choose them together with the news of payments.';

create function private.wants_mail(invoice_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from books.invoices as invoice
    where invoice.id = wants_mail.invoice_id and invoice.listed
      and not exists (
        select from public.invoice_mails as mail
        -- One that is on its way, or that may have gone, counts for all whom it names.
        cross join lateral unnest(private.reached_by(mail)) as known (address)
        where mail.invoice_id = invoice.id and mail.kind = 'invoice'
          and private.mailbox_of(known.address) = private.mailbox_of(invoice.client_email)
      )
  )
$$;
comment on function private.wants_mail(uuid) is 'Whether an invoice that is to be mailed by itself still is: it stands, and no mail of it went to its client.';

-- On the first of a month, or where the host slept then, on the two days behind it.
create function private.due_summaries(day date)
returns table (user_id uuid, month date)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select profile.id, past.month
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
    );
end
$$;
comment on function private.due_summaries(date) is
  'Who wants to read on this day what the month before was, which begins with `month`; none but on the first three days of a month.';

-- Everybody's mails get their turn: an owner with thousands of reminders, or one who has no permit left, holds up
-- nobody else's, and news goes before all reminders.
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
    left join private.fresh_answers() as answer on answer.estimate_id = job.answered_id
    left join private.fresh_receipts() as received
      on coalesce(received.received_id, received.receipt_id) = coalesce(job.received_id, job.receipt_id)
    left join private.due_summaries(waiting_mails.day) as summary
      on summary.user_id = job.user_id and summary.month = job.month
    where job.state = 'waiting'
      and job.not_before <= now()
      -- An account that rests sends nothing but the news that it is to be deleted.
      and (job.leaving_since is not null or not private.rests(job.user_id))
      and (
        exists (
          select from private.account_deletions as deletion
          where deletion.user_id = job.user_id and deletion.asked_at = job.leaving_since and deletion.begun_at is null
        )
        or num_nonnulls(due.step, fresh.payment_id, answer.estimate_id, received.counted_at, summary.month) = 1
        -- At the hours of reminders, too, as long as the invoice stands and no mail of it went to its client.
        or (job.is_invoice and waiting_mails.day is not null and private.wants_mail(job.invoice_id))
      )
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
    waiting.month is not null,
    waiting.to_client,
    row_number() over (
      partition by waiting.user_id, waiting.month is not null, waiting.to_client
      order by waiting.not_before, waiting.id
    ),
    owners.last_turn nulls first,
    waiting.not_before,
    waiting.id
$$;
comment on function private.waiting_mails(date) is
  'What may go now: news to owners first, then one of each owner in turn, who waited longest for a turn first; what a month was comes last.';

-- The owner reads when a reminder is given up: after five tries, at once where the mail server does not know the
-- recipient, or because its day is over.
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
    perform private.note_mail_job(job, 'given_up');
  end loop;

  update private.mail_jobs as late
  set state = 'failed'
  from books.payments as payment
  where late.state = 'waiting' and payment.id = late.payment_id and payment.created_at <= now() - interval '1 day';
  update private.mail_jobs as late
  set state = 'failed'
  from public.estimate_answers as answer
  where late.state = 'waiting'
    and answer.estimate_id = late.answered_id
    and answer.answered_at <= now() - interval '1 day';

  update private.mail_jobs as late
  set state = 'failed'
  where late.state = 'waiting' and late.leaving_since is not null and not private.is_leaving(late.user_id);

  update private.mail_jobs as late
  set state = 'failed'
  where late.state = 'waiting' and late.month + interval '1 month 3 days' <= private.today();

  for job in
    update private.mail_jobs as late
    set state = 'failed'
    where late.state = 'waiting'
      and late.is_receipt
      and not exists (
        select from private.fresh_receipts() as fresh
        where coalesce(fresh.received_id, fresh.receipt_id) = coalesce(late.received_id, late.receipt_id)
      )
    returning late.*
  loop
    if exists (
      select from private.fresh_receipts('2 days') as wanted
      where coalesce(wanted.received_id, wanted.receipt_id) = coalesce(job.received_id, job.receipt_id)
    ) then
      perform private.note_mail_job(job, 'given_up');
    end if;
  end loop;

  for job in
    update private.mail_jobs as late
    set state = 'failed'
    from books.invoices as invoice
    where late.state = 'waiting' and late.is_invoice and invoice.id = late.invoice_id
      and (not private.wants_mail(invoice.id) or invoice.created_at <= now() - interval '7 days')
    returning late.*
  loop
    if private.wants_mail(job.invoice_id) then
      perform private.note_mail_job(job, 'given_up');
    end if;
  end loop;
end
$$;
comment on function private.give_up_mails() is
  'Ends what waits and can never go: reminders of earlier days, news and receipts that are older than a day, and invoices that nobody needs mailed or that waited a week.';

create function private.note_mails(day date) returns void
language plpgsql
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  -- A run that took these is dead, and the mail server got none of them. One of whose making runs die again and again lets others go
  -- first, and is given up in the end.
  for job in
    update private.mail_jobs as untried
    set
      state = case when untried.tries < 5 then 'waiting' else 'failed' end,
      not_before = now() + (untried.tries - 1) * interval '30 minutes'
    where untried.state = 'taken' and untried.taken_at < now() - interval '5 minutes'
    returning *
  loop
    if job.state = 'failed' then
      perform private.note_mail_job(job, 'given_up');
    end if;
  end loop;
  -- A run that began these is long dead. Each may have gone out, so none goes again.
  for job in
    update private.mail_jobs as lost
    set state = 'unsure'
    where lost.state = 'sending' and lost.taken_at < now() - interval '15 minutes'
    returning *
  loop
    perform private.note_mail_job(job, 'unsure');
  end loop;
  -- Likewise what people sent themselves.
  update public.invoice_mails as lost
  set unsure_at = now()
  where lost.sent_at is null and lost.unsure_at is null and lost.begun_at < now() - interval '15 minutes';
  update public.statement_mails as lost
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
  insert into private.mail_jobs (invoice_id, user_id, answered_id)
  select fresh.estimate_id, fresh.user_id, fresh.estimate_id from private.fresh_answers() as fresh
  on conflict do nothing;
  -- A slip is undone within moments; a mail is not.
  insert into private.mail_jobs (invoice_id, user_id, received_id, receipt_id, not_before)
  select
    fresh.invoice_id, fresh.user_id, fresh.received_id, fresh.receipt_id, fresh.counted_at + interval '2 minutes'
  from private.fresh_receipts() as fresh
  on conflict do nothing;
  insert into private.mail_jobs (user_id, month)
  select due.user_id, due.month from private.due_summaries(note_mails.day) as due
  on conflict do nothing;
  insert into private.mail_jobs (user_id, leaving_since)
  select deletion.user_id, deletion.asked_at from private.account_deletions as deletion where deletion.begun_at is null
  on conflict do nothing;
end
$$;

create function private.client_mail(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- The client needs a link; one that the owner revoked stays revoked, and the mail goes without.
  insert into public.invoice_links (invoice_id, user_id)
  values (job.invoice_id, job.user_id)
  on conflict on constraint invoice_links_pkey do nothing;
  perform private.keep_link(job.invoice_id);

  return jsonb_build_object(
    'kind', case when job.is_invoice then 'invoice' else 'reminder' end,
    'id', job.id,
    'step', job.step,
    'reply_to', private.reply_address(job.user_id),
    'document', private.document_of(job.invoice_id),
    'token', (
      select link.token
      from public.invoice_links as link
      where link.invoice_id = job.invoice_id and link.revoked_at is null
    ),
    'stop_token', (
      select private.stop_token(job.user_id, invoice.client_email)
      from books.invoices as invoice
      where invoice.id = job.invoice_id
    )
  );
end
$$;

create function private.claim_mail(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'claim',
    'id', job.id,
    -- The address that the owner has proven to be theirs; the one in the profile is free text.
    'to', owner.email,
    'language', profile.language,
    'invoice_id', invoice.id,
    'number', invoice.number,
    'client_name', invoice.client_name,
    'currency', invoice.currency,
    'amount_minor', payment.amount_minor,
    'method', payment.method,
    'reference', payment.reference,
    'note', payment.note
  )
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join auth.users as owner on owner.id = payment.user_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.id = job.payment_id
$$;

create function private.answer_mail(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'answer',
    'id', job.id,
    'to', owner.email,
    'language', profile.language,
    'estimate_id', estimate.id,
    'number', estimate.number,
    'client_name', estimate.client_name,
    'currency', estimate.currency,
    'total_minor', estimate.total_minor,
    'accepted', answer.accepted,
    'name', answer.name,
    'note', answer.note
  )
  from public.estimate_answers as answer
  join books.invoices as estimate on estimate.id = answer.estimate_id
  join auth.users as owner on owner.id = answer.user_id
  join public.profiles as profile on profile.id = answer.user_id
  where answer.estimate_id = job.answered_id
$$;

-- Whoever had a session may have asked; the owner reads of it at the address that they have proven.
create function private.leaving_mail(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'leaving',
    'id', job.id,
    'to', owner.email,
    'language', profile.language,
    'name', profile.name,
    'erase_on', (deletion.erase_at at time zone 'Asia/Kolkata')::date
  )
  from private.account_deletions as deletion
  join public.profiles as profile on profile.id = deletion.user_id
  join auth.users as owner on owner.id = deletion.user_id
  where deletion.user_id = job.user_id
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
    perform private.refuse(429, 'mails_of_hour');
  end if;
  if job.to_client then
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

-- Of a mail that no server took: an outage is not to cost what may go after it. What a bucket holds too much the next look caps.
create function private.return_permits(job private.mail_jobs) returns void
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(private.recipient_of_job(job));
begin
  update private.mail_days as today set mails = greatest(today.mails - 1, 0) where today.day = private.today();
  update private.permits as permit
  set available = permit.available + 1
  where permit.bucket = 'mail jobs:' || job.user_id
    or job.to_client
    and permit.bucket in (
      'mails of a day:' || job.user_id, 'mails to:' || mailbox || ':' || job.user_id, 'mails to:' || mailbox
    );
end
$$;

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
    client_email := private.recipient_of_job(job);

    if job.to_client and private.is_stopped(job.user_id, client_email) then
      update private.mail_jobs as mine set state = 'failed' where mine.id = job.id;
      perform private.note_mail_job(job, 'stopped');
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
      set state = 'taken', tries = mine.tries + 1, taken_at = now()
      where mine.id = job.id;
      taken := taken || case
        when job.is_receipt then private.receipt_mail(job.id, job.received_id, job.receipt_id)
        when job.to_client then private.client_mail(job)
        when job.answered_id is not null then private.answer_mail(job)
        when job.month is not null then private.summary_mail(job.id, job.user_id, job.month)
        when job.leaving_since is not null then private.leaving_mail(job)
        else private.claim_mail(job)
      end;
    end if;
  end loop;
  return taken;
end
$$;
grant execute on function private.take_mails(integer, date, integer) to service_role;

create function public.take_mails(most integer, day date default null, most_a_day integer default null) returns jsonb
language sql
set search_path = ''
as $$ select private.take_mails(most, day, most_a_day) $$;
comment on function public.take_mails(integer, date, integer) is
  'Takes mails to send now, for the server alone: news to owners, receipts, and where a day is given its reminders, repeated invoices and summaries.';
revoke all on function public.take_mails(integer, date, integer) from public, anon, authenticated, service_role;
grant execute on function public.take_mails(integer, date, integer) to service_role;

create function private.hand_over_mail(job_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.mail_jobs as mine set state = 'sending' where mine.id = job_id and mine.state = 'taken';
  return found;
end
$$;
grant execute on function private.hand_over_mail(uuid) to service_role;

create function public.hand_over_mail(job_id uuid) returns boolean
language sql
set search_path = ''
as $$ select private.hand_over_mail(job_id) $$;
comment on function public.hand_over_mail(uuid) is
  'Notes that a mail that was taken is on its way to the mail server, for the server alone; false where it was taken back, and must not go.';
revoke all on function public.hand_over_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.hand_over_mail(uuid) to service_role;

create function private.end_mail(job_id uuid, outcome text, subject text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  -- Whoever takes or begins mails takes permits, too.
  if outcome = 'unreached' then
    perform private.queue_mails();
  end if;
  update private.mail_jobs as mine
  set
    state = case outcome
      when 'unreached' then 'waiting'
      when 'refused' then case when mine.tries < 5 then 'waiting' else 'failed' end
      else outcome
    end,
    tries = mine.tries - (outcome = 'unreached')::integer,
    not_before = now() + interval '30 minutes'
  -- Who comes late with good news is heard, too.
  where mine.id = job_id and (mine.state in ('taken', 'sending') or mine.state = 'unsure' and outcome = 'sent')
  returning * into job;

  if found and outcome = 'unreached' then
    perform private.return_permits(job);
  end if;
  if job.to_client is not true then
    return;
  elsif outcome = 'sent' then
    insert into public.invoice_mails (invoice_id, user_id, kind, step, step_day, sent_to, subject, sent_at)
    select
      told.id, job.user_id,
      case when job.is_invoice then 'invoice' when job.is_receipt then 'receipt' else 'reminder' end, job.step, job.day,
      private.recipient_of_job(job), end_mail.subject, clock_timestamp()
    from private.invoices_of_job(job) as told (id);
  elsif outcome = 'unsure' then
    perform private.note_mail_job(job, 'unsure');
  elsif job.state = 'failed' then
    perform private.note_mail_job(job, 'given_up');
  elsif outcome = 'refused' and job.tries = 1 then
    perform private.note_mail_job(job, 'failed');
  end if;
end
$$;
grant execute on function private.end_mail(uuid, text, text) to service_role;

create function public.end_mail(job_id uuid, outcome text, subject text) returns void
language sql
set search_path = ''
as $$ select private.end_mail(job_id, outcome, subject) $$;
comment on function public.end_mail(uuid, text, text) is
  'What became of a mail that was taken: sent; refused, to be tried again that day; unreached, likewise, where the mail server took no mail at all, which counts as no try; failed, of no use to try; or unsure, which is never sent again.';
revoke all on function public.end_mail(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.end_mail(uuid, text, text) to service_role;
