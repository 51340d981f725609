-- What the screen of exports shows of a year: invoices to clients abroad with what came in against them, and the declarations of its
-- months.

create function private.export_payments(document_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', payment.id,
        'receipt_id', payment.receipt_id,
        'paid_on', payment.paid_on,
        'amount_minor', payment.amount_minor,
        'tds_minor', payment.tds_minor,
        'reference', payment.reference,
        'remitted_minor', coalesce(receipt.amount_minor, payment.amount_minor),
        -- The part of the remittance that went to other invoices before: so that shares of its rupees add up to the paisa.
        'before_minor', (
          select coalesce(sum(other.amount_minor), 0)::bigint
          from books.payments as other
          where other.receipt_id = payment.receipt_id
            and other.state in ('confirmed', 'advanced')
            and (other.created_at, other.id) < (payment.created_at, payment.id)
        ),
        'remittance', case
          when told.id is not null then to_jsonb(told) - '{id,user_id,payment_id,receipt_id,changed_at,changed_by_id}'::text[]
        end
      )
      order by payment.paid_on, payment.created_at, payment.id
    ),
    '[]'
  )
  from books.payments as payment
  left join books.receipts as receipt on receipt.id = payment.receipt_id
  left join public.remittances as told
    on told.payment_id = payment.id or (payment.receipt_id is not null and told.receipt_id = payment.receipt_id)
  where payment.invoice_id = document_id and payment.state in ('confirmed', 'advanced')
$$;
grant execute on function private.export_payments(uuid) to authenticated;

-- At most 1,000 invoices; the count says how many there are.
create function public.export_year(first_day date, last_day date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  owner constant uuid := private.account();
  since constant date := private.bounded_day(first_day, 'from');
  until constant date := private.bounded_day(last_day, 'until');
begin
  if (until - since between 0 and 400) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  end if;
  return (
    with chosen as materialized (
      select invoice.*
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.issue_date between since and until
        and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
    )
    select jsonb_build_object(
      'count', (select count(*) from chosen),
      'months', (
        select coalesce(jsonb_agg(to_jsonb(noted) - '{user_id,by_id}'::text[] order by noted.first_day), '[]')
        from public.edf_months as noted
        where noted.user_id = owner and noted.first_day between since and until
      ),
      'invoices', coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'id', invoice.id,
              'number', invoice.number,
              'issue_date', invoice.issue_date,
              'client_name', invoice.client_name,
              'address', concat_ws(', ', invoice.buyer ->> 'address', invoice.buyer ->> 'city', invoice.buyer ->> 'postalCode'),
              'country', coalesce(invoice.buyer ->> 'country', 'IN'),
              'currency', invoice.currency,
              'exchange_rate', invoice.exchange_rate,
              'total_minor', invoice.total_minor,
              'total_inr_minor', invoice.total_inr_minor,
              'taxable_minor', invoice.taxable_minor,
              'igst_minor', invoice.igst_minor,
              'cess_minor', invoice.cess_minor,
              'settled_minor', invoice.settled_minor,
              'credited_minor', invoice.credited_minor,
              'due_minor', invoice.due_minor,
              'paid_date', invoice.paid_date,
              'written_off_on', (invoice.written_off_at at time zone 'Asia/Kolkata')::date,
              'write_off_reason', invoice.write_off_reason,
              'po_number', invoice.po_number,
              'under_lut', invoice.supply = 'export' and not invoice.with_tax,
              'with_igst', invoice.supply = 'export' and invoice.with_tax,
              'port_code', invoice.port_code,
              'shipping_bill', invoice.shipping_bill,
              'shipping_bill_date', invoice.shipping_bill_date,
              'needs_edf', private.needs_edf(invoice.id, invoice.shipping_bill),
              'rows', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object('description', left(item.description, 200), 'code', item.hsn_sac) order by item.position
                  ),
                  '[]'
                )
                from books.invoice_items as item
                where item.invoice_id = invoice.id and item.position <= 20
              ),
              'terms', (
                select to_jsonb(terms) - '{invoice_id,user_id,changed_by_id}'::text[]
                from public.export_terms as terms
                where terms.invoice_id = invoice.id
              ),
              'payments', private.export_payments(invoice.id)
            )
            order by invoice.issue_date, invoice.number
          )
          from (select * from chosen order by chosen.issue_date, chosen.number limit 1000) as invoice
        ),
        '[]'
      )
    )
  );
end
$$;
comment on function public.export_year(date, date) is
  'The caller''s exports of at most 400 days, oldest first and at most 1,000 of the count: {count, months, invoices}, each invoice with its terms, what came in and what the bank said of that, and each month with its export declaration.';
grant execute on function public.export_year(date, date) to authenticated;
