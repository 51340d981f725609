-- What is never erased row by row is not emptied at once either.
create trigger invoice_items_keep_all before truncate on public.invoice_items
for each statement execute function private.keep_issued_items();

create function private.keep_payments() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(409, 'A payment is undone, never erased.');
  return null;
end
$$;
revoke all on function private.keep_payments() from public;

create trigger payments_keep_all before truncate on public.payments
for each statement execute function private.keep_payments();
