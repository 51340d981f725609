/** The entries of the book of a history: documents, receipts and payments, and typed drafts. */

export type Client = { id: string; name: string; into: Client | null }

export type Row = { id: string; from: string | null; taxable: number }
type Tax = { rate: number; tax: number }

export type Kind =
  | 'invoice'
  | 'credit_note'
  | 'debit_note'
  | Forerunner
  | 'receipt_voucher'
  | 'refund_voucher'

/** Kinds that become an invoice. */
export type Forerunner =
  | 'estimate'
  | 'proforma_invoice'
  | 'delivery_challan'
  | 'job_work_challan'
  | 'approval_challan'

/** The draft of a document; a challan gives its reason. */
export type DraftKind = 'invoice' | 'estimate' | 'proforma_invoice' | 'delivery_challan'

const forerunners: string[] = [
  'estimate',
  'proforma_invoice',
  'delivery_challan',
  'job_work_challan',
  'approval_challan',
] satisfies Forerunner[]
export const isForerunner = ({ kind }: { kind: Kind }) => forerunners.includes(kind)
export const isChallan = ({ kind }: { kind: Kind }) => kind.endsWith('challan')
/** Money that comes in for it waits as an advance. */
export const isProforma = ({ kind }: { kind: Kind }) => kind === 'proforma_invoice'

/** A document as the database issued it, with the changes of its history since. */
export type Document = {
  id: string
  kind: Kind
  series: string
  year: string
  sequence: number
  total: number
  currency: string
  rate: number | null
  issued: string
  /** The day of the earliest part at first, where it is due in parts. */
  due: string
  parts: { due: string; amount: number }[]
  rows: Row[]
  taxes: Tax[]
  client: Client | null
  /** The document that it replaces, or from which a note takes. */
  original: Document | null
  cancelled: boolean
  writtenOff: boolean
  /** All of it that may never change, in one word. */
  print?: string
}

export type Receipt = {
  id: string
  client: Client
  currency: string
  amount: number
  paidOn: string
  method: string
  undone: boolean
  /** The amount refunded without a voucher. */
  returned: number
  returnedOn?: string
  /** The latest, which may be cancelled. */
  voucher: Document | null
  /** The number of payments entered by then. */
  vouchedAt?: number
}

export type Payment = {
  id: string
  document: Document
  /** Advanced is what came in for a proforma invoice: it counts there, and waits with its receipt. */
  state: 'claimed' | 'confirmed' | 'advanced' | 'declined' | 'undone'
  amount: number
  tds: number
  paidOn: string
  method: string
  fromClient: boolean
  receipt: Receipt | null
  fromAdvance: boolean
  /** The marks that stood when it was counted: those returns lack it. */
  filedBefore?: Filed[]
}

export type Draft = {
  id: string
  kind: DraftKind
  original: Document | null
  /** The estimate, challan or proforma invoice that becomes an invoice by it. */
  estimate: Document | null
  issued: Document | null
}

/** Days whose return is filed: no document of these days changes, and none is issued in them. */
export type Filed = { first: string; last: string }

export const isCounted = ({ state }: Payment) => state === 'confirmed' || state === 'advanced'

export const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The present client: for a merged one, the other. */
export const root = (client: Client): Client => (client.into ? root(client.into) : client)
