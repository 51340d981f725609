import * as v from 'valibot'
import { getEstimate } from '#data/documents/estimates.ts'
import { listEvents } from '#data/documents/history.ts'
import { getInvoice } from '#data/documents/invoices.ts'
import { listPayments } from '#data/payments/payments.ts'
import { isForerunner } from '#domain/document/kind-questions.ts'
import { answerTold, eventTold, paymentTold, wholeTold } from '../bills.ts'
import { PAGE_ROWS } from '../told.ts'
import { idOf, reading } from '../tool.ts'

export const readDocument = reading({
  name: 'get_document',
  title: 'One document',
  description:
    'One issued document in full: rows, taxes, notes, its latest payments and events, and of an estimate the client’s answer.',
  input: v.object({ documentId: idOf('an invoice, a note, an estimate or another document') }),
  run: async ({ documentId }, { db }) => {
    const [document, payments, events] = await Promise.all([
      getInvoice(db, documentId, { cancelled: true }),
      listPayments(db, documentId),
      listEvents(db, documentId),
    ])
    const estimate = isForerunner(document) ? await getEstimate(db, documentId) : null
    return {
      document: wholeTold(document),
      ...(estimate && { offer: answerTold(estimate) }),
      payments: payments
        .slice(0, PAGE_ROWS)
        .map((payment) => paymentTold(payment, document.currency)),
      history: events.slice(0, PAGE_ROWS).map(eventTold),
    }
  },
})
