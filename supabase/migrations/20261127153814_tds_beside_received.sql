-- Invoices say the tax that their clients deducted beside what was settled, for lists, tables and /api. No row changes. Views and the
-- functions on them are made anew with one more column at the end; the app and the function of before read those that they know.

SET local check_function_bodies = off;

DROP VIEW "private"."document_lines";

DROP VIEW "public"."invoice_details";

DROP VIEW "books"."invoice_details";

DROP VIEW "public"."invoice_records";

DROP VIEW "public"."invoice_summaries";

DROP FUNCTION "private"."is_payable"(books.invoice_records);

DROP FUNCTION "private"."shown_document"(books.invoice_records);

DROP FUNCTION "private"."tds_of"(uuid);

DROP FUNCTION "public"."search_invoices"(text, integer);

DROP VIEW "books"."invoice_summaries";

DROP VIEW "books"."invoice_records";

CREATE OR REPLACE FUNCTION public.list_invoices (
  skip           integer,
  most           integer,
  status         text    DEFAULT NULL::text,
  query          text    DEFAULT NULL::text,
  client_id      uuid    DEFAULT NULL::uuid,
  with_cancelled boolean DEFAULT false,
  issued_from    date    DEFAULT NULL::date,
  issued_to      date    DEFAULT NULL::date,
  due_from       date    DEFAULT NULL::date,
  due_to         date    DEFAULT NULL::date,
  least_minor    bigint  DEFAULT NULL::bigint,
  most_minor     bigint  DEFAULT NULL::bigint,
  sort           text    DEFAULT NULL::text,
  descending     boolean DEFAULT NULL::boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  -- Low enough that a page can be added to it.
  clean_skip constant integer := least(greatest(coalesce(skip, 0), 0), 1000000000);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page record;
  counted boolean := true;
begin
  if num_nonnulls(issued_from, issued_to, due_from, due_to, least_minor, most_minor, sort, descending) > 0
    -- A filter by client and another one.
    or (client_id is not null and (btrim(query) <> '' or status = 'CANCELLED'))
  then
    page := private.chosen_invoices(
      status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor, sort, descending,
      clean_skip, clean_most
    );
  elsif private.note_sign(status) is not null then
    page := private.notes(private.note_sign(status), client_id, query, clean_skip, clean_most);
  elsif status = 'CANCELLED' then
    page := private.cancelled_invoices(query, clean_skip, clean_most);
  elsif client_id is not null then
    page := private.invoices_of_client(client_id, status, clean_skip, clean_most);
  elsif btrim(query) <> '' then
    page := private.matching_invoices(query, status, clean_skip, clean_most);
    counted := page.counted;
  elsif status is not null then
    page := private.invoices_of_status(status, clean_skip, clean_most);
  elsif with_cancelled then
    page := private.kept_invoices(clean_skip, clean_most);
  else
    page := private.page_of_invoices(clean_skip, clean_most);
  end if;
  return json_build_object(
    'total', page.total,
    'counted', counted,
    'invoices', (
      select coalesce(json_agg(listed.line order by listed.place), '[]')
      from (
        select wanted.place, row_to_json(record) as line
        from unnest(page.ids) with ordinality as wanted (id, place)
        -- One by one, whatever number of rows the planner expects.
        cross join lateral (
          select
            record.id,
            record.number,
            record.client_name,
            record.client_email,
            record.currency,
            record.exchange_rate,
            record.total_minor,
            record.total_inr_minor,
            record.status,
            record.issue_date,
            record.due_date,
            record.created_at,
            record.settled_minor,
            record.balance_minor,
            record.cancelled_at,
            record.reach,
            record.kind,
            record.credited_minor,
            record.refundable_minor,
            record.refunded_minor,
            record.written_off_minor,
            record.original,
            record.tds_minor
          from books.invoice_records as record
          where record.id = wanted.id
          offset 0
        ) as record
      ) as listed
    )
  );
end
$function$;

CREATE VIEW "books"."invoice_records" WITH (security_invoker=true) AS  SELECT invoice.id,
    invoice.user_id,
    invoice.kind,
    invoice.list,
    invoice.sign,
    invoice.money,
    invoice.told,
    invoice.number,
    invoice.client_id,
    invoice.client_name,
    invoice.client_email,
    invoice.currency,
    invoice.exchange_rate,
    invoice.total_minor,
    invoice.total_inr_minor,
        CASE
            WHEN (invoice.cancelled_at IS NOT NULL) THEN 'CANCELLED'::text
            WHEN (invoice.list = 'vouchers'::text) THEN 'PAID'::text
            WHEN (invoice.sign = '-1'::integer) THEN
            CASE
                WHEN (known.refundable_minor > 0) THEN 'UNPAID'::text
                ELSE 'PAID'::text
            END
            WHEN ((invoice.status = 'UNPAID'::text) AND (invoice.due_date < ( SELECT private.today() AS today))) THEN 'OVERDUE'::text
            ELSE invoice.status
        END AS status,
    invoice.issue_date,
    invoice.received_on,
    invoice.due_date,
    invoice.parts,
    invoice.created_at,
    (('{"city": null, "phone": null, "state": null, "taxId": null, "address": null, "country": null, "lutYear": null, "website": null, "lutNumber": null, "stateCode": null, "hsnSummary": null, "postalCode": null, "compositionScheme": null, "reverseChargeWording": null}'::jsonb || (invoice.seller - '{logoHash,signatureHash}'::text[])) || jsonb_build_object('logo', ( SELECT image.content
           FROM public.images image
          WHERE ((image.user_id = invoice.user_id) AND (image.hash = (invoice.seller ->> 'logoHash'::text)))), 'signature', ( SELECT image.content
           FROM public.images image
          WHERE ((image.user_id = invoice.user_id) AND (image.hash = (invoice.seller ->> 'signatureHash'::text)))))) AS seller,
    ('{"pan": null, "city": null, "gstin": null, "phone": null, "address": null, "contact": null, "stateCode": null, "postalCode": null, "deliveryAddress": null}'::jsonb || invoice.buyer) AS buyer,
    invoice.po_number,
    invoice.supply,
    invoice.with_tax,
    invoice.reverse_charge,
    invoice.place_of_supply,
    invoice.place_of_supply_reason,
    invoice.prices_include_tax,
    invoice.language,
    invoice.port_code,
    invoice.shipping_bill,
    invoice.shipping_bill_date,
    invoice.taxes,
    invoice.taxable_minor,
    invoice.cgst_minor,
    invoice.sgst_minor,
    invoice.igst_minor,
    invoice.cess_minor,
    invoice.round_off_minor,
    invoice.notes,
    invoice.paid_date,
    invoice.payment_method,
    invoice.pdf_token,
    ( SELECT COALESCE(jsonb_agg((to_jsonb(item.*) - '{invoice_id,user_id,position,original_item_id,returned_quantity}'::text[]) ORDER BY item."position"), '[]'::jsonb) AS "coalesce"
           FROM books.invoice_items item
          WHERE (item.invoice_id = invoice.id)) AS items,
    invoice.settled_minor,
    invoice.credited_minor,
    known.refundable_minor,
        CASE
            WHEN (invoice.credited_minor = 0) THEN (0)::bigint
            ELSE ( SELECT (COALESCE(sum(note.settled_minor), (0)::numeric))::bigint AS "coalesce"
               FROM books.invoices note
              WHERE ((note.original_id = invoice.id) AND (note.list = 'credit_notes'::text) AND (note.cancelled_at IS NULL)))
        END AS refunded_minor,
        CASE
            WHEN ((invoice.list = ANY (ARRAY['credit_notes'::text, 'vouchers'::text])) OR (invoice.written_off_at IS NOT NULL)) THEN (0)::bigint
            ELSE known.open_minor
        END AS balance_minor,
        CASE
            WHEN (invoice.written_off_at IS NOT NULL) THEN known.open_minor
            ELSE (0)::bigint
        END AS written_off_minor,
    invoice.written_off_at,
    invoice.write_off_reason,
    invoice.credit_reason,
    invoice.commercial,
        CASE
            WHEN (invoice.original_id IS NOT NULL) THEN ( SELECT jsonb_build_object('id', original.id, 'number', original.number, 'issue_date', original.issue_date, 'kind', original.kind) AS jsonb_build_object
               FROM books.invoices original
              WHERE (original.id = invoice.original_id))
            ELSE NULL::jsonb
        END AS original,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('number', used.number, 'issue_date', used.issue_date, 'amount_minor', used.amount_minor) ORDER BY used.number), '[]'::jsonb) AS "coalesce"
           FROM ( SELECT voucher.number,
                    voucher.issue_date,
                    (sum(payment.amount_minor))::bigint AS amount_minor
                   FROM ((books.payments payment
                     JOIN books.receipts receipt ON ((receipt.id = payment.receipt_id)))
                     JOIN books.invoices voucher ON ((voucher.id = receipt.voucher_id)))
                  WHERE ((payment.invoice_id = invoice.id) AND payment.from_advance AND (payment.state = 'confirmed'::text) AND (voucher.list = 'vouchers'::text) AND (voucher.money IS NULL) AND (voucher.cancelled_at IS NULL) AND (voucher.created_at < payment.created_at) AND (NOT ((invoice.list = 'vouchers'::text) AND (invoice.money = 'out'::text))))
                  GROUP BY voucher.id) used) AS vouchers,
    invoice.cancelled_at,
    invoice.cancel_reason,
    invoice.listed,
    invoice.original_id,
        CASE
            WHEN (invoice.cancelled_at IS NOT NULL) THEN private.standing_invoice(invoice.id)
            ELSE NULL::uuid
        END AS replacement_id,
    ( SELECT standing.number
           FROM books.invoices standing
          WHERE (standing.id =
                CASE
                    WHEN (invoice.cancelled_at IS NOT NULL) THEN private.standing_invoice(invoice.id)
                    ELSE NULL::uuid
                END)) AS replacement_number,
    ( SELECT to_jsonb(known_1.*) AS to_jsonb
           FROM ( SELECT link.created_at AS shared_at,
                    link.last_viewed_at AS viewed_at,
                    mailed.at AS mailed_at,
                    marked.at AS marked_at,
                    claimed.minor AS claimed_minor,
                    (COALESCE(link.restored, false) OR mailed.restored OR marked.restored OR claimed.restored) AS restored
                   FROM (((( SELECT max(mail.sent_at) AS at,
                            COALESCE(bool_or(mail.restored), false) AS restored
                           FROM public.invoice_mails mail
                          WHERE (mail.invoice_id = invoice.id)) mailed
                     CROSS JOIN ( SELECT max(event.at) AS at,
                            COALESCE(bool_or(event.restored), false) AS restored
                           FROM public.invoice_events event
                          WHERE ((event.invoice_id = invoice.id) AND (event.kind = 'marked_sent'::text))) marked)
                     CROSS JOIN ( SELECT sum((payment.amount_minor + payment.tds_minor)) AS minor,
                            COALESCE(bool_or(payment.restored), false) AS restored
                           FROM books.payments payment
                          WHERE ((payment.invoice_id = invoice.id) AND (payment.state = 'claimed'::text))) claimed)
                     LEFT JOIN public.invoice_links link ON ((link.invoice_id = invoice.id)))
                 OFFSET 0) known_1
          WHERE (num_nonnulls(known_1.shared_at, known_1.mailed_at, known_1.marked_at, known_1.claimed_minor) > 0)) AS reach,
    ( SELECT (COALESCE(sum(payment.tds_minor), (0)::numeric))::bigint AS "coalesce"
           FROM books.payments payment
          WHERE ((payment.invoice_id = invoice.id) AND (payment.state = 'confirmed'::text))) AS tds_minor
   FROM (books.invoices invoice
     CROSS JOIN LATERAL ( SELECT invoice.due_minor AS open_minor,
                CASE
                    WHEN (invoice.sign <> '-1'::integer) THEN invoice.refundable_minor
                    WHEN (invoice.cancelled_at IS NULL) THEN ( SELECT LEAST((invoice.total_minor - invoice.settled_minor), original.refundable_minor) AS "least"
                       FROM books.invoices original
                      WHERE (original.id = invoice.original_id))
                    ELSE (0)::bigint
                END AS refundable_minor) known);

