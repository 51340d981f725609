import type { PlainDate } from '#domain/dates.ts'
import { invoice, invoiceInList } from './documents.ts'
import { payment } from './payment.ts'

/** Fits the invoice of the examples, tax included. */
export const newCredit = { reason: 'The consulting is cancelled', amount: 10_000 }

export const creditNote = (today: PlainDate) => ({
  ...invoice(today),
  id: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
  formattedInvoiceNumber: 'CN/26-27/0001',
  kind: 'credit_note',
  title: 'Credit Note',
  originalId: invoiceInList(today).id,
  reason: newCredit.reason,
  status: 'PAID',
  total: newCredit.amount,
  balance: 0,
  taxableValue: newCredit.amount,
  totalInRupees: newCredit.amount,
  dueDate: today,
  notes: null,
})

export const newDebit = (today: PlainDate) => ({
  reason: 'Two more days than were billed',
  amount: 5_000,
  dueDate: today,
})

export const debitNote = (today: PlainDate) => ({
  ...invoice(today),
  id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  formattedInvoiceNumber: 'DN/26-27/0001',
  kind: 'debit_note',
  title: 'Debit Note',
  originalId: invoiceInList(today).id,
  reason: newDebit(today).reason,
  total: 5_000,
  balance: 5_000,
  taxableValue: 5_000,
  totalInRupees: 5_000,
  dueDate: today,
  notes: null,
})

export const newRefund = (today: PlainDate) => ({
  amount: 500,
  paidOn: today,
  method: 'UPI',
  reference: '432112345678',
})

export const refund = (today: PlainDate) => ({
  ...payment(today),
  tds: 0,
  note: null,
  ...newRefund(today),
})

export const shipping = (today: PlainDate) => ({
  portCode: 'INBOM4',
  shippingBill: '1234567',
  shippingBillDate: today,
})

export const writeOff = { reason: 'The client has closed down.' }
