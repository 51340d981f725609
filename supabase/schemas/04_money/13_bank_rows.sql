-- Money received according to a person's bank files: credits alone, kept so that a row is recognised when it is uploaded again, and
-- each tied to its record in the books. The files themselves are not kept (decision 0060).

create table books.bank_rows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A hash of everything that makes a row the same in another file.
  fingerprint text not null,
  day date not null,
  -- In rupees.
  amount_minor bigint not null,
  narration text not null,
  reference text,
  -- The payer's name as the bank wrote it.
  payer text,
  method text not null,
  -- Whether a later row reversed it, or may have.
  standing text not null,
  state text not null default 'open',
  payment_id uuid references books.payments (id) on delete cascade,
  receipt_id uuid references books.receipts (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Who read it in, booked it, set it aside or brought it back last, and when.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint bank_rows_once unique (user_id, fingerprint),
  constraint bank_rows_day_range check (private.is_day(day)),
  constraint "amount: amount_out_of_range" check (amount_minor between 1 and private.most_minor()),
  constraint bank_rows_narration_length check (char_length(narration) <= 500),
  constraint bank_rows_reference_length check (char_length(reference) between 1 and 60),
  constraint bank_rows_payer_length check (char_length(payer) between 1 and 120),
  constraint bank_rows_method_known check (private.is_payment_method(method)),
  constraint bank_rows_standing_known check (standing in ('stands', 'doubtful', 'reversed')),
  constraint bank_rows_state_known check (state in ('open', 'booked', 'aside')),
  constraint bank_rows_booked check ((state = 'booked') = (num_nonnulls(payment_id, receipt_id) = 1))
);
comment on table books.bank_rows is
  'Credits of the bank files that a person uploaded, and what was recorded of each: a payment, or a receipt for several invoices.';
create index bank_rows_open on books.bank_rows (user_id, day desc, id) where state = 'open';
create index bank_rows_payment on books.bank_rows (payment_id) where payment_id is not null;
create index bank_rows_receipt on books.bank_rows (receipt_id) where receipt_id is not null;

alter table books.bank_rows enable row level security;
-- Reading only: functions recognise rows, and record their purpose in the same transaction.
grant select on books.bank_rows to authenticated;

create policy bank_rows_select_own on books.bank_rows
for select to authenticated
using (user_id = (select private.caller()));

create trigger bank_rows_changed before insert or update on books.bank_rows
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'state');

create view books.bank_row_records
with (security_invoker = true)
as
select
  credit.id,
  credit.user_id,
  credit.day,
  credit.amount_minor,
  credit.narration,
  credit.reference,
  credit.payer,
  credit.standing,
  credit.state,
  (
    select jsonb_build_object('id', invoice.id, 'number', invoice.number)
    from books.payments as payment
    join books.invoices as invoice on invoice.id = payment.invoice_id
    where payment.id = credit.payment_id
  ) as invoice,
  (
    select jsonb_build_object(
      'client', jsonb_build_object('id', client.id, 'name', client.name),
      'advance_minor', receipt.amount_minor - paid.minor,
      'invoices', paid.invoices
    )
    from books.receipts as receipt
    join books.clients as client on client.id = receipt.client_id
    cross join lateral (
      select
        coalesce(sum(payment.amount_minor), 0)::bigint as minor,
        coalesce(jsonb_agg(jsonb_build_object('id', invoice.id, 'number', invoice.number) order by invoice.number), '[]') as invoices
      from books.payments as payment
      join books.invoices as invoice on invoice.id = payment.invoice_id
      -- What uses the advance later is not part of what came.
      where payment.receipt_id = receipt.id and not payment.from_advance and payment.state = 'confirmed'
    ) as paid
    where receipt.id = credit.receipt_id
  ) as receipt,
  credit.changed_by_name
from books.bank_rows as credit;
comment on view books.bank_row_records is
  'Credits of a person''s bank files, each with the one invoice that it was recorded for, or with the receipt for an advance or several invoices.';
grant select on books.bank_row_records to authenticated;

create function private.bank_fingerprint(day date, amount_minor bigint, narration text, occurrence integer) returns text
language sql immutable
set search_path = ''
as $$
  select private.hash(
    jsonb_build_array(day, amount_minor, regexp_replace(upper(narration), '[^A-Z0-9]', '', 'g'), occurrence)::text
  )
