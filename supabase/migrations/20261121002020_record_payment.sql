-- The owner enters what was received.
create function private.record_payment(
  request_key uuid,
  invoice_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text,
  tds_minor bigint
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice constant public.invoices := private.lock_invoice(invoice_id, auth.uid());
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, tds_minor, paid_on, method, clean_reference, clean_note
  );
  payment_id uuid := private.earlier_payment(invoice_id, request_key, fingerprint);
begin
  if payment_id is not null then
    return payment_id;
  end if;

  perform private.check_amount(invoice, amount_minor, tds_minor);
  if paid_on is null then
    perform private.refuse(422, 'Payment date is required.', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'Payment date cannot be in the future.', 'paidOn');
  elsif paid_on < invoice.issue_date - 365 then
    -- An advance may come before its invoice; a wrong year is a slip.
    perform private.refuse(422, 'Payment date is more than a year before the invoice.', 'paidOn');
  elsif (method in ('UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other')) is not true then
    perform private.refuse(422, 'Please choose a payment method from the list.', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'Reference', 'reference');
  perform private.check_length(clean_note, 300, 'Note', 'note');

  insert into public.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note,
    request_key, request_fingerprint, decided_at
  )
  values (
    invoice.id, invoice.user_id, 'confirmed', amount_minor, tds_minor, paid_on, method, clean_reference, clean_note,
    request_key, fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$$;
revoke all on function private.record_payment(uuid, uuid, bigint, date, text, text, text, bigint) from public;
grant execute on function private.record_payment(uuid, uuid, bigint, date, text, text, text, bigint) to authenticated;

create function public.record_payment(
  request_key uuid,
  invoice_id uuid,
  amount_minor bigint,
  paid_on date,
  method text,
  reference text default null,
  note text default null,
  tds_minor bigint default 0
) returns uuid
language sql
set search_path = ''
as $$
  select private.record_payment(
    request_key, invoice_id, amount_minor, paid_on, method, reference, note, tds_minor
  )
$$;
comment on function public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint) is
  'Enters a received payment and returns its id. The same request_key with the same body returns the same payment.';
revoke all on function public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.record_payment(uuid, uuid, bigint, date, text, text, text, bigint) to authenticated;
