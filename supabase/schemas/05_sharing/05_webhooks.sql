-- Webhooks: what happens to an account's documents, told to programs of its owner's, after Standard Webhooks. An event is written in
-- the transaction that makes it; the queue (…_webhook_queue.sql) sends it. An address that learns of money is made by its owner alone.

create function private.is_webhook_url(url text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  -- A name and no number, on the port of its scheme; the domain's webhookUrl says the same. The second form works where the function
  -- is told so, which the embedded stack alone does. Where a name leads is asked each time that something is sent.
  return char_length(url) <= 500
    and url ~* '^(https://([a-z0-9](-*[a-z0-9])*\.)+[a-z](-*[a-z0-9])+(:443)?|http://127\.0\.0\.1(:[0-9]{1,5})?)([/?][!"$-~]*)?$';
end
$$;

create function private.are_webhook_topics(topics text[]) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  -- One that is null is none of them.
  return cardinality(topics) between 1 and 4 and topics <@ array['documents', 'payments', 'estimates', 'sending'];
end
$$;

create table private.webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  url text not null,
  description text,
  -- The topics of private.webhook_kinds that it is told; null all, those to come among them.
  topics text[],
  -- `whsec_` and base64, as receivers keep it. Signing needs it in full; no function gives it away again.
  secret text not null,
  -- The one before signs as well, until then.
  former_secret text,
  former_until timestamptz,
  created_at timestamptz not null default now(),
  off_at timestamptz,
  off_why text,
  -- The first failure since something last arrived.
  failing_since timestamptz,
  -- The receiver asked for a pause.
  quiet_until timestamptz,
  constraint webhooks_url_fit check (private.is_webhook_url(url)),
  constraint webhooks_description_length check (char_length(description) between 1 and 80),
  constraint webhooks_topics_known check (private.are_webhook_topics(topics)),
  constraint webhooks_off_why_known check (off_why in ('owner', 'gone', 'failing')),
  constraint webhooks_off_said check (num_nonnulls(off_at, off_why) in (0, 2))
);
comment on table private.webhooks is 'Where programs of an owner''s hear of what happens, and with which secret it is signed.';
create index webhooks_user on private.webhooks (user_id);
alter table private.webhooks enable row level security;
create policy webhooks_nobody on private.webhooks using (false);

-- Each kind of public.invoice_events is an event.
create table private.webhook_kinds (
  kind text primary key,
  -- The first half of its type; null is the document's own: invoice, credit_note, estimate, proforma, challan, voucher.
  noun text,
  verb text not null,
  topic text not null,
  constraint webhook_kinds_topic_known check (topic in ('documents', 'payments', 'estimates', 'sending'))
);
comment on table private.webhook_kinds is 'As which event, and under which topic, programs hear of each kind of history.';
alter table private.webhook_kinds enable row level security;
create policy webhook_kinds_nobody on private.webhook_kinds using (false);

insert into private.webhook_kinds (kind, noun, verb, topic)
select kind, null, kind, 'documents' from unnest(array[
    'created', 'deleted', 'replaced', 'restored', 'written_off', 'write_off_undone', 'credited', 'credit_cancelled', 'credit_restored',
    'debited', 'debit_cancelled', 'debit_restored', 'shipping_noted', 'acceptance_noted'
]) as kind
union all
select kind, split_part(kind, '_', 1), split_part(kind, '_', 2), 'payments' from unnest(array[
    'payment_claimed', 'payment_recorded', 'payment_confirmed', 'payment_declined', 'payment_undone', 'refund_recorded', 'refund_undone'
]) as kind
union all
select kind, 'estimate', split_part(kind, '_', 2), 'estimates' from unnest(array[
    'estimate_accepted', 'estimate_declined', 'estimate_converted'
]) as kind
union all
select kind, null, kind, 'sending' from unnest(array[
    'marked_sent', 'shared', 'link_renewed', 'link_revoked', 'sent', 'reminded', 'mail_unsure'
]) as kind
union all
select what || '_' || became, what, became, 'sending'
from unnest(array['reminder', 'receipt', 'mailing']) as what, unnest(array['failed', 'unsure', 'given_up', 'stopped']) as became
union all
select 'receipt_sent', 'receipt', 'sent', 'sending';

