import { expect, test } from 'vitest'
import { receiverName, receiverNames } from './receiver-names.ts'

// The offline tool's rule for a name: Latin letters without marks, digits, and some signs, at most 99 of them.
test.each<[string, string | null]>([
  ['Kaveri Interiors Pvt. Ltd.', 'Kaveri Interiors Pvt. Ltd.'],
  ['Café “Été” – Pondichéry', 'Cafe Ete - Pondichery'],
  ['O’Brien & Søn: Straße [India]', "O'Brien & Son Strasse India"],
  ['D’Souza | Sons', "D'Souza Sons"],
  ['कावेरी इंटीरियर्स', null],
  ['Kaveri कावेरी', null],
  ['|||', null],
  ['N'.repeat(120), 'N'.repeat(99)],
])('the name %s goes into the CSV as the tool takes it', (name, written) => {
  expect(receiverName(name)).toBe(written)
})

test('one GSTIN has one name, that of its newest document that can be written', () => {
  const document = (gstin: string, day: string, clientName: string) => ({ gstin, day, clientName })
  expect([
    ...receiverNames([
      document('A', '2026-11-03', 'New Name'),
      document('A', '2026-11-01', 'Old Name'),
      document('A', '2026-11-05', 'नया नाम'),
      document('B', '2026-11-01', 'Other'),
    ]),
  ]).toEqual([
    ['A', 'New Name'],
    ['B', 'Other'],
  ])
})
