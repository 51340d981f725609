import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { readEnvironment } from './environment.ts'

const url = 'http://supabase.test'
const given = {
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
  CLIENT_ADDRESS_HOPS: '2',
  FORWARD_CLIENT_ADDRESS: 'true',
}
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Returns the headers that the Auth server gets for this request. */
async function sentFor(path: string, body: object, variables: object, forwardedFor?: string) {
  const sent: Headers[] = []
  server.use(
    http.post(`${url}/rest/v1/rpc/take_permit`, () => HttpResponse.json(0)),
    http.post(`${url}/auth/v1/*`, ({ request }) => {
      sent.push(request.headers)
      return HttpResponse.json({ error_code: 'x', msg: 'No.' }, { status: 400 })
    }),
  )
  await createApp(readEnvironment({ ...given, ...variables })).request(`/api/user/auth${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }),
      'Sb-Forwarded-For': '6.6.6.6',
    },
  })
  return sent.map((headers) => [headers.get('apikey'), headers.get('Sb-Forwarded-For')])
}

const email = 'asha@studio.example'
const password = 'correct horse 1'
// Unlike the login it takes no time of its own to refuse.
const registration = { email, password, name: 'Asha' }
const errands: [path: string, body: object][] = [
  ['/login', { email, password }],
  ['/register', registration],
  ['/verifiy-otp', { email, otp: '123456', password, name: 'Asha' }],
  [
    '/reset-password/0123456789abcdef0123456789abcdef0123456789abcdef01234567',
    { newPassword: password },
  ],
]

test.each(errands)(
  'on the errand %s the Auth server is told whose it is, with the secret key: the address of our hops alone',
  async (path, body) => {
    const chain = '9.9.9.9, 203.0.113.9, 198.51.100.7'
    expect(await sentFor(path, body, {}, chain)).toContainEqual(['sb_secret_test', '203.0.113.9'])
  },
)

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])(
  'of %s the Auth server counts %s: a line of version 6 has more addresses than it could count',
  async (address, counted) => {
    const sent = await sentFor('/register', registration, {}, `9.9.9.9, ${address}, 198.51.100.7`)
    expect(sent).toContainEqual(['sb_secret_test', counted])
  },
)

test.each([
  ['it is not switched on', { FORWARD_CLIENT_ADDRESS: 'false' }, '203.0.113.9, 198.51.100.7'],
  ['nothing is said of it', { FORWARD_CLIENT_ADDRESS: undefined }, '203.0.113.9, 198.51.100.7'],
  ['no address came', {}, undefined],
  ['what came is no address', {}, 'unknown, 198.51.100.7'],
])(
  'where %s the Auth server gets the publishable key and no address',
  async (_, variables, chain) => {
    expect(await sentFor('/register', registration, variables, chain)).toEqual([
      ['sb_publishable_test', null],
    ])
  },
)