create table private.webhook_events (
  -- The header `webhook-id`, the same however often it is sent.
  id uuid primary key default private.new_id(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null,
  -- The id of the history's row; null of a test.
  sequence bigint,
  -- The very text that is signed and sent.
  body text not null,
  at timestamptz not null default clock_timestamp(),
  constraint webhook_events_body_length check (octet_length(body) < 20000)
);
comment on table private.webhook_events is 'What webhooks tell: written with the change itself, kept for thirty days.';
create index webhook_events_user on private.webhook_events (user_id, at);
create index webhook_events_at on private.webhook_events (at);
alter table private.webhook_events enable row level security;
create policy webhook_events_nobody on private.webhook_events using (false);

create table private.webhook_deliveries (
  id uuid primary key default private.new_id(),
  event_id uuid not null references private.webhook_events (id) on delete cascade,
  webhook_id uuid not null references private.webhooks (id) on delete cascade,
  user_id uuid not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  -- While a run has it; that of a run that died is over when next_at is.
  taken_at timestamptz,
  constraint webhook_deliveries_once unique (event_id, webhook_id),
  constraint webhook_deliveries_state_known check (state in ('waiting', 'delivered', 'failed'))
);
comment on table private.webhook_deliveries is 'Which event goes to which receiver, and how far that is.';
create index webhook_deliveries_due on private.webhook_deliveries (webhook_id, next_at, id) where state = 'waiting';
-- Of a few: how much a receiver is sent right now.
create index webhook_deliveries_taken on private.webhook_deliveries (webhook_id) where taken_at is not null;
create index webhook_deliveries_webhook on private.webhook_deliveries (webhook_id);
create index webhook_deliveries_user on private.webhook_deliveries (user_id);
alter table private.webhook_deliveries enable row level security;
create policy webhook_deliveries_nobody on private.webhook_deliveries using (false);

create table private.webhook_attempts (
  id bigint primary key generated always as identity,
  delivery_id uuid not null references private.webhook_deliveries (id) on delete cascade,
  webhook_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Of the answer; null where none came, and then why.
  status integer,
  fault text,
  milliseconds integer not null,
  -- How the answer begins.
  answer text not null default '',
  constraint webhook_attempts_fault_known check (fault in ('address', 'name', 'connection', 'timeout', 'answer')),
  constraint webhook_attempts_said check (num_nonnulls(status, fault) = 1),
  constraint webhook_attempts_answer_length check (octet_length(answer) <= 1024)
);
comment on table private.webhook_attempts is 'The last hundred tries of each receiver, and how it answered.';
create index webhook_attempts_webhook on private.webhook_attempts (webhook_id, id);
create index webhook_attempts_delivery on private.webhook_attempts (delivery_id);
create index webhook_attempts_user on private.webhook_attempts (user_id);
alter table private.webhook_attempts enable row level security;
create policy webhook_attempts_nobody on private.webhook_attempts using (false);

-- A deferred trigger runs with the caller's rights, whoever wrote the row: so what it calls is a definer.
create function private.write_webhook_event(owner uuid, type text, sequence bigint, at timestamptz, data json) returns uuid
language plpgsql
set search_path = ''
as $$
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
$$;

create function private.webhook_document(document_id uuid) returns json
language plpgsql stable
set search_path = ''
as $$
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
$$;
comment on function private.webhook_document(uuid) is 'A document as an event tells it: what it is, whose, and how it stands at that moment.';

create function private.tell_webhooks() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;

-- At the end of the transaction, so that status and balance are those after all of it.
create constraint trigger invoice_events_tell_webhooks after insert on public.invoice_events
deferrable initially deferred
for each row
when (not new.restored)
execute function private.tell_webhooks();

-- What an owner does with them.

create function private.new_webhook_secret() returns text
language plpgsql volatile
set search_path = ''
as $$ begin return 'whsec_' || encode(extensions.gen_random_bytes(32), 'base64'); end $$;

create function private.own_webhook(webhook_id uuid) returns private.webhooks
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.own_webhook(uuid) is 'The caller''s webhook, locked, or a refusal.';

create function private.check_webhook(url text, topics text[], description text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.check_length(description, 80, 'description');
  if not coalesce(private.is_webhook_url(url), false) then
    perform private.refuse(422, 'webhook_url_wrong', 'url');
  elsif topics is not null and not private.are_webhook_topics(topics) then
    perform private.refuse(422, 'value_not_allowed', 'topics');
  end if;
end
$$;

create function private.make_webhook(url text, topics text[], description text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.make_webhook(text, text[], text) to authenticated;

create function public.make_webhook(url text, topics text[] default null, description text default null) returns jsonb
language sql
set search_path = ''
as $$ select private.make_webhook(url, topics, description) $$;
comment on function public.make_webhook(text, text[], text) is
  'Has the caller''s events told to an address, those of some topics or all, and gives the secret by which they are signed, this once.';
grant execute on function public.make_webhook(text, text[], text) to authenticated;

create function private.change_webhook(webhook_id uuid, url text, topics text[], description text) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.change_webhook(uuid, text, text[], text) to authenticated;

create function public.change_webhook(webhook_id uuid, url text, topics text[] default null, description text default null) returns void
language sql
set search_path = ''
as $$ select private.change_webhook(webhook_id, url, topics, description) $$;
comment on function public.change_webhook(uuid, text, text[], text) is
  'Changes where a webhook of the caller goes and what it is told; the secret stays.';
grant execute on function public.change_webhook(uuid, text, text[], text) to authenticated;

create function private.switch_webhook(webhook_id uuid, is_on boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.switch_webhook(uuid, boolean) to authenticated;

create function public.switch_webhook(webhook_id uuid, is_on boolean) returns void
language sql
set search_path = ''
as $$ select private.switch_webhook(webhook_id, is_on) $$;
comment on function public.switch_webhook(uuid, boolean) is
  'Switches a webhook of the caller off or on again. What happens meanwhile is not told later; what waited goes on.';
grant execute on function public.switch_webhook(uuid, boolean) to authenticated;

create function private.renew_webhook_secret(webhook_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.renew_webhook_secret(uuid) to authenticated;

create function public.renew_webhook_secret(webhook_id uuid) returns text
language sql
set search_path = ''
as $$ select private.renew_webhook_secret(webhook_id) $$;
comment on function public.renew_webhook_secret(uuid) is
  'A new secret for a webhook of the caller, told this once; the former one signs beside it for a day.';
grant execute on function public.renew_webhook_secret(uuid) to authenticated;

create function private.remove_webhook(webhook_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  perform private.begin_write(0);
  -- One that is gone already is fine.
  delete from private.webhooks as own where own.id = remove_webhook.webhook_id and own.user_id = person;
end
$$;
grant execute on function private.remove_webhook(uuid) to authenticated;

create function public.remove_webhook(webhook_id uuid) returns void
language sql
set search_path = ''
as $$ select private.remove_webhook(webhook_id) $$;
comment on function public.remove_webhook(uuid) is 'Removes a webhook of the caller, with its secret, its log and what waits for it.';
grant execute on function public.remove_webhook(uuid) to authenticated;

create function private.list_webhooks() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.list_webhooks() to authenticated;

create function public.list_webhooks() returns jsonb
language sql stable
set search_path = ''
as $$ select private.list_webhooks() $$;
comment on function public.list_webhooks() is
  'The caller''s webhooks, the oldest first, without their secrets: address, topics, whether and why it is off, how the last try went.';
grant execute on function public.list_webhooks() to authenticated;

create function private.webhook_attempts(webhook_id uuid, most integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.webhook_attempts(uuid, integer) to authenticated;

create function public.webhook_attempts(webhook_id uuid, most integer default 20) returns jsonb
language sql stable
set search_path = ''
as $$ select private.webhook_attempts(webhook_id, most) $$;
comment on function public.webhook_attempts(uuid, integer) is
  'The last tries of a webhook of the caller, the newest first: event, when, how long, the status or why there is none, and how the answer begins.';
grant execute on function public.webhook_attempts(uuid, integer) to authenticated;

-- Whoever asks for it has a stranger's server called, so these are few.
create function private.take_webhook_permit(person uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := private.take_permit('webhook:' || private.hash(person::text), 20, 10);
begin
  if seconds > 0 then
    perform private.refuse_too_many(seconds);
  end if;
end
$$;

create function private.replay_webhook(delivery_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.replay_webhook(uuid) to authenticated;

create function public.replay_webhook(delivery_id uuid) returns void
language sql
set search_path = ''
as $$ select private.replay_webhook(delivery_id) $$;
comment on function public.replay_webhook(uuid) is
  'Sends an event to a webhook of the caller once more, under the same id; refused while the webhook is off.';
grant execute on function public.replay_webhook(uuid) to authenticated;

create function private.ping_webhook(webhook_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.ping_webhook(uuid) to authenticated;

create function public.ping_webhook(webhook_id uuid) returns void
language sql
set search_path = ''
as $$ select private.ping_webhook(webhook_id) $$;
comment on function public.ping_webhook(uuid) is 'Sends an event `ping` without data to a webhook of the caller, as a test.';
grant execute on function public.ping_webhook(uuid) to authenticated;
