/** Opens the client's mail program with the seller's address; the letter is the client's to write. */
export function sellerMail({ business }: { business: { email: string } }, subject: string): string {
  const to = encodeURIComponent(business.email.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
