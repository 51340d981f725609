import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { gstr1File } from '../../supabase/functions/_shared/domain/gst/gstr1/file.ts'
import { prepareReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { gstr3bOf } from '../../supabase/functions/_shared/domain/gst/gstr3b.ts'
import { periodOf } from '../../supabase/functions/_shared/domain/periods.ts'
import type { Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { credit, karnataka } from './credit.ts'
import { onDay, sourceOf, startYears } from './gst-returns.ts'
import { outcome } from './ledger.ts'

/** Credit notes after 30 November following the year of their invoice (CGST s. 34(2)). */

let years: Awaited<ReturnType<typeof startYears>>

beforeAll(async () => {
  years = await startYears()
})
afterAll(() => years?.stop())

const goTo = (tx: Tx, day: string) => tx`select set_config('app.today', ${day}, true)`

/** ₹1,18,000 of 20 March 2031, whose notes lower tax until 30 November 2031. */
async function inMarch(work: (tx: Tx, invoice: string) => Promise<unknown>, buyer: object = {}) {
  const seller = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await onDay(years.db, seller, '2031-03-20', async (tx) => {
    const invoice = await createInvoice(tx, {
      ...{ client_name: 'Kaveri', client_gstin: '29AABCR1718E1ZL' },
      items: [{ description: 'Design', amount_minor: 10_000_000, hsn_sac: '998391' }],
      ...buyer,
    })
    await work(tx, invoice)
  })
}

async function told(tx: Tx, month: string, choice: object = {}) {
  const { iff = false, ...period } = {
    ...{ ...periodOf('month', month), iff: false },
    ...choice,
  }
  const source = await sourceOf(tx, period, { iff })
  const prepared = prepareReturn(source, { firstDay: month, filing: 'monthly', iff: false })
  const { cdnr = [], hsn = [] } = gstr1File(prepared.made) as { cdnr?: object[]; hsn?: object }
  return {
    ...{ notes: cdnr.length, hsn, tax: gstr3bOf(prepared.made).taxable.igstMinor },
    ...{ ties: prepared.tie.ties, problems: prepared.problems.map(({ message }) => said(message)) },
  }
}

const left = { notes: 0, hsn: [], tax: 0, ties: true }
const problems = [expect.stringMatching(/declared after 30 November.*s\. 34\(2\)/)]

test('a note of November is declared in December, too late: tax stays in JSON, CSV and GSTR-3B (CGST s. 34(2))', () =>
  inMarch(async (tx, invoice) => {
    await goTo(tx, '2031-11-20')
    await credit(tx, invoice, { amount_minor: 1_180_000 })
    expect(await told(tx, '2031-11-01')).toEqual({ ...left, problems })
  }))

test('a note of October lowers tax by the day on which its return is due, and no more when that was filed late', () =>
  inMarch(async (tx, invoice) => {
    await goTo(tx, '2031-10-20')
    await credit(tx, invoice, { amount_minor: 1_180_000 })
    const lowered = { notes: 1, tax: -180_000, ties: true, problems: [] }
    expect(await told(tx, '2031-10-01')).toMatchObject(lowered)
    await goTo(tx, '2031-12-05')
    await tx`select file_period('2031-10-01', '2031-10-31', '2031-11-30')`
    expect(await told(tx, '2031-10-01')).toMatchObject(lowered)
    await tx`select unfile_period('2031-10-01', '2031-10-31', 'A slip')`
    await tx`select file_period('2031-10-01', '2031-10-31', '2031-12-01')`
    expect(await told(tx, '2031-10-01')).toEqual({ ...left, problems })
  }))

test('with a quarter it is declared in January, but for what its first months have furnished (IFF)', () =>
  inMarch(async (tx, invoice) => {
    await goTo(tx, '2031-10-20')
    await credit(tx, invoice, { amount_minor: 1_180_000 })
    const quarter = { firstDay: '2031-10-01', lastDay: '2031-12-31' }
    expect(await told(tx, '2031-12-01', quarter)).toEqual({ ...left, problems })
    expect(await told(tx, '2031-12-01', { ...quarter, iff: true })).toMatchObject({
      ...{ tax: -180_000, ties: true, problems: [] },
    })
    // Furnished in November it was declared then, whenever its quarter is filed.
    await goTo(tx, '2032-01-11')
    await tx`select file_period('2031-10-01', '2031-12-31', '2032-01-11')`
    expect(await told(tx, '2031-12-01', { ...quarter, iff: true })).toMatchObject({
      ...{ tax: -180_000, problems: [] },
    })
  }))

test('the form and `/api` ask whether a note would be late, and the account’s own marks say by which return, as in it', () =>
  inMarch(
    async (tx, invoice) => {
      const late = async (day: string, filing: string | null = null) => {
        const [row] = await tx<{ it: boolean }[]>`
          select credit_is_late(${invoice}, (${day}::text)::date, ${filing}) as it`
        return row?.it
      }
      await goTo(tx, '2031-11-05')
      // A seller without marks names the interval; else it is the month.
      expect([await late('2031-10-20'), await late('2031-10-20', 'quarterly')]).toEqual([
        ...[false, true],
      ])
      expect([await late('2031-09-30', 'quarterly'), await late('2031-11-01')]).toEqual([
        ...[false, true],
      ])
      const onOctober = async () => {
        await goTo(tx, '2031-10-20')
        await credit(tx, invoice, { amount_minor: 1_180_000 })
        const month = await told(tx, '2031-10-01')
        const quarter = await told(tx, '2031-12-01', {
          ...{ firstDay: '2031-10-01', lastDay: '2031-12-31' },
        })
        return [
          ...[await late('2031-10-20'), await late('2031-10-20', 'monthly')],
          ...[await late('2031-10-20', 'quarterly'), month.tax === 0, quarter.tax === 0],
        ]
      }
      const by = (...[first, last]: [string, string]) =>
        tx.savepoint(async (sub) => {
          await sub`select file_period((${first}::text)::date, (${last}::text)::date)`
          const said = await onOctober()
          await sub`select unfile_period((${first}::text)::date, (${last}::text)::date, 'A slip')`
          return said
        })
      expect(await by('2031-07-01', '2031-09-30')).toEqual(Array(5).fill(true))
      expect(await by('2031-09-01', '2031-09-30')).toEqual(Array(5).fill(false))
      // Another registration may file by another period.
      await tx`update businesses set tax_id = ${karnataka}, state = 'Karnataka'`
      await tx`select file_period('2031-07-01', '2031-09-30')`
      expect(await late('2031-10-20')).toBe(false)
    },
    {
      ...{ client_gstin: null, client_state_code: '29', client_address: '12 MG Road' },
      ...{ client_city: 'Bengaluru', client_postal_code: '560001' },
    },
  ))

test('a late note says whether its period is filed, where nobody can delete it', () =>
  inMarch(async (tx, invoice) => {
    await goTo(tx, '2031-11-20')
    await credit(tx, invoice, { amount_minor: 1_180_000 })
    await goTo(tx, '2031-12-11')
    const filed = async () =>
      (await sourceOf(tx, periodOf('month', '2031-11-01'))).lateNotes.map((note) => note.filed)
    expect(await filed()).toEqual([false])
    await tx`select file_period('2031-11-01', '2031-11-30')`
    expect(await filed()).toEqual([true])
  }))

test('a late note without tax stays in the return: it lowers no tax (CGST s. 34(2))', () =>
  inMarch(
    async (tx, invoice) => {
      await goTo(tx, '2031-11-20')
      await credit(tx, invoice, { amount_minor: 1_000_000 })
      expect(await told(tx, '2031-11-01')).toMatchObject({ ties: true, problems: [] })
    },
    {
      items: [
        { description: 'Books', amount_minor: 10_000_000, hsn_sac: '490110', taxability: 'exempt' },
      ],
    },
  ))

const commercial = async (tx: Tx, invoice: string, args: object) => {
  const given = { amount_minor: null, items: null, ...args }
  const items = given.items && JSON.stringify(given.items)
  const [row] = await tx<{ it: Record<string, unknown> }[]>`
    select issue_credit_note(
      gen_random_uuid(), ${invoice}, 'Fewer hours', (${items}::text)::jsonb, ${given.amount_minor}, true
    ) as it`
  return row?.it
}

test('a commercial note is of values alone, is in no return, and no taxed one comes after it', () =>
  inMarch(async (tx, invoice) => {
    await goTo(tx, '2031-11-20')
    const part = await commercial(tx, invoice, { amount_minor: 4_000_000 })
    expect(part).toMatchObject({
      ...{ commercial: true, total_minor: 4_000_000, taxable_minor: 4_000_000, taxes: [] },
      ...{ igst_minor: 0, total_inr_minor: 4_000_000, items: [{ gst_rate: null, igst_minor: 0 }] },
    })
    expect(await told(tx, '2031-11-01')).toEqual({ ...left, problems: [] })
    const taxed = outcome(tx.savepoint((sub) => credit(sub as Tx, invoice, { amount_minor: 100 })))
    expect(await taxed).toBe('PT409 | credit_commercial')
    const more = outcome(
      tx.savepoint((sub) => commercial(sub as Tx, invoice, { amount_minor: 6_000_001 })),
    )
    expect(await more).toMatch(/^PT422 \| more_than_creditable \| .*"minor": 6000000/)
    const [row] = await tx<
      { id: string }[]
    >`select id from invoice_items where invoice_id = ${invoice}`
    const rest = await commercial(tx, invoice, {
      items: [{ id: row?.id, amount_minor: 6_000_000 }],
    })
    expect(rest).toMatchObject({ total_minor: 6_000_000, taxable_minor: 6_000_000 })
    // The tax is owed on, by the client as by the seller.
    const [open] =
      await tx`select balance_minor::float8 as due from invoice_details where id = ${invoice}`
    expect(open).toEqual({ due: 1_800_000 })
  }))

test('a note may bear an earlier day of a period that is open, in the order of its series', () =>
  inMarch(async (tx, invoice) => {
    await goTo(tx, '2031-11-20')
    const noted = (day: string) =>
      outcome(
        tx.savepoint(
          (sub) => sub`
            select issue_credit_note(
              gen_random_uuid(), ${invoice}, 'Fewer hours', null, 100, issue_date => (${day}::text)::date
            )`,
        ),
      )
    expect(await noted('2031-11-21')).toMatch(/issue_date_future/)
    expect(await noted('2031-10-31')).toBe('done')
    expect(await noted('2031-10-30')).toMatch(/issue_date_too_early/)
    await tx`select file_period('2031-10-01', '2031-10-31')`
    expect(await noted('2031-10-31')).toMatch(/period_filed/)
    expect(await noted('2031-11-01')).toBe('done')
  }))
