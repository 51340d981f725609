import { expect, test } from 'vitest'
import { returnDocument, returnSource } from '#tests/factories/return-source.ts'
import { gstr3bOf } from '../gstr3b.ts'
import { rejectionOf } from './amend.ts'
import { gstr1File } from './file.ts'
import { prepareReturn } from './prepare.ts'
import type { Amendment, ReturnDocument } from './source.ts'

/** Corrections after filing (law of 2026, part 4). */

const taxed = (taxableMinor: number) => ({
  ...{ taxability: 'taxable' as const, gstRate: 1800, taxableMinor, igstMinor: 0, cessMinor: 0 },
  ...{ cgstMinor: taxableMinor * 0.09, sgstMinor: taxableMinor * 0.09, codes: [], briefCodes: [] },
})
const document = (changes: Partial<ReturnDocument>, taxableMinor = 90_000_00) =>
  returnDocument({
    ...{ placeOfSupply: '27', totalMinor: taxableMinor * 1.18, rows: [taxed(taxableMinor)] },
    ...changes,
  })
const amendment = (
  was: ReturnDocument,
  now: ReturnDocument,
  changes: Partial<Amendment> = {},
): Amendment => ({
  ...{ firstDay: '2026-10-01', lastDay: '2026-10-31', endsOn: '2027-11-30', via: null },
  awaitsGstr3b: false,
  documents: [{ key: 'one', was, now, again: false, madeOn: '2026-11-02' }],
  small: was.clientGstin === null ? [{ key: 'one', told: was }] : [],
  advances: { changes: [], told: [] },
  ...changes,
})
const source = (...amendments: Amendment[]) =>
  returnSource({
    corrections: { filed: null, corrected: [], amendments, waiting: [], lastYearFiled: false },
  })
const small = [document({}), document({}, 1_00_000_00)] as const
const large = [
  document({ clientGstin: '27AABCR1718E1ZP' }),
  document({ clientGstin: '27AABCR1718E1ZP', number: 'INV/26-27/0001-R' }, 1_00_000_00),
] as const

test('the first month of a quarter keeps b2csa back to month three, and tells b2ba', () => {
  const told = (firstDay: string, iff = true) => {
    const given = source(amendment(...small), amendment(...large))
    return gstr1File(prepareReturn(given, { firstDay, filing: 'quarterly', iff }).made)
  }
  expect(told('2026-11-01')).toMatchObject({ b2ba: [{ ctin: '27AABCR1718E1ZP' }] })
  expect(told('2026-11-01')).not.toHaveProperty('b2csa')
  expect(told('2026-12-01')).toHaveProperty('b2csa')
  expect(told('2026-12-01')).not.toHaveProperty('b2ba')
  expect(told('2026-12-01', false)).toHaveProperty('b2ba')
})

test('an amended document counts by its difference in GSTR-3B', () => {
  const choice = { firstDay: '2026-11-01', filing: 'monthly' as const, iff: false }
  const { made } = prepareReturn(source(amendment(...large)), choice)
  expect(gstr3bOf(made).taxable).toMatchObject({ taxableMinor: 10_000_00, cgstMinor: 900_00 })
})

test('a rejected credit note with ₹18,000 of tax raises it by that, and furnished again it is 0', () => {
  const note = document({ kind: 'credit_note' }, 1_00_000_00)
  const { raisedMinor, furnishedMinor } = rejectionOf(note)
  expect([raisedMinor, raisedMinor + furnishedMinor]).toEqual([18_000_00, 0])
})

test('a rate that is gone from a place is stated as 0 in b2csa, beside the one that is there now', () => {
  const cheaper = document({ rows: [{ ...taxed(90_000_00), gstRate: 500 }] })
  const choice = { firstDay: '2026-11-01', filing: 'monthly' as const, iff: false }
  const { made } = prepareReturn(source(amendment(document({}), cheaper)), choice)
  expect(gstr1File(made)).toMatchObject({
    b2csa: [
      {
        omon: '102026',
        itms: [
          { rt: 5, txval: 90_000 },
          { rt: 18, txval: 0, camt: 0 },
        ],
      },
    ],
  })
})
