-- The port by which an export left, and its shipping bill: they are known after the invoice, and the return asks for them (table
-- 6A).

create function private.note_shipping() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.id, new.user_id, 'shipping_noted',
    jsonb_strip_nulls(jsonb_build_object('number', coalesce(new.shipping_bill, new.port_code)))
  );
  return null;
end
$$;

create trigger invoices_note_shipping after update on books.invoices
for each row
when (
  (old.port_code, old.shipping_bill, old.shipping_bill_date)
    is distinct from (new.port_code, new.shipping_bill, new.shipping_bill_date)
)
execute function private.note_shipping();

-- Whether the return with an export was filed before its shipping bill was known: table 9A is then amended on the portal.
create function private.is_shipped_late(owner uuid, gstin text, invoice_id uuid, issued date) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.invoice_events as event
    where event.invoice_id = is_shipped_late.invoice_id and event.kind = 'shipping_noted'
      and event.at > (private.filed_period(owner, gstin, issued, issued)).marked_at
  );
end
$$;

-- Issuing calls it, too.
create function private.check_shipping(number text, day date, issued date) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if day is not null and number is null then
    perform private.refuse(422, 'shipping_bill_number_missing', 'shippingBillDate');
  elsif day > private.today() then
    perform private.refuse(422, 'shipping_bill_date_future', 'shippingBillDate');
  elsif day < issued then
    perform private.refuse(422, 'shipping_bill_date_early', 'shippingBillDate');
  end if;
end
$$;
comment on function private.check_shipping(text, date, date) is 'Refuses a shipping bill whose day cannot be.';

create function private.set_shipping(invoice_id uuid, port_code text, shipping_bill text, shipping_bill_date date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice constant books.invoices := private.lock_invoice(set_shipping.invoice_id, private.account());
begin
  if invoice.supply <> 'export' or invoice.told <> 'supply' then
    perform private.refuse(409, 'shipping_of_export');
  end if;
  perform private.check_shipping(set_shipping.shipping_bill, set_shipping.shipping_bill_date, invoice.issue_date);
  update books.invoices as own
  set
    port_code = set_shipping.port_code, shipping_bill = set_shipping.shipping_bill,
    shipping_bill_date = set_shipping.shipping_bill_date
  where own.id = invoice.id
    and (own.port_code, own.shipping_bill, own.shipping_bill_date)
      is distinct from (set_shipping.port_code, set_shipping.shipping_bill, set_shipping.shipping_bill_date);
  return private.issued_invoice(invoice.id);
end
$$;
grant execute on function private.set_shipping(uuid, text, text, date) to authenticated;

create function public.set_shipping(
  invoice_id uuid,
  port_code text default null,
  shipping_bill text default null,
  shipping_bill_date date default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.set_shipping(invoice_id, port_code, shipping_bill, shipping_bill_date) $$;
comment on function public.set_shipping(uuid, text, text, date) is
  'Notes, or takes out, port and shipping bill of one of the caller''s issued exports, and returns the whole of it; doing it twice is harmless.';
grant execute on function public.set_shipping(uuid, text, text, date) to authenticated;
