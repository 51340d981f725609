import { beforeAll, expect, test } from 'vitest'
import { wholeReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { gstr3bOf } from '../../supabase/functions/_shared/domain/gst/gstr3b.ts'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { credited } from './credit.ts'
import { correct, here, june, mark3b, rows, somebody, told } from './ground/corrections.ts'
import { file, tried, unfile } from './ground/filed-periods.ts'
import { record } from './ledger.ts'

/** Documents of filed returns, corrected (law of 2026, part 4). */

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800 })
})

const live = <T>(work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>) =>
  onDays(seller, work)

test('INV-001 of 05-06-2026 becomes INV-001-R over ₹1,00,000 at 18 % in the next return', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(9_000_000) })
    await on('2026-07-20')
    await file(tx, june, '2026-07-11')
    await mark3b(tx, june)
    const closed = (inner: Tx) =>
      inner`select file_period(${june[0]}, ${june[1]}, form => 'gstr1a')`
    expect(await tried(tx, closed)).toBe('PT409 | amendment_closed | period')
    const before = await told(tx, '2026-06-01')
    const made = await correct(tx, invoice, { ...here, items: rows(10_000_000) })
    expect(made).toMatchObject({ number: 'INV/26-27/0001-R', issue_date: '2026-06-05' })

    const { json, source, ties } = await told(tx, '2026-07-01')
    expect(source.corrections.waiting).toEqual([])
    expect(json.b2ba).toEqual([
      {
        ctin: '27AABCR1718E1ZP',
        inv: [
          {
            ...{ oinum: 'INV/26-27/0001', oidt: '05-06-2026', inum: 'INV/26-27/0001-R' },
            ...{ idt: '05-06-2026', val: 118_000, pos: '27', rchrg: 'N', inv_typ: 'R' },
            itms: [
              {
                num: 1801,
                itm_det: { txval: 100_000, rt: 18, camt: 9_000, samt: 9_000, csamt: 0 },
              },
            ],
          },
        ],
      },
    ])
    expect(ties).toBe(true)
    // What was filed stays what June says, and with the change it is the ledger.
    const after = await told(tx, '2026-06-01')
    expect(after.json).toEqual(before.json)
    expect(after.prepared.tie).toMatchObject({ ties: true, booksMinor: 11_800_000 })
    // July's GSTR-3B takes the difference.
    const july = wholeReturn(source, '072026')
    expect(gstr3bOf(july.whole, july.gstr1a).taxable).toMatchObject({
      taxableMinor: 1_000_000,
      cgstMinor: 90_000,
      sgstMinor: 90_000,
    })

    // Once July is filed with it, nothing is left to tell.
    await on('2026-08-20')
    await file(tx, ['2026-07-01', '2026-07-31'], '2026-08-11')
    expect((await told(tx, '2026-08-01')).json.b2ba).toBeUndefined()
    expect((await told(tx, '2026-07-01')).json).toEqual(json)
    const [change] = (await told(tx, '2026-06-01')).source.corrections.corrected
    expect(change).toMatchObject({ via: { form: 'gstr1', firstDay: '2026-07-01' } })
    // Corrected once more, it states what was told last.
    await correct(tx, made.id, { ...here, items: rows(12_000_000) })
    await mark3b(tx, ['2026-07-01', '2026-07-31'])
    const third = await told(tx, '2026-08-01')
    expect(third.json.b2ba).toMatchObject([
      { inv: [{ oinum: 'INV/26-27/0001-R', inum: 'INV/26-27/0001-S', val: 141_600 }] },
    ])
    expect((await told(tx, '2026-06-01')).ties).toBe(true)
  }))

test('b2cs of 07-2026 corrected makes one b2csa row of omon 072026 with the full new value', () =>
  live(async (tx, on) => {
    await on('2026-07-10')
    const july = ['2026-07-01', '2026-07-31'] as const
    const invoice = await createInvoice(tx, { ...somebody, items: rows(100_000) })
    await createInvoice(tx, { ...somebody, items: rows(200_000) })
    await createInvoice(tx, { ...somebody, client_state_code: '29', items: rows(700_000) })
    await on('2026-08-20')
    await file(tx, july)
    await mark3b(tx, july)
    await correct(tx, invoice, { ...somebody, items: rows(150_000, 500) })
    const { json } = await told(tx, '2026-08-01')
    expect(json.b2csa).toEqual([
      {
        ...{ omon: '072026', sply_ty: 'INTRA', typ: 'OE', pos: '27' },
        itms: [
          { rt: 5, txval: 1_500, camt: 37.5, samt: 37.5, csamt: 0 },
          { rt: 18, txval: 2_000, camt: 180, samt: 180, csamt: 0 },
        ],
      },
    ])
    expect((await told(tx, '2026-07-01')).ties).toBe(true)
  }))

