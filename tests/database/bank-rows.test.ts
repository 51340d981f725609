import { beforeAll, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { claim, outcome, paymentState, share, today } from './ledger.ts'

type Row = Record<string, unknown>

let seller: string
let day: string
beforeAll(async () => {
  seller = await makeSeller()
  day = await today()
})

const row = (more: Row = {}): Row => ({
  ...{ day, amount_minor: 100_000, narration: 'NEFT-HDFCN52026040112345678-KAVERI' },
  ...{ reference: 'HDFCN52026040112345678', payer: 'KAVERI', method: 'Bank transfer' },
  ...{ standing: 'stands', occurrence: 1 },
  ...more,
})

async function keep(tx: Tx, ...rows: Row[]) {
  const [answer] = await tx`select keep_bank_rows((${JSON.stringify(rows)}::text)::jsonb) as kept`
  return answer?.kept
}

async function keptRow(tx: Tx, more: Row = {}): Promise<string> {
  const before = await tx<{ id: string }[]>`select id from bank_rows`
  await keep(tx, row(more))
  const known = before.map(({ id }) => id)
  const [kept] = await tx<{ id: string }[]>`select id from bank_rows where id <> all (${known})`
  return kept?.id ?? ''
}

type Part = { invoice_id: string; amount_minor: number; tds_minor?: number }
type Booked = {
  row_id: string
  payment_id: string | null
  receipt_id: string | null
  code: string | null
}

async function book(tx: Tx, ...bookings: Row[]): Promise<Booked[]> {
  const [answer] = await tx<{ booked: Booked[] }[]>`
    select book_bank_rows((${JSON.stringify(bookings)}::text)::jsonb) as booked`
  return answer?.booked ?? []
}
const booking = (row_id: string, ...parts: Part[]): Row => ({ row_id, parts })

const over = (tx: Tx, amount_minor: number, more: Row = {}) =>
  createInvoice(tx, { items: [{ description: 'Design', amount_minor }], ...more })

const stateOf = async (tx: Tx, id: string) => {
  const [kept] = await tx`select state, payment_id, receipt_id from bank_rows where id = ${id}`
  return kept
}

test('rows of an overlapping file are recognised, and equal rows of one file are two', async () => {
  await tryAs(seller, async (tx) => {
    const again = row({ occurrence: 2 })
    expect(await keep(tx, row(), again)).toEqual({ new: 2, open: 0, booked: 0, aside: 0 })
    const same = row({ narration: 'Neft HDFCN52026040112345678 Kaveri', reference: null })
    expect(await keep(tx, same, again, row({ occurrence: 3 }))).toEqual({
      ...{ new: 1, open: 2, booked: 0, aside: 0 },
    })
    await tx`select set_bank_rows_aside(array(select id from bank_rows))`
    expect(await keep(tx, row(), again)).toEqual({ new: 0, open: 0, booked: 0, aside: 2 })
  })
})

test('a row that one file shows as reversed stays reversed when a shorter file lacks that', async () => {
  await tryAs(seller, async (tx) => {
    await keep(tx, row())
    await keep(tx, row({ standing: 'reversed' }))
    await keep(tx, row({ standing: 'doubtful' }), row({ standing: 'stands' }))
    expect([...(await tx`select standing from bank_rows`)]).toEqual([{ standing: 'reversed' }])
  })
})

test('a credit is recorded once with the day and the reference of the bank, and undoing it lets it wait again', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await over(tx, 100_000)
    const id = await keptRow(tx)
    const asked = booking(id, { invoice_id: invoice, amount_minor: 100_000 })
    const [first] = await book(tx, asked)
    const [second] = await book(tx, asked)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ row_id: id, receipt_id: null, code: null })
    const payments = await tx`
      select id, amount_minor, paid_on::text, method, reference, state from payments where invoice_id = ${invoice}`
    expect([...payments]).toEqual([
      {
        id: first?.payment_id,
        amount_minor: 100_000,
        paid_on: day,
        method: 'Bank transfer',
        reference: 'HDFCN52026040112345678',
        state: 'confirmed',
      },
    ])
    expect(await stateOf(tx, id)).toMatchObject({ state: 'booked' })
    await tx`select undo_payment(${first?.payment_id ?? null}, 'A mistake')`
    expect(await stateOf(tx, id)).toEqual({ state: 'open', payment_id: null, receipt_id: null })
    const [anew] = await book(tx, asked)
    expect(anew?.code).toBeNull()
    expect(await paymentState(invoice, tx)).toMatchObject({ status: 'PAID' })
  })
})

