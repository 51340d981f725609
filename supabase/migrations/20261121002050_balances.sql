-- What was received and what is still due joins the lists and the document, behind the columns that were there.
create or replace view public.invoice_summaries
with (security_invoker = true)
as
select
  id,
  user_id,
  number,
  client_name,
  client_email,
  currency,
  exchange_rate,
  total_minor,
  total_inr_minor,
  case when status = 'UNPAID' and due_date < (select private.today()) then 'OVERDUE' else status end as status,
  issue_date,
  due_date,
  created_at,
  settled_minor,
  total_minor - settled_minor as balance_minor
from public.invoices
where cancelled_at is null;

create or replace view public.invoice_details
with (security_invoker = true)
as
select
  summary.id,
  summary.user_id,
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
  invoice.seller,
  invoice.notes,
  invoice.paid_date,
  invoice.payment_method,
  invoice.pdf_token,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', item.id,
          'description', item.description,
          'quantity', item.quantity,
          'amount_minor', item.amount_minor,
          'amount_inr_minor', item.amount_inr_minor
        )
        order by item.position
      ),
      '[]'
    )
    from public.invoice_items as item
    where item.invoice_id = invoice.id
  ) as items,
  summary.settled_minor,
  summary.balance_minor
from public.invoice_summaries as summary
join public.invoices as invoice on invoice.id = summary.id;
