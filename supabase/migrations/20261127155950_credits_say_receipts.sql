-- A credit of a bank file says for which invoices it was recorded, and as whose advance. No row changes; the app of before reads the
-- columns that it knows.

DROP VIEW "public"."bank_row_records";

DROP VIEW "books"."bank_row_records";

CREATE VIEW "books"."bank_row_records" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    day,
    amount_minor,
    narration,
    reference,
    payer,
    standing,
    state,
    ( SELECT jsonb_build_object('id', invoice.id, 'number', invoice.number) AS jsonb_build_object
           FROM (books.payments payment
             JOIN books.invoices invoice ON ((invoice.id = payment.invoice_id)))
          WHERE (payment.id = credit.payment_id)) AS invoice,
    ( SELECT jsonb_build_object('client', jsonb_build_object('id', client.id, 'name', client.name), 'advance_minor', (receipt.amount_minor - paid.minor), 'invoices', paid.invoices) AS jsonb_build_object
           FROM ((books.receipts receipt
             JOIN books.clients client ON ((client.id = receipt.client_id)))
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(payment.amount_minor), (0)::numeric))::bigint AS minor,
                    COALESCE(jsonb_agg(jsonb_build_object('id', invoice.id, 'number', invoice.number) ORDER BY invoice.number), '[]'::jsonb) AS invoices
                   FROM (books.payments payment
                     JOIN books.invoices invoice ON ((invoice.id = payment.invoice_id)))
                  WHERE ((payment.receipt_id = receipt.id) AND (NOT payment.from_advance) AND (payment.state = 'confirmed'::text))) paid)
          WHERE (receipt.id = credit.receipt_id)) AS receipt
   FROM books.bank_rows credit;

CREATE VIEW "public"."bank_row_records" WITH (security_invoker=true) AS  SELECT id,
    day,
    amount_minor,
    narration,
    reference,
    payer,
    standing,
    state,
    invoice,
    receipt
   FROM books.bank_row_records;

REVOKE ALL ON TABLE "public"."bank_row_records" FROM "anon", "service_role";

COMMENT ON VIEW "books"."bank_row_records" IS 'Credits of a person''s bank files, each with the one invoice that it was recorded for, or with the receipt for an advance or several invoices.';

COMMENT ON VIEW "public"."bank_row_records" IS 'Credits of a person''s bank files, each with the one invoice that it was recorded for, or with the receipt for an advance or several invoices.';

GRANT SELECT ON TABLE "books"."bank_row_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."bank_row_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."bank_row_records" TO "authenticated";
