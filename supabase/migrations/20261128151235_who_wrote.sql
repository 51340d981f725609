-- Who wrote it last, and when, of what a partner may write and no history of a document tells: notes of exports and remittances,
-- rows of the tax department with their deductors and certificates, what deducted tax is for, names for Tally, items, schedules,
-- credits of bank files, receipts, statements that were shared or mailed, and imports. Rows of before name nobody. An export tells
-- the names and no ids of people, now by one rule for all tables. Views that show such rows are made anew, with the name at their end.

SET local check_function_bodies = off;

DROP VIEW "private"."deduction_lines";

DROP VIEW "public"."bank_row_records";

DROP VIEW "books"."bank_row_records";

DROP VIEW "public"."receipt_records";

DROP VIEW "public"."schedules";

DROP FUNCTION "public"."advances_for"(uuid);

DROP VIEW "books"."receipt_records";

ALTER TABLE "books"."bank_rows"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."bank_rows"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."bank_rows"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "books"."deductors"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."deductors"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."deductors"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "books"."receipts"
  ADD COLUMN "by_id" uuid;

ALTER TABLE "books"."receipts"
  ADD COLUMN "by_name" text;

ALTER TABLE "books"."receipts"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."receipts"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."receipts"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "books"."schedules"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."schedules"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."schedules"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "books"."tds_certificates"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."tds_certificates"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."tds_certificates"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "books"."tds_deductions"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."tds_deductions"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."tds_deductions"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "books"."tds_rows"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."tds_rows"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."tds_rows"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."catalogue_items"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."catalogue_items"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."catalogue_items"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."export_terms"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."export_terms"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."export_terms"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."imports"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."imports"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."imports"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."remittances"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."remittances"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."remittances"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."statement_links"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."statement_links"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."statement_links"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."statement_mails"
  ADD COLUMN "by_id" uuid;

ALTER TABLE "public"."statement_mails"
  ADD COLUMN "by_name" text;

ALTER TABLE "public"."tally_ledgers"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."tally_ledgers"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."tally_ledgers"
  ADD COLUMN "changed_by_name" text;

