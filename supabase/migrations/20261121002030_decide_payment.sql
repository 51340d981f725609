-- The owner decides on what a client reported, and takes back what was counted by mistake.
-- One of the caller's payments, behind the lock of its invoice.
create function private.lock_payment(payment_id uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  if auth.uid() is null then
    perform private.refuse(401, 'Please log in.');
  end if;
  select * into payment
  from public.payments as candidate
  where candidate.id = payment_id and candidate.user_id = auth.uid();
  if not found then
    perform private.refuse(404, 'Payment not found.');
  end if;
  perform private.lock_invoice(payment.invoice_id, payment.user_id);
  -- Read again: who held the lock may have decided.
  select * into payment from public.payments as candidate where candidate.id = payment_id;
  return payment;
end
$$;
revoke all on function private.lock_payment(uuid) from public;

create function private.confirm_payment(payment_id uuid, amount_minor bigint, tds_minor bigint) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  payment constant public.payments := private.lock_payment(payment_id);
  amount constant bigint := coalesce(confirm_payment.amount_minor, payment.amount_minor);
  tds constant bigint := coalesce(confirm_payment.tds_minor, payment.tds_minor);
  invoice public.invoices;
begin
  if payment.state = 'confirmed' and (amount, tds) = (payment.amount_minor, payment.tds_minor) then
    return;
  elsif payment.state <> 'claimed' then
    perform private.refuse(409, 'This payment is already ' || payment.state || '.');
  end if;

  select * into invoice from public.invoices as candidate where candidate.id = payment.invoice_id;
  perform private.check_amount(invoice, amount, tds);
  update public.payments
  set state = 'confirmed', amount_minor = amount, tds_minor = tds, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;
revoke all on function private.confirm_payment(uuid, bigint, bigint) from public;
grant execute on function private.confirm_payment(uuid, bigint, bigint) to authenticated;

create function public.confirm_payment(
  payment_id uuid,
  amount_minor bigint default null,
  tds_minor bigint default null
) returns void
language sql
set search_path = ''
as $$ select private.confirm_payment(payment_id, amount_minor, tds_minor) $$;
comment on function public.confirm_payment(uuid, bigint, bigint) is
  'Counts a payment that a client reported, with other amounts where they are given; doing it twice is harmless.';
revoke all on function public.confirm_payment(uuid, bigint, bigint) from public, anon, authenticated, service_role;
grant execute on function public.confirm_payment(uuid, bigint, bigint) to authenticated;

-- Ends a payment: `from_state` becomes `to_state`, for a reason.
create function private.end_payment(payment_id uuid, from_state text, to_state text, reason text) returns void
language plpgsql
set search_path = ''
as $$
declare
  payment constant public.payments := private.lock_payment(payment_id);
  clean_reason constant text := private.single_line(reason);
begin
  if payment.state = to_state then
    return;
  elsif payment.state <> from_state then
    perform private.refuse(409, case payment.state
      when 'claimed' then 'This payment is not confirmed yet.'
      else 'This payment is already ' || payment.state || '.'
    end);
  elsif to_state = 'undone' and clean_reason is null then
    perform private.refuse(422, 'Please say why the payment is undone.', 'reason');
  end if;
  perform private.check_length(clean_reason, 300, 'Reason', 'reason');

  update public.payments
  set state = to_state, reason = clean_reason, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;
revoke all on function private.end_payment(uuid, text, text, text) from public;

create function private.decline_payment(payment_id uuid, reason text) returns void
language sql security definer
set search_path = ''
as $$ select private.end_payment(payment_id, 'claimed', 'declined', reason) $$;
revoke all on function private.decline_payment(uuid, text) from public;
grant execute on function private.decline_payment(uuid, text) to authenticated;

create function public.decline_payment(payment_id uuid, reason text default null) returns void
language sql
set search_path = ''
as $$ select private.decline_payment(payment_id, reason) $$;
comment on function public.decline_payment(uuid, text) is
  'Answers a client''s report with no: nothing arrived. Doing it twice is harmless.';
revoke all on function public.decline_payment(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.decline_payment(uuid, text) to authenticated;

create function private.undo_payment(payment_id uuid, reason text) returns void
language sql security definer
set search_path = ''
as $$ select private.end_payment(payment_id, 'confirmed', 'undone', reason) $$;
revoke all on function private.undo_payment(uuid, text) from public;
grant execute on function private.undo_payment(uuid, text) to authenticated;

create function public.undo_payment(payment_id uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.undo_payment(payment_id, reason) $$;
comment on function public.undo_payment(uuid, text) is
  'Takes a counted payment out again, for a reason; it stays in the history. Doing it twice is harmless.';
revoke all on function public.undo_payment(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.undo_payment(uuid, text) to authenticated;
