-- Issuing asks of itself what it asked beside itself before: a living session, a permit, and a measure of what comes.
create or replace function private.create_invoice(
  request_key uuid,
  client_name text,
  client_email text,
  currency text,
  exchange_rate numeric,
  due_date date,
  notes text,
  items jsonb
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  year constant text := private.financial_year(today);
  -- Each text becomes a row of its own, so it counts twice. The invoice keeps a copy of the seller's logo.
  size constant bigint := 1500 + 2 * coalesce(pg_column_size(items), 0)
    + coalesce((select octet_length(own.logo) from public.businesses as own where own.user_id = auth.uid()), 0)
    + coalesce(octet_length(client_name), 0) + coalesce(octet_length(client_email), 0)
    + coalesce(octet_length(currency), 0) + coalesce(octet_length(notes), 0)
    + coalesce(pg_column_size(exchange_rate), 0);
  fingerprint text;
  seller public.businesses;
  earlier public.invoices;
  rate numeric(10, 6);
  new_id uuid;
begin
  if owner is null then
    perform private.refuse(401, 'Please log in.');
  elsif size > 2000000 then
    perform private.refuse(422, 'The invoice is too long. Please shorten its texts.', 'items');
  end if;
  perform private.begin_write(size);
  fingerprint := encode(sha256(convert_to(jsonb_build_array(
    client_name, client_email, currency, exchange_rate, due_date, notes, items
  )::text, 'UTF8')), 'hex');

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'Set up your business before you create an invoice.', 'business');
  end if;

  select * into earlier
  from public.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = create_invoice.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return earlier.id;
  elsif found then
    perform private.refuse(409, 'This request was already used for another invoice.', 'requestKey');
  end if;

  if create_invoice.due_date < today then
    perform private.refuse(422, 'Due date cannot be in the past.', 'dueDate');
  end if;
  perform private.check_items(items);
  rate := private.rate_for(owner, currency, exchange_rate);

  insert into public.invoices (
    user_id, business_id, financial_year, sequence, seller,
    client_name, client_email, currency, exchange_rate, total_minor, total_inr_minor,
    issue_date, due_date, notes, request_key, request_fingerprint
  )
  select
    owner, seller.id, year, private.next_sequence(seller, year), private.seller_snapshot(seller),
    btrim(create_invoice.client_name), lower(btrim(create_invoice.client_email)), create_invoice.currency, rate,
    sum(item.amount_minor),
    -- Half-up per row, so that the rupee rows add up to the rupee total.
    case when create_invoice.currency = 'INR' then sum(item.amount_minor) else sum(round(item.amount_minor * rate)) end,
    today, create_invoice.due_date, create_invoice.notes, create_invoice.request_key, fingerprint
  from jsonb_to_recordset(create_invoice.items) as item (amount_minor bigint)
  returning id into new_id;

  insert into public.invoice_items (
    invoice_id, user_id, position, description, quantity, amount_minor, amount_inr_minor
  )
  select
    new_id, owner, item.position, btrim(item.description), coalesce(item.quantity, 1), item.amount_minor,
    case when create_invoice.currency = 'INR' then item.amount_minor else round(item.amount_minor * rate) end
  from rows from (
    jsonb_to_recordset(create_invoice.items) as (description text, quantity integer, amount_minor bigint)
  ) with ordinality as item (description, quantity, amount_minor, position);

  return new_id;
end
$$;

create or replace function public.issue_invoice(
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

-- Nobody takes a permit beside a write any more.
drop function public.take_write_permit();
drop function private.take_write_permit();
drop function private.require_live_session();
