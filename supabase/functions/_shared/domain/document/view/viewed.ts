import type { Figure } from '../../money.ts'
import type { Invoice, InvoiceItem, InvoiceStatus, OtherStatus, Payable } from '../invoice.ts'
import type { SmallTable } from './small-table.ts'

/** The parts of an invoice that its readers see. Payments are left to callers that know them. */
export type ViewedInvoice = Omit<
  Invoice,
  | 'id'
  | 'pdfUrl'
  | 'createdAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'replacement'
  | 'reach'
  | 'items'
  | 'clientId'
  | 'placeOfSupplyReason'
  | 'writtenOffAt'
  | 'writeOffReason'
> &
  Partial<Payable> & { items: Omit<InvoiceItem, 'id'>[] }

/** Placeholders that the owner reads for missing texts; without them the place stays empty. */
export type Missing = {
  paymentMethod: string
  notes: string
  notesRemark: string
  exchangeRate: string
}

/** A write-off is the seller's own affair, so paper does not show it. */
export type PrintedStatus = Exclude<InvoiceStatus, 'WRITTEN_OFF'> | 'PARTLY PAID' | OtherStatus

export type Fact = { label: string; value: string }
export type Party = { label: string; name: string; lines: string[] }

export type Column = { label: string; align: 'start' | 'end' }
/** `isLate`: what its first cell tells of is overdue. */
export type Row = { position: number; cells: Figure[]; isLate?: boolean }
export type Line = { label: string; figure: Figure; weight: 'plain' | 'strong' | 'total' }

export type WaysToPay = {
  upi: (Fact & { amount: string; link: string; hint: string }) | null
  bank: { label: string; facts: Fact[]; amount: string } | null
}

/** A document as its readers see it: the words of sheet, client's page, PDF and mail. */
export type DocumentView = {
  /** BCP 47. */
  lang: string
  /** Whether it has everything in two languages, which takes twice the space. */
  isSideBySide: boolean
  kind: string
  title: string
  number: string
  /** Kind and number. */
  name: string
  /** Name and seller. */
  subject: string
  /** Printed across a sheet that no longer counts. */
  mark: string | null
  /** Printed at the very top, word for word. */
  declaration: string | null
  /** Whether GST gives it more to hold: its days stand below its number, its rows are smaller. */
  isTight: boolean
  /** The name of the copy, for documents that the law on GST asks copies of. */
  copy: string | null
  /** Null for an offer. */
  status: (Fact & { status: PrintedStatus }) | null
  seller: Party & { logo: string | null }
  buyer: Party
  delivery: { label: string; lines: string[] } | null
  dates: (Fact & { strong: boolean })[]
  /** The place of supply and its rules. */
  terms: Fact[]
  headline: Omit<Line, 'weight'>
  /** The columns that some row needs; empty without rows. */
  columns: Column[]
  /** The place of the column with the row's text, which takes what room the others leave. */
  wide: number
  rows: Row[]
  noRows: string
  taxTable: SmallTable | null
  /** The due days of the parts; of a statement, what is open by age. */
  partTable: SmallTable | null
  totals: Line[]
  exchangeRate: Fact | null
  words: string[]
  /** Sentences that the law prescribes, word for word. */
  endorsements: string[]
  facts: Fact[]
  pay: WaysToPay
  /** A place to sign, or the picture of a signature. */
  signature: { label: string; picture: string | null; caption: string } | null
  notes: (Fact & { remark: string | null }) | null
  footer: [brand: string, support: string]
}
