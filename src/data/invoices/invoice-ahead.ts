import { createContext, useContext, useEffect } from 'react'
import { useInvoiceParts } from './invoice-parts.ts'

/** Loads the screen of an invoice; given by the shell, since no feature may name another's screen. */
export const LoadInvoiceScreen = createContext(() => {})

/** Loads what an invoice shows, and its screen, before anyone goes there. Draws nothing. */
export function InvoiceAhead({ id }: { id: string }) {
  useInvoiceParts(id)
  const loadScreen = useContext(LoadInvoiceScreen)
  useEffect(loadScreen, [loadScreen])
  return null
}
