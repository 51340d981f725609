import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from '../../setup/property.ts'
import { clockFrom } from '../../setup/stack/clock.ts'
import { connect, type Database, type Tx, tryAs } from '../../setup/stack/database.ts'
import { makePerson, makeRegistered, makeSeller } from '../../setup/stack/people.ts'
import { makeDatabase } from '../../setup/stack/second-database.ts'
import { become } from '../calls.ts'
import { exported, inOrder, restored, underNewIds } from '../moving.ts'
import { expectTrueSums } from '../periods.ts'
import { advance } from './advancing.ts'
import { Book } from './book.ts'
import { credit, refund } from './crediting.ts'
import { debit } from './debiting.ts'
import { convert, duplicate, issueDraft, makeInvoice, revise } from './drafting.ts'
import { cancel, restore, undoWriteOff, writeOff } from './ending.ts'
import { challan, estimate, issue, proforma } from './issuing.ts'
import { file, merge, series, unfile, wait } from './passing.ts'
import { claim, confirm, decline, pay, undo } from './paying.ts'
import { receive, undoReceipt, use } from './receiving.ts'
import { giveBack, giveBackBare, voucher } from './vouching.ts'

const runs = Number(process.env.MODEL_RUNS ?? 4)

const step = fc.oneof(
  ...[
    issue,
    pay,
    receive,
    use,
    credit,
    refund,
    undo,
    cancel,
    restore,
    revise,
    issueDraft,
    giveBack,
  ],
  ...[claim, confirm, decline, writeOff, undoWriteOff, undoReceipt, merge, wait, voucher],
  ...[debit, challan, proforma, advance, makeInvoice],
  ...[estimate, convert, duplicate, series, file, unfile, giveBackBare],
)
const history = fc.record({
  isRegistered: fc.boolean(),
  today: fc.constantFrom('2027-03-29', '2028-02-28', '2026-11-22'),
  first: fc.tuple(issue, issue, receive, voucher, pay, credit, proforma, advance),
  steps: fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }),
})

let apart: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
let sellers: { plain: string; registered: string; moved: string }

beforeAll(async () => {
  apart = await makeDatabase()
  db = connect(apart.url)
  await db.unsafe(clockFrom("date '2026-11-22'"))
  // In real use each document is issued by itself; here all of a history are issued in one transaction.
  await db.unsafe(`do $$ begin
    execute replace(
      pg_get_functiondef('private.write_documents'::regproc), 'said.created_at, now()', 'said.created_at, clock_timestamp()'
    );
  end $$`)
  const plain = await makeSeller(db)
  const registered = await makeRegistered({ default_gst_rate: 1800, round_off: true }, db)
  sellers = { plain, registered, moved: await makePerson('Somebody Else', db) }
})
afterAll(async () => {
  await db?.end()
  await apart?.drop()
})

test('whatever became of an account, what it exports gives the same account back somewhere else', {
  timeout: 20_000 + runs * 4_000,
}, async () => {
  const there = { credits: 0, receipts: 0, cancelled: 0, drafts: 0 }
  const property = fc.asyncProperty(history, async ({ isRegistered, today, first, steps }) => {
    const seller = isRegistered ? sellers.registered : sellers.plain
    const work = async (tx: Tx) => {
      const book = new Book(today, isRegistered, 83.333333)
      await tx`select set_config('app.today', ${today}, true)`
      for (const one of [...first, ...steps]) {
        await tx.savepoint((sub) => one.perform(sub, book)).catch(() => {})
      }
      const before = await exported(tx, 3)
      await become(tx, sellers.moved)
      // Each document is a set of its own.
      const restore = await restored(tx, before, async () => {
        await become(tx, null)
        await tx`update private.restore_rows set weight = 2000`
        await become(tx, sellers.moved)
      })
      const after = await exported(tx)
      await expectTrueSums(tx, sellers.moved)
      await become(tx, null)
      expect(inOrder(after)).toEqual(await underNewIds(tx, before, sellers.moved, restore))
      for (const row of inOrder(before).documents ?? []) {
        there.credits += Number(row.kind === 'credit_note')
        there.cancelled += Number(row.cancelled_at !== null)
      }
      there.receipts += inOrder(before).receipts?.length ?? 0
      there.drafts += inOrder(before).drafts?.length ?? 0
    }
    await tryAs(seller, work, db)
  })
  await fc.assert(property, { numRuns: runs })
  for (const [, count] of Object.entries(there)) expect(count).toBeGreaterThan(0)
})
