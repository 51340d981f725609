import type { Title } from '#languages/en/documents/titles.ts'
import type { Buyer, InvoiceItem, Seller, Supply } from '../invoice.ts'
import type { DocumentKind } from '../kinds.ts'

/** The facts that decide on the title of a document. */
export type Titled = {
  kind: DocumentKind
  business: Pick<Seller, 'gstRegistration'>
  buyer: Pick<Buyer, 'gstin'>
  supply: Supply
  items: Pick<InvoiceItem, 'gstRate'>[]
}

/**
 * Returns the title of a document (CGST Rules 46, 46A and 49 to 53). Without GST it is an invoice;
 * taxable and exempt rows together make an invoice-cum-bill of supply if the buyer is not
 * registered. A row is exempt when it bears no tax for any reason, a rate of 0 % included; a supply
 * abroad or to a SEZ is taxable at zero.
 */
export function documentTitle({ kind, business, buyer, supply, items }: Titled): Title {
  if (kind !== 'invoice') return kind
  if (business.gstRegistration === 'none') return 'invoice'
  const isMixed = supply === 'domestic' && items.some(({ gstRate }) => !gstRate)
  return isMixed && buyer.gstin === null ? 'invoiceCumBill' : 'taxInvoice'
}
