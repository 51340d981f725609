-- All documents are issued here.

-- Gives the rate of a new invoice: none for rupees, the given one, or the last one that its owner used, on an invoice that they
-- still see: the rate that the form shows is the rate that is issued.
create function private.rate_for(owner uuid, currency text, given numeric) returns numeric
language plpgsql stable
set search_path = ''
as $$
begin
  return case
    when rate_for.currency = 'INR' then null
    else coalesce(given, (
      select invoice.exchange_rate
      from books.invoices as invoice
      where invoice.user_id = owner
        and invoice.currency = rate_for.currency
        and invoice.exchange_rate is not null
        and invoice.listed
      order by invoice.created_at desc
      limit 1
    ))
  end;
end
$$;

-- The buyer as the document gives them; fields not given are null.
create function private.buyer_snapshot(document jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'name', btrim(document ->> 'client_name'),
    'email', lower(btrim(document ->> 'client_email')),
    'contact', document -> 'client_contact',
    'phone', document -> 'client_phone',
    'address', document -> 'client_address',
    'city', document -> 'client_city',
    'stateCode', document -> 'client_state_code',
    'postalCode', document -> 'client_postal_code',
    'country', coalesce(document ->> 'client_country', 'IN'),
    'gstin', document -> 'client_gstin',
    'pan', document -> 'client_pan',
    'deliveryAddress', document -> 'delivery_address'
  );
end
$$;

