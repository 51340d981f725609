import { beforeAll, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { makePerson } from '../setup/stack/people.ts'
import { isInvoice, makeSellerOfEachKind } from './ground/moving.ts'
import { outcome } from './ledger.ts'
import { exported, inOrder, type Page, type Row, restored, stage } from './moving.ts'

let seller: string
let pages: Page[]

beforeAll(async () => {
  seller = await makeSellerOfEachKind()
  pages = await as(seller, exported)
})

/** The pages with one row of a part changed. */
const changed = (part: Page['part'], which: (row: Row) => boolean, change: object): Page[] =>
  pages.map((page) =>
    page.part === part
      ? { part, rows: page.rows.map((one) => (which(one) ? { ...one, ...change } : one)) }
      : page,
  )
const rowsOf = (part: Page['part']) => inOrder(pages)[part] as Row[]
const invoice = () => rowsOf('documents').find(isInvoice) as Row & { items: Row[]; payments: Row[] }

const intoNew = async (file: Page[]) => {
  const person = await makePerson()
  return tryAs(person, (tx) => outcome(restored(tx, file)))
}

test('staging is charged by its bytes, and what another file left there is given back', async () => {
  const person = await makePerson()
  const charged = async () => {
    const [row] = await sql<{ bytes: number; written: number; staged: number }[]>`
      select bytes, written, (select sum(size) from private.restore_rows where user_id = ${person})::int as staged
      from private.writers where user_id = ${person}`
    return row
  }
  const page = pages.find(({ part }) => part === 'documents') as Page
  await as(person, (tx) => stage(tx, crypto.randomUUID(), 1, page))
  const once = await charged()
  expect(once?.bytes).toBe(once?.staged)
  expect(once?.bytes).toBeGreaterThan(5_000)
  await as(person, (tx) => stage(tx, crypto.randomUUID(), 1, page))
  expect(await charged()).toEqual({ ...once, written: 2 })
})

test('rows staged in part, or by somebody else, are not written', async () => {
  const [one, two] = [await makePerson(), await makePerson()]
  const restore = crypto.randomUUID()
  await as(one, async (tx) => {
    for (const [at, page] of pages.entries()) await stage(tx, restore, at + 1, page)
  })
  const commit = (tx: Tx, parts: number) => outcome(tx`select commit_restore(${restore}, ${parts})`)
  expect(await tryAs(two, (tx) => commit(tx, pages.length))).toBe('PT409 | restore_incomplete')
  expect(await tryAs(one, (tx) => commit(tx, pages.length + 1))).toBe('PT409 | restore_incomplete')
  expect(await tryAs(one, (tx) => commit(tx, pages.length))).toBe('done')
})

test('a handmade file can restore nothing that could not have been issued', async () => {
  const { items, payments } = invoice()
  const [first, ...others] = items
  const [paid] = payments
  const dear = (change: object) => changed('documents', isInvoice, change)
  const refused = async (file: Page[]) => (await intoNew(file)).split(' | ')[1]
  expect(await refused(pages)).toBeUndefined()

  expect(await refused(dear({ total_minor: 1 }))).toBe('restore_sums')
  expect(await refused(dear({ taxes: [] }))).toBe('restore_sums')
  expect(await refused(dear({ items: [{ ...first, taxable_minor: 5 }, ...others] }))).toBe(
    'restore_sums',
  )
  expect(await refused(dear({ items: [{ ...first, gst_rate: 1700 }, ...others] }))).toBe(
    'gst_rate_unknown',
  )
  expect(await refused(dear({ items: [] }))).toBe('restore_refused')
  expect(await refused(dear({ issue_date: '2990-01-01' }))).toBe('restore_number')
  expect(await refused(dear({ prefix: 'EST' }))).toBe('restore_number')
  expect(await refused(dear({ prefix: 'AN-ENDLESS-ONE' }))).toBe('restore_refused')
  expect(await refused(dear({ sequence: 42 }))).toBe('restore_refused')
  expect(await refused(dear({ seller: { name: 'x' } }))).toBe('restore_refused')
  expect(
    await refused(dear({ buyer: { ...(invoice().buyer as Row), note: 'x'.repeat(5_000) } })),
  ).toBe('restore_refused')
  expect(await refused(dear({ client_id: crypto.randomUUID() }))).toBe('restore_refused')
  expect(await refused(dear({ payments: [{ ...paid, amount_minor: 99_999_999 }] }))).toBe(
    'restore_refused',
  )
  expect(await refused(dear({ payments: [{ ...paid, paid_on: '2990-01-01' }] }))).toBe(
    'restore_sums',
  )
  expect(await refused(dear({ events: [{ kind: 'bribed', at: '2026-01-01', detail: {} }] }))).toBe(
    'restore_refused',
  )
  expect(await refused(dear({ id: 'somewhere' }))).toBe('restore_refused')

  const isNote = (one: Row) => one.kind === 'credit_note'
  const note = rowsOf('documents').find(isNote) as Row & { items: Row[] }
  const noteOf = (change: object) => changed('documents', isNote, change)
  expect(await refused(noteOf({ original_id: null }))).toBe('restore_refused')
  expect(await refused(noteOf({ currency: 'USD', exchange_rate: 80 }))).toBe('restore_sums')
  const isDebit = (one: Row) => one.kind === 'debit_note'
  const debit = rowsOf('documents').find(isDebit) as Row & { items: Row[] }
  const debitOf = (change: object) => changed('documents', isDebit, change)
  expect(await refused(debitOf({ original_id: null }))).toBe('restore_refused')
  expect(await refused(debitOf({ place_of_supply: '07' }))).toBe('restore_sums')
  // As much tax less and value more: the sums would add up.
  const shifted = (row: Row, value: string) => ({
    [value]: Number(row[value]) + 20,
    cgst_minor: Number(row.cgst_minor) - 10,
    sgst_minor: Number(row.sgst_minor) - 10,
  })
  const [added] = debit.items
  const [rated] = debit.taxes as Row[]
  expect(
    await refused(
      debitOf({
        ...shifted(debit, 'taxable_minor'),
        items: [{ ...added, ...shifted(added as Row, 'taxable_minor'), taxable_inr_minor: 1_020 }],
        taxes: [{ ...rated, ...shifted(rated as Row, 'taxable_minor') }],
      }),
    ),
  ).toBe('restore_sums')
  const [line] = note.items
  expect(await refused(noteOf({ items: [{ ...line, returned_quantity: 90 }] }))).toBe(
    'restore_sums',
  )
  const gone = rowsOf('documents').find((one) => one.cancelled_at !== null) as Row
  const ofItself = changed('documents', ({ id }) => id === gone.id, { original_id: gone.id })
  expect(await refused(ofItself)).toBe('restore_sums')
  const [schedules] = pages.filter(({ part }) => part === 'schedules')
  const many = { part: 'schedules' as const, rows: Array(200).fill(schedules?.rows[0]) }
  expect(await refused([...pages, many])).toBe('schedules_full')
  expect(await refused(changed('images', () => true, { content: 'javascript:' }))).toBe(
    'restore_refused',
  )
  expect(await refused(changed('receipts', () => true, { voucher_id: note.id }))).toBe(
    'restore_refused',
  )
})

test('a schedule that owes long comes back paused, a rate is a number, and a paper asked for twice comes once', async () => {
  const person = await makePerson()
  const old = changed('schedules', () => true, { start_on: '2020-01-01' })
  await tryAs(person, async (tx) => {
    await restored(tx, old)
    const schedules = await tx`select paused_at is not null as rests from schedules`
    expect([...schedules]).toEqual([{ rests: true }])
    const [begun] = await tx<{ id: string }[]>`select start_export() as id`
    const [given] = await tx<{ count: number }[]>`
      select jsonb_array_length(export_papers(${begun?.id ?? ''}, array[own.id, own.id]))::int as count
      from invoices as own limit 1`
    expect(given?.count).toBe(1)
  })
  const [note] = rowsOf('documents').filter(({ kind }) => kind === 'credit_note') as (Row & {
    items: Row[]
  })[]
  const items = note?.items.map((item) => ({ ...item, rate: 'NaN' }))
  const notes = changed('documents', ({ kind }) => kind === 'credit_note', { items })
  expect(await intoNew(notes)).toContain('items: item_invalid')
})

test('the ids of a file lead to no row of anybody else', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await restored(tx, pages)
    await tx`reset role`
    const [crossed] = await tx<{ count: number }[]>`
      select count(*)::int from invoices as own join invoices as other on other.id = own.original_id
      where own.user_id = ${person} and other.user_id <> ${person}`
    expect(crossed?.count).toBe(0)
    const ids = await tx<{ id: string }[]>`select id from invoices where user_id = ${person}`
    for (const { id } of ids) expect(JSON.stringify(pages)).not.toContain(id)
  })
})

test('no client and no owner is mailed anew of what came in where it was exported', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await restored(
      tx,
      changed('profile', () => true, { mail_receipts: true }),
    )
    await tx`reset role`
    await tx`select private.queue_mails(), private.note_mails(private.today())`
    const jobs = await tx`
      select state from private.mail_jobs where user_id = ${person} and kind <> 'reminder' and state <> 'sent'`
    expect([...jobs]).toEqual([])
  })
})
