-- Has a hosted project make what repeats, and send the mails that go by themselves; `npm run deploy` runs it, and it may
-- run again. It is no migration, since the embedded stack has neither extension. The function is not called before the
-- Vault holds both secrets: docs/hosting.md, "Reminders".
--
-- Asked first: on a hosted project `create extension if not exists` runs what stands behind it also when the extension is
-- there, and would take away every job that somebody else has scheduled.
do $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    create extension pg_cron with schema pg_catalog;
  end if;
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_net') then
    create extension pg_net with schema extensions;
  end if;
end
$$;

-- What schedules make is SQL alone: no key, and no mail server is needed for it.
select cron.schedule('bahi-schedules', '* * * * *', $job$ select private.run_schedules() $job$);

-- Accounts whose owners asked for it seven days ago, in sets for a second; the next run goes on.
select cron.schedule('bahi-erasures', '* * * * *', $job$ select private.erase_accounts() $job$);

-- Drops staged rows that were never written and old events of webhooks, and measures accounts that have written.
select cron.schedule('bahi-storage', '5-59/10 * * * *', $job$ select private.measure_accounts(), private.drop_staged(), private.drop_webhook_events() $job$);

-- Every five minutes. The function knows when it is ten o'clock in India; what a run takes, no other run takes.
select cron.schedule(
  'bahi-mails',
  '*/5 * * * *',
  $job$
    select net.http_post(
      url := address.decrypted_secret || '/functions/v1/api/schedule/run',
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key.decrypted_secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    )
    from vault.decrypted_secrets as address
    join vault.decrypted_secrets as key on key.name = 'bahi_secret_key'
    where address.name = 'bahi_project_url'
  $job$
);

-- Each minute in which a webhook is due; the first retry after five seconds is that of the next minute.
select cron.schedule(
  'bahi-webhooks',
  '* * * * *',
  $job$
    select net.http_post(
      url := address.decrypted_secret || '/functions/v1/api/schedule/webhooks',
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key.decrypted_secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    )
    from vault.decrypted_secrets as address
    join vault.decrypted_secrets as key on key.name = 'bahi_secret_key'
    where address.name = 'bahi_project_url' and private.webhooks_due()
  $job$
);

-- What pg_cron notes of its runs is kept for a week.
select cron.schedule(
  'bahi-mails-log',
  '20 20 * * *',
  $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$
);
