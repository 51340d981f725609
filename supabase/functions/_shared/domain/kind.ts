import type { DocumentKind } from './invoice.ts'

export const isVoucher = ({ kind }: { kind: DocumentKind }) => kind.endsWith('voucher')

/** Nothing becomes due by it: it tells what is taken back, or what came and went. */
export const isNote = (document: { kind: DocumentKind }) =>
  document.kind === 'credit_note' || isVoucher(document)

/** As people speak of it; its title is longer. */
export const kindNames = {
  invoice: 'Invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
  estimate: 'Estimate',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
} as const satisfies Record<DocumentKind, string>

/** As sentences speak of it, in which each bill is an invoice. */
export type KindWord = Lowercase<(typeof kindNames)[Exclude<DocumentKind, 'bill_of_supply'>]>
export const kindWord = ({ kind }: { kind: DocumentKind }): KindWord =>
  kindNames[kind === 'bill_of_supply' ? 'invoice' : kind].toLowerCase() as KindWord
