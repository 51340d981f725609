import type { AxiosInstance } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import { bearer, claim, makeAccount } from './clients.ts'
import { cash, today } from './payments-ground.ts'
import { invoice } from './samples.ts'

let client: AxiosInstance
beforeAll(async () => {
  client = bearer((await makeAccount()).token)
})

/** An invoice of 1,234.57. */
const issue = async (changes: object = {}): Promise<string> =>
  (await client.post('/invoice/create', { ...invoice, ...changes })).data.data.id
const stateOf = async (id: string) => {
  const { status, received, tds, balance, paidDate, paymentMethod } = (
    await client.get(`/invoice/${id}`)
  ).data.data
  return { status, received, tds, balance, paidDate, paymentMethod }
}
const paymentsOf = async (id: string) => (await client.get(`/invoice/${id}/payments`)).data.data

// [api-1]
test('an invoice is paid in part, then in full with TDS, and owed again when that is undone', async () => {
  const id = await issue()
  const unpaid = { status: 'UNPAID', received: 0, tds: 0, balance: 1234.57 }
  expect(await stateOf(id)).toMatchObject(unpaid)
  expect(await paymentsOf(id)).toEqual([])

  const first = await client.post(`/invoice/${id}/payments`, {
    ...cash,
    paidOn: '2026-11-20T18:30:00.000Z',
    note: 'In hand',
  })
  expect([first.status, first.data]).toEqual([
    201,
    {
      success: true,
      message: 'Payment recorded.',
      data: {
        id: expect.any(String),
        state: 'confirmed',
        amount: 1000,
        tds: 0,
        paidOn: '2026-11-21',
        method: 'Cash',
        reference: null,
        note: 'In hand',
        reason: null,
        receiptId: null,
        fromAdvance: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        restored: false,
        needsAmendment: false,
      },
    },
  ])
  expect(await stateOf(id)).toMatchObject({
    ...{ status: 'UNPAID', received: 1000, balance: 234.57 },
    ...{ paidDate: null, paymentMethod: 'Cash' },
  })

  const rest = { amount: '134.57', tds: 100, method: 'UPI', reference: '412345678901' }
  const second = await client.post(`/invoice/${id}/payments`, rest)
  expect(second.data.data).toMatchObject({ ...rest, amount: 134.57, paidOn: today })
  expect(await stateOf(id)).toEqual({
    status: 'PAID',
    received: 1134.57,
    tds: 100,
    balance: 0,
    paidDate: today,
    paymentMethod: 'UPI',
  })
  expect(await paymentsOf(id)).toEqual(
    expect.arrayContaining([first, second].map(({ data }) => data.data)),
  )
  const listed = (await client.get('/dashboard/invoices', { params: { status: 'PAID' } })).data.data
  expect(listed.data).toMatchObject([{ id, received: 1134.57, tds: 100, balance: 0 }])

  for (const payment of [first, second]) {
    const at = `/payment/${payment.data.data.id}/undo`
    const undone = { ...payment.data.data, state: 'undone', reason: 'Entered twice' }
    // The second time, with another reason, changes nothing.
    for (const reason of ['Entered twice', 'Why again']) {
      const answer = await client.post(at, { reason })
      expect([answer.status, answer.data]).toEqual([
        200,
        { success: true, message: 'Payment undone.', data: undone },
      ])
    }
  }
  expect(await stateOf(id)).toEqual({ ...unpaid, paidDate: null, paymentMethod: null })

  const events = (await client.get(`/invoice/${id}/history`)).data.data
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(events.map(({ id: _, ...event }: { id: number }) => event)).toMatchObject([
    {
      kind: 'payment_undone',
      at,
      amount: 134.57,
      tds: 100,
      reason: 'Entered twice',
      recipient: null,
    },
    { kind: 'payment_undone', at, amount: 1000, tds: 0, reason: 'Entered twice', recipient: null },
    { kind: 'payment_recorded', at, amount: 134.57, tds: 100, reason: null, recipient: null },
    { kind: 'payment_recorded', at, amount: 1000, tds: 0, reason: null, recipient: null },
    { kind: 'created', at, amount: 0, tds: 0, reason: null, recipient: null },
  ])
})

