import { beforeAll, expect, test } from 'vitest'
import { type Tx, tryAs } from '../setup/database.ts'
import { createInvoice, makeSeller } from '../setup/people.ts'
import fc from '../setup/property.ts'
import { credited, refund, stateOf } from './credit.ts'
import { codeOf, record } from './ledger.ts'

const TOTAL = 1_000

type Step =
  | { kind: 'pay' | 'credit'; amount: number }
  | { kind: 'refund'; pick: number; amount: number }
  | { kind: 'undoPayment' | 'undoRefund' | 'cancelNote' | 'restoreNote'; pick: number }
  | { kind: 'writeOff' | 'undoWriteOff' | 'cancel' | 'restore' }

type Entry = { id: string; amount: number; gone: boolean }
type Note = Entry & { refunds: Entry[] }

const amount = fc.constantFrom(0, 1, 150, 300, 500, 700, 1_000, 1_001)
const pick = fc.nat(5)
const one = <const Kind extends Step['kind']>(kind: Kind) => fc.constant(kind)
const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ kind: one('pay'), amount }),
  fc.record({ kind: one('credit'), amount }),
  fc.record({ kind: one('refund'), pick, amount }),
  fc.record({
    kind: fc.constantFrom('undoPayment', 'undoRefund', 'cancelNote', 'restoreNote'),
    pick,
  }),
  fc.record({ kind: fc.constantFrom('writeOff', 'undoWriteOff', 'cancel', 'restore') }),
)

const sum = (entries: Entry[]) =>
  entries.reduce((total, { amount, gone }) => total + (gone ? 0 : amount), 0)

/** The rules in a few lines: how a step must end, and what it leaves. */
class History {
  readonly payments: Entry[] = []
  readonly notes: Note[] = []
  writtenOff = false
  cancelled = false

  sums() {
    const live = this.notes.filter(({ gone }) => !gone)
    const credited = sum(live)
    const kept = sum(this.payments) - live.reduce((all, { refunds }) => all + sum(refunds), 0)
    const settled = Math.min(kept, TOTAL - credited)
    return { credited, settled, refundable: kept - settled, rest: TOTAL - credited - settled }
  }

  refundableOf({ amount, refunds }: Note) {
    return Math.min(amount - sum(refunds), this.sums().refundable)
  }

  /** Of the step's own kind, in the order in which they were made. */
  target(step: Step): Entry | undefined {
    if (!('pick' in step)) return undefined
    const all = {
      undoPayment: this.payments,
      undoRefund: this.notes.flatMap(({ refunds }) => refunds),
      refund: this.notes,
      cancelNote: this.notes,
      restoreNote: this.notes,
    }[step.kind]
    return all[step.pick % all.length]
  }

  expected(step: Step): string {
    const { credited, settled, refundable, rest } = this.sums()
    const { writtenOff, cancelled } = this
    const entry = this.target(step)
    const note = this.notes.find(({ id }) => id === entry?.id)
    const unless = (isRefused: boolean, code = 'PT409') => (isRefused ? code : 'done')
    const fits = (most: number) => 'amount' in step && step.amount > 0 && step.amount <= most
    if ('pick' in step && !entry) return 'PT404'
    switch (step.kind) {
      case 'pay':
        return cancelled ? 'PT404' : fits(rest) ? unless(writtenOff) : 'PT422'
      case 'credit':
        if (cancelled || writtenOff) return cancelled ? 'PT404' : 'PT409'
        return unless(!fits(TOTAL - credited), 'PT422')
      case 'refund':
        if (!note || note.gone) return 'PT404'
        return unless(!fits(this.refundableOf(note)), 'PT422')
      case 'undoPayment': {
        if (cancelled) return 'PT404'
        const kept = settled + refundable
        return unless(!entry?.gone && (writtenOff || kept < (entry?.amount ?? 0)))
      }
      case 'undoRefund': {
        const its = this.notes.find(({ refunds }) => refunds.some(({ id }) => id === entry?.id))
        if (its?.gone) return 'PT404'
        return unless(!entry?.gone && writtenOff)
      }
      case 'cancelNote':
        return unless(!note?.gone && (writtenOff || sum(note?.refunds ?? []) > 0))
      case 'restoreNote': {
        const taken = (note?.amount ?? 0) > TOTAL - credited
        return unless(note?.gone === true && (cancelled || writtenOff || taken))
      }
      case 'writeOff':
        return cancelled ? 'PT404' : unless(!writtenOff && rest === 0)
      case 'undoWriteOff':
        return unless(cancelled, 'PT404')
      case 'cancel':
        return unless(!cancelled && (settled > 0 || credited > 0))
      case 'restore':
        return 'done'
    }
  }

