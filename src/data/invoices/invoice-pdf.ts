import * as v from 'valibot'

const refusal = v.object({ message: v.string() })

/**
 * The PDF behind an invoice's `pdfUrl`. Throws an error whose message says what to do: without a connection, behind a
 * limit, or when the server answers with anything else.
 */
export async function fetchInvoicePdf(pdfUrl: string): Promise<Blob> {
  const response = await fetch(pdfUrl).catch(() => {
    throw new Error('Check your connection and try again.')
  })
  if (response.status === 429) {
    const said = v.safeParse(refusal, await response.json().catch(() => null))
    if (said.success) throw new Error(said.output.message)
  }
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/pdf')) {
    throw new Error('Please try again in a moment.')
  }
  return response.blob()
}