test('two clicks at once record one payment', async () => {
  const person = await makeSeller()
  const { id, invoice } = await as(person, async (tx) => ({
    invoice: await over(tx, 200_000),
    id: await keptRow(tx),
  }))
  const asked = booking(id, { invoice_id: invoice, amount_minor: 100_000 })
  await Promise.all([1, 2, 3, 4].map(() => as(person, (tx) => book(tx, asked))))
  expect(await sql`select from payments where invoice_id = ${invoice}`).toHaveLength(1)
})

test('deducted tax settles with the payment, and the part beyond the balance waits as an advance if asked', async () => {
  await tryAs(seller, async (tx) => {
    const withheld = await over(tx, 110_000)
    const [taxed] = await book(
      tx,
      booking(await keptRow(tx), {
        invoice_id: withheld,
        amount_minor: 100_000,
        tds_minor: 10_000,
      }),
    )
    expect(taxed?.code).toBeNull()
    expect(await paymentState(withheld, tx)).toMatchObject({ status: 'PAID' })

    const small = await over(tx, 60_000)
    const id = await keptRow(tx, { occurrence: 2 })
    const asked = booking(id, { invoice_id: small, amount_minor: 60_000 })
    expect(await book(tx, asked)).toMatchObject([{ code: 'more_than_due', payment_id: null }])
    expect(await stateOf(tx, id)).toMatchObject({ state: 'open' })
    const [advance] = await book(tx, { ...asked, excess: 'advance', advance_for: 'goods' })
    const [receipt] =
      await tx`select advance_minor, advance_for from receipts where id = ${advance?.receipt_id ?? null}`
    expect(receipt).toEqual({ advance_minor: 40_000, advance_for: 'goods' })
    await tx`select undo_receipt(${advance?.receipt_id ?? null}, 'A mistake')`
    expect(await stateOf(tx, id)).toMatchObject({ state: 'open', receipt_id: null })
  })
})

test('one credit pays several invoices of a client, and what is left over is refused', async () => {
  await tryAs(seller, async (tx) => {
    const [one, two] = [await over(tx, 60_000), await over(tx, 40_000)]
    const id = await keptRow(tx)
    const [less] = await book(
      tx,
      booking(
        id,
        { invoice_id: one, amount_minor: 60_000 },
        { invoice_id: two, amount_minor: 30_000 },
      ),
    )
    expect(less).toMatchObject({ code: 'advance_unasked' })
    const [whole] = await book(
      tx,
      booking(
        id,
        { invoice_id: one, amount_minor: 60_000 },
        { invoice_id: two, amount_minor: 40_000 },
      ),
    )
    expect(whole).toMatchObject({ code: null, payment_id: null })
    expect(await paymentState(one, tx)).toMatchObject({ status: 'PAID' })
    expect(await paymentState(two, tx)).toMatchObject({ status: 'PAID' })
    expect(await stateOf(tx, id)).toMatchObject({ state: 'booked', receipt_id: whole?.receipt_id })
  })
})

test('a claim is confirmed with what the bank says, and the ledger tells it before', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await over(tx, 100_000)
    const token = await share(tx, invoice)
    await claim(tx, token, { amount_minor: 100_000, reference: '609212345678' })
    const [told] = await tx`select bank_ledger() as ledger`
    const [claimed] = told?.ledger.claims ?? []
    expect(claimed).toMatchObject({ invoice_id: invoice, amount_minor: 100_000 })
    expect(told?.ledger.invoices).toContainEqual(
      expect.objectContaining({ id: invoice, balance_minor: 100_000, parts: [] }),
    )
    const id = await keptRow(tx)
    const parts = [{ invoice_id: invoice, amount_minor: 100_000, tds_minor: 0 }]
    const [done] = await book(tx, { row_id: id, claim_id: claimed.id, parts })
    expect(done).toMatchObject({ payment_id: claimed.id, code: null })
    expect(await paymentState(invoice, tx)).toMatchObject({ status: 'PAID', paid_date: day })
    const [after] = await tx`select bank_ledger() as ledger`
    expect(after?.ledger.claims).toEqual([])
    // A payment from the file is not listed as booked otherwise; the payer is a name of the client
    // from now on.
    expect(after?.ledger.booked).toEqual([])
    expect(after?.ledger.aliases).toContainEqual(expect.objectContaining({ name: 'KAVERI' }))
  })
})

