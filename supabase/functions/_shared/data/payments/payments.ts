import * as v from 'valibot'
import {
  type FoundPayment,
  type NewPayment,
  type Payment,
  paymentMethods,
  paymentStates,
} from '#domain/payment/payment.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const columns =
  'id, state, amount_minor, tds_minor, paid_on, method, reference, note, from_client, reason, receipt_id, from_advance, created_at, restored, needs_amendment'

const text = v.nullable(v.string())

/** A row of `payment_records` as the domain's Payment. */
const paymentRow = v.pipe(
  v.object({
    id: v.string(),
    state: v.picklist(paymentStates),
    amount_minor: v.number(),
    tds_minor: v.number(),
    paid_on: v.string(),
    method: v.picklist(paymentMethods),
    reference: text,
    note: text,
    from_client: v.boolean(),
    reason: text,
    receipt_id: text,
    from_advance: v.boolean(),
    created_at: timestamp,
    restored: v.boolean(),
    needs_amendment: v.boolean(),
  }),
  v.transform((row): Payment => toCamel(row)),
)

const columnsWithInvoice = `${columns}, invoice_id` as const

/** One of the caller's payments and the id of its invoice; null when it is not there or not theirs. */
export async function findPayment(
  db: Db,
  id: string,
): Promise<{ payment: Payment; invoiceId: string } | null> {
  const row = unwrap(
    await db.from('payment_records').select(columnsWithInvoice).eq('id', id).maybeSingle(),
  )
  return row && { payment: v.parse(paymentRow, row), invoiceId: row.invoice_id }
}

/** The ledger of one of the caller's invoices, the latest payment first; claims of the client among it. */
export async function listPayments(db: Db, invoiceId: string): Promise<Payment[]> {
  const rows = unwrap(
    await db
      .from('payment_records')
      .select(columns)
      .eq('invoice_id', invoiceId)
      .order('paid_on', { ascending: false })
      .order('created_at', { ascending: false }),
  )
  return v.parse(v.array(paymentRow), rows)
}

/**
 * Enters a received payment and returns its id. Repeating the call with the same `requestKey` (a UUID) and the
 * same payment returns the same id; with another payment it is refused (409). Its client gets a receipt by mail, unless
 * `tellsClient` is false.
 */
export async function recordPayment(
  db: Db,
  requestKey: string,
  invoiceId: string,
  payment: NewPayment,
  tellsClient = true,
): Promise<string> {
  const id = unwrap(
    await db.rpc('record_payment', {
      request_key: requestKey,
      invoice_id: invoiceId,
      amount_minor: payment.amountMinor,
      tds_minor: payment.tdsMinor,
      paid_on: payment.paidOn,
      method: payment.method,
      ...(payment.reference !== null && { reference: payment.reference }),
      ...(payment.note !== null && { note: payment.note }),
      ...(payment.excess && { excess: payment.excess }),
      ...(payment.advanceFor && { advance_for: payment.advanceFor }),
      ...(payment.tdsKind && { tds_kind: payment.tdsKind }),
      ...(payment.creditedOn && { credited_on: payment.creditedOn }),
      ...(!tellsClient && { tell_client: false }),
    }),
  )
  if (!id) throw new DataError({ status: 502, code: 'payment_id_missing' })
  return id
}

/** Returns the share of the value that a client deducted at source last, in percent. */
export const getTdsPercent = async (db: Db, clientId: string): Promise<number | null> =>
  v.parse(v.nullable(v.number()), unwrap(await db.rpc('tds_percent', { client_id: clientId })))

/**
 * Counts a client's report, with the amounts and the day that the owner has found; doing it twice is harmless. Its client
 * gets a receipt by mail, unless `tellsClient` is false.
 */
export async function confirmPayment(
  db: Db,
  id: string,
  found: FoundPayment,
  tellsClient = true,
): Promise<void> {
  unwrap(
    await db.rpc('confirm_payment', {
      payment_id: id,
      amount_minor: found.amountMinor,
      tds_minor: found.tdsMinor,
      paid_on: found.paidOn,
      ...(found.advanceFor && { advance_for: found.advanceFor }),
      ...(!tellsClient && { tell_client: false }),
    }),
  )
}

/** Answers a client's report with no; doing it twice is harmless. */
export async function declinePayment(db: Db, id: string, reason: string): Promise<void> {
  unwrap(await db.rpc('decline_payment', { payment_id: id, reason }))
}

/** Takes a counted payment out again, and what came with it at one time; it stays in the ledger. Doing it twice is harmless. */
export async function undoPayment(db: Db, id: string, reason: string): Promise<void> {
  unwrap(await db.rpc('undo_payment', { payment_id: id, reason }))
}
