-- The data of screens: views for the owner, and named keys for the holder of a link.

-- Every invoice of a person, cancelled ones among them, and what its client may know of it. The view decides when one is OVERDUE,
-- from today in India, so that nothing has to change at midnight; private.stored_state does the reverse, for the indexes.
create view books.invoice_records
with (security_invoker = true)
as
select
  invoice.id,
  invoice.user_id,
  invoice.kind,
  invoice.list,
  invoice.sign,
  invoice.money,
  invoice.told,
  invoice.number,
  invoice.client_id,
  invoice.client_name,
  invoice.client_email,
  invoice.currency,
  invoice.exchange_rate,
  invoice.total_minor,
  invoice.total_inr_minor,
  case
    when invoice.cancelled_at is not null then 'CANCELLED'
    when invoice.list = 'vouchers' then 'PAID'
    -- A credit note has something due while there is something to give back.
    when invoice.sign = -1 then case when known.refundable_minor > 0 then 'UNPAID' else 'PAID' end
    when invoice.status = 'UNPAID' and invoice.due_date < (select private.today()) then 'OVERDUE'
    else invoice.status
  end as status,
  invoice.issue_date,
  invoice.received_on,
  invoice.due_date,
  invoice.parts,
  invoice.created_at,
  -- The stored copies lack unknown fields.
  jsonb '{"phone": null, "address": null, "taxId": null, "city": null, "state": null, "stateCode": null, "postalCode": null, "country": null, "website": null, "compositionScheme": null, "lutNumber": null, "lutYear": null, "hsnSummary": null, "reverseChargeWording": null}'
  || invoice.seller - '{logoHash,signatureHash}'::text[] || jsonb_build_object(
    'logo', (
      select image.content
      from public.images as image
      where image.user_id = invoice.user_id and image.hash = invoice.seller ->> 'logoHash'
    ),
    'signature', (
      select image.content
      from public.images as image
      where image.user_id = invoice.user_id and image.hash = invoice.seller ->> 'signatureHash'
    )
  ) as seller,
  jsonb '{"contact": null, "phone": null, "address": null, "city": null, "stateCode": null, "postalCode": null, "gstin": null, "pan": null, "deliveryAddress": null}'
  || invoice.buyer as buyer,
  invoice.po_number,
  invoice.supply,
  invoice.with_tax,
  invoice.reverse_charge,
  invoice.place_of_supply,
  invoice.place_of_supply_reason,
  invoice.prices_include_tax,
  invoice.language,
  invoice.port_code,
  invoice.shipping_bill,
  invoice.shipping_bill_date,
  invoice.taxes,
  invoice.taxable_minor,
  invoice.cgst_minor,
  invoice.sgst_minor,
  invoice.igst_minor,
  invoice.cess_minor,
  invoice.round_off_minor,
  invoice.notes,
  invoice.paid_date,
  invoice.payment_method,
  invoice.pdf_token,
  (
    select coalesce(
      jsonb_agg(
        to_jsonb(item) - '{invoice_id,user_id,position,original_item_id,returned_quantity}'::text[]
        order by item.position
      ),
      '[]'
    )
    from books.invoice_items as item
    where item.invoice_id = invoice.id
  ) as items,
  invoice.settled_minor,
  invoice.credited_minor,
  known.refundable_minor,
  -- Most have no note, so they skip the lookup.
  case
    when invoice.credited_minor = 0 then 0
    else (
      select coalesce(sum(note.settled_minor), 0)::bigint
      from books.invoices as note
      where note.original_id = invoice.id and note.list = 'credit_notes' and note.cancelled_at is null
    )
  end as refunded_minor,
  case
    when invoice.list in ('credit_notes', 'vouchers') or invoice.written_off_at is not null then 0
    else known.open_minor
  end as balance_minor,
  case when invoice.written_off_at is not null then known.open_minor else 0 end as written_off_minor,
  invoice.written_off_at,
  invoice.write_off_reason,
  invoice.credit_reason,
  invoice.commercial,
  case when invoice.original_id is not null then (
    select jsonb_build_object(
      'id', original.id, 'number', original.number, 'issue_date', original.issue_date, 'kind', original.kind
    )
    from books.invoices as original
    where original.id = invoice.original_id
  ) end as original,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('number', used.number, 'issue_date', used.issue_date, 'amount_minor', used.amount_minor)
        order by used.number
      ),
      '[]'
    )
    from (
      select voucher.number, voucher.issue_date, sum(payment.amount_minor)::bigint as amount_minor
      from books.payments as payment
      join books.receipts as receipt on receipt.id = payment.receipt_id
      join books.invoices as voucher on voucher.id = receipt.voucher_id
      where payment.invoice_id = invoice.id
        and payment.from_advance
        and payment.state = 'confirmed'
        and voucher.list = 'vouchers' and voucher.money is null
        and voucher.cancelled_at is null
        and voucher.created_at < payment.created_at
        and not (invoice.list = 'vouchers' and invoice.money = 'out')
      group by voucher.id
    ) as used
  ) as vouchers,
  invoice.cancelled_at,
  invoice.cancel_reason,
  invoice.listed,
  invoice.original_id,
  case when invoice.cancelled_at is not null then private.standing_invoice(invoice.id) end as replacement_id,
  (
    select standing.number
    from books.invoices as standing
    where standing.id = case when invoice.cancelled_at is not null then private.standing_invoice(invoice.id) end
  ) as replacement_number,
  (
    select to_jsonb(known)
    from (
      select
        link.created_at as shared_at,
        link.last_viewed_at as viewed_at,
        mailed.at as mailed_at,
        marked.at as marked_at,
        claimed.minor as claimed_minor,
        coalesce(link.restored, false) or mailed.restored or marked.restored or claimed.restored as restored
      from (
        select max(mail.sent_at) as at, coalesce(bool_or(mail.restored), false) as restored
        from public.invoice_mails as mail
        where mail.invoice_id = invoice.id
      ) as mailed
      cross join (
        select max(event.at) as at, coalesce(bool_or(event.restored), false) as restored
        from public.invoice_events as event
        where event.invoice_id = invoice.id and event.kind = 'marked_sent'
      ) as marked
      cross join (
        select sum(payment.amount_minor + payment.tds_minor) as minor, coalesce(bool_or(payment.restored), false) as restored
        from books.payments as payment
        where payment.invoice_id = invoice.id and payment.state = 'claimed'
      ) as claimed
      left join public.invoice_links as link on link.invoice_id = invoice.id
      -- `offset 0` computes each column once, not twice.
      offset 0
    ) as known
    where num_nonnulls(known.shared_at, known.mailed_at, known.marked_at, known.claimed_minor) > 0
  ) as reach,
  (
    select coalesce(sum(payment.tds_minor), 0)::bigint
    from books.payments as payment
    where payment.invoice_id = invoice.id and payment.state = 'confirmed'
  ) as tds_minor
