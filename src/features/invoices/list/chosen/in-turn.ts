import type { InvoiceSummary } from '#domain/document/invoice.ts'

export interface Outcome {
  done: InvoiceSummary[]
  failed: { invoice: InvoiceSummary; error: unknown }[]
}

/** Does the same to one invoice after the other; what one refuses keeps none of the others. `onStep` counts from 1. */
export async function inTurn(
  invoices: readonly InvoiceSummary[],
  work: (invoice: InvoiceSummary) => Promise<unknown>,
  onStep: (step: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] }
  for (const [at, invoice] of invoices.entries()) {
    onStep(at + 1)
    try {
      await work(invoice)
      outcome.done.push(invoice)
    } catch (error) {
      outcome.failed.push({ invoice, error })
    }
  }
  return outcome
}
