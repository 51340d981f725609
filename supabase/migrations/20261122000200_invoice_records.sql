-- Every invoice of a person, cancelled ones among them, and what its client may know of it. The two views that were
-- there are the live ones of it, with two columns more at their end.
create view public.invoice_records
with (security_invoker = true)
as
select
  invoice.id,
  invoice.user_id,
  invoice.number,
  invoice.client_name,
  invoice.client_email,
  invoice.currency,
  invoice.exchange_rate,
  invoice.total_minor,
  invoice.total_inr_minor,
  case
    when invoice.cancelled_at is not null then 'CANCELLED'
    when invoice.status = 'UNPAID' and invoice.due_date < (select private.today()) then 'OVERDUE'
    else invoice.status
  end as status,
  invoice.issue_date,
  invoice.due_date,
  invoice.created_at,
  invoice.seller,
  invoice.notes,
  invoice.paid_date,
  invoice.payment_method,
  -- A cancelled invoice has no PDF.
  case when invoice.cancelled_at is null then invoice.pdf_token end as pdf_token,
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
  invoice.settled_minor,
  invoice.total_minor - invoice.settled_minor as balance_minor,
  invoice.cancelled_at,
  (
    select to_jsonb(known)
    from (
      select
        (select link.created_at from public.invoice_links as link where link.invoice_id = invoice.id) as shared_at,
        (select link.last_viewed_at from public.invoice_links as link where link.invoice_id = invoice.id) as viewed_at,
        (select max(mail.sent_at) from public.invoice_mails as mail where mail.invoice_id = invoice.id) as mailed_at,
        (
          select sum(payment.amount_minor + payment.tds_minor)
          from public.payments as payment
          where payment.invoice_id = invoice.id and payment.state = 'claimed'
        ) as claimed_minor
    ) as known
    where num_nonnulls(known.shared_at, known.mailed_at, known.claimed_minor) > 0
  ) as reach
from public.invoices as invoice;
comment on view public.invoice_records is
  'Every invoice, CANCELLED ones among them. `reach`: when its link was made and last opened, when it was last mailed, and what its client says to have paid and nobody has checked; null of one that never left.';
revoke all on public.invoice_records from anon, authenticated, service_role;
grant select on public.invoice_records to authenticated;

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
  status,
  issue_date,
  due_date,
  created_at,
  settled_minor,
  balance_minor,
  cancelled_at,
  reach
from public.invoice_records
where cancelled_at is null;

create or replace view public.invoice_details
with (security_invoker = true)
as
select *
from public.invoice_records
where cancelled_at is null;
