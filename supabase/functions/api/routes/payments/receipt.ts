import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, invoiceIdOf, parse, readBody, requestKey, withDay } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import {
  invoiceShape,
  receiptShape,
  summaryShape,
  wholeReceiptShape,
} from '#api/http/shapes/documents.ts'
import { giveBackAdvance, issueVoucher, listVouchers } from '#data/documents/vouchers.ts'
import {
  applyAdvance,
  decideAdvance,
  getReceipt,
  listAdvances,
  recordReceipt,
  undoReceipt,
} from '#data/payments/receipts.ts'
import { getClient } from '#data/people/clients.ts'
import { dayInIndia } from '#domain/dates.ts'
import { newVoucherSchema } from '#domain/document/voucher.ts'
import { decisionSchema } from '#domain/payment/payment.ts'
import { advanceForSchema, applyingSchema, newReceiptSchema } from '#domain/payment/receipt.ts'
import { messages } from '#languages/en/messages/index.ts'
import { refundOf } from './refund-request.ts'

/** Routes for money that a client pays for several invoices or in advance. */
export function clientReceiptRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/:id/payments', signedIn(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const today = dayInIndia(new Date())
    const schema = newReceiptSchema(today)
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const receipt = parse(schema, { paidOn: today, ...withDay(body, 'paidOn') })
    const { id: clientId } = await getClient(db, c.req.param('id'))
    const id = await recordReceipt(db, key, clientId, receipt)
    const recorded = await getReceipt(db, id)
    return answer(c, messages.paymentRecorded, wholeReceiptShape(recorded), 201)
  })

  routes.get('/:id/advances', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { id } = await getClient(db, c.req.param('id'))
    return answer(c, 'OK', (await listAdvances(db, id)).map(receiptShape))
  })

  routes.get('/:id/vouchers', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { id } = await getClient(db, c.req.param('id'))
    return answer(c, 'OK', (await listVouchers(db, id)).map(summaryShape))
  })

  return routes
}

/** Routes for advances that an invoice uses. */
export function invoiceAdvanceRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/:id/use-advance', signedIn(environment), async (c) => {
    const db = c.get('db')
    const invoiceId = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const { receiptId, amount } = parse(applyingSchema, await readBody(c.req.raw))
    await applyAdvance(db, key, receiptId, invoiceId, amount)
    return answer(c, messages.advanceUsed, wholeReceiptShape(await getReceipt(db, receiptId)), 201)
  })

  return routes
}

export function receiptRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/:id', signedIn(environment), async (c) =>
    answer(c, 'OK', wholeReceiptShape(await getReceipt(c.get('db'), c.req.param('id')))),
  )

  routes.post('/:id/refund', signedIn(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const refund = await refundOf(c.req.raw)
    const { receipt } = await getReceipt(db, c.req.param('id'))
    await giveBackAdvance(db, key, receipt, refund)
    return answer(c, messages.refundRecorded, wholeReceiptShape(await getReceipt(db, receipt.id)))
  })

  routes.post('/:id/advance-for', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { advanceFor } = parse(advanceForSchema, await readBody(c.req.raw))
    const { receipt } = await getReceipt(db, c.req.param('id'))
    await decideAdvance(db, receipt.id, advanceFor)
    return answer(c, messages.advanceDecided, wholeReceiptShape(await getReceipt(db, receipt.id)))
  })

  routes.post('/:id/voucher', signedIn(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(newVoucherSchema.entries))
    const voucher = parse(newVoucherSchema, body)
    const { receipt } = await getReceipt(db, c.req.param('id'))
    const issued = await issueVoucher(db, key, receipt.id, voucher)
    return answer(c, messages.voucherIssued, invoiceShape(issued), 201)
  })

  routes.post('/:id/undo', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { reason } = parse(decisionSchema, await readBody(c.req.raw))
    const { receipt } = await getReceipt(db, c.req.param('id'))
    await undoReceipt(db, receipt.id, reason)
    return answer(c, messages.paymentUndone, wholeReceiptShape(await getReceipt(db, receipt.id)))
  })

  return routes
}
