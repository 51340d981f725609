-- A statement of the tax department is kept by one call, of up to 10,000 rows: half of one would have taken the rest back. Tally is
-- told what the bank credited of a remittance and what it kept, where an exporter noted it. No row changes.

SET local check_function_bodies = off;

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

CREATE OR REPLACE FUNCTION private.remitted_part (
  told         public.remittances,
  before_minor bigint,
  own_minor    bigint,
  whole_minor  bigint,
  at_rate      numeric
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  gross constant numeric := told.rupees_minor + coalesce(told.charges_minor, 0);
  upto constant numeric := before_minor + own_minor;
begin
  if at_rate is null or whole_minor = 0 then
    return jsonb_build_object('money_minor', at_rate, 'charges_minor', 0);
  end if;
  return jsonb_build_object(
    'money_minor', coalesce(div(gross * upto, whole_minor) - div(gross * before_minor, whole_minor), at_rate),
    'charges_minor', coalesce(
      div(told.charges_minor * upto, whole_minor) - div(told.charges_minor::numeric * before_minor, whole_minor), 0
    )
  );
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
  told public.remittances;
  before_minor bigint := 0;
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
    select * into told from public.remittances as noted
    where noted.payment_id = payment.id or noted.receipt_id = payment.receipt_id;
    if payment.from_advance then
      -- Behind what came with the receipt's own voucher, and what was used of it earlier.
      select coalesce(sum(other.amount_minor), 0) into before_minor
      from books.payments as other
      join books.invoices as invoice on invoice.id = other.invoice_id
      where other.receipt_id = receipt.id and other.user_id = owner and other.state = 'confirmed' and invoice.money <> 'out'
        and (invoice.currency = 'INR' or invoice.exchange_rate is not null)
        and (not other.from_advance or (other.created_at, other.id) < (payment.created_at, payment.id));
    end if;
    return given || private.remitted_part(
      told, before_minor, payment.amount_minor, coalesce(receipt.amount_minor, payment.amount_minor), round(payment.amount_minor * rate)
    ) || jsonb_build_object(
      'kind', 'receipt', 'tds_minor', round(payment.tds_minor * rate),
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
    coalesce(sum(part.amount_minor) filter (where part.money is not null), 0)::bigint as rated_minor,
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
  select * into told from public.remittances as noted where noted.receipt_id = row_id;
  -- The rest came in advance, whatever became of it since.
  return given || private.remitted_part(
    told, 0, settled.rated_minor + case when rate is null then 0 else receipt.amount_minor - settled.own_minor end,
    receipt.amount_minor, settled.money + coalesce(round((receipt.amount_minor - settled.own_minor) * rate), 0)
  ) || jsonb_build_object(
    'kind', 'receipt', 'tds_minor', settled.tds, 'method', receipt.method, 'reference', receipt.reference, 'currency', receipt.currency,
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

COMMENT ON FUNCTION "private"."remitted_part"(public.remittances, bigint, bigint, bigint, numeric) IS 'Rupees that came and charges that the bank kept of them, by what exporters noted.';

COMMENT ON FUNCTION "public"."keep_tds_rows"(date, jsonb) IS 'Keeps the rows of a statement of the tax department of a day, all of them at once and at most 10,000, and answers how many were new, are told anew and were known. The same rows again change nothing.';

REVOKE ALL ON FUNCTION "private"."remitted_part"(public.remittances, bigint, bigint, bigint, numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remitted_part"(public.remittances, bigint, bigint, bigint, numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remitted_part"(public.remittances, bigint, bigint, bigint, numeric) TO "postgres";
