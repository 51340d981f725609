-- A client's report carries the day on which it was made; the owner says on which day the money came. Dashboard, PDF
-- and financial year go by that day.
create function private.check_paid_on(invoice public.invoices, paid_on date) returns void
language plpgsql
set search_path = ''
as $$
begin
  if paid_on is null then
    perform private.refuse(422, 'Payment date is required.', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'Payment date cannot be in the future.', 'paidOn');
  elsif paid_on < invoice.issue_date - 365 then
    -- An advance may come before its invoice; a wrong year is a slip.
    perform private.refuse(422, 'Payment date is more than a year before the invoice.', 'paidOn');
  end if;
end
$$;
revoke all on function private.check_paid_on(public.invoices, date) from public;

create or replace function private.record_payment(
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
  perform private.check_paid_on(invoice, paid_on);
  if (method in ('UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other')) is not true then
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

create or replace function private.keep_payment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The owner may correct amounts and day of a client's report while confirming, never afterwards.
  changeable constant text[] := array['state', 'reason', 'decided_at']
    || case when new.state = 'confirmed' then array['amount_minor', 'tds_minor', 'paid_on'] end;
begin
  if tg_op = 'DELETE' then
    perform private.refuse(409, 'A payment is undone, never erased.');
  elsif (old.state, new.state) not in (('claimed', 'confirmed'), ('claimed', 'declined'), ('confirmed', 'undone'))
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'A payment cannot be changed.');
  end if;
  return new;
end
$$;

drop function public.confirm_payment(uuid, bigint, bigint);
drop function private.confirm_payment(uuid, bigint, bigint);

create function private.confirm_payment(
  payment_id uuid,
  amount_minor bigint,
  tds_minor bigint,
  paid_on date
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  payment constant public.payments := private.lock_payment(payment_id);
  amount constant bigint := coalesce(confirm_payment.amount_minor, payment.amount_minor);
  tds constant bigint := coalesce(confirm_payment.tds_minor, payment.tds_minor);
  day constant date := coalesce(confirm_payment.paid_on, payment.paid_on);
  invoice public.invoices;
begin
  if payment.state = 'confirmed' and (amount, tds, day) = (payment.amount_minor, payment.tds_minor, payment.paid_on) then
    return;
  elsif payment.state <> 'claimed' then
    perform private.refuse(409, 'This payment is already ' || payment.state || '.');
  end if;

  select * into invoice from public.invoices as candidate where candidate.id = payment.invoice_id;
  perform private.check_amount(invoice, amount, tds);
  perform private.check_paid_on(invoice, day);
  update public.payments
  set state = 'confirmed', amount_minor = amount, tds_minor = tds, paid_on = day, decided_at = clock_timestamp()
  where id = payment.id;
end
$$;
revoke all on function private.confirm_payment(uuid, bigint, bigint, date) from public;
grant execute on function private.confirm_payment(uuid, bigint, bigint, date) to authenticated;

create function public.confirm_payment(
  payment_id uuid,
  amount_minor bigint default null,
  tds_minor bigint default null,
  paid_on date default null
) returns void
language sql
set search_path = ''
as $$ select private.confirm_payment(payment_id, amount_minor, tds_minor, paid_on) $$;
comment on function public.confirm_payment(uuid, bigint, bigint, date) is
  'Counts a payment that a client reported, with other amounts and another day where they are given; doing it twice is harmless.';
revoke all on function public.confirm_payment(uuid, bigint, bigint, date)
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_payment(uuid, bigint, bigint, date) to authenticated;
