-- The checks of languages look at the form of a tag alone: which languages there are is the app's to know, so that another one is no
-- migration. Nobody's rows change, and all fit: what was allowed has this form. An app or a function that does not know a stored language
-- speaks English. Each table is read once, under a lock that lets nobody write meanwhile.

SET local check_function_bodies = off;

ALTER TABLE "books"."clients"
  DROP CONSTRAINT "language: value_not_allowed";

ALTER TABLE "books"."invoices"
  DROP CONSTRAINT "invoices_language_known";

ALTER TABLE "public"."profiles"
  DROP CONSTRAINT "profiles_language_known";

CREATE OR REPLACE FUNCTION private.create_profile()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  given_name constant text := coalesce(
    private.single_line(new.raw_user_meta_data ->> 'name'),
    private.single_line(new.raw_user_meta_data ->> 'full_name')
  );
begin
  insert into public.profiles (id, name, email, language)
  values (
    new.id,
    -- A second time, since the cut may end in a blank.
    coalesce(private.single_line(left(given_name, 120)), left(split_part(new.email, '@', 1), 120)),
    new.email,
    coalesce(substring(new.raw_user_meta_data ->> 'language' from '^[a-z]{2}$'), 'en')
  );
  return new;
end
$function$;

ALTER TABLE "books"."clients"
  ADD CONSTRAINT "language: value_not_allowed" CHECK ((language ~ '^[a-z]{2}(-[a-z]{2})?$'::text));

ALTER TABLE "books"."invoices"
  ADD CONSTRAINT "invoices_language_known" CHECK ((language ~ '^[a-z]{2}(-[a-z]{2})?$'::text));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_language_known" CHECK ((language ~ '^[a-z]{2}$'::text));

COMMENT ON COLUMN "public"."profiles"."language" IS 'The language of mails to this person: a tag of two letters, such as en.';
