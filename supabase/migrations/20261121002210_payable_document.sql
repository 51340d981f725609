-- What a PDF prints: the invoice, and how it can be paid today. For whoever holds the link of the PDF, or a share link.
create function private.document_of(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select (to_jsonb(detail) - array['user_id', 'pdf_token']) || jsonb_build_object(
    'tds_minor', (
      select coalesce(sum(payment.tds_minor), 0)
      from public.payments as payment
      where payment.invoice_id = detail.id and payment.state = 'confirmed'
    ),
    'upi_id', case when detail.currency = 'INR' and detail.balance_minor > 0 then (
      select business.upi_id
      from public.businesses as business
      where business.user_id = detail.user_id
    ) end
  )
  from public.invoice_details as detail
  where detail.id = document_of.invoice_id
$$;
revoke all on function private.document_of(uuid) from public;

create or replace function private.invoice_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.document_of(invoice.id)
  from public.invoices as invoice
  where invoice.pdf_token = token
$$;

create function private.shared_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select private.document_of(link.invoice_id) from private.live_link(token) as link $$;
revoke all on function private.shared_document(text) from public;
grant execute on function private.shared_document(text) to anon, authenticated;

create function public.shared_document(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_document(token) $$;
comment on function public.shared_document(text) is
  'What the PDF of a share link prints; null when the link does not live.';
revoke all on function public.shared_document(text) from public, anon, authenticated, service_role;
grant execute on function public.shared_document(text) to anon, authenticated;
