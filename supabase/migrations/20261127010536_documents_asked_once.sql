-- PDFs and clients' pages read their document once instead of three times (decision 0084). Their answers stay the same,
-- and nobody's rows change.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.document_of (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.shown_document(detail) || jsonb_build_object(
    'id', (detail).id,
    'created_at', (detail).created_at,
    'items', (detail).items,
    'upi_id', case when private.is_payable(detail) and (detail).currency = 'INR' then (
      select business.upi_id
      from public.businesses as business
      where business.user_id = (detail).user_id
    ) end,
    'bank', case when private.is_payable(detail) then (
      select jsonb_build_object(
        'name', business.bank_account_name,
        'number', business.bank_account_number,
        'ifsc', business.bank_ifsc,
        'bankName', business.bank_name,
        'swift', business.bank_swift
      )
      from public.businesses as business
      where business.user_id = (detail).user_id and business.bank_account_number is not null
    ) end
  )
  from (
    select detail
    from books.invoice_records as detail
    where detail.id = document_of.invoice_id
    -- `offset 0`, as above.
    offset 0
  ) as known
$function$;

CREATE OR REPLACE FUNCTION private.shared_invoice (
  token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(
    (
      select private.shown_document(detail) || jsonb_build_object(
        'items', (
          select jsonb_agg(item.value - 'id' order by item.position)
          from jsonb_array_elements((detail).items) with ordinality as item (value, position)
        ),
        'pay_to', case when private.is_payable(detail) then (
          select jsonb_build_object(
            'upi_id', business.upi_id,
            'bank_account_name', business.bank_account_name,
            'bank_account_number', business.bank_account_number,
            'bank_ifsc', business.bank_ifsc,
            'bank_name', business.bank_name,
            'bank_swift', business.bank_swift
          )
          from public.businesses as business
          where business.user_id = (detail).user_id
        ) end,
        'claim', (
          select jsonb_build_object(
            'amount_minor', sum(payment.amount_minor),
            'claimed_on', max(payment.paid_on)
          )
          from books.payments as payment
          where payment.invoice_id = (detail).id and payment.state = 'claimed'
          having count(*) > 0
        ),
        'estimate', case when (detail).sign = 0 and (detail).told is distinct from 'advance' then (
          select jsonb_build_object(
            'state', estimate.state,
            'name', estimate.answer ->> 'name',
            'answered_at', estimate.answer ->> 'answered_at',
            'restored', estimate.answer -> 'restored'
          )
          from books.estimate_records as estimate
          where estimate.id = (detail).id
        ) end
      )
      from (
        select detail
        from private.live_link(token) as link
        join books.invoice_records as detail on detail.id = link.invoice_id
        -- `offset 0` reads the row once; else each function that takes it would read all of it again.
        offset 0
      ) as known
    ),
    private.withdrawn_invoice(token),
    private.resting_link(token)
  )
$function$;
