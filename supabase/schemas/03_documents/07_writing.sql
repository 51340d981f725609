-- The only code that inserts documents and rows, for issuing, importing and restoring.

-- Writes all columns of the tables but computed ones; a missing value takes its default.
do $body$
declare
  written constant text := $$
    select format(
      'insert into %1$s (%2$s) select %3$s',
      relation,
      string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(
        coalesce(
          given ->> attname,
          case when adbin is null then format('said.%I', attname)
            else format('coalesce(said.%I, %s)', attname, pg_get_expr(adbin, adrelid)) end
        ),
        ', ' order by attnum
      )
    )
    from pg_attribute
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = relation and attnum > 0 and not attisdropped and attgenerated = ''
    group by relation
  $$;
  path constant text := current_setting('search_path');
  documents text;
  items text;
begin
  -- Every name is written with its schema.
  perform set_config('search_path', '', true);
  execute replace(replace(written, 'relation', '$1'), 'given', '$2')
    into documents
    using 'books.invoices'::regclass,
      '{"seller": "jsonb_strip_nulls(said.seller)", "buyer": "jsonb_strip_nulls(said.buyer)"}'::jsonb;
  execute replace(replace(written, 'relation', '$1'), 'given', '$2')
    into items
    using 'books.invoice_items'::regclass,
      '{"invoice_id": "document.id", "user_id": "document.user_id", "position": "said.ordinality", "description": "btrim(said.description)"}'::jsonb;
  execute format(
    $sql$
      create function private.write_documents(documents jsonb) returns void
      language plpgsql
      set search_path = ''
      as $code$
      begin
        %s from jsonb_populate_recordset(null::books.invoices, documents) as said;
        %s
        from jsonb_array_elements(documents) as written (value)
        cross join lateral jsonb_to_record(written.value) as document (id uuid, user_id uuid, items jsonb)
        cross join lateral jsonb_populate_recordset(null::books.invoice_items, document.items) with ordinality as said;
      end
      $code$
    $sql$,
    documents, items
  );
  perform set_config('search_path', path, true);
end
$body$;
comment on function private.write_documents(jsonb) is
  'Writes documents, each {its columns, items: [{their columns}]} with an id of its own; the rows stand in the order of their list.';

-- A number has at most 16 characters, so a series of its own has at most seven digits.
create function private.next_number(seller public.businesses, kind text, issued date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  traits constant private.document_kinds := private.kind(kind);
  prefix constant text := coalesce(traits.series, seller.invoice_prefix);
  year constant text := private.financial_year(issued);
begin
  return jsonb_build_object(
    'kind', kind,
    'prefix', prefix,
    'financial_year', year,
    'sequence', private.next_sequence(seller, prefix, year),
    'padding', coalesce(
      traits.padding, case when traits.series is null then seller.invoice_padding else least(seller.invoice_padding, 7) end
    ),
    'issue_date', issued
  );
end
$$;
comment on function private.next_number(public.businesses, text, date) is
  'Takes the next number of the series of a kind: the columns of a document that say it.';

-- Leaves out quantity, unit, price and amount, which another document may change; new columns of the rows are included by
-- themselves.
create function private.row_facts(item books.invoice_items) returns jsonb
language sql stable
set search_path = ''
return to_jsonb(item) - '{id,invoice_id,user_id,position,quantity,unit,rate,includes_tax,discount_percent,discount_minor,taxable_minor,taxable_inr_minor,cgst_minor,sgst_minor,igst_minor,cess_minor,original_item_id,returned_quantity}'::text[];
comment on function private.row_facts(books.invoice_items) is
  'The columns of a row that its notes, drafts and restored copies repeat: {description, hsn_sac, taxability, gst_rate …}.';

-- A row of a typed document has no id yet, and changes no other row.
create function private.priced_columns(priced jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return priced || jsonb_build_object(
    'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
    'items', (
      select jsonb_agg(row.value - '{id,original_item_id,returned_quantity}'::text[] order by row.place)
      from jsonb_array_elements(priced -> 'items') with ordinality as row (value, place)
    )
  );
end
$$;
comment on function private.priced_columns(jsonb) is 'The columns and rows of a document that private.calculate has priced.';

-- Columns that are set later, or that follow from the document itself: no input gives them.
create function private.later_columns() returns text[]
language sql immutable
set search_path = ''
return '{pdf_token,import_id,client_search_text,settled_minor,credited_minor,refundable_minor,status,paid_date,payment_method,written_off_at,write_off_reason,list,sign,money,told}'::text[];
