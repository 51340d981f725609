import type { Estimate } from '#domain/estimate.ts'
import type { Invoice } from '#domain/invoice.ts'
import { major } from './item-shape.ts'
import { offeredPartsShape } from './part-shape.ts'
import { invoiceShape } from './shapes.ts'

/** An estimate in a list; the total in its own currency. */
export const estimateSummaryShape = (estimate: Estimate) => ({
  id: estimate.id,
  formattedEstimateNumber: estimate.formattedEstimateNumber,
  clientName: estimate.clientName,
  clientEmail: estimate.clientEmail,
  currency: estimate.currency,
  total: major(estimate.total.minor),
  state: estimate.state,
  issueDate: estimate.issueDate,
  validUntil: estimate.validUntil,
  createdAt: estimate.createdAt,
  answer: estimate.answer,
  invoiceId: estimate.invoice?.id ?? null,
})

/** The whole estimate: what an invoice says but for what is owed and paid. */
export function estimateShape({ estimate, document }: { estimate: Estimate; document: Invoice }) {
  const { formattedInvoiceNumber, received, balance, status, dueDate, ...offered } =
    invoiceShape(document)
  const { partlyPaid, paidDate, paymentMethod, ...shown } = offered
  return { ...shown, parts: offeredPartsShape(document), ...estimateSummaryShape(estimate) }
}
