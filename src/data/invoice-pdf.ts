/** The PDF behind an invoice's `pdfUrl`. */
export async function fetchInvoicePdf(pdfUrl: string): Promise<Blob> {
  const response = await fetch(pdfUrl)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  if (!response.headers.get('Content-Type')?.startsWith('application/pdf')) {
    throw new Error('The server did not answer with a PDF.')
  }
  return response.blob()
}
