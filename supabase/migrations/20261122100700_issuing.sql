-- The one way in for invoices, and deleting, which marks them cancelled.

-- Gives the rate of a new invoice: none for rupees, the given one, or the last one that its owner used. That is the rate
-- of an invoice they still see: what the form shows is what is issued.
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
        and invoice.cancelled_at is null
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
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > 500 then
    perform private.refuse(422, 'too_many_items', 'items', '{"most": 500}');
  elsif (
    select sum(amount_minor) > private.most_minor()
    from jsonb_to_recordset(items) as item (amount_minor bigint)
  ) then
    perform private.refuse(
      422, 'total_too_large', 'items', jsonb_build_object('minor', private.most_minor(), 'currency', 'INR')
    );
  end if;
end
$$;
revoke all on function private.check_items(jsonb) from public;

create function private.issued_invoice(id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select to_jsonb(detail) - 'user_id' from public.invoice_details as detail where detail.id = issued_invoice.id
  );
end
$$;
comment on function private.issued_invoice(uuid) is 'What issuing answers with: the whole invoice; null of a cancelled one.';
revoke all on function private.issued_invoice(uuid) from public;

-- Issuing asks for a living session, a permit, and a measure of what comes; then it takes the number, copies the seller and
-- fixes the totals, all in one transaction.
create function private.issue_invoice(
  request_key uuid,
  client_name text,
  client_email text,
  currency text,
  exchange_rate numeric,
  due_date date,
  notes text,
  items jsonb
) returns jsonb
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
    perform private.refuse(401, 'login_required');
  elsif size > 2000000 then
    perform private.refuse(422, 'invoice_too_long', 'items');
  end if;
  perform private.begin_write(size);
  fingerprint := private.hash(jsonb_build_array(
    client_name, client_email, currency, exchange_rate, due_date, notes, items
  )::text);

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;

  select * into earlier
  from public.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = issue_invoice.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
  end if;

  if issue_invoice.due_date < today then
    perform private.refuse(422, 'due_date_past', 'dueDate');
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
    btrim(issue_invoice.client_name), lower(btrim(issue_invoice.client_email)), issue_invoice.currency, rate,
    sum(item.amount_minor),
    -- Half-up per row, so that the rupee rows add up to the rupee total.
    case when issue_invoice.currency = 'INR' then sum(item.amount_minor) else sum(round(item.amount_minor * rate)) end,
    today, issue_invoice.due_date, issue_invoice.notes, issue_invoice.request_key, fingerprint
  from jsonb_to_recordset(issue_invoice.items) as item (amount_minor bigint)
  returning id into new_id;

  insert into public.invoice_items (
    invoice_id, user_id, position, description, quantity, amount_minor, amount_inr_minor
  )
  select
    new_id, owner, item.position, btrim(item.description), coalesce(item.quantity, 1), item.amount_minor,
    case when issue_invoice.currency = 'INR' then item.amount_minor else round(item.amount_minor * rate) end
  from rows from (
    jsonb_to_recordset(issue_invoice.items) as (description text, quantity integer, amount_minor bigint)
  ) with ordinality as item (description, quantity, amount_minor, position);

  return private.issued_invoice(new_id);
end
$$;
revoke all on function private.issue_invoice(uuid, text, text, text, numeric, date, text, jsonb) from public;
grant execute on function private.issue_invoice(uuid, text, text, text, numeric, date, text, jsonb) to authenticated;

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
language sql
set search_path = ''
as $$
  select private.issue_invoice(
    request_key, client_name, client_email, currency, exchange_rate, due_date, notes, items
  )
$$;
comment on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text) is
  'Issues an invoice and returns the whole of it. The same request_key with the same body returns the same invoice; null when that is cancelled.';
revoke all on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text)
  from public, anon, authenticated, service_role;
grant execute on function public.issue_invoice(uuid, text, text, date, jsonb, text, numeric, text) to authenticated;

-- Deleting an invoice marks it cancelled: it leaves every list and total, keeps its number and can come back. Money that
-- came in has to stay where it is counted: an invoice with a payment is not deleted. The lock waits for whoever records one.
create function private.set_cancelled(invoice_id uuid, cancelled boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  perform private.begin_write();
  select * into invoice
  from public.invoices as own
  where own.id = set_cancelled.invoice_id and own.user_id = auth.uid()
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif cancelled and invoice.cancelled_at is null and invoice.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  end if;
  update public.invoices as own
  set cancelled_at = case when cancelled then now() end
  where own.id = invoice.id and (own.cancelled_at is not null) <> cancelled;
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
