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
 * Returns a way to sum documents with the facts that decide their tax. Without a rate of its own a
 * document takes `last`.
 */
export function useSummingWith(): (document: Dated, last: number | null) => Summed {
  const { data: business } = useBusiness()
  return useCallback(
    (document, last) => {
      const exchangeRate = document.exchangeRate ?? last
      const day =
        document.issueDate && isPlainDate(document.issueDate) ? document.issueDate : todayInIndia()
      const found = documentSums(business ?? null, { ...document, exchangeRate }, day)
      const { totalMinor: minor, totalInrMinor: rupeesMinor } = found.sums
      return { ...found, total: { minor, rupeesMinor }, exchangeRate }
    },
    [business],
  )
}

/** The same for documents of a currency: the last rate is that of the last invoice in it, as the database takes it. */
export function useSumming(currency: Currency): (document: Dated) => Summed {
  const sumsOf = useSummingWith()
  const { data: last = null } = useLastExchangeRate(currency)
  return useCallback((document) => sumsOf(document, last), [sumsOf, last])
}

export const useSums = (document: Dated): Summed => useSumming(document.currency)(document)
