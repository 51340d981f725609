import { expect, test } from 'vitest'
import { sql } from '../setup/stack/database.ts'
import { type Browser, bearer, loggedIn, plain } from './clients.ts'
import { invoice } from './samples.ts'

/** The same cookies, but the access token says that it is over. */
function expire({ jar }: Browser) {
  const [head = '', payload = '', signature = ''] = (jar.get('bahi-access') ?? '').split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const over = { ...claims, exp: Math.floor(Date.now() / 1000) + 10 }
  const text = Buffer.from(JSON.stringify(over)).toString('base64url')
  jar.set('bahi-access', `${head}.${text}.${signature}`)
}

test('an expired session is renewed on the server, for a write as well', async () => {
  const { client } = await loggedIn()
  const before = new Map(client.jar)
  expire(client)
  const created = await client.post('/invoice/create', invoice)
  expect(created.status).toBe(201)
  expect(client.jar.get('bahi-refresh')).not.toBe(before.get('bahi-refresh'))
  // It belongs to the session, which is still the same.
  expect(client.jar.get('XSRF-TOKEN')).toBe(before.get('XSRF-TOKEN'))
  expect((await client.get('/user/auth/me')).status).toBe(200)
})

test('requests that find the session expired together, or just after, all go through', async () => {
  const { client } = await loggedIn()
  expire(client)
  const Cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = () => plain({ Cookie }).get('/user/auth/me')
  const together = await Promise.all(Array.from({ length: 8 }, ask))
  expect([...together, await ask()].map(({ status }) => status)).toEqual(Array(9).fill(200))
})

test('a session that cannot be renewed is forgotten', async () => {
  const { client, id } = await loggedIn()
  expire(client)
  await sql`delete from auth.sessions where user_id = ${id}`
  expect((await client.get('/user/auth/me')).status).toBe(401)
  expect([...client.jar.keys()]).toEqual([])
})

test('logging out ends the session on the server, not only in the browser', async () => {
  const { client } = await loggedIn()
  const token = client.jar.get('bahi-access') ?? ''
  const Cookie = `bahi-refresh=${client.jar.get('bahi-refresh')}`
  expect((await bearer(token).get('/user/auth/me')).status).toBe(200)
  await client.post('/user/auth/logout')
  expect((await bearer(token).get('/user/auth/me')).status).toBe(401)
  expect((await plain({ Cookie }).get('/user/auth/me')).status).toBe(401)
})

test('logging out twice, or signed out, is no failure', async () => {
  const { client } = await loggedIn()
  for (let turn = 0; turn < 2; turn++)
    expect((await client.post('/user/auth/logout')).data).toEqual({
      success: true,
      message: 'Logged out.',
    })
})

// [call-20]
test('a write with cookies needs the XSRF token of the very session', async () => {
  const [{ client, id }, other] = [await loggedIn(), await loggedIn()]
  const right = client.jar.get('XSRF-TOKEN') ?? ''
  const theirs = other.client.jar.get('XSRF-TOKEN') ?? ''
  const planted = [undefined, '', 'x', `${right}x`, right.slice(1), right.toUpperCase(), theirs]
  for (const token of planted) {
    // Planted as a cookie and sent as a header: a bare double submit would let it pass.
    if (token === undefined) client.jar.delete('XSRF-TOKEN')
    else client.jar.set('XSRF-TOKEN', token)
    const answers = [
      await client.post('/invoice/create', invoice),
      await client.patch('/user/auth/update', { name: 'Eve' }),
      await client.patch('/business/update', { name: 'Eve' }),
      await client.delete(`/invoice/delete/${crypto.randomUUID()}`),
      await client.post('/user/auth/logout'),
    ]
    expect(answers.map(({ status, data }) => [status, data.code])).toEqual(
      Array(5).fill([403, 'xsrf']),
    )
  }
  const [written] = await sql`select count(*)::int as n from invoices where user_id = ${id}`
  expect(written?.n).toBe(0)
  client.jar.set('XSRF-TOKEN', right)
  expect((await client.post('/invoice/create', invoice)).status).toBe(201)
})

test('logging out by the refresh token alone needs the XSRF token, too', async () => {
  const { client } = await loggedIn()
  const xsrf = client.jar.get('XSRF-TOKEN') ?? ''
  client.jar.delete('XSRF-TOKEN')
  client.jar.delete('bahi-access')
  const foreign = await client.post('/user/auth/logout')
  expect([foreign.status, foreign.data.code]).toEqual([403, 'xsrf'])
  expect((await client.get('/user/auth/me')).status).toBe(200)

  client.jar.delete('bahi-access')
  client.jar.set('XSRF-TOKEN', xsrf)
  expect((await client.post('/user/auth/logout')).status).toBe(200)
  expect([...client.jar.keys()]).toEqual([])
})

test('a client that lost the XSRF token gets it again with a read', async () => {
  const { client } = await loggedIn()
  const token = client.jar.get('XSRF-TOKEN')
  client.jar.delete('XSRF-TOKEN')
  await client.get('/user/auth/me')
  expect(client.jar.get('XSRF-TOKEN')).toBe(token)
})

test('a bearer token needs no XSRF token and wins over cookies', async () => {
  const [one, two] = [await loggedIn(), await loggedIn()]
  const headers = { Authorization: `Bearer ${two.token}` }
  const me = await one.client.get('/user/auth/me', { headers })
  expect(me.data.data.id).toBe(two.id)
  const written = await bearer(two.token).patch('/business/update', { name: 'Two' })
  expect(written.status).toBe(200)
})

test('a login that fails sets no cookie', async () => {
  const answer = await plain().post('/user/auth/login', { email: 'a@b.example', password: 'x' })
  expect(answer.status).toBe(401)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('no invoice is issued for a session that is over, though its token still lives', async () => {
  const issue = (token: string) => bearer(token).post('/invoice/create', invoice)
  const ends = {
    'logged out': (id: string) => sql`delete from auth.sessions where user_id = ${id}`,
    banned: (id: string) =>
      sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`,
  }
  for (const [how, end] of Object.entries(ends)) {
    const { id, token } = await loggedIn()
    expect((await issue(token)).status).toBe(201)
    await end(id)
    const { status, data } = await issue(token)
    expect([how, status, data.code]).toEqual([how, 401, 'unauthenticated'])
    const [written] = await sql`select count(*)::int as n from invoices where user_id = ${id}`
    expect(written?.n).toBe(1)
  }
})
