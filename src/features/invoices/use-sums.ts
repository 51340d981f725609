import { type DocumentSums, documentSums, type SummedDocument } from '#domain/document/sums.ts'
import type { Amount } from '#domain/invoice.ts'
import { useBusiness } from '../../data/business.ts'
import { useLastExchangeRate } from '../../data/invoices/invoices.ts'
import { todayInIndia } from '../../lib/today.ts'

/**
 * What a document will be issued at, and what decides on its tax: without a rate another currency takes the last one, as
 * the database does.
 */
export function useSums(
  document: SummedDocument & { issueDate?: string | null },
): DocumentSums & { total: Amount } {
  const { data: business } = useBusiness()
  const { data: last } = useLastExchangeRate(document.currency)
  const exchangeRate = document.exchangeRate ?? last ?? null
  const day = document.issueDate || todayInIndia()
  const found = documentSums(business ?? null, { ...document, exchangeRate }, day)
  const { totalMinor: minor, totalInrMinor: rupeesMinor } = found.sums
  return { ...found, total: { minor, rupeesMinor } }
}