CREATE OR REPLACE FUNCTION private.columns_of (
  held private.account_tables
)
  RETURNS TABLE (
    name        text,
    is_told     boolean,
    is_id       boolean,
    is_required boolean,
    fallback    pg_node_tree,
    restored    text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    own.name, own.name = any (held.also) or own.is_open, own.is_id, own.is_required, own.fallback,
    case
      when held.restored ? own.name then held.restored ->> own.name
      when own.name = held.owner then '$1'
      when own.name = held.link then $sql$private.restored_id($1, $2, staged.value ->> 'id')$sql$
      when own.name = 'request_key' and own.is_required then 'gen_random_uuid()'
      when own.name = 'request_fingerprint' and own.is_required then $sql$'restored'$sql$
      when not own.is_open then null
      -- The longest name of a person or of a key is shorter.
      when own.name like '%by\_name' then format('left(private.single_line(said.%I), 200)', own.name)
      when own.is_id then format('private.restored_id($1, $2, said.%I::text)', own.name)
      when own.type = 'timestamptz'::regtype then format('private.not_later(said.%I)', own.name)
      else format('said.%I', own.name)
    end
  from (
    select
      known.attname::text as name, known.attnum as number, known.atttypid as type, known.attnotnull as is_required,
      made.adbin as fallback,
      known.attgenerated = '' and known.attidentity = ''
        and known.attname::text <> all (
          held.without || '{business_id,request_key,request_fingerprint,import_id}'::text[]
          || held.owner || coalesce(held.link, held.owner)
        )
        -- An id of a person means somebody of this installation alone; the name beside it is told.
        and known.attname::text not like '%by\_id'
        -- Asked of texts alone, for each takes its time.
        and case when known.atttypid = 'text'::regtype
          then pg_get_expr(made.adbin, made.adrelid) is distinct from 'private.new_token()'
          else true
        end as is_open,
      known.atttypid = 'uuid'::regtype and exists (
        select from pg_catalog.pg_constraint as key
        where key.conrelid = known.attrelid and known.attnum = any (key.conkey)
          and (key.contype = 'p' or key.contype = 'f' and key.confrelid <> 'auth.users'::regclass)
      ) as is_id
    from pg_catalog.pg_attribute as known
    left join pg_catalog.pg_attrdef as made on made.adrelid = known.attrelid and made.adnum = known.attnum
    where known.attrelid = held.name::regclass and known.attnum > 0 and not known.attisdropped
  ) as own
  order by own.number;
end
$function$;

CREATE OR REPLACE FUNCTION private.export_payments (
  document_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', payment.id,
        'receipt_id', payment.receipt_id,
        'paid_on', payment.paid_on,
        'amount_minor', payment.amount_minor,
        'tds_minor', payment.tds_minor,
        'reference', payment.reference,
        'remitted_minor', coalesce(receipt.amount_minor, payment.amount_minor),
        -- The part of the remittance that went to other invoices before: so that shares of its rupees add up to the paisa.
        'before_minor', (
          select coalesce(sum(other.amount_minor), 0)::bigint
          from books.payments as other
          where other.receipt_id = payment.receipt_id
            and other.state in ('confirmed', 'advanced')
            and (other.created_at, other.id) < (payment.created_at, payment.id)
        ),
        'remittance', case
          when told.id is not null then to_jsonb(told) - '{id,user_id,payment_id,receipt_id,changed_at,changed_by_id}'::text[]
        end
      )
      order by payment.paid_on, payment.created_at, payment.id
    ),
    '[]'
  )
  from books.payments as payment
  left join books.receipts as receipt on receipt.id = payment.receipt_id
  left join public.remittances as told
    on told.payment_id = payment.id or (payment.receipt_id is not null and told.receipt_id = payment.receipt_id)
  where payment.invoice_id = document_id and payment.state in ('confirmed', 'advanced')
$function$;

