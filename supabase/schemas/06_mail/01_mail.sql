-- The mails about an invoice that go to its client, and the limits and stops that every mail keeps to.

create function private.is_reminder_step(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$ begin return value in ('before_3', 'due', 'after_3', 'after_7'); end $$;
comment on function private.is_reminder_step(text) is 'Whether it is one of the automatic reminders; private.due_reminders knows their days.';

-- Sent mails: which, to whom, when. A row is made before its mail leaves, so that two requests for one mail send one; it counts
-- once the mail server has taken the mail. Only the edge function writes it, with the server's own key and in the name of the
-- person whom it has verified: so no history says "sent" without a mail. A mail that may have gone out is kept as unsure; its
-- request gets that answer from then on, until the person asks for another mail.
create table public.invoice_mails (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- The kind of automatic reminder; null for a mail sent by the owner.
  step text,
  step_day date,
  -- As in the mail's header: the addresses, with commas between them.
  sent_to text not null,
  cc text[] not null default '{}',
  -- The addresses that the mail server refused.
  missed text[] not null default '{}',
  subject text not null,
  -- Two mails with the same key are one mail, requested twice.
  request_key uuid not null default gen_random_uuid(),
  request_fingerprint text not null default '',
  begun_at timestamptz not null default clock_timestamp(),
  -- Null while the mail is on its way.
  sent_at timestamptz,
  unsure_at timestamptz,
  -- Set by a restored export; this server did not see it happen.
  restored boolean not null default false,
  constraint invoice_mails_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_mails_request unique (user_id, request_key),
  constraint invoice_mails_kind_known check (kind in ('invoice', 'reminder', 'receipt')),
  constraint invoice_mails_step_known check (step is null or kind = 'reminder' and private.is_reminder_step(step)),
  constraint invoice_mails_recipients_bounded check (
    char_length(sent_to) <= 6 * 256 and cardinality(cc) <= 6 and cardinality(missed) <= 6
    and char_length(cc::text) <= 6 * 256 and char_length(missed::text) <= 6 * 256
  ),
  constraint invoice_mails_fingerprint_length check (char_length(request_fingerprint) <= 200)
);
comment on table public.invoice_mails is 'What was mailed to the client of an invoice, and when.';
comment on column public.invoice_mails.unsure_at is
  'When it became clear that nobody knows whether the mail went out; null while that is not so.';
-- Each step goes once for each invoice, and once for each part of one that is due in parts.
create unique index invoice_mails_step on public.invoice_mails (invoice_id, step, step_day) nulls not distinct
where step is not null;
create index invoice_mails_invoice_user on public.invoice_mails (invoice_id, user_id);
create index invoice_mails_on_their_way on public.invoice_mails (begun_at)
where sent_at is null and unsure_at is null;

alter table public.invoice_mails enable row level security;
grant select on public.invoice_mails to authenticated;

create policy invoice_mails_select_own on public.invoice_mails
for select to authenticated
using (user_id = (select private.caller()) and sent_at is not null);

create function private.keep_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'mail_unchangeable');
  return null;
end
$$;

create trigger invoice_mails_keep before update or delete on public.invoice_mails
for each row
when (old.sent_at is not null)
execute function private.keep_mail();

create trigger invoice_mails_keep_unsure before delete on public.invoice_mails
for each row
when (old.unsure_at is not null)
execute function private.keep_mail();

create trigger invoice_mails_keep_all before truncate on public.invoice_mails
for each statement execute function private.keep_mail();

create function private.reached_by(mail public.invoice_mails) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(known.address order by known.position)
  from unnest(string_to_array(mail.sent_to, ', ') || mail.cc) with ordinality as known (address, position)
  where known.address <> all (mail.missed)
$$;
comment on function private.reached_by(public.invoice_mails) is 'Everybody whom a mail went to, in the order of its header.';

