import { expect, test } from 'vitest'
import { bearer, claim, makeAccount, plain } from './clients.ts'
import { invoice } from './samples.ts'

/** Tries the link without an account: opens its document and reports a payment. */
const opens = async (token: string, reference: string) => [
  (await plain().get(`/share/${token}/pdf`)).status,
  await claim(token, { amount: 1, reference }),
]

// [api-2]
test('a link is made once, a new one kills the old, and none is left when sharing stops', async () => {
  const client = bearer((await makeAccount()).token)
  const { id } = (await client.post('/invoice/create', invoice)).data.data
  const share = async (how = '') => (await client.post(`/invoice/${id}/share${how}`)).data

  const first = await share()
  const { token } = first.data
  expect(first).toEqual({
    success: true,
    message: 'OK',
    data: { url: `/i/${token}`, token: expect.stringMatching(/^[\w-]{24}$/) },
  })
  expect(await share()).toEqual(first)
  expect(await opens(token, 'UTR000000001')).toEqual([200, 200])

  const renewed = await share('/renew')
  expect(renewed.message).toBe('New link created. The old one no longer works.')
  expect(renewed.data.token).not.toBe(token)
  expect(renewed.data.url).toBe(`/i/${renewed.data.token}`)
  expect(await opens(token, 'UTR000000002')).toEqual([404, 404])
  expect(await opens(renewed.data.token, 'UTR000000003')).toEqual([200, 200])

  for (const _ of [1, 2]) {
    const stopped = await client.delete(`/invoice/${id}/share`)
    expect([stopped.status, stopped.data]).toEqual([
      200,
      { success: true, message: 'Sharing stopped. The link no longer works.' },
    ])
  }
  expect(await opens(renewed.data.token, 'UTR000000004')).toEqual([404, 404])

  const again = await share()
  expect([token, renewed.data.token]).not.toContain(again.data.token)
  const events = (await client.get(`/invoice/${id}/history`)).data.data
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'shared',
    'link_revoked',
    'payment_claimed',
    'link_renewed',
    'payment_claimed',
    'shared',
    'created',
  ])
})
