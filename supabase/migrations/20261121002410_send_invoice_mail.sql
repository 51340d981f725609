-- How an owner's mail goes: begun, handed to the mail server by the edge function, then recorded or given up. All with
-- the owner's own token; the recipient is the invoice's client, whatever is asked for.

-- How often: 30 mails an hour from one person, 5 of them about one invoice. What is refused takes no permit.
create function private.take_mail_permits(user_id uuid, invoice_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := greatest(
    private.take_permit('mails:' || user_id, 30, 0.5),
    private.take_permit('mails:' || invoice_id, 5, 5 / 60.0)
  );
begin
  if seconds > 0 then
    perform private.refuse(
      429, 'That is many mails in an hour. Please try again after ' || seconds || ' seconds.'
    );
  end if;
end
$$;
revoke all on function private.take_mail_permits(uuid, uuid) from public;

create function private.begin_invoice_mail(
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice constant public.invoices := private.lock_invoice(begin_invoice_mail.invoice_id, auth.uid());
  clean_subject constant text := private.single_line(begin_invoice_mail.subject);
  mail public.invoice_mails;
begin
  select * into mail
  from public.invoice_mails as earlier
  where earlier.invoice_id = invoice.id and earlier.request_key = begin_invoice_mail.request_key;

  if found and mail.request_fingerprint is distinct from begin_invoice_mail.fingerprint then
    perform private.refuse(409, 'This request was already used for another mail.', 'requestKey');
  elsif mail.sent_at is not null then
    return null;
  elsif mail.begun_at > clock_timestamp() - interval '2 minutes' then
    perform private.refuse(409, 'This mail is being sent.');
  end if;

  if (begin_invoice_mail.kind in ('invoice', 'reminder')) is not true then
    perform private.refuse(422, 'Please choose invoice or reminder.', 'kind');
  elsif begin_invoice_mail.kind = 'reminder' and invoice.settled_minor = invoice.total_minor then
    perform private.refuse(409, 'Nothing is due on this invoice any more.');
  elsif clean_subject is null or begin_invoice_mail.fingerprint is null then
    perform private.refuse(422, 'Subject is required.', 'subject');
  end if;
  perform private.check_length(clean_subject, 200, 'Subject', 'subject');
  perform private.take_mail_permits(invoice.user_id, invoice.id);

  -- One that was begun long ago and of which nothing was heard: its request died, so this one takes its place.
  insert into public.invoice_mails as begun (
    invoice_id, user_id, kind, sent_to, subject, request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, begin_invoice_mail.kind, invoice.client_email, clean_subject,
    begin_invoice_mail.request_key, begin_invoice_mail.fingerprint
  )
  on conflict (invoice_id, request_key) do update set begun_at = clock_timestamp()
  returning * into mail;
  return mail.id;
end
$$;
revoke all on function private.begin_invoice_mail(uuid, uuid, text, text, text) from public;
grant execute on function private.begin_invoice_mail(uuid, uuid, text, text, text) to authenticated;

create function public.begin_invoice_mail(
  invoice_id uuid,
  request_key uuid,
  kind text,
  subject text,
  fingerprint text
) returns uuid
language sql
set search_path = ''
as $$ select private.begin_invoice_mail(invoice_id, request_key, kind, subject, fingerprint) $$;
comment on function public.begin_invoice_mail(uuid, uuid, text, text, text) is
  'Begins a mail to the client of one of the caller''s invoices: its id, or null when this request was sent already.';
revoke all on function public.begin_invoice_mail(uuid, uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_invoice_mail(uuid, uuid, text, text, text) to authenticated;

create function private.end_invoice_mail(mail_id uuid, sent boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse(401, 'Please log in.');
  end if;
  if sent then
    update public.invoice_mails as mail
    set sent_at = clock_timestamp()
    where mail.id = mail_id and mail.user_id = auth.uid() and mail.sent_at is null;
  else
    delete from public.invoice_mails as mail
    where mail.id = mail_id and mail.user_id = auth.uid() and mail.sent_at is null;
  end if;
end
$$;
revoke all on function private.end_invoice_mail(uuid, boolean) from public;
grant execute on function private.end_invoice_mail(uuid, boolean) to authenticated;

create function public.record_invoice_mail(mail_id uuid) returns void
language sql
set search_path = ''
as $$ select private.end_invoice_mail(mail_id, true) $$;
comment on function public.record_invoice_mail(uuid) is
  'Says that a mail that was begun is with the mail server; from then on it stays. Doing it twice is harmless.';
revoke all on function public.record_invoice_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.record_invoice_mail(uuid) to authenticated;

create function public.give_up_invoice_mail(mail_id uuid) returns void
language sql
set search_path = ''
as $$ select private.end_invoice_mail(mail_id, false) $$;
comment on function public.give_up_invoice_mail(uuid) is
  'Forgets a mail that was begun and that the mail server did not take. One that was sent stays.';
revoke all on function public.give_up_invoice_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.give_up_invoice_mail(uuid) to authenticated;
