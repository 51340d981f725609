import { useCallback } from 'react'
import { isPlainDate } from '#domain/dates.ts'
import {
  type DocumentSums,
  documentSums,
  type SummedDocument,
} from '#domain/document/new/document-sums.ts'
import type { Amount, Currency } from '#domain/money.ts'
import { useBusiness } from '../../data/business.ts'
import { useLastExchangeRate } from '../../data/invoices/invoices.ts'
import { todayInIndia } from '../../lib/today.ts'

type Dated = SummedDocument & { issueDate?: string | null }
type Summed = DocumentSums & { total: Amount; exchangeRate: number | null }

/**
 * Returns a way to sum documents of a currency, with the rate and the facts that decide their tax.
 * Without a rate another currency takes the last one, as the database does.
 */
export function useSumming(currency: Currency): (document: Dated) => Summed {
  const { data: business } = useBusiness()
  const { data: last } = useLastExchangeRate(currency)
  return useCallback(
    (document) => {
      const exchangeRate = document.exchangeRate ?? last ?? null
      const day =
        document.issueDate && isPlainDate(document.issueDate) ? document.issueDate : todayInIndia()
      const found = documentSums(business ?? null, { ...document, exchangeRate }, day)
      const { totalMinor: minor, totalInrMinor: rupeesMinor } = found.sums
      return { ...found, total: { minor, rupeesMinor }, exchangeRate }
    },
    [business, last],
  )
}

export const useSums = (document: Dated): Summed => useSumming(document.currency)(document)
