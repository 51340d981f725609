-- The figures beside the names of the reports. Each costs the same with ten invoices and with a hundred thousand: sums are kept, and
-- whether a period is empty is known by the first document in it.

-- Whether a return of a period would say nothing: no document that it lists, and no advance.
create function private.is_nil_return(owner uuid, gstin text, since date, until date) returns boolean
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return not exists (
    select from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between since and until
      and private.gstin_of(invoice.seller) = gstin
  ) and not exists (
    select from books.invoices as invoice
    where invoice.user_id = owner and invoice.cancelled_at is not null and invoice.list = 'invoices'
      and invoice.issue_date between since and until
      and private.gstin_of(invoice.seller) = gstin
  ) and not exists (
    select from books.invoices as invoice
    where invoice.user_id = owner and (invoice.list in ('credit_notes', 'vouchers') or invoice.told = 'note')
      and invoice.issue_date between since and until
      and private.gstin_of(invoice.seller) = gstin
  ) and not exists (
    -- Documents of which a return lists the number alone; the condition of their index comes first.
    select from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.sign = 0 and invoice.told is distinct from 'advance'
      and invoice.told = 'number'
      and invoice.issue_date between since and until
      and private.gstin_of(invoice.seller) = gstin
  ) and not exists (
    select from books.receipts as receipt
    where receipt.user_id = owner and receipt.gstin = is_nil_return.gstin and receipt.undone_at is null
      and receipt.paid_on between since and until
  );
end
$$;
grant execute on function private.is_nil_return(uuid, text, date, date) to authenticated;

create function public.reports_standing(first_day date, last_day date) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  this_month constant date := date_trunc('month', today::timestamp)::date;
  own_gstin constant text := (
    select private.own_gstin(business) from public.businesses as business where business.user_id = owner
  );
  money constant jsonb := private.dashboard_money(today);
  month record;
begin
  if private.is_return_period(first_day, last_day) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  end if;
  select coalesce(sum(kept.invoices), 0) as invoices, coalesce(sum(kept.revenue_minor), 0) as revenue_minor
  into month
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month' and kept.first_day = this_month;
  return jsonb_build_object(
    'return', case when own_gstin is not null then jsonb_build_object(
      'is_nil', private.is_nil_return(owner, own_gstin, first_day, last_day),
      'filed_on', (private.filed_period(owner, own_gstin, first_day, last_day)).filed_on,
      'gstr3b_filed_on', (private.standing_mark(owner, 'gstr3b', own_gstin, first_day, last_day)).filed_on
    ) end,
    'owed_minor', money -> 'owed' -> 'minor',
    'late', money -> 'overdue',
    'invoices', month.invoices,
    'revenue_minor', month.revenue_minor,
    'to_match', (
      select count(*)
      from (
        select from books.bank_rows as credit where credit.user_id = owner and credit.state = 'open' limit 100
      ) as waiting
    )
  );
end
$$;
comment on function public.reports_standing(date, date) is
  'How the caller''s reports stand today: whether the GSTR-1 of a month or a quarter would be nil, and when it and its GSTR-3B were filed (null of who is not registered); in paise what is owed, with the number of overdue invoices, and what was invoiced in this month; how many credits of bank files wait, at most 100.';
grant execute on function public.reports_standing(date, date) to authenticated;
