import { useMemo, useState } from 'react'
import type { Estimate } from '#domain/document/estimate.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import type { Client } from '#domain/people/client.ts'
import { useClientSearch } from '#src/data/clients.ts'
import { useEstimates } from '#src/data/estimates.ts'
import { useInvoiceSearch } from '#src/data/invoices/invoices.ts'
import { useRested } from '#src/ui/form/fields/use-rested.ts'

/** How many clients are offered above the invoices. */
const MOST_CLIENTS = 4

/** How many estimates, and others that become an invoice, are offered below them. */
const MOST_ESTIMATES = 3

export type Found = { clients: Client[]; invoices: InvoiceSummary[]; estimates: Estimate[] }

/** The last that was found, until the next comes: offers stay while one types on. */
function useLast(isAsked: boolean, found: Found | undefined): Found | undefined {
  const [last, setLast] = useState(found)
  const next = isAsked ? (found ?? last) : undefined
  if (next !== last) setLast(next)
  return next
}

const isSomething = ({ clients, invoices, estimates }: Found) =>
  clients.length + invoices.length + estimates.length > 0

/**
 * Finds a text once it has rested, and asks nothing for an empty one. All matches come at once:
 * nothing moves under a finger.
 */
export function useFound(text: string): { found: Found | undefined; failed: boolean } {
  const query = useRested(text)
  const asked = text !== '' && query !== ''
  const clients = useClientSearch(asked ? query : null)
  const invoices = useInvoiceSearch(asked ? query : '')
  const estimates = useEstimates(asked ? { kind: 'all', search: query } : null, MOST_ESTIMATES)
  const isEstimates = estimates.data?.filter?.search === query
  const found = useMemo(
    () =>
      clients.data && invoices.data && estimates.data && isEstimates
        ? {
            clients: clients.data.slice(0, MOST_CLIENTS),
            invoices: invoices.data,
            estimates: estimates.data.estimates,
          }
        : undefined,
    [clients.data, invoices.data, estimates.data, isEstimates],
  )
  const last = useLast(asked, found)
  if (!asked) return { found: undefined, failed: false }
  if (found) return { found, failed: false }
  const error = clients.error ?? invoices.error ?? estimates.error
  return {
    found: error === undefined && last && isSomething(last) ? last : undefined,
    failed: error !== undefined,
  }
}
