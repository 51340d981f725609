import { refundRequest } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { newCreditSchema, writeOffSchema } from '#domain/document/credit.ts'
import { newDebitSchema } from '#domain/document/debit.ts'
import { shippingSchema } from '#domain/document/shipping.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as own from '../examples/credit.ts'
import * as examples from '../examples/documents.ts'
import type { TypicalOperation } from './operation.ts'

export const credit = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'post',
    path: '/invoice/{id}/credit-note',
    summary:
      'Issue a credit note against an invoice, of a series of its own: of `items`, rows of the invoice by `id` with a `quantity` or an `amount` before tax, or of an `amount` of the whole note, tax included; never more than is left. After 30 November following the financial year of the invoice, by the day on which the return with the note is due or filed, a note lowers no tax (CGST s. 34(2)): then `commercial: true` makes one of values alone, in no return. `issueDate` may lie back in a period that is not filed. It lowers the balance; what came in already is told as `refundable`. `DELETE /invoice/delete/{id}` cancels a note.',
    idempotent: true,
    body: { schema: newCreditSchema, example: own.newCredit },
    status: 201,
    message: messages.creditNoteIssued,
    data: { schema: answers.invoice, example: own.creditNote(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/invoice/{id}/debit-note',
    summary:
      'Issue a debit note against an invoice that charged too little (CGST s. 34(3)), of a series of its own: of `items`, rows of the invoice by `id` with a `quantity` or an `amount` before tax, and charges that it lacks by `description`, `amount` before tax and `gstRate`; or of an `amount` of the whole note, tax included, at the rates of the invoice. It has no limit, and the tax is split as the invoice’s is. The client owes it until `dueDate`, so payments, links, mails and `GET /invoice/{id}` take it as an invoice; `GET /dashboard/invoices?status=DEBIT_NOTE` lists them. `DELETE /invoice/delete/{id}` cancels one.',
    idempotent: true,
    body: { schema: newDebitSchema(today), example: own.newDebit(today) },
    status: 201,
    message: messages.debitNoteIssued,
    data: { schema: answers.invoice, example: own.debitNote(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/credit-note/{id}/refund',
    summary:
      'Record what was given back for a credit note, at most what is `refundable`; undone as a payment is. Without `paidOn` it is of today in India.',
    idempotent: true,
    body: { schema: refundRequest(today), example: own.newRefund(today) },
    status: 201,
    message: messages.refundRecorded,
    data: { schema: answers.payment, example: own.refund(today) },
    refusals: [404, 409],
  },
  {
    method: 'put',
    path: '/invoice/{id}/shipping',
    summary:
      'Note port and shipping bill of an export that is issued, since they come after it; what is left out is taken out. The day needs the number, and lies between the invoice’s and today. They stand on the PDF and in the GSTR-1; once its period is filed, the export is amended on the portal.',
    body: { schema: shippingSchema(today), example: own.shipping(today) },
    message: messages.shippingNoted,
    data: {
      schema: answers.invoice,
      example: { ...examples.invoice(today), ...own.shipping(today), supply: 'export' },
    },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/invoice/{id}/write-off',
    summary:
      'Give up what is still due: the invoice stays in lists and revenue, and is owed no more. Payments and credit notes are refused (409) until it is undone.',
    body: { schema: writeOffSchema, example: own.writeOff },
    message: messages.writtenOff,
    data: {
      schema: answers.invoice,
      example: {
        ...examples.invoice(today),
        balance: 0,
        state: 'written_off',
        reason: own.writeOff.reason,
      },
    },
    refusals: [404, 409],
  },
  {
    method: 'delete',
    path: '/invoice/{id}/write-off',
    summary: 'Wait again for what was given up.',
    message: messages.writeOffUndone,
    data: { schema: answers.invoice, example: examples.invoice(today) },
    refusals: [404],
  },
]
