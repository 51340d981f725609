-- Keys by which programs act as their owner, within scopes. Nobody has one yet; requests without the header `x-bahi-key` are as before.
-- Makes a key possible at the Data API by a function that runs before each request.

SET local check_function_bodies = off;

ALTER TABLE "private"."security_news"
  DROP CONSTRAINT "security_news_kind_known";

CREATE TABLE "private"."api_keys" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"    uuid                     NOT NULL,
  "name"       text                     NOT NULL,
  "scopes"     text[]                   NOT NULL,
  "hash"       text                     NOT NULL,
  "last_four"  text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_on" date,
  "used_at"    timestamp with time zone,
  "ended_at"   timestamp with time zone,
  CONSTRAINT "api_keys_hash_key" UNIQUE (hash),
  CONSTRAINT "api_keys_name_length" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT "api_keys_pkey" PRIMARY KEY (id),
  CONSTRAINT "api_keys_scopes_known" CHECK ((scopes <@ ARRAY['documents'::text, 'clients'::text, 'payments'::text]))
);

ALTER TABLE "private"."api_keys"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."key_calls" (
  "call"  text NOT NULL,
  "scope" text,
  CONSTRAINT "key_calls_pkey" PRIMARY KEY (call),
  CONSTRAINT "key_calls_scope_known" CHECK ((scope = ANY (ARRAY['any'::text, 'read'::text, 'documents'::text, 'clients'::text, 'payments'::text])))
);

