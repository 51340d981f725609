-- A document is read for its page, PDF and mail without being planned anew each time, a draft of it and the HSN summary as well.
-- Nothing changes for apps.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.document_of (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.draft_of (
  invoice books.invoices
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'clientId', invoice.client_id,
      'keepClient', invoice.client_id is not null,
      'clientName', invoice.client_name,
      'clientEmail', invoice.client_email,
      'clientContact', coalesce(invoice.buyer ->> 'contact', ''),
      'clientPhone', coalesce(invoice.buyer ->> 'phone', ''),
      'clientAddress', coalesce(invoice.buyer ->> 'address', ''),
      'clientCity', coalesce(invoice.buyer ->> 'city', ''),
      'clientPostalCode', coalesce(invoice.buyer ->> 'postalCode', ''),
      'clientStateCode', coalesce(invoice.buyer ->> 'stateCode', ''),
      'clientCountry', buyer.country,
      'clientGstin', coalesce(invoice.buyer ->> 'gstin', ''),
      'clientPan', coalesce(invoice.buyer ->> 'pan', ''),
      'deliveryAddress', coalesce(invoice.buyer ->> 'deliveryAddress', ''),
      'currency', invoice.currency,
      'exchangeRate', private.typed_decimal(invoice.exchange_rate),
      'issueDate', '',
      'dueDate', private.today() + (invoice.due_date - invoice.issue_date),
      'parts', private.typed_parts(
        invoice.parts, invoice.issue_date, case when invoice.told is not null then private.today() end
      ),
      'poNumber', coalesce(invoice.po_number, ''),
      'language', invoice.language,
      'notes', coalesce(invoice.notes, ''),
      'items', private.draft_items(invoice.id)
    ) || jsonb_build_object(
      'supply', nullif(invoice.supply, case when buyer.country = 'IN' then 'domestic' else 'export' end),
      'withTax', case when invoice.supply <> 'domestic' then invoice.with_tax end,
      'reverseCharge', invoice.reverse_charge,
      'placeOfSupply', case
        when invoice.supply = 'export' then ''
        when buyer.country <> 'IN' then coalesce(invoice.place_of_supply, '')
        else coalesce(nullif(invoice.place_of_supply, buyer.own_place), '')
      end,
      'placeOfSupplyReason', coalesce(invoice.place_of_supply_reason, ''),
      'portCode', coalesce(invoice.port_code, ''),
      'shippingBill', coalesce(invoice.shipping_bill, ''),
      'shippingBillDate', coalesce(invoice.shipping_bill_date::text, '')
    )
    from (
      select
        coalesce(invoice.buyer ->> 'country', 'IN') as country,
        coalesce(
          private.gstin_state(invoice.buyer ->> 'gstin'), invoice.buyer ->> 'stateCode', invoice.seller ->> 'stateCode'
        ) as own_place
    ) as buyer
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.return_hsn (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(json_agg(line order by line.registered desc, line.code, line.uqc, line.rate), '[]')
    from (
      select
        row.registered,
        coalesce(row.hsn_sac, '') as code,
        row.uqc,
        coalesce(row.gst_rate, 0) as rate,
        -- The words that most of its rows have.
        mode() within group (order by left(row.description, 30)) as description,
        max(known.description) as official,
        bool_or(known.code is not null) as listed,
        trim_scale(sum(row.sign * row.quantity))::text as quantity,
        sum(row.sign * row.taxable_minor) as taxable_minor,
        sum(row.sign * row.igst_minor) as igst_minor,
        sum(row.sign * row.cgst_minor) as cgst_minor,
        sum(row.sign * row.sgst_minor) as sgst_minor,
        sum(row.sign * row.cess_minor) as cess_minor
      from private.return_rows(owner, gstin, first_day, last_day, furnished) as row
      left join public.hsn_codes as known on known.code = row.hsn_sac
      group by row.registered, coalesce(row.hsn_sac, ''), row.uqc, coalesce(row.gst_rate, 0)
    ) as line
  );
end
$function$;
