import { askedOf } from '#domain/document/settlement.ts'
import type { ClientInvoice } from '../client-invoice.ts'

/**
 * What is to be paid now, in minor units: of what is due without what waits for the seller's word, the part that comes first;
 * of the whole of it where all is reported, for whoever pays only now.
 */
export function openMinor(
  invoice: Pick<ClientInvoice, 'balance' | 'claim' | 'parts' | 'total'>,
): number {
  const { balance, claim } = invoice
  const open = balance.minor - (claim?.amountMinor ?? 0)
  return askedOf(invoice, open > 0 ? open : balance.minor)
}
