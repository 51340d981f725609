-- What the accountant's Tally calls ledgers, and the documents and the money of a period for its vouchers. New functions and a new
-- table; no row changes, and the app of before knows none of it.

SET local check_function_bodies = off;

CREATE TABLE "public"."tally_ledgers" (
  "id"        uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id"   uuid NOT NULL,
  "ledger"    text NOT NULL,
  "client_id" uuid,
  "name"      text NOT NULL,
  CONSTRAINT "tally_ledgers_ledger_shape" CHECK ((ledger ~ '^[a-z][a-z_]{0,39}$'::text)),
  CONSTRAINT "tally_ledgers_name_length" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT "tally_ledgers_of_client" CHECK (((ledger = 'client'::text) = (client_id IS NOT NULL))),
  CONSTRAINT "tally_ledgers_once" UNIQUE NULLS NOT DISTINCT (user_id, ledger, client_id),
  CONSTRAINT "tally_ledgers_pkey" PRIMARY KEY (id),
  CONSTRAINT "tally_ledgers_name_line" CHECK ((NOT (name IS DISTINCT FROM private.single_line(name))))
);

ALTER TABLE "public"."tally_ledgers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."tally_ledgers" FROM "anon", "service_role";

CREATE OR REPLACE FUNCTION private.advance_bill (
  receipt_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return 'ADV-' || upper(left(receipt_id::text, 8)); end $function$;

CREATE OR REPLACE FUNCTION private.keep_tally_ledgers (
  ledgers jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  said record;
  clean text;
begin
  if jsonb_typeof(ledgers) is distinct from 'array' then
    perform private.refuse(422, 'malformed', 'ledgers');
  elsif jsonb_array_length(ledgers) > 500 or octet_length(ledgers::text) > 200000 then
    perform private.refuse(422, 'too_many_items', 'ledgers', '{"most": 500}');
  end if;
  perform private.begin_write(300 * jsonb_array_length(ledgers));
  perform private.lock_writer(owner);
  for said in
    select one ->> 'ledger' as ledger, one ->> 'client_id' as client_id, one ->> 'name' as name
    from jsonb_array_elements(ledgers) as one
  loop
    if (said.ledger ~ '^[a-z][a-z_]{0,39}$') is not true
      or (said.ledger = 'client') <> (said.client_id is not null)
      or said.client_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then
      perform private.refuse(422, 'malformed', 'ledgers');
    elsif said.client_id is not null and not exists (
      select from books.clients as client where client.id = said.client_id::uuid and client.user_id = owner
    ) then
      perform private.refuse(404, 'client_unknown');
    end if;
    clean := private.single_line(said.name);
    perform private.check_length(clean, 120, 'name');
    delete from public.tally_ledgers as kept
    where kept.user_id = owner and kept.ledger = said.ledger and kept.client_id is not distinct from said.client_id::uuid;
    if clean <> '' then
      insert into public.tally_ledgers (user_id, ledger, client_id, name)
      values (owner, said.ledger, said.client_id::uuid, clean);
    end if;
  end loop;
  if (select count(*) > 20000 from public.tally_ledgers as kept where kept.user_id = owner) then
    perform private.refuse(422, 'too_many_items', 'ledgers', '{"most": 20000}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.settled_rupees (
  payment books.payments,
  invoice books.invoices
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  before bigint;
begin
  if invoice.currency = 'INR' then
    return payment.amount_minor + payment.tds_minor;
  elsif invoice.sign = -1 then
    return round(payment.amount_minor * invoice.exchange_rate);
  end if;
  select coalesce(sum(other.amount_minor + other.tds_minor), 0) into before
  from books.payments as other
  where other.invoice_id = invoice.id and other.state = 'confirmed'
    and (other.paid_on, other.created_at, other.id) < (payment.paid_on, payment.created_at, payment.id);
  return private.due_in_rupees(invoice.total_minor, before, invoice.total_inr_minor, invoice.exchange_rate)
    - private.due_in_rupees(
      invoice.total_minor, before + payment.amount_minor + payment.tds_minor, invoice.total_inr_minor, invoice.exchange_rate
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.tally_bill (
  name  text,
  type  text,
  minor bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return jsonb_build_object('name', name, 'type', type, 'minor', minor); end $function$;

CREATE OR REPLACE FUNCTION private.tally_documents (
  first_day date,
  last_day  date,
  after_day date,
  after_id  uuid,
  most      integer
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  owner constant uuid := private.caller();
  since constant date := greatest(first_day, after_day);
  past constant uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  found_rows json;
begin
  select coalesce(
    json_agg(
      json_build_object(
        'id', own.id, 'kind', own.kind, 'number', own.number, 'day', own.issue_date,
        'cancelled', own.cancelled_at is not null, 'commercial', own.commercial,
        'seller_gstin', private.gstin_of(own.seller),
        'party', private.tally_party(owner, own.client_id, own.buyer),
        'gstin', own.buyer ->> 'gstin', 'supply', own.supply, 'with_tax', own.with_tax, 'reverse_charge', own.reverse_charge,
        'place_of_supply', own.place_of_supply, 'original_number', line.original_number,
        'original_day', line.original_day, 'reason', own.credit_reason, 'currency', own.currency,
        'exchange_rate', line.exchange_rate, 'own_total_minor', line.own_total_minor,
        'values', coalesce(worth.parts, '[]'), 'cgst_minor', line.cgst_minor, 'sgst_minor', line.sgst_minor,
        'igst_minor', line.igst_minor, 'cess_minor', line.cess_minor, 'round_off_minor', line.round_off_minor,
        'total_minor', line.total_minor
      ) order by own.issue_date, own.id
    ),
    '[]'
  ) into found_rows
  from (
    select one.id
    from (
      -- Each has an index of its own.
      select invoice.id, invoice.issue_date from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed and invoice.issue_date between since and last_day
      union all
      select invoice.id, invoice.issue_date from books.invoices as invoice
      where invoice.user_id = owner and invoice.cancelled_at is not null and invoice.list = 'invoices'
        and invoice.issue_date between since and last_day
      union all
      select note.id, note.issue_date from books.invoices as note
      where note.user_id = owner and note.list = 'credit_notes' and note.issue_date between since and last_day
    ) as one
    where (one.issue_date, one.id) > (since, past)
    order by one.issue_date, one.id
    limit most
  ) as page
  join books.invoices as own on own.id = page.id
  cross join lateral (select known.* from private.document_lines as known where known.id = page.id offset 0) as line
  cross join lateral (
    select json_agg(part order by part.taxability, part.gst_rate, part.hsn) as parts
    from (
      select item.taxability, item.gst_rate, item.hsn_sac as hsn, sum(item.taxable_inr_minor)::bigint as minor
      from books.invoice_items as item
      where item.invoice_id = page.id
      group by item.taxability, item.gst_rate, item.hsn_sac
    ) as part
  ) as worth;
  return found_rows;
end
$function$;

CREATE OR REPLACE FUNCTION private.tally_money (
  first_day date,
  last_day  date,
  after_day date,
  after_id  text,
  most      integer
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  owner constant uuid := private.caller();
  found_rows json;
begin
  select coalesce(
    json_agg(
      private.tally_move(owner, page.kind, page.row_id) || jsonb_build_object('id', page.id, 'day', page.day)
      order by page.day, page.id collate "C"
    ),
    '[]'
  ) into found_rows
  from (
    select move.*
    from private.tally_moves(owner, greatest(first_day, after_day), last_day) as move
    where after_day is null or (move.day, move.id collate "C") > (after_day, after_id collate "C")
    order by move.day, move.id collate "C"
    limit most
  ) as page;
  return found_rows;
end
$function$;

CREATE OR REPLACE FUNCTION private.tally_move (
  owner  uuid,
  kind   text,
  row_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  payment books.payments;
  receipt books.receipts;
  document books.invoices;
  rate numeric;
  given constant jsonb := '{"tds_minor": 0, "charges_minor": 0, "number": null, "unrated_minor": 0}';
  settled record;
begin
  if kind in ('payment', 'use') then
    select * into payment from books.payments as known where known.id = row_id;
    select * into document from books.invoices as known where known.id = payment.invoice_id;
    select * into receipt from books.receipts as known where known.id = payment.receipt_id;
    rate := case
      when document.currency = 'INR' then 1
      when document.list = 'vouchers' then receipt.advance_exchange_rate
      else document.exchange_rate
    end;
  elsif kind in ('receipt', 'returned') then
    select * into receipt from books.receipts as known where known.id = row_id;
    rate := case when receipt.currency = 'INR' then 1 else receipt.advance_exchange_rate end;
  else
    select * into document from books.invoices as known where known.id = row_id;
    return given || jsonb_build_object(
      'kind', 'write_off', 'money_minor', 0, 'method', null, 'reference', null, 'currency', document.currency,
      'documents', jsonb_build_array(document.number),
      'bills', jsonb_build_array(private.tally_bill(
        document.number, 'Agst Ref',
        private.due_in_rupees(
          document.total_minor, document.settled_minor + document.credited_minor, document.total_inr_minor,
          document.exchange_rate
        )
      )),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  end if;

  if kind = 'use' then
    return given || jsonb_build_object(
      'kind', 'use', 'money_minor', 0, 'method', payment.method, 'reference', payment.reference,
      'currency', document.currency, 'tds_minor', round(payment.tds_minor * rate), 'documents', jsonb_build_array(document.number),
      'bills', jsonb_build_array(
        private.tally_bill(
          private.advance_bill(receipt.id), 'Agst Ref',
          -round(payment.amount_minor * coalesce(receipt.advance_exchange_rate, 1))::bigint
        ),
        private.tally_bill(document.number, 'Agst Ref', private.settled_rupees(payment, document))
      ),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  elsif kind = 'payment' and document.money = 'out' then
    return given || jsonb_build_object(
      'kind', 'refund', 'money_minor', -round(payment.amount_minor * rate), 'method', payment.method,
      'reference', payment.reference, 'currency', document.currency,
      'number', case when document.list = 'vouchers' then document.number end,
      'documents', jsonb_build_array(document.number), 'unrated_minor', case when rate is null then payment.amount_minor else 0 end,
      'bills', jsonb_build_array(private.tally_bill(
        -- A note is set against the bill of its invoice, and so is what was given back for it.
        case
          when document.list = 'vouchers' then private.advance_bill(receipt.id)
          else (select original.number from books.invoices as original where original.id = document.original_id)
        end,
        'Agst Ref', -round(payment.amount_minor * rate)::bigint
      )),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  elsif kind = 'payment' then
    return given || jsonb_build_object(
      'kind', 'receipt', 'money_minor', round(payment.amount_minor * rate), 'tds_minor', round(payment.tds_minor * rate),
      'method', payment.method, 'reference', payment.reference, 'currency', document.currency,
      'documents', jsonb_build_array(document.number),
      'unrated_minor', case when rate is null then payment.amount_minor + payment.tds_minor else 0 end,
      'bills', jsonb_build_array(
        private.tally_bill(document.number, 'Agst Ref', private.settled_rupees(payment, document))
      ),
      'party', private.tally_party(owner, document.client_id, document.buyer)
    );
  elsif kind = 'returned' then
    return given || jsonb_build_object(
      'kind', 'refund', 'money_minor', -round(receipt.returned_minor * rate), 'method', receipt.return_method,
      'reference', receipt.return_reference, 'currency', receipt.currency, 'documents', '[]'::jsonb,
      'unrated_minor', case when rate is null then receipt.returned_minor else 0 end,
      'bills', jsonb_build_array(private.tally_bill(
        private.advance_bill(receipt.id), 'Agst Ref', -round(receipt.returned_minor * rate)::bigint
      )),
      'party', private.tally_party(owner, receipt.client_id, '{}')
    );
  end if;

  select
    coalesce(sum(part.amount_minor), 0)::bigint as own_minor,
    coalesce(sum(part.money), 0)::bigint as money,
    coalesce(sum(part.tds), 0)::bigint as tds,
    coalesce(sum(case when part.money is null then part.amount_minor + part.tds_minor end), 0)::bigint as unrated,
    coalesce(
      jsonb_agg(private.tally_bill(part.number, 'Agst Ref', part.settled) order by part.number)
        filter (where part.money is not null),
      '[]'
    ) as bills,
    coalesce(jsonb_agg(part.number order by part.number), '[]') as documents
  into settled
  from (
    select
      one.amount_minor, one.tds_minor, invoice.number,
      round(one.amount_minor * own.rate) as money, round(one.tds_minor * own.rate) as tds,
      private.settled_rupees(one, invoice) as settled
    from books.payments as one
    join books.invoices as invoice on invoice.id = one.invoice_id
    cross join lateral (select case when invoice.currency = 'INR' then 1 else invoice.exchange_rate end as rate) as own
    where one.receipt_id = row_id and one.user_id = owner and one.state = 'confirmed' and not one.from_advance
  ) as part;
  -- The rest came in advance, whatever became of it since.
  return given || jsonb_build_object(
    'kind', 'receipt', 'money_minor', settled.money + coalesce(round((receipt.amount_minor - settled.own_minor) * rate), 0),
    'tds_minor', settled.tds, 'method', receipt.method, 'reference', receipt.reference, 'currency', receipt.currency,
    'number', (
      select voucher.number from books.invoices as voucher
      where voucher.id = receipt.voucher_id and voucher.cancelled_at is null
    ),
    'documents', settled.documents,
    'unrated_minor', settled.unrated
      + case when rate is null then receipt.amount_minor - settled.own_minor else 0 end,
    'bills', settled.bills || case
      when receipt.amount_minor > settled.own_minor and rate is not null then jsonb_build_array(private.tally_bill(
        private.advance_bill(receipt.id), 'Advance', round((receipt.amount_minor - settled.own_minor) * rate)::bigint
      ))
      else '[]'
    end,
    'party', private.tally_party(owner, receipt.client_id, '{}')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tally_moves (
  owner     uuid,
  first_day date,
  last_day  date
)
  RETURNS TABLE (
    id     text,
    kind   text,
    row_id uuid,
    day    date
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select payment.id::text, 'payment', payment.id, payment.paid_on
  from books.payments as payment
  where payment.user_id = owner and payment.state = 'confirmed' and payment.receipt_id is null
    and payment.paid_on between first_day and last_day
  union all
  select receipt.id::text, 'receipt', receipt.id, receipt.paid_on
  from books.receipts as receipt
  where receipt.user_id = owner and receipt.undone_at is null and receipt.paid_on between first_day and last_day
  union all
  select
    payment.id::text,
    case when document.money = 'out' then 'payment' when known.rated then 'use' else 'payment' end,
    payment.id, known.day
  from books.payments as payment
  join books.receipts as receipt on receipt.id = payment.receipt_id
  join books.invoices as document on document.id = payment.invoice_id
  cross join lateral (
    select
      receipt.currency = 'INR' or receipt.advance_exchange_rate is not null as rated,
      case
        when document.money <> 'out' and (receipt.currency = 'INR' or receipt.advance_exchange_rate is not null)
        then greatest(payment.paid_on, document.issue_date)
        else payment.paid_on
      end as day
  ) as known
  where payment.user_id = owner and payment.state = 'confirmed' and payment.from_advance
    and payment.paid_on <= last_day and known.day between first_day and last_day
  union all
  select receipt.id || '-returned', 'returned', receipt.id, receipt.returned_on
  from books.receipts as receipt
  where receipt.user_id = owner and receipt.undone_at is null and receipt.returned_on between first_day and last_day
  union all
  select invoice.id || '-written-off', 'write_off', invoice.id, (invoice.written_off_at at time zone 'Asia/Kolkata')::date
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.listed and invoice.status = 'WRITTEN_OFF'
    and (invoice.written_off_at at time zone 'Asia/Kolkata')::date between first_day and last_day
$function$;

CREATE OR REPLACE FUNCTION private.tally_party (
  owner     uuid,
  client_id uuid,
  buyer     jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  client books.clients;
begin
  select * into client from books.clients as known where known.id = tally_party.client_id and known.user_id = owner;
  if not found then
    return jsonb_build_object(
      'id', null, 'name', buyer ->> 'name', 'shared', false, 'gstin', buyer ->> 'gstin', 'state_code', buyer ->> 'stateCode',
      'country', buyer ->> 'country', 'address', buyer ->> 'address', 'city', buyer ->> 'city',
      'postal_code', buyer ->> 'postalCode'
    );
  end if;
  return jsonb_build_object(
    'id', client.id, 'name', client.name,
    'shared', exists (
      select from books.clients as other
      where other.user_id = owner and lower(other.name) = lower(client.name) and other.merged_into is null
        and other.id <> client.id
    ),
    'gstin', client.gstin, 'state_code', client.state_code, 'country', client.country, 'address', client.address,
    'city', client.city, 'postal_code', client.postal_code
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_tally_ledgers (
  ledgers jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.keep_tally_ledgers(ledgers) $function$;

REVOKE ALL ON FUNCTION "public"."keep_tally_ledgers"(jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tally_documents (
  first_day date,
  last_day  date,
  after_day date    DEFAULT NULL::date,
  after_id  uuid    DEFAULT NULL::uuid,
  most      integer DEFAULT 1000
)
  RETURNS json
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.tally_documents(
    private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'),
    case when after_day is not null then private.bounded_day(after_day, 'from') end, after_id,
    least(greatest(coalesce(most, 1), 1), 1000)
  )
$function$;

REVOKE ALL ON FUNCTION "public"."tally_documents"(date, date, date, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tally_money (
  first_day date,
  last_day  date,
  after_day date    DEFAULT NULL::date,
  after_id  text    DEFAULT NULL::text,
  most      integer DEFAULT 1000
)
  RETURNS json
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.tally_money(
    private.bounded_day(first_day, 'from'), private.bounded_day(last_day, 'to'),
    case when after_day is not null then private.bounded_day(after_day, 'from') end, left(coalesce(after_id, ''), 60),
    least(greatest(coalesce(most, 1), 1), 1000)
  )
$function$;

REVOKE ALL ON FUNCTION "public"."tally_money"(date, date, date, text, integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."tally_ledgers"
  ADD CONSTRAINT "tally_ledgers_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX tally_ledgers_client_user ON public.tally_ledgers USING btree (client_id, user_id)
  WHERE (client_id IS NOT NULL);

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.tally_ledgers
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE POLICY "tally_ledgers_select_own" ON "public"."tally_ledgers"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

COMMENT ON FUNCTION "private"."advance_bill"(uuid) IS 'By which name Tally knows an advance; no document may ever name it.';

COMMENT ON FUNCTION "private"."settled_rupees"(books.payments, books.invoices) IS 'What a payment takes off the rupees of its document; null without a rate.';

COMMENT ON FUNCTION "private"."tally_party"(uuid, uuid, jsonb) IS 'The client as the book has them today, and whether another one has the same name; of a document without one its own copy.';

COMMENT ON FUNCTION "public"."keep_tally_ledgers"(jsonb) IS 'Remembers what the accountant''s Tally calls ledgers of the caller''s: [{ledger, client_id, name}], at most 500 at a time; an empty name takes Bahi''s own again.';

COMMENT ON FUNCTION "public"."tally_documents"(date, date, date, uuid, integer) IS 'The caller''s invoices, bills of supply, debit notes and credit notes of these days as Tally is told them, in paise, at most 1000 after the one of (after_day, after_id); cancelled ones are named.';

COMMENT ON FUNCTION "public"."tally_money"(date, date, date, text, integer) IS 'Receipts, refunds, uses of advances and write-offs of the caller in these days as Tally is told them, in paise at the rates of the documents, at most 1000 after the one of (after_day, after_id).';

COMMENT ON TABLE "public"."tally_ledgers" IS 'What the accountant''s Tally calls a ledger, where the caller said so.';

REVOKE ALL ON FUNCTION "private"."advance_bill"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."advance_bill"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."advance_bill"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_tally_ledgers"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_tally_ledgers"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_tally_ledgers"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_tally_ledgers"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."settled_rupees"(books.payments, books.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settled_rupees"(books.payments, books.invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settled_rupees"(books.payments, books.invoices) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_bill"(text, text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tally_bill"(text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_bill"(text, text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_documents"(date, date, date, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tally_documents"(date, date, date, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tally_documents"(date, date, date, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_documents"(date, date, date, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_money"(date, date, date, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tally_money"(date, date, date, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tally_money"(date, date, date, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_money"(date, date, date, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_move"(uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tally_move"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_move"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_moves"(uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tally_moves"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_moves"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tally_party"(uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tally_party"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tally_party"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_tally_ledgers"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_tally_ledgers"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_tally_ledgers"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tally_documents"(date, date, date, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tally_documents"(date, date, date, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tally_documents"(date, date, date, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tally_money"(date, date, date, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tally_money"(date, date, date, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tally_money"(date, date, date, text, integer) TO "postgres";

REVOKE ALL ON TABLE "public"."tally_ledgers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."tally_ledgers" TO "authenticated";

ALTER TABLE "public"."tally_ledgers"
  ADD CONSTRAINT "tally_ledgers_client" FOREIGN KEY (client_id, user_id) REFERENCES books.clients(id, user_id) ON DELETE RESTRICT;

insert into private.calls (call, scope, member)
values
  ('rpc/keep_tally_ledgers', NULL, 'accountant'),
  ('rpc/tally_documents', 'read', 'accountant'),
  ('rpc/tally_money', 'read', 'accountant')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('public.tally_ledgers', '31', 'user_id', 'ledgers', NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'true', NULL, NULL, '200', '300', 'false', 'own.client_id is not null', 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
