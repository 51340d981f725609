import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, invoiceIdOf, parse, readBody, requestKey, withDay } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { paymentShape } from '#api/http/shapes/documents.ts'
import type { Db } from '#data/client.ts'
import { getInvoice, isInvoiceId } from '#data/documents/invoices.ts'
import { DataError } from '#data/errors.ts'
import {
  confirmPayment,
  declinePayment,
  findPayment,
  listPayments,
  recordPayment,
  undoPayment,
} from '#data/payments/payments.ts'
import { dayInIndia } from '#domain/dates.ts'
import { minorToDecimal } from '#domain/money.ts'
import {
  decisionSchema,
  foundPaymentSchema,
  newPaymentSchema,
  type Payment,
} from '#domain/payment/payment.ts'
import { messages } from '#languages/en/messages/index.ts'
import { ANY_BALANCE } from '../requests.ts'

/** One of the caller's payments; malformed, foreign or of a cancelled invoice: 404. */
async function paymentOf(db: Db, id: string): Promise<Payment> {
  const found = isInvoiceId(id) ? await findPayment(db, id) : null
  if (found === null) throw new DataError({ status: 404, code: 'payment_not_found' })
  await getInvoice(db, found.invoiceId)
  return found.payment
}

/** Routes for the payments of an invoice. */
export function invoicePaymentRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/:id/payments', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const db = c.get('db')
    // The invoice says whether it is theirs: of another's, the list would only be empty.
    const [payments] = await Promise.all([listPayments(db, id), getInvoice(db, id)])
    return answer(c, 'OK', payments.map(paymentShape))
  })

  routes.post('/:id/payments', signedIn(environment), async (c) => {
    const invoiceId = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const today = dayInIndia(new Date())
    const schema = newPaymentSchema(today, ANY_BALANCE, 'INR')
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const payment = parse(schema, { paidOn: today, ...withDay(body, 'paidOn') })
    const id = await recordPayment(c.get('db'), key, invoiceId, payment)
    const recorded = await paymentOf(c.get('db'), id)
    return answer(c, messages.paymentRecorded, paymentShape(recorded), 201)
  })

  return routes
}

/** Routes for the owner's decisions on a payment; a repeated decision does no harm. */
export function paymentRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/:id/confirm', signedIn(environment), async (c) => {
    const schema = foundPaymentSchema(dayInIndia(new Date()), ANY_BALANCE, 'INR')
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const payment = await paymentOf(c.get('db'), c.req.param('id'))
    const reported = {
      amount: minorToDecimal(payment.amountMinor),
      tds: minorToDecimal(payment.tdsMinor),
      paidOn: payment.paidOn,
    }
    const found = parse(schema, { ...reported, ...withDay(body, 'paidOn') })
    await confirmPayment(c.get('db'), payment.id, found)
    const confirmed = await paymentOf(c.get('db'), payment.id)
    return answer(c, messages.paymentConfirmed, paymentShape(confirmed))
  })

  const decisions = [
    { path: '/:id/decline', decide: declinePayment, message: messages.paymentDeclined },
    { path: '/:id/undo', decide: undoPayment, message: messages.paymentUndone },
  ]
  for (const { path, decide, message } of decisions) {
    routes.post(path, signedIn(environment), async (c) => {
      const { reason } = parse(decisionSchema, await readBody(c.req.raw))
      const { id } = await paymentOf(c.get('db'), c.req.param('id') ?? '')
      await decide(c.get('db'), id, reason)
      const decided = await paymentOf(c.get('db'), id)
      return answer(c, message, paymentShape(decided))
    })
  }

  return routes
}
