import { fieldsOf, parse, readBody, withDay } from '#api/http/input.ts'
import { dayInIndia } from '#domain/dates.ts'
import { type NewRefund, newRefundSchema } from '#domain/payment/payment.ts'
import { ANY_BALANCE } from '../requests.ts'

/** Reads a refund from a request; the day defaults to today. The database checks the amount. */
export async function refundOf(request: Request): Promise<NewRefund> {
  const today = dayInIndia(new Date())
  const schema = newRefundSchema(today, ANY_BALANCE, 'INR')
  const body = fieldsOf(await readBody(request), Object.keys(schema.entries))
  return parse(schema, { paidOn: today, ...withDay(body, 'paidOn') })
}
