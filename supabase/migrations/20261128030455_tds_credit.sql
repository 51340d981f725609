-- Says which tax that clients deducted has reached the tax department: rows of Form 26AS and Form 168, who their deductors are, the
-- certificates of clients, and what each deduction is for. Clients get a TAN and what they usually deduct tax for. Nobody has any of
-- it yet. record_payment, confirm_payment and record_receipt take two more arguments, which callers of before leave out. The register
-- of TDS goes by the day that decides, which is the payment's while nobody has said another one.

SET local check_function_bodies = off;

DROP VIEW "public"."client_records";

DROP VIEW "books"."client_records";

DROP VIEW "public"."clients";

DROP FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean);

DROP FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean);

DROP FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean);

CREATE TABLE "books"."deductors" (
  "id"        uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id"   uuid NOT NULL,
  "tan"       text NOT NULL,
  "name"      text NOT NULL,
  "client_id" uuid,
  CONSTRAINT "name: too_long most 200" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT "tan: tan_invalid" CHECK ((tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'::text)),
  CONSTRAINT "deductors_once" UNIQUE (user_id, tan),
  CONSTRAINT "deductors_pkey" PRIMARY KEY (id)
);

ALTER TABLE "books"."deductors"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "books"."tds_certificates" (
  "id"          uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id"     uuid NOT NULL,
  "client_id"   uuid NOT NULL,
  "quarter"     date NOT NULL,
  "number"      text NOT NULL,
  "received_on" date NOT NULL,
  CONSTRAINT "certificate: too_long most 40" CHECK ((char_length(number) <= 40)),
  CONSTRAINT "tds_certificates_once" UNIQUE (user_id, client_id, quarter, number),
  CONSTRAINT "tds_certificates_pkey" PRIMARY KEY (id),
  CONSTRAINT "certificate: not_one_line" CHECK ((NOT (number IS DISTINCT FROM private.single_line(number)))),
  CONSTRAINT "quarter: value_not_allowed"
    CHECK
    ((private.is_day(quarter) AND (EXTRACT(day FROM quarter) = (1)::numeric) AND (EXTRACT(month FROM quarter) = ANY (ARRAY[(1)::numeric, (4)::numeric, (7)::numeric,
    (10)::numeric])))),
  CONSTRAINT "receivedOn: value_not_allowed" CHECK (private.is_day(received_on))
);

ALTER TABLE "books"."tds_certificates"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "books"."tds_deductions" (
  "payment_id"  uuid NOT NULL,
  "user_id"     uuid NOT NULL,
  "kind"        text,
  "credited_on" date,
  CONSTRAINT "tds_deductions_pkey" PRIMARY KEY (payment_id),
  CONSTRAINT "creditedOn: credited_day_wrong" CHECK (private.is_day(credited_on))
);

ALTER TABLE "books"."tds_deductions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "books"."tds_rows" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"         uuid                     NOT NULL,
  "tan"             text                     NOT NULL,
  "deductor"        text                     NOT NULL,
  "pan"             text,
  "code"            text                     NOT NULL,
  "day"             date                     NOT NULL,
  "status"          text                     NOT NULL,
  "booked_on"       date,
  "remarks"         text,
  "paid_minor"      bigint                   NOT NULL,
  "tax_minor"       bigint                   NOT NULL,
  "deposited_minor" bigint,
  "occurrence"      integer                  NOT NULL,
  "told_on"         date                     NOT NULL,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "code: value_not_allowed" CHECK ((code ~ '^[0-9A-Za-z()]{3,12}$'::text)),
  CONSTRAINT "deductor: too_long most 200" CHECK (((char_length(deductor) >= 1) AND (char_length(deductor) <= 200))),
  CONSTRAINT "pan: pan_invalid" CHECK ((pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'::text)),
  CONSTRAINT "remarks: too_long most 60" CHECK (((char_length(remarks) >= 1) AND (char_length(remarks) <= 60))),
  CONSTRAINT "status: value_not_allowed" CHECK ((status = ANY (ARRAY['F'::text, 'U'::text, 'P'::text, 'O'::text]))),
  CONSTRAINT "tan: tan_invalid" CHECK ((tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'::text)),
  CONSTRAINT "tds_rows_occurrence" CHECK (((occurrence >= 1) AND (occurrence <= 50000))),
  CONSTRAINT "tds_rows_once" UNIQUE (user_id, tan, code, day, paid_minor, tax_minor, occurrence),
  CONSTRAINT "tds_rows_pkey" PRIMARY KEY (id),
  CONSTRAINT "amount: amount_out_of_range"
    CHECK (((abs(paid_minor) <= private.most_minor()) AND (abs(tax_minor) <= private.most_minor()) AND (abs(deposited_minor) <= private.most_minor()))),
  CONSTRAINT "tds_rows_days" CHECK ((private.is_day(day) AND private.is_day(told_on) AND ((booked_on IS NULL) OR private.is_day(booked_on))))
);

ALTER TABLE "books"."tds_rows"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "books"."clients"
  ADD COLUMN "tan" text;

ALTER TABLE "books"."clients"
  ADD COLUMN "tds_kind" text;

CREATE OR REPLACE FUNCTION private.check_credited_on (
  credited_on date,
  paid_on     date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if credited_on not between paid_on - 366 and paid_on then
    perform private.refuse(422, 'credited_day_wrong', 'creditedOn');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.client_tds (
  client_id uuid,
  day       date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  first_day constant date := private.financial_year_start(client_tds.day);
begin
  return (
    select jsonb_build_object(
      'kind', client.tds_kind,
      'tan', client.tan,
      'payments', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('day', line.day, 'value_minor', line.value_minor, 'tax_minor', line.tax_minor)
            order by line.day, line.id
          ),
          '[]'
        )
        from (
          select known.*
          from private.deduction_lines as known
          where known.user_id = owner
            and known.client_id = client.id
            and known.paid_on between first_day and first_day + 730
            and known.day between first_day and (first_day + interval '1 year')::date - 1
          order by known.day desc, known.id desc
          limit 1000
        ) as line
      )
    )
    from books.clients as client
    where client.id = client_tds.client_id and client.user_id = owner
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.create_client (
  request_key uuid,
  client      jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  fingerprint text;
  made books.clients;
begin
  if jsonb_typeof(client) is distinct from 'object' or pg_column_size(client) > 20000 then
    perform private.refuse(422, 'malformed', 'client');
  end if;
  perform private.begin_write();
  fingerprint := private.hash(client::text);
  insert into books.clients as kept (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, tan, tds_kind, address, city, state_code, postal_code,
    country, delivery_address, currency, terms_days, notes, language, request_key, request_fingerprint
  )
  select
    owner, name, contact, email, coalesce(cc_emails, '{}'), phone, gstin, pan, tan, tds_kind, address, city, state_code,
    postal_code, coalesce(country, 'IN'), delivery_address, coalesce(currency, 'INR'), terms_days, notes, coalesce(language, 'en'),
    create_client.request_key, fingerprint
  from jsonb_populate_record(null::books.clients, create_client.client)
  on conflict (user_id, request_key) do nothing
  returning * into made;
  if not found then
    select * into made
    from books.clients as kept
    where kept.user_id = owner and kept.request_key = create_client.request_key;
    if made.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "client"}');
    end if;
  end if;
  return made.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.deduction_day (
  paid_on     date,
  credited_on date
)
  RETURNS date
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return least(paid_on, credited_on); end $function$;

CREATE OR REPLACE FUNCTION private.is_tds_kind (
  kind text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return kind in (
    'professional', 'technical', 'contractorIndividual', 'contractorOther', 'commission', 'equipmentRent', 'ecommerce', 'goods',
    'individualPayer', 'nonResident'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_deduction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into books.tds_deductions as kept (payment_id, user_id, kind)
  select new.id, new.user_id, client.tds_kind
  from books.invoices as invoice
  join books.clients as client on client.id = invoice.client_id
  where invoice.id = new.invoice_id and client.tds_kind is not null
  on conflict (payment_id) do update set kind = coalesce(kept.kind, excluded.kind);
  return null;
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
  answer jsonb;
begin
  if jsonb_typeof(tds_rows) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'rows');
  elsif jsonb_array_length(tds_rows) > 500 or octet_length(tds_rows::text) > 1000000 then
    perform private.refuse(422, 'too_many_items', 'rows', '{"most": 500}');
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
      user_id, tan, deductor, pan, code, day, status, booked_on, remarks, paid_minor, tax_minor, deposited_minor, occurrence, told_on
    )
    select
      owner, given.tan, given.deductor, given.pan, given.code, given.day, given.status, given.booked_on, given.remarks,
      given.paid_minor, given.tax_minor, given.deposited_minor, given.occurrence, keep_tds_rows.told_on
    from given
    on conflict on constraint tds_rows_once do update
    set
      deductor = excluded.deductor,
      pan = coalesce(excluded.pan, kept.pan),
      status = excluded.status,
      booked_on = excluded.booked_on,
      remarks = excluded.remarks,
      deposited_minor = coalesce(excluded.deposited_minor, kept.deposited_minor),
      told_on = excluded.told_on
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

CREATE OR REPLACE FUNCTION private.merge_clients (
  client_id uuid,
  into_id   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  gone books.clients;
  stays books.clients;
begin
  perform private.begin_write();
  if client_id = into_id then
    perform private.refuse(422, 'client_same', 'intoId');
  end if;
  -- Issuing waits meanwhile, as it does for itself.
  perform from public.businesses as business where business.user_id = owner for no key update;
  select * into gone from books.clients as client
  where client.id = merge_clients.client_id and client.user_id = owner and client.merged_into is null for update;
  select * into stays from books.clients as client
  where client.id = merge_clients.into_id and client.user_id = owner and client.merged_into is null for update;
  if gone.id is null or stays.id is null then
    perform private.refuse(404, 'client_unknown');
  end if;

  -- Before the invoices, as everywhere.
  update books.receipts as receipt set client_id = stays.id
  where receipt.user_id = owner and receipt.client_id = gone.id;
  update books.invoices as invoice set client_id = stays.id
  where invoice.user_id = owner and invoice.client_id = gone.id;
  update public.statement_links as link set client_id = stays.id
  where link.user_id = owner and link.client_id = gone.id;
  update public.statement_mails as mail set client_id = stays.id
  where mail.user_id = owner and mail.client_id = gone.id;
  update books.deductors as deductor set client_id = stays.id
  where deductor.user_id = owner and deductor.client_id = gone.id;
  update books.tds_certificates as certificate set client_id = stays.id
  where certificate.user_id = owner and certificate.client_id = gone.id;
  update books.clients as client set archived = true, merged_into = stays.id
  where client.user_id = owner and gone.id in (client.id, client.merged_into);

  update books.clients as client
  set
    contact = coalesce(stays.contact, gone.contact),
    cc_emails = array(
      select distinct address
      from unnest(stays.cc_emails || gone.cc_emails || gone.email) as address
      where address <> coalesce(stays.email, '')
      limit 5
    ),
    phone = coalesce(stays.phone, gone.phone),
    pan = coalesce(stays.pan, gone.pan),
    tan = coalesce(stays.tan, gone.tan),
    tds_kind = coalesce(stays.tds_kind, gone.tds_kind),
    delivery_address = coalesce(stays.delivery_address, gone.delivery_address),
    terms_days = coalesce(stays.terms_days, gone.terms_days),
    notes = coalesce(stays.notes, gone.notes),
    archived = false
  where client.id = stays.id;
  -- An address goes with its State and its GSTIN, as a whole.
  update books.clients as client
  set
    gstin = gone.gstin, address = gone.address, city = gone.city, state_code = gone.state_code,
    postal_code = gone.postal_code, country = gone.country
  where client.id = stays.id
    and num_nonnulls(stays.gstin, stays.address, stays.city, stays.state_code, stays.postal_code) = 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_certificate (
  client_id   uuid,
  quarter     date,
  certificate text,
  received_on date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  clean constant text := private.single_line(certificate);
begin
  perform private.lock_client(note_certificate.client_id, owner);
  if clean is null then
    perform private.refuse(422, 'required', 'certificate');
  elsif note_certificate.received_on is null or note_certificate.received_on > private.today() then
    perform private.refuse(422, 'value_not_allowed', 'receivedOn');
  end if;
  perform private.check_length(clean, 40, 'certificate');
  if (select count(*) from books.tds_certificates as known where known.user_id = owner) > 20000 then
    perform private.refuse(403, 'storage_full');
  end if;
  insert into books.tds_certificates as known (user_id, client_id, quarter, number, received_on)
  values (owner, note_certificate.client_id, note_certificate.quarter, clean, note_certificate.received_on)
  on conflict on constraint tds_certificates_once do update set received_on = excluded.received_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.register_of (
  kind text,
  OUT  lines text,
  OUT  place text,
  OUT  sums text[]
)
  RETURNS record
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  of_documents constant text :=
    'select * from private.document_lines where user_id = $1 and day between $2 and $3 and ';
  taxes constant text[] := array[
    'taxable_minor', 'cgst_minor', 'sgst_minor', 'igst_minor', 'cess_minor', 'round_off_minor', 'total_minor'
  ];
  revenue constant text[] := array['invoices', 'taxable_minor', 'tax_minor', 'total_minor', 'without_rate'];
  earned constant text :=
    'count(*) filter (where sign = 1) as invoices, coalesce(sum(taxable_minor), 0)::bigint as taxable_minor, '
    'coalesce(sum(total_minor - taxable_minor), 0)::bigint as tax_minor, coalesce(sum(total_minor), 0)::bigint as total_minor, '
    'count(*) filter (where total_minor is null) as without_rate';
begin
  place := case when kind like 'revenue%' or kind = 'ageing' then 'total_minor desc, label, client_id' else 'day, created_at, id' end;
  case kind
    when 'invoices' then
      -- Each has an index of its own.
      lines := of_documents || 'listed union all ' || of_documents
        || $sql$cancelled_at is not null and list = 'invoices'$sql$;
      sums := taxes || array['balance_minor'];
    when 'credit_notes' then
      lines := of_documents || $sql$list = 'credit_notes'$sql$;
      sums := taxes || array['refunded_minor'];
    when 'payments' then
      lines := 'select * from private.payment_lines where user_id = $1 and day between $2 and $3';
      sums := array['amount_minor', 'tds_minor'];
    when 'tds' then
      -- By the day that decides, which may be before the payment.
      lines := $sql$
        select
          to_char(private.financial_year_start(day), 'FMYYYY') || '-' || right(private.financial_year(day), 2) as year,
          client_id, coalesce(client.name, max(line.client_name)) as client_name, client.tan,
          coalesce(client.pan, max(line.pan)) as pan, line.tds_kind,
          count(*) as payments, sum(amount_minor)::bigint as amount_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 4 and 6), 0)::bigint as first_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 7 and 9), 0)::bigint as second_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) between 10 and 12), 0)::bigint as third_minor,
          coalesce(sum(tds_minor) filter (where extract(month from day) < 4), 0)::bigint as fourth_minor,
          sum(tds_minor)::bigint as tds_minor, count(*) filter (where tds_minor is null) as without_rate
        from (
          select
            line.client_id, line.client_name, line.pan, line.amount_minor, line.tds_minor,
            private.deduction_day(line.day, said.credited_on) as day, coalesce(said.kind, usual.tds_kind) as tds_kind
          from private.payment_lines as line
          join books.payments as payment on payment.id = line.id and payment.tds_minor > 0
          left join books.tds_deductions as said on said.payment_id = line.id
          left join books.clients as usual on usual.id = line.client_id
          where line.user_id = $1 and line.day between $2 and $3 + 366
            and private.deduction_day(line.day, said.credited_on) between $2 and $3
        ) as line
        left join books.clients as client on client.id = line.client_id
        group by 1, client_id, client.id, line.tds_kind, case when client_id is null then line.client_name end
      $sql$;
      place := 'year, client_name, client_id, tds_kind';
      sums := array[
        'payments', 'amount_minor', 'first_minor', 'second_minor', 'third_minor', 'fourth_minor', 'tds_minor', 'without_rate'
      ];
    when 'revenue_by_client' then
      lines := format($sql$
        select coalesce(client.name, max(line.client_name)) as label, line.client_id, %s
        from private.revenue_lines as line
        left join books.clients as client on client.id = line.client_id
        where line.user_id = $1 and line.day between $2 and $3
        group by line.client_id, client.id, case when line.client_id is null then line.client_name end
      $sql$, earned);
      sums := revenue;
    when 'revenue_by_item' then
      lines := format($sql$
        select
          min(line.description) as label, null::uuid as client_id, count(distinct id) filter (where sign = 1) as invoices,
          coalesce(sum(taxable_minor), 0)::bigint as taxable_minor, 0 as tax_minor,
          coalesce(sum(total_minor), 0)::bigint as total_minor,
          count(distinct id) filter (where total_minor is null) as without_rate
        from (
          select
            line.id, line.sign, item.description, line.sign * item.taxable_inr_minor as taxable_minor,
            line.sign * item.taxable_inr_minor as total_minor
          from private.revenue_lines as line
          join books.invoice_items as item on item.invoice_id = line.id
          where line.user_id = $1 and line.day between $2 and $3
        ) as line
        group by lower(line.description)
      $sql$);
      sums := revenue;
    when 'revenue_by_month' then
      lines := format($sql$
        select to_char(month, 'YYYY-MM-DD') as label, null::uuid as client_id, %s
        from generate_series(date_trunc('month', $2::timestamp), $3::timestamp, interval '1 month') as series (month)
        left join private.revenue_lines as line
          on line.user_id = $1 and line.day between $2 and $3 and date_trunc('month', line.day::timestamp) = month
        group by month
      $sql$, replace(earned, 'where total_minor is null', 'where id is not null and total_minor is null'));
      place := 'label';
      sums := revenue;
    when 'ageing' then
      -- Of what is due in parts each part by its own day, as the dashboard counts it.
      lines := $sql$
        select
          coalesce(client.name, max(open.client_name)) as label, open.client_id,
          coalesce(sum(open.minor) filter (where open.late <= 0), 0)::bigint as not_due_minor,
          coalesce(sum(open.minor) filter (where open.late between 1 and 30), 0)::bigint as late_30_minor,
          coalesce(sum(open.minor) filter (where open.late between 31 and 60), 0)::bigint as late_60_minor,
          coalesce(sum(open.minor) filter (where open.late between 61 and 90), 0)::bigint as late_90_minor,
          coalesce(sum(open.minor) filter (where open.late > 90), 0)::bigint as late_over_minor,
          coalesce(sum(open.minor), 0)::bigint as total_minor,
          count(distinct open.id) as invoices, count(distinct open.id) filter (where open.minor is null) as without_rate
        from (
          select
            invoice.id, invoice.client_id, invoice.client_name, share.minor, private.today() - share.due_date as late
          from books.invoices as invoice
          cross join lateral (
            select invoice.due_date, invoice.due_inr_minor as minor
            where invoice.parts = '[]' or invoice.due_inr_minor is null
            union all
            select part.first_day, part.due_minor from private.period_shares(invoice) as part
            where invoice.parts <> '[]' and part.period = 'day' and part.due_minor <> 0
          ) as share
          where invoice.user_id = $1 and invoice.listed and invoice.status = 'UNPAID'
        ) as open
        left join books.clients as client on client.id = open.client_id
        group by open.client_id, client.id, case when open.client_id is null then open.client_name end
      $sql$;
      sums := array[
        'not_due_minor', 'late_30_minor', 'late_60_minor', 'late_90_minor', 'late_over_minor', 'total_minor', 'invoices',
        'without_rate'
      ];
    else
      perform private.refuse(422, 'value_not_allowed', 'register');
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.remember_deductor (
  tan       text,
  deductor  text,
  client_id uuid,
  forgets   boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write();
  if forgets then
    delete from books.deductors as known where known.user_id = owner and known.tan = remember_deductor.tan;
    return;
  end if;
  if remember_deductor.client_id is not null then
    perform private.lock_client(remember_deductor.client_id, owner);
  end if;
  insert into books.deductors as known (user_id, tan, name, client_id)
  values (owner, remember_deductor.tan, private.single_line(deductor), remember_deductor.client_id)
  on conflict on constraint deductors_once do update set name = excluded.name, client_id = excluded.client_id;
  update books.clients as client set tan = remember_deductor.tan
  where client.id = remember_deductor.client_id and client.user_id = owner and client.tan is null;
  if (select count(*) from books.deductors as known where known.user_id = owner) > 20000 then
    perform private.refuse(403, 'storage_full');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_certificate (
  certificate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.begin_write();
  delete from books.tds_certificates as known where known.id = certificate_id and known.user_id = private.caller();
end
$function$;

CREATE OR REPLACE FUNCTION private.set_deduction (
  payment_id  uuid,
  tds_kind    text,
  credited_on date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  payment books.payments;
begin
  perform private.begin_write();
  select * into payment from books.payments as own where own.id = set_deduction.payment_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  perform private.check_credited_on(set_deduction.credited_on, payment.paid_on);
  insert into books.tds_deductions as kept (payment_id, user_id, kind, credited_on)
  values (payment.id, owner, tds_kind, set_deduction.credited_on)
  on conflict (payment_id) do update set kind = excluded.kind, credited_on = excluded.credited_on;
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
          known.id, known.invoice_id, known.number, known.client_id, known.tax_minor, known.paid_on, known.credited_on, known.kind
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
      select coalesce(jsonb_agg(jsonb_build_object('tan', known.tan, 'name', known.name, 'client_id', known.client_id)), '[]')
      from books.deductors as known
      where known.user_id = owner
    ),
    'certificates', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', known.id, 'client_id', known.client_id, 'quarter', known.quarter, 'number', known.number,
            'received_on', known.received_on
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

CREATE OR REPLACE FUNCTION private.tell_deduction (
  payment_id  uuid,
  tds_kind    text,
  credited_on date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.set_deduction(
    payment_id,
    coalesce(
      tds_kind, (select kept.kind from books.tds_deductions as kept where kept.payment_id = tell_deduction.payment_id)
    ),
    credited_on
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_deductions_of (
  receipt_id  uuid,
  tds_kind    text,
  credited_on date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if private.is_tds_kind(tds_kind) is false then
    perform private.refuse(422, 'value_not_allowed', 'tdsKind');
  end if;
  perform private.tell_deduction(payment.id, tds_kind, credited_on)
  from books.payments as payment
  where payment.receipt_id = tell_deductions_of.receipt_id and payment.tds_minor > 0 and not payment.from_advance;
end
$function$;

CREATE OR REPLACE FUNCTION public.client_tds (
  client_id uuid,
  day       date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.client_tds(client_id, private.bounded_day(day, 'day')) $function$;

REVOKE ALL ON FUNCTION "public"."client_tds"(uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.confirm_payment (
  payment_id   uuid,
  amount_minor bigint  DEFAULT NULL::bigint,
  tds_minor    bigint  DEFAULT NULL::bigint,
  paid_on      date    DEFAULT NULL::date,
  advance_for  text    DEFAULT NULL::text,
  tell_client  boolean DEFAULT true,
  tds_kind     text    DEFAULT NULL::text,
  credited_on  date    DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.confirm_payment(payment_id, amount_minor, tds_minor, paid_on, advance_for);
  if num_nonnulls(tds_kind, credited_on) > 0 then
    perform private.tell_deduction(payment_id, tds_kind, credited_on);
  end if;
  if not tell_client then
    perform private.keep_receipt_back(payment_id);
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_tds_rows (
  told_on  date,
  tds_rows jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.keep_tds_rows(private.bounded_day(told_on, 'toldOn'), tds_rows) $function$;

REVOKE ALL ON FUNCTION "public"."keep_tds_rows"(date, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_certificate (
  client_id   uuid,
  quarter     date,
  certificate text,
  received_on date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.note_certificate(client_id, quarter, certificate, received_on) $function$;

REVOKE ALL ON FUNCTION "public"."note_certificate"(uuid, date, text, date) FROM PUBLIC, "anon", "service_role";

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
  tell_client  boolean DEFAULT true,
  tds_kind     text    DEFAULT NULL::text,
  credited_on  date    DEFAULT NULL::date
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
  if num_nonnulls(tds_kind, credited_on) > 0 then
    perform private.tell_deduction(made, tds_kind, credited_on);
  end if;
  if not tell_client then
    perform private.keep_receipt_back(made);
  end if;
  return made;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date) FROM PUBLIC, "anon", "service_role";

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
  tell_client  boolean DEFAULT true,
  tds_kind     text    DEFAULT NULL::text,
  credited_on  date    DEFAULT NULL::date
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
  if num_nonnulls(tds_kind, credited_on) > 0 then
    perform private.tell_deductions_of(made, tds_kind, credited_on);
  end if;
  if not tell_client then
    perform private.keep_receipt_back(made);
  end if;
  return made;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remember_deductor (
  tan       text,
  deductor  text,
  client_id uuid    DEFAULT NULL::uuid,
  forgets   boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.remember_deductor(tan, deductor, client_id, forgets) $function$;

REVOKE ALL ON FUNCTION "public"."remember_deductor"(text, text, uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_certificate (
  certificate_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.remove_certificate(certificate_id) $function$;

REVOKE ALL ON FUNCTION "public"."remove_certificate"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_deduction (
  payment_id  uuid,
  tds_kind    text DEFAULT NULL::text,
  credited_on date DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.set_deduction(payment_id, tds_kind, credited_on) $function$;

REVOKE ALL ON FUNCTION "public"."set_deduction"(uuid, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tds_books (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.tds_books(private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to')) $function$;

REVOKE ALL ON FUNCTION "public"."tds_books"(date, date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "books"."clients"
  ADD CONSTRAINT "tan: tan_invalid" CHECK ((tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'::text));

ALTER TABLE "books"."deductors"
  ADD CONSTRAINT "deductors_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "books"."tds_certificates"
  ADD CONSTRAINT "tds_certificates_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "books"."tds_deductions"
  ADD CONSTRAINT "tds_deductions_payment_id_fkey" FOREIGN KEY (payment_id) REFERENCES books.payments(id) ON DELETE CASCADE;

ALTER TABLE "books"."tds_deductions"
  ADD CONSTRAINT "tds_deductions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "books"."tds_rows"
  ADD CONSTRAINT "tds_rows_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE VIEW "books"."client_records" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    name,
    contact,
    email,
    cc_emails,
    phone,
    gstin,
    pan,
    tan,
    tds_kind,
    address,
    city,
    state_code,
    postal_code,
    country,
    delivery_address,
    currency,
    terms_days,
    notes,
    language,
    archived,
    merged_into,
    created_at,
    ( SELECT jsonb_build_object('minor', COALESCE(sum(invoice.due_inr_minor), (0)::numeric), 'overdue_minor', (COALESCE(sum(invoice.due_inr_minor) FILTER (WHERE (invoice.due_date < ( SELECT private.today() AS today))), (0)::numeric) - ( SELECT COALESCE(sum(((parted.due_inr_minor)::numeric - round((((parted.due_inr_minor)::numeric * (private.due_until(parted.parts, parted.due_minor, (( SELECT private.today() AS today) - 1)))::numeric) / (parted.due_minor)::numeric)))), (0)::numeric) AS "coalesce"
                   FROM books.invoices parted
                  WHERE ((parted.client_id = client.id) AND (parted.user_id = client.user_id) AND parted.listed AND (parted.status = 'UNPAID'::text) AND (parted.parts <> '[]'::jsonb) AND (parted.due_date < ( SELECT private.today() AS today))))), 'without_rate', count(*) FILTER (WHERE (invoice.due_inr_minor IS NULL))) AS jsonb_build_object
           FROM books.invoices invoice
          WHERE ((invoice.client_id = client.id) AND (invoice.user_id = client.user_id) AND invoice.listed AND (invoice.status = 'UNPAID'::text))) AS due,
    ( SELECT jsonb_build_object('id', invoice.id, 'number', invoice.number, 'issue_date', invoice.issue_date) AS jsonb_build_object
           FROM books.invoices invoice
          WHERE ((invoice.client_id = client.id) AND (invoice.user_id = client.user_id) AND invoice.listed)
          ORDER BY invoice.issue_date DESC, invoice.created_at DESC, invoice.id DESC
         LIMIT 1) AS last_invoice
   FROM books.clients client;

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
    (round((((((payment.amount_minor + payment.tds_minor))::numeric * rupee.rate) * (invoice.taxable_minor)::numeric) / (NULLIF(invoice.total_minor, 0))::numeric)))::bigint AS value_minor
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

CREATE VIEW "public"."client_records" WITH (security_invoker=true) AS  SELECT id,
    name,
    contact,
    email,
    cc_emails,
    phone,
    gstin,
    pan,
    tan,
    tds_kind,
    address,
    city,
    state_code,
    postal_code,
    country,
    delivery_address,
    currency,
    terms_days,
    notes,
    language,
    archived,
    merged_into,
    created_at,
    due,
    last_invoice
   FROM books.client_records;

REVOKE ALL ON TABLE "public"."client_records" FROM "anon", "service_role";

CREATE VIEW "public"."clients" WITH (security_invoker=true) AS  SELECT id,
    name,
    contact,
    email,
    cc_emails,
    phone,
    gstin,
    pan,
    tan,
    tds_kind,
    address,
    city,
    state_code,
    postal_code,
    country,
    delivery_address,
    currency,
    terms_days,
    notes,
    language,
    archived,
    merged_into,
    search_text,
    import_id,
    request_key,
    request_fingerprint,
    created_at,
    updated_at,
    changed_at,
    changed_by_id,
    changed_by_name
   FROM books.clients;

REVOKE ALL ON TABLE "public"."clients" FROM "anon", "service_role";

CREATE INDEX deductors_client_user ON books.deductors USING btree (client_id, user_id);

CREATE INDEX tds_certificates_client_user ON books.tds_certificates USING btree (client_id, user_id);

CREATE INDEX tds_deductions_user ON books.tds_deductions USING btree (user_id);

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON books.deductors
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER payments_keep_deduction
  AFTER INSERT OR UPDATE OF state ON books.payments
  FOR EACH ROW
  WHEN (((new.state = 'confirmed'::text) AND (new.tds_minor > 0) AND (current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text)))
  EXECUTE FUNCTION private.keep_deduction();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON books.tds_certificates
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON books.tds_deductions
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON books.tds_rows
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE POLICY "deductors_select_own" ON "books"."deductors"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "tds_certificates_select_own" ON "books"."tds_certificates"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "tds_deductions_select_own" ON "books"."tds_deductions"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "tds_rows_select_own" ON "books"."tds_rows"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

COMMENT ON FUNCTION "private"."check_credited_on"(date, date) IS 'A day of credit decides only where it is before the payment; one more than a year before it is a slip.';

COMMENT ON FUNCTION "private"."deduction_day"(date, date) IS 'The earlier of credit and payment decides (CBDT).';

COMMENT ON FUNCTION "private"."is_tds_kind"(text) IS 'What a client pays for when they deduct tax at source; section, code and rate of each follow by the day (domain/law).';

COMMENT ON FUNCTION "public"."client_tds"(uuid, date) IS 'What one of the caller''s clients usually deducts tax for, their TAN, and their payments in the financial year of a day, in paise without GST, with the tax deducted from each; null of somebody else''s.';

COMMENT ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean, text, date) IS 'Counts a payment that a client reported, with other amounts and another day if given. If nothing is owed by its document, it is an advance, and advance_for says whether for services or goods. Without tell_client its client gets no receipt by mail. tds_kind and credited_on are those of record_payment. Doing it twice is harmless.';

COMMENT ON FUNCTION "public"."keep_tds_rows"(date, jsonb) IS 'Keeps up to 500 rows of a statement of the tax department of a day, and answers how many were new, are told anew and were known. The same rows again change nothing.';

COMMENT ON FUNCTION "public"."note_certificate"(uuid, date, text, date) IS 'Notes the number of a certificate that the caller has of a client for a quarter, which begins on its first day, and when it came. The same one again changes its day.';

COMMENT ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date) IS 'Enters a received payment and returns its id; what is more than due is refused unless excess is advance, which advance_for says to be for services or goods. Without tell_client its client gets no receipt by mail. tds_kind says what the deducted tax is for, and credited_on on which earlier day the client credited it. The same request_key with the same body returns the same payment.';

COMMENT ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date) IS 'Enters what a client paid at one time and returns its id: allocations are [{invoice_id, amount_minor, tds_minor}], without them the oldest of the client''s open invoices in the currency come first, and what they leave of the amount is refused unless excess is advance, which advance_for says to be for services or goods. Without tell_client the client gets no receipt by mail. tds_kind says what the deducted tax is for, and credited_on on which earlier day the client credited it. The same request_key with the same body returns the same receipt.';

COMMENT ON FUNCTION "public"."remember_deductor"(text, text, uuid, boolean) IS 'Says that a deductor is one of the caller''s clients, who gets the TAN if they have none yet, or without a client that they are none; or forgets what was said.';

COMMENT ON FUNCTION "public"."remove_certificate"(uuid) IS 'Takes the note of a certificate back. Doing it twice is harmless.';

COMMENT ON FUNCTION "public"."set_deduction"(uuid, text, date) IS 'Says what the tax deducted from one of the caller''s payments is for, and on which earlier day the client credited it; null where that is not known.';

COMMENT ON FUNCTION "public"."tds_books"(date, date) IS 'All that tells which deducted tax of the caller reached the tax department between two days, in paise: deductions of payments, rows of the department as its newest statements have them, clients, known deductors, and certificates.';

COMMENT ON TABLE "books"."deductors" IS 'Who a deductor is, as a person said it once: one of their clients, or none.';

COMMENT ON TABLE "books"."tds_certificates" IS 'Certificates of tax deducted that a person has of their clients: Form 16A, and Form 131 since 2026.';

COMMENT ON TABLE "books"."tds_deductions" IS 'What the tax that a client deducted from a payment is for, and when they credited it if that was earlier.';

COMMENT ON TABLE "books"."tds_rows" IS 'Tax deducted at source as the tax department has it, by the statements that a person read in.';

COMMENT ON VIEW "books"."client_records" IS 'The caller''s clients. `due`: what is still due in paise, the part of it that is late, and of how many unpaid invoices it is not known for want of an exchange rate.';

COMMENT ON VIEW "private"."deduction_lines" IS 'Payments of clients with the tax that they deducted, which may be none, and what is known of that; functions alone read it.';

COMMENT ON VIEW "public"."client_records" IS 'The caller''s clients. `due`: what is still due in paise, the part of it that is late, and of how many unpaid invoices it is not known for want of an exchange rate.';

COMMENT ON VIEW "public"."clients" IS 'The book of a person''s clients. None is erased: documents point here.';

REVOKE ALL ON FUNCTION "private"."check_credited_on"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_credited_on"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_credited_on"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."client_tds"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."client_tds"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."client_tds"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_tds"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."deduction_day"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."deduction_day"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."deduction_day"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."deduction_day"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_tds_kind"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_tds_kind"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_tds_kind"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_tds_kind"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_deduction"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deduction"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_deduction"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_tds_rows"(date, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_tds_rows"(date, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_tds_rows"(date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_tds_rows"(date, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_certificate"(uuid, date, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_certificate"(uuid, date, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_certificate"(uuid, date, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_certificate"(uuid, date, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remember_deductor"(text, text, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remember_deductor"(text, text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remember_deductor"(text, text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remember_deductor"(text, text, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_certificate"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_certificate"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_certificate"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_certificate"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_deduction"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_deduction"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_deduction"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_deduction"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tds_books"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tds_books"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tds_books"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tds_books"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_deduction"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tell_deduction"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tell_deduction"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_deduction"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_deductions_of"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tell_deductions_of"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tell_deductions_of"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_deductions_of"(uuid, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_tds"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_tds"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_tds"(uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_tds_rows"(date, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_tds_rows"(date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_tds_rows"(date, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_certificate"(uuid, date, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_certificate"(uuid, date, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_certificate"(uuid, date, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, uuid, bigint, date, text, text, text, bigint, text, text, boolean, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_receipt"(uuid, uuid, text, bigint, date, text, jsonb, text, text, text, text, boolean, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remember_deductor"(text, text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remember_deductor"(text, text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remember_deductor"(text, text, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_certificate"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_certificate"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_certificate"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_deduction"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_deduction"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_deduction"(uuid, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tds_books"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tds_books"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tds_books"(date, date) TO "postgres";

REVOKE ALL ("tan") ON TABLE "books"."clients" FROM "authenticated";

GRANT UPDATE ("tan") ON TABLE "books"."clients" TO "authenticated";

REVOKE ALL ("tds_kind") ON TABLE "books"."clients" FROM "authenticated";

GRANT UPDATE ("tds_kind") ON TABLE "books"."clients" TO "authenticated";

GRANT SELECT ON TABLE "books"."deductors" TO "authenticated";

GRANT SELECT ON TABLE "books"."tds_certificates" TO "authenticated";

GRANT SELECT ON TABLE "books"."tds_deductions" TO "authenticated";

GRANT SELECT ON TABLE "books"."tds_rows" TO "authenticated";

GRANT SELECT ON TABLE "books"."client_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."client_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."client_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."clients" FROM "authenticated";

REVOKE ALL ("address") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("address") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("archived") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("archived") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("cc_emails") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("cc_emails") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("city") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("city") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("contact") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("contact") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("country") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("country") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("currency") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("currency") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("delivery_address") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("delivery_address") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("email") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("gstin") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("gstin") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("language") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("language") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("name") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("notes") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("notes") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("pan") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("pan") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("phone") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("phone") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("postal_code") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("postal_code") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("state_code") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("state_code") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("tan") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("tan") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("tds_kind") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("tds_kind") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("terms_days") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("terms_days") ON TABLE "public"."clients" TO "authenticated";

GRANT SELECT ON TABLE "public"."clients" TO "authenticated";

ALTER TABLE "books"."clients"
  ADD CONSTRAINT "tdsKind: value_not_allowed" CHECK (private.is_tds_kind(tds_kind));

ALTER TABLE "books"."deductors"
  ADD CONSTRAINT "deductors_client" FOREIGN KEY (client_id, user_id) REFERENCES books.clients(id, user_id) ON DELETE RESTRICT;

ALTER TABLE "books"."tds_certificates"
  ADD CONSTRAINT "tds_certificates_client" FOREIGN KEY (client_id, user_id) REFERENCES books.clients(id, user_id) ON DELETE RESTRICT;

ALTER TABLE "books"."tds_deductions"
  ADD CONSTRAINT "tdsKind: value_not_allowed" CHECK (private.is_tds_kind(kind));

insert into private.calls (call, scope, member)
values
  ('rpc/client_tds', 'read', 'accountant'),
  ('rpc/keep_tds_rows', 'payments', 'partner'),
  ('rpc/note_certificate', 'payments', 'partner'),
  ('rpc/remember_deductor', 'payments', 'partner'),
  ('rpc/remove_certificate', 'payments', 'partner'),
  ('rpc/set_deduction', 'payments', 'partner'),
  ('rpc/tds_books', 'read', 'accountant')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('books.deductors', '72', 'user_id', 'deductors', NULL, NULL, NULL, NULL, NULL, 'own.tan', '{}', '{id}', '{}', NULL, 'true', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('books.tds_certificates', '74', 'user_id', 'certificates', NULL, NULL, NULL, NULL, NULL, 'own.id::text', '{}', '{id}', '{}', NULL, 'true', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('books.tds_deductions', '68', 'user_id', 'deductions', NULL, NULL, NULL, NULL, NULL, 'own.payment_id::text', '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'true', 'false'),
  ('books.tds_rows', '73', 'user_id', 'taxrows', NULL, NULL, NULL, 'created_at', NULL, 'own.id::text', '{}', '{id}', '{}', NULL, 'true', NULL, NULL, '200', '300', 'false', 'true', 'true', 'true', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);

ALTER TABLE "books"."tds_deductions" ALTER COLUMN "user_id" SET (n_distinct = 20);

ALTER TABLE "books"."tds_rows" ALTER COLUMN "user_id" SET (n_distinct = 20);
