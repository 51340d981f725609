import { dayInIndia } from '#domain/dates.ts'
import fc from '../../setup/property.ts'
import { undoReceipt as undoReceived, use as useAdvance } from '../receipts.ts'
import type { Book } from './book.ts'
import {
  type Client,
  type Document,
  dayAfter,
  isCounted,
  type Receipt,
  root,
  sum,
} from './entries.ts'
import {
  action,
  ago,
  type Given,
  likely,
  nobody,
  oneIn,
  part,
  pick,
  share,
  tds,
  twice,
} from './step.ts'

/** One payment of a client, for several invoices or in advance. */

/** Offers invoices of the client and the currency, or now and then any. */
const invoicesOf = (book: Book, client: Client | undefined, currency: string, isAny: boolean) =>
  book
    .bills()
    .filter((one) => isAny || (one.client && root(one.client) === client))
    .filter((one) => isAny || one.currency === currency)

const received = fc.record({
  client: pick,
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
  shares: fc.option(fc.array(fc.record({ at: pick, share, tds }), { maxLength: 3 }), { nil: null }),
  isAny: oneIn(8),
  rest: fc.constantFrom(5_000, 90_000, 0, 500_000, 0, 900_000, 1, -1),
  strict: oneIn(6),
  ago,
  again: oneIn(4),
})
type Receiving = Given<typeof received>

type Part = { invoice: Document; amount: number; tds: number }

/** Plans the share of each invoice, and the whole receipt. */
function planned(book: Book, given: Receiving) {
  const client = likely(book.clients, given.client, ({ into }) => !into)
  const paidOn = dayAfter(book.today, -given.ago)
  const pool = invoicesOf(book, client, given.currency, given.isAny)
  const parts: Part[] = []
  for (const { at, share, tds } of given.shares ?? []) {
    const invoice = likely(pool, at, (one) => book.isOpen(one))
    if (!invoice || parts.some((one) => one.invoice === invoice)) continue
    parts.push({ invoice, amount: part(book.sums(invoice).due, share), tds })
  }
  const open = client ? book.owed(client, given.currency) : []
  const asked = given.shares === null ? open.map((one) => book.sums(one).due) : parts.map(amountOf)
  const amount = sum(asked) + given.rest
  return { client, paidOn, parts, amount, taken: given.shares ? parts : spread(book, open, amount) }
}

const amountOf = ({ amount }: Part) => amount

/** Without shares, the oldest invoices come first. */
function spread(book: Book, open: Document[], amount: number): Part[] {
  let left = amount
  return open.flatMap((invoice) => {
    const taken = Math.min(left, book.sums(invoice).due)
    left -= taken
    return taken > 0 ? [{ invoice, amount: taken, tds: 0 }] : []
  })
}

/** In the order of the database. */
const byId = (parts: Part[]) => [...parts].sort((a, b) => (a.invoice.id < b.invoice.id ? -1 : 1))

function isOf(invoice: Document, client: Client, currency: string) {
  return invoice.client && root(invoice.client) === client && invoice.currency === currency
}

function wrongPart(book: Book, { invoice, amount, tds }: Part) {
  const { due } = book.sums(invoice)
  if (tds < 0) return 'tds_out_of_range'
  if (amount < 0 || amount + tds === 0) return 'amount_out_of_range'
  return amount + tds > due ? 'more_than_due' : ''
}

export const receive = action('receive', received, {
  refusal: (book, given) => {
    const { client, paidOn, amount, taken } = planned(book, given)
    if (amount < 0) return 'amount_out_of_range'
    if (!client || client.into) return 'client_unknown'
    let used = 0
    for (const one of byId(taken)) {
      const { invoice } = one
      const fault = book.notListed(invoice)
      if (fault) return fault
      if (!isOf(invoice, client, given.currency)) return 'invoice_of_another'
      const wrong = book.wrongDay(invoice, paidOn) || wrongPart(book, one)
      if (wrong) return wrong
      used += one.amount
      if (used > amount) return 'more_than_received'
      if (invoice.writtenOff) return 'invoice_written_off'
    }
    if (amount + sum(taken.map(({ tds }) => tds)) === 0) return 'amount_out_of_range'
    return used < amount && given.strict ? 'advance_unasked' : ''
  },
  run: async (tx, book, given) => {
    const { client, paidOn, parts, amount } = planned(book, given)
    const allocations = parts.map((one) => ({
      ...{ invoice_id: one.invoice.id, amount_minor: one.amount, tds_minor: one.tds },
    }))
    const text = given.shares && JSON.stringify(allocations)
    const key = crypto.randomUUID()
    const id = await twice(given.again, async () => {
      const [row] = await tx<{ id: string }[]>`
        select record_receipt(
          ${key}, ${client?.id ?? nobody}, ${given.currency}, ${amount}, (${paidOn}::text)::date, 'UPI',
          (${text}::text)::jsonb, excess => ${given.strict ? null : 'advance'}
        ) as id`
      return row?.id ?? ''
    })
    const rows = await tx<{ id: string; invoice: string }[]>`
      select id, invoice_id as invoice from payments where receipt_id = ${id}`
    return { id, rows }
  },
  take: (book, given, { id, rows }) => {
    const { client, paidOn, amount, taken } = planned(book, given)
    if (!client) return
    if (rows.length !== taken.length) throw new Error('Other invoices took of it.')
    const method = 'UPI'
    const terms = { currency: given.currency, amount, paidOn, method }
    const receipt = { ...terms, id, client, undone: false, returned: 0, voucher: null }
    book.receipts.push(receipt)
    for (const one of taken) {
      const entered = rows.find(({ invoice }) => invoice === one.invoice.id)
      book.payments.push({
        ...{ id: entered?.id ?? '', document: one.invoice, state: 'confirmed', amount: one.amount },
        ...{ tds: one.tds, paidOn, method, fromClient: false, receipt, fromAdvance: false },
        filedBefore: [...book.filed],
      })
    }
  },
})

