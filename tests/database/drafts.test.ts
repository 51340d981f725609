import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { outcome } from './ledger.ts'

let seller: string
let id: string

beforeEach(async () => {
  seller = await makeSeller()
  id = crypto.randomUUID()
})

type Saved = { id: string; version: number; updated_at: string }

async function saveIn(tx: Tx, version: number, content: object, draft = id): Promise<Saved> {
  const [row] = await tx<{ it: Saved }[]>`
    select save_draft(${draft}, ${version}, (${JSON.stringify(content)}::text)::jsonb) as it`
  if (!row) throw new Error('Nothing was answered.')
  return row.it
}
const save = (version: number, content: object, draft = id, user = seller) =>
  as(user, (tx) => saveIn(tx, version, content, draft))
const call = (name: 'discard_draft' | 'restore_draft', draft = id) =>
  as(seller, (tx) => tx`select ${tx(name)}(${draft})`)
const seen = (user = seller, draft = id) =>
  as(
    user,
    (tx) => tx`select version, content, issued_id, discarded_at from drafts where id = ${draft}`,
  )

const typed = { clientName: 'Kav', items: [{ description: '', quantity: 'many' }] }
const document = {
  client_name: 'Kaveri Interiors',
  client_email: 'billing@kaveri.example',
  due_date: '2990-01-01',
  items: [{ description: 'Design', amount_minor: 150_050 }],
}

const issueIn = async (tx: Tx, given: object = document, draft = id, key = crypto.randomUUID()) => {
  const [row] = await tx<{ it: Record<string, unknown> | null }[]>`
    select issue_draft(${draft}, ${key}, (${JSON.stringify(given)}::text)::jsonb) as it`
  return row?.it ?? null
}
const issue = (given: object = document, draft = id, key = crypto.randomUUID()) =>
  as(seller, (tx) => issueIn(tx, given, draft, key))

test('a draft keeps whatever was typed, and each save upon the last one is a version', async () => {
  expect(await save(0, typed)).toMatchObject({ id, version: 1, updated_at: expect.any(String) })
  expect(await save(1, { ...typed, dueDate: 'tomorrow' })).toMatchObject({ version: 2 })
  expect(await seen()).toMatchObject([{ version: 2, content: { ...typed, dueDate: 'tomorrow' } }])
})

test('one of two tabs that save the same version is told so, and nothing of the other is lost', async () => {
  await save(0, typed)
  const ends = await Promise.all(
    ['Tapti', 'Indus'].map((clientName) => outcome(save(1, { clientName }))),
  )
  expect(ends.sort()).toEqual(['PT409 | draft_stale | {"version": 2}', 'done'])
  expect(await outcome(save(0, {}))).toBe('PT409 | draft_stale | {"version": 2}')
  expect(await seen()).toMatchObject([
    { version: 2, content: { clientName: expect.stringMatching(/^(Tapti|Indus)$/) } },
  ])
})

test('a save whose answer was lost is no conflict when it is tried again', async () => {
  const first = await save(0, typed)
  expect(await save(0, typed)).toEqual(first)
  const second = await save(1, { clientName: 'Tapti' })
  expect(await save(1, { clientName: 'Tapti' })).toEqual(second)
})

test('ids of drafts are a person’s own: the same id of somebody else is another draft', async () => {
  const other = await makeSeller()
  await save(0, typed)
  expect(await seen(other)).toHaveLength(0)
  expect(await outcome(save(1, {}, id, other))).toBe('PT404 | draft_not_found')
  expect(await save(0, { clientName: 'Theirs' }, id, other)).toMatchObject({ version: 1 })
  expect(await seen()).toMatchObject([{ content: typed }])
})

test('a draft is an object of at most 200 kB', async () => {
  const words = (length: number) => ({ notes: 'x'.repeat(length) })
  expect(await outcome(save(0, words(199_980)))).toBe('done')
  expect(await outcome(save(1, words(200_000)))).toBe('PT422 | draft_too_long')
  expect(await outcome(save(0, [], crypto.randomUUID()))).toBe('PT422 | malformed | draft')
})

test('a discarded draft takes no save until it comes back, and is erased a month later', async () => {
  await save(0, typed)
  await call('discard_draft')
  await call('discard_draft')
  expect(await outcome(save(1, {}))).toBe('PT409 | draft_discarded')
  expect(await outcome(issue())).toBe('PT409 | draft_discarded')
  await call('restore_draft')
  expect(await save(1, {})).toMatchObject({ version: 2 })

  await call('discard_draft')
  const another = crypto.randomUUID()
  await save(0, typed, another)
  await sql`update drafts set discarded_at = now() - interval '29 days' where user_id = ${seller} and id = ${id}`
  await call('discard_draft', another)
  expect(await seen()).toHaveLength(1)
  await sql`update drafts set discarded_at = now() - interval '31 days' where user_id = ${seller} and id = ${id}`
  await call('discard_draft', another)
  expect(await seen()).toHaveLength(0)
  expect(await outcome(call('restore_draft'))).toBe('PT404 | draft_not_found')
})

test('an issued draft answers the same invoice again, whatever it is issued with, and takes no save', async () => {
  await save(0, typed)
  const [first, second] = await Promise.all([issue(), issue()])
  expect(first).toMatchObject({ number: expect.stringMatching(/0001$/), total_minor: 150_050 })
  expect(second).toEqual(first)
  expect(await issue({ ...document, client_name: 'Tapti' })).toEqual(first)
  expect(await seen()).toMatchObject([{ issued_id: first?.id, content: {} }])
  expect(await outcome(save(1, {}))).toBe('PT409 | draft_issued')
  expect(await outcome(call('discard_draft'))).toBe('PT409 | draft_issued')
  const rows = await sql`select 1 from invoices where user_id = ${seller}`
  expect(rows).toHaveLength(1)
  await as(seller, (tx) => tx`select delete_invoice(${String(first?.id)})`)
  expect(await issue()).toBeNull()
})

