import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { product } from '#domain/product.ts'
import { supportTask } from './support.ts'

const starter = join(import.meta.dirname, '../supabase/local/start.mjs')
const ref = 'abcdefghijklmnopqrst'
const secrets = { token: 'sbp_of-the-account', google: 'secret-of-google', mail: 'pass-of-mail' }

const complete = {
  SUPABASE_ACCESS_TOKEN: secrets.token,
  SUPABASE_PROJECT_REF: ref,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  BAHI_APP_URL: 'https://bahi.example',
  BAHI_HOST: 'netlify',
}
const withMail = {
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'bahi',
  SMTP_PASSWORD: secrets.mail,
  SMTP_FROM: 'no-reply@bahi.example',
}
// Set, though empty, so that a .env on this machine says nothing here.
const empty = Object.fromEntries(
  [
    ...Object.keys(complete),
    ...Object.keys(withMail),
    ...['VITE_SUPABASE_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_SECRET', 'SMTP_PORT'],
  ].map((name) => [name, '']),
)

let folder: string

/** A program that notes how it is called, and what it is told of the app; and fails where it is said to. */
function fake(name: string, failsAt = 'nothing') {
  const file = join(folder, name)
  writeFileSync(
    file,
    `#!/bin/sh
[ "$1" = --version ] && exit 0
[ "$1" = status ] && echo ' M changed' && exit 0
echo "${name} $* | $SUPABASE_AUTH_SITE_URL $SUPABASE_AUTH_EXTERNAL_GOOGLE_ENABLED $VITE_SUPABASE_URL $BAHI_HOST" >> '${folder}/calls'
case "$*" in ${failsAt}*) exit 3 ;; esac
`,
  )
  chmodSync(file, 0o755)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-deploy-'))
  for (const name of ['supabase', 'vite', 'git']) fake(name)
})

afterEach(() => rmSync(folder, { recursive: true }))

function deploy(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [starter, 'deploy', ...args], {
    encoding: 'utf8',
    env: { PATH: folder, ...empty, ...env },
  })
  const output = stdout + stderr
  expect(output).not.toMatch(/^ {4}at /m)
  for (const secret of Object.values(secrets)) expect(output).not.toContain(secret)
  return { status, output }
}

const calls = () =>
  existsSync(join(folder, 'calls'))
    ? readFileSync(join(folder, 'calls'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.replace(/ *$/, ''))
    : []

test('every step is done once, in order, each with what it needs', () => {
  const { status, output } = deploy(complete)
  expect(calls()).toEqual([
    `supabase link --project-ref ${ref} --yes |    netlify`,
    'supabase db push --remote --yes |    netlify',
    'supabase config push --yes | https://bahi.example false  netlify',
    'supabase secrets set ALLOWED_ORIGINS=https://bahi.example APP_URL=https://bahi.example --yes |    netlify',
    'supabase functions deploy api --use-api --yes |    netlify',
    'supabase db query --remote --file supabase/schedule.sql --yes |    netlify',
    `vite build |   https://${ref}.supabase.co netlify`,
  ])
  expect(output).toContain('npx netlify deploy --prod --no-build --dir dist')
  expect(status).toBe(0)
})

test('a dry run tells the commands that a run gives, in the same order, and does nothing', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_SECRET: secrets.google }
  const { status, output } = deploy({ ...complete, ...withMail, ...google }, '--dry-run')
  expect(calls()).toEqual([])
  expect(status).toBe(0)
  expect(output).toContain('SUPABASE_AUTH_EXTERNAL_GOOGLE_ENABLED=true')
  // By Auth and by the edge function.
  expect(output.match(/reads SMTP_PASSWORD, which is not shown/g)).toHaveLength(2)

  deploy(complete)
  const told = [...output.matchAll(/^ {3}((?:supabase|vite) .*)$/gm)].map(([, line]) => line)
  expect(told).toEqual(calls().map((line) => line.split(' |')[0]))
})

test('a dry run whose option npm kept for itself does nothing either', () => {
  const { output } = deploy({ ...complete, npm_config_dry_run: 'true' })
  expect(output).toContain('nothing was done')
  expect(calls()).toEqual([])
})

test('an option that is not known is refused', () => {
  expect(deploy(complete, '--dryrun').output).toContain('not --dryrun')
  expect(calls()).toEqual([])
})

test('a dry run without any variable shows the plan and all that is missing', () => {
  const { status, output } = deploy({}, '--dry-run')
  expect(status).toBe(1)
  expect(output).toContain('supabase link --project-ref <SUPABASE_PROJECT_REF>')
  for (const name of Object.keys(complete)) expect(output).toContain(`${name} is not set.`)
})

