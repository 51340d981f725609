import type { DraftKind } from '#domain/kinds.ts'
import { messages } from '#domain/messages.ts'
import { paths } from '../../../lib/paths.ts'

interface KindWays {
  created: () => string
  list: string
  document: (id: string) => string
}

/** Where the form leads by what it makes; what it says of it is in the catalogue. */
export const kindWays: Record<DraftKind, KindWays> = {
  invoice: {
    created: () => messages.invoiceCreated,
    list: paths.invoices,
    document: paths.invoice,
  },
  estimate: {
    created: () => messages.estimateCreated,
    list: paths.estimates,
    document: paths.estimate,
  },
}
