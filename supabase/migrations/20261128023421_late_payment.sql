-- What the law adds to a late payment: the Udyam number of a business, which documents show, the day of acceptance and the agreed days
-- of an invoice, and two switches, both off. Nothing changes for whoever enters none of it. The view of revenue is made anew, since
-- its columns follow those of the invoices.

SET local check_function_bodies = off;

DROP VIEW "private"."revenue_lines";

ALTER TABLE "public"."invoice_events"
  DROP CONSTRAINT "invoice_events_kind_known";

ALTER TABLE "books"."invoices"
  ADD COLUMN "accepted_on" date;

ALTER TABLE "books"."invoices"
  ADD COLUMN "agreed_days" smallint;

ALTER TABLE "public"."businesses"
  ADD COLUMN "udyam" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "enterprise_size" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "enterprise_kind" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "interest_in_reminders" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."businesses"
  ADD COLUMN "last_day_to_clients" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.document_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- The client needs a link; one that the owner revoked stays revoked, and the mail goes without.
  insert into public.invoice_links (invoice_id, user_id)
  values (job.subject_id, job.user_id)
  on conflict on constraint invoice_links_pkey do nothing;
  perform private.keep_link(job.subject_id);

  return jsonb_build_object(
    'step', job.step,
    'document', private.document_of(job.subject_id),
    'late_payment', case
      when exists (
        select from public.businesses as business where business.user_id = job.user_id and business.interest_in_reminders
      )
      then private.late_payment(job.subject_id)
    end,
    'token', (
      select link.token
      from public.invoice_links as link
      where link.invoice_id = job.subject_id and link.revoked_at is null
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_note (
  kind         text,
  request_key  uuid,
  invoice_id   uuid,
  reason       text,
  items        jsonb,
  amount_minor bigint,
  commercial   boolean,
  issue_date   date,
  due_date     date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  traits constant private.document_kinds := private.kind(issue_note.kind);
  takes constant boolean := traits.sign = -1;
  is_commercial constant boolean := coalesce(commercial, false);
  issued date;
  -- The rows of a note are those of its invoice, with their texts, and added charges.
  size bigint;
  fingerprint text;
  seller public.businesses;
  earlier books.invoices;
  invoice books.invoices;
  clean_reason text;
  priced jsonb;
  new_id constant uuid := private.new_id();
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  elsif traits.told is distinct from 'note' or (is_commercial and not takes) then
    perform private.refuse(422, 'value_not_allowed', 'kind');
  end if;
  select private.issued_size(sum(pg_column_size(item)) + coalesce(pg_column_size(items), 0), count(*)) into size
  from books.invoice_items as item
  where item.invoice_id = issue_note.invoice_id and item.user_id = owner;
  perform private.begin_write(size);
  fingerprint := private.hash((
    jsonb_build_array(invoice_id, reason, items, amount_minor, is_commercial, issue_date)
    || case when takes then '[]' else jsonb_build_array(issue_note.kind, due_date) end
  )::text);

  -- The lock queues this person's requests, so a repeated one finds the note of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  select * into earlier
  from books.invoices as note
  where note.user_id = owner and note.request_key = issue_note.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;

  invoice := private.lock_invoice(issue_note.invoice_id, owner);
  if (private.kind(invoice.kind)).nature is distinct from traits.against then
    perform private.refuse(404, 'invoice_not_found');
  elsif takes and invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  clean_reason := private.checked_reason(reason);
  issued := private.issue_date_of(seller, private.gstin_of(invoice.seller), traits.series, issue_note.issue_date);
  if issued < invoice.issue_date then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', invoice.issue_date));
  end if;
  if traits.day = 'due' and due_date is null then
    perform private.refuse(422, 'due_date_invalid', 'dueDate');
  elsif traits.day = 'due' and due_date < private.today() then
    perform private.refuse(422, 'due_date_past', 'dueDate');
  end if;
  perform private.refuse_filed(owner, private.gstin_of(invoice.seller), issued, issued, 'issueDate');
  if takes and not is_commercial and private.has_commercial_note(invoice.id) then
    perform private.refuse(409, 'credit_commercial');
  end if;
  priced := case
    when takes then private.priced_credit(invoice, items, amount_minor, is_commercial)
    else private.priced_debit(invoice, items, amount_minor)
  end;

  -- Everything else is copied from its invoice.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(invoice) - private.later_columns() - '{given_number,notes,parts,accepted_on,agreed_days,created_at}'::text[]
    || priced
    || private.next_number(seller, issue_note.kind, issued)
    || jsonb_build_object(
      'id', new_id,
      'original_id', invoice.id,
      'commercial', is_commercial,
      'credit_reason', clean_reason,
      'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
      'due_date', case when traits.day = 'due' then due_date else issued end,
      'request_key', issue_note.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  return private.issued_invoice(new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_issued_invoice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- A generated column is still null in a BEFORE trigger, so its sources are compared instead.
  changeable constant text[] := array[
    'status', 'settled_minor', 'paid_date', 'payment_method', 'cancelled_at', 'cancel_reason', 'pdf_token',
    'client_id', 'client_search_text', 'number', 'client_name', 'client_email', 'due_minor', 'due_inr_minor', 'search_text', 'listed', 'credited_minor',
    'refundable_minor', 'written_off_at', 'write_off_reason', 'accepted_on', 'agreed_days'
  ] || case when new.parts <> '[]' then array['due_date'] end
    -- They are recorded after the invoice (…_shipping.sql).
    || case
      when new.supply = 'export' and new.told = 'supply' then array['port_code', 'shipping_bill', 'shipping_bill_date']
    end;
begin
  if tg_op = 'DELETE' and (
    private.is_erased(old.user_id) or old.import_id::text = current_setting('app.undoing', true)
  ) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'invoice_kept');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'invoice_unchangeable');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.late_payment (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'accepted_on', invoice.accepted_on,
    'agreed_days', invoice.agreed_days,
    'amount_minor', invoice.total_minor,
    'udyam', business.udyam,
    'enterprise_size', business.enterprise_size,
    'enterprise_kind', business.enterprise_kind,
    -- Money by the day on which it came, tax that was deducted with it, and credit notes by their own day.
    'reductions', (
      select coalesce(jsonb_agg(jsonb_build_object('day', came.day, 'amount_minor', came.minor) order by came.day), '[]')
      from (
        select moved.day, sum(moved.minor)::bigint as minor
        from (
          select payment.paid_on as day, payment.amount_minor + payment.tds_minor as minor
          from books.payments as payment
          where payment.invoice_id = invoice.id and payment.state = 'confirmed'
          union all
          select note.issue_date, note.total_minor
          from books.invoices as note
          where note.original_id = invoice.id and note.list = 'credit_notes' and note.cancelled_at is null
        ) as moved
        group by moved.day
      ) as came
    )
  )
  from books.invoices as invoice
  join public.businesses as business on business.user_id = invoice.user_id
  where invoice.id = late_payment.invoice_id
    and invoice.listed and invoice.supply <> 'export' and invoice.currency = 'INR'
$function$;

CREATE OR REPLACE FUNCTION private.note_acceptance()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.id, new.user_id, 'acceptance_noted',
    jsonb_strip_nulls(jsonb_build_object('accepted_on', new.accepted_on, 'agreed_days', new.agreed_days))
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.restored_seller (
  snapshot jsonb
)
  RETURNS public.businesses
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  seller public.businesses;
  copy jsonb;
begin
  select
    text.name, text.email, text.phone, text.address, text."taxId", text.city, text.state, text."stateCode",
    text."postalCode", text.country, text.website, text."gstRegistration", text."compositionScheme", text."lutNumber",
    text."lutYear", text."hsnSummary", text."reverseChargeWording", text.udyam
  into
    seller.name, seller.email, seller.phone, seller.address, seller.tax_id, seller.city, seller.state, seller.state_code,
    seller.postal_code, seller.country, seller.website, seller.gst_registration, seller.composition_scheme,
    seller.lut_number, seller.lut_year, seller.hsn_summary, seller.reverse_charge_wording, seller.udyam
  from jsonb_to_record(snapshot) as text (
    name text, email text, phone text, address text, "taxId" text, city text, state text, "stateCode" text,
    "postalCode" text, country text, website text, "gstRegistration" text, "compositionScheme" text, "lutNumber" text,
    "lutYear" text, "hsnSummary" boolean, "reverseChargeWording" text, udyam text
  );
  copy := private.seller_snapshot(seller) - '{logoHash,signatureHash}'::text[];
  if jsonb_strip_nulls(copy) <> jsonb_strip_nulls(snapshot - '{logoHash,signatureHash}'::text[])
    or (char_length(seller.name) between 1 and 120) is not true
    or private.single_line(seller.name) is distinct from seller.name
    or private.is_email(seller.email) is not true
    or (seller.gst_registration in ('none', 'regular', 'composition')) is not true
    or seller.state_code is distinct from private.state_code(seller.state)
    or char_length(seller.address) > 300
    or greatest(
      char_length(seller.phone), char_length(seller.tax_id), char_length(seller.postal_code), char_length(seller.lut_number),
      char_length(seller.lut_year), char_length(seller.udyam)
    ) > 30
    or greatest(char_length(seller.city), char_length(seller.country), char_length(seller.composition_scheme)) > 60
    or char_length(seller.website) > 200
    or char_length(seller.reverse_charge_wording) > 300
    or snapshot ->> 'logoHash' !~ '^[0-9a-f]{64}$'
    or snapshot ->> 'signatureHash' !~ '^[0-9a-f]{64}$'
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "seller"}');
  elsif seller.gst_registration <> 'none' then
    perform private.checked_gstin(seller.tax_id, 'taxId');
  end if;
  return seller;
end
$function$;

CREATE OR REPLACE FUNCTION private.seller_snapshot (
  business public.businesses
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'name', business.name,
    'email', business.email,
    'phone', business.phone,
    'address', business.address,
    'taxId', business.tax_id,
    'city', business.city,
    'state', business.state,
    'postalCode', business.postal_code,
    'country', business.country,
    'website', business.website,
    'logoHash', private.hash(business.logo),
    'gstRegistration', business.gst_registration,
    'compositionScheme', business.composition_scheme,
    'stateCode', business.state_code,
    'lutNumber', business.lut_number,
    'lutYear', business.lut_year,
    'hsnSummary', business.hsn_summary,
    'reverseChargeWording', business.reverse_charge_wording,
    'udyam', business.udyam,
    'signatureHash', private.hash(business.signature)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.set_acceptance (
  invoice_id  uuid,
  accepted_on date,
  agreed_days integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  invoice constant books.invoices := private.lock_invoice(set_acceptance.invoice_id, private.account());
begin
  if not invoice.listed or invoice.supply = 'export' or invoice.currency <> 'INR' then
    perform private.refuse(409, 'acceptance_within_india');
  elsif set_acceptance.accepted_on > private.today() then
    perform private.refuse(422, 'accepted_on_future', 'acceptedOn');
  end if;
  update books.invoices as own
  set accepted_on = set_acceptance.accepted_on, agreed_days = set_acceptance.agreed_days
  where own.id = invoice.id
    and (own.accepted_on, own.agreed_days) is distinct from (set_acceptance.accepted_on, set_acceptance.agreed_days);
  return private.late_payment(invoice.id);
end
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
        'pay_to', case when private.is_payable(detail) then private.pay_to((detail).user_id) end,
        'tds_percent', case
          when (detail).listed and private.is_payable(detail)
          then private.tds_percent((detail).user_id, (detail).client_id)
        end,
        'pay_by', private.told_last_day((detail).id),
        'claim', (
          select jsonb_build_object(
            'amount_minor', sum(payment.amount_minor),
            'tds_minor', sum(payment.tds_minor),
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

CREATE OR REPLACE FUNCTION private.shown_seller (
  seller jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'name', seller -> 'name',
    'email', seller -> 'email',
    'phone', seller -> 'phone',
    'address', seller -> 'address',
    'taxId', seller -> 'taxId',
    'city', seller -> 'city',
    'state', seller -> 'state',
    'stateCode', seller -> 'stateCode',
    'postalCode', seller -> 'postalCode',
    'country', seller -> 'country',
    'website', seller -> 'website',
    'logo', seller -> 'logo',
    'signature', seller -> 'signature',
    'gstRegistration', coalesce(seller ->> 'gstRegistration', 'none'),
    'compositionScheme', seller -> 'compositionScheme',
    'lutNumber', seller -> 'lutNumber',
    'lutYear', seller -> 'lutYear',
    'hsnSummary', seller -> 'hsnSummary',
    'reverseChargeWording', seller -> 'reverseChargeWording',
    'udyam', seller -> 'udyam'
  )
$function$;

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
    and business.enterprise_size in ('micro', 'small') and business.enterprise_kind <> 'trader'
$function$;

CREATE OR REPLACE FUNCTION private.write_documents (
  documents jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
      begin
        insert into books.invoices (id, user_id, business_id, kind, list, sign, money, told, original_id, client_id, client_search_text, prefix, financial_year, sequence, padding, given_number, import_id, seller, buyer, po_number, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, prices_include_tax, language, port_code, shipping_bill, shipping_bill_date, currency, exchange_rate, taxes, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor, settled_minor, credited_minor, refundable_minor, issue_date, received_on, due_date, parts, accepted_on, agreed_days, notes, status, paid_date, payment_method, commercial, credit_reason, written_off_at, write_off_reason, cancelled_at, cancel_reason, pdf_token, request_key, request_fingerprint, created_at) select coalesce(said.id, private.new_id()), said.user_id, said.business_id, coalesce(said.kind, 'invoice'::text), coalesce(said.list, 'invoices'::text), coalesce(said.sign, 1), coalesce(said.money, 'in'::text), coalesce(said.told, 'supply'::text), said.original_id, said.client_id, said.client_search_text, said.prefix, said.financial_year, said.sequence, said.padding, said.given_number, said.import_id, jsonb_strip_nulls(said.seller), jsonb_strip_nulls(said.buyer), said.po_number, coalesce(said.supply, 'domestic'::text), coalesce(said.with_tax, true), coalesce(said.reverse_charge, false), said.place_of_supply, said.place_of_supply_reason, coalesce(said.prices_include_tax, false), coalesce(said.language, 'en'::text), said.port_code, said.shipping_bill, said.shipping_bill_date, coalesce(said.currency, 'INR'::text), said.exchange_rate, coalesce(said.taxes, '[]'::jsonb), said.taxable_minor, coalesce(said.cgst_minor, 0), coalesce(said.sgst_minor, 0), coalesce(said.igst_minor, 0), coalesce(said.cess_minor, 0), coalesce(said.round_off_minor, 0), said.total_minor, said.total_inr_minor, coalesce(said.settled_minor, 0), coalesce(said.credited_minor, 0), coalesce(said.refundable_minor, 0), said.issue_date, said.received_on, said.due_date, coalesce(said.parts, '[]'::jsonb), said.accepted_on, said.agreed_days, said.notes, coalesce(said.status, 'UNPAID'::text), said.paid_date, said.payment_method, coalesce(said.commercial, false), said.credit_reason, said.written_off_at, said.write_off_reason, said.cancelled_at, said.cancel_reason, coalesce(said.pdf_token, private.new_token()), said.request_key, said.request_fingerprint, coalesce(said.created_at, now()) from jsonb_populate_recordset(null::books.invoices, documents) as said;
        insert into books.invoice_items (id, invoice_id, user_id, "position", description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent, discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor, original_item_id, returned_quantity) select coalesce(said.id, private.new_id()), document.id, document.user_id, said.ordinality, btrim(said.description), said.hsn_sac, coalesce(said.quantity, 1), said.unit, said.rate, coalesce(said.includes_tax, false), said.discount_percent, coalesce(said.discount_minor, 0), said.taxable_minor, said.taxable_inr_minor, coalesce(said.taxability, 'taxable'::text), said.gst_rate, coalesce(said.cgst_minor, 0), coalesce(said.sgst_minor, 0), coalesce(said.igst_minor, 0), coalesce(said.cess_minor, 0), said.original_item_id, said.returned_quantity
        from jsonb_array_elements(documents) as written (value)
        cross join lateral jsonb_to_record(written.value) as document (id uuid, user_id uuid, items jsonb)
        cross join lateral jsonb_populate_recordset(null::books.invoice_items, document.items) with ordinality as said;
      end
      $function$;

CREATE OR REPLACE FUNCTION public.late_payment (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.late_payment(invoice_id) $function$;

REVOKE ALL ON FUNCTION "public"."late_payment"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_acceptance (
  invoice_id  uuid,
  accepted_on date    DEFAULT NULL::date,
  agreed_days integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.set_acceptance(invoice_id, accepted_on, agreed_days) $function$;

REVOKE ALL ON FUNCTION "public"."set_acceptance"(uuid, date, integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "books"."invoices"
  ADD CONSTRAINT "agreedDays: agreed_days_invalid" CHECK (((agreed_days >= 1) AND (agreed_days <= 365)));

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "enterpriseKind: enterprise_kind_unknown" CHECK ((enterprise_kind = ANY (ARRAY['maker'::text, 'service'::text, 'trader'::text])));

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "enterpriseSize: enterprise_size_unknown" CHECK ((enterprise_size = ANY (ARRAY['micro'::text, 'small'::text, 'medium'::text])));

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "udyam: udyam_incomplete" CHECK ((num_nonnulls(udyam, enterprise_size, enterprise_kind) = ANY (ARRAY[0, 3])));

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "udyam: udyam_invalid" CHECK ((udyam ~ '^UDYAM-[A-Z]{2}-[0-9]{2}-[0-9]{7}$'::text));

ALTER TABLE "public"."invoice_events"
  ADD CONSTRAINT "invoice_events_kind_known"
    CHECK
    ((kind = ANY (ARRAY['created'::text, 'deleted'::text, 'replaced'::text, 'restored'::text, 'written_off'::text, 'write_off_undone'::text, 'credited'::text,
    'credit_cancelled'::text,
    'credit_restored'::text,
    'refund_recorded'::text,
    'refund_undone'::text,
    'debited'::text,
    'debit_cancelled'::text,
    'debit_restored'::text,
    'payment_claimed'::text,
    'payment_recorded'::text,
    'payment_confirmed'::text,
    'payment_declined'::text,
    'payment_undone'::text,
    'marked_sent'::text,
    'shared'::text,
    'link_renewed'::text,
    'link_revoked'::text,
    'sent'::text,
    'reminded'::text,
    'mail_unsure'::text,
    'reminder_failed'::text,
    'reminder_unsure'::text,
    'reminder_given_up'::text,
    'reminder_stopped'::text,
    'receipt_sent'::text,
    'receipt_failed'::text,
    'receipt_unsure'::text,
    'receipt_given_up'::text,
    'receipt_stopped'::text,
    'mailing_failed'::text,
    'mailing_unsure'::text,
    'mailing_given_up'::text,
    'mailing_stopped'::text, 'estimate_accepted'::text, 'estimate_declined'::text, 'estimate_converted'::text, 'shipping_noted'::text, 'acceptance_noted'::text])));

CREATE VIEW "private"."revenue_lines" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    issue_date AS day,
    client_id,
    client_name,
    sign,
    (sign *
        CASE
            WHEN (currency = 'INR'::text) THEN taxable_minor
            ELSE ( SELECT (sum(item.taxable_inr_minor))::bigint AS sum
               FROM books.invoice_items item
              WHERE (item.invoice_id = document.id))
        END) AS taxable_minor,
    (sign * total_inr_minor) AS total_minor
   FROM ( SELECT invoice.id,
            invoice.user_id,
            invoice.business_id,
            invoice.kind,
            invoice.list,
            invoice.sign,
            invoice.money,
            invoice.told,
            invoice.original_id,
            invoice.client_id,
            invoice.client_search_text,
            invoice.prefix,
            invoice.financial_year,
            invoice.sequence,
            invoice.padding,
            invoice.given_number,
            invoice.import_id,
            invoice.number,
            invoice.seller,
            invoice.buyer,
            invoice.client_name,
            invoice.client_email,
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
            invoice.currency,
            invoice.exchange_rate,
            invoice.taxes,
            invoice.taxable_minor,
            invoice.cgst_minor,
            invoice.sgst_minor,
            invoice.igst_minor,
            invoice.cess_minor,
            invoice.round_off_minor,
            invoice.total_minor,
            invoice.total_inr_minor,
            invoice.settled_minor,
            invoice.credited_minor,
            invoice.refundable_minor,
            invoice.due_minor,
            invoice.due_inr_minor,
            invoice.issue_date,
            invoice.received_on,
            invoice.due_date,
            invoice.parts,
            invoice.accepted_on,
            invoice.agreed_days,
            invoice.notes,
            invoice.status,
            invoice.paid_date,
            invoice.payment_method,
            invoice.commercial,
            invoice.credit_reason,
            invoice.written_off_at,
            invoice.write_off_reason,
            invoice.cancelled_at,
            invoice.cancel_reason,
            invoice.listed,
            invoice.pdf_token,
            invoice.search_text,
            invoice.request_key,
            invoice.request_fingerprint,
            invoice.created_at
           FROM books.invoices invoice
          WHERE invoice.listed
        UNION ALL
         SELECT note.id,
            note.user_id,
            note.business_id,
            note.kind,
            note.list,
            note.sign,
            note.money,
            note.told,
            note.original_id,
            note.client_id,
            note.client_search_text,
            note.prefix,
            note.financial_year,
            note.sequence,
            note.padding,
            note.given_number,
            note.import_id,
            note.number,
            note.seller,
            note.buyer,
            note.client_name,
            note.client_email,
            note.po_number,
            note.supply,
            note.with_tax,
            note.reverse_charge,
            note.place_of_supply,
            note.place_of_supply_reason,
            note.prices_include_tax,
            note.language,
            note.port_code,
            note.shipping_bill,
            note.shipping_bill_date,
            note.currency,
            note.exchange_rate,
            note.taxes,
            note.taxable_minor,
            note.cgst_minor,
            note.sgst_minor,
            note.igst_minor,
            note.cess_minor,
            note.round_off_minor,
            note.total_minor,
            note.total_inr_minor,
            note.settled_minor,
            note.credited_minor,
            note.refundable_minor,
            note.due_minor,
            note.due_inr_minor,
            note.issue_date,
            note.received_on,
            note.due_date,
            note.parts,
            note.accepted_on,
            note.agreed_days,
            note.notes,
            note.status,
            note.paid_date,
            note.payment_method,
            note.commercial,
            note.credit_reason,
            note.written_off_at,
            note.write_off_reason,
            note.cancelled_at,
            note.cancel_reason,
            note.listed,
            note.pdf_token,
            note.search_text,
            note.request_key,
            note.request_fingerprint,
            note.created_at
           FROM books.invoices note
          WHERE ((note.list = 'credit_notes'::text) AND (note.cancelled_at IS NULL))) document;

CREATE TRIGGER invoices_note_acceptance
  AFTER UPDATE ON books.invoices
  FOR EACH ROW
  WHEN (((old.accepted_on IS DISTINCT FROM new.accepted_on) OR (old.agreed_days IS DISTINCT FROM new.agreed_days)))
  EXECUTE FUNCTION private.note_acceptance();

COMMENT ON FUNCTION "private"."told_last_day"(uuid) IS 'What the last day to pay is reckoned from, where its seller shows that to clients; else null.';

COMMENT ON FUNCTION "public"."late_payment"(uuid) IS 'What the interest on one of the caller''s invoices is reckoned from: {accepted_on, agreed_days, amount_minor, udyam, enterprise_size, enterprise_kind, reductions}, in paise; null of one that is not live, is an export or is in another currency.';

COMMENT ON FUNCTION "public"."set_acceptance"(uuid, date, integer) IS 'Notes, or takes out, when the buyer accepted one of the caller''s invoices and the days to pay that were agreed in writing, and returns what late_payment does; doing it twice is harmless.';

REVOKE ALL ON FUNCTION "private"."late_payment"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."late_payment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."late_payment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."late_payment"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_acceptance"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_acceptance"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_acceptance"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_acceptance"(uuid, date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_acceptance"(uuid, date, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_acceptance"(uuid, date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_acceptance"(uuid, date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_last_day"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_last_day"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_last_day"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."late_payment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."late_payment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."late_payment"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_acceptance"(uuid, date, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_acceptance"(uuid, date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_acceptance"(uuid, date, integer) TO "postgres";

REVOKE ALL ("enterprise_kind") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("enterprise_kind"), UPDATE ("enterprise_kind") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ("enterprise_size") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("enterprise_size"), UPDATE ("enterprise_size") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ("interest_in_reminders") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("interest_in_reminders"), UPDATE ("interest_in_reminders") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ("last_day_to_clients") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("last_day_to_clients"), UPDATE ("last_day_to_clients") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ("udyam") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("udyam"), UPDATE ("udyam") ON TABLE "public"."businesses" TO "authenticated";

ALTER TABLE "books"."invoices"
  ADD CONSTRAINT "acceptedOn: accepted_on_invalid" CHECK (private.is_day(accepted_on));

insert into private.calls (call, scope, member)
values
  ('rpc/late_payment', 'read', 'accountant'),
  ('rpc/set_acceptance', 'documents', 'partner')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.webhook_kinds (kind, noun, verb, topic)
values
  ('acceptance_noted', NULL, 'acceptance_noted', 'documents')
on conflict (kind) do update set
  (noun, verb, topic) = row(excluded.noun, excluded.verb, excluded.topic);
