import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { webhookSchema } from '#domain/people/webhooks.ts'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { createEstimate, createInvoice, makeSeller } from '../setup/stack/people.ts'
import { outcome, record, share } from './ledger.ts'
import { end, makeWebhook, tellOne, told } from './webhooks.ts'

let seller: string
beforeEach(async () => {
  seller = await makeSeller()
})

const types = async () => (await told(seller)).map(({ type }) => type)

test('every kind of history is an event, and no other', async () => {
  const [kinds] = await sql<{ said: string }[]>`
    select pg_get_constraintdef(oid) as said from pg_constraint where conname = 'invoice_events_kind_known'`
  const known = await sql<{ kind: string }[]>`select kind from private.webhook_kinds`
  expect(known.map(({ kind }) => kind).sort()).toEqual(
    Array.from(kinds?.said.matchAll(/'(\w+)'/g) ?? [], ([, kind]) => kind).sort(),
  )
})

test('the guide names every event', async () => {
  const guide = readFileSync('docs/webhooks.md', 'utf8')
  const known = await sql<{ type: string }[]>`
    select coalesce(noun, '{document}') || '.' || verb as type from private.webhook_kinds`
  const named = Array.from(
    guide.matchAll(/`((?:\{document\}|payment|refund|estimate|receipt|reminder|mailing)\.\w+)`/g),
    ([, type]) => type,
  )
  expect([...new Set(named)].sort()).toEqual(known.map(({ type }) => type).sort())
})

test('an event says what happened to which document, as it stands when all of it is done', async () => {
  await makeWebhook(seller)
  const invoice = await as(seller, (tx) => createInvoice(tx))
  const paid = await as(seller, (tx) =>
    record(tx, invoice, { amount_minor: 100_000, reference: 'UTR 7' }),
  )
  const [made, recorded] = await told(seller)
  const [row] =
    await sql`select number, client_id, issue_date::text from invoices where id = ${invoice}`
  const document = {
    ...{ id: invoice, kind: 'invoice', number: row?.number, status: 'UNPAID', currency: 'INR' },
    ...{ client: { id: row?.client_id, name: 'Kaveri Interiors' }, issueDate: row?.issue_date },
    ...{ dueDate: '2990-01-01', totalMinor: 150_050, creditedMinor: 0 },
  }
  expect(made).toEqual({
    type: 'invoice.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    data: {
      sequence: expect.any(Number),
      document: { ...document, settledMinor: 0, balanceMinor: 150_050 },
      change: {},
    },
  })
  expect(recorded).toMatchObject({
    type: 'payment.recorded',
    data: {
      document: { ...document, settledMinor: 100_000, balanceMinor: 50_050 },
      change: { paymentId: paid, amountMinor: 100_000, reference: 'UTR 7' },
    },
  })
  expect(Number(recorded?.data.sequence)).toBeGreaterThan(Number(made?.data.sequence))
})

test('what is undone with its transaction is told to nobody', async () => {
  await makeWebhook(seller)
  await tryAs(seller, async (tx) => {
    await createInvoice(tx)
    await tx`set constraints all immediate`
  })
  const half = as(seller, async (tx) => {
    await createInvoice(tx)
    throw new Error('Stopped.')
  })
  await expect(half).rejects.toThrow('Stopped.')
  expect(await types()).toEqual([])
})

test('without a webhook, with one that is off, or of another topic, nothing is written', async () => {
  await as(seller, (tx) => createInvoice(tx))
  const { id } = await makeWebhook(seller, ['payments'])
  const invoice = await as(seller, (tx) => createInvoice(tx))
  await as(seller, (tx) => record(tx, invoice))
  expect(await types()).toEqual(['payment.recorded'])
  await as(seller, (tx) => tx`select switch_webhook(${id}, false)`)
  await as(seller, (tx) => record(tx, invoice))
  expect(await types()).toHaveLength(1)
  await as(seller, (tx) => tx`select switch_webhook(${id}, true)`)
  await as(seller, (tx) => record(tx, invoice))
  expect(await types()).toHaveLength(2)
})

test('each document says what it is, and what a visitor does is told as well', async () => {
  await makeWebhook(seller)
  const estimate = await as(seller, (tx) => createEstimate(tx))
  const token = await as(seller, (tx) => share(tx, estimate))
  await as(null, (tx) => tx`select answer_estimate(${token}, true, 'Meera', null)`)
  expect(await types()).toEqual(['estimate.created', 'estimate.shared', 'estimate.accepted'])
  const [, , accepted] = await told(seller)
  expect(accepted?.data).toMatchObject({ change: { by: 'Meera' }, document: { status: null } })
  expect(JSON.stringify(await told(seller))).not.toContain(token)
})

