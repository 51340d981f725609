import { financialYearOf } from '#domain/periods.ts'
import {
  type Client,
  type Document,
  type Draft,
  dayAfter,
  type Filed,
  isCounted,
  isProforma,
  type Payment,
  type Receipt,
  root,
  sum,
} from './entries.ts'

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
    return this.payments.filter((one) => one.document === document && isCounted(one))
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

  /** Finds the one that stands for an invoice and all its replacements. */
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

  /** Whether money can come in for it: owed, or in advance. */
  isPayable(document: Document) {
    const isAsked = isProforma(document) && !document.cancelled
    return this.isOpen(document) || (isAsked && this.sums(document).due > 0)
  }

  /** Returns the money received for a document that still waits, the oldest first. */
  advancesOf(document: Document) {
    const isOf = (receipt: Receipt) =>
      this.counted(document).some((one) => one.state === 'advanced' && one.receipt === receipt)
    return this.receipts
      .filter((receipt) => isOf(receipt) && this.advance(receipt) > 0)
      .sort((a, b) => a.paidOn.localeCompare(b.paidOn))
  }

  isConverted(document: Document) {
    return this.drafts.some((one) => one.estimate === document && one.issued !== null)
  }

  /** A financial year begins on the first of April; in April the return that tells of March is still to be filed. */
  openFrom() {
    const year = Number(this.today.slice(0, 4))
    const month = this.today.slice(5, 7)
    if (month !== '04') return `${month < '04' ? year - 1 : year}-04-01`
    return this.isQuarterly(`${year}-03-31`) ? `${year}-01-01` : `${year}-03-01`
  }

  /** By the marks: the newest before a day, else the first after it. */
  isQuarterly(day: string) {
    const marks = [...this.filed].sort((a, b) => (a.first < b.first ? -1 : 1))
    const mark = marks.findLast(({ first }) => first <= day) ?? marks[0]
    return mark !== undefined && dayAfter(mark.first, 31) < mark.last
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

  notPayable(document: Document | undefined) {
    if (document && isProforma(document)) return document.cancelled ? 'invoice_not_found' : ''
    return this.notListed(document)
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
