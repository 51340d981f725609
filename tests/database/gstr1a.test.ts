import { beforeAll, expect, test } from 'vitest'
import { wholeReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { gstr3bOf } from '../../supabase/functions/_shared/domain/gst/gstr3b.ts'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { correct, here, june, mark3b, rows, told } from './ground/corrections.ts'
import { file, tried } from './ground/filed-periods.ts'

/** A GSTR-1A tells some changes of a filed return, and leaves others to the next (law of 2026, part 4). */

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800 })
})

const live = <T>(work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>) =>
  onDays(seller, work)
const mark1a = (tx: Tx) => tx`select file_period(${june[0]}, ${june[1]}, form => 'gstr1a')`

test('while GSTR-3B is open a correction waits for a GSTR-1A, which reaches the same GSTR-3B, once', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(9_000_000) })
    await on('2026-07-15')
    const early = tried(tx, mark1a)
    expect(await early).toBe('PT409 | amendment_unfiled | period')
    await file(tx, june)
    await correct(tx, invoice, { ...here, items: rows(10_000_000) })
    const { source, json } = await told(tx, '2026-07-01')
    expect(json.b2ba).toBeUndefined()
    expect(source.corrections.waiting).toMatchObject([
      { firstDay: '2026-06-01', awaitsGstr3b: true },
    ])
    const of3b = async () => {
      const { whole, gstr1a } = wholeReturn((await told(tx, '2026-06-01')).source, '062026')
      return gstr3bOf(whole, gstr1a).taxable.taxableMinor
    }
    expect(await of3b()).toBe(10_000_000)
    await mark1a(tx)
    await mark3b(tx, june)
    expect(await of3b()).toBe(10_000_000)
    expect((await told(tx, '2026-07-01')).json.b2ba).toBeUndefined()
    const again = (await told(tx, '2026-06-01')).source.corrections.corrected
    expect(again).toMatchObject([{ via: { form: 'gstr1a' } }])
  }))

test('another GSTIN of a buyer is in no GSTR-1A: its mark leaves it to the next return', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(9_000_000) })
    const other = await createInvoice(tx, { ...here, items: rows(100_000) })
    await on('2026-07-15')
    await file(tx, june)
    const moved = { ...here, client_gstin: '27AAHCM7727Q1ZM' }
    await correct(tx, invoice, { ...moved, items: rows(10_000_000) })
    await correct(tx, other, { ...here, items: rows(200_000) })
    const values = async (month: string) => {
      const { source, ties } = await told(tx, month)
      const { whole, gstr1a } = wholeReturn(source, `${month.slice(5, 7)}2026`)
      expect(ties).toBe(true)
      return gstr3bOf(whole, gstr1a).taxable.taxableMinor
    }
    const amended = [
      {
        ctin: '27AAHCM7727Q1ZM',
        inv: [{ oinum: 'INV/26-27/0001', inum: 'INV/26-27/0001-R', val: 118_000 }],
      },
    ]
    // Before any GSTR-1A the next return has it already, and the GSTR-3B of June has not.
    const { source, json } = await told(tx, '2026-07-01')
    expect(json.b2ba).toMatchObject(amended)
    expect(source.corrections.waiting).toMatchObject([{ documents: [{ was: { id: other } }] }])
    expect(await values('2026-06-01')).toBe(9_200_000)

    await mark1a(tx)
    const next = await told(tx, '2026-07-01')
    expect(next.source.corrections.waiting).toEqual([])
    expect(next.json.b2ba).toMatchObject(amended)
    expect((await told(tx, '2026-06-01')).source.corrections.corrected).toMatchObject([
      { via: { form: 'gstr1a' }, documents: [{ now: { totalMinor: 236_000 } }] },
      { via: null, awaitsGstr3b: false, documents: [{ now: { totalMinor: 11_800_000 } }] },
    ])
    await mark3b(tx, june)
    expect(await values('2026-06-01')).toBe(9_200_000)
    await on('2026-08-11')
    expect(await values('2026-07-01')).toBe(1_000_000)
    await file(tx, ['2026-07-01', '2026-07-31'])
    expect(await values('2026-07-01')).toBe(1_000_000)
    expect((await told(tx, '2026-08-01')).json.b2ba).toBeUndefined()
    expect((await told(tx, '2026-06-01')).ties).toBe(true)
  }))

test('a period whose GSTR-1A is filed takes no second one: what changes then is for the next return', () =>
  live(async (tx, on) => {
    await on('2026-06-05')
    const invoice = await createInvoice(tx, { ...here, items: rows(9_000_000) })
    await on('2026-07-15')
    await file(tx, june)
    await mark1a(tx)
    await correct(tx, invoice, { ...here, items: rows(10_000_000) })
    const { source, json } = await told(tx, '2026-07-01')
    expect(source.corrections.waiting).toEqual([])
    expect(json.b2ba).toHaveLength(1)
    const filed = (await told(tx, '2026-06-01')).source
    const { whole, gstr1a } = wholeReturn(filed, '062026')
    expect(gstr3bOf(whole, gstr1a).taxable.taxableMinor).toBe(9_000_000)
  }))