CREATE OR REPLACE FUNCTION private.keep_receipt()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  changeable constant text[] := array[
    'client_id', 'advance_minor', 'voucher_id', 'undone_at', 'undo_reason', 'returned_minor', 'returned_on', 'return_method',
    'return_reference', 'return_note', 'returned_at', 'gstin', 'advance_for', 'advance_for_at', 'advance_supply',
    'advance_place', 'advance_rate', 'advance_untaxed', 'advance_exchange_rate', 'changed_at', 'changed_by_id', 'changed_by_name'
  ];
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif old.undone_at is not null or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_tds_rows (
  told_on  date,
  tds_rows jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  who constant record := private.actor(owner);
  answer jsonb;
begin
  if jsonb_typeof(tds_rows) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'rows');
  elsif jsonb_array_length(tds_rows) > 10000 or octet_length(tds_rows::text) > 5000000 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 10000}');
  elsif keep_tds_rows.told_on is null or keep_tds_rows.told_on > private.today() then
    perform private.refuse(422, 'value_not_allowed', 'toldOn');
  end if;
  perform private.begin_write(greatest(300 * jsonb_array_length(tds_rows), octet_length(tds_rows::text)));
  if (select count(*) from books.tds_rows as kept where kept.user_id = owner) > 50000 then
    perform private.refuse(403, 'storage_full');
  end if;
  with given as (
    select distinct on (named.tan, named.code, named.day, named.paid_minor, named.tax_minor, named.occurrence) named.*
    from jsonb_array_elements(tds_rows) as row
    cross join jsonb_to_record(case jsonb_typeof(row) when 'object' then row else '{}' end) as named (
      tan text, deductor text, pan text, code text, day date, status text, booked_on date, remarks text, paid_minor bigint,
      tax_minor bigint, deposited_minor bigint, occurrence integer
    )
  ),
  fresh as (
    insert into books.tds_rows as kept (
      user_id, tan, deductor, pan, code, day, status, booked_on, remarks, paid_minor, tax_minor, deposited_minor, occurrence, told_on,
      changed_at, changed_by_id, changed_by_name
    )
    select
      owner, given.tan, given.deductor, given.pan, given.code, given.day, given.status, given.booked_on, given.remarks,
      given.paid_minor, given.tax_minor, given.deposited_minor, given.occurrence, keep_tds_rows.told_on,
      now(), who.id, who.name
    from given
    on conflict on constraint tds_rows_once do update
    set
      deductor = excluded.deductor,
      pan = coalesce(excluded.pan, kept.pan),
      status = excluded.status,
      booked_on = excluded.booked_on,
      remarks = excluded.remarks,
      deposited_minor = coalesce(excluded.deposited_minor, kept.deposited_minor),
      told_on = excluded.told_on,
      changed_at = excluded.changed_at,
      changed_by_id = excluded.changed_by_id,
      changed_by_name = excluded.changed_by_name
    where kept.told_on <= excluded.told_on
      and (kept.status, kept.booked_on, kept.told_on, kept.deductor, kept.remarks)
        is distinct from (excluded.status, excluded.booked_on, excluded.told_on, excluded.deductor, excluded.remarks)
    returning kept.xmax = 0 as is_new
  )
  select jsonb_build_object(
    'new', count(*) filter (where is_new),
    'changed', count(*) filter (where not is_new),
    'known', jsonb_array_length(tds_rows) - count(*)
  )
  into answer
  from fresh;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  noted constant text := tg_argv[0];
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  who record;
begin
  if before is not null and not exists (
    select from jsonb_each(to_jsonb(new)) as said
    where before -> said.key is distinct from said.value
      and case
        when tg_nargs > 1 then said.key = any (tg_argv)
        else has_column_privilege('authenticated', tg_relid, said.key, 'update')
      end
  ) then
    return new;
  end if;
  who := private.actor(new.user_id);
  return jsonb_populate_record(new, jsonb_build_object(
    noted || '_at', clock_timestamp(), noted || '_by_id', who.id, noted || '_by_name', who.name
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tds_books (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'deductions', (
      select coalesce(jsonb_agg(to_jsonb(line)), '[]')
      from (
        select
          known.id, known.invoice_id, known.number, known.client_id, known.tax_minor, known.paid_on, known.credited_on, known.kind,
          known.changed_by_name
        from private.deduction_lines as known
        where known.user_id = owner and known.tax_minor > 0 and known.paid_on between first_day and last_day
        order by known.paid_on desc, known.id
        limit 20000
      ) as line
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(line)), '[]')
      from (
        select
          known.id, known.tan, known.deductor, known.pan, known.code, known.day, known.status, known.booked_on, known.remarks,
          known.paid_minor, known.tax_minor, known.deposited_minor, known.told_on
        from (
          select own.*, max(own.told_on) over (partition by private.financial_year_start(own.day)) as newest
          from books.tds_rows as own
          where own.user_id = owner
        ) as known
        where known.told_on = known.newest and known.day between first_day and last_day
        order by known.day desc, known.id
        limit 20000
      ) as line
    ),
    -- The newest statement with a row of these days, and who read it in.
    'statement', (
      select jsonb_build_object('told_on', known.told_on, 'changed_by_name', known.changed_by_name)
      from books.tds_rows as known
      where known.user_id = owner and known.day between first_day and last_day
      order by known.told_on desc, known.changed_at desc nulls last
      limit 1
    ),
    'clients', (
      select coalesce(jsonb_agg(to_jsonb(line)), '[]')
      from (
        select client.id, client.name, client.tan, client.pan, client.gstin
        from books.clients as client
        where client.user_id = owner and client.merged_into is null
        order by lower(client.name), client.id
        limit 20000
      ) as line
    ),
    'known', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'tan', known.tan, 'name', known.name, 'client_id', known.client_id, 'changed_by_name', known.changed_by_name
          )
        ),
        '[]'
      )
      from books.deductors as known
      where known.user_id = owner
    ),
    'certificates', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', known.id, 'client_id', known.client_id, 'quarter', known.quarter, 'number', known.number,
            'received_on', known.received_on, 'changed_by_name', known.changed_by_name
          )
          order by known.received_on, known.id
        ),
        '[]'
      )
      from books.tds_certificates as known
      where known.user_id = owner and known.quarter between first_day and last_day
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.export_year (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  since constant date := private.bounded_day(first_day, 'from');
  until constant date := private.bounded_day(last_day, 'until');
begin
  if (until - since between 0 and 400) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  end if;
  return (
    with chosen as materialized (
      select invoice.*
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.issue_date between since and until
        and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
    )
    select jsonb_build_object(
      'count', (select count(*) from chosen),
      'months', (
        select coalesce(jsonb_agg(to_jsonb(noted) - '{user_id,by_id}'::text[] order by noted.first_day), '[]')
        from public.edf_months as noted
        where noted.user_id = owner and noted.first_day between since and until
      ),
      'invoices', coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'id', invoice.id,
              'number', invoice.number,
              'issue_date', invoice.issue_date,
              'client_name', invoice.client_name,
              'address', concat_ws(', ', invoice.buyer ->> 'address', invoice.buyer ->> 'city', invoice.buyer ->> 'postalCode'),
              'country', coalesce(invoice.buyer ->> 'country', 'IN'),
              'currency', invoice.currency,
              'exchange_rate', invoice.exchange_rate,
              'total_minor', invoice.total_minor,
              'total_inr_minor', invoice.total_inr_minor,
              'taxable_minor', invoice.taxable_minor,
              'igst_minor', invoice.igst_minor,
              'cess_minor', invoice.cess_minor,
              'settled_minor', invoice.settled_minor,
              'credited_minor', invoice.credited_minor,
              'due_minor', invoice.due_minor,
              'paid_date', invoice.paid_date,
              'written_off_on', (invoice.written_off_at at time zone 'Asia/Kolkata')::date,
              'write_off_reason', invoice.write_off_reason,
              'po_number', invoice.po_number,
              'under_lut', invoice.supply = 'export' and not invoice.with_tax,
              'with_igst', invoice.supply = 'export' and invoice.with_tax,
              'port_code', invoice.port_code,
              'shipping_bill', invoice.shipping_bill,
              'shipping_bill_date', invoice.shipping_bill_date,
              'needs_edf', private.needs_edf(invoice.id, invoice.shipping_bill),
              'rows', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object('description', left(item.description, 200), 'code', item.hsn_sac) order by item.position
                  ),
                  '[]'
                )
                from books.invoice_items as item
                where item.invoice_id = invoice.id and item.position <= 20
              ),
              'terms', (
                select to_jsonb(terms) - '{invoice_id,user_id,changed_by_id}'::text[]
                from public.export_terms as terms
                where terms.invoice_id = invoice.id
              ),
              'payments', private.export_payments(invoice.id)
            )
            order by invoice.issue_date, invoice.number
          )
          from (select * from chosen order by chosen.issue_date, chosen.number limit 1000) as invoice
        ),
        '[]'
      )
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_items (
  skip     integer DEFAULT 0,
  most     integer DEFAULT 25,
  query    text    DEFAULT NULL::text,
  archived boolean DEFAULT false
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.caller();
  needle constant text := private.search_form(btrim(left(coalesce(query, ''), 201)));
  first constant integer := least(greatest(coalesce(skip, 0), 0), 1000000) + 1;
  found uuid[];
begin
  if char_length(query) > 200 then
    perform private.refuse(422, 'too_long', 'query', '{"most": 200}');
  end if;
  found := array(
    select item.id
    from public.catalogue_items as item
    where item.user_id = owner
      and item.is_archived = coalesce(archived, false)
      and (position(needle in item.search_text) > 0 or starts_with(item.hsn_sac, needle))
    order by coalesce(item.used_at, item.created_at) desc, item.id
  );
  return json_build_object(
    'total', coalesce(cardinality(found), 0),
    'items', (
      select coalesce(json_agg(listed order by place), '[]')
      from unnest(found[first : first + least(greatest(coalesce(most, 1), 1), 100) - 1])
        with ordinality as wanted (id, place)
      cross join lateral (
        select
          item.id, item.description, item.unit, item.rate, item.currency, item.hsn_sac, item.gst_rate, item.taxability,
          item.used_at, item.is_archived, item.changed_at, item.changed_by_name
        from public.catalogue_items as item
        where item.id = wanted.id
      ) as listed
    )
  );
end
$function$;

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
          WHERE (receipt.id = credit.receipt_id)) AS receipt,
    changed_by_name
   FROM books.bank_rows credit;

