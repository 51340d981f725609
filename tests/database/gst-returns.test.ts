import { afterAll, beforeAll, expect, test } from 'vitest'
import { gstr1File } from '../../supabase/functions/_shared/domain/gst/gstr1/file.ts'
import { prepareReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import type { Gstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/rows.ts'
import { sectionViews } from '../../supabase/functions/_shared/domain/gst/gstr1/view.ts'
import { gstr3bOf } from '../../supabase/functions/_shared/domain/gst/gstr3b.ts'
import { parseMinor } from '../../supabase/functions/_shared/domain/money.ts'
import { periodOf, shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { as, type Tx, tryAs } from '../setup/database.ts'
import { createInvoice, makeRegistered } from '../setup/people.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { gstReturn, liveAYear, sourceOf, startYears } from './gst-returns.ts'
import { outcome } from './ledger.ts'
import { receive, use } from './receipts.ts'
import { linesOf } from './registers.ts'

/** The gate issues some documents, RETURN_DOCUMENTS=2000 a year of a busy studio. */
const documents = Number(process.env.RETURN_DOCUMENTS ?? 120)
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

/** Adds a key up wherever it stands in a file, in paise; `Number` of JSON read as text again. */
function added(file: unknown, key: string): number {
  if (typeof file !== 'object' || file === null) return 0
  return Object.entries(file).reduce(
    (sum, [name, value]) =>
      sum +
      (name === key ? (parseMinor(Number(value).toFixed(2)) ?? Number.NaN) : added(value, key)),
    0,
  )
}

const sections = (file: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(file).filter(([name]) => names.includes(name)))

const keys = ['txval', 'iamt', 'camt', 'samt', 'csamt'] as const
const nils = ['expt_amt', 'nil_amt', 'ngsup_amt'] as const

/** The notes of a kind, wherever they stand in a file. */
function notesOf(part: unknown, note: 'C' | 'D'): object[] {
  if (typeof part !== 'object' || part === null) return []
  if ('ntty' in part) return part.ntty === note ? [part] : []
  return Object.values(part).flatMap((each) => notesOf(each, note))
}

/** Of the file itself: what is supplied and debited less what is credited. */
function told(file: object) {
  const notes = sections(file, 'cdnr', 'cdnur')
  const plus = [sections(file, 'b2b', 'b2cl', 'b2cs', 'exp'), ...notesOf(notes, 'D')]
  const minus = notesOf(notes, 'C')
  const net = keys.map((key) => added(plus, key) - added(minus, key))
  const untaxed = nils.reduce((sum, key) => sum + added(sections(file, 'nil'), key), 0)
  const [taxable = 0, ...taxes] = net
  return { taxable: taxable + untaxed, taxes }
}

type Register = {
  taxable: number
  igst: number
  cgst: number
  sgst: number
  cess: number
  total: number
}

/** Of the documents themselves, by their own totals and by nothing that a return is made of. */
async function register(tx: Tx, firstDay: string, lastDay: string) {
  const [row] = await tx<Register[]>`
    select
      coalesce(sum(factor * (select sum(taxable_inr_minor) from invoice_items where invoice_id = document.id)), 0)::bigint as taxable,
      coalesce(sum(factor * case when currency = 'INR' then igst_minor when igst_minor > 0 then on_rupees else 0 end), 0)::bigint as igst,
      coalesce(sum(factor * case when currency = 'INR' then cgst_minor else 0 end), 0)::bigint as cgst,
      coalesce(sum(factor * case when currency = 'INR' then sgst_minor else 0 end), 0)::bigint as sgst,
      coalesce(sum(factor * round(cess_minor * rate)), 0)::bigint as cess,
      coalesce(sum(factor * total_inr_minor), 0)::bigint as total
    from (
      select *, case kind when 'credit_note' then -1 else 1 end as factor, coalesce(exchange_rate, 1) as rate
      from invoices
      where kind in ('invoice', 'bill_of_supply', 'credit_note', 'debit_note') and cancelled_at is null
        and issue_date between (${firstDay}::text)::date and (${lastDay}::text)::date
    ) as document
    cross join lateral (
      select sum(round(worth * gst_rate / 10000)) as on_rupees
      from (
        select gst_rate, sum(taxable_inr_minor)::numeric as worth
        from invoice_items where invoice_id = document.id group by gst_rate
      ) as of_rate
    ) as tax`
  const [kept] = await tx<{ revenue: number }[]>`
    select coalesce(sum(revenue_minor), 0)::bigint as revenue from report_months where month = (${firstDay}::text)::date`
  return { register: row, revenue: kept?.revenue }
}

const advances = (rows: Gstr1['at']) => rows.reduce((sum, row) => sum + row.taxableMinor, 0)

test(`the sections of a random year of ${documents} documents add up to the registers and to the ledger`, async () => {
  await liveAYear(years.db, seller, documents, seed)
  const work = async (tx: Tx) => {
    const seen: Record<string, number> = {}
    let left = 0
    const issued = { total: 0, cancelled: 0 }
    for (const month of months) {
      const source = await sourceOf(tx, month)
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
      // What is summed by HSN is the same.
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
    // What came in advance and was used by nothing: of each its part of what no invoice took at once, at the voucher's rate.
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
}, 600_000)

const day = async (tx: Tx) => {
  const [row] = await tx<{ day: string }[]>`select private.today()::text as day`
  return row?.day ?? ''
}

const buyerRows = [{ description: 'Design', amount_minor: 100_000, hsn_sac: '998391' }]
const buyer = { client_name: 'Kaveri', client_gstin: '29AABCR1718E1ZL' }

test('what was issued without the registration is told apart, and leaves a gap in the numbers', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const register = (registration: string) =>
      tx`update businesses set gst_registration = ${registration}`
    await createInvoice(tx, buyer)
    await createInvoice(tx, buyer)
    await register('none')
    await createInvoice(tx, { client_name: 'Somebody' })
    expect(await gstReturn(tx, periodOf('month', await day(tx)))).toEqual({
      ...{ registration: 'none', gstins: ['27AAPFU0939F1ZV'] },
    })
    await register('regular')
    await createInvoice(tx, buyer)
    const month = periodOf('month', await day(tx))
    const source = await sourceOf(tx, month)
    expect(source.documents.map(({ number }) => number.slice(-4))).toEqual(['0001', '0002', '0004'])
    expect(
      source.numbers.map(({ from, to, total }) => [from.slice(-4), to.slice(-4), total]),
    ).toEqual([
      ['0001', '0002', 2],
      ['0004', '0004', 1],
    ])
    expect(source.books).toMatchObject({ otherCount: 1, otherMinor: 150_050 })
    const { tie } = prepareReturn(source, {
      firstDay: month.firstDay,
      filing: 'monthly',
      iff: false,
    })
    expect(tie.ties).toBe(true)
  })
})

test('a return knows the turnover, and which listed codes have fewer than six digits', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const month = periodOf('month', await day(tx))
    const codes = ['998391', '9983', '99', '990000']
    const items = codes.map((hsn_sac) => ({ description: 'Design', amount_minor: 100, hsn_sac }))
    await createInvoice(tx, { ...buyer, items })
    const told = async () => {
      const { aboveFiveCrore, documents } = await sourceOf(tx, month)
      return { aboveFiveCrore, rows: documents[0]?.rows }
    }
    const rows = [{ codes: ['99', '990000'], briefCodes: ['9983'] }]
    expect(await told()).toMatchObject({ aboveFiveCrore: false, rows })
    await tx`update businesses set above_five_crore = true`
    expect(await told()).toMatchObject({ aboveFiveCrore: true, rows })
  })
})

