-- Drafted from the difference between supabase/schemas and the migrations before it. Say here what changes for whom; look at each
-- statement that drops something, and at what it does to rows that are there.

SET local check_function_bodies = off;

DROP VIEW "public"."estimate_records";

DROP VIEW "books"."estimate_records";

CREATE OR REPLACE FUNCTION private.first_due (
  from_day date,
  to_day   date,
  most     integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_sort TO 'off'
  AS $function$
declare
  owner constant uuid := private.account();
begin
  return (
    select coalesce(jsonb_agg(entry order by due_date, issue_date, created_at, id), '[]')
    from (
      select
        due_date, issue_date, created_at, id,
        jsonb_build_object(
          'invoice_id', id,
          'number', number,
          'client_name', client_name,
          'currency', currency,
          'exchange_rate', exchange_rate,
          'balance_minor', case
            when parts = '[]' then balance_minor else private.due_until(parts, balance_minor, to_day)
          end,
          'due_date', due_date,
          'part', case
            when parts <> '[]' then (
              select count(*)
              from jsonb_to_recordset(parts) as each (due_date date)
              where each.due_date <= receivable.due_date
            )
          end,
          'parts', nullif(jsonb_array_length(parts), 0)
        ) as entry
      from books.receivables as receivable
      where user_id = owner and due_date between from_day and to_day
      order by due_date, issue_date, created_at, id
      limit most
    ) as due
  );
end
$function$;

CREATE VIEW "books"."estimate_records" WITH (security_invoker=true) AS  SELECT estimate.id,
    estimate.user_id,
    estimate.number,
    estimate.client_id,
    estimate.client_name,
    estimate.client_email,
    estimate.currency,
    estimate.exchange_rate,
    estimate.total_minor,
    estimate.total_inr_minor,
    estimate.issue_date,
    estimate.due_date AS valid_until,
    estimate.created_at,
    estimate.cancelled_at,
        CASE
            WHEN (estimate.cancelled_at IS NOT NULL) THEN 'cancelled'::text
            WHEN (invoice.id IS NOT NULL) THEN 'converted'::text
            WHEN answer.accepted THEN 'accepted'::text
            WHEN (NOT answer.accepted) THEN 'declined'::text
            WHEN ((estimate.money = 'advance'::text) AND (estimate.status = 'PAID'::text)) THEN 'paid'::text
            WHEN ((estimate.told IS NULL) AND (estimate.due_date < ( SELECT private.today() AS today))) THEN 'expired'::text
            WHEN private.has_left(estimate.id) THEN 'sent'::text
            ELSE 'issued'::text
        END AS state,
        CASE
            WHEN (answer.estimate_id IS NOT NULL) THEN jsonb_build_object('accepted', answer.accepted, 'name', answer.name, 'note', answer.note, 'answered_at', answer.answered_at, 'restored', answer.restored)
            ELSE NULL::jsonb
        END AS answer,
        CASE
            WHEN (invoice.id IS NOT NULL) THEN jsonb_build_object('id', invoice.id, 'number', invoice.number)
            ELSE NULL::jsonb
        END AS invoice,
    estimate.list,
    estimate.kind,
    invoice.id AS invoice_id
   FROM (((books.invoices estimate
     LEFT JOIN public.estimate_answers answer ON ((answer.estimate_id = estimate.id)))
     LEFT JOIN public.drafts draft ON (((draft.estimate_id = estimate.id) AND (draft.user_id = estimate.user_id) AND (draft.issued_id IS NOT NULL))))
     LEFT JOIN books.invoices invoice ON ((invoice.id = draft.issued_id)))
  WHERE ((estimate.sign = 0) AND (estimate.told IS DISTINCT FROM 'advance'::text));

CREATE VIEW "public"."estimate_records" WITH (security_invoker=true) AS  SELECT id,
    number,
    client_id,
    client_name,
    client_email,
    currency,
    exchange_rate,
    total_minor,
    total_inr_minor,
    issue_date,
    valid_until,
    created_at,
    cancelled_at,
    state,
    answer,
    invoice,
    kind,
    invoice_id
   FROM books.estimate_records;

REVOKE ALL ON TABLE "public"."estimate_records" FROM "anon", "service_role";

COMMENT ON VIEW "books"."estimate_records" IS 'Every estimate, and every other document that becomes an invoice, with its state, its answer and the invoice made from it.';

COMMENT ON VIEW "public"."estimate_records" IS 'Every estimate, and every other document that becomes an invoice, with its state, its answer and the invoice made from it.';

GRANT SELECT ON TABLE "books"."estimate_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."estimate_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."estimate_records" TO "authenticated";
