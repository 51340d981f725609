-- A client says that they have paid. Nothing is counted by that: the owner confirms or declines it.
create function private.claim_payment(
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

  if private.earlier_payment(invoice.id, request_key, fingerprint) is not null or exists (
    select from public.payments as payment
    where payment.invoice_id = invoice.id
      and payment.state in ('claimed', 'confirmed')
      and lower(payment.reference) = lower(clean_reference)
  ) then
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
revoke all on function private.claim_payment(text, uuid, bigint, text, text, text) from public;
grant execute on function private.claim_payment(text, uuid, bigint, text, text, text) to anon, authenticated;

-- Whoever holds a link can report only so much; a renewed link starts anew.
create function private.check_claims(link public.invoice_links) returns void
language plpgsql
set search_path = ''
as $$
declare
  waiting integer;
  reported integer;
begin
  select
    count(*) filter (where payment.state = 'claimed'),
    count(*) filter (where payment.created_at >= link.created_at)
  into waiting, reported
  from public.payments as payment
  where payment.invoice_id = link.invoice_id and payment.from_client;

  if waiting >= 5 then
    perform private.refuse(429, 'Five payments wait to be checked already. Please let the seller check them first.');
  elsif reported >= 20 then
    perform private.refuse(429, 'No more payments can be reported here. Please write to the seller.');
  end if;
end
$$;
revoke all on function private.check_claims(public.invoice_links) from public;

create function public.claim_payment(
  token text,
  request_key uuid,
  amount_minor bigint,
  reference text,
  note text default null,
  method text default 'UPI'
) returns text
language sql
set search_path = ''
as $$ select private.claim_payment(token, request_key, amount_minor, reference, note, method) $$;
comment on function public.claim_payment(text, uuid, bigint, text, text, text) is
  'Reports a payment on behalf of a share link''s holder; the same key or reference again changes nothing.';
revoke all on function public.claim_payment(text, uuid, bigint, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_payment(text, uuid, bigint, text, text, text) to anon, authenticated;
