import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beforeRelease } from '../tests/setup/before-release.ts'

const starter = join(import.meta.dirname, '../supabase/local/start.mjs')
const ref = 'abcdefghijklmnopqrst'
const secrets = {
  token: 'sbp_of-the-account',
  key: 'sb_secret_of-the-project',
  google: 'secret-of-google',
  captcha: 'secret-of-turnstile',
  mail: 'pass-of-mail',
}

const needed = {
  SUPABASE_ACCESS_TOKEN: secrets.token,
  SUPABASE_PROJECT_REF: ref,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  BAHI_SECRET_KEY: secrets.key,
  BAHI_APP_URL: 'https://bahi.example',
  BAHI_HOST: 'netlify',
  BAHI_SUPPORT_EMAIL: 'help@neel.studio',
}
const mail = {
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'bahi',
  SMTP_PASSWORD: secrets.mail,
  SMTP_FROM: 'no-reply@neel.studio',
}
const complete = { ...needed, ...mail }
const withoutMail = { ...needed, BAHI_BUILTIN_MAIL: 'trial' }
// Set, though empty, so that a .env on this machine says nothing here.
const empty = Object.fromEntries(
  [
    ...Object.keys(complete),
    ...['VITE_SUPABASE_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_SECRET', 'SMTP_PORT'],
    ...['BAHI_PRODUCT_NAME', 'BAHI_BUILTIN_MAIL', 'CLIENT_ADDRESS_HOPS', 'FORWARD_CLIENT_ADDRESS'],
    ...['MAILS_A_DAY', 'AUTH_MAILS_AN_HOUR', 'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
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
echo "${name} $* | $VITE_SUPABASE_URL $BAHI_PRODUCT_NAME" >> '${folder}/calls'
case "$*" in ${failsAt}*) exit 3 ;; esac
`,
  )
  chmodSync(file, 0o755)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-deploy-'))
  for (const name of ['supabase', 'node', 'vite', 'git']) fake(name)
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

test('every step is done once, in order, each with what it needs, and changes that are not committed stop nothing', () => {
  const { status, output } = deploy(complete)
  expect(output).toContain('Note: There are changes that are not committed')
  expect(output).not.toContain('nobody can register')
  expect(calls()).toEqual([
    'node hosting/prepare.ts |  Bahi',
    `supabase link --project-ref ${ref} --workdir .deploy --yes |`,
    'node hosting/database.ts |',
    'supabase db push --remote --workdir .deploy --yes |',
    `supabase config push --remote=${ref} --workdir .deploy/mail-server --yes |`,
    'supabase config push --workdir .deploy --yes |',
    'supabase secrets set ALLOWED_ORIGINS=https://bahi.example APP_URL=https://bahi.example --workdir .deploy --yes |',
    'supabase functions deploy api --use-api --workdir .deploy --yes |',
    'supabase db query --remote --file supabase/schedule.sql --workdir .deploy --yes |',
    `vite build | https://${ref}.supabase.co Bahi`,
  ])
  expect(output).toContain('npx netlify deploy --prod --no-build --dir dist')
  expect(status).toBe(0)
})

test('a dry run tells the commands that a run gives, in the same order, and does nothing', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_SECRET: secrets.google }
  const captcha = { TURNSTILE_SITE_KEY: '0x4AAA', TURNSTILE_SECRET_KEY: secrets.captcha }
  const { status, output } = deploy({ ...complete, ...google, ...captcha }, '--dry-run')
  expect(calls()).toEqual([])
  expect(status).toBe(0)
  expect(output).toContain('VITE_GOOGLE_SIGN_IN=true')
  expect(output).toContain('VITE_TURNSTILE_SITE_KEY=0x4AAA')
  // Sent by Auth and by the edge function.
  expect(output.match(/reads TURNSTILE_SECRET_KEY, which is not shown/g)).toHaveLength(2)
  // Sent by Auth, twice, and by the edge function.
  expect(output.match(/reads SMTP_PASSWORD, which is not shown/g)).toHaveLength(3)
  expect(output.match(/reads BAHI_SECRET_KEY, which is not shown/g)).toHaveLength(1)

  deploy(complete)
  const told = [...output.matchAll(/^ {3}((?:node|supabase|vite) .*)$/gm)].map(([, line]) => line)
  expect(told).toEqual(calls().map((line) => line.split(' |')[0]))
})

beforeRelease(
  'the backup before a change of the database is left out only where that is asked for',
  () => {
    for (const [env, args] of [
      [{}, ['--without-backup']],
      [{ npm_config_without_backup: 'true' }, []],
    ] as const) {
      rmSync(join(folder, 'calls'), { force: true })
      expect(deploy({ ...complete, ...env }, ...args).status).toBe(0)
      expect(calls()[2]).toBe('node hosting/database.ts --without-backup |')
    }
  },
)

