create function private.seller_snapshot(business public.businesses) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', business.name,
    'email', business.email,
    'phone', business.phone,
    'address', business.address,
    'taxId', business.tax_id,
    'city', business.city,
    'state', business.state,
    'postalCode', business.postal_code,
    'country', business.country,
    'website', business.website
  )
$$;
revoke all on function private.seller_snapshot(public.businesses) from public;

create function private.next_sequence(business public.businesses, year text) returns integer
language sql
set search_path = ''
as $$
  insert into public.invoice_counters as counter (business_id, financial_year, user_id, last_sequence)
  values (business.id, year, business.user_id, 1)
  on conflict (business_id, financial_year)
  do update set last_sequence = counter.last_sequence + 1
  returning last_sequence
$$;
revoke all on function private.next_sequence(public.businesses, text) from public;

-- Gives the rate of a new invoice: none for rupees, the given one, or the last one that its owner used.
create function private.rate_for(owner uuid, currency text, given numeric) returns numeric
language sql stable
set search_path = ''
as $$
  select case
    when rate_for.currency = 'INR' then null
    else coalesce(given, (
      select invoice.exchange_rate
      from public.invoices as invoice
      where invoice.user_id = owner
        and invoice.currency = rate_for.currency
        and invoice.exchange_rate is not null
      order by invoice.created_at desc
      limit 1
    ))
  end
$$;
revoke all on function private.rate_for(uuid, text, numeric) from public;

create function private.check_items(items jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if items is null or jsonb_typeof(items) <> 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'Add at least one valid item with positive quantity and amount.', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'An invoice can have at most 500 items.', 'items');
  elsif (
    select sum(amount_minor) > 999999999999
    from jsonb_to_recordset(items) as item (amount_minor bigint)
  ) then
    perform private.refuse(422, 'The total can be at most ₹9,99,99,99,999.99.', 'items');
  end if;
end
$$;
revoke all on function private.check_items(jsonb) from public;

create function private.create_invoice(
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
  fingerprint constant text := encode(sha256(convert_to(jsonb_build_array(
    client_name, client_email, currency, exchange_rate, due_date, notes, items
  )::text, 'UTF8')), 'hex');
  seller public.businesses;
  earlier public.invoices;
  rate numeric(10, 6);
  new_id uuid;
begin
  if owner is null then
    perform private.refuse(401, 'Please log in.');
  end if;

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
revoke all on function private.create_invoice(uuid, text, text, text, numeric, date, text, jsonb) from public;
grant execute on function private.create_invoice(uuid, text, text, text, numeric, date, text, jsonb) to authenticated;

create function public.create_invoice(
  request_key uuid,
  client_name text,
  client_email text,
  due_date date,
  items jsonb,
  currency text default 'INR',
  exchange_rate numeric default null,
  notes text default null
) returns uuid
language sql
set search_path = ''
as $$
  select private.create_invoice(
    request_key, client_name, client_email, currency, exchange_rate, due_date, notes, items
  )
$$;
comment on function public.create_invoice(uuid, text, text, date, jsonb, text, numeric, text) is
  'Issues an invoice and returns its id. The same request_key with the same body returns the same invoice.';
revoke all on function public.create_invoice(uuid, text, text, date, jsonb, text, numeric, text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_invoice(uuid, text, text, date, jsonb, text, numeric, text) to authenticated;