test('a lump sum that is credited on goods stays in their unit in the table of HSN', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const goods = {
      description: 'Boxes',
      hsn_sac: '48191010',
      unit: 'NOS',
      quantity: '10.125',
      rate: '100',
    }
    const id = await createInvoice(tx, { ...buyer, items: [goods] })
    await credit(tx, id, { amount_minor: 11_800 })
    const month = periodOf('month', await day(tx))
    const { made } = prepareReturn(await sourceOf(tx, month), {
      ...{ firstDay: month.firstDay, filing: 'monthly', iff: false },
    })
    // Quantities have two decimals in the file.
    expect(made.hsnB2b).toMatchObject([
      { code: '48191010', uqc: 'NOS', quantity: '10.13', taxableMinor: 91_250 },
    ])
  })
})

test('a debit note is told as D of who is registered, is large or abroad, and else in the sums', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const goods = {
      description: 'Boxes',
      hsn_sac: '48191010',
      unit: 'NOS',
      quantity: '10',
      rate: '100',
    }
    const away = {
      ...{ client_state_code: '29', client_address: '12 MG Road', client_city: 'Bengaluru' },
      client_postal_code: '560001',
    }
    const abroad = { client_country: 'US', currency: 'USD', exchange_rate: 80, with_tax: true }
    const made = [
      await createInvoice(tx, { ...buyer, items: [goods] }),
      await createInvoice(tx, { ...away, items: [{ ...goods, quantity: '2000' }] }),
      await createInvoice(tx, { ...away, items: [goods] }),
      await createInvoice(tx, { ...abroad, items: [goods] }),
    ]
    for (const id of made) await debit(tx, id, { amount_minor: 11_800 })
    const more = await tx<
      { id: string }[]
    >`select id from invoice_items where invoice_id = ${made[0] ?? ''}`
    await debit(tx, made[0] ?? '', { items: [{ id: more[0]?.id, quantity: '2' }] })
    const month = periodOf('month', await day(tx))
    const source = await sourceOf(tx, month)
    const choice = { firstDay: month.firstDay, filing: 'monthly', iff: false } as const
    const prepared = prepareReturn(source, choice)
    const { made: told, tie } = prepared
    const shown = sectionViews(source, prepared).find(({ name }) => name === 'cdnr')
    expect(shown?.documents.map(({ valueMinor }) => valueMinor)).toEqual([11_800, 23_600])
    expect(tie.ties).toBe(true)
    const file = gstr1File(told) as Record<string, unknown>
    const note = { ntty: 'D', val: 118, itms: [{ num: 1801, itm_det: { txval: 100, iamt: 18 } }] }
    expect(file.cdnr).toMatchObject([{ nt: [note, { ntty: 'D', val: 236 }] }])
    expect(file.cdnur).toMatchObject([
      { ...note, typ: 'B2CL', pos: '29' },
      { ntty: 'D', typ: 'EXPWP', val: 9_440, itms: [{ itm_det: { txval: 8_000, iamt: 1_440 } }] },
    ])
    expect(file.b2cs).toMatchObject([{ sply_ty: 'INTER', pos: '29', txval: 1_100, iamt: 198 }])
    // What is added in value alone has no quantity.
    expect(told.hsnB2b).toMatchObject([{ uqc: 'NOS', quantity: '12', taxableMinor: 130_000 }])
    expect(file.doc_issue).toMatchObject({
      doc_det: [
        { doc_num: 1, docs: [{ totnum: 4 }] },
        { doc_num: 4, doc_typ: 'Debit Note', docs: [{ num: 1, totnum: 5, cancel: 0 }] },
      ],
    })
  })
})

