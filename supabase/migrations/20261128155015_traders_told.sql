-- A micro or small enterprise that trades, and wants it, tells clients the last day to pay, too: that the law leaves traders out is not
-- sure. Nothing changes for whoever has not switched it on.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.told_last_day (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('accepted_on', invoice.accepted_on, 'agreed_days', invoice.agreed_days)
  from books.invoices as invoice
  join public.businesses as business on business.user_id = invoice.user_id
  where invoice.id = told_last_day.invoice_id
    and invoice.listed and invoice.status = 'UNPAID' and invoice.accepted_on is not null
    and business.last_day_to_clients
    and business.enterprise_size in ('micro', 'small')
$function$;
