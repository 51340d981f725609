-- One reference is one payment. Reported again as it was, it changes nothing. With another amount or method it is a
-- correction, which only the seller can make: the client is told so, and how to report another payment instead.
create function private.is_reported(
  invoice public.invoices,
  amount_minor bigint,
  method text,
  clean_reference text
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  earlier record;
begin
  select
    payment.state,
    payment.amount_minor,
    payment.method,
    (payment.amount_minor, payment.method) is not distinct from (is_reported.amount_minor, is_reported.method)
      -- The owner may have corrected the amount while confirming; the fingerprint still says what was reported.
      or payment.request_fingerprint = private.payment_fingerprint(
        true, is_reported.amount_minor, 0, null, is_reported.method, payment.reference, payment.note
      ) as is_same
  into earlier
  from public.payments as payment
  where payment.invoice_id = invoice.id
    and payment.state in ('claimed', 'confirmed')
    and lower(payment.reference) = lower(clean_reference)
  order by is_same desc, payment.created_at desc
  limit 1;

  if found and not earlier.is_same then
    perform private.refuse(
      409,
      'This reference was already ' || case earlier.state when 'claimed' then 'reported' else 'counted' end
        || ' with ' || private.money_text(earlier.amount_minor, invoice.currency) || ' by ' || earlier.method
        || '. To correct that, please write to the seller. If this is another payment, enter its own reference.',
      'reference'
    );
  end if;
  return found;
end
$$;
comment on function private.is_reported(public.invoices, bigint, text, text) is
  'Whether a payment with this reference is there, whatever its note; refuses where it is there with another amount or method.';
revoke all on function private.is_reported(public.invoices, bigint, text, text) from public;

create or replace function private.claim_payment(
  token text,
  request_key uuid,
  amount_minor bigint,
  reference text,
  note text,
  method text
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    true, amount_minor, 0, null, method, clean_reference, clean_note
  );
  link public.invoice_links;
  invoice public.invoices;
begin
  select * into link from private.live_link(token);
  if found then
    invoice := private.lock_invoice(link.invoice_id, link.user_id);
    -- Asked again behind the lock, where a link is renewed and revoked.
    select * into link from private.live_link(token);
  end if;
  if link.invoice_id is null then
    perform private.refuse(404, 'Invoice not found.');
  end if;

  if private.earlier_payment(invoice.id, request_key, fingerprint) is not null
    or private.is_reported(invoice, amount_minor, method, clean_reference)
  then
    return 'claimed';
  end if;

  if invoice.settled_minor = invoice.total_minor then
    perform private.refuse(409, 'Nothing is due on this invoice any more.');
  end if;
  perform private.check_amount(invoice, amount_minor, 0);
  if (method in ('UPI', 'Bank transfer')) is not true then
    perform private.refuse(422, 'Please choose UPI or bank transfer.', 'method');
  elsif clean_reference is null then
    perform private.refuse(422, 'Enter the reference of your payment, so that it can be found.', 'reference');
  end if;
  perform private.check_length(clean_reference, 60, 'Reference', 'reference');
  perform private.check_length(clean_note, 300, 'Note', 'note');
  perform private.check_claims(link);

  insert into public.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, from_client,
    request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, 'claimed', amount_minor, private.today(), method, clean_reference, clean_note, true,
    request_key, fingerprint
  );
  return 'claimed';
end
$$;

comment on function public.claim_payment(text, uuid, bigint, text, text, text) is
  'Reports a payment on behalf of a share link''s holder; the same key, or the same reference, amount and method, again changes nothing. A note that differs from the first report''s is not kept.';
