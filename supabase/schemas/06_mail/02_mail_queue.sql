-- The queue of automatic mails. Each kind of mail stands in a file of its own (…_mail_<kind>.sql): its row of private.mail_kinds, a
-- function that says which mails are due, and one that gives the letter's data. Nothing here names a kind.
--
-- A job is taken before its mail is made, so that two runs at a time send one mail, and marked as on its way before the mail server
-- gets it. If a run dies before that, the job goes back. A mail that was on its way may or may not have arrived: it is not sent
-- again, since never twice is worth more here than always once.

create table private.mail_kinds (
  kind text primary key,
  -- All others go to the owner, at the address that they have proven.
  to_client boolean not null,
  -- The order: 1 news to owners, 2 mails to clients, 3 those that can wait.
  priority integer not null,
  -- The functions of the kind, in this schema: due(day date) returns setof private.due_mail, letter(job private.mail_jobs) returns jsonb.
  due text not null,
  letter text not null,
  -- The kind of mail under which the history of its invoices lists it (invoice_mails.kind); null if no history does.
  told_as text,
  -- Whether it goes even if the account waits to be erased, or is being restored.
  while_resting boolean not null default false,
  -- Whether mails that are due in restored books have gone already, from the server of the export.
  went_before_restoring boolean not null default false,
  constraint mail_kinds_told_known check (told_as in ('invoice', 'reminder', 'receipt'))
);
comment on table private.mail_kinds is 'What the queue asks of a kind of mail that goes by itself.';
alter table private.mail_kinds enable row level security;
create policy mail_kinds_nobody on private.mail_kinds using (false);

create function private.mail_kind(kind text) returns private.mail_kinds
language plpgsql stable
set search_path = ''
as $$
declare
  traits private.mail_kinds;
begin
  select * into traits from private.mail_kinds as known where known.kind = mail_kind.kind;
  return traits;
end
$$;
comment on function private.mail_kind(text) is 'What the queue asks of a kind of mail; all null of one that is not known.';

-- A mail that a kind reports as due. Subject, step and last day identify it.
create type private.due_mail as (
  -- Its subject: an invoice, a payment, a request.
  subject_id uuid,
  user_id uuid,
  -- The step, if there are several mails about it.
  step text,
  -- It goes until the end of a day in India, or until a moment. A mail that ended a short time ago is still reported, to be noted
  -- as given up.
  last_day date,
  until timestamptz,
  -- Not before this moment; null for at once.
  run_at timestamptz,
  -- The client's address; null for a mail to the owner.
  address text,
  -- The invoices of the mail; the histories of these show the fate of a mail to a client.
  invoice_ids uuid[]
);

create table private.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- As in private.due_mail.
  subject_id uuid not null,
  -- A run may have found the mail due before its account was erased.
  user_id uuid not null references auth.users (id) on delete cascade,
  step text,
  last_day date,
  until timestamptz,
  run_at timestamptz not null default now(),
  address text,
  invoice_ids uuid[] not null default '{}',
  state text not null default 'waiting',
  tries integer not null default 0,
  taken_at timestamptz,
  constraint mail_jobs_kind foreign key (kind) references private.mail_kinds (kind),
  constraint mail_jobs_once unique nulls not distinct (kind, subject_id, step, last_day),
  constraint mail_jobs_end check (num_nonnulls(last_day, until) = 1),
  constraint mail_jobs_state_known check (state in ('waiting', 'taken', 'sending', 'sent', 'failed', 'unsure', 'kept_back'))
);
create index mail_jobs_open on private.mail_jobs (run_at) where state in ('waiting', 'taken', 'sending');
create index mail_jobs_invoices on private.mail_jobs using gin (invoice_ids);
-- When an owner last had a turn.
create index mail_jobs_user_taken on private.mail_jobs (user_id, taken_at);
alter table private.mail_jobs enable row level security;
create policy mail_jobs_nobody on private.mail_jobs using (false);

create function private.due_mails(kind text, day date) returns setof private.due_mail
language plpgsql stable
set search_path = ''
as $$
begin
  return query execute format('select * from private.%I($1)', (private.mail_kind(kind)).due) using day;
end
$$;
comment on function private.due_mails(text, date) is
  'What is due of a kind of mail; `day` is the day in India at the hours of mails that are not news, else null.';

-- The owner reads in the history which mails did not go out.
create function private.note_mail_job(job private.mail_jobs, became text) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  select
    told.id, job.user_id, private.mail_event(traits.told_as, became), jsonb_strip_nulls(jsonb_build_object('step', job.step))
  from private.mail_kind(job.kind) as traits
  cross join unnest(job.invoice_ids) as told (id)
  where traits.told_as is not null
$$;