test('a claim in dollars is neither told nor confirmed by rupees: its amount stands on its invoice', () =>
  tryAs(seller, async (tx) => {
    const invoice = await over(tx, 100_000, { currency: 'USD', exchange_rate: 80 })
    const claimed = await claim(tx, await share(tx, invoice), { amount_minor: 100_000 })
    const [told] = await tx`select bank_ledger() -> 'claims' as claims`
    expect(told?.claims).toEqual([])
    const [kept] = await tx<{ id: string }[]>`select id from payments where state = 'claimed'`
    const parts = [{ invoice_id: invoice, amount_minor: 100_000, tds_minor: 0 }]
    const [done] = await book(tx, { row_id: await keptRow(tx), claim_id: kept?.id, parts })
    expect([claimed, done?.code]).toEqual([claimed, 'bank_claim_foreign'])
  }))

test('a refusal of one row does not stop the others', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await over(tx, 100_000)
    const [good, bad] = [await keptRow(tx), await keptRow(tx, { occurrence: 2 })]
    const part = { invoice_id: invoice, amount_minor: 100_000 }
    expect(await book(tx, booking(good, part), booking(bad, part))).toMatchObject([
      { row_id: good, code: null },
      { row_id: bad, code: 'nothing_due', payment_id: null },
    ])
  })
})

test('nobody records or sets aside what is another person’s, nor for an invoice of another or in dollars', async () => {
  const other = await makeSeller()
  const theirs = await as(other, async (tx) => ({
    id: await keptRow(tx),
    invoice: await over(tx, 100_000),
    dollars: await over(tx, 100_000, { currency: 'USD', exchange_rate: 85 }),
  }))
  await tryAs(seller, async (tx) => {
    const own = await keptRow(tx)
    const part = { invoice_id: theirs.invoice, amount_minor: 100_000 }
    expect(await book(tx, booking(own, part))).toMatchObject([{ code: 'invoice_not_found' }])
    const foreign = { ...part, invoice_id: theirs.dollars }
    expect(await book(tx, booking(own, foreign))).toMatchObject([{ code: 'invoice_not_found' }])
    expect(await book(tx, booking(own, part, part))).toMatchObject([{ code: expect.any(String) }])
    const dollars = await over(tx, 100_000, { currency: 'USD', exchange_rate: 85 })
    expect(await book(tx, booking(own, { ...part, invoice_id: dollars }))).toMatchObject([
      { code: 'invoice_of_another' },
    ])
    expect(await book(tx, booking(own))).toMatchObject([{ code: 'malformed' }])
    await tx`select set_bank_rows_aside(${[theirs.id]})`
    const taken = tx.savepoint((sub) => book(sub, booking(theirs.id, part)))
    expect(await outcome(taken)).toContain('bank_row_not_found')
  })
  const [kept] = await sql`select state from bank_rows where id = ${theirs.id}`
  expect(kept).toEqual({ state: 'open' })
})

test('a row set aside comes back, and a recorded row is not set aside', async () => {
  await tryAs(seller, async (tx) => {
    const id = await keptRow(tx)
    await tx`select set_bank_rows_aside(${[id]})`
    expect(await stateOf(tx, id)).toMatchObject({ state: 'aside' })
    await tx`select set_bank_rows_aside(${[id]}, false)`
    expect(await stateOf(tx, id)).toMatchObject({ state: 'open' })
    await book(tx, booking(id, { invoice_id: await over(tx, 100_000), amount_minor: 100_000 }))
    await tx`select set_bank_rows_aside(${[id]})`
    expect(await stateOf(tx, id)).toMatchObject({ state: 'booked' })
  })
})

test.each([
  ['rows that are no list', '{}', 'malformed'],
  ['more than 500 rows', JSON.stringify(Array(501).fill({})), 'too_many_items'],
  ['a row without a day', JSON.stringify([{ amount_minor: 1 }]), '23502'],
])('%s are refused', async (_, rows, refusal) => {
  const said = await tryAs(seller, (tx) =>
    outcome(tx`select keep_bank_rows((${rows}::text)::jsonb)`),
  )
  expect(said).toContain(refusal)
})