for (const [name, way] of [
  ['SUPABASE_ACCESS_TOKEN', 'https://supabase.com/dashboard/account/tokens'],
  ['SUPABASE_PROJECT_REF', 'the 20 letters in the address of the project’s dashboard'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'under Settings → API Keys'],
  ['BAHI_APP_URL', 'the address the app will have'],
  ['BAHI_HOST', 'cloudflare, netlify, vercel'],
] as const) {
  test(`without ${name} nothing is done, and the message says where it comes from`, () => {
    const { status, output } = deploy({ ...complete, [name]: '' })
    expect(output).toContain(`${name} is not set.`)
    expect(output).toContain(way)
    expect(status).toBe(1)
    expect(calls()).toEqual([])
  })
}

test.each([
  ['SUPABASE_PROJECT_REF', `https://${ref}.supabase.co`],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc'],
  ['BAHI_APP_URL', 'http://bahi.example'],
  ['BAHI_APP_URL', 'https://bahi.example/'],
  ['BAHI_HOST', 'ftp'],
  ['VITE_SUPABASE_URL', 'https://zzzzzzzzzzzzzzzzzzzz.supabase.co'],
  ['VITE_SUPABASE_URL', '/supabase-api'],
])('%s as "%s" is refused before anything is done', (name, value) => {
  const { status, output } = deploy({ ...complete, [name]: value })
  expect(output).toMatch(new RegExp(`${name} is not `))
  expect(output).not.toContain('sb_secret_abc')
  expect(status).toBe(1)
  expect(calls()).toEqual([])
})

test('half a mail server or half of Google is refused by the names that are missing', () => {
  const { output } = deploy({ ...complete, SMTP_HOST: 'smtp.example', GOOGLE_CLIENT_ID: 'id' })
  expect(output).toContain('SMTP_USER, SMTP_PASSWORD, SMTP_FROM: not set')
  expect(output).toContain('GOOGLE_SECRET: not set')
  expect(calls()).toEqual([])
})

test('a step that fails stops the rest and says how to go on', () => {
  fake('supabase', 'config')
  const { status, output } = deploy(complete)
  expect(status).toBe(1)
  expect(calls()).toHaveLength(3)
  expect(output).toContain('Step 3 of 7 failed: `supabase config push --yes`.')
  expect(output).toContain('.env or in supabase/config.toml')
  expect(output).toContain('run `npm run deploy` again')

  fake('supabase')
  expect(deploy(complete).status).toBe(0)
})

test('without the CLI nothing is done, and the message says how to get it', () => {
  rmSync(join(folder, 'supabase'))
  const { status, output } = deploy(complete)
  expect(output).toContain('The Supabase CLI does not start.')
  expect(output).toContain('npm ci')
  expect(status).toBe(1)
  expect(calls()).toEqual([])
})

test('a missing mail server and changes that are not committed are noted, and stop nothing', () => {
  const { output } = deploy(complete)
  expect(output).toContain('Note: There are changes that are not committed')
  expect(output).toContain('Note: SMTP_HOST and the rest are not set')
  expect(deploy({ ...complete, ...withMail }).output).not.toContain('SMTP_HOST and the rest')
})

test.each(['25', '587'])('port %s, which edge functions cannot reach, is told', (SMTP_PORT) => {
  const { status, output } = deploy({ ...complete, ...withMail, SMTP_PORT }, '--dry-run')
  expect(output).toContain(`cannot reach a mail server on port ${SMTP_PORT}`)
  expect(status).toBe(0)
  expect(deploy({ ...complete, ...withMail }, '--dry-run').output).not.toContain('cannot reach')
})

test('the sample support address is told with its file and field, and your own is fine', () => {
  expect(supportTask('help@neel.studio')).toEqual([])
  expect(supportTask('support@bahi.example').join()).toMatch(
    /^support@bahi\.example is a sample .* supportEmail in supabase\/functions\/_shared\/domain\/product\.ts\.$/,
  )
})

test('what is to do about the support address is told before the first step and at the very end', () => {
  const [task = ''] = supportTask(product.supportEmail)
  const { status, output } = deploy(complete)
  const [before, steps] = output.split('[1/7]')
  expect(before).toContain(task && `Note: ${task}`)
  expect(steps?.trim().split('\n').at(-1)).toContain(task && `Before your first invoice: ${task}`)
  expect(status).toBe(0)
  expect(deploy(complete, '--dry-run').output).toContain(task)
})
