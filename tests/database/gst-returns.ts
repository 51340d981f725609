import { returnAnswer } from '../../supabase/functions/_shared/data/reports/gst-returns.ts'
import type { Period } from '../../supabase/functions/_shared/domain/periods.ts'
import fc from '../setup/property.ts'
import { clockFrom } from '../setup/stack/clock.ts'
import { as, connect, type Database, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice } from '../setup/stack/people.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { receive, use } from './receipts.ts'

/** Asks the database for the return of a period. */
export async function gstReturn(
  tx: Tx,
  { firstDay, lastDay }: Period,
  { gstin = null, iff = false }: { gstin?: string | null; iff?: boolean } = {},
): Promise<unknown> {
  const [row] = await tx<{ it: unknown }[]>`
    select gst_return((${firstDay}::text)::date, (${lastDay}::text)::date, ${gstin}, ${iff}) as it`
  return row?.it
}

/** The same of who is registered, as the domain knows it. */
export async function sourceOf(tx: Tx, period: Period, of: Parameters<typeof gstReturn>[2] = {}) {
  const answer = returnAnswer(await gstReturn(tx, period, of))
  if (answer.registration !== 'regular') throw new Error('The seller is not registered.')
  return answer.source
}

/** A database of its own, where the test sets the day, and a host lifts the limits of writing. */
export async function startYears() {
  const apart = await makeDatabase()
  const db = connect(apart.url)
  await db.unsafe(clockFrom("date '2031-04-01'"))
  // These tests issue documents with a few codes; a database of its own lacks the official list.
  const codes =
    await sql`select code, description from hsn_codes where code ~ '^(99|1006|4819|4901)'`
  await db`insert into hsn_codes ${db(codes)}`
  await db`insert into private.write_limits (per_minute, per_day, bytes) values (1000000, 1000000, 2000000000)`
  return {
    db,
    stop: async () => {
      await db.end()
      await apart.drop()
    },
  }
}

/** Runs as one person on a day. */
export const onDay = <T>(db: Database, user: string, day: string, work: (tx: Tx) => Promise<T>) =>
  as(
    user,
    async (tx) => {
      await tx`select set_config('app.today', ${day}, true)`
      return work(tx)
    },
    db,
  )

const address = {
  client_address: '12 MG Road',
  client_city: 'Bengaluru',
  client_postal_code: '560001',
}
const registered = { client_gstin: '29AABCR1718E1ZL', client_state_code: '29', ...address }

/** The buyers, by the section to which each leads. */
export const buyers = [
  { client_name: 'Registered here', ...address, client_gstin: '27AABCR1718E1ZP' },
  { client_name: 'Registered away', ...registered },
  { client_name: 'Reversed', ...registered, reverse_charge: true },
  { client_name: 'SEZ with tax', ...registered, supply: 'sez', with_tax: true },
  { client_name: 'SEZ by letter', ...registered, supply: 'sez', with_tax: false },
  { client_name: 'Somebody here', ...address, client_state_code: '27' },
  { client_name: 'Somebody away', ...address, client_state_code: '29' },
  {
    client_name: 'Moved',
    ...address,
    client_state_code: '29',
    place_of_supply: '07',
    place_of_supply_reason: 'The house is there',
  },
  {
    client_name: 'Abroad with tax',
    client_country: 'AE',
    with_tax: true,
    currency: 'AED',
    exchange_rate: 22.7341,
  },
  {
    client_name: 'Abroad by letter',
    client_country: 'US',
    with_tax: false,
    currency: 'USD',
    exchange_rate: 83.333333,
  },
]

export const row = fc.oneof(
  fc.record({
    description: fc.constantFrom('Design', 'Research of the market for a longer while', 'Advice'),
    amount_minor: fc.oneof(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 9_000_000 }),
    ),
    gst_rate: fc.constantFrom(0, 25, 500, 1800, 1800, 4000),
    hsn_sac: fc.constantFrom('998391', '998313', '999999', null),
    cess_minor: fc.constantFrom(0, 0, 0, 1_234),
  }),
  fc.record({
    description: fc.constant('Rice'),
    quantity: fc.constantFrom('1.5', '12', '0.333'),
    rate: fc.constantFrom('99.99', '1250.5'),
    unit: fc.constant('KGS'),
    gst_rate: fc.constantFrom(500, 1800),
    hsn_sac: fc.constant('1006'),
  }),
  fc.record({
    description: fc.constant('Lessons'),
    amount_minor: fc.integer({ min: 1, max: 900_000 }),
    taxability: fc.constantFrom('nil', 'exempt', 'non_gst'),
    hsn_sac: fc.constant('999293'),
  }),
)

