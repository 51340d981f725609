-- Members of a business: partners and accountants, invitations, comments, checked months, and who did what in the history. The
-- calls of keys move to a table that says of members, too. Nothing changes for whoever works alone.

SET local check_function_bodies = off;

ALTER TABLE "private"."security_news"
  DROP CONSTRAINT "security_news_kind_known";

DROP TABLE "private"."key_calls";

CREATE TABLE "private"."calls" (
  "call"   text NOT NULL,
  "scope"  text,
  "member" text,
  CONSTRAINT "calls_member_known" CHECK ((member = ANY (ARRAY['accountant'::text, 'partner'::text, 'self'::text]))),
  CONSTRAINT "calls_pkey" PRIMARY KEY (call),
  CONSTRAINT "calls_scope_known" CHECK ((scope = ANY (ARRAY['any'::text, 'read'::text, 'documents'::text, 'clients'::text, 'payments'::text])))
);

ALTER TABLE "private"."calls"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."invitations" (
  "id"      uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid                     NOT NULL,
  "email"   text                     NOT NULL,
  "role"    text                     NOT NULL,
  "hash"    text                     NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "invitations_hash_key" UNIQUE (hash),
  CONSTRAINT "invitations_pkey" PRIMARY KEY (id),
  CONSTRAINT "invitations_role_known" CHECK ((role = ANY (ARRAY['partner'::text, 'accountant'::text]))),
  CONSTRAINT "invitations_user_id_email_key" UNIQUE (user_id, email),
  CONSTRAINT "invitations_email_form" CHECK (private.is_email(email))
);

ALTER TABLE "private"."invitations"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."members" (
  "user_id"   uuid                     NOT NULL,
  "person_id" uuid                     NOT NULL,
  "role"      text                     NOT NULL,
  "since"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "members_not_the_owner" CHECK ((person_id <> user_id)),
  CONSTRAINT "members_pkey" PRIMARY KEY (user_id, person_id),
  CONSTRAINT "members_role_known" CHECK ((role = ANY (ARRAY['partner'::text, 'accountant'::text])))
);

ALTER TABLE "private"."members"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."checked_months" (
  "user_id"   uuid                     NOT NULL,
  "first_day" date                     NOT NULL,
  "at"        timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "by_id"     uuid,
  "by_name"   text,
  CONSTRAINT "checked_months_pkey" PRIMARY KEY (user_id, first_day),
  CONSTRAINT "checked_months_first_day" CHECK (((EXTRACT(day FROM first_day) = (1)::numeric) AND private.is_day(first_day)))
);

ALTER TABLE "public"."checked_months"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."checked_months" FROM "anon", "service_role";

CREATE TABLE "public"."comments" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "invoice_id" uuid                     NOT NULL,
  "user_id"    uuid                     NOT NULL,
  "by_id"      uuid,
  "by_name"    text,
  "text"       text                     NOT NULL,
  "at"         timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "comments_pkey" PRIMARY KEY (id),
  CONSTRAINT "comments_text_length" CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000)))
);

ALTER TABLE "public"."comments"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."comments" FROM "anon", "service_role";

ALTER TABLE "public"."filed_periods"
  ADD COLUMN "by_id" uuid;

ALTER TABLE "public"."filed_periods"
  ADD COLUMN "by_name" text;

ALTER TABLE "public"."invoice_events"
  ADD COLUMN "by_id" uuid;

ALTER TABLE "public"."invoice_events"
  ADD COLUMN "by_name" text;

