-- The lists of estimates, proforma invoices and delivery challans count their states, as the list of invoices does. New functions; no
-- row changes.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.counts_of_estimates (
  list  text,
  query text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  pattern constant text := case when btrim(query) <> '' then private.containing(query) else '%' end;
begin
  return (
    select coalesce(jsonb_object_agg(counted.state, counted.estimates), '{}')
    from (
      select estimate.state, count(*) as estimates
      from books.estimate_records as estimate
      where estimate.user_id = owner
        and estimate.list = counts_of_estimates.list
        and private.search_form(estimate.client_name || ' ' || estimate.number) like pattern
      group by estimate.state
    ) as counted
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.count_estimates (
  list  text,
  query text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.counts_of_estimates(list, query) $function$;

REVOKE ALL ON FUNCTION "public"."count_estimates"(text, text) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "public"."count_estimates"(text, text) IS 'How many of the caller''s estimates, or of another list of documents that become an invoice, are in each state: {state: count}.';

REVOKE ALL ON FUNCTION "private"."counts_of_estimates"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."counts_of_estimates"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."counts_of_estimates"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counts_of_estimates"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_estimates"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_estimates"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_estimates"(text, text) TO "postgres";
