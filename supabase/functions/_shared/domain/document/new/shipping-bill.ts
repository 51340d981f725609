import * as v from 'valibot'
import { isPlainDate, type PlainDate } from '../../dates.ts'
import { messages } from '../../messages/messages.ts'
import { optionalCode } from '../../text.ts'

/** By which port an export left, and its shipping bill; what is left out is not known. */
export const shippingEntries = {
  portCode: optionalCode(/^[A-Z0-9]{6}$/, () => messages.portCodeInvalid),
  shippingBill: optionalCode(/^[0-9]{3,7}$/, () => messages.shippingBillInvalid),
  shippingBillDate: v.pipe(
    v.nullish(
      v.string(() => messages.shippingBillDateInvalid),
      '',
    ),
    v.check(
      (day) => day === '' || isPlainDate(day),
      () => messages.shippingBillDateInvalid,
    ),
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
  if (shippingBill === null) return messages.shippingBillNumberMissing
  if (shippingBillDate > today) return messages.shippingBillDateFuture
  return issued !== null && shippingBillDate < issued ? messages.shippingBillDateEarly : null
}