from books.invoices as invoice
cross join lateral (
  select
    invoice.due_minor as open_minor,
    case
      when invoice.sign <> -1 then invoice.refundable_minor
      -- The amount received beyond the balance, as far as the note covers it.
      when invoice.cancelled_at is null then (
        select least(invoice.total_minor - invoice.settled_minor, original.refundable_minor)
        from books.invoices as original
        where original.id = invoice.original_id
      )
      else 0
    end as refundable_minor
) as known;
comment on view books.invoice_records is
  'Every invoice, CANCELLED ones among them. `original`: in whose place it was issued, from what a note takes, or which advance is given back; `vouchers`: of the advances that it uses; `replacement_`: what stands in its own. `reach`: when its link was made and last opened, when it was last mailed or marked as sent, what its client says to have paid and nobody has checked, and whether a restored file tells any of it; null of one that never left.';
grant select on books.invoice_records to authenticated;

create view books.invoice_summaries
with (security_invoker = true)
as
select
  id,
  user_id,
  number,
  client_name,
  client_email,
  currency,
  exchange_rate,
  total_minor,
  total_inr_minor,
  status,
  issue_date,
  due_date,
  created_at,
  settled_minor,
  balance_minor,
  cancelled_at,
  reach,
  kind,
  credited_minor,
  refundable_minor,
  refunded_minor,
  written_off_minor,
  original,
  tds_minor
from books.invoice_records
where listed;
comment on view books.invoice_summaries is 'The columns of the live invoices that lists show.';
grant select on books.invoice_summaries to authenticated;

