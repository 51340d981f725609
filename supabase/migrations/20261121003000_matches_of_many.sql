-- The list of a text that very many invoices hold shows its page without gathering and counting them all: what one
-- looks for is mostly recent. Whoever has few invoices, or looks for few of them, is told how many there are.
drop function private.matching_invoices(text, text, integer, integer);
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
  owner constant uuid := auth.uid();
  today constant date := private.today();
  pattern constant text := private.containing(query);
  newest constant integer := 500;
  looked_at integer;
begin
  select
    count(*),
    count(*) filter (where latest.matches),
    (array_agg(latest.id) filter (where latest.matches))[skip + 1 : skip + most]
  into looked_at, total, ids
  from (
    select
      invoice.id,
      invoice.search_text like pattern
        and coalesce(
          matching_invoices.status = case
            when invoice.status = 'UNPAID' and invoice.due_date < today then 'OVERDUE'
            else invoice.status
          end,
          true
        ) as matches
    from public.invoices as invoice
    where invoice.user_id = owner and invoice.cancelled_at is null
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    limit newest
  ) as latest;

  counted := looked_at < newest;
  -- One more than is shown: whether there are more is known, even where their count is not.
  if counted or total > skip + most then
    return;
  end if;

  counted := true;
  select
    count(*),
    (array_agg(matching.id order by matching.issue_date desc, matching.created_at desc, matching.id desc))
      [skip + 1 : skip + most]
  into total, ids
  from private.invoices_containing(query) as matching
  where matching_invoices.status is null or matching.status = matching_invoices.status;
end
$$;
comment on function private.matching_invoices(text, text, integer, integer) is
  'The caller''s invoices with a text and of a status, newest first: ids of `most` of them after `skip`. `total` is how many there are where they were `counted`, and else a number that is too small.';
revoke all on function private.matching_invoices(text, text, integer, integer) from public;
grant execute on function private.matching_invoices(text, text, integer, integer) to authenticated;

create or replace function public.list_invoices(
  skip integer,
  most integer,
  status text default null,
  query text default null
) returns json
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  clean_skip constant integer := greatest(coalesce(skip, 0), 0);
  clean_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
  page record;
  counted boolean := true;
begin
  if btrim(query) <> '' then
    page := private.matching_invoices(query, status, clean_skip, clean_most);
    counted := page.counted;
  elsif status is not null then
    page := private.invoices_of_status(status, clean_skip, clean_most);
  else
    page := private.page_of_invoices(clean_skip, clean_most);
  end if;
  return json_build_object(
    'total', page.total,
    'counted', counted,
    'invoices', (
      select coalesce(json_agg(listed order by listed.issue_date desc, listed.created_at desc, listed.id desc), '[]')
      from (
        select
          summary.id,
          summary.number,
          summary.client_name,
          summary.client_email,
          summary.currency,
          summary.exchange_rate,
          summary.total_minor,
          summary.total_inr_minor,
          summary.status,
          summary.issue_date,
          summary.due_date,
          summary.created_at,
          summary.settled_minor,
          summary.balance_minor
        from public.invoice_summaries as summary
        where summary.id = any (page.ids)
      ) as listed
    )
  );
end
$$;
comment on function public.list_invoices(integer, integer, text, text) is
  'The caller''s invoices, newest first: `most` of them after `skip`, of a status or with a text in client name or number where they are given, and how many there are in all. With a text there may be more than `total`; `counted` says whether.';
