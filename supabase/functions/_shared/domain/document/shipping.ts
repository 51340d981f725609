import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import type { Invoice } from './invoice.ts'
import { kinds } from './kinds.ts'
import { shippingDayProblem, shippingEntries } from './new/shipping-bill.ts'

/** Port and shipping bill of an issued export; where the day of its issue is not known, the database compares with it. */
export const shippingSchema = (today: PlainDate, issued: PlainDate | null = null) =>
  v.pipe(
    v.object(shippingEntries),
    v.forward(
      v.partialCheck(
        [['shippingBill'], ['shippingBillDate']],
        (bill) => shippingDayProblem(bill, issued, today) === null,
        ({ input }) => shippingDayProblem(input, issued, today) ?? '',
      ),
      ['shippingBillDate'],
    ),
  )

export type ShippingInput = v.InferInput<ReturnType<typeof shippingSchema>>
export type Shipping = v.InferOutput<ReturnType<typeof shippingSchema>>

type Sold = Pick<Invoice, 'kind' | 'supply' | 'portCode' | 'shippingBill'> & {
  items: Pick<Invoice['items'][number], 'hsnSac'>[]
}

/** Table 6A asks of goods alone, whose codes do not begin with 99; a row without a code may be of goods. */
export const isShipped = ({ kind, supply, items, portCode: port, shippingBill: bill }: Sold) =>
  kinds[kind].told === 'supply' &&
  kinds[kind].taxed &&
  supply === 'export' &&
  (port !== null || bill !== null || items.some(({ hsnSac }) => !hsnSac?.startsWith('99')))
