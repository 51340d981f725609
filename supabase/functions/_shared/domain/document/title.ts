import type { Buyer, DocumentKind, InvoiceItem, Seller } from '../invoice.ts'

/** What decides on the title of a document. */
export type Titled = {
  kind: DocumentKind
  business: Pick<Seller, 'gstRegistration'>
  buyer: Pick<Buyer, 'gstin'>
  items: Pick<InvoiceItem, 'taxability'>[]
}

/**
 * What a document is called (CGST Rules 46, 46A, 49 and 53): without GST an invoice; taxable and exempt rows together may
 * stand on one document only where the buyer is not registered.
 */
export function documentTitle({ kind, business, buyer, items }: Titled): string {
  if (kind === 'credit_note') return 'Credit Note'
  if (kind === 'estimate') return 'Estimate'
  if (kind === 'bill_of_supply') return 'Bill of Supply'
  if (business.gstRegistration === 'none') return 'Invoice'
  const isMixed = items.some(({ taxability }) => taxability !== 'taxable')
  return isMixed && buyer.gstin === null ? 'Invoice-cum-bill of supply' : 'Tax Invoice'
}
