import { expect, test } from 'vitest'
import { amendedReturn } from '#tests/factories/amended-return.ts'
import { gstr1File } from './file.ts'

// Key for key, as text: the order of keys is part of the file.

const textOf = (value: unknown) => JSON.stringify(value, null, 1)
const file = gstr1File(amendedReturn()) as Record<string, unknown>

const itemOf = (itm_det: object) => [{ num: 1801, itm_det }]
const split = { txval: 100_000, rt: 18, camt: 9_000, samt: 9_000, csamt: 0 }
const numbers = { oinum: 'INV-001', oidt: '05-06-2026', inum: 'INV-001-R', idt: '05-06-2026' }
const buyer = { pos: '27', rchrg: 'N', inv_typ: 'R', itms: itemOf(split) }
const whole = { txval: 100_000, rt: 18, iamt: 18_000 }
const noteOf = (number: string, revised = number) => ({
  ...{ ont_num: number, ont_dt: '05-06-2026', nt_num: revised, nt_dt: '05-06-2026', ntty: 'C' },
  val: 118_000,
})
const untaxed = { txval: 100_000, rt: 18, iamt: 0, csamt: 0 }

test.each([
  [
    'INV-001 (05-06-2026) becomes INV-001-R, 1,00,000 at 18 %, same State: b2ba',
    'b2ba',
    [{ ctin: '27AABCR1718E1ZP', inv: [{ ...numbers, val: 118_000, ...buyer }] }],
  ],
  [
    'table 9A of large ones: b2cla, under the place and without a new one',
    'b2cla',
    [{ pos: '29', inv: [{ ...numbers, val: 118_000, itms: itemOf(whole) }] }],
  ],
  [
    'b2cs of 07-2026 corrected: one b2csa row, omon 072026, the full new value',
    'b2csa',
    [
      {
        ...{ omon: '072026', sply_ty: 'INTRA', typ: 'OE', pos: '27' },
        itms: [{ rt: 18, txval: 100_000, camt: 9_000, samt: 9_000, csamt: 0 }],
      },
    ],
  ],
  [
    'table 9A of exports: expa, with the shipping bill',
    'expa',
    [
      {
        exp_typ: 'WOPAY',
        inv: [
          {
            ...{ ...numbers, val: 118_000, sbpcode: 'INBOM4', sbnum: '1234567' },
            ...{ sbdt: '09-06-2026', itms: [untaxed] },
          },
        ],
      },
    ],
  ],
  [
    'table 9C of registered buyers: cdnra',
    'cdnra',
    [{ ctin: '27AABCR1718E1ZP', nt: [{ ...noteOf('CN-1'), ...buyer }] }],
  ],
  [
    'table 9C of the others: cdnura, with a place for B2CL alone',
    'cdnura',
    [
      { ...noteOf('CN-1', 'CN-1-R'), typ: 'EXPWOP', itms: itemOf(untaxed) },
      { ...noteOf('CN-2', 'CN-2-R'), typ: 'B2CL', pos: '29', itms: itemOf({ ...whole, csamt: 0 }) },
    ],
  ],
  [
    'table 11 of advances received: ata',
    'ata',
    [
      {
        ...{ omon: '072026', pos: '27', sply_ty: 'INTRA' },
        itms: [{ rt: 18, ad_amt: 100_000, camt: 9_000, samt: 9_000, csamt: 0 }],
      },
    ],
  ],
  [
    'table 11 of advances used: txpda, without a cess of nothing',
    'txpda',
    [
      {
        ...{ omon: '072026', pos: '27', sply_ty: 'INTRA' },
        itms: [{ rt: 18, ad_amt: 100_000, camt: 9_000, samt: 9_000 }],
      },
    ],
  ],
])('%s', (_, table, rows) => {
  expect(textOf(file[table])).toBe(textOf(rows))
})

test('each amendment table stands behind the section that the portal expects before it', () => {
  expect(Object.keys(file)).toEqual([
    ...['gstin', 'fp', 'version', 'hash', 'b2b', 'b2ba', 'b2cl', 'b2cla', 'b2cs', 'b2csa', 'nil'],
    ...['exp', 'expa', 'cdnra', 'at', 'ata', 'cdnr', 'cdnur', 'cdnura', 'doc_issue', 'hsn'],
    ...['txpd', 'txpda'],
  ])
})
