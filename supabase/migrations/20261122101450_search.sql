-- The search. A text finds clients, and invoices by their client, their number, their total and what their rows say.

-- What looks for a text reads past row-level security, by definer functions that filter by the caller themselves: the
-- operators of texts are not leakproof, so under row-level security no index could serve them. So they ask whether the
-- session lives: a row that is found would be refused by its policy, but how many there are is told without one.

create function private.containing_exactly(text text) returns text
language sql immutable
set search_path = ''
as $$ select '%' || replace(replace(replace(text, '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.containing_exactly(text) is
  'A pattern for what contains the text, blanks at its ends included.';
revoke all on function private.containing_exactly(text) from public;

-- Behind all searches; no text that is looked for is as long.
create function private.containing(query text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_length(query, 200, 'query');
  return private.containing_exactly(lower(btrim(query)));
end
$$;
comment on function private.containing(text) is 'A pattern for the search_text that contains the text.';
revoke all on function private.containing(text) from public;

create function private.clients_containing(owner uuid, query text, most integer default null) returns setof uuid
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  needle constant text := lower(btrim(query));
  wanted constant tsquery := private.endings_query(owner, needle);
  pattern constant text := private.containing(query);
begin
  return query
  select client.id
  from public.clients as client
  where client.user_id = owner
    and private.word_endings(client.user_id, client.search_text) @@ wanted
    and client.search_text like pattern
    and client.merged_into is null
  limit most;
end
$$;
revoke all on function private.clients_containing(uuid, text, integer) from public;

-- Totals that read as the text does: "12,500" is of ₹12,500.00 to ₹12,500.99, "12500.50" exactly that.
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
revoke all on function private.totals_reading(text) from public;

-- Letters of a number are those of its series alone, so most texts are in no number.
create function private.may_be_number(owner uuid, needle text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  letters constant text := substring(needle from '[a-z]+');
begin
  return needle ~ '^[a-z0-9/-]+$' and (letters is null or exists (
    select from public.invoice_counters as series
    where series.user_id = owner and position(letters in lower(series.prefix)) > 0
  ));
end
$$;
revoke all on function private.may_be_number(uuid, text) from public;

-- What many invoices hold is met among the newest soon, and gathering all of it would take long; of what few hold, all is
-- gathered. Which of both it is, is asked first, of the indexes. Whoever has few invoices, or looks for few of them, is
-- told how many there are.
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
as $$
declare
  few constant integer := 250;
  owner constant uuid := private.caller();
  stored constant record := private.stored_state(status);
  pattern constant text := private.containing(query);
  needle constant text := lower(btrim(query));
  by_number constant boolean := private.may_be_number(owner, needle);
  own_text constant tsquery := private.endings_query(owner, needle);
  in_rows constant tsquery := private.beginnings_query(owner, needle);
  totals constant record := private.totals_reading(query);
  clients uuid[] := array(select private.clients_containing(owner, query, few + 1));
  of_rows uuid[];
  of_totals uuid[];
  many_clients constant boolean := cardinality(clients) > few;
  many_rows boolean;
  many_totals boolean;
  has_few boolean;
begin
  of_rows := array(
    select item.invoice_id
    from public.invoice_items as item
    where item.user_id = owner and private.word_beginnings(item.user_id, item.description) @@ in_rows
    limit few + 1
  );
  many_rows := cardinality(of_rows) > few;
  of_totals := array(
    select invoice.id
    from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is null
      and invoice.total_minor between totals.least_minor and totals.most_minor
    limit few + 1
  );
  many_totals := cardinality(of_totals) > few;
  has_few := not exists (
    select from public.invoices as invoice
    where invoice.user_id = owner and invoice.cancelled_at is null
    offset few
  );

  if (by_number or many_clients or many_rows or many_totals) and not has_few then
    ids := array(
      select newest.id
      from (
        select
          invoice.id, invoice.client_id, invoice.search_text, invoice.status, invoice.due_date
        from public.invoices as invoice
        where invoice.user_id = owner and invoice.cancelled_at is null
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit case when many_clients or many_rows or many_totals then 5000 else 500 end
      ) as newest
      where coalesce(newest.status = stored.status, true)
        and newest.due_date between stored.first_due and stored.last_due
        and (
          newest.search_text like pattern
          or newest.client_id = any (clients)
          or newest.id = any (of_rows)
          or newest.id = any (of_totals)
          or (many_clients and exists (
            select from public.clients as client
            where client.id = newest.client_id and client.user_id = owner and client.search_text like pattern
          ))
          or (many_rows and exists (
            select from public.invoice_items as item
            where item.invoice_id = newest.id
              and item.user_id = owner
              and private.word_beginnings(item.user_id, item.description) @@ in_rows
          ))
          or (many_totals and exists (
            select from public.invoices as invoice
            where invoice.id = newest.id
              and invoice.total_minor between totals.least_minor and totals.most_minor
          ))
        )
      -- One more than is shown: whether there are more is known, even where their count is not.
      limit skip + most + 1
    );
    total := cardinality(ids);
    counted := false;
    if total > skip + most then
      ids := ids[skip + 1 : skip + most];
      return;
    end if;
  end if;

  counted := true;
  if many_clients then
    clients := array(select private.clients_containing(owner, query));
  end if;
  select
    count(*),
    (array_agg(
      matching.id order by matching.issue_date desc, matching.created_at desc, matching.id desc
    ))[skip + 1 : skip + most]
  into total, ids
  from (
    select invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date
    from public.invoices as invoice
    where invoice.user_id = owner and invoice.cancelled_at is null and invoice.client_id = any (clients)
    union
    select invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date
    from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is null
      and private.word_endings(invoice.user_id, invoice.search_text) @@ own_text
      and invoice.search_text like pattern
    union
    select invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date
    from public.invoices as invoice
    where invoice.user_id = owner
      and invoice.cancelled_at is null
      and invoice.total_minor between totals.least_minor and totals.most_minor
    union
    select invoice.id, invoice.issue_date, invoice.created_at, invoice.status, invoice.due_date
    from public.invoice_items as item
    join public.invoices as invoice on invoice.id = item.invoice_id
    where item.user_id = owner
      and private.word_beginnings(item.user_id, item.description) @@ in_rows
      and invoice.cancelled_at is null
  ) as matching
  where coalesce(matching.status = stored.status, true)
    and matching.due_date between stored.first_due and stored.last_due;
end
$$;
comment on function private.matching_invoices(text, text, integer, integer) is
  'The caller''s invoices that a text finds and of a status, newest first: ids of `most` of them after `skip`. `total` is how many there are where they were `counted`, and else a number that is too small.';
revoke all on function private.matching_invoices(text, text, integer, integer) from public;
grant execute on function private.matching_invoices(text, text, integer, integer) to authenticated;

create function public.search_invoices(query text, most integer default 8)
returns setof public.invoice_summaries
language plpgsql stable
set search_path = ''
as $$
declare
  found record;
begin
  if btrim(query) <> '' then
    found := private.matching_invoices(search_invoices.query, null, 0, least(greatest(most, 1), 50));
    return query
    select summary.*
    from public.invoice_summaries as summary
    where summary.id = any (found.ids)
    order by summary.issue_date desc, summary.created_at desc, summary.id desc;
  end if;
end
$$;
comment on function public.search_invoices(text, integer) is
  'The caller''s latest invoices that a text finds, whatever its case: by client, number, total, or how words of their rows begin.';
revoke all on function public.search_invoices(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_invoices(text, integer) to authenticated;
