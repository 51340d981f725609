-- The TDS rate of a client is an exact number, and who undoes or uses a receipt locks its client first, as merging does. No row
-- changes; the app of before reads the number as it did.

SET local check_function_bodies = off;

DROP FUNCTION "private"."tds_percent"(uuid, uuid);

DROP FUNCTION "public"."tds_percent"(uuid);

CREATE OR REPLACE FUNCTION private.lock_receipt (
  receipt_id uuid
)
  RETURNS books.receipts
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  receipt books.receipts;
begin
  if auth.uid() is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  -- Merging locks the client first, too, and waits meanwhile.
  perform from books.clients as client
  join books.receipts as candidate on candidate.client_id = client.id
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = auth.uid()
  for key share of client;
  select * into receipt
  from books.receipts as candidate
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = auth.uid()
  for no key update;
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  return receipt;
end
$function$;

CREATE OR REPLACE FUNCTION private.tds_percent (
  owner     uuid,
  client_id uuid
)
  RETURNS numeric
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select trim_scale(
      round(
        100.0 * sum(paid.tds_minor) * latest.total_minor / (latest.taxable_minor * sum(paid.amount_minor + paid.tds_minor)), 4
      )
    )
    from (
      select invoice.id, invoice.total_minor, invoice.taxable_minor
      from books.invoices as invoice
      join books.payments as payment
        on payment.invoice_id = invoice.id and payment.user_id = invoice.user_id
        and payment.state = 'confirmed' and payment.tds_minor > 0
      where invoice.client_id = tds_percent.client_id
        and invoice.user_id = owner
        and invoice.taxable_minor > 0
      order by payment.paid_on desc, payment.created_at desc
      limit 1
    ) as latest
    join books.payments as paid on paid.invoice_id = latest.id and paid.state = 'confirmed'
    group by latest.total_minor, latest.taxable_minor
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.tds_percent (
  client_id uuid
)
  RETURNS numeric
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.tds_percent((select auth.uid()), client_id) $function$;

REVOKE ALL ON FUNCTION "public"."tds_percent"(uuid) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "private"."tds_percent"(uuid, uuid) IS 'The share of the value without GST that a client deducted at source, in percent to four places; null if they never did.';

COMMENT ON FUNCTION "public"."shared_receipt"(text) IS 'The content of the receipt of a shared invoice: the invoice and its payments; null when the link does not live.';

COMMENT ON FUNCTION "public"."tds_percent"(uuid) IS 'The share of the value without GST that one of the caller''s clients deducted at source last, in percent to four places; null if they never did.';

COMMENT ON VIEW "books"."invoice_summaries" IS 'The columns of the live invoices that lists show.';

COMMENT ON VIEW "public"."invoice_summaries" IS 'The columns of the live invoices that lists show.';

REVOKE ALL ON FUNCTION "private"."tds_percent"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tds_percent"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tds_percent"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tds_percent"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tds_percent"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tds_percent"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tds_percent"(uuid) TO "postgres";
