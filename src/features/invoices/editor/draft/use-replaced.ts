import { gstinOf } from '#domain/gst/filing.ts'
import { useBusiness } from '#src/data/business.ts'
import { useIsFiled } from '#src/data/filing.ts'
import { useInvoice } from '#src/data/invoices/invoices.ts'

/** The invoice in whose place a draft is issued, and whether its return was filed: then the draft corrects it, and its day stays. */
export function useReplaced(originalId: string | null) {
  const { data: original, isLoading } = useInvoice(originalId)
  const { data: business } = useBusiness()
  const isFiled = useIsFiled(
    business && original ? original.issueDate : null,
    business ? gstinOf(business) : null,
  )
  return { original, isLoading, isFiled }
}
