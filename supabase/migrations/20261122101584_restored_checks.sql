-- What no row of an export can know of itself is looked at when it is written (…_restoring.sql).

-- What no row can know of itself: numbers and days never cross.
create function private.check_restored_numbers(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  select later.number into wrong
  from (
    select
      own.number, own.issue_date,
      lag(own.issue_date) over (partition by own.prefix, own.financial_year order by own.sequence) as before
    from public.invoices as own
    -- What another program issued came in any order, and an estimate is no document of the law.
    where own.user_id = owner and own.prefix <> 'OLD' and own.kind <> 'estimate'
  ) as later
  where later.issue_date < later.before
  limit 1;
  if wrong is not null then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;
revoke all on function private.check_restored_numbers(uuid) from public;

-- What no document can know of itself, of those that were just written.
create function private.check_restored_documents(owner uuid, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  -- A note is of an invoice, in its words and its money, and all notes of it take no more than there is.
  select note.number into wrong
  from public.invoices as note
  left join public.invoices as original on original.id = note.original_id
  where note.id = any (ids)
    and case note.kind
      when 'credit_note' then (
        original.kind in ('invoice', 'bill_of_supply')
        and (note.seller, note.buyer, note.currency, note.exchange_rate, note.reverse_charge, note.client_id)
          is not distinct from (
            original.seller, original.buyer, original.currency, original.exchange_rate, original.reverse_charge,
            original.client_id
          )
        and not exists (
          select from public.invoice_items as item
          left join public.invoice_items as origin on origin.id = item.original_item_id
          where item.invoice_id = note.id and origin.invoice_id is distinct from original.id
        )
      ) is not true
      when 'refund_voucher' then (
        original.kind = 'receipt_voucher' and (note.seller, note.buyer, note.currency, note.exchange_rate)
          is not distinct from (original.seller, original.buyer, original.currency, original.exchange_rate)
      ) is not true
      -- What takes the place of another was made behind it, so no document comes of itself.
      else note.original_id is not null and (
        original.kind in ('invoice', 'bill_of_supply') and original.cancelled_at is not null
        and (original.created_at, original.id) < (note.created_at, note.id)
      ) is not true
    end
  limit 1;
  if wrong is null then
    select original.number into wrong
    from public.invoices as original
    where original.id in (
        select note.original_id from public.invoices as note where note.id = any (ids) and note.kind = 'credit_note'
      )
      and original.credited_minor > 0
      and (
        exists (
          select from private.creditable_items(original.id) as known
          where known.rest_minor < 0 or known.rest_cess_minor < 0 or known.returned > (known.item).quantity
        )
        or exists (
          select from private.creditable_taxes(original) as known
          where known.taken_minor > known.taxable_minor or known.taken_tax_minor > known.tax_minor
        )
      )
    limit 1;
  end if;
  if wrong is null then
    -- Money is of its document's client and currency, and of no day to come.
    select document.number into wrong
    from public.payments as payment
    join public.invoices as document on document.id = payment.invoice_id
    left join public.receipts as receipt on receipt.id = payment.receipt_id
    where payment.invoice_id = any (ids)
      and (
        payment.paid_on > private.today()
        or document.kind not in ('invoice', 'bill_of_supply', 'credit_note', 'refund_voucher')
        or (document.cancelled_at is not null and payment.state = 'confirmed')
        or (receipt.id is not null and (receipt.client_id, receipt.currency) is distinct from (document.client_id, document.currency))
        or (receipt.undone_at is not null and payment.state = 'confirmed')
      )
    limit 1;
  end if;
  if wrong is not null then
    perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;
revoke all on function private.check_restored_documents(uuid, uuid[]) from public;

create function private.check_restored_receipts(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.receipts as own
    left join public.invoices as voucher on voucher.id = own.voucher_id
    where own.user_id = owner
      and (
        own.paid_on > private.today()
        or own.returned_on > private.today()
        or (own.voucher_id is not null and (
          voucher.kind = 'receipt_voucher' and voucher.currency = own.currency and voucher.client_id = own.client_id
        ) is not true)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'receipts', '{"of": "receipts"}');
  end if;
end
$$;
revoke all on function private.check_restored_receipts(uuid) from public;
