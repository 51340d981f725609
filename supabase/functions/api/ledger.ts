import { Refusal } from '#api/http/errors.ts'
import type { Db } from '#data/client.ts'
import { getInvoice, isInvoiceId } from '#data/invoices.ts'
import { findPayment } from '#data/payments.ts'
import type { Payment } from '#domain/payment.ts'

const missing = (what: string) => new Refusal(404, 'not_found', `${what} not found.`)

/** An id that the database may be asked about; whether it is one of the caller's is for the database to say. */
export function invoiceIdOf(given: string): string {
  if (!isInvoiceId(given)) throw missing('Invoice')
  return given
}

/** One of the caller's payments; malformed, foreign or of a cancelled invoice: 404. */
export async function paymentOf(db: Db, id: string): Promise<Payment> {
  const found = isInvoiceId(id) ? await findPayment(db, id) : null
  if (found === null) throw missing('Payment')
  await getInvoice(db, found.invoiceId)
  return found.payment
}
