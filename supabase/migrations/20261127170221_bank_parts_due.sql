-- The open invoices that credits of a bank file are compared with say their instalments, so that a credit is recognised as the one
-- that is due. No row changes; the app of before reads the fields that it knows.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.bank_ledger()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(open)), '[]')
      from (
        select
          invoice.id, invoice.number, invoice.client_id, invoice.client_name, invoice.issue_date, invoice.due_date,
          invoice.total_minor, invoice.taxable_minor,
          invoice.due_minor as balance_minor, invoice.parts
        from books.invoices as invoice
        where invoice.user_id = owner
          and invoice.listed
          and invoice.status = 'UNPAID'
          and invoice.currency = 'INR'
          and invoice.cancelled_at is null
        order by invoice.issue_date desc, invoice.id
        limit 5000
      ) as open
    ),
    'claims', (
      select coalesce(jsonb_agg(to_jsonb(claim)), '[]')
      from (
        select
          payment.id, payment.invoice_id, payment.amount_minor, payment.tds_minor, payment.paid_on, payment.reference
        from books.payments as payment
        join books.invoices as invoice on invoice.id = payment.invoice_id and invoice.currency = 'INR'
        where payment.user_id = owner and payment.state = 'claimed'
        order by payment.created_at desc
        limit 1000
      ) as claim
    ),
    'aliases', (
      select coalesce(jsonb_agg(to_jsonb(alias)), '[]')
      from (
        select client.id as client_id, known.name
        from books.clients as client
        cross join lateral (
          values (client.name), (client.contact)
        ) as known (name)
        where client.user_id = owner and client.merged_into is null and known.name is not null
        union
        -- The payers that a bank named when something of theirs was recorded.
        select coalesce(invoice.client_id, receipt.client_id), paid.payer
        from books.bank_rows as paid
        left join books.payments as payment on payment.id = paid.payment_id
        left join books.invoices as invoice on invoice.id = payment.invoice_id
        left join books.receipts as receipt on receipt.id = paid.receipt_id
        where paid.user_id = owner
          and paid.state = 'booked'
          and paid.payer is not null
          and coalesce(invoice.client_id, receipt.client_id) is not null
        limit 5000
      ) as alias
    ),
    'booked', (
      select coalesce(jsonb_agg(to_jsonb(money)), '[]')
      from (
        select payment.reference, payment.amount_minor
        from books.payments as payment
        where payment.user_id = owner
          and payment.state = 'confirmed'
          and payment.reference is not null
          and payment.receipt_id is null
          and not exists (select from books.bank_rows as paid where paid.payment_id = payment.id)
        union all
        select receipt.reference, receipt.amount_minor
        from books.receipts as receipt
        where receipt.user_id = owner
          and receipt.undone_at is null
          and receipt.reference is not null
          and not exists (select from books.bank_rows as paid where paid.receipt_id = receipt.id)
        limit 20000
      ) as money
    )
  );
end
$function$;
