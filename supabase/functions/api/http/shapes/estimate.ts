import type { Estimate } from '#domain/document/estimate.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isHeld } from '#domain/document/kind-questions.ts'
import { type ForerunnerKind, kinds } from '#domain/document/kinds.ts'
import { invoiceShape } from './documents.ts'
import { major } from './item.ts'
import { offeredPartsShape } from './part.ts'

/** Another document that becomes an invoice, in a list; what a kind has not is null. */
export const forerunnerSummaryShape = (document: Estimate) => ({
  id: document.id,
  formattedNumber: document.formattedEstimateNumber,
  kind: document.kind,
  reason: kinds[document.kind].reason,
  clientName: document.clientName,
  clientEmail: document.clientEmail,
  currency: document.currency,
  total: major(document.total.minor),
  state: document.state,
  issueDate: document.issueDate,
  validUntil: isHeld(document) ? document.validUntil : null,
  createdAt: document.createdAt,
  invoiceId: document.invoice?.id ?? null,
})

/** The whole of it: what an invoice says, and of what is paid in advance how much came. */
export function forerunnerShape({ estimate, document }: { estimate: Estimate; document: Invoice }) {
  const { formattedInvoiceNumber, status, dueDate, credited, refundable, refunded, ...offered } =
    invoiceShape(document)
  return {
    ...offered,
    parts: offeredPartsShape(document),
    ...forerunnerSummaryShape(estimate),
  }
}

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
  const { formattedInvoiceNumber, received, tds, balance, status, dueDate, ...offered } =
    invoiceShape(document)
  const { partlyPaid, paidDate, paymentMethod, ...shown } = offered
  return { ...shown, parts: offeredPartsShape(document), ...estimateSummaryShape(estimate) }
}

/** The shape that the calls of a kind answer; those of estimates are older and have their own. */
export const inListShape = (kind: ForerunnerKind) => (document: Estimate) =>
  kinds[kind].answerable ? estimateSummaryShape(document) : forerunnerSummaryShape(document)
export const wholeShape =
  (kind: ForerunnerKind) => (whole: { estimate: Estimate; document: Invoice }) =>
    kinds[kind].answerable ? estimateShape(whole) : forerunnerShape(whole)
