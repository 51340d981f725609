-- What an address may look like: what browsers and the Auth server take, and a domain with an ending. The domain's `email`
-- schema is the same.
create or replace function private.is_email(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(value) <= 254
    and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+[A-Za-z](-*[A-Za-z0-9])+$'
$$;

-- A trigger of new rows and no check, which would refuse the payments of an invoice from before, since they change its row.
alter table public.invoices drop constraint invoices_client_email_shape;

create function private.refuse_client_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(422, 'Please enter a valid email address.', 'clientEmail');
  return null;
end
$$;
revoke all on function private.refuse_client_email() from public;

create trigger invoices_client_email_shape before insert on public.invoices
for each row
when (not private.is_email(new.client_email))
execute function private.refuse_client_email();
