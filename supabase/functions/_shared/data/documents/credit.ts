import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import { parseDecimal } from '#domain/decimals.ts'
import type { Creditable, CreditPreview, NewCredit } from '#domain/document/credit.ts'
import type { Invoice, InvoiceSummary } from '#domain/document/invoice.ts'
import { kindsWith } from '#domain/document/kinds.ts'
import type { Filing } from '#domain/gst/gstr1/period.ts'
import type { NewRefund } from '#domain/payment/payment.ts'
import type { Db } from '../client.ts'
import { DataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'
import { invoiceRow, invoiceSummaryRow, taxEntries } from './rows.ts'

/** The fields of a note that say what it takes off. */
export type Taken = Pick<NewCredit, 'items' | 'amountMinor' | 'commercial'>

export const taken = ({ items, amountMinor, commercial }: Taken) => ({
  ...(commercial && { commercial }),
  ...(items && {
    items: items.map(({ id, quantity, amountMinor }) =>
      toSnake({
        id,
        ...(quantity !== null && { quantity }),
        ...(amountMinor !== null && { amountMinor }),
      }),
    ),
  }),
  ...(amountMinor !== null && { amount_minor: amountMinor }),
})

/**
 * Issues a credit note against one of the caller's invoices. Repeating the call with the same `requestKey` (a UUID) and the
 * same content returns the same note; with another one it is refused (409).
 */
export async function issueCreditNote(
  db: Db,
  requestKey: string,
  invoiceId: string,
  credit: NewCredit,
): Promise<Invoice> {
  const issued = unwrap(
    await db.rpc('issue_credit_note', {
      request_key: requestKey,
      invoice_id: invoiceId,
      reason: credit.reason,
      ...taken(credit),
      ...(credit.issueDate !== null && { issue_date: credit.issueDate }),
    }),
  )
  if (issued === null) throw new DataError({ status: 404, code: 'credit_note_not_found' })
  return v.parse(invoiceRow, issued)
}

/** The sums of a note that nobody has issued. */
export const previewRow = v.pipe(
  v.object({
    ...taxEntries,
    taxes: v.array(v.pipe(v.object({ gst_rate: v.number(), ...taxEntries }), v.transform(toCamel))),
    round_off_minor: v.number(),
    total_minor: v.number(),
  }),
  v.transform((row): CreditPreview => toCamel(row)),
)

/** Returns the sums of a credit note; nothing is written. */
export async function previewCreditNote(
  db: Db,
  invoiceId: string,
  credit: Taken,
): Promise<CreditPreview> {
  const preview = unwrap(
    await db.rpc('preview_credit_note', { invoice_id: invoiceId, ...taken(credit) }),
  )
  return v.parse(previewRow, preview)
}

export const creditableRow = v.pipe(
  v.object({
    total_minor: v.number(),
    commercial: v.boolean(),
    items: v.array(
      v.object({
        id: v.string(),
        minor: v.number(),
        quantity: v.pipe(
          v.union([v.number(), v.string()]),
          v.transform((value) => parseDecimal(value, 3) ?? '0'),
        ),
      }),
    ),
  }),
  v.transform((row): Creditable => toCamel(row)),
)

/** Returns the amounts that credit notes can still take from one of the caller's invoices. */
export async function getCreditable(db: Db, invoiceId: string): Promise<Creditable> {
  return v.parse(creditableRow, unwrap(await db.rpc('creditable', { invoice_id: invoiceId })))
}

/**
 * Whether a credit note of a day comes too late to lower the tax of one of the caller's invoices. `filing` is theirs where no
 * period is marked as filed.
 */
export async function isLateForTax(
  db: Db,
  invoiceId: string,
  noted: PlainDate,
  filing: Filing = 'monthly',
): Promise<boolean> {
  return unwrap(await db.rpc('credit_is_late', { invoice_id: invoiceId, noted, filing }))
}

/** The credit notes, or the debit notes, of one of the caller's invoices, the latest first, deleted ones among them. */
export async function listNotes(
  db: Db,
  invoiceId: string,
  note: 'C' | 'D',
): Promise<InvoiceSummary[]> {
  const rows = unwrap(
    await db
      .from('invoice_records')
      .select('*')
      .eq('original_id', invoiceId)
      .in('kind', kindsWith({ note }))
      .order('created_at', { ascending: false }),
  )
  return v.parse(v.array(invoiceSummaryRow), rows)
}

/** Enters a refund for a credit note and returns its id in the ledger; a repeated call works as for a payment. */
export async function refundCreditNote(
  db: Db,
  requestKey: string,
  noteId: string,
  refund: NewRefund,
): Promise<string> {
  const id = unwrap(
    await db.rpc('refund_credit_note', {
      request_key: requestKey,
      note_id: noteId,
      amount_minor: refund.amountMinor,
      paid_on: refund.paidOn,
      method: refund.method,
      ...(refund.reference !== null && { reference: refund.reference }),
      ...(refund.note !== null && { note: refund.note }),
    }),
  )
  if (!id) throw new DataError({ status: 502, code: 'payment_id_missing' })
  return id
}

/** Writes off the balance of an invoice; a second call does no harm. */
export async function writeOffInvoice(db: Db, id: string, reason: string): Promise<void> {
  unwrap(await db.rpc('write_off_invoice', { invoice_id: id, reason }))
}

/** Undoes `writeOffInvoice`. */
export async function undoWriteOff(db: Db, id: string): Promise<void> {
  unwrap(await db.rpc('undo_write_off', { invoice_id: id }))
}
