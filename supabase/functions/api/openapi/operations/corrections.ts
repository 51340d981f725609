import { correctionsAnswer } from '#api/http/shapes/corrections.ts'
import type { PlainDate } from '#domain/dates.ts'
import { correctedCreditSchema } from '#domain/document/credit.ts'
import { correctedDebitSchema } from '#domain/document/debit.ts'
import { gstr3bQuery } from '#domain/gst/gstr1/asked.ts'
import { rejectionRequest } from '#domain/gst/rejection.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as own from '../examples/credit.ts'
import * as examples from '../examples/documents.ts'
import { stored } from './invoice.ts'
import type { TypicalOperation } from './operation.ts'

const amended = {
  ...{ period: '062026', from: '2026-06-01', to: '2026-06-30', until: '2027-11-30', toldBy: null },
  documents: [
    {
      ...{ id: '9b2f4d1e-3c5a-4f7b-8e6d-1a2b3c4d5e6f', number: 'INV/26-27/0001-R', total: 118_000 },
      ...{ filedNumber: 'INV/26-27/0001', filedTotal: 106_200, rejected: false },
    },
  ],
  advances: [],
}
const corrected = { reason: 'Fewer hours than were credited', amount: 500 }

/** Documents of filed returns that turn out wrong (CGST s. 37(3)), and rejected credit notes. */
export const correctionsOf = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'get',
    path: '/report/gstr1/corrections',
    summary:
      'What differs from filed returns, in rupees: `amendments` are those that the return of this period tells of earlier ones in tables 9A, 9C, 10 and 11, `waiting` those that a GSTR-1A may still tell because nobody said that GSTR-3B is filed, `corrected` all that changed in this period since it was filed, each with the return that told it (`toldBy`). `until` is the last day for it. A note that is `rejected` is furnished again as it is.',
    query: gstr3bQuery,
    data: {
      schema: correctionsAnswer,
      example: { period: '072026', amendments: [amended], waiting: [], corrected: [] },
    },
    refusals: [409, 422, 429],
  },
  {
    method: 'post',
    path: '/invoice/{id}/correct',
    summary:
      'A draft with the content of an invoice whose GSTR-1 is marked as filed; the draft that is open already, if there is one. Issued, it stands in the place of the invoice: of the same date, with its payments, under its number with a letter behind it, and the next return amends it. What no amendment table can tell is refused then (`not_amendable`).',
    status: 201,
    message: messages.draftSaved,
    data: stored(today, examples.newInvoice(today)),
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/credit-note/{id}/correct',
    summary:
      'Issue a credit note in the place of one whose GSTR-1 is marked as filed, of `items` or of an `amount` as for `/invoice/{id}/credit-note`: of the same date, under its number with a letter behind it. The first is cancelled, and the next return amends it.',
    idempotent: true,
    body: { schema: correctedCreditSchema, example: corrected },
    status: 201,
    message: messages.noteCorrected,
    data: { schema: answers.invoice, example: own.creditNote(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/debit-note/{id}/correct',
    summary:
      'The same of a debit note, of `items` or of an `amount` as for `/invoice/{id}/debit-note`.',
    idempotent: true,
    body: { schema: correctedDebitSchema, example: corrected },
    status: 201,
    message: messages.noteCorrected,
    data: { schema: answers.invoice, example: own.debitNote(today) },
    refusals: [404, 409],
  },
  {
    method: 'put',
    path: '/credit-note/{id}/rejection',
    summary:
      'Note that the buyer rejected a credit note on the portal, on a day that is today in India without `rejectedOn`. The portal adds its tax, and the next return furnishes the same note again, so that it nets to zero. Doing it twice is harmless.',
    body: { schema: rejectionRequest(today), example: { rejectedOn: today } },
    message: messages.noteRejected,
    refusals: [404, 409],
  },
  {
    method: 'delete',
    path: '/credit-note/{id}/rejection',
    summary: 'Take back that a credit note was rejected.',
    message: messages.noteNotRejected,
  },
]
