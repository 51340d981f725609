import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { version } from '#domain/version.ts'
import { checkDatabase } from '../../hosting/check/database.ts'
import { checkVersions } from '../../hosting/check/function.ts'
import { type Management, managementOf } from '../../hosting/check/management.ts'
import { checkSchedule, jobs } from '../../hosting/check/schedule.ts'
import { checkSite } from '../../hosting/check/site.ts'
import { findingsOf } from '../../hosting/check.ts'
import { writeSettings } from '../../hosting/prepare.ts'
import { readSettings, type Settings } from '../../hosting/settings.ts'
import { readChain } from '../../supabase/local/postgres/chain.ts'
import { runCli } from '../../supabase/local/postgres/supabase-cli.ts'
import { freePort } from '../../supabase/local/process/ports.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { startWebApp } from '../../supabase/local/web/web-app.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { thorough } from '../setup/property.ts'
import { tryAs } from '../setup/stack/database.ts'
import { projectRef, startManagementApi } from '../setup/stack/management-api.ts'

// The stack's own function and Auth, the built pages under a host's headers, and a stand-in for the Management API.

const { apiUrl } = inject('stack')
const folder = mkdtempSync(join(tmpdir(), 'bahi-check-test-'))
const undo: (() => Promise<unknown>)[] = []
const page = `<!doctype html><title>Bahi</title><div id="root">Bahi ${version}</div>`

/**
 * The rows of pg_cron, pg_net and the Vault in a hosted project; `status` is the schedule's last
 * answer.
 */
const hosted = ({ status, key, age, stopped = '', runs = 'succeeded', failure = '' }: Last) => `
  with leaving as (
    insert into auth.users (id, email)
    select gen_random_uuid(), gen_random_uuid() || '@check.example' from generate_series(1, 2) where '${failure}' <> ''
    returning id
  )
  insert into private.account_deletions (user_id, failures, failure) select id, 1, '${failure}' from leaving;
  create schema cron;
  create table cron.job (jobid bigint generated always as identity, jobname text, active boolean);
  insert into cron.job (jobname, active)
  select name, name <> '${stopped}' from unnest(array[${jobs.map((name) => `'${name}'`)}]) as name;
  create table cron.job_run_details (jobid bigint, status text, return_message text, start_time timestamptz);
  insert into cron.job_run_details
  select jobid, how, 'ERROR: no space for ' || jobname, now() - age
  from cron.job, (values ('failed', interval '9 minutes'), ('${runs}', interval '5 minutes'), ('running', interval '0'))
    as run (how, age);
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets
  values ('bahi_project_url', 'https://${projectRef}.supabase.co'), ('bahi_secret_key', '${key}');
  create schema net;
  create table net._http_response (status_code integer, created timestamptz, content text);
  insert into net._http_response values (500, now() - interval '1 day', null), (${status}, now() - interval '${age}', null),
    (200, now(), '{"data":{"delivered":1,"failed":0}}');`

type Last = {
  status: number
  key: string
  age: string
  stopped?: string
  runs?: string
  /** SQLSTATE by which somebody's erasure failed. */
  failure?: string
}
let last: Last = { status: 200, key: localKeys.secret, age: '1 minute' }
const query = (sql: string) =>
  tryAs(null, async (tx) => {
    await tx`reset role`
    await tx.unsafe(hosted(last))
    return tx.unsafe(sql)
  })

const env: Record<string, string> = {
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  BAHI_SECRET_KEY: localKeys.secret,
  SUPABASE_PROFILE: join(folder, 'profile.json'),
}
let settings: Settings
let management: Management
let service: Awaited<ReturnType<typeof startManagementApi>>

/** The project as a deploy leaves it: only the whole check looks at that. */
async function pushSettings() {
  writeSettings(settings, folder)
  const { status, output } = await runCli(
    ['config', 'push', `--remote=${projectRef}`, '--yes'],
    folder,
  )
  expect([output, status]).toEqual([output, 0])
}

beforeAll(async () => {
  const port = await freePort()
  for (const file of ['index.html', 'invoice.html', 'statement.html', 'app.html'])
    writeFileSync(join(folder, file), `${page}<p>${file}</p>`)
  process.env.VITE_SUPABASE_URL = apiUrl
  const app = await startWebApp({ mode: 'built', port, apiUrl, outDir: folder })
  service = await startManagementApi({ query })
  undo.push(app.stop, service.stop)
  writeFileSync(join(folder, 'profile.json'), service.profile)
  Object.assign(process.env, env)
  env.SUPABASE_API_URL = service.url
  settings = {
    ...readSettings({ ...env, SUPABASE_PROJECT_REF: projectRef }).settings,
    ...{ appUrl: `http://127.0.0.1:${port}`, supabaseUrl: apiUrl },
    ...{ supportEmail: 'support@bahi.example', templates: true },
  }
  management = managementOf(settings, env)
  if (thorough(false, true)) await pushSettings()
})

afterAll(async () => {
  for (const name of [...Object.keys(env), 'VITE_SUPABASE_URL']) delete process.env[name]
  for (const stop of undo) await stop()
  rmSync(folder, { recursive: true })
})

