import { useEffect } from 'react'
import { useInvoiceParts } from './use-invoice-parts.ts'

/** Loads what an invoice shows, and its screen, before anyone goes there. Draws nothing. */
export function InvoiceAhead({ id }: { id: string }) {
  useInvoiceParts(id)
  useEffect(() => {
    void import('./invoice-detail-screen.tsx')
  }, [])
  return null
}
