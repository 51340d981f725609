-- The texts of an invoice that stand on one line are one, and not blank. A trigger of new rows and no check: an issued
-- invoice stays as it is, whatever its text, and a check would refuse the payments of one from before, since they
-- change its row.
create function private.require_line() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  written constant text := to_jsonb(new) ->> tg_argv[0];
  label constant text := tg_argv[1];
begin
  perform private.refuse(
    422,
    label || case when private.single_line(written) is null
      then ' is required.'
      else ' must be one line of text, without blanks around it.'
    end,
    tg_argv[2]
  );
  return null;
end
$$;
comment on function private.require_line() is
  'Refuses the row, which its trigger found wanting: the arguments are the column, how it is called, and the input field.';
revoke all on function private.require_line() from public;

create trigger invoices_client_name_line before insert on public.invoices
for each row
when (new.client_name is distinct from private.single_line(new.client_name))
execute function private.require_line('client_name', 'Client name', 'clientName');

create trigger invoice_items_description_line before insert on public.invoice_items
for each row
when (new.description is distinct from private.single_line(new.description))
execute function private.require_line('description', 'Description', 'description');
