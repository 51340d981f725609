-- Money coming in. What is owed is counted in the same five ages on the dashboard, the page of a client, a shared statement and the mail of
-- a month (the answers have one age more; that mail keeps older_minor for the function of before). The months of the dashboard, and the
-- money of this one, name the tax that clients deducted and the part that waits as advances. A client may report tax with a payment; a
-- payment can be recorded without a mail to its client (a job kept_back); a credit of a bank file can be an advance, of a new client too.
-- A shared statement tells the balance of today, its ages, where to pay, and the link of each document that has a live one.
--
-- Dropped and made again in one transaction: the view of statements, which only functions read, and five functions with one argument or
-- column more, each with a default, so that the app and the function of before go on calling them. The check of mail jobs takes one more
-- state. Two indexes of few rows are made. No row changes.

SET local check_function_bodies = off;

DROP VIEW "private"."statement_lines";

ALTER TABLE "private"."mail_jobs"
  DROP CONSTRAINT "mail_jobs_state_known";

DROP FUNCTION "private"."claim_payment"(text, uuid, bigint, text, text, text);

DROP FUNCTION "public"."claim_payment"(text, uuid, bigint, text, text, text);

DROP FUNCTION "public"."dashboard_months"(date);

DROP FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text);

DROP FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text);

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
  -- One of that name and address may have been made for an earlier credit.
  payer constant uuid := coalesce(
    (booking ->> 'client_id')::uuid,
    (
      select client.id
      from books.clients as client
      where client.user_id = paid.user_id
        and client.merged_into is null
        and lower(client.name) = lower(booking #>> '{new_client,name}')
        and coalesce(client.email, '') = coalesce(booking #>> '{new_client,email}', '')
    ),
    case when booking ? 'new_client' then private.create_client(gen_random_uuid(), booking -> 'new_client') end
  );
  made uuid;
begin
  if payer is not null then
    paid.receipt_id := private.record_receipt(
      gen_random_uuid(), payer, 'INR', paid.amount_minor, paid.day, paid.method, paid.reference, null, '[]', 'advance',
      booking ->> 'advance_for'
    );
  elsif jsonb_typeof(shares) is distinct from 'array' or jsonb_array_length(shares) = 0 then
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

CREATE OR REPLACE FUNCTION private.claim_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'invoice_id', invoice.id,
    'number', invoice.number,
    'client_name', invoice.client_name,
    'currency', invoice.currency,
    'amount_minor', payment.amount_minor,
    'tds_minor', payment.tds_minor,
    'method', payment.method,
    'reference', payment.reference,
    'note', payment.note
  )
  from books.payments as payment
  join books.invoices as invoice on invoice.id = payment.invoice_id
  where payment.id = job.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.claim_payment (
  token        text,
  request_key  uuid,
  amount_minor bigint,
  reference    text,
  note         text,
  method       text,
  tds_minor    bigint
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
    true, amount_minor, tds_minor, null, method, clean_reference, clean_note
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
  perform private.check_amount(invoice, amount_minor, tds_minor);
  -- Tax is deducted from what is owed, and an advance is not.
  if tds_minor > 0 and invoice.money = 'advance' then
    perform private.refuse(422, 'tds_out_of_range', 'tds');
  end if;
  if (method in ('UPI', 'Bank transfer')) is not true then
    perform private.refuse(422, 'claim_method_unknown', 'method');
  elsif clean_reference is null then
    perform private.refuse(422, 'reference_required', 'reference');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  perform private.check_claims(link);

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client,
    request_key, request_fingerprint
  )
  values (
    invoice.id, invoice.user_id, 'claimed', amount_minor, tds_minor, private.today(), method, clean_reference, clean_note, true,
    request_key, fingerprint
  );
  return 'claimed';
end
$function$;

CREATE OR REPLACE FUNCTION private.dashboard_money (
  today date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := auth.uid();
  thirty constant date := today - 30;
  sixty constant date := today - 60;
  ninety constant date := today - 90;
  first_month constant date := date_trunc('month', ninety::timestamp)::date;
  this_month constant date := date_trunc('month', today::timestamp)::date;
  last_month constant date := date_trunc('month', (this_month - 1)::timestamp)::date;
  months record;
  days record;
begin
  select
    coalesce(sum(kept.due_minor), 0) as due,
    coalesce(sum(kept.due_without_rate), 0) as without_rate,
    coalesce(sum(kept.created), 0) > 0 as issued,
    coalesce(sum(kept.due_minor) filter (where kept.first_day < first_month), 0) as older,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < first_month), 0) as older_count,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = this_month), 0) as came_in,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = last_month), 0) as came_in_before
  into months
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month';
  select
    coalesce(sum(kept.due_minor) filter (where kept.first_day < ninety), 0) as older,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= ninety and kept.first_day < sixty), 0) as to_ninety,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= sixty and kept.first_day < thirty), 0) as to_sixty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= thirty and kept.first_day < today), 0) as to_thirty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= today), 0) as soon,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < today), 0) as late_count,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day >= today), 0) as soon_count
  into days
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'day' and kept.first_day between first_month and today + 7
    and (kept.due_minor > 0 or kept.unpaid_due > 0);
  return jsonb_build_object(
    'owed', jsonb_build_object(
      'minor', months.due,
      'without_rate', months.without_rate,
      'due_soon_minor', days.soon,
      'late', jsonb_build_array(
        jsonb_build_object('from_days', 1, 'to_days', 30, 'minor', days.to_thirty),
        jsonb_build_object('from_days', 31, 'to_days', 60, 'minor', days.to_sixty),
        jsonb_build_object('from_days', 61, 'to_days', 90, 'minor', days.to_ninety),
        jsonb_build_object('from_days', 91, 'to_days', null, 'minor', months.older + days.older)
      )
    ),
    'came_in', jsonb_build_object(
      'minor', months.came_in,
      'before_minor', months.came_in_before,
      'tds_minor', private.tds_between(owner, this_month, today),
      'advance_minor', (
        select coalesce(sum(receipt.advance_minor), 0)
        from books.receipts as receipt
        where receipt.user_id = owner
          and receipt.advance_minor > 0
          and receipt.currency = 'INR'
          and receipt.paid_on >= this_month
      )
    ),
    'issued', months.issued,
    'overdue', months.older_count + days.late_count,
    'due_soon', days.soon_count
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_receipt_back (
  money_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.mail_jobs (kind, subject_id, user_id, until, state)
  select 'receipt', money.subject_id, money.user_id, clock_timestamp(), 'kept_back'
  from (
    select coalesce(payment.receipt_id, payment.id) as subject_id, payment.user_id
    from books.payments as payment
    where payment.id = money_id
    union all
    select receipt.id, receipt.user_id from books.receipts as receipt where receipt.id = money_id
  ) as money
  where money.user_id = auth.uid()
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.open_ages (
  link public.statement_links
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    (
      select coalesce(sum(share.minor), 0)::bigint
      from books.invoices as invoice
      cross join lateral (
        select invoice.due_date, invoice.due_minor as minor where invoice.parts = '[]'
        union all
        select
          part.due_date,
          private.due_until(invoice.parts, invoice.due_minor, part.due_date)
            - coalesce(lag(private.due_until(invoice.parts, invoice.due_minor, part.due_date)) over (order by part.due_date), 0)
        from jsonb_to_recordset(invoice.parts) as part (due_date date)
      ) as share
      where invoice.client_id = link.client_id
        and invoice.user_id = link.user_id
        and invoice.currency = link.currency
        and invoice.listed
        and invoice.status = 'UNPAID'
        and greatest(private.today() - share.due_date, 0) >= span.from_days
        and (span.to_days is null or greatest(private.today() - share.due_date, 0) <= span.to_days)
    )
    order by span.from_days
  )
  from (values (0, 0), (1, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
$function$;

CREATE OR REPLACE FUNCTION private.pay_to (
  owner uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'upi_id', business.upi_id,
    'bank_account_name', business.bank_account_name,
    'bank_account_number', business.bank_account_number,
    'bank_ifsc', business.bank_ifsc,
    'bank_name', business.bank_name,
    'bank_swift', business.bank_swift
  )
  from public.businesses as business
  where business.user_id = owner
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

CREATE OR REPLACE FUNCTION private.shown_statement (
  link public.statement_links
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', link.id,
    'first_day', link.first_day,
    'last_day', link.last_day,
    'language', client.language,
    'seller', private.shown_seller(
      private.seller_snapshot(business) || jsonb_build_object('logo', business.logo, 'signature', null)
    ),
    'buyer', private.shown_buyer(jsonb_build_object(
      'name', client.name,
      'email', client.email,
      'contact', client.contact,
      'phone', client.phone,
      'address', client.address,
      'city', client.city,
      'stateCode', client.state_code,
      'postalCode', client.postal_code,
      'country', client.country,
      'gstin', client.gstin,
      'pan', client.pan,
      'deliveryAddress', client.delivery_address
    )),
    'today_minor', today.minor,
    'ages', private.open_ages(link),
    'pay_to', case when today.minor > 0 then private.pay_to(link.user_id) end,
    'account', coalesce(
      (
        -- A document is named by the link that its client has, and by nothing else.
        select account.value || jsonb_build_object('lines', (
          select coalesce(
            jsonb_agg(line.value - 'document_id' || jsonb_build_object('token', known.token) order by line.place), '[]'
          )
          from jsonb_array_elements(account.value -> 'lines') with ordinality as line (value, place)
          left join public.invoice_links as known
            on known.invoice_id = (line.value ->> 'document_id')::uuid
            and known.user_id = link.user_id
            and known.revoked_at is null
            and known.mail_id is null
        ))
        from jsonb_array_elements(
          private.statement_accounts(link.user_id, link.client_id, link.first_day, link.last_day, 2000)
        ) as account (value)
        where account.value ->> 'currency' = link.currency
      ),
      jsonb_build_object('currency', link.currency, 'opening_minor', 0, 'closing_minor', 0, 'lines', '[]'::jsonb)
    )
  )
  from books.clients as client
  join public.businesses as business on business.user_id = client.user_id
  cross join lateral (
    select coalesce(sum(line.minor), 0)::bigint as minor
    from private.statement_lines as line
    where line.user_id = link.user_id
      and line.client_id = link.client_id
      and line.currency = link.currency
      and line.day <= private.today()
  ) as today
  where client.id = link.client_id
$function$;

CREATE OR REPLACE FUNCTION private.summary_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  month constant date := (date_trunc('month', job.last_day::timestamp) - interval '1 month')::date;
begin
  return (
    with owed as (
      select invoice.*, private.today() - invoice.due_date as days_late
      from books.invoices as invoice
      where invoice.user_id = job.user_id and invoice.listed and invoice.status = 'UNPAID'
    )
    select jsonb_build_object(
      'name', profile.name,
      'business_name', business.name,
      'month', month,
      'figures', private.month_figures(job.user_id, month),
      'before', private.month_figures(job.user_id, (month - interval '1 month')::date),
      'owed', (
        select jsonb_build_object(
          'minor', coalesce(sum(owed.due_inr_minor), 0),
          'ahead_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late <= 0), 0),
          'late_30_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 1 and 30), 0),
          'late_60_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 31 and 60), 0),
          'late_90_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late between 61 and 90), 0),
          -- All of more than sixty days, as the function of version 1.0.0 tells it.
          'older_minor', coalesce(sum(owed.due_inr_minor) filter (where owed.days_late > 60), 0),
          'overdue', count(*) filter (where owed.days_late > 0),
          'without_rate', count(*) filter (where owed.due_inr_minor is null)
        )
        from owed
      ),
      'oldest', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'number', late.number, 'client_name', late.client_name, 'days_late', late.days_late,
              'currency', late.currency,
              'balance_minor', late.due_minor
            )
            order by late.due_date, late.created_at
          ),
          '[]'
        )
        from (select * from owed where owed.days_late > 0 order by owed.due_date, owed.created_at limit 5) as late
      )
    )
    from public.profiles as profile
    join public.businesses as business on business.user_id = profile.id
    where profile.id = job.user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tds_between (
  owner     uuid,
  first_day date,
  last_day  date
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(
      sum(round(payment.tds_minor * case invoice.currency when 'INR' then 1 else invoice.exchange_rate end)), 0
    )::bigint
    from books.payments as payment
    join books.invoices as invoice on invoice.id = payment.invoice_id
    where payment.user_id = owner
      and payment.state = 'confirmed'
      and payment.tds_minor > 0
      and payment.paid_on between tds_between.first_day and tds_between.last_day
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tds_percent (
  owner     uuid,
  client_id uuid
)
  RETURNS double precision
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select round(100.0 * sum(paid.tds_minor) * latest.total_minor / latest.taxable_minor / sum(paid.amount_minor + paid.tds_minor), 4)
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

CREATE OR REPLACE FUNCTION public.claim_payment (
  token        text,
  request_key  uuid,
  amount_minor bigint,
  reference    text,
  note         text   DEFAULT NULL::text,
  method       text   DEFAULT 'UPI'::text,
  tds_minor    bigint DEFAULT 0
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.claim_payment(token, request_key, amount_minor, reference, note, method, tds_minor) $function$;

REVOKE ALL ON FUNCTION "public"."claim_payment"(text, uuid, bigint, text, text, text, bigint) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.client_account (
  client_id uuid
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return json_build_object(
    'owed', (
      with open as materialized (
        select invoice.id, share.minor, greatest(private.today() - share.due_date, 0) as late
        from books.invoices as invoice
        cross join lateral (
          select invoice.due_date, invoice.due_inr_minor as minor
          where invoice.parts = '[]' or invoice.due_inr_minor is null
          union all
          select part.due_date, part.until_minor - lag(part.until_minor, 1, 0::bigint) over (order by part.due_date)
          from (
            select
              each.due_date,
              round(
                invoice.due_inr_minor::numeric * private.due_until(invoice.parts, invoice.due_minor, each.due_date)
                  / invoice.due_minor
              )::bigint as until_minor
            from jsonb_to_recordset(invoice.parts) as each (due_date date)
            where invoice.due_inr_minor is not null
          ) as part
        ) as share
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select auth.uid())
          and invoice.listed
          and invoice.status = 'UNPAID'
      )
      select json_agg(
        json_build_object(
          'from_days', span.from_days,
          'to_days', span.to_days,
          'minor', owed.minor,
          'invoices', owed.invoices
        )
        order by span.from_days
      )
      from (values (0, 0), (1, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
      left join lateral (
        select coalesce(sum(open.minor), 0) as minor, count(distinct open.id) as invoices
        from open
        where open.minor is distinct from 0 and open.late >= span.from_days and (span.to_days is null or open.late <= span.to_days)
      ) as owed on true
    ),
    'payments', (
      select coalesce(json_agg(latest order by latest.paid_on desc, latest.created_at desc), '[]')
      from (
        select
          payment.id, payment.invoice_id, invoice.number, invoice.currency, payment.amount_minor, payment.tds_minor,
          payment.paid_on, payment.method, payment.reference, payment.created_at
        from books.invoices as invoice
        join books.payments as payment on payment.invoice_id = invoice.id and payment.user_id = invoice.user_id
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select auth.uid())
          and payment.state = 'confirmed'
          -- What was given back is no payment.
          and invoice.list = 'invoices'
        order by payment.paid_on desc, payment.created_at desc
        limit 10
      ) as latest
    )
  );
end
$function$;

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
          'tds_minor', payment.tds_minor,
          'balance_minor', invoice.balance_minor,
          'method', payment.method,
          'reference', payment.reference,
          'paid_on', payment.paid_on,
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

CREATE OR REPLACE FUNCTION public.dashboard_months (
  last_month date
)
  RETURNS TABLE (
    month             date,
    revenue_minor     bigint,
    received_minor    bigint,
    outstanding_minor bigint,
    came_in_minor     bigint,
    tds_minor         bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    series.month::date,
    coalesce(kept.revenue_minor, 0),
    coalesce(kept.received_minor, 0),
    coalesce(kept.outstanding_minor, 0),
    coalesce(kept.came_in_minor, 0),
    private.tds_between(
      (select auth.uid()), series.month::date, (series.month + interval '1 month' - interval '1 day')::date
    )
  from date_trunc('month', private.bounded_day(last_month, 'last_month')::timestamp) as last (month)
  cross join generate_series(last.month - interval '11 months', last.month, interval '1 month') as series (month)
  left join public.invoice_periods as kept
    on kept.user_id = (select auth.uid()) and kept.period = 'month' and kept.first_day = series.month::date
  order by series.month
$function$;

REVOKE ALL ON FUNCTION "public"."dashboard_months"(date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_payment (
  request_key  uuid,
  invoice_id   uuid,
  amount_minor bigint,
  paid_on      date,
  method       text,
  reference    text    DEFAULT NULL::text,
  note         text    DEFAULT NULL::text,
  tds_minor    bigint  DEFAULT 0,
  excess       text    DEFAULT NULL::text,
  advance_for  text    DEFAULT NULL::text,
  tell_client  boolean DEFAULT true
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  made constant uuid := private.record_payment(
    request_key, invoice_id, amount_minor, paid_on, method, reference, note, tds_minor, excess, advance_for
  );
begin
  if not tell_client then
    perform private.keep_receipt_back(made);
  end if;
  return made;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_receipt (
  request_key  uuid,
  client_id    uuid,
  currency     text,
  amount_minor bigint,
  paid_on      date,
  method       text,
  allocations  jsonb   DEFAULT NULL::jsonb,
  reference    text    DEFAULT NULL::text,
  note         text    DEFAULT NULL::text,
  excess       text    DEFAULT NULL::text,
  advance_for  text    DEFAULT NULL::text,
  tell_client  boolean DEFAULT true
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  made constant uuid := private.record_receipt(
    request_key, client_id, currency, amount_minor, paid_on, method, reference, note, allocations, excess, advance_for
  );
begin
  if not tell_client then
    perform private.keep_receipt_back(made);
  end if;
  return made;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tds_percent (
  client_id uuid
)
  RETURNS double precision
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.tds_percent((select auth.uid()), client_id) $function$;

REVOKE ALL ON FUNCTION "public"."tds_percent"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."mail_jobs"
  ADD CONSTRAINT "mail_jobs_state_known"
    CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unsure'::text, 'kept_back'::text])));

CREATE VIEW "private"."statement_lines" WITH (security_invoker=true) AS  SELECT document.user_id,
    document.client_id,
    document.currency,
    document.issue_date AS day,
    document.created_at,
    document.kind,
    document.id AS document_id,
    document.number,
    NULL::text AS method,
    NULL::text AS reference,
        CASE
            WHEN (document.sign = '-1'::integer) THEN (- document.total_minor)
            ELSE document.total_minor
        END AS minor,
    (0)::bigint AS tds_minor,
        CASE
            WHEN document.listed THEN document.due_date
            ELSE NULL::date
        END AS due_date,
        CASE
            WHEN (document.listed AND (document.status = 'UNPAID'::text)) THEN document.due_minor
            ELSE (0)::bigint
        END AS open_minor,
    (0)::bigint AS advance_minor
   FROM books.invoices document
  WHERE (document.listed OR ((document.list = 'credit_notes'::text) AND (document.cancelled_at IS NULL)))
UNION ALL
 SELECT invoice.user_id,
    invoice.client_id,
    invoice.currency,
    ((invoice.written_off_at AT TIME ZONE 'Asia/Kolkata'::text))::date AS day,
    invoice.written_off_at AS created_at,
    'write_off'::text AS kind,
    invoice.id AS document_id,
    invoice.number,
    NULL::text AS method,
    NULL::text AS reference,
    (- invoice.due_minor) AS minor,
    0 AS tds_minor,
    NULL::date AS due_date,
    0 AS open_minor,
    0 AS advance_minor
   FROM books.invoices invoice
  WHERE (invoice.listed AND (invoice.written_off_at IS NOT NULL))
UNION ALL
 SELECT payment.user_id,
    document.client_id,
    document.currency,
    payment.paid_on AS day,
    payment.created_at,
        CASE
            WHEN (document.sign = '-1'::integer) THEN 'refund'::text
            ELSE 'payment'::text
        END AS kind,
    document.id AS document_id,
    document.number,
    payment.method,
    payment.reference,
    (
        CASE
            WHEN (document.sign = '-1'::integer) THEN 1
            ELSE '-1'::integer
        END * (payment.amount_minor + payment.tds_minor)) AS minor,
    payment.tds_minor,
    NULL::date AS due_date,
    0 AS open_minor,
    0 AS advance_minor
   FROM (books.payments payment
     JOIN books.invoices document ON ((document.id = payment.invoice_id)))
  WHERE ((payment.state = 'confirmed'::text) AND (payment.receipt_id IS NULL))
UNION ALL
 SELECT receipt.user_id,
    receipt.client_id,
    receipt.currency,
    receipt.paid_on AS day,
    receipt.created_at,
    'payment'::text AS kind,
    NULL::uuid AS document_id,
    NULL::text AS number,
    receipt.method,
    receipt.reference,
    (- (receipt.amount_minor + deducted.minor)) AS minor,
    deducted.minor AS tds_minor,
    NULL::date AS due_date,
    0 AS open_minor,
    receipt.advance_minor
   FROM (books.receipts receipt
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(payment.tds_minor), (0)::numeric))::bigint AS minor
           FROM books.payments payment
          WHERE ((payment.receipt_id = receipt.id) AND (payment.user_id = receipt.user_id) AND (payment.state = 'confirmed'::text))) deducted)
  WHERE ((receipt.undone_at IS NULL) AND ((receipt.amount_minor + deducted.minor) > 0))
UNION ALL
 SELECT payment.user_id,
    document.client_id,
    document.currency,
    payment.paid_on AS day,
    payment.created_at,
    'refund'::text AS kind,
    document.id AS document_id,
    document.number,
    payment.method,
    payment.reference,
    payment.amount_minor AS minor,
    0 AS tds_minor,
    NULL::date AS due_date,
    0 AS open_minor,
    0 AS advance_minor
   FROM (books.payments payment
     JOIN books.invoices document ON ((document.id = payment.invoice_id)))
  WHERE ((payment.state = 'confirmed'::text) AND (payment.receipt_id IS NOT NULL) AND (document.list = 'vouchers'::text) AND (document.money = 'out'::text))
UNION ALL
 SELECT receipt.user_id,
    receipt.client_id,
    receipt.currency,
    receipt.returned_on AS day,
    receipt.created_at,
    'refund'::text AS kind,
    NULL::uuid AS document_id,
    NULL::text AS number,
    receipt.return_method AS method,
    receipt.return_reference AS reference,
    receipt.returned_minor AS minor,
    0 AS tds_minor,
    NULL::date AS due_date,
    0 AS open_minor,
    0 AS advance_minor
   FROM books.receipts receipt
  WHERE ((receipt.undone_at IS NULL) AND (receipt.returned_minor > 0));

CREATE INDEX payments_tds ON books.payments USING btree (user_id, paid_on)
  WHERE ((state = 'confirmed'::text) AND (tds_minor > 0));

CREATE INDEX receipts_waiting ON books.receipts USING btree (user_id, paid_on)
  WHERE (advance_minor > 0);

COMMENT ON FUNCTION "private"."keep_receipt_back"(uuid) IS 'Sends no mail about a payment or a receipt of the caller, unless it is on its way already.';

COMMENT ON FUNCTION "private"."open_ages"(public.statement_links) IS 'The open amounts of today in the currency of a statement, in the ages of the dashboard, those not due yet first.';

COMMENT ON FUNCTION "private"."pay_to"(uuid) IS 'Where clients pay a seller, for whoever holds a link.';

COMMENT ON FUNCTION "private"."tds_between"(uuid, date, date) IS 'The tax that clients deducted from payments of these days, in paise at the rate of each invoice. It settles invoices and is no money that came in.';

COMMENT ON FUNCTION "private"."tds_percent"(uuid, uuid) IS 'How much of the value without GST a client deducted at source, in percent to four places; null if they never did.';

COMMENT ON FUNCTION "public"."book_bank_rows"(jsonb) IS 'Records up to 50 credits of the caller: [{row_id, claim_id, parts: [{invoice_id, amount_minor, tds_minor}], excess}], or as an advance of a client or of one that it makes [{row_id, client_id, new_client, advance_for}]. Answers for each with the payment or the receipt, or with the code of what it was refused for. A credit that is recorded stays as it is.';

COMMENT ON FUNCTION "public"."claim_payment"(text, uuid, bigint, text, text, text, bigint) IS 'Reports a payment on behalf of a share link''s holder, with the tax that they deducted at source; the same key, or the same reference, amount and method, again changes nothing. A note that differs from the first report''s is not kept.';

COMMENT ON FUNCTION "public"."client_account"(uuid) IS 'The debt of a client of the caller in paise, by the days since it was due (of 0 days: not due yet), and their latest ten payments.';

COMMENT ON FUNCTION "public"."dashboard_attention"(integer) IS 'The debts to the caller, in paise and by the days since they were due, and what came in in this month and the one before, with the tax deducted of it and the part of it that waits as advances; what waits for them: payments reported by clients, invoices due within seven days, overdue ones, and schedules that were refused or late, each with its count and the first rows, the oldest first; how many estimates wait for an answer or, accepted, for their invoice; and which parts of the set-up are done.';

COMMENT ON FUNCTION "public"."dashboard_months"(date) IS 'Twelve months up to the one of last_month, in paise: what was invoiced in each less what was credited in it, what settled its invoices by now, and what is still due of them; and by the day it came, the money that came in in each, and the tax that clients deducted of it.';

COMMENT ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean) IS 'Enters a received payment and returns its id; what is more than due is refused unless excess is advance, which advance_for says to be for services or goods. Without tell_client its client gets no receipt by mail. The same request_key with the same body returns the same payment.';

COMMENT ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean) IS 'Enters what a client paid at one time and returns its id: allocations are [{invoice_id, amount_minor, tds_minor}], without them the oldest of the client''s open invoices in the currency come first, and what they leave of the amount is refused unless excess is advance, which advance_for says to be for services or goods. Without tell_client the client gets no receipt by mail. The same request_key with the same body returns the same receipt.';

COMMENT ON FUNCTION "public"."tds_percent"(uuid) IS 'How much of the value without GST one of the caller''s clients deducted at source the last time that they did, in percent; null if they never did.';

REVOKE ALL ON FUNCTION "private"."claim_payment"(text, uuid, bigint, text, text, text, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."claim_payment"(text, uuid, bigint, text, text, text, bigint) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."claim_payment"(text, uuid, bigint, text, text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_payment"(text, uuid, bigint, text, text, text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_receipt_back"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_receipt_back"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_receipt_back"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_receipt_back"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_ages"(public.statement_links) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_ages"(public.statement_links) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_ages"(public.statement_links) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pay_to"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pay_to"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pay_to"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tds_between"(uuid, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tds_between"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tds_between"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tds_between"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tds_percent"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tds_percent"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tds_percent"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tds_percent"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_payment"(text, uuid, bigint, text, text, text, bigint) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."claim_payment"(text, uuid, bigint, text, text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_payment"(text, uuid, bigint, text, text, text, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dashboard_months"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."dashboard_months"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dashboard_months"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tds_percent"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tds_percent"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tds_percent"(uuid) TO "postgres";
