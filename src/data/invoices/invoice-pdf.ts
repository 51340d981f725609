/**
 * The PDF behind an invoice's `pdfUrl`. Throws an error whose message says what to do: without a connection, or when the
 * server answers with anything else.
 */
export async function fetchInvoicePdf(pdfUrl: string): Promise<Blob> {
  const response = await fetch(pdfUrl).catch(() => {
    throw new Error('Check your connection and try again.')
  })
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/pdf')) {
    throw new Error('Please try again in a moment.')
  }
  return response.blob()
}
