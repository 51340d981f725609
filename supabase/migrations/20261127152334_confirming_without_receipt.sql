-- Who confirms what a client reported can keep the receipt back. The function takes one more parameter with a default: the app of before
-- calls it as it did. No row changes.

SET local check_function_bodies = off;

DROP FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text);

CREATE OR REPLACE FUNCTION public.confirm_payment (
  payment_id   uuid,
  amount_minor bigint  DEFAULT NULL::bigint,
  tds_minor    bigint  DEFAULT NULL::bigint,
  paid_on      date    DEFAULT NULL::date,
  advance_for  text    DEFAULT NULL::text,
  tell_client  boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.confirm_payment(payment_id, amount_minor, tds_minor, paid_on, advance_for);
  if not tell_client then
    perform private.keep_receipt_back(payment_id);
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean) IS 'Counts a payment that a client reported, with other amounts and another day if given. If nothing is owed by its document, it is an advance, and advance_for says whether for services or goods. Without tell_client its client gets no receipt by mail. Doing it twice is harmless.';

GRANT EXECUTE ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_payment"(uuid, bigint, bigint, date, text, boolean) TO "postgres";
