-- A statement tells what is open today by age, the dashboard which instalment of an invoice is late, and an invoice finds the
-- estimate of which it was made. The views get a column at their end, so nothing that reads them misses anything.

SET local check_function_bodies = off;

DROP FUNCTION "private"."open_ages"(public.statement_links);

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

CREATE OR REPLACE FUNCTION private.open_ages (
  owner     uuid,
  client_id uuid,
  currency  text
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
      where invoice.client_id = open_ages.client_id
        and invoice.user_id = owner
        and invoice.currency = open_ages.currency
        and invoice.listed
        and invoice.status = 'UNPAID'
        and greatest(private.today() - share.due_date, 0) >= span.from_days
        and (span.to_days is null or greatest(private.today() - share.due_date, 0) <= span.to_days)
    )
    order by span.from_days
  )
  from (values (0, 0), (1, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
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
    'ages', private.open_ages(link.user_id, link.client_id, link.currency),
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

CREATE OR REPLACE FUNCTION private.statement_accounts (
  owner     uuid,
  client_id uuid,
  first_day date,
  last_day  date,
  most      integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  accounts jsonb;
  counted integer;
begin
  with
  line as materialized (
    select known.*
    from private.statement_lines as known
    where known.user_id = owner and known.client_id = statement_accounts.client_id and known.day <= last_day
  )
  select
    coalesce(max(account.lines), 0),
    coalesce(jsonb_agg(jsonb_build_object(
      'currency', account.currency,
      'opening_minor', account.opening_minor,
      'closing_minor', account.closing_minor,
      'ages', private.open_ages(owner, statement_accounts.client_id, account.currency),
      'lines', account.shown
    ) order by account.currency <> 'INR', account.currency), '[]')
  into counted, accounts
  from (
    select
      line.currency,
      coalesce(sum(line.minor) filter (where line.day < first_day), 0)::bigint as opening_minor,
      sum(line.minor)::bigint as closing_minor,
      count(*) filter (where line.day >= first_day) as lines,
      coalesce(
        jsonb_agg(
          to_jsonb(line) - '{user_id,client_id,currency,created_at}'::text[]
          order by line.day, line.created_at, line.number
        ) filter (where line.day >= first_day),
        '[]'
      ) as shown
    from line
    group by line.currency
  ) as account;
  if counted > most then
    perform private.refuse(422, 'statement_too_long', 'from', jsonb_build_object('most', most));
  end if;
  return accounts;
end
$function$;

CREATE OR REPLACE VIEW "books"."estimate_records" WITH (security_invoker=true) AS  SELECT estimate.id,
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

CREATE OR REPLACE VIEW "public"."estimate_records" WITH (security_invoker=true) AS  SELECT id,
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

COMMENT ON FUNCTION "private"."open_ages"(uuid, uuid, text) IS 'What is open of a client''s invoices in a currency today, in the ages of the dashboard, those not due yet first.';

COMMENT ON FUNCTION "public"."client_statement"(uuid, date, date) IS 'The account of one of the caller''s clients from first_day to last_day, for each currency in its minor units: what was owed before, what moved it day by day (above nothing what they owe more), and what is owed at its end; what is open today by age. At most 1000 lines.';

REVOKE ALL ON FUNCTION "private"."open_ages"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_ages"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_ages"(uuid, uuid, text) TO "postgres";
