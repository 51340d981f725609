import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const ref = 'abcdefghijklmnopqrst'
const complete = {
  SUPABASE_ACCESS_TOKEN: 'sbp_of-the-account',
  SUPABASE_PROJECT_REF: ref,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  BAHI_SECRET_KEY: 'sb_secret_abc',
  BAHI_APP_URL: 'https://bahi.example',
  BAHI_HOST: 'netlify',
  BAHI_SUPPORT_EMAIL: 'help@neel.studio',
  BAHI_BUILTIN_MAIL: 'trial',
}

test.each(['Neel Studio <no-reply@neel.studio>', 'no-reply@bahi.example', 'no-reply'])(
  'mails cannot come from "%s": the function would not start, or nothing would arrive',
  (SMTP_FROM) => {
    const mail = { SMTP_HOST: 'smtp.neel.studio', SMTP_USER: 'neel', SMTP_PASSWORD: 'x', SMTP_FROM }
    expect(readSettings({ ...complete, ...mail }).problems).toEqual([
      expect.stringContaining('SMTP_FROM is not what it must be'),
    ])
    expect(
      readSettings({ ...complete, ...mail, SMTP_FROM: 'no-reply@neel.studio' }).problems,
    ).toEqual([])
  },
)

test('complete settings have no problem; a name and the number of proxies are optional', () => {
  const given = { ...complete, BAHI_PRODUCT_NAME: 'Neel & Söhne', CLIENT_ADDRESS_HOPS: '3' }
  const { settings, problems } = readSettings(given)
  expect(problems).toEqual([])
  expect(settings).toMatchObject({
    productName: 'Neel & Söhne',
    functionSettings: ['CLIENT_ADDRESS_HOPS'],
    smtp: false,
  })
  expect(readSettings(complete).settings).toMatchObject({
    productName: 'Bahi',
    functionSettings: [],
  })
})

for (const [name, way] of [
  ['SUPABASE_ACCESS_TOKEN', 'https://supabase.com/dashboard/account/tokens'],
  ['SUPABASE_PROJECT_REF', 'the 20 letters in the address of the project’s dashboard'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'under Settings → API Keys'],
  ['BAHI_APP_URL', 'the address the app will have'],
  ['BAHI_HOST', 'cloudflare, netlify, vercel'],
  ['BAHI_SECRET_KEY', 'the project’s secret key'],
  ['BAHI_SUPPORT_EMAIL', 'on every PDF and every shared invoice'],
] as const) {
  test(`without ${name} the message says where it comes from`, () => {
    const [problem, ...others] = readSettings({ ...complete, [name]: '' }).problems
    expect(problem).toContain(`${name} is not set.`)
    expect(problem).toContain(way)
    expect(others).toEqual([])
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
  ['BAHI_SECRET_KEY', 'sb_publishable_abc'],
  ['BAHI_SUPPORT_EMAIL', 'support@bahi.example'],
  ['BAHI_SUPPORT_EMAIL', 'nobody'],
  ['BAHI_PRODUCT_NAME', 'Neel "Studio"'],
  ['BAHI_PRODUCT_NAME', 'बही'],
  ['BAHI_BUILTIN_MAIL', 'yes'],
  ['CLIENT_ADDRESS_HOPS', '0'],
  ['FORWARD_CLIENT_ADDRESS', 'yes'],
  ['MAILS_A_DAY', 'lots'],
  ['SMTP_PORT', '465 (TLS)'],
])('%s as "%s" is refused, and not said again', (name, value) => {
  const [problem, ...others] = readSettings({ ...complete, [name]: value }).problems
  expect(problem).toMatch(new RegExp(`${name} is not `))
  expect(problem).not.toContain(value)
  expect(others).toEqual([])
})
