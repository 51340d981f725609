-- Whoever numbered invoices with PF, DC, JW, SA or DN, which are the series of other kinds now, changes their business as before, and an
-- export of such invoices is restored. A trigger looks at the prefix when it changes; the check that goes looked at it whenever anything
-- of the business did. Nobody's rows change. Another prefix that is kept is refused by the same code.

SET local check_function_bodies = off;

ALTER TABLE "public"."businesses"
  DROP CONSTRAINT "invoicePrefix: invoice_prefix_taken";

CREATE OR REPLACE FUNCTION private.is_series_of (
  prefix text,
  kind   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  traits constant private.document_kinds := private.kind(kind);
begin
  return case
    when traits.series is not null then prefix = traits.series
    else prefix = 'OLD' or not private.is_kept_series(prefix) or private.was_free_series(prefix)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_kept_series()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if (tg_op = 'INSERT' or new.invoice_prefix <> old.invoice_prefix)
    and private.is_kept_series(new.invoice_prefix)
    -- A restore, here or elsewhere, keeps the numbers that invoices have.
    and not (current_setting('app.restoring', true) = 'on' and private.was_free_series(new.invoice_prefix)) is true
  then
    perform private.refuse(422, 'invoice_prefix_taken', 'invoicePrefix');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.was_free_series (
  prefix text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select prefix in ('PF', 'DC', 'JW', 'SA', 'DN') $function$;

CREATE TRIGGER businesses_prefix_free
  BEFORE INSERT OR UPDATE OF invoice_prefix ON public.businesses
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_kept_series();

REVOKE ALL ON FUNCTION "private"."refuse_kept_series"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_kept_series"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_kept_series"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."was_free_series"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."was_free_series"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."was_free_series"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."was_free_series"(text) TO "postgres";
