import { expect, test } from 'vitest'
import {
  hsnSum,
  returnAdvance,
  returnDocument,
  returnSource,
} from '#tests/factories/return-source.ts'
import { said } from '#tests/setup/said.ts'
import { problemsOf } from './problems.ts'
import type { ReturnDocument, ReturnSource } from './source.ts'

/** Each problem with its text. */
const saidOf = (source: ReturnSource) =>
  problemsOf(source).map((problem) => ({ ...problem, message: said(problem.message) }))

const textsOf = (changes: Partial<ReturnDocument>) =>
  saidOf(returnSource({ documents: [returnDocument(changes)] })).map(({ message }) => message)

const codes = (...given: string[]) => ({
  rows: returnDocument().rows.map((row) => ({ ...row, codes: given })),
})

test.each<[what: RegExp, Partial<ReturnDocument>]>([
  [/GSTIN 29AABCR1718E1ZA is wrong\. .*last character/i, { clientGstin: '29AABCR1718E1ZA' }],
  [/does not accept invoices to 9917SGP29001OST/, { clientGstin: '9917SGP29001OST' }],
  [/SEZ needs the client’s GSTIN/, { supply: 'sez' }],
  [/Under reverse charge the client pays the tax/, { reverseCharge: true }],
  [/place of supply is missing/, { placeOfSupply: null }],
  [/place of supply is missing/, { placeOfSupply: '25' }],
  [/number can have at most 16 characters/, { number: 'INV 1' }],
  [/number can have at most 16 characters/, { number: 'INVOICE/2026/00001' }],
  [/number can have at most 16 characters/, { number: '000/00' }],
  [/A row has no HSN/, codes('')],
  [/HSN\/SAC 999999, 12345678 is not on the official list/, codes('999999', '12345678')],
  [/HSN\/SAC 99 is too short/, codes('99')],
])('the portal refuses, and the page says before: %s', (what, changes) => {
  expect(textsOf(changes)).toEqual([expect.stringMatching(what)])
})

test('above ₹5 crore a code has six digits at least, below it four (Notification 78/2020-CT)', () => {
  const rows = returnDocument().rows.map((row) => ({ ...row, briefCodes: ['9983'] }))
  const brief = returnDocument({ number: 'A/1', rows })
  const documents = [brief, returnDocument({ number: 'A/2', ...codes('99') })]
  const short = (message: RegExp) =>
    expect.objectContaining({ isRefused: true, message: expect.stringMatching(message) })
  expect(saidOf(returnSource({ documents }))).toEqual([
    short(/99 is too short: it needs at least 4 digits/),
  ])
  expect(saidOf(returnSource({ documents, aboveFiveCrore: true }))).toEqual([
    short(/99 is too short: it needs at least 6 digits/),
    {
      ...{
        isRefused: false,
        message: expect.stringMatching(/^HSN\/SAC 9983 .* at least 6 digits/),
      },
      ...{ document: { id: brief.id, number: 'A/1' }, source: { kind: 'items' } },
    },
  ])
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
      message: 'Another document has the same number.',
      document: { id: documents[1]?.id, number: 'a/1' },
    },
  ])
})

test('a credit note that came too late to lower tax is told, and not refused (CGST s. 34(2))', () => {
  const note = { id: 'n-1', number: 'CN/27-28/0001' }
  const said = (filed: boolean) => saidOf(returnSource({ lateNotes: [{ ...note, filed }] }))
  expect(said(false)).toEqual([
    {
      isRefused: false,
      message: expect.stringMatching(/^This credit note is declared after 30 November.*Delete it/),
      document: note,
    },
  ])
  // A document in a filed period cannot be deleted.
  const [filed] = said(true)
  expect(filed?.message).not.toMatch(/delete/i)
  expect(filed?.message).toMatch(/ask your accountant.*commercial credit note without GST/)
})

test('an advance that was known too late, or has no rate, leads to its client where it has no voucher', () => {
  const late = returnAdvance({ late: true, voucherId: null, number: null })
  const client = { id: late.clientId, name: 'Kaveri Interiors' }
  const unrated = {
    ...{ id: 'r-1', clientId: 'c-1', clientName: 'Abroad', paidOn: '2026-10-05' },
    ...{ amountMinor: 100, currency: 'USD' as const, reason: 'unrated' as const },
  }
  const said = saidOf(returnSource({ advances: [late], questions: [unrated] }))
  expect(said).toEqual([
    { isRefused: false, message: expect.stringMatching(/Amend table 11A/), client },
    {
      isRefused: false,
      message: expect.stringMatching(/exchange rate/),
      client: { id: 'c-1', name: 'Abroad' },
    },
  ])
  const nowhere = { ...late, late: false, placeOfSupply: null }
  expect(saidOf(returnSource({ advances: [nowhere] }))).toEqual([
    { isRefused: true, message: expect.stringMatching(/Enter the client’s State/), client },
  ])
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
  expect(missing).toMatchObject({
    isRefused: true,
    message: expect.stringMatching(/place of supply/),
  })
  expect(exported).toMatchObject({
    isRefused: false,
    message: expect.stringMatching(/for an export/),
  })
})

test('an advance for a SEZ mentions the CSV in the seller’s own State alone', () => {
  const here = returnAdvance({ supply: 'sez', placeOfSupply: '27' })
  expect(saidOf(returnSource({ advances: [here, returnAdvance({ supply: 'sez' })] }))).toEqual([
    {
      ...{ isRefused: false, message: expect.stringMatching(/bears IGST.* CSV cannot/) },
      document: { id: here.voucherId, number: here.number },
    },
  ])
})

test('one code at two rates is reported for the CSV, once', () => {
  const hsn = [hsnSum(), hsnSum({ rate: 500 }), hsnSum({ rate: 0 }), hsnSum({ registered: false })]
  expect(saidOf(returnSource({ hsn }))).toEqual([
    {
      isRefused: false,
      message: expect.stringMatching(/^HSN\/SAC 998391 appears at more than one rate/),
    },
  ])
})

test('a name that the CSV cannot hold is reported once, with its client', () => {
  const named = (clientName: string, clientGstin: string | null) =>
    returnDocument({ clientId: 'c-1', clientName, clientGstin })
  const documents = [
    named('कावेरी', '29AABCR1718E1ZL'),
    named('कावेरी', '29AABCR1718E1ZL'),
    named('नर्मदा', null),
  ].map((document, at) => ({ ...document, number: `A/${at}` }))
  expect(saidOf(returnSource({ documents }))).toEqual([
    {
      isRefused: false,
      message: expect.stringMatching(
        /^The offline tool accepts names in Latin letters only, .* कावेरी/,
      ),
      document: { id: documents[0]?.id, number: 'A/0' },
      source: { kind: 'client', id: 'c-1' },
    },
  ])
})
