-- The search. A text finds clients, and invoices by their client, number, total and rows.

-- Text searches bypass row-level security, by definer functions that filter by the caller themselves: the operators of texts are
-- not leakproof, so under row-level security no index could serve them. So they check that the session lives: its policy would
-- refuse a found row, but a count would pass.

create function private.containing_exactly(text text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return '%' || replace(replace(replace(text, '\', '\\'), '%', '\%'), '_', '\_') || '%'; end $$;
comment on function private.containing_exactly(text) is
  'A pattern for what contains the text, blanks at its ends included.';

-- Shared by all searches; no searched text is as long.
create function private.containing(query text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_length(query, 200, 'query');
  return private.containing_exactly(private.search_form(btrim(query)));
end
$$;
comment on function private.containing(text) is 'A pattern for the search_text that contains the text.';

-- For a text that is unknown at planning, the planner expects many rows. An index has everything needed, so no table is read from
-- end to end (enable_seqscan).

-- The endings contain their owner, so no index of all the owner's rows should be used: the owner is compared in a separate step,
-- here and below.
create function private.clients_containing(owner uuid, query text, most integer default null) returns setof uuid
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  pattern constant text := private.containing(query);
  wanted constant tsquery := private.line_query(owner, private.search_form(btrim(query)));
begin
  return query
  with found as materialized (
    select client.id, client.user_id, client.search_text, client.merged_into
    from books.clients as client
    where private.line_endings(client.user_id, client.search_text) @@ wanted
  )
  select found.id
  from found
  where found.user_id = owner and found.search_text like pattern and found.merged_into is null
  limit most;
end
$$;

-- Totals that match the text: "12,500" stands for ₹12,500.00 to ₹12,500.99, "12500.50" for exactly that.
create function private.totals_reading(query text, out least_minor bigint, out most_minor bigint)
language plpgsql immutable
set search_path = ''
as $$
declare
  typed constant text := replace(substring(btrim(query) from '^(?:₹|[A-Z]{0,2}\$)?\s?([1-9][0-9,]{0,12}(?:\.[0-9]{1,2})?)$'), ',', '');
begin
  least_minor := (typed::numeric * 100)::bigint;
  most_minor := least_minor + case position('.' in typed) when 0 then 99 else 0 end;
end
$$;
comment on function private.totals_reading(text) is 'Which totals a typed amount may mean, in minor units; null of another text.';

-- A number is a series and a sequence, so the search looks for the sequence: a text that ends in digits finds sequences that begin
-- with them, or that contain them anywhere if nothing stands before them. A text within the series matches all its numbers. A
-- series may begin at any number, so there may be more such sequences than invoices: then the invoices are searched one by one.
create function private.numbers_containing(owner uuid, needle text) returns setof uuid
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  digits constant text := substring(needle from '[0-9]{0,9}$');
  before constant text := left(needle, char_length(needle) - char_length(digits));
  value constant bigint := nullif(digits, '')::bigint;
  size constant bigint := 10 ^ char_length(digits);
  held constant bigint := (
    select coalesce(sum(month.invoices), 0)
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month'
  );
begin
  if needle !~ '^[a-z0-9/-]+$' then
    return;
  end if;
  if before = '' and held < (
    select sum(counter.last_sequence) / size from books.invoice_counters as counter where counter.user_id = owner
  ) then
    return query
    select own.id
    from books.invoices as own
    where own.user_id = owner and own.listed and position(needle in lower(own.number)) > 0;
    return;
  end if;
  return query
  select invoice.id
  from (
    select
      counter.business_id, counter.prefix, counter.financial_year, counter.last_sequence,
      lower(counter.prefix || '/' || counter.financial_year || '/') as name
    from books.invoice_counters as counter
    where counter.user_id = owner
  ) as series
  cross join lateral (
    select 0::bigint as first, series.last_sequence::bigint as last
    where position(needle in series.name) > 0
    union all
    select (part * size + value) * unit, (part * size + value + 1) * unit - 1
    from generate_series(0, 8 - char_length(digits)) as power
    cross join lateral (select (10 ^ power)::bigint as unit) as behind
    cross join lateral generate_series(
      0, case before when '' then series.last_sequence / (size * unit) else 0 end
    ) as part
    where position(needle in series.name) = 0
      and right(series.name, char_length(before)) = before
      and (part * size + value) * unit <= series.last_sequence
  ) as sequences
  -- Part by part, whatever the planner thinks of how many there are.
  cross join lateral (
    select numbered.id
    from books.invoices as numbered
    where numbered.business_id = series.business_id
      and numbered.prefix = series.prefix
      and numbered.financial_year = series.financial_year
      and numbered.sequence between sequences.first and sequences.last
      and numbered.listed
      and position(needle in lower(numbered.number)) > 0
    offset 0
  ) as invoice;
end
$$;
comment on function private.numbers_containing(uuid, text) is 'The invoices of a person whose number contains the text.';

-- A common text is found among the newest invoices soon, and gathering all matches would take long; for a rare one, all are
-- gathered. The newest tell which of both it is: sixty without a match, or five hundred with few. A person with few invoices, or a
-- search with few matches, gets the full count.
create function private.matching_invoices(
  query text,
  status text,
  skip integer,
  most integer,
  out total integer,
  out counted boolean,
  out ids uuid[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
as $$
declare
  few constant integer := 250;
  -- What fewer than one of a hundred invoices have, some hundreds have where there are very many.
  gathered constant integer := 1000;
  owner constant uuid := private.caller();
  stored constant record := private.stored_state(status);
  -- Which refuses what is too long, before anything is done with it.
  pattern constant text := private.containing(query);
  needle constant text := private.search_form(btrim(query));
  spaced constant text := private.spaced_words(needle);
  named constant tsquery := private.line_query(owner, needle);
  in_rows constant tsquery := private.word_query(owner, spaced);
  beginnings constant text[] := array(
    select private.containing_exactly(' ' || word) from string_to_table(spaced, ' ') as word where word <> ''
  );
  totals constant record := private.totals_reading(query);
  has_few constant boolean := not exists (
    select from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset few
    limit 1
  );
  -- One more than is shown: whether there are more is known, even where their count is not.
  wanted constant integer := case when has_few then few else skip + most + 1 end;
  depth integer;
  clients uuid[];
  of_clients uuid[];
  -- Whether those are all of them, filtered and newest first.
  in_order boolean := false;
  others uuid[];
  by_total uuid[] := '{}';
  by_rows uuid[] := '{}';
  -- Of the newest twelve, two: then it is in the rows of many. What tells which way is short need not know every letter.
  many_rows constant boolean := in_rows is not null and (
    select count(*) > 1
    from (
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed
      order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
      limit 12
    ) as newest
    where exists (
      select from books.invoice_items as item
      where item.invoice_id = newest.id
        and item.user_id = owner
        and ' ' || lower(item.description) like all (beginnings)
      -- Each by itself: all of them would be hashed.
      offset 0
    )
  );
begin
  if totals.least_minor is not null then
    by_total := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner
        and invoice.listed
        and invoice.total_inr_minor = invoice.total_minor
        and invoice.total_inr_minor between totals.least_minor and totals.most_minor
      union all
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner
        and invoice.listed
        and invoice.total_inr_minor is distinct from invoice.total_minor
        and invoice.total_minor between totals.least_minor and totals.most_minor
    );
  end if;
  if in_rows is not null and not many_rows then
    by_rows := array(
      with found as materialized (
        select item.invoice_id, item.user_id
        from books.invoice_items as item
        where private.word_beginnings(item.user_id, item.description) @@ in_rows
      )
      select found.invoice_id from found where found.user_id = owner
    );
  end if;

  foreach depth in array case when has_few then array[few] else array[60, 500, 2000] end loop
    ids := array(
      select newest.id
      from (
        select
          invoice.id, invoice.client_search_text, invoice.search_text, invoice.status, invoice.due_date
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit depth
      ) as newest
      where coalesce(newest.status = stored.status, true)
        and newest.due_date between stored.first_due and stored.last_due
        and (
          newest.client_search_text like pattern
          or newest.search_text like pattern
          or newest.id in (select unnest(by_rows || by_total))
          or (many_rows and exists (
            select from books.invoice_items as item
            where item.invoice_id = newest.id
              and item.user_id = owner
              and private.spaced_words(item.description) like all (beginnings)
          ))
        )
      limit wanted
    );
    total := cardinality(ids);
    counted := has_few;
    if has_few or total = wanted then
      ids := ids[skip + 1 : skip + most];
      return;
    end if;
    -- Else the page is full within two thousand.
    if clients is null and not many_rows and (total = 0 or (depth = 500 and total * 4 < wanted)) then
      clients := array(select private.clients_containing(owner, query, gathered + 1));
      if cardinality(clients) <= gathered then
        select
          count(*) <= gathered,
          array_agg(theirs.id order by theirs.issue_date desc, theirs.created_at desc, theirs.id desc)
            filter (
              where coalesce(theirs.status = stored.status, true)
                and theirs.due_date between stored.first_due and stored.last_due
            )
        into in_order, of_clients
        from (
          select invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date
          from books.invoices as invoice
          where invoice.client_id = any (clients) and invoice.user_id = owner and invoice.listed
          limit gathered + 1
        ) as theirs;
        exit when in_order;
      end if;
    end if;
  end loop;

  counted := true;
  if not in_order then
    of_clients := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.client_id = any (array(select private.clients_containing(owner, query)))
        and invoice.user_id = owner
    );
  end if;
  if many_rows then
    by_rows := array(
      select item.invoice_id
      from books.invoice_items as item
      where item.user_id = owner and private.spaced_words(item.description) like all (beginnings)
    );
  end if;
  others := by_rows || by_total || array(select private.numbers_containing(owner, needle)) || array(
    -- Of clients who are not in the book.
    with found as materialized (
      select invoice.id, invoice.user_id, invoice.search_text
      from books.invoices as invoice
      where private.line_endings(invoice.user_id, invoice.search_text) @@ named
        and invoice.client_id is null
        and invoice.listed
    )
    select found.id from found where found.user_id = owner and found.search_text like pattern
  );
  if in_order and others = '{}' then
    total := coalesce(cardinality(of_clients), 0);
    ids := of_clients[skip + 1 : skip + most];
    return;
  end if;
  select
    count(*),
    (array_agg(invoice.id order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from (select distinct unnest(of_clients || others) as id) as matching
  -- One by one, as in private.numbers_containing.
  cross join lateral (
    select own.*
    from books.invoices as own
    where own.id = matching.id and own.user_id = owner and own.listed
    offset 0
  ) as invoice
  where coalesce(invoice.status = stored.status, true)
    and invoice.due_date between stored.first_due and stored.last_due;
end
$$;
comment on function private.matching_invoices(text, text, integer, integer) is
  'The caller''s invoices that a text finds and of a status, newest first: ids of `most` of them after `skip`. `total` is how many there are where they were `counted`, and else a number that is too small.';
grant execute on function private.matching_invoices(text, text, integer, integer) to authenticated;

-- A person has few credit notes and vouchers: they are searched one by one.
create function private.notes_numbered(query text, most integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
as $$
declare
  owner constant uuid := private.caller();
  needle constant text := lower(btrim(query));
begin
  return array(
    select note.id
    from books.invoices as note
    where note.user_id = owner
      and note.list in ('credit_notes', 'vouchers')
      and note.cancelled_at is null
      and position(needle in lower(note.number)) > 0
    order by note.issue_date desc, note.created_at desc, note.id desc
    limit most
  );
end
$$;
comment on function private.notes_numbered(text, integer) is
  'The caller''s latest credit notes and vouchers whose number contains the text.';
grant execute on function private.notes_numbered(text, integer) to authenticated;

create function public.search_invoices(query text, most integer default 8)
returns setof books.invoice_summaries
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  few constant integer := least(greatest(most, 1), 50);
  found record;
begin
  if btrim(query) <> '' then
    found := private.matching_invoices(search_invoices.query, null, 0, few);
    return query
    -- The columns of invoice_summaries, which has neither credit notes nor vouchers.
    select
      record.id, record.user_id, record.number, record.client_name, record.client_email, record.currency,
      record.exchange_rate, record.total_minor, record.total_inr_minor, record.status, record.issue_date,
      record.due_date, record.created_at, record.settled_minor, record.balance_minor, record.cancelled_at, record.reach,
      record.kind, record.credited_minor, record.refundable_minor, record.refunded_minor,
      record.written_off_minor, record.original, record.tds_minor
    from unnest(found.ids || private.notes_numbered(search_invoices.query, few)) as wanted (id)
    -- One by one, whatever the planner thinks of how many rows a person has.
    cross join lateral (
      select * from books.invoice_records as own where own.id = wanted.id offset 0
    ) as record
    order by record.issue_date desc, record.created_at desc, record.id desc
    limit few;
  end if;
end
$$;
comment on function public.search_invoices(text, integer) is
  'The caller''s latest invoices that a text finds, whatever its case: by client, number, total, or how words of their rows begin; and credit notes and vouchers by their number.';
grant execute on function public.search_invoices(text, integer) to authenticated;

-- An editor asks for descriptions with every key, so that no more than the rows of the latest invoices are read.
create function public.earlier_rows(query text default null, most integer default 6) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
-- The newest come from an index that has them in order; the planner may rather sort all of a few thousand.
set enable_sort = off
as $$
declare
  owner constant uuid := private.caller();
  needle constant text := private.search_form(btrim(left(coalesce(query, ''), 201)));
begin
  if char_length(query) > 200 then
    perform private.refuse(422, 'too_long', 'query', '{"most": 200}');
  end if;
  return (
    with latest as materialized (
      select newest.id, newest.currency, row_number() over (order by newest.issue_date desc, newest.created_at desc, newest.id desc) as place
      from (
        select own.id, own.currency, own.issue_date, own.created_at
        from books.invoices as own
        where own.user_id = owner and own.listed
        order by own.issue_date desc, own.created_at desc, own.id desc
        limit 100
      ) as newest
    ),
    found as (
      select distinct on (md5(lower(item.description)))
        latest.place, latest.currency, item.*
      from latest
      -- Invoice by invoice, whatever the planner thinks of how many rows a person has.
      cross join lateral (
        select
          own.id, own.position, own.description, own.hsn_sac, own.quantity, own.unit, own.rate, own.includes_tax,
          own.taxable_minor, own.gst_rate, own.taxability
        from books.invoice_items as own
        where own.invoice_id = latest.id and own.user_id = owner and own.position <= 20
        offset 0
      ) as item
      where position(needle in private.search_form(item.description)) > 0
      order by md5(lower(item.description)), latest.place, item.position
    )
    select coalesce(json_agg(row_to_json(listed) order by place, position), '[]')
    from (
      select
        found.place, found.position, found.id, found.description, found.unit,
        -- The amount of a single one is its price.
        case
          when found.includes_tax then null
          when found.rate is null and found.quantity = 1 then round(found.taxable_minor / 100.0, 2)
          else found.rate
        end as rate,
        found.currency, found.hsn_sac, found.taxability,
        case when private.is_gst_rate(found.gst_rate, private.today()) then found.gst_rate end as gst_rate
      from found
      order by found.place, found.position
      limit least(greatest(coalesce(most, 1), 1), 20)
    ) as listed
  );
end
$$;
comment on function public.earlier_rows(text, integer) is
  'The descriptions in the caller''s latest 100 invoices, the newest first and each once, with unit, rate, HSN and GST rate; with a text those that contain it.';
grant execute on function public.earlier_rows(text, integer) to authenticated;
