-- What the holder of a link is given, key by key: a column that joins a table or a view later stays out until it is
-- named here. Of a cancelled invoice its link says that it was withdrawn, and nothing beyond whose and which.
create function private.shown_seller(seller jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', seller -> 'name',
    'email', seller -> 'email',
    'phone', seller -> 'phone',
    'address', seller -> 'address',
    'taxId', seller -> 'taxId',
    'city', seller -> 'city',
    'state', seller -> 'state',
    'postalCode', seller -> 'postalCode',
    'country', seller -> 'country',
    'website', seller -> 'website',
    'logo', seller -> 'logo'
  )
$$;
revoke all on function private.shown_seller(jsonb) from public;

create function private.withdrawn_invoice(token text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('withdrawn', true, 'number', invoice.number, 'seller_name', invoice.seller ->> 'name')
  from public.invoice_links as link
  join public.invoices as invoice on invoice.id = link.invoice_id
  where link.token = withdrawn_invoice.token and link.revoked_at is null and invoice.cancelled_at is not null
$$;
comment on function private.withdrawn_invoice(text) is
  'That the invoice of a link was withdrawn by its seller; null of any other token.';
revoke all on function private.withdrawn_invoice(text) from public;

create or replace function private.shared_invoice(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (
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
        'seller', private.shown_seller(detail.seller),
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
    ),
    private.withdrawn_invoice(token)
  )
$$;
comment on function public.shared_invoice(text) is
  'The invoice whose share link carries this token, for anyone who holds it; that it was withdrawn, when it is cancelled; null when the link does not live.';

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
    ) end
  )
  from public.invoice_details as detail
  where detail.id = document_of.invoice_id
$$;
