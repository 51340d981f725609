-- Mails with a statement of account to a client: which, when and to whom. They begin and end as those of invoices do (…_mail.sql),
-- with the same limits and stops.

create table public.statement_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  first_day date not null,
  last_day date not null,
  currency text not null,
  -- As in the mail's header: the addresses, with commas between them.
  sent_to text not null,
  cc text[] not null default '{}',
  -- The addresses that the mail server refused.
  missed text[] not null default '{}',
  subject text not null,
  -- Two mails with the same key are one mail, requested twice.
  request_key uuid not null,
  request_fingerprint text not null,
  begun_at timestamptz not null default clock_timestamp(),
  -- Null while the mail is on its way.
  sent_at timestamptz,
  unsure_at timestamptz,
  -- Who had it sent.
  by_id uuid,
  by_name text,
  constraint statement_mails_client foreign key (client_id, user_id)
    references books.clients (id, user_id) on delete restrict,
  constraint statement_mails_request unique (user_id, request_key),
  constraint "to: days_turned" check (first_day <= last_day),
  constraint "currency: currency_unknown" check (currency in ('INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD')),
  constraint statement_mails_recipients_bounded check (
    char_length(sent_to) <= 6 * 256 and cardinality(cc) <= 6 and cardinality(missed) <= 6
  ),
  constraint statement_mails_fingerprint_length check (char_length(request_fingerprint) <= 200)
);
comment on table public.statement_mails is 'Which statements of account were mailed to a client, and when.';
create index statement_mails_client_user on public.statement_mails (client_id, user_id);
create index statement_mails_user_id on public.statement_mails (user_id);
create index statement_mails_on_their_way on public.statement_mails (begun_at)
where sent_at is null and unsure_at is null;

alter table public.statement_mails enable row level security;
grant select on public.statement_mails to authenticated;

-- Also shows a mail that may have gone out, marked as unsure.
create policy statement_mails_select_own on public.statement_mails
for select to authenticated
using (user_id = (select private.caller()) and num_nonnulls(sent_at, unsure_at) > 0);

create trigger statement_mails_actor before insert on public.statement_mails
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

-- Merging clients changes the client; the sent mail itself never changes.
create trigger statement_mails_keep before update of
  id, user_id, first_day, last_day, currency, sent_to, cc, missed, subject, request_key, request_fingerprint, begun_at, sent_at,
  unsure_at
on public.statement_mails
for each row
when (old.sent_at is not null)
execute function private.keep_mail();

create trigger statement_mails_keep_rows before delete on public.statement_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) > 0)
execute function private.keep_mail();

create trigger statement_mails_keep_all before truncate on public.statement_mails
for each statement execute function private.keep_mail();

-- The same as for the link of an invoice.
create function private.settle_statement_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    update public.statement_links as link set mail_id = null where link.mail_id = new.id;
  else
    delete from public.statement_links as link where link.mail_id = old.id;
  end if;
  return null;
end
$$;

create trigger statement_mails_link_kept after update on public.statement_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0 and num_nonnulls(new.sent_at, new.unsure_at) > 0)
execute function private.settle_statement_link();

create trigger statement_mails_link_gone after delete on public.statement_mails
for each row
when (num_nonnulls(old.sent_at, old.unsure_at) = 0)
execute function private.settle_statement_link();

create function private.begin_statement_mail(
  sender uuid,
  client_id uuid,
  first_day date,
  last_day date,
  currency text,
  request_key uuid,
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
  client books.clients;
  mail public.statement_mails;
  addressed text[];
  clean_subject text;
  stops jsonb;
  told jsonb;
  asked public.statement_links;
begin
  perform private.queue_mails();
  client := private.lock_client(begin_statement_mail.client_id, begin_statement_mail.sender);

  select * into mail
  from public.statement_mails as earlier
  where earlier.user_id = client.user_id and earlier.request_key = begin_statement_mail.request_key;
  if found then
    told := private.mail_before(
      (mail.client_id, mail.request_fingerprint) is not distinct from (client.id, begin_statement_mail.fingerprint),
      mail.begun_at, mail.sent_at, mail.unsure_at, mail.missed
    );
    update public.statement_mails as lost
    set unsure_at = clock_timestamp()
    where lost.id = mail.id and lost.sent_at is null and lost.unsure_at is null;
    return told;
  end if;

  clean_subject := private.mail_subject(begin_statement_mail.subject, begin_statement_mail.fingerprint);
  addressed := coalesce(recipients, array[client.email]);
  stops := private.admit_mail(client.user_id, addressed, copies, most_a_day);

  insert into public.statement_mails (
    user_id, client_id, first_day, last_day, currency, sent_to, cc, subject, request_key, request_fingerprint
  )
  values (
    client.user_id, client.id, begin_statement_mail.first_day, begin_statement_mail.last_day,
    begin_statement_mail.currency, array_to_string(addressed, ', '), copies, clean_subject,
    begin_statement_mail.request_key, begin_statement_mail.fingerprint
  )
  returning * into mail;
  asked.first_day := mail.first_day;
  asked.last_day := mail.last_day;
  asked.currency := mail.currency;
  asked.mail_id := mail.id;
  return jsonb_build_object(
    'state', 'begun', 'id', mail.id, 'to', addressed, 'cc', copies, 'stops', stops,
    'reply_to', private.reply_address(client.user_id), 'link', private.statement_link(client, asked)
  );
end
$$;
grant execute on function private.begin_statement_mail(uuid, uuid, date, date, text, uuid, text, text, integer, text[], text[])
  to service_role;

create function public.begin_statement_mail(
  sender uuid,
  client_id uuid,
  first_day date,
  last_day date,
  currency text,
  request_key uuid,
  subject text,
  fingerprint text,
  most_a_day integer default null,
  recipients text[] default null,
  copies text[] default '{}'
) returns jsonb
language sql
set search_path = ''
as $$
  select private.begin_statement_mail(
    sender, client_id, first_day, last_day, currency, request_key, subject, fingerprint, most_a_day, recipients, copies
  )
$$;
comment on function public.begin_statement_mail(uuid, uuid, date, date, text, uuid, text, text, integer, text[], text[]) is
  'Begins a mail with the statement of one of the sender''s clients, to the client unless others are named, for the server alone: begun, with its id, whom it goes to, what stops further ones to each and the token of its link; or that this request was sent, or that it may have been.';
grant execute on function public.begin_statement_mail(uuid, uuid, date, date, text, uuid, text, text, integer, text[], text[])
  to service_role;

create function private.end_statement_mail(mail_id uuid, outcome text, missed text[]) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if outcome = 'sent' then
    update public.statement_mails as mail
    set sent_at = clock_timestamp(), missed = end_statement_mail.missed
    where mail.id = mail_id and mail.sent_at is null;
  elsif outcome = 'unsure' then
    update public.statement_mails as mail
    set unsure_at = clock_timestamp()
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  elsif outcome = 'refused' then
    delete from public.statement_mails as mail
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  else
    perform private.refuse(422, 'mail_outcome_unknown', 'outcome');
  end if;
end
$$;
grant execute on function private.end_statement_mail(uuid, text, text[]) to service_role;

create function public.end_statement_mail(mail_id uuid, outcome text, missed text[] default '{}') returns void
language sql
set search_path = ''
as $$ select private.end_statement_mail(mail_id, outcome, missed) $$;
comment on function public.end_statement_mail(uuid, text, text[]) is
  'What became of a mail with a statement that was begun, as end_invoice_mail says it of an invoice''s.';
grant execute on function public.end_statement_mail(uuid, text, text[]) to service_role;
