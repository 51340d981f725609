import { useState } from 'react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'

/** Keeps the chosen invoices over pages and orders; another `question` begins with none. */
export function useChosen(question: string) {
  const [kept, setKept] = useState({ question, byId: new Map<string, InvoiceSummary>() })
  const byId = kept.question === question ? kept.byId : new Map<string, InvoiceSummary>()

  return {
    invoices: [...byId.values()],
    has: (id: string) => byId.has(id),
    set: (invoices: readonly InvoiceSummary[], chosen: boolean) => {
      const next = new Map(byId)
      for (const invoice of invoices) {
        if (chosen) next.set(invoice.id, invoice)
        else next.delete(invoice.id)
      }
      setKept({ question, byId: next })
    },
    clear: () => setKept({ question, byId: new Map() }),
  }
}

export type Chosen = ReturnType<typeof useChosen>
