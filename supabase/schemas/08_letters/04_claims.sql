-- The news to an owner that a client has reported a payment.

create function private.due_claims(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    payment.id, payment.user_id, null::text, null::date, payment.created_at + interval '1 day', null::timestamptz, null::text,
    array[payment.invoice_id]
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'claimed'
    and payment.created_at > now() - interval '1 day'
    and invoice.cancelled_at is null
    and profile.mail_payment_claims
$$;
comment on function private.due_claims(date) is
  'Reported payments that wait for their owner, of the last day: what is older is no news.';

create function private.claim_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', invoice.id,
    'number', invoice.number,
    'client_name', invoice.client_name,
    'currency', invoice.currency,
    'amount_minor', payment.amount_minor,
    'tds_minor', payment.tds_minor,
    'method', payment.method,
    'reference', payment.reference,
    'note', payment.note
  )
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, went_before_restoring)
values ('claim', false, 1, 'due_claims', 'claim_letter', true);
