import { afterAll, beforeAll, expect, test } from 'vitest'
import { gstr1File } from '../../supabase/functions/_shared/domain/gst/gstr1/file.ts'
import { prepareReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { sectionViews } from '../../supabase/functions/_shared/domain/gst/gstr1/view.ts'
import { periodOf } from '../../supabase/functions/_shared/domain/periods.ts'
import { as, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { gstReturn, sourceOf, startYears } from './gst-returns.ts'
import { outcome } from './ledger.ts'
import { receive, use } from './receipts.ts'
import { linesOf } from './registers.ts'

let years: Awaited<ReturnType<typeof startYears>>
let seller: string

beforeAll(async () => {
  years = await startYears()
  const settings = { default_gst_rate: 1800, round_off: true }
  const lut = { lut_number: 'AD270331000001X', lut_year: '31-32' }
  seller = await makeRegistered({ ...settings, ...lut }, years.db)
})
afterAll(() => years?.stop())

const day = async (tx: Tx) => {
  const [row] = await tx<{ day: string }[]>`select private.today()::text as day`
  return row?.day ?? ''
}

const buyerRows = [{ description: 'Design', amount_minor: 100_000, hsn_sac: '998391' }]
const buyer = { client_name: 'Kaveri', client_gstin: '29AABCR1718E1ZL' }

test('documents issued without the registration are listed apart, and leave a gap in the numbers', async () => {
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

test('a debit note is reported as D if the client is registered, or it is large or abroad, and else in the sums', async () => {
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
    // A debit in value alone has no quantity.
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
