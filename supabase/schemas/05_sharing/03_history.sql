-- The history of an invoice, in order. Only triggers write it, but for the way in which an invoice went out, which no trigger sees.
-- An opened link is no event: the link counts that itself. The fate of mails stands with the mails.

create table public.invoice_events (
  id bigint primary key generated always as identity,
  invoice_id uuid not null,
  user_id uuid not null,
  kind text not null,
  at timestamptz not null default clock_timestamp(),
  detail jsonb not null default '{}',
  -- Who did it, where a person or a program did: an id of auth.users, and the name at that time of whoever is not the owner.
  by_id uuid,
  by_name text,
  -- Set by a restored export; this server did not see it happen.
  restored boolean not null default false,
  constraint invoice_events_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict,
  constraint invoice_events_kind_known check (kind in (
    'created', 'deleted', 'replaced', 'restored', 'written_off', 'write_off_undone',
    'credited', 'credit_cancelled', 'credit_restored', 'refund_recorded', 'refund_undone',
    'debited', 'debit_cancelled', 'debit_restored',
    'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone',
    'marked_sent', 'shared', 'link_renewed', 'link_revoked',
    'sent', 'reminded', 'mail_unsure',
    'reminder_failed', 'reminder_unsure', 'reminder_given_up', 'reminder_stopped',
    'receipt_sent', 'receipt_failed', 'receipt_unsure', 'receipt_given_up', 'receipt_stopped',
    'mailing_failed', 'mailing_unsure', 'mailing_given_up', 'mailing_stopped',
    'estimate_accepted', 'estimate_declined', 'estimate_converted', 'shipping_noted', 'acceptance_noted'
  )),
  constraint invoice_events_detail_object check (jsonb_typeof(detail) = 'object'),
  constraint invoice_events_detail_length check (octet_length(detail::text) <= 20000)
);
comment on table public.invoice_events is 'The history of an invoice: it only grows.';
create index invoice_events_invoice_user on public.invoice_events (invoice_id, user_id);
create index invoice_events_user_id on public.invoice_events (user_id);
-- Every list reads this, and few invoices have one.
create index invoice_events_marked on public.invoice_events (invoice_id, at) where kind = 'marked_sent';

alter table public.invoice_events enable row level security;
grant select on public.invoice_events to authenticated;

create policy invoice_events_select_own on public.invoice_events
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_history() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- What tells that an account was erased is nobody's, and so never erased.
  if tg_op = 'DELETE' and (
    private.is_erased((to_jsonb(old) ->> 'user_id')::uuid)
    or private.is_undone((to_jsonb(old) ->> 'invoice_id')::uuid)
  ) then
    return old;
  end if;
  perform private.refuse(409, 'history_unchangeable');
  return null;
end
$$;

create trigger invoice_events_keep before update or delete on public.invoice_events
for each row execute function private.keep_history();

create trigger invoice_events_keep_all before truncate on public.invoice_events
for each statement execute function private.keep_history();

create trigger invoice_events_actor before insert on public.invoice_events
for each row when (not new.restored) execute function private.note_actor();

-- A restored document (…_restore.sql) brings its own history.
create function private.leave_out_event() returns trigger
language plpgsql
set search_path = ''
as $$ begin return null; end $$;

create trigger invoice_events_leave_out before insert on public.invoice_events
for each row
when (current_setting('app.restoring', true) = 'on' and not new.restored)
execute function private.leave_out_event();

create function private.note_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The document that it replaces, or the one that replaces it.
  other_id constant uuid := case
    when new.told <> 'supply' then null
    when tg_op = 'INSERT' then new.original_id
    when new.cancelled_at is not null then private.standing_invoice(new.id)
  end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.id,
    new.user_id,
    case
      when tg_op = 'INSERT' then 'created'
      when new.cancelled_at is null then 'restored'
      when other_id is not null then 'replaced'
      else 'deleted'
    end,
    case when tg_op = 'INSERT' then new.created_at else coalesce(new.cancelled_at, clock_timestamp()) end,
    jsonb_strip_nulls(jsonb_build_object(
      'reason', new.cancel_reason,
      'number', (select other.number from books.invoices as other where other.id = other_id)
    ))
  );
  return null;
end
$$;

create trigger invoices_note_created after insert on books.invoices
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_invoice();

