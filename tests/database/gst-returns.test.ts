import { afterAll, beforeAll, expect, test } from 'vitest'
import { gstr1File } from '../../supabase/functions/_shared/domain/gst/gstr1/file.ts'
import { prepareReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { problemsOf } from '../../supabase/functions/_shared/domain/gst/gstr1/problems.ts'
import type { Gstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/rows.ts'
import { gstr3bOf } from '../../supabase/functions/_shared/domain/gst/gstr3b.ts'
import { periodOf, shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { as, type Tx } from '../setup/stack/database.ts'
import { makeRegistered } from '../setup/stack/people.ts'
import { added, documents, keys, register, sections, told } from './ground/gst-returns.ts'
import { liveAYear, sourceOf, startYears } from './gst-returns.ts'

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_122)

let years: Awaited<ReturnType<typeof startYears>>
let seller: string

beforeAll(async () => {
  years = await startYears()
  const settings = { default_gst_rate: 1800, round_off: true }
  const lut = { lut_number: 'AD270331000001X', lut_year: '31-32' }
  seller = await makeRegistered({ ...settings, ...lut }, years.db)
})
afterAll(() => years?.stop())

const months = Array.from({ length: 12 }, (_, at) =>
  periodOf('month', shiftPeriod('month', '2031-04-01', at)),
)

const advances = (rows: Gstr1['at']) => rows.reduce((sum, row) => sum + row.taxableMinor, 0)

test(`the sections of a random year of ${documents} documents add up to the registers and to the ledger`, async () => {
  await liveAYear(years.db, seller, documents, seed)
  const refused: number[] = []
  const work = async (tx: Tx) => {
    const seen: Record<string, number> = {}
    let left = 0
    const issued = { total: 0, cancelled: 0 }
    for (const month of months) {
      const source = await sourceOf(tx, month)
      const ids = new Set(source.documents.map(({ id }) => id))
      const faulty = problemsOf(source).flatMap(({ isRefused, document }) =>
        isRefused && document && ids.has(document.id) ? document.id : [],
      )
      refused.push(new Set(faulty).size)
      const choice = { firstDay: month.firstDay, filing: 'monthly', iff: false } as const
      const { made, tie } = prepareReturn(source, choice)
      const file = gstr1File(made)
      const known = await register(tx, month.firstDay, month.lastDay)
      const { taxable, taxes } = told(file)
      const { igst, cgst, sgst, cess, total } = known.register ?? {}
      expect({ taxable, taxes }).toEqual({
        taxable: known.register?.taxable,
        taxes: [igst, cgst, sgst, cess],
      })
      expect(tie).toMatchObject({ ties: true, sectionsMinor: total, booksMinor: known.revenue })
      // The sums by HSN are the same.
      const hsn = sections(file, 'hsn')
      expect(keys.map((key) => added(hsn, key))).toEqual([taxable, ...taxes])

      const figures = gstr3bOf(made)
      const { taxable: a, zeroRated, reverseCharge, exemptMinor, nonGstMinor } = figures
      const came = advances(made.at) - advances(made.txpd)
      expect(
        [a, zeroRated, reverseCharge].reduce(
          (sum, row) => sum + row.taxableMinor,
          exemptMinor + nonGstMinor,
        ),
      ).toBe(taxable + came)
      left += came
      for (const [name, rows] of Object.entries(made))
        if (Array.isArray(rows)) seen[name] = (seen[name] ?? 0) + rows.length
      for (const run of made.docs) {
        issued.total += run.total
        issued.cancelled += run.cancelled
        const [from, to] = [run.from, run.to].map((number) => Number(number.split('/').at(-1)))
        expect(Number(to) - Number(from) + 1).toBe(run.total)
      }
    }
    // Every section had something to tell.
    expect(Object.entries(seen).filter(([, rows]) => rows === 0)).toEqual([])
    const [count] = await tx<{ total: number; cancelled: number }[]>`
      select count(*)::integer as total, count(cancelled_at)::integer as cancelled from invoices where kind <> 'estimate'`
    expect(issued).toEqual(count)
    // Unused advances at the voucher's rate: of each voucher the part that no invoice used at once.
    const [rest] = await tx<{ minor: number }[]>`
      select coalesce(sum(whole.minor - round(whole.minor * (came.minor - receipt.advance_minor) / came.minor)), 0)::bigint as minor
      from receipts as receipt
      join invoices as voucher on voucher.id = receipt.voucher_id and voucher.cancelled_at is null
      join invoice_items as item on item.invoice_id = voucher.id
      cross join lateral (
        select receipt.amount_minor - coalesce(sum(payment.amount_minor), 0) as minor
        from payments as payment
        where payment.receipt_id = receipt.id and not payment.from_advance and payment.state = 'confirmed'
      ) as came
      cross join lateral (
        select case
          when came.minor = voucher.total_minor then item.taxable_inr_minor
          else round(came.minor * 10000 / (10000 + item.gst_rate) * coalesce(voucher.exchange_rate, 1))
        end as minor
      ) as whole
      where voucher.supply <> 'export' and not voucher.reverse_charge`
    expect(left).toBe(rest?.minor)
  }
  await as(seller, work, years.db)
  // The page of businesses counts what the return calls refused.
  const counted = await years.db<{ count: number }[]>`
    select private.refused_documents(${seller}, tax_id, month, (month + interval '1 month')::date - 1) as count
    from businesses, unnest(${months.map(({ firstDay }) => firstDay)}::text[]::date[]) with ordinality as asked (month, place)
    where user_id = ${seller} order by place`
  expect(counted.map(({ count }) => count)).toEqual(refused)
  expect(refused.some((count) => count > 0)).toBe(true)
}, 600_000)
