import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../../dates.ts'
import { optionalCode } from '../../text.ts'

/** The port and shipping bill of an export; missing ones are unknown. */
export const shippingEntries = {
  portCode: optionalCode(/^[A-Z0-9]{6}$/, message('portCodeInvalid')),
  shippingBill: optionalCode(/^[0-9]{3,7}$/, message('shippingBillInvalid')),
  shippingBillDate: v.pipe(
    v.nullish(v.string(message('shippingBillDateInvalid')), ''),
    v.check((day) => day === '' || isPlainDate(day), message('shippingBillDateInvalid')),
    v.transform((day): PlainDate | null => (day === '' ? null : day)),
  ),
}

type Bill = { shippingBill: string | null; shippingBillDate: PlainDate | null }

/** Returns the fault in a shipping bill's day, like `private.check_shipping`; `issued` is null when it is not known. */
export function shippingDayProblem(
  { shippingBill, shippingBillDate }: Bill,
  issued: PlainDate | null,
  today: PlainDate,
): string | null {
  if (shippingBillDate === null) return null
  if (shippingBill === null) return message('shippingBillNumberMissing')
  if (shippingBillDate > today) return message('shippingBillDateFuture')
  return issued !== null && shippingBillDate < issued ? message('shippingBillDateEarly') : null
}
