-- Creating and reading what was created, in one question.
create function public.issue_invoice(
  request_key uuid,
  client_name text,
  client_email text,
  due_date date,
  items jsonb,
  currency text default 'INR',
  exchange_rate numeric default null,
  notes text default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  new_id constant uuid := public.create_invoice(
    request_key, client_name, client_email, due_date, items, currency, exchange_rate, notes
  );
begin
  return (select to_jsonb(detail) - 'user_id' from public.invoice_details as detail where detail.id = new_id);
end
$$;
comment on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text) is
  'As create_invoice, and returns the whole invoice; null when the earlier one of the same key is cancelled.';
revoke all on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text)
  from public, anon, authenticated, service_role;
grant execute on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text) to authenticated;
