import { expect, test } from 'vitest'
import { readEnvironment } from '../_shared/edge/environment.ts'
import { createApp } from './app.ts'

const given = {
  SUPABASE_URL: 'http://supabase.test',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
  CLIENT_ADDRESS_HOPS: '2',
}
const mail = {
  SMTP_HOST: 'smtp.test',
  SMTP_FROM: 'bills@bahi.example',
  APP_URL: 'https://bahi.example',
}

const health = (variables: Record<string, string>, headers: Record<string, string>) =>
  createApp(readEnvironment(variables)).request('/api/health', { headers })

test('the host learns with the secret key how many addresses came and which one counts', async () => {
  const headers = {
    apikey: 'sb_secret_test',
    'X-Forwarded-For': '10.0.0.1, 203.0.113.9, 198.51.100.7',
  }
  const answer = await health(given, headers)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    success: true,
    message: 'OK',
    data: { mail: false, addressEntries: 3, addressHops: 2, yourAddress: '203.0.113.9' },
  })
  const withMail = await health({ ...given, ...mail }, { apikey: 'sb_secret_test' })
  expect(await withMail.json()).toMatchObject({
    data: { mail: true, addressEntries: 0, yourAddress: 'unknown' },
  })
})

test.each([{}, { apikey: '' }, { apikey: 'sb_publishable_test' }, { apikey: 'sb_secret_tesT' }])(
  'whoever sends %o instead of the secret key learns nothing',
  async (headers) => {
    const answer = await health(given, headers)
    expect(answer.status).toBe(401)
    expect(Object.keys(await answer.json())).not.toContain('data')
  },
)

test('without a secret key there is nobody to tell', async () => {
  const { SUPABASE_SECRET_KEY: _, ...keyless } = given
  for (const apikey of ['', 'null', 'undefined']) {
    expect((await health(keyless, { apikey })).status).toBe(401)
  }
})
