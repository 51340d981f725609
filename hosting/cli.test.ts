import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { runCli } from '../supabase/local/postgres/supabase-cli.ts'
import { beforeRelease } from '../tests/setup/before-release.ts'
import { type Asked, projectRef, startManagementApi } from '../tests/setup/stack/management-api.ts'
import { prepare, writeSettings } from './prepare.ts'
import { liveFolder, readSettings } from './settings.ts'
import { type Step, stepsFor } from './steps.ts'

// The real CLI, the real files, and a stand-in for the service: what would reach a project.

const secrets = {
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  BAHI_SECRET_KEY: 'sb_secret_of-the-project',
  SMTP_PASSWORD: 'pass-of-mail',
  GOOGLE_SECRET: 'secret-of-google',
  TURNSTILE_SECRET_KEY: 'secret-of-turnstile',
}
const needed = {
  SUPABASE_ACCESS_TOKEN: secrets.SUPABASE_ACCESS_TOKEN,
  BAHI_SECRET_KEY: secrets.BAHI_SECRET_KEY,
  SUPABASE_PROJECT_REF: projectRef,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  BAHI_APP_URL: 'https://neel.studio',
  BAHI_HOST: 'netlify',
  BAHI_SUPPORT_EMAIL: 'help@neel.studio',
  BAHI_PRODUCT_NAME: 'Neel & Co',
}
const complete = {
  ...needed,
  SMTP_HOST: 'smtp.neel.studio',
  SMTP_USER: 'bahi',
  SMTP_PASSWORD: secrets.SMTP_PASSWORD,
  SMTP_FROM: 'no-reply@neel.studio',
  SMTP_PORT: '2525',
  GOOGLE_CLIENT_ID: 'id-of-google',
  GOOGLE_SECRET: secrets.GOOGLE_SECRET,
  CLIENT_ADDRESS_HOPS: '2',
  FORWARD_CLIENT_ADDRESS: 'true',
  MAILS_A_DAY: '300',
  AUTH_MAILS_AN_HOUR: '120',
  TURNSTILE_SITE_KEY: '0x4AAA',
  TURNSTILE_SECRET_KEY: secrets.TURNSTILE_SECRET_KEY,
}

const folders: string[] = []
let uploaded: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Does the steps that are calls of the service alone, and says what it was asked to change. */
async function deployed(
  env: Record<string, string>,
  parts = ['config push', 'secrets set', 'functions deploy'],
): Promise<Asked[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-live-'))
  folders.push(folder)
  const { settings, problems } = readSettings(env)
  expect(problems).toEqual([])
  if (parts.includes('functions deploy')) uploaded = (await prepare(settings, folder)).files
  else writeSettings(settings, folder)
  const service = await startManagementApi()
  const profile = join(folder, 'profile.json')
  writeFileSync(profile, service.profile)
  const pushes = stepsFor(settings).filter(({ command: [, part, verb] }) =>
    parts.includes(`${part} ${verb}`),
  )
  try {
    for (const { command } of pushes) {
      const { status, output } = await runCli(...located(command, folder), {
        ...env,
        SUPABASE_PROFILE: profile,
        SUPABASE_PROJECT_ID: projectRef,
      })
      expect([output, status]).toEqual([output, 0])
      for (const secret of Object.values(secrets)) expect(output).not.toContain(secret)
    }
  } finally {
    await service.stop()
  }
  return service.asked.filter(({ method }) => method !== 'GET')
}

/** The arguments without the folder, and the folder. */
function located([, ...args]: Step['command'], folder: string): [string[], string] {
  const at = args.indexOf('--workdir')
  const given = args[at + 1] ?? ''
  return [args.toSpliced(at, 2), given.replace(liveFolder, folder)]
}

const auth = (asked: Asked[]): Record<string, unknown>[] =>
  asked
    .filter(({ path }) => path.endsWith('/config/auth'))
    .map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString('utf8')))

let asked: Asked[]
beforeAll(async () => {
  asked = await deployed(complete)
}, 60_000)

