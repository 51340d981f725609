-- Notes of filed returns: what is issued in the place of one, and those that their buyers rejected.

create function private.take_corrected(note_id uuid, invoice books.invoices, kind text, commercial boolean) returns books.invoices
language plpgsql
set search_path = ''
as $$
declare
  note books.invoices;
begin
  select * into note
  from books.invoices as own
  where own.id = take_corrected.note_id and own.user_id = invoice.user_id and own.original_id = invoice.id
    and own.kind = take_corrected.kind and own.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif note.commercial <> take_corrected.commercial then
    perform private.refuse(409, 'not_amendable', params => '{"of": "commercial"}');
  elsif note.listed and note.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  end if;
  perform private.check_correctable(note);
  perform set_config('app.correcting', note.id::text, true);
  update books.invoices as own set cancelled_at = now() where own.id = note.id;
  perform set_config('app.correcting', '', true);
  return note;
end
$$;
comment on function private.take_corrected(uuid, books.invoices, text, boolean) is
  'Cancels a note of a filed return for the one that is issued in its place.';

create function private.own_note(note_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  note jsonb;
begin
  select jsonb_build_object(
    'kind', own.kind, 'original_id', own.original_id, 'commercial', own.commercial,
    'due_date', greatest(own.due_date, private.today())
  ) into note
  from books.invoices as own
  where own.id = own_note.note_id and own.user_id = private.account() and own.told = 'note';
  if note is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return note;
end
$$;
grant execute on function private.own_note(uuid) to authenticated;

create function public.correct_note(
  request_key uuid,
  note_id uuid,
  reason text,
  items jsonb default null,
  amount_minor bigint default null
) returns jsonb
language sql
set search_path = ''
as $$
  select private.issue_note(
    private.own_note(note_id) ->> 'kind', request_key, (private.own_note(note_id) ->> 'original_id')::uuid, reason, items, amount_minor,
    (private.own_note(note_id) ->> 'commercial')::boolean, null, (private.own_note(note_id) ->> 'due_date')::date, note_id
  )
$$;
comment on function public.correct_note(uuid, uuid, text, jsonb, bigint) is
  'Issues a note in place of one of the caller''s notes whose GSTR-1 was filed, of the same day, from the input of issue_credit_note and issue_debit_note. The first is cancelled.';

grant execute on function public.correct_note(uuid, uuid, text, jsonb, bigint) to authenticated;

-- The note is taken back as correct_note does it, looked at, and put back: what is left of its invoice without it is known nowhere
-- else.
create function private.preview_corrected_note(note_id uuid, items jsonb, amount_minor bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  note books.invoices;
  invoice books.invoices;
  seen jsonb;
begin
  select * into note
  from books.invoices as own
  where own.id = preview_corrected_note.note_id and own.user_id = owner and own.told = 'note' and own.cancelled_at is null;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  invoice := private.lock_invoice(note.original_id, owner);
  begin
    perform private.take_corrected(note.id, invoice, note.kind, note.commercial);
    select * into invoice from books.invoices as own where own.id = invoice.id;
    seen := jsonb_build_object(
      'rest', private.creditable(invoice.id),
      'preview', case
        when num_nonnulls(items, amount_minor) = 0 then null
        when note.sign = -1 then private.priced_credit(invoice, items, amount_minor, note.commercial)
        else private.priced_debit(invoice, items, amount_minor)
      end
    );
    raise exception using errcode = 'BH001';
  exception when sqlstate 'BH001' then
    return seen;
  end;
end
$$;
grant execute on function private.preview_corrected_note(uuid, jsonb, bigint) to authenticated;

create function public.preview_corrected_note(note_id uuid, items jsonb default null, amount_minor bigint default null)
returns jsonb
language sql
set search_path = ''
as $$ select private.preview_corrected_note(note_id, items, amount_minor) $$;
comment on function public.preview_corrected_note(uuid, jsonb, bigint) is
  'What correct_note would issue, with its rows, taxes and sums, as preview, null where nothing is asked; and as rest what notes could take of the invoice without the corrected one, as creditable says it. Nothing is written.';
grant execute on function public.preview_corrected_note(uuid, jsonb, bigint) to authenticated;

-- A buyer can reject a credit note in the portal's invoice management system; that raises the seller's tax, and the same note is
-- furnished again.
create table public.note_rejections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  note_id uuid not null,
  -- The day that the portal says.
  rejected_on date not null,
  said_at timestamptz not null default clock_timestamp(),
  by_id uuid,
  by_name text,
  taken_back_at timestamptz,
  taken_back_by_id uuid,
  taken_back_by_name text,
  constraint note_rejections_note foreign key (note_id, user_id) references books.invoices (id, user_id) on delete restrict,
  constraint note_rejections_day check (private.is_day(rejected_on))
);
comment on table public.note_rejections is 'Credit notes that their buyers rejected on the portal, as who said it and who took it back.';
create index note_rejections_note on public.note_rejections (note_id, user_id);
create unique index note_rejections_standing on public.note_rejections (user_id, note_id, rejected_on) where taken_back_at is null;

alter table public.note_rejections enable row level security;
-- Reading only: functions write.
grant select on public.note_rejections to authenticated;

create policy note_rejections_select_own on public.note_rejections
for select to authenticated
using (user_id = (select private.caller()));

create trigger note_rejections_actor before insert on public.note_rejections
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

create trigger note_rejections_taken_back before update on public.note_rejections
for each row execute function private.note_change('taken_back', 'taken_back_at');

create function private.reject_note(note_id uuid, rejected_on date) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  note books.invoices;
  day constant date := coalesce(private.bounded_day(reject_note.rejected_on, 'rejectedOn'), private.today());
begin
  perform private.begin_write();
  select * into note
  from books.invoices as own
  where own.id = reject_note.note_id and own.user_id = owner and own.list = 'credit_notes' and own.cancelled_at is null
  for no key update;
  if not found or note.commercial then
    perform private.refuse(404, 'invoice_not_found');
  elsif note.buyer ->> 'gstin' is null then
    perform private.refuse(409, 'rejection_unregistered');
  elsif day > private.today() or day < note.issue_date then
    perform private.refuse(422, 'rejection_day', 'rejectedOn');
  end if;
  perform private.check_correctable(note);
  insert into public.note_rejections (user_id, note_id, rejected_on)
  values (owner, note.id, day)
  on conflict do nothing;
end
$$;
grant execute on function private.reject_note(uuid, date) to authenticated;

create function public.reject_note(note_id uuid, rejected_on date default null) returns void
language sql
set search_path = ''
as $$ select private.reject_note(note_id, rejected_on) $$;
comment on function public.reject_note(uuid, date) is
  'Notes that the buyer rejected one of the caller''s credit notes on the portal, on a day that is today where none is given: the next return furnishes the same note again. Doing it twice is harmless.';
grant execute on function public.reject_note(uuid, date) to authenticated;

create function private.accept_note(note_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.begin_write();
  if not exists (
    select from books.invoices as own
    where own.id = accept_note.note_id and own.user_id = private.account() and own.list = 'credit_notes'
  ) then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  update public.note_rejections as own
  set taken_back_at = clock_timestamp()
  where own.note_id = accept_note.note_id and own.user_id = private.account() and own.taken_back_at is null;
end
$$;
grant execute on function private.accept_note(uuid) to authenticated;

create function public.accept_note(note_id uuid) returns void
language sql
set search_path = ''
as $$ select private.accept_note(note_id) $$;
comment on function public.accept_note(uuid) is 'Takes back that one of the caller''s credit notes was rejected; doing it twice is harmless.';
grant execute on function public.accept_note(uuid) to authenticated;