create trigger invoices_note_cancelled after update on books.invoices
for each row
when ((old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.note_invoice();

-- The effect of notes, and of a write-off, on an invoice.
create function private.note_credit() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  what constant text := case new.sign when -1 then 'credit' else 'debit' end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.original_id,
    new.user_id,
    what || case when tg_op = 'INSERT' then 'ed' when new.cancelled_at is null then '_restored' else '_cancelled' end,
    jsonb_build_object(
      'note_id', new.id,
      'number', private.document_number(new.prefix, new.financial_year, new.sequence, new.padding),
      'amount_minor', new.total_minor,
      'reason', new.credit_reason
    )
  );
  return null;
end
$$;

create trigger invoices_note_credit after insert on books.invoices
for each row
when (new.told = 'note')
execute function private.note_credit();

create trigger invoices_note_credit_cancelled after update on books.invoices
for each row
when (new.told = 'note' and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.note_credit();

create function private.note_write_off() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.id,
    new.user_id,
    case when new.written_off_at is null then 'write_off_undone' else 'written_off' end,
    jsonb_strip_nulls(jsonb_build_object(
      'amount_minor', new.due_minor, 'reason', new.write_off_reason
    ))
  );
  return null;
end
$$;

create trigger invoices_note_write_off after update on books.invoices
for each row
when ((old.written_off_at is null) <> (new.written_off_at is null))
execute function private.note_write_off();

create function private.payment_event(payment books.payments) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'payment_id', payment.id,
    'amount_minor', payment.amount_minor,
    'tds_minor', payment.tds_minor,
    'paid_on', payment.paid_on,
    'method', payment.method,
    'reference', payment.reference,
    'reason', payment.reason
  ));
end
$$;
comment on function private.payment_event(books.payments) is 'The detail of an event about a payment, as it was then.';

-- A refund of a credit note is also an event of its invoice, and a refund of an advance one of its voucher.
create function private.note_payment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  what constant text := case
    when new.state not in ('confirmed', 'advanced') then new.state
    when tg_op = 'INSERT' then 'recorded'
    else 'confirmed'
  end;
begin
  -- It went with its invoice to the one that corrects that.
  if tg_op = 'UPDATE' and new.invoice_id <> old.invoice_id then
    return null;
  end if;
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    told.id,
    new.user_id,
    case when document.money = 'out' then 'refund_' else 'payment_' end || what,
    case when tg_op = 'INSERT' then new.created_at else new.decided_at end,
    private.payment_event(new)
  from books.invoices as document
  cross join lateral (
    values (document.id), (case when document.money = 'out' then document.original_id end)
  ) as told (id)
  where document.id = new.invoice_id and told.id is not null;
  return null;
end
$$;

create trigger payments_note after insert or update on books.payments
for each row
when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_payment();

create function private.note_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at)
  values (
    new.invoice_id,
    new.user_id,
    case
      when tg_op = 'INSERT' then 'shared'
      when new.revoked_at is not null then 'link_revoked'
      when num_nonnulls(old.revoked_at, old.mail_id) > 0 then 'shared'
      else 'link_renewed'
    end,
    coalesce(new.revoked_at, new.created_at)
  );
  return null;
end
$$;

-- A link made for a mail becomes an event once the mail is sent.
create trigger invoice_links_note_made after insert on public.invoice_links
for each row
when (new.mail_id is null)
execute function private.note_link();

create trigger invoice_links_note_changed after update on public.invoice_links
for each row
when (
  new.mail_id is null
  and (
    old.mail_id is not null
    or old.token <> new.token
    or (old.revoked_at is null) <> (new.revoked_at is null)
  )
)
execute function private.note_link();

create function private.note_estimate_answer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.estimate_id,
    new.user_id,
    case when new.accepted then 'estimate_accepted' else 'estimate_declined' end,
    new.answered_at,
    jsonb_strip_nulls(jsonb_build_object('by', new.name, 'reason', new.note))
  );
  return null;
end
$$;

create trigger estimate_answers_note after insert on public.estimate_answers
for each row execute function private.note_estimate_answer();

create function private.note_conversion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  select new.estimate_id, new.user_id, 'estimate_converted', jsonb_build_object('number', invoice.number)
  from books.invoices as invoice
  where invoice.id = new.issued_id;
  return null;
end
$$;

create trigger drafts_note_conversion after update on public.drafts
for each row
when (old.issued_id is null and new.issued_id is not null and new.estimate_id is not null)
execute function private.note_conversion();

create function private.mark_sent(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, private.account());
begin
  insert into public.invoice_events (invoice_id, user_id, kind)
  select invoice.id, invoice.user_id, 'marked_sent'
  where not exists (
    select from public.invoice_events as known where known.invoice_id = invoice.id and known.kind = 'marked_sent'
  );
end
$$;
grant execute on function private.mark_sent(uuid) to authenticated;

create function public.mark_sent(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.mark_sent(invoice_id) $$;
comment on function public.mark_sent(uuid) is
  'Notes that an invoice of the caller went out by a way that is not seen here, such as on paper; doing it twice is harmless.';
grant execute on function public.mark_sent(uuid) to authenticated;
