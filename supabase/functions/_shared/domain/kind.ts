import type { DocumentKind } from './invoice.ts'

export const isVoucher = ({ kind }: { kind: DocumentKind }) => kind.endsWith('voucher')

/** Nothing becomes due by it: it tells what is taken back, or what came and went. */
export const isNote = (document: { kind: DocumentKind }) =>
  document.kind === 'credit_note' || isVoucher(document)

/** As sentences speak of it. */
const kindWords = {
  invoice: 'invoice',
  bill_of_supply: 'invoice',
  credit_note: 'credit note',
  estimate: 'estimate',
  receipt_voucher: 'receipt voucher',
  refund_voucher: 'refund voucher',
} as const satisfies Record<DocumentKind, string>
export type KindWord = (typeof kindWords)[DocumentKind]
export const kindWord = ({ kind }: { kind: DocumentKind }): KindWord => kindWords[kind]