beforeRelease('a dry run whose option npm kept for itself does nothing either', () => {
  const { output } = deploy({ ...complete, npm_config_dry_run: 'true' })
  expect(output).toContain('nothing was done')
  expect(calls()).toEqual([])
})

beforeRelease('an option that is not known is refused', () => {
  expect(deploy(complete, '--dryrun').output).toContain('not --dryrun')
  expect(calls()).toEqual([])
})

test('a dry run without any variable shows the plan and all that is missing', () => {
  const { status, output } = deploy({}, '--dry-run')
  expect(status).toBe(1)
  expect(output).toContain('supabase link --project-ref <SUPABASE_PROJECT_REF>')
  expect(output).toContain('A deploy would stop before the first step.')
  for (const name of Object.keys(needed)) expect(output).toContain(`${name} is not set.`)
})

test('missing or impossible settings are reported before anything is done', () => {
  const { status, output } = deploy({ ...complete, BAHI_SUPPORT_EMAIL: '', BAHI_HOST: 'ftp' })
  expect(output).toContain('BAHI_SUPPORT_EMAIL is not set.')
  expect(output).toContain('BAHI_HOST is not what it must be')
  expect(status).toBe(1)
  expect(calls()).toEqual([])
})

beforeRelease(
  'half a mail server or half of Google is refused by the names that are missing',
  () => {
    const { output } = deploy({ ...needed, SMTP_HOST: 'smtp.example', GOOGLE_CLIENT_ID: 'id' })
    expect(output).toContain('SMTP_USER, SMTP_PASSWORD, SMTP_FROM: not set')
    expect(output).toContain('GOOGLE_SECRET: not set')
    expect(calls()).toEqual([])
  },
)

test('a step that fails stops the rest and says how to go on', () => {
  fake('supabase', 'config')
  const { status, output } = deploy(complete)
  expect(status).toBe(1)
  expect(calls()).toHaveLength(5)
  expect(output).toContain(`Step 5 of 10 failed: \`supabase config push --remote=${ref}`)
  expect(output).toContain('Correct it in .env.')
  expect(output).toContain('run `npm run deploy` again')

  fake('supabase')
  expect(deploy(complete).status).toBe(0)
})

beforeRelease('without the CLI nothing is done, and the message says how to get it', () => {
  rmSync(join(folder, 'supabase'))
  const { status, output } = deploy(complete)
  expect(output).toContain('The Supabase CLI does not start.')
  expect(output).toContain('npm ci')
  expect(status).toBe(1)
  expect(calls()).toEqual([])
})

test('without a mail server nothing is done, unless it is said to be meant', () => {
  const { status, output } = deploy(needed)
  expect(output).toContain('SMTP_HOST, SMTP_USER, SMTP_PASSWORD, SMTP_FROM are not set.')
  expect(output).toContain('BAHI_BUILTIN_MAIL')
  expect(status).toBe(1)
  expect(calls()).toEqual([])

  const trial = deploy(withoutMail)
  expect(trial.status).toBe(0)
  expect(trial.output).toContain('nobody can register')
  expect(trial.output).not.toContain('codes reach')
  expect(calls().join()).not.toContain('mail-server')
  expect(calls()).toHaveLength(9)
  const templates = deploy({ ...needed, BAHI_BUILTIN_MAIL: 'templates' }, '--dry-run')
  expect(templates.output).toContain('members of your organisation alone')
  expect(templates.output).not.toContain('nobody can register')
})

beforeRelease.each(['25', '587'])(
  'port %s, which edge functions cannot reach, is told',
  (SMTP_PORT) => {
    const { status, output } = deploy({ ...complete, SMTP_PORT }, '--dry-run')
    expect(output).toContain(`cannot reach a mail server on port ${SMTP_PORT}`)
    expect(output).toContain('reads SMTP_PORT')
    expect(status).toBe(0)
  },
)

test('the guide tells the steps of the dry run, by their titles and in their order', () => {
  const { output } = deploy(complete, '--dry-run')
  const told = [...output.matchAll(/^\d+\. (.*)$/gm)].map(([, title]) => title)
  const guide = readFileSync(join(import.meta.dirname, '../docs/hosting.md'), 'utf8')
  const [, section = ''] = guide.split('## What a deploy does')
  const steps = section.split('\n## ')[0]?.matchAll(/^\d+\. \*\*(.*)\*\*/gm) ?? []
  expect([...steps].map(([, title]) => title)).toEqual(told)
  expect(told).toHaveLength(10)
  expect(output).not.toContain('cannot reach')
})
