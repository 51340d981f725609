import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, invoiceIdOf, parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { invoiceShape, paymentShape } from '#api/http/shapes/documents.ts'
import {
  isLateForTax,
  issueCreditNote,
  refundCreditNote,
  undoWriteOff,
  writeOffInvoice,
} from '#data/documents/credit.ts'
import { issueDebitNote } from '#data/documents/debit.ts'
import { getInvoice } from '#data/documents/invoices.ts'
import { setShipping } from '#data/documents/shipping.ts'
import { DataError } from '#data/errors.ts'
import { findPayment } from '#data/payments/payments.ts'
import { dayInIndia } from '#domain/dates.ts'
import { newCreditSchema, writeOffSchema } from '#domain/document/credit.ts'
import { newDebitSchema } from '#domain/document/debit.ts'
import { shippingSchema } from '#domain/document/shipping.ts'
import { messages } from '#languages/en/messages/index.ts'
import { refundOf } from '../payments/refund-request.ts'

/** Routes for documents that lower an invoice, add to it or join it after it was issued. */
export function creditRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/:id/credit-note', signedIn(environment), async (c) => {
    const invoiceId = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const credit = parse(newCreditSchema, await readBody(c.req.raw))
    const note = await issueCreditNote(c.get('db'), key, invoiceId, credit)
    const isLate =
      note.taxes.length > 0 && (await isLateForTax(c.get('db'), invoiceId, note.issueDate))
    const told = isLate ? messages.creditNoteLate : messages.creditNoteIssued
    return answer(c, told, invoiceShape(note), 201)
  })

  routes.post('/:id/debit-note', signedIn(environment), async (c) => {
    const invoiceId = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const debit = parse(newDebitSchema(dayInIndia(new Date())), await readBody(c.req.raw))
    const note = await issueDebitNote(c.get('db'), key, invoiceId, debit)
    return answer(c, messages.debitNoteIssued, invoiceShape(note), 201)
  })

  routes.put('/:id/shipping', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const schema = shippingSchema(dayInIndia(new Date()))
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const shipping = parse(schema, body)
    const invoice = await setShipping(c.get('db'), id, shipping)
    return answer(c, messages.shippingNoted, invoiceShape(invoice))
  })

  routes.post('/:id/write-off', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const { reason } = parse(writeOffSchema, await readBody(c.req.raw))
    await writeOffInvoice(c.get('db'), id, reason)
    return answer(c, messages.writtenOff, invoiceShape(await getInvoice(c.get('db'), id)))
  })

  routes.delete('/:id/write-off', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    await undoWriteOff(c.get('db'), id)
    return answer(c, messages.writeOffUndone, invoiceShape(await getInvoice(c.get('db'), id)))
  })

  return routes
}

/** Routes for refunds on a credit note; a refund is undone like a payment. */
export function creditNoteRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/:id/refund', signedIn(environment), async (c) => {
    const noteId = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const refund = await refundOf(c.req.raw)
    const id = await refundCreditNote(c.get('db'), key, noteId, refund)
    const found = await findPayment(c.get('db'), id)
    if (found === null) throw new DataError({ status: 404, code: 'payment_not_found' })
    return answer(c, messages.refundRecorded, paymentShape(found.payment), 201)
  })

  return routes
}
