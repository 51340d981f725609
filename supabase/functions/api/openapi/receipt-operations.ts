import { receiptRequest } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { messages } from '#domain/messages.ts'
import { decisionSchema } from '#domain/payment.ts'
import { applyingSchema } from '#domain/receipt.ts'
import * as answers from './answers.ts'
import * as examples from './examples.ts'
import type { TypicalOperation } from './operation.ts'

export const receipts = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'post',
    path: '/client/{id}/payments',
    summary:
      'Record what a client paid at one time: `allocations` say by `invoiceId` what settles which invoice, with `tds`; without them the oldest of the client’s open invoices in the currency come first. What they leave is refused, or with `excess: "advance"` kept as an advance.',
    idempotent: true,
    body: { schema: receiptRequest(today), example: examples.newReceipt(today) },
    status: 201,
    message: messages.paymentRecorded,
    data: {
      schema: answers.wholeReceipt,
      example: { ...examples.receipt(today), payments: [] },
    },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/client/{id}/advances',
    summary: 'What a client paid and no invoice has used yet, the oldest first.',
    data: { schema: answers.receipts, example: [examples.receipt(today)] },
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
      example: { receiptId: examples.receipt(today).id, amount: 1_000 },
    },
    status: 201,
    message: messages.advanceUsed,
    data: { schema: answers.wholeReceipt, example: examples.usedReceipt(today) },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/receipt/{id}',
    summary: 'What a client paid at one time, with the invoices that it settles.',
    data: { schema: answers.wholeReceipt, example: examples.usedReceipt(today) },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/receipt/{id}/undo',
    summary: 'Take what a client paid at one time out again, with all that it settled.',
    body: { schema: decisionSchema, example: examples.undoing },
    message: messages.paymentUndone,
    data: {
      schema: answers.wholeReceipt,
      example: {
        ...examples.usedReceipt(today),
        advance: 0,
        undoReason: examples.undoing.reason,
        payments: examples
          .usedReceipt(today)
          .payments.map((part) => ({ ...part, state: 'undone' })),
      },
    },
    refusals: [404, 409],
  },
]