test('one’s webhooks, events and tries are nobody else’s', async () => {
  const { id, delivery } = await tellOne(seller)
  await end(delivery, { status: 500, answer: 'Private.' })
  const other = await makeSeller()
  const asOther = (call: string) => outcome(as(other, (tx) => tx.unsafe(call)))
  const [seen] = await as(
    other,
    (tx) => tx`
    select list_webhooks() as listed, webhook_attempts(${id}) as tried`,
  )
  expect(seen).toEqual({ listed: [], tried: [] })
  for (const call of [
    `change_webhook('${id}', 'https://thief.example/')`,
    `switch_webhook('${id}', false)`,
    `renew_webhook_secret('${id}')`,
    `ping_webhook('${id}')`,
    `replay_webhook('${delivery}')`,
  ])
    expect([call, await asOther(`select ${call}`)]).toEqual([call, 'PT404 | webhook_not_found'])
  await as(other, (tx) => tx`select remove_webhook(${id})`)
  await as(other, (tx) => createInvoice(tx))
  expect([await told(other), (await told(seller)).length]).toEqual([[], 1])
})

test('a webhook and a new secret want a fresh proof, as does another address; the owner is mailed', async () => {
  const { id } = await makeWebhook(seller)
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${seller}`
  const tried = (call: string) =>
    outcome(as(seller, (tx) => tx.unsafe(`select ${call} is not null`)))
  const refusal = /^PT403 \| (password_needed|login_again)/
  expect(await tried(`make_webhook('https://b.example/')`)).toMatch(refusal)
  expect(await tried(`renew_webhook_secret('${id}')`)).toMatch(refusal)
  expect(await tried(`change_webhook('${id}', 'https://b.example/')`)).toMatch(refusal)
  expect(await tried(`change_webhook('${id}', 'https://a.example/in', '{payments}')`)).toBe('done')
  const news = await sql`select kind from private.security_news where user_id = ${seller}`
  expect([...news]).toEqual([{ kind: 'webhook_made' }])
})

test('an address is a name on its usual port, and the sixth webhook is refused', async () => {
  const make = (url: string | null, topics: (string | null)[] | null = null) =>
    outcome(as(seller, (tx) => tx`select make_webhook(${url}, ${topics}::text[]) is not null`))
  for (const url of [
    ...[
      'http://a.example/',
      'https://a.example:8443/',
      'https://me:pw@a.example/',
      'https://10.0.0.1/',
    ],
    ...[
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://localhost/',
      'ftp://a.example/',
    ],
    ...[
      'https://a.example/\nHost: b',
      'https://a.example/#x',
      `https://a.example/${'x'.repeat(500)}`,
    ],
    ...['http://127.0.0.1.nip.example/', 'http://127.0.0.1:80@a.example/', null],
  ])
    expect([url, await make(url)]).toEqual([
      url,
      expect.stringContaining('PT422 | webhook_url_wrong'),
    ])
  // What the form lets through, the database takes.
  for (const typed of [
    ' HTTPS://A.example:443/in put?x=ü ',
    'https://दुकान.example',
    'https://a.example/\nHost: b',
  ]) {
    const { output } = v.safeParse(webhookSchema.entries.url, typed)
    const [known] = await sql`select private.is_webhook_url(${`${output}`}) as fit`
    expect([typed, known]).toEqual([typed, { fit: true }])
  }
  expect(await make('https://a.example/', [])).toContain('PT422 | value_not_allowed')
  expect(await make('https://a.example/', Array(5).fill('payments'))).toContain(
    'PT422 | value_not_allowed',
  )
  expect(await make('https://a.example/', ['secrets'])).toContain('PT422 | value_not_allowed')
  expect(await make('https://a.example/', [null])).toContain('PT422 | value_not_allowed')
  for (const url of [
    'https://a.example',
    'https://XN--p1.b-c.example:443/x?y=z',
    'http://127.0.0.1:9/',
  ])
    expect([url, await make(url)]).toEqual([url, 'done'])
  await makeWebhook(seller)
  await makeWebhook(seller)
  expect(await make('https://a.example/')).toContain('PT409 | webhooks_full')
})
