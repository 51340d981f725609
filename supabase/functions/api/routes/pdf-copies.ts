import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'

/** Which document it is a copy of: the invoice, and a hash of all that is printed. */
export type PdfVersion = { invoiceId: string; version: string }

/** The kept PDF in base64; null when it is to be drawn; 429 after too many drawings for its seller. `db` must have the server's own key. */
export const getPdfCopy = async (
  db: Pick<Db, 'rpc'>,
  { invoiceId, version }: PdfVersion,
): Promise<string | null> => unwrap(await db.rpc('pdf_copy', { invoice_id: invoiceId, version }))

/** Keeps a PDF for who asks for the same document next. */
export async function keepPdfCopy(
  db: Pick<Db, 'rpc'>,
  { invoiceId, version }: PdfVersion,
  content: string,
): Promise<void> {
  unwrap(await db.rpc('keep_pdf_copy', { invoice_id: invoiceId, version, content }))
}