const happening = fc.record({
  buyer: fc.constantFrom(...buyers),
  items: fc.array(row, { minLength: 1, maxLength: 4 }),
  prices_include_tax: fc.boolean(),
  /** Happens to an earlier document, chosen by `which`. */
  event: fc.constantFrom('nothing', 'nothing', 'credit', 'debit', 'cancel', 'advance'),
  which: fc.nat(),
  share: fc.integer({ min: 1, max: 100 }),
})

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

/** A refused step leaves all as it was. */
export const ifTaken = <T>(tx: Tx, step: (sub: Tx) => Promise<T>): Promise<T | null> =>
  tx
    .savepoint((sub) => step(sub as Tx))
    .catch((error: { code?: string }) => {
      if (/^PT4/.test(error.code ?? '')) return null
      throw error
    }) as Promise<T | null>

export async function totalOf(tx: Tx, id: string) {
  const [found] = await tx<
    { total_minor: number }[]
  >`select total_minor from invoices where id = ${id}`
  return found?.total_minor ?? 0
}

async function advance(tx: Tx, of: string, { share, which }: Happening, earlier: string[]) {
  const [invoice] = await tx<{ currency: string }[]>`select currency from invoices where id = ${of}`
  const currency = invoice?.currency ?? 'INR'
  const receipt = await receive(tx, of, share * 1_180, { excess: 'advance', currency })
  // Money used before the voucher is no part of it.
  if (which % 5 === 0) await ifTaken(tx, (sub) => use(sub, receipt, of, share * 80))
  await tx`select issue_voucher(gen_random_uuid(), ${receipt}, '{"description": "Design", "gst_rate": 1800}')`
  earlier.push(receipt)
  const used = earlier[which % earlier.length]
  if (!used) return
  // The client's own alone can use it.
  const [open] = await tx<{ id: string }[]>`
    select invoice.id from invoices as invoice
    join receipts as receipt on receipt.client_id = invoice.client_id and receipt.currency = invoice.currency
    where receipt.id = ${used} and invoice.listed and invoice.status = 'UNPAID'
    order by invoice.sequence desc limit 1`
  if (open && which % 3 > 0) await ifTaken(tx, (sub) => use(sub, used, open.id, share * 400))
  if (which % 4 === 0) {
    await ifTaken(
      tx,
      (sub) => sub`
        select refund_advance(gen_random_uuid(), ${used}, ${share * 100}, private.today(), 'UPI', 'UTR 7')`,
    )
  }
}

/** Documents over a year from 1 April 2031 on, with everything that can happen to them. */
export async function liveAYear(db: Database, user: string, documents: number, seed: number) {
  const invoices: string[] = []
  const receipts: string[] = []
  const steps = fc.sample(happening, { numRuns: documents, seed })
  for (const [at, step] of steps.entries()) {
    const day = new Date(Date.UTC(2031, 3, 1 + Math.floor((at * 366) / documents)))
    await onDay(db, user, day.toISOString().slice(0, 10), async (tx) => {
      const { buyer, items, prices_include_tax } = step
      const client_email = 'billing@kaveri.example'
      const made = await ifTaken(tx, (sub) =>
        createInvoice(sub, { client_email, ...buyer, items, prices_include_tax }),
      )
      if (made === null) return
      invoices.push(made)
      const earlier = invoices[step.which % invoices.length] ?? made
      if (step.event === 'cancel') {
        await ifTaken(tx, (sub) => sub`select cancel_invoice(${earlier}, 'A mistake')`)
      } else if (step.event === 'credit' || step.event === 'debit') {
        const part = Math.max(1, Math.floor(((await totalOf(tx, earlier)) * step.share) / 100))
        const note = step.event === 'credit' ? credit : debit
        await ifTaken(tx, (sub) => note(sub, earlier, { amount_minor: part }))
      } else if (step.event === 'advance') {
        await ifTaken(tx, (sub) => advance(sub, made, step, receipts))
      }
    })
  }
}
