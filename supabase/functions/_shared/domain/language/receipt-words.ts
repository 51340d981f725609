/** The texts that a receipt adds to its invoice, in a mail and on paper. */
export type ReceiptWords = {
  say: (text: ReceiptLabel) => string
  /** So many of very many payments, in one row. */
  earlier: (payments: number) => string
  forDocument: (name: string) => string
  /** "Total of invoice INV/26-27/0001"; the kind as it begins a line. */
  totalOf: (kind: string, number: string) => string
}

export type ReceiptLabel =
  | 'Receipt'
  | 'Received From'
  | 'Invoice Date'
  | 'Paid on'
  | 'Payment'
  | 'From'
  | 'Received'
  | 'TDS'
  | 'Amount'

export const englishReceipt: ReceiptWords = {
  say: (text) => text,
  earlier: (payments) => `${payments} earlier payments`,
  forDocument: (name) => `Receipt for ${name}`,
  totalOf: (kind, number) => `Total of ${kind.toLowerCase()} ${number}`,
}
