-- What every payment is checked by, the owner's and the client's.
create function private.money_text(minor bigint, currency text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when currency = 'INR' and length(whole) > 3 then
      '₹' || reverse(regexp_replace(reverse(left(whole, -3)), '(\d{2})(?=\d)', '\1,', 'g')) || ',' || right(whole, 3)
    when currency = 'INR' then '₹' || whole
    else 'US$' || reverse(regexp_replace(reverse(whole), '(\d{3})(?=\d)', '\1,', 'g'))
  end || '.' || lpad((minor % 100)::text, 2, '0')
  from (select (minor / 100)::text as whole) as amount
$$;
comment on function private.money_text(bigint, text) is
  'As the domain''s formatMoney: ₹12,34,567.89 and US$1,234,567.89, for amounts of zero and above.';
revoke all on function private.money_text(bigint, text) from public;

-- As the domain's toSingleLine; blank becomes null.
create function private.single_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(btrim(regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), '')
$$;
revoke all on function private.single_line(text) from public;

create function private.check_length(value text, most integer, label text, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(value) > most then
    perform private.refuse(422, label || ' can have at most ' || most || ' characters.', field);
  end if;
end
$$;
revoke all on function private.check_length(text, integer, text, text) from public;

create function private.lock_invoice(invoice_id uuid, owner uuid) returns public.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'Please log in.');
  end if;
  select * into invoice
  from public.invoices as candidate
  where candidate.id = lock_invoice.invoice_id and candidate.user_id = owner and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'Invoice not found.');
  end if;
  return invoice;
end
$$;
revoke all on function private.lock_invoice(uuid, uuid) from public;

create function private.check_amount(invoice public.invoices, amount_minor bigint, tds_minor bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  due constant bigint := invoice.total_minor - invoice.settled_minor;
begin
  if (tds_minor between 0 and 999999999999) is not true then
    perform private.refuse(422, 'Tax deducted must not be negative and not too large.', 'tds');
  elsif (amount_minor between 0 and 999999999999 and amount_minor + tds_minor > 0) is not true then
    perform private.refuse(422, 'Amount must be above zero and not too large.', 'amount');
  elsif due = 0 then
    perform private.refuse(422, 'Nothing is due on this invoice any more.', 'amount');
  elsif amount_minor + tds_minor > due then
    perform private.refuse(422, 'Only ' || private.money_text(due, invoice.currency) || ' is still due.', 'amount');
  end if;
end
$$;
revoke all on function private.check_amount(public.invoices, bigint, bigint) from public;

create function private.payment_fingerprint(
  from_client boolean,
  amount_minor bigint,
  tds_minor bigint,
  paid_on date,
  method text,
  reference text,
  note text
) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(jsonb_build_array(
    from_client, amount_minor, tds_minor, paid_on, method, reference, note
  )::text, 'UTF8')), 'hex')
$$;
revoke all on function private.payment_fingerprint(boolean, bigint, bigint, date, text, text, text) from public;

-- The payment that a request made when it came before; null when it is new.
create function private.earlier_payment(invoice_id uuid, request_key uuid, fingerprint text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier public.payments;
begin
  select * into earlier
  from public.payments as payment
  where payment.invoice_id = earlier_payment.invoice_id and payment.request_key = earlier_payment.request_key;
  if found and earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'This request was already used for another payment.', 'requestKey');
  end if;
  return earlier.id;
end
$$;
revoke all on function private.earlier_payment(uuid, uuid, text) from public;
