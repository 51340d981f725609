-- Checks of an export that need more than one row, made while it is written (…_restoring.sql).

-- Numbers and days must have the same order.
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
    from books.invoices as own
    -- What another program issued came in any order, and an estimate is no document of the law.
    where own.user_id = owner and own.prefix <> 'OLD' and own.told is not null
  ) as later
  where later.issue_date < later.before
  limit 1;
  if wrong is not null then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', wrong));
  end if;
end
$$;

-- Checks the documents just written against each other.
create function private.check_restored_documents(owner uuid, ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  wrong text;
begin
  -- A note has the words and the currency of its invoice, and all credit notes together take no more than there is.
  select note.number into wrong
  from books.invoices as note
  left join books.invoices as original on original.id = note.original_id
  where note.id = any (ids)
    and case
      when note.told = 'note' then (
        original.told = 'supply'
        and (
          note.seller, note.buyer, note.currency, note.exchange_rate, note.reverse_charge, note.client_id, note.supply,
          note.with_tax, note.place_of_supply
        ) is not distinct from (
          original.seller, original.buyer, original.currency, original.exchange_rate, original.reverse_charge,
          original.client_id, original.supply, original.with_tax, original.place_of_supply
        )
        and (original.cancelled_at is null or note.cancelled_at is not null)
        and not exists (
          select from books.invoice_items as item
          left join books.invoice_items as origin on origin.id = item.original_item_id
          where item.invoice_id = note.id and origin.invoice_id is distinct from original.id
            -- An added row may be a charge that the invoice does not have.
            and (item.original_item_id is not null or note.sign = -1)
        )
      ) is not true
      when note.list = 'vouchers' and note.money = 'out' then (
        original.list = 'vouchers' and original.money is null and (note.seller, note.buyer, note.currency, note.exchange_rate)
          is not distinct from (original.seller, original.buyer, original.currency, original.exchange_rate)
      ) is not true
      -- A replacement was made after the original, so no document replaces itself.
      else note.original_id is not null and (
        original.told = 'supply' and original.cancelled_at is not null
        and (original.created_at, original.id) < (note.created_at, note.id)
      ) is not true
    end
  limit 1;
  if wrong is null then
    select original.number into wrong
    from books.invoices as original
    where original.id in (
        select note.original_id from books.invoices as note where note.id = any (ids) and note.list = 'credit_notes'
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
    -- Money has the client and the currency of its document, and no future day.
    select document.number into wrong
    from books.payments as payment
    join books.invoices as document on document.id = payment.invoice_id
    left join books.receipts as receipt on receipt.id = payment.receipt_id
    where payment.invoice_id = any (ids)
      and (
        payment.paid_on > private.today()
        or document.money is null
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

-- Records of other people's actions (marked by …_restored_documents.sql) have the form and length that they have here.
create function private.check_restored_evidence(document jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  most_of_each constant integer := 2000;
begin
  if greatest(
      jsonb_array_length(document -> 'payments'), jsonb_array_length(document -> 'events'),
      jsonb_array_length(document -> 'mails')
    ) > most_of_each
    or (not (private.kind(document ->> 'kind')).answerable and jsonb_typeof(document -> 'answer') = 'object')
    or exists (
      select from jsonb_path_query(document, '$.events[*].detail.keyvalue()') as said
      where not case
        when said ->> 'key' in ('amount_minor', 'tds_minor') then said ->> 'value' ~ '^[0-9]{1,15}$'
        when said ->> 'key' in (
          'payment_id', 'note_id', 'mail_id', 'paid_on', 'method', 'reference', 'reason', 'number', 'step', 'to', 'missed', 'by'
        ) then jsonb_typeof(said -> 'value') = 'string' and char_length(said ->> 'value') <= 2000
        else false
      end
    )
    or exists (
      select from jsonb_populate_recordset(null::public.invoice_mails, document -> 'mails') as mail
      where not private.are_emails(string_to_array(mail.sent_to, ', ') || mail.cc || mail.missed)
    )
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "history"}');
  end if;
end
$$;
comment on function private.check_restored_evidence(jsonb) is
  'Refuses a document of a file whose payments, mails, history or answer are none that could be here.';

-- A merged client has no documents any more, and the other client is not merged itself: so there is no circle.
create function private.check_restored_clients(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from books.clients as gone
    where gone.user_id = owner and gone.merged_into is not null
      and (
        exists (
          select from books.clients as other where other.id = gone.merged_into and other.merged_into is not null
        )
        or exists (select from books.invoices as own where own.client_id = gone.id and own.user_id = owner)
        or exists (select from books.receipts as own where own.client_id = gone.id and own.user_id = owner)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'clients', '{"of": "clients"}');
  end if;
end
$$;

create function private.check_restored_receipts(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from books.receipts as own
    left join books.invoices as voucher on voucher.id = own.voucher_id
    where own.user_id = owner
      and (
        own.paid_on > private.today()
        or own.returned_on > private.today()
        or (own.voucher_id is not null and (
          voucher.list = 'vouchers' and voucher.money is null and voucher.currency = own.currency and voucher.client_id = own.client_id
        ) is not true)
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'receipts', '{"of": "receipts"}');
  end if;
end
$$;
