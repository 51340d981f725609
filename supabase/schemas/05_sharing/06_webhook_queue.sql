-- The queue of webhooks, for the server alone. A delivery is taken for a minute: if the run that has it dies, another run takes it
-- again, so each event arrives at least once and a receiver knows one that comes twice by its id.

-- The pause after each failure, a little longer by chance, so that what failed together is not tried together; over a day in all.
create function private.webhook_pause(tries integer) returns interval
language plpgsql volatile
set search_path = ''
as $$
begin
  return (array['5 s', '5 min', '30 min', '2 h', '5 h', '10 h', '10 h'])[tries]::interval * (1 + random() * 0.1);
end
$$;
comment on function private.webhook_pause(integer) is 'How long to wait after so many failures; null once it is given up.';

create function private.sign_webhook(secret text, content text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return 'v1,' || encode(
    extensions.hmac(convert_to(content, 'UTF8'), decode(substr(secret, 7), 'base64'), 'sha256'), 'base64'
  );
end
$$;

create function private.webhooks_due() returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from private.webhook_deliveries as delivery
    join private.webhooks as endpoint on endpoint.id = delivery.webhook_id and endpoint.off_at is null
    where delivery.state = 'waiting' and delivery.next_at <= now()
      and (endpoint.quiet_until is null or endpoint.quiet_until <= now())
      and not private.rests(endpoint.user_id)
  );
end
$$;
comment on function private.webhooks_due() is 'Whether the server should be called: a function that is not called costs nothing.';

-- Two at a time of a receiver and four of an account. Those that answered last, and soon, go before those that fail or keep a place
-- for long, and who has less on the way goes first, however long others wait with more: a few accounts would otherwise have all places.
create function private.take_webhooks(most integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.take_webhooks(integer) to service_role;

create function public.take_webhooks(most integer) returns jsonb
language sql
set search_path = ''
as $$ select private.take_webhooks(most) $$;
comment on function public.take_webhooks(integer) is
  'Takes events to send now, for the server alone, each signed for its receiver; what is not ended within a minute is sent again.';
grant execute on function public.take_webhooks(integer) to service_role;

-- Switches a receiver off that says it is gone, or that took nothing for five days and not this one in five tries either. Its owner is
-- mailed (…_webhooks.sql of the letters).
create function private.note_webhook_failure(delivery private.webhook_deliveries, status integer, pause interval) returns void
language plpgsql
set search_path = ''
as $$
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
$$;

create function private.end_webhook(delivery_id uuid, result jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
grant execute on function private.end_webhook(uuid, jsonb) to service_role;

create function public.end_webhook(delivery_id uuid, result jsonb) returns void
language sql
set search_path = ''
as $$ select private.end_webhook(delivery_id, result) $$;
comment on function public.end_webhook(uuid, jsonb) is
  'How a try to deliver went, for the server alone: its status or fault, milliseconds, the beginning of the answer, and the pause that it asks for.';
grant execute on function public.end_webhook(uuid, jsonb) to service_role;

create function private.drop_webhook_events() returns integer
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.drop_webhook_events() is
  'Drops events of more than thirty days ago, and what an account has beyond the newest five thousand; pg_cron calls it, nobody else.';