$$;
comment on function private.bank_fingerprint(date, bigint, text, integer) is
  'One and the same for a row in each file that has it, whatever its format; equal rows of one file differ by their occurrence.';

-- A part of a file at a time. Existing rows stay, but a later row may mark them as reversed.
create function private.keep_bank_rows(bank_rows jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  answer jsonb;
begin
  if jsonb_typeof(bank_rows) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'rows');
  elsif jsonb_array_length(bank_rows) > 500 or octet_length(bank_rows::text) > 1000000 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 500}');
  end if;
  perform private.begin_write(greatest(300 * jsonb_array_length(bank_rows), octet_length(bank_rows::text)));
  if (select count(*) from books.bank_rows as kept where kept.user_id = owner) > 50000 then
    perform private.refuse(403, 'storage_full');
  end if;
  with given as (
    select
      named.*,
      private.bank_fingerprint(named.day, named.amount_minor, named.narration, named.occurrence) as fingerprint
    from jsonb_array_elements(bank_rows) as row
    cross join jsonb_to_record(case jsonb_typeof(row) when 'object' then row else '{}' end) as named (
      day date, amount_minor bigint, narration text, reference text, payer text, method text, standing text,
      occurrence integer
    )
  ),
  fresh as (
    insert into books.bank_rows as kept
      (user_id, fingerprint, day, amount_minor, narration, reference, payer, method, standing)
    select distinct on (fingerprint)
      owner, given.fingerprint, given.day, given.amount_minor, given.narration, given.reference, given.payer, given.method,
      given.standing
    from given
    order by fingerprint
    on conflict on constraint bank_rows_once do update
    -- What one file knows was taken back, a shorter one may not.
    set standing = case when excluded.standing = 'stands' or kept.standing = 'reversed' then kept.standing else excluded.standing end
    returning kept.state, kept.xmax = 0 as is_new
  )
  select jsonb_build_object(
    'new', count(*) filter (where is_new),
    'open', count(*) filter (where not is_new and state = 'open'),
    'booked', count(*) filter (where not is_new and state = 'booked'),
    'aside', count(*) filter (where not is_new and state = 'aside')
  )
  into answer
  from fresh;
  return answer;
end
$$;
grant execute on function private.keep_bank_rows(jsonb) to authenticated;

create function public.keep_bank_rows(bank_rows jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.keep_bank_rows(bank_rows) $$;
comment on function public.keep_bank_rows(jsonb) is
  'Keeps up to 500 credits of a bank file and answers how many were new, and how many were known as open, booked or set aside.';
grant execute on function public.keep_bank_rows(jsonb) to authenticated;

create function private.bank_ledger() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(open)), '[]')
      from (
        select
          invoice.id, invoice.number, invoice.client_id, invoice.client_name, invoice.issue_date, invoice.due_date,
          invoice.total_minor, invoice.taxable_minor,
          invoice.due_minor as balance_minor, invoice.parts
        from books.invoices as invoice
        where invoice.user_id = owner
          and invoice.listed
          and invoice.status = 'UNPAID'
          and invoice.currency = 'INR'
          and invoice.cancelled_at is null
        order by invoice.issue_date desc, invoice.id
        limit 5000
      ) as open
    ),
    'claims', (
      select coalesce(jsonb_agg(to_jsonb(claim)), '[]')
      from (
        select
          payment.id, payment.invoice_id, payment.amount_minor, payment.tds_minor, payment.paid_on, payment.reference
        from books.payments as payment
        join books.invoices as invoice on invoice.id = payment.invoice_id and invoice.currency = 'INR'
        where payment.user_id = owner and payment.state = 'claimed'
        order by payment.created_at desc
        limit 1000
      ) as claim
    ),
    'aliases', (
      select coalesce(jsonb_agg(to_jsonb(alias)), '[]')
      from (
        select client.id as client_id, known.name
        from books.clients as client
        cross join lateral (
          values (client.name), (client.contact)
        ) as known (name)
        where client.user_id = owner and client.merged_into is null and known.name is not null
        union
        -- The payers that a bank named when something of theirs was recorded.
        select coalesce(invoice.client_id, receipt.client_id), paid.payer
        from books.bank_rows as paid
        left join books.payments as payment on payment.id = paid.payment_id
        left join books.invoices as invoice on invoice.id = payment.invoice_id
        left join books.receipts as receipt on receipt.id = paid.receipt_id
        where paid.user_id = owner
          and paid.state = 'booked'
          and paid.payer is not null
          and coalesce(invoice.client_id, receipt.client_id) is not null
        limit 5000
      ) as alias
    ),
    'booked', (
      select coalesce(jsonb_agg(to_jsonb(money)), '[]')
      from (
        select payment.reference, payment.amount_minor
        from books.payments as payment
        where payment.user_id = owner
          and payment.state = 'confirmed'
          and payment.reference is not null
          and payment.receipt_id is null
          and not exists (select from books.bank_rows as paid where paid.payment_id = payment.id)
        union all
        select receipt.reference, receipt.amount_minor
        from books.receipts as receipt
        where receipt.user_id = owner
          and receipt.undone_at is null
          and receipt.reference is not null
          and not exists (select from books.bank_rows as paid where paid.receipt_id = receipt.id)
        limit 20000
      ) as money
    )
  );
