import type { Figure } from '../../money.ts'
import type {
  DocumentLanguage,
  Invoice,
  InvoiceItem,
  InvoiceStatus,
  OtherStatus,
  Payable,
} from '../invoice.ts'
import type { SmallTable } from './small-table.ts'

/** What of an invoice its readers see. Of the payments only a caller that knows them can tell. */
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

/** What its owner reads in the place of what is missing; where nothing is given, nothing stands there. */
export type Missing = {
  paymentMethod: string
  notes: string
  notesRemark: string
  exchangeRate: string
}

/** That what is due was given up is the seller's own affair. */
export type PrintedStatus = Exclude<InvoiceStatus, 'WRITTEN_OFF'> | 'PARTLY PAID' | OtherStatus

export type Fact = { label: string; value: string }
export type Party = { label: string; name: string; lines: string[] }

export type Column = { label: Figure; align: 'start' | 'end' }
export type Row = { position: number; cells: Figure[] }
export type Line = { label: string; figure: Figure; weight: 'plain' | 'strong' | 'total' }

export type WaysToPay = {
  upi: (Fact & { amount: string; link: string; hint: string }) | null
  bank: { label: string; facts: Fact[]; amount: string } | null
}

/** A document as its readers see it: the words of sheet, client's page, PDF and mail. */
export type DocumentView = {
  language: DocumentLanguage
  kind: string
  title: string
  number: string
  /** Kind and number. */
  name: string
  /** Name and seller. */
  subject: string
  /** Stands across the whole sheet of what counts no longer. */
  mark: string | null
  /** Stands above all else, word for word. */
  declaration: string | null
  /** Which copy it is, of a document that the law on GST asks for; it says of which layout the paper is, too. */
  copy: string | null
  /** None of an offer. */
  status: (Fact & { status: PrintedStatus }) | null
  seller: Party & { logo: string | null }
  buyer: Party
  delivery: { label: string; lines: string[] } | null
  dates: (Fact & { strong: boolean })[]
  /** Where the supply goes and by which rules. */
  terms: Fact[]
  headline: Omit<Line, 'weight'>
  /** Those that some row needs: none without rows. */
  columns: Column[]
  rows: Row[]
  noRows: string
  taxTable: SmallTable | null
  /** When what is due in parts is due. */
  partTable: SmallTable | null
  totals: Line[]
  exchangeRate: Fact | null
  words: string[]
  /** What the law wants said, word for word. */
  endorsements: string[]
  facts: Fact[]
  pay: WaysToPay
  /** A place to sign, or the picture of a signature. */
  signature: { label: string; picture: string | null; caption: string } | null
  notes: (Fact & { remark: string | null }) | null
  footer: [brand: string, support: string]
}
