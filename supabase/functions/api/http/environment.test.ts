import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const SUPABASE_URL = 'https://project.supabase.example'
const minimal = { SUPABASE_URL, SUPABASE_ANON_KEY: 'eyJ' }

test('the named keys of a hosted project are understood', () => {
  const keys = (kind: string) => JSON.stringify({ web: `sb_${kind}_web`, default: `sb_${kind}_1` })
  const environment = readEnvironment({
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEYS: keys('publishable'),
    SUPABASE_SECRET_KEYS: keys('secret'),
  })
  expect(environment).toEqual({
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
    ALLOWED_ORIGINS: [],
    CLIENT_ADDRESS_HOPS: 1,
    FORWARD_CLIENT_ADDRESS: false,
    APP_URL: null,
    TURNSTILE_SECRET_KEY: null,
    TURNSTILE_VERIFY_URL: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    MAILS_A_DAY: null,
    WEBHOOKS_TO_LOCALHOST: false,
    smtp: null,
  })
})

test('a host may say how many mails it sends in a day, in digits', () => {
  const most = (MAILS_A_DAY: string) => readEnvironment({ ...minimal, MAILS_A_DAY }).MAILS_A_DAY
  expect([most('2500'), most('0'), most('')]).toEqual([2500, 0, null])
  expect(() => most('many')).toThrow('MAILS_A_DAY')
})

test('an older project’s anon and service keys serve as well', () => {
  const environment = readEnvironment({ ...minimal, SUPABASE_SERVICE_ROLE_KEY: 'eyS' })
  expect(environment).toMatchObject({ SUPABASE_PUBLISHABLE_KEY: 'eyJ', SUPABASE_SECRET_KEY: 'eyS' })
})

test('no secret key is no fault', () => {
  expect(readEnvironment(minimal).SUPABASE_SECRET_KEY).toBeNull()
})

test('the allowed origins are a list, and each must be an origin', () => {
  const read = (ALLOWED_ORIGINS: string) => readEnvironment({ ...minimal, ALLOWED_ORIGINS })
  expect(read('https://a.example, http://localhost:3000').ALLOWED_ORIGINS).toEqual([
    'https://a.example',
    'http://localhost:3000',
  ])
  for (const wrong of ['*', 'https://a.example/', 'a.example', 'null'])
    expect(() => read(wrong)).toThrow('environment: ALLOWED_ORIGINS.')
})

test('everything that is missing is named in one message', () => {
  expect(() => readEnvironment({})).toThrow('SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY')
})

const mail = { SMTP_HOST: 'smtp.example', SMTP_FROM: 'no-reply@bahi.example' }
const APP_URL = 'https://bahi.example'

test('a mail server is read with its port, and with a login where it asks for one', () => {
  expect(readEnvironment({ ...minimal, ...mail, APP_URL }).smtp).toEqual({
    ...mail,
    SMTP_PORT: 465,
    SMTP_USER: null,
    SMTP_PASSWORD: null,
  })
  const login = { SMTP_USER: 'bahi', SMTP_PASSWORD: 'secret', SMTP_PORT: '2525' }
  const { smtp } = readEnvironment({ ...minimal, ...mail, ...login, APP_URL })
  expect(smtp).toEqual({ ...mail, ...login, SMTP_PORT: 2525 })
})

test('without a mail server there is none, whatever its port', () => {
  const empty = { SMTP_HOST: '', SMTP_USER: '', SMTP_PASSWORD: '', SMTP_FROM: '' }
  expect(readEnvironment({ ...minimal, ...empty, SMTP_PORT: '465' }).smtp).toBeNull()
})

test.each([
  [{ SMTP_HOST: 'smtp.example' }, 'SMTP_FROM'],
  [{ SMTP_PASSWORD: 'x', APP_URL }, 'SMTP_HOST, SMTP_FROM'],
  [{ ...mail }, 'APP_URL'],
  [{ ...mail, APP_URL, SMTP_USER: 'bahi' }, 'SMTP_PASSWORD'],
  [{ ...mail, APP_URL, SMTP_PASSWORD: 'secret' }, 'SMTP_USER'],
  [{ ...mail, APP_URL, SMTP_PORT: '70000' }, 'SMTP_PORT'],
  [{ ...mail, APP_URL, SMTP_FROM: 'Bahi <a@b.example>' }, 'SMTP_FROM'],
  [{ APP_URL: 'https://bahi.example/' }, 'APP_URL'],
])('half a mail server is none, and what is missing is named (%#)', (given, missing) => {
  expect(() => readEnvironment({ ...minimal, ...given })).toThrow(`environment: ${missing}.`)
})
