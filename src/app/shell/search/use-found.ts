import type { Client } from '#domain/client.ts'
import type { Estimate } from '#domain/estimate.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { useClientSearch } from '../../../data/clients.ts'
import { useEstimates } from '../../../data/estimates.ts'
import { useInvoiceSearch } from '../../../data/invoices/invoices.ts'
import { useRested } from '../../../ui/form/use-rested.ts'

/** How many clients are offered above the invoices. */
const MOST_CLIENTS = 4

/** How many estimates are offered below them. */
const MOST_ESTIMATES = 3

export type Found = { clients: Client[]; invoices: InvoiceSummary[]; estimates: Estimate[] }

/** What a text finds once it has rested; nothing is asked for an empty one. All at once: nothing moves under a finger. */
export function useFound(text: string): { found: Found | undefined; failed: boolean } {
  const query = useRested(text)
  const asked = text !== '' && query !== ''
  const clients = useClientSearch(asked ? query : null)
  const invoices = useInvoiceSearch(asked ? query : '')
  const estimates = useEstimates(asked ? { search: query } : null, MOST_ESTIMATES)
  if (!asked) return { found: undefined, failed: false }
  if (clients.data && invoices.data && estimates.data?.filter?.search === query) {
    return {
      found: {
        clients: clients.data.slice(0, MOST_CLIENTS),
        invoices: invoices.data,
        estimates: estimates.data.estimates,
      },
      failed: false,
    }
  }
  const error = clients.error ?? invoices.error ?? estimates.error
  return { found: undefined, failed: error !== undefined }
}