// CGST Rule 34: the value is converted, and the tax is on its rupees.
test('the IGST of an export in dollars is that of its rupees, in the return and in the register alike', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const amounts = [33_334, 33_333, 33_334]
    await createInvoice(tx, {
      ...{ client_country: 'US', currency: 'USD', exchange_rate: 83.5, with_tax: true },
      items: amounts.map((amount_minor) => ({ description: 'Design', amount_minor })),
    })
    const month = periodOf('month', await day(tx))
    const { made, tie } = prepareReturn(await sourceOf(tx, month), {
      ...{ firstDay: month.firstDay, filing: 'monthly', iff: false },
    })
    // 1,000.01 dollars are ₹83,500.84, their IGST is ₹15,030.15, and 1,180.01 dollars are ₹98,530.84.
    expect(made.exp).toMatchObject([
      { valueMinor: 9_853_084, rows: [{ taxableMinor: 8_350_084, igstMinor: 1_503_015 }] },
    ])
    expect(tie.ties).toBe(true)
    expect(await linesOf(tx, 'invoices')).toMatchObject([
      {
        ...{ taxable_minor: 8_350_084, igst_minor: 1_503_015, total_minor: 9_853_084 },
        round_off_minor: -15,
      },
    ])
  })
})

test('after another GSTIN the returns of the one before are still there, by what the documents say', async () => {
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const [before, after] = ['27AAPFU0939F1ZV', '29AABCR1718E1ZL']
    const month = periodOf('month', await day(tx))
    const earlier = await createInvoice(tx, buyer)
    await receive(tx, earlier, 11_800, { excess: 'advance', advance_for: 'services' })
    await tx`update businesses set tax_id = ${after}, state = 'Karnataka'`
    await createInvoice(tx, { client_name: 'Later', items: buyerRows })
    const today = await gstReturn(tx, month)
    expect(today).toMatchObject({ gstin: after, gstins: [after, before], documents: [{}] })
    const source = await sourceOf(tx, month, { gstin: before })
    expect(source).toMatchObject({
      ...{ gstin: before, documents: [{ id: earlier }], advances: [{ taxableMinor: 10_000 }] },
      books: { otherCount: 1 },
    })
    const choice = { firstDay: month.firstDay, filing: 'monthly', iff: false } as const
    expect(prepareReturn(source, choice)).toMatchObject({
      tie: { ties: true },
      made: { gstin: before },
    })
    await tx`update businesses set gst_registration = 'none'`
    expect(await gstReturn(tx, month)).toEqual({ registration: 'none', gstins: [before, after] })
    expect(await gstReturn(tx, month, { gstin: before })).toMatchObject({ gstin: before })
    const foreign = outcome(
      tx.savepoint((sub) => gstReturn(sub as Tx, month, { gstin: '24AAQCA8719H1ZC' })),
    )
    expect(await foreign).toBe('PT422 | gstin_not_yours | gstin')
  })
})

