import { expect, test } from 'vitest'
import { exported, restored } from '../database/moving.ts'
import { as } from '../setup/stack/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

test('events known only from a restored file are marked in the history, in payments and in answers', async () => {
  const before = await makeAccount()
  const seller = bearer(before.token)
  const { id } = (await seller.post('/invoice/create', invoice)).data.data
  await seller.post(`/invoice/${id}/payments`, { amount: 1, paidOn: '2026-11-01', method: 'UPI' })
  const offer = { ...invoice, validUntil: '2990-01-01' }
  const estimate = (await seller.post('/estimate/create', offer)).data.data.id
  await seller.post(`/estimate/${estimate}/accept`, { name: 'Meera Iyer' })

  const after = await makeAccount()
  const pages = await as(before.id, exported)
  await as(after.id, (tx) => restored(tx, pages))

  const marksOf = async (token: string) => {
    const client = bearer(token)
    const made = (await client.get('/invoice')).data.data.data[0].id
    const offered = (await client.get('/estimate')).data.data.data[0].id
    const events: { restored: boolean }[] = (await client.get(`/invoice/${made}/history`)).data.data
    const payments: { restored: boolean }[] = (await client.get(`/invoice/${made}/payments`)).data
      .data
    const { answer } = (await client.get(`/estimate/${offered}`)).data.data
    const marks = [...events, ...payments, answer].map((one) => one.restored)
    expect(marks.length).toBeGreaterThan(3)
    return [...new Set(marks)]
  }
  expect(await marksOf(before.token)).toEqual([false])
  expect(await marksOf(after.token)).toEqual([true])
})