-- Every owner gets a turn: one with thousands of reminders, or without a permit, holds up nobody else, and news goes before all
-- reminders.
create function private.waiting_mails(day date) returns setof private.mail_jobs
language sql stable
set search_path = ''
as $$
  with due as materialized (
    select traits.kind, known.*
    from private.mail_kinds as traits
    cross join lateral private.due_mails(traits.kind, waiting_mails.day) as known
  ),
  waiting as materialized (
    select job.*, traits.priority, traits.while_resting, due.address as address_now, due.invoice_ids as invoices_now
    from private.mail_jobs as job
    join private.mail_kinds as traits on traits.kind = job.kind
    -- Asked again: since it was noted, the invoice may have been paid, or the reminder switched off.
    join due
      on due.kind = job.kind and due.subject_id = job.subject_id
      and due.step is not distinct from job.step and due.last_day is not distinct from job.last_day
    where job.state = 'waiting' and job.run_at <= now()
  ),
  owners as (
    select
      owner.user_id,
      (select max(earlier.taken_at) from private.mail_jobs as earlier where earlier.user_id = owner.user_id) as last_turn,
      private.rests(owner.user_id) as rests
    from (select distinct waiting.user_id from waiting) as owner
  )
  select
    waiting.id, waiting.kind, waiting.subject_id, waiting.user_id, waiting.step, waiting.last_day, waiting.until,
    waiting.run_at, waiting.address_now, waiting.invoices_now, waiting.state, waiting.tries, waiting.taken_at
  from waiting
  join owners on owners.user_id = waiting.user_id and (waiting.while_resting or not owners.rests)
  order by
    waiting.priority,
    row_number() over (partition by waiting.user_id, waiting.priority order by waiting.run_at, waiting.id),
    owners.last_turn nulls first,
    waiting.run_at,
    waiting.id
$$;
comment on function private.waiting_mails(date) is
  'What may go now, by its priority; then one of each owner in turn, who waited longest for a turn first. Address and invoices are those of now.';

-- The owner reads when a mail to a client is given up: after five tries, at once if the mail server does not know the recipient, or
-- because its time is over.
create function private.give_up_mails() returns void
language plpgsql
set search_path = ''
as $$
declare
  job private.mail_jobs;
begin
  for job in
    with late as materialized (
      select own.*
      from private.mail_jobs as own
      where own.state = 'waiting' and (own.last_day < private.today() or own.until <= now())
    ),
    wanted as materialized (
      select asked.kind, due.*
      from (
        select distinct late.kind, coalesce(late.last_day, (late.until at time zone 'Asia/Kolkata')::date) as day
        from late
        join private.mail_kinds as traits on traits.kind = late.kind
        where traits.told_as is not null
      ) as asked
      cross join lateral private.due_mails(asked.kind, asked.day) as due
    ),
    ended as (
      update private.mail_jobs as own set state = 'failed' from late where own.id = late.id returning own.*
    )
    select ended.*
    from ended
    where exists (
        select from wanted
        where wanted.kind = ended.kind and wanted.subject_id = ended.subject_id
          and wanted.step is not distinct from ended.step and wanted.last_day is not distinct from ended.last_day
      )
      -- Of one that was never tried, and that nobody needs any more, there is nothing to tell.
      or ended.tries > 0 and ended.last_day is not null
  loop
    perform private.note_mail_job(job, 'given_up');
  end loop;
end
$$;
comment on function private.give_up_mails() is 'Ends what waits and whose time is over.';

create function private.end_lost_mails() returns void
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
      run_at = now() + (untried.tries - 1) * interval '30 minutes'
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
end
$$;

create function private.note_mails(day date) returns void
language sql
set search_path = ''
as $$
  select private.end_lost_mails();
  insert into private.mail_jobs (kind, subject_id, user_id, step, last_day, until, run_at, address, invoice_ids)
  select
    traits.kind, due.subject_id, due.user_id, due.step, due.last_day, due.until, coalesce(due.run_at, now()), due.address,
    due.invoice_ids
  from private.mail_kinds as traits
  cross join lateral private.due_mails(traits.kind, note_mails.day) as due
  join auth.users as account on account.id = due.user_id
  where (due.until is null or due.until > now())
    and not exists (
      select from private.mail_jobs as known
      where known.kind = traits.kind and known.subject_id = due.subject_id
        and known.step is not distinct from due.step and known.last_day is not distinct from due.last_day
    )
  -- An account that is erased at this moment is waited for, and passed over.
  for key share of account
  on conflict do nothing
$$;