create function private.mail_event(told_as text, became text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case
    when became <> 'sent' then case told_as when 'invoice' then 'mailing' else told_as end || '_' || became
    when told_as = 'invoice' then 'sent'
    when told_as = 'reminder' then 'reminded'
    else told_as || '_sent'
  end;
end
$$;
comment on function private.mail_event(text, text) is 'The event by which a history tells what became of a mail.';

-- The history of an invoice includes its mails, too.
create function private.note_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.invoice_id,
    new.user_id,
    case when new.sent_at is null then 'mail_unsure' else private.mail_event(new.kind, 'sent') end,
    coalesce(new.sent_at, new.unsure_at),
    jsonb_strip_nulls(jsonb_build_object(
      'mail_id', new.id,
      'to', array_to_string(private.reached_by(new), ', '),
      'missed', nullif(array_to_string(new.missed, ', '), ''),
      'step', new.step
    ))
  );
  return null;
end
$$;

create trigger invoice_mails_note_inserted after insert on public.invoice_mails
for each row
when (new.sent_at is not null)
execute function private.note_mail();

create trigger invoice_mails_note_sent after update on public.invoice_mails
for each row
when (old.sent_at is null and new.sent_at is not null)
execute function private.note_mail();

create trigger invoice_mails_note_unsure after update on public.invoice_mails
for each row
when (old.unsure_at is null and new.unsure_at is not null)
execute function private.note_mail();

-- The link made for a mail shares the mail's fate; one that had been ended ends again. The trigger's name puts it before that of
-- the notes: the link comes first in the history.
create function private.settle_mail_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    update public.invoice_links as link
    set mail_id = null, created_at = greatest(link.created_at, new.begun_at)
    where link.mail_id = new.id;
    return null;
  end if;
  delete from public.invoice_links as link where link.mail_id = old.id and link.created_at >= old.begun_at;
  update public.invoice_links as link
  set revoked_at = clock_timestamp()
  where link.mail_id = old.id and link.revoked_at is null;
  return null;
end
$$;

create trigger invoice_mails_link_kept after update on public.invoice_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0 and num_nonnulls(new.sent_at, new.unsure_at) > 0)
execute function private.settle_mail_link();

create trigger invoice_mails_link_gone after delete on public.invoice_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0)
execute function private.settle_mail_link();

-- Recipients can stop mails: those of one sender, or of all senders on this server. Only a hash of the mailbox is kept for that, no
-- address.
create function private.mailbox_of(address text) returns text
language sql immutable
set search_path = ''
as $$
  select private.hash(
    case when part.domain in ('gmail.com', 'googlemail.com')
      then replace(part.box, '.', '') || '@gmail.com'
      else part.box || '@' || part.domain
    end
  )
  from (
    select
      split_part(split_part(lower(mailbox_of.address), '@', 1), '+', 1) as box,
      split_part(lower(mailbox_of.address), '@', 2) as domain
  ) as part
$$;
comment on function private.mailbox_of(text) is
  'A hash of the mailbox behind an address: name+tag@ is name@, and Gmail reads no dots, so that one person is not many.';

create table private.mail_recipients (
  user_id uuid not null references auth.users (id) on delete cascade,
  mailbox text not null,
  -- The token in every mail from this sender to this mailbox, for stopping them.
  token text not null unique default private.new_token(),
  stopped_at timestamptz,
  primary key (user_id, mailbox)
);
comment on table private.mail_recipients is 'Whose mailbox got mails from whom, and since when it wants no more of them.';
alter table private.mail_recipients enable row level security;
create policy mail_recipients_nobody on private.mail_recipients using (false);

create table private.stopped_mailboxes (
  mailbox text primary key,
  stopped_at timestamptz not null default now()
);
comment on table private.stopped_mailboxes is 'Mailboxes that want no mail from any sender here.';
alter table private.stopped_mailboxes enable row level security;
create policy stopped_mailboxes_nobody on private.stopped_mailboxes using (false);

create function private.is_stopped(sender uuid, address text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.stopped_mailboxes as stopped where stopped.mailbox = private.mailbox_of(address)
  ) or exists (
    select from private.mail_recipients as recipient
    where recipient.user_id = sender
      and recipient.mailbox = private.mailbox_of(address)
      and recipient.stopped_at is not null
  )
$$;

