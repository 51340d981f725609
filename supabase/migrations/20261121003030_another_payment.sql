-- Who is refused a reference that is there already may have made a second payment and mixed the two up: the refusal says
-- how to report that one.
create or replace function private.is_reported(
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

comment on function public.claim_payment(text, uuid, bigint, text, text, text) is
  'Reports a payment on behalf of a share link''s holder; the same key, or the same reference, amount and method, again changes nothing. A note that differs from the first report''s is not kept.';
