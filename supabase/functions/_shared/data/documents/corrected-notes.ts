import * as v from 'valibot'
import type { Creditable, CreditPreview, NewCredit } from '#domain/document/credit.ts'
import type { NewDebit } from '#domain/document/debit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Db } from '../client.ts'
import { DataError, unwrap } from '../errors.ts'
import { creditableRow, previewRow, taken } from './credit.ts'
import { added } from './debit.ts'
import { invoiceRow } from './rows.ts'

/** The rows or the amount of a note in place of one whose GSTR-1 was filed. */
export type Corrected =
  | ({ note: 'C' } & Pick<NewCredit, 'items' | 'amountMinor'>)
  | ({ note: 'D' } & Pick<NewDebit, 'items' | 'amountMinor'>)

const content = (corrected: Corrected) =>
  corrected.note === 'C' ? taken({ ...corrected, commercial: false }) : added(corrected)

/** Issues a note of the same day in place of one of the caller's notes; a repeated call works as for a credit note. */
export async function correctNote(
  db: Db,
  requestKey: string,
  noteId: string,
  { reason, ...corrected }: Corrected & { reason: string },
): Promise<Invoice> {
  const issued = unwrap(
    await db.rpc('correct_note', {
      request_key: requestKey,
      note_id: noteId,
      reason,
      ...content(corrected),
    }),
  )
  if (issued === null) {
    const code = corrected.note === 'C' ? 'credit_note_not_found' : 'debit_note_not_found'
    throw new DataError({ status: 404, code })
  }
  return v.parse(invoiceRow, issued)
}

const seenRow = v.object({ rest: creditableRow, preview: v.nullable(previewRow) })

/** What notes could take without this one, and the sums of what would stand in its place; null asks for none. Nothing is written. */
export async function previewCorrectedNote(
  db: Db,
  noteId: string,
  corrected: Corrected | null,
): Promise<{ rest: Creditable; preview: CreditPreview | null }> {
  const seen = unwrap(
    await db.rpc('preview_corrected_note', {
      note_id: noteId,
      ...(corrected && content(corrected)),
    }),
  )
  return v.parse(seenRow, seen)
}
