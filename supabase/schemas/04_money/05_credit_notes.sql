-- Notes against an invoice: documents of a series of their own. Credit notes take from it, debit notes add to it
-- (…_debit_notes.sql). Their effect on the invoice follows from their existence.

-- One of the caller's invoices by which a client owes, as it stands; a note is not one.
create function private.own_invoice(invoice_id uuid) returns books.invoices
language plpgsql stable
set search_path = ''
as $$
declare
  invoice books.invoices;
begin
  select * into invoice
  from books.invoices as own
  where own.id = own_invoice.invoice_id and own.user_id = private.caller() and own.listed and own.told = 'supply';
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return invoice;
end
$$;

create function private.creditable(invoice_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
begin
  return jsonb_build_object(
    'total_minor', invoice.total_minor - invoice.credited_minor,
    'commercial', private.has_commercial_note(invoice.id),
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
grant execute on function private.creditable(uuid) to authenticated;

create function public.creditable(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.creditable(invoice_id) $$;
comment on function public.creditable(uuid) is
  'What credit notes can still take of one of the caller''s invoices: {total_minor, commercial, items: [{id, minor, quantity}]}, in the value and the quantity of each row; commercial where they can bear no tax any more.';
grant execute on function public.creditable(uuid) to authenticated;

create function private.preview_credit_note(invoice_id uuid, items jsonb, amount_minor bigint, commercial boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invoice constant books.invoices := private.own_invoice(invoice_id);
begin
  return private.priced_credit(invoice, items, amount_minor, commercial);
end
$$;
grant execute on function private.preview_credit_note(uuid, jsonb, bigint, boolean) to authenticated;

create function public.preview_credit_note(
  invoice_id uuid,
  items jsonb default null,
  amount_minor bigint default null,
  commercial boolean default false
) returns jsonb
language sql stable
set search_path = ''
as $$ select private.preview_credit_note(invoice_id, items, amount_minor, commercial) $$;
comment on function public.preview_credit_note(uuid, jsonb, bigint, boolean) is
  'What issue_credit_note would issue, with its rows, taxes and sums; nothing is written.';
grant execute on function public.preview_credit_note(uuid, jsonb, bigint, boolean) to authenticated;

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

create function private.issue_note(
  kind text,
  request_key uuid,
  invoice_id uuid,
  reason text,
  items jsonb,
  amount_minor bigint,
  commercial boolean,
  issue_date date,
  due_date date,
  corrects_id uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  traits constant private.document_kinds := private.kind(issue_note.kind);
  takes constant boolean := traits.sign = -1;
  is_commercial constant boolean := coalesce(commercial, false);
  issued date;
  -- The rows of a note are those of its invoice, with their texts, and added charges.
  size bigint;
  fingerprint text;
  seller public.businesses;
  earlier books.invoices;
  invoice books.invoices;
  clean_reason text;
  priced jsonb;
  corrected books.invoices;
  new_id constant uuid := private.new_id();
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  elsif traits.told is distinct from 'note' or (is_commercial and not takes) then
    perform private.refuse(422, 'value_not_allowed', 'kind');
  end if;
  select private.issued_size(sum(pg_column_size(item)) + coalesce(pg_column_size(items), 0), count(*)) into size
  from books.invoice_items as item
  where item.invoice_id = issue_note.invoice_id and item.user_id = owner;
  perform private.begin_write(size);
  fingerprint := private.hash((
    jsonb_build_array(invoice_id, reason, items, amount_minor, is_commercial, issue_date)
    || case when takes then '[]' else jsonb_build_array(issue_note.kind, due_date) end
    || case when corrects_id is null then '[]' else jsonb_build_array(corrects_id) end
  )::text);

  -- The lock queues this person's requests, so a repeated one finds the note of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  select * into earlier
  from books.invoices as note
  where note.user_id = owner and note.request_key = issue_note.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;

  invoice := private.lock_invoice(issue_note.invoice_id, owner);
  if (private.kind(invoice.kind)).nature is distinct from traits.against then
    perform private.refuse(404, 'invoice_not_found');
  elsif takes and invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  clean_reason := private.checked_reason(reason);
  if corrects_id is null then
    issued := private.issue_date_of(seller, private.gstin_of(invoice.seller), traits.series, issue_note.issue_date);
  else
    corrected := private.take_corrected(corrects_id, invoice, issue_note.kind, is_commercial);
    issued := corrected.issue_date;
    -- Its payment state changed by that.
    select * into invoice from books.invoices as own where own.id = invoice.id;
  end if;
  if issued < invoice.issue_date then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', invoice.issue_date));
  end if;
  if traits.day = 'due' and due_date is null then
    perform private.refuse(422, 'due_date_invalid', 'dueDate');
  elsif traits.day = 'due' and due_date < private.today() then
    perform private.refuse(422, 'due_date_past', 'dueDate');
  end if;
  if corrects_id is null then
    perform private.refuse_filed(owner, private.gstin_of(invoice.seller), issued, issued, 'issueDate');
  end if;
  if takes and not is_commercial and private.has_commercial_note(invoice.id) then
    perform private.refuse(409, 'credit_commercial');
  end if;
  priced := case
    when takes then private.priced_credit(invoice, items, amount_minor, is_commercial)
    else private.priced_debit(invoice, items, amount_minor)
  end;

  -- Everything else is copied from its invoice.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(invoice) - private.later_columns() - '{given_number,notes,parts,accepted_on,agreed_days,created_at}'::text[]
    || priced
    || case
      when corrects_id is null then private.next_number(seller, issue_note.kind, issued)
      else private.correcting_number(seller, corrected, issue_note.kind)
    end
    || jsonb_build_object(
      'id', new_id,
      'corrects_id', corrects_id,
      'original_id', invoice.id,
      'commercial', is_commercial,
      'credit_reason', clean_reason,
      'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
      'due_date', case when traits.day = 'due' then due_date else issued end,
      'request_key', issue_note.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if corrects_id is not null then
    perform private.check_amendable(corrects_id, new_id);
  end if;
  return private.issued_invoice(new_id);
end
$$;
comment on function private.issue_note(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) is
  'Issues a note of a kind against one of the caller''s invoices: a credit note cannot exceed the rest of the invoice, a debit note has a due date.';
grant execute on function private.issue_note(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) to authenticated;

create function public.issue_credit_note(
  request_key uuid,
  invoice_id uuid,
  reason text,
  items jsonb default null,
  amount_minor bigint default null,
  commercial boolean default false,
  issue_date date default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.issue_note(
  'credit_note', request_key, invoice_id, reason, items, amount_minor, commercial, issue_date, null
) $$;
comment on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint, boolean, date) is
  'Issues a credit note against one of the caller''s invoices and returns the whole of it: of rows [{id, quantity or amount_minor}], a value before tax, or of an amount of the whole note, tax included. A commercial one is of values alone and leaves the tax as it is (CGST s. 34(2)). Its day may lie back as that of an invoice. The same request_key with the same body returns the same note; null when that is cancelled.';
grant execute on function public.issue_credit_note(uuid, uuid, text, jsonb, bigint, boolean, date) to authenticated;

-- The effect on the invoice follows from the note, whoever writes or cancels it.
create function private.settle_original() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.settle(new.original_id);
  return null;
end
$$;

create trigger invoices_settle_original after insert on books.invoices
for each row
when (
  new.sign = -1
  and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.settle_original();

create trigger invoices_settle_original_again after update on books.invoices
for each row
when (new.sign = -1 and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.settle_original();

-- An invoice with a note cannot be cancelled; nor can a note by which money was given back. A cancelled note comes back only if its
-- invoice is valid, and the part that it takes is still free.
create function private.guard_credit() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  invoice books.invoices;
begin
  if new.cancelled_at is not null then
    if new.credited_minor > 0 then
      perform private.refuse(409, 'invoice_has_credit');
    elsif private.has_debit_note(new.id) then
      perform private.refuse(409, 'invoice_has_debit');
    elsif new.sign = -1 and new.settled_minor > 0 then
      perform private.refuse(409, 'note_refunded');
    end if;
  elsif new.told = 'note' then
    select * into invoice from books.invoices as original where original.id = new.original_id for no key update;
    if not invoice.listed then
      perform private.refuse(409, 'invoice_cancelled');
    elsif new.sign = -1 and (exists (
      select from private.creditable_items(invoice.id) as known
      join books.invoice_items as own on own.original_item_id = (known.item).id and own.invoice_id = new.id
      where own.taxable_minor > known.rest_minor
        or own.returned_quantity > (known.item).quantity - known.returned
    ) or exists (
      select from private.creditable_taxes(invoice) as known
      join jsonb_to_recordset(new.taxes) as own (gst_rate integer, cgst_minor bigint, igst_minor bigint)
        on own.gst_rate = known.gst_rate
      where own.cgst_minor + own.igst_minor > known.tax_minor - known.taken_tax_minor
    ) or new.total_minor > invoice.total_minor - invoice.credited_minor) then
      perform private.refuse(409, 'credit_taken');
    end if;
  end if;
  return new;
end
$$;

create trigger invoices_guard_credit before update on books.invoices
for each row
when ((old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.guard_credit();