beforeRelease('after a deploy, the check finds only that the mail server is missing', async () => {
  const findings = await findingsOf(settings, env)
  expect(findings).toEqual([
    ...[
      `the app answers at ${settings.appUrl}`,
      `the app is of version ${version}`,
      'every address of the app answers',
      'the headers of the app',
      ...['the page of a shared invoice answers', 'the headers of a shared invoice'],
      ...['the page of a shared statement answers', 'the headers of a shared statement'],
      `the function answers at ${settings.appUrl}/api`,
      'the function tells callers apart (1 proxies before it, told of 1)',
      'the Data API asks private.enter() before a request',
      `the function is of version ${version}`,
      `the database’s schema is of version ${readChain().at(-1)?.version}`,
      'Auth is set as declared',
      'the mail of Auth carries the code',
      'the schedule is set up: 6 jobs',
      'the last run of each job went well',
      'the Vault has the project’s address and its secret key',
      'accounts that are left are erased',
      'the schedule is answered, and the function has a mail server',
      expect.stringMatching(/^the database takes \d+ MB of 500$/),
      'a second factor needs a password typed anew',
      'keys of programs and members of a business are let in',
    ].map((what) => ({ what, todo: null })),
    { what: 'the mail server', todo: expect.stringContaining('set SMTP_…') },
  ])
})

beforeRelease('every fault is reported with what to do about it', async () => {
  // A build from before statements existed: their links lead to another page.
  writeFileSync(join(folder, 'statement.html'), `${page}<p>app.html</p>`)
  last = { status: 503, key: 'sb_secret_of-before', age: '2 minutes' }
  service.set({ mailer_templates_confirmation_content: 'Confirm', password_min_length: 6 })
  const other = { ...settings, supportEmail: 'help@neel.studio', supabaseUrl: 'https://other.test' }
  const findings = await findingsOf(other, env)
  const todo = findings.flatMap((one) => (one.todo === null ? [] : [`${one.what}: ${one.todo}`]))
  expect(todo).toEqual([
    expect.stringContaining(
      'headers of the app: Other than they should be: Content-Security-Policy',
    ),
    expect.stringContaining('headers of a shared invoice: Other than they should be'),
    expect.stringContaining('page of a shared statement answers: /s/AAA'),
    expect.stringContaining('headers of a shared statement: Other than they should be'),
    expect.stringContaining('the function answers at'),
    expect.stringContaining('Otherwise in the project: auth.minimum_password_length.'),
    expect.stringContaining('the mail of Auth carries the code: The project has another template'),
    expect.stringContaining('They are others than in .env'),
    expect.stringContaining('The function has no mail server: set SMTP_…'),
    expect.stringContaining('the mail server: There is none'),
  ])
  expect(todo.join()).not.toContain('sb_secret_')

  last = { status: 200, key: localKeys.secret, age: '20 minutes' }
  const gone = { ...settings, appUrl: 'http://127.0.0.1:9' }
  const offline = (await findingsOf(gone, env)).map((one) => one.todo).join()
  expect(offline).toContain('http://127.0.0.1:9/ does not answer')
  expect(offline).toContain('No answer in a quarter of an hour.')
})

test('every job of the schedule that is missing or whose last run failed is named, erasures that failed, and a database that is nearly full', async () => {
  const good = { status: 200, key: localKeys.secret, age: '1 minute' }
  const todos = async (change: Partial<Last>, more = {}) => {
    last = { ...good, ...change }
    const findings = [
      await checkSchedule(settings, env, management),
      await checkDatabase({ ...env, ...more }, management),
    ]
    return findings.flat().flatMap(({ todo }) => todo ?? [])
  }
  expect(jobs).toEqual([
    ...['bahi-schedules', 'bahi-erasures', 'bahi-storage', 'bahi-mails'],
    ...['bahi-webhooks', 'bahi-mails-log'],
  ])
  for (const stopped of jobs) {
    expect(await todos({ stopped })).toEqual([
      expect.stringContaining(`pg_cron lacks ${stopped}. `),
    ])
  }
  const failed = (await todos({ runs: 'failed', failure: '57014' })).join('\n')
  for (const name of jobs) expect(failed).toContain(`${name}: ERROR: no space for ${name}`)
  expect(failed).toContain('Not erased yet: 2 (SQLSTATE 57014).')
  expect(await todos({}, { DATABASE_MB: '2' })).toEqual([
    expect.stringContaining('A free project only reads above 500 MB.'),
  ])
  expect(await todos({})).toEqual([])
})

test('an app, a function and a database of other versions than this checkout are named with theirs', async () => {
  const answers: Record<string, string> = {
    '/api/health': JSON.stringify({ data: { version: '1.7.0', schema: '20270101000000' } }),
    '/api/openapi.json': JSON.stringify({ info: { title: 'Bahi', description: '' } }),
    '/api/address': JSON.stringify({ data: { proxies: 1, hops: 1 } }),
  }
  const other = createServer(({ url = '' }, answer) =>
    answer.end(answers[url] ?? page.replace(version, '1.7.0')),
  )
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  undo.push(async () => other.close())
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const there = { ...settings, appUrl: `http://127.0.0.1:${port}` }
  const findings = [...(await checkSite(there)), ...(await checkVersions(there))]
  const todoOf = (what: string) => findings.find((one) => one.what === what)?.todo
  expect(todoOf(`the app is of version ${version}`)).toContain('names another version')
  expect(todoOf('the function is of version 1.7.0')).toContain(`This checkout has ${version}.`)
  expect(todoOf('the database’s schema is of version 20270101000000')).toContain('`git pull`')
})
