import * as v from 'valibot'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Shipping } from '#domain/document/shipping.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { invoiceRow } from './rows.ts'

/** Notes port and shipping bill of an issued export, which is returned; doing it twice is harmless. */
export const setShipping = async (db: Db, id: string, shipping: Shipping): Promise<Invoice> =>
  v.parse(
    invoiceRow,
    unwrap(
      await db.rpc('set_shipping', {
        invoice_id: id,
        ...(shipping.portCode !== null && { port_code: shipping.portCode }),
        ...(shipping.shippingBill !== null && { shipping_bill: shipping.shippingBill }),
        ...(shipping.shippingBillDate !== null && {
          shipping_bill_date: shipping.shippingBillDate,
        }),
      }),
    ),
  )
