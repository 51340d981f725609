import type { ClientInvoice } from '../client-invoice.ts'

/** Opens the client's mail program with the seller's address; the letter is the client's to write. */
export function sellerMail({ seller, number }: Pick<ClientInvoice, 'seller' | 'number'>): string {
  const to = encodeURIComponent(seller.email.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Invoice ${number}`)}`
}
