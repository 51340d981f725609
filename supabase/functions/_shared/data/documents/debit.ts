import * as v from 'valibot'
import type { CreditPreview } from '#domain/document/credit.ts'
import type { NewDebit } from '#domain/document/debit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Db } from '../client.ts'
import { DataError, unwrap } from '../errors.ts'
import { toSnake } from '../snake-names.ts'
import { previewRow } from './credit.ts'
import { invoiceRow } from './rows.ts'

/** The fields of a debit note that say what it adds. */
export type Added = Pick<NewDebit, 'items' | 'amountMinor'>

const withoutNull = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

export const added = ({ items, amountMinor }: Added) => ({
  ...(items && { items: items.map((row) => toSnake(withoutNull(row))) }),
  ...(amountMinor !== null && { amount_minor: amountMinor }),
})

/**
 * Issues a debit note against one of the caller's invoices. Repeating the call with the same `requestKey` (a UUID) and the
 * same content returns the same note; with another one it is refused (409).
 */
export async function issueDebitNote(
  db: Db,
  requestKey: string,
  invoiceId: string,
  debit: NewDebit,
): Promise<Invoice> {
  const issued = unwrap(
    await db.rpc('issue_debit_note', {
      request_key: requestKey,
      invoice_id: invoiceId,
      reason: debit.reason,
      due_date: debit.dueDate,
      ...added(debit),
      ...(debit.issueDate !== null && { issue_date: debit.issueDate }),
    }),
  )
  if (issued === null) throw new DataError({ status: 404, code: 'debit_note_not_found' })
  return v.parse(invoiceRow, issued)
}

/** Returns the sums of a debit note; nothing is written. */
export async function previewDebitNote(
  db: Db,
  invoiceId: string,
  debit: Added,
): Promise<CreditPreview> {
  const preview = unwrap(
    await db.rpc('preview_debit_note', { invoice_id: invoiceId, ...added(debit) }),
  )
  return v.parse(previewRow, preview)
}
