-- Clients, the details of a business and its numbering say who changed them for the last time. A key may have the scope `drafts`.
-- Accountants no longer read the tokens of links. Members and invitations end with their owner's account. The page of businesses
-- counts what the GST portal would refuse. Nothing changes for whoever works alone; rows that are there name nobody.

SET local check_function_bodies = off;

DROP VIEW "public"."clients";

ALTER TABLE "private"."api_keys"
  DROP CONSTRAINT "api_keys_scopes_known";

ALTER TABLE "private"."calls"
  DROP CONSTRAINT "calls_scope_known";

ALTER TABLE "books"."clients"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "books"."clients"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "books"."clients"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "changed_at" timestamp WITH time zone;

ALTER TABLE "public"."businesses"
  ADD COLUMN "changed_by_id" uuid;

ALTER TABLE "public"."businesses"
  ADD COLUMN "changed_by_name" text;

ALTER TABLE "public"."businesses"
  ADD COLUMN "numbering_at" timestamp WITH time zone;

ALTER TABLE "public"."businesses"
  ADD COLUMN "numbering_by_id" uuid;

ALTER TABLE "public"."businesses"
  ADD COLUMN "numbering_by_name" text;

CREATE OR REPLACE FUNCTION private.businesses_standing()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  last_month constant date := date_trunc('month', private.today()::timestamp) - interval '1 month';
  last_day constant date := (last_month + interval '1 month')::date - 1;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.id,
      'name', held.name,
      'role', held.role,
      'unfiled', to_jsonb(private.unfiled_months(held.user_id, 'gstr1', held.gstin)),
      'unfiled_3b', to_jsonb(private.unfiled_months(held.user_id, 'gstr3b', held.gstin)),
      'refused', case
        -- Twenty businesses are asked at once; the return itself says more of a large one.
        when held.gstin is null or (private.filed_period(held.user_id, held.gstin, last_month, last_day)).id is not null or (
          select sum(kept.created) > 5000 from public.invoice_periods as kept
          where kept.user_id = held.user_id and kept.period = 'month' and kept.first_day = last_month
        ) then 0
        else private.refused_documents(held.user_id, held.gstin, last_month, last_day)
      end,
      'unchecked', not exists (
        select from public.checked_months as mark
        where mark.user_id = held.user_id and mark.first_day = last_month and mark.unmarked_at is null
      ),
      'claims', (
        select count(*)
        from (
          select from books.payments as claim where claim.user_id = held.user_id and claim.state = 'claimed' limit 100
        ) as waiting
      ),
      'to_match', (
        select count(*)
        from (
          select from books.bank_rows as credit where credit.user_id = held.user_id and credit.state = 'open' limit 100
        ) as waiting
      )
    )), '[]')
    from private.businesses_of(person) as held
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.claims_of_key (
  key    text,
  role   text,
  method text,
  path   text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own record;
  needed text;
begin
  -- A session that a key came along with would decide whose rows these are, or the key.
  if role <> 'anon' then
    perform private.refuse(400, 'key_and_session');
  end if;
  select known.id, known.user_id, known.scopes into own
  from private.api_keys as known
  where known.hash = private.hash(left(key, 200));
  if not found or not private.live_key(own.id, own.user_id) then
    perform private.refuse(401, 'key_wrong');
  end if;
  needed := private.right_to_call(method, path) ->> 'scope';
  if needed is null then
    perform private.refuse(403, 'key_not_allowed');
  elsif not private.covers(own.scopes, needed) then
    perform private.refuse(403, 'key_scope_missing', params => jsonb_build_object('scope', needed));
  end if;
  return jsonb_build_object(
    'sub', own.user_id, 'role', 'authenticated', 'key_id', own.id, 'reads', needed = 'read'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.covers (
  scopes text[],
  needed text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return needed in ('any', 'read') or needed = any (scopes) or needed = 'drafts' and 'documents' = any (scopes);
end
$function$;

CREATE OR REPLACE FUNCTION private.make_api_key (
  name       text,
  scopes     text[],
  expires_on date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  -- A prefix by which scanners of source find a key that leaked.
  secret constant text := 'bahi_live_' || translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  made uuid;
begin
  perform private.begin_write();
  if coalesce(btrim(name), '') = '' then
    perform private.refuse(422, 'required', 'name', '{"label": "name"}');
  end if;
  perform private.check_length(name, 80, 'name');
  if make_api_key.scopes is null or not make_api_key.scopes <@ array['documents', 'drafts', 'clients', 'payments'] then
    perform private.refuse(422, 'value_not_allowed', 'scopes');
  elsif make_api_key.expires_on < private.today() or make_api_key.expires_on > private.today() + 3660 then
    perform private.refuse(422, 'key_day_wrong', 'expiresOn');
  end if;
  -- It outlives the session that makes it, so a stolen one makes none.
  perform private.require_proof();
  perform private.lock_writer(person);
  if (
    select count(*) >= 20 from private.api_keys as own
    where own.user_id = person and private.live_key(own.id, person)
  ) then
    perform private.refuse(409, 'keys_full', params => '{"most": 20}');
  end if;
  insert into private.api_keys (user_id, name, scopes, hash, last_four, expires_on)
  values (
    person, btrim(make_api_key.name),
    array(select distinct one from unnest(make_api_key.scopes) as one order by one),
    private.hash(secret), right(secret, 4), make_api_key.expires_on
  )
  returning id into made;
  perform private.note_security(person, 'key_made');
  return jsonb_build_object('id', made, 'key', secret);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  noted constant text := tg_argv[0];
begin
  if tg_op = 'UPDATE' and not exists (
    select from jsonb_each(to_jsonb(new)) as said
    where to_jsonb(old) -> said.key is distinct from said.value
      and case
        when tg_nargs > 1 then said.key = any (tg_argv)
        else has_column_privilege('authenticated', tg_relid, said.key, 'update')
      end
  ) then
    return new;
  end if;
  select (jsonb_populate_record(new, jsonb_build_object(
    noted || '_at', clock_timestamp(), noted || '_by_id', by.id, noted || '_by_name', by.name
  ))).* into new
  from private.actor(new.user_id) as by;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.refused_documents (
  owner uuid,
  gstin text,
  since date,
  until date
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*)
    from (
      select
        known.value as document,
        count(*) over (
          partition by upper(known.value ->> 'number')
          order by known.place rows between unbounded preceding and 1 preceding
        ) as before,
        exists (
          select from jsonb_array_elements(known.value -> 'rows') as row
          where known.value ->> 'supply' <> 'domestic' or (row ->> 'gst_rate')::integer > 0 or (row ->> 'cess_minor')::numeric > 0
        ) as is_listed
      from jsonb_array_elements(private.return_documents(owner, gstin, since, until, false)::jsonb)
        with ordinality as known (value, place)
    ) as told
    where told.before > 0
      or told.document ->> 'number' !~ '^[a-zA-Z0-9/-]{1,16}$'
      or told.document ->> 'number' ~ '^[0/-]+$'
      or jsonb_path_exists(told.document, '$.rows[*].codes[*]')
      or told.is_listed and (
        told.document ->> 'client_gstin' is null
          and (told.document ->> 'supply' = 'sez' or (told.document ->> 'reverse_charge')::boolean)
        or told.document ->> 'supply' <> 'export'
          and private.is_gst_state(told.document ->> 'place_of_supply') is not true
        or private.gstin_fault(told.document ->> 'client_gstin') is not null
        or private.gstin_form(told.document ->> 'client_gstin') = 'oidar'
      )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.request_deletion()
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  erase_at timestamptz;
begin
  perform private.begin_write();
  if not private.is_proven(person, private.current_session()) then
    perform private.refuse(403, 'login_again');
  end if;
  insert into private.account_deletions as deletion (user_id) values (person) returning deletion.erase_at into erase_at;
  delete from auth.sessions as session where session.user_id = person;
  update private.api_keys as own set ended_at = now() where own.user_id = person and own.ended_at is null;
  -- Who comes back within the seven days invites anew.
  delete from private.members as own where own.user_id = person;
  delete from private.invitations as asked where asked.user_id = person;
  return erase_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.right_to_call (
  method text,
  path   text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  right_to private.calls;
begin
  -- A path is told as it was sent, and looked up decoded: one with a `%` could name another call than it seems to.
  if path ~ '^/(rpc/)?[a-z0-9_]+$' then
    select * into right_to from private.calls as known where known.call = ltrim(path, '/');
  end if;
  if path ~ '^/[a-z0-9_]+$' and method in ('GET', 'HEAD') then
    right_to.member := case when right_to.member = 'self' or right_to.scope = 'read' then right_to.member else 'accountant' end;
    right_to.scope := 'read';
  elsif path not like '/rpc/%' and (method <> 'PATCH' or right_to.scope = 'read') then
    right_to := null;
  end if;
  return jsonb_build_object('scope', right_to.scope, 'member', right_to.member);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_invoice_numbering (
  prefix        text,
  padding       integer,
  next_sequence integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  business public.businesses;
  numbering jsonb;
begin
  perform private.begin_write();
  if private.series_size(set_invoice_numbering.prefix) = 9 then
    perform private.refuse(422, 'series_too_short', 'invoicePrefix', '{"most": 9}');
  elsif set_invoice_numbering.padding not between 1 and 8 then
    perform private.refuse(422, 'invoice_padding_invalid', 'invoicePadding');
  end if;
  update public.businesses as own
  set
    invoice_prefix = coalesce(set_invoice_numbering.prefix, own.invoice_prefix),
    invoice_padding = coalesce(set_invoice_numbering.padding, own.invoice_padding)
  where own.user_id = private.account()
  returning * into business;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;

  numbering := private.invoice_numbering(business.user_id);
  if next_sequence is null or next_sequence = (numbering -> 'next_sequence')::integer then
    return numbering;
  elsif (numbering -> 'started')::boolean then
    perform private.refuse(409, 'series_started', 'nextInvoiceNumber');
  elsif char_length(
    private.document_number(business.invoice_prefix, numbering ->> 'financial_year', next_sequence, business.invoice_padding)
  ) > 16 or next_sequence < 1 then
    perform private.refuse(422, 'number_too_long', 'nextInvoiceNumber');
  end if;
  insert into books.invoice_counters as counter (business_id, prefix, financial_year, user_id, last_sequence)
  values (
    business.id, business.invoice_prefix, numbering ->> 'financial_year', business.user_id, next_sequence - 1
  )
  on conflict (business_id, prefix, financial_year) do update set last_sequence = excluded.last_sequence;
  update public.businesses as own set numbering_at = clock_timestamp() where own.id = business.id;
  return private.invoice_numbering(business.user_id);
end
$function$;

ALTER TABLE "private"."api_keys"
  ADD CONSTRAINT "api_keys_scopes_known" CHECK ((scopes <@ ARRAY['documents'::text, 'drafts'::text, 'clients'::text, 'payments'::text]));

ALTER TABLE "private"."calls"
  ADD CONSTRAINT "calls_scope_known" CHECK ((scope = ANY (ARRAY['any'::text, 'read'::text, 'documents'::text, 'drafts'::text, 'clients'::text, 'payments'::text])));

CREATE VIEW "public"."clients" WITH (security_invoker=true) AS  SELECT id,
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
    search_text,
    import_id,
    request_key,
    request_fingerprint,
    created_at,
    updated_at,
    changed_at,
    changed_by_id,
    changed_by_name
   FROM books.clients;

REVOKE ALL ON TABLE "public"."clients" FROM "anon", "service_role";

CREATE TRIGGER clients_changed
  BEFORE INSERT OR UPDATE ON books.clients
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed');

CREATE TRIGGER businesses_changed
  BEFORE UPDATE ON public.businesses
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('changed');

CREATE TRIGGER businesses_numbering
  BEFORE UPDATE ON public.businesses
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_change('numbering', 'invoice_prefix', 'invoice_padding', 'numbering_at');

COMMENT ON FUNCTION "private"."covers"(text[], text) IS 'Whether a key with these scopes has one that a call needs: whoever writes documents writes drafts, too.';

COMMENT ON FUNCTION "private"."note_actor"() IS 'Notes in by_id and by_name who writes a row.';

COMMENT ON FUNCTION "private"."note_change"() IS 'Notes when something of a row was changed for the last time, and which person or program did it.';

COMMENT ON FUNCTION "private"."refused_documents"(uuid, text, date, date) IS 'How many documents of a GSTR-1 the portal would refuse as they are.';

COMMENT ON FUNCTION "public"."businesses_standing"() IS 'What is open in each of the caller''s businesses: months whose GSTR-1 or GSTR-3B is to be filed, how many documents of the last month the portal would refuse while it is not filed (none is counted where it has more than 5,000), whether it is unchecked, reported payments to confirm and credits of bank files to match, at most 100 of each.';

COMMENT ON FUNCTION "public"."request_deletion"() IS 'Has the caller''s account erased in seven days, unless they log in before, and ends all their sessions, keys, members and invitations; says when. Refused (403) where they proved themselves more than ten minutes ago.';

COMMENT ON VIEW "public"."clients" IS 'The book of a person''s clients. None is erased: documents point here.';

REVOKE ALL ON FUNCTION "private"."covers"(text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."covers"(text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."covers"(text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refused_documents"(uuid, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refused_documents"(uuid, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refused_documents"(uuid, text, date, date) TO "postgres";

REVOKE ALL ON TABLE "public"."clients" FROM "authenticated";

REVOKE ALL ("address") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("address") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("archived") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("archived") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("cc_emails") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("cc_emails") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("city") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("city") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("contact") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("contact") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("country") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("country") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("currency") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("currency") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("delivery_address") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("delivery_address") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("email") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("gstin") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("gstin") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("language") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("language") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("name") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("notes") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("notes") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("pan") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("pan") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("phone") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("phone") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("postal_code") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("postal_code") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("state_code") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("state_code") ON TABLE "public"."clients" TO "authenticated";

REVOKE ALL ("terms_days") ON TABLE "public"."clients" FROM "authenticated";

GRANT UPDATE ("terms_days") ON TABLE "public"."clients" TO "authenticated";

GRANT SELECT ON TABLE "public"."clients" TO "authenticated";

insert into private.calls (call, scope, member)
values
  ('invoice_links', 'read', 'partner'),
  ('rpc/convert_estimate', 'drafts', 'partner'),
  ('rpc/discard_draft', 'drafts', 'partner'),
  ('rpc/duplicate_document', 'drafts', 'partner'),
  ('rpc/restore_draft', 'drafts', 'partner'),
  ('rpc/revise_invoice', 'drafts', 'partner'),
  ('rpc/save_draft', 'drafts', 'partner'),
  ('statement_links', 'read', 'partner')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('books.clients', '30', 'user_id', 'clients', NULL, NULL, NULL, 'created_at', NULL, 'lower(own.name) || '' '' || own.id', '{}', '{updated_at,changed_by_id}', '{}', '{merged_into}', 'false', NULL, NULL, '200', '300', 'true', 'true', 'true', 'true', 'true'),
  ('public.businesses', '10', 'user_id', 'business', NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{id,created_at,updated_at,changed_by_id,numbering_by_id}', '{"tax_said": "coalesce(said.tax_said, true)"}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