test('a cancelled invoice is a number alone, and another person’s documents are nobody’s', async () => {
  const other = await makeRegistered({ default_gst_rate: 1800 })
  await as(other, (tx) => createInvoice(tx, buyer))
  await tryAs(await makeRegistered({ default_gst_rate: 1800 }), async (tx) => {
    const id = await createInvoice(tx, buyer)
    await createInvoice(tx, buyer)
    await tx`select cancel_invoice(${id}, 'A mistake')`
    const source = await sourceOf(tx, periodOf('month', await day(tx)))
    expect(source.documents).toHaveLength(1)
    expect(source.hsn).toMatchObject([{ taxableMinor: 150_050, registered: true }])
    expect(source.numbers).toMatchObject([{ total: 2, cancelled: 1 }])
  })
})

test('an advance is received in its month, less what was used in it, and adjusted in the month of its use', async () => {
  const person = await makeRegistered({ default_gst_rate: 1800 }, years.db)
  await tryAs(
    person,
    async (tx) => {
      const goTo = (to: string) => tx`select set_config('app.today', ${to}, true)`
      const rows = [
        { description: 'Design', amount_minor: 100_000, gst_rate: 1800, hsn_sac: '998391' },
      ]
      const of = { ...buyer, items: rows }
      await goTo('2031-05-10')
      const first = await createInvoice(tx, of)
      const receipt = await receive(tx, first, 118_000, { excess: 'advance' })
      await tx`select issue_voucher(gen_random_uuid(), ${receipt}, '{"description": "Design", "gst_rate": 1800}')`
      await use(tx, receipt, first, 11_800)
      const told = async (month: string) => {
        const { made } = prepareReturn(await sourceOf(tx, periodOf('month', month)), {
          ...{ firstDay: month, filing: 'monthly', iff: false },
        })
        const sums = [made.at, made.txpd].map((part) =>
          part.map(({ placeOfSupply, rate, taxableMinor, igstMinor }) => [
            placeOfSupply,
            rate,
            taxableMinor,
            igstMinor,
          ]),
        )
        return { at: sums[0], txpd: sums[1] }
      }
      expect(await told('2031-05-01')).toEqual({ at: [['29', 1800, 90_000, 16_200]], txpd: [] })
      await goTo('2031-06-02')
      await use(tx, receipt, await createInvoice(tx, of), 59_000)
      await goTo('2031-07-03')
      await tx`select refund_advance(gen_random_uuid(), ${receipt}, 47200, private.today(), 'UPI', 'UTR 7')`
      expect(await told('2031-05-01')).toEqual({ at: [['29', 1800, 90_000, 16_200]], txpd: [] })
      expect(await told('2031-06-01')).toEqual({ at: [], txpd: [['29', 1800, 50_000, 9_000]] })
      expect(await told('2031-07-01')).toEqual({ at: [], txpd: [['29', 1800, 40_000, 7_200]] })
      const quarter = await sourceOf(tx, { firstDay: '2031-04-01', lastDay: '2031-06-30' })
      expect(quarter.advances).toMatchObject([{ received: true, taxableMinor: 40_000 }])
    },
    years.db,
  )
})

test('more than a quarter is refused, and so is a day that is none', async () => {
  const ends = (first: string, last: string) =>
    outcome(
      tryAs(
        seller,
        (tx) => tx`select gst_return((${first}::text)::date, (${last}::text)::date)`,
        years.db,
      ),
    )
  expect(await ends('2031-04-01', '2031-07-03')).toBe('PT422 | return_too_long | last_day')
  expect(await ends('-infinity', '2031-07-03')).toBe('PT422 | date_out_of_range | first_day')
})