test('a client’s report counts once it is confirmed, as reported or as found, or is declined', async () => {
  const id = await issue()
  const { token } = (await client.post(`/invoice/${id}/share`)).data.data
  const reported = [
    { amount: 1_000, reference: 'UTR000000001' },
    { amount: 200, reference: 'UTR000000002' },
    { amount: 50, reference: 'UTR000000003' },
  ]
  for (const report of reported) expect(await claim(token, report)).toBe(200)
  const claims: { id: string; reference: string }[] = await paymentsOf(id)
  expect(claims).toMatchObject(reported.map((each) => ({ ...each, state: 'claimed' })).reverse())
  expect(await stateOf(id)).toMatchObject({ received: 0, balance: 1234.57 })
  const of = (report: number) =>
    claims.find(({ reference }) => reference === reported[report]?.reference)?.id

  // Twice: the second time changes nothing. And without a body: as reported.
  for (const _ of [1, 2]) {
    const answer = await client.post(`/payment/${of(0)}/confirm`)
    expect([answer.status, answer.data]).toMatchObject([
      200,
      { message: 'Payment confirmed.', data: { state: 'confirmed', amount: 1000, tds: 0 } },
    ])
  }
  expect(await stateOf(id)).toMatchObject({ received: 1000, balance: 234.57 })

  const over = await client.post(`/payment/${of(1)}/confirm`, { tds: 34.58 })
  expect([over.status, over.data.errors]).toEqual([
    422,
    { amount: 'Only ₹234.57 is still due: ₹200.00 and ₹34.58 of TDS make ₹234.58.' },
  ])
  const found = await client.post(`/payment/${of(1)}/confirm`, {
    amount: '180',
    tds: 20,
    // Half past midnight in India.
    paidOn: '2026-11-19T19:00:00.000Z',
  })
  const paidOn = '2026-11-20'
  expect(found.data.data).toMatchObject({ state: 'confirmed', amount: 180, tds: 20, paidOn })

  const future = await client.post(`/payment/${of(2)}/confirm`, { paidOn: '2990-01-01' })
  expect([future.status, future.data.errors]).toEqual([
    422,
    { paidOn: 'Payment date cannot be in the future.' },
  ])
  const early = await client.post(`/payment/${of(2)}/undo`, { reason: 'x' })
  expect([early.status, early.data.reason]).toEqual([409, 'payment_unconfirmed'])
  const declined = await client.post(`/payment/${of(2)}/decline`, { reason: 'Not on my account' })
  expect([declined.status, declined.data]).toMatchObject([
    200,
    { message: 'Payment declined.', data: { state: 'declined', reason: 'Not on my account' } },
  ])
  const late = await client.post(`/payment/${of(2)}/confirm`)
  expect([late.status, late.data]).toMatchObject([
    409,
    { code: 'conflict', reason: 'payment_decided', params: { state: 'declined' } },
  ])
  expect(await stateOf(id)).toMatchObject({ received: 1180, tds: 20, balance: 34.57 })
})

