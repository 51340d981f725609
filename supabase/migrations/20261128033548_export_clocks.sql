-- Export clocks: what the bank said of each remittance, the terms of each export, and the export declaration of each month. The tables
-- are empty, and nothing that is there changes. Payments get a key with their owner and invoices an index of those to clients
-- abroad, which takes a moment where there are many. The form's mail is on for everybody: only exporters get it.

SET local check_function_bodies = off;

DROP TRIGGER "businesses_tax_said" ON "public"."businesses";

CREATE TABLE "public"."edf_months" (
  "user_id"     uuid NOT NULL,
  "first_day"   date NOT NULL,
  "filed_on"    date,
  "form_number" text,
  "due_on"      date,
  "mode"        text,
  "third_party" text,
  CONSTRAINT "formNumber: too_long most 60" CHECK (((char_length(form_number) >= 1) AND (char_length(form_number) <= 60))),
  CONSTRAINT "mode: too_long most 60" CHECK (((char_length(mode) >= 1) AND (char_length(mode) <= 60))),
  CONSTRAINT "thirdParty: too_long most 120" CHECK (((char_length(third_party) >= 1) AND (char_length(third_party) <= 120))),
  CONSTRAINT "edf_months_pkey" PRIMARY KEY (user_id, first_day),
  CONSTRAINT "dueOn: date_out_of_range" CHECK (private.is_day(due_on)),
  CONSTRAINT "filedOn: date_out_of_range" CHECK (private.is_day(filed_on)),
  CONSTRAINT "edf_months_first_day" CHECK (((EXTRACT(day FROM first_day) = (1)::numeric) AND private.is_day(first_day)))
);

ALTER TABLE "public"."edf_months"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."edf_months" FROM "anon", "service_role";

CREATE TABLE "public"."export_terms" (
  "invoice_id"      uuid   NOT NULL,
  "user_id"         uuid   NOT NULL,
  "realise_by"      date,
  "lut_paid_by"     date,
  "net_minor"       bigint,
  "contract_number" text,
  "contract_date"   date,
  "remarks"         text,
  "closed_on"       date,
  "closing_note"    text,
  CONSTRAINT "closingNote: too_long most 300" CHECK (((char_length(closing_note) >= 1) AND (char_length(closing_note) <= 300))),
  CONSTRAINT "contractNumber: too_long most 60" CHECK (((char_length(contract_number) >= 1) AND (char_length(contract_number) <= 60))),
  CONSTRAINT "remarks: too_long most 200" CHECK (((char_length(remarks) >= 1) AND (char_length(remarks) <= 200))),
  CONSTRAINT "export_terms_pkey" PRIMARY KEY (invoice_id),
  CONSTRAINT "closedOn: date_out_of_range" CHECK (private.is_day(closed_on)),
  CONSTRAINT "contractDate: date_out_of_range" CHECK (private.is_day(contract_date)),
  CONSTRAINT "lutPaidBy: date_out_of_range" CHECK (private.is_day(lut_paid_by)),
  CONSTRAINT "net: amount_out_of_range" CHECK (((net_minor >= 0) AND (net_minor <= private.most_minor()))),
  CONSTRAINT "realiseBy: date_out_of_range" CHECK (private.is_day(realise_by))
);

ALTER TABLE "public"."export_terms"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."export_terms" FROM "anon", "service_role";

