import { expect, test } from 'vitest'
import { returnDocument } from '#tests/factories/return-source.ts'
import fc from '#tests/setup/property.ts'
import { sectionOf, taxedRows, untaxed } from './sections.ts'

const gstin = '27AAPFU0939F1ZV'
const lakh = 10_000_000

test.each([
  ['exp', 'a client abroad', { supply: 'export', placeOfSupply: '96', totalMinor: 90 * lakh }],
  ['b2b', 'a GSTIN, however large', { clientGstin: '29AABCR1718E1ZL', totalMinor: 90 * lakh }],
  ['b2b', 'a SEZ', { clientGstin: '29AABCR1718E1ZL', supply: 'sez' }],
  ['b2cl', 'another State, above one lakh', { totalMinor: lakh + 1 }],
  ['b2cs', 'another State, of one lakh', { totalMinor: lakh }],
  ['b2cs', 'above one lakh within the State', { placeOfSupply: '27', totalMinor: 90 * lakh }],
  [
    'b2cl',
    'above two and a half before August 2024',
    { issueDate: '2024-07-31', totalMinor: 2.5 * lakh + 1 },
  ],
  [
    'b2cs',
    'two and a half before August 2024',
    { issueDate: '2024-07-31', totalMinor: 2.5 * lakh },
  ],
  [
    'b2cl',
    'one lakh and a paisa in August 2024',
    { issueDate: '2024-08-01', totalMinor: lakh + 1 },
  ],
] as const)('%s takes an invoice to %s', (section, _, changes) => {
  expect(sectionOf(gstin, returnDocument(changes))).toBe(section)
})

test.each([
  ['cdnr', { clientGstin: '29AABCR1718E1ZL' }, { totalMinor: 90 * lakh, issueDate: '2026-10-01' }],
  ['cdnur', { supply: 'export' }, { totalMinor: 1, issueDate: '2026-10-01' }],
  ['cdnur', {}, { totalMinor: lakh + 1, issueDate: '2026-10-01' }],
  ['b2cs', {}, { totalMinor: lakh, issueDate: '2026-10-01' }],
  ['b2cs', {}, { totalMinor: 2 * lakh, issueDate: '2024-07-31' }],
] as const)('%s takes a small credit note of such an invoice', (section, changes, original) => {
  const note = returnDocument({ kind: 'credit_note', totalMinor: 100, original, ...changes })
  expect(sectionOf(gstin, note)).toBe(section)
})

const row = fc.record({
  taxability: fc.constantFrom('taxable', 'nil', 'exempt', 'non_gst'),
  gstRate: fc.constantFrom(null, 0, 500, 1800),
  taxableMinor: fc.integer({ min: 1, max: lakh }),
  igstMinor: fc.integer({ min: 0, max: lakh }),
  cgstMinor: fc.constant(0),
  sgstMinor: fc.constant(0),
  cessMinor: fc.constantFrom(0, 0, 70),
  codes: fc.constant<string[]>([]),
  briefCodes: fc.constant<string[]>([]),
})

test('every row is reported exactly once, in its section or without tax', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1 }),
      fc.constantFrom('domestic', 'sez', 'export'),
      fc.constantFrom('invoice', 'credit_note'),
      (rows, supply, kind) => {
        const document = returnDocument({ rows, supply, kind })
        const taxed = taxedRows(document)
        const free = untaxed(gstin, document)
        const sum = taxed.reduce((all, { taxableMinor }) => all + taxableMinor, 0)
        const sign = kind === 'credit_note' ? -1 : 1
        expect(sign * sum + free.nilMinor + free.exemptMinor + free.nonGstMinor).toBe(
          sign * rows.reduce((all, { taxableMinor }) => all + taxableMinor, 0),
        )
        // One line for each rate, and nothing of what goes abroad is exempt.
        expect(new Set(taxed.map(({ rate }) => rate)).size).toBe(taxed.length)
        if (supply !== 'domestic') expect(free).toMatchObject({ nilMinor: 0, exemptMinor: 0 })
      },
    ),
  )
})

test('supplies without tax are reported by buyer and by whether they left the State', () => {
  const exempt = { taxability: 'exempt', gstRate: null, taxableMinor: 500 } as const
  const rows = returnDocument().rows.map((row) => ({ ...row, ...exempt }))
  const kinds = [
    { clientGstin: '29AABCR1718E1ZL' },
    { clientGstin: gstin, placeOfSupply: '27' },
    {},
    { placeOfSupply: '27' },
  ].map((changes) => untaxed(gstin, returnDocument({ rows, ...changes })))
  expect(kinds).toEqual(
    (['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const).map((kind) => ({
      ...{ kind, nilMinor: 0, exemptMinor: 500, nonGstMinor: 0 },
    })),
  )
})
