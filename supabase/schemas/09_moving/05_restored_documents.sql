-- Writes the documents of an export (…_restoring.sql says when), and their later history.

create function private.with_restored_ids(owner uuid, restore_id uuid, said jsonb, ids text[]) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return said || (
    select jsonb_object_agg(name, private.restored_id(owner, restore_id, said ->> name)) from unnest(ids) as name
  );
end
$$;

-- As they were issued: payments and credits follow from later rows.
create function private.restore_documents(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  held constant private.account_tables := private.account_part('documents');
  ids constant text[] := array(select own.name from private.columns_of(held) as own where own.is_id and own.is_told);
  item_ids constant text[] := array(
    select own.name
    from private.tables_on(held) as items
    cross join lateral private.columns_of(items) as own
    where items.called = 'items' and own.is_id and own.is_told
  );
  business public.businesses;
begin
  select * into business from public.businesses as own where own.user_id = owner for no key update;
  perform private.write_documents((
    select jsonb_agg(
      private.with_restored_ids(owner, restore_id, staged.value - private.later_columns(), ids)
      || jsonb_build_object(
        'user_id', owner,
        'business_id', business.id,
        'due_date', case
          when said.parts = '[]' or (private.kind(said.kind)).sign = 0 then said.due_date
          else private.part_due(said.parts, 0)
        end,
        'request_key', gen_random_uuid(),
        'request_fingerprint', 'restored',
        'items', (
          select jsonb_agg(
            private.with_restored_ids(owner, restore_id, row.value, item_ids) order by (row.value -> 'position')::integer
          )
          from jsonb_array_elements(staged.value -> 'items') as row (value)
        )
      )
    )
    from jsonb_array_elements(rows) as staged
    cross join jsonb_populate_record(null::books.invoices, staged.value) as said
  ));
end
$$;

-- For a receipt in an older format, which does not name the GSTIN of its return: the registration came after the last document
-- without one.
create function private.registered_after(owner uuid, restore_id uuid) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce((
      select max((document.value ->> 'issue_date')::date)
      from private.restore_rows as document
      where document.user_id = owner and document.restore_id = registered_after.restore_id
        and document.step = private.restore_step(private.account_part('documents'))
        and document.value #>> '{seller,gstRegistration}' is distinct from 'regular'
    ), '-infinity')
    from public.businesses as own
    where own.user_id = owner and own.gst_registration = 'regular'
  );
end
$$;
comment on function private.registered_after(uuid, uuid) is
  'The last day on which a document that waits to be restored was issued without a registration; null where the seller has none.';

create function private.restored_detail(owner uuid, restore_id uuid, detail jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(detail, '{}') || jsonb_strip_nulls(jsonb_build_object(
    'payment_id', private.restored_id(owner, restore_id, detail ->> 'payment_id'),
    'note_id', private.restored_id(owner, restore_id, detail ->> 'note_id'),
    'mail_id', private.restored_id(owner, restore_id, detail ->> 'mail_id')
  ));
end
$$;
comment on function private.restored_detail(uuid, uuid, jsonb) is 'What an event says, of the restored rows.';

-- Payments of a set of documents are settled after all of it is written.
create function private.settle_restored(owner uuid, restore_id uuid, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select private.restored_id(owner, restore_id, staged.value ->> 'id') from jsonb_array_elements(rows) as staged
  );
begin
  -- The advances follow from the ledger …
  update books.receipts as own
  set advance_minor = private.advance_of(own)
  where own.id in (select payment.receipt_id from books.payments as payment where payment.invoice_id = any (ids))
    and own.undone_at is null and own.advance_minor <> private.advance_of(own);
  -- … and so does the rest: of the notes first, for their invoices, which they settle, ask what was given back.
  perform private.settle(own.id)
  from books.invoices as own
  where own.id = any (ids)
    and (own.sign = -1 or exists (select from books.payments as payment where payment.invoice_id = own.id))
  order by own.sign <> -1, own.id;
  perform private.check_restored_documents(owner, ids);
end
$$;
