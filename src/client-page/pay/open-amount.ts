import type { ClientInvoice } from '../client-invoice.ts'

/**
 * What is to be paid now, in minor units: the balance without what waits for the seller's word; the whole of it
 * where all is reported, for whoever pays only now.
 */
export function openMinor({ balance, claim }: Pick<ClientInvoice, 'balance' | 'claim'>): number {
  const open = balance.minor - (claim?.amountMinor ?? 0)
  return open > 0 ? open : balance.minor
}
