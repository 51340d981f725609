-- The news to an owner that a webhook was switched off, by its receiver or because it took nothing for days.

create function private.due_webhooks(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    -- One that is switched on and fails again is told of again.
    endpoint.id, endpoint.user_id, extract(epoch from endpoint.off_at)::text, null::date, endpoint.off_at + interval '1 day',
    null::timestamptz, null::text, '{}'::uuid[]
  from private.webhooks as endpoint
  where endpoint.off_why in ('gone', 'failing') and endpoint.off_at > now() - interval '1 day'
$$;
comment on function private.due_webhooks(date) is 'Webhooks that were switched off within a day by somebody other than their owner.';

create function private.webhook_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', profile.name, 'url', endpoint.url, 'why', endpoint.off_why, 'at', endpoint.off_at, 'since', endpoint.failing_since
  )
  from private.webhooks as endpoint
  join public.profiles as profile on profile.id = endpoint.user_id
  where endpoint.id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter)
values ('webhook', false, 1, 'due_webhooks', 'webhook_letter');
