-- What was mailed is written by the edge function alone, with the server's own key and in the name of the person whom it
-- has verified: nobody writes "sent" into a history without a mail. And a mail that may have gone out is kept as such;
-- its request is answered so from then on, until the person asks for another mail.
alter table public.invoice_mails add column unsure_at timestamptz;
comment on column public.invoice_mails.unsure_at is
  'When it became clear that nobody knows whether the mail went out; null while that is not so.';
create index invoice_mails_on_their_way on public.invoice_mails (begun_at)
where sent_at is null and unsure_at is null;

create trigger invoice_mails_keep_unsure before delete on public.invoice_mails
for each row
when (old.unsure_at is not null)
execute function private.keep_mail();

alter table public.invoice_events drop constraint invoice_events_kind_known;
alter table public.invoice_events add constraint invoice_events_kind_known check (kind in (
  'created', 'deleted', 'restored',
  'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone',
  'shared', 'link_renewed', 'link_revoked',
  'sent', 'reminded', 'mail_unsure',
  'reminder_failed', 'reminder_unsure', 'reminder_given_up', 'reminder_stopped'
));

create or replace function private.note_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.invoice_id,
    new.user_id,
    case when new.sent_at is null then 'mail_unsure' when new.kind = 'invoice' then 'sent' else 'reminded' end,
    coalesce(new.sent_at, new.unsure_at),
    jsonb_strip_nulls(jsonb_build_object('mail_id', new.id, 'to', new.sent_to, 'step', new.step))
  );
  return null;
end
$$;

create trigger invoice_mails_note_unsure after update on public.invoice_mails
for each row
when (old.unsure_at is null and new.unsure_at is not null)
execute function private.note_mail();

drop function public.begin_invoice_mail(uuid, uuid, text, text, text);
drop function private.begin_invoice_mail(uuid, uuid, text, text, text);
drop function public.record_invoice_mail(uuid);
drop function public.give_up_invoice_mail(uuid);
drop function private.end_invoice_mail(uuid, boolean);
drop function private.take_mail_permits(uuid, uuid);

-- 30 mails an hour from one person, and the limits of the day. What is refused takes no permit.
create function private.take_mail_permits(sender uuid, address text, most_a_day integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := private.take_permit('mails:' || sender, 30, 0.5);
begin
  if seconds > 0 then
    perform private.refuse(
      429, 'That is many mails in an hour. Please try again after ' || private.wait_text(seconds) || '.'
    );
  end if;
  perform private.take_day_permit(sender);
  perform private.take_recipient_permits(sender, address);
  perform private.count_mail_of_host(most_a_day);
end
$$;
revoke all on function private.take_mail_permits(uuid, text, integer) from public;

create function private.begin_invoice_mail(
  sender uuid,
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text,
  most_a_day integer
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice public.invoices;
  clean_subject constant text := private.single_line(begin_invoice_mail.subject);
  mail public.invoice_mails;
begin
  perform private.queue_mails();
  invoice := private.lock_invoice(begin_invoice_mail.invoice_id, begin_invoice_mail.sender);

  select * into mail
  from public.invoice_mails as earlier
  where earlier.invoice_id = invoice.id and earlier.request_key = begin_invoice_mail.request_key;

  if found and mail.request_fingerprint is distinct from begin_invoice_mail.fingerprint then
    perform private.refuse(409, 'This request was already used for another mail.', 'requestKey');
  elsif mail.sent_at is not null then
    return jsonb_build_object('state', 'sent');
  elsif mail.begun_at > clock_timestamp() - interval '2 minutes' and mail.unsure_at is null then
    perform private.refuse(409, 'This mail is being sent.');
  elsif mail.id is not null then
    -- One of which nothing was heard: its request died, maybe after the mail server had taken it.
    update public.invoice_mails as lost
    set unsure_at = clock_timestamp()
    where lost.id = mail.id and lost.unsure_at is null;
    return jsonb_build_object('state', 'unsure');
  end if;

  if (begin_invoice_mail.kind in ('invoice', 'reminder')) is not true then
    perform private.refuse(422, 'Please choose invoice or reminder.', 'kind');
  elsif begin_invoice_mail.kind = 'reminder' and invoice.settled_minor = invoice.total_minor then
    perform private.refuse(409, 'Nothing is due on this invoice any more.');
  elsif clean_subject is null or begin_invoice_mail.fingerprint is null then
    perform private.refuse(422, 'Subject is required.', 'subject');
  elsif private.is_stopped(invoice.user_id, invoice.client_email) then
    perform private.refuse(
      409, 'Your client has asked for no more mails from here to this address. Please send the link yourself.'
    );
  end if;
  perform private.check_length(clean_subject, 200, 'Subject', 'subject');
  perform private.take_mail_permits(invoice.user_id, invoice.client_email, most_a_day);

  insert into public.invoice_mails (
    invoice_id, user_id, kind, sent_to, subject, request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, begin_invoice_mail.kind, invoice.client_email, clean_subject,
    begin_invoice_mail.request_key, begin_invoice_mail.fingerprint
  )
  returning * into mail;
  return jsonb_build_object(
    'state', 'begun',
    'id', mail.id,
    'stop_token', private.stop_token(invoice.user_id, invoice.client_email)
  );
end
$$;
revoke all on function private.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer) from public;
grant execute on function private.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer) to service_role;

create function public.begin_invoice_mail(
  sender uuid,
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text,
  most_a_day integer default null
) returns jsonb
language sql
set search_path = ''
as $$
  select private.begin_invoice_mail(sender, invoice_id, request_key, kind, subject, fingerprint, most_a_day)
$$;
comment on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer) is
  'Begins a mail to the client of one of the sender''s invoices, for the server alone: begun, with its id and what stops further ones; or that this request was sent, or that it may have been.';
revoke all on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_invoice_mail(uuid, uuid, uuid, text, text, text, integer) to service_role;

create function private.end_invoice_mail(mail_id uuid, outcome text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if outcome = 'sent' then
    update public.invoice_mails as mail
    set sent_at = clock_timestamp()
    where mail.id = mail_id and mail.sent_at is null;
  elsif outcome = 'unsure' then
    update public.invoice_mails as mail
    set unsure_at = clock_timestamp()
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  elsif outcome = 'refused' then
    delete from public.invoice_mails as mail
    where mail.id = mail_id and mail.sent_at is null and mail.unsure_at is null;
  else
    perform private.refuse(422, 'A mail ends as sent, unsure or refused.', 'outcome');
  end if;
end
$$;
revoke all on function private.end_invoice_mail(uuid, text) from public;
grant execute on function private.end_invoice_mail(uuid, text) to service_role;

create function public.end_invoice_mail(mail_id uuid, outcome text) returns void
language sql
set search_path = ''
as $$ select private.end_invoice_mail(mail_id, outcome) $$;
comment on function public.end_invoice_mail(uuid, text) is
  'What became of a mail that was begun: sent, and it stays; unsure, and it stays as that; or refused by the mail server, and nothing of it is kept. Doing it twice is harmless.';
revoke all on function public.end_invoice_mail(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.end_invoice_mail(uuid, text) to service_role;
