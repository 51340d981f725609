-- The one thing a visitor without an account can read: the document behind a PDF link that was given away.
create function private.invoice_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select to_jsonb(detail) - array['user_id', 'pdf_token']
  from public.invoice_details as detail
  where detail.pdf_token = token
$$;
revoke all on function private.invoice_document(text) from public;
grant execute on function private.invoice_document(text) to anon, authenticated;

create function public.invoice_document(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.invoice_document(token) $$;
comment on function public.invoice_document(text) is 'The invoice whose PDF link carries this token; null when there is none.';
revoke all on function public.invoice_document(text) from public, anon, authenticated, service_role;
grant execute on function public.invoice_document(text) to anon, authenticated;
