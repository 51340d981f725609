import { beforeAll, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { claim, codeOf, invoiceOver, paymentState, paymentsOf, record, share } from './ledger.ts'

const TOTAL = 1_000

let seller: string

beforeAll(async () => {
  seller = await makeSeller()
})

// [ledger-2]
test('twenty parallel payments never overpay', async () => {
  const id = await invoiceOver(seller, TOTAL)
  const codes = await Promise.all(
    Array.from({ length: 20 }, () =>
      codeOf(as(seller, (tx) => record(tx, id, { amount_minor: 300 }))),
    ),
  )
  expect(codes.filter((code) => code === 'done')).toHaveLength(3)
  expect(codes.filter((code) => code === 'PT422')).toHaveLength(17)
  expect(await paymentState(id)).toMatchObject({ settled_minor: 900, balance_minor: 100 })
})

test('payments, confirmations and corrections at one time add up, and undoing them all leaves nothing', async () => {
  const id = await invoiceOver(seller, TOTAL)
  const token = await as(seller, (tx) => share(tx, id))
  for (let n = 0; n < 4; n += 1) await as(null, (tx) => claim(tx, token, { amount_minor: 400 }))
  const claimed = await paymentsOf(id)
  const codes = await Promise.all([
    ...claimed.map((row) =>
      codeOf(as(seller, (tx) => tx`select confirm_payment(${row.id}, 250, 50)`)),
    ),
    ...Array.from({ length: 8 }, () =>
      codeOf(as(seller, (tx) => record(tx, id, { amount_minor: 300 }))),
    ),
  ])
  expect(codes.filter((code) => code === 'done')).toHaveLength(3)
  expect(new Set(codes)).toEqual(new Set(['done', 'PT422']))
  expect(await paymentState(id)).toMatchObject({ settled_minor: 900 })

  const counted = (await paymentsOf(id)).filter(({ state }) => state === 'confirmed')
  await Promise.all(
    [...counted, ...counted].map((row) =>
      as(seller, (tx) => tx`select undo_payment(${row.id}, 'A slip')`),
    ),
  )
  expect(await paymentState(id)).toMatchObject({ settled_minor: 0, status: 'UNPAID' })
})

test('twenty parallel requests with one key record one payment', async () => {
  const id = await invoiceOver(seller, TOTAL)
  const request_key = crypto.randomUUID()
  const ids = await Promise.all(
    Array.from({ length: 20 }, () =>
      as(seller, (tx) => record(tx, id, { request_key, amount_minor: TOTAL })),
    ),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await sql`select 1 from payments where invoice_id = ${id}`).toHaveLength(1)
})

test('entries behind the functions’ back are added up too, and cannot overpay', async () => {
  const id = await invoiceOver(seller, TOTAL)
  const codes = await Promise.all(
    Array.from({ length: 10 }, () =>
      codeOf(sql`
        insert into payments (
          invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, decided_at
        )
        values (${id}, ${seller}, 'confirmed', 150, '2026-01-01', 'UPI', gen_random_uuid(), 'x', now())`),
    ),
  )
  expect(codes.filter((code) => code === 'done')).toHaveLength(6)
  expect(await paymentState(id)).toMatchObject({ settled_minor: 900 })
})

test('undoing a receipt waits for its client before it holds the receipt, as merging does', async () => {
  const id = await invoiceOver(seller, TOTAL)
  const [invoice] = await sql`select client_id from invoices where id = ${id}`
  const client = String(invoice?.client_id)
  const [made] = await as(
    seller,
    (tx) => tx`
      select record_receipt(
        gen_random_uuid(), ${client}, 'INR', 100, private.today(), 'UPI', excess => 'advance', allocations => '[]'
      ) as id`,
  )
  const receipt = String(made?.id)
  const undoing = await sql.begin(async (tx) => {
    await tx`select from clients where id = ${client} for update`
    const undone = as(seller, (other) => other`select undo_receipt(${receipt}, 'A slip')`)
    // By another session: within a transaction the view stays as it was.
    const waits = () => sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like '%undo_receipt%'`
    await expect.poll(waits, { timeout: 10_000 }).toHaveLength(1)
    expect(await tx`select from receipts where id = ${receipt} for update nowait`).toHaveLength(1)
    return [undone]
  })
  await Promise.all(undoing)
})
