import { afterAnswer } from '#api/http/after-answer.ts'
import { dbForServer } from '#api/http/caller.ts'
import { fromBase64, sha256, toBase64, toBase64Url } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { loadPdf } from '#api/load-pdf.ts'
import { DataError } from '#data/errors.ts'
import type { Bytes } from '#domain/bytes.ts'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { getPdfCopy, keepPdfCopy } from './pdf-copies.ts'

/** Characters of items from which drawing takes longer than asking for a copy: some seventy rows. */
const WORTH_KEEPING = 8_000

/** What is being fetched or drawn: who asks for the same at the same time waits for it. */
const underway = new Map<string, Promise<Bytes>>()

/** A copy is an aid: where it cannot be had the PDF is drawn, but for a seller who had too many drawn. */
const unreached = (error: unknown) => {
  if (error instanceof DataError && error.status === 429) throw error
  console.error('The copies of PDFs cannot be reached.', error)
  return null
}

async function copyOrDrawing(
  environment: Environment,
  invoice: InvoiceDocument,
  version: string,
): Promise<Bytes> {
  const db = dbForServer(environment)
  const of = { invoiceId: invoice.id, version }
  const copy = db && (await getPdfCopy(db, of).catch(unreached))
  if (copy) return fromBase64(copy)
  const { buildInvoicePdf } = await loadPdf()
  const pdf = buildInvoicePdf(invoice)
  if (db) afterAnswer('Keeping a PDF', keepPdfCopy(db, of, toBase64(pdf)))
  return pdf
}

/** The PDF of a document; of a long one the copy that was kept when the same was asked for before. */
export async function drawnPdf(environment: Environment, invoice: InvoiceDocument): Promise<Bytes> {
  if (JSON.stringify(invoice.items).length < WORTH_KEEPING) {
    return (await loadPdf()).buildInvoicePdf(invoice)
  }
  const version = toBase64Url(await sha256(JSON.stringify(invoice)))
  const asked = underway.get(version)
  if (asked) return asked
  const made = copyOrDrawing(environment, invoice, version).finally(() => underway.delete(version))
  underway.set(version, made)
  return made
}
