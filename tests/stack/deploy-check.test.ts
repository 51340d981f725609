import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findingsOf } from '../../hosting/check.ts'
import { writeSettings } from '../../hosting/prepare.ts'
import { readSettings, type Settings } from '../../hosting/settings.ts'
import { runCli } from '../../supabase/local/postgres/supabase-cli.ts'
import { freePort } from '../../supabase/local/process/ports.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { startWebApp } from '../../supabase/local/web/web-app.ts'
import { tryAs } from '../setup/database.ts'
import { projectRef, startManagementApi } from '../setup/management-api.ts'

// The stack's own function and Auth, the built pages under a host's headers, and a stand-in for the Management API.

const { apiUrl } = inject('stack')
const folder = mkdtempSync(join(tmpdir(), 'bahi-check-test-'))
const undo: (() => Promise<unknown>)[] = []
const page = '<!doctype html><title>Bahi</title><div id="root"></div>'

/** What pg_cron, pg_net and the Vault hold on a hosted project; `status` is the schedule's last answer. */
const hosted = (status: number, key: string, age: string) => `
  create schema cron;
  create table cron.job (jobname text, active boolean);
  insert into cron.job values ('bahi-mails', true), ('bahi-mails-log', true), ('bahi-schedules', true);
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets
  values ('bahi_project_url', 'https://${projectRef}.supabase.co'), ('bahi_secret_key', '${key}');
  create schema net;
  create table net._http_response (status_code integer, created timestamptz);
  insert into net._http_response values (500, now() - interval '1 day'), (${status}, now() - interval '${age}');`

type Last = { status: number; key: string; age: string }
let last: Last = { status: 200, key: localKeys.secret, age: '1 minute' }
const query = (sql: string) =>
  tryAs(null, async (tx) => {
    await tx`reset role`
    await tx.unsafe(hosted(last.status, last.key, last.age))
    return tx.unsafe(sql)
  })

const env: Record<string, string> = {
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  BAHI_SECRET_KEY: localKeys.secret,
  SUPABASE_PROFILE: join(folder, 'profile.json'),
}
let settings: Settings
let service: Awaited<ReturnType<typeof startManagementApi>>

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
  writeSettings(settings, folder)
  const { status, output } = await runCli(
    ['config', 'push', `--remote=${projectRef}`, '--yes'],
    folder,
  )
  expect([output, status]).toEqual([output, 0])
})

afterAll(async () => {
  for (const name of [...Object.keys(env), 'VITE_SUPABASE_URL']) delete process.env[name]
  for (const stop of undo) await stop()
  rmSync(folder, { recursive: true })
})

test('where all is as a deploy leaves it, the check finds nothing to do but the mail server that is not there', async () => {
  const findings = await findingsOf(settings, env)
  expect(findings).toEqual([
    ...[
      `the app answers at ${settings.appUrl}`,
      'every address of the app answers',
      'the headers of the app',
      ...['the page of a shared invoice answers', 'the headers of a shared invoice'],
      ...['the page of a shared statement answers', 'the headers of a shared statement'],
      `the function answers at ${settings.appUrl}/api`,
      'the function tells callers apart (1 proxies before it, told of 1)',
      'Auth is set as declared',
      'the mail of Auth carries the code',
      'the schedule is set up',
      'the Vault has the project’s address and its secret key',
      'the schedule is answered, and the function has a mail server',
    ].map((what) => ({ what, todo: null })),
    { what: 'the mail server', todo: expect.stringContaining('set SMTP_…') },
  ])
})

test('what is not as it should be is told with what to do about it', async () => {
  // As uploaded before there were statements: their links lead to another page.
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
