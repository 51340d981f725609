import { beforeAll, expect, test } from 'vitest'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { file, october, of, tried, unfile } from './ground/filed-periods.ts'

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800 })
})

/** Runs as the seller, on days that the test sets; undone at the end. */
const live = <T>(work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>) =>
  onDays(seller, work)

const form3b = (tx: Tx, [first, last]: readonly [string, string] = october) =>
  tx`select file_period(${first}, ${last}, form => 'gstr3b') as mark`

test('a GSTR-3B is marked beside its GSTR-1, forbids nothing, and each is taken back alone', () =>
  live(async (tx, on) => {
    await on('2026-10-20')
    const invoice = await createInvoice(tx)
    await on('2026-11-22')
    await form3b(tx)
    await form3b(tx)
    expect(await of(tx, 'delete_invoice', invoice)).toBe('done')
    await file(tx)
    const standing = await tx<{ form: string }[]>`
      select form from filed_periods where user_id = ${seller} and unmarked_at is null order by form`
    expect(standing.map((mark) => mark.form)).toEqual(['gstr1', 'gstr3b'])
    await unfile(tx)
    await tx`select unfile_period('2026-10-01', '2026-10-31', 'A slip', form => 'gstr3b')`
    const other = tried(
      tx,
      (inner) => inner`select file_period('2026-10-01', '2026-10-31', form => 'gstr9')`,
    )
    expect(await other).toBe('PT422 | value_not_allowed | form')
  }))

test('a month of a quarter whose GSTR-3B is marked is not marked again', () =>
  live(async (tx, on) => {
    await on('2027-01-25')
    await form3b(tx, ['2026-10-01', '2026-12-31'])
    expect(await tried(tx, form3b)).toBe(
      'PT409 | return_marked | {"last_day": "2026-12-31", "first_day": "2026-10-01"} | period',
    )
    expect(await tried(tx, file)).toBe('done')
  }))
