import { afterAll, beforeAll, expect } from 'vitest'
import { composeGstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/compose.ts'
import { wholeReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import {
  type Period,
  periodOf,
  shiftPeriod,
} from '../../supabase/functions/_shared/domain/periods.ts'
import { beforeRelease } from '../setup/before-release.ts'
import fc from '../setup/property.ts'
import type { Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { added, code, figures, pending } from './corrected-figures.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { buyers, ifTaken, onDay, row, sourceOf, startYears, totalOf } from './gst-returns.ts'
import { record } from './ledger.ts'
import { receive, use } from './receipts.ts'

/** Two years in which returns are filed, and what they told is corrected: the ledger is what was filed and amended. */

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_128)
/** That every kind of step and table came up is known of one seed. */
const isKnown = process.env.PROPERTY_SEED === undefined
const steps = Number(process.env.MODEL_STEPS ?? 12)
const months = Array.from({ length: 24 }, (_, at) =>
  periodOf('month', shiftPeriod('month', '2031-04-01', at)),
)

let years: Awaited<ReturnType<typeof startYears>>
let seller: string
beforeAll(async () => {
  years = await startYears()
  const lut = { lut_number: 'AD270331000001X', lut_year: '31-32' }
  seller = await makeRegistered({ default_gst_rate: 1800, round_off: true, ...lut }, years.db)
})
afterAll(() => years?.stop())

/** Mostly taxed, since no table amends what is not; some of it large. */
const taxed = fc.record({
  description: fc.constantFrom('Design', 'Advice'),
  amount_minor: fc.oneof(
    fc.integer({ min: 1, max: 9_000_000 }),
    fc.integer({ min: 11_000_000, max: 30_000_000 }),
  ),
  gst_rate: fc.constantFrom(500, 1800, 1800, 4000),
  hsn_sac: fc.constant('998391'),
  cess_minor: fc.constantFrom(0, 0, 0, 1_234),
})
const items = fc.oneof(
  { arbitrary: fc.array(taxed, { minLength: 1, maxLength: 3 }), weight: 4 },
  { arbitrary: fc.array(row, { minLength: 1, maxLength: 3 }), weight: 1 },
)

const happening = fc.record({
  event: fc.constantFrom(
    ...['issue', 'issue', 'issue', 'credit', 'debit', 'pay', 'prepay', 'advance'],
    ...['correct', 'correct', 'correct', 'correct GSTIN', 'correct note', 'reject', 'ship'],
  ),
  buyer: fc.nat(buyers.length - 1),
  items,
  which: fc.nat(),
  share: fc.integer({ min: 1, max: 100 }),
})
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

/** The GSTIN in the place of one that was typed wrong; null of a buyer without any. */
const otherGstin = (buyer: number) => {
  const typed = buyers[buyer]
  if (!typed || !('client_gstin' in typed)) return null
  return typed.client_gstin.startsWith('27') ? '27AAHCM7727Q1ZM' : '29AAGCB7383J1Z4'
}

const issued: { id: string; buyer: number; isNoted?: true }[] = []
const ends = new Map<string, number>()

const client_email = 'billing@kaveri.example'
const noteFor = async (tx: Tx, which: number, kinds: string[]) => {
  const notes = await tx<{ id: string; total_minor: number }[]>`
    select id, total_minor from invoices
    where kind = any(${kinds}) and cancelled_at is null
      and issue_date < date_trunc('month', private.today() - 11)
    order by created_at`
  return notes[which % Math.max(1, notes.length)]
}

async function live(tx: Tx, { event, buyer, items, which, share }: Happening): Promise<unknown> {
  if (event === 'issue') {
    const id = await createInvoice(tx, { client_email, ...buyers[buyer], items })
    return issued.push({ id, buyer })
  }
  // Somebody away with a large one has a table of their own.
  const apt = issued.filter((each) =>
    event === 'correct'
      ? which % 3 === 0 && each.buyer === 6
      : event === 'correct GSTIN' && !each.isNoted && otherGstin(each.buyer) !== null,
  )
  const pool = apt.length > 0 ? apt.slice(-8) : issued
  const one = pool[which % Math.max(1, pool.length)]
  if (!one) return null
  if (event === 'credit' || event === 'debit') {
    one.isNoted = true
    const amount_minor = Math.max(1, Math.floor(((await totalOf(tx, one.id)) * share) / 200))
    return (event === 'credit' ? credit : debit)(tx, one.id, { amount_minor })
  }
  if (event === 'pay') {
    const total = await totalOf(tx, one.id)
    return record(tx, one.id, { amount_minor: Math.max(1, Math.floor((total * share) / 200)) })
  }
  if (event === 'prepay') {
    const [day] = await tx<{ on: string }[]>`
      select (issue_date - 20)::text as on from invoices where id = ${one.id}`
    return record(tx, one.id, { amount_minor: share * 100, paid_on: day?.on ?? '' })
  }
  if (event === 'ship') {
    return tx`select set_shipping(${one.id}, 'INMAA1', ${String(1000 + share)}, private.today())`
  }
  if (event === 'advance') {
    const paid_on = tx`(private.today() - ${share % 50}::integer)`
    const [day] = await tx<{ on: string }[]>`select ${paid_on}::text as on`
    const about = { excess: 'advance', advance_for: 'services', paid_on: day?.on ?? '' }
    const receipt = await receive(tx, one.id, share * 1_180, about)
    return which % 2 ? use(tx, receipt, one.id, share * 400) : receipt
  }
  if (event === 'correct' || event === 'correct GSTIN') {
    const [draft] = await tx<{ id: string }[]>`select correct_invoice(${one.id}) as id`
    const typed = event === 'correct GSTIN' && { client_gstin: otherGstin(one.buyer) }
    const document = { client_email, due_date: '2990-01-01', ...buyers[one.buyer], ...typed, items }
    const [made] = await tx<{ id: string }[]>`
      select issue_draft(
        ${draft?.id ?? ''}, gen_random_uuid(), (${JSON.stringify(document)}::text)::jsonb) ->> 'id' as id`
    if (made) one.id = made.id
    return made
  }
  const noted = event === 'reject' ? ['credit_note'] : ['credit_note', 'debit_note']
  const note = await noteFor(tx, which, noted)
  if (!note) return null
  if (event === 'reject') return tx`select reject_note(${note.id})`
  const amount = Math.max(1, Math.floor((note.total_minor * share) / 100))
  return tx`select correct_note(gen_random_uuid(), ${note.id}, 'Fewer hours', null, ${amount})`
}

const on = <T>(day: string, work: (tx: Tx) => Promise<T>) => onDay(years.db, seller, day, work)
const counted = async (name: string, done: Promise<unknown>) => {
  const end = (await done) === null ? 'refused' : 'done'
  ends.set(`${name}: ${end}`, (ends.get(`${name}: ${end}`) ?? 0) + 1)
}

const mark = (tx: Tx, { firstDay, lastDay }: Period, form: string) =>
  tx`select file_period((${firstDay}::text)::date, (${lastDay}::text)::date, form => ${form})`

const end = '2033-05-01'

beforeRelease(
  'over two years of filing, correcting and amending, what was filed and amended is the ledger, to the paisa',
  async () => {
    const happenings = fc.sample(happening, { numRuns: steps * months.length, seed })
    for (const [at, month] of months.entries()) {
      for (const [turn, step] of happenings.slice(at * steps, (at + 1) * steps).entries()) {
        const day = `${month.firstDay.slice(0, 8)}${String(1 + Math.floor((turn * 27) / steps)).padStart(2, '0')}`
        const before = months[at - 1]
        // The month before is filed on the 11th or so, its GSTR-3B mostly on the 20th, a GSTR-1A between them at times.
        if (before && turn === Math.floor(steps / 3))
          await on(day, (tx) => mark(tx, before, 'gstr1'))
        if (before && turn === Math.floor(steps / 2) && step.which % 3 === 0) {
          const moved: Happening = { ...step, event: 'correct GSTIN' }
          await counted(
            'correct GSTIN',
            on(day, (tx) => ifTaken(tx, (sub) => live(sub, moved))),
          )
          await counted(
            '1a',
            on(day, (tx) => ifTaken(tx, (sub) => mark(sub, before, 'gstr1a'))),
          )
        }
        if (before && turn === Math.floor(steps / 2) + 1 && step.which % 4 > 0)
          await on(day, (tx) => mark(tx, before, 'gstr3b'))
        await counted(
          step.event,
          on(day, (tx) => ifTaken(tx, (sub) => live(sub, step))),
        )
      }
    }
    for (const event of [
      'issue',
      'correct',
      'correct GSTIN',
      'correct note',
      'reject',
      'ship',
      'advance',
      '1a',
    ])
      if (isKnown) expect([event, ends.get(`${event}: done`) ?? 0]).not.toEqual([event, 0])

    await on(end, async (tx) => {
      const told: number[][] = []
      const books: number[][] = []
      const seen = new Map<string, number>()
      for (const month of months) {
        const source = await sourceOf(tx, month)
        const { whole, gstr1a, tie } = wholeReturn(source, code(month))
        expect([month.firstDay, tie]).toEqual([month.firstDay, { ...tie, ties: true }])
        told.push(figures(whole, gstr1a), pending(source, month, end))
        // A GSTR-1A takes no other GSTIN.
        const by1a = source.corrections.corrected.filter(({ via }) => via?.form === 'gstr1a')
        for (const { was, now } of by1a.flatMap(({ documents }) => documents))
          expect(now?.clientGstin).toBe(was?.clientGstin)
        books.push(figures(composeGstr1(source, code(month))))
        for (const [name, rows] of Object.entries(whole.amended))
          seen.set(name, (seen.get(name) ?? 0) + rows.length)
      }
      expect(added(told)).toEqual(added(books))
      if (process.env.MODEL_SAYS)
        process.stdout.write(`${JSON.stringify([[...seen], [...ends]])}\n`)
      if (isKnown) expect([...seen].filter(([, rows]) => rows === 0)).toEqual([])
    })
  },
  600_000,
)