CREATE OR REPLACE FUNCTION private.is_payable (
  detail books.invoice_records
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return detail.balance_minor + detail.written_off_minor > 0
    and (
      detail.listed
      or (detail.money is not distinct from 'advance' and detail.cancelled_at is null and private.made_of(detail.id) is null)
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_document (
  detail books.invoice_records
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'kind', detail.kind,
    'number', detail.number,
    -- A write-off is the seller's own affair.
    'status', case
      when detail.status <> 'WRITTEN_OFF' then detail.status
      when detail.due_date < private.today() then 'OVERDUE'
      else 'UNPAID'
    end,
    'client_name', detail.client_name,
    'client_email', detail.client_email,
    'seller', private.shown_seller(detail.seller),
    'buyer', private.shown_buyer(detail.buyer),
    'currency', detail.currency,
    'exchange_rate', detail.exchange_rate,
    'issue_date', detail.issue_date,
    'received_on', detail.received_on,
    'due_date', detail.due_date,
    'parts', detail.parts,
    'paid_date', detail.paid_date,
    'payment_method', detail.payment_method,
    'po_number', detail.po_number,
    'supply', detail.supply,
    'with_tax', detail.with_tax,
    'reverse_charge', detail.reverse_charge,
    'place_of_supply', detail.place_of_supply,
    'prices_include_tax', detail.prices_include_tax,
    'language', detail.language,
    'port_code', detail.port_code,
    'shipping_bill', detail.shipping_bill,
    'shipping_bill_date', detail.shipping_bill_date
  ) || jsonb_build_object(
    'taxes', detail.taxes,
    'taxable_minor', detail.taxable_minor,
    'cgst_minor', detail.cgst_minor,
    'sgst_minor', detail.sgst_minor,
    'igst_minor', detail.igst_minor,
    'cess_minor', detail.cess_minor,
    'round_off_minor', detail.round_off_minor,
    'total_minor', detail.total_minor,
    'total_inr_minor', detail.total_inr_minor,
    'settled_minor', detail.settled_minor,
    'tds_minor', detail.tds_minor,
    'credited_minor', detail.credited_minor,
    'refundable_minor', detail.refundable_minor,
    'refunded_minor', detail.refunded_minor,
    'balance_minor', detail.balance_minor + detail.written_off_minor,
    'credit_reason', detail.credit_reason,
    'commercial', detail.commercial,
    'original', case when detail.money = 'out' or detail.told = 'note' then detail.original - 'id' end,
    'vouchers', detail.vouchers,
    'notes', detail.notes
  )
$function$;

CREATE VIEW "books"."invoice_details" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    kind,
    list,
    sign,
    money,
    told,
    number,
    client_id,
    client_name,
    client_email,
    currency,
    exchange_rate,
    total_minor,
    total_inr_minor,
    status,
    issue_date,
    received_on,
    due_date,
    parts,
    created_at,
    seller,
    buyer,
    po_number,
    supply,
    with_tax,
    reverse_charge,
    place_of_supply,
    place_of_supply_reason,
    prices_include_tax,
    language,
    port_code,
    shipping_bill,
    shipping_bill_date,
    taxes,
    taxable_minor,
    cgst_minor,
    sgst_minor,
    igst_minor,
    cess_minor,
    round_off_minor,
    notes,
    paid_date,
    payment_method,
    pdf_token,
    items,
    settled_minor,
    credited_minor,
    refundable_minor,
    refunded_minor,
    balance_minor,
    written_off_minor,
    written_off_at,
    write_off_reason,
    credit_reason,
    commercial,
    original,
    vouchers,
    cancelled_at,
    cancel_reason,
    listed,
    original_id,
    replacement_id,
    replacement_number,
    reach,
    tds_minor
   FROM books.invoice_records
  WHERE (cancelled_at IS NULL);

CREATE VIEW "books"."invoice_summaries" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    number,
    client_name,
    client_email,
    currency,
    exchange_rate,
    total_minor,
    total_inr_minor,
    status,
    issue_date,
    due_date,
    created_at,
    settled_minor,
    balance_minor,
    cancelled_at,
    reach,
    kind,
    credited_minor,
    refundable_minor,
    refunded_minor,
    written_off_minor,
    original,
    tds_minor
   FROM books.invoice_records
  WHERE listed;

CREATE OR REPLACE FUNCTION public.search_invoices (
  query text,
  most  integer DEFAULT 8
)
  RETURNS SETOF books.invoice_summaries
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  few constant integer := least(greatest(most, 1), 50);
  found record;
begin
  if btrim(query) <> '' then
    found := private.matching_invoices(search_invoices.query, null, 0, few);
    return query
    -- The columns of invoice_summaries, which has neither credit notes nor vouchers.
    select
      record.id, record.user_id, record.number, record.client_name, record.client_email, record.currency,
      record.exchange_rate, record.total_minor, record.total_inr_minor, record.status, record.issue_date,
      record.due_date, record.created_at, record.settled_minor, record.balance_minor, record.cancelled_at, record.reach,
      record.kind, record.credited_minor, record.refundable_minor, record.refunded_minor,
      record.written_off_minor, record.original, record.tds_minor
    from unnest(found.ids || private.notes_numbered(search_invoices.query, few)) as wanted (id)
    -- One by one, whatever the planner thinks of how many rows a person has.
    cross join lateral (
      select * from books.invoice_records as own where own.id = wanted.id offset 0
    ) as record
    order by record.issue_date desc, record.created_at desc, record.id desc
    limit few;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."search_invoices"(text, integer) FROM PUBLIC, "anon", "service_role";

CREATE VIEW "private"."document_lines" WITH (security_invoker=true) AS  SELECT record.id,
    record.user_id,
    record.kind,
    record.list,
    record.listed,
    record.cancelled_at,
    record.created_at,
    record.issue_date AS day,
    record.number,
        CASE
            WHEN ((record.sign = '-1'::integer) AND (record.cancelled_at IS NULL)) THEN 'ISSUED'::text
            ELSE record.status
        END AS status,
    record.client_id,
    record.client_name,
    (record.buyer ->> 'gstin'::text) AS gstin,
    record.place_of_supply,
    record.reverse_charge,
    record.due_date,
    record.credit_reason,
    (record.original ->> 'number'::text) AS original_number,
    (record.original ->> 'issue_date'::text) AS original_day,
    record.currency,
    (trim_scale(record.exchange_rate))::text AS exchange_rate,
    (live.share * record.total_minor) AS own_total_minor,
    rupees.taxable_minor,
    rupees.cgst_minor,
    rupees.sgst_minor,
    rupees.igst_minor,
    rupees.cess_minor,
    ((rupees.total_minor - rupees.taxable_minor) -
        CASE
            WHEN record.reverse_charge THEN (0)::bigint
            ELSE (((rupees.cgst_minor + rupees.sgst_minor) + rupees.igst_minor) + rupees.cess_minor)
        END) AS round_off_minor,
    rupees.total_minor,
    (live.share *
        CASE
            WHEN (record.balance_minor = 0) THEN (0)::bigint
            ELSE private.due_in_rupees(record.total_minor, (record.settled_minor + record.credited_minor), record.total_inr_minor, record.exchange_rate)
        END) AS balance_minor,
    (((live.share)::numeric * round(((record.settled_minor)::numeric * live.rate))))::bigint AS refunded_minor
   FROM ((books.invoice_records record
     CROSS JOIN LATERAL ( SELECT ((record.cancelled_at IS NULL))::integer AS share,
                CASE record.currency
                    WHEN 'INR'::text THEN (1)::numeric
                    ELSE record.exchange_rate
                END AS rate) live)
     CROSS JOIN LATERAL ( SELECT (live.share *
                CASE
                    WHEN (record.currency = 'INR'::text) THEN record.taxable_minor
                    ELSE ( SELECT (sum(item.taxable_inr_minor))::bigint AS sum
                       FROM books.invoice_items item
                      WHERE (item.invoice_id = record.id))
                END) AS taxable_minor,
            (live.share *
                CASE
                    WHEN (record.currency = 'INR'::text) THEN record.cgst_minor
                    ELSE tax.half
                END) AS cgst_minor,
            (live.share *
                CASE
                    WHEN (record.currency = 'INR'::text) THEN record.sgst_minor
                    ELSE tax.half
                END) AS sgst_minor,
            (live.share *
                CASE
                    WHEN (record.currency = 'INR'::text) THEN record.igst_minor
                    ELSE tax.whole
                END) AS igst_minor,
            (((live.share)::numeric * round(((record.cess_minor)::numeric * live.rate))))::bigint AS cess_minor,
            (live.share * record.total_inr_minor) AS total_minor
           FROM ( SELECT
                        CASE split.parts
                            WHEN 2 THEN on_rupees.part
                            ELSE (on_rupees.part * 0)
                        END AS half,
                        CASE split.parts
                            WHEN 1 THEN on_rupees.part
                            ELSE (on_rupees.part * 0)
                        END AS whole
                   FROM (( SELECT private.tax_parts(record.supply, record.with_tax, record.place_of_supply, (record.seller ->> 'stateCode'::text)) AS parts) split
                     CROSS JOIN LATERAL ( SELECT
                                CASE
                                    WHEN ((record.currency <> 'INR'::text) AND (record.exchange_rate IS NOT NULL)) THEN private.tax_on_rupees(record.id, split.parts)
                                    ELSE NULL::bigint
                                END AS part) on_rupees)) tax
         OFFSET 0) rupees)
  WHERE (record.told = ANY (ARRAY['supply'::text, 'note'::text]));

CREATE VIEW "public"."invoice_details" WITH (security_invoker=true) AS  SELECT id,
    kind,
    number,
    client_id,
    client_name,
    client_email,
    currency,
    exchange_rate,
    total_minor,
    total_inr_minor,
    status,
    issue_date,
    received_on,
    due_date,
    parts,
    created_at,
    seller,
    buyer,
    po_number,
    supply,
    with_tax,
    reverse_charge,
    place_of_supply,
    place_of_supply_reason,
    prices_include_tax,
    language,
    port_code,
    shipping_bill,
    shipping_bill_date,
    taxes,
    taxable_minor,
    cgst_minor,
    sgst_minor,
    igst_minor,
    cess_minor,
    round_off_minor,
    notes,
    paid_date,
    payment_method,
    pdf_token,
    items,
    settled_minor,
    credited_minor,
    refundable_minor,
    refunded_minor,
    balance_minor,
    written_off_minor,
    written_off_at,
    write_off_reason,
    credit_reason,
    commercial,
    original,
    vouchers,
    cancelled_at,
    cancel_reason,
    listed,
    original_id,
    replacement_id,
    replacement_number,
    reach,
    tds_minor
   FROM books.invoice_details;

REVOKE ALL ON TABLE "public"."invoice_details" FROM "anon", "service_role";

CREATE VIEW "public"."invoice_records" WITH (security_invoker=true) AS  SELECT id,
    kind,
    number,
    client_id,
    client_name,
    client_email,
    currency,
    exchange_rate,
    total_minor,
    total_inr_minor,
    status,
    issue_date,
    received_on,
    due_date,
    parts,
    created_at,
    seller,
    buyer,
    po_number,
    supply,
    with_tax,
    reverse_charge,
    place_of_supply,
    place_of_supply_reason,
    prices_include_tax,
    language,
    port_code,
    shipping_bill,
    shipping_bill_date,
    taxes,
    taxable_minor,
    cgst_minor,
    sgst_minor,
    igst_minor,
    cess_minor,
    round_off_minor,
    notes,
    paid_date,
    payment_method,
    pdf_token,
    items,
    settled_minor,
    credited_minor,
    refundable_minor,
    refunded_minor,
    balance_minor,
    written_off_minor,
    written_off_at,
    write_off_reason,
    credit_reason,
    commercial,
    original,
    vouchers,
    cancelled_at,
    cancel_reason,
    listed,
    original_id,
    replacement_id,
    replacement_number,
    reach,
    tds_minor
   FROM books.invoice_records;

REVOKE ALL ON TABLE "public"."invoice_records" FROM "anon", "service_role";

CREATE VIEW "public"."invoice_summaries" WITH (security_invoker=true) AS  SELECT id,
    number,
    client_name,
    client_email,
    currency,
    exchange_rate,
    total_minor,
    total_inr_minor,
    status,
    issue_date,
    due_date,
    created_at,
    settled_minor,
    balance_minor,
    cancelled_at,
    reach,
    kind,
    credited_minor,
    refundable_minor,
    refunded_minor,
    written_off_minor,
    original,
    tds_minor
   FROM books.invoice_summaries;

REVOKE ALL ON TABLE "public"."invoice_summaries" FROM "anon", "service_role";

COMMENT ON FUNCTION "private"."is_payable"(books.invoice_records) IS 'Whether a document says how to pay.';

COMMENT ON FUNCTION "public"."search_invoices"(text, integer) IS 'The caller''s latest invoices that a text finds, whatever its case: by client, number, total, or how words of their rows begin; and credit notes and vouchers by their number.';

COMMENT ON VIEW "books"."invoice_details" IS 'The whole document: what the detail screen and the PDF show.';

COMMENT ON VIEW "books"."invoice_records" IS 'Every invoice, CANCELLED ones among them. `original`: in whose place it was issued, from what a note takes, or which advance is given back; `vouchers`: of the advances that it uses; `replacement_`: what stands in its own. `reach`: when its link was made and last opened, when it was last mailed or marked as sent, what its client says to have paid and nobody has checked, and whether a restored file tells any of it; null of one that never left.';

COMMENT ON VIEW "books"."invoice_summaries" IS 'What lists show of the live invoices.';

COMMENT ON VIEW "public"."invoice_details" IS 'The whole document: what the detail screen and the PDF show.';

COMMENT ON VIEW "public"."invoice_records" IS 'Every invoice, CANCELLED ones among them. `original`: in whose place it was issued, from what a note takes, or which advance is given back; `vouchers`: of the advances that it uses; `replacement_`: what stands in its own. `reach`: when its link was made and last opened, when it was last mailed or marked as sent, what its client says to have paid and nobody has checked, and whether a restored file tells any of it; null of one that never left.';

COMMENT ON VIEW "public"."invoice_summaries" IS 'What lists show of the live invoices.';

REVOKE ALL ON FUNCTION "private"."is_payable"(books.invoice_records) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_payable"(books.invoice_records) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_payable"(books.invoice_records) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shown_document"(books.invoice_records) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_document"(books.invoice_records) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shown_document"(books.invoice_records) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_invoices"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_invoices"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_invoices"(text, integer) TO "postgres";

GRANT SELECT ON TABLE "books"."invoice_details" TO "authenticated";

GRANT SELECT ON TABLE "books"."invoice_records" TO "authenticated";

GRANT SELECT ON TABLE "books"."invoice_summaries" TO "authenticated";

REVOKE ALL ON TABLE "public"."invoice_details" FROM "authenticated";

GRANT SELECT ON TABLE "public"."invoice_details" TO "authenticated";

REVOKE ALL ON TABLE "public"."invoice_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."invoice_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."invoice_summaries" FROM "authenticated";

GRANT SELECT ON TABLE "public"."invoice_summaries" TO "authenticated";
