import { expect, test } from 'vitest'
import {
  hsnSum,
  returnAdvance,
  returnDocument,
  returnSource,
} from '../../../../../../tests/factories/return-source.ts'
import { problemsOf } from './problems.ts'
import type { ReturnDocument, ReturnSource } from './source.ts'

/** With what each says. */
const saidOf = (source: ReturnSource) =>
  problemsOf(source).map((problem) => ({ ...problem, text: problem.text() }))

const textsOf = (changes: Partial<ReturnDocument>) =>
  saidOf(returnSource({ documents: [returnDocument(changes)] })).map(({ text }) => text)

const codes = (...given: string[]) => ({
  rows: returnDocument().rows.map((row) => ({ ...row, codes: given })),
})

test.each<[what: RegExp, Partial<ReturnDocument>]>([
  [/GSTIN 29AABCR1718E1ZA is wrong\. .*last character/i, { clientGstin: '29AABCR1718E1ZA' }],
  [/takes no invoices to 9917SGP29001OST/, { clientGstin: '9917SGP29001OST' }],
  [/SEZ needs the GSTIN/, { supply: 'sez' }],
  [/On reverse charge the client owes the tax/, { reverseCharge: true }],
  [/State of the place of supply is missing/, { placeOfSupply: null }],
  [/State of the place of supply is missing/, { placeOfSupply: '25' }],
  [/number may only have letters/, { number: 'INV 1' }],
  [/number may only have letters/, { number: 'INVOICE/2026/00001' }],
  [/number may only have letters/, { number: '000/00' }],
  [/A row has no HSN/, codes('')],
  [/HSN\/SAC 999999, 12345678 is not on the official list/, codes('999999', '12345678')],
  [/HSN\/SAC 99 is too short/, codes('99')],
])('the portal refuses, and the page says before: %s', (what, changes) => {
  expect(textsOf(changes)).toEqual([expect.stringMatching(what)])
})

test('a fault of a GSTIN leads to its client, one of HSN to the items, and one of the number to neither', () => {
  const sourceOf = (changes: Partial<ReturnDocument>) =>
    problemsOf(returnSource({ documents: [returnDocument({ clientId: 'c-1', ...changes })] }))[0]
      ?.source
  expect(sourceOf({ clientGstin: '29AABCR1718E1ZA' })).toEqual({ kind: 'client', id: 'c-1' })
  expect(sourceOf({ clientGstin: '29AABCR1718E1ZA', clientId: null })).toBeUndefined()
  expect(sourceOf(codes(''))).toEqual({ kind: 'items' })
  expect(sourceOf({ number: 'INV 1' })).toBeUndefined()
})

test('a document that is in order is not spoken of', () => {
  expect(textsOf({})).toEqual([])
  expect(textsOf({ clientGstin: '29AABCR1718E1ZL', number: 'A-1/26' })).toEqual([])
  expect(textsOf({ supply: 'export', placeOfSupply: '96' })).toEqual([])
})

test('a document without tax has no line, and no fault of one', () => {
  const rows = returnDocument().rows.map((row) => ({
    ...row,
    ...{ taxability: 'exempt' as const, gstRate: null, igstMinor: 0, codes: [''] },
  }))
  expect(textsOf({ rows, placeOfSupply: null })).toEqual(['A row has no HSN/SAC.'])
})

test('numbers that differ by their case alone are one to the portal', () => {
  const documents = ['A/1', 'a/1', 'A/2'].map((number) => returnDocument({ number }))
  expect(saidOf(returnSource({ documents }))).toEqual([
    {
      isRefused: true,
      text: 'Another document has this number.',
      document: { id: documents[1]?.id, number: 'a/1' },
    },
  ])
})

test('a credit note after 30 November following the year is told, and not refused', () => {
  const note = (issueDate: string, invoiced: string) =>
    problemsOf(
      returnSource({
        documents: [
          returnDocument({
            ...{ kind: 'credit_note', issueDate },
            original: { issueDate: invoiced, totalMinor: 100 },
          }),
        ],
      }),
    ).map(({ isRefused }) => isRefused)
  expect(note('2027-11-30', '2027-03-31')).toEqual([])
  expect(note('2027-12-01', '2027-03-31')).toEqual([false])
  expect(note('2027-12-01', '2027-04-01')).toEqual([])
  expect(note('2028-12-01', '2027-04-01')).toEqual([false])
})

test('an advance without a place is refused, one for an export is in no section', () => {
  const [missing, exported] = saidOf(
    returnSource({
      advances: [
        returnAdvance({ placeOfSupply: null }),
        returnAdvance({ supply: 'export', placeOfSupply: '96' }),
        returnAdvance(),
      ],
    }),
  )
  expect(missing).toMatchObject({ isRefused: true, text: expect.stringMatching(/place of supply/) })
  expect(exported).toMatchObject({
    isRefused: false,
    text: expect.stringMatching(/export or a SEZ/),
  })
})

test('one code at two rates is told for the CSV, once', () => {
  const hsn = [hsnSum(), hsnSum({ rate: 500 }), hsnSum({ rate: 0 }), hsnSum({ registered: false })]
  expect(saidOf(returnSource({ hsn }))).toEqual([
    {
      isRefused: false,
      text: expect.stringMatching(/^HSN\/SAC 998391 is there at more than one rate/),
    },
  ])
})
