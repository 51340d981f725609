-- Limits of rows and unit codes stand once: `private.item_fault` says what a row of a document or an item of the catalogue may not say, the
-- type `books.uqc` in which units goods are counted. Nobody's rows change, and all fit: each limit is the one that stood twice. Answers stay,
-- but a discount below nothing is told with its row. Each table is read once, under a lock that lets nobody write meanwhile.

SET local check_function_bodies = off;

COMMENT ON FUNCTION "private"."is_uqc"(text) IS NULL;

CREATE TYPE "books"."uqc" AS ENUM (
  'BAG',
  'BAL',
  'BDL',
  'BKL',
  'BOU',
  'BOX',
  'BTL',
  'BUN',
  'CAN',
  'CBM',
  'CCM',
  'CMS',
  'CTN',
  'DOZ',
  'DRM',
  'GGK',
  'GMS',
  'GRS',
  'GYD',
  'KGS',
  'KLR',
  'KME',
  'LTR',
  'MLT',
  'MTR',
  'MTS',
  'NOS',
  'PAC',
  'PCS',
  'PRS',
  'QTL',
  'ROL',
  'SET',
  'SQF',
  'SQM',
  'SQY',
  'TBS',
  'TGM',
  'THD',
  'TON',
  'TUB',
  'UGS',
  'UNT',
  'YDS',
  'OTH'
);

