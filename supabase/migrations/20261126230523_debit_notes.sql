-- Adds debit notes (decision 0088). Nobody's rows change: checks and an index that knew one list of notes ask for notes now, and the
-- two private functions that go are called by no app. Whoever numbers invoices with the prefix DN keeps it until they change their
-- business, and then has to choose another one.

SET local check_function_bodies = off;

DROP TRIGGER "invoices_note_credit_cancelled" ON "books"."invoices";

DROP TRIGGER "invoices_note_credit" ON "books"."invoices";

DROP INDEX "books"."invoices_notes";

ALTER TABLE "books"."invoices"
  DROP CONSTRAINT "invoices_credit_reason_given";

ALTER TABLE "books"."invoices"
  DROP CONSTRAINT "invoices_note_original";

ALTER TABLE "public"."invoice_events"
  DROP CONSTRAINT "invoice_events_kind_known";

DROP FUNCTION "private"."credit_notes"(uuid, text, integer, integer);

DROP FUNCTION "private"."issue_credit_note"(uuid, uuid, text, jsonb, bigint, boolean, date);

CREATE OR REPLACE FUNCTION private.added_item (
  invoice books.invoices,
  terms   jsonb,
  asked   jsonb,
  place   bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_taxed constant boolean := terms ->> 'split' <> 'none';
  first books.invoice_items;
  added jsonb;
begin
  select * into first
  from books.invoice_items as item
  where item.invoice_id = added_item.invoice.id
  order by item.position
  limit 1;
  added := jsonb_build_object(
    'description', asked ->> 'description',
    'hsn_sac', coalesce(asked ->> 'hsn_sac', first.hsn_sac),
    'quantity', 1,
    'amount_minor', asked -> 'amount_minor',
    'taxability', case when is_taxed then 'taxable' else first.taxability end,
    'gst_rate', asked -> 'gst_rate'
  );
  if added ->> 'hsn_sac' !~ '^99' then
    added := added || '{"unit": "OTH"}';
  end if;
  if private.single_line(asked ->> 'description') is null then
    perform private.refuse(422, 'item_invalid', private.row_field(place, 'description'));
  elsif is_taxed and (asked ->> 'gst_rate') is null then
    perform private.refuse(422, 'gst_rate_required', private.row_field(place, 'gstRate'));
  elsif is_taxed and private.is_gst_rate((asked ->> 'gst_rate')::integer, invoice.issue_date) is not true then
    perform private.refuse(
      422, 'gst_rate_unknown', private.row_field(place, 'gstRate'), jsonb_build_object('rate', asked -> 'gst_rate')
    );
  elsif not is_taxed and (asked ->> 'gst_rate')::numeric > 0 then
    perform private.refuse(422, 'row_untaxed', private.row_field(place, 'gstRate'));
  end if;
  return added;
end
$function$;

CREATE OR REPLACE FUNCTION private.adds_up (
  said  books.invoices,
  items jsonb
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select sums.taxable_minor = said.taxable_minor
    and (sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor)
      = (said.cgst_minor, said.sgst_minor, said.igst_minor, said.cess_minor)
    and sums.in_order
    and case said.currency
      when 'INR' then said.total_inr_minor = said.total_minor and sums.taxable_inr_minor = sums.taxable_minor
      else abs(coalesce(said.total_inr_minor, 0) - round(said.total_minor * coalesce(said.exchange_rate, 0))) <= 1000
    end
    and ((private.kind(said.kind)).sign = -1 or not said.with_tax or not exists (
      select
      from jsonb_to_recordset(said.taxes) as line (
        gst_rate integer, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint
      )
      where abs(line.cgst_minor + line.sgst_minor + line.igst_minor - line.taxable_minor * line.gst_rate / 10000.0) > 1
    ))
    and (
      select coalesce(jsonb_agg(to_jsonb(line) order by line.gst_rate), '[]')
      from (
        select
          item.gst_rate, sum(item.taxable_minor)::bigint as taxable_minor, sum(item.cgst_minor)::bigint as cgst_minor,
          sum(item.sgst_minor)::bigint as sgst_minor, sum(item.igst_minor)::bigint as igst_minor,
          sum(item.cess_minor)::bigint as cess_minor
        from jsonb_populate_recordset(null::books.invoice_items, items) as item
        where item.gst_rate is not null
        group by item.gst_rate
      ) as line
    ) = said.taxes
  from (
    select
      sum(item.taxable_minor) as taxable_minor, sum(item.taxable_inr_minor) as taxable_inr_minor,
      sum(item.cgst_minor) as cgst_minor, sum(item.sgst_minor) as sgst_minor, sum(item.igst_minor) as igst_minor,
      sum(item.cess_minor) as cess_minor, bool_and(item.position between 1 and jsonb_array_length(items)) as in_order
    from jsonb_populate_recordset(null::books.invoice_items, items) as item
  ) as sums
$function$;

CREATE OR REPLACE FUNCTION private.check_restored_documents (
  owner uuid,
  ids   uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  wrong text;
begin
  -- A note has the words and the currency of its invoice, and all credit notes together take no more than there is.
  select note.number into wrong
  from books.invoices as note
  left join books.invoices as original on original.id = note.original_id
  where note.id = any (ids)
    and case
      when note.told = 'note' then (
        original.told = 'supply'
        and (
          note.seller, note.buyer, note.currency, note.exchange_rate, note.reverse_charge, note.client_id, note.supply,
          note.with_tax, note.place_of_supply
        ) is not distinct from (
          original.seller, original.buyer, original.currency, original.exchange_rate, original.reverse_charge,
          original.client_id, original.supply, original.with_tax, original.place_of_supply
        )
        and (original.cancelled_at is null or note.cancelled_at is not null)
        and not exists (
          select from books.invoice_items as item
          left join books.invoice_items as origin on origin.id = item.original_item_id
          where item.invoice_id = note.id and origin.invoice_id is distinct from original.id
            -- An added row may be a charge that the invoice does not have.
            and (item.original_item_id is not null or note.sign = -1)
        )
      ) is not true
      when note.list = 'vouchers' and note.money = 'out' then (
        original.list = 'vouchers' and original.money is null and (note.seller, note.buyer, note.currency, note.exchange_rate)
          is not distinct from (original.seller, original.buyer, original.currency, original.exchange_rate)
      ) is not true
      -- A replacement was made after the original, so no document replaces itself.
      else note.original_id is not null and (
        original.told = 'supply' and original.cancelled_at is not null
        and (original.created_at, original.id) < (note.created_at, note.id)
      ) is not true
    end
  limit 1;
  if wrong is null then
    select original.number into wrong
    from books.invoices as original
    where original.id in (
        select note.original_id from books.invoices as note where note.id = any (ids) and note.list = 'credit_notes'
      )
      and original.credited_minor > 0
      and (
        exists (
          select from private.creditable_items(original.id) as known
          where known.rest_minor < 0 or known.rest_cess_minor < 0 or known.returned > (known.item).quantity
        )
        or exists (
          select from private.creditable_taxes(original) as known
          where known.taken_minor > known.taxable_minor or known.taken_tax_minor > known.tax_minor
        )
      )
    limit 1;
  end if;
  if wrong is null then
    -- Money has the client and the currency of its document, and no future day.
    select document.number into wrong
    from books.payments as payment
    join books.invoices as document on document.id = payment.invoice_id
    left join books.receipts as receipt on receipt.id = payment.receipt_id
    where payment.invoice_id = any (ids)
      and (
        payment.paid_on > private.today()
        or document.money is null
        or (document.cancelled_at is not null and payment.state = 'confirmed')
        or (receipt.id is not null and (receipt.client_id, receipt.currency) is distinct from (document.client_id, document.currency))
        or (receipt.undone_at is not null and payment.state = 'confirmed')
      )
    limit 1;
  end if;
  if wrong is not null then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.chosen_invoices (
  status      text,
  query       text,
  client_id   uuid,
  issued_from date,
  issued_to   date,
  due_from    date,
  due_to      date,
  least_minor bigint,
  most_minor  bigint,
  sort        text,
  descending  boolean,
  skip        integer,
  most        integer,
  OUT         total integer,
  OUT         ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_incremental_sort TO 'off'
  SET enable_seqscan TO 'off'
  AS $function$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := case when not private.is_apart(status) then private.found_by(query) end;
  condition constant text := private.list_condition(
    owner, status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  );
  -- An overdue invoice was due before every unpaid one.
  keys constant text[] := case sort
    when 'number' then array['prefix', 'financial_year', 'sequence']
    when 'client' then array['client_name']
    when 'due' then array['due_date']
    when 'status' then array['status', 'due_date']
    when 'total' then array['total_inr_minor']
    when 'balance' then array['due_inr_minor']
    else '{}'
  end;
  ordering text;
  -- Most people have written nothing off, so the plan leaves those out.
  states constant text[] := case when sort = 'due' and status is null then array(
    select stored.status
    from unnest(array['PAID', 'UNPAID', 'WRITTEN_OFF']) as stored (status)
    where exists (
      select from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed and invoice.status = stored.status
    )
  ) else '{}' end;
begin
  if num_nonnulls(nullif(btrim(query), ''), client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor) > 0
    or private.is_apart(status)
  then
    execute 'select count(*) from books.invoices as invoice where ' || condition into total using found;
  elsif status is null then
    total := (private.page_of_invoices(0, 0)).total;
  else
    total := (private.invoices_of_status(status, 0, 0)).total;
  end if;

  ordering := (
    select string_agg(
      format(case key when 'client_name' then 'lower(invoice.%I)' else 'invoice.%I' end, key)
      || case when coalesce(descending, sort is null) then ' desc' else '' end,
      ', ' order by place
    )
    from unnest(keys || case when sort = 'number' then '{}' else array['issue_date', 'created_at', 'id'] end)
      with ordinality as ordered (key, place)
  );
  execute format(
    'select array(select invoice.id from %s order by %s offset $2 limit $3)',
    case
      -- Within each state, the order is by due day already.
      when states <> '{}' then (
        select format(
          '(%s) as invoice',
          string_agg(
            format(
              '(select invoice.id, invoice.due_date, invoice.issue_date, invoice.created_at from books.invoices as invoice'
              ' where %s and invoice.status = %L order by %s limit $2 + $3)',
              condition, state, ordering
            ),
            ' union all '
          )
        )
        from unnest(states) as state
      )
      else 'books.invoices as invoice where ' || condition || case
        -- Numbers are in order within a business, and a person has one business.
        when sort = 'number' then
          format(' and invoice.business_id = %L', (select business.id from public.businesses as business where business.user_id = owner))
        else ''
      end
    end,
    ordering
  ) into ids using found, greatest(skip, 0), greatest(most, 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.creditable_items (
  invoice_id uuid
)
  RETURNS TABLE (
    item            books.invoice_items,
    rest_minor      bigint,
    rest_inr_minor  bigint,
    rest_cess_minor bigint,
    returned        numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    item,
    item.taxable_minor - taken.taxable_minor,
    item.taxable_inr_minor - taken.taxable_inr_minor,
    item.cess_minor - taken.cess_minor,
    taken.returned
  from books.invoice_items as item
  cross join lateral (
    select
      coalesce(sum(part.taxable_minor), 0)::bigint as taxable_minor,
      coalesce(sum(part.taxable_inr_minor), 0)::bigint as taxable_inr_minor,
      coalesce(sum(part.cess_minor), 0)::bigint as cess_minor,
      coalesce(sum(part.returned_quantity), 0) as returned
    from books.invoice_items as part
    join books.invoices as note on note.id = part.invoice_id
    where part.original_item_id = item.id and note.sign = -1 and note.cancelled_at is null
  ) as taken
  where item.invoice_id = creditable_items.invoice_id
  order by item.position
$function$;

CREATE OR REPLACE FUNCTION private.guard_credit()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invoice books.invoices;
begin
  if new.cancelled_at is not null then
    if new.credited_minor > 0 then
      perform private.refuse(409, 'invoice_has_credit');
    elsif private.has_debit_note(new.id) then
      perform private.refuse(409, 'invoice_has_debit');
    elsif new.sign = -1 and new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
  elsif new.told = 'note' then
    select * into invoice from books.invoices as original where original.id = new.original_id for no key update;
    if not invoice.listed then
      perform private.refuse(409, 'invoice_cancelled');
    elsif new.sign = -1 and (exists (
      select from private.creditable_items(invoice.id) as known
      join books.invoice_items as own on own.original_item_id = (known.item).id and own.invoice_id = new.id
      where own.taxable_minor > known.rest_minor
        or own.returned_quantity > (known.item).quantity - known.returned
    ) or exists (
      select from private.creditable_taxes(invoice) as known
      join jsonb_to_recordset(new.taxes) as own (gst_rate integer, cgst_minor bigint, igst_minor bigint)
        on own.gst_rate = known.gst_rate
      where own.cgst_minor + own.igst_minor > known.tax_minor - known.taken_tax_minor
    ) or new.total_minor > invoice.total_minor - invoice.credited_minor) then
      perform private.refuse(409, 'credit_taken');
    end if;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_debit_note (
  invoice_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from books.invoices as note
    where note.original_id = invoice_id and note.told = 'note' and note.sign = 1 and note.cancelled_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invoice_figures (
  query       text,
  client_id   uuid,
  issued_from date,
  issued_to   date,
  due_from    date,
  due_to      date,
  least_minor bigint,
  most_minor  bigint
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  owner constant uuid := private.caller();
  found constant uuid[] := private.found_by(query);
  is_all constant boolean := num_nonnulls(
    nullif(btrim(query), ''), client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
  ) = 0;
  figures json;
begin
  execute (
    select format(
      $sql$
        select coalesce(json_object_agg(state, json_build_object(
          'count', invoices, 'total_minor', total_minor, 'balance_minor', balance_minor, 'without_rate', without_rate
        )), '{}')
        from (%s) as figure (state, invoices, total_minor, balance_minor, without_rate)
      $sql$,
      string_agg(
        case when part.status is null and is_all then
          format('select * from private.kept_figures(%L)', owner)
        else format(
          $sql$
            select %s, count(*), coalesce(sum(invoice.total_inr_minor), 0), coalesce(sum(%s), 0),
              count(*) - count(invoice.total_inr_minor)
            from books.invoices as invoice
            where %s
            group by 1
          $sql$,
          part.state,
          part.due,
          private.list_condition(
            owner, part.status, query, client_id, issued_from, issued_to, due_from, due_to, least_minor, most_minor
          )
        ) end,
        ' union all '
      )
    )
    from (
      values
        (
          null,
          format(
            $sql$case when invoice.status = 'UNPAID' and invoice.due_date < %L then 'OVERDUE' else invoice.status end$sql$,
            private.today()
          ),
          'invoice.due_inr_minor'
        ),
        ('CANCELLED', $sql$'CANCELLED'$sql$, '0'),
        ('CREDIT_NOTE', $sql$'CREDIT_NOTE'$sql$, '0'),
        ('DEBIT_NOTE', $sql$'DEBIT_NOTE'$sql$, '0')
    ) as part (status, state, due)
  ) into figures using found;
  return figures;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_apart (
  status text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select coalesce(status = 'CANCELLED', false) or private.note_sign(status) is not null $function$;

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
  owner constant uuid := auth.uid();
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
    to_jsonb(invoice) - private.later_columns() - '{given_number,notes,parts,created_at}'::text[]
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
    'refundable_minor', 'written_off_at', 'write_off_reason'
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

CREATE OR REPLACE FUNCTION private.list_condition (
  owner       uuid,
  status      text,
  query       text,
  client_id   uuid,
  issued_from date,
  issued_to   date,
  due_from    date,
  due_to      date,
  least_minor bigint,
  most_minor  bigint
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  stored constant record := private.stored_state(status);
begin
  return concat_ws(
    ' and ',
    format('invoice.user_id = %L', owner),
    case
      when private.note_sign(status) is not null then
        format($sql$invoice.told = 'note' and invoice.sign = %s$sql$, private.note_sign(status))
      when status = 'CANCELLED' then $sql$invoice.cancelled_at is not null and invoice.list = 'invoices'$sql$
      else 'invoice.listed'
    end,
    case when status is not null and not private.is_apart(status) then
      format('invoice.status = %L and invoice.due_date between %L and %L', stored.status, stored.first_due, stored.last_due)
    end,
    -- All of them: their index is by state.
    case when status is null and num_nonnulls(due_from, due_to) > 0 then
      $sql$invoice.status in ('PAID', 'UNPAID', 'WRITTEN_OFF')$sql$
    end,
    case when btrim(query) <> '' then
      case when private.is_apart(status) then
        format($sql$private.search_form(invoice.client_name || ' ' || invoice.number) like %L$sql$, private.containing(query))
      else
        'invoice.id = any ($1)'
      end
    end,
    case when client_id is not null then format('invoice.client_id = %L', client_id) end,
    case when issued_from is not null then format('invoice.issue_date >= %L', issued_from) end,
    case when issued_to is not null then format('invoice.issue_date <= %L', issued_to) end,
    case when due_from is not null then format('invoice.due_date >= %L', due_from) end,
    case when due_to is not null then format('invoice.due_date <= %L', due_to) end,
    case when least_minor is not null then format('invoice.total_inr_minor >= %L', least_minor) end,
    case when most_minor is not null then format('invoice.total_inr_minor <= %L', most_minor) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_revisable (
  invoice_id uuid,
  owner      uuid
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invoice books.invoices;
begin
  select * into invoice
  from books.invoices as own
  where own.id = lock_revisable.invoice_id and own.user_id = owner and own.told = 'supply'
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
    perform private.refuse(409, 'revise_cancelled');
  elsif invoice.settled_minor > 0 then
    perform private.refuse(409, 'revise_paid');
  elsif invoice.credited_minor > 0 then
    perform private.refuse(409, 'invoice_has_credit');
  elsif private.has_debit_note(invoice.id) then
    perform private.refuse(409, 'invoice_has_debit');
  elsif invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  perform private.refuse_filed(owner, private.gstin_of(invoice.seller), invoice.issue_date, invoice.issue_date);
  return invoice;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_credit()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  what constant text := case new.sign when -1 then 'credit' else 'debit' end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.original_id,
    new.user_id,
    what || case when tg_op = 'INSERT' then 'ed' when new.cancelled_at is null then '_restored' else '_cancelled' end,
    jsonb_build_object(
      'note_id', new.id,
      'number', private.document_number(new.prefix, new.financial_year, new.sequence, new.padding),
      'amount_minor', new.total_minor,
      'reason', new.credit_reason
    )
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_invoice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- The document that it replaces, or the one that replaces it.
  other_id constant uuid := case
    when new.told <> 'supply' then null
    when tg_op = 'INSERT' then new.original_id
    when new.cancelled_at is not null then private.standing_invoice(new.id)
  end;
begin
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  values (
    new.id,
    new.user_id,
    case
      when tg_op = 'INSERT' then 'created'
      when new.cancelled_at is null then 'restored'
      when other_id is not null then 'replaced'
      else 'deleted'
    end,
    case when tg_op = 'INSERT' then new.created_at else coalesce(new.cancelled_at, clock_timestamp()) end,
    jsonb_strip_nulls(jsonb_build_object(
      'reason', new.cancel_reason,
      'number', (select other.number from books.invoices as other where other.id = other_id)
    ))
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_sign (
  status text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select case status when 'CREDIT_NOTE' then -1 when 'DEBIT_NOTE' then 1 end $function$;

CREATE OR REPLACE FUNCTION private.notes (
  sign      integer,
  client_id uuid,
  query     text,
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
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  select
    count(*),
    (array_agg(note.id order by note.issue_date desc, note.created_at desc, note.id desc))[skip + 1 : skip + most]
  into total, ids
  from books.invoices as note
  where note.user_id = owner
    and note.told = 'note' and note.sign = notes.sign
    and (notes.client_id is null or note.client_id = notes.client_id)
    and private.search_form(note.client_name || ' ' || note.number) like pattern;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_invoice (
  invoice_id uuid
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  invoice books.invoices;
begin
  select * into invoice
  from books.invoices as own
  where own.id = own_invoice.invoice_id and own.user_id = private.caller() and own.listed and own.told = 'supply';
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return invoice;
end
$function$;

CREATE OR REPLACE FUNCTION private.preview_debit_note (
  invoice_id   uuid,
  items        jsonb,
  amount_minor bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
begin
  return private.priced_debit(invoice, items, amount_minor);
end
$function$;

CREATE OR REPLACE FUNCTION private.priced_debit (
  invoice      books.invoices,
  items        jsonb,
  amount_minor bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  terms constant jsonb := private.terms_of(invoice);
  priced jsonb;
begin
  if num_nonnulls(items, amount_minor) <> 1 then
    perform private.refuse(422, 'credit_items_or_amount', 'amount');
  elsif items is null and amount_minor not between 1 and private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  end if;
  priced := private.calculate(
    case when items is null then private.raised_amount(invoice, amount_minor) else private.raised_rows(invoice, terms, items) end,
    terms || jsonb_build_object('prices_include_tax', items is null)
  );
  if priced ->> 'empty' is not null then
    perform private.refuse(422, 'debit_indivisible', 'amount');
  elsif (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(422, 'amount_out_of_range', case when items is null then 'amount' else 'items' end);
  end if;
  return priced || jsonb_build_object('items', (
    select jsonb_agg(
      row.item || jsonb_build_object('rate', row.item -> 'own_rate', 'includes_tax', false) order by row.place
    )
    from jsonb_array_elements(priced -> 'items') with ordinality as row (item, place)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.raised_amount (
  invoice      books.invoices,
  amount_minor bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    jsonb_build_object(
      'original_item_id', share.id,
      'description', share.description,
      'hsn_sac', share.hsn_sac,
      'quantity', 1,
      'rate', share.minor / 100,
      'taxability', share.taxability,
      'gst_rate', share.gst_rate,
      'cess_minor', private.half_up(share.minor * share.cess_minor, share.gross)
    ) order by share.position
  )
  from (
    select
      row.*,
      private.half_up(amount_minor * sum(row.gross) over (order by row.position), sum(row.gross) over ())
        - private.half_up(
          amount_minor * (sum(row.gross) over (order by row.position) - row.gross), sum(row.gross) over ()
        ) as minor
    from (
      select
        item.*,
        (item.taxable_minor + case
          when invoice.reverse_charge then 0
          else item.cgst_minor + item.sgst_minor + item.igst_minor + item.cess_minor
        end)::numeric as gross
      from books.invoice_items as item
      where item.invoice_id = invoice.id and item.taxable_minor > 0
    ) as row
  ) as share
  where share.minor > 0
$function$;

CREATE OR REPLACE FUNCTION private.raised_item (
  item  books.invoice_items,
  asked jsonb,
  place bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  more constant numeric := (asked ->> 'quantity')::numeric;
  value constant numeric := coalesce(
    (asked ->> 'amount_minor')::numeric, private.half_up(item.taxable_minor * more * 1000, item.quantity * 1000)
  );
begin
  if num_nonnulls(asked -> 'quantity', asked -> 'amount_minor') <> 1
    or more not between 0.001 and 1000000 or scale(more) > 3
  then
    perform private.refuse(422, 'item_invalid', private.row_field(place, 'quantity'));
  elsif value <> trunc(value) or value not between 1 and private.most_minor() then
    perform private.refuse(422, 'item_invalid', private.row_field(place, 'amount'));
  end if;
  return jsonb_build_object(
    'original_item_id', item.id,
    'returned_quantity', more,
    'description', item.description,
    'hsn_sac', item.hsn_sac,
    'quantity', coalesce(more, 1),
    'unit', case when more is not null then item.unit end,
    -- It is shown where it leads to the value.
    'own_rate', case when value = round(more * item.rate * 100) then item.rate end,
    'amount_minor', value,
    'taxability', item.taxability,
    'gst_rate', item.gst_rate,
    'cess_minor', private.half_up(item.cess_minor * value, nullif(item.taxable_minor, 0))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.raised_rows (
  invoice books.invoices,
  terms   jsonb,
  items   jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  asked record;
  item books.invoice_items;
  rows jsonb := '[]';
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  elsif (
    select count(row ->> 'id') <> count(distinct row ->> 'id') from jsonb_array_elements(items) as row
  ) then
    perform private.refuse(422, 'credit_row_unknown', 'items');
  end if;
  for asked in select row.value, row.place from jsonb_array_elements(items) with ordinality as row (value, place) loop
    if asked.value ->> 'id' is null then
      rows := rows || private.added_item(invoice, terms, asked.value, asked.place);
    else
      select * into item
      from books.invoice_items as own
      where own.invoice_id = invoice.id and own.id::text = asked.value ->> 'id';
      if not found then
        perform private.refuse(422, 'credit_row_unknown', 'items');
      end if;
      rows := rows || private.raised_item(item, asked.value, asked.place);
    end if;
  end loop;
  -- How many there are of a row is looked at already.
  perform private.check_items((select jsonb_agg(row || '{"quantity": 1}') from jsonb_array_elements(rows) as row));
  return rows;
end
$function$;

CREATE OR REPLACE FUNCTION private.return_documents (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS json
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with part as (
    select
      row.document_id,
      row.taxability,
      row.gst_rate,
      sum(row.taxable_minor) as taxable_minor,
      sum(row.igst_minor) as igst_minor,
      sum(row.cgst_minor) as cgst_minor,
      sum(row.sgst_minor) as sgst_minor,
      sum(row.cess_minor) as cess_minor,
      array_agg(distinct coalesce(row.hsn_sac, '')) filter (
        where known.code is null or char_length(known.code) < 4
      ) as codes,
      array_agg(distinct known.code) filter (where char_length(known.code) between 4 and 5) as brief_codes
    from private.return_rows(owner, gstin, first_day, last_day, furnished) as row
    left join public.hsn_codes as known on known.code = row.hsn_sac
    group by row.document_id, row.taxability, row.gst_rate
  ),
  whole as (
    select
      part.document_id,
      json_agg(
        json_build_object(
          'taxability', part.taxability, 'gst_rate', part.gst_rate, 'taxable_minor', part.taxable_minor,
          'igst_minor', part.igst_minor, 'cgst_minor', part.cgst_minor, 'sgst_minor', part.sgst_minor,
          'cess_minor', part.cess_minor, 'codes', coalesce(part.codes, '{}'),
          'brief_codes', coalesce(part.brief_codes, '{}')
        ) order by part.gst_rate desc nulls last, part.taxability
      ) as rows,
      sum(part.taxable_minor) as taxable_minor,
      sum(part.igst_minor + part.cgst_minor + part.sgst_minor + part.cess_minor) as tax_minor
    from part
    group by part.document_id
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', document.id, 'kind', document.kind, 'number', document.number, 'issue_date', document.issue_date,
        'client_id', document.client_id, 'client_name', document.client_name, 'client_gstin', document.client_gstin, 'supply', document.supply,
        'with_tax', document.with_tax, 'reverse_charge', document.reverse_charge,
        'place_of_supply', document.place_of_supply, 'total_minor', document.total_inr_minor,
        -- The rounding to whole rupees, and the difference of the total in rupees to its lines.
        'rounding_minor', case
          when document.rate = 1 then document.round_off_minor
          else document.total_inr_minor - whole.taxable_minor
            - case when document.reverse_charge then 0 else whole.tax_minor end
        end,
        'port_code', document.port_code, 'shipping_bill', document.shipping_bill,
        'shipping_bill_date', document.shipping_bill_date,
        'shipped_late', document.supply = 'export' and document.kind = 'invoice'
          and private.is_shipped_late(owner, gstin, document.id, document.issue_date),
        'original', case
          when original.id is not null
          then json_build_object('issue_date', original.issue_date, 'total_minor', original.total_inr_minor)
        end,
        'rows', whole.rows
      ) order by document.issue_date, document.prefix, document.sequence
    ),
    '[]'
  )
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  join whole on whole.document_id = document.id
  left join books.invoices as original on original.id = document.original_id and document.told = 'note'
$function$;

CREATE OR REPLACE FUNCTION private.return_numbers (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS json
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with issued as (
    select
      document.*,
      (private.kind(document.kind)).nature as nature
    from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  ),
  placed as (
    select
      issued.*,
      issued.sequence - row_number() over (
        partition by issued.nature, issued.prefix, issued.financial_year order by issued.sequence
      ) as run
    from issued
  )
  select coalesce(
    json_agg(series order by array_position(array['invoice', 'debit_note', 'credit_note'], series.nature), series.nature, series.first_day, series."from"),
    '[]'
  )
  from (
    select
      placed.nature,
      min(placed.issue_date) as first_day,
      (array_agg(placed.number order by placed.sequence))[1] as "from",
      (array_agg(placed.number order by placed.sequence desc))[1] as "to",
      count(*) as total,
      count(*) filter (where placed.cancelled) as cancelled
    from placed
    group by placed.nature, placed.prefix, placed.financial_year, placed.run
  ) as series
$function$;

CREATE OR REPLACE FUNCTION private.return_rows (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS TABLE (
    document_id   uuid,
    sign          integer,
    registered    boolean,
    taxability    text,
    gst_rate      integer,
    hsn_sac       text,
    uqc           text,
    quantity      numeric,
    description   text,
    taxable_minor bigint,
    igst_minor    numeric,
    cgst_minor    numeric,
    sgst_minor    numeric,
    cess_minor    numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    item.invoice_id,
    document.sign,
    document.client_gstin is not null,
    item.taxability,
    item.gst_rate,
    item.hsn_sac,
    case when item.hsn_sac !~ '^99' then coalesce(upper(item.unit), upper(original.unit), 'OTH') else 'NA' end,
    case
      when coalesce(item.hsn_sac, '99') ~ '^99' then 0
      when item.original_item_id is not null then coalesce(item.returned_quantity, 0)
      else item.quantity
    end,
    item.description,
    item.taxable_inr_minor,
    case when document.rate = 1 then item.igst_minor when split.parts = 1 then rupees.tax else 0 end,
    case when document.rate = 1 then item.cgst_minor when split.parts = 2 then rupees.tax else 0 end,
    case when document.rate = 1 then item.sgst_minor when split.parts = 2 then rupees.tax else 0 end,
    round(item.cess_sum * document.rate) - round((item.cess_sum - item.cess_minor) * document.rate)
  from private.issued_under(owner, gstin, first_day, last_day, furnished) as document
  join lateral (
    select
      row.*,
      sum(row.taxable_inr_minor) over (partition by row.gst_rate order by row.position) as worth_sum,
      sum(row.cess_minor) over (order by row.position) as cess_sum
    from books.invoice_items as row
    where row.invoice_id = document.id
  ) as item on true
  -- A row of a note of an amount has no unit of its own: it takes that of the original row.
  left join books.invoice_items as original on original.id = item.original_item_id
  cross join lateral (
    select private.tax_parts(document.supply, document.with_tax, document.place_of_supply, left(gstin, 2)) as parts
  ) as split
  cross join lateral (
    select case
      when document.rate <> 1 and split.parts > 0 and item.gst_rate is not null then
        private.half_up(item.worth_sum * item.gst_rate, 10000 * split.parts)
          - private.half_up((item.worth_sum - item.taxable_inr_minor) * item.gst_rate, 10000 * split.parts)
      else 0
    end as tax
  ) as rupees
  where document.told in ('supply', 'note')
    and not (document.cancelled or document.commercial or document.late)
$function$;

CREATE OR REPLACE FUNCTION private.set_shipping (
  invoice_id         uuid,
  port_code          text,
  shipping_bill      text,
  shipping_bill_date date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  invoice constant books.invoices := private.lock_invoice(set_shipping.invoice_id, auth.uid());
begin
  if invoice.supply <> 'export' or invoice.told <> 'supply' then
    perform private.refuse(409, 'shipping_of_export');
  end if;
  perform private.check_shipping(set_shipping.shipping_bill, set_shipping.shipping_bill_date, invoice.issue_date);
  update books.invoices as own
  set
    port_code = set_shipping.port_code, shipping_bill = set_shipping.shipping_bill,
    shipping_bill_date = set_shipping.shipping_bill_date
  where own.id = invoice.id
    and (own.port_code, own.shipping_bill, own.shipping_bill_date)
      is distinct from (set_shipping.port_code, set_shipping.shipping_bill, set_shipping.shipping_bill_date);
  return private.issued_invoice(invoice.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_invoice (
  invoice_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with recursive ancestor as (
    select invoice.id, invoice.original_id
    from books.invoices as invoice
    where invoice.id = standing_invoice.invoice_id and invoice.told = 'supply'
    union
    select invoice.id, invoice.original_id
    from ancestor
    join books.invoices as invoice on invoice.id = ancestor.original_id
    where invoice.told = 'supply'
  ),
  family as (
    select invoice.id, invoice.listed
    from books.invoices as invoice
    where invoice.id = (select ancestor.id from ancestor where ancestor.original_id is null)
    union
    select invoice.id, invoice.listed
    from family
    join books.invoices as invoice on invoice.original_id = family.id
    where invoice.told = 'supply'
  )
  select family.id from family where family.listed limit 1
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
    'tds_minor', private.tds_of(detail.id),
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

CREATE OR REPLACE FUNCTION private.terms_of (
  invoice books.invoices
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_taxed constant boolean := (private.kind(invoice.kind)).taxed and invoice.seller ->> 'gstRegistration' = 'regular';
begin
  return jsonb_build_object(
    'currency', invoice.currency,
    'exchange_rate', invoice.exchange_rate,
    'charged', not invoice.reverse_charge,
    'split', case
      when not is_taxed then 'none'
      else case private.tax_parts(
        invoice.supply, invoice.with_tax, invoice.place_of_supply, left(invoice.seller ->> 'taxId', 2)
      ) when 0 then 'zero' when 1 then 'inter' else 'intra' end
    end,
    'round_off', false
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_credit_note (
  request_key  uuid,
  invoice_id   uuid,
  reason       text,
  items        jsonb   DEFAULT NULL::jsonb,
  amount_minor bigint  DEFAULT NULL::bigint,
  commercial   boolean DEFAULT false,
  issue_date   date    DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.issue_note(
  'credit_note', request_key, invoice_id, reason, items, amount_minor, commercial, issue_date, null
) $function$;

CREATE OR REPLACE FUNCTION public.issue_debit_note (
  request_key  uuid,
  invoice_id   uuid,
  reason       text,
  due_date     date,
  items        jsonb  DEFAULT NULL::jsonb,
  amount_minor bigint DEFAULT NULL::bigint,
  issue_date   date   DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.issue_note(
  'debit_note', request_key, invoice_id, reason, items, amount_minor, false, issue_date, due_date
) $function$;

REVOKE ALL ON FUNCTION "public"."issue_debit_note"(uuid, uuid, text, date, jsonb, bigint, date) FROM PUBLIC, "anon", "service_role";

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
            record.original
          from books.invoice_records as record
          where record.id = wanted.id
          offset 0
        ) as record
      ) as listed
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_debit_note (
  invoice_id   uuid,
  items        jsonb  DEFAULT NULL::jsonb,
  amount_minor bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.preview_debit_note(invoice_id, items, amount_minor) $function$;

REVOKE ALL ON FUNCTION "public"."preview_debit_note"(uuid, jsonb, bigint) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "books"."invoices"
  ADD CONSTRAINT "invoices_credit_reason_given" CHECK (((NOT (told IS DISTINCT FROM 'note'::text)) = (credit_reason IS NOT NULL)));

ALTER TABLE "books"."invoices"
  ADD CONSTRAINT "invoices_note_original" CHECK (((original_id IS NOT NULL) OR ((money <> 'out'::text) AND (told <> 'note'::text))));

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
    'mailing_given_up'::text, 'mailing_stopped'::text, 'estimate_accepted'::text, 'estimate_declined'::text, 'estimate_converted'::text, 'shipping_noted'::text])));

CREATE INDEX invoices_notes ON books.invoices USING btree (user_id, issue_date, created_at, id) INCLUDE (kind)
  WHERE ((list = ANY (ARRAY['credit_notes'::text, 'vouchers'::text])) OR (told = 'note'::text));

CREATE TRIGGER invoices_note_credit_cancelled
  AFTER UPDATE ON books.invoices
  FOR EACH ROW
  WHEN (((new.told = 'note'::text) AND ((old.cancelled_at IS NULL) <> (new.cancelled_at IS NULL))))
  EXECUTE FUNCTION private.note_credit();

CREATE TRIGGER invoices_note_credit
  AFTER INSERT ON books.invoices
  FOR EACH ROW
  WHEN ((new.told = 'note'::text))
  EXECUTE FUNCTION private.note_credit();

COMMENT ON FUNCTION "private"."has_debit_note"(uuid) IS 'Whether an invoice has a debit note.';

COMMENT ON FUNCTION "private"."is_apart"(text) IS 'Whether a filter of the list is more than a status.';

COMMENT ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date) IS 'Issues a note of a kind against one of the caller''s invoices: a credit note cannot exceed the rest of the invoice, a debit note has a due date.';

COMMENT ON FUNCTION "private"."note_sign"(text) IS 'The sign of the notes that a filter of the list asks for; null if it asks for none.';

COMMENT ON FUNCTION "private"."notes"(integer, uuid, text, integer, integer) IS 'The caller''s credit notes (-1) or debit notes (1), cancelled ones among them, newest first: ids of `most` of them after `skip`.';

COMMENT ON FUNCTION "private"."priced_debit"(books.invoices, jsonb, bigint) IS 'The sums of a debit note of rows of its invoice and added charges, or of an amount for the whole note.';

COMMENT ON FUNCTION "private"."return_rows"(uuid, text, date, date, boolean) IS 'The rows of valid documents issued under a GSTIN in a period: invoices, bills of supply, debit notes and, with the sign -1, credit notes that lower the tax.';

COMMENT ON FUNCTION "public"."invoice_figures"(text, uuid, date, date, date, date, bigint, bigint) IS 'Figures of the caller''s invoices that match a filter, by status: their count, their sum and their balance in paise, and how many lack a rate and are in no sum. CANCELLED ones and credit notes stand apart; debit notes are among the others, and apart as well.';

COMMENT ON FUNCTION "public"."issue_debit_note"(uuid, uuid, text, date, jsonb, bigint, date) IS 'Issues a debit note against one of the caller''s invoices (CGST s. 34(3)) and returns the whole of it. Its rows are each [{id, quantity or amount_minor}] of the invoice or [{description, amount_minor, gst_rate, hsn_sac}] of a charge that it lacks, values before tax; or it has one amount for the whole note, tax included, at the rates of the invoice. The client owes it until its due_date, beside the invoice. Its day may lie back as that of an invoice. The same request_key with the same body returns the same note; null when that is cancelled.';

COMMENT ON FUNCTION "public"."list_invoices"(integer, integer, text, text, uuid, boolean, date, date, date, date, bigint, bigint, text, boolean) IS 'The caller''s invoices, newest first or by a column (`sort`: number, client, issued, due, status, total, balance): `most` of them after `skip`, filtered by status, client, days, rupees in paise or a text if given, and how many there are in all. CANCELLED ones come by their status, or among all with `with_cancelled`; credit notes by CREDIT_NOTE alone, debit notes among the invoices and by DEBIT_NOTE. With a text there may be more than `total`; `counted` says whether.';

COMMENT ON FUNCTION "public"."preview_debit_note"(uuid, jsonb, bigint) IS 'Shows what issue_debit_note would issue, with its rows, taxes and sums; nothing is written.';

REVOKE ALL ON FUNCTION "private"."added_item"(books.invoices, jsonb, jsonb, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."added_item"(books.invoices, jsonb, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."added_item"(books.invoices, jsonb, jsonb, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_debit_note"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_debit_note"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_debit_note"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_apart"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_apart"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_apart"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_sign"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_sign"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_sign"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_sign"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notes"(integer, uuid, text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."notes"(integer, uuid, text, integer, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."notes"(integer, uuid, text, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notes"(integer, uuid, text, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preview_debit_note"(uuid, jsonb, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."preview_debit_note"(uuid, jsonb, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."preview_debit_note"(uuid, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preview_debit_note"(uuid, jsonb, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."priced_debit"(books.invoices, jsonb, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."priced_debit"(books.invoices, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."priced_debit"(books.invoices, jsonb, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."raised_amount"(books.invoices, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."raised_amount"(books.invoices, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."raised_amount"(books.invoices, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."raised_item"(books.invoice_items, jsonb, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."raised_item"(books.invoice_items, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."raised_item"(books.invoice_items, jsonb, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."raised_rows"(books.invoices, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."raised_rows"(books.invoices, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."raised_rows"(books.invoices, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."terms_of"(books.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."terms_of"(books.invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."terms_of"(books.invoices) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."issue_debit_note"(uuid, uuid, text, date, jsonb, bigint, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."issue_debit_note"(uuid, uuid, text, date, jsonb, bigint, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."issue_debit_note"(uuid, uuid, text, date, jsonb, bigint, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_debit_note"(uuid, jsonb, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_debit_note"(uuid, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_debit_note"(uuid, jsonb, bigint) TO "postgres";

insert into private.document_kinds (kind, series, padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft, becomes, reason)
values
  ('debit_note', 'DN', NULL, 'invoices', '1', 'due', 'in', 'true', 'note', 'debit_note', 'invoice', 'false', 'false', 'false', NULL, NULL, NULL)
on conflict (kind) do update set
  (series, padding, list, sign, day, money, taxed, told, nature, against, creditable, revisable, answerable, draft, becomes, reason) = row(excluded.series, excluded.padding, excluded.list, excluded.sign, excluded.day, excluded.money, excluded.taxed, excluded.told, excluded.nature, excluded.against, excluded.creditable, excluded.revisable, excluded.answerable, excluded.draft, excluded.becomes, excluded.reason);