create view books.invoice_details
with (security_invoker = true)
as
select *
from books.invoice_records
where cancelled_at is null;
comment on view books.invoice_details is 'The whole document: what the detail screen and the PDF show.';
grant select on books.invoice_details to authenticated;

-- The data for the holder of a link, key by key: a new column of a table or view stays out until it is named here. Rows are given
-- whole.
create function private.shown_seller(seller jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', seller -> 'name',
    'email', seller -> 'email',
    'phone', seller -> 'phone',
    'address', seller -> 'address',
    'taxId', seller -> 'taxId',
    'city', seller -> 'city',
    'state', seller -> 'state',
    'stateCode', seller -> 'stateCode',
    'postalCode', seller -> 'postalCode',
    'country', seller -> 'country',
    'website', seller -> 'website',
    'logo', seller -> 'logo',
    'signature', seller -> 'signature',
    'gstRegistration', coalesce(seller ->> 'gstRegistration', 'none'),
    'compositionScheme', seller -> 'compositionScheme',
    'lutNumber', seller -> 'lutNumber',
    'lutYear', seller -> 'lutYear',
    'hsnSummary', seller -> 'hsnSummary',
    'reverseChargeWording', seller -> 'reverseChargeWording',
    'udyam', seller -> 'udyam'
  )
$$;

create function private.shown_buyer(buyer jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', buyer -> 'name',
    'email', buyer -> 'email',
    'contact', buyer -> 'contact',
    'phone', buyer -> 'phone',
    'address', buyer -> 'address',
    'city', buyer -> 'city',
    'stateCode', buyer -> 'stateCode',
    'postalCode', buyer -> 'postalCode',
    'country', buyer -> 'country',
    'gstin', buyer -> 'gstin',
    'pan', buyer -> 'pan',
    'deliveryAddress', buyer -> 'deliveryAddress'
  )
$$;

create function private.shown_document(detail books.invoice_records) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', detail.kind,
    'number', detail.number,
    -- A write-off is the seller's own affair.
    'status', case
      when detail.status <> 'WRITTEN_OFF' then detail.status
      when detail.due_date < private.today() then 'OVERDUE'
      else 'UNPAID'
    end,
    'client_name', detail.client_name,
    'client_email', detail.client_email,
    'seller', private.shown_seller(detail.seller),
    'buyer', private.shown_buyer(detail.buyer),
    'currency', detail.currency,
    'exchange_rate', detail.exchange_rate,
    'issue_date', detail.issue_date,
    'received_on', detail.received_on,
    'due_date', detail.due_date,
    'parts', detail.parts,
    'paid_date', detail.paid_date,
    'payment_method', detail.payment_method,
    'po_number', detail.po_number,
    'supply', detail.supply,
    'with_tax', detail.with_tax,
    'reverse_charge', detail.reverse_charge,
    'place_of_supply', detail.place_of_supply,
    'prices_include_tax', detail.prices_include_tax,
    'language', detail.language,
    'port_code', detail.port_code,
    'shipping_bill', detail.shipping_bill,
    'shipping_bill_date', detail.shipping_bill_date
  ) || jsonb_build_object(
    'taxes', detail.taxes,
    'taxable_minor', detail.taxable_minor,
    'cgst_minor', detail.cgst_minor,
    'sgst_minor', detail.sgst_minor,
    'igst_minor', detail.igst_minor,
    'cess_minor', detail.cess_minor,
    'round_off_minor', detail.round_off_minor,
    'total_minor', detail.total_minor,
    'total_inr_minor', detail.total_inr_minor,
    'settled_minor', detail.settled_minor,
    'tds_minor', detail.tds_minor,
    'credited_minor', detail.credited_minor,
    'refundable_minor', detail.refundable_minor,
    'refunded_minor', detail.refunded_minor,
    'balance_minor', detail.balance_minor + detail.written_off_minor,
    'credit_reason', detail.credit_reason,
    'commercial', detail.commercial,
    'original', case when detail.money = 'out' or detail.told = 'note' then detail.original - 'id' end,
    'vouchers', detail.vouchers,
    'notes', detail.notes
  )
$$;