  take(step: Step, id: string) {
    const entry = this.target(step)
    if (step.kind === 'pay') this.payments.push({ id, amount: step.amount, gone: false })
    if (step.kind === 'credit') {
      this.notes.push({ id, amount: step.amount, gone: false, refunds: [] })
    }
    if (step.kind === 'refund') {
      const note = this.notes.find((each) => each.id === entry?.id)
      note?.refunds.push({ id, amount: step.amount, gone: false })
    } else if (entry) entry.gone = step.kind !== 'restoreNote'
    if (step.kind === 'writeOff' || step.kind === 'undoWriteOff') {
      this.writtenOff = step.kind === 'writeOff'
    }
    if (step.kind === 'cancel' || step.kind === 'restore') this.cancelled = step.kind === 'cancel'
  }

  state() {
    const { credited, settled, refundable, rest } = this.sums()
    const stored = this.writtenOff ? 'WRITTEN_OFF' : rest === 0 ? 'PAID' : 'UNPAID'
    return {
      status: this.cancelled ? 'CANCELLED' : stored,
      settled_minor: settled,
      credited_minor: credited,
      refundable_minor: refundable,
      balance_minor: this.writtenOff ? 0 : rest,
      written_off_minor: this.writtenOff ? rest : 0,
    }
  }
}

async function run(tx: Tx, step: Step, invoice: string, target: string): Promise<string> {
  switch (step.kind) {
    case 'pay':
      return record(tx, invoice, { amount_minor: step.amount })
    case 'credit':
      return credited(tx, invoice, { amount_minor: step.amount })
    case 'refund':
      return refund(tx, target, step.amount)
    case 'undoPayment':
    case 'undoRefund':
      await tx`select undo_payment(${target}, 'A slip')`
      break
    case 'cancelNote':
      await tx`select delete_invoice(${target})`
      break
    case 'restoreNote':
      await tx`select restore_invoice(${target})`
      break
    case 'writeOff':
      await tx`select write_off_invoice(${invoice}, 'Nothing comes')`
      break
    case 'undoWriteOff':
      await tx`select undo_write_off(${invoice})`
      break
    case 'cancel':
      await tx`select delete_invoice(${invoice})`
      break
    case 'restore':
      await tx`select restore_invoice(${invoice})`
  }
  return ''
}

let seller: string

beforeAll(async () => {
  seller = await makeSeller()
})

test('whatever is paid, credited, given back, given up and undone, in any order, every sum is that of what is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), (steps) =>
      tryAs(seller, async (tx) => {
        const invoice = await createInvoice(tx, {
          items: [{ description: 'x', amount_minor: TOTAL }],
        })
        const history = new History()
        for (const step of steps) {
          const expected = history.expected(step)
          const target = history.target(step)?.id ?? crypto.randomUUID()
          let id = ''
          const work = tx.savepoint(async (sub) => {
            id = await run(sub, step, invoice, target)
          })
          expect([step, await codeOf(work)]).toEqual([step, expected])
          if (expected === 'done') history.take(step, id)
          expect([step, await stateOf(invoice, tx)]).toEqual([step, history.state()])
          for (const note of history.notes) {
            const refundable = note.gone ? 0 : history.refundableOf(note)
            expect([step, await stateOf(note.id, tx)]).toMatchObject([
              step,
              { settled_minor: sum(note.refunds), refundable_minor: refundable },
            ])
          }
        }
      }),
    ),
    { numRuns: 40 },
  )
}, 60_000)
