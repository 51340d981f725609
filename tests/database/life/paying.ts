import fc from '../../setup/property.ts'
import type { Tx } from '../../setup/stack/database.ts'
import { claim as claimPayment, record, share as shareInvoice } from '../ledger.ts'
import { advanceFor, notAdvanced } from './advancing.ts'
import type { Book } from './book.ts'
import { type Document, dayAfter, isCounted, isProforma, type Payment, root } from './entries.ts'
import { adjustedOn, takeReceiptBack, undoneReceipt } from './receiving.ts'
import {
  action,
  ago,
  type Given,
  likely,
  method,
  nobody,
  oneIn,
  part,
  pick,
  share,
  tds,
  twice,
} from './step.ts'

/** Payments of one document: reported by its client, decided on and undone. */

const payment = fc.record({
  at: pick,
  share: fc.oneof(share, fc.constant(130)),
  tds,
  ago,
  method,
  excess: fc.boolean(),
  again: oneIn(4),
})
type Paying = Given<typeof payment>

/** More than is due of an invoice, where the rest of it is to wait as an advance. */
const isExcess = (due: number, amount: number, { excess, tds }: Paying) =>
  excess && due > 0 && tds >= 0 && tds <= due && amount > due - tds

const payable = (book: Book, given: Paying) => {
  const pool = book.documents.filter((one) => !isProforma(one))
  const invoice = likely(pool, given.at, (one) => book.isOpen(one))
  const due = invoice ? book.sums(invoice).due : 0
  return { invoice, due, amount: part(due, given.share), paidOn: dayAfter(book.today, -given.ago) }
}

export const pay = action('pay', payment, {
  refusal: (book, given) => {
    const { invoice, due, amount, paidOn } = payable(book, given)
    const fault = book.notListed(invoice)
    if (fault || !invoice) return fault
    if (!isExcess(due, amount, given)) {
      const wrong = book.wrongAmount(invoice, amount, given.tds)
      return wrong || book.wrongDay(invoice, paidOn) || book.givenUp(invoice)
    }
    const wrong = book.wrongDay(invoice, paidOn)
    return wrong || (invoice.client ? book.givenUp(invoice) : 'advance_without_client')
  },
  run: async (tx, book, given) => {
    const { invoice, amount, paidOn } = payable(book, given)
    const args = {
      request_key: crypto.randomUUID(),
      ...{ amount_minor: amount, tds_minor: given.tds, paid_on: paidOn, method: given.method },
      excess: given.excess ? 'advance' : null,
    }
    const id = await twice(given.again, () => record(tx, invoice?.id ?? nobody, args))
    const [row] = await tx<{ receipt: string | null }[]>`
      select receipt_id as receipt from payments where id = ${id}`
    return { id, receipt: row?.receipt ?? null }
  },
  take: (book, given, { id, receipt }) => {
    const { invoice: document, due, amount, paidOn } = payable(book, given)
    if (!document) return
    const isMore = isExcess(due, amount, given)
    if ((receipt !== null) !== isMore) throw new Error('An advance is kept where more is paid.')
    const entry = { id, document, paidOn, method: given.method, tds: given.tds }
    const kept =
      isMore && receipt && document.client
        ? {
            ...{ id: receipt, client: root(document.client), currency: document.currency },
            ...{ amount, paidOn, method: given.method, undone: false, returned: 0, voucher: null },
          }
        : null
    if (kept) book.receipts.push(kept)
    book.payments.push({
      ...{ ...entry, state: 'confirmed', amount: isMore ? due - given.tds : amount },
      ...{ fromClient: false, receipt: kept, fromAdvance: false, filedBefore: [...book.filed] },
    })
  },
})

