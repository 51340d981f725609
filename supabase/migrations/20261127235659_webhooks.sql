-- Webhooks: programs of an owner's hear of what happens to their documents. Nobody has one yet; without one the history is written as
-- before, behind a deferred trigger that looks for one. The list of security news grows by a word, and claims without a role are nobody's.

SET local check_function_bodies = off;

DROP TRIGGER "filed_periods_actor" ON "public"."filed_periods";

ALTER TABLE "private"."security_news"
  DROP CONSTRAINT "security_news_kind_known";

CREATE TABLE "private"."webhook_attempts" (
  "id"           bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "delivery_id"  uuid                     NOT NULL,
  "webhook_id"   uuid                     NOT NULL,
  "user_id"      uuid                     NOT NULL,
  "at"           timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "status"       integer,
  "fault"        text,
  "milliseconds" integer                  NOT NULL,
  "answer"       text                     NOT NULL DEFAULT ''::text,
  CONSTRAINT "webhook_attempts_answer_length" CHECK ((octet_length(answer) <= 1024)),
  CONSTRAINT "webhook_attempts_fault_known" CHECK ((fault = ANY (ARRAY['address'::text, 'name'::text, 'connection'::text, 'timeout'::text, 'answer'::text]))),
  CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY (id),
  CONSTRAINT "webhook_attempts_said" CHECK ((num_nonnulls(status, fault) = 1))
);

