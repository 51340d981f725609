import { beforeAll, expect, test } from 'vitest'
import fc, { thorough } from '../setup/property.ts'
import { as, asOwnerToStay, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { type CreditArgs, credit, credited, karnataka, stateOf } from './credit.ts'
import { dayFromToday, invoiceOver, outcome, record, share } from './ledger.ts'

let registered: string

beforeAll(async () => {
  registered = await makeRegistered({ default_gst_rate: 1800 })
})

test('a written-off balance is owed by nobody, stays in the books, and is undone before money comes', async () => {
  const user = await makeSeller()
  const invoice = await invoiceOver(user, 1_000, { due_date: await dayFromToday(3) })
  await as(user, (tx) => record(tx, invoice, { amount_minor: 300 }))
  const writeOff = () => as(user, (tx) => tx`select write_off_invoice(${invoice}, 'Gone')`)
  const day = await dayFromToday(0)
  const told = () =>
    as(user, async (tx) => {
      const [row] = await tx<{ sums: object; attention: { due_soon: object } }[]>`
        select to_jsonb(sums) as sums, dashboard_attention() as attention
        from dashboard_summary(${day}, ${day}) as sums`
      const [periods] = await tx`select outstanding_minor, written_off from report_days`
      const [list] = await tx<{ it: { total: number } }[]>`
        select list_invoices(0, 5, 'WRITTEN_OFF') as it`
      const due = await tx`select 1 from receivables`
      const { due_soon } = row?.attention ?? {}
      return { ...row?.sums, due_soon, ...periods, listed: list?.it.total, due: due.length }
    })
  const before = await told()
  expect(before).toMatchObject({ revenue_minor: 1_000, unpaid: 1, due: 1, outstanding_minor: 700 })
  await Promise.all([writeOff(), writeOff()])
  expect(await stateOf(invoice)).toMatchObject({
    status: 'WRITTEN_OFF',
    balance_minor: 0,
    written_off_minor: 700,
  })
  expect(await told()).toMatchObject({
    revenue_minor: 1_000,
    received_minor: 300,
    unpaid: 0,
    paid: 0,
    invoices: 1,
    due: 0,
    due_soon: { count: 0, rows: [] },
    outstanding_minor: 0,
    written_off: 1,
    listed: 1,
  })
  // Its client is told nothing of it.
  const token = await as(user, (tx) => share(tx, invoice))
  const [page] = await sql<{ it: object }[]>`select shared_invoice(${token}) as it`
  expect(page?.it).toMatchObject({ status: 'UNPAID', balance_minor: 700 })
  const refused = 'PT409 | invoice_written_off'
  expect(await outcome(as(user, (tx) => record(tx, invoice, { amount_minor: 1 })))).toBe(refused)
  expect(await outcome(as(user, (tx) => credit(tx, invoice, { amount_minor: 1 })))).toBe(refused)
  await as(user, (tx) => tx`select undo_write_off(${invoice})`)
  expect(await told()).toEqual(before)
  const kinds = await sql<{ kind: string }[]>`
    select kind from invoice_events where invoice_id = ${invoice} and kind like '%off%' order by id`
  expect(kinds.map(({ kind }) => kind)).toEqual(['written_off', 'write_off_undone'])
  await as(user, (tx) => record(tx, invoice, { amount_minor: 700 }))
  expect(await outcome(writeOff())).toBe('PT409 | nothing_due')
})

test('revenue is net of credit notes by their own day, and is below nothing where there is no more', async () => {
  const user = await makeSeller()
  const invoice = await invoiceOver(user, 1_000)
  await asOwnerToStay(async (tx) => {
    await openIssued(tx)
    await tx`
      update invoices set issue_date = '2026-02-01', financial_year = '25-26' where id = ${invoice}`
    await openIssued(tx, false)
  })
  const note = await as(user, (tx) => credited(tx, invoice, { amount_minor: 400 }))
  const day = await dayFromToday(0)
  const revenue = (first: string, last: string) =>
    as(user, async (tx) => {
      const [row] = await tx`
        select revenue_minor, received_minor, invoices from dashboard_summary(${first}, ${last})`
      return row
    })
  expect(await revenue('2026-02-01', '2026-02-28')).toMatchObject({ revenue_minor: 1_000 })
  expect(await revenue(day, day)).toEqual({ revenue_minor: -400, received_minor: 0, invoices: 0 })
  const months = await as(
    user,
    (tx) => tx`select revenue_minor, outstanding_minor from dashboard_months(${day})
      where revenue_minor <> 0 order by month`,
  )
  expect(months).toEqual([
    { revenue_minor: 1_000, outstanding_minor: 600 },
    { revenue_minor: -400, outstanding_minor: 0 },
  ])
  await as(user, (tx) => tx`select delete_invoice(${note})`)
  expect(await revenue(day, day)).toMatchObject({ revenue_minor: 0 })
})

type Step =
  | { by: 'amount'; share: number }
  | { by: 'value'; rows: number[] }
  | { by: 'quantity'; row: number; share: number }

const share100 = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom(1, 50, 99, 100))
const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ by: fc.constant('amount'), share: share100 }),
  fc.record({
    by: fc.constant('value'),
    rows: fc.array(fc.nat(100), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ by: fc.constant('quantity'), row: fc.nat(3), share: share100 }),
)
const document = fc.record({
  items: fc.array(
    fc.record({
      priced: fc.oneof(
        fc.integer({ min: 1, max: 999_999 }).map((amount_minor) => ({ amount_minor })),
        fc.integer({ min: 1, max: 20 }).map((amount_minor) => ({ amount_minor })),
        fc.record({
          quantity: fc.constantFrom('3', '1.5', '7.125'),
          rate: fc.constantFrom('33.3334', '99.99'),
        }),
      ),
      tax: fc.oneof(
        fc.record({ gst_rate: fc.constantFrom(0, 500, 1800, 4000) }),
        fc.constant({ taxability: 'exempt' }),
        fc.record({ gst_rate: fc.constant(1800), cess_minor: fc.integer({ min: 1, max: 90 }) }),
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  terms: fc.constantFrom<object[]>(
    {},
    { client_gstin: karnataka },
    { client_gstin: karnataka, reverse_charge: true },
    { client_country: 'US', currency: 'USD', exchange_rate: 83.123456, with_tax: true },
  ),
  seller: fc.record({ round_off: fc.boolean(), prices_include_tax: fc.boolean() }),
  steps: fc.array(step, { maxLength: 6 }),
})

type Rest = { total_minor: number; items: { id: string; minor: number; quantity: number }[] | null }

async function restOf(tx: Tx, invoice: string): Promise<Rest> {
  const [row] = await tx<{ it: Rest }[]>`select creditable(${invoice}) as it`
  if (!row) throw new Error('Nothing is known of the invoice.')
  return row.it
}

function argsOf(step: Step, rest: Rest): CreditArgs {
  const rows = rest.items ?? []
  const part = (whole: number, share: number) => Math.max(1, Math.floor((whole * share) / 100))
  if (step.by === 'amount') return { amount_minor: part(rest.total_minor, step.share) }
  if (step.by === 'quantity') {
    const row = rows[step.row % rows.length]
    const thousandths = part((row?.quantity ?? 0) * 1000, step.share)
    return { items: [{ id: row?.id ?? '', quantity: (thousandths / 1000).toFixed(3) }] }
  }
  return {
    items: rows.flatMap(({ id, minor }, at) => {
      const share = step.rows[at] ?? 0
      return minor > 0 && share > 0 ? [{ id, amount_minor: part(minor, share) }] : []
    }),
  }
}

/**
 * Sums an invoice less its notes: total and rupees, and for each rate the taxable value and each
 * tax.
 */
async function leftOf(tx: Tx, invoice: string) {
  const [sums] = await tx<{ total: number; rupees: number | null }[]>`
    select
      sum(case kind when 'credit_note' then -total_minor else total_minor end)::bigint as total,
      sum(case kind when 'credit_note' then -total_inr_minor else total_inr_minor end)::bigint as rupees
    from invoices where (id = ${invoice} or original_id = ${invoice}) and cancelled_at is null`
  const rates = await tx<{ rate: number; parts: number[] }[]>`
    select line.gst_rate as rate, array[
      sum(factor * line.taxable_minor), sum(factor * line.cgst_minor), sum(factor * line.sgst_minor),
      sum(factor * line.igst_minor), sum(factor * line.cess_minor)
    ]::bigint[] as parts
    from invoices as document
    cross join (values (1)) as one
    cross join lateral (select case document.kind when 'credit_note' then -1 else 1 end as factor) as signed
    cross join jsonb_to_recordset(document.taxes) as line (
      gst_rate integer, taxable_minor bigint, cgst_minor bigint, sgst_minor bigint, igst_minor bigint,
      cess_minor bigint
    )
    where (document.id = ${invoice} or document.original_id = ${invoice}) and document.cancelled_at is null
    group by line.gst_rate order by line.gst_rate`
  return { ...sums, rates: rates.map(({ parts }) => parts.map(Number)) }
}

/** More than a row’s rest is asked for where its value was credited before its quantity. */
const mayBeRefused = [
  'done',
  'item_invalid',
  'credit_indivisible',
  'items_required',
  'more_than_creditable',
]

test('crediting an invoice in any steps loses no paisa: what is left is never below nothing, and at last nothing', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(document, ({ items, terms, seller: settings, steps }) =>
      tryAs(registered, async (tx) => {
        await tx`update businesses set ${tx(settings)}`
        const invoice = await createInvoice(tx, {
          items: items.map(({ priced, tax }) => ({
            description: 'Design',
            hsn_sac: '998391',
            ...priced,
            ...tax,
          })),
          ...terms,
        })
        const expectLeft = async () => {
          const left = await leftOf(tx, invoice)
          expect(
            Math.min(...left.rates.flat(), left.total ?? -1, left.rupees ?? 0),
          ).toBeGreaterThanOrEqual(0)
          return left
        }
        for (const step of steps) {
          const rest = await restOf(tx, invoice)
          if (rest.total_minor === 0) break
          const args = argsOf(step, rest)
          const end = await outcome(tx.savepoint((sub) => credit(sub, invoice, args)))
          const code = end.split(' | ')[1] ?? end
          seen.add(code)
          expect(mayBeRefused).toContain(code)
          const left = await expectLeft()
          if (code === 'done' && args.amount_minor) {
            expect(left.total).toBe(rest.total_minor - args.amount_minor)
          }
        }
        const { total_minor } = await restOf(tx, invoice)
        if (total_minor > 0) await credit(tx, invoice, { amount_minor: total_minor })
        const left = await expectLeft()
        expect([left.total, left.rupees, ...left.rates.flat()].filter(Boolean)).toEqual([])
        expect((await restOf(tx, invoice)).items?.every(({ minor }) => minor === 0)).toBe(true)
        expect(await stateOf(invoice, tx)).toMatchObject({ status: 'PAID', balance_minor: 0 })
      }),
    ),
    { numRuns: thorough(6, 25) },
  )
  expect(seen).toContain('done')
}, 60_000)
