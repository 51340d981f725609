import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { pdfFileName } from '../document/file-names.ts'
import { toLines, toSingleLine } from './lines.ts'

test('marks that turn letters around are removed, so that no text reads as another one', () => {
  expect(toSingleLine('Paid \u202e00.005,1₹\u202c \u2067now\u2069')).toBe('Paid 00.005,1₹ now')
  expect(toLines('محمد\u200f 12\n\u202d')).toBe('محمد\u200f 12')
})

// [call-5]
test('the slashes of an invoice number become hyphens', () => {
  expect(pdfFileName({ id: 'x', formattedInvoiceNumber: 'INV/26-27/0001' })).toBe(
    'Invoice_INV-26-27-0001.pdf',
  )
})

// [call-6]
test('without a number the id stands in', () => {
  expect(pdfFileName({ id: 'abc', formattedInvoiceNumber: null })).toBe('Invoice_abc.pdf')
})

test('no number makes a name that a file system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (formattedInvoiceNumber) => {
      expect(pdfFileName({ id: 'x', formattedInvoiceNumber })).not.toMatch(/[\p{Cc}<>:"/\\|?*]/u)
    }),
  )
})