beforeRelease(
  'the mail server is there before the mail templates, which the free plan takes from nobody else',
  () => {
    const [first, second, ...others] = auth(asked)
    expect(others).toEqual([])
    expect(first).toEqual({
      smtp_host: 'smtp.neel.studio',
      smtp_port: '2525',
      smtp_user: 'bahi',
      smtp_pass: secrets.SMTP_PASSWORD,
      smtp_admin_email: 'no-reply@neel.studio',
      smtp_sender_name: 'Neel & Co',
    })
    expect(second).toMatchObject({
      mailer_subjects_confirmation: 'Your Neel & Co verification code',
      mailer_templates_confirmation_content: expect.stringContaining('{{ .Token }}'),
      mailer_templates_recovery_content: expect.stringContaining('Neel &amp; Co'),
      rate_limit_email_sent: 120,
    })
    expect(JSON.stringify(second)).not.toContain('Bahi')
  },
)

beforeRelease(
  'the rules of sign-in that the product relies on reach the project, Google and the captcha',
  () => {
    expect(auth(asked).at(-1)).toMatchObject({
      site_url: 'https://neel.studio',
      uri_allow_list: 'https://neel.studio/**',
      password_min_length: 8,
      mailer_otp_length: 6,
      mailer_otp_exp: 600,
      smtp_max_frequency: 60,
      security_update_password_require_current_password: true,
      security_captcha_enabled: true,
      security_captcha_provider: 'turnstile',
      security_captcha_secret: secrets.TURNSTILE_SECRET_KEY,
      external_google_enabled: true,
      external_google_client_id: 'id-of-google',
      external_google_secret: secrets.GOOGLE_SECRET,
    })
  },
)

beforeRelease(
  'the function is told where the app lives, its mail server, its proxies, its most mails and its captcha, and nothing else',
  () => {
    const [told] = asked.filter(({ path }) => path.endsWith('/secrets'))
    const given: { name: string; value: string }[] = JSON.parse(told?.body ?? '[]')
    expect(Object.fromEntries(given.map(({ name, value }) => [name, value]))).toEqual({
      ALLOWED_ORIGINS: 'https://neel.studio',
      APP_URL: 'https://neel.studio',
      CLIENT_ADDRESS_HOPS: '2',
      FORWARD_CLIENT_ADDRESS: 'true',
      MAILS_A_DAY: '300',
      SMTP_HOST: 'smtp.neel.studio',
      SMTP_USER: 'bahi',
      SMTP_PASSWORD: secrets.SMTP_PASSWORD,
      SMTP_FROM: 'no-reply@neel.studio',
      SMTP_PORT: '2525',
      TURNSTILE_SECRET_KEY: secrets.TURNSTILE_SECRET_KEY,
    })
  },
)

beforeRelease(
  'the bundle alone is uploaded, whole, and lets its callers in without a token of the gateway',
  () => {
    const [upload] = asked.filter(({ path }) => path.includes('/functions/deploy'))
    const { body = '' } = upload ?? {}
    const files = [...body.matchAll(/name="file"; filename="([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
    expect(files.sort()).toEqual(uploaded.map((name) => `supabase/functions/api/${name}`).sort())
    const [, metadata = '{}'] = /name="metadata"[^{]*(\{.*\})/.exec(body) ?? []
    expect(JSON.parse(metadata)).toMatchObject({
      entrypoint_path: 'supabase/functions/api/index.js',
      verify_jwt: false,
    })
    expect(body).toContain('help@neel.studio')
  },
)

beforeRelease(
  'without a mail server Auth keeps its own mails and its own limit of them',
  async () => {
    const [push = {}, ...others] = auth(
      await deployed({ ...needed, BAHI_BUILTIN_MAIL: 'trial' }, ['config push']),
    )
    expect(others).toEqual([])
    expect(push).toMatchObject({ site_url: 'https://neel.studio', password_min_length: 8 })
    const mails = Object.keys(push).filter((name) =>
      /^mailer_(?:subjects|templates)|^smtp_(?!max)/.test(name),
    )
    expect(mails).toEqual([])
    expect(push).not.toHaveProperty('rate_limit_email_sent')
    expect(push).not.toHaveProperty('external_google_secret')
    expect(push).not.toHaveProperty('security_captcha_secret')
  },
  30_000,
)
