-- What a PDF prints, key by key, with the account that the balance can be paid into: its three columns are set together.
create or replace function private.document_of(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', detail.id,
    'number', detail.number,
    'client_name', detail.client_name,
    'client_email', detail.client_email,
    'currency', detail.currency,
    'exchange_rate', detail.exchange_rate,
    'total_minor', detail.total_minor,
    'total_inr_minor', detail.total_inr_minor,
    'status', detail.status,
    'issue_date', detail.issue_date,
    'due_date', detail.due_date,
    'created_at', detail.created_at,
    'seller', private.shown_seller(detail.seller),
    'notes', detail.notes,
    'paid_date', detail.paid_date,
    'payment_method', detail.payment_method,
    'items', detail.items,
    'settled_minor', detail.settled_minor,
    'balance_minor', detail.balance_minor,
    'tds_minor', (
      select coalesce(sum(payment.tds_minor), 0)
      from public.payments as payment
      where payment.invoice_id = detail.id and payment.state = 'confirmed'
    ),
    'upi_id', case when detail.currency = 'INR' and detail.balance_minor > 0 then (
      select business.upi_id
      from public.businesses as business
      where business.user_id = detail.user_id
    ) end,
    'bank', case when detail.balance_minor > 0 then (
      select jsonb_build_object(
        'name', business.bank_account_name,
        'number', business.bank_account_number,
        'ifsc', business.bank_ifsc
      )
      from public.businesses as business
      where business.user_id = detail.user_id and business.bank_account_number is not null
    ) end
  )
  from public.invoice_details as detail
  where detail.id = document_of.invoice_id
$$;

