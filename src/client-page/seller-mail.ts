import type { ClientInvoice } from './client-invoice.ts'

/**
 * Opens the client's mail program with the seller's address. Not the domain's mailtoLink, which would bring the
 * schemas of all texts along before the invoice is painted.
 */
export function sellerMail({ seller, number }: Pick<ClientInvoice, 'seller' | 'number'>): string {
  const to = encodeURIComponent(seller.email.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Invoice ${number}`)}`
}