-- The link of a cancelled invoice says that it was withdrawn, and only whose, which and in which language. It also leads to the
-- document that replaces it, if that is shared and was sent to the same mailbox.
create function private.withdrawn_invoice(token text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'withdrawn', true,
    'kind', invoice.kind,
    'number', invoice.number,
    'seller_name', invoice.seller ->> 'name',
    'language', invoice.language,
    'replacement', (
      select jsonb_build_object('number', standing.number, 'token', onward.token)
      from books.invoices as standing
      join public.invoice_links as onward on onward.invoice_id = standing.id
      where standing.id = private.standing_invoice(invoice.id)
        and standing.client_email = invoice.client_email
        and onward.revoked_at is null
    )
  ))
  from public.invoice_links as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where link.token = withdrawn_invoice.token
    and link.revoked_at is null
    and invoice.cancelled_at is not null
    and not private.rests(link.user_id)
$$;
comment on function private.withdrawn_invoice(text) is
  'That the invoice of a link was withdrawn by its seller; null of any other token.';

-- While its seller's account waits to be erased, or is being restored.
create function private.resting_link(token text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'resting', true, 'seller_name', invoice.seller ->> 'name', 'language', invoice.language
  )
  from public.invoice_links as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where link.token = resting_link.token
    and link.revoked_at is null
    and private.rests(link.user_id)
    and not private.is_being_erased(link.user_id)
$$;
comment on function private.resting_link(text) is 'Whose link it is, where it rests; null of any other token.';

-- A balance is due, or an advance is asked for while there is no invoice.
create function private.is_payable(detail books.invoice_records) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return detail.balance_minor + detail.written_off_minor > 0
    and (
      detail.listed
      or (detail.money is not distinct from 'advance' and detail.cancelled_at is null and private.made_of(detail.id) is null)
    );
end
$$;
comment on function private.is_payable(books.invoice_records) is 'Whether a document says how to pay.';

create function private.pay_to(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'upi_id', business.upi_id,
    'bank_account_name', business.bank_account_name,
    'bank_account_number', business.bank_account_number,
    'bank_ifsc', business.bank_ifsc,
    'bank_name', business.bank_name,
    'bank_swift', business.bank_swift
  )
  from public.businesses as business
  where business.user_id = owner
$$;
comment on function private.pay_to(uuid) is 'Where clients pay a seller, for whoever holds a link.';

-- The client's page. Of the settled amount, it shows the tax that they deducted at source, as the sheet and the PDF do.
create function private.shared_invoice(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (
      select private.shown_document(detail) || jsonb_build_object(
        'items', (
          select jsonb_agg(item.value - 'id' order by item.position)
          from jsonb_array_elements((detail).items) with ordinality as item (value, position)
        ),
        'pay_to', case when private.is_payable(detail) then private.pay_to((detail).user_id) end,
        'tds_percent', case
          when (detail).listed and private.is_payable(detail)
          then private.tds_percent((detail).user_id, (detail).client_id)
        end,
        'pay_by', private.told_last_day((detail).id),
        'claim', (
          select jsonb_build_object(
            'amount_minor', sum(payment.amount_minor),
            'tds_minor', sum(payment.tds_minor),
            'claimed_on', max(payment.paid_on)
          )
          from books.payments as payment
          where payment.invoice_id = (detail).id and payment.state = 'claimed'
          having count(*) > 0
        ),
        'estimate', case when (detail).sign = 0 and (detail).told is distinct from 'advance' then (
          select jsonb_build_object(
            'state', estimate.state,
            'name', estimate.answer ->> 'name',
            'answered_at', estimate.answer ->> 'answered_at',
            'restored', estimate.answer -> 'restored'
          )
          from books.estimate_records as estimate
          where estimate.id = (detail).id
        ) end
      )
      from (
        select detail
        from private.live_link(token) as link
        join books.invoice_records as detail on detail.id = link.invoice_id
        -- `offset 0` reads the row once; else each function that takes it would read all of it again.
        offset 0
      ) as known
    ),
    private.withdrawn_invoice(token),
    private.resting_link(token)
  )
$$;
grant execute on function private.shared_invoice(text) to anon, authenticated;

