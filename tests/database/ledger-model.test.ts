import { beforeAll, expect, test } from 'vitest'
import { as, claimsOf, sql, type Tx, tryAs } from '../setup/database.ts'
import { createInvoice, makeSeller } from '../setup/people.ts'
import fc from '../setup/property.ts'
import {
  claim,
  codeOf,
  dayFromToday,
  invoiceOver,
  paymentState,
  paymentsOf,
  record,
  share,
} from './ledger.ts'

const TOTAL = 1_000
const methods = ['UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other']

type Step =
  | { kind: 'record'; amount: number; tds: number; ago: number; method: string }
  | { kind: 'claim'; amount: number; method: string }
  | {
      kind: 'confirm'
      pick: number
      amount: number | null
      tds: number | null
      ago: number | null
    }
  | { kind: 'decline'; pick: number }
  | { kind: 'undo'; pick: number }

type Entry = {
  id: string
  state: 'claimed' | 'confirmed' | 'declined' | 'undone'
  amount: number
  tds: number
  ago: number
  method: string
}

const amount = fc.integer({ min: -1, max: 700 })
const tds = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 100 }))
const pick = fc.nat(20)
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      kind: fc.constant('record'),
      amount,
      tds,
      ago: fc.nat(3),
      method: fc.constantFrom(...methods),
    }),
    fc.record({
      kind: fc.constant('claim'),
      amount,
      method: fc.constantFrom('UPI', 'Bank transfer'),
    }),
    fc.record({
      kind: fc.constant('confirm'),
      pick,
      amount: fc.option(amount, { nil: null }),
      tds: fc.option(tds, { nil: null }),
      ago: fc.option(fc.nat(3), { nil: null }),
    }),
    fc.record({ kind: fc.constant('decline'), pick }),
    fc.record({ kind: fc.constant('undo'), pick }),
  ),
  { minLength: 1, maxLength: 14 },
)

/** The rules in a few lines: how a step must end, and what it leaves. */
class Ledger {
  readonly entries: Entry[] = []

  settled() {
    const counted = this.entries.filter(({ state }) => state === 'confirmed')
    return counted.reduce((sum, entry) => sum + entry.amount + entry.tds, 0)
  }

  fits(amount: number, tds: number) {
    return amount >= 0 && tds >= 0 && amount + tds > 0 && amount + tds <= TOTAL - this.settled()
  }

  expected(step: Step, entry: Entry | undefined): string {
    switch (step.kind) {
      case 'record':
        return this.fits(step.amount, step.tds) ? 'done' : 'PT422'
      case 'claim':
        if (this.settled() === TOTAL) return 'PT409'
        if (!this.fits(step.amount, 0)) return 'PT422'
        return this.entries.filter(({ state }) => state === 'claimed').length < 5 ? 'done' : 'PT429'
      case 'confirm': {
        if (!entry) return 'PT404'
        const [amount, tds] = [step.amount ?? entry.amount, step.tds ?? entry.tds]
        if (entry.state === 'claimed') return this.fits(amount, tds) ? 'done' : 'PT422'
        const ago = step.ago ?? entry.ago
        const same = amount === entry.amount && tds === entry.tds && ago === entry.ago
        return entry.state === 'confirmed' && same ? 'done' : 'PT409'
      }
      case 'decline':
        if (!entry) return 'PT404'
        return ['claimed', 'declined'].includes(entry.state) ? 'done' : 'PT409'
      case 'undo':
        if (!entry) return 'PT404'
        return ['confirmed', 'undone'].includes(entry.state) ? 'done' : 'PT409'
    }
  }

  take(step: Step, entry: Entry | undefined, id: string) {
    if (step.kind === 'record') this.entries.push({ ...step, id, state: 'confirmed' })
    else if (step.kind === 'claim') {
      this.entries.push({ ...step, id, state: 'claimed', tds: 0, ago: 0 })
    } else if (entry && step.kind === 'confirm') {
      entry.state = 'confirmed'
      entry.amount = step.amount ?? entry.amount
      entry.tds = step.tds ?? entry.tds
      entry.ago = step.ago ?? entry.ago
    } else if (entry) entry.state = step.kind === 'decline' ? 'declined' : 'undone'
  }

  /** The latest day, and of that day the latest entry; none while something is due. */
  latest() {
    if (this.settled() < TOTAL) return undefined
    return this.entries
      .filter(({ state }) => state === 'confirmed')
      .sort((a, b) => b.ago - a.ago)
      .at(-1)
  }
}

let seller: string
let days: string[]

beforeAll(async () => {
  seller = await makeSeller()
  days = await Promise.all([0, 1, 2, 3].map((ago) => dayFromToday(-ago)))
})

async function run(tx: Tx, step: Step, target: string, invoice: string, token: string) {
  const caller = step.kind === 'claim' ? ['anon', ''] : ['authenticated', claimsOf(seller)]
  const [role = '', claims = ''] = caller
  return tx.savepoint(async (sub) => {
    await sub`
      select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`
    if (step.kind === 'record') {
      const { amount, tds, ago, method } = step
      const paid_on = days[ago] ?? null
      return record(sub, invoice, { amount_minor: amount, tds_minor: tds, paid_on, method })
    }
    if (step.kind === 'claim') {
      return claim(sub, token, { amount_minor: step.amount, method: step.method })
    }
    if (step.kind === 'confirm') {
      const paid_on = step.ago === null ? null : (days[step.ago] ?? null)
      return sub`select confirm_payment(${target}, ${step.amount}, ${step.tds}, ${paid_on})`
    }
    if (step.kind === 'decline') return sub`select decline_payment(${target}, 'Nothing came')`
    return sub`select undo_payment(${target}, 'A slip')`
  })
}

// [ledger-1]
test('whatever the order of payments and decisions, the invoice says what the ledger adds up to', async () => {
  await fc.assert(
    fc.asyncProperty(steps, (list) =>
      tryAs(seller, async (tx) => {
        const invoice = await createInvoice(tx, {
          items: [{ description: 'x', amount_minor: TOTAL }],
        })
        const token = await share(tx, invoice)
        const ledger = new Ledger()
        for (const step of list) {
          const entry =
            'pick' in step ? ledger.entries[step.pick % ledger.entries.length] : undefined
          const expected = ledger.expected(step, entry)
          const target = entry?.id ?? crypto.randomUUID()
          expect([step, await codeOf(run(tx, step, target, invoice, token))]).toEqual([
            step,
            expected,
          ])
          if (expected === 'done') {
            await tx`reset role`
            const [newest] = await tx<{ id: string }[]>`
              select id from payments where invoice_id = ${invoice} order by created_at desc limit 1`
            ledger.take(step, entry, newest?.id ?? '')
          }
        }
        await tx`reset role`
        const [settled, latest] = [ledger.settled(), ledger.latest()]
        expect(await paymentState(invoice, tx)).toEqual({
          status: settled === TOTAL ? 'PAID' : 'UNPAID',
          settled_minor: settled,
          balance_minor: TOTAL - settled,
          paid_date: latest ? days[latest.ago] : null,
          payment_method: latest?.method ?? null,
        })
      }),
    ),
    { numRuns: 120 },
  )
}, 60_000)

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
