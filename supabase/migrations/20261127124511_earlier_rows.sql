-- The editor suggests rows of a person's latest invoices beside their kept items. A new function that only reads, as its caller: no row
-- changes, and the app of before does not call it.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.earlier_rows (
  query text    DEFAULT NULL::text,
  most  integer DEFAULT 6
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_sort TO 'off'
  AS $function$
declare
  owner constant uuid := private.caller();
  needle constant text := private.search_form(btrim(left(coalesce(query, ''), 201)));
begin
  if char_length(query) > 200 then
    perform private.refuse(422, 'too_long', 'query', '{"most": 200}');
  end if;
  return (
    with latest as materialized (
      select newest.id, newest.currency, row_number() over (order by newest.issue_date desc, newest.created_at desc, newest.id desc) as place
      from (
        select own.id, own.currency, own.issue_date, own.created_at
        from books.invoices as own
        where own.user_id = owner and own.listed
        order by own.issue_date desc, own.created_at desc, own.id desc
        limit 100
      ) as newest
    ),
    found as (
      select distinct on (md5(lower(item.description)))
        latest.place, latest.currency, item.*
      from latest
      -- Invoice by invoice, whatever the planner thinks of how many rows a person has.
      cross join lateral (
        select
          own.id, own.position, own.description, own.hsn_sac, own.quantity, own.unit, own.rate, own.includes_tax,
          own.taxable_minor, own.gst_rate, own.taxability
        from books.invoice_items as own
        where own.invoice_id = latest.id and own.user_id = owner and own.position <= 20
        offset 0
      ) as item
      where position(needle in private.search_form(item.description)) > 0
      order by md5(lower(item.description)), latest.place, item.position
    )
    select coalesce(json_agg(row_to_json(listed) order by place, position), '[]')
    from (
      select
        found.place, found.position, found.id, found.description, found.unit,
        -- The amount of a single one is its price.
        case
          when found.includes_tax then null
          when found.rate is null and found.quantity = 1 then round(found.taxable_minor / 100.0, 2)
          else found.rate
        end as rate,
        found.currency, found.hsn_sac, found.taxability,
        case when private.is_gst_rate(found.gst_rate, private.today()) then found.gst_rate end as gst_rate
      from found
      order by found.place, found.position
      limit least(greatest(coalesce(most, 1), 1), 20)
    ) as listed
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."earlier_rows"(text, integer) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "public"."earlier_rows"(text, integer) IS 'The descriptions in the caller''s latest 100 invoices, the newest first and each once, with unit, rate, HSN and GST rate; with a text those that contain it.';

GRANT EXECUTE ON FUNCTION "public"."earlier_rows"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."earlier_rows"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."earlier_rows"(text, integer) TO "postgres";
