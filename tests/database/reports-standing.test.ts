import { expect, test } from 'vitest'
import { as, onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { file, october, tried } from './ground/filed-periods.ts'
import { record } from './ledger.ts'
import { receive } from './receipts.ts'

const standing = async (tx: Tx, [first, last]: readonly [string, string] = october) => {
  const [row] = await tx<{ it: Record<string, unknown> }[]>`
    select reports_standing((${first}::text)::date, (${last}::text)::date) as it`
  return row?.it
}

const nothing = { owed_minor: 0, late: 0, invoices: 0, revenue_minor: 0, to_match: 0 }

const keepCredit = (tx: Tx, occurrence: number) => {
  const row = {
    ...{ day: '2026-11-02', amount_minor: 5_000, narration: 'NEFT KAVERI', reference: null },
    ...{ payer: null, method: 'UPI', standing: 'stands', occurrence },
  }
  return tx`select keep_bank_rows((${JSON.stringify([row])}::text)::jsonb)`
}

test('a return is nil until something is issued in its period, and filed once it is marked', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 })
  await onDays(seller, async (tx, on) => {
    await on('2026-11-09')
    expect(await standing(tx)).toEqual({
      return: { is_nil: true, filed_on: null, gstr3b_filed_on: null },
      ...nothing,
    })
    const id = await createInvoice(tx, { issue_date: '2026-11-01' })
    expect((await standing(tx))?.return).toEqual({
      is_nil: true,
      filed_on: null,
      gstr3b_filed_on: null,
    })
    await file(tx, october, '2026-11-08')
    expect((await standing(tx))?.return).toEqual({
      is_nil: true,
      filed_on: '2026-11-08',
      gstr3b_filed_on: null,
    })
    await tx`select file_period('2026-10-01', '2026-10-31', '2026-11-09', form => 'gstr3b')`
    expect((await standing(tx))?.return).toMatchObject({ gstr3b_filed_on: '2026-11-09' })
    const november = ['2026-11-01', '2026-11-30'] as const
    expect((await standing(tx, november))?.return).toEqual({
      is_nil: false,
      filed_on: null,
      gstr3b_filed_on: null,
    })
    // The number of a cancelled one is told as well.
    await tx`select cancel_invoice(${id}, 'Ordered twice')`
    expect((await standing(tx, november))?.return).toEqual({
      is_nil: false,
      filed_on: null,
      gstr3b_filed_on: null,
    })
  })
})

test('an advance keeps a return from being nil', async () => {
  const seller = await makeRegistered({ default_gst_rate: 1800 })
  await onDays(seller, async (tx, on) => {
    await on('2026-11-09')
    const id = await createInvoice(tx, { issue_date: '2026-11-01' })
    await receive(tx, id, 50_000, {
      ...{ paid_on: '2026-10-20', excess: 'advance', advance_for: 'services' },
    })
    expect((await standing(tx))?.return).toEqual({
      is_nil: false,
      filed_on: null,
      gstr3b_filed_on: null,
    })
  })
})

test('the figures are what is owed, this month’s invoices and the credits that wait; nobody else’s', async () => {
  const [seller, other] = [await makeSeller(), await makeSeller()]
  await onDays(seller, async (tx, on) => {
    await on('2026-10-05')
    await createInvoice(tx, {
      ...{ due_date: '2026-10-20', items: [{ description: 'Design', amount_minor: 40_000 }] },
    })
    await on('2026-11-09')
    const id = await createInvoice(tx, { items: [{ description: 'Logo', amount_minor: 7_000 }] })
    await record(tx, id, { amount_minor: 2_000 })
    await keepCredit(tx, 1)
    await keepCredit(tx, 2)
    expect(await standing(tx)).toEqual({
      ...{ return: null, owed_minor: 45_000, late: 1 },
      ...{ invoices: 1, revenue_minor: 7_000, to_match: 2 },
    })
  })
  await as(seller, (tx) => createInvoice(tx))
  expect(await as(other, (tx) => standing(tx))).toEqual({ return: null, ...nothing })
  expect(await as(seller, (tx) => standing(tx))).toMatchObject({ invoices: 1 })
})

test('days that no return is filed of are refused', async () => {
  await onDays(await makeSeller(), async (tx) => {
    const odd = ['2026-10-02', '2026-10-31'] as const
    expect(await tried(tx, (inner) => standing(inner, odd))).toBe('PT422 | period_unknown | period')
  })
})