test('an invoice of 03-2026 is amended in a GSTR-1 filed on 30-11-2026, and not on 01-12', () =>
  live(async (tx, on) => {
    await on('2026-03-10')
    const march = ['2026-03-01', '2026-03-31'] as const
    const invoice = await createInvoice(tx, { ...here, items: rows(100_000) })
    const other = await createInvoice(tx, { ...here, items: rows(100_000) })
    await on('2026-11-30')
    await file(tx, march)
    await file(tx, ['2026-04-01', '2026-04-30'])
    await correct(tx, invoice, { ...here, items: rows(150_000) })
    expect((await told(tx, '2026-05-01')).json.b2ba).toHaveLength(1)
    await on('2026-12-01')
    expect((await told(tx, '2026-05-01')).json.b2ba).toBeUndefined()
    expect(await tried(tx, (inner) => correct(inner, other, { ...here, items: rows(1) }))).toBe(
      'PT409 | correction_too_late | {"day": "2026-11-30"}',
    )
    expect((await told(tx, '2026-03-01')).ties).toBe(true)
  }))

test('a return knows whether one of the year before is marked as filed', () =>
  live(async (tx, on) => {
    const march = ['2026-03-01', '2026-03-31'] as const
    const known = async () => (await told(tx, '2026-10-01')).source.corrections.lastYearFiled
    await on('2026-11-02')
    await file(tx, ['2026-04-01', '2026-04-30'])
    await file(tx, ['2025-03-01', '2025-03-31'])
    expect(await known()).toBe(false)
    await file(tx, march)
    expect(await known()).toBe(true)
    await on('2027-04-01')
    expect(await known()).toBe(true)
    await on('2026-11-03')
    await unfile(tx, 'A slip', march)
    expect(await known()).toBe(false)
  }))

test('money goes with the invoice to the one that corrects it, and what came in stays what it was', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(9_000_000) })
    await record(tx, invoice, { amount_minor: 5_000_000 })
    await on('2026-07-15')
    await file(tx, june)
    const below = tried(tx, (inner) => correct(inner, invoice, { ...here, items: rows(100_000) }))
    expect(await below).toBe('PT409 | correction_below_paid')
    const { id } = await correct(tx, invoice, { ...here, items: rows(10_000_000) })
    const [now] =
      await tx`select settled_minor, balance_minor, status from invoice_records where id = ${id}`
    expect(now).toEqual({ settled_minor: 5_000_000, balance_minor: 6_800_000, status: 'UNPAID' })
    const [was] =
      await tx`select settled_minor, cancelled_at is null as stands from invoices where id = ${invoice}`
    expect(was).toEqual({ settled_minor: 0, stands: false })
  }))

test('a rejected credit note is furnished again as it is, and no sum changes', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(10_000_000) })
    const note = await credited(tx, invoice, { amount_minor: 1_180_000 })
    await on('2026-07-15')
    await file(tx, june)
    await mark3b(tx, june)
    await tx`select reject_note(${note})`
    await tx`select reject_note(${note})`
    const { json, source } = await told(tx, '2026-07-01')
    expect(json.cdnra).toMatchObject([
      { nt: [{ ont_num: 'CN/26-27/0001', nt_num: 'CN/26-27/0001', ntty: 'C', val: 11_800 }] },
    ])
    const [waits] = await tx`select rejected_notes() as it`
    expect(waits?.it).toMatchObject({
      rejected: [{ id: note, tax_minor: 180_000, via: null }],
      open: [],
    })
    const { whole, gstr1a } = wholeReturn(source, '072026')
    expect(gstr3bOf(whole, gstr1a).taxable.taxableMinor).toBe(0)
    await on('2026-08-15')
    await file(tx, ['2026-07-01', '2026-07-31'])
    expect((await told(tx, '2026-08-01')).json.cdnra).toBeUndefined()
    // A buyer can reject it once more.
    const [again] = await tx`select rejected_notes() as it`
    expect(again?.it).toMatchObject({
      rejected: [{ id: note, via: { form: 'gstr1', first_day: '2026-07-01' } }],
      open: [{ id: note }],
    })
    await tx`select accept_note(${note})`
    const [none] = await tx`select rejected_notes() -> 'rejected' as it`
    expect(none?.it).toEqual([])
  }))

test('a note of a filed return is corrected by another, in cdnra', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(10_000_000) })
    const note = await credited(tx, invoice, { amount_minor: 1_180_000 })
    await on('2026-07-15')
    await file(tx, june)
    await mark3b(tx, june)
    const [seen] = await tx`select preview_corrected_note(${note}, null, 2360000) as it`
    // Without the first note all of the invoice is left.
    expect(seen?.it).toMatchObject({
      rest: { total_minor: 11_800_000 },
      preview: { taxable_minor: 2_000_000, cgst_minor: 180_000, total_minor: 2_360_000 },
    })
    const [row] =
      await tx`select correct_note(gen_random_uuid(), ${note}, 'Fewer hours', null, 2360000) as it`
    expect(row?.it).toMatchObject({ number: 'CN/26-27/0001-R', total_minor: 2_360_000 })
    await tx`select preview_corrected_note(${row?.it.id})`
    const { json, ties } = await told(tx, '2026-07-01')
    expect(json.cdnra).toMatchObject([
      { nt: [{ ont_num: 'CN/26-27/0001', nt_num: 'CN/26-27/0001-R', val: 23_600 }] },
    ])
    expect(ties).toBe(true)
    expect((await told(tx, '2026-06-01')).ties).toBe(true)
  }))