CREATE OR REPLACE FUNCTION private.accept_invitation (
  token text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  asked private.invitations;
begin
  perform private.begin_write();
  asked := private.open_invitation(token);
  -- One and the same answer for a link of somebody else's and for none.
  if asked.user_id = person or not exists (
    select from auth.users as own
    where own.id = person and lower(own.email) = asked.email and own.email_confirmed_at is not null
  ) then
    perform private.refuse(404, 'invitation_gone');
  end if;
  delete from private.invitations as used where used.id = asked.id and used.hash = asked.hash;
  -- Another request was quicker.
  if not found then
    perform private.refuse(404, 'invitation_gone');
  end if;
  insert into private.members as own (user_id, person_id, role)
  values (asked.user_id, person, asked.role)
  on conflict (user_id, person_id) do update set role = excluded.role;
  perform private.note_security(asked.user_id, 'member_joined');
  return (select business.id from public.businesses as business where business.user_id = asked.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.account()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
begin
  return coalesce((claims ->> 'account')::uuid, auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_erasing (
  person uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  trace text;
begin
  perform from auth.users as account where account.id = person for update skip locked;
  if not found then
    update private.account_deletions as deletion set erase_at = now() + interval '1 minute' where deletion.user_id = person;
    return;
  end if;
  update private.account_deletions as deletion set begun_at = clock_timestamp() where deletion.user_id = person;
  -- Others asked this address to work for them.
  delete from private.invitations as asked
  using auth.users as account
  where account.id = person and asked.email = lower(account.email);
  update auth.users as account
  set email = null, phone = null, encrypted_password = null, raw_user_meta_data = '{}'
  where account.id = person;
  foreach trace in array array['auth.identities', 'auth.one_time_tokens', 'auth.sessions'] loop
    if to_regclass(trace) is not null then
      execute format('delete from %s where user_id = $1', trace) using person;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_invitation_mail (
  invitation_id uuid,
  most_a_day    integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked private.invitations;
begin
  perform private.queue_mails();
  select * into asked
  from private.invitations as known
  where known.id = begin_invitation_mail.invitation_id and private.is_open_account(known.user_id);
  if asked.id is null then
    perform private.refuse(404, 'invitation_gone');
  end if;
  return jsonb_build_object(
    'stop', private.admit_mail(asked.user_id, array[asked.email], '{}', most_a_day) -> 0 -> 'token',
    'reply_to', private.reply_address(asked.user_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_issue (
  document jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  texts constant integer := pg_column_size(document);
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  elsif jsonb_typeof(document) is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'document');
  elsif texts > 1000000 then
    perform private.refuse(422, 'invoice_too_long', 'items');
  end if;
  perform private.begin_write(
    private.issued_size(
      texts, case jsonb_typeof(document -> 'items') when 'array' then jsonb_array_length(document -> 'items') end
    ) + private.new_pictures_size(private.account())
  );
end
$function$;

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
  if (claims ->> 'reads')::boolean then
    perform private.refuse(403, case when claims ? 'key_id' then 'key_not_allowed' else 'member_may_not' end);
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

CREATE OR REPLACE FUNCTION private.business_of_document (
  document_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
begin
  return (
    select document.business_id
    from books.invoices as document
    where document.id = business_of_document.document_id
      and (document.user_id = person or private.role_in(document.user_id, person) is not null)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.businesses_of (
  person uuid
)
  RETURNS TABLE (
    user_id uuid,
    id      uuid,
    name    text,
    role    text,
    gstin   text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select held.user_id, business.id, business.name, held.role, private.own_gstin(business)
  from (
    select person as user_id, 'owner' as role
    union all
    select own.user_id, own.role
    from private.members as own
    where own.person_id = person and private.is_open_account(own.user_id)
  ) as held
  join public.businesses as business on business.user_id = held.user_id
  order by held.role = 'owner' desc, lower(business.name), business.id;
end
$function$;

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
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.id,
      'name', held.name,
      'role', held.role,
      'unfiled', to_jsonb(private.unfiled_months(held.user_id, held.gstin)),
      'unchecked', not exists (
        select from public.checked_months as mark where mark.user_id = held.user_id and mark.first_day = last_month
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
  account constant uuid := claims::jsonb ->> 'account';
  level text;
begin
  -- The answer holds for the transaction, which is one request.
  if claims = current_setting('app.live_claims', true) then
    return coalesce(account, person);
  end if;
  if private.is_open_account(person) then
    level := case
      when claims::jsonb ? 'key_id' then
        case when private.live_key((claims::jsonb ->> 'key_id')::uuid, person) then 'key' end
      else (
        select coalesce(session.aal::text, 'aal1')
        from auth.sessions as session
        where session.id = (claims::jsonb ->> 'session_id')::uuid
          and session.user_id = person
          and (session.not_after is null or session.not_after > now())
      )
    end;
  end if;
  if level is null then
    perform private.refuse(401, case when claims::jsonb ? 'key_id' then 'key_wrong' else 'login_required' end);
  end if;
  -- The session's row says it, and not the token: that keeps its level for an hour after a factor was removed.
  if level not in ('aal2', 'key') and private.has_factor(person) then
    perform private.refuse(401, 'second_factor_required');
  end if;
  if account is not null and private.role_in(account, person) is distinct from claims::jsonb ->> 'member' then
    perform private.refuse(403, 'not_a_member');
  end if;
  perform set_config('app.live_claims', claims, true);
  return coalesce(account, person);
end
$function$;

CREATE OR REPLACE FUNCTION private.change_member (
  person_id uuid,
  role      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  if (role in ('partner', 'accountant')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'role');
  end if;
  perform private.require_proof();
  update private.members as own set role = change_member.role
  where own.user_id = owner and own.person_id = change_member.person_id;
  if not found then
    perform private.refuse(404, 'member_missing');
  end if;
  perform private.note_security(owner, 'member_changed');
end
$function$;

CREATE OR REPLACE FUNCTION private.check_month (
  first_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.bounded_day(first_day, 'month');
  if extract(day from first_day) <> 1 or first_day > private.today() then
    perform private.refuse(422, 'period_unknown', 'month');
  end if;
  perform private.begin_write(200);
  insert into public.checked_months (user_id, first_day) values (owner, check_month.first_day)
  on conflict on constraint checked_months_pkey do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.claims_in_business (
  business text,
  claims   jsonb,
  method   text,
  path     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := claims ->> 'sub';
  right_to constant jsonb := private.right_to_call(method, path);
  account uuid;
  own_role text;
begin
  if right_to ->> 'member' = 'self' then
    return claims;
  end if;
  if business ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select known.user_id into account from public.businesses as known where known.id = business::uuid;
  end if;
  if account = person then
    return claims;
  end if;
  own_role := private.role_in(account, person);
  if own_role is null then
    perform private.refuse(403, 'not_a_member');
  elsif right_to ->> 'member' is null or right_to ->> 'member' = 'partner' and own_role <> 'partner' then
    perform private.refuse(403, 'member_may_not');
  end if;
  return claims || jsonb_build_object(
    'account', account, 'member', own_role, 'reads', right_to ->> 'scope' is not distinct from 'read'
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
  elsif needed not in ('any', 'read') and needed <> all (own.scopes) then
    perform private.refuse(403, 'key_scope_missing', params => jsonb_build_object('scope', needed));
  end if;
  return jsonb_build_object(
    'sub', own.user_id, 'role', 'authenticated', 'key_id', own.id, 'reads', needed = 'read'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.comment_on (
  document_id uuid,
  text        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  said constant text := btrim(comment_on.text, e' \t\r\n');
  made uuid;
begin
  perform private.check_length(said, 1000, 'text');
  if coalesce(private.single_line(said), '') = '' then
    perform private.refuse(422, 'required', 'text', '{"label": "comment"}');
  end if;
  perform private.begin_write(500 + octet_length(said));
  perform private.lock_writer(owner);
  if not exists (select from books.invoices as own where own.id = comment_on.document_id and own.user_id = owner) then
    perform private.refuse(404, 'invoice_not_found');
  elsif (select count(*) >= 100 from public.comments as known where known.invoice_id = comment_on.document_id) then
    perform private.refuse(409, 'comments_full', params => '{"most": 100}');
  end if;
  insert into public.comments (invoice_id, user_id, text) values (comment_on.document_id, owner, said) returning id into made;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION private.convert_estimate (
  estimate_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  estimate books.invoices;
  terms integer;
  draft public.drafts;
begin
  select * into estimate
  from books.invoices as own
  where own.id = convert_estimate.estimate_id and own.user_id = owner
    and own.sign = 0 and own.told is distinct from 'advance';
  select client.terms_days into terms
  from books.clients as client where client.id = estimate.client_id and client.user_id = owner;
  draft.content := private.draft_of(estimate)
    || jsonb_build_object('parts', private.typed_parts(estimate.parts, estimate.issue_date, private.today()))
    || case
      when terms is not null then jsonb_build_object('dueDate', private.today() + terms)
      -- It has no day.
      when (private.kind(estimate.kind)).day is null then '{"dueDate": ""}'
      else '{}'
    end;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_estimate(estimate_id, owner);
  perform private.refuse_converted(estimate.id);

  draft.user_id := owner;
  draft.id := gen_random_uuid();
  draft.kind := (private.kind(estimate.kind)).becomes;
  draft.estimate_id := estimate.id;
  return private.make_draft(draft);
end
$function$;

CREATE OR REPLACE FUNCTION private.create_client (
  request_key uuid,
  client      jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  fingerprint text;
  made books.clients;
begin
  if jsonb_typeof(client) is distinct from 'object' or pg_column_size(client) > 20000 then
    perform private.refuse(422, 'malformed', 'client');
  end if;
  perform private.begin_write();
  fingerprint := private.hash(client::text);
  insert into books.clients as kept (
    user_id, name, contact, email, cc_emails, phone, gstin, pan, address, city, state_code, postal_code, country,
    delivery_address, currency, terms_days, notes, language, request_key, request_fingerprint
  )
  select
    owner, name, contact, email, coalesce(cc_emails, '{}'), phone, gstin, pan, address, city, state_code, postal_code,
    coalesce(country, 'IN'), delivery_address, coalesce(currency, 'INR'), terms_days, notes, coalesce(language, 'en'),
    create_client.request_key, fingerprint
  from jsonb_populate_record(null::books.clients, create_client.client)
  on conflict (user_id, request_key) do nothing
  returning * into made;
  if not found then
    select * into made
    from books.clients as kept
    where kept.user_id = owner and kept.request_key = create_client.request_key;
    if made.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "client"}');
    end if;
  end if;
  return made.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.dashboard_money (
  today date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
  thirty constant date := today - 30;
  sixty constant date := today - 60;
  ninety constant date := today - 90;
  first_month constant date := date_trunc('month', ninety::timestamp)::date;
  this_month constant date := date_trunc('month', today::timestamp)::date;
  last_month constant date := date_trunc('month', (this_month - 1)::timestamp)::date;
  months record;
  days record;
begin
  select
    coalesce(sum(kept.due_minor), 0) as due,
    coalesce(sum(kept.due_without_rate), 0) as without_rate,
    coalesce(sum(kept.created), 0) > 0 as issued,
    coalesce(sum(kept.due_minor) filter (where kept.first_day < first_month), 0) as older,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < first_month), 0) as older_count,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = this_month), 0) as came_in,
    coalesce(sum(kept.came_in_minor) filter (where kept.first_day = last_month), 0) as came_in_before
  into months
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month';
  select
    coalesce(sum(kept.due_minor) filter (where kept.first_day < ninety), 0) as older,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= ninety and kept.first_day < sixty), 0) as to_ninety,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= sixty and kept.first_day < thirty), 0) as to_sixty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= thirty and kept.first_day < today), 0) as to_thirty,
    coalesce(sum(kept.due_minor) filter (where kept.first_day >= today), 0) as soon,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day < today), 0) as late_count,
    coalesce(sum(kept.unpaid_due) filter (where kept.first_day >= today), 0) as soon_count
  into days
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'day' and kept.first_day between first_month and today + 7
    and (kept.due_minor > 0 or kept.unpaid_due > 0);
  return jsonb_build_object(
    'owed', jsonb_build_object(
      'minor', months.due,
      'without_rate', months.without_rate,
      'due_soon_minor', days.soon,
      'late', jsonb_build_array(
        jsonb_build_object('from_days', 1, 'to_days', 30, 'minor', days.to_thirty),
        jsonb_build_object('from_days', 31, 'to_days', 60, 'minor', days.to_sixty),
        jsonb_build_object('from_days', 61, 'to_days', 90, 'minor', days.to_ninety),
        jsonb_build_object('from_days', 91, 'to_days', null, 'minor', months.older + days.older)
      )
    ),
    'came_in', jsonb_build_object(
      'minor', months.came_in,
      'before_minor', months.came_in_before,
      'tds_minor', private.tds_between(owner, this_month, today),
      'advance_minor', (
        select coalesce(sum(receipt.advance_minor), 0)
        from books.receipts as receipt
        where receipt.user_id = owner
          and receipt.advance_minor > 0
          and receipt.currency = 'INR'
          and receipt.paid_on >= this_month
      )
    ),
    'issued', months.issued,
    'overdue', months.older_count + days.late_count,
    'due_soon', days.soon_count
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.duplicate_document (
  document_id uuid,
  draft_id    uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  document books.invoices;
  draft public.drafts;
begin
  select * into document
  from books.invoices as own
  where own.id = duplicate_document.document_id and own.user_id = private.account()
    and (private.kind(own.kind)).draft is not null;
  draft.user_id := private.account();
  draft.id := coalesce(draft_id, gen_random_uuid());
  draft.kind := (private.kind(document.kind)).draft;
  draft.content := private.draft_of(document) || '{"shippingBill": "", "shippingBillDate": ""}'
    || jsonb_strip_nulls(jsonb_build_object('reason', (private.kind(document.kind)).reason));
  draft.request_fingerprint := private.hash('copy of ' || document.id);
  perform private.begin_write(500 + private.draft_size(draft.content));
  if document.id is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return private.make_draft(draft);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_invitation (
  invitation_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One that is gone already is fine.
  delete from private.invitations as asked where asked.id = end_invitation.invitation_id and asked.user_id = owner;
end
$function$;

CREATE OR REPLACE FUNCTION private.enter()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  claims jsonb;
begin
  if headers ? 'x-bahi-key' then
    claims := private.claims_of_key(
      headers ->> 'x-bahi-key', current_user::text, current_setting('request.method', true), current_setting('request.path', true)
    );
  elsif headers ? 'x-bahi-business' then
    claims := private.claims_in_business(
      headers ->> 'x-bahi-business', current_setting('request.jwt.claims', true)::jsonb,
      current_setting('request.method', true), current_setting('request.path', true)
    );
  else
    return;
  end if;
  if (claims ->> 'reads')::boolean then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('request.jwt.claims', claims::text, true);
  if claims ? 'key_id' then
    perform set_config('role', 'authenticated', true);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.estimates_attention()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
begin
  return jsonb_build_object(
    'sent', (
      select count(*)
      from books.estimate_records as estimate
      where estimate.user_id = owner and estimate.list = 'estimates' and estimate.state = 'sent'
        and estimate.valid_until >= private.today()
    ),
    'accepted', (
      select count(*)
      from public.estimate_answers as answer
      join books.estimate_records as estimate on estimate.id = answer.estimate_id
      where answer.user_id = owner and answer.accepted and estimate.state = 'accepted'
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.file_period (
  first_day date,
  last_day  date,
  filed_on  date,
  gstin     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  today constant date := private.today();
  day constant date := coalesce(file_period.filed_on, today);
  seller public.businesses;
  asked text;
  mark public.filed_periods;
begin
  perform private.begin_write();
  perform private.bounded_day(file_period.first_day, 'period');
  perform private.bounded_day(file_period.last_day, 'period');
  if private.is_return_period(file_period.first_day, file_period.last_day) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  elsif file_period.last_day >= today then
    perform private.refuse(422, 'period_not_over', 'period');
  elsif day > today then
    perform private.refuse(422, 'filing_date_future', 'filedOn');
  elsif (day > file_period.last_day) is not true then
    perform private.refuse(422, 'filing_date_too_early', 'filedOn');
  end if;
  seller := private.lock_business();
  asked := private.filed_under(seller, gstin);
  if not coalesce(private.registrations(seller.user_id)::jsonb, '[]') ? asked then
    perform private.refuse(422, 'gstin_not_yours', 'gstin');
  end if;
  mark := private.filed_period(seller.user_id, asked, file_period.first_day, file_period.last_day);
  -- Who marks it twice has marked it.
  if (mark.first_day, mark.last_day) is distinct from (file_period.first_day, file_period.last_day) then
    perform private.refuse_filed(seller.user_id, asked, file_period.first_day, file_period.last_day, 'period');
    insert into public.filed_periods (user_id, gstin, first_day, last_day, filed_on)
    values (seller.user_id, asked, file_period.first_day, file_period.last_day, day)
    returning * into mark;
  end if;
  return to_jsonb(mark) - '{user_id,by_id}'::text[];
end
$function$;

CREATE OR REPLACE FUNCTION private.first_due (
  from_day date,
  to_day   date,
  most     integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_sort TO 'off'
  AS $function$
declare
  owner constant uuid := private.account();
begin
  return (
    select coalesce(jsonb_agg(entry order by due_date, issue_date, created_at, id), '[]')
    from (
      select
        due_date, issue_date, created_at, id,
        jsonb_build_object(
          'invoice_id', id,
          'number', number,
          'client_name', client_name,
          'currency', currency,
          'exchange_rate', exchange_rate,
          'balance_minor', case
            when parts = '[]' then balance_minor else private.due_until(parts, balance_minor, to_day)
          end,
          'due_date', due_date
        ) as entry
      from books.receivables
      where user_id = owner and due_date between from_day and to_day
      order by due_date, issue_date, created_at, id
      limit most
    ) as due
  );
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
  if private.is_member_call() then
    perform private.refuse(403, 'member_may_not');
  elsif current_setting('role') = 'authenticated'
    and exists (select from books.invoices as document where document.user_id = new.user_id)
  then
    perform private.require_proof();
    perform private.note_security(new.user_id, 'payment_details');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation (
  token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked constant private.invitations := private.open_invitation(token);
begin
  return (
    select jsonb_build_object(
      'business', business.name, 'role', asked.role, 'email', asked.email, 'by', profile.name, 'language', profile.language
    )
    from public.businesses as business
    join public.profiles as profile on profile.id = business.user_id
    where business.user_id = asked.user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_member (
  email text,
  role  text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  address constant text := lower(btrim(email));
  secret constant text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  made private.invitations;
begin
  perform private.begin_write();
  if private.is_email(address) is not true then
    perform private.refuse(422, 'email_invalid', 'email');
  elsif (role in ('partner', 'accountant')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'role');
  elsif not exists (select from public.businesses as business where business.user_id = owner) then
    perform private.refuse(409, 'business_required', 'business');
  elsif exists (
    select from auth.users as known
    where lower(known.email) = address and (known.id = owner or private.role_in(owner, known.id) is not null)
  ) then
    perform private.refuse(409, 'member_already', 'email');
  end if;
  -- A member outlives the session that invites, so a stolen one invites nobody.
  perform private.require_proof();
  perform private.lock_writer(owner);
  if (
    (select count(*) from private.members as own where own.user_id = owner)
    + (select count(*) from private.invitations as own where own.user_id = owner and own.email <> address)
  ) >= 20 then
    perform private.refuse(409, 'members_full', params => '{"most": 20}');
  end if;
  -- Who is asked again gets a new link, and the one of before is over.
  insert into private.invitations as asked (user_id, email, role, hash)
  values (owner, address, invite_member.role, private.hash(secret))
  on conflict on constraint invitations_user_id_email_key do update
    set role = excluded.role, hash = excluded.hash, made_at = now()
  returning * into made;
  perform private.note_security(owner, 'member_invited');
  return jsonb_build_object('id', made.id, 'token', secret);
end
$function$;

CREATE OR REPLACE FUNCTION private.invoices_of_client (
  client_id uuid,
  status    text,
  skip      integer,
  most      integer,
  OUT       total integer,
  OUT       ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_sort TO 'off'
  AS $function$
declare
  owner constant uuid := private.account();
  stored constant record := private.stored_state(status);
begin
  select count(*)
  into total
  from books.invoices as invoice
  where invoice.client_id = invoices_of_client.client_id
    and invoice.user_id = owner
    and invoice.listed
    and coalesce(invoice.status = stored.status, true)
    and invoice.due_date between stored.first_due and stored.last_due;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.client_id = invoices_of_client.client_id
      and invoice.user_id = owner
      and invoice.listed
      and coalesce(invoice.status = stored.status, true)
      and invoice.due_date between stored.first_due and stored.last_due
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invoices_of_status (
  status text,
  skip   integer,
  most   integer,
  OUT    total integer,
  OUT    ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_sort TO 'off'
  AS $function$
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  stored constant record := private.stored_state(status);
begin
  if status = 'OVERDUE' then
    total := private.unpaid_due_before(today);
  else
    select coalesce(
      sum(case status when 'PAID' then month.paid when 'UNPAID' then month.unpaid_due when 'WRITTEN_OFF' then month.written_off end),
      0
    )
    into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    if status = 'UNPAID' then
      total := total - private.unpaid_due_before(today);
    end if;
  end if;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.listed
      and invoice.status = stored.status
      and invoice.due_date between stored.first_due and stored.last_due
      -- Nothing is looked for where nothing is left.
      and total > skip
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip
    limit most
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_member_call()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$ begin return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'account', false); end $function$;

CREATE OR REPLACE FUNCTION private.is_open_account (
  person uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.users as account
    where account.id = person
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
      -- Who asked to leave comes back by a login, and by no session or key from before.
      and not private.is_leaving(account.id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_view (
  owner          uuid,
  last_viewed_at timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return owner is distinct from auth.uid()
    and private.role_in(owner, auth.uid()) is null
    and (last_viewed_at is null or last_viewed_at < now() - interval '1 minute')
    and not private.asked_by_robot();
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_document (
  kind        text,
  request_key uuid,
  document    jsonb,
  original_id uuid  DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  own_kind text;
  traits private.document_kinds;
  is_supply boolean;
  terms jsonb := document;
  fingerprint text;
  seller public.businesses;
  series text;
  earlier books.invoices;
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate numeric(10, 6);
  issued date;
  due date;
  buyer constant jsonb := private.buyer_snapshot(document);
  supply jsonb;
  priced jsonb;
  parts jsonb;
  new_id constant uuid := private.new_id();
  its_client uuid;
begin
  perform private.begin_issue(document);
  fingerprint := private.issue_fingerprint(kind, document);
  own_kind := private.kind_for(kind, document ->> 'reason');
  traits := private.kind(own_kind);
  is_supply := traits.told is not distinct from 'supply';
  if not traits.taxed then
    terms := private.untaxed_document(terms);
  end if;
  -- An advance waits with a client in the book.
  if traits.money = 'advance' then
    terms := terms || '{"keep_client": true}';
  end if;

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  series := coalesce(traits.series, seller.invoice_prefix);

  select * into earlier
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = issue_document.request_key;
  if found
    and earlier.request_fingerprint = fingerprint
    and earlier.original_id is not distinct from issue_document.original_id
  then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
  end if;
  if issue_document.original_id is not null then
    perform private.lock_revisable(issue_document.original_id, owner);
  end if;

  due := case when traits.day is not null then (document ->> 'due_date')::date end;
  if due < today then
    perform private.refuse(422, case traits.day when 'holds' then 'valid_until_past' else 'due_date_past' end, 'dueDate');
  end if;
  issued := private.issue_date_of(seller, private.own_gstin(seller), series, (document ->> 'issue_date')::date);
  if traits.told is not null then
    perform private.refuse_filed(owner, private.own_gstin(seller), issued, issued, 'issueDate');
  end if;
  perform private.check_buyer(buyer);
  rate := private.rate_for(owner, currency, (document ->> 'exchange_rate')::numeric);
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, terms, issued);
  if supply ->> 'supply' = 'export' then
    perform private.check_shipping(document ->> 'shipping_bill', (document ->> 'shipping_bill_date')::date, issued);
  end if;
  if is_supply then
    perform private.check_confirmed(seller, document, supply);
  end if;
  if not traits.taxed then
    supply := private.untaxed_supply(supply);
  end if;
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.calculate(
    case
      when traits.taxed then private.taxed_items(seller, document -> 'items', issued)
      else private.untaxed_items(seller, document -> 'items')
    end,
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', rate, 'prices_include_tax', traits.taxed and seller.prices_include_tax,
      'round_off', seller.round_off
    )
  );
  if (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(
      422, 'total_too_large', 'items', jsonb_build_object('minor', private.most_minor(), 'currency', currency)
    );
  elsif priced ->> 'disagreeing' is not null then
    perform private.refuse(422, 'amount_disagrees', private.row_field((priced -> 'disagreeing')::bigint, 'amount'));
  elsif priced ->> 'empty' is not null then
    perform private.refuse(422, 'amount_out_of_range', private.row_field((priced -> 'empty')::bigint, 'amount'));
  elsif (priced -> 'total_minor')::numeric < 1 then
    perform private.refuse(422, 'amount_out_of_range', 'items');
  end if;
  if seller.gst_registration = 'regular' and supply ->> 'supply' <> 'export' and is_supply then
    perform private.check_buyer_place(buyer, priced -> 'taxes', rate);
  end if;
  parts := case
    when traits.day is null then '[]'
    else private.due_parts(document -> 'parts', (priced -> 'total_minor')::bigint, currency, issued)
  end;
  if parts <> '[]' and is_supply then
    due := parts -> 0 ->> 'due_date';
    if due < today then
      perform private.refuse(422, 'due_date_past', 'parts.0.dueDate');
    end if;
  end if;

  perform private.keep_pictures(seller);
  its_client := private.client_of(owner, terms);
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || private.next_number(
      seller, case when is_supply then private.kind_of(seller, supply, priced -> 'taxes') else own_kind end, issued
    )
    || jsonb_build_object(
      'id', new_id,
      'user_id', owner,
      'business_id', seller.id,
      'client_id', its_client,
      'original_id', issue_document.original_id,
      'seller', private.seller_snapshot(seller),
      'buyer', buyer,
      'currency', currency,
      'exchange_rate', rate,
      'po_number', document ->> 'po_number',
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', document ->> 'place_of_supply_reason',
      'language', coalesce(
        document ->> 'language', (select client.language from books.clients as client where client.id = its_client), 'en'
      ),
      'port_code', document ->> 'port_code',
      'shipping_bill', document ->> 'shipping_bill',
      'shipping_bill_date', document ->> 'shipping_bill_date',
      'due_date', coalesce(due, issued),
      'parts', parts,
      'notes', document ->> 'notes',
      'request_key', issue_document.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if issue_document.original_id is not null then
    perform private.replace_invoice(issue_document.original_id, new_id);
  end if;

  return private.issued_invoice(new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_draft (
  draft_id    uuid,
  request_key uuid,
  document    jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  draft public.drafts;
  issued jsonb;
begin
  perform private.begin_issue(document);
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.issued_id is not null then
    if exists (
      select from books.invoices as issued
      where issued.id = draft.issued_id and issued.request_key = issue_draft.request_key
        and issued.request_fingerprint <> private.issue_fingerprint(draft.kind, document)
    ) then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
    end if;
    return private.issued_invoice(draft.issued_id);
  end if;
  perform private.refuse_ended(draft);

  issued := private.issue_document(draft.kind, request_key, document, draft.original_id);
  if issued is not null then
    if private.use_advances_of(draft.estimate_id, (issued ->> 'id')::uuid) then
      issued := private.issued_invoice((issued ->> 'id')::uuid);
    end if;
    perform private.give_back(owner, private.stored_draft(owner, draft.id));
    update public.drafts as own
    set issued_id = (issued ->> 'id')::uuid, content = '{}', updated_at = clock_timestamp()
    where own.user_id = owner and own.id = draft.id;
  end if;
  return issued;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_note (
  kind         text,
  request_key  uuid,
  invoice_id   uuid,
  reason       text,
  items        jsonb,
  amount_minor bigint,
  commercial   boolean,
  issue_date   date,
  due_date     date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  traits constant private.document_kinds := private.kind(issue_note.kind);
  takes constant boolean := traits.sign = -1;
  is_commercial constant boolean := coalesce(commercial, false);
  issued date;
  -- The rows of a note are those of its invoice, with their texts, and added charges.
  size bigint;
  fingerprint text;
  seller public.businesses;
  earlier books.invoices;
  invoice books.invoices;
  clean_reason text;
  priced jsonb;
  new_id constant uuid := private.new_id();
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  elsif traits.told is distinct from 'note' or (is_commercial and not takes) then
    perform private.refuse(422, 'value_not_allowed', 'kind');
  end if;
  select private.issued_size(sum(pg_column_size(item)) + coalesce(pg_column_size(items), 0), count(*)) into size
  from books.invoice_items as item
  where item.invoice_id = issue_note.invoice_id and item.user_id = owner;
  perform private.begin_write(size);
  fingerprint := private.hash((
    jsonb_build_array(invoice_id, reason, items, amount_minor, is_commercial, issue_date)
    || case when takes then '[]' else jsonb_build_array(issue_note.kind, due_date) end
  )::text);

  -- The lock queues this person's requests, so a repeated one finds the note of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  select * into earlier
  from books.invoices as note
  where note.user_id = owner and note.request_key = issue_note.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;

  invoice := private.lock_invoice(issue_note.invoice_id, owner);
  if (private.kind(invoice.kind)).nature is distinct from traits.against then
    perform private.refuse(404, 'invoice_not_found');
  elsif takes and invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  clean_reason := private.checked_reason(reason);
  issued := private.issue_date_of(seller, private.gstin_of(invoice.seller), traits.series, issue_note.issue_date);
  if issued < invoice.issue_date then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', invoice.issue_date));
  end if;
  if traits.day = 'due' and due_date is null then
    perform private.refuse(422, 'due_date_invalid', 'dueDate');
  elsif traits.day = 'due' and due_date < private.today() then
    perform private.refuse(422, 'due_date_past', 'dueDate');
  end if;
  perform private.refuse_filed(owner, private.gstin_of(invoice.seller), issued, issued, 'issueDate');
  if takes and not is_commercial and private.has_commercial_note(invoice.id) then
    perform private.refuse(409, 'credit_commercial');
  end if;
  priced := case
    when takes then private.priced_credit(invoice, items, amount_minor, is_commercial)
    else private.priced_debit(invoice, items, amount_minor)
  end;

  -- Everything else is copied from its invoice.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(invoice) - private.later_columns() - '{given_number,notes,parts,created_at}'::text[]
    || priced
    || private.next_number(seller, issue_note.kind, issued)
    || jsonb_build_object(
      'id', new_id,
      'original_id', invoice.id,
      'commercial', is_commercial,
      'credit_reason', clean_reason,
      'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
      'due_date', case when traits.day = 'due' then due_date else issued end,
      'request_key', issue_note.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  return private.issued_invoice(new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_receipt_back (
  money_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.mail_jobs (kind, subject_id, user_id, until, state)
  select 'receipt', money.subject_id, money.user_id, clock_timestamp(), 'kept_back'
  from (
    select coalesce(payment.receipt_id, payment.id) as subject_id, payment.user_id
    from books.payments as payment
    where payment.id = money_id
    union all
    select receipt.id, receipt.user_id from books.receipts as receipt where receipt.id = money_id
  ) as money
  where money.user_id = private.account()
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.kept_invoices (
  skip integer,
  most integer,
  OUT  total integer,
  OUT  ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
begin
  select
    (
      select coalesce(sum(month.invoices), 0)
      from public.invoice_periods as month
      where month.user_id = owner and month.period = 'month'
    ) + count(*)
  into total
  from books.invoices as invoice
  where invoice.user_id = owner
    and invoice.cancelled_at is not null
    and invoice.list = 'invoices';

  ids := array(
    select kept.id
    from (
      (
        select invoice.id, invoice.issue_date, invoice.created_at
        from books.invoices as invoice
        where invoice.user_id = owner and invoice.listed
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit skip + most
      )
      union all
      (
        select invoice.id, invoice.issue_date, invoice.created_at
        from books.invoices as invoice
        where invoice.user_id = owner
          and invoice.cancelled_at is not null
          and invoice.list = 'invoices'
        order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
        limit skip + most
      )
    ) as kept
    order by kept.issue_date desc, kept.created_at desc, kept.id desc
    offset skip
    limit most
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_business (
  business_id uuid
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
  delete from private.members as own
  where own.person_id = person
    and own.user_id = (select business.user_id from public.businesses as business where business.id = leave_business.business_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.list_members()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  return jsonb_build_object(
    'owner', (
      select jsonb_build_object('id', profile.id, 'name', profile.name, 'email', profile.email)
      from public.profiles as profile where profile.id = owner
    ),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', profile.id, 'name', profile.name, 'email', profile.email, 'role', own.role, 'since', own.since
      ) order by own.since, profile.id), '[]')
      from private.members as own
      join public.profiles as profile on profile.id = own.person_id
      where own.user_id = owner
    ),
    'invitations', case when not private.is_member_call() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'email', asked.email, 'role', asked.role, 'ends_at', asked.made_at + interval '7 days'
      ) order by asked.made_at, asked.id), '[]')
      from private.invitations as asked
      where asked.user_id = owner
    ) else '[]' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_business()
  RETURNS public.businesses
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  seller public.businesses;
begin
  select * into seller from public.businesses as own where own.user_id = private.account() for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  return seller;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_payment (
  payment_id uuid
)
  RETURNS books.payments
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  payment books.payments;
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  end if;
  select * into payment
  from books.payments as candidate
  where candidate.id = payment_id and candidate.user_id = private.account();
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  if private.asks_for_advances(payment.invoice_id, payment.user_id) then
    perform private.lock_payer(payment.invoice_id, payment.user_id);
  end if;
  perform private.lock_ledger(payment.invoice_id, payment.user_id);
  -- Read again: another request that held the lock may have decided.
  select * into payment from books.payments as candidate where candidate.id = payment_id;
  return payment;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_receipt (
  receipt_id uuid
)
  RETURNS books.receipts
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  receipt books.receipts;
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  end if;
  perform private.begin_write();
  -- Merging locks the client first, too, and waits meanwhile.
  perform from books.clients as client
  join books.receipts as candidate on candidate.client_id = client.id
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = private.account()
  for key share of client;
  select * into receipt
  from books.receipts as candidate
  where candidate.id = lock_receipt.receipt_id and candidate.user_id = private.account()
  for no key update;
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  return receipt;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_receipt (
  request_key  uuid,
  client_id    uuid,
  currency     text,
  amount_minor bigint,
  paid_on      date,
  method       text,
  reference    text,
  note         text,
  advance_for  text,
  fingerprint  text
)
  RETURNS books.receipts
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  made books.receipts;
begin
  if (amount_minor between 0 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif paid_on is null then
    perform private.refuse(422, 'required', 'paidOn');
  elsif paid_on > private.today() then
    perform private.refuse(422, 'payment_date_future', 'paidOn');
  elsif private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  elsif make_receipt.advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');
  -- Merging waits meanwhile.
  perform from books.clients as client
  where client.id = make_receipt.client_id and client.user_id = private.account() and client.merged_into is null
  for key share;
  if not found then
    perform private.refuse(404, 'client_unknown');
  end if;
  insert into books.receipts (
    user_id, client_id, currency, amount_minor, advance_minor, paid_on, method, reference, note, gstin, advance_for,
    request_key, request_fingerprint
  )
  values (
    private.account(), make_receipt.client_id, make_receipt.currency, make_receipt.amount_minor, make_receipt.amount_minor,
    make_receipt.paid_on, make_receipt.method, clean_reference, clean_note,
    (select private.own_gstin(own) from public.businesses as own where own.user_id = private.account()),
    make_receipt.advance_for, make_receipt.request_key, fingerprint
  )
  on conflict (user_id, request_key) do nothing
  returning * into made;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_sent (
  invoice_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, private.account());
begin
  insert into public.invoice_events (invoice_id, user_id, kind)
  select invoice.id, invoice.user_id, 'marked_sent'
  where not exists (
    select from public.invoice_events as known where known.invoice_id = invoice.id and known.kind = 'marked_sent'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.merge_clients (
  client_id uuid,
  into_id   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  gone books.clients;
  stays books.clients;
begin
  perform private.begin_write();
  if client_id = into_id then
    perform private.refuse(422, 'client_same', 'intoId');
  end if;
  -- Issuing waits meanwhile, as it does for itself.
  perform from public.businesses as business where business.user_id = owner for no key update;
  select * into gone from books.clients as client
  where client.id = merge_clients.client_id and client.user_id = owner and client.merged_into is null for update;
  select * into stays from books.clients as client
  where client.id = merge_clients.into_id and client.user_id = owner and client.merged_into is null for update;
  if gone.id is null or stays.id is null then
    perform private.refuse(404, 'client_unknown');
  end if;

  -- Before the invoices, as everywhere.
  update books.receipts as receipt set client_id = stays.id
  where receipt.user_id = owner and receipt.client_id = gone.id;
  update books.invoices as invoice set client_id = stays.id
  where invoice.user_id = owner and invoice.client_id = gone.id;
  update public.statement_links as link set client_id = stays.id
  where link.user_id = owner and link.client_id = gone.id;
  update public.statement_mails as mail set client_id = stays.id
  where mail.user_id = owner and mail.client_id = gone.id;
  update books.clients as client set archived = true, merged_into = stays.id
  where client.user_id = owner and gone.id in (client.id, client.merged_into);

  update books.clients as client
  set
    contact = coalesce(stays.contact, gone.contact),
    cc_emails = array(
      select distinct address
      from unnest(stays.cc_emails || gone.cc_emails || gone.email) as address
      where address <> coalesce(stays.email, '')
      limit 5
    ),
    phone = coalesce(stays.phone, gone.phone),
    pan = coalesce(stays.pan, gone.pan),
    delivery_address = coalesce(stays.delivery_address, gone.delivery_address),
    terms_days = coalesce(stays.terms_days, gone.terms_days),
    notes = coalesce(stays.notes, gone.notes),
    archived = false
  where client.id = stays.id;
  -- An address goes with its State and its GSTIN, as a whole.
  update books.clients as client
  set
    gstin = gone.gstin, address = gone.address, city = gone.city, state_code = gone.state_code,
    postal_code = gone.postal_code, country = gone.country
  where client.id = stays.id
    and num_nonnulls(stays.gstin, stays.address, stays.city, stays.state_code, stays.postal_code) = 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_businesses()
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
    select coalesce(jsonb_agg(jsonb_build_object('id', held.id, 'name', held.name, 'role', held.role)), '[]')
    from private.businesses_of(person) as held
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_actor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  own_role constant text := current_setting('role');
begin
  if own_role = 'authenticated' and claims ? 'key_id' and private.account() = new.user_id then
    new.by_name := (select own.name from private.api_keys as own where own.id = (claims ->> 'key_id')::uuid);
  elsif own_role = 'authenticated' and private.account() = new.user_id then
    new.by_id := (claims ->> 'sub')::uuid;
  elsif own_role = 'service_role' then
    new.by_id := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-bahi-by';
  end if;
  if new.by_id <> new.user_id then
    new.by_name := (
      select profile.name from public.profiles as profile
      where profile.id = new.by_id and private.role_in(new.user_id, profile.id) is not null
    );
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_answer (
  estimate_id uuid,
  accepted    boolean,
  note        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  estimate constant books.invoices := private.lock_estimate(estimate_id, private.account());
  answer public.estimate_answers;
begin
  answer.accepted := note_answer.accepted;
  answer.note := private.single_line(note_answer.note);
  answer.from_client := false;
  perform private.check_length(answer.note, 300, 'note');
  perform private.keep_first_answer(estimate, answer);
end
$function$;

CREATE OR REPLACE FUNCTION private.oldest_first (
  client_id    uuid,
  currency     text,
  amount_minor bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'invoice_id', open.id, 'amount_minor', least(open.due, oldest_first.amount_minor - open.passed)
      )
    ),
    '[]'
  )
  from (
    select
      invoice.id,
      known.due,
      sum(known.due) over (order by invoice.issue_date, invoice.created_at, invoice.id) - known.due as passed
    from books.invoices as invoice
    cross join lateral (
      select invoice.due_minor as due
    ) as known
    where invoice.client_id = oldest_first.client_id
      and invoice.user_id = private.account()
      and invoice.currency = oldest_first.currency
      and invoice.listed
      and invoice.status = 'UNPAID'
    order by invoice.issue_date, invoice.created_at, invoice.id
    limit 100
  ) as open
  where open.passed < oldest_first.amount_minor
$function$;

CREATE OR REPLACE FUNCTION private.open_invitation (
  token text
)
  RETURNS private.invitations
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  asked private.invitations;
begin
  select * into asked
  from private.invitations as known
  where known.hash = private.hash(left(token, 200))
    and known.made_at > now() - interval '7 days'
    and private.is_open_account(known.user_id);
  if asked.id is null then
    perform private.refuse(404, 'invitation_gone');
  end if;
  return asked;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_document (
  invoice_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.document_of((private.lock_document(invoice_id, private.account())).id) $function$;

CREATE OR REPLACE FUNCTION private.page_of_invoices (
  skip integer,
  most integer,
  OUT  total integer,
  OUT  ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_sort TO 'off'
  AS $function$
declare
  owner constant uuid := private.account();
  page_month date;
  page_day date;
  before_month integer;
  before_day integer;
begin
  if skip <= 500 then
    select coalesce(sum(month.invoices), 0) into total
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month';
    ids := array(
      select invoice.id
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.listed
      order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
      offset skip
      limit most
    );
    return;
  end if;

  select
    coalesce(max(counted.upto), 0),
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), 0)
  into total, page_month, before_month
  from (
    select month.first_day, sum(month.invoices) over (order by month.first_day desc) as upto
    from public.invoice_periods as month
    where month.user_id = owner and month.period = 'month'
  ) as counted;

  select
    max(counted.first_day) filter (where counted.upto > skip),
    coalesce(max(counted.upto) filter (where counted.upto <= skip), before_month)
  into page_day, before_day
  from (
    select day.first_day, before_month + sum(day.invoices) over (order by day.first_day desc) as upto
    from public.invoice_periods as day
    where day.user_id = owner
      and day.period = 'day'
      and day.first_day between page_month and (page_month + interval '1 month - 1 day')::date
  ) as counted;

  ids := array(
    select invoice.id
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date <= page_day
    order by invoice.issue_date desc, invoice.created_at desc, invoice.id desc
    offset skip - before_day
    limit most
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.record_payment (
  request_key  uuid,
  invoice_id   uuid,
  amount_minor bigint,
  paid_on      date,
  method       text,
  reference    text,
  note         text,
  tds_minor    bigint,
  excess       text,
  advance_for  text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, tds_minor, paid_on, method, clean_reference, clean_note, excess, advance_for
  );
  invoice books.invoices;
  due bigint;
  receipt record;
  payment_id uuid;
begin
  if excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif advance_for not in ('services', 'goods') then
    perform private.refuse(422, 'value_not_allowed', 'advanceFor');
  elsif excess = 'advance' or private.asks_for_advances(invoice_id, private.account()) then
    perform private.begin_write();
    perform private.lock_payer(invoice_id, private.account());
  end if;
  invoice := private.lock_payable(invoice_id, private.account());
  payment_id := private.earlier_payment(invoice.user_id, invoice.id, request_key, fingerprint);
  if payment_id is not null then
    return payment_id;
  end if;

  due := invoice.due_minor;
  if invoice.money = 'advance' then
    receipt := private.receive_advance(
      invoice, request_key, amount_minor, tds_minor, paid_on, method, reference, note, advance_for, fingerprint
    );
    insert into books.payments (
      invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, receipt_id, request_key,
      request_fingerprint, decided_at
    )
    values (
      invoice.id, invoice.user_id, 'advanced', amount_minor, paid_on, method, clean_reference, clean_note, receipt.id,
      request_key, fingerprint, clock_timestamp()
    )
    returning id into payment_id;
    return payment_id;
  elsif excess = 'advance' and due > 0 and tds_minor between 0 and due and amount_minor > due - tds_minor then
    perform private.check_paid_on(invoice, paid_on);
    if invoice.client_id is null then
      perform private.refuse(422, 'advance_without_client', 'amount');
    end if;
    select * into receipt
    from private.make_receipt(
      request_key, invoice.client_id, invoice.currency, amount_minor, paid_on, method, reference, note, advance_for,
      fingerprint
    );
    if receipt.id is null then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return private.settle_by(receipt.id, invoice.id, due - tds_minor, tds_minor, false, request_key, fingerprint);
  end if;

  perform private.check_amount(invoice, amount_minor, tds_minor);
  perform private.check_paid_on(invoice, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, tds_minor, paid_on, method, reference, note,
    request_key, request_fingerprint, decided_at
  )
  values (
    invoice.id, invoice.user_id, 'confirmed', amount_minor, tds_minor, paid_on, method, clean_reference, clean_note,
    request_key, fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_receipt (
  request_key  uuid,
  client_id    uuid,
  currency     text,
  amount_minor bigint,
  paid_on      date,
  method       text,
  reference    text,
  note         text,
  allocations  jsonb,
  excess       text,
  advance_for  text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  fingerprint text;
  receipt books.receipts;
  earlier books.receipts;
  invoice books.invoices;
  part record;
  due bigint;
  used bigint := 0;
  tds bigint := 0;
begin
  if private.account() is null then
    perform private.refuse(401, 'login_required');
  elsif excess <> 'advance' then
    perform private.refuse(422, 'value_not_allowed', 'excess');
  elsif jsonb_typeof(allocations) <> 'array' then
    perform private.refuse(422, 'malformed', 'allocations');
  elsif jsonb_array_length(allocations) > 100 then
    perform private.refuse(422, 'too_many_items', 'allocations', '{"most": 100}');
  elsif (
    select count(*) <> count(distinct lower(given ->> 'invoice_id'))
    from jsonb_array_elements(allocations) as given
  ) then
    perform private.refuse(422, 'malformed', 'allocations');
  end if;
  -- Each invoice brings an entry of the ledger and of its history.
  perform private.begin_write(500 + 500 * coalesce(jsonb_array_length(allocations), 5));
  fingerprint := private.hash(jsonb_build_array(
    client_id, currency, amount_minor, paid_on, method, reference, note, allocations, excess, advance_for
  )::text);
  receipt := private.make_receipt(
    request_key, client_id, currency, amount_minor, paid_on, method, reference, note, advance_for, fingerprint
  );
  if receipt.id is null then
    select * into earlier
    from books.receipts as known
    where known.user_id = private.account() and known.request_key = record_receipt.request_key;
    if earlier.request_fingerprint <> fingerprint then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "payment"}');
    end if;
    return earlier.id;
  end if;

  -- In one order, so that two receipts never wait for each other; a refusal names the place that was given.
  for part in
    select named.*, given.place - 1 as place
    from jsonb_array_elements(coalesce(allocations, private.oldest_first(receipt.client_id, receipt.currency, amount_minor)))
      with ordinality as given (value, place)
    cross join jsonb_to_record(case jsonb_typeof(given.value) when 'object' then given.value else '{}' end)
      as named (invoice_id uuid, amount_minor bigint, tds_minor bigint)
    order by named.invoice_id, given.place
  loop
    invoice := private.lock_invoice_of(receipt, part.invoice_id);
    perform private.check_paid_on(invoice, paid_on);
    part.tds_minor := coalesce(part.tds_minor, 0);
    due := invoice.due_minor;
    if (part.tds_minor between 0 and private.most_minor()) is not true then
      perform private.refuse(422, 'tds_out_of_range', format('allocations.%s.tds', part.place));
    elsif (part.amount_minor between 0 and private.most_minor() and part.amount_minor + part.tds_minor > 0) is not true then
      perform private.refuse(422, 'amount_out_of_range', format('allocations.%s.amount', part.place));
    elsif part.amount_minor + part.tds_minor > due then
      perform private.refuse_more_than_due(
        due, invoice.currency, part.amount_minor, part.tds_minor, format('allocations.%s.amount', part.place)
      );
    end if;
    used := used + part.amount_minor;
    if used > receipt.amount_minor then
      perform private.refuse(422, 'more_than_received', 'amount');
    end if;
    perform private.settle_by(receipt.id, invoice.id, part.amount_minor, part.tds_minor, false, request_key, fingerprint);
    tds := tds + part.tds_minor;
  end loop;

  if receipt.amount_minor + tds = 0 then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif used < receipt.amount_minor and excess is distinct from 'advance' then
    perform private.refuse(
      422, 'advance_unasked', 'amount',
      jsonb_build_object('minor', receipt.amount_minor - used, 'currency', receipt.currency)
    );
  end if;
  return receipt.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.refund_credit_note (
  request_key  uuid,
  note_id      uuid,
  amount_minor bigint,
  paid_on      date,
  method       text,
  reference    text,
  note         text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  document constant books.invoices := private.lock_ledger(note_id, private.account());
  clean_reference constant text := private.single_line(reference);
  clean_note constant text := private.single_line(note);
  fingerprint constant text := private.payment_fingerprint(
    false, amount_minor, 0, paid_on, method, clean_reference, clean_note
  );
  payment_id uuid := private.earlier_payment(document.user_id, document.id, request_key, fingerprint);
  refundable bigint;
begin
  select record.refundable_minor into refundable from books.invoice_records as record where record.id = note_id;
  if document.sign <> -1 then
    perform private.refuse(404, 'credit_note_not_found');
  elsif payment_id is not null then
    return payment_id;
  elsif (amount_minor between 1 and private.most_minor()) is not true then
    perform private.refuse(422, 'amount_out_of_range', 'amount');
  elsif refundable = 0 then
    perform private.refuse(422, 'nothing_refundable', 'amount');
  elsif amount_minor > refundable then
    perform private.refuse(
      422, 'more_than_refundable', 'amount', jsonb_build_object('minor', refundable, 'currency', document.currency)
    );
  end if;
  perform private.check_paid_on(document, paid_on);
  if private.is_payment_method(method) is not true then
    perform private.refuse(422, 'payment_method_unknown', 'method');
  end if;
  perform private.check_length(clean_reference, 60, 'reference');
  perform private.check_length(clean_note, 300, 'note');

  insert into books.payments (
    invoice_id, user_id, state, amount_minor, paid_on, method, reference, note, request_key, request_fingerprint,
    decided_at
  )
  values (
    document.id, document.user_id, 'confirmed', amount_minor, paid_on, method, clean_reference, clean_note, request_key,
    fingerprint, clock_timestamp()
  )
  returning id into payment_id;
  return payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_comment (
  comment_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  delete from public.comments as own
  where own.id = remove_comment.comment_id and own.user_id = owner
    and (own.by_id = auth.uid() or not private.is_member_call());
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_member (
  person_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One who is gone already is fine.
  delete from private.members as own where own.user_id = owner and own.person_id = remove_member.person_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_proof()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := auth.uid();
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

CREATE OR REPLACE FUNCTION private.revise_invoice (
  invoice_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  invoice books.invoices;
  draft public.drafts;
begin
  select * into invoice
  from books.invoices as own
  where own.id = revise_invoice.invoice_id and own.user_id = owner;
  draft.content := private.draft_of(invoice);
  if invoice.due_date >= private.today() then
    draft.content := draft.content || jsonb_build_object(
      'dueDate', invoice.due_date, 'parts', private.typed_parts(invoice.parts, invoice.issue_date, invoice.issue_date)
    );
  end if;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_revisable(invoice_id, owner);

  draft.user_id := owner;
  draft.id := gen_random_uuid();
  draft.kind := 'invoice';
  draft.original_id := invoice.id;
  return private.make_draft(draft);
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_share (
  invoice_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, private.account());
begin
  update public.invoice_links as link
  set revoked_at = clock_timestamp(), mail_id = null
  where link.invoice_id = invoice.id and link.revoked_at is null;
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
    right_to.scope := 'read';
    right_to.member := case right_to.member when 'self' then 'self' else 'accountant' end;
  elsif path not like '/rpc/%' and method <> 'PATCH' then
    right_to := null;
  end if;
  return jsonb_build_object('scope', right_to.scope, 'member', right_to.member);
end
$function$;

CREATE OR REPLACE FUNCTION private.role_in (
  account uuid,
  person  uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select own.role from private.members as own
    where own.user_id = account and own.person_id = person and private.is_open_account(account)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.save_draft (
  draft_id uuid,
  version  integer,
  content  jsonb,
  kind     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  charged integer;
  stored integer;
  before public.drafts;
  kept public.drafts;
begin
  if jsonb_typeof(content) is distinct from 'object'
    or not private.is_draft_kind(kind)
    or num_nulls(draft_id, version) > 0
  then
    perform private.refuse(422, 'malformed', 'draft');
  end if;
  charged := private.draft_size(content);
  perform private.lock_writer(owner);
  select * into before from public.drafts as draft where draft.user_id = owner and draft.id = draft_id;
  stored := private.stored_draft(owner, draft_id);
  charged := case when before.id is null then 500 + charged else greatest(0, charged - octet_length(before.content::text)) end;
  perform private.begin_write(charged, before.id is null or before.version % 20 = 0);

  if before.id is null and save_draft.version = 0 then
    insert into public.drafts (user_id, id, kind, content)
    values (owner, draft_id, save_draft.kind, save_draft.content)
    on conflict do nothing
    returning * into kept;
  else
    update public.drafts as draft
    set content = save_draft.content, version = draft.version + 1, updated_at = clock_timestamp()
    where draft.user_id = owner
      and draft.id = draft_id
      and draft.version = save_draft.version
      and num_nonnulls(draft.issued_id, draft.discarded_at) = 0
    returning * into kept;
  end if;

  if kept.id is null then
    select * into kept from public.drafts as draft where draft.user_id = owner and draft.id = draft_id;
    perform private.refuse_ended(kept);
    -- What is there already is no conflict: the answer to the first attempt was lost.
    if kept.content <> save_draft.content then
      perform private.refuse(409, 'draft_stale', params => jsonb_build_object('version', kept.version));
    end if;
  end if;
  perform private.settle_write(
    owner, charged, private.stored_draft(owner, draft_id) - stored + case when before.id is null then 500 else 0 end
  );
  return jsonb_build_object('id', kept.id, 'version', kept.version, 'updated_at', kept.updated_at);
end
$function$;

CREATE OR REPLACE FUNCTION private.schedules_attention (
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
begin
  return jsonb_build_object(
    'refused', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', refused.id, 'client_name', refused.content ->> 'clientName', 'period', refused.next_on,
              'error', refused.last_error
            ) order by refused.place_in_list
          ) filter (where refused.place_in_list <= schedules_attention.most),
          '[]'
        )
      )
      from (
        select schedule.*, row_number() over (order by schedule.next_on, schedule.id) as place_in_list
        from books.schedules as schedule
        where schedule.user_id = owner and schedule.last_error is not null and schedule.paused_at is null
          and schedule.next_on is not null
      ) as refused
    ),
    'late', (
      select jsonb_build_object(
        'slept', count(*) filter (where run.error is null), 'refused', count(*) filter (where run.error is not null)
      )
      from public.schedule_runs as run
      join public.drafts as draft
        on draft.schedule_id = run.schedule_id and draft.period = run.period and draft.user_id = run.user_id
      where run.user_id = owner
        and run.late
        and run.invoice_id is null
        and num_nonnulls(draft.issued_id, draft.discarded_at) = 0
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.set_cancelled (
  invoice_id uuid,
  cancelled  boolean,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  clean_reason constant text := private.single_line(reason);
  invoice books.invoices;
begin
  perform private.check_length(clean_reason, 300, 'reason');
  perform private.begin_write();
  -- Issuing, restoring and marking a period as filed wait meanwhile, so that only one document of a family is valid.
  perform from public.businesses as business where business.user_id = private.account() for no key update;
  perform private.lock_original(invoice_id, private.account());
  select * into invoice
  from books.invoices as own
  where own.id = set_cancelled.invoice_id and own.user_id = private.account()
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif cancelled and (invoice.listed or invoice.money = 'advance') and invoice.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  elsif not cancelled and invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
  end if;
  update books.invoices as own
  set
    cancelled_at = case when cancelled then now() end,
    cancel_reason = case when cancelled then clean_reason end
  where own.id = invoice.id and (own.cancelled_at is not null) <> cancelled;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_discarded (
  draft_id  uuid,
  discarded boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  draft public.drafts;
  size bigint;
begin
  perform private.begin_write();
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.discarded_at is null or draft.issued_id is not null then
    perform private.refuse_ended(draft);
  end if;
  update public.drafts as own
  set discarded_at = case when discarded then now() end
  where own.user_id = owner and own.id = draft.id and (own.discarded_at is not null) <> discarded;

  with gone as (
    delete from public.drafts as old
    where old.user_id = owner and old.discarded_at < now() - interval '30 days' and old.schedule_id is null
    returning pg_column_size(old.content) as size
  )
  select sum(gone.size) into size from gone;
  perform private.give_back(owner, size);
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
  return private.invoice_numbering(business.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_shipping (
  invoice_id         uuid,
  port_code          text,
  shipping_bill      text,
  shipping_bill_date date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  invoice constant books.invoices := private.lock_invoice(set_shipping.invoice_id, private.account());
begin
  if invoice.supply <> 'export' or invoice.told <> 'supply' then
    perform private.refuse(409, 'shipping_of_export');
  end if;
  perform private.check_shipping(set_shipping.shipping_bill, set_shipping.shipping_bill_date, invoice.issue_date);
  update books.invoices as own
  set
    port_code = set_shipping.port_code, shipping_bill = set_shipping.shipping_bill,
    shipping_bill_date = set_shipping.shipping_bill_date
  where own.id = invoice.id
    and (own.port_code, own.shipping_bill, own.shipping_bill_date)
      is distinct from (set_shipping.port_code, set_shipping.shipping_bill, set_shipping.shipping_bill_date);
  return private.issued_invoice(invoice.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.setup_progress()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'business', business.id is not null,
      'tax', coalesce(business.gst_registration <> 'regular' or business.default_gst_rate is not null, false),
      'payments', num_nonnulls(business.upi_id, business.bank_account_number) > 0,
      'logo', business.logo is not null,
      'put_away', profile.setup_put_away,
      'deletion_stopped', profile.deletion_stopped_at is not null
    )
    from public.profiles as profile
    left join public.businesses as business on business.user_id = profile.id
    where profile.id = (select private.account())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.share_invoice (
  invoice_id uuid,
  renewed    boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invoice constant books.invoices := private.lock_document(invoice_id, private.account());
  live_token text;
begin
  insert into public.invoice_links as link (invoice_id, user_id)
  values (invoice.id, invoice.user_id)
  on conflict on constraint invoice_links_pkey do update
  set
    token = excluded.token,
    created_at = excluded.created_at,
    revoked_at = null,
    first_viewed_at = null,
    last_viewed_at = null,
    views = 0,
    restored = false,
    mail_id = null
  where renewed or link.revoked_at is not null;

  perform private.keep_link(invoice.id);
  select link.token into live_token from public.invoice_links as link where link.invoice_id = invoice.id;
  return live_token;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_statement (
  client_id uuid,
  first_day date,
  last_day  date,
  currency  text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  client constant books.clients := private.lock_client(client_id, private.account());
  asked public.statement_links;
begin
  asked.first_day := share_statement.first_day;
  asked.last_day := share_statement.last_day;
  asked.currency := share_statement.currency;
  return private.statement_link(client, asked);
end
$function$;

CREATE OR REPLACE FUNCTION private.uncheck_month (
  first_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  delete from public.checked_months as own where own.user_id = owner and own.first_day = uncheck_month.first_day;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_payment (
  payment_id uuid,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  together record;
begin
  select payment.receipt_id, payment.from_advance into together
  from books.payments as payment
  where payment.id = payment_id and payment.user_id = private.account();
  if together.receipt_id is not null and not together.from_advance then
    perform private.undo_receipt(together.receipt_id, reason);
    return;
  elsif together.receipt_id is not null then
    perform private.lock_receipt(together.receipt_id);
  end if;
  perform private.end_payment(payment_id, 'confirmed', 'undone', reason);
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_write_off (
  invoice_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, private.account());
begin
  update books.invoices as own
  set status = 'UNPAID', written_off_at = null, write_off_reason = null
  where own.id = invoice.id and own.written_off_at is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.unfile_period (
  first_day date,
  last_day  date,
  reason    text,
  gstin     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  clean_reason text;
  seller public.businesses;
  mark public.filed_periods;
begin
  perform private.begin_write();
  clean_reason := private.checked_reason(reason);
  seller := private.lock_business();
  update public.filed_periods as own
  set unmarked_at = clock_timestamp(), unmark_reason = clean_reason
  where own.user_id = seller.user_id
    and own.gstin is not distinct from private.filed_under(seller, unfile_period.gstin)
    and own.first_day = unfile_period.first_day
    and own.last_day = unfile_period.last_day
    and own.unmarked_at is null
  returning * into mark;
  if not found then
    perform private.refuse(409, 'period_not_filed');
  end if;
  return to_jsonb(mark) - '{user_id,by_id}'::text[];
end
$function$;

CREATE OR REPLACE FUNCTION private.unfiled_months (
  owner uuid,
  gstin text
)
  RETURNS date[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select month.first_day
    from (
      select (date_trunc('month', private.today()::timestamp) - n * interval '1 month')::date as first_day
      from generate_series(1, 12) as n
    ) as month
    cross join lateral (select (month.first_day + interval '1 month')::date - 1 as last_day) as until
    where gstin is not null
      and (private.filed_period(owner, gstin, month.first_day, until.last_day)).id is null
      and not private.is_nil_return(owner, gstin, month.first_day, until.last_day)
    order by month.first_day
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.unpaid_due_before (
  day date
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
  its_month constant date := date_trunc('month', day::timestamp)::date;
begin
  return (
    select coalesce(sum(kept.unpaid_due), 0)
    from public.invoice_periods as kept
    where kept.user_id = owner
      and (
        (kept.period = 'month' and kept.first_day < its_month)
        or (kept.period = 'day' and kept.first_day >= its_month and kept.first_day < day)
      )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_statement (
  client_id uuid,
  first_day date,
  last_day  date,
  currency  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  client constant books.clients := private.lock_client(client_id, private.account());
begin
  if (char_length(currency) = 3) is not true then
    perform private.refuse(422, 'currency_unknown', 'currency');
  end if;
  update public.statement_links as link
  set revoked_at = clock_timestamp()
  where link.client_id = client.id
    and link.revoked_at is null
    and (link.first_day, link.last_day, link.currency)
      = (withdraw_statement.first_day, withdraw_statement.last_day, withdraw_statement.currency);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_off_invoice (
  invoice_id uuid,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invoice constant books.invoices := private.lock_invoice(invoice_id, private.account());
  clean_reason constant text := private.checked_reason(reason);
begin
  if invoice.status = 'PAID' then
    perform private.refuse(409, 'nothing_due');
  end if;
  update books.invoices as own
  set status = 'WRITTEN_OFF', written_off_at = clock_timestamp(), write_off_reason = clean_reason
  where own.id = invoice.id and own.written_off_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION public.accept_invitation (
  token text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.accept_invitation(token) $function$;

REVOKE ALL ON FUNCTION "public"."accept_invitation"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_invitation_mail (
  invitation_id uuid,
  most_a_day    integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.begin_invitation_mail(invitation_id, most_a_day) $function$;

REVOKE ALL ON FUNCTION "public"."begin_invitation_mail"(uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.business_of_document (
  document_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.business_of_document(document_id) $function$;

REVOKE ALL ON FUNCTION "public"."business_of_document"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.businesses_standing()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.businesses_standing() $function$;

REVOKE ALL ON FUNCTION "public"."businesses_standing"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_member (
  person_id uuid,
  role      text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.change_member(person_id, role) $function$;

REVOKE ALL ON FUNCTION "public"."change_member"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.check_month (
  first_day date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.check_month(first_day) $function$;

REVOKE ALL ON FUNCTION "public"."check_month"(date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.client_account (
  client_id uuid
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return json_build_object(
    'owed', (
      with open as materialized (
        select invoice.id, share.minor, greatest(private.today() - share.due_date, 0) as late
        from books.invoices as invoice
        cross join lateral (
          select invoice.due_date, invoice.due_inr_minor as minor
          where invoice.parts = '[]' or invoice.due_inr_minor is null
          union all
          select part.due_date, part.until_minor - lag(part.until_minor, 1, 0::bigint) over (order by part.due_date)
          from (
            select
              each.due_date,
              round(
                invoice.due_inr_minor::numeric * private.due_until(invoice.parts, invoice.due_minor, each.due_date)
                  / invoice.due_minor
              )::bigint as until_minor
            from jsonb_to_recordset(invoice.parts) as each (due_date date)
            where invoice.due_inr_minor is not null
          ) as part
        ) as share
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select private.account())
          and invoice.listed
          and invoice.status = 'UNPAID'
      )
      select json_agg(
        json_build_object(
          'from_days', span.from_days,
          'to_days', span.to_days,
          'minor', owed.minor,
          'invoices', owed.invoices
        )
        order by span.from_days
      )
      from (values (0, 0), (1, 30), (31, 60), (61, 90), (91, null)) as span (from_days, to_days)
      left join lateral (
        select coalesce(sum(open.minor), 0) as minor, count(distinct open.id) as invoices
        from open
        where open.minor is distinct from 0 and open.late >= span.from_days and (span.to_days is null or open.late <= span.to_days)
      ) as owed on true
    ),
    'payments', (
      select coalesce(json_agg(latest order by latest.paid_on desc, latest.created_at desc), '[]')
      from (
        select
          payment.id, payment.invoice_id, invoice.number, invoice.currency, payment.amount_minor, payment.tds_minor,
          payment.paid_on, payment.method, payment.reference, payment.created_at
        from books.invoices as invoice
        join books.payments as payment on payment.invoice_id = invoice.id and payment.user_id = invoice.user_id
        where invoice.client_id = client_account.client_id
          and invoice.user_id = (select private.account())
          and payment.state = 'confirmed'
          -- What was given back is no payment.
          and invoice.list = 'invoices'
        order by payment.paid_on desc, payment.created_at desc
        limit 10
      ) as latest
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.comment_on (
  document_id uuid,
  text        text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.comment_on(document_id, text) $function$;

REVOKE ALL ON FUNCTION "public"."comment_on"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.dashboard_attention (
  most integer DEFAULT 5
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    with
    bound as materialized (
      select day.today, least(greatest(coalesce(most, 5), 0), 50) as most, private.dashboard_money(day.today) as money
      from private.today() as day (today)
    ),
    claims as (
      select
        row_number() over (order by payment.created_at, payment.id) as place,
        jsonb_build_object(
          'payment_id', payment.id,
          'invoice_id', invoice.id,
          'number', invoice.number,
          'client_name', invoice.client_name,
          'currency', invoice.currency,
          'exchange_rate', invoice.exchange_rate,
          'amount_minor', payment.amount_minor,
          'tds_minor', payment.tds_minor,
          'balance_minor', invoice.balance_minor,
          'method', payment.method,
          'reference', payment.reference,
          'paid_on', payment.paid_on,
          'claimed_at', payment.created_at,
          'restored', payment.restored
        ) as entry
      from books.payments as payment
      join books.invoice_details as invoice on invoice.id = payment.invoice_id
      where payment.user_id = (select private.account()) and payment.state = 'claimed'
    )
    select jsonb_build_object(
      'owed', bound.money -> 'owed',
      'came_in', bound.money -> 'came_in',
      'setup', private.setup_progress() || jsonb_build_object('issued', bound.money -> 'issued'),
      'claims', (
        select jsonb_build_object(
          'count', count(*),
          'rows', coalesce(jsonb_agg(entry order by place) filter (where place <= bound.most), '[]')
        )
        from claims
      ),
      'due_soon', jsonb_build_object(
        'count', bound.money -> 'due_soon',
        'rows', private.first_due(bound.today, bound.today + 7, bound.most)
      ),
      'overdue', jsonb_build_object(
        'count', bound.money -> 'overdue',
        'rows', private.first_due('-infinity', bound.today - 1, bound.most)
      ),
      'schedules', private.schedules_attention(bound.most),
      'estimates', private.estimates_attention()
    )
    from bound
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.dashboard_months (
  last_month date
)
  RETURNS TABLE (
    month             date,
    revenue_minor     bigint,
    received_minor    bigint,
    outstanding_minor bigint,
    came_in_minor     bigint,
    tds_minor         bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    series.month::date,
    coalesce(kept.revenue_minor, 0),
    coalesce(kept.received_minor, 0),
    coalesce(kept.outstanding_minor, 0),
    coalesce(kept.came_in_minor, 0),
    private.tds_between(
      (select private.account()), series.month::date, (series.month + interval '1 month' - interval '1 day')::date
    )
  from date_trunc('month', private.bounded_day(last_month, 'last_month')::timestamp) as last (month)
  cross join generate_series(last.month - interval '11 months', last.month, interval '1 month') as series (month)
  left join public.invoice_periods as kept
    on kept.user_id = (select private.account()) and kept.period = 'month' and kept.first_day = series.month::date
  order by series.month
$function$;

CREATE OR REPLACE FUNCTION public.dashboard_summary (
  first_day date,
  last_day  date
)
  RETURNS TABLE (
    revenue_minor  bigint,
    received_minor bigint,
    overdue_minor  bigint,
    invoices       integer,
    paid           integer,
    unpaid         integer,
    overdue        integer,
    without_rate   integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
#variable_conflict use_column
begin
  return query
  select
    issued.revenue_minor, issued.received_minor, late.due_minor,
    issued.invoices, issued.paid, issued.unpaid, late.invoices, issued.without_rate
  from (
    select
      coalesce(sum(revenue_minor), 0)::bigint as revenue_minor,
      coalesce(sum(received_minor), 0)::bigint as received_minor,
      coalesce(sum(invoices), 0)::integer as invoices,
      coalesce(sum(paid), 0)::integer as paid,
      coalesce(sum(unpaid), 0)::integer as unpaid,
      coalesce(sum(without_rate), 0)::integer as without_rate
    from public.report_days
    where user_id = (select private.account())
      and day between (select private.bounded_day(dashboard_summary.first_day, 'first_day'))
        and (select private.bounded_day(dashboard_summary.last_day, 'last_day'))
  ) as issued
  cross join (
    select (coalesce(sum(balance_inr_minor), 0) - (
      -- Of those that are due in parts, what is not late yet.
      select coalesce(sum(balance_inr_minor - round(
        balance_inr_minor::numeric * private.due_until(parts, balance_minor, private.today() - 1) / balance_minor
      )), 0)
      from books.receivables
      where user_id = (select private.account())
        and issue_date between dashboard_summary.first_day and dashboard_summary.last_day
        and due_date < (select private.today())
        and parts <> '[]'
    ))::bigint as due_minor, count(*)::integer as invoices
    from books.receivables
    where user_id = (select private.account())
      and issue_date between dashboard_summary.first_day and dashboard_summary.last_day
      and due_date < (select private.today())
  ) as late;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_invitation (
  invitation_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.end_invitation(invitation_id) $function$;

REVOKE ALL ON FUNCTION "public"."end_invitation"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.invitation (
  token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.invitation(token) $function$;

REVOKE ALL ON FUNCTION "public"."invitation"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.invite_member (
  email text,
  role  text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.invite_member(email, role) $function$;

REVOKE ALL ON FUNCTION "public"."invite_member"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.invoices_this_month()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sum(created), 0)::integer
  from public.report_months
  where user_id = (select private.account())
    and month >= date_trunc('month', private.today()::timestamp)::date
$function$;

CREATE OR REPLACE FUNCTION public.leave_business (
  business_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.leave_business(business_id) $function$;

REVOKE ALL ON FUNCTION "public"."leave_business"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_members()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.list_members() $function$;

REVOKE ALL ON FUNCTION "public"."list_members"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_businesses()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.my_businesses() $function$;

REVOKE ALL ON FUNCTION "public"."my_businesses"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_comment (
  comment_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.remove_comment(comment_id) $function$;

REVOKE ALL ON FUNCTION "public"."remove_comment"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_member (
  person_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.remove_member(person_id) $function$;

REVOKE ALL ON FUNCTION "public"."remove_member"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reports_standing (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  this_month constant date := date_trunc('month', today::timestamp)::date;
  own_gstin constant text := (
    select private.own_gstin(business) from public.businesses as business where business.user_id = owner
  );
  money constant jsonb := private.dashboard_money(today);
  month record;
begin
  if private.is_return_period(first_day, last_day) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  end if;
  select coalesce(sum(kept.invoices), 0) as invoices, coalesce(sum(kept.revenue_minor), 0) as revenue_minor
  into month
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month' and kept.first_day = this_month;
  return jsonb_build_object(
    'return', case when own_gstin is not null then jsonb_build_object(
      'is_nil', private.is_nil_return(owner, own_gstin, first_day, last_day),
      'filed_on', (private.filed_period(owner, own_gstin, first_day, last_day)).filed_on
    ) end,
    'owed_minor', money -> 'owed' -> 'minor',
    'late', money -> 'overdue',
    'invoices', month.invoices,
    'revenue_minor', month.revenue_minor,
    'to_match', (
      select count(*)
      from (
        select from books.bank_rows as credit where credit.user_id = owner and credit.state = 'open' limit 100
      ) as waiting
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.tds_percent (
  client_id uuid
)
  RETURNS numeric
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.tds_percent((select private.account()), client_id) $function$;

CREATE OR REPLACE FUNCTION public.uncheck_month (
  first_day date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.uncheck_month(first_day) $function$;

REVOKE ALL ON FUNCTION "public"."uncheck_month"(date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.whose_account()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'user_id', private.caller(),
    'role', coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'member', 'owner')
  )
$function$;

REVOKE ALL ON FUNCTION "public"."whose_account"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."invitations"
  ADD CONSTRAINT "invitations_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."members"
  ADD CONSTRAINT "members_person_id_fkey" FOREIGN KEY (person_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."members"
  ADD CONSTRAINT "members_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."security_news"
  ADD CONSTRAINT "security_news_kind_known"
    CHECK
    ((kind = ANY (ARRAY['factor_added'::text, 'factor_removed'::text, 'codes_made'::text, 'code_used'::text, 'payment_details'::text, 'key_made'::text, 'member_invited'::text,
    'member_joined'::text, 'member_changed'::text])));

ALTER TABLE "public"."checked_months"
  ADD CONSTRAINT "checked_months_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE RESTRICT;

ALTER TABLE "public"."comments"
  ADD CONSTRAINT "comments_document" FOREIGN KEY (invoice_id, user_id) REFERENCES books.invoices(id, user_id) ON DELETE RESTRICT;

CREATE INDEX members_person ON private.members USING btree (person_id);

CREATE INDEX comments_document ON public.comments USING btree (invoice_id, user_id);

CREATE INDEX comments_user ON public.comments USING btree (user_id);

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.checked_months
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER checked_months_actor
  BEFORE INSERT ON public.checked_months
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.comments
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER comments_actor
  BEFORE INSERT ON public.comments
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER filed_periods_actor
  BEFORE INSERT ON public.filed_periods
  FOR EACH ROW
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER invoice_events_actor
  BEFORE INSERT ON public.invoice_events
  FOR EACH ROW
  WHEN ((NOT new.restored))
  EXECUTE FUNCTION private.note_actor();

CREATE POLICY "calls_nobody" ON "private"."calls"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "invitations_nobody" ON "private"."invitations"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "members_nobody" ON "private"."members"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "checked_months_select_own" ON "public"."checked_months"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "comments_select_own" ON "public"."comments"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

COMMENT ON FUNCTION "private"."account"() IS 'Whose rows a request is about: the account of the claims, which private.caller() has checked; null of a visitor. Who does it is auth.uid().';

COMMENT ON FUNCTION "private"."businesses_of"(uuid) IS 'The businesses that a person has or works for, their own first.';

COMMENT ON FUNCTION "private"."caller"() IS 'Whose rows a request is about, as private.account(), once it is sure: the person''s session lives and gave the code of a second factor where there is one, and they are a member still; else a refusal (401, 403), so that an ended one is no empty list.';

COMMENT ON FUNCTION "private"."claims_in_business"(text, jsonb, text, text) IS 'The claims with which a person calls for a business: unchanged for their own and for what is about themselves, else with its account; refused (403) where they are no member or their role may not.';

COMMENT ON FUNCTION "private"."enter"() IS 'Called before each request of the Data API: a key in the header x-bahi-key becomes its owner''s claims, and the header x-bahi-business says for whose business a member calls.';

COMMENT ON FUNCTION "private"."is_member_call"() IS 'Whether a member calls, for the account of somebody else.';

COMMENT ON FUNCTION "private"."is_open_account"(uuid) IS 'Whether an account is there, not banned, and does not wait to be erased.';

COMMENT ON FUNCTION "private"."note_actor"() IS 'Notes in by_id and by_name which person or program writes a row, or has the server mail it; both stay null of a client, and of what runs by itself.';

COMMENT ON FUNCTION "private"."right_to_call"(text, text) IS 'The scope and the member that a request needs; null where no key, and no member, may make it.';

COMMENT ON FUNCTION "private"."role_in"(uuid, uuid) IS 'As what a person works for an account that is open; null who does not.';

COMMENT ON FUNCTION "private"."unfiled_months"(uuid, text) IS 'The first days of the months of the last year that are over, have something for a GSTR-1 and are not marked as filed; none of who is not registered.';

COMMENT ON FUNCTION "public"."accept_invitation"(text) IS 'Makes the caller, whose confirmed address was asked, a member, and returns the business; refused (404) like a link that is over for anybody else.';

COMMENT ON FUNCTION "public"."begin_invitation_mail"(uuid, integer) IS 'Admits the mail of an invitation, for the server alone: what stops further ones, and where answers go; refused beyond the limits of mails, and where the address stopped them.';

COMMENT ON FUNCTION "public"."business_of_document"(uuid) IS 'To which of the caller''s businesses a document belongs; null where it is none of theirs.';

COMMENT ON FUNCTION "public"."businesses_standing"() IS 'What is open in each of the caller''s businesses: months to file, whether the last month is unchecked, reported payments to confirm and credits of bank files to match, at most 100 of each.';

COMMENT ON FUNCTION "public"."change_member"(uuid, text) IS 'Makes a member a `partner` or an `accountant`, from their next request on.';

COMMENT ON FUNCTION "public"."check_month"(date) IS 'Marks the month that begins on this day as checked; it locks nothing, and doing it twice is harmless.';

COMMENT ON FUNCTION "public"."comment_on"(uuid, text) IS 'Says something about a document to those who work for the business, in at most 1,000 characters.';

COMMENT ON FUNCTION "public"."end_invitation"(uuid) IS 'Takes an invitation of the caller''s back: its link works no more.';

COMMENT ON FUNCTION "public"."invitation"(text) IS 'Which business asks which address to become what, and who asks; refused (404) once the link is used, taken back or over.';

COMMENT ON FUNCTION "public"."invite_member"(text, text) IS 'Asks an address to work for the caller''s business as `partner` or `accountant`; the token of the link is told this once, works once and for seven days, and for whoever confirmed that address.';

COMMENT ON FUNCTION "public"."leave_business"(uuid) IS 'Ends that the caller works for a business of somebody else.';

COMMENT ON FUNCTION "public"."list_members"() IS 'Who works for the business: its owner, its members since when and as what, and to the owner alone the invitations that wait or are over.';

COMMENT ON FUNCTION "public"."my_businesses"() IS 'The caller''s own business and those that they work for, with their role in each, their own first.';

COMMENT ON FUNCTION "public"."remove_comment"(uuid) IS 'Takes a comment of the caller''s own away; the owner of the business takes away any.';

COMMENT ON FUNCTION "public"."remove_member"(uuid) IS 'Ends that a member works for the caller''s business: their next request for it is refused.';

COMMENT ON FUNCTION "public"."uncheck_month"(date) IS 'Takes the mark of a checked month back.';

COMMENT ON FUNCTION "public"."whose_account"() IS 'Whose account a request is for, and the caller''s role in it: their own, or that of the business in the header x-bahi-business; /api asks it there.';

COMMENT ON TABLE "private"."calls" IS 'Who may call what beside the owner: functions, and tables that are changed. By `scope` a key: `any` needs none and may write; `read` needs none and only reads; null is no key''s. By `member` whoever works for the account: an accountant and everybody above, a partner, or `self`, each for the person that they are; null is the owner''s alone.';

COMMENT ON TABLE "private"."invitations" IS 'Who was asked to become a member; one that was accepted or taken back is gone, one of a week ago is over.';

COMMENT ON TABLE "private"."members" IS 'Who works for whose account, and as what. Functions alone read and write it.';

COMMENT ON TABLE "public"."checked_months" IS 'Months whose documents somebody has checked, and who.';

COMMENT ON TABLE "public"."comments" IS 'Comments on documents, by the owner and the members.';

REVOKE ALL ON FUNCTION "private"."accept_invitation"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."accept_invitation"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."accept_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."accept_invitation"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."account"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."account"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."account"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."account"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."begin_invitation_mail"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_invitation_mail"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_invitation_mail"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_invitation_mail"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."business_of_document"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."business_of_document"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."business_of_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."business_of_document"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."businesses_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."businesses_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."businesses_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."businesses_standing"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."businesses_standing"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."businesses_standing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."businesses_standing"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_member"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_member"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_member"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_member"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_month"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_month"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_month"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_month"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claims_in_business"(text, jsonb, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."claims_in_business"(text, jsonb, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."claims_in_business"(text, jsonb, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claims_in_business"(text, jsonb, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claims_in_business"(text, jsonb, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."comment_on"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."comment_on"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."comment_on"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."comment_on"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invitation"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invitation"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invitation"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite_member"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_member"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."invite_member"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite_member"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_member_call"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_member_call"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_member_call"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_member_call"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_open_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_open_account"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_open_account"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_business"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."leave_business"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."leave_business"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_business"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_members"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_members"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_members"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_members"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_businesses"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_businesses"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_businesses"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_businesses"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_actor"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_actor"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_actor"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_invitation"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_invitation"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_comment"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_comment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_comment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_comment"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_member"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_member"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_member"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_member"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."right_to_call"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."right_to_call"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."right_to_call"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."role_in"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."role_in"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."role_in"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."uncheck_month"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."uncheck_month"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."uncheck_month"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."uncheck_month"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unfiled_months"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unfiled_months"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unfiled_months"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_invitation"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."accept_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_invitation"(text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."begin_invitation_mail"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_invitation_mail"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_invitation_mail"(uuid, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."business_of_document"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."business_of_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."business_of_document"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."businesses_standing"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."businesses_standing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."businesses_standing"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_member"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_member"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_member"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_month"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_month"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_month"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."comment_on"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."comment_on"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."comment_on"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_invitation"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invitation"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invitation"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_member"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_member"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_member"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_business"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_business"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_business"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_members"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_members"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_members"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_businesses"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_businesses"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_businesses"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_comment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_comment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_comment"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_member"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_member"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_member"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."uncheck_month"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."uncheck_month"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."uncheck_month"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."whose_account"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."whose_account"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."whose_account"() TO "postgres";

REVOKE ALL ON TABLE "public"."checked_months" FROM "authenticated";

GRANT SELECT ON TABLE "public"."checked_months" TO "authenticated";

REVOKE ALL ON TABLE "public"."comments" FROM "authenticated";

GRANT SELECT ON TABLE "public"."comments" TO "authenticated";

ALTER TABLE "public"."drafts"
  ALTER COLUMN "user_id" SET DEFAULT private.account();

insert into private.calls (call, scope, member)
values
  ('businesses', NULL, 'partner'),
  ('clients', 'clients', 'partner'),
  ('profiles', NULL, 'self'),
  ('rpc/accept_estimate', 'documents', 'partner'),
  ('rpc/accept_invitation', NULL, 'self'),
  ('rpc/advances_for', 'read', 'accountant'),
  ('rpc/answer_estimate', NULL, 'self'),
  ('rpc/apply_advance', 'payments', 'partner'),
  ('rpc/archive_item', 'clients', 'partner'),
  ('rpc/bank_ledger', 'read', 'accountant'),
  ('rpc/book_bank_rows', 'payments', 'partner'),
  ('rpc/business_of_document', NULL, 'self'),
  ('rpc/businesses_standing', NULL, 'self'),
  ('rpc/cancel_invoice', 'documents', 'partner'),
  ('rpc/change_item', 'clients', 'partner'),
  ('rpc/change_member', NULL, NULL),
  ('rpc/change_schedule', 'documents', 'partner'),
  ('rpc/check_month', NULL, 'accountant'),
  ('rpc/claim_payment', NULL, 'self'),
  ('rpc/client_account', 'read', 'accountant'),
  ('rpc/client_statement', 'read', 'accountant'),
  ('rpc/comment_on', NULL, 'accountant'),
  ('rpc/commit_restore', NULL, NULL),
  ('rpc/confirm_payment', 'payments', 'partner'),
  ('rpc/convert_estimate', 'documents', 'partner'),
  ('rpc/count_estimates', 'read', 'accountant'),
  ('rpc/create_client', 'clients', 'partner'),
  ('rpc/create_item', 'clients', 'partner'),
  ('rpc/create_schedule', 'documents', 'partner'),
  ('rpc/credit_is_late', 'read', 'accountant'),
  ('rpc/creditable', 'read', 'accountant'),
  ('rpc/dashboard_attention', 'read', 'accountant'),
  ('rpc/dashboard_months', 'read', 'accountant'),
  ('rpc/dashboard_summary', 'read', 'accountant'),
  ('rpc/decide_advance', 'payments', 'partner'),
  ('rpc/decline_estimate', 'documents', 'partner'),
  ('rpc/decline_payment', 'payments', 'partner'),
  ('rpc/delete_invoice', 'documents', 'partner'),
  ('rpc/delete_schedule', 'documents', 'partner'),
  ('rpc/discard_draft', 'documents', 'partner'),
  ('rpc/duplicate_document', 'documents', 'partner'),
  ('rpc/earlier_rows', 'read', 'accountant'),
  ('rpc/end_api_key', NULL, NULL),
  ('rpc/end_invitation', NULL, NULL),
  ('rpc/end_schedule', 'documents', 'partner'),
  ('rpc/end_session', NULL, 'self'),
  ('rpc/enter_by_key', 'any', NULL),
  ('rpc/export_counts', NULL, NULL),
  ('rpc/export_papers', NULL, NULL),
  ('rpc/export_part', NULL, NULL),
  ('rpc/file_period', NULL, 'accountant'),
  ('rpc/find_mapping', 'read', 'accountant'),
  ('rpc/gst_return', 'read', 'accountant'),
  ('rpc/invitation', NULL, 'self'),
  ('rpc/invite_member', NULL, NULL),
  ('rpc/invoice_document', 'read', 'accountant'),
  ('rpc/invoice_figures', 'read', 'accountant'),
  ('rpc/invoice_numbering', 'read', 'accountant'),
  ('rpc/invoice_receipt', 'read', 'accountant'),
  ('rpc/invoices_this_month', 'read', 'accountant'),
  ('rpc/issue_credit_note', 'documents', 'partner'),
  ('rpc/issue_debit_note', 'documents', 'partner'),
  ('rpc/issue_draft', 'documents', 'partner'),
  ('rpc/issue_estimate', 'documents', 'partner'),
  ('rpc/issue_forerunner', 'documents', 'partner'),
  ('rpc/issue_invoice', 'documents', 'partner'),
  ('rpc/issue_voucher', 'documents', 'partner'),
  ('rpc/keep_bank_rows', 'payments', 'partner'),
  ('rpc/keep_mapping', NULL, 'partner'),
  ('rpc/leave_business', NULL, 'self'),
  ('rpc/list_api_keys', NULL, NULL),
  ('rpc/list_clients', 'read', 'accountant'),
  ('rpc/list_estimates', 'read', 'accountant'),
  ('rpc/list_invoices', 'read', 'accountant'),
  ('rpc/list_items', 'read', 'accountant'),
  ('rpc/list_members', NULL, 'accountant'),
  ('rpc/list_register', 'read', 'accountant'),
  ('rpc/list_schedule_runs', 'read', 'accountant'),
  ('rpc/list_schedules', 'read', 'accountant'),
  ('rpc/list_sessions', NULL, 'self'),
  ('rpc/make_api_key', NULL, NULL),
  ('rpc/make_recovery_codes', NULL, 'self'),
  ('rpc/mark_sent', 'documents', 'partner'),
  ('rpc/merge_clients', 'clients', 'partner'),
  ('rpc/missing_numbers', 'read', 'accountant'),
  ('rpc/my_businesses', NULL, 'self'),
  ('rpc/note_share_view', NULL, 'self'),
  ('rpc/own_document', 'documents', 'partner'),
  ('rpc/pause_schedule', 'documents', 'partner'),
  ('rpc/preview_credit_note', 'read', 'accountant'),
  ('rpc/preview_debit_note', 'read', 'accountant'),
  ('rpc/preview_import', NULL, 'partner'),
  ('rpc/prove_password', NULL, 'self'),
  ('rpc/record_payment', 'payments', 'partner'),
  ('rpc/record_receipt', 'payments', 'partner'),
  ('rpc/refund_advance', 'payments', 'partner'),
  ('rpc/refund_credit_note', 'payments', 'partner'),
  ('rpc/register_figures', 'read', 'accountant'),
  ('rpc/remove_comment', NULL, 'accountant'),
  ('rpc/remove_member', NULL, NULL),
  ('rpc/renew_share', 'documents', 'partner'),
  ('rpc/repeated_content', 'read', 'accountant'),
  ('rpc/reports_standing', 'read', 'accountant'),
  ('rpc/request_deletion', NULL, NULL),
  ('rpc/restore_draft', 'documents', 'partner'),
  ('rpc/restore_invoice', 'documents', 'partner'),
  ('rpc/restore_state', NULL, NULL),
  ('rpc/resume_schedule', 'documents', 'partner'),
  ('rpc/return_advance', 'payments', 'partner'),
  ('rpc/revise_invoice', 'documents', 'partner'),
  ('rpc/revoke_share', 'documents', 'partner'),
  ('rpc/save_draft', 'documents', 'partner'),
  ('rpc/search_clients', 'read', 'accountant'),
  ('rpc/search_hsn', 'read', 'accountant'),
  ('rpc/search_invoices', 'read', 'accountant'),
  ('rpc/security_facts', NULL, 'self'),
  ('rpc/set_bank_rows_aside', 'payments', 'partner'),
  ('rpc/set_invoice_numbering', NULL, 'partner'),
  ('rpc/set_shipping', 'documents', 'partner'),
  ('rpc/share_invoice', 'documents', 'partner'),
  ('rpc/share_statement', 'documents', 'partner'),
  ('rpc/shared_document', 'read', 'accountant'),
  ('rpc/shared_invoice', 'read', 'accountant'),
  ('rpc/shared_receipt', 'read', 'accountant'),
  ('rpc/shared_statement', 'read', 'accountant'),
  ('rpc/stage_import', NULL, 'partner'),
  ('rpc/stage_restore', NULL, NULL),
  ('rpc/start_export', NULL, NULL),
  ('rpc/take_back_restore', NULL, NULL),
  ('rpc/tds_percent', 'read', 'accountant'),
  ('rpc/uncheck_month', NULL, 'accountant'),
  ('rpc/undo_import', NULL, 'partner'),
  ('rpc/undo_payment', 'payments', 'partner'),
  ('rpc/undo_receipt', 'payments', 'partner'),
  ('rpc/undo_write_off', 'payments', 'partner'),
  ('rpc/unfile_period', NULL, 'accountant'),
  ('rpc/whose_account', 'read', 'accountant'),
  ('rpc/withdraw_statement', 'documents', 'partner'),
  ('rpc/write_import', NULL, 'partner'),
  ('rpc/write_off_invoice', 'payments', 'partner')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('private.invitations', '105', 'user_id', NULL, 'secrets', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false'),
  ('private.members', '104', 'user_id', NULL, 'people of this installation', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false'),
  ('public.checked_months', '106', 'user_id', NULL, 'who looked through which month here', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'true', 'false', 'false'),
  ('public.comments', '67', 'user_id', 'comments', NULL, 'books.invoices', 'invoice_id', 'at', NULL, 'own.at, own.id', '{}', '{id,by_id}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('public.filed_periods', '202', 'user_id', 'filings', NULL, NULL, NULL, 'marked_at', NULL, 'own.first_day || '' '' || own.id', '{}', '{id,by_id}', '{"gstin": "case when staged.value ? ''gstin'' then said.gstin else (select private.own_gstin(own) from public.businesses as own where own.user_id = $1) end", "unmark_reason": "private.single_line(said.unmark_reason)"}', NULL, 'false', NULL, 'private.check_restored_filings', '200', '300', 'true', 'true', 'true', 'false', 'false'),
  ('public.invoice_events', '65', 'user_id', 'events', NULL, 'books.invoices', 'invoice_id', 'at', NULL, 'own.id', '{}', '{by_id}', '{"detail": "private.restored_detail($1, $2, said.detail)", "restored": "true"}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'true', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
