import type { UseFormReturn } from 'react-hook-form'
import type { NewInvoice, NewInvoiceInput } from '#domain/document/new-invoice.ts'
import type { DraftContent } from '#domain/draft.ts'

export type InvoiceFormApi = UseFormReturn<NewInvoiceInput, unknown, NewInvoice>

export const emptyItem = {
  description: '',
  quantity: '1',
  unit: '',
  rate: '',
  discount: '',
  amount: '',
  hsnSac: '',
  gstRate: '',
  taxability: 'taxable' as const,
  cess: '',
}

/** What is asked of the client beside name and email. */
export const emptyBuyer = {
  clientGstin: '',
  clientStateCode: '',
  clientAddress: '',
  clientCity: '',
  clientPostalCode: '',
  clientCountry: 'IN',
  clientPhone: '',
  deliveryAddress: '',
}

/** What decides on the tax, where it is not what follows from client and seller. */
export const emptySupply = {
  supply: null,
  withTax: null,
  reverseCharge: false,
  placeOfSupply: '',
  placeOfSupplyReason: '',
  portCode: '',
  shippingBill: '',
  shippingBillDate: '',
}

export const emptyInvoice: NewInvoiceInput = {
  clientName: '',
  clientEmail: '',
  ...emptyBuyer,
  ...emptySupply,
  poNumber: '',
  currency: 'INR',
  exchangeRate: '',
  issueDate: '',
  dueDate: '',
  notes: '',
  items: [emptyItem],
}

/** What a field can hold; null is left to the field's own way of being empty. */
const isTyped = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
const typedOf = (content: object) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => isTyped(value)))

/** The form of a draft, which may hold or lack anything. */
export function valuesOf(content: DraftContent): NewInvoiceInput {
  const rows = (Array.isArray(content.items) ? content.items : []).filter(
    (row) => typeof row === 'object' && row !== null,
  )
  const items = rows.map((row) => ({ ...emptyItem, ...typedOf(row) }))
  return { ...emptyInvoice, ...typedOf(content), items: items.length > 0 ? items : [emptyItem] }
}

const isBlank = (values: object, empty: object) =>
  Object.entries(values).every(
    ([key, value]) =>
      value === '' || value === null || value === undefined || value === Reflect.get(empty, key),
  )

/** Whether nobody has typed anything, or all of it was taken back. */
export const isEmptyForm = ({ items, ...head }: NewInvoiceInput) =>
  isBlank(head, emptyInvoice) && items.every((item) => isBlank(item, emptyItem))
