-- Whoever stops sharing an invoice, makes it a new link or deletes it wants what was handed out to end: the address of
-- its PDF ends, too. By triggers, so that no way there is forgotten.
create function private.new_token() returns text
language sql volatile
set search_path = ''
as $$ select translate(encode(extensions.gen_random_bytes(18), 'base64'), '+/', '-_') $$;
comment on function private.new_token() is '144 random bits, in 24 letters that need no escape in an address.';
revoke all on function private.new_token() from public;

create or replace function private.keep_issued_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column is still null in a BEFORE trigger; what it is made of is compared instead.
  changeable constant text[] := array[
    'status', 'settled_minor', 'paid_date', 'payment_method', 'cancelled_at', 'pdf_token', 'number', 'due_inr_minor',
    'search_text'
  ];
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'An issued invoice is cancelled, never erased.');
  elsif to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable then
    perform private.refuse(409, 'An issued invoice cannot be changed.');
  end if;
  return new;
end
$$;

create function private.renew_pdf_token() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.pdf_token := private.new_token();
  return new;
end
$$;
revoke all on function private.renew_pdf_token() from public;

create trigger invoices_renew_pdf_token before update on public.invoices
for each row
when (old.cancelled_at is null and new.cancelled_at is not null)
execute function private.renew_pdf_token();

create function private.end_pdf_of_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.invoices as invoice set pdf_token = private.new_token() where invoice.id = new.invoice_id;
  return null;
end
$$;
revoke all on function private.end_pdf_of_link() from public;

create trigger invoice_links_end_pdf after update on public.invoice_links
for each row
when (old.token <> new.token or (old.revoked_at is null and new.revoked_at is not null))
execute function private.end_pdf_of_link();

comment on table public.invoices is
  'Issued invoices. Only the payment state, the cancellation and the address of the PDF change after creation.';
