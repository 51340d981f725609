import fc from '../../setup/property.ts'
import { credited, refund as giveBack } from '../credit.ts'
import type { Book } from './book.ts'
import type { Document } from './entries.ts'
import { issuedAs } from './issuing.ts'
import { action, type Given, likely, nobody, oneIn, part, pick, share, twice } from './step.ts'

/** Credit notes and their refunds. */

const crediting = fc.record({
  at: pick,
  /** Picks an invoice that received money. */
  paid: fc.boolean(),
  share,
  /** Credits rows by value; null credits the whole by an amount. */
  rows: fc.option(fc.array(share, { minLength: 1, maxLength: 3 }), { nil: null }),
  again: oneIn(4),
})
type Crediting = Given<typeof crediting>

/** Picks rows or an amount that is still left to credit. */
function asked(book: Book, given: Crediting) {
  const isApt = (one: Document) =>
    one.kind === 'invoice' && book.notListed(one) === '' && (!given.paid || book.received(one) > 0)
  const invoice = likely(book.documents, given.at, isApt)
  if (!invoice) return { invoice, amount: 1, rows: null, left: null }
  const left = book.creditable(invoice)
  const rows = left.rows.flatMap(({ id, rest }, at) => {
    const share = given.rows?.[at] ?? 0
    return share === 0 ? [] : [{ id, rest, amount: part(rest, share) }]
  })
  const isByRow = given.rows && rows.length > 0
  return { invoice, left, amount: part(left.rest, given.share), rows: isByRow ? rows : null }
}

/** A few paise with tax inside do not divide into every sum; the book does not know into which. */
function mayBeIndivisible(invoice: Document, rest: number, amount: number) {
  return invoice.taxes.length > 0 && (amount < 20 || rest - amount < 20)
}

export const credit = action('credit', crediting, {
  refusal: (book, given) => {
    const { invoice, left, amount, rows } = asked(book, given)
    const fault = invoice?.kind === 'debit_note' ? 'invoice_not_found' : book.notListed(invoice)
    if (fault || !invoice || !left) return fault
    const lost = book.givenUp(invoice)
    if (lost) return lost
    if (left.rest === 0) return 'more_than_creditable'
    if (!rows) {
      if (amount < 1 || amount > left.rest) return 'more_than_creditable'
      return mayBeIndivisible(invoice, left.rest, amount) ? ['', 'credit_indivisible'] : ''
    }
    for (const row of rows) {
      if (row.amount < 1) return 'item_invalid'
      if (row.amount > row.rest) return 'more_than_creditable'
    }
    const value = rows.reduce((all, row) => all + row.amount, 0)
    return mayBeIndivisible(invoice, left.rest, value) ? ['', 'credit_indivisible'] : ''
  },
  run: async (tx, book, given) => {
    const { invoice, amount, rows } = asked(book, given)
    const items = rows?.map((row) => ({ id: row.id, amount_minor: row.amount })) ?? null
    const what = items ? { items } : { amount_minor: amount }
    const args = { ...what, request_key: crypto.randomUUID() }
    const id = await twice(given.again, () => credited(tx, invoice?.id ?? nobody, args))
    return issuedAs(tx, id)
  },
  take: (book, given, issued) => {
    const { invoice, amount, rows } = asked(book, given)
    if (!invoice) return
    if (!rows && issued.total !== amount) throw new Error('The note is over another amount.')
    for (const row of rows ?? []) {
      const taken = issued.rows.find(({ from }) => from === row.id)
      if (taken?.taxable !== row.amount) throw new Error('The note takes another value of a row.')
    }
    const { client, currency, rate } = invoice
    const kind = 'credit_note'
    const rest = { client, currency, rate, kind, original: invoice } as const
    book.documents.push({ ...issued, ...rest, cancelled: false, writtenOff: false })
  },
})

const refunding = fc.record({ at: pick, share })

function refunded(book: Book, given: Given<typeof refunding>) {
  const isOpen = (one: Document) => book.refundable(one) > 0
  const pool = given.at % 7 === 0 ? book.documents : book.notes()
  const note = likely(pool, given.at, isOpen)
  return { note, amount: part(note ? book.refundable(note) : 0, given.share) }
}

export const refund = action('refund', refunding, {
  refusal: (book, given) => {
    const { note, amount } = refunded(book, given)
    if (!note || note.cancelled) return 'invoice_not_found'
    if (note.kind !== 'credit_note') return 'credit_note_not_found'
    if (amount < 1) return 'amount_out_of_range'
    const refundable = book.refundable(note)
    if (refundable === 0) return 'nothing_refundable'
    return amount > refundable ? 'more_than_refundable' : ''
  },
  run: (tx, book, given) => {
    const { note, amount } = refunded(book, given)
    return giveBack(tx, note?.id ?? nobody, amount)
  },
  take: (book, given, id) => {
    const { note: document, amount } = refunded(book, given)
    if (!document) return
    book.payments.push({
      ...{ id, document, state: 'confirmed', amount, tds: 0, paidOn: book.today },
      ...{ method: 'UPI', fromClient: false, receipt: null, fromAdvance: false },
    })
  },
})
