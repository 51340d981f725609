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

export const emptyInvoice: NewInvoiceInput = {
  clientName: '',
  clientEmail: '',
  currency: 'INR',
  exchangeRate: '',
  issueDate: '',
  dueDate: '',
  notes: '',
  items: [emptyItem],
}