ALTER TABLE "private"."webhook_attempts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."webhook_deliveries" (
  "event_id"   uuid                     NOT NULL,
  "webhook_id" uuid                     NOT NULL,
  "user_id"    uuid                     NOT NULL,
  "state"      text                     NOT NULL DEFAULT 'waiting'::text,
  "tries"      integer                  NOT NULL DEFAULT 0,
  "next_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "taken_at"   timestamp with time zone,
  CONSTRAINT "webhook_deliveries_once" UNIQUE (event_id, webhook_id),
  CONSTRAINT "webhook_deliveries_state_known" CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
  "id"         uuid                     NOT NULL DEFAULT private.new_id(),
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."webhook_deliveries"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."webhook_events" (
  "user_id"  uuid                     NOT NULL,
  "type"     text                     NOT NULL,
  "sequence" bigint,
  "body"     text                     NOT NULL,
  "at"       timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "webhook_events_body_length" CHECK ((octet_length(body) < 20000)),
  "id"       uuid                     NOT NULL DEFAULT private.new_id(),
  CONSTRAINT "webhook_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."webhook_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."webhook_kinds" (
  "kind"  text NOT NULL,
  "noun"  text,
  "verb"  text NOT NULL,
  "topic" text NOT NULL,
  CONSTRAINT "webhook_kinds_pkey" PRIMARY KEY (kind),
  CONSTRAINT "webhook_kinds_topic_known" CHECK ((topic = ANY (ARRAY['documents'::text, 'payments'::text, 'estimates'::text, 'sending'::text])))
);

ALTER TABLE "private"."webhook_kinds"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."webhooks" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"       uuid                     NOT NULL,
  "url"           text                     NOT NULL,
  "description"   text,
  "topics"        text[],
  "secret"        text                     NOT NULL,
  "former_secret" text,
  "former_until"  timestamp with time zone,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "off_at"        timestamp with time zone,
  "off_why"       text,
  "failing_since" timestamp with time zone,
  "quiet_until"   timestamp with time zone,
  CONSTRAINT "webhooks_description_length" CHECK (((char_length(description) >= 1) AND (char_length(description) <= 80))),
  CONSTRAINT "webhooks_off_said" CHECK ((num_nonnulls(off_at, off_why) = ANY (ARRAY[0, 2]))),
  CONSTRAINT "webhooks_off_why_known" CHECK ((off_why = ANY (ARRAY['owner'::text, 'gone'::text, 'failing'::text]))),
  CONSTRAINT "webhooks_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."webhooks"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.are_webhook_topics (
  topics text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  -- One that is null is none of them.
  return cardinality(topics) between 1 and 4 and topics <@ array['documents', 'payments', 'estimates', 'sending'];
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
  -- Claims without a role are nobody's, as is a person without one.
  if account is not null and (private.role_in(account, person) = claims::jsonb ->> 'member') is not true then
    perform private.refuse(403, 'not_a_member');
  end if;
  perform set_config('app.live_claims', claims, true);
  return coalesce(account, person);
end
$function$;

CREATE OR REPLACE FUNCTION private.change_webhook (
  webhook_id  uuid,
  url         text,
  topics      text[],
  description text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own private.webhooks;
begin
  perform private.begin_write();
  perform private.check_webhook(url, topics, description);
  own := private.own_webhook(webhook_id);
  -- Another address learns of money from now on.
  if own.url <> change_webhook.url then
    perform private.require_proof();
    perform private.note_security(own.user_id, 'webhook_made');
  end if;
  update private.webhooks as endpoint
  set url = change_webhook.url, topics = change_webhook.topics, description = private.single_line(change_webhook.description)
  where endpoint.id = own.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_webhook (
  url         text,
  topics      text[],
  description text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.check_length(description, 80, 'description');
  if not coalesce(private.is_webhook_url(url), false) then
    perform private.refuse(422, 'webhook_url_wrong', 'url');
  elsif topics is not null and not private.are_webhook_topics(topics) then
    perform private.refuse(422, 'value_not_allowed', 'topics');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_webhook_events()
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  dropped integer;
begin
  delete from private.webhook_events as old
  where old.id = any (array(
    select known.id from private.webhook_events as known where known.at < now() - interval '30 days' order by known.at limit 10000
  ))
  or old.id = any (array(
    select beyond.id
    from (select distinct endpoint.user_id from private.webhooks as endpoint) as owner
    cross join lateral (
      select known.id from private.webhook_events as known
      where known.user_id = owner.user_id order by known.at desc offset 5000 limit 1000
    ) as beyond
  ));
  get diagnostics dropped = row_count;
  return dropped;
end
$function$;

CREATE OR REPLACE FUNCTION private.due_webhooks (
  day date
)
  RETURNS SETOF private.due_mail
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    -- One that is switched on and fails again is told of again.
    endpoint.id, endpoint.user_id, extract(epoch from endpoint.off_at)::text, null::date, endpoint.off_at + interval '1 day',
    null::timestamptz, null::text, '{}'::uuid[]
  from private.webhooks as endpoint
  where endpoint.off_why in ('gone', 'failing') and endpoint.off_at > now() - interval '1 day'
$function$;

CREATE OR REPLACE FUNCTION private.end_webhook (
  delivery_id uuid,
  result      jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  status constant integer := result ->> 'status';
  arrived constant boolean := coalesce(status between 200 and 299, false);
  -- A receiver may ask for a pause, of a day at most.
  asked constant interval := make_interval(secs => least(greatest(coalesce((result ->> 'retry_after')::numeric, 0), 0), 86400)::integer);
  pause interval;
  own private.webhook_deliveries;
begin
  select * into own from private.webhook_deliveries as known where known.id = end_webhook.delivery_id for no key update;
  -- Its receiver was removed meanwhile.
  if not found then
    return;
  end if;
  insert into private.webhook_attempts (delivery_id, webhook_id, user_id, status, fault, milliseconds, answer)
  values (
    own.id, own.webhook_id, own.user_id, status, result ->> 'fault', (result ->> 'milliseconds')::integer,
    coalesce(result ->> 'answer', '')
  );
  delete from private.webhook_attempts as old
  where old.webhook_id = own.webhook_id and old.id <= (
    select attempt.id from private.webhook_attempts as attempt
    where attempt.webhook_id = own.webhook_id order by attempt.id desc offset 100 limit 1
  );
  if arrived then
    update private.webhook_deliveries as known set state = 'delivered', taken_at = null where known.id = own.id;
    update private.webhooks as endpoint set failing_since = null, quiet_until = null where endpoint.id = own.webhook_id;
    return;
  end if;
  -- Whoever comes late, after another run took it, tells of a try and decides nothing.
  if own.state = 'waiting' and own.taken_at is not null then
    pause := private.webhook_pause(own.tries);
    update private.webhook_deliveries as known
    set
      state = case when pause is null then 'failed' else 'waiting' end, taken_at = null,
      next_at = now() + greatest(coalesce(pause, '0'), asked)
    where known.id = own.id;
  end if;
  perform private.note_webhook_failure(own, status, asked);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_webhook_url (
  url text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  -- A name and no number, on the port of its scheme; the domain's webhookUrl says the same. The second form works where the function
  -- is told so, which the embedded stack alone does. Where a name leads is asked each time that something is sent.
  return char_length(url) <= 500
    and url ~* '^(https://([a-z0-9](-*[a-z0-9])*\.)+[a-z](-*[a-z0-9])+(:443)?|http://127\.0\.0\.1(:[0-9]{1,5})?)([/?][!"$-~]*)?$';
end
$function$;

CREATE OR REPLACE FUNCTION private.list_webhooks()
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
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at, listed.id), '[]')
    from (
      select own.id, own.url, own.description, own.topics, own.created_at, own.off_at, own.off_why, own.failing_since,
        (
          select count(*) from private.webhook_deliveries as delivery
          where delivery.webhook_id = own.id and delivery.state = 'waiting'
        ) as waiting,
        (
          select jsonb_build_object('at', attempt.at, 'status', attempt.status, 'fault', attempt.fault)
          from private.webhook_attempts as attempt
          where attempt.webhook_id = own.id
          order by attempt.id desc
          limit 1
        ) as last
      from private.webhooks as own
      where own.user_id = person
    ) as listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.make_webhook (
  url         text,
  topics      text[],
  description text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  made private.webhooks;
begin
  perform private.begin_write();
  perform private.check_webhook(url, topics, description);
  -- It goes on telling of money when the session that made it is over.
  perform private.require_proof();
  perform private.lock_writer(person);
  if (select count(*) >= 5 from private.webhooks as own where own.user_id = person) then
    perform private.refuse(409, 'webhooks_full', params => '{"most": 5}');
  end if;
  insert into private.webhooks (user_id, url, topics, description, secret)
  values (person, make_webhook.url, make_webhook.topics, private.single_line(make_webhook.description), private.new_webhook_secret())
  returning * into made;
  perform private.note_security(person, 'webhook_made');
  return jsonb_build_object('id', made.id, 'secret', made.secret);
end
$function$;

CREATE OR REPLACE FUNCTION private.new_webhook_secret()
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$ begin return 'whsec_' || encode(extensions.gen_random_bytes(32), 'base64'); end $function$;

CREATE OR REPLACE FUNCTION private.note_webhook_failure (
  delivery private.webhook_deliveries,
  status   integer,
  pause    interval
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.webhooks as endpoint
  set
    failing_since = coalesce(endpoint.failing_since, now()),
    quiet_until = case when status in (429, 502, 504) and pause > '0' then now() + pause else endpoint.quiet_until end
  where endpoint.id = delivery.webhook_id;
  update private.webhooks as endpoint
  set off_at = now(), off_why = case when status = 410 then 'gone' else 'failing' end
  where endpoint.id = delivery.webhook_id and endpoint.off_at is null
    and (status = 410 or endpoint.failing_since < now() - interval '5 days' and delivery.tries >= 5);
end
$function$;

CREATE OR REPLACE FUNCTION private.own_webhook (
  webhook_id uuid
)
  RETURNS private.webhooks
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own private.webhooks;
begin
  select * into own from private.webhooks as endpoint
  where endpoint.id = own_webhook.webhook_id and endpoint.user_id = private.caller()
  for no key update;
  if not found then
    perform private.refuse(404, 'webhook_not_found');
  end if;
  return own;
end
$function$;

CREATE OR REPLACE FUNCTION private.ping_webhook (
  webhook_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own private.webhooks;
begin
  perform private.begin_write();
  own := private.own_webhook(webhook_id);
  if own.off_at is not null then
    perform private.refuse(409, 'webhook_off');
  end if;
  perform private.take_webhook_permit(own.user_id);
  insert into private.webhook_deliveries (event_id, webhook_id, user_id)
  values (private.write_webhook_event(own.user_id, 'ping', null, clock_timestamp(), '{}'), own.id, own.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_webhook (
  webhook_id uuid
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
  -- One that is gone already is fine.
  delete from private.webhooks as own where own.id = remove_webhook.webhook_id and own.user_id = person;
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_webhook_secret (
  webhook_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own private.webhooks;
  fresh constant text := private.new_webhook_secret();
begin
  perform private.begin_write();
  own := private.own_webhook(webhook_id);
  perform private.require_proof();
  update private.webhooks as endpoint
  set secret = fresh, former_secret = own.secret, former_until = now() + interval '1 day'
  where endpoint.id = own.id;
  return fresh;
end
$function$;

CREATE OR REPLACE FUNCTION private.replay_webhook (
  delivery_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
begin
  perform private.begin_write();
  perform private.take_webhook_permit(person);
  update private.webhook_deliveries as own
  set state = 'waiting', tries = 0, next_at = now(), taken_at = null
  from private.webhooks as endpoint
  where own.id = replay_webhook.delivery_id and own.user_id = person and endpoint.id = own.webhook_id and endpoint.off_at is null;
  if not found then
    perform private.refuse(404, 'webhook_not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_webhook (
  secret  text,
  content text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return 'v1,' || encode(
    extensions.hmac(convert_to(content, 'UTF8'), decode(substr(secret, 7), 'base64'), 'sha256'), 'base64'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.switch_webhook (
  webhook_id uuid,
  is_on      boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own private.webhooks;
begin
  perform private.begin_write();
  own := private.own_webhook(webhook_id);
  if coalesce(is_on, false) = (own.off_at is null) then
    return;
  end if;
  update private.webhooks as endpoint
  set
    off_at = case when not is_on then now() end, off_why = case when not is_on then 'owner' end,
    failing_since = null, quiet_until = null
  where endpoint.id = own.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_webhook_permit (
  person uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  seconds constant integer := private.take_permit('webhook:' || private.hash(person::text), 20, 10);
begin
  if seconds > 0 then
    perform private.refuse_too_many(seconds);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_webhooks (
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  second constant text := extract(epoch from clock_timestamp())::bigint;
  due record;
  chosen uuid[] := '{}';
  messages jsonb;
begin
  -- Runs queue here, so each counts what the one before took.
  perform pg_advisory_xact_lock(hashtextextended('take_webhooks', 0));
  -- Killed with each of the runs that had it.
  update private.webhook_deliveries as own set state = 'failed', taken_at = null
  where own.state = 'waiting' and own.taken_at is not null and own.next_at <= now() and private.webhook_pause(own.tries) is null;

  for due in
    with busy as materialized (
      select own.webhook_id, own.user_id, count(*) as many
      from private.webhook_deliveries as own
      where own.state = 'waiting' and own.taken_at is not null and own.next_at > now()
      group by own.webhook_id, own.user_id
    ),
    turn as (
      select delivery.id, delivery.next_at, endpoint.user_id, known.is_late,
        row_number() over (
          partition by endpoint.user_id order by known.is_late, delivery.next_at, delivery.id
        ) + (select coalesce(sum(busy.many), 0) from busy where busy.user_id = endpoint.user_id) as place
      from private.webhooks as endpoint
      join auth.users as account
        on account.id = endpoint.user_id and account.deleted_at is null
        and (account.banned_until is null or account.banned_until <= now())
      cross join lateral (
        select endpoint.failing_since is not null or coalesce((
          select attempt.milliseconds > 3000 from private.webhook_attempts as attempt
          where attempt.webhook_id = endpoint.id order by attempt.id desc limit 1
        ), false) as is_late
      ) as known
      cross join lateral (
        select own.id, own.next_at
        from private.webhook_deliveries as own
        where own.webhook_id = endpoint.id and own.state = 'waiting' and own.next_at <= now()
        order by own.next_at, own.id
        limit greatest(0, 2 - (select coalesce(sum(busy.many), 0) from busy where busy.webhook_id = endpoint.id))
      ) as delivery
      where endpoint.off_at is null and (endpoint.quiet_until is null or endpoint.quiet_until <= now())
    )
    select turn.id, turn.user_id from turn
    where turn.place <= 4
    order by turn.is_late, turn.place, turn.next_at, turn.id
  loop
    exit when cardinality(chosen) >= least(most, 100);
    if not private.rests(due.user_id) then
      chosen := chosen || due.id;
    end if;
  end loop;

  with free as materialized (
    -- One that its owner sends again at this moment waits for the next run.
    select own.id from private.webhook_deliveries as own where own.id = any (chosen) for no key update skip locked
  ),
  taken as (
    update private.webhook_deliveries as own
    set tries = own.tries + 1, taken_at = now(), next_at = now() + interval '1 minute'
    from free
    where own.id = free.id
    returning own.id, own.event_id, own.webhook_id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'url', endpoint.url, 'event_id', event.id, 'timestamp', second, 'body', event.body,
    'signature', concat_ws(
      ' ',
      private.sign_webhook(endpoint.secret, event.id || '.' || second || '.' || event.body),
      case when endpoint.former_until > now() then
        private.sign_webhook(endpoint.former_secret, event.id || '.' || second || '.' || event.body)
      end
    )
  )), '[]') into messages
  from taken
  join private.webhooks as endpoint on endpoint.id = taken.webhook_id
  join private.webhook_events as event on event.id = taken.event_id;
  return messages;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_webhooks()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  about private.webhook_kinds;
  told uuid[];
  written uuid;
  noun text;
begin
  -- Of most accounts there is none: this is all that they pay.
  told := array(
    select endpoint.id
    from private.webhooks as endpoint
    join private.webhook_kinds as known on known.kind = new.kind
    where endpoint.user_id = new.user_id and endpoint.off_at is null
      and (endpoint.topics is null or known.topic = any (endpoint.topics))
    -- One that is removed at this moment must not undo the change that is told.
    for key share of endpoint
  );
  if told = '{}' then
    return null;
  end if;
  select * into about from private.webhook_kinds as known where known.kind = new.kind;
  select coalesce(about.noun, rtrim(document.list, 's')) into noun
  from books.invoices as document where document.id = new.invoice_id;
  written := private.write_webhook_event(
    new.user_id, noun || '.' || about.verb, new.id, new.at,
    json_build_object(
      'sequence', new.id,
      'document', private.webhook_document(new.invoice_id),
      'change', json_strip_nulls(json_build_object(
        'paymentId', new.detail -> 'payment_id', 'amountMinor', new.detail -> 'amount_minor', 'tdsMinor', new.detail -> 'tds_minor',
        'paidOn', new.detail -> 'paid_on', 'method', new.detail -> 'method', 'reference', left(new.detail ->> 'reference', 200),
        'noteId', new.detail -> 'note_id', 'number', new.detail -> 'number', 'by', left(new.detail ->> 'by', 200),
        'reason', left(new.detail ->> 'reason', 1000), 'step', new.detail -> 'step'
      ))
    )
  );
  insert into private.webhook_deliveries (event_id, webhook_id, user_id)
  select written, endpoint_id, new.user_id from unnest(told) as endpoint_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.webhook_attempts (
  webhook_id uuid,
  most       integer
)
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
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.id desc), '[]')
    from (
      select attempt.id, attempt.at, attempt.status, attempt.fault, attempt.milliseconds, attempt.answer, delivery.state,
        attempt.delivery_id, event.id as event_id, event.type, event.body::jsonb #>> '{data,document,number}' as number
      from private.webhook_attempts as attempt
      join private.webhook_deliveries as delivery on delivery.id = attempt.delivery_id
      join private.webhook_events as event on event.id = delivery.event_id
      where attempt.webhook_id = webhook_attempts.webhook_id and attempt.user_id = person
      order by attempt.id desc
      limit least(greatest(coalesce(most, 1), 1), 100)
    ) as listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.webhook_document (
  document_id uuid
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select json_build_object(
      'id', record.id, 'kind', record.kind, 'number', record.number,
      'client', json_build_object('id', record.client_id, 'name', left(record.client_name, 200)),
      -- Those that nobody owes are neither paid nor unpaid.
      'status', case when record.money is not null or record.cancelled_at is not null then record.status end,
      'issueDate', record.issue_date, 'dueDate', record.due_date,
      'currency', record.currency, 'totalMinor', record.total_minor, 'settledMinor', record.settled_minor,
      'creditedMinor', record.credited_minor, 'balanceMinor', record.balance_minor
    )
    from books.invoice_records as record
    where record.id = webhook_document.document_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.webhook_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'name', profile.name, 'url', endpoint.url, 'why', endpoint.off_why, 'at', endpoint.off_at, 'since', endpoint.failing_since
  )
  from private.webhooks as endpoint
  join public.profiles as profile on profile.id = endpoint.user_id
  where endpoint.id = job.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.webhook_pause (
  tries integer
)
  RETURNS interval
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return (array['5 s', '5 min', '30 min', '2 h', '5 h', '10 h', '10 h'])[tries]::interval * (1 + random() * 0.1);
end
$function$;

CREATE OR REPLACE FUNCTION private.webhooks_due()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.webhook_deliveries as delivery
    join private.webhooks as endpoint on endpoint.id = delivery.webhook_id and endpoint.off_at is null
    where delivery.state = 'waiting' and delivery.next_at <= now()
      and (endpoint.quiet_until is null or endpoint.quiet_until <= now())
      and not private.rests(endpoint.user_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.write_webhook_event (
  owner    uuid,
  type     text,
  sequence bigint,
  at       timestamp with time zone,
  data     json
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  written uuid;
begin
  insert into private.webhook_events (user_id, type, sequence, body)
  values (owner, write_webhook_event.type, write_webhook_event.sequence, json_build_object(
    'type', write_webhook_event.type,
    'timestamp', to_char(write_webhook_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', data
  )::text)
  returning id into written;
  return written;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_webhook (
  webhook_id  uuid,
  url         text,
  topics      text[] DEFAULT NULL::text[],
  description text   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.change_webhook(webhook_id, url, topics, description) $function$;

REVOKE ALL ON FUNCTION "public"."change_webhook"(uuid, text, text[], text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_webhook (
  delivery_id uuid,
  result      jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.end_webhook(delivery_id, result) $function$;

REVOKE ALL ON FUNCTION "public"."end_webhook"(uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.list_webhooks()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.list_webhooks() $function$;

REVOKE ALL ON FUNCTION "public"."list_webhooks"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_webhook (
  url         text,
  topics      text[] DEFAULT NULL::text[],
  description text   DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.make_webhook(url, topics, description) $function$;

REVOKE ALL ON FUNCTION "public"."make_webhook"(text, text[], text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ping_webhook (
  webhook_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.ping_webhook(webhook_id) $function$;

REVOKE ALL ON FUNCTION "public"."ping_webhook"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_webhook (
  webhook_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.remove_webhook(webhook_id) $function$;

REVOKE ALL ON FUNCTION "public"."remove_webhook"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.renew_webhook_secret (
  webhook_id uuid
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.renew_webhook_secret(webhook_id) $function$;

REVOKE ALL ON FUNCTION "public"."renew_webhook_secret"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.replay_webhook (
  delivery_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.replay_webhook(delivery_id) $function$;

REVOKE ALL ON FUNCTION "public"."replay_webhook"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.switch_webhook (
  webhook_id uuid,
  is_on      boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.switch_webhook(webhook_id, is_on) $function$;

REVOKE ALL ON FUNCTION "public"."switch_webhook"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_webhooks (
  most integer
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.take_webhooks(most) $function$;

REVOKE ALL ON FUNCTION "public"."take_webhooks"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.webhook_attempts (
  webhook_id uuid,
  most       integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.webhook_attempts(webhook_id, most) $function$;

REVOKE ALL ON FUNCTION "public"."webhook_attempts"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.whose_account()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'user_id', private.caller(),
    'role', coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'member', 'owner'),
    'business_id', (select own.id from public.businesses as own where own.user_id = (select private.caller()))
  )
$function$;

ALTER TABLE "private"."security_news"
  ADD CONSTRAINT "security_news_kind_known"
    CHECK
    ((kind = ANY (ARRAY['factor_added'::text, 'factor_removed'::text, 'codes_made'::text, 'code_used'::text, 'payment_details'::text, 'key_made'::text, 'member_invited'::text,
    'member_joined'::text, 'member_changed'::text, 'webhook_made'::text])));

ALTER TABLE "private"."webhook_events"
  ADD CONSTRAINT "webhook_events_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY (webhook_id) REFERENCES private.webhooks(id) ON DELETE CASCADE;

ALTER TABLE "private"."webhooks"
  ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX webhook_attempts_delivery ON private.webhook_attempts USING btree (delivery_id);

CREATE INDEX webhook_attempts_user ON private.webhook_attempts USING btree (user_id);

CREATE INDEX webhook_attempts_webhook ON private.webhook_attempts USING btree (webhook_id, id);

CREATE INDEX webhook_deliveries_taken ON private.webhook_deliveries USING btree (webhook_id)
  WHERE (taken_at IS NOT NULL);

CREATE INDEX webhook_deliveries_user ON private.webhook_deliveries USING btree (user_id);

CREATE INDEX webhook_deliveries_webhook ON private.webhook_deliveries USING btree (webhook_id);

CREATE INDEX webhook_events_at ON private.webhook_events USING btree (at);

CREATE INDEX webhook_events_user ON private.webhook_events USING btree (user_id, at);

CREATE INDEX webhooks_user ON private.webhooks USING btree (user_id);

CREATE TRIGGER filed_periods_actor
  BEFORE INSERT ON public.filed_periods
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE CONSTRAINT TRIGGER invoice_events_tell_webhooks
  AFTER INSERT ON public.invoice_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN ((NOT new.restored))
  EXECUTE FUNCTION private.tell_webhooks();

CREATE POLICY "webhook_attempts_nobody" ON "private"."webhook_attempts"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "webhook_deliveries_nobody" ON "private"."webhook_deliveries"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "webhook_events_nobody" ON "private"."webhook_events"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "webhook_kinds_nobody" ON "private"."webhook_kinds"
  FOR ALL
  TO PUBLIC
  USING (false);

CREATE POLICY "webhooks_nobody" ON "private"."webhooks"
  FOR ALL
  TO PUBLIC
  USING (false);

COMMENT ON FUNCTION "private"."drop_webhook_events"() IS 'Drops events of more than thirty days ago, and what an account has beyond the newest five thousand; pg_cron calls it, nobody else.';

COMMENT ON FUNCTION "private"."due_webhooks"(date) IS 'Webhooks that were switched off within a day by somebody other than their owner.';

COMMENT ON FUNCTION "private"."own_webhook"(uuid) IS 'The caller''s webhook, locked, or a refusal.';

COMMENT ON FUNCTION "private"."webhook_document"(uuid) IS 'A document as an event tells it: what it is, whose, and how it stands at that moment.';

COMMENT ON FUNCTION "private"."webhook_pause"(integer) IS 'How long to wait after so many failures; null once it is given up.';

COMMENT ON FUNCTION "private"."webhooks_due"() IS 'Whether the server should be called: a function that is not called costs nothing.';

COMMENT ON FUNCTION "public"."change_webhook"(uuid, text, text[], text) IS 'Changes where a webhook of the caller goes and what it is told; the secret stays.';

COMMENT ON FUNCTION "public"."end_webhook"(uuid, jsonb) IS 'How a try to deliver went, for the server alone: its status or fault, milliseconds, the beginning of the answer, and the pause that it asks for.';

COMMENT ON FUNCTION "public"."list_webhooks"() IS 'The caller''s webhooks, the oldest first, without their secrets: address, topics, whether and why it is off, how the last try went.';

COMMENT ON FUNCTION "public"."make_webhook"(text, text[], text) IS 'Has the caller''s events told to an address, those of some topics or all, and gives the secret by which they are signed, this once.';

COMMENT ON FUNCTION "public"."ping_webhook"(uuid) IS 'Sends an event `ping` without data to a webhook of the caller, as a test.';

COMMENT ON FUNCTION "public"."remove_webhook"(uuid) IS 'Removes a webhook of the caller, with its secret, its log and what waits for it.';

COMMENT ON FUNCTION "public"."renew_webhook_secret"(uuid) IS 'A new secret for a webhook of the caller, told this once; the former one signs beside it for a day.';

COMMENT ON FUNCTION "public"."replay_webhook"(uuid) IS 'Sends an event to a webhook of the caller once more, under the same id; refused while the webhook is off.';

COMMENT ON FUNCTION "public"."switch_webhook"(uuid, boolean) IS 'Switches a webhook of the caller off or on again. What happens meanwhile is not told later; what waited goes on.';

COMMENT ON FUNCTION "public"."take_webhooks"(integer) IS 'Takes events to send now, for the server alone, each signed for its receiver; what is not ended within a minute is sent again.';

COMMENT ON FUNCTION "public"."webhook_attempts"(uuid, integer) IS 'The last tries of a webhook of the caller, the newest first: event, when, how long, the status or why there is none, and how the answer begins.';

COMMENT ON FUNCTION "public"."whose_account"() IS 'Whose account a request is for, the caller''s role in it, and its business: their own, or that of the business in the header x-bahi-business; where a host does not read that header, the business is another one.';

COMMENT ON TABLE "private"."webhook_attempts" IS 'The last hundred tries of each receiver, and how it answered.';

COMMENT ON TABLE "private"."webhook_deliveries" IS 'Which event goes to which receiver, and how far that is.';

COMMENT ON TABLE "private"."webhook_events" IS 'What webhooks tell: written with the change itself, kept for thirty days.';

COMMENT ON TABLE "private"."webhook_kinds" IS 'As which event, and under which topic, programs hear of each kind of history.';

COMMENT ON TABLE "private"."webhooks" IS 'Where programs of an owner''s hear of what happens, and with which secret it is signed.';

REVOKE ALL ON FUNCTION "private"."are_webhook_topics"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_webhook_topics"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_webhook_topics"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_webhook"(uuid, text, text[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_webhook"(uuid, text, text[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_webhook"(uuid, text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_webhook"(uuid, text, text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_webhook"(text, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_webhook"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_webhook"(text, text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."drop_webhook_events"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_webhook_events"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."drop_webhook_events"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."due_webhooks"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."due_webhooks"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."due_webhooks"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_webhook"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_webhook"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_webhook"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_webhook"(uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_webhook_url"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_webhook_url"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_webhook_url"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_webhooks"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_webhooks"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_webhooks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_webhooks"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_webhook"(text, text[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."make_webhook"(text, text[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."make_webhook"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_webhook"(text, text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."new_webhook_secret"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."new_webhook_secret"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."new_webhook_secret"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_webhook_failure"(private.webhook_deliveries, integer, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_webhook_failure"(private.webhook_deliveries, integer, interval) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_webhook_failure"(private.webhook_deliveries, integer, interval) TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_webhook"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_webhook"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ping_webhook"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ping_webhook"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ping_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ping_webhook"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_webhook"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_webhook"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_webhook"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."renew_webhook_secret"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."renew_webhook_secret"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."renew_webhook_secret"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."renew_webhook_secret"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replay_webhook"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."replay_webhook"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."replay_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replay_webhook"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_webhook"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign_webhook"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_webhook"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."switch_webhook"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."switch_webhook"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."switch_webhook"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."switch_webhook"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_webhook_permit"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_webhook_permit"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_webhook_permit"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_webhooks"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_webhooks"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_webhooks"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_webhooks"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tell_webhooks"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_webhooks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_webhooks"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."webhook_attempts"(uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."webhook_attempts"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."webhook_attempts"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."webhook_attempts"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."webhook_document"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."webhook_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."webhook_document"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."webhook_letter"(private.mail_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."webhook_letter"(private.mail_jobs) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."webhook_letter"(private.mail_jobs) TO "postgres";

REVOKE ALL ON FUNCTION "private"."webhook_pause"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."webhook_pause"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."webhook_pause"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."webhooks_due"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."webhooks_due"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."webhooks_due"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_webhook_event"(uuid, text, bigint, timestamp WITH time zone, json) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_webhook_event"(uuid, text, bigint, timestamp WITH time zone, json) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_webhook_event"(uuid, text, bigint, timestamp WITH time zone, json) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_webhook"(uuid, text, text[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_webhook"(uuid, text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_webhook"(uuid, text, text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."end_webhook"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_webhook"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_webhook"(uuid, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."list_webhooks"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_webhooks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_webhooks"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_webhook"(text, text[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_webhook"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_webhook"(text, text[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ping_webhook"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ping_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ping_webhook"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_webhook"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_webhook"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_webhook_secret"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_webhook_secret"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_webhook_secret"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."replay_webhook"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."replay_webhook"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."replay_webhook"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."switch_webhook"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."switch_webhook"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."switch_webhook"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_webhooks"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_webhooks"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_webhooks"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."webhook_attempts"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."webhook_attempts"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."webhook_attempts"(uuid, integer) TO "postgres";

ALTER TABLE "private"."webhook_attempts"
  ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY (delivery_id) REFERENCES private.webhook_deliveries(id) ON DELETE CASCADE;

CREATE INDEX webhook_deliveries_due ON private.webhook_deliveries USING btree (webhook_id, next_at, id)
  WHERE (state = 'waiting'::text);

ALTER TABLE "private"."webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY (event_id) REFERENCES private.webhook_events(id) ON DELETE CASCADE;

ALTER TABLE "private"."webhooks"
  ADD CONSTRAINT "webhooks_topics_known" CHECK (private.are_webhook_topics(topics));

ALTER TABLE "private"."webhooks"
  ADD CONSTRAINT "webhooks_url_fit" CHECK (private.is_webhook_url(url));

insert into private.calls (call, scope, member)
values
  ('rpc/change_webhook', NULL, NULL),
  ('rpc/list_webhooks', NULL, NULL),
  ('rpc/make_webhook', NULL, NULL),
  ('rpc/ping_webhook', NULL, NULL),
  ('rpc/remove_webhook', NULL, NULL),
  ('rpc/renew_webhook_secret', NULL, NULL),
  ('rpc/replay_webhook', NULL, NULL),
  ('rpc/switch_webhook', NULL, NULL),
  ('rpc/webhook_attempts', NULL, NULL)
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.webhook_kinds (kind, noun, verb, topic)
values
  ('created', NULL, 'created', 'documents'),
  ('credit_cancelled', NULL, 'credit_cancelled', 'documents'),
  ('credit_restored', NULL, 'credit_restored', 'documents'),
  ('credited', NULL, 'credited', 'documents'),
  ('debit_cancelled', NULL, 'debit_cancelled', 'documents'),
  ('debit_restored', NULL, 'debit_restored', 'documents'),
  ('debited', NULL, 'debited', 'documents'),
  ('deleted', NULL, 'deleted', 'documents'),
  ('estimate_accepted', 'estimate', 'accepted', 'estimates'),
  ('estimate_converted', 'estimate', 'converted', 'estimates'),
  ('estimate_declined', 'estimate', 'declined', 'estimates'),
  ('link_renewed', NULL, 'link_renewed', 'sending'),
  ('link_revoked', NULL, 'link_revoked', 'sending'),
  ('mail_unsure', NULL, 'mail_unsure', 'sending'),
  ('mailing_failed', 'mailing', 'failed', 'sending'),
  ('mailing_given_up', 'mailing', 'given_up', 'sending'),
  ('mailing_stopped', 'mailing', 'stopped', 'sending'),
  ('mailing_unsure', 'mailing', 'unsure', 'sending'),
  ('marked_sent', NULL, 'marked_sent', 'sending'),
  ('payment_claimed', 'payment', 'claimed', 'payments'),
  ('payment_confirmed', 'payment', 'confirmed', 'payments'),
  ('payment_declined', 'payment', 'declined', 'payments'),
  ('payment_recorded', 'payment', 'recorded', 'payments'),
  ('payment_undone', 'payment', 'undone', 'payments'),
  ('receipt_failed', 'receipt', 'failed', 'sending'),
  ('receipt_given_up', 'receipt', 'given_up', 'sending'),
  ('receipt_sent', 'receipt', 'sent', 'sending'),
  ('receipt_stopped', 'receipt', 'stopped', 'sending'),
  ('receipt_unsure', 'receipt', 'unsure', 'sending'),
  ('refund_recorded', 'refund', 'recorded', 'payments'),
  ('refund_undone', 'refund', 'undone', 'payments'),
  ('reminded', NULL, 'reminded', 'sending'),
  ('reminder_failed', 'reminder', 'failed', 'sending'),
  ('reminder_given_up', 'reminder', 'given_up', 'sending'),
  ('reminder_stopped', 'reminder', 'stopped', 'sending'),
  ('reminder_unsure', 'reminder', 'unsure', 'sending'),
  ('replaced', NULL, 'replaced', 'documents'),
  ('restored', NULL, 'restored', 'documents'),
  ('sent', NULL, 'sent', 'sending'),
  ('shared', NULL, 'shared', 'sending'),
  ('shipping_noted', NULL, 'shipping_noted', 'documents'),
  ('write_off_undone', NULL, 'write_off_undone', 'documents'),
  ('written_off', NULL, 'written_off', 'documents')
on conflict (kind) do update set
  (noun, verb, topic) = row(excluded.noun, excluded.verb, excluded.topic);

insert into private.mail_kinds (kind, to_client, priority, due, letter, told_as, while_resting, went_before_restoring)
values
  ('webhook', 'false', '1', 'due_webhooks', 'webhook_letter', NULL, 'false', 'false')
on conflict (kind) do update set
  (to_client, priority, due, letter, told_as, while_resting, went_before_restoring) = row(excluded.to_client, excluded.priority, excluded.due, excluded.letter, excluded.told_as, excluded.while_resting, excluded.went_before_restoring);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('private.webhook_attempts', '111', 'user_id', NULL, 'how programs answered of late', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false'),
  ('private.webhook_deliveries', '110', 'user_id', NULL, 'what is on its way to programs', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false'),
  ('private.webhook_events', '109', 'user_id', NULL, 'what is on its way to programs', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'true', 'false', 'false'),
  ('private.webhooks', '108', 'user_id', NULL, 'secrets', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'false', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
