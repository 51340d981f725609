-- The mails about an invoice that the product sent to its client: which, to whom, when. A row is made before its mail
-- leaves, so that two requests for one mail send one; it counts once the mail server has taken the mail.
create table public.invoice_mails (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- Which of the automatic reminders; null for what the owner sent.
  step text,
  sent_to text not null,
  subject text not null,
  -- Two mails with the same key are one mail, asked for twice.
  request_key uuid not null default gen_random_uuid(),
  request_fingerprint text not null default '',
  begun_at timestamptz not null default clock_timestamp(),
  -- Null while the mail is on its way.
  sent_at timestamptz,
  constraint invoice_mails_invoice foreign key (invoice_id, user_id)
    references public.invoices (id, user_id) on delete restrict,
  constraint invoice_mails_request unique (invoice_id, request_key),
  constraint invoice_mails_kind_known check (kind in ('invoice', 'reminder')),
  constraint invoice_mails_step_known check (
    step is null or kind = 'reminder' and step in ('before_3', 'due', 'after_3', 'after_7')
  )
);
comment on table public.invoice_mails is 'What was mailed to the client of an invoice, and when.';
-- Every step once in the life of an invoice.
create unique index invoice_mails_step on public.invoice_mails (invoice_id, step) where step is not null;
create index invoice_mails_invoice_user on public.invoice_mails (invoice_id, user_id);
create index invoice_mails_user_id on public.invoice_mails (user_id);

alter table public.invoice_mails enable row level security;
revoke all on public.invoice_mails from anon, authenticated;
grant select on public.invoice_mails to authenticated;

create policy invoice_mails_select_own on public.invoice_mails
for select to authenticated
using (user_id = (select auth.uid()) and sent_at is not null);

create function private.keep_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(409, 'A mail that was sent cannot be changed.');
  return null;
end
$$;
revoke all on function private.keep_mail() from public;

create trigger invoice_mails_keep before update or delete on public.invoice_mails
for each row
when (old.sent_at is not null)
execute function private.keep_mail();

create trigger invoice_mails_keep_all before truncate on public.invoice_mails
for each statement execute function private.keep_mail();

-- The history of an invoice tells of its mails, too.
alter table public.invoice_events drop constraint invoice_events_kind_known;
alter table public.invoice_events add constraint invoice_events_kind_known check (kind in (
  'created', 'deleted', 'restored',
  'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone',
  'shared', 'link_renewed', 'link_revoked',
  'sent', 'reminded'
));

create function private.note_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.invoice_id,
    new.user_id,
    case new.kind when 'invoice' then 'sent' else 'reminded' end,
    new.sent_at,
    jsonb_strip_nulls(jsonb_build_object('mail_id', new.id, 'to', new.sent_to, 'step', new.step))
  );
  return null;
end
$$;
revoke all on function private.note_mail() from public;

create trigger invoice_mails_note_inserted after insert on public.invoice_mails
for each row
when (new.sent_at is not null)
execute function private.note_mail();

create trigger invoice_mails_note_sent after update on public.invoice_mails
for each row
when (old.sent_at is null and new.sent_at is not null)
execute function private.note_mail();
