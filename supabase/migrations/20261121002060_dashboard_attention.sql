-- By due date: what is overdue, and what falls due next.
create index invoices_due on public.invoices (user_id, due_date) where cancelled_at is null and status = 'UNPAID';

create function public.dashboard_attention(most integer default 5) returns jsonb
language sql stable
set search_path = ''
as $$
  with
  bound as (
    select private.today() as today, least(greatest(coalesce(most, 5), 0), 50) as most
  ),
  claims as (
    select
      row_number() over (order by payment.created_at, payment.id) as place,
      jsonb_build_object(
        'payment_id', payment.id,
        'invoice_id', invoice.id,
        'number', invoice.number,
        'client_name', invoice.client_name,
        'currency', invoice.currency,
        'exchange_rate', invoice.exchange_rate,
        'amount_minor', payment.amount_minor,
        'balance_minor', invoice.balance_minor,
        'method', payment.method,
        'reference', payment.reference,
        'claimed_at', payment.created_at
      ) as entry
    from public.payments as payment
    join public.invoice_summaries as invoice on invoice.id = payment.invoice_id
    where payment.user_id = (select auth.uid()) and payment.state = 'claimed'
  ),
  unpaid as (
    select
      invoice.status = 'OVERDUE' as overdue,
      row_number() over (
        partition by invoice.status
        order by invoice.due_date, invoice.created_at, invoice.id
      ) as place,
      jsonb_build_object(
        'invoice_id', invoice.id,
        'number', invoice.number,
        'client_name', invoice.client_name,
        'currency', invoice.currency,
        'exchange_rate', invoice.exchange_rate,
        'balance_minor', invoice.balance_minor,
        'due_date', invoice.due_date
      ) as entry
    from public.invoice_summaries as invoice
    cross join bound
    where invoice.user_id = (select auth.uid())
      and invoice.status <> 'PAID'
      and invoice.due_date <= bound.today + 7
  )
  select jsonb_build_object(
    'claims', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
      )
      from claims
    ),
    'due_soon', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
      )
      from unpaid
      where not overdue
    ),
    'overdue', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
      )
      from unpaid
      where overdue
    )
  )
  from bound
$$;
comment on function public.dashboard_attention(integer) is
  'What waits for the caller: payments reported by clients, invoices due within seven days, and overdue ones. Each with its count and the first rows, the oldest first.';
revoke all on function public.dashboard_attention(integer) from public, anon, authenticated, service_role;
grant execute on function public.dashboard_attention(integer) to authenticated;