CREATE OR REPLACE FUNCTION private.check_items (
  items jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  wrong record;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    perform private.refuse(422, 'items_required', 'items');
  elsif jsonb_array_length(items) > private.most_items() then
    perform private.refuse(422, 'too_many_items', 'items', jsonb_build_object('most', private.most_items()));
  end if;
  perform private.check_drawable(items);

  select * into wrong
  from (
    select
      place,
      coalesce(private.item_fault(
        description, hsn_sac, unit, quantity, rate is null, rate, discount_percent, discount_minor
      ), case
        when num_nonnulls(discount_percent, discount_minor) > 1 then 'discount'
        when num_nonnulls(rate, amount_minor) = 0 then 'amount'
        -- Nothing above this limit is issued, and nothing below it overflows before it is refused.
        when abs(discount_minor) > private.most_minor() then 'discount'
        when abs(amount_minor) > private.most_minor() then 'amount'
        when cess_minor not between 0 and private.most_minor() then 'cess'
        when not private.is_taxability(taxability) then 'taxability'
      end) as field
    from rows from (
      jsonb_to_recordset(items) as (
        description text, hsn_sac text, unit text, quantity numeric, rate numeric, discount_percent numeric,
        discount_minor bigint, amount_minor bigint, cess_minor bigint, taxability text
      )
    ) with ordinality as item (
      description, hsn_sac, unit, quantity, rate, discount_percent, discount_minor, amount_minor, cess_minor, taxability,
      place
    )
  ) as row
  where row.field is not null
  order by place
  limit 1;
  if found then
    perform private.refuse(
      422,
      case wrong.field
        when 'description' then 'description_too_long'
        when 'hsnSac' then 'hsn_sac_invalid'
        else 'item_invalid'
      end,
      private.row_field(wrong.place, wrong.field)
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_restored_document (
  document jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  said constant books.invoices := jsonb_populate_record(null::books.invoices, document);
  items constant jsonb := document -> 'items';
  asked jsonb;
  seller public.businesses;
begin
  if jsonb_typeof(items) is distinct from 'array'
    or num_nulls(
      said.id, said.kind, said.prefix, said.financial_year, said.sequence, said.padding, said.seller, said.buyer, said.issue_date,
      said.due_date, said.total_minor, said.created_at, said.supply, said.with_tax, said.reverse_charge,
      said.prices_include_tax, said.currency, said.taxes, said.parts
    ) > 0
    or jsonb_array_length(items) not between 1 and private.most_items()
  then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "documents"}');
  elsif said.issue_date > private.today() or said.created_at > clock_timestamp() or said.cancelled_at > clock_timestamp()
    or (said.padding between 1 and 8) is not true
    or said.prefix !~ '^[A-Z0-9/-]{1,15}$'
    or not private.is_series_of(said.prefix, said.kind)
  then
    perform private.refuse(422, 'restore_number', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, least(said.padding, 8)))
    );
  -- A document issued long ago lacks fields that were added later.
  elsif jsonb_strip_nulls('{"country": "IN"}' || said.buyer) <> jsonb_strip_nulls(private.buyer_snapshot(jsonb_build_object(
    'client_name', said.buyer -> 'name', 'client_email', said.buyer -> 'email', 'client_contact', said.buyer -> 'contact',
    'client_phone', said.buyer -> 'phone', 'client_address', said.buyer -> 'address', 'client_city', said.buyer -> 'city',
    'client_state_code', said.buyer -> 'stateCode', 'client_postal_code', said.buyer -> 'postalCode',
    'client_country', said.buyer -> 'country', 'client_gstin', said.buyer -> 'gstin', 'client_pan', said.buyer -> 'pan',
    'delivery_address', said.buyer -> 'deliveryAddress'
  ))) then
    perform private.refuse(422, 'restore_refused', 'documents', '{"of": "buyer"}');
  end if;
  perform private.check_buyer(said.buyer);
  seller := private.restored_seller(said.seller);

  if (private.kind(said.kind)).told = 'note' then
    perform private.check_drawable(items);
    if private.adds_up(said, items) then
      return;
    end if;
  else
    asked := private.asked_items(items);
    perform private.check_items(asked);
    if private.is_priced(said, items, private.restored_price(said, seller, asked, false))
      or private.is_priced(said, items, private.restored_price(said, seller, asked, true))
    then
      return;
    end if;
  end if;
  perform private.refuse(422, 'restore_sums', 'documents', jsonb_build_object('number', private.document_number(said.prefix, said.financial_year, said.sequence, said.padding))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_taxability (
  value text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  STRICT
  SET search_path TO ''
  AS $function$ begin return value in ('taxable', 'nil', 'exempt', 'non_gst'); end $function$;

CREATE OR REPLACE FUNCTION private.is_uqc (
  unit text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  STRICT
  SET search_path TO ''
  AS $function$ begin return pg_input_is_valid(unit, 'books.uqc'); end $function$;

CREATE OR REPLACE FUNCTION private.item_fault (
  description      text    DEFAULT NULL::text,
  hsn_sac          text    DEFAULT NULL::text,
  unit             text    DEFAULT NULL::text,
  quantity         numeric DEFAULT NULL::numeric,
  is_whole         boolean DEFAULT NULL::boolean,
  rate             numeric DEFAULT NULL::numeric,
  discount_percent numeric DEFAULT NULL::numeric,
  discount_minor   bigint  DEFAULT NULL::bigint
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when char_length(btrim(description)) > 1000 then 'description'
    when hsn_sac !~ '^[0-9]{2,8}$' then 'hsnSac'
    when char_length(unit) > 20 then 'unit'
    -- NaN and Infinity sort above every number, so this refuses them, too.
    when quantity not between 0.001 and 1000000 or scale(quantity) > 3 then 'quantity'
    when is_whole and quantity <> trunc(quantity) then 'quantity'
    -- A rate of zero passes here; its row is refused later for its amount.
    when rate not between 0 and 9999999999.9999 or scale(rate) > 4 then 'rate'
    when discount_percent not between 0 and 100 or scale(discount_percent) > 2 or discount_minor < 0 then 'discount'
    when rate is null and num_nonnulls(discount_percent, discount_minor) > 0 then 'discount'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.most_items()
  RETURNS integer
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return 500; end $function$;

COMMENT ON FUNCTION "private"."item_fault"(text, text, text, numeric, boolean, numeric, numeric, bigint) IS 'The first wrong field of a row, by its name in forms; null if all are right. Without a rate the quantity is whole.';

COMMENT ON FUNCTION "private"."most_items"() IS 'The most rows that a document can have.';

REVOKE ALL ON FUNCTION "private"."is_taxability"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_taxability"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_taxability"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_fault"(text, text, text, numeric, boolean, numeric, numeric, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."item_fault"(text, text, text, numeric, boolean, numeric, numeric, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."item_fault"(text, text, text, numeric, boolean, numeric, numeric, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_fault"(text, text, text, numeric, boolean, numeric, numeric, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_items"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_items"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_items"() TO "postgres";

ALTER TABLE "books"."invoice_items"
  DROP CONSTRAINT "description: description_too_long",
  DROP CONSTRAINT "discount: item_invalid",
  DROP CONSTRAINT "discount: item_invalid, rate",
  DROP CONSTRAINT "hsnSac: hsn_sac_invalid",
  DROP CONSTRAINT "quantity: item_invalid",
  DROP CONSTRAINT "quantity: item_invalid, whole",
  DROP CONSTRAINT "rate: item_invalid",
  DROP CONSTRAINT "taxability: item_invalid",
  DROP CONSTRAINT "unit: item_invalid",
  DROP CONSTRAINT "invoice_items_position_range",
  ADD CONSTRAINT "rate: item_invalid" CHECK ((rate > (0)::numeric)),
  ADD CONSTRAINT "items: item_invalid"
    CHECK ((private.item_fault(description, hsn_sac, unit, quantity, ((rate IS NULL) AND (original_item_id IS NULL)), rate, discount_percent, NULLIF(discount_minor, 0)) IS NULL)),
  ADD CONSTRAINT "taxability: item_invalid" CHECK (private.is_taxability(taxability)),
  ADD CONSTRAINT "invoice_items_position_range" CHECK ((("position" >= 1) AND ("position" <= private.most_items())));

ALTER TABLE "public"."businesses"
  DROP CONSTRAINT "defaultHsnSac: hsn_sac_invalid",
  ADD CONSTRAINT "defaultHsnSac: hsn_sac_invalid" CHECK ((private.item_fault(hsn_sac => default_hsn_sac) IS NULL));

ALTER TABLE "public"."catalogue_items"
  DROP CONSTRAINT "description: description_too_long",
  DROP CONSTRAINT "hsnSac: hsn_sac_invalid",
  DROP CONSTRAINT "taxability: item_invalid",
  DROP CONSTRAINT "unit: item_invalid",
  ADD CONSTRAINT "description: description_too_long" CHECK ((private.item_fault(description => description) IS NULL)),
  ADD CONSTRAINT "hsnSac: hsn_sac_invalid" CHECK ((private.item_fault(hsn_sac => hsn_sac) IS NULL)),
  ADD CONSTRAINT "taxability: item_invalid" CHECK (private.is_taxability(taxability)),
  ADD CONSTRAINT "unit: item_invalid" CHECK ((private.item_fault(unit => unit) IS NULL));
