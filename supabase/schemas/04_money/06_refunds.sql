-- Refunds of a credit note, and writing off a balance that is never paid.

create function private.refund_credit_note(
  request_key uuid,
  note_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  document constant books.invoices := private.lock_ledger(note_id, private.account());
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, 0, paid_on, method, clean_reference, clean_note
  );
  payment_id uuid := private.earlier_payment(document.user_id, document.id, request_key, fingerprint);
  refundable bigint;
begin
  select record.refundable_minor into refundable from books.invoice_records as record where record.id = note_id;
  if document.sign <> -1 then
    perform private.refuse(404, 'credit_note_not_found');
  elsif payment_id is not null then
    return payment_id;
  elsif (amount_minor between 1 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif refundable = 0 then
    perform private.refuse(422, 'nothing_refundable', 'amount');
  elsif amount_minor > refundable then
    perform private.refuse(
      422, 'more_than_refundable', 'amount', jsonb_build_object('minor', refundable, 'currency', document.currency)
    );
  end if;
  perform private.check_paid_on(document, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, request_key, request_fingerprint,
    decided_at
  )
  values (
    document.id, document.user_id, 'confirmed', amount_minor, paid_on, method, clean_reference, clean_note, request_key,
    fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$$;
grant execute on function private.refund_credit_note(uuid, uuid, bigint, date, text, text, text) to authenticated;

create function public.refund_credit_note(
  request_key uuid,
  note_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null
) returns uuid
language sql
set search_path = ''
as $$ select private.refund_credit_note(request_key, note_id, amount_minor, paid_on, method, reference, note) $$;
comment on function public.refund_credit_note(uuid, uuid, bigint, date, text, text, text) is
  'Enters what was given back for a credit note and returns its id in the ledger, where undo_payment takes it out again. The same request_key with the same body returns the same refund.';
grant execute on function public.refund_credit_note(uuid, uuid, bigint, date, text, text, text) to authenticated;

-- A written-off invoice stays in lists and revenue; nobody expects its rest. Changes of that rest are refused until the write-off
-- is undone: private.settle.
create function private.write_off_invoice(invoice_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, private.account());
  clean_reason constant text := private.checked_reason(reason);
begin
  if invoice.status = 'PAID' then
    perform private.refuse(409, 'nothing_due');
  end if;
  update books.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = clock_timestamp(), write_off_reason = clean_reason
  where own.id = invoice.id and own.written_off_at is null;
end
$$;
grant execute on function private.write_off_invoice(uuid, text) to authenticated;

create function public.write_off_invoice(invoice_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.write_off_invoice(invoice_id, reason) $$;
comment on function public.write_off_invoice(uuid, text) is
  'Gives up what is still due on one of the caller''s invoices, for a reason; doing it twice is harmless.';
grant execute on function public.write_off_invoice(uuid, text) to authenticated;

create function private.undo_write_off(invoice_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, private.account());
begin
  update books.invoices as own
  set status = 'UNPAID', written_off_at = null, write_off_reason = null
  where own.id = invoice.id and own.written_off_at is not null;
end
$$;
grant execute on function private.undo_write_off(uuid) to authenticated;

create function public.undo_write_off(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.undo_write_off(invoice_id) $$;
comment on function public.undo_write_off(uuid) is
  'Waits again for what was given up of one of the caller''s invoices; doing it twice is harmless.';
grant execute on function public.undo_write_off(uuid) to authenticated;