CREATE VIEW "books"."receipt_records" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    client_id,
    currency,
    amount_minor,
    advance_minor,
    paid_on,
    method,
    reference,
    note,
    request_key,
    request_fingerprint,
    created_at,
    undone_at,
    undo_reason,
    returned_minor,
    returned_on,
    return_method,
    return_reference,
    return_note,
    returned_at,
    gstin,
    advance_for,
    advance_for_at,
    advance_supply,
    advance_place,
    advance_rate,
    advance_untaxed,
    advance_exchange_rate,
    voucher_id,
    ( SELECT jsonb_build_object('id', voucher.id, 'number', voucher.number, 'cancelled_at', voucher.cancelled_at) AS jsonb_build_object
           FROM books.invoices voucher
          WHERE (voucher.id = receipt.voucher_id)) AS voucher,
    (private.needs_amendment(receipt.*) OR (EXISTS ( SELECT
           FROM books.payments payment
          WHERE ((payment.receipt_id = receipt.id) AND private.payment_needs_amendment(payment.*))))) AS needs_amendment,
    by_name,
    changed_by_name
   FROM books.receipts receipt;

CREATE OR REPLACE FUNCTION public.advances_for (
  invoice_id uuid
)
  RETURNS SETOF books.receipt_records
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select receipt.*
  from books.invoices as invoice
  join books.receipt_records as receipt
    on receipt.client_id = invoice.client_id and receipt.user_id = invoice.user_id and receipt.currency = invoice.currency
  where invoice.id = advances_for.invoice_id and receipt.advance_minor > 0
  order by receipt.paid_on, receipt.created_at
