-- Deleting an invoice marks it cancelled: it leaves every list and total, keeps its number and can come back.
create function private.set_cancelled(invoice_id uuid, cancelled boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invoices
  set cancelled_at = case when cancelled then coalesce(cancelled_at, now()) end
  where id = invoice_id and user_id = auth.uid();
  if not found then
    perform private.refuse(404, 'Invoice not found.');
  end if;
end
$$;
revoke all on function private.set_cancelled(uuid, boolean) from public;
grant execute on function private.set_cancelled(uuid, boolean) to authenticated;

create function public.delete_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_cancelled(invoice_id, true) $$;
comment on function public.delete_invoice(uuid) is 'Cancels one of the caller''s invoices; doing it twice is harmless.';
revoke all on function public.delete_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.delete_invoice(uuid) to authenticated;

create function public.restore_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_cancelled(invoice_id, false) $$;
comment on function public.restore_invoice(uuid) is 'Brings back one of the caller''s cancelled invoices under its old number.';
revoke all on function public.restore_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_invoice(uuid) to authenticated;
