import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from '../../setup/property.ts'
import { clockFrom } from '../../setup/stack/clock.ts'
import { connect, type Database, type Tx, tryAs } from '../../setup/stack/database.ts'
import { makeRegistered, makeSeller } from '../../setup/stack/people.ts'
import { makeDatabase } from '../../setup/stack/second-database.ts'
import { expectTrueSums } from '../periods.ts'
import { expectTrueRegisters, expectTrueStatements } from '../registers.ts'
import { expectTrueTally } from '../tally.ts'
import { advance } from './advancing.ts'
import { Book } from './book.ts'
import { expectSame, expectShown } from './compare.ts'
import { credit, refund } from './crediting.ts'
import { debit } from './debiting.ts'
import { convert, duplicate, issueDraft, makeInvoice, revise } from './drafting.ts'
import { cancel, restore, undoWriteOff, writeOff } from './ending.ts'
import { type Draft, isProforma } from './entries.ts'
import { challan, estimate, issue, proforma } from './issuing.ts'
import { file, merge, series, unfile, wait } from './passing.ts'
import { claim, confirm, decline, pay, undo } from './paying.ts'
import { receive, undoReceipt, use } from './receiving.ts'
import type { Given, Step } from './step.ts'
import { giveBack, giveBackBare, voucher } from './vouching.ts'

/** The gate walks some of the histories, MODEL_RUNS=5000 the whole of them: CONTRIBUTING.md. */
const runs = Number(process.env.MODEL_RUNS ?? 30)

const weighed = (weight: number, ...kinds: fc.Arbitrary<Step>[]) =>
  kinds.map((arbitrary) => ({ arbitrary, weight }))
const step = fc.oneof(
  ...weighed(5, pay, receive, use, credit, refund),
  ...weighed(4, undo, cancel, restore),
  ...weighed(3, issue, revise, issueDraft, debit, advance, makeInvoice),
  ...weighed(
    2,
    claim,
    confirm,
    writeOff,
    undoWriteOff,
    undoReceipt,
    merge,
    wait,
    proforma,
    convert,
  ),
  ...weighed(3, giveBack, giveBackBare),
  ...weighed(1, voucher),
  ...weighed(1, decline, estimate, challan, duplicate, series, file, unfile),
)
const history = fc.record({
  isRegistered: fc.boolean(),
  today: fc.constantFrom('2027-03-29', '2027-04-01', '2028-02-28', '2026-11-22'),
  rate: fc.constantFrom(83.333333, 0.4),
  /** The first entries, so that steps have something to work on. */
  first: fc.tuple(issue, issue, receive, voucher, pay, credit, proforma, advance),
  steps: fc.array(step, { maxLength: 32, size: 'max' }),
})

type History = Given<typeof history>

let apart: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
let sellers: { plain: string; registered: string }

// A database of its own, where the history sets the day.
beforeAll(async () => {
  apart = await makeDatabase()
  db = connect(apart.url)
  await db.unsafe(clockFrom("date '2026-11-22'"))
  const plain = await makeSeller(db)
  const registered = await makeRegistered({ default_gst_rate: 1800, round_off: true }, db)
  sellers = { plain, registered }
})
afterAll(async () => {
  await db?.end()
  await apart?.drop()
})

const endOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

/** The number of invoices settled by money received for the proforma invoice from which they were made. */
let settled = 0
const isSettled = (book: Book) => (draft: Draft) =>
  draft.estimate !== null &&
  isProforma(draft.estimate) &&
  book.payments.some((one) => one.fromAdvance && one.document === draft.issued)

/** Counts the kinds of steps, done and refused. */
const ends = new Map<string, number>()

async function live(tx: Tx, book: Book, steps: Step[]) {
  await tx`select set_config('app.today', ${book.today}, true)`
  for (const step of steps) {
    const expected = step.ends(book)
    const end = await endOf(tx.savepoint((sub) => step.perform(sub, book)))
    ends.set(`${step.name}: ${end}`, (ends.get(`${step.name}: ${end}`) ?? 0) + 1)
    if (!expected.includes(end)) expect([step.name, end]).toEqual([step.name, expected])
    await expectSame(tx, book)
  }
}

function lived({ isRegistered, today, rate, first, steps }: History) {
  const seller = isRegistered ? sellers.registered : sellers.plain
  const book = new Book(today, isRegistered, rate)
  const work = async (tx: Tx) => {
    await live(tx, book, [...first, ...steps])
    settled += book.drafts.filter(isSettled(book)).length
    await expectShown(tx, book)
    await expectTrueSums(tx, seller)
    await expectTrueRegisters(tx)
    await expectTrueStatements(tx)
    await expectTrueTally(tx)
  }
  return tryAs(seller, work, db)
}

const story = [
  ...[
    'issue an invoice',
    'pay',
    'receive',
    'use an advance',
    'credit',
    'debit',
    'refund',
    'undo',
    'undo a receipt',
    'issue a challan',
    'issue a proforma invoice',
    'pay a proforma invoice',
  ],
  ...[
    'cancel',
    'restore',
    'revise_invoice',
    'issue a draft',
    'convert_estimate',
    'make the invoice',
    'write_off_invoice',
    'merge clients',
    'wait',
    'file a period',
    'give an advance without a voucher back',
  ],
]
const timeout = 20_000 + runs * 2_000

// [ledger-1] [fast-9]
test('in any history of documents and money numbers have no gap, sums are those of what happened, and nothing issued changes', {
  timeout,
}, async () => {
  await fc.assert(fc.asyncProperty(history, lived), { numRuns: runs })
  // A history of refusals alone would hold nothing.
  expect(story.filter((kind) => !ends.has(`${kind}: done`))).toEqual([])
  expect(settled).toBeGreaterThan(0)
})