$function$;

REVOKE ALL ON FUNCTION "public"."advances_for"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE VIEW "private"."deduction_lines" WITH (security_invoker=true) AS  SELECT payment.id,
    payment.user_id,
    payment.paid_on,
    said.credited_on,
    private.deduction_day(payment.paid_on, said.credited_on) AS day,
    COALESCE(said.kind, client.tds_kind) AS kind,
    invoice.id AS invoice_id,
    invoice.number,
    client.id AS client_id,
    (round(((payment.tds_minor)::numeric * rupee.rate)))::bigint AS tax_minor,
    (round((((((payment.amount_minor + payment.tds_minor))::numeric * rupee.rate) * (invoice.taxable_minor)::numeric) / (NULLIF(invoice.total_minor, 0))::numeric)))::bigint AS value_minor,
    said.changed_by_name
   FROM ((((books.payments payment
     JOIN books.invoices invoice ON ((invoice.id = payment.invoice_id)))
     JOIN books.clients client ON ((client.id = invoice.client_id)))
     LEFT JOIN books.tds_deductions said ON ((said.payment_id = payment.id)))
     CROSS JOIN LATERAL ( SELECT
                CASE invoice.currency
                    WHEN 'INR'::text THEN (1)::numeric
                    ELSE invoice.exchange_rate
                END AS rate) rupee)
  WHERE ((payment.state = 'confirmed'::text) AND (invoice.money <> 'out'::text) AND (rupee.rate IS NOT NULL));

