-- Credit notes: documents of a series of their own, each against an invoice. What one does to its invoice follows from it
-- being there.

-- One of the caller's invoices that a client owes by, as it stands.
create function private.own_invoice(invoice_id uuid) returns public.invoices
language plpgsql stable
set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  select * into invoice
  from public.invoices as own
  where own.id = own_invoice.invoice_id and own.user_id = private.caller() and own.listed;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return invoice;
end
$$;
revoke all on function private.own_invoice(uuid) from public;

create function private.creditable(invoice_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant public.invoices := private.own_invoice(invoice_id);
begin
  return jsonb_build_object(
    'total_minor', invoice.total_minor - invoice.credited_minor,
    'items', (
      select jsonb_agg(
        jsonb_build_object('id', (item).id, 'minor', rest_minor, 'quantity', (item).quantity - returned)
        order by (item).position
      )
      from private.creditable_items(invoice.id)
    )
  );
end
$$;
revoke all on function private.creditable(uuid) from public;
grant execute on function private.creditable(uuid) to authenticated;

create function public.creditable(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.creditable(invoice_id) $$;
comment on function public.creditable(uuid) is
  'What credit notes can still take of one of the caller''s invoices: {total_minor, items: [{id, minor, quantity}]}, in the value and the quantity of each row.';
revoke all on function public.creditable(uuid) from public, anon, authenticated, service_role;
grant execute on function public.creditable(uuid) to authenticated;

create function private.preview_credit_note(invoice_id uuid, items jsonb, amount_minor bigint) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant public.invoices := private.own_invoice(invoice_id);
begin
  return private.priced_credit(invoice, items, amount_minor);
end
$$;
revoke all on function private.preview_credit_note(uuid, jsonb, bigint) from public;
grant execute on function private.preview_credit_note(uuid, jsonb, bigint) to authenticated;

create function public.preview_credit_note(invoice_id uuid, items jsonb default null, amount_minor bigint default null)
returns jsonb
language sql stable
set search_path = ''
as $$ select private.preview_credit_note(invoice_id, items, amount_minor) $$;
comment on function public.preview_credit_note(uuid, jsonb, bigint) is
  'What issue_credit_note would issue, with its rows, taxes and sums; nothing is written.';
revoke all on function public.preview_credit_note(uuid, jsonb, bigint) from public, anon, authenticated, service_role;
grant execute on function public.preview_credit_note(uuid, jsonb, bigint) to authenticated;

create function private.checked_reason(reason text) returns text
language plpgsql
set search_path = ''
as $$
declare
  clean constant text := private.single_line(reason);
begin
  if clean is null then
    perform private.refuse(422, 'required', 'reason');
  end if;
  perform private.check_length(clean, 300, 'reason');
  return clean;
end
$$;
revoke all on function private.checked_reason(text) from public;

create function private.issue_credit_note(
  request_key uuid,
  invoice_id uuid,
  reason text,
  items jsonb,
  amount_minor bigint
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := auth.uid();
  today constant date := private.today();
  -- The rows of a note are those of its invoice, with their texts.
  size bigint;
  fingerprint text;
  seller public.businesses;
  earlier public.invoices;
  invoice public.invoices;
  clean_reason text;
  priced jsonb;
  new_id uuid;
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  end if;
  select 1500 + 2 * coalesce(sum(pg_column_size(item)), 0) into size
  from public.invoice_items as item
  where item.invoice_id = issue_credit_note.invoice_id and item.user_id = owner;
  perform private.begin_write(size);
  fingerprint := private.hash(jsonb_build_array(invoice_id, reason, items, amount_minor)::text);

  -- The lock queues this person's requests, so a repeated one finds the note of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  select * into earlier
  from public.invoices as note
  where note.user_id = owner and note.request_key = issue_credit_note.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;

  invoice := private.lock_invoice(issue_credit_note.invoice_id, owner);
  if invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  clean_reason := private.checked_reason(reason);
  priced := private.priced_credit(invoice, items, amount_minor);

  insert into public.invoices (
    user_id, business_id, client_id, prefix, financial_year, sequence, padding, seller, buyer, currency, exchange_rate,
    kind, original_id, credit_reason, po_number, supply, with_tax, reverse_charge, place_of_supply,
    place_of_supply_reason, prices_include_tax, language, port_code, shipping_bill, shipping_bill_date,
    taxes, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor,
    issue_date, due_date, request_key, request_fingerprint
  )
  select
    owner, seller.id, invoice.client_id, 'CN', private.financial_year(today),
    -- A number has at most 16 characters.
    private.next_sequence(seller, 'CN', private.financial_year(today)), least(seller.invoice_padding, 7),
    invoice.seller, invoice.buyer, invoice.currency, invoice.exchange_rate,
    'credit_note', invoice.id, clean_reason, invoice.po_number, invoice.supply, invoice.with_tax, invoice.reverse_charge,
    invoice.place_of_supply, invoice.place_of_supply_reason, jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
    invoice.language, invoice.port_code, invoice.shipping_bill, invoice.shipping_bill_date,
    sums.taxes, sums.taxable_minor, sums.cgst_minor, sums.sgst_minor, sums.igst_minor, sums.cess_minor,
    sums.round_off_minor, sums.total_minor, sums.total_inr_minor, today, today, issue_credit_note.request_key, fingerprint
  from jsonb_to_record(priced) as sums (
    taxes jsonb, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint, cess_minor bigint,
    round_off_minor bigint, total_minor bigint, total_inr_minor bigint
  )
  returning id into new_id;

  insert into public.invoice_items (
    invoice_id, user_id, position, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor,
    cess_minor, original_item_id, returned_quantity
  )
  select
    new_id, owner, ordinality, description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent,
    discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor,
    cess_minor, original_item_id, returned_quantity
  from jsonb_populate_recordset(null::public.invoice_items, priced -> 'items') with ordinality;
  return private.issued_invoice(new_id);
end
$$;
revoke all on function private.issue_credit_note(uuid, uuid, text, jsonb, bigint) from public;
grant execute on function private.issue_credit_note(uuid, uuid, text, jsonb, bigint) to authenticated;

create function public.issue_credit_note(
  request_key uuid,
  invoice_id uuid,
  reason text,
  items jsonb default null,
  amount_minor bigint default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_credit_note(request_key, invoice_id, reason, items, amount_minor) $$;
comment on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint) is
  'Issues a credit note against one of the caller''s invoices and returns the whole of it: of rows [{id, quantity or amount_minor}], a value before tax, or of an amount of the whole note, tax included. The same request_key with the same body returns the same note; null when that is cancelled.';
revoke all on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint) to authenticated;

-- What a note does to its invoice follows from the note being there, whoever writes or cancels it.
create function private.settle_original() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.settle(new.original_id);
  return null;
end
$$;
revoke all on function private.settle_original() from public;

create trigger invoices_settle_original after insert on public.invoices
for each row
when (
  new.kind = 'credit_note'
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.settle_original();

create trigger invoices_settle_original_again after update on public.invoices
for each row
when (new.kind = 'credit_note' and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.settle_original();

-- A number that a credit note speaks of stays; so does a note by which money went out. A cancelled note comes back only
-- where its rows are still free.
create function private.guard_credit() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  if new.cancelled_at is not null then
    if new.credited_minor > 0 then
      perform private.refuse(409, 'invoice_has_credit');
    elsif new.kind = 'credit_note' and new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
  elsif new.kind = 'credit_note' then
    select * into invoice from public.invoices as original where original.id = new.original_id for no key update;
    if not invoice.listed then
      perform private.refuse(409, 'invoice_cancelled');
    elsif exists (
      select from private.creditable_items(invoice.id) as known
      join public.invoice_items as own on own.original_item_id = (known.item).id and own.invoice_id = new.id
      where own.taxable_minor > known.rest_minor
        or own.returned_quantity > (known.item).quantity - known.returned
    ) or exists (
      select from private.creditable_taxes(invoice) as known
      join jsonb_to_recordset(new.taxes) as own (gst_rate integer, cgst_minor bigint, igst_minor bigint)
        on own.gst_rate = known.gst_rate
      where own.cgst_minor + own.igst_minor > known.tax_minor - known.taken_tax_minor
    ) or new.total_minor > invoice.total_minor - invoice.credited_minor then
      perform private.refuse(409, 'credit_taken');
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.guard_credit() from public;

create trigger invoices_guard_credit before update on public.invoices
for each row
when ((old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.guard_credit();