create function private.stop_token(sender uuid, address text) returns text
language sql
set search_path = ''
as $$
  insert into private.mail_recipients as recipient (user_id, mailbox)
  values (sender, private.mailbox_of(address))
  -- Changes nothing, so that the row is returned.
  on conflict (user_id, mailbox) do update set mailbox = recipient.mailbox
  returning recipient.token
$$;

create function private.mail_stop(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  recipient private.mail_recipients;
begin
  select * into recipient from private.mail_recipients as known where known.token = mail_stop.token;
  if not found or private.is_being_erased(recipient.user_id) then
    perform private.refuse(404, 'stop_link_unknown');
  end if;
  return jsonb_build_object(
    'sender', (select business.name from public.businesses as business where business.user_id = recipient.user_id),
    'stopped', case
      when exists (select from private.stopped_mailboxes as stopped where stopped.mailbox = recipient.mailbox)
        then 'all'
      when recipient.stopped_at is not null then 'sender'
      else 'none'
    end
  );
end
$$;
grant execute on function private.mail_stop(text) to service_role;

create function public.mail_stop(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.mail_stop(token) $$;
comment on function public.mail_stop(text) is
  'Who sends the mails that carry this token, and whether they are stopped: none, sender or all.';
grant execute on function public.mail_stop(text) to service_role;

create function private.stop_mails(token text, scope text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  if (scope in ('sender', 'all')) is not true then
    perform private.refuse(422, 'stop_scope_unknown', 'scope');
  end if;
  update private.mail_recipients as recipient
  set stopped_at = now()
  where recipient.token = stop_mails.token and recipient.stopped_at is null;
  if scope = 'all' then
    insert into private.stopped_mailboxes (mailbox)
    select recipient.mailbox from private.mail_recipients as recipient where recipient.token = stop_mails.token
    on conflict do nothing;
  end if;
  return private.mail_stop(stop_mails.token);
end
$$;
grant execute on function private.stop_mails(text, text) to service_role;

create function public.stop_mails(token text, scope text) returns jsonb
language sql
set search_path = ''
as $$ select private.stop_mails(token, scope) $$;
comment on function public.stop_mails(text, text) is
  'Stops mails to the mailbox that got this token: those of its sender, or those of all. Doing it twice is harmless.';
grant execute on function public.stop_mails(text, text) to service_role;

-- How many mails go to clients: few to one mailbox, few from a new account, and no more in a day than the host allows. Nothing that
-- a sender does, such as confirming payments, makes a limit higher; only time does.
create table private.mail_days (
  day date primary key,
  mails integer not null
);
comment on table private.mail_days is 'How many mails were handed to the mail server on each day in India, tries included.';
alter table private.mail_days enable row level security;
create policy mail_days_nobody on private.mail_days using (false);

-- Mails begin one after the other. This lock comes first, so that no two mails wait for each other in a circle.
create function private.queue_mails() returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('take_mails', 0)) $$;

create function private.mails_a_day(sender uuid) returns integer
language sql stable
set search_path = ''
as $$
  select case
    when account.created_at > now() - interval '1 day' then 10
    when account.created_at > now() - interval '7 days' then 30
    when account.created_at > now() - interval '30 days' then 100
    else 300
  end
  from auth.users as account
  where account.id = mails_a_day.sender
$$;
comment on function private.mails_a_day(uuid) is 'So many mails go at once, and as many again within a day, by the age of the account.';

create function private.take_day_permit(sender uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := private.mails_a_day(sender);
  seconds constant integer := private.take_permit('mails of a day:' || sender, most, most / 1440.0);
begin
  if seconds > 0 then
    perform private.refuse(429, 'mails_of_day', params => jsonb_build_object('most', most, 'seconds', seconds));
  end if;
end
$$;

-- 5 at once and 10 a day from one sender; 12 at once and 24 a day from all together.
create function private.take_recipient_permits(sender uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(address);
  seconds constant integer := greatest(
    private.take_permit('mails to:' || mailbox || ':' || sender, 5, 10 / 1440.0),
    private.take_permit('mails to:' || mailbox, 12, 24 / 1440.0)
  );
begin
  if seconds > 0 then
    -- One refusal for both: it is nobody's business who else writes to this address.
    perform private.refuse(
      429, 'mails_to_address', params => jsonb_build_object('address', address, 'seconds', seconds)
    );
  end if;
end
$$;

create function private.count_mail_of_host(most_a_day integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  counted integer;
begin
  insert into private.mail_days as today (day, mails) values (private.today(), 1)
  on conflict (day) do update set mails = today.mails + 1
  returning today.mails into counted;
  if counted > coalesce(most_a_day, 1000) then
    perform private.refuse(429, 'mails_of_host');
  end if;
end
$$;
comment on function private.count_mail_of_host(integer) is
  'Counts a mail of today and refuses it where the host allows no more; without a setting of the host 1,000.';

-- 30 mails an hour from one person, and the limits of the day; a mail to several people counts once for each. A refused mail takes
-- no permit.
create function private.take_mail_permits(sender uuid, address text, most_a_day integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := private.take_permit('mails:' || sender, 30, 0.5);
begin
  if seconds > 0 then
    perform private.refuse(429, 'mails_of_hour', params => jsonb_build_object('seconds', seconds));
  end if;
  perform private.take_day_permit(sender);
  perform private.take_recipient_permits(sender, address);
  perform private.count_mail_of_host(most_a_day);
end
$$;

-- Each recipient once, and each an address: a mail reaches six people at most.
create function private.check_recipients(recipients text[], copies text[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  every constant text[] := recipients || copies;
begin
  if cardinality(recipients) is distinct from 0 and cardinality(every) between 1 and 6 then
    if private.are_emails(every)
      and cardinality(every) = (select count(distinct lower(known.address)) from unnest(every) as known (address))
    then
      return;
    end if;
    perform private.refuse(422, 'mail_recipients_invalid', 'to');
  end if;
  perform private.refuse(422, 'mail_recipients_number', 'to');
end
$$;

-- The fate of an earlier mail with this request: it was sent, or is unsure; null if the mail may begin.
create function private.mail_before(
  is_same boolean,
  begun_at timestamptz,
  sent_at timestamptz,
  unsure_at timestamptz,
  missed text[]
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if not is_same then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "mail"}');
  elsif sent_at is not null then
    return jsonb_build_object('state', 'sent', 'missed', to_jsonb(missed));
  elsif begun_at > clock_timestamp() - interval '2 minutes' and unsure_at is null then
    perform private.refuse(409, 'mail_on_its_way');
  end if;
  -- One of which nothing was heard: its request died, maybe after the mail server had taken it.
  return jsonb_build_object('state', 'unsure');
end
$$;

-- The address for answers: the account's own, which its owner has proven. The address of the business is free text, so it could
-- lead answers to a stranger.
create function private.reply_address(sender uuid) returns text
language sql stable
set search_path = ''
as $$
  select account.email from auth.users as account where account.id = sender and account.email_confirmed_at is not null
$$;

-- Checks that the recipients accept mails and that there are permits for each; answers with the tokens that stop further ones.
create function private.admit_mail(sender uuid, recipients text[], copies text[], most_a_day integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address text;
  stops jsonb := '[]';
begin
  perform private.check_recipients(recipients, copies);
  if private.is_being_restored(sender) then
    perform private.refuse(409, 'restore_unfinished');
  end if;
  foreach address in array recipients || copies loop
    if private.is_stopped(sender, address) then
      perform private.refuse(409, 'mails_stopped', params => jsonb_build_object('address', address));
    end if;
    perform private.take_mail_permits(sender, address, most_a_day);
    stops := stops || jsonb_build_object('address', address, 'token', private.stop_token(sender, address));
  end loop;
  return stops;
end
$$;

-- The subject as it goes out; it depends on both arguments.
create function private.mail_subject(subject text, fingerprint text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean_subject constant text := private.single_line(subject);
begin
  if clean_subject is null or fingerprint is null then
    perform private.refuse(422, 'required', 'subject');
  end if;
  perform private.check_length(clean_subject, 200, 'subject');
  return clean_subject;
end
$$;

create function private.begin_invoice_mail(
  sender uuid,
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text,
  most_a_day integer,
  recipients text[],
  copies text[]
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice books.invoices;
  clean_subject text;
  mail public.invoice_mails;
  addressed text[];
  stops jsonb;
  told jsonb;
begin
  perform private.queue_mails();
  invoice := private.lock_document(begin_invoice_mail.invoice_id, begin_invoice_mail.sender);

  select * into mail
  from public.invoice_mails as earlier
  where earlier.user_id = invoice.user_id and earlier.request_key = begin_invoice_mail.request_key;

  if found then
    told := private.mail_before(
      (mail.invoice_id, mail.request_fingerprint) is not distinct from (invoice.id, begin_invoice_mail.fingerprint),
      mail.begun_at, mail.sent_at, mail.unsure_at, mail.missed
    );
    update public.invoice_mails as lost
    set unsure_at = clock_timestamp()
    where lost.id = mail.id and lost.sent_at is null and lost.unsure_at is null;
    return told;
  end if;

  if (begin_invoice_mail.kind in ('invoice', 'reminder')) is not true then
    perform private.refuse(422, 'mail_kind_unknown', 'kind');
  elsif begin_invoice_mail.kind = 'reminder' and not (invoice.listed and invoice.status = 'UNPAID') then
    perform private.refuse(409, 'nothing_due');
  end if;
  clean_subject := private.mail_subject(begin_invoice_mail.subject, begin_invoice_mail.fingerprint);
  addressed := coalesce(recipients, array[invoice.client_email]);
  stops := private.admit_mail(invoice.user_id, addressed, copies, most_a_day);

  insert into public.invoice_mails (
    invoice_id, user_id, kind, sent_to, cc, subject, request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, begin_invoice_mail.kind, array_to_string(addressed, ', '), copies, clean_subject,
    begin_invoice_mail.request_key, begin_invoice_mail.fingerprint
  )
  returning * into mail;
  return jsonb_build_object(
    'state', 'begun', 'id', mail.id, 'to', addressed, 'cc', copies, 'stops', stops,
    'reply_to', private.reply_address(invoice.user_id), 'link', private.link_for_mail(invoice, mail.id)
  );
end
$$;
grant execute on function private.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer, text[], text[])
  to service_role;

create function public.begin_invoice_mail(
  sender uuid,
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text,
  most_a_day integer default null,
  recipients text[] default null,
  copies text[] default '{}'
) returns jsonb
language sql
set search_path = ''
as $$
  select private.begin_invoice_mail(
    sender, invoice_id, request_key, kind, subject, fingerprint, most_a_day, recipients, copies
  )
$$;
comment on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer, text[], text[]) is
  'Begins a mail about one of the sender''s invoices, to its client unless others are named, for the server alone: begun, with its id, whom it goes to, what stops further ones to each and the token of its link; or that this request was sent, or that it may have been.';
grant execute on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer, text[], text[])
  to service_role;

create function private.end_invoice_mail(mail_id uuid, outcome text, missed text[]) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if outcome = 'sent' then
    update public.invoice_mails as mail
    set sent_at = clock_timestamp(), missed = end_invoice_mail.missed
    where mail.id = mail_id and mail.sent_at is null;
  elsif outcome = 'unsure' then
    update public.invoice_mails as mail
    set unsure_at = clock_timestamp()
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  elsif outcome = 'refused' then
    delete from public.invoice_mails as mail
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  else
    perform private.refuse(422, 'mail_outcome_unknown', 'outcome');
  end if;
end
$$;
grant execute on function private.end_invoice_mail(uuid, text, text[]) to service_role;

create function public.end_invoice_mail(mail_id uuid, outcome text, missed text[] default '{}') returns void
language sql
set search_path = ''
as $$ select private.end_invoice_mail(mail_id, outcome, missed) $$;
comment on function public.end_invoice_mail(uuid, text, text[]) is
  'What became of a mail that was begun: sent, and it stays, with whom the mail server did not take it for; unsure, and it stays as that; or refused by the mail server, and nothing of it is kept. Doing it twice is harmless.';
grant execute on function public.end_invoice_mail(uuid, text, text[]) to service_role;