CREATE TABLE "public"."remittances" (
  "id"            uuid   NOT NULL DEFAULT gen_random_uuid(),
  "user_id"       uuid   NOT NULL,
  "payment_id"    uuid,
  "receipt_id"    uuid,
  "bank_advice"   text,
  "irm_number"    text,
  "fira_number"   text,
  "fira_file"     text,
  "purpose_code"  text,
  "rupees_minor"  bigint,
  "charges_minor" bigint,
  CONSTRAINT "bankAdvice: too_long most 60" CHECK (((char_length(bank_advice) >= 1) AND (char_length(bank_advice) <= 60))),
  CONSTRAINT "firaFile: too_long most 120" CHECK (((char_length(fira_file) >= 1) AND (char_length(fira_file) <= 120))),
  CONSTRAINT "firaNumber: too_long most 60" CHECK (((char_length(fira_number) >= 1) AND (char_length(fira_number) <= 60))),
  CONSTRAINT "irmNumber: too_long most 60" CHECK (((char_length(irm_number) >= 1) AND (char_length(irm_number) <= 60))),
  CONSTRAINT "purposeCode: purpose_code_invalid" CHECK ((purpose_code ~ '^P[0-9]{4}$'::text)),
  CONSTRAINT "remittances_of_one" CHECK ((num_nonnulls(payment_id, receipt_id) = 1)),
  CONSTRAINT "remittances_payment_once" UNIQUE (payment_id),
  CONSTRAINT "remittances_pkey" PRIMARY KEY (id),
  CONSTRAINT "remittances_receipt_once" UNIQUE (receipt_id),
  CONSTRAINT "charges: amount_out_of_range" CHECK (((charges_minor >= 0) AND (charges_minor <= private.most_minor()))),
  CONSTRAINT "rupees: amount_out_of_range" CHECK (((rupees_minor >= 0) AND (rupees_minor <= private.most_minor())))
);

ALTER TABLE "public"."remittances"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."remittances" FROM "anon", "service_role";

ALTER TABLE "public"."businesses"
  ADD COLUMN "iec" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "ad_code" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "export_bank" text;

ALTER TABLE "public"."profiles"
  ADD COLUMN "mail_edf" boolean NOT NULL DEFAULT true;

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

CREATE OR REPLACE FUNCTION private.due_edfs (
  day date
)
  RETURNS SETOF private.due_mail
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    profile.id, profile.id, to_char(open.first_day, 'YYYY-MM-DD'), open.due_on, null::timestamptz, null::timestamptz, null::text,
    '{}'::uuid[]
  from (
    -- Those who exported of late, found before anybody's invoices are looked through.
    select own.id
    from public.profiles as own
    where own.mail_edf
      and not private.rests(own.id)
      and exists (
        select from books.invoices as invoice
        where invoice.user_id = own.id
          and invoice.issue_date >= due_edfs.day - 425
          and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
      )
    offset 0
  ) as profile
  cross join lateral private.open_edfs(profile.id, due_edfs.day) as open
  where due_edfs.day between open.due_on - 7 and open.due_on
$function$;

CREATE OR REPLACE FUNCTION private.edf_attention (
  day date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('first_day', open.first_day, 'due_on', open.due_on, 'invoices', open.invoices) order by open.first_day
    ),
    '[]'
  )
  from private.open_edfs((select private.account()), day) as open
$function$;

CREATE OR REPLACE FUNCTION private.edf_due (
  day date
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when day >= '2026-10-01' then (date_trunc('month', day::timestamp) + interval '1 month')::date - 1 + 30 end
$function$;

CREATE OR REPLACE FUNCTION private.edf_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'name', profile.name, 'business_name', business.name, 'month', job.step, 'due_on', job.last_day,
    'invoices', open.invoices
  )
  from public.profiles as profile
  join public.businesses as business on business.user_id = profile.id
  join private.open_edfs(profile.id, private.today()) as open on open.first_day = job.step::date
  where profile.id = job.user_id
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
        -- What of the remittance went to other invoices before: so that shares of its rupees add up to the paisa.
        'before_minor', (
          select coalesce(sum(other.amount_minor), 0)::bigint
          from books.payments as other
          where other.receipt_id = payment.receipt_id
            and other.state in ('confirmed', 'advanced')
            and (other.created_at, other.id) < (payment.created_at, payment.id)
        ),
        'remittance', case when told.id is not null then to_jsonb(told) - '{id,user_id,payment_id,receipt_id}'::text[] end
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

