-- The same words as before, in a column that both the search box and the list look into.
drop index public.invoices_search;
create index invoices_search_text on public.invoices
using gin (user_id, search_text extensions.gin_trgm_ops)
where cancelled_at is null;

create function private.containing(query text) returns text
language sql immutable
set search_path = ''
as $$ select '%' || replace(replace(replace(lower(btrim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.containing(text) is 'A pattern for the search_text that contains the text.';
revoke all on function private.containing(text) from public;

-- Text operators are not leakproof, so under row-level security no index could serve them: what looks for a text is a
-- definer function that filters by the caller itself.
create or replace function private.search_invoices(query text, most integer) returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  pattern constant text := private.containing(query);
  wanted constant integer := least(greatest(most, 1), 50);
  found uuid[];
begin
  -- What one looks for is mostly recent, and a frequent name is met soon: the index of all texts would gather
  -- thousands only to show eight.
  found := array(
    select newest.id
    from (
      select invoice.id, invoice.search_text
      from public.invoices as invoice
      where invoice.user_id = owner and invoice.cancelled_at is null
      order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
      limit 500
    ) as newest
    where newest.search_text like pattern
    limit wanted
  );
  if cardinality(found) < wanted then
    -- Materialized, or the planner walks through all invoices in their order, hoping to meet enough soon.
    with matching as materialized (
      select invoice.id, invoice.issue_date, invoice.created_at
      from public.invoices as invoice
      where invoice.user_id = owner and invoice.cancelled_at is null and invoice.search_text like pattern
    )
    select array(
      select matching.id
      from matching
      order by matching.issue_date desc, matching.created_at desc, matching.id desc
      limit wanted
    ) into found;
  end if;
  return query select unnest(found);
end
$$;

create or replace function public.search_invoices(query text, most integer default 8)
returns setof public.invoice_summaries
language plpgsql stable
set search_path = ''
as $$
begin
  if btrim(query) <> '' then
    return query
    select summary.*
    from public.invoice_summaries as summary
    where summary.id = any (array(select private.search_invoices(search_invoices.query, most)))
    order by summary.issue_date desc, summary.created_at desc, summary.id desc;
  end if;
end
$$;

-- All that match, counted, and a range of them.
create function private.matching_invoices(
  query text,
  status text,
  skip integer,
  most integer,
  out total integer,
  out ids uuid[]
)
language sql stable security definer
set search_path = ''
as $$
  select
    count(*)::integer,
    (array_agg(matching.id order by matching.issue_date desc, matching.created_at desc, matching.id desc))
      [skip + 1 : skip + most]
  from (
    select
      invoice.id, invoice.issue_date, invoice.created_at,
      case
        when invoice.status = 'UNPAID' and invoice.due_date < (select private.today()) then 'OVERDUE'
        else invoice.status
      end as shown_status
    from public.invoices as invoice
    where invoice.user_id = (select auth.uid())
      and invoice.cancelled_at is null
      and invoice.search_text like private.containing(matching_invoices.query)
  ) as matching
  where matching_invoices.status is null or matching.shown_status = matching_invoices.status
$$;
revoke all on function private.matching_invoices(text, text, integer, integer) from public;
grant execute on function private.matching_invoices(text, text, integer, integer) to authenticated;