CREATE VIEW "public"."bank_row_records" WITH (security_invoker=true) AS  SELECT id,
    day,
    amount_minor,
    narration,
    reference,
    payer,
    standing,
    state,
    invoice,
    receipt,
    changed_by_name
   FROM books.bank_row_records;

REVOKE ALL ON TABLE "public"."bank_row_records" FROM "anon", "service_role";

CREATE VIEW "public"."receipt_records" WITH (security_invoker=true) AS  SELECT id,
    client_id,
    currency,
    amount_minor,
    advance_minor,
    paid_on,
    method,
    reference,
    note,
    request_key,
    request_fingerprint,
    created_at,
    undone_at,
    undo_reason,
    returned_minor,
    returned_on,
    return_method,
    return_reference,
    return_note,
    returned_at,
    gstin,
    advance_for,
    advance_for_at,
    advance_supply,
    advance_place,
    advance_rate,
    advance_untaxed,
    advance_exchange_rate,
    voucher_id,
    voucher,
    needs_amendment,
    by_name,
    changed_by_name
   FROM books.receipt_records;

REVOKE ALL ON TABLE "public"."receipt_records" FROM "anon", "service_role";

CREATE VIEW "public"."schedules" WITH (security_invoker=true) AS  SELECT id,
    every,
    day,
    start_on,
    end_on,
    times,
    mode,
    terms_days,
    content,
    document,
    place,
    made,
    last_period,
    paused_at,
    ended_at,
    next_on,
    last_error,
    tries,
    try_at,
    turn_at,
    request_key,
    request_fingerprint,
    created_at,
    updated_at,
    changed_at,
    changed_by_id,
    changed_by_name
   FROM books.schedules;

REVOKE ALL ON TABLE "public"."schedules" FROM "anon", "service_role";

CREATE TRIGGER bank_rows_changed
  BEFORE INSERT OR UPDATE ON books.bank_rows
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'state');

CREATE TRIGGER deductors_changed
  BEFORE INSERT OR UPDATE ON books.deductors
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'name', 'client_id');

CREATE TRIGGER receipts_actor
  BEFORE INSERT ON books.receipts
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER receipts_changed
  BEFORE UPDATE ON books.receipts
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'undone_at', 'returned_at', 'advance_for');

CREATE TRIGGER schedules_changed
  BEFORE INSERT OR UPDATE ON books.schedules
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'every', 'day', 'start_on', 'end_on', 'times', 'mode', 'terms_days', 'content', 'document', 'paused_at', 'ended_at');

CREATE TRIGGER tds_certificates_changed
  BEFORE INSERT OR UPDATE ON books.tds_certificates
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'received_on');

CREATE TRIGGER tds_deductions_changed
  BEFORE INSERT OR UPDATE ON books.tds_deductions
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'kind', 'credited_on');

CREATE TRIGGER catalogue_items_changed
  BEFORE INSERT OR UPDATE ON public.catalogue_items
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'description', 'unit', 'rate', 'currency', 'hsn_sac', 'gst_rate', 'taxability', 'is_archived');

CREATE TRIGGER export_terms_changed
  BEFORE INSERT ON public.export_terms
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed');

CREATE TRIGGER imports_changed
  BEFORE INSERT OR UPDATE ON public.imports
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'state');

CREATE TRIGGER remittances_changed
  BEFORE INSERT ON public.remittances
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed');

CREATE TRIGGER statement_links_changed
  BEFORE INSERT OR UPDATE ON public.statement_links
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed', 'revoked_at');

CREATE TRIGGER statement_mails_actor
  BEFORE INSERT ON public.statement_mails
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER tally_ledgers_changed
  BEFORE INSERT ON public.tally_ledgers
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed');

