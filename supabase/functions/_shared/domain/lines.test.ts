import { expect, test } from 'vitest'
import fc from '../../../../tests/setup/property.ts'
import { pdfFileName } from './file-names.ts'

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