-- The data of a mail about one document, which it attaches.
create function private.document_letter(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- The client needs a link; one that the owner revoked stays revoked, and the mail goes without.
  insert into public.invoice_links (invoice_id, user_id)
  values (job.subject_id, job.user_id)
  on conflict on constraint invoice_links_pkey do nothing;
  perform private.keep_link(job.subject_id);

  return jsonb_build_object(
    'step', job.step,
    'document', private.document_of(job.subject_id),
    'late_payment', case
      when exists (
        select from public.businesses as business where business.user_id = job.user_id and business.interest_in_reminders
      )
      then private.late_payment(job.subject_id)
    end,
    'token', (
      select link.token
      from public.invoice_links as link
      where link.invoice_id = job.subject_id and link.revoked_at is null
    )
  );
end
$$;

-- The data that every mail has, beside those of its letter.
create function private.letter_of(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  traits constant private.mail_kinds := private.mail_kind(job.kind);
  letter jsonb;
begin
  execute format('select private.%I($1)', traits.letter) into letter using job;
  letter := coalesce(letter, '{}') || jsonb_build_object('kind', job.kind, 'id', job.id);
  if traits.to_client then
    return letter || jsonb_build_object(
      'to', job.address,
      'reply_to', private.reply_address(job.user_id),
      'stop_token', private.stop_token(job.user_id, job.address)
    );
  end if;
  return letter || jsonb_build_object(
    -- The address that the owner has proven to be theirs; the one in the profile is free text.
    'to', (select owner.email from auth.users as owner where owner.id = job.user_id),
    'language', (select profile.language from public.profiles as profile where profile.id = job.user_id)
  );
end
$$;

-- Takes the permits of a mail, or says whose limit it meets: the host's, the owner's or the recipient's; null if it may go.
create function private.limit_of_job(job private.mail_jobs, most_a_day integer) returns text
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
  if (private.mail_kind(job.kind)).to_client then
    perform private.take_day_permit(job.user_id);
    limited := 'recipient';
    perform private.take_recipient_permits(job.user_id, job.address);
  end if;
  return null;
-- What was taken before is given back with the block.
exception when sqlstate 'PT429' then
  return limited;
end
$$;

-- Gives back the permits of a mail that no server took, so that an outage does not cost later mails. The next look at a bucket caps
-- what is too much.
create function private.return_permits(job private.mail_jobs) returns void
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(job.address);
begin
  update private.mail_days as today set mails = greatest(today.mails - 1, 0) where today.day = private.today();
  update private.permits as permit
  set available = permit.available + 1
  where permit.bucket = 'mail jobs:' || job.user_id
    or (private.mail_kind(job.kind)).to_client
    and permit.bucket in (
      'mails of a day:' || job.user_id, 'mails to:' || mailbox || ':' || job.user_id, 'mails to:' || mailbox
    );
end
$$;

create function private.take_mails(most integer, day date, most_a_day integer, goes_on boolean default false) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  limited text;
  held_back integer := 0;
  taken jsonb := '[]';
  without_permit uuid[] := '{}';
begin
  -- Runs queue here, so each sees what the one before took.
  perform private.queue_mails();
  -- All accounts are searched for what is due: once in a run.
  if goes_on then
    perform private.end_lost_mails();
  else
    perform private.note_mails(take_mails.day);
  end if;

  for job in select turn.* from private.waiting_mails(take_mails.day) as turn loop
    exit when jsonb_array_length(taken) >= most or held_back >= 100;
    continue when job.user_id = any (without_permit);

    if (private.mail_kind(job.kind)).to_client and private.is_stopped(job.user_id, job.address) then
      update private.mail_jobs as mine set state = 'failed' where mine.id = job.id;
      perform private.note_mail_job(job, 'stopped');
      continue;
    end if;

    limited := private.limit_of_job(job, most_a_day);
    exit when limited = 'host';
    if limited = 'owner' then
      -- The rest keeps waiting.
      without_permit := without_permit || job.user_id;
    elsif limited = 'recipient' then
      held_back := held_back + 1;
      update private.mail_jobs as mine set run_at = now() + interval '30 minutes' where mine.id = job.id;
    else
      update private.mail_jobs as mine
      set
        state = 'taken', tries = mine.tries + 1, taken_at = now(), address = job.address, invoice_ids = job.invoice_ids
      where mine.id = job.id;
      taken := taken || private.letter_of(job);
    end if;
  end loop;
  return taken;
end
$$;
grant execute on function private.take_mails(integer, date, integer, boolean) to service_role;

create function public.take_mails(
  most integer, day date default null, most_a_day integer default null, goes_on boolean default false
) returns jsonb
language sql
set search_path = ''
as $$ select private.take_mails(most, day, most_a_day, goes_on) $$;
comment on function public.take_mails(integer, date, integer, boolean) is
  'Takes mails to send now, for the server alone: news to owners, receipts, and where a day is given its reminders, repeated invoices and summaries. A run that goes on looks for no more that is due.';
grant execute on function public.take_mails(integer, date, integer, boolean) to service_role;

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
grant execute on function public.hand_over_mail(uuid) to service_role;

create function private.end_mail(job_id uuid, outcome text, subject text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  job private.mail_jobs;
  told_as text;
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
    run_at = now() + interval '30 minutes'
  -- Who comes late with good news is heard, too.
  where mine.id = job_id and (mine.state in ('taken', 'sending') or mine.state = 'unsure' and outcome = 'sent')
  returning * into job;

  if not found then
    return;
  elsif outcome = 'unreached' then
    perform private.return_permits(job);
  end if;
  told_as := (private.mail_kind(job.kind)).told_as;
  if outcome = 'sent' and told_as is not null then
    insert into public.invoice_mails (invoice_id, user_id, kind, step, step_day, sent_to, subject, sent_at)
    select
      told.id, job.user_id, told_as, job.step, case when job.step is not null then job.last_day end, job.address,
      end_mail.subject, clock_timestamp()
    from unnest(job.invoice_ids) as told (id);
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
grant execute on function public.end_mail(uuid, text, text) to service_role;