COMMENT ON FUNCTION "public"."advances_for"(uuid) IS 'What the client of one of the caller''s invoices paid in its currency and no invoice has used yet, the oldest first.';

COMMENT ON FUNCTION "public"."tds_books"(date, date) IS 'All that tells which deducted tax of the caller reached the tax department between two days, in paise: deductions of payments, rows of the department as its newest statements have them, the newest of these, clients, known deductors, and certificates; with the member or program that said each last.';

COMMENT ON VIEW "books"."bank_row_records" IS 'Credits of a person''s bank files, each with the one invoice that it was recorded for, or with the receipt for an advance or several invoices.';

COMMENT ON VIEW "books"."receipt_records" IS 'What clients paid at one time, each with its voucher, and whether a return that is filed lacks it.';

COMMENT ON VIEW "private"."deduction_lines" IS 'Payments of clients with the tax that they deducted, which may be none, and what is known of that; functions alone read it.';

COMMENT ON VIEW "public"."bank_row_records" IS 'Credits of a person''s bank files, each with the one invoice that it was recorded for, or with the receipt for an advance or several invoices.';

COMMENT ON VIEW "public"."receipt_records" IS 'What clients paid at one time, each with its voucher, and whether a return that is filed lacks it.';

COMMENT ON VIEW "public"."schedules" IS 'What is billed again and again: every week, month, quarter or year a draft, or an invoice that is issued and mailed by itself.';

GRANT EXECUTE ON FUNCTION "public"."advances_for"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."advances_for"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."advances_for"(uuid) TO "postgres";

GRANT SELECT ON TABLE "books"."bank_row_records" TO "authenticated";

GRANT SELECT ON TABLE "books"."receipt_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."bank_row_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."bank_row_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."receipt_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."receipt_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."schedules" FROM "authenticated";

GRANT SELECT ON TABLE "public"."schedules" TO "authenticated";

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('books.clients', '30', 'user_id', 'clients', NULL, NULL, NULL, 'created_at', NULL, 'lower(own.name) || '' '' || own.id', '{}', '{updated_at}', '{}', '{merged_into}', 'false', NULL, NULL, '200', '300', 'true', 'true', 'true', 'true', 'true'),
  ('public.businesses', '10', 'user_id', 'business', NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{id,created_at,updated_at}', '{"tax_said": "coalesce(said.tax_said, true)"}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'true', 'false', 'false'),
  ('public.comments', '67', 'user_id', 'comments', NULL, 'books.invoices', 'invoice_id', 'at', NULL, 'own.at, own.id', '{}', '{id}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('public.edf_months', '204', 'user_id', 'declarations', NULL, NULL, NULL, NULL, NULL, 'own.first_day::text', '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('public.filed_periods', '202', 'user_id', 'filings', NULL, NULL, NULL, 'marked_at', NULL, 'own.first_day || '' '' || own.id', '{}', '{}', '{"id": "coalesce(private.restored_id($1, $2, said.id::text), gen_random_uuid())", "gstin": "case when staged.value ? ''gstin'' then said.gstin else (select private.own_gstin(own) from public.businesses as own where own.user_id = $1) end", "unmark_reason": "private.single_line(said.unmark_reason)"}', NULL, 'false', NULL, 'private.check_restored_filings', '200', '300', 'true', 'true', 'true', 'false', 'false'),
  ('public.invoice_events', '65', 'user_id', 'events', NULL, 'books.invoices', 'invoice_id', 'at', NULL, 'own.id', '{}', '{}', '{"detail": "private.restored_detail($1, $2, said.detail)", "restored": "true"}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'true', 'false'),
  ('public.note_rejections', '51', 'user_id', 'rejections', NULL, 'books.invoices', 'note_id', 'said_at', NULL, 'own.said_at, own.id', '{}', '{id}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
