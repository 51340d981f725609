import { expect, test } from 'vitest'
import { names } from './index.ts'

/** Stays in Latin letters in Hindi, too. */
const codes = /\b(?:CGST|SGST|IGST|GST|GSTIN|HSN|LUT|PAN|SAC|TAN|TDS|UPI|UQC|UTGST)\b/g

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test('Hindi names are written in Devanagari, but for codes', () => {
  const texts = textsIn(names)
  expect(texts.filter((text) => !text || /[A-Za-z]/.test(text.replace(codes, '')))).toEqual([])
  expect(texts.length).toBeGreaterThan(200)
})
