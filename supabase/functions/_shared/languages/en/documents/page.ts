import { kindNames, kindWord } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { product } from '#domain/product.ts'

/** A field of a form of the page, or the whole of it. */
export type PageField = 'amount' | 'tds' | 'reference' | 'note' | 'name' | 'form'

/** Before and behind something that the page shows between them. */
type Around = [before: string, behind: string]

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** The texts of a shared page around its document; amounts and days come as texts. */
export const page = {
  labels: {
    converted: 'This was converted to an invoice.',
    estimate: 'Estimate',
    payment: 'Payment',
    iHavePaid: 'I have paid',
    reportMore: 'Report another payment',
    showHowToPay: 'Show how to pay',
    amount: 'Amount',
    upiId: 'UPI ID',
    downloadPdf: 'Download PDF',
    downloadReceipt: 'Download receipt',
    openUpiApp: 'Open UPI app',
    loading: 'Loading…',
    failed: 'The invoice could not be loaded',
    checkConnection: 'Check your connection and try again.',
    tryAgain: 'Try again',
    trying: 'Trying…',
    formLost: 'The form could not be loaded. Check your connection.',
    reload: 'Reload the page',
    reloadLater: 'Check your connection and reload the page.',
  },
  /** Buttons beside a value that a phone must show whole. */
  narrow: { copy: 'Copy', copied: 'Copied', marked: 'Marked' },
  from: (seller: string) => `from ${seller}`,
  /** Ends before the seller's address. */
  questions: (kind: DocumentKind) =>
    `Questions about this ${kindNames[kind].toLowerCase()}? Write to`,
  straight: (seller: string) => `Payments go straight to ${seller}.`,
  askHow: (seller: string) => `Ask ${seller} how to pay:`,
  copy: (label: string) => `Copy ${label}`,
  qr: (amount: string, vpa: string) => `QR code: pay ${amount} to ${vpa} with a UPI app`,
  /** Follows the hint on using the code. */
  filledIn: (hint: string) => `${hint}. The amount is filled in.`,
  /** `left`: the days until it is due, zero or negative when it is late. */
  due: (day: string, left: number) => {
    if (left < 0) return `Overdue by ${days(-left)}, due ${day}`
    return left === 0 ? `Due today, ${day}` : `Due by ${day}`
  },
  paid: (day: string | null, method: string | null) => {
    const paid = day === null ? 'Paid' : `Paid on ${day}`
    return method === null ? paid : `${paid} by ${method}`
  },
  /** Where the seller shows it: the last day by law, and the section that makes it matter. */
  lastDay: (lastDay: string, section: string, act: string) =>
    `Your last day to pay under the MSMED Act is ${lastDay}. Paid after it, this expense can be deducted only in the year of payment (${act}, s. ${section}). Check with your accountant.`,
  creditedInFull: 'Credited in full',
  part: (settled: string, total: string, withTds: boolean) =>
    `${settled} of ${total} ${withTds ? 'settled' : 'received'}`,
  against: (kind: DocumentKind, number: string) => `Against ${kindWord({ kind })} ${number}`,
  /** Around the amount that was reported. */
  claimed: (day: string, seller: string): Around => [
    `You reported on ${day} that you paid`,
    `. ${seller} will confirm it when the money arrives.`,
  ],
  /** Around the product's name. */
  madeWith: ['Made with ', `, ${product.tagline}`] as Around,
  /** Says the fault of a field; `text` is the English sentence. */
  wrong: (_field: PageField, text: string) => text,
}
