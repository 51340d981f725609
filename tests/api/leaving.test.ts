import axios from 'axios'
import { expect, inject, test } from 'vitest'
import { invoiceOver, share } from '../database/ledger.ts'
import { as, sql } from '../setup/database.ts'
import { bearer, makeAccount, password, plain } from './clients.ts'

const { apiUrl, publishableKey } = inject('stack')

const rpc = (name: string, body: object, token?: string) =>
  axios.post(`${apiUrl}/rest/v1/rpc/${name}`, body, {
    headers: { apikey: publishableKey, ...(token && { Authorization: `Bearer ${token}` }) },
    validateStatus: () => true,
  })

test('by the real servers, too, who asks to leave is signed out everywhere, and a login brings everything back', async () => {
  const { id, token, email } = await makeAccount()
  const invoice = await invoiceOver(id, 100_000)
  const link = await as(id, (tx) => share(tx, invoice))
  // As of a login some moments ago; the sessions of factories have no day.
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
