create function public.invoices_this_month() returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer
  from public.invoices
  where user_id = (select auth.uid())
    and issue_date >= date_trunc('month', private.today()::timestamp)::date
$$;
comment on function public.invoices_this_month() is
  'How many invoices the caller has created in this month in India, the cancelled ones among them.';
revoke all on function public.invoices_this_month() from public, anon, authenticated, service_role;
grant execute on function public.invoices_this_month() to authenticated;