end
$$;
grant execute on function private.bank_ledger() to authenticated;

create function public.bank_ledger() returns jsonb
language sql stable
set search_path = ''
as $$ select private.bank_ledger() $$;
comment on function public.bank_ledger() is
  'What the caller''s credits are compared with: open invoices in rupees, claims, names of clients, and references of money that was recorded by other ways than a bank file.';
grant execute on function public.bank_ledger() to authenticated;

-- Books one credit: it confirms a claim, pays an invoice, pays several by a receipt, or waits as an advance of a client, who may be
-- a new one.
create function private.book_bank_row(paid books.bank_rows, booking jsonb) returns books.bank_rows
language plpgsql
set search_path = ''
as $$
declare
  claim_id constant uuid := booking ->> 'claim_id';
  shares constant jsonb := booking -> 'parts';
  -- One of that name and address may have been made for an earlier credit.
  payer constant uuid := coalesce(
    (booking ->> 'client_id')::uuid,
    (
      select client.id
      from books.clients as client
      where client.user_id = paid.user_id
        and client.merged_into is null
        and lower(client.name) = lower(booking #>> '{new_client,name}')
        and coalesce(client.email, '') = coalesce(booking #>> '{new_client,email}', '')
    ),
    case when booking ? 'new_client' then private.create_client(gen_random_uuid(), booking -> 'new_client') end
  );
  made uuid;
begin
  if payer is not null then
    paid.receipt_id := private.record_receipt(
      gen_random_uuid(), payer, 'INR', paid.amount_minor, paid.day, paid.method, paid.reference, null, '[]', 'advance',
      booking ->> 'advance_for'
    );
  elsif jsonb_typeof(shares) is distinct from 'array' or jsonb_array_length(shares) = 0 then
    perform private.refuse(422, 'malformed', 'parts');
  elsif claim_id is not null then
    -- A bank credits rupees; the amount in another currency is unknown.
    if exists (
      select from books.payments as claim
      join books.invoices as invoice on invoice.id = claim.invoice_id
      where claim.id = claim_id and claim.user_id = paid.user_id and invoice.currency <> 'INR'
    ) then
      perform private.refuse(422, 'bank_claim_foreign', 'claimId');
    end if;
    perform private.confirm_payment(
      claim_id, paid.amount_minor, (shares -> 0 ->> 'tds_minor')::bigint, paid.day, booking ->> 'advance_for'
    );
    paid.payment_id := claim_id;
  elsif jsonb_array_length(shares) = 1 then
    if (select invoice.currency from books.invoices as invoice where invoice.id = (shares -> 0 ->> 'invoice_id')::uuid and invoice.user_id = paid.user_id) <> 'INR' then
      perform private.refuse(422, 'invoice_of_another', 'invoiceId');
    end if;
    made := private.record_payment(
      gen_random_uuid(), (shares -> 0 ->> 'invoice_id')::uuid, paid.amount_minor, paid.day, paid.method, paid.reference,
      null, coalesce((shares -> 0 ->> 'tds_minor')::bigint, 0), booking ->> 'excess', booking ->> 'advance_for'
    );
    -- The part above the balance waits with a receipt.
    select payment.receipt_id into paid.receipt_id from books.payments as payment where payment.id = made;
    if paid.receipt_id is null then
      paid.payment_id := made;
    end if;
  else
    paid.receipt_id := private.record_receipt(
      gen_random_uuid(),
      (
        select invoice.client_id
        from books.invoices as invoice
        where invoice.id = (shares -> 0 ->> 'invoice_id')::uuid and invoice.user_id = paid.user_id
      ),
      'INR', paid.amount_minor, paid.day, paid.method, paid.reference, null, shares, booking ->> 'excess',
      booking ->> 'advance_for'
    );
  end if;
  update books.bank_rows as kept
  set state = 'booked', payment_id = paid.payment_id, receipt_id = paid.receipt_id
  where kept.id = paid.id
  returning * into paid;
  return paid;
end
$$;

-- A refusal of one row does not stop the others. A booked row stays as it is, so asking twice is harmless.
create function private.book_bank_rows(bookings jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  booking jsonb;
  paid books.bank_rows;
  code text;
  detail text;
  answer jsonb := '[]';
begin
  if jsonb_typeof(bookings) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'bookings');
  elsif jsonb_array_length(bookings) > 50 or octet_length(bookings::text) > 100000 then
    perform private.refuse(422, 'too_many_items', 'bookings', '{"most": 50}');
  end if;
  perform private.begin_write(1000 * jsonb_array_length(bookings));
  -- Two requests of one person queue here, so that none waits for an invoice that the other has.
  perform from public.businesses as business where business.user_id = owner for no key update;
  for booking in select * from jsonb_array_elements(bookings) loop
    select * into paid
    from books.bank_rows as kept
    where kept.id = (booking ->> 'row_id')::uuid and kept.user_id = owner
    for no key update;
    if not found then
      perform private.refuse(404, 'bank_row_not_found');
    end if;
    code := null;
    detail := null;
    begin
      if paid.state <> 'booked' then
        paid := private.book_bank_row(paid, booking);
      end if;
    -- Refusals of this one alone: a fault, an ended session or too many requests are of all.
    exception when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics code = message_text, detail = pg_exception_detail;
    end;
    answer := answer || jsonb_build_object(
      'row_id', paid.id,
      'payment_id', paid.payment_id,
      'receipt_id', paid.receipt_id,
      'code', code,
      'params', nullif(detail, '')::jsonb
    );
  end loop;
  return answer;
end
$$;
grant execute on function private.book_bank_rows(jsonb) to authenticated;

create function public.book_bank_rows(bookings jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.book_bank_rows(bookings) $$;
comment on function public.book_bank_rows(jsonb) is
  'Records up to 50 credits of the caller: [{row_id, claim_id, parts: [{invoice_id, amount_minor, tds_minor}], excess}], or as an advance of a client or of one that it makes [{row_id, client_id, new_client, advance_for}]. Answers for each with the payment or the receipt, or with the code of what it was refused for. A credit that is recorded stays as it is.';
grant execute on function public.book_bank_rows(jsonb) to authenticated;

create function private.set_bank_rows_aside(row_ids uuid[], aside boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if cardinality(row_ids) > 500 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 500}');
  end if;
  perform private.begin_write();
  update books.bank_rows as kept
  set state = case when aside then 'aside' else 'open' end
  where kept.user_id = private.caller()
    and kept.id = any (row_ids)
    and kept.state = case when aside then 'open' else 'aside' end;
end
$$;
grant execute on function private.set_bank_rows_aside(uuid[], boolean) to authenticated;

create function public.set_bank_rows_aside(row_ids uuid[], aside boolean default true) returns void
language sql
set search_path = ''
as $$ select private.set_bank_rows_aside(row_ids, aside) $$;
comment on function public.set_bank_rows_aside(uuid[], boolean) is
  'Says of credits of the caller that they are for no invoice, or takes that back. Those that are recorded stay so.';
grant execute on function public.set_bank_rows_aside(uuid[], boolean) to authenticated;

-- If the recorded money is undone, the row waits again.
create function private.reopen_bank_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'payments' then
    update books.bank_rows as kept set state = 'open', payment_id = null where kept.payment_id = new.id;
  else
    update books.bank_rows as kept set state = 'open', receipt_id = null where kept.receipt_id = new.id;
  end if;
  return null;
end
$$;

create trigger payments_reopen_bank_row after update of state on books.payments
for each row
when (new.state = 'undone' and old.state <> 'undone')
execute function private.reopen_bank_row();

create trigger receipts_reopen_bank_row after update of undone_at on books.receipts
for each row
when (new.undone_at is not null and old.undone_at is null)
execute function private.reopen_bank_row();
