import axios from 'axios'
import { expect, inject, test } from 'vitest'
import { invoiceOver, share } from '../database/ledger.ts'
import { as, sql } from '../setup/stack/database.ts'
import { call, newestCode, refresh, sessionOf } from '../stack/client.ts'
import { bearer, makeAccount, password, plain } from './clients.ts'

const { apiUrl, publishableKey } = inject('stack')

const rpc = (name: string, body: object, token?: string) =>
  axios.post(`${apiUrl}/rest/v1/rpc/${name}`, body, {
    headers: { apikey: publishableKey, ...(token && { Authorization: `Bearer ${token}` }) },
    validateStatus: () => true,
  })

test('on the real servers, too, a person who asks to leave is signed out everywhere, and a login brings everything back', async () => {
  const { id, token, email } = await makeAccount()
  const invoice = await invoiceOver(id, 100_000)
  const link = await as(id, (tx) => share(tx, invoice))
  // A login some moments ago; the sessions of factories have no day.
  await sql`update auth.sessions set created_at = now() where user_id = ${id}`
  const asked = await rpc('request_deletion', {}, token)
  expect(asked.status).toBe(200)
  const inDays = (Date.parse(asked.data) - Date.now()) / 86_400_000
  expect(Math.round(inDays)).toBe(7)

  expect((await bearer(token).get('/business')).status).toBe(401)
  expect((await rpc('invoices_this_month', {}, token)).status).toBe(401)
  expect((await rpc('shared_invoice', { token: link })).data).toMatchObject({ resting: true })
  expect((await plain().get(`/share/${link}/pdf`)).status).toBe(404)

  const { status } = await plain().post('/user/auth/login', { email, password })
  expect(status).toBe(200)
  expect((await rpc('shared_invoice', { token: link })).data).toMatchObject({
    total_minor: 100_000,
  })
  expect((await plain().get(`/share/${link}/pdf`)).status).toBe(200)
})

test('once its erasure has begun, no login finds an account, no session is renewed, and the address registers anew', async () => {
  const { id, email } = await makeAccount()
  const stack = inject('stack')
  const session = await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
  })
  const renewed = await refresh(stack, sessionOf(session))
  expect(renewed.status).toBe(200)
  await sql`insert into private.account_deletions (user_id, erase_at) values (${id}, '2000-01-01')`
  await sql`select private.begin_erasing(${id})`

  const logIn = () => plain().post('/user/auth/login', { email, password })
  expect((await logIn()).status).toBe(401)
  expect((await refresh(stack, sessionOf(renewed))).status).toBe(400)
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  const code = { type: 'signup', email, token: await newestCode(stack, email) }
  const registered = await call(stack, 'POST', '/auth/v1/verify', { body: code })
  expect(registered.status).toBe(200)

  const accounts = () => sql<{ id: string; email: string | null }[]>`
    select id, email from auth.users where id = ${id} or email = ${email}`
  while ((await accounts()).some((account) => account.id === id))
    await sql`select private.erase_accounts()`
  expect(await accounts()).toEqual([{ id: expect.any(String), email }])
})