-- Checks the parts of the buyer snapshot that no column constraint covers.
create function private.check_buyer(buyer jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  wrong record;
begin
  select * into wrong
  from (
    values
      ('contact', 'clientContact', 120, true), ('phone', 'clientPhone', 20, true), ('city', 'clientCity', 60, true),
      ('postalCode', 'clientPostalCode', 12, true), ('address', 'clientAddress', 300, false),
      ('deliveryAddress', 'deliveryAddress', 300, false)
  ) as text (key, field, most, is_line)
  where jsonb_typeof(buyer -> text.key) not in ('string', 'null')
    or char_length(buyer ->> text.key) > text.most
    or (text.is_line and buyer ->> text.key is distinct from private.single_line(buyer ->> text.key))
  limit 1;
  if found then
    perform private.check_length(buyer ->> wrong.key, wrong.most, wrong.field);
    perform private.refuse(422, 'not_one_line', wrong.field);
  elsif buyer ->> 'country' !~ '^[A-Z]{2}$' then
    perform private.refuse(422, 'country_unknown', 'clientCountry');
  elsif not private.is_gst_state(buyer ->> 'stateCode') then
    perform private.refuse(422, 'state_code_unknown', 'clientStateCode');
  elsif buyer ->> 'pan' !~ '^[A-Z]{5}[0-9]{4}[A-Z]$' then
    perform private.refuse(422, 'pan_invalid', 'clientPan');
  end if;
  perform private.checked_gstin(buyer ->> 'gstin', 'clientGstin');
end
$$;

-- CGST Rule 46: from ₹50,000 of taxable value, a tax invoice gives the address of a client without a GSTIN.
create function private.check_buyer_place(buyer jsonb, taxes jsonb, exchange_rate numeric) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  least_minor constant bigint := 5000000;
  taxed_minor constant numeric := (
    select coalesce(sum(line.taxable_minor), 0)
    from jsonb_to_recordset(taxes) as line (gst_rate integer, taxable_minor bigint)
    where line.gst_rate > 0
  );
begin
  if buyer ->> 'gstin' is not null or round(taxed_minor * coalesce(exchange_rate, 1)) < least_minor then
    return;
  elsif buyer ->> 'address' is null then
    perform private.refuse(422, 'client_address_required', 'clientAddress', jsonb_build_object('minor', least_minor));
  elsif buyer ->> 'country' = 'IN' and buyer ->> 'stateCode' is null then
    perform private.refuse(422, 'client_state_required', 'clientStateCode', jsonb_build_object('minor', least_minor));
  end if;
end
$$;

create function private.new_pictures_size(owner uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(
    (
      select sum(octet_length(picture))
      from public.businesses as business, unnest(array[business.logo, business.signature]) as picture
      where business.user_id = owner
        and not exists (
          select from public.images as image
          where image.user_id = owner and image.hash = private.hash(picture)
        )
    ),
    0
  );
end
$$;

-- A picture that is stored already stays unchanged.
create function private.keep_pictures(business public.businesses) returns void
language plpgsql
set search_path = ''
as $$
begin
  if num_nonnulls(business.logo, business.signature) > 0 then
    insert into public.images (user_id, hash, content)
    select business.user_id, private.hash(picture), picture
    from unnest(array[business.logo, business.signature]) as picture
    where picture is not null
    on conflict do nothing;
  end if;
end
$$;

create function private.issued_invoice(id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select to_jsonb(detail) - 'user_id' from books.invoice_details as detail where detail.id = issued_invoice.id
  );
end
$$;
comment on function private.issued_invoice(uuid) is 'What issuing answers with: the whole invoice; null of a cancelled one.';

-- With its indexes. Each text stands in its row and in the index of words; a picture is stored once.
create function private.issued_size(texts bigint, rows bigint) returns bigint
language plpgsql immutable
set search_path = ''
as $$ begin return 1800 + 100 * coalesce(rows, 0) + 2 * coalesce(texts, 0); end $$;
comment on function private.issued_size(bigint, bigint) is
  'About how many bytes a document takes that is issued, of so many bytes of texts in so many rows.';

-- Checks the session, the permit and the size of the input before any lock.
create function private.begin_issue(document jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  texts constant integer := pg_column_size(document);
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  elsif jsonb_typeof(document) is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'document');
  elsif texts > 1000000 then
    perform private.refuse(422, 'invoice_too_long', 'items');
  end if;
  perform private.begin_write(
    private.issued_size(
      texts, case jsonb_typeof(document -> 'items') when 'array' then jsonb_array_length(document -> 'items') end
    ) + private.new_pictures_size(private.account())
  );
end
$$;

-- Issues a document: takes the number, copies both parties and fixes the totals, all in one transaction. With an original, the
-- document replaces it, and the original is cancelled. An estimate or another document that becomes an invoice is computed as an
-- invoice, in a series of its own; its due date is the last day on which it holds, or the day of issue.
create function private.issue_fingerprint(kind text, document jsonb) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return left(private.hash(case kind when 'invoice' then '' else kind || ' ' end || document::text), 32); end $$;

create function private.issue_document(
  kind text, request_key uuid, document jsonb, original_id uuid default null, corrects boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  own_kind text;
  traits private.document_kinds;
  is_supply boolean;
  terms jsonb := document;
  fingerprint text;
  seller public.businesses;
  series text;
  earlier books.invoices;
  original books.invoices;
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate numeric(10, 6);
  issued date;
  due date;
  buyer constant jsonb := private.buyer_snapshot(document);
  supply jsonb;
  priced jsonb;
  parts jsonb;
  new_id constant uuid := private.new_id();
  its_client uuid;
begin
  perform private.begin_issue(document);
  fingerprint := private.issue_fingerprint(kind, document);
  own_kind := private.kind_for(kind, document ->> 'reason');
  traits := private.kind(own_kind);
  is_supply := traits.told is not distinct from 'supply';
  if not traits.taxed then
    terms := private.untaxed_document(terms);
  end if;
  -- An advance waits with a client in the book.
  if traits.money = 'advance' then
    terms := terms || '{"keep_client": true}';
  end if;

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  series := coalesce(traits.series, seller.invoice_prefix);

  select * into earlier
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = issue_document.request_key;
  if found
    and earlier.request_fingerprint = fingerprint
    and earlier.original_id is not distinct from issue_document.original_id
  then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
  end if;
  if issue_document.original_id is not null then
    original := private.lock_revisable(issue_document.original_id, owner, corrects);
  end if;

  due := case when traits.day is not null then (document ->> 'due_date')::date end;
  if due < today then
    perform private.refuse(422, case traits.day when 'holds' then 'valid_until_past' else 'due_date_past' end, 'dueDate');
  end if;
  -- A correction stands in the return of its original.
  issued := case
    when corrects then original.issue_date
    else private.issue_date_of(seller, private.own_gstin(seller), series, (document ->> 'issue_date')::date)
  end;
  if traits.told is not null and not corrects then
    perform private.refuse_filed(owner, private.own_gstin(seller), issued, issued, 'issueDate');
  end if;
  perform private.check_buyer(buyer);
  rate := private.rate_for(owner, currency, (document ->> 'exchange_rate')::numeric);
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, terms, issued);
  if supply ->> 'supply' = 'export' then
    perform private.check_shipping(document ->> 'shipping_bill', (document ->> 'shipping_bill_date')::date, issued);
  end if;
  if is_supply then
    perform private.check_confirmed(seller, document, supply);
  end if;
  if not traits.taxed then
    supply := private.untaxed_supply(supply);
  end if;
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.calculate(
    case
      when traits.taxed then private.taxed_items(seller, document -> 'items', issued)
      else private.untaxed_items(seller, document -> 'items')
    end,
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', rate, 'prices_include_tax', traits.taxed and seller.prices_include_tax,
      'round_off', seller.round_off
    )
  );
  if (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(
      422, 'total_too_large', 'items', jsonb_build_object('minor', private.most_minor(), 'currency', currency)
    );
  elsif priced ->> 'disagreeing' is not null then
    perform private.refuse(422, 'amount_disagrees', private.row_field((priced -> 'disagreeing')::bigint, 'amount'));
  elsif priced ->> 'empty' is not null then
    perform private.refuse(422, 'amount_out_of_range', private.row_field((priced -> 'empty')::bigint, 'amount'));
  elsif (priced -> 'total_minor')::numeric < 1 then
    perform private.refuse(422, 'amount_out_of_range', 'items');
  end if;
  if seller.gst_registration = 'regular' and supply ->> 'supply' <> 'export' and is_supply then
    perform private.check_buyer_place(buyer, priced -> 'taxes', rate);
  end if;
  parts := case
    when traits.day is null then '[]'
    else private.due_parts(document -> 'parts', (priced -> 'total_minor')::bigint, currency, issued)
  end;
  if parts <> '[]' and is_supply then
    due := parts -> 0 ->> 'due_date';
    if due < today then
      perform private.refuse(422, 'due_date_past', 'parts.0.dueDate');
    end if;
  end if;

  perform private.keep_pictures(seller);
  its_client := private.client_of(owner, terms);
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || case
      when corrects then private.correcting_number(
        seller, original, private.kind_of(seller, supply, priced -> 'taxes')
      )
      else private.next_number(
        seller, case when is_supply then private.kind_of(seller, supply, priced -> 'taxes') else own_kind end, issued
      )
    end
    || jsonb_build_object(
      'id', new_id,
      'user_id', owner,
      'business_id', seller.id,
      'client_id', its_client,
      'original_id', issue_document.original_id,
      'seller', private.seller_snapshot(seller),
      'buyer', buyer,
      'currency', currency,
      'exchange_rate', rate,
      'po_number', document ->> 'po_number',
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', document ->> 'place_of_supply_reason',
      'language', coalesce(
        document ->> 'language', (select client.language from books.clients as client where client.id = its_client), 'en'
      ),
      'port_code', document ->> 'port_code',
      'shipping_bill', document ->> 'shipping_bill',
      'shipping_bill_date', document ->> 'shipping_bill_date',
      'due_date', coalesce(due, issued),
      'parts', parts,
      'notes', document ->> 'notes',
      'request_key', issue_document.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if issue_document.original_id is not null then
    perform private.replace_invoice(issue_document.original_id, new_id);
  end if;

  return private.issued_invoice(new_id);
end
$$;

create function private.issue_invoice(request_key uuid, document jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$ begin return private.issue_document('invoice', request_key, document); end $$;
grant execute on function private.issue_invoice(uuid, jsonb) to authenticated;

create function public.issue_invoice(request_key uuid, document jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$ begin return private.issue_invoice(request_key, document); end $$;
comment on function public.issue_invoice(uuid, jsonb) is
  'Issues an invoice {client_name, client_email, currency, exchange_rate, issue_date, due_date or parts, notes, items, client_id, keep_client} and returns the whole of it. The same request_key with the same document returns the same invoice; null when that is cancelled.';
grant execute on function public.issue_invoice(uuid, jsonb) to authenticated;

create function private.issue_forerunner(kind text, request_key uuid, document jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_offered_kind(kind) then
    perform private.refuse(422, 'malformed', 'kind');
  end if;
  return private.issue_document(kind, request_key, document);
end
$$;
grant execute on function private.issue_forerunner(text, uuid, jsonb) to authenticated;

create function public.issue_forerunner(kind text, request_key uuid, document jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_forerunner(kind, request_key, document) $$;
comment on function public.issue_forerunner(text, uuid, jsonb) is
  'Issues a document that becomes an invoice, such as an estimate, from the input of issue_invoice. It holds until its due_date; if its kinds differ by reason, the document gives the reason. The same request_key with the same document returns the same one; null when that is cancelled.';
grant execute on function public.issue_forerunner(text, uuid, jsonb) to authenticated;

-- The call of version 1.0, which stays.
create function public.issue_estimate(request_key uuid, document jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_forerunner('estimate', request_key, document) $$;
comment on function public.issue_estimate(uuid, jsonb) is
  'Issues an estimate, of a document as issue_invoice takes it, which holds until its due_date. The same request_key with the same document returns the same estimate; null when that is cancelled.';
grant execute on function public.issue_estimate(uuid, jsonb) to authenticated;
