import fc from '../../setup/property.ts'
import type { Book } from './book.ts'
import { type Document, isChallan, isForerunner, isProforma } from './entries.ts'
import { action, likely, nobody, pick } from './step.ts'
import { voucherUntrue, voucherUsed } from './vouching.ts'

/** Cancelling and what else ends a document, and what brings it back. */

/** Estimates and proforma invoices are in no return. */
const toldOn = (document: Document) =>
  isForerunner(document) && !isChallan(document) ? null : document.issued

function notCancellable(book: Book, document: Document) {
  const { settled, credited } = book.sums(document)
  const isPaid = settled > 0 && (book.isBill(document) || isProforma(document))
  if (isPaid) return 'invoice_has_money'
  if (credited > 0) return 'invoice_has_credit'
  if (book.hasDebit(document)) return 'invoice_has_debit'
  if (document.kind === 'receipt_voucher') return voucherUsed(book, document)
  if (document.kind === 'refund_voucher') return 'note_refunded'
  if (document.kind !== 'credit_note') return ''
  return book.received(document) > 0 ? 'note_refunded' : book.givenUp(document)
}

export const cancel = action('cancel', fc.record({ at: pick, reason: fc.boolean() }), {
  refusal: (book, { at }) => {
    const document = live(book, at)
    if (!document) return 'invoice_not_found'
    return document.cancelled
      ? ''
      : book.unlessFiled(notCancellable(book, document), toldOn(document))
  },
  run: async (tx, book, { at, reason }) => {
    const id = live(book, at)?.id ?? nobody
    await (reason ? tx`select cancel_invoice(${id}, 'A slip')` : tx`select delete_invoice(${id})`)
  },
  take: (book, { at }) => {
    const document = live(book, at)
    if (document) document.cancelled = true
  },
})

/** A note comes back only where all that it takes is free. */
function notRestorable(book: Book, note: Document) {
  const invoice = note.original
  if (!invoice || invoice.cancelled) return 'invoice_cancelled'
  const { rows, taxes, rest } = book.creditable(invoice)
  const isTaken =
    note.total > rest ||
    note.rows.some((row) => rows.some(({ id, rest }) => id === row.from && row.taxable > rest)) ||
    note.taxes.some((line) => taxes.some(({ rate, rest }) => rate === line.rate && line.tax > rest))
  return isTaken ? 'credit_taken' : book.givenUp(note)
}

function notBack(book: Book, document: Document) {
  if (document.kind === 'credit_note') return notRestorable(book, document)
  if (document.kind === 'debit_note') return document.original?.cancelled ? 'invoice_cancelled' : ''
  if (document.kind.endsWith('voucher')) return voucherUntrue(book, document)
  return document.kind === 'invoice' && book.standing(document) ? 'invoice_replaced' : ''
}

const cancelled = (book: Book, at: number) =>
  likely(book.documents, at, (document) => document.cancelled)
const live = (book: Book, at: number) =>
  likely(book.documents, at, (document) => !document.cancelled)

export const restore = action('restore', pick, {
  refusal: (book, at) => {
    const document = cancelled(book, at)
    if (!document) return 'invoice_not_found'
    return document.cancelled ? book.unlessFiled(notBack(book, document), toldOn(document)) : ''
  },
  run: async (tx, book, at) => {
    await tx`select restore_invoice(${cancelled(book, at)?.id ?? nobody})`
  },
  take: (book, at) => {
    const document = cancelled(book, at)
    if (document) document.cancelled = false
  },
})

const owed = (book: Book, at: number, isGivenUp: boolean) =>
  likely(book.documents, at, (one) => (isGivenUp ? one.writtenOff : book.isOpen(one)))

const lost = (call: 'write_off_invoice' | 'undo_write_off') =>
  action(call, pick, {
    refusal: (book, at) => {
      const invoice = owed(book, at, call === 'undo_write_off')
      const fault = book.notListed(invoice)
      if (fault || !invoice) return fault
      const isPaid = call === 'write_off_invoice' && book.sums(invoice).due === 0
      return isPaid ? 'nothing_due' : ''
    },
    run: async (tx, book, at) => {
      const id = owed(book, at, call === 'undo_write_off')?.id ?? nobody
      await (call === 'undo_write_off'
        ? tx`select undo_write_off(${id})`
        : tx`select write_off_invoice(${id}, 'Nothing comes')`)
    },
    take: (book, at) => {
      const invoice = owed(book, at, call === 'undo_write_off')
      if (invoice) invoice.writtenOff = call === 'write_off_invoice'
    },
  })

export const writeOff = lost('write_off_invoice')
export const undoWriteOff = lost('undo_write_off')
