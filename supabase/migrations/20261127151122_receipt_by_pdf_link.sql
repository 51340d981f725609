-- The receipt of an invoice is also given by the link of its PDF, so that its owner gets it where no client holds a link. Receipts by a
-- share link stay as they are. No row changes; the app and the function of before call what they called.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.invoice_receipt (
  token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.receipt_of(invoice.id)
  from books.invoices as invoice
  where invoice.pdf_token = token and invoice.listed and not private.rests(invoice.user_id)
$function$;

CREATE OR REPLACE FUNCTION private.receipt_of (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'document', private.document_of(receipt_of.invoice_id),
    'payments', (
      select jsonb_agg(
        jsonb_build_object(
          'amount_minor', payment.amount_minor,
          'tds_minor', payment.tds_minor,
          'paid_on', payment.paid_on,
          'method', payment.method,
          'reference', payment.reference
        )
        order by payment.paid_on, payment.created_at, payment.id
      )
      from books.payments as payment
      where payment.invoice_id = receipt_of.invoice_id and payment.state = 'confirmed'
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.shared_receipt (
  token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.receipt_of(link.invoice_id)
  from private.live_link(token) as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where invoice.listed
$function$;

CREATE OR REPLACE FUNCTION public.invoice_receipt (
  token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.invoice_receipt(token) $function$;

REVOKE ALL ON FUNCTION "public"."invoice_receipt"(text) FROM PUBLIC, "service_role";

COMMENT ON FUNCTION "public"."invoice_receipt"(text) IS 'The content of the receipt of the invoice whose PDF link carries this token: the invoice and its payments; null when there is none.';

REVOKE ALL ON FUNCTION "private"."invoice_receipt"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invoice_receipt"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."invoice_receipt"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invoice_receipt"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."receipt_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."receipt_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."receipt_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoice_receipt"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."invoice_receipt"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invoice_receipt"(text) TO "postgres";