create function public.shared_invoice(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_invoice(token) $$;
comment on function public.shared_invoice(text) is
  'The invoice whose share link carries this token, for anyone who holds it; that it was withdrawn, when it is cancelled, or that its seller''s links rest; null when the link does not live.';
grant execute on function public.shared_invoice(text) to anon, authenticated;

-- The data of a PDF, with today's account for the balance: its three columns change together. For the holder of the PDF's link, or
-- of a share link. PL/pgSQL keeps its plan; SQL that sets its own search path is planned anew by each statement, 8 ms here.
create function private.document_of(invoice_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select private.shown_document(detail) || jsonb_build_object(
      'id', (detail).id,
      'created_at', (detail).created_at,
      'items', (detail).items,
      'upi_id', case when private.is_payable(detail) and (detail).currency = 'INR' then (
        select business.upi_id
        from public.businesses as business
        where business.user_id = (detail).user_id
      ) end,
      'bank', case when private.is_payable(detail) then (
        select jsonb_build_object(
          'name', business.bank_account_name,
          'number', business.bank_account_number,
          'ifsc', business.bank_ifsc,
          'bankName', business.bank_name,
          'swift', business.bank_swift
        )
        from public.businesses as business
        where business.user_id = (detail).user_id and business.bank_account_number is not null
      ) end
    )
    from (
      select detail
      from books.invoice_records as detail
      where detail.id = document_of.invoice_id
      -- `offset 0`, as above.
      offset 0
    ) as known
  );
end
$$;

create function private.invoice_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.document_of(invoice.id)
  from books.invoices as invoice
  where invoice.pdf_token = token and not private.rests(invoice.user_id)
$$;
grant execute on function private.invoice_document(text) to anon, authenticated;

create function public.invoice_document(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.invoice_document(token) $$;
comment on function public.invoice_document(text) is 'The invoice whose PDF link carries this token; null when there is none.';
grant execute on function public.invoice_document(text) to anon, authenticated;

-- For its owner, for a mail. Behind the lock, as a mail begins: a document that may not be mailed is refused before its letter is
-- written.
create function private.own_document(invoice_id uuid) returns jsonb
language sql security definer
set search_path = ''
as $$ select private.document_of((private.lock_document(invoice_id, private.account())).id) $$;
grant execute on function private.own_document(uuid) to authenticated;

create function public.own_document(invoice_id uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.own_document(invoice_id) $$;
comment on function public.own_document(uuid) is
  'What the PDF of one of the caller''s documents prints, deleted ones aside, while something may be done with it.';
grant execute on function public.own_document(uuid) to authenticated;

create function private.shared_document(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select private.document_of(link.invoice_id) from private.live_link(token) as link $$;
grant execute on function private.shared_document(text) to anon, authenticated;

create function public.shared_document(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_document(token) $$;
comment on function public.shared_document(text) is
  'What the PDF of a share link prints; null when the link does not live.';
grant execute on function public.shared_document(text) to anon, authenticated;

-- Its payments, the earliest first. Notes of owner and client stay private.
create function private.receipt_of(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'document', private.document_of(receipt_of.invoice_id),
    'payments', (
      select jsonb_agg(
        jsonb_build_object(
          'amount_minor', payment.amount_minor,
          'tds_minor', payment.tds_minor,
          'paid_on', payment.paid_on,
          'method', payment.method,
          'reference', payment.reference
        )
        order by payment.paid_on, payment.created_at, payment.id
      )
      from books.payments as payment
      where payment.invoice_id = receipt_of.invoice_id and payment.state = 'confirmed'
    )
  )
$$;

create function private.invoice_receipt(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.receipt_of(invoice.id)
  from books.invoices as invoice
  where invoice.pdf_token = token and invoice.listed and not private.rests(invoice.user_id)
$$;
grant execute on function private.invoice_receipt(text) to anon, authenticated;

create function public.invoice_receipt(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.invoice_receipt(token) $$;
comment on function public.invoice_receipt(text) is
  'The content of the receipt of the invoice whose PDF link carries this token: the invoice and its payments; null when there is none.';
grant execute on function public.invoice_receipt(text) to anon, authenticated;

create function private.shared_receipt(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.receipt_of(link.invoice_id)
  from private.live_link(token) as link
  join books.invoices as invoice on invoice.id = link.invoice_id
  where invoice.listed
$$;
grant execute on function private.shared_receipt(text) to anon, authenticated;

create function public.shared_receipt(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.shared_receipt(token) $$;
comment on function public.shared_receipt(text) is
  'The content of the receipt of a shared invoice: the invoice and its payments; null when the link does not live.';
grant execute on function public.shared_receipt(text) to anon, authenticated;
