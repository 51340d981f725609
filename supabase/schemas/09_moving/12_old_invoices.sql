-- Writes invoices of another program, a part at once (…_old_invoice_prices.sql).

-- The invoices of a part that are not there yet, each once, in their order.
create function private.fresh_old(business public.businesses, part private.import_rows) returns jsonb[]
language plpgsql stable
set search_path = ''
as $$
declare
  -- Who changed what is computed with since they were laid aside has them computed anew.
  is_priced constant boolean := part.priced_for = md5(business::text);
begin
  return array(
    select case when is_priced then one.document else private.with_price(business, one.document) end
    from (
      select distinct on (lower(said.number)) said.document, said.place
      from (
        select row.value as document, row.place, private.single_line(row.value ->> 'number') as number
        from jsonb_array_elements(part.rows) with ordinality as row (value, place)
      ) as said
      where not exists (
        select from books.invoices as own
        where own.business_id = business.id and own.given_number is not null and lower(own.given_number) = lower(said.number)
      )
      order by lower(said.number), said.place
    ) as one
    order by one.place
  );
end
$$;

create function private.buyer_key(document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_build_array(
    document -> 'client_id', lower(btrim(document ->> 'client_name')), lower(btrim(document ->> 'client_email')),
    document -> 'keep_client'
  )::text;
end
$$;

-- The clients of documents by private.buyer_key; new ones belong to the import.
create function private.clients_of_old(known public.imports, documents jsonb[]) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  clients constant jsonb := (
    select jsonb_object_agg(one.key, private.client_of(known.user_id, one.document))
    from (
      select distinct on (private.buyer_key(said.document)) private.buyer_key(said.document) as key, said.document
      from unnest(documents) with ordinality as said (document, place)
      order by private.buyer_key(said.document), said.place
    ) as one
  );
begin
  update books.clients as own set import_id = known.id
  where own.id in (select client.id::uuid from jsonb_each_text(clients) as client (key, id))
    and own.created_at = now() and own.import_id is null;
  return clients;
end
$$;

create function private.old_paid_on(document jsonb) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return least(
    coalesce(document ->> 'paid_on', document ->> 'due_date', document ->> 'issue_date')::date, private.today()
  );
end
$$;
comment on function private.old_paid_on(jsonb) is 'When what was received for an old invoice is taken to have come.';

-- The invoices were issued elsewhere before: they stay as they were, with the payments received by now. Their clients come with
-- them.
create function private.import_invoices(known public.imports, part private.import_rows) returns integer
language plpgsql
set search_path = ''
as $$
declare
  business public.businesses;
  documents jsonb[];
  ids uuid[];
  clients jsonb;
  -- By financial year: the seller, whose pictures are hashed once, and the number before the first.
  sellers jsonb;
  befores jsonb;
begin
  select * into business from public.businesses as own where own.user_id = known.user_id for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  perform private.keep_pictures(business);
  documents := private.fresh_old(business, part);
  ids := array(select private.new_id() from unnest(documents));
  -- Told and counted at once in the end, as what is restored is.
  perform set_config('app.restoring', 'on', true);
  clients := private.clients_of_old(known, documents);
  select
    jsonb_object_agg(of_year.year, private.seller_snapshot(private.seller_on(business, of_year.day))),
    jsonb_object_agg(
      of_year.year, private.next_sequence(business, 'OLD', of_year.year, of_year.wanted) - of_year.wanted
    )
  into sellers, befores
  from (
    select private.financial_year(issued.day) as year, min(issued.day) as day, count(*)::integer as wanted
    from (select (document ->> 'issue_date')::date as day from unnest(documents) as document) as issued
    group by private.financial_year(issued.day)
  ) as of_year;

  perform private.write_documents((
    select jsonb_agg(
      private.priced_columns(old.document -> 'old' -> 'priced')
      || jsonb_build_object(
        'id', old.id,
        'user_id', known.user_id,
        'business_id', business.id,
        'client_id', clients ->> private.buyer_key(old.document),
        'import_id', known.id,
        'kind', private.kind_of(business, old.supply, old.document #> '{old,priced,taxes}'),
        'prefix', 'OLD',
        'financial_year', old.year,
        'sequence', (befores ->> old.year)::integer + old.place_in_year,
        'padding', 4,
        'given_number', private.single_line(document ->> 'number'),
        'seller', sellers -> old.year,
        'buyer', private.buyer_snapshot(document),
        'currency', old.currency,
        'exchange_rate', case when old.currency <> 'INR' then document ->> 'exchange_rate' end,
        'po_number', document ->> 'po_number',
        'supply', old.supply ->> 'supply',
        'with_tax', old.supply -> 'with_tax',
        'reverse_charge', not (old.supply -> 'charged')::boolean,
        'place_of_supply', old.supply ->> 'place_of_supply',
        'place_of_supply_reason', document ->> 'place_of_supply_reason',
        'issue_date', old.issued,
        'due_date', greatest(coalesce((document ->> 'due_date')::date, old.issued), old.issued),
        'notes', document ->> 'notes'
      )
      || jsonb_build_object(
        'request_key', gen_random_uuid(),
        'request_fingerprint', 'imported',
        'created_at', least((old.issued + time '12:00') at time zone 'Asia/Kolkata', now()),
        -- As private.settle has it of the one payment below.
        'settled_minor', old.received,
        'status', case when old.is_paid then 'PAID' else 'UNPAID' end,
        'paid_date', case when old.is_paid then private.old_paid_on(old.document) end,
        'payment_method', case when old.received > 0 then 'Other' end
      )
    )
    from (
      select
        said.id, said.document, said.document -> 'old' -> 'supply' as supply, day.issued, day.year,
        row_number() over (partition by day.year order by said.place) as place_in_year,
        coalesce(said.document ->> 'currency', 'INR') as currency, money.received,
        money.received = (said.document #> '{old,priced,total_minor}')::bigint as is_paid
      from unnest(ids, documents) with ordinality as said (id, document, place)
      cross join lateral (
        select
          (said.document ->> 'issue_date')::date as issued,
          private.financial_year((said.document ->> 'issue_date')::date) as year
      ) as day
      cross join lateral (select coalesce((said.document ->> 'received_minor')::bigint, 0) as received) as money
    ) as old
  ));
  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, created_at, decided_at
  )
  select
    paid.id, known.user_id, 'confirmed', (paid.document ->> 'received_minor')::bigint, day.paid, 'Other', gen_random_uuid(),
    'imported', now(), least((day.paid + time '12:00') at time zone 'Asia/Kolkata', now() - interval '2 days')
  from unnest(ids, documents) as paid (id, document)
  cross join lateral (select private.old_paid_on(paid.document) as paid) as day
  where (paid.document ->> 'received_minor')::bigint > 0;
  perform set_config('app.restoring', '', true);

  insert into public.invoice_events (invoice_id, user_id, kind, at)
  select own.id, own.user_id, 'created', own.created_at from books.invoices as own where own.id = any (ids);
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select payment.invoice_id, payment.user_id, 'payment_recorded', payment.created_at, private.payment_event(payment)
  from books.payments as payment
  where payment.invoice_id = any (ids);
  perform private.count_periods(known.user_id, ids);
  return cardinality(ids);
end
$$;
