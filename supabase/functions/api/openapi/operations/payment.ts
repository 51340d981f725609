import { foundRequest, paymentRequest } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { decisionSchema } from '#domain/payment/payment.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as examples from '../examples/payment.ts'
import type { TypicalOperation } from './operation.ts'

export const payments = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'get',
    path: '/invoice/{id}/payments',
    summary: 'What was received for an invoice and what its client reported, the latest first.',
    data: { schema: answers.payments, example: [examples.payment(today)] },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/invoice/{id}/payments',
    summary:
      'Record a payment, in part or in full; with `tds` it settles the invoice, at most up to its balance; what is more than due is refused, or with `excess: "advance"` kept as an advance of the client. `paidOn` is a day or an instant, without it today in India.',
    idempotent: true,
    body: { schema: paymentRequest(today), example: examples.newPayment(today) },
    status: 201,
    message: messages.paymentRecorded,
    data: { schema: answers.payment, example: examples.payment(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/payment/{id}/confirm',
    summary:
      'Count what a client reported; what is not given stays as reported. `paidOn` is the day or an instant on which the money came.',
    body: { schema: foundRequest(today), example: examples.found(today) },
    message: messages.paymentConfirmed,
    data: {
      schema: answers.payment,
      example: { ...examples.payment(today), ...examples.found(today) },
    },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/payment/{id}/decline',
    summary: 'Answer a client’s report with no; it stays in the list.',
    body: { schema: decisionSchema, example: examples.refusal },
    message: messages.paymentDeclined,
    data: {
      schema: answers.payment,
      example: { ...examples.payment(today), state: 'declined', ...examples.refusal },
    },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/payment/{id}/undo',
    summary: 'Take a counted payment out again; it stays in the list.',
    body: { schema: decisionSchema, example: examples.undoing },
    message: messages.paymentUndone,
    data: {
      schema: answers.payment,
      example: { ...examples.payment(today), state: 'undone', ...examples.undoing },
    },
    refusals: [404, 409],
  },
]
