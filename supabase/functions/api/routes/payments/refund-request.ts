import { fieldsOf, parse, readBody, withDay } from '#api/http/input.ts'
import { dayInIndia } from '#domain/dates.ts'
import { type NewRefund, newRefundSchema } from '#domain/payment/payment.ts'
import { ANY_BALANCE } from '../requests.ts'

/** What a request says was given back, of today where it names no day; whether so much is there, the database says. */
export async function refundOf(request: Request): Promise<NewRefund> {
  const today = dayInIndia(new Date())
  const schema = newRefundSchema(today, ANY_BALANCE, 'INR')
  const body = fieldsOf(await readBody(request), Object.keys(schema.entries))
  return parse(schema, { paidOn: today, ...withDay(body, 'paidOn') })
}
