-- Second factors. A session of a person who turned one on reads and writes nothing before its code; nobody else notices anything,
-- since nobody has a factor yet. Changing payment details asks for a fresh login, password or code once there is a document, so the
-- app of before is refused there ten minutes after its login. New: recovery codes, the list of devices, mails about all of that.

SET local check_function_bodies = off;

CREATE TABLE "private"."proofs" (
  "user_id"    uuid                     NOT NULL,
  "session_id" uuid                     NOT NULL,
  "at"         timestamp with time zone NOT NULL,
  CONSTRAINT "proofs_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "private"."proofs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."recovery_codes" (
  "hash"    text                     NOT NULL,
  "user_id" uuid                     NOT NULL,
  "used_at" timestamp with time zone,
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY (hash)
);

ALTER TABLE "private"."recovery_codes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."security_news" (
  "id"      uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid                     NOT NULL,
  "kind"    text                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "security_news_kind_known" CHECK ((kind = ANY (ARRAY['factor_added'::text, 'factor_removed'::text, 'codes_made'::text, 'code_used'::text, 'payment_details'::text]))),
  CONSTRAINT "security_news_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."security_news"
  ENABLE ROW LEVEL SECURITY;

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
  id_of_session uuid;
  level text;
begin
  -- The answer holds for the transaction, which is one request.
  if claims = current_setting('app.live_claims', true) then
    return person;
  end if;
  id_of_session := claims::jsonb ->> 'session_id';
  select coalesce(session.aal::text, 'aal1') into level
    from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = id_of_session
      and session.user_id = person
      and (session.not_after is null or session.not_after > now())
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
      -- Who asked to leave comes back by a login, and by no session from before.
      and not private.is_leaving(account.id);
  if level is null then
    perform private.refuse(401, 'login_required');
  end if;
  -- The session's row says it, and not the token: that keeps its level for an hour after a factor was removed.
  if level <> 'aal2' and private.has_factor(person) then
    perform private.refuse(401, 'second_factor_required');
  end if;
  perform set_config('app.live_claims', claims, true);
  return person;
end
$function$;

CREATE OR REPLACE FUNCTION private.current_session()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$ begin return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid; end $function$;

CREATE OR REPLACE FUNCTION private.due_security (
  day date
)
  RETURNS SETOF private.due_mail
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    news.id, news.user_id, null::text, null::date, news.at + interval '1 day', null::timestamptz, null::text, '{}'::uuid[]
  from private.security_news as news
  where news.at > now() - interval '1 day'
$function$;

CREATE OR REPLACE FUNCTION private.end_session (
  session_id uuid
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
  -- One that is over already is fine.
  delete from auth.sessions as session where session.id = end_session.session_id and session.user_id = person;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_enrolment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.has_password(new.user_id) then
    delete from private.proofs as proof where proof.user_id = new.user_id and private.is_fresh(proof.at);
    if found then
      return new;
    end if;
    perform private.refuse(403, 'password_needed');
  end if;
  if not exists (
    select from auth.sessions as session
    join auth.mfa_amr_claims as claim on claim.session_id = session.id
    where session.user_id = new.user_id
      and claim.authentication_method in ('otp', 'totp') and private.is_fresh(claim.updated_at)
  ) then
    perform private.refuse(403, 'login_again');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_payment_details()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The server's own key and the database's owner are nobody's account.
  if current_setting('role') = 'authenticated'
    and exists (select from books.invoices as document where document.user_id = new.user_id)
  then
    perform private.require_proof();
    perform private.note_security(new.user_id, 'payment_details');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_factor (
  person uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.mfa_factors as factor where factor.user_id = person and factor.status::text = 'verified'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.has_password (
  person uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.users as account where account.id = person and account.encrypted_password ~ '^\$2[aby]\$'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hash_of_code (
  person uuid,
  code   text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return private.hash(person || ':' || regexp_replace(upper(code), '[^0-9A-Z]', '', 'g')); end $function$;

CREATE OR REPLACE FUNCTION private.is_fresh (
  at timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$ begin return coalesce(at > now() - interval '10 minutes', false); end $function$;

CREATE OR REPLACE FUNCTION private.is_proven (
  person     uuid,
  session_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.sessions as session
    where session.id = is_proven.session_id
      and session.user_id = person
      and (
        private.is_fresh(session.created_at)
        or session.aal::text = 'aal2' and exists (
          select from auth.mfa_amr_claims as claim
          where claim.session_id = session.id
            and claim.authentication_method = 'totp' and private.is_fresh(claim.updated_at)
        )
      )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.list_sessions()
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
    select coalesce(jsonb_agg(to_jsonb(own) order by own.is_current desc, own.used_at desc), '[]')
    from (
      select
        session.id, session.id = private.current_session() as is_current, session.created_at,
        -- The Auth server keeps this one without its zone.
        coalesce(session.refreshed_at at time zone 'UTC', session.created_at) as used_at,
        left(session.user_agent, 400) as user_agent, host(session.ip) as address
      from auth.sessions as session
      where session.user_id = person and (session.not_after is null or session.not_after > now())
      order by is_current desc, used_at desc
      limit 100
    ) as own
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.make_recovery_codes()
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  -- Without letters and figures that look alike.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  codes text[];
begin
  perform private.begin_write();
  if not private.has_factor(person) then
    perform private.refuse(409, 'factor_missing');
  end if;
  perform private.require_proof();
  delete from private.recovery_codes as code where code.user_id = person;
  if found then
    perform private.note_security(person, 'codes_made');
  end if;
  select array_agg(made.code) into codes
  from (
    select (
      select string_agg(
        case when place in (4, 8, 12) then '-' else '' end || substr(letters, (get_byte(random.bytes, place) & 31) + 1, 1), ''
        order by place
      )
      from generate_series(0, 15) as place
    ) as code
    from (select extensions.gen_random_bytes(16) as bytes from generate_series(1, 10) as one) as random
  ) as made;
  insert into private.recovery_codes (hash, user_id)
  select private.hash_of_code(person, code), person from unnest(codes) as code;
  return codes;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_factor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    perform private.note_security(new.user_id, 'factor_added');
    return null;
  end if;
  if not private.has_factor(old.user_id) then
    delete from private.recovery_codes as code where code.user_id = old.user_id;
  end if;
  -- The mail about a recovery code says already that the factors are gone.
  if not exists (
    select from private.security_news as news
    where news.user_id = old.user_id and news.kind = 'code_used' and private.is_fresh(news.at)
  ) then
    perform private.note_security(old.user_id, 'factor_removed');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_security (
  person uuid,
  kind   text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- A row of a mail that went days ago is of no more use.
  delete from private.security_news as stale where stale.user_id = person and stale.at < now() - interval '7 days';
  -- Whoever is being erased is there no more, and reads nothing.
  insert into private.security_news (user_id, kind)
  select account.id, note_security.kind from auth.users as account where account.id = person;
end
$function$;

CREATE OR REPLACE FUNCTION private.prove_password (
  password text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  seconds integer;
  known text;
begin
  perform private.begin_write(0);
  perform private.check_length(password, 1000, 'currentPassword');
  seconds := private.take_permit('password:' || private.hash(person::text), 10, 1.0 / 3);
  if seconds > 0 then
    perform private.refuse_too_many(seconds);
  end if;
  -- pgcrypto knows the three marks of bcrypt by one of them; they differ in nothing that a password of today meets.
  select '$2a$' || substr(account.encrypted_password, 5) into known
  from auth.users as account
  where account.id = person and private.has_password(person);
  -- No refusal, which would undo that the try was counted.
  if known is null or password is null or extensions.crypt(password, known) <> known then
    return false;
  end if;
  insert into private.proofs as proof (user_id, session_id, at)
  values (person, private.current_session(), now())
  on conflict (user_id) do update set session_id = excluded.session_id, at = excluded.at;
  return true;
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
  return erase_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_proof()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  own_session constant uuid := private.current_session();
begin
  if private.is_proven(person, own_session) then
    return;
  elsif private.has_factor(person) then
    perform private.refuse(403, 'code_needed');
  elsif not private.has_password(person) then
    perform private.refuse(403, 'login_again');
  end if;
  delete from private.proofs as proof
  where proof.user_id = person and proof.session_id = own_session and private.is_fresh(proof.at);
  if not found then
    perform private.refuse(403, 'password_needed');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.security_facts()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
begin
  return jsonb_build_object(
    'has_password', private.has_password(person),
    'recovery_codes', (
      select count(*) from private.recovery_codes as code where code.user_id = person and code.used_at is null
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.security_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('name', profile.name, 'what', news.kind, 'at', news.at)
  from private.security_news as news
  join public.profiles as profile on profile.id = news.user_id
  where news.id = job.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.use_recovery_code (
  person uuid,
  code   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  used record;
begin
  perform private.check_length(code, 100, 'code');
  select own.hash, own.used_at into used
  from private.recovery_codes as own
  where own.user_id = person and own.hash = private.hash_of_code(person, code)
  for update;
  if not found or used.used_at is not null and not private.is_fresh(used.used_at) or not private.has_factor(person) then
    return false;
  end if;
  if used.used_at is null then
    update private.recovery_codes as own set used_at = now() where own.hash = used.hash;
    perform private.note_security(person, 'code_used');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_session (
  session_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.end_session(session_id) $function$;

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_sessions()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.list_sessions() $function$;

REVOKE ALL ON FUNCTION "public"."list_sessions"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_recovery_codes()
  RETURNS text[]
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.make_recovery_codes() $function$;

REVOKE ALL ON FUNCTION "public"."make_recovery_codes"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.prove_password (
  password text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.prove_password(password) $function$;

REVOKE ALL ON FUNCTION "public"."prove_password"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.security_facts()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.security_facts() $function$;

REVOKE ALL ON FUNCTION "public"."security_facts"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.use_recovery_code (
  person uuid,
  code   text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.use_recovery_code(person, code) $function$;

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(uuid, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."proofs"
  ADD CONSTRAINT "proofs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."recovery_codes"
  ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."security_news"
  ADD CONSTRAINT "security_news_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX recovery_codes_user ON private.recovery_codes USING btree (user_id);

CREATE INDEX security_news_at ON private.security_news USING btree (at);

CREATE INDEX security_news_user ON private.security_news USING btree (user_id);

-- Where the host lets nobody put triggers on this table, all else holds; `npm run deploy -- --check` says so.
do $$
begin
  create trigger guard_enrolment before insert on auth.mfa_factors
  for each row
  when (current_user <> 'postgres')
  execute function private.guard_enrolment();
  create trigger note_factor_added after update of status on auth.mfa_factors
  for each row
  when (new.status::text = 'verified' and old.status::text <> 'verified')
  execute function private.note_factor();
  create trigger note_factor_removed after delete on auth.mfa_factors
  for each row
  when (old.status::text = 'verified')
  execute function private.note_factor();
exception when insufficient_privilege then
  raise warning 'No trigger can be put on auth.mfa_factors: %', sqlerrm;
end
$$;

CREATE TRIGGER guard_payment_details
  BEFORE UPDATE ON public.businesses
  FOR EACH ROW
  WHEN
    (((new.upi_id IS DISTINCT FROM old.upi_id) OR (new.bank_account_name IS DISTINCT FROM old.bank_account_name) OR (new.bank_account_number IS DISTINCT FROM
    old.bank_account_number) OR (new.bank_ifsc IS DISTINCT FROM old.bank_ifsc) OR (new.bank_name IS DISTINCT FROM old.bank_name) OR
    (new.bank_swift IS DISTINCT FROM old.bank_swift)))
  EXECUTE FUNCTION private.guard_payment_details();

CREATE POLICY "proofs_nobody" ON "private"."proofs"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "recovery_codes_nobody" ON "private"."recovery_codes"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "security_news_nobody" ON "private"."security_news"
  FOR ALL
  TO PUBLIC
  USING (false);

COMMENT ON FUNCTION "private"."caller"() IS 'Who calls, as auth.uid(), in a session that lives and gave the code of a second factor where there is one; else a refusal (401), so that an ended one is no empty list.';

COMMENT ON FUNCTION "private"."due_security"(date) IS 'Changes of the last day: what is older is no news.';

COMMENT ON FUNCTION "private"."has_factor"(uuid) IS 'Whether a person has turned a second factor on.';

COMMENT ON FUNCTION "private"."is_fresh"(timestamp with time zone) IS 'Whether a proof of that time still counts.';

COMMENT ON FUNCTION "private"."is_proven"(uuid, uuid) IS 'Whether a session began in the last ten minutes, or gave a factor''s code in them.';

COMMENT ON FUNCTION "private"."require_proof"() IS 'Refuses unless the caller has proven anew who they are: by a login or a factor''s code of the last ten minutes, or by private.prove_password, which one change uses up.';

COMMENT ON FUNCTION "public"."end_session"(uuid) IS 'Signs the caller out on one of their devices.';

COMMENT ON FUNCTION "public"."list_sessions"() IS 'Where the caller is signed in, the session of this call first: since when, last use, browser and address as the Auth server saw them.';

COMMENT ON FUNCTION "public"."make_recovery_codes"() IS 'Ten new recovery codes, told this once; the caller''s former ones work no more.';

COMMENT ON FUNCTION "public"."prove_password"(text) IS 'Whether this is the caller''s password. If so, the next change that asks for a fresh proof finds one, for ten minutes.';

COMMENT ON FUNCTION "public"."request_deletion"() IS 'Has the caller''s account erased in seven days, unless they log in before, and ends all their sessions; says when. Refused (403) where they proved themselves more than ten minutes ago.';

COMMENT ON FUNCTION "public"."security_facts"() IS 'Whether the caller has a password, and how many recovery codes they have left.';

COMMENT ON FUNCTION "public"."use_recovery_code"(uuid, text) IS 'Whether a person whose session the server has checked gave a recovery code of theirs; for the server alone, which then removes their factors.';

COMMENT ON TABLE "private"."proofs" IS 'Who typed their password once more, in which session and when; one change takes the proof away.';

COMMENT ON TABLE "private"."recovery_codes" IS 'The hashes of the codes that take the place of a factor''s code once.';

COMMENT ON TABLE "private"."security_news" IS 'Changes of which an owner reads by mail, since somebody else may have made them.';

REVOKE ALL ON FUNCTION "private"."current_session"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."current_session"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."current_session"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."due_security"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."due_security"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."due_security"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_session"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_session"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_session"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_session"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_enrolment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_enrolment"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_enrolment"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_payment_details"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_payment_details"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_payment_details"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_factor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_factor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_factor"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_password"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_password"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_password"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hash_of_code"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hash_of_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hash_of_code"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_fresh"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_fresh"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_fresh"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_proven"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_proven"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_proven"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_sessions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_sessions"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_sessions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_sessions"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_recovery_codes"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."make_recovery_codes"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."make_recovery_codes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_recovery_codes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_factor"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_factor"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_factor"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_security"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_security"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_security"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."prove_password"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."prove_password"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."prove_password"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."prove_password"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_proof"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_proof"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."security_facts"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."security_facts"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."security_facts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."security_facts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."security_letter"(private.mail_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."security_letter"(private.mail_jobs) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."security_letter"(private.mail_jobs) TO "postgres";

REVOKE ALL ON FUNCTION "private"."use_recovery_code"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."use_recovery_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_recovery_code"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_recovery_code"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_sessions"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sessions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_sessions"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_recovery_codes"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_recovery_codes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_recovery_codes"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."prove_password"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."prove_password"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."prove_password"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."security_facts"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."security_facts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."security_facts"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(uuid, text) TO "service_role";

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as, while_resting, went_before_restoring)
values
  ('security', 'false', '1', 'due_security', 'security_letter', NULL, 'true', 'false')
on conflict (kind) do update set
  (to_client, priority, due, letter, told_as, while_resting, went_before_restoring) = row(excluded.to_client, excluded.priority, excluded.due, excluded.letter, excluded.told_as, excluded.while_resting, excluded.went_before_restoring);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('private.proofs', '100', 'user_id', NULL, 'that a password was typed of late', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false'),
  ('private.recovery_codes', '101', 'user_id', NULL, 'secrets', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false'),
  ('private.security_news', '102', 'user_id', NULL, 'mails that are on their way', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
