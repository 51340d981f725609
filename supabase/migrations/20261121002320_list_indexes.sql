-- Lists have one order: by day of issue, newest first. That is the order of creation too, since create_invoice
-- takes the day from the transaction's clock, as created_at does.
create index invoices_newest on public.invoices (user_id, issue_date desc, created_at desc, id desc)
where cancelled_at is null;
create index invoices_by_status on public.invoices (user_id, status, issue_date desc, created_at desc, id desc)
include (due_date, due_inr_minor)
where cancelled_at is null;
-- In the order in which what is due is shown.
create index invoices_unpaid_due on public.invoices (user_id, due_date, created_at, id)
where cancelled_at is null and status = 'UNPAID';
-- The last exchange rate that a person used.
create index invoices_rated on public.invoices (user_id, created_at desc) where exchange_rate is not null;

drop index public.invoices_list;
drop index public.invoices_issue_date;
drop index public.invoices_due;
