import { expect, test } from 'vitest'
import { exampleReturn, expected } from '#tests/factories/gstr1-example.ts'
import { gstr1File, gstr1FileName } from './file.ts'

const officials = {
  '0101': 'LIVE HORSES, ASSES, MULES AND HINNIES.',
  '0102': 'LIVE BOVINE ANIMALS.',
  1006: 'RICE',
}

/** The cells in which the captured workbook differed from the sample rows beside it. */
function asCaptured() {
  const sample = exampleReturn(officials)
  const captured: Record<string, string> = {
    'EX-001': 'EXP-001',
    'EX-003': 'EXP-002',
    'EX-002': 'EXP-003',
  }
  return {
    ...sample,
    exp: sample.exp.map((row) => ({ ...row, number: captured[row.number] ?? '' })),
    at: sample.at.filter(({ percent }) => percent === undefined),
  }
}

test('the file of the sample rows equals that of GSTN’s own tool, key for key', () => {
  // As text, since the order of keys is part of it.
  expect(JSON.stringify(gstr1File(asCaptured()), null, 1)).toBe(JSON.stringify(expected, null, 1))
})

test('an advance at 65 per cent of its rate is marked', () => {
  const file = gstr1File({ ...asCaptured(), at: exampleReturn(officials).at })
  expect(file).toMatchObject({
    at: [
      { pos: '37' },
      { pos: '27' },
      {
        ...{ pos: '32', sply_ty: 'INTER', diff_percent: 0.65 },
        itms: [{ rt: 18, ad_amt: 40000, iamt: 4680, csamt: 0 }],
      },
    ],
  })
})

test('amounts are what they are, to the paisa, and the name of the file is that of the tool', () => {
  const [first] = asCaptured().b2b
  if (!first) throw new Error('The sample has no invoice.')
  const amounts = [1, 10, 101, 29_000_05, 99_999_999_999_99]
  const invoices = amounts.map((valueMinor, at) => ({ ...first, number: `A-${at}`, valueMinor }))
  const text = JSON.stringify(gstr1File({ ...asCaptured(), b2b: invoices }))
  expect(
    [...text.matchAll(/"A-\d","idt":"14-07-2017","val":([\d.]+)/g)].map(([, value]) => value),
  ).toEqual(['0.01', '0.1', '1.01', '29000.05', '99999999999.99'])
  expect(gstr1FileName('27AAPFU0939F1ZV', '2026-12-01')).toBe(
    'returns_1122026_R1_27AAPFU0939F1ZV_offline.json',
  )
})

test('empty sections are left out, and an empty period has its head alone', () => {
  const none = Object.fromEntries(
    Object.entries(asCaptured()).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  )
  expect(gstr1File({ ...asCaptured(), ...none })).toEqual({
    ...{ gstin: '27AAPFU0939F1ZV', fp: '062025', version: 'GST3.2.4', hash: 'hash' },
  })
})
