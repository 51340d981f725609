-- Documents of an export as they are written again (…_restoring.sql says when), with their money, their links and their history.

-- As they were issued: what is paid and credited of them follows from what is written after them.
create function private.restore_documents(business public.businesses, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := business.user_id;
begin
  perform private.write_documents((
    select jsonb_agg(
      staged.value - private.later_columns()
      || jsonb_build_object(
        'id', private.restored_id(owner, restore_id, said.id::text),
        'user_id', owner,
        'business_id', business.id,
        'original_id', private.restored_id(owner, restore_id, said.original_id::text),
        'client_id', private.restored_id(owner, restore_id, said.client_id::text),
        'due_date', case
          when said.parts = '[]' or (private.kind(said.kind)).sign = 0 then said.due_date
          else private.part_due(said.parts, 0)
        end,
        'request_key', gen_random_uuid(),
        'request_fingerprint', 'restored',
        'items', (
          select jsonb_agg(
            row.value || jsonb_build_object(
              'id', private.restored_id(owner, restore_id, row.value ->> 'id'),
              'original_item_id', private.restored_id(owner, restore_id, row.value ->> 'original_item_id')
            )
            order by (row.value -> 'position')::integer
          )
          from jsonb_array_elements(staged.value -> 'items') as row (value)
        )
      )
    )
    from jsonb_array_elements(rows) as staged
    cross join jsonb_populate_record(null::books.invoices, staged.value) as said
  ));
end
$$;

create function private.restore_receipts(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  -- The registration is later than the last document without one.
  with registration as materialized (
    select own.tax_id as gstin, coalesce((
      select max((document.value ->> 'issue_date')::date)
      from private.restore_rows as document
      where document.user_id = owner and document.restore_id = restore_receipts.restore_id
        and document.step = array_position(private.restore_order(), 'documents')
        and document.value #>> '{seller,gstRegistration}' is distinct from 'regular'
    ), '-infinity') as after
    from public.businesses as own
    where own.user_id = owner and own.gst_registration = 'regular'
  )
  insert into books.receipts (
    id, user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, created_at, undone_at,
    undo_reason, returned_minor, returned_on, return_method, return_reference, return_note, returned_at, gstin, advance_for,
    advance_for_at, advance_supply, advance_place, advance_rate, advance_untaxed, advance_exchange_rate, voucher_id,
    request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner,
    private.restored_id(owner, restore_id, said.client_id::text), said.currency, said.amount_minor,
    case when said.undone_at is null then said.amount_minor - coalesce(said.returned_minor, 0) else 0 end, said.paid_on,
    said.method, said.reference, said.note, private.not_later(said.created_at), private.not_later(said.undone_at),
    said.undo_reason,
    coalesce(said.returned_minor, 0), said.returned_on, said.return_method, said.return_reference, said.return_note,
    private.not_later(said.returned_at),
    -- A file of an older form does not say it, but where a voucher does.
    case when staged.value ? 'gstin' or said.voucher_id is not null then said.gstin else registration.gstin end,
    said.advance_for, private.not_later(said.advance_for_at), said.advance_supply, said.advance_place, said.advance_rate, coalesce(said.advance_untaxed, false),
    said.advance_exchange_rate,
    private.restored_id(owner, restore_id, said.voucher_id::text), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::books.receipts, staged.value) as said
  left join registration on registration.after < said.paid_on;
$$;

-- What came in for documents, and what became of them.
create function private.restore_money(owner uuid, restore_id uuid, rows jsonb, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into books.payments (
    id, invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client, receipt_id,
    from_advance, reason, created_at, decided_at, restored, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.state, said.amount_minor, said.tds_minor,
    said.paid_on, said.method, said.reference, said.note, said.from_client,
    private.restored_id(owner, restore_id, said.receipt_id::text), said.from_advance, said.reason,
    private.not_later(said.created_at), private.not_later(said.decided_at), true, gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::books.payments, staged.value -> 'payments') as said;

  -- The advances follow from the ledger …
  update books.receipts as own
  set advance_minor = private.advance_of(own)
  where own.id in (select payment.receipt_id from books.payments as payment where payment.invoice_id = any (ids))
    and own.undone_at is null and own.advance_minor <> private.advance_of(own);
  -- … and so does what became of the documents: of the notes first, for their invoices, which they settle, ask what was given back.
  perform private.settle(own.id)
  from books.invoices as own
  where own.id = any (ids)
    and (own.sign = -1 or exists (select from books.payments as payment where payment.invoice_id = own.id))
  order by own.sign <> -1, own.id;

  -- A note that is written later settles its invoice, so what is written off is so in the end.
  insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
  select
    owner, restore_id, array_position(private.restore_order(), 'written_off'), staged.value ->> 'id', 0,
    jsonb_build_object(
      'id', staged.value -> 'id', 'written_off_at', staged.value -> 'written_off_at',
      'write_off_reason', staged.value -> 'write_off_reason'
    ),
    1, 0
  from jsonb_array_elements(rows) as staged
  where staged.value ->> 'written_off_at' is not null;
end
$$;

create function private.restore_written_off(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  update books.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = private.not_later(said.written_off_at), write_off_reason = said.write_off_reason
  from jsonb_populate_recordset(null::books.invoices, rows) as said
  where own.id = private.restored_id(owner, restore_id, said.id::text) and own.user_id = owner
$$;

create function private.restore_sharing(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_links (
    invoice_id, user_id, created_at, revoked_at, first_viewed_at, last_viewed_at, views, restored
  )
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, private.not_later(said.created_at),
    private.not_later(said.revoked_at), private.not_later(said.first_viewed_at), private.not_later(said.last_viewed_at),
    said.views, true
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.invoice_links, staged.value -> 'link') as said
  where jsonb_typeof(staged.value -> 'link') = 'object';

  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client, answered_at, restored)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.accepted, said.name, said.note,
    said.from_client, private.not_later(said.answered_at), true
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.estimate_answers, staged.value -> 'answer') as said
  where jsonb_typeof(staged.value -> 'answer') = 'object';

  insert into public.invoice_mails (
    id, invoice_id, user_id, kind, step, step_day, sent_to, cc, missed, subject, begun_at, sent_at, unsure_at,
    restored, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.kind, said.step, said.step_day,
    said.sent_to, said.cc, said.missed, left(said.subject, 500), private.not_later(said.begun_at),
    -- One that is on its way is in no file.
    coalesce(private.not_later(said.sent_at), case when said.unsure_at is null then clock_timestamp() end),
    private.not_later(said.unsure_at), true, 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.invoice_mails, staged.value -> 'mails') as said;
end
$$;

-- The history as the file tells it. What the writing of the rows would tell is left out: it happened long ago.
create function private.restore_history(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail, restored)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, event.value ->> 'kind',
    private.not_later((event.value ->> 'at')::timestamptz),
    detail.value || jsonb_strip_nulls(jsonb_build_object(
      'payment_id', private.restored_id(owner, restore_id, detail.value ->> 'payment_id'),
      'note_id', private.restored_id(owner, restore_id, detail.value ->> 'note_id'),
      'mail_id', private.restored_id(owner, restore_id, detail.value ->> 'mail_id')
    )),
    true
  from jsonb_array_elements(rows) as staged
  cross join jsonb_array_elements(staged.value -> 'events') with ordinality as event (value, place)
  cross join lateral (select coalesce(event.value -> 'detail', '{}') as value) as detail
$$;
