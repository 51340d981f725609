import { DataError } from '#data/errors.ts'
import type { Copy } from '#domain/document/copies.ts'
import { refusalOf } from '../api.ts'

/** The PDF behind an invoice's `pdfUrl`, in one of its copies; throws a DataError. */
export const fetchInvoicePdf = (pdfUrl: string, copy: Copy = 'original'): Promise<Blob> =>
  fetchPdf(copy === 'original' ? pdfUrl : `${pdfUrl}?copy=${copy}`)

/** The receipt of what came in for the invoice with this `pdfUrl`; throws a DataError. */
export const fetchReceipt = (pdfUrl: string): Promise<Blob> => fetchPdf(`${pdfUrl}/receipt`)

async function fetchPdf(address: string): Promise<Blob> {
  const response = await fetch(address).catch(() => {
    throw new DataError({ status: 0, code: 'no_connection' })
  })
  if (response.status === 429) throw refusalOf(429, await response.json().catch(() => null))
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/pdf')) {
    throw new DataError({ status: response.status, code: 'pdf_unavailable' })
  }
  return response.blob()
}
