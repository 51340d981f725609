-- Clients are listed by what they owe or by their last invoice, too, and each says which part of it is late. No row changes. The list
-- takes one more parameter with a default, and the views have the same columns: the app of before calls both as it did.

SET local check_function_bodies = off;

DROP VIEW "public"."client_records";

DROP VIEW "books"."client_records";

DROP FUNCTION "private"."page_of_clients"(text, boolean, integer, integer);

DROP FUNCTION "public"."list_clients"(integer, integer, text, boolean);

CREATE OR REPLACE FUNCTION private.client_figures (
  owner uuid,
  sort  text
)
  RETURNS TABLE (
    client_id uuid,
    figure    numeric
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
#variable_conflict use_column
begin
  if sort = 'owed' then
    return query
    select invoice.client_id, sum(invoice.due_inr_minor)
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.status = 'UNPAID'
    group by invoice.client_id;
  elsif sort = 'last' then
    return query
    select invoice.client_id, (max(invoice.issue_date) - date '2000-01-01')::numeric
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed
    group by invoice.client_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.page_of_clients (
  query    text,
  archived boolean,
  skip     integer,
  most     integer,
  sort     text,
  OUT      total integer,
  OUT      counted boolean,
  OUT      ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.caller();
  -- Nobody reads on so far, and counting all of forty thousand takes longer than the page.
  most_counted constant integer := skip + most + 1000;
begin
  counted := true;
  if btrim(query) <> '' then
    select count(*), (array_agg(client.id order by own.figure desc nulls last, lower(client.name), client.id))[skip + 1 : skip + most]
    into total, ids
    from private.clients_containing(owner, query) as found (id)
    cross join lateral (
      select known.id, known.name
      from books.clients as known
      where known.id = found.id and known.user_id = owner and known.archived = page_of_clients.archived
      offset 0
    ) as client
    left join private.client_figures(owner, sort) as own on own.client_id = client.id;
    return;
  end if;

  select count(*) into total
  from (
    select from books.clients as client
    where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
    limit most_counted + 1
  ) as known;
  if total > most_counted then
    total := most_counted;
    counted := false;
  end if;
  if sort in ('owed', 'last') then
    ids := array(
      select client.id
      from books.clients as client
      left join private.client_figures(owner, sort) as own on own.client_id = client.id
      where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
      order by own.figure desc nulls last, lower(client.name), client.id
      offset skip
      limit most
    );
    return;
  end if;
  ids := array(
    select client.id
    from books.clients as client
    where client.user_id = owner and client.archived = page_of_clients.archived and client.merged_into is null
    order by lower(client.name), client.id
    offset skip
    limit most
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_clients (
  skip     integer,
  most     integer,
  query    text    DEFAULT NULL::text,
  archived boolean DEFAULT false,
  sort     text    DEFAULT 'name'::text
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  page constant record := private.page_of_clients(
    query,
    coalesce(archived, false),
    least(greatest(coalesce(skip, 0), 0), 1000000000),
    least(greatest(coalesce(most, 1), 1), 100),
    sort
  );
begin
  return json_build_object('total', page.total, 'counted', page.counted, 'clients', private.listed_clients(page.ids));
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_clients"(integer, integer, text, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE VIEW "books"."client_records" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    name,
    contact,
    email,
    cc_emails,
    phone,
    gstin,
    pan,
    address,
    city,
    state_code,
    postal_code,
    country,
    delivery_address,
    currency,
    terms_days,
    notes,
    language,
    archived,
    merged_into,
    created_at,
    ( SELECT jsonb_build_object('minor', COALESCE(sum(invoice.due_inr_minor), (0)::numeric), 'overdue_minor', (COALESCE(sum(invoice.due_inr_minor) FILTER (WHERE (invoice.due_date < ( SELECT private.today() AS today))), (0)::numeric) - ( SELECT COALESCE(sum(((parted.due_inr_minor)::numeric - round((((parted.due_inr_minor)::numeric * (private.due_until(parted.parts, parted.due_minor, (( SELECT private.today() AS today) - 1)))::numeric) / (parted.due_minor)::numeric)))), (0)::numeric) AS "coalesce"
                   FROM books.invoices parted
                  WHERE ((parted.client_id = client.id) AND (parted.user_id = client.user_id) AND parted.listed AND (parted.status = 'UNPAID'::text) AND (parted.parts <> '[]'::jsonb) AND (parted.due_date < ( SELECT private.today() AS today))))), 'without_rate', count(*) FILTER (WHERE (invoice.due_inr_minor IS NULL))) AS jsonb_build_object
           FROM books.invoices invoice
          WHERE ((invoice.client_id = client.id) AND (invoice.user_id = client.user_id) AND invoice.listed AND (invoice.status = 'UNPAID'::text))) AS due,
    ( SELECT jsonb_build_object('id', invoice.id, 'number', invoice.number, 'issue_date', invoice.issue_date) AS jsonb_build_object
           FROM books.invoices invoice
          WHERE ((invoice.client_id = client.id) AND (invoice.user_id = client.user_id) AND invoice.listed)
          ORDER BY invoice.issue_date DESC, invoice.created_at DESC, invoice.id DESC
         LIMIT 1) AS last_invoice
   FROM books.clients client;

CREATE VIEW "public"."client_records" WITH (security_invoker=true) AS  SELECT id,
    name,
    contact,
    email,
    cc_emails,
    phone,
    gstin,
    pan,
    address,
    city,
    state_code,
    postal_code,
    country,
    delivery_address,
    currency,
    terms_days,
    notes,
    language,
    archived,
    merged_into,
    created_at,
    due,
    last_invoice
   FROM books.client_records;

REVOKE ALL ON TABLE "public"."client_records" FROM "anon", "service_role";

COMMENT ON FUNCTION "private"."client_figures"(uuid, text) IS 'The figures by which a list of clients is sorted, the most first: the paise that each owes, or the day of their last invoice.';

COMMENT ON FUNCTION "public"."list_clients"(integer, integer, text, boolean, text) IS 'The caller''s clients by name, or those first that owe the most (`owed`) or had the latest invoice (`last`): `most` of them after `skip`, with a text in name, contact or GSTIN where one is given, and how many there are in all; archived ones by themselves. Of very many there are more than `total`; `counted` says whether.';

COMMENT ON VIEW "books"."client_records" IS 'The caller''s clients. `due`: what is still due in paise, the part of it that is late, and of how many unpaid invoices it is not known for want of an exchange rate.';

COMMENT ON VIEW "public"."client_records" IS 'The caller''s clients. `due`: what is still due in paise, the part of it that is late, and of how many unpaid invoices it is not known for want of an exchange rate.';

REVOKE ALL ON FUNCTION "private"."client_figures"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."client_figures"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."client_figures"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_figures"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."page_of_clients"(text, boolean, integer, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."page_of_clients"(text, boolean, integer, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."page_of_clients"(text, boolean, integer, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."page_of_clients"(text, boolean, integer, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_clients"(integer, integer, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_clients"(integer, integer, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_clients"(integer, integer, text, boolean, text) TO "postgres";

GRANT SELECT ON TABLE "books"."client_records" TO "authenticated";

REVOKE ALL ON TABLE "public"."client_records" FROM "authenticated";

GRANT SELECT ON TABLE "public"."client_records" TO "authenticated";
