import { expect, test } from 'vitest'
import { foreignNumbers } from '#tests/factories/hostile-texts.ts'
import fc from '#tests/setup/property.ts'
import { attachment } from './answers.ts'

test('a plain name stands as it is, and every other one beside it in Latin letters', () => {
  expect(attachment('Invoice_INV-26-27-0001.pdf')).toBe(
    'attachment; filename="Invoice_INV-26-27-0001.pdf"',
  )
  expect(attachment('बिल 1.pdf')).toBe(
    'attachment; filename="___ 1.pdf"; filename*=UTF-8\'\'%E0%A4%AC%E0%A4%BF%E0%A4%B2%201.pdf',
  )
})

test('whatever a file is called, its header holds visible ASCII alone and the whole name', () => {
  const name = fc.oneof(fc.constantFrom(...foreignNumbers), fc.string({ unit: 'binary' }))
  const property = fc.property(name, (given) => {
    const header = attachment(given)
    expect(header).toMatch(/^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"/)
    expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header)
    const [, whole] = /filename\*=UTF-8''(\S*)$/.exec(header) ?? []
    const [, plain] = /filename="([^"]*)"/.exec(header) ?? []
    expect(whole === undefined ? plain : decodeURIComponent(whole)).toBe(given.toWellFormed())
  })
  fc.assert(property, { numRuns: 1_000 })
})
