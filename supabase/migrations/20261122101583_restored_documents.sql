-- Documents of an export as they are written again (…_restoring.sql says when), with their money, their links and their history.

-- As they were issued: what is paid and credited of them follows from what is written after them.
create function private.restore_documents(business public.businesses, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := business.user_id;
begin
  insert into public.invoices (
    id, user_id, business_id, kind, original_id, client_id, prefix, financial_year, sequence, padding, given_number, seller, buyer,
    po_number, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, prices_include_tax, language,
    port_code, shipping_bill, shipping_bill_date, currency, exchange_rate, taxes, taxable_minor, cgst_minor, sgst_minor,
    igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor, issue_date, due_date, parts, notes,
    credit_reason, cancelled_at, cancel_reason, created_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner, business.id, said.kind,
    private.restored_id(owner, restore_id, said.original_id::text),
    private.restored_id(owner, restore_id, said.client_id::text), said.prefix, said.financial_year, said.sequence,
    said.padding, said.given_number, said.seller, said.buyer, said.po_number, said.supply, said.with_tax, said.reverse_charge,
    said.place_of_supply, said.place_of_supply_reason, said.prices_include_tax, said.language, said.port_code,
    said.shipping_bill, said.shipping_bill_date, said.currency, said.exchange_rate, said.taxes, said.taxable_minor,
    said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor, said.round_off_minor, said.total_minor,
    said.total_inr_minor, said.issue_date,
    case when said.parts = '[]' or said.kind = 'estimate' then said.due_date else private.part_due(said.parts, 0) end,
    said.parts, said.notes, said.credit_reason, said.cancelled_at, said.cancel_reason, said.created_at, gen_random_uuid(),
    'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.invoices, staged.value) as said;

  insert into public.invoice_items (
    id, invoice_id, user_id, position, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor,
    original_item_id, returned_quantity
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.position, said.description, said.hsn_sac,
    said.quantity, said.unit, said.rate, said.includes_tax, said.discount_percent, said.discount_minor, said.taxable_minor,
    said.taxable_inr_minor, said.taxability, said.gst_rate, said.cgst_minor, said.sgst_minor, said.igst_minor,
    said.cess_minor, private.restored_id(owner, restore_id, said.original_item_id::text), said.returned_quantity
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.invoice_items, staged.value -> 'items') as said;
end
$$;
revoke all on function private.restore_documents(public.businesses, uuid, jsonb) from public;

create function private.restore_receipts(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.receipts (
    id, user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, created_at, undone_at,
    undo_reason, returned_minor, returned_on, return_method, return_reference, return_note, voucher_id, request_key,
    request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text), owner,
    private.restored_id(owner, restore_id, said.client_id::text), said.currency, said.amount_minor,
    case when said.undone_at is null then said.amount_minor - coalesce(said.returned_minor, 0) else 0 end, said.paid_on,
    said.method, said.reference, said.note, private.not_later(said.created_at), private.not_later(said.undone_at),
    said.undo_reason,
    coalesce(said.returned_minor, 0), said.returned_on, said.return_method, said.return_reference, said.return_note,
    private.restored_id(owner, restore_id, said.voucher_id::text), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.receipts, staged.value) as said;
$$;
revoke all on function private.restore_receipts(uuid, uuid, jsonb) from public;

-- What came in for documents, and what became of them.
create function private.restore_money(owner uuid, restore_id uuid, rows jsonb, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.payments (
    id, invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client, receipt_id,
    from_advance, reason, created_at, decided_at, request_key, request_fingerprint
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.state, said.amount_minor, said.tds_minor,
    said.paid_on, said.method, said.reference, said.note, said.from_client,
    private.restored_id(owner, restore_id, said.receipt_id::text), said.from_advance, said.reason,
    private.not_later(said.created_at), private.not_later(said.decided_at), gen_random_uuid(), 'restored'
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.payments, staged.value -> 'payments') as said;

  -- The advances follow from the ledger …
  update public.receipts as own
  set advance_minor = private.advance_of(own)
  where own.id in (select payment.receipt_id from public.payments as payment where payment.invoice_id = any (ids))
    and own.undone_at is null and own.advance_minor <> private.advance_of(own);
  -- … and so does what became of the documents: of the notes first, for their invoices, which they settle, ask what was given back.
  perform private.settle(own.id)
  from public.invoices as own
  where own.id = any (ids)
    and (own.kind = 'credit_note' or exists (select from public.payments as payment where payment.invoice_id = own.id))
  order by own.kind <> 'credit_note', own.id;

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
revoke all on function private.restore_money(uuid, uuid, jsonb, uuid[]) from public;

create function private.restore_written_off(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  update public.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = private.not_later(said.written_off_at), write_off_reason = said.write_off_reason
  from jsonb_populate_recordset(null::public.invoices, rows) as said
  where own.id = private.restored_id(owner, restore_id, said.id::text) and own.user_id = owner
$$;
revoke all on function private.restore_written_off(uuid, uuid, jsonb) from public;

create function private.restore_sharing(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_links (
    invoice_id, user_id, created_at, revoked_at, first_viewed_at, last_viewed_at, views
  )
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, private.not_later(said.created_at),
    private.not_later(said.revoked_at), private.not_later(said.first_viewed_at), private.not_later(said.last_viewed_at),
    said.views
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.invoice_links, staged.value -> 'link') as said
  where jsonb_typeof(staged.value -> 'link') = 'object';

  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client, answered_at)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.accepted, said.name, said.note,
    said.from_client, private.not_later(said.answered_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_record(null::public.estimate_answers, staged.value -> 'answer') as said
  where jsonb_typeof(staged.value -> 'answer') = 'object';

  insert into public.invoice_mails (
    id, invoice_id, user_id, kind, step, step_day, sent_to, cc, missed, subject, begun_at, sent_at, unsure_at
  )
  select
    private.restored_id(owner, restore_id, said.id::text),
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, said.kind, said.step, said.step_day,
    said.sent_to, said.cc, said.missed, left(said.subject, 500), private.not_later(said.begun_at),
    -- One that is on its way is in no file.
    coalesce(private.not_later(said.sent_at), case when said.unsure_at is null then clock_timestamp() end),
    private.not_later(said.unsure_at)
  from jsonb_array_elements(rows) as staged
  cross join jsonb_populate_recordset(null::public.invoice_mails, staged.value -> 'mails') as said;
end
$$;
revoke all on function private.restore_sharing(uuid, uuid, jsonb) from public;

-- The history as the file tells it. What the writing of the rows would tell is left out: it happened long ago.
create function private.restore_history(owner uuid, restore_id uuid, rows jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    private.restored_id(owner, restore_id, staged.value ->> 'id'), owner, event.value ->> 'kind',
    private.not_later((event.value ->> 'at')::timestamptz),
    detail.value || jsonb_strip_nulls(jsonb_build_object(
      'payment_id', private.restored_id(owner, restore_id, detail.value ->> 'payment_id'),
      'note_id', private.restored_id(owner, restore_id, detail.value ->> 'note_id'),
      'mail_id', private.restored_id(owner, restore_id, detail.value ->> 'mail_id')
    ))
  from jsonb_array_elements(rows) as staged
  cross join jsonb_array_elements(staged.value -> 'events') with ordinality as event (value, place)
  cross join lateral (select coalesce(event.value -> 'detail', '{}') as value) as detail
$$;
revoke all on function private.restore_history(uuid, uuid, jsonb) from public;
