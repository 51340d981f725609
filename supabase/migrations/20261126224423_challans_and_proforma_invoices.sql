-- Adds two kinds of documents, delivery challans and proforma invoices, for sellers of goods and for whoever is paid before the invoice.
-- Whatever becomes an invoice is listed and issued by one way; estimates go on as they were. A payment reported on a proforma invoice can be
-- confirmed as an advance. Views are dropped and made again with their new columns; functions take more than before, and answer who says less.

SET local check_function_bodies = off;

DROP TRIGGER "payments_keep_changed_money" ON "books"."payments";

DROP TRIGGER "payments_settle" ON "books"."payments";

DROP INDEX "books"."invoices_estimates";

DROP VIEW "public"."estimate_records";

DROP VIEW "books"."estimate_records";

DROP VIEW "public"."payment_records";

DROP VIEW "books"."payment_records";

ALTER TABLE "books"."payments"
  DROP CONSTRAINT "payments_claim_of_client";

ALTER TABLE "books"."payments"
  DROP CONSTRAINT "payments_state_known";

ALTER TABLE "private"."document_kinds"
  DROP CONSTRAINT "document_kinds_money_known";

ALTER TABLE "private"."document_kinds"
  DROP CONSTRAINT "document_kinds_told_known";

DROP FUNCTION "private"."confirm_payment"(uuid, bigint, bigint, date);

DROP FUNCTION "private"."issue_estimate"(uuid, jsonb);

DROP FUNCTION "private"."page_of_estimates"(text, text, uuid, integer, integer);

DROP FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date);

DROP FUNCTION "public"."list_estimates"(integer, integer, text, text, uuid);

ALTER TABLE "private"."document_kinds"
  ADD COLUMN "becomes" text;

ALTER TABLE "private"."document_kinds"
  ADD COLUMN "reason" text;

CREATE OR REPLACE FUNCTION private.asks_for_advances (
  document_id uuid,
  owner       uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from books.invoices as document
    where document.id = document_id and document.user_id = owner and document.money = 'advance'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.book_bank_row (
  paid    books.bank_rows,
  booking jsonb
)
  RETURNS books.bank_rows
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  claim_id constant uuid := booking ->> 'claim_id';
  shares constant jsonb := booking -> 'parts';
  made uuid;
begin
  if jsonb_typeof(shares) is distinct from 'array' or jsonb_array_length(shares) = 0 then
    perform private.refuse(422, 'malformed', 'parts');
  elsif claim_id is not null then
    -- A bank credits rupees; the amount in another currency is unknown.
    if exists (
      select from books.payments as claim
      join books.invoices as invoice on invoice.id = claim.invoice_id
      where claim.id = claim_id and claim.user_id = paid.user_id and invoice.currency <> 'INR'
    ) then
      perform private.refuse(422, 'bank_claim_foreign', 'claimId');
    end if;
    perform private.confirm_payment(
      claim_id, paid.amount_minor, (shares -> 0 ->> 'tds_minor')::bigint, paid.day, booking ->> 'advance_for'
    );
    paid.payment_id := claim_id;
  elsif jsonb_array_length(shares) = 1 then
    if (select invoice.currency from books.invoices as invoice where invoice.id = (shares -> 0 ->> 'invoice_id')::uuid and invoice.user_id = paid.user_id) <> 'INR' then
      perform private.refuse(422, 'invoice_of_another', 'invoiceId');
    end if;
    made := private.record_payment(
      gen_random_uuid(), (shares -> 0 ->> 'invoice_id')::uuid, paid.amount_minor, paid.day, paid.method, paid.reference,
      null, coalesce((shares -> 0 ->> 'tds_minor')::bigint, 0), booking ->> 'excess', booking ->> 'advance_for'
    );
    -- The part above the balance waits with a receipt.
    select payment.receipt_id into paid.receipt_id from books.payments as payment where payment.id = made;
    if paid.receipt_id is null then
      paid.payment_id := made;
    end if;
  else
    paid.receipt_id := private.record_receipt(
      gen_random_uuid(),
      (
        select invoice.client_id
        from books.invoices as invoice
        where invoice.id = (shares -> 0 ->> 'invoice_id')::uuid and invoice.user_id = paid.user_id
      ),
      'INR', paid.amount_minor, paid.day, paid.method, paid.reference, null, shares, booking ->> 'excess',
      booking ->> 'advance_for'
    );
  end if;
  update books.bank_rows as kept
  set state = 'booked', payment_id = paid.payment_id, receipt_id = paid.receipt_id
  where kept.id = paid.id
  returning * into paid;
  return paid;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_payment (
  token        text,
  request_key  uuid,
  amount_minor bigint,
  reference    text,
  note         text,
  method       text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    true, amount_minor, 0, null, method, clean_reference, clean_note
  );
  link public.invoice_links;
  invoice books.invoices;
  earlier books.payments;
begin
  select * into link from private.live_link(token);
  if found then
    invoice := private.lock_payable(link.invoice_id, link.user_id);
    -- Checked again behind the lock, which renewing and revoking a link hold.
    select * into link from private.live_link(token);
  end if;
  if link.invoice_id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;

  select * into earlier
  from books.payments as payment
  where payment.user_id = invoice.user_id and payment.request_key = claim_payment.request_key
    and payment.invoice_id = invoice.id and payment.from_client;
  if earlier.request_fingerprint <> fingerprint then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  elsif earlier.id is not null
    or private.is_reported(invoice, amount_minor, method, clean_reference)
  then
    return 'claimed';
  end if;

  perform private.refuse_converted(invoice.id);
  if invoice.status = 'PAID' then
    perform private.refuse(409, 'nothing_due');
  end if;
  perform private.check_amount(invoice, amount_minor, 0);
  if (method in ('UPI', 'Bank transfer')) is not true then
    perform private.refuse(422, 'claim_method_unknown', 'method');
  elsif clean_reference is null then
    perform private.refuse(422, 'reference_required', 'reference');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  perform private.check_claims(link);

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, from_client,
    request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, 'claimed', amount_minor, private.today(), method, clean_reference, clean_note, true,
    request_key, fingerprint
  );
  return 'claimed';
end
$function$;

