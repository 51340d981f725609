import type { UseFormReturn } from 'react-hook-form'
import type { NewInvoice, NewInvoiceInput } from '#domain/document/new-invoice.ts'

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
