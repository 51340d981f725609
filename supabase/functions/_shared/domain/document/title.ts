import type { Buyer, DocumentKind, InvoiceItem, Seller, Supply } from '../invoice.ts'

/** What decides on the title of a document. */
export type Titled = {
  kind: DocumentKind
  business: Pick<Seller, 'gstRegistration'>
  buyer: Pick<Buyer, 'gstin'>
  supply: Supply
  items: Pick<InvoiceItem, 'gstRate'>[]
}

/**
 * What a document is called (CGST Rules 46, 46A and 49 to 53): without GST an invoice; taxable and exempt rows together are
 * an invoice-cum-bill of supply where the buyer is not registered. Exempt is what bears no tax for whatever reason, a rate
 * of 0 % among them; what goes abroad or to a SEZ is taxable at zero.
 */
export function documentTitle({ kind, business, buyer, supply, items }: Titled): string {
  if (kind === 'credit_note') return 'Credit Note'
  if (kind === 'estimate') return 'Estimate'
  if (kind === 'receipt_voucher') return 'Receipt Voucher'
  if (kind === 'refund_voucher') return 'Refund Voucher'
  if (kind === 'bill_of_supply') return 'Bill of Supply'
  if (business.gstRegistration === 'none') return 'Invoice'
  const isMixed = supply === 'domestic' && items.some(({ gstRate }) => !gstRate)
  return isMixed && buyer.gstin === null ? 'Invoice-cum-bill of supply' : 'Tax Invoice'
}
