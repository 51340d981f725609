-- The mail that confirms money to a client: once for each payment, and once for each receipt.

-- Recently counted money whose client should hear of it; the time limit is a day. Money that came long ago is entered to complete
-- the books: its client knows. The use of an advance is no new money. The delay exists since a slip can be undone within moments, a
-- mail cannot.
create function private.due_receipts(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    payment.id, payment.user_id, null::text, null::date, payment.decided_at + interval '1 day',
    payment.decided_at + interval '2 minutes', invoice.client_email, array[invoice.id]
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'confirmed'
    and payment.receipt_id is null
    and payment.decided_at > now() - interval '2 days'
    and payment.paid_on > private.today() - 30
    and invoice.listed
    and profile.mail_receipts
  union all
  select
    receipt.id, receipt.user_id, null, null, receipt.created_at + interval '1 day',
    receipt.created_at + interval '2 minutes', client.email, array(
      select payment.invoice_id
      from books.payments as payment
      where payment.receipt_id = receipt.id and not payment.from_advance
    )
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  join public.profiles as profile on profile.id = receipt.user_id
  where receipt.undone_at is null
    and receipt.created_at > now() - interval '2 days'
    and receipt.paid_on > private.today() - 30
    and client.email is not null
    and profile.mail_receipts
$$;
comment on function private.due_receipts(date) is
  'What was recorded or confirmed within two days and still counts, where the owner wants its client to be told.';

-- Takes the place of the job that the queue would make: of one payment, or of the receipt with which it came.
create function private.keep_receipt_back(money_id uuid) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.mail_jobs (kind, subject_id, user_id, until, state)
  select 'receipt', money.subject_id, money.user_id, clock_timestamp(), 'kept_back'
  from (
    select coalesce(payment.receipt_id, payment.id) as subject_id, payment.user_id
    from books.payments as payment
    where payment.id = money_id
    union all
    select receipt.id, receipt.user_id from books.receipts as receipt where receipt.id = money_id
  ) as money
  where money.user_id = private.account()
  on conflict do nothing
$$;
comment on function private.keep_receipt_back(uuid) is
  'Sends no mail about a payment or a receipt of the caller, unless it is on its way already.';
grant execute on function private.keep_receipt_back(uuid) to authenticated;

-- Waiting money is described as it stands when the mail goes. The mail shows the client's link if there is one; it makes none.
create function private.receipt_letter(job private.mail_jobs) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  money record;
  parts jsonb;
begin
  select
    payment.user_id, invoice.client_name as client, invoice.language, invoice.currency,
    payment.amount_minor, payment.tds_minor, payment.paid_on, payment.method, payment.reference, 0::bigint as advance_minor
  into money
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.id = job.subject_id
  union all
  select
    receipt.user_id, client.name, client.language, receipt.currency, receipt.amount_minor,
    (
      select coalesce(sum(payment.tds_minor), 0)::bigint
      from books.payments as payment
      where payment.receipt_id = receipt.id and payment.state = 'confirmed'
    ),
    receipt.paid_on, receipt.method, receipt.reference, receipt.advance_minor
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  where receipt.id = job.subject_id;

  select
    jsonb_agg(
      jsonb_build_object(
        'id', invoice.id,
        'number', invoice.number,
        'settled_minor', payment.amount_minor + payment.tds_minor,
        'balance_minor', invoice.due_minor,
        'token', (
          select link.token
          from public.invoice_links as link
          where link.invoice_id = invoice.id and link.revoked_at is null
        )
      )
      order by invoice.issue_date, invoice.created_at, invoice.id
    )
  into parts
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.state = 'confirmed'
    and (payment.id = job.subject_id or payment.receipt_id = job.subject_id);

  return jsonb_build_object(
    'client_name', money.client,
    'seller_name', business.name,
    'language', money.language,
    'currency', money.currency,
    'amount_minor', money.amount_minor,
    'tds_minor', money.tds_minor,
    'paid_on', money.paid_on,
    'method', money.method,
    'reference', money.reference,
    'advance_minor', money.advance_minor,
    'invoices', coalesce(parts, '[]'),
    -- The paper of the one invoice that it is about.
    'document', case when jsonb_array_length(parts) = 1 then private.document_of((parts #>> '{0,id}')::uuid) end
  )
  from public.businesses as business
  where business.user_id = money.user_id;
end
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as, went_before_restoring)
values ('receipt', true, 2, 'due_receipts', 'receipt_letter', 'receipt', true);
