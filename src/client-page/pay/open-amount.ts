import { askedOf } from '#domain/document/settlement.ts'
import type { ClientInvoice } from '../client-invoice.ts'

/**
 * Returns the minor units to pay now: the next part of the balance, less the claims that wait for
 * the seller. A client who has claimed all of it but pays only now is asked for the whole balance.
 */
export function openMinor(
  invoice: Pick<ClientInvoice, 'balance' | 'claim' | 'parts' | 'total'>,
): number {
  const { balance, claim } = invoice
  const open = balance.minor - (claim ? claim.amountMinor + claim.tdsMinor : 0)
  return askedOf(invoice, open > 0 ? open : balance.minor)
}
