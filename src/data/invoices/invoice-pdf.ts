import { DataError } from '#data/errors.ts'
import { refusalOf } from '../api.ts'

/** The PDF behind an invoice's `pdfUrl`; throws a DataError. */
export async function fetchInvoicePdf(pdfUrl: string): Promise<Blob> {
  const response = await fetch(pdfUrl).catch(() => {
    throw new DataError({ status: 0, code: 'no_connection' })
  })
  if (response.status === 429) throw refusalOf(429, await response.json().catch(() => null))
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/pdf')) {
    throw new DataError({ status: response.status, code: 'pdf_unavailable' })
  }
  return response.blob()
}
