import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tryAs } from '../setup/stack/database.ts'

const file = readFileSync(resolve(import.meta.dirname, '../../supabase/schedule.sql'), 'utf8')

/**
 * The parts of a hosted project that this stack lacks, as far as the schedule needs them. A
 * function creates its extensions and drops the earlier ones first, as hosted's own script behind
 * `create extension` does.
 */
const hosted = `
  create schema cron;
  create table pg_temp.pg_extension (extname text, extnamespace text);
  create function cron.create_extension(name text, namespace text) returns void language plpgsql as $$
  begin
    delete from pg_temp.pg_extension where extname = name;
    insert into pg_temp.pg_extension values (name, namespace);
    if name = 'pg_cron' then
      delete from cron.job;
    end if;
  end
  $$;
  create table cron.job (name text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql as $$
    insert into cron.job values (job_name, schedule, command)
    on conflict (name) do update set schedule = excluded.schedule, command = excluded.command
    returning 1::bigint
  $$;
  create table cron.job_run_details (end_time timestamptz);
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.called (url text, headers jsonb, body jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
  ) returns bigint
  language sql as $$ insert into net.called values (url, headers, body) returning 1::bigint $$;`

/** The file, with the stand-ins above in place of what asks the server for its extensions. */
const schedule = file
  .replaceAll('pg_catalog.pg_extension', 'pg_temp.pg_extension')
  .replace(
    /create extension (?:if not exists )?(\w+)(?: with schema (\w+))?;/g,
    (_, name, namespace) => `perform cron.create_extension('${name}', '${namespace}');`,
  )

test('a job of somebody else outlives the schedule, however often it is set up', async () => {
  await tryAs(null, async (tx) => {
    await tx`reset role`
    await tx.unsafe(hosted)
    await tx.unsafe(schedule)
    expect(await tx`select * from pg_temp.pg_extension`).toEqual([
      { extname: 'pg_cron', extnamespace: 'pg_catalog' },
      { extname: 'pg_net', extnamespace: 'extensions' },
    ])
    await tx`select cron.schedule('of-somebody-else', '0 0 * * *', 'select 1')`
    await tx.unsafe(schedule)
    await tx.unsafe(schedule)
    const jobs = await tx<{ name: string }[]>`select name from cron.job order by name`
    expect(jobs.map(({ name }) => name)).toEqual([
      'bahi-erasures',
      'bahi-mails',
      'bahi-mails-log',
      'bahi-schedules',
      'bahi-storage',
      'bahi-webhooks',
      'of-somebody-else',
    ])
  })
})

test('the schedule of a hosted project calls the function with the key of the Vault, and not before it is there', async () => {
  await tryAs(null, async (tx) => {
    await tx`reset role`
    await tx.unsafe(hosted)
    await tx.unsafe(schedule)
    await tx.unsafe(schedule)
    const jobs = await tx<{ name: string; schedule: string; command: string }[]>`
      select * from cron.job order by name`
    expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
      ['bahi-erasures', '* * * * *'],
      ['bahi-mails', '*/5 * * * *'],
      ['bahi-mails-log', '20 20 * * *'],
      ['bahi-schedules', '* * * * *'],
      ['bahi-storage', '5-59/10 * * * *'],
      ['bahi-webhooks', '* * * * *'],
    ])
    // Other tests have webhooks, or none.
    await tx`update private.webhooks set off_at = now(), off_why = 'owner' where off_at is null`
    const run = async () => {
      // Measuring all accounts of all tests takes its time; storage.test.ts measures some.
      for (const { name, command } of jobs) if (name !== 'bahi-storage') await tx.unsafe(command)
    }

    await run()
    expect(await tx`select * from net.called`).toEqual([])
    await tx`
      insert into vault.decrypted_secrets
      values ('bahi_project_url', 'https://x.supabase.co'), ('bahi_secret_key', 'sb_secret_x')`
    await run()
    expect(await tx`select * from net.called`).toEqual([
      {
        url: 'https://x.supabase.co/functions/v1/api/schedule/run',
        headers: { 'Content-Type': 'application/json', apikey: 'sb_secret_x' },
        body: {},
      },
    ])
  })
})
