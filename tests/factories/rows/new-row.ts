import type { NewInvoiceItem } from '#domain/document/new/new-item.ts'

/** A row that is to be issued: a design for a rupee, with whatever a test puts into it. */
export const newRow = (changes: Partial<NewInvoiceItem> = {}): NewInvoiceItem => ({
  description: 'Design',
  hsnSac: null,
  quantity: '1',
  unit: null,
  rate: null,
  discountPercent: null,
  discountMinor: null,
  amountMinor: 100,
  gstRate: null,
  taxability: 'taxable',
  cessMinor: 0,
  ...changes,
})