CREATE OR REPLACE FUNCTION private.is_built_on (
  invoice books.invoices
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select invoice.cancelled_at is not null or invoice.written_off_at is not null
    or exists (
      select from books.payments as payment
      where payment.invoice_id = invoice.id and (payment.request_fingerprint <> 'imported' or payment.state <> 'confirmed')
    )
    or exists (select from books.invoices as note where note.original_id = invoice.id)
    or exists (select from public.export_terms as terms where terms.invoice_id = invoice.id)
    or exists (
      select from public.remittances as told
      join books.payments as payment on payment.id = told.payment_id
      where payment.invoice_id = invoice.id
    )
    or exists (select from public.invoice_links as link where link.invoice_id = invoice.id)
    or exists (select from public.invoice_mails as mail where mail.invoice_id = invoice.id)
    or exists (
      select from private.mail_jobs as job
      where job.invoice_ids @> array[invoice.id] and job.state in ('taken', 'sending', 'sent', 'unsure')
    )
    or exists (
      select from public.drafts as draft where invoice.id in (draft.original_id, draft.estimate_id, draft.issued_id)
    )
    or exists (
      select from public.invoice_events as event
      where event.invoice_id = invoice.id and event.kind not in ('created', 'payment_recorded')
    )
$function$;

CREATE OR REPLACE FUNCTION private.is_export (
  listed boolean,
  supply text,
  buyer  jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return listed and (supply = 'export' or coalesce(buyer ->> 'country', 'IN') <> 'IN'); end $function$;

CREATE OR REPLACE FUNCTION private.needs_edf (
  document_id   uuid,
  shipping_bill text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select shipping_bill is null and exists (
    select from books.invoice_items as item
    where item.invoice_id = document_id and (item.hsn_sac is null or item.hsn_sac like '99%')
  )
$function$;

CREATE OR REPLACE FUNCTION private.note_edf (
  first_day   date,
  filed_on    date,
  form_number text,
  due_on      date,
  mode        text,
  third_party text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  told public.edf_months;
begin
  perform private.begin_write();
  told.form_number := private.short_line(note_edf.form_number, 60, 'formNumber');
  told.mode := private.short_line(note_edf.mode, 60, 'mode');
  told.third_party := private.short_line(note_edf.third_party, 120, 'thirdParty');
  perform private.bounded_day(note_edf.first_day, 'month');
  perform private.bounded_day(note_edf.filed_on, 'filedOn');
  perform private.bounded_day(note_edf.due_on, 'dueOn');
  if (extract(day from note_edf.first_day) = 1 and private.edf_due(note_edf.first_day) is not null) is not true
    or note_edf.first_day > private.today()
  then
    perform private.refuse(422, 'period_unknown', 'month');
  elsif note_edf.filed_on > private.today() then
    perform private.refuse(422, 'filing_date_future', 'filedOn');
  elsif note_edf.filed_on < note_edf.first_day then
    perform private.refuse(422, 'filing_date_too_early', 'filedOn');
  elsif note_edf.due_on < note_edf.first_day then
    perform private.refuse(422, 'date_out_of_range', 'dueOn');
  end if;
  perform private.lock_writer(owner);
  delete from public.edf_months as own where own.user_id = owner and own.first_day = note_edf.first_day;
  if num_nonnulls(note_edf.filed_on, told.form_number, note_edf.due_on, told.mode, told.third_party) > 0 then
    insert into public.edf_months (user_id, first_day, filed_on, form_number, due_on, mode, third_party)
    values (
      owner, note_edf.first_day, note_edf.filed_on, told.form_number, note_edf.due_on, told.mode, told.third_party
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_export_terms (
  invoice_id      uuid,
  realise_by      date,
  lut_paid_by     date,
  net_minor       bigint,
  contract_number text,
  contract_date   date,
  remarks         text,
  closed_on       date,
  closing_note    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  invoice books.invoices;
  told public.export_terms;
begin
  perform private.begin_write();
  told.contract_number := private.short_line(note_export_terms.contract_number, 60, 'contractNumber');
  told.remarks := private.short_line(note_export_terms.remarks, 200, 'remarks');
  told.closing_note := private.short_line(note_export_terms.closing_note, 300, 'closingNote');
  perform private.bounded_day(note_export_terms.realise_by, 'realiseBy');
  perform private.bounded_day(note_export_terms.lut_paid_by, 'lutPaidBy');
  perform private.bounded_day(note_export_terms.contract_date, 'contractDate');
  perform private.bounded_day(note_export_terms.closed_on, 'closedOn');
  perform private.lock_writer(owner);
  select * into invoice from books.invoices as own where own.id = note_export_terms.invoice_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif not private.is_export(invoice.listed, invoice.supply, invoice.buyer) then
    perform private.refuse(409, 'not_an_export');
  elsif note_export_terms.realise_by < invoice.issue_date then
    perform private.refuse(422, 'date_out_of_range', 'realiseBy');
  elsif note_export_terms.lut_paid_by < invoice.issue_date then
    perform private.refuse(422, 'date_out_of_range', 'lutPaidBy');
  elsif note_export_terms.net_minor > invoice.total_minor then
    perform private.refuse(422, 'amount_out_of_range', 'net');
  elsif note_export_terms.closed_on > private.today() then
    perform private.refuse(422, 'date_out_of_range', 'closedOn');
  end if;
  delete from public.export_terms as own where own.invoice_id = invoice.id and own.user_id = owner;
  if num_nonnulls(
    note_export_terms.realise_by, note_export_terms.lut_paid_by, note_export_terms.net_minor, told.contract_number,
    note_export_terms.contract_date, told.remarks, note_export_terms.closed_on, told.closing_note
  ) > 0 then
    insert into public.export_terms (
      invoice_id, user_id, realise_by, lut_paid_by, net_minor, contract_number, contract_date, remarks, closed_on, closing_note
    )
    values (
      invoice.id, owner, note_export_terms.realise_by, note_export_terms.lut_paid_by, note_export_terms.net_minor,
      told.contract_number, note_export_terms.contract_date, told.remarks, note_export_terms.closed_on, told.closing_note
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_remittance (
  payment_id    uuid,
  bank_advice   text,
  irm_number    text,
  fira_number   text,
  fira_file     text,
  purpose_code  text,
  rupees_minor  bigint,
  charges_minor bigint
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
  told public.remittances;
begin
  perform private.begin_write();
  told.bank_advice := private.short_line(note_remittance.bank_advice, 60, 'bankAdvice');
  told.irm_number := private.short_line(note_remittance.irm_number, 60, 'irmNumber');
  told.fira_number := private.short_line(note_remittance.fira_number, 60, 'firaNumber');
  told.fira_file := private.short_line(note_remittance.fira_file, 120, 'firaFile');
  told.purpose_code := private.short_line(note_remittance.purpose_code, 5, 'purposeCode');
  perform private.lock_writer(owner);
  select * into payment
  from books.payments as known
  where known.id = note_remittance.payment_id and known.user_id = owner and known.state in ('confirmed', 'advanced');
  if not found then
    perform private.refuse(404, 'payment_not_found');
  elsif not exists (
    select from books.invoices as invoice where invoice.id = payment.invoice_id and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
  ) then
    perform private.refuse(409, 'not_an_export');
  end if;
  delete from public.remittances as own
  where own.user_id = owner
    and (own.payment_id = payment.id and payment.receipt_id is null or own.receipt_id = payment.receipt_id);
  if num_nonnulls(
    told.bank_advice, told.irm_number, told.fira_number, told.fira_file, told.purpose_code, note_remittance.rupees_minor,
    note_remittance.charges_minor
  ) > 0 then
    insert into public.remittances (
      user_id, payment_id, receipt_id, bank_advice, irm_number, fira_number, fira_file, purpose_code, rupees_minor, charges_minor
    )
    values (
      owner, case when payment.receipt_id is null then payment.id end, payment.receipt_id, told.bank_advice, told.irm_number,
      told.fira_number, told.fira_file, told.purpose_code, note_remittance.rupees_minor, note_remittance.charges_minor
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_edfs (
  owner uuid,
  day   date
)
  RETURNS TABLE (
    first_day date,
    due_on    date,
    invoices  bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select known.first_day, coalesce(noted.due_on, private.edf_due(known.first_day)), known.invoices
  from (
    select date_trunc('month', invoice.issue_date::timestamp)::date as first_day, count(*) as invoices
    from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.issue_date >= greatest('2026-10-01', day - 425)
      and invoice.issue_date < date_trunc('month', day::timestamp)::date
      and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
      and private.needs_edf(invoice.id, invoice.shipping_bill)
    group by 1
  ) as known
  left join public.edf_months as noted on noted.user_id = owner and noted.first_day = known.first_day
  where noted.filed_on is null
$function$;

CREATE OR REPLACE FUNCTION private.short_line (
  value text,
  most  integer,
  field text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.check_length(value, most, field);
  return private.single_line(value);
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
      where payment.user_id = (select private.account()) and payment.state = 'claimed'
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
      'estimates', private.estimates_attention(),
      'edf', private.edf_attention(bound.today)
    )
    from bound
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
        select coalesce(jsonb_agg(to_jsonb(noted) - 'user_id' order by noted.first_day), '[]')
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
                select to_jsonb(terms) - '{invoice_id,user_id}'::text[]
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

REVOKE ALL ON FUNCTION "public"."export_year"(date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_edf (
  first_day   date,
  filed_on    date DEFAULT NULL::date,
  form_number text DEFAULT NULL::text,
  due_on      date DEFAULT NULL::date,
  mode        text DEFAULT NULL::text,
  third_party text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.note_edf(first_day, filed_on, form_number, due_on, mode, third_party) $function$;

REVOKE ALL ON FUNCTION "public"."note_edf"(date, date, text, date, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_export_terms (
  invoice_id      uuid,
  realise_by      date   DEFAULT NULL::date,
  lut_paid_by     date   DEFAULT NULL::date,
  net_minor       bigint DEFAULT NULL::bigint,
  contract_number text   DEFAULT NULL::text,
  contract_date   date   DEFAULT NULL::date,
  remarks         text   DEFAULT NULL::text,
  closed_on       date   DEFAULT NULL::date,
  closing_note    text   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_export_terms(
    invoice_id, realise_by, lut_paid_by, net_minor, contract_number, contract_date, remarks, closed_on, closing_note
  )
$function$;

REVOKE ALL ON FUNCTION "public"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_remittance (
  payment_id    uuid,
  bank_advice   text   DEFAULT NULL::text,
  irm_number    text   DEFAULT NULL::text,
  fira_number   text   DEFAULT NULL::text,
  fira_file     text   DEFAULT NULL::text,
  purpose_code  text   DEFAULT NULL::text,
  rupees_minor  bigint DEFAULT NULL::bigint,
  charges_minor bigint DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_remittance(
    payment_id, bank_advice, irm_number, fira_number, fira_file, purpose_code, rupees_minor, charges_minor
  )
$function$;

REVOKE ALL ON FUNCTION "public"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "books"."payments"
  ADD CONSTRAINT "payments_of_user" UNIQUE (id, user_id);

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "adCode: ad_code_invalid" CHECK ((ad_code ~ '^[0-9]{7}([0-9]{7})?$'::text));

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "iec: iec_invalid" CHECK ((iec ~ '^([A-Z]{5}[0-9]{4}[A-Z]|[0-9]{10})$'::text));

ALTER TABLE "public"."edf_months"
  ADD CONSTRAINT "edf_months_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE RESTRICT;

ALTER TABLE "public"."export_terms"
  ADD CONSTRAINT "export_terms_invoice" FOREIGN KEY (invoice_id, user_id) REFERENCES books.invoices(id, user_id) ON DELETE CASCADE;

ALTER TABLE "public"."export_terms"
  ADD CONSTRAINT "export_terms_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE RESTRICT;

ALTER TABLE "public"."remittances"
  ADD CONSTRAINT "remittances_payment" FOREIGN KEY (payment_id, user_id) REFERENCES books.payments(id, user_id) ON DELETE CASCADE;

ALTER TABLE "public"."remittances"
  ADD CONSTRAINT "remittances_receipt" FOREIGN KEY (receipt_id, user_id) REFERENCES books.receipts(id, user_id) ON DELETE CASCADE;

ALTER TABLE "public"."remittances"
  ADD CONSTRAINT "remittances_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE RESTRICT;

CREATE INDEX export_terms_invoice_user ON public.export_terms USING btree (invoice_id, user_id);

CREATE INDEX export_terms_user ON public.export_terms USING btree (user_id);

CREATE INDEX remittances_payment_user ON public.remittances USING btree (payment_id, user_id);

CREATE INDEX remittances_receipt_user ON public.remittances USING btree (receipt_id, user_id);

CREATE INDEX remittances_user ON public.remittances USING btree (user_id);

CREATE TRIGGER businesses_tax_said
  BEFORE INSERT OR UPDATE OF gst_registration ON public.businesses
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_tax_said();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.edf_months
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.export_terms
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.remittances
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE POLICY "edf_months_select_own" ON "public"."edf_months"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "export_terms_select_own" ON "public"."export_terms"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "remittances_select_own" ON "public"."remittances"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

COMMENT ON COLUMN "public"."profiles"."mail_edf" IS 'Write a week before the export declaration of a month is due.';

COMMENT ON FUNCTION "private"."due_edfs"(date) IS 'Exporters whose declaration of a month is due in the seven days from a day on.';

COMMENT ON FUNCTION "private"."edf_due"(date) IS 'Until when the export declaration of an invoice of a day is filed; null before October 2026.';

COMMENT ON FUNCTION "private"."edf_letter"(private.mail_jobs) IS 'What the mail of a declaration says: its month, its last day, its invoices.';

COMMENT ON FUNCTION "private"."is_export"(boolean, text, jsonb) IS 'Whether a document asks a client abroad for money: foreign exchange law asks no matter of the GST on it.';

COMMENT ON FUNCTION "private"."needs_edf"(uuid, text) IS 'Whether an export has a row of services, or one without a code, and no shipping bill: then the declaration of its month lists it.';

COMMENT ON FUNCTION "private"."open_edfs"(uuid, date) IS 'The months, over on a day, whose export declaration is not noted as filed, each with its last day and its invoices.';

COMMENT ON FUNCTION "public"."dashboard_attention"(integer) IS 'The debts to the caller, in paise and by the days since they were due, and what came in in this month and the one before, with the tax deducted of it and the part of it that waits as advances; what waits for them: payments reported by clients, invoices due within seven days, overdue ones, and schedules that were refused or late, each with its count and the first rows, the oldest first; how many estimates wait for an answer or, accepted, for their invoice; the months whose export declaration is not noted as filed; and which parts of the set-up are done.';

COMMENT ON FUNCTION "public"."export_year"(date, date) IS 'The caller''s exports of at most 400 days, oldest first and at most 1,000 of the count: {count, months, invoices}, each invoice with its terms, what came in and what the bank said of that, and each month with its export declaration.';

COMMENT ON FUNCTION "public"."note_edf"(date, date, text, date, text, text) IS 'Notes the export declaration of the month that begins on this day: when it was filed, its number, a day that the bank extended, and what its first part says. Without anything it takes the note away.';

COMMENT ON FUNCTION "public"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) IS 'Notes what the caller knows of one of their exports: days that the bank or the Commissioner extended, what will come of the total in its currency, its contract, and when the bank''s entry was closed. Without anything it takes the note away.';

COMMENT ON FUNCTION "public"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) IS 'Notes what the bank said of a payment of one of the caller''s exports, and of all payments that came with it: rupees credited and charges kept, in paise. Without anything it takes the note away.';

COMMENT ON TABLE "public"."edf_months" IS 'The export declaration of a month: when it was filed, and what its first part says.';

COMMENT ON TABLE "public"."export_terms" IS 'What an exporter knows of an invoice beside its paper: extended days, its contract, its closing.';

COMMENT ON TABLE "public"."remittances" IS 'What the bank said of money from abroad. The ledger says which invoices it paid.';

REVOKE ALL ON FUNCTION "private"."due_edfs"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."due_edfs"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."due_edfs"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."edf_attention"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."edf_attention"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."edf_attention"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."edf_attention"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."edf_due"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."edf_due"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."edf_due"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."edf_due"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."edf_letter"(private.mail_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."edf_letter"(private.mail_jobs) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."edf_letter"(private.mail_jobs) TO "postgres";

REVOKE ALL ON FUNCTION "private"."export_payments"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."export_payments"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."export_payments"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."export_payments"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_export"(boolean, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_export"(boolean, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_export"(boolean, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_export"(boolean, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."needs_edf"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."needs_edf"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."needs_edf"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."needs_edf"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_edf"(date, date, text, date, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_edf"(date, date, text, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_edf"(date, date, text, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_edf"(date, date, text, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_edfs"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_edfs"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_edfs"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_edfs"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."short_line"(text, integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."short_line"(text, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."short_line"(text, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."export_year"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."export_year"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."export_year"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_edf"(date, date, text, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_edf"(date, date, text, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_edf"(date, date, text, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_export_terms"(uuid, date, date, bigint, text, date, text, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_remittance"(uuid, text, text, text, text, text, bigint, bigint) TO "postgres";

REVOKE ALL ("ad_code") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("ad_code"), UPDATE ("ad_code") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ("export_bank") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("export_bank"), UPDATE ("export_bank") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ("iec") ON TABLE "public"."businesses" FROM "authenticated";

GRANT INSERT ("iec"), UPDATE ("iec") ON TABLE "public"."businesses" TO "authenticated";

REVOKE ALL ON TABLE "public"."edf_months" FROM "authenticated";

GRANT SELECT ON TABLE "public"."edf_months" TO "authenticated";

REVOKE ALL ON TABLE "public"."export_terms" FROM "authenticated";

GRANT SELECT ON TABLE "public"."export_terms" TO "authenticated";

REVOKE ALL ("mail_edf") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("mail_edf") ON TABLE "public"."profiles" TO "authenticated";

REVOKE ALL ON TABLE "public"."remittances" FROM "authenticated";

GRANT SELECT ON TABLE "public"."remittances" TO "authenticated";

ALTER TABLE "public"."businesses"
  ADD CONSTRAINT "exportBank: bank_name_unfit" CHECK (((NOT (export_bank IS DISTINCT FROM private.single_line(export_bank))) AND (char_length(export_bank) <= 120)));

CREATE INDEX invoices_exports ON books.invoices USING btree (user_id, issue_date, created_at, id)
  WHERE private.is_export(listed, supply, buyer);

insert into private.calls (call, scope, member)
values
  ('rpc/export_year', 'read', 'accountant'),
  ('rpc/note_edf', NULL, 'accountant'),
  ('rpc/note_export_terms', 'payments', 'partner'),
  ('rpc/note_remittance', 'payments', 'partner')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as, while_resting, went_before_restoring)
values
  ('edf', 'false', '3', 'due_edfs', 'edf_letter', NULL, 'false', 'false')
on conflict (kind) do update set
  (to_client, priority, due, letter, told_as, while_resting, went_before_restoring) = row(excluded.to_client, excluded.priority, excluded.due, excluded.letter, excluded.told_as, excluded.while_resting, excluded.went_before_restoring);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('books.tds_deductions', '75', 'user_id', 'deductions', NULL, NULL, NULL, NULL, NULL, 'own.payment_id::text', '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'true', 'false'),
  ('public.edf_months', '204', 'user_id', 'declarations', NULL, NULL, NULL, NULL, NULL, 'own.first_day::text', '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('public.export_terms', '68', 'user_id', 'export', NULL, 'books.invoices', 'invoice_id', NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('public.remittances', '69', 'user_id', 'remittances', NULL, NULL, NULL, NULL, NULL, 'own.id', '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
