import { beforeAll, expect, test } from 'vitest'
import { onDays } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { correct, here, june, rows, somebody } from './ground/corrections.ts'
import { file, tried } from './ground/filed-periods.ts'

/** Corrections that the amendment tables have no key for (law of 2026, part 4). */

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800 })
})

const abroad = { ...here, client_gstin: null, client_country: 'US', with_tax: false }
const away = { ...somebody, client_state_code: '29' }
const taxed = rows(100_000)
const exempt = (minor: number) =>
  rows(minor).map((row) => ({ ...row, gst_rate: null, taxability: 'exempt' }))

test.each([
  [
    'an export under a letter becomes one with tax',
    'export',
    { ...abroad, items: taxed },
    { ...abroad, with_tax: true, items: taxed },
  ],
  [
    'a buyer without GSTIN gets one',
    'buyer',
    { ...somebody, items: taxed },
    { ...here, items: taxed },
  ],
  [
    'the place of what is summed up changes',
    'place',
    { ...somebody, items: taxed },
    { ...away, items: taxed },
  ],
  [
    'a large one comes to what is summed up',
    'section',
    { ...away, items: rows(12_000_000) },
    { ...away, items: taxed },
  ],
  [
    'an exempt value changes',
    'untaxed',
    { ...somebody, items: exempt(100_000) },
    { ...somebody, items: exempt(50_000) },
  ],
] as const)('what no amendment table can tell is refused: %s', (_, of, was, now) =>
  onDays(seller, async (tx, on) => {
    await on('2026-06-05')
    await tx`update businesses set lut_number = 'AD270326000001X', lut_year = '26-27' where user_id = ${seller}`
    const invoice = await createInvoice(tx, was)
    await on('2026-07-15')
    await file(tx, june)
    expect(await tried(tx, (inner) => correct(inner, invoice, now))).toBe(
      `PT409 | not_amendable | {"of": "${of}"}`,
    )
  }),
)
