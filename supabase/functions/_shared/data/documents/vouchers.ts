import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Invoice, InvoiceSummary } from '#domain/document/invoice.ts'
import { kindsWith } from '#domain/document/kinds.ts'
import type { NewVoucher } from '#domain/document/voucher.ts'
import type { NewRefund } from '#domain/payment/payment.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import type { Db } from '../client.ts'
import { DataError, unwrap } from '../errors.ts'
import { toSnake } from '../snake-names.ts'
import { invoiceRow, invoiceSummaryRow } from './rows.ts'

/** More of one client are found in their books alone. */
const MOST = 100

function issued(answer: PostgrestSingleResponse<unknown>): Invoice {
  const voucher = unwrap(answer)
  if (voucher === null) throw new DataError({ status: 404, code: 'invoice_not_found' })
  return v.parse(invoiceRow, voucher)
}

/**
 * Issues the receipt voucher of what no invoice has used of an advance. Repeating the call with the same `requestKey` (a UUID)
 * and the same content returns the same voucher; with another one it is refused (409).
 */
export async function issueVoucher(
  db: Db,
  requestKey: string,
  receiptId: string,
  voucher: NewVoucher,
): Promise<Invoice> {
  const about = Object.fromEntries(
    Object.entries(toSnake(voucher)).filter(([, value]) => value !== null),
  )
  return issued(
    await db.rpc('issue_voucher', { request_key: requestKey, receipt_id: receiptId, about }),
  )
}

/** Enters the refunded part of an advance, and returns its refund voucher; repeated like the above. */
export async function refundAdvance(
  db: Db,
  requestKey: string,
  receiptId: string,
  refund: NewRefund,
): Promise<Invoice> {
  return issued(
    await db.rpc('refund_advance', {
      request_key: requestKey,
      receipt_id: receiptId,
      amount_minor: refund.amountMinor,
      paid_on: refund.paidOn,
      method: refund.method,
      ...(refund.reference !== null && { reference: refund.reference }),
      ...(refund.note !== null && { note: refund.note }),
    }),
  )
}

/**
 * Enters what of an advance was given back: with a voucher of it by a refund voucher, whose id is returned, without one on the
 * receipt alone, once. Repeating the call is harmless.
 */
export async function giveBackAdvance(
  db: Db,
  requestKey: string,
  { id, voucher }: Pick<Receipt, 'id' | 'voucher'>,
  refund: NewRefund,
): Promise<string | null> {
  if (voucher) return (await refundAdvance(db, requestKey, id, refund)).id
  unwrap(
    await db.rpc('return_advance', {
      receipt_id: id,
      amount_minor: refund.amountMinor,
      paid_on: refund.paidOn,
      method: refund.method,
      ...(refund.reference !== null && { reference: refund.reference }),
      ...(refund.note !== null && { note: refund.note }),
    }),
  )
  return null
}

/** The vouchers of one of the caller's clients, the latest first, deleted ones among them. */
export async function listVouchers(db: Db, clientId: string): Promise<InvoiceSummary[]> {
  const rows = unwrap(
    await db
      .from('invoice_records')
      .select('*')
      .eq('client_id', clientId)
      .in('kind', kindsWith({ list: 'vouchers' }))
      .order('issue_date', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(MOST),
  )
  return v.parse(v.array(invoiceSummaryRow), rows)
}