test('the same key is one payment, also when nothing is due any more; another body is refused', async () => {
  const id = await issue()
  const record = (body: object, key = 'transfer 4711') =>
    client.post(`/invoice/${id}/payments`, body, { headers: { 'Idempotency-Key': key } })
  const whole = { amount: 1234.57, method: 'Cheque', paidOn: '2026-11-21' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => record(whole)))
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.data?.id}`)).size).toBe(1)
  expect((await record(whole)).status).toBe(201)
  expect(await paymentsOf(id)).toHaveLength(1)
  const other = await record({ ...whole, amount: 1 })
  expect([other.status, other.data]).toMatchObject([
    409,
    { code: 'conflict', reason: 'request_used', params: { of: 'payment' } },
  ])
  const more = await record({ ...whole, amount: 0.01 }, 'transfer 4712')
  expect([more.status, more.data]).toMatchObject([
    422,
    { reason: 'nothing_due', errors: { amount: expect.any(String) } },
  ])
  const blank = await record(whole, ' ')
  expect([blank.status, Object.keys(blank.data.errors)]).toEqual([422, ['Idempotency-Key']])
})

test('two payments at once never settle more than is due', async () => {
  const id = await issue()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      client.post(`/invoice/${id}/payments`, { ...cash, amount: 500 }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422])
  expect(await stateOf(id)).toMatchObject({ received: 1000, balance: 234.57 })
})

test('the balance is shown in the invoice’s currency', async () => {
  const id = await issue({ currency: 'USD', exchangeRate: 83.5 })
  const { status, data } = await client.post(`/invoice/${id}/payments`, {
    ...cash,
    amount: 1234.58,
  })
  expect([status, data]).toEqual([
    422,
    {
      success: false,
      message: 'Only US$1,234.57 is still due.',
      code: 'invalid',
      reason: 'more_than_due',
      params: { minor: 123_457, currency: 'USD' },
      errors: { amount: 'Only US$1,234.57 is still due.' },
    },
  ])
})

test('an amount and its TDS that are too much together are both named', async () => {
  const id = await issue()
  const { data } = await client.post(`/invoice/${id}/payments`, { ...cash, amount: 1200, tds: 40 })
  expect(data).toMatchObject({
    message: 'Only ₹1,234.57 is still due: ₹1,200.00 and ₹40.00 of TDS make ₹1,240.00.',
    params: { minor: 123_457, currency: 'INR', tdsMinor: 4_000, amountMinor: 120_000 },
  })
})

test('every wrong field of a payment is named, and nothing is recorded', async () => {
  const id = await issue()
  const errorsOf = async (body: unknown) => {
    const { status, data } = await client.post(`/invoice/${id}/payments`, body)
    expect([status, data.code]).toEqual([422, 'invalid'])
    return data.errors
  }
  expect(await errorsOf({})).toEqual({
    amount: 'Enter an amount above zero.',
    method: 'Choose a payment method from the list.',
  })
  expect(
    await errorsOf({
      amount: '1.005',
      tds: -1,
      paidOn: '2990-01-01',
      method: 'Barter',
      reference: 'x'.repeat(61),
      note: 'x'.repeat(301),
    }),
  ).toEqual({
    amount: 'Amount must be a number with at most two decimals.',
    tds: 'TDS cannot be negative.',
    paidOn: 'Payment date cannot be in the future.',
    method: 'Choose a payment method from the list.',
    reference: 'Reference can have at most 60 characters.',
    note: 'Note can have at most 300 characters.',
  })
  const day = async (paidOn: unknown) => (await errorsOf({ ...cash, paidOn })).paidOn
  expect(await day('2026-02-30')).toBe('Choose a valid payment date.')
  expect(await day(null)).toBe('Payment date is required.')
  expect(await day('2020-01-01')).toBe(
    'Payment date cannot be more than a year before the invoice.',
  )
  for (const amount of [Number.MAX_SAFE_INTEGER / 100, 9_999_999_999.99, 1234.58])
    expect(Object.keys(await errorsOf({ ...cash, amount }))).toEqual(['amount'])
  expect(await paymentsOf(id)).toEqual([])
})

test('a decision needs its reason, a confirmation an amount', async () => {
  const id = await issue()
  const payment = (await client.post(`/invoice/${id}/payments`, cash)).data.data.id
  for (const call of ['decline', 'undo']) {
    for (const [body, error] of [
      [{}, 'Reason is required.'],
      [{ reason: ' \n' }, 'Reason is required.'],
      [{ reason: 'x'.repeat(301) }, 'Reason can have at most 300 characters.'],
    ]) {
      const { status, data } = await client.post(`/payment/${payment}/${call}`, body)
      expect([status, data.errors]).toEqual([422, { reason: error }])
    }
  }
  const nothing = await client.post(`/payment/${payment}/confirm`, { amount: 0, tds: 'x' })
  expect([nothing.status, nothing.data.errors]).toEqual([
    422,
    { tds: 'TDS must be a number with at most two decimals.' },
  ])
  const zero = await client.post(`/payment/${payment}/confirm`, { amount: 0 })
  expect(zero.data.errors).toEqual({ amount: 'Enter an amount above zero.' })
  const declined = await client.post(`/payment/${payment}/decline`, { reason: 'Late' })
  expect([declined.status, declined.data.code]).toEqual([409, 'conflict'])
})
