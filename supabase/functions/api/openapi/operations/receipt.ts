import { receiptRequest, refundRequest } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { newVoucherSchema } from '#domain/document/voucher.ts'
import { decisionSchema } from '#domain/payment/payment.ts'
import { advanceForSchema, applyingSchema } from '#domain/payment/receipt.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import { invoice, invoiceInList } from '../examples/documents.ts'
import { undoing } from '../examples/payment.ts'
import type { TypicalOperation } from './operation.ts'

/** An advance, before there is an invoice. */
const newReceipt = (today: PlainDate) => ({
  amount: 5_000,
  allocations: [],
  paidOn: today,
  method: 'UPI',
  reference: '632512345678',
  excess: 'advance',
  advanceFor: 'services',
})

const receipt = (today: PlainDate) => ({
  id: '3d0c7a52-6f0b-4e8e-9d39-2a4f7c1b8e60',
  clientId: '0b6e2f0a-7d0c-4c53-9f1c-0d8f5a1b2c3d',
  currency: 'INR',
  amount: 5_000,
  advance: 5_000,
  paidOn: today,
  method: 'UPI',
  reference: '632512345678',
  note: null,
  undoReason: null,
  returned: null,
  voucherId: null,
  advanceFor: 'services',
  needsAmendment: false,
  createdAt: `${today}T06:00:00.000Z`,
})

const receiptVoucher = (today: PlainDate) => ({
  ...invoiceInList(today),
  id: '5f1d7c2e-8a34-4b6d-9e0f-3c2b1a4d5e6f',
  formattedInvoiceNumber: 'RV/26-27/0001',
  total: 5_000,
  received: 0,
  tds: 0,
  balance: 0,
  kind: 'receipt_voucher',
  status: 'PAID',
  partlyPaid: false,
  dueDate: today,
})

const issuedVoucher = (today: PlainDate) => ({
  ...invoice(today),
  ...receiptVoucher(today),
  title: 'Receipt Voucher',
  originalId: null,
  taxableValue: 4_237.29,
  totalInRupees: 5_000,
  receivedOn: today,
  notes: null,
})

/** Some of it goes back. */
const newRefund = (today: PlainDate) => ({ amount: 1_000, paidOn: today, method: 'UPI' })

const usedPart = {
  id: '9b2f6c1e-3d55-4c0b-8a7e-1f0c2d3e4b5a',
  state: 'confirmed',
  amount: 1_000,
  tds: 0,
}

/** Some of it settles the invoice above. */
const usedReceipt = (today: PlainDate) => ({
  ...receipt(today),
  advance: 4_000,
  payments: [{ ...usedPart, invoiceId: '7d9c2b1a-5e3f-4a60-8b7c-9d0e1f2a3b4c' }],
})

export const receipts = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'post',
    path: '/client/{id}/payments',
    summary:
      'Record what a client paid at one time: `allocations` say by `invoiceId` what settles which invoice, with `tds`; without them the oldest of the client’s open invoices in the currency come first. What they leave is refused, or with `excess: "advance"` kept as an advance, for `services` or `goods` as `advanceFor` says: of services the seller owes tax when it comes.',
    idempotent: true,
    body: { schema: receiptRequest(today), example: newReceipt(today) },
    status: 201,
    message: messages.paymentRecorded,
    data: {
      schema: answers.wholeReceipt,
      example: { ...receipt(today), payments: [] },
    },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/client/{id}/advances',
    summary:
      'What a client paid and no invoice has used yet, the oldest first; and what of it was given back without a voucher, as `returned`.',
    data: { schema: answers.receipts, example: [receipt(today)] },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/client/{id}/vouchers',
    summary:
      'The receipt vouchers of what a client paid in advance, and the refund vouchers of what was given back, the latest first; `GET /invoice/{id}` has the whole of one, with its `pdfUrl`, and of a refund voucher the receipt voucher as `originalId`.',
    data: { schema: answers.vouchers, example: [receiptVoucher(today)] },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/invoice/{id}/use-advance',
    summary:
      'Settle an invoice by an advance of its client: of `amount`, or without one as far as both go.',
    idempotent: true,
    body: {
      schema: applyingSchema,
      example: { receiptId: receipt(today).id, amount: 1_000 },
    },
    status: 201,
    message: messages.advanceUsed,
    data: { schema: answers.wholeReceipt, example: usedReceipt(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/receipt/{id}/advance-for',
    summary:
      'Say whether an advance is for `services` or `goods`. The GST return tells those for services by the day on which the money came; `needsAmendment` says that this period was filed before.',
    body: { schema: advanceForSchema, example: { advanceFor: 'services' } },
    message: messages.advanceDecided,
    data: { schema: answers.wholeReceipt, example: usedReceipt(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/receipt/{id}/voucher',
    summary:
      'Issue the receipt voucher of what no invoice has used of an advance for services (CGST Rule 50), and get the whole of it, with its `pdfUrl`. It bears the day on which the money came where its series and the filed periods leave that, else the first day that they leave, with `receivedOn`. Without a rate it is the usual one, or 18 per cent; without a place the client’s State, or inter-State. Reverse charge to who has no GSTIN is refused unless `confirmed` has its code, as of an invoice.',
    idempotent: true,
    body: { schema: newVoucherSchema, example: { description: 'Design of a house', gstRate: 18 } },
    status: 201,
    message: messages.voucherIssued,
    data: { schema: answers.invoice, example: issuedVoucher(today) },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/receipt/{id}',
    summary: 'What a client paid at one time, with the invoices that it settles.',
    data: { schema: answers.wholeReceipt, example: usedReceipt(today) },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/receipt/{id}/refund',
    summary:
      'Record what of an advance was given back: with a receipt voucher by a refund voucher (`GET /client/{id}/vouchers`), without one as `returned`, once. That it came stays true; what never came is undone. Without `paidOn` it is of today in India.',
    idempotent: true,
    body: { schema: refundRequest(today), example: newRefund(today) },
    message: messages.refundRecorded,
    data: {
      schema: answers.wholeReceipt,
      example: {
        ...usedReceipt(today),
        advance: 3_000,
        returned: { amount: 1_000, paidOn: today, method: 'UPI', reference: null, note: null },
      },
    },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/receipt/{id}/undo',
    summary: 'Take what a client paid at one time out again, with all that it settled.',
    body: { schema: decisionSchema, example: undoing },
    message: messages.paymentUndone,
    data: {
      schema: answers.wholeReceipt,
      example: {
        ...usedReceipt(today),
        advance: 0,
        undoReason: undoing.reason,
        payments: usedReceipt(today).payments.map((part) => ({ ...part, state: 'undone' })),
      },
    },
    refusals: [404, 409],
  },
]
