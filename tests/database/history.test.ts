import { expect, test } from 'vitest'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { claim, codeOf, invoiceOver, paymentsOf, record, share } from './ledger.ts'

type Event = { id: number; kind: string; at: Date; detail: Record<string, unknown> }

const historyOf = (user: string, invoice: string) =>
  as(
    user,
    (tx) => tx<Event[]>`
      select id, kind, at, detail from invoice_events where invoice_id = ${invoice} order by id`,
  )

const kinds = async (user: string, invoice: string) =>
  (await historyOf(user, invoice)).map(({ kind }) => kind)

async function eventfulInvoice() {
  const user = await makeSeller()
  const id = await invoiceOver(user, 100_000)
  const token = await as(user, (tx) => share(tx, id))
  await as(null, (tx) => claim(tx, token, { amount_minor: 60_000, reference: 'UTR 1' }))
  await as(null, (tx) => claim(tx, token, { amount_minor: 40_000, reference: 'UTR 2' }))
  const [first, second] = await paymentsOf(id)
  await as(user, (tx) => tx`select confirm_payment(${first?.id ?? ''}, 50000, 10000)`)
  await as(user, (tx) => tx`select decline_payment(${second?.id ?? ''}, 'Nothing came')`)
  const recorded = await as(user, (tx) => record(tx, id, { amount_minor: 40_000, method: 'Cash' }))
  await as(user, (tx) => tx`select undo_payment(${recorded}, 'A slip')`)
  await as(user, (tx) => share(tx, id, 'renew_share'))
  await as(user, (tx) => tx`select revoke_share(${id})`)
  await as(user, (tx) => share(tx, id))
  await as(user, (tx) => tx`select undo_payment(${first?.id ?? ''}, 'Sent back')`)
  await as(user, (tx) => tx`select delete_invoice(${id})`)
  await as(user, (tx) => tx`select restore_invoice(${id})`)
  return { user, id, first: first?.id, recorded }
}

test('the history tells everything that happened to an invoice, in order and with its amounts', async () => {
  const { user, id, first, recorded } = await eventfulInvoice()
  const events = await historyOf(user, id)
  expect(events.map(({ kind }) => kind)).toEqual([
    'created',
    'shared',
    'payment_claimed',
    'payment_claimed',
    'payment_confirmed',
    'payment_declined',
    'payment_recorded',
    'payment_undone',
    'link_renewed',
    'link_revoked',
    'shared',
    'payment_undone',
    'deleted',
    'restored',
  ])
  const details = new Map(events.map(({ kind, detail }) => [kind, detail]))
  const undone = events.find(({ kind }) => kind === 'payment_undone')
  expect(details.get('payment_confirmed')).toEqual({
    payment_id: first,
    amount_minor: 50_000,
    tds_minor: 10_000,
    method: 'UPI',
    reference: 'UTR 1',
    paid_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  // The claim stands as it was made.
  expect(events[2]?.detail).toMatchObject({ amount_minor: 60_000, tds_minor: 0 })
  expect(details.get('payment_declined')).toMatchObject({ reason: 'Nothing came' })
  expect(undone?.detail).toMatchObject({ payment_id: recorded, reason: 'A slip' })
  expect(details.get('shared')).toEqual({})
  const times = events.slice(1).map(({ at }) => at.getTime())
  expect(times).toEqual([...times].sort((a, b) => a - b))
})

test('repeated, refused and rolled-back requests leave no trace in the history', async () => {
  const user = await makeSeller()
  const id = await invoiceOver(user, 100_000)
  const request_key = crypto.randomUUID()
  const payment = await as(user, (tx) => record(tx, id, { request_key }))
  await as(user, (tx) => record(tx, id, { request_key }))
  await as(user, (tx) => tx`select confirm_payment(${payment})`)
  await codeOf(as(user, (tx) => record(tx, id, { amount_minor: 100_000 })))
  await tryAs(user, (tx) => record(tx, id))
  const token = await as(user, (tx) => share(tx, id))
  await as(user, (tx) => share(tx, id))
  await as(null, (tx) => tx`select note_share_view(${token})`)
  await as(user, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  for (const call of ['revoke_share', 'revoke_share', 'delete_invoice', 'delete_invoice']) {
    await as(user, (tx) => tx`select ${tx(call)}(${id})`)
  }
  expect(await kinds(user, id)).toEqual([
    'created',
    'payment_recorded',
    'shared',
    'payment_undone',
    'link_revoked',
    'deleted',
  ])
})

// [ledger-8]
test('nobody changes the history, not even the owner of the database', async () => {
  const { user, id } = await eventfulInvoice()
  const before = await historyOf(user, id)
  const mine = `where invoice_id = '${id}'`
  for (const change of [
    `update invoice_events set kind = 'created' ${mine}`,
    `update invoice_events set at = now() ${mine}`,
    `update invoice_events set detail = '{}' ${mine}`,
    `delete from invoice_events ${mine}`,
    'truncate invoice_events',
  ]) {
    expect([change, await codeOf(sql.unsafe(change))]).toEqual([change, 'PT409'])
    const asOwner = await codeOf(as(user, (tx) => tx.unsafe(change)))
    expect([change, asOwner]).toEqual([change, '42501'])
  }
  const insert = `insert into invoice_events (invoice_id, user_id, kind) values ('${id}', '${user}', 'created')`
  expect(await codeOf(as(user, (tx) => tx.unsafe(insert)))).toBe('42501')
  expect(await historyOf(user, id)).toEqual(before)
})

test("a person sees nothing of another's history", async () => {
  const { id } = await eventfulInvoice()
  expect(await historyOf(await makeSeller(), id)).toEqual([])
})

test('an invoice that its owner marked as sent has reached its client, once, and nobody else marks it', async () => {
  const user = await makeSeller()
  const id = await invoiceOver(user, 100_000)
  const marked = () =>
    as(
      user,
      (tx) =>
        tx`select reach ->> 'marked_at' is not null as it from invoice_records where id = ${id}`,
    )
  expect([...(await marked())]).toEqual([{ it: false }])
  const stranger = await makeSeller()
  const refused = await codeOf(as(stranger, (tx) => tx`select mark_sent(${id})`))
  expect(refused).toBe('PT404')
  for (const _ of ['first', 'second']) await as(user, (tx) => tx`select mark_sent(${id})`)
  expect(await kinds(user, id)).toEqual(['created', 'marked_sent'])
  expect([...(await marked())]).toEqual([{ it: true }])
})