test('a draft that cannot be issued stays as it was, and takes no number', async () => {
  await save(0, typed)
  expect(await outcome(issue({ ...document, items: [] }))).toBe('PT422 | items_required | items')
  expect(await seen()).toMatchObject([{ issued_id: null, content: typed }])
  expect(await issue()).toMatchObject({ number: expect.stringMatching(/0001$/) })
  expect(await outcome(issue(document, crypto.randomUUID()))).toBe('PT404 | draft_not_found')
})

/** Returns the bytes charged to the seller, after each of the saves in one transaction each. */
async function charged(tx: Tx, work: () => Promise<unknown>) {
  const look = async () => {
    await become(tx, null)
    const [row] = await tx<{ written: number; bytes: number; available: number }[]>`
      select written, bytes, available from private.writers where user_id = ${seller}`
    await tx`select set_config('app.writer', '', true)`
    return row ?? { written: 0, bytes: 0, available: 0 }
  }
  const before = await look()
  await become(tx, seller)
  await work()
  const after = await look()
  return {
    written: after.written - before.written,
    bytes: after.bytes - before.bytes,
    ofMinute: after.available < before.available,
  }
}

test('typing for minutes uses up neither the day nor the storage, but its part of the minute', async () => {
  await tryAs(null, async (tx) => {
    const content = (length: number) => ({ notes: 'x'.repeat(length) })
    expect(await charged(tx, () => saveIn(tx, 0, content(100)))).toMatchObject({ written: 1 })
    const saves = []
    for (let version = 1; version <= 40; version += 1) {
      saves.push(await charged(tx, () => saveIn(tx, version, content(100 + version * 10))))
    }
    expect(saves.reduce((sum, { written }) => sum + written, 0)).toBe(2)
    expect(saves.every(({ bytes, ofMinute }) => bytes >= 10 && bytes < 20 && ofMinute)).toBe(true)
    const { bytes } = await charged(tx, () => saveIn(tx, 41, content(100)))
    expect(Math.abs(bytes + 400)).toBeLessThan(10)
    await become(tx, null)
    await tx`update private.writers set available = -1 where user_id = ${seller}`
    await become(tx, seller)
    const refused = tx.savepoint((sub) => saveIn(sub, 42, {}))
    expect(await outcome(refused)).toMatch(/^PT429 \| too_many_requests/)
  })
})

test('the storage of a draft is given back when it is issued or erased', async () => {
  await tryAs(null, async (tx) => {
    const notes = { notes: randomBytes(50_000).toString('base64').slice(0, 50_000) }
    const made = await charged(tx, () => saveIn(tx, 0, notes))
    expect(made.bytes).toBeGreaterThan(50_000)
    const issued = await charged(tx, () => issueIn(tx))
    expect(issued.bytes).toBeLessThan(-40_000)

    const other = crypto.randomUUID()
    await charged(tx, () => saveIn(tx, 0, notes, other))
    await charged(tx, () => tx`select discard_draft(${other})`)
    await become(tx, null)
    await tx`update drafts set discarded_at = now() - interval '31 days' where id = ${other}`
    const last = crypto.randomUUID()
    await charged(tx, () => saveIn(tx, 0, {}, last))
    const erased = await charged(tx, () => tx`select discard_draft(${last})`)
    expect(erased.bytes).toBeLessThan(-49_000)
  })
})

const draftOf = async (draft: string) => {
  const [row] = await as(
    seller,
    (tx) => tx<{ kind: string; content: Record<string, unknown>; original_id: string | null }[]>`
      select kind, content, original_id from drafts where id = ${draft}`,
  )
  return row
}
const duplicate = async (document: string, draft: string | null = null) => {
  const [row] = await as(
    seller,
    (tx) => tx<{ id: string }[]>`select duplicate_document(${document}, ${draft}) as id`,
  )
  return row?.id ?? ''
}

test('a duplicate has the same terms from today on, also of a cancelled invoice, and is made once', async () => {
  const [days] = await sql<{ issued: string; due: string; expected: string }[]>`
    select private.today()::text as issued, (private.today() + 45)::text as due,
      (private.today() + 45)::text as expected`
  const invoice = await as(seller, (tx) =>
    createInvoice(tx, {
      ...{ due_date: days?.due, po_number: 'PO 7', notes: 'Net 45', shipping_bill: '1234567' },
      items: [
        { description: 'Design', quantity: '2.5', rate: '98.76', discount_percent: '12.5' },
        { description: 'Travel', amount_minor: 123_450 },
      ],
    }),
  )
  await as(seller, (tx) => tx`select delete_invoice(${invoice})`)
  const draft = await duplicate(invoice, id)
  expect(draft).toBe(id)
  expect(await duplicate(invoice, id)).toBe(id)
  expect(await draftOf(id)).toMatchObject({
    kind: 'invoice',
    original_id: null,
    content: {
      ...{
        clientName: 'Kaveri Interiors',
        issueDate: '',
        dueDate: days?.expected,
        poNumber: 'PO 7',
      },
      ...{ notes: 'Net 45', shippingBill: '', exchangeRate: '', supply: null, placeOfSupply: '' },
      items: [
        { description: 'Design', quantity: '2.5', rate: '98.76', discount: '12.5%', amount: '' },
        { description: 'Travel', quantity: '1', rate: '', discount: '', amount: '1234.5' },
      ],
    },
  })
  const other = await makeSeller()
  expect(await outcome(as(other, (tx) => tx`select duplicate_document(${invoice})`))).toBe(
    'PT404 | invoice_not_found',
  )
})
