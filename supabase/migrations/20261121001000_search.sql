create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;

-- Text operators are not leakproof, so under row-level security no index could serve them: the search is a
-- definer function that filters by the caller itself.
create index invoices_search on public.invoices
using gin (
  user_id,
  (lower(client_name || ' ' || private.invoice_number(financial_year, sequence))) extensions.gin_trgm_ops
)
where cancelled_at is null;

create function private.search_invoices(query text, most integer) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select invoice.id
  from public.invoices as invoice
  where invoice.user_id = (select auth.uid())
    and invoice.cancelled_at is null
    and lower(invoice.client_name || ' ' || private.invoice_number(invoice.financial_year, invoice.sequence))
      like '%' || replace(replace(replace(lower(btrim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  order by invoice.created_at desc, invoice.id desc
  limit least(greatest(most, 1), 50)
$$;
revoke all on function private.search_invoices(text, integer) from public;
grant execute on function private.search_invoices(text, integer) to authenticated;

create function public.search_invoices(query text, most integer default 8)
returns setof public.invoice_summaries
language sql stable
set search_path = ''
as $$
  select summary.*
  from public.invoice_summaries as summary
  where summary.id in (select private.search_invoices(query, most)) and btrim(query) <> ''
  order by summary.created_at desc, summary.id desc
$$;
comment on function public.search_invoices(text, integer) is
  'The caller''s latest invoices whose client name or number contains the text, whatever its case.';
revoke all on function public.search_invoices(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_invoices(text, integer) to authenticated;