ALTER TABLE "private"."key_calls"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.begin_write (
  size    bigint  DEFAULT 500,
  counted boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  writer uuid;
begin
  -- Visitors, the server's own key, the Auth server and the database's owner are nobody's account; a request is counted once.
  if current_setting('role') <> 'authenticated' then
    return;
  end if;
  writer := private.caller();
  -- On hosted the transaction reads only; the embedded stack has no such.
  if (claims ->> 'key_reads')::boolean then
    perform private.refuse(403, 'key_not_allowed');
  end if;
  if writer::text = current_setting('app.writer', true) then
    return;
  end if;
  perform private.count_write(writer, size, counted);
  if claims ? 'key_id' then
    perform private.note_key_use((claims ->> 'key_id')::uuid);
  end if;
  -- Behind the lock of what is counted, so that nobody who waited for a restore to begin writes into it.
  if current_setting('app.restoring', true) is distinct from 'on' and private.is_being_restored(writer) then
    perform private.refuse(409, 'restore_unfinished');
  end if;
  perform set_config('app.writer', writer::text, true);
end
$function$;

CREATE OR REPLACE FUNCTION private.caller()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claims constant text := nullif(current_setting('request.jwt.claims', true), '');
  person constant uuid := claims::jsonb ->> 'sub';
  level text;
begin
  -- The answer holds for the transaction, which is one request.
  if claims = current_setting('app.live_claims', true) then
    return person;
  end if;
  select
      case
        when claims::jsonb ? 'key_id' then
          case when private.live_key((claims::jsonb ->> 'key_id')::uuid, person) then 'key' end
        else (
          select coalesce(session.aal::text, 'aal1')
          from auth.sessions as session
          where session.id = (claims::jsonb ->> 'session_id')::uuid
            and session.user_id = person
            and (session.not_after is null or session.not_after > now())
        )
      end
    into level
    from auth.users as account
    where account.id = person
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
      -- Who asked to leave comes back by a login, and by no session or key from before.
      and not private.is_leaving(account.id);
  if level is null then
    perform private.refuse(401, case when claims::jsonb ? 'key_id' then 'key_wrong' else 'login_required' end);
  end if;
  -- The session's row says it, and not the token: that keeps its level for an hour after a factor was removed.
  if level not in ('aal2', 'key') and private.has_factor(person) then
    perform private.refuse(401, 'second_factor_required');
  end if;
  perform set_config('app.live_claims', claims, true);
  return person;
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
  -- A path is told as it was sent, and looked up decoded: one with a `%` could name another call than it seems to.
  if (path ~ '^/(rpc/)?[a-z0-9_]+$') is not true then
    perform private.refuse(403, 'key_not_allowed');
  elsif method in ('GET', 'HEAD') and path not like '/rpc/%' then
    needed := 'read';
  elsif method = 'PATCH' or path like '/rpc/%' then
    select known.scope into needed from private.key_calls as known where known.call = ltrim(path, '/');
  end if;
  if needed is null then
    perform private.refuse(403, 'key_not_allowed');
  elsif needed not in ('any', 'read') and needed <> all (own.scopes) then
    perform private.refuse(403, 'key_scope_missing', params => jsonb_build_object('scope', needed));
  end if;
  return jsonb_build_object(
    'sub', own.user_id, 'role', 'authenticated', 'key_id', own.id, 'key_reads', needed = 'read'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.end_api_key (
  key_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One that ended already is fine.
  update private.api_keys as own set ended_at = now()
  where own.id = end_api_key.key_id and own.user_id = person and own.ended_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.enter()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  key constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-bahi-key';
  claims jsonb;
begin
  if key is null then
    return;
  end if;
  claims := private.claims_of_key(
    key, current_user::text, current_setting('request.method', true), current_setting('request.path', true)
  );
  if (claims ->> 'key_reads')::boolean then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('request.jwt.claims', claims::text, true);
  perform set_config('role', 'authenticated', true);
end
$function$;

-- Where the host does not let this be set, no key works; `npm run deploy -- --check` says so.
do $$
begin
  -- The role is one for all databases of a server: two that set it at once would refuse each other.
  if not exists (
    select from pg_db_role_setting, unnest(setconfig) as setting
    where setrole = to_regrole('authenticator') and setting = 'pgrst.db_pre_request=private.enter'
  ) then
    alter role authenticator set pgrst.db_pre_request = 'private.enter';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Keys cannot be let in: %', sqlerrm;
end
$$;

CREATE OR REPLACE FUNCTION private.enter_by_key()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  id_of_key constant uuid := current_setting('request.jwt.claims')::jsonb ->> 'key_id';
  seconds constant integer := private.take_permit('key:' || private.hash(coalesce(id_of_key, person)::text), 120, 120);
begin
  if id_of_key is null then
    perform private.refuse(403, 'key_wrong');
  elsif seconds > 0 then
    perform private.refuse_too_many(seconds);
  end if;
  perform private.note_key_use(id_of_key);
  return (select jsonb_build_object('user_id', own.user_id, 'scopes', own.scopes) from private.api_keys as own where own.id = id_of_key);
end
$function$;

CREATE OR REPLACE FUNCTION private.list_api_keys()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(own) - 'lives' order by own.lives desc, own.created_at desc, own.id), '[]')
    from (
      select known.id, known.name, known.scopes, known.last_four, known.created_at, known.expires_on, known.used_at,
        private.live_key(known.id, person) as lives
      from private.api_keys as known
      where known.user_id = person and known.ended_at is null
      order by lives desc, known.created_at desc
      limit 100
    ) as own
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.live_key (
  key_id uuid,
  person uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.api_keys as own
    where own.id = live_key.key_id
      and own.user_id = person
      and own.ended_at is null
      and (own.expires_on is null or own.expires_on >= private.today())
  );
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
  if make_api_key.scopes is null or not make_api_key.scopes <@ array['documents', 'clients', 'payments'] then
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

CREATE OR REPLACE FUNCTION private.note_key_use (
  key_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.api_keys as own set used_at = now()
  where own.id = key_id and (own.used_at is null or own.used_at < now() - interval '1 minute');
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
  return erase_at;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_api_key (
  key_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.end_api_key(key_id) $function$;

REVOKE ALL ON FUNCTION "public"."end_api_key"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.enter_by_key()
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.enter_by_key() $function$;

REVOKE ALL ON FUNCTION "public"."enter_by_key"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_api_keys()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.list_api_keys() $function$;

REVOKE ALL ON FUNCTION "public"."list_api_keys"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_api_key (
  name       text,
  scopes     text[],
  expires_on date   DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.make_api_key(name, scopes, expires_on) $function$;

REVOKE ALL ON FUNCTION "public"."make_api_key"(text, text[], date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."api_keys"
  ADD CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."security_news"
  ADD CONSTRAINT "security_news_kind_known"
    CHECK ((kind = ANY (ARRAY['factor_added'::text, 'factor_removed'::text, 'codes_made'::text, 'code_used'::text, 'payment_details'::text, 'key_made'::text])));

CREATE INDEX api_keys_user ON private.api_keys USING btree (user_id);

CREATE POLICY "api_keys_nobody" ON "private"."api_keys"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "key_calls_nobody" ON "private"."key_calls"
  FOR ALL
  TO PUBLIC
  USING (false);

COMMENT ON FUNCTION "private"."claims_of_key"(text, text, text, text) IS 'The claims with which a request by a key runs, or a refusal: the key is wrong (401), or this call is none of its scopes (403).';

COMMENT ON FUNCTION "private"."enter"() IS 'Called before each request of the Data API: a key in the header x-bahi-key becomes its owner''s claims.';

COMMENT ON FUNCTION "private"."enter_by_key"() IS 'Counts a call of /api by a key, 120 at once and two a second, notes its use once a minute, and tells whose it is.';

COMMENT ON FUNCTION "private"."live_key"(uuid, uuid) IS 'Whether a key is a person''s, has not ended and is not over.';

COMMENT ON FUNCTION "private"."note_key_use"(uuid) IS 'Notes the last use of a key to the minute; a call that only reads straight from the Data API cannot.';

COMMENT ON FUNCTION "public"."end_api_key"(uuid) IS 'Ends a key of the caller: its next request is refused.';

COMMENT ON FUNCTION "public"."enter_by_key"() IS 'Whose key this is and what it may do; /api asks it before each answer.';

COMMENT ON FUNCTION "public"."list_api_keys"() IS 'The caller''s keys that were not ended, those that work first, the newest before the others: name, scopes, last four letters, last day and last use.';

COMMENT ON FUNCTION "public"."make_api_key"(text, text[], date) IS 'A new key, told this once, that acts as the caller within its scopes until it is ended or its last day is over.';

COMMENT ON FUNCTION "public"."request_deletion"() IS 'Has the caller''s account erased in seven days, unless they log in before, and ends all their sessions and keys; says when. Refused (403) where they proved themselves more than ten minutes ago.';

COMMENT ON TABLE "private"."api_keys" IS 'Keys by which programs act as their owner, within scopes; what a key is stands nowhere.';

COMMENT ON TABLE "private"."key_calls" IS 'What a key may call: functions, and tables that it changes, with the scope that it needs. `any` needs none and may write; `read` needs none and only reads; null is the owner''s alone.';

REVOKE ALL ON FUNCTION "private"."claims_of_key"(text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."claims_of_key"(text, text, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."claims_of_key"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claims_of_key"(text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claims_of_key"(text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."end_api_key"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_api_key"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_api_key"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_api_key"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."enter"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."enter"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."enter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enter"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."enter"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."enter_by_key"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."enter_by_key"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."enter_by_key"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enter_by_key"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_api_keys"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_api_keys"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_api_keys"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_api_keys"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."live_key"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."live_key"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."live_key"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_api_key"(text, text[], date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."make_api_key"(text, text[], date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."make_api_key"(text, text[], date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_api_key"(text, text[], date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_key_use"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_key_use"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_key_use"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_api_key"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_api_key"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_api_key"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_by_key"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."enter_by_key"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_by_key"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_api_keys"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_api_keys"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_api_keys"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_api_key"(text, text[], date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_api_key"(text, text[], date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_api_key"(text, text[], date) TO "postgres";

insert into private.key_calls (call, scope)
values
  ('clients', 'clients'),
  ('rpc/accept_estimate', 'documents'),
  ('rpc/advances_for', 'read'),
  ('rpc/answer_estimate', NULL),
  ('rpc/apply_advance', 'payments'),
  ('rpc/archive_item', 'clients'),
  ('rpc/bank_ledger', 'read'),
  ('rpc/book_bank_rows', 'payments'),
  ('rpc/cancel_invoice', 'documents'),
  ('rpc/change_item', 'clients'),
  ('rpc/change_schedule', 'documents'),
  ('rpc/claim_payment', NULL),
  ('rpc/client_account', 'read'),
  ('rpc/client_statement', 'read'),
  ('rpc/commit_restore', NULL),
  ('rpc/confirm_payment', 'payments'),
  ('rpc/convert_estimate', 'documents'),
  ('rpc/count_estimates', 'read'),
  ('rpc/create_client', 'clients'),
  ('rpc/create_item', 'clients'),
  ('rpc/create_schedule', 'documents'),
  ('rpc/credit_is_late', 'read'),
  ('rpc/creditable', 'read'),
  ('rpc/dashboard_attention', 'read'),
  ('rpc/dashboard_months', 'read'),
  ('rpc/dashboard_summary', 'read'),
  ('rpc/decide_advance', 'payments'),
  ('rpc/decline_estimate', 'documents'),
  ('rpc/decline_payment', 'payments'),
  ('rpc/delete_invoice', 'documents'),
  ('rpc/delete_schedule', 'documents'),
  ('rpc/discard_draft', 'documents'),
  ('rpc/duplicate_document', 'documents'),
  ('rpc/earlier_rows', 'read'),
  ('rpc/end_api_key', NULL),
  ('rpc/end_schedule', 'documents'),
  ('rpc/end_session', NULL),
  ('rpc/enter_by_key', 'any'),
  ('rpc/export_counts', NULL),
  ('rpc/export_papers', NULL),
  ('rpc/export_part', NULL),
  ('rpc/file_period', NULL),
  ('rpc/find_mapping', 'read'),
  ('rpc/gst_return', 'read'),
  ('rpc/invoice_document', 'read'),
  ('rpc/invoice_figures', 'read'),
  ('rpc/invoice_numbering', 'read'),
  ('rpc/invoice_receipt', 'read'),
  ('rpc/invoices_this_month', 'read'),
  ('rpc/issue_credit_note', 'documents'),
  ('rpc/issue_debit_note', 'documents'),
  ('rpc/issue_draft', 'documents'),
  ('rpc/issue_estimate', 'documents'),
  ('rpc/issue_forerunner', 'documents'),
  ('rpc/issue_invoice', 'documents'),
  ('rpc/issue_voucher', 'documents'),
  ('rpc/keep_bank_rows', 'payments'),
  ('rpc/keep_mapping', NULL),
  ('rpc/list_api_keys', NULL),
  ('rpc/list_clients', 'read'),
  ('rpc/list_estimates', 'read'),
  ('rpc/list_invoices', 'read'),
  ('rpc/list_items', 'read'),
  ('rpc/list_register', 'read'),
  ('rpc/list_schedule_runs', 'read'),
  ('rpc/list_schedules', 'read'),
  ('rpc/list_sessions', NULL),
  ('rpc/make_api_key', NULL),
  ('rpc/make_recovery_codes', NULL),
  ('rpc/mark_sent', 'documents'),
  ('rpc/merge_clients', 'clients'),
  ('rpc/missing_numbers', 'read'),
  ('rpc/note_share_view', NULL),
  ('rpc/own_document', 'documents'),
  ('rpc/pause_schedule', 'documents'),
  ('rpc/preview_credit_note', 'read'),
  ('rpc/preview_debit_note', 'read'),
  ('rpc/preview_import', NULL),
  ('rpc/prove_password', NULL),
  ('rpc/record_payment', 'payments'),
  ('rpc/record_receipt', 'payments'),
  ('rpc/refund_advance', 'payments'),
  ('rpc/refund_credit_note', 'payments'),
  ('rpc/register_figures', 'read'),
  ('rpc/renew_share', 'documents'),
  ('rpc/repeated_content', 'read'),
  ('rpc/reports_standing', 'read'),
  ('rpc/request_deletion', NULL),
  ('rpc/restore_draft', 'documents'),
  ('rpc/restore_invoice', 'documents'),
  ('rpc/restore_state', NULL),
  ('rpc/resume_schedule', 'documents'),
  ('rpc/return_advance', 'payments'),
  ('rpc/revise_invoice', 'documents'),
  ('rpc/revoke_share', 'documents'),
  ('rpc/save_draft', 'documents'),
  ('rpc/search_clients', 'read'),
  ('rpc/search_hsn', 'read'),
  ('rpc/search_invoices', 'read'),
  ('rpc/security_facts', NULL),
  ('rpc/set_bank_rows_aside', 'payments'),
  ('rpc/set_invoice_numbering', NULL),
  ('rpc/set_shipping', 'documents'),
  ('rpc/share_invoice', 'documents'),
  ('rpc/share_statement', 'documents'),
  ('rpc/shared_document', 'read'),
  ('rpc/shared_invoice', 'read'),
  ('rpc/shared_receipt', 'read'),
  ('rpc/shared_statement', 'read'),
  ('rpc/stage_import', NULL),
  ('rpc/stage_restore', NULL),
  ('rpc/start_export', NULL),
  ('rpc/take_back_restore', NULL),
  ('rpc/tds_percent', 'read'),
  ('rpc/undo_import', NULL),
  ('rpc/undo_payment', 'payments'),
  ('rpc/undo_receipt', 'payments'),
  ('rpc/undo_write_off', 'payments'),
  ('rpc/unfile_period', NULL),
  ('rpc/withdraw_statement', 'documents'),
  ('rpc/write_import', NULL),
  ('rpc/write_off_invoice', 'payments')
on conflict (call) do update set
  (scope) = row(excluded.scope);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('private.api_keys', '103', 'user_id', NULL, 'secrets', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
