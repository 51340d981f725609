-- The client sees what of the settled amount is tax that they deducted at source, as the sheet and the PDF show it.
create or replace function private.shared_invoice(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  -- An allow-list: a column that joins a table later stays out until it is named here.
  select jsonb_build_object(
    'number', detail.number,
    'status', detail.status,
    'currency', detail.currency,
    'exchange_rate', detail.exchange_rate,
    'issue_date', detail.issue_date,
    'due_date', detail.due_date,
    'paid_date', detail.paid_date,
    'payment_method', detail.payment_method,
    'client_name', detail.client_name,
    'client_email', detail.client_email,
    'seller', detail.seller,
    'notes', detail.notes,
    'total_minor', detail.total_minor,
    'total_inr_minor', detail.total_inr_minor,
    'settled_minor', detail.settled_minor,
    'tds_minor', (
      select coalesce(sum(payment.tds_minor), 0)
      from public.payments as payment
      where payment.invoice_id = detail.id and payment.state = 'confirmed'
    ),
    'balance_minor', detail.balance_minor,
    'items', (
      select jsonb_agg(
        jsonb_build_object(
          'description', item.description,
          'quantity', item.quantity,
          'amount_minor', item.amount_minor,
          'amount_inr_minor', item.amount_inr_minor
        )
        order by item.position
      )
      from public.invoice_items as item
      where item.invoice_id = detail.id
    ),
    'pay_to', case when detail.balance_minor > 0 then (
      select jsonb_build_object(
        'upi_id', business.upi_id,
        'bank_account_name', business.bank_account_name,
        'bank_account_number', business.bank_account_number,
        'bank_ifsc', business.bank_ifsc
      )
      from public.businesses as business
      where business.user_id = detail.user_id
    ) end,
    'claim', (
      select jsonb_build_object(
        'amount_minor', sum(payment.amount_minor),
        'claimed_on', max(payment.paid_on)
      )
      from public.payments as payment
      where payment.invoice_id = detail.id and payment.state = 'claimed'
      having count(*) > 0
    )
  )
  from private.live_link(token) as link
  join public.invoice_details as detail on detail.id = link.invoice_id
$$;
