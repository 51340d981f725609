import { useCallback } from 'react'
import { type Caution, cautionsOf } from '#domain/document/new/cautions.ts'
import { documentSums } from '#domain/document/new/document-sums.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { useBusiness } from '#src/data/business.ts'
import { todayInIndia } from '#src/lib/today.ts'

/** Returns the questions to ask before an invoice is issued, or set to be issued by itself. */
export function useCautions(): (invoice: NewInvoice) => Caution[] {
  const { data: business } = useBusiness()
  return useCallback(
    (invoice) => {
      if (!business) return []
      const found = documentSums(business, invoice, invoice.issueDate ?? todayInIndia())
      return cautionsOf(business, invoice, found).filter(({ asks }) => asks)
    },
    [business],
  )
}