const using = fc.record({
  at: pick,
  invoice: pick,
  share: fc.option(share, { nil: null }),
  isAny: oneIn(8),
  again: oneIn(4),
})

function used(book: Book, given: Given<typeof using>) {
  const isApt = (one: Receipt) =>
    book.advance(one) > 0 && book.owed(one.client, one.currency).length > 0
  const receipt = likely(book.receipts, given.at, isApt)
  const pool = receipt && invoicesOf(book, receipt.client, receipt.currency, given.isAny)
  const invoice = likely(pool ?? book.bills(), given.invoice, (one) => book.isOpen(one))
  const advance = receipt ? book.advance(receipt) : 0
  const due = invoice ? book.sums(invoice).due : 0
  const asked = given.share === null ? null : part(advance, given.share)
  return { receipt, invoice, advance, asked, amount: asked ?? Math.min(due, advance) }
}

export const use = action('use an advance', using, {
  refusal: (book, given) => {
    const { receipt, invoice, advance, amount } = used(book, given)
    if (!receipt) return 'payment_not_found'
    const fault = book.notListed(invoice)
    if (fault || !invoice) return fault
    if (!isOf(invoice, receipt.client, receipt.currency)) return 'invoice_of_another'
    if (advance === 0 || amount > advance) return 'more_than_advance'
    return book.wrongAmount(invoice, amount, 0) || book.givenUp(invoice)
  },
  run: async (tx, book, given) => {
    const { receipt, invoice, asked } = used(book, given)
    const key = crypto.randomUUID()
    const [of, to] = [receipt?.id ?? nobody, invoice?.id ?? nobody]
    return twice(given.again, () => useAdvance(tx, of, to, asked, key))
  },
  take: (book, given, id) => {
    const { receipt, invoice: document, amount } = used(book, given)
    if (!receipt || !document) return
    book.payments.push({
      ...{ id, document, state: 'confirmed', amount, tds: 0, paidOn: receipt.paidOn },
      ...{ method: receipt.method, fromClient: false, receipt, fromAdvance: true },
    })
  },
})

/**
 * The days on which the return reports the use of a voucher's advance, from one payment on: later
 * uses are reckoned after earlier ones. The database goes by the clock.
 */
export function adjustedOn(book: Book, receipt: Receipt, from = receipt.vouchedAt ?? 0) {
  if (receipt.voucher?.cancelled !== false || from < (receipt.vouchedAt ?? 0)) return []
  const now = dayInIndia(new Date())
  return book.payments
    .slice(from)
    .filter((one) => one.receipt === receipt && one.fromAdvance && one.state === 'confirmed')
    .map(({ document }) => [document.issued, now].sort().at(-1))
}

/** All that it settled is due again, or nothing is; its voucher goes with it. */
export function undoneReceipt(book: Book, receipt: Receipt) {
  if (receipt.undone) return ['']
  const voucher = receipt.voucher?.cancelled === false ? receipt.voucher : null
  const parts = book.payments.filter((one) => one.receipt === receipt && one.state === 'confirmed')
  const told = [...adjustedOn(book, receipt), ...parts.flatMap((one) => book.toldOf(one))]
  return book.unlessFiled(notUndone(book, receipt), voucher?.issued, ...told)
}

function notUndone(book: Book, receipt: Receipt) {
  const counted = book.payments.filter(
    (one) => one.receipt === receipt && one.state === 'confirmed',
  )
  if (counted.some(({ document }) => document.kind === 'refund_voucher')) return 'payment_refunded'
  const invoices = [...new Set(counted.map(({ document }) => document))]
  for (const invoice of invoices.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (invoice.writtenOff) return 'invoice_written_off'
    const gone = counted.filter(({ document }) => document === invoice)
    const left = book.received(invoice) - sum(gone.map(({ amount, tds }) => amount + tds))
    if (left < book.sums(invoice).refunded) return 'payment_refunded'
  }
  return ''
}

export function takeReceiptBack(book: Book, receipt: Receipt) {
  receipt.undone = true
  if (receipt.voucher) receipt.voucher.cancelled = true
  for (const one of book.payments) {
    if (one.receipt === receipt && isCounted(one)) one.state = 'undone'
  }
}

const standing = (book: Book, at: number) => likely(book.receipts, at, ({ undone }) => !undone)

export const undoReceipt = action('undo a receipt', pick, {
  refusal: (book, at) => {
    const receipt = standing(book, at)
    return receipt ? undoneReceipt(book, receipt) : 'payment_not_found'
  },
  run: async (tx, book, at) => {
    await undoReceived(tx, standing(book, at)?.id ?? nobody)
  },
  take: (book, at) => {
    const receipt = standing(book, at)
    if (receipt) takeReceiptBack(book, receipt)
  },
})