CREATE OR REPLACE FUNCTION private.confirm_payment (
  payment_id   uuid,
  amount_minor bigint,
  tds_minor    bigint,
  paid_on      date,
  advance_for  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  payment constant books.payments := private.lock_payment(payment_id);
  amount constant bigint := coalesce(confirm_payment.amount_minor, payment.amount_minor);
  tds constant bigint := coalesce(confirm_payment.tds_minor, payment.tds_minor);
  day constant date := coalesce(confirm_payment.paid_on, payment.paid_on);
  invoice books.invoices;
  receipt books.receipts;
begin
  if confirm_payment.advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif payment.state in ('confirmed', 'advanced') and (amount, tds, day) = (payment.amount_minor, payment.tds_minor, payment.paid_on) then
    return;
  elsif payment.state <> 'claimed' then
    perform private.refuse(409, 'payment_decided', params => jsonb_build_object('state', payment.state));
  end if;

  select * into invoice from books.invoices as candidate where candidate.id = payment.invoice_id;
  if invoice.money = 'advance' then
    receipt := private.receive_advance(
      invoice, gen_random_uuid(), amount, tds, day, payment.method, payment.reference, payment.note,
      confirm_payment.advance_for, payment.request_fingerprint
    );
    update books.payments
    set
      state = 'advanced', amount_minor = amount, tds_minor = 0, paid_on = day, receipt_id = receipt.id,
      decided_at = clock_timestamp()
    where id = payment.id;
    return;
  end if;
  perform private.check_amount(invoice, amount, tds);
  perform private.check_paid_on(invoice, day);
  update books.payments
  set state = 'confirmed', amount_minor = amount, tds_minor = tds, paid_on = day, decided_at = clock_timestamp()
  where id = payment.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.convert_estimate (
  estimate_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := auth.uid();
  estimate books.invoices;
  terms integer;
  draft public.drafts;
begin
  select * into estimate
  from books.invoices as own
  where own.id = convert_estimate.estimate_id and own.user_id = owner
    and own.sign = 0 and own.told is distinct from 'advance';
  select client.terms_days into terms
  from books.clients as client where client.id = estimate.client_id and client.user_id = owner;
  draft.content := private.draft_of(estimate)
    || jsonb_build_object('parts', private.typed_parts(estimate.parts, estimate.issue_date, private.today()))
    || case
      when terms is not null then jsonb_build_object('dueDate', private.today() + terms)
      -- It has no day.
      when (private.kind(estimate.kind)).day is null then '{"dueDate": ""}'
      else '{}'
    end;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_estimate(estimate_id, owner);
  perform private.refuse_converted(estimate.id);

  draft.user_id := owner;
  draft.id := gen_random_uuid();
  draft.kind := (private.kind(estimate.kind)).becomes;
  draft.estimate_id := estimate.id;
  return private.make_draft(draft);
end
$function$;

CREATE OR REPLACE FUNCTION private.document_of (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.shown_document(detail) || jsonb_build_object(
    'id', detail.id,
    'created_at', detail.created_at,
    'items', detail.items,
    'upi_id', case when private.is_payable(detail) and detail.currency = 'INR' then (
      select business.upi_id
      from public.businesses as business
      where business.user_id = detail.user_id
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
      where business.user_id = detail.user_id and business.bank_account_number is not null
    ) end
  )
  from books.invoice_records as detail
  where detail.id = document_of.invoice_id
$function$;

CREATE OR REPLACE FUNCTION private.due_claims (
  day date
)
  RETURNS SETOF private.due_mail
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    payment.id, payment.user_id, null::text, null::date, payment.created_at + interval '1 day', null::timestamptz, null::text,
    array[payment.invoice_id]
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  join public.profiles as profile on profile.id = payment.user_id
  where payment.state = 'claimed'
    and payment.created_at > now() - interval '1 day'
    and invoice.cancelled_at is null
    and profile.mail_payment_claims
$function$;

CREATE OR REPLACE FUNCTION private.duplicate_document (
  document_id uuid,
  draft_id    uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  document books.invoices;
  draft public.drafts;
begin
  select * into document
  from books.invoices as own
  where own.id = duplicate_document.document_id and own.user_id = auth.uid()
    and (private.kind(own.kind)).draft is not null;
  draft.user_id := auth.uid();
  draft.id := coalesce(draft_id, gen_random_uuid());
  draft.kind := (private.kind(document.kind)).draft;
  draft.content := private.draft_of(document) || '{"shippingBill": "", "shippingBillDate": ""}'
    || jsonb_strip_nulls(jsonb_build_object('reason', (private.kind(document.kind)).reason));
  draft.request_fingerprint := private.hash('copy of ' || document.id);
  perform private.begin_write(500 + private.draft_size(draft.content));
  if document.id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return private.make_draft(draft);
end
$function$;

CREATE OR REPLACE FUNCTION private.estimates_attention()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := auth.uid();
begin
  return jsonb_build_object(
    'sent', (
      select count(*)
      from books.estimate_records as estimate
      where estimate.user_id = owner and estimate.list = 'estimates' and estimate.state = 'sent'
        and estimate.valid_until >= private.today()
    ),
    'accepted', (
      select count(*)
      from public.estimate_answers as answer
      join books.estimate_records as estimate on estimate.id = answer.estimate_id
      where answer.user_id = owner and answer.accepted and estimate.state = 'accepted'
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_offered_kind (
  kind text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.document_kinds as known where known.draft = is_offered_kind.kind and known.becomes is not null
  );
end
$function$;

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

CREATE OR REPLACE FUNCTION private.issue_document (
  kind        text,
  request_key uuid,
  document    jsonb,
  original_id uuid  DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  own_kind text;
  traits private.document_kinds;
  is_supply boolean;
  terms jsonb := document;
  fingerprint text;
  seller public.businesses;
  series text;
  earlier books.invoices;
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate numeric(10, 6);
  issued date;
  due date;
  buyer constant jsonb := private.buyer_snapshot(document);
  supply jsonb;
  priced jsonb;
  parts jsonb;
  new_id constant uuid := private.new_id();
  its_client uuid;
begin
  perform private.begin_issue(document);
  fingerprint := private.issue_fingerprint(kind, document);
  own_kind := private.kind_for(kind, document ->> 'reason');
  traits := private.kind(own_kind);
  is_supply := traits.told is not distinct from 'supply';
  if not traits.taxed then
    terms := private.untaxed_document(terms);
  end if;
  -- An advance waits with a client in the book.
  if traits.money = 'advance' then
    terms := terms || '{"keep_client": true}';
  end if;

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  series := coalesce(traits.series, seller.invoice_prefix);

  select * into earlier
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = issue_document.request_key;
  if found
    and earlier.request_fingerprint = fingerprint
    and earlier.original_id is not distinct from issue_document.original_id
  then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
  end if;
  if issue_document.original_id is not null then
    perform private.lock_revisable(issue_document.original_id, owner);
  end if;

  due := case when traits.day is not null then (document ->> 'due_date')::date end;
  if due < today then
    perform private.refuse(422, case traits.day when 'holds' then 'valid_until_past' else 'due_date_past' end, 'dueDate');
  end if;
  issued := private.issue_date_of(seller, private.own_gstin(seller), series, (document ->> 'issue_date')::date);
  if traits.told is not null then
    perform private.refuse_filed(owner, private.own_gstin(seller), issued, issued, 'issueDate');
  end if;
  perform private.check_buyer(buyer);
  rate := private.rate_for(owner, currency, (document ->> 'exchange_rate')::numeric);
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, terms, issued);
  if supply ->> 'supply' = 'export' then
    perform private.check_shipping(document ->> 'shipping_bill', (document ->> 'shipping_bill_date')::date, issued);
  end if;
  if is_supply then
    perform private.check_confirmed(seller, document, supply);
  end if;
  if not traits.taxed then
    supply := private.untaxed_supply(supply);
  end if;
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.calculate(
    case
      when traits.taxed then private.taxed_items(seller, document -> 'items', issued)
      else private.untaxed_items(seller, document -> 'items')
    end,
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', rate, 'prices_include_tax', traits.taxed and seller.prices_include_tax,
      'round_off', seller.round_off
    )
  );
  if (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(
      422, 'total_too_large', 'items', jsonb_build_object('minor', private.most_minor(), 'currency', currency)
    );
  elsif priced ->> 'disagreeing' is not null then
    perform private.refuse(422, 'amount_disagrees', private.row_field((priced -> 'disagreeing')::bigint, 'amount'));
  elsif priced ->> 'empty' is not null then
    perform private.refuse(422, 'amount_out_of_range', private.row_field((priced -> 'empty')::bigint, 'amount'));
  elsif (priced -> 'total_minor')::numeric < 1 then
    perform private.refuse(422, 'amount_out_of_range', 'items');
  end if;
  if seller.gst_registration = 'regular' and supply ->> 'supply' <> 'export' and is_supply then
    perform private.check_buyer_place(buyer, priced -> 'taxes', rate);
  end if;
  parts := case
    when traits.day is null then '[]'
    else private.due_parts(document -> 'parts', (priced -> 'total_minor')::bigint, currency, issued)
  end;
  if parts <> '[]' and is_supply then
    due := parts -> 0 ->> 'due_date';
    if due < today then
      perform private.refuse(422, 'due_date_past', 'parts.0.dueDate');
    end if;
  end if;

  perform private.keep_pictures(seller);
  its_client := private.client_of(owner, terms);
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || private.next_number(
      seller, case when is_supply then private.kind_of(seller, supply, priced -> 'taxes') else own_kind end, issued
    )
    || jsonb_build_object(
      'id', new_id,
      'user_id', owner,
      'business_id', seller.id,
      'client_id', its_client,
      'original_id', issue_document.original_id,
      'seller', private.seller_snapshot(seller),
      'buyer', buyer,
      'currency', currency,
      'exchange_rate', rate,
      'po_number', document ->> 'po_number',
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', document ->> 'place_of_supply_reason',
      'language', coalesce(
        document ->> 'language', (select client.language from books.clients as client where client.id = its_client), 'en'
      ),
      'port_code', document ->> 'port_code',
      'shipping_bill', document ->> 'shipping_bill',
      'shipping_bill_date', document ->> 'shipping_bill_date',
      'due_date', coalesce(due, issued),
      'parts', parts,
      'notes', document ->> 'notes',
      'request_key', issue_document.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if issue_document.original_id is not null then
    perform private.replace_invoice(issue_document.original_id, new_id);
  end if;

  return private.issued_invoice(new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_draft (
  draft_id    uuid,
  request_key uuid,
  document    jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := auth.uid();
  draft public.drafts;
  issued jsonb;
begin
  perform private.begin_issue(document);
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.issued_id is not null then
    if exists (
      select from books.invoices as issued
      where issued.id = draft.issued_id and issued.request_key = issue_draft.request_key
        and issued.request_fingerprint <> private.issue_fingerprint(draft.kind, document)
    ) then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
    end if;
    return private.issued_invoice(draft.issued_id);
  end if;
  perform private.refuse_ended(draft);

  issued := private.issue_document(draft.kind, request_key, document, draft.original_id);
  if issued is not null then
    if private.use_advances_of(draft.estimate_id, (issued ->> 'id')::uuid) then
      issued := private.issued_invoice((issued ->> 'id')::uuid);
    end if;
    perform private.give_back(owner, private.stored_draft(owner, draft.id));
    update public.drafts as own
    set issued_id = (issued ->> 'id')::uuid, content = '{}', updated_at = clock_timestamp()
    where own.user_id = owner and own.id = draft.id;
  end if;
  return issued;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_forerunner (
  kind        text,
  request_key uuid,
  document    jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_offered_kind(kind) then
    perform private.refuse(422, 'malformed', 'kind');
  end if;
  return private.issue_document(kind, request_key, document);
end
$function$;

CREATE OR REPLACE FUNCTION private.issued_under (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS TABLE (
    id                 uuid,
    kind               text,
    sign               integer,
    told               text,
    cancelled          boolean,
    commercial         boolean,
    late               boolean,
    original_id        uuid,
    prefix             text,
    financial_year     text,
    sequence           integer,
    number             text,
    issue_date         date,
    client_id          uuid,
    client_name        text,
    client_gstin       text,
    supply             text,
    with_tax           boolean,
    reverse_charge     boolean,
    place_of_supply    text,
    rate               numeric,
    round_off_minor    bigint,
    total_inr_minor    bigint,
    port_code          text,
    shipping_bill      text,
    shipping_bill_date date
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    issued.id, issued.kind, issued.sign, issued.told, issued.cancelled_at is not null, issued.commercial,
    case when issued.sign = -1 then (
      select private.is_late_note(
        owner, gstin, issued.issue_date, issued.buyer ->> 'gstin' is not null,
        issued.cgst_minor + issued.sgst_minor + issued.igst_minor + issued.cess_minor, original.issue_date, last_day, furnished
      )
      from books.invoices as original
      where original.id = issued.original_id
    ) else false end,
    issued.original_id, issued.prefix, issued.financial_year,
    issued.sequence, issued.number, issued.issue_date, issued.client_id, issued.client_name, issued.buyer ->> 'gstin', issued.supply,
    issued.with_tax, issued.reverse_charge, issued.place_of_supply, coalesce(issued.exchange_rate, 1),
    issued.round_off_minor, issued.total_inr_minor, issued.port_code, issued.shipping_bill, issued.shipping_bill_date
  from (
    select * from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is not null and invoice.list = 'invoices'
      and invoice.issue_date between first_day and last_day
    union all
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.list in ('credit_notes', 'vouchers')
      and invoice.issue_date between first_day and last_day
    union all
    -- Documents of which a return lists the number alone; the first two conditions are those of an index.
    select * from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.sign = 0 and invoice.told is distinct from 'advance'
      and invoice.told = 'number'
      and invoice.issue_date between first_day and last_day
  ) as issued
  where issued.seller ->> 'gstRegistration' = 'regular' and issued.seller ->> 'taxId' = gstin
$function$;

CREATE OR REPLACE FUNCTION private.keep_first_answer (
  estimate books.invoices,
  answer   public.estimate_answers
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  earlier public.estimate_answers;
begin
  if not (private.kind(estimate.kind)).answerable then
    perform private.refuse(404, 'estimate_not_found');
  end if;
  select * into earlier from public.estimate_answers as first where first.estimate_id = estimate.id;
  if found then
    if (earlier.accepted, earlier.name, earlier.note, earlier.from_client)
      is distinct from (answer.accepted, answer.name, answer.note, answer.from_client)
    then
      perform private.refuse(
        409, 'estimate_answered',
        params => jsonb_build_object('state', case when earlier.accepted then 'accepted' else 'declined' end)
      );
    end if;
    return;
  elsif answer.from_client and estimate.due_date < private.today() then
    perform private.refuse(409, 'estimate_expired', params => jsonb_build_object('day', estimate.due_date));
  end if;
  perform private.refuse_converted(estimate.id);
  insert into public.estimate_answers (estimate_id, user_id, accepted, name, note, from_client)
  values (estimate.id, estimate.user_id, answer.accepted, answer.name, answer.note, answer.from_client);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_payment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- The owner may correct amounts and day of a client's report while confirming, never afterwards.
  changeable constant text[] := array['state', 'reason', 'decided_at']
    || case when new.state in ('confirmed', 'advanced') then array['amount_minor', 'tds_minor', 'paid_on'] end
    || case when new.state = 'advanced' then array['receipt_id'] end;
begin
  if tg_op = 'DELETE' and (private.is_erased(old.user_id) or private.is_undone(old.invoice_id)) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif (old.state, new.state) not in (
      ('claimed', 'confirmed'), ('claimed', 'advanced'), ('claimed', 'declined'), ('confirmed', 'undone'), ('advanced', 'undone')
    )
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.kind_for (
  draft  text,
  reason text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found_kind text;
begin
  if not exists (
    select from private.document_kinds as known where known.draft = kind_for.draft and known.reason is not null
  ) then
    return draft;
  elsif reason is null then
    perform private.refuse(422, 'required', 'reason');
  end if;
  select known.kind into found_kind
  from private.document_kinds as known
  where known.draft = kind_for.draft and known.reason = kind_for.reason;
  if not found then
    perform private.refuse(422, 'value_not_allowed', 'reason');
  end if;
  return found_kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_estimate (
  estimate_id uuid,
  owner       uuid
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  estimate books.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  select * into estimate
  from books.invoices as candidate
  where candidate.id = lock_estimate.estimate_id
    and candidate.user_id = owner
    and candidate.sign = 0 and candidate.told is distinct from 'advance'
    and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'estimate_not_found');
  end if;
  return estimate;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_payable (
  document_id uuid,
  owner       uuid
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  document constant books.invoices := private.lock_document(document_id, owner);
begin
  if not (document.listed or document.money is not distinct from 'advance') then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return document;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_payer (
  document_id uuid,
  owner       uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select
  from books.clients as client
  join books.invoices as document on document.client_id = client.id
  where document.id = lock_payer.document_id and document.user_id = owner
  for key share of client
$function$;

CREATE OR REPLACE FUNCTION private.lock_payment (
  payment_id uuid
)
  RETURNS books.payments
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  payment books.payments;
begin
  if auth.uid() is null then
    perform private.refuse(401, 'login_required');
  end if;
  select * into payment
  from books.payments as candidate
  where candidate.id = payment_id and candidate.user_id = auth.uid();
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  if private.asks_for_advances(payment.invoice_id, payment.user_id) then
    perform private.lock_payer(payment.invoice_id, payment.user_id);
  end if;
  perform private.lock_ledger(payment.invoice_id, payment.user_id);
  -- Read again: another request that held the lock may have decided.
  select * into payment from books.payments as candidate where candidate.id = payment_id;
  return payment;
end
$function$;

CREATE OR REPLACE FUNCTION private.made_of (
  document_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select invoice.number
    from public.drafts as draft
    join books.invoices as invoice on invoice.id = draft.issued_id
    where draft.estimate_id = document_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_payment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  what constant text := case
    when new.state not in ('confirmed', 'advanced') then new.state
    when tg_op = 'INSERT' then 'recorded'
    else 'confirmed'
  end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    told.id,
    new.user_id,
    case when document.money = 'out' then 'refund_' else 'payment_' end || what,
    case when tg_op = 'INSERT' then new.created_at else new.decided_at end,
    private.payment_event(new)
  from books.invoices as document
  cross join lateral (
    values (document.id), (case when document.money = 'out' then document.original_id end)
  ) as told (id)
  where document.id = new.invoice_id and told.id is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.page_of_estimates (
  list      text,
  state     text,
  query     text,
  client_id uuid,
  skip      integer,
  most      integer,
  OUT       total integer,
  OUT       ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(estimate.id order by estimate.issue_date desc, estimate.created_at desc, estimate.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from books.estimate_records as estimate
  where estimate.user_id = owner
    and (page_of_estimates.list = 'all' or estimate.list = page_of_estimates.list)
    and case
      when page_of_estimates.state is null then estimate.cancelled_at is null
      else estimate.state = lower(page_of_estimates.state)
    end
    and (page_of_estimates.client_id is null or estimate.client_id = page_of_estimates.client_id)
    and private.search_form(estimate.client_name || ' ' || estimate.number) like pattern;
end
$function$;

CREATE OR REPLACE FUNCTION private.receive_advance (
  document     books.invoices,
  request_key  uuid,
  amount_minor bigint,
  tds_minor    bigint,
  paid_on      date,
  method       text,
  reference    text,
  note         text,
  advance_for  text,
  fingerprint  text
)
  RETURNS books.receipts
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  receipt books.receipts;
begin
  if tds_minor <> 0 then
    perform private.refuse(422, 'tds_out_of_range', 'tds');
  end if;
  perform private.check_amount(document, amount_minor, tds_minor);
  perform private.check_paid_on(document, paid_on);
  if document.client_id is null then
    perform private.refuse(422, 'advance_without_client', 'amount');
  end if;
  receipt := private.make_receipt(
    request_key, document.client_id, document.currency, amount_minor, paid_on, method, reference, note, advance_for,
    fingerprint
  );
  if receipt.id is null then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
  end if;
  return receipt;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_payment (
  request_key  uuid,
  invoice_id   uuid,
  amount_minor bigint,
  paid_on      date,
  method       text,
  reference    text,
  note         text,
  tds_minor    bigint,
  excess       text,
  advance_for  text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, tds_minor, paid_on, method, clean_reference, clean_note, excess, advance_for
  );
  invoice books.invoices;
  due bigint;
  receipt record;
  payment_id uuid;
begin
  if excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif excess = 'advance' or private.asks_for_advances(invoice_id, auth.uid()) then
    perform private.begin_write();
    perform private.lock_payer(invoice_id, auth.uid());
  end if;
  invoice := private.lock_payable(invoice_id, auth.uid());
  payment_id := private.earlier_payment(invoice.user_id, invoice.id, request_key, fingerprint);
  if payment_id is not null then
    return payment_id;
  end if;

  due := invoice.due_minor;
  if invoice.money = 'advance' then
    receipt := private.receive_advance(
      invoice, request_key, amount_minor, tds_minor, paid_on, method, reference, note, advance_for, fingerprint
    );
    insert into books.payments (
      invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, receipt_id, request_key,
      request_fingerprint, decided_at
    )
    values (
      invoice.id, invoice.user_id, 'advanced', amount_minor, paid_on, method, clean_reference, clean_note, receipt.id,
      request_key, fingerprint, clock_timestamp()
    )
    returning id into payment_id;
    return payment_id;
  elsif excess = 'advance' and due > 0 and tds_minor between 0 and due and amount_minor > due - tds_minor then
    perform private.check_paid_on(invoice, paid_on);
    if invoice.client_id is null then
      perform private.refuse(422, 'advance_without_client', 'amount');
    end if;
    select * into receipt
    from private.make_receipt(
      request_key, invoice.client_id, invoice.currency, amount_minor, paid_on, method, reference, note, advance_for,
      fingerprint
    );
    if receipt.id is null then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return private.settle_by(receipt.id, invoice.id, due - tds_minor, tds_minor, false, request_key, fingerprint);
  end if;

  perform private.check_amount(invoice, amount_minor, tds_minor);
  perform private.check_paid_on(invoice, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note,
    request_key, request_fingerprint, decided_at
  )
  values (
    invoice.id, invoice.user_id, 'confirmed', amount_minor, tds_minor, paid_on, method, clean_reference, clean_note,
    request_key, fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_converted (
  estimate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  made constant text := private.made_of(estimate_id);
begin
  if made is not null then
    perform private.refuse(
      409,
      case
        when (select (private.kind(document.kind)).answerable from books.invoices as document where document.id = estimate_id)
        then 'estimate_converted'
        else 'document_converted'
      end,
      params => jsonb_build_object('number', made)
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.restore_documents (
  owner      uuid,
  restore_id uuid,
  rows       jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  held constant private.account_tables := private.account_part('documents');
  ids constant text[] := array(select own.name from private.columns_of(held) as own where own.is_id and own.is_told);
  item_ids constant text[] := array(
    select own.name
    from private.tables_on(held) as items
    cross join lateral private.columns_of(items) as own
    where items.called = 'items' and own.is_id and own.is_told
  );
  business public.businesses;
begin
  select * into business from public.businesses as own where own.user_id = owner for no key update;
  perform private.write_documents((
    select jsonb_agg(
      private.with_restored_ids(owner, restore_id, staged.value - private.later_columns(), ids)
      || jsonb_build_object(
        'user_id', owner,
        'business_id', business.id,
        'due_date', case
          when said.parts = '[]' or (private.kind(said.kind)).sign = 0 then said.due_date
          else private.part_due(said.parts, 0)
        end,
        'request_key', gen_random_uuid(),
        'request_fingerprint', 'restored',
        'items', (
          select jsonb_agg(
            private.with_restored_ids(owner, restore_id, row.value, item_ids) order by (row.value -> 'position')::integer
          )
          from jsonb_array_elements(staged.value -> 'items') as row (value)
        )
      )
    )
    from jsonb_array_elements(rows) as staged
    cross join jsonb_populate_record(null::books.invoices, staged.value) as said
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.restored_price (
  said    books.invoices,
  seller  public.businesses,
  items   jsonb,
  rounded boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  traits constant private.document_kinds := private.kind(said.kind);
  is_supply constant boolean := traits.told is not distinct from 'supply';
  supply jsonb;
begin
  if traits.list = 'vouchers' then
    return private.priced_advance(
      seller,
      items -> 0,
      jsonb_build_object(
        'charged', not said.reverse_charge,
        'split', case
          when not said.with_tax then 'zero'
          when said.supply = 'domestic' and said.place_of_supply = seller.state_code then 'intra'
          else 'inter'
        end
      ),
      said.currency, said.exchange_rate, said.total_minor, said.issue_date
    );
  end if;
  -- An issued document must be restored unchanged.
  supply := private.decided_supply(
    seller,
    jsonb_build_object(
      'client_country', said.buyer ->> 'country', 'client_gstin', said.buyer ->> 'gstin',
      'client_state_code', said.buyer ->> 'stateCode', 'supply', said.supply, 'with_tax', said.with_tax,
      'reverse_charge', said.reverse_charge, 'place_of_supply', said.place_of_supply,
      'place_of_supply_reason', said.place_of_supply_reason
    ),
    said.issue_date
  );
  if supply ->> 'place_of_supply' is distinct from said.place_of_supply
    or (is_supply and said.kind <> private.kind_of(seller, supply, said.taxes))
  then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, said.padding))
    );
  end if;
  return private.calculate(
    case
      when traits.taxed or is_supply then private.taxed_items(seller, items, said.issue_date)
      else private.untaxed_items(seller, items)
    end,
    case when traits.taxed or is_supply then supply else private.untaxed_supply(supply) end
    || jsonb_build_object(
      'currency', said.currency, 'exchange_rate', said.exchange_rate, 'prices_include_tax', said.prices_include_tax,
      'round_off', rounded
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.set_cancelled (
  invoice_id uuid,
  cancelled  boolean,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  clean_reason constant text := private.single_line(reason);
  invoice books.invoices;
begin
  perform private.check_length(clean_reason, 300, 'reason');
  perform private.begin_write();
  -- Issuing, restoring and marking a period as filed wait meanwhile, so that only one document of a family is valid.
  perform from public.businesses as business where business.user_id = auth.uid() for no key update;
  perform private.lock_original(invoice_id, auth.uid());
  select * into invoice
  from books.invoices as own
  where own.id = set_cancelled.invoice_id and own.user_id = auth.uid()
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif cancelled and (invoice.listed or invoice.money = 'advance') and invoice.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  elsif not cancelled and invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
  end if;
  update books.invoices as own
  set
    cancelled_at = case when cancelled then now() end,
    cancel_reason = case when cancelled then clean_reason end
  where own.id = invoice.id and (own.cancelled_at is not null) <> cancelled;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle (
  document_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  document books.invoices;
  ledger record;
  notes record;
  settled bigint;
begin
  -- Locked in a statement of its own, so that the sums below see what others committed meanwhile.
  select * into document from books.invoices as known where known.id = document_id for no key update;
  select
    coalesce(sum(payment.amount_minor + payment.tds_minor), 0)::bigint as received_minor,
    array_agg(payment.paid_on order by payment.paid_on desc, payment.created_at desc) as days,
    array_agg(payment.method order by payment.paid_on desc, payment.created_at desc) as methods
  into ledger
  from books.payments as payment
  where payment.invoice_id = document_id and payment.state in ('confirmed', 'advanced');
  select coalesce(sum(note.total_minor), 0)::bigint as total_minor, coalesce(sum(note.settled_minor), 0)::bigint as refunded_minor
  into notes
  from books.invoices as note
  where note.original_id = document_id and note.list = 'credit_notes' and note.cancelled_at is null;

  if document.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  elsif ledger.received_minor < notes.refunded_minor then
    perform private.refuse(409, 'payment_refunded');
  end if;
  settled := least(ledger.received_minor - notes.refunded_minor, document.total_minor - notes.total_minor);
  update books.invoices as known
  set
    settled_minor = settled,
    credited_minor = notes.total_minor,
    refundable_minor = ledger.received_minor - notes.refunded_minor - settled,
    status = case when is_paid then 'PAID' else 'UNPAID' end,
    paid_date = case when is_paid then ledger.days[1] end,
    payment_method = ledger.methods[1],
    due_date = case
      when document.parts = '[]' or document.sign = 0 then document.due_date
      else private.part_due(document.parts, settled + notes.total_minor)
    end
  from (select settled + notes.total_minor = document.total_minor as is_paid) as state
  where known.id = document_id;
  if document.sign = -1 then
    perform private.settle(document.original_id);
  end if;
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
          from jsonb_array_elements(detail.items) with ordinality as item (value, position)
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
          where business.user_id = detail.user_id
        ) end,
        'claim', (
          select jsonb_build_object(
            'amount_minor', sum(payment.amount_minor),
            'claimed_on', max(payment.paid_on)
          )
          from books.payments as payment
          where payment.invoice_id = detail.id and payment.state = 'claimed'
          having count(*) > 0
        ),
        'estimate', case when detail.sign = 0 and detail.told is distinct from 'advance' then (
          select jsonb_build_object(
            'state', estimate.state,
            'name', estimate.answer ->> 'name',
            'answered_at', estimate.answer ->> 'answered_at',
            'restored', estimate.answer -> 'restored'
          )
          from books.estimate_records as estimate
          where estimate.id = detail.id
        ) end
      )
      from private.live_link(token) as link
      join books.invoice_records as detail on detail.id = link.invoice_id
    ),
    private.withdrawn_invoice(token),
    private.resting_link(token)
  )
$function$;

CREATE OR REPLACE FUNCTION private.undo_receipt (
  receipt_id uuid,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  receipt constant books.receipts := private.lock_receipt(receipt_id);
  clean_reason constant text := private.single_line(reason);
  counted record;
begin
  if receipt.undone_at is not null then
    return;
  elsif clean_reason is null then
    perform private.refuse(422, 'undo_reason_required', 'reason');
  end if;
  perform private.check_length(clean_reason, 300, 'reason');
  if exists (
    select from books.payments as payment
    join books.invoices as document on document.id = payment.invoice_id
    where payment.receipt_id = receipt.id and payment.state = 'confirmed' and document.list = 'vouchers' and document.money = 'out'
  ) then
    perform private.refuse(409, 'payment_refunded');
  end if;
  perform private.keep_told_advance(receipt);
  -- Before its voucher goes: by that the return knows how much was used.
  for counted in
    select payment.id, payment.invoice_id, payment.state
    from books.payments as payment
    where payment.receipt_id = receipt.id and payment.user_id = receipt.user_id
      and payment.state in ('confirmed', 'advanced')
    order by payment.invoice_id, payment.id
  loop
    perform private.end_payment(counted.id, counted.state, 'undone', clean_reason);
  end loop;
  update books.receipts as known
  set undone_at = clock_timestamp(), undo_reason = clean_reason, advance_minor = 0
  where known.id = receipt.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.untaxed_document (
  document jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (document || '{"with_tax": true, "reverse_charge": false}'::jsonb);

CREATE OR REPLACE FUNCTION private.untaxed_items (
  seller public.businesses,
  items  jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    row.item - '{gst_rate,cess_minor}'::text[]
    || jsonb_build_object('hsn_sac', coalesce(row.item ->> 'hsn_sac', seller.default_hsn_sac))
    order by row.place
  )
  from jsonb_array_elements(items) with ordinality as row (item, place)
$function$;

CREATE OR REPLACE FUNCTION private.untaxed_supply (
  supply jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (supply || '{"split": "none"}'::jsonb);

CREATE OR REPLACE FUNCTION private.use_advances_of (
  document_id uuid,
  invoice_id  uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invoice books.invoices;
  receipt books.receipts;
  is_used boolean := false;
begin
  for receipt in
    select known.*
    from books.payments as payment
    join books.receipts as known on known.id = payment.receipt_id
    where payment.invoice_id = document_id and payment.state = 'advanced' and known.advance_minor > 0
    order by known.paid_on, known.created_at, known.id
    for no key update of known
  loop
    select * into invoice from books.invoices as made where made.id = use_advances_of.invoice_id;
    continue when invoice.due_minor = 0
      or (invoice.client_id, invoice.currency) is distinct from (receipt.client_id, receipt.currency);
    perform private.settle_by(
      receipt.id, invoice.id, least(invoice.due_minor, receipt.advance_minor), 0, true, gen_random_uuid(), 'converted'
    );
    is_used := true;
  end loop;
  return is_used;
end
$function$;

CREATE OR REPLACE FUNCTION public.confirm_payment (
  payment_id   uuid,
  amount_minor bigint DEFAULT NULL::bigint,
  tds_minor    bigint DEFAULT NULL::bigint,
  paid_on      date   DEFAULT NULL::date,
  advance_for  text   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.confirm_payment(payment_id, amount_minor, tds_minor, paid_on, advance_for) $function$;

REVOKE ALL ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.dashboard_attention (
  most integer DEFAULT 5
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    with
    bound as materialized (
      select day.today, least(greatest(coalesce(most, 5), 0), 50) as most, private.dashboard_money(day.today) as money
      from private.today() as day (today)
    ),
    claims as (
      select
        row_number() over (order by payment.created_at, payment.id) as place,
        jsonb_build_object(
          'payment_id', payment.id,
          'invoice_id', invoice.id,
          'number', invoice.number,
          'client_name', invoice.client_name,
          'currency', invoice.currency,
          'exchange_rate', invoice.exchange_rate,
          'amount_minor', payment.amount_minor,
          'balance_minor', invoice.balance_minor,
          'method', payment.method,
          'reference', payment.reference,
          'claimed_at', payment.created_at,
          'restored', payment.restored
        ) as entry
      from books.payments as payment
      join books.invoice_details as invoice on invoice.id = payment.invoice_id
      where payment.user_id = (select auth.uid()) and payment.state = 'claimed'
    )
    select jsonb_build_object(
      'owed', bound.money -> 'owed',
      'came_in', bound.money -> 'came_in',
      'setup', private.setup_progress() || jsonb_build_object('issued', bound.money -> 'issued'),
      'claims', (
        select jsonb_build_object(
          'count', count(*),
          'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
        )
        from claims
      ),
      'due_soon', jsonb_build_object(
        'count', bound.money -> 'due_soon',
        'rows', private.first_due(bound.today, bound.today + 7, bound.most)
      ),
      'overdue', jsonb_build_object(
        'count', bound.money -> 'overdue',
        'rows', private.first_due('-infinity', bound.today - 1, bound.most)
      ),
      'schedules', private.schedules_attention(bound.most),
      'estimates', private.estimates_attention()
    )
    from bound
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_estimate (
  request_key uuid,
  document    jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.issue_forerunner('estimate', request_key, document) $function$;

CREATE OR REPLACE FUNCTION public.issue_forerunner (
  kind        text,
  request_key uuid,
  document    jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.issue_forerunner(kind, request_key, document) $function$;

REVOKE ALL ON FUNCTION "public"."issue_forerunner"(text, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_estimates (
  skip      integer,
  most      integer,
  state     text    DEFAULT NULL::text,
  query     text    DEFAULT NULL::text,
  client_id uuid    DEFAULT NULL::uuid,
  list      text    DEFAULT 'estimates'::text
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  -- Low enough that a page can be added to it.
  clean_skip constant integer := least(greatest(coalesce(skip, 0), 0), 1000000000);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page constant record := private.page_of_estimates(list, state, query, client_id, clean_skip, clean_most);
begin
  return json_build_object(
    'total', page.total,
    'estimates', (
      select coalesce(json_agg(to_jsonb(record) - '{user_id,list}'::text[] order by wanted.place), '[]')
      from unnest(page.ids) with ordinality as wanted (id, place)
      cross join lateral (
        select * from books.estimate_records as one where one.id = wanted.id offset 0
      ) as record
    )
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_estimates"(integer, integer, text, text, uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "books"."payments"
  ADD CONSTRAINT "payments_advanced_receipt" CHECK (((state <> 'advanced'::text) OR (receipt_id IS NOT NULL)));

ALTER TABLE "books"."payments"
  ADD CONSTRAINT "payments_claim_of_client" CHECK ((from_client OR (state = ANY (ARRAY['confirmed'::text, 'advanced'::text, 'undone'::text]))));

ALTER TABLE "books"."payments"
  ADD CONSTRAINT "payments_state_known" CHECK ((state = ANY (ARRAY['claimed'::text, 'confirmed'::text, 'advanced'::text, 'declined'::text, 'undone'::text])));

ALTER TABLE "private"."document_kinds"
  ADD CONSTRAINT "document_kinds_money_known" CHECK ((money = ANY (ARRAY['in'::text, 'out'::text, 'advance'::text])));

ALTER TABLE "private"."document_kinds"
  ADD CONSTRAINT "document_kinds_told_known" CHECK ((told = ANY (ARRAY['supply'::text, 'note'::text, 'advance'::text, 'number'::text])));

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
    estimate.kind
   FROM (((books.invoices estimate
     LEFT JOIN public.estimate_answers answer ON ((answer.estimate_id = estimate.id)))
     LEFT JOIN public.drafts draft ON (((draft.estimate_id = estimate.id) AND (draft.user_id = estimate.user_id) AND (draft.issued_id IS NOT NULL))))
     LEFT JOIN books.invoices invoice ON ((invoice.id = draft.issued_id)))
  WHERE ((estimate.sign = 0) AND (estimate.told IS DISTINCT FROM 'advance'::text));

CREATE VIEW "books"."payment_records" WITH (security_invoker=true) AS  SELECT id,
    invoice_id,
    user_id,
        CASE state
            WHEN 'advanced'::text THEN 'confirmed'::text
            ELSE state
        END AS state,
    amount_minor,
    tds_minor,
    paid_on,
    method,
    reference,
    note,
    from_client,
    receipt_id,
    from_advance,
    request_key,
    request_fingerprint,
    reason,
    created_at,
    decided_at,
    restored,
    private.payment_needs_amendment(payment.*) AS needs_amendment
   FROM books.payments payment;

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
    kind
   FROM books.estimate_records;

REVOKE ALL ON TABLE "public"."estimate_records" FROM "anon", "service_role";

CREATE VIEW "public"."payment_records" WITH (security_invoker=true) AS  SELECT id,
    invoice_id,
    state,
    amount_minor,
    tds_minor,
    paid_on,
    method,
    reference,
    note,
    from_client,
    receipt_id,
    from_advance,
    request_key,
    request_fingerprint,
    reason,
    created_at,
    decided_at,
    restored,
    needs_amendment
   FROM books.payment_records;

REVOKE ALL ON TABLE "public"."payment_records" FROM "anon", "service_role";

CREATE INDEX invoices_estimates ON books.invoices USING btree (user_id, list, issue_date, created_at, id)
  WHERE ((sign = 0) AND (told IS DISTINCT FROM 'advance'::text));

CREATE TRIGGER payments_keep_changed_money
  AFTER UPDATE OF state ON books.payments
  FOR EACH ROW
  WHEN (((new.state = 'confirmed'::text) OR ((old.state = 'confirmed'::text) AND (new.state = 'undone'::text))))
  EXECUTE FUNCTION private.keep_money_of_payment();

CREATE TRIGGER payments_settle
  AFTER INSERT OR UPDATE ON books.payments
  FOR EACH ROW
  WHEN (((new.state = ANY (ARRAY['confirmed'::text, 'advanced'::text, 'undone'::text])) AND (current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text)))
  EXECUTE FUNCTION private.settle_invoice();

COMMENT ON FUNCTION "private"."asks_for_advances"(uuid, uuid) IS 'Whether a person''s document asks for money by which nothing is owed: such money waits with its client.';

COMMENT ON FUNCTION "private"."is_offered_kind"(text) IS 'Whether a draft of a kind can become another document.';

COMMENT ON FUNCTION "private"."is_payable"(books.invoice_records) IS 'Whether a document says how to pay.';

COMMENT ON FUNCTION "private"."kind_for"(text, text) IS 'The kind that a draft of a kind becomes for a reason, if its kinds differ by reason; else that kind itself.';

COMMENT ON FUNCTION "private"."made_of"(uuid) IS 'The number of the invoice that was made from a document; null if there is none.';

COMMENT ON FUNCTION "private"."page_of_estimates"(text, text, text, uuid, integer, integer) IS 'The caller''s estimates, or another list of documents that become an invoice, newest first: ids of `most` of them after `skip`.';

COMMENT ON FUNCTION "private"."receive_advance"(books.invoices, uuid, bigint, bigint, date, text, text, text, text, text) IS 'The receipt of money for a document that asks for an advance.';

COMMENT ON FUNCTION "private"."refuse_converted"(uuid) IS 'Refuses if an invoice was made from a document.';

COMMENT ON FUNCTION "private"."use_advances_of"(uuid, uuid) IS 'Settles an invoice with the advances received for the document from which it was made, if client and currency are the same. Answers whether anything was used.';

COMMENT ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text) IS 'Counts a payment that a client reported, with other amounts and another day if given. If nothing is owed by its document, it is an advance, and advance_for says whether for services or goods. Doing it twice is harmless.';

COMMENT ON FUNCTION "public"."convert_estimate"(uuid) IS 'The draft of an invoice from one of the caller''s estimates, answered or not, or from another document that becomes one: the open draft, or a new one with its content. Refused (409) once an invoice was made from it.';

COMMENT ON FUNCTION "public"."issue_draft"(uuid, uuid, jsonb) IS 'Issues a document as issue_invoice and issue_forerunner do, and marks the caller''s draft as issued. If the draft revises an invoice, that is cancelled; if it was made from a document, it uses the advances received for that. A draft that was issued already answers its invoice, null when that is cancelled.';

COMMENT ON FUNCTION "public"."issue_forerunner"(text, uuid, jsonb) IS 'Issues a document that becomes an invoice, such as an estimate, from the input of issue_invoice. It holds until its due_date; if its kinds differ by reason, the document gives the reason. The same request_key with the same document returns the same one; null when that is cancelled.';

COMMENT ON FUNCTION "public"."list_estimates"(integer, integer, text, text, uuid, text) IS 'The caller''s estimates, or another list of documents that become an invoice, newest first: `most` of them after `skip`, filtered by state, by client, or by a text in client or number if given, and how many there are in all. Cancelled ones come only by their state; the list `all` has every one.';

COMMENT ON VIEW "books"."estimate_records" IS 'Every estimate, and every other document that becomes an invoice, with its state, its answer and the invoice made from it.';

COMMENT ON VIEW "books"."payment_records" IS 'Payments of an invoice, with claims of clients, and whether a filed return lacks each.';

COMMENT ON VIEW "public"."estimate_records" IS 'Every estimate, and every other document that becomes an invoice, with its state, its answer and the invoice made from it.';

COMMENT ON VIEW "public"."payment_records" IS 'Payments of an invoice, with claims of clients, and whether a filed return lacks each.';

REVOKE ALL ON FUNCTION "private"."asks_for_advances"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asks_for_advances"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."asks_for_advances"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."confirm_payment"(uuid, bigint, bigint, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."confirm_payment"(uuid, bigint, bigint, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."confirm_payment"(uuid, bigint, bigint, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirm_payment"(uuid, bigint, bigint, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_offered_kind"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offered_kind"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_offered_kind"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_payable"(books.invoice_records) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_payable"(books.invoice_records) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_payable"(books.invoice_records) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_forerunner"(text, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_forerunner"(text, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_forerunner"(text, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_forerunner"(text, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."kind_for"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kind_for"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kind_for"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_payable"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_payable"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_payable"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_payer"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_payer"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_payer"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."made_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."made_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."made_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."page_of_estimates"(text, text, text, uuid, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."page_of_estimates"(text, text, text, uuid, integer, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."page_of_estimates"(text, text, text, uuid, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."page_of_estimates"(text, text, text, uuid, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."receive_advance"(books.invoices, uuid, bigint, bigint, date, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."receive_advance"(books.invoices, uuid, bigint, bigint, date, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."receive_advance"(books.invoices, uuid, bigint, bigint, date, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."untaxed_document"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."untaxed_document"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."untaxed_document"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."untaxed_items"(public.businesses, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."untaxed_items"(public.businesses, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."untaxed_items"(public.businesses, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."untaxed_supply"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."untaxed_supply"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."untaxed_supply"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."use_advances_of"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."use_advances_of"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_advances_of"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."issue_forerunner"(text, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."issue_forerunner"(text, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."issue_forerunner"(text, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_estimates"(integer, integer, text, text, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_estimates"(integer, integer, text, text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_estimates"(integer, integer, text, text, uuid, text) TO "postgres";

GRANT SELECT ON TABLE "books"."estimate_records" TO "authenticated";

GRANT SELECT ON TABLE "books"."payment_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."estimate_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."estimate_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."payment_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."payment_records" TO "authenticated";

insert into private.document_kinds (kind, series, padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft, becomes, reason)
values
  ('approval_challan', 'SA', '4', 'challans', '0', NULL, NULL, 'false', 'number', 'approval_challan', NULL, 'false', 'false', 'false', 'delivery_challan', 'invoice', 'approval'),
  ('delivery_challan', 'DC', '4', 'challans', '0', NULL, NULL, 'false', 'number', 'delivery_challan', NULL, 'false', 'false', 'false', 'delivery_challan', 'invoice', 'other'),
  ('estimate', 'EST', '4', 'estimates', '0', 'holds', NULL, 'true', NULL, NULL, NULL, 'false', 'false', 'true', 'estimate', 'invoice', NULL),
  ('job_work_challan', 'JW', '4', 'challans', '0', NULL, NULL, 'false', 'number', 'job_work_challan', NULL, 'false', 'false', 'false', 'delivery_challan', 'invoice', 'job_work'),
  ('proforma_invoice', 'PF', '4', 'proformas', '0', 'holds', 'advance', 'true', NULL, NULL, NULL, 'false', 'false', 'false', 'proforma_invoice', 'invoice', NULL)
on conflict (kind) do update set
  (series, padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft, becomes, reason) = row(excluded.series, excluded.padding, excluded.list, excluded.sign, excluded.day, excluded.money, excluded.taxed, excluded.told, excluded.nature, excluded.against, excluded.creditable, excluded.revisable, excluded.answerable, excluded.draft, excluded.becomes, excluded.reason);
