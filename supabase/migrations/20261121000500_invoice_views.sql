create view public.invoice_summaries
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
  created_at
from public.invoices
where cancelled_at is null;
comment on view public.invoice_summaries is 'What lists show. OVERDUE is derived here, from today in India.';
revoke all on public.invoice_summaries from anon, authenticated;
grant select on public.invoice_summaries to authenticated;

create view public.invoice_details
with (security_invoker = true)
as
select
  summary.*,
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
  ) as items
from public.invoice_summaries as summary
join public.invoices as invoice on invoice.id = summary.id;
comment on view public.invoice_details is 'The whole document: what the detail screen and the PDF show.';
revoke all on public.invoice_details from anon, authenticated;
grant select on public.invoice_details to authenticated;
