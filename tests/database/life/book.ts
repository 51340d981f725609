import { financialYearOf } from '#domain/periods.ts'

export type Client = { id: string; name: string; into: Client | null }

export type Row = { id: string; from: string | null; taxable: number }
type Tax = { rate: number; tax: number }

export type Kind =
  | 'invoice'
  | 'credit_note'
  | 'debit_note'
  | 'estimate'
  | 'receipt_voucher'
  | 'refund_voucher'

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
  /** The document that this one replaces, or that a note takes from. */
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
  /** How many payments had been entered then. */
  vouchedAt?: number
}

export type Payment = {
  id: string
  document: Document
  state: 'claimed' | 'confirmed' | 'declined' | 'undone'
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
  kind: Kind
  original: Document | null
  estimate: Document | null
  issued: Document | null
}

/** Days whose return is filed: no document of these days changes, and none is issued in them. */
export type Filed = { first: string; last: string }

export const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Who a client is by now: one that was merged is the other. */
export const root = (client: Client): Client => (client.into ? root(client.into) : client)

/**
 * Records the actions of a seller in order, and derives the sums anew each time from those alone. A
 * rule returns the code of its refusal, or nothing.
 */
export class Book {
  prefix = 'INV'
  readonly clients: Client[] = []
  /** In the order of their issue. */
  readonly documents: Document[] = []
  readonly drafts: Draft[] = []
  readonly receipts: Receipt[] = []
  /** In the order in which they were entered. */
  readonly payments: Payment[] = []
  /** Marks that stand. */
  readonly filed: Filed[] = []
  today: string
  readonly isRegistered: boolean
  /** The rate of all dollars that have one. */
  readonly rate: number

  constructor(today: string, isRegistered: boolean, rate: number) {
    this.today = today
    this.isRegistered = isRegistered
    this.rate = rate
  }

  invoices() {
    return this.documents.filter(({ kind }) => kind === 'invoice')
  }

  /** Returns the documents that a client owes. */
  bills() {
    return this.documents.filter((one) => this.isBill(one))
  }

  isBill({ kind }: Document) {
    return kind === 'invoice' || kind === 'debit_note'
  }

  hasDebit(invoice: Document) {
    return this.documents.some(
      ({ kind, original, cancelled }) =>
        kind === 'debit_note' && original === invoice && !cancelled,
    )
  }

  notes() {
    return this.documents.filter(({ kind }) => kind === 'credit_note')
  }

  notesOf(invoice: Document) {
    return this.notes().filter(({ original, cancelled }) => original === invoice && !cancelled)
  }

  counted(document: Document) {
    return this.payments.filter((one) => one.document === document && one.state === 'confirmed')
  }

  received(document: Document) {
    return sum(this.counted(document).map(({ amount, tds }) => amount + tds))
  }

  sums(document: Document) {
    const notes = this.notesOf(document)
    const credited = sum(notes.map(({ total }) => total))
    const refunded = sum(notes.map((note) => this.received(note)))
    const kept = this.received(document) - refunded
    const settled = Math.min(kept, document.total - credited)
    const due = document.total - credited - settled
    return { credited, refunded, settled, refundable: kept - settled, due }
  }

  /** Returns the due day of the first open part, or that of the last part once all are settled. */
  dueDay(document: Document) {
    const { settled, credited } = this.sums(document)
    let rest = settled + credited
    if (document.kind !== 'invoice' || document.parts.length === 0) return document.due
    const open = document.parts.find(({ amount }) => {
      rest -= amount
      return rest < 0
    })
    return (open ?? document.parts.at(-1))?.due
  }

  /** Returns the most that a note can still refund of the money received for its invoice. */
  refundable(note: Document) {
    if (note.cancelled || !note.original) return 0
    return Math.min(note.total - this.received(note), this.sums(note.original).refundable)
  }

  advance(receipt: Receipt) {
    const used = this.payments.filter((one) => one.receipt === receipt && one.state === 'confirmed')
    return receipt.undone
      ? 0
      : receipt.amount - receipt.returned - sum(used.map(({ amount }) => amount))
  }