async function become(tx: Tx, role: 'anon' | 'authenticated', claims: string) {
  await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`
}

const claiming = fc.record({ at: pick, share, method })
const claimed = (book: Book, { at, share }: { at: number; share: number }) => {
  const pool = book.documents.filter((one) => book.isBill(one) || isProforma(one))
  const invoice = likely(pool, at, (one) => book.isPayable(one))
  return { invoice, amount: part(invoice ? book.sums(invoice).due : 0, share) }
}

/** Claimed by anyone with the link. */
export const claim = action('claim', claiming, {
  refusal: (book, given) => {
    const { invoice, amount } = claimed(book, given)
    const fault = book.notPayable(invoice)
    if (fault || !invoice) return fault
    if (isProforma(invoice) && book.isConverted(invoice)) return 'document_converted'
    const reported = book.payments.filter((one) => one.document === invoice && one.fromClient)
    const waiting = reported.filter(({ state }) => state === 'claimed')
    if (book.sums(invoice).due === 0) return 'nothing_due'
    const wrong = book.wrongAmount(invoice, amount, 0)
    return wrong || (waiting.length >= 5 ? 'claims_waiting' : '')
  },
  run: async (tx, book, given) => {
    const { invoice, amount } = claimed(book, given)
    const token = await shareInvoice(tx, invoice?.id ?? nobody)
    const [seller] = await tx<{ claims: string }[]>`
      select current_setting('request.jwt.claims') as claims`
    await become(tx, 'anon', '')
    const request_key = crypto.randomUUID()
    await claimPayment(tx, token, { request_key, amount_minor: amount, method: given.method })
    await become(tx, 'authenticated', seller?.claims ?? '')
    const [row] = await tx<{ id: string }[]>`
      select id from payments where request_key = ${request_key}`
    return row?.id ?? ''
  },
  take: (book, given, id) => {
    const { invoice: document, amount } = claimed(book, given)
    if (!document) return
    book.payments.push({
      ...{ id, document, state: 'claimed', amount, tds: 0, paidOn: book.today },
      ...{ method: given.method, fromClient: true, receipt: null, fromAdvance: false },
    })
  },
})

const decidable = (book: Book, at: number) =>
  likely(book.payments, at, ({ state }) => state === 'claimed')
const undoable = (book: Book, at: number) => likely(book.payments, at, isCounted)

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })
const correction = fc.record({ at: pick, share: maybe(share), tds: maybe(tds), ago: maybe(ago) })

function confirmed(book: Book, given: Given<typeof correction>) {
  const entry = decidable(book, given.at)
  const due = entry ? book.sums(entry.document).due : 0
  const asked = {
    amount: given.share === null ? null : part(due, given.share),
    tds: given.tds,
    paidOn: given.ago === null ? null : dayAfter(book.today, -given.ago),
  }
  return { entry, asked }
}

const corrected = (entry: Payment, asked: ReturnType<typeof confirmed>['asked']) => ({
  amount: asked.amount ?? entry.amount,
  tds: asked.tds ?? entry.tds,
  paidOn: asked.paidOn ?? entry.paidOn,
})

const notThere = (document: Document) => (document.cancelled ? 'invoice_not_found' : '')

export const confirm = action('confirm', correction, {
  refusal: (book, given) => {
    const { entry, asked } = confirmed(book, given)
    if (!entry) return 'payment_not_found'
    const fault = notThere(entry.document)
    const said = corrected(entry, asked)
    const isSame =
      said.amount === entry.amount && said.tds === entry.tds && said.paidOn === entry.paidOn
    if (fault || (isCounted(entry) && isSame)) return fault
    if (entry.state !== 'claimed') return 'payment_decided'
    if (isProforma(entry.document)) return notAdvanced(book, entry.document, said)
    const wrong = book.wrongAmount(entry.document, said.amount, said.tds)
    return wrong || book.wrongDay(entry.document, said.paidOn) || book.givenUp(entry.document)
  },
  run: async (tx, book, given) => {
    const { entry, asked } = confirmed(book, given)
    const { amount, tds, paidOn } = asked
    await tx`select confirm_payment(${entry?.id ?? nobody}, ${amount}, ${tds}, (${paidOn}::text)::date)`
    const [row] = await tx<{ receipt: string | null }[]>`
      select receipt_id as receipt from payments where id = ${entry?.id ?? nobody}`
    return row?.receipt ?? null
  },
  take: (book, given, receipt) => {
    const { entry, asked } = confirmed(book, given)
    if (!entry || isCounted(entry)) return
    Object.assign(entry, corrected(entry, asked))
    if (receipt !== null) {
      const { document, amount, paidOn, method } = entry
      Object.assign(entry, { state: 'advanced' })
      entry.receipt = advanceFor(book, document, { id: receipt, amount, paidOn, method })
      return
    }
    Object.assign(entry, { state: 'confirmed', filedBefore: [...book.filed] })
  },
})

const undecided = { claimed: 'payment_unconfirmed', declined: 'payment_decided' } as const

export const decline = action('decline', pick, {
  refusal: (book, at) => {
    const entry = decidable(book, at)
    if (!entry) return 'payment_not_found'
    const isOpen = ['claimed', 'declined'].includes(entry.state)
    return notThere(entry.document) || (isOpen ? '' : 'payment_decided')
  },
  run: async (tx, book, at) => {
    await tx`select decline_payment(${decidable(book, at)?.id ?? nobody}, 'Nothing came')`
  },
  take: (book, at) => {
    const entry = decidable(book, at)
    if (entry) entry.state = 'declined'
  },
})

/** Undoes all payments of one receipt together, and refuses one that was refunded in part. */
export const undo = action('undo', pick, {
  refusal: (book, at) => {
    const entry = undoable(book, at)
    if (!entry) return 'payment_not_found'
    if (entry.receipt && !entry.fromAdvance) return undoneReceipt(book, entry.receipt)
    const fault = notThere(entry.document)
    if (fault || entry.state === 'undone') return fault
    if (entry.state === 'claimed' || entry.state === 'declined') return undecided[entry.state]
    const { refunded } = book.sums(entry.document)
    const left = book.received(entry.document) - entry.amount - entry.tds
    const wrong = book.givenUp(entry.document) || (left < refunded ? 'payment_refunded' : '')
    const { kind, issued } = entry.document
    const given = kind === 'refund_voucher' ? issued : null
    const told = entry.receipt ? adjustedOn(book, entry.receipt, book.payments.indexOf(entry)) : []
    return book.unlessFiled(wrong, given, ...told, ...book.toldOf(entry))
  },
  run: async (tx, book, at) => {
    await tx`select undo_payment(${undoable(book, at)?.id ?? nobody}, 'A slip')`
  },
  take: (book, at) => {
    const entry = undoable(book, at)
    if (entry?.receipt && !entry.fromAdvance) takeReceiptBack(book, entry.receipt)
    else if (entry) {
      entry.state = 'undone'
      // Money that came back has no voucher.
      if (entry.document.kind === 'refund_voucher') entry.document.cancelled = true
    }
  },
})
