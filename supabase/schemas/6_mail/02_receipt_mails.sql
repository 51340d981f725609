-- The mail by which a client reads that their money has arrived: once for each payment, and once for what they paid at one
-- time. It goes by the jobs of the mails that go by themselves.

-- What was counted of late and its client is to be told of. Money that came long ago is entered to complete the books: its
-- client knows. An advance that an invoice uses is no new money.
create function private.fresh_receipts(late interval default '1 day')
returns table (user_id uuid, invoice_id uuid, received_id uuid, receipt_id uuid, counted_at timestamptz)
language sql stable
set search_path = ''
as $$
  select payment.user_id, payment.invoice_id, payment.id, null::uuid, payment.decided_at
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'confirmed'
    and payment.receipt_id is null
    and payment.decided_at > now() - fresh_receipts.late
    and payment.paid_on > private.today() - 30
    and invoice.listed
    and profile.mail_receipts
  union all
  select receipt.user_id, null, null, receipt.id, receipt.created_at
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  join public.profiles as profile on profile.id = receipt.user_id
  where receipt.undone_at is null
    and receipt.created_at > now() - fresh_receipts.late
    and receipt.paid_on > private.today() - 30
    and client.email is not null
    and profile.mail_receipts
$$;
comment on function private.fresh_receipts(interval) is
  'What was recorded or confirmed within this time and still counts, where the owner wants its client to be told.';

-- Of what waits is told as it stands when the mail goes. A link is shown where the client has one; none is made.
create function private.receipt_mail(job_id uuid, received_id uuid, receipt_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  money record;
  parts jsonb;
begin
  select
    payment.user_id, invoice.client_name as client, invoice.client_email as address, invoice.language, invoice.currency,
    payment.amount_minor, payment.tds_minor, payment.paid_on, payment.method, payment.reference, 0::bigint as advance_minor
  into money
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.id = receipt_mail.received_id
  union all
  select
    receipt.user_id, client.name, client.email, client.language, receipt.currency, receipt.amount_minor,
    (
      select coalesce(sum(payment.tds_minor), 0)::bigint
      from books.payments as payment
      where payment.receipt_id = receipt.id and payment.state = 'confirmed'
    ),
    receipt.paid_on, receipt.method, receipt.reference, receipt.advance_minor
  from books.receipts as receipt
  join books.clients as client on client.id = receipt.client_id
  where receipt.id = receipt_mail.receipt_id;

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
    and (payment.id = receipt_mail.received_id or payment.receipt_id = receipt_mail.receipt_id);

  return jsonb_build_object(
    'kind', 'receipt',
    'id', job_id,
    'to', money.address,
    'client_name', money.client,
    'seller_name', business.name,
    'reply_to', private.reply_address(money.user_id),
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
    'document', case when jsonb_array_length(parts) = 1 then private.document_of((parts #>> '{0,id}')::uuid) end,
    'stop_token', private.stop_token(money.user_id, money.address)
  )
  from public.businesses as business
  where business.user_id = money.user_id;
end
$$;
