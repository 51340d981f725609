import { unregisteredBuyer } from '../../law/entries/gst-returns.ts'
import { standingRule } from '../../law/evaluate.ts'
import { toRupeesMinor } from '../../money.ts'
import type { DocumentSums } from './document-sums.ts'
import type { NewInvoice } from './new-invoice.ts'

type Placed = Pick<NewInvoice, 'clientGstin' | 'currency' | 'exchangeRate'>

/**
 * Whether a document must say where its client is, as `private.check_buyer_place`: from ₹50,000 on that is asked of a client
 * without a GSTIN (CGST Rule 46). Their State is asked of clients in India alone.
 */
export function needsBuyerPlace(document: Placed, { supply, sums }: DocumentSums): boolean {
  const { clientGstin, currency, exchangeRate } = document
  if (clientGstin !== null || supply === null || 'refusal' in supply) return false
  if (supply.split === 'none' || supply.supply === 'export') return false
  const taxedMinor = sums.taxes.reduce(
    (sum, { gstRate, taxableMinor }) => (gstRate > 0 ? sum + taxableMinor : sum),
    0,
  )
  const rupees =
    currency === 'INR' || exchangeRate === null
      ? taxedMinor
      : toRupeesMinor(taxedMinor, exchangeRate)
  return rupees >= standingRule(unregisteredBuyer).fromMinor
}