  /** Returns the rest after notes for each row, each rate's taxable value, and the total. */
  creditable(invoice: Document) {
    const notes = this.notesOf(invoice)
    const rows = invoice.rows.map(({ id, taxable }) => {
      const taken = notes.flatMap((note) => note.rows.filter(({ from }) => from === id))
      return { id, rest: taxable - sum(taken.map((row) => row.taxable)) }
    })
    const taxes = invoice.taxes.map(({ rate, tax }) => {
      const taken = notes.flatMap((note) => note.taxes.filter((line) => line.rate === rate))
      return { rate, rest: tax - sum(taken.map((line) => line.tax)) }
    })
    return { rows, taxes, rest: invoice.total - this.sums(invoice).credited }
  }

  /** Returns the ones where an invoice and its replacements count as one. */
  standing(invoice: Document) {
    const first = (one: Document): Document => (one.original ? first(one.original) : one)
    return this.invoices().find((one) => !one.cancelled && first(one) === first(invoice))
  }

  numbered(series: string, year = financialYearOf(this.today)) {
    return this.documents.filter((one) => one.series === series && one.year === year)
  }

  /** Open ones of a client, the oldest first. */
  owed(client: Client, currency: string) {
    return this.bills()
      .filter((one) => one.client && root(one.client) === client && one.currency === currency)
      .filter((one) => this.isOpen(one))
      .sort((a, b) => (a.issued + a.id < b.issued + b.id ? -1 : 1))
  }

  /** Whether something of it is owed. */
  isOpen(document: Document) {
    const isOwed = this.isBill(document) && !document.cancelled && !document.writtenOff
    return isOwed && this.sums(document).due > 0
  }

  isFiled(day: string) {
    return this.filed.some(({ first, last }) => first <= day && day <= last)
  }

  /** Returns the refusals of a change to these days; more than one may apply. */
  unlessFiled(refusal: string, ...days: (string | null | undefined)[]) {
    if (!days.some((day) => day && this.isFiled(day))) return [refusal]
    return refusal ? [refusal, 'period_filed'] : ['period_filed']
  }

  /** The filed days whose returns tell of money that came in an earlier month than its invoice (CGST s. 13(2)). */
  toldOf({ document, paidOn, fromAdvance, filedBefore }: Payment) {
    const isEarly = paidOn.slice(0, 7) < document.issued.slice(0, 7)
    const isTaxed = this.isRegistered && document.taxes.some(({ rate }) => rate > 0)
    if (!this.isBill(document) || fromAdvance || !isEarly || !isTaxed) return []
    return [paidOn, document.issued].filter(
      (day) => !filedBefore?.some(({ first, last }) => first <= day && day <= last),
    )
  }

  notListed(document: Document | undefined) {
    return document && this.isBill(document) && !document.cancelled ? '' : 'invoice_not_found'
  }

  wrongAmount(invoice: Document, amount: number, tds: number) {
    const { due } = this.sums(invoice)
    if (due === 0) return 'nothing_due'
    if (tds < 0) return 'tds_out_of_range'
    if (amount < 0 || amount + tds === 0) return 'amount_out_of_range'
    return amount + tds > due ? 'more_than_due' : ''
  }

  wrongDay(document: Document, paidOn: string) {
    return paidOn < dayAfter(document.issued, -365) ? 'payment_date_too_early' : ''
  }

  givenUp(document: Document) {
    const invoice = document.kind === 'credit_note' ? document.original : document
    return invoice?.writtenOff ? 'invoice_written_off' : ''
  }

  notRevisable(invoice: Document | undefined) {
    if (invoice?.kind !== 'invoice') return 'invoice_not_found'
    if (invoice.cancelled) return this.standing(invoice) ? 'invoice_replaced' : 'revise_cancelled'
    const { settled, credited } = this.sums(invoice)
    if (settled > 0) return 'revise_paid'
    if (credited > 0) return 'invoice_has_credit'
    if (this.hasDebit(invoice)) return 'invoice_has_debit'
    return this.givenUp(invoice)
  }
}
