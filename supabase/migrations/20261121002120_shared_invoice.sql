-- What the holder of a link can do without an account: see the invoice, and say that it was paid. An unknown, a
-- revoked and a cancelled invoice's token are one and the same to them.
create function private.live_link(token text) returns setof public.invoice_links
language sql stable
set search_path = ''
as $$
  select link.*
  from public.invoice_links as link
  join public.invoices as invoice on invoice.id = link.invoice_id
  where link.token = live_link.token and link.revoked_at is null and invoice.cancelled_at is null
$$;
revoke all on function private.live_link(text) from public;

create function private.shared_invoice(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  -- An allow-list: a column that joins a table later stays out until it is named here.
  select jsonb_build_object(
    'number', detail.number,
    'status', detail.status,
    'currency', detail.currency,
    'exchange_rate', detail.exchange_rate,
    'issue_date', detail.issue_date,
    'due_date', detail.due_date,
    'paid_date', detail.paid_date,
    'payment_method', detail.payment_method,
    'client_name', detail.client_name,
    'client_email', detail.client_email,
    'seller', detail.seller,
    'notes', detail.notes,
    'total_minor', detail.total_minor,
    'total_inr_minor', detail.total_inr_minor,
    'settled_minor', detail.settled_minor,
    'balance_minor', detail.balance_minor,
    'items', (
      select jsonb_agg(
        jsonb_build_object(
          'description', item.description,
          'quantity', item.quantity,
          'amount_minor', item.amount_minor,
          'amount_inr_minor', item.amount_inr_minor
        )
        order by item.position
      )
      from public.invoice_items as item
      where item.invoice_id = detail.id
    ),
    'pay_to', case when detail.balance_minor > 0 then (
      select jsonb_build_object(
        'upi_id', business.upi_id,
        'bank_account_name', business.bank_account_name,
        'bank_account_number', business.bank_account_number,
        'bank_ifsc', business.bank_ifsc
      )
      from public.businesses as business
      where business.user_id = detail.user_id
    ) end,
    'claim', (
      select jsonb_build_object(
        'amount_minor', sum(payment.amount_minor),
        'claimed_on', max(payment.paid_on)
      )
      from public.payments as payment
      where payment.invoice_id = detail.id and payment.state = 'claimed'
      having count(*) > 0
    )
  )
  from private.live_link(token) as link
  join public.invoice_details as detail on detail.id = link.invoice_id
$$;
revoke all on function private.shared_invoice(text) from public;
grant execute on function private.shared_invoice(text) to anon, authenticated;

create function public.shared_invoice(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_invoice(token) $$;
comment on function public.shared_invoice(text) is
  'The invoice whose share link carries this token, for anyone who holds it; null when the link does not live.';
revoke all on function public.shared_invoice(text) from public, anon, authenticated, service_role;
grant execute on function public.shared_invoice(text) to anon, authenticated;

create function private.note_share_view(token text) returns void
language sql security definer
set search_path = ''
as $$
  update public.invoice_links as link
  set
    views = link.views + 1,
    first_viewed_at = coalesce(link.first_viewed_at, now()),
    last_viewed_at = now()
  from private.live_link(note_share_view.token) as live
  where link.invoice_id = live.invoice_id
    and link.token = live.token
    -- The seller looking at it is no view, and a reload is none either.
    and link.user_id is distinct from (select auth.uid())
    and (link.last_viewed_at is null or link.last_viewed_at < now() - interval '1 minute')
$$;
revoke all on function private.note_share_view(text) from public;
grant execute on function private.note_share_view(text) to anon, authenticated;

create function public.note_share_view(token text) returns void
language sql
set search_path = ''
as $$ select private.note_share_view(token) $$;
comment on function public.note_share_view(text) is
  'Counts that a share link was opened: at most once a minute, and never its owner. Silent for a dead token.';
revoke all on function public.note_share_view(text) from public, anon, authenticated, service_role;
grant execute on function public.note_share_view(text) to anon, authenticated;
