import fc from '../../setup/property.ts'
import type { Tx } from '../../setup/stack/database.ts'
import type { Book } from './book.ts'
import type { Document, Receipt } from './entries.ts'
import { issuedAs, rateOf } from './issuing.ts'
import { action, type Given, likely, nobody, oneIn, part, pick, share, twice } from './step.ts'

/** Vouchers of advances: that one came, and that one was given back. */

const live = (receipt: Receipt) =>
  receipt.voucher && !receipt.voucher.cancelled ? receipt.voucher : null

async function idOf(asked: PromiseLike<readonly { id: string }[]>) {
  const [row] = await asked
  return row?.id ?? ''
}

/** Facts of a document that belongs to an advance alone. */
const bare = { parts: [], cancelled: false, writtenOff: false }

const vouching = fc.record({ at: pick, again: oneIn(4) })
const vouched = (book: Book, at: number) =>
  likely(book.receipts, at, (one) => book.advance(one) > 0 && live(one) === null)

export const voucher = action('voucher', vouching, {
  refusal: (book, { at }) => {
    const receipt = vouched(book, at)
    if (!receipt) return 'payment_not_found'
    if (live(receipt)) return 'voucher_issued'
    if (!book.isRegistered) return 'voucher_unregistered'
    if (book.advance(receipt) === 0) return 'voucher_without_advance'
    const { currency } = receipt
    const isUnrated = currency !== 'INR' && rateOf(book, { currency, rated: false }) === null
    return isUnrated ? 'exchange_rate_required' : ''
  },
  run: async (tx: Tx, book, { at, again }) => {
    const key = crypto.randomUUID()
    const id = await twice(again, () =>
      idOf(tx<{ id: string }[]>`
        select issue_voucher(${key}, ${vouched(book, at)?.id ?? nobody}, '{"description": "Design"}') ->> 'id' as id`),
    )
    return issuedAs(tx, id)
  },
  take: (book, { at }, issued) => {
    const receipt = vouched(book, at)
    if (!receipt) return
    if (issued.total !== book.advance(receipt)) throw new Error('The voucher is over another sum.')
    const { client, currency } = receipt
    const rate = rateOf(book, { currency, rated: false })
    const kind = 'receipt_voucher'
    receipt.voucher = { ...issued, ...bare, client, currency, rate, kind, original: null }
    receipt.vouchedAt = book.payments.length
    book.documents.push(receipt.voucher)
  },
})

const returning = fc.record({ at: pick, share, again: oneIn(4) })

function returned(book: Book, given: Given<typeof returning>) {
  const receipt = likely(
    book.receipts,
    given.at,
    (one) => live(one) !== null && book.advance(one) > 0,
  )
  return { receipt, amount: part(receipt ? book.advance(receipt) : 0, given.share) }
}

export const giveBack = action('give an advance back', returning, {
  refusal: (book, given) => {
    const { receipt, amount } = returned(book, given)
    if (!receipt) return 'payment_not_found'
    if (!live(receipt)) return 'voucher_missing'
    if (amount < 1) return 'amount_out_of_range'
    return amount > book.advance(receipt) ? 'more_than_advance' : ''
  },
  run: async (tx, book, given) => {
    const { receipt, amount } = returned(book, given)
    const key = crypto.randomUUID()
    const id = await twice(given.again, () =>
      idOf(tx<{ id: string }[]>`
        select refund_advance(${key}, ${receipt?.id ?? nobody}, ${amount}, private.today(), 'UPI') ->> 'id' as id`),
    )
    const payment = await idOf(
      tx<{ id: string }[]>`select id from payments where invoice_id = ${id}`,
    )
    return { issued: await issuedAs(tx, id), payment }
  },
  take: (book, given, { issued, payment }) => {
    const { receipt, amount } = returned(book, given)
    const original = receipt && live(receipt)
    if (!receipt || !original) return
    if (issued.total !== amount) throw new Error('The voucher is over another sum.')
    const { client, currency } = receipt
    const kind = 'refund_voucher'
    const document = {
      ...issued,
      ...bare,
      client,
      currency,
      rate: original.rate,
      kind,
      original,
    } as const
    book.documents.push(document)
    book.payments.push({
      ...{ id: payment, document, state: 'confirmed', amount, tds: 0, paidOn: book.today },
      ...{ method: 'UPI', fromClient: false, receipt, fromAdvance: true },
    })
  },
})

const receiptOf = (book: Book, voucher: Document) =>
  book.receipts.find((receipt) => receipt.voucher === voucher)

/** A number that an invoice or a refund speaks of stays. */
export function voucherUsed(book: Book, voucher: Document) {
  const receipt = receiptOf(book, voucher)
  const since = book.payments.slice(receipt?.vouchedAt)
  const isUsed = since.some(
    (one) => one.receipt === receipt && one.fromAdvance && one.state === 'confirmed',
  )
  return isUsed ? 'voucher_used' : ''
}

/** A cancelled one comes back only while it says the truth. */
export function voucherUntrue(book: Book, voucher: Document) {
  const receipt = receiptOf(book, voucher)
  const isTrue = receipt && !receipt.undone && book.advance(receipt) === voucher.total
  return isTrue ? '' : 'voucher_replaced'
}

/** Picks an advance without a voucher; now and then one with a voucher. */
const bareReturn = (book: Book, given: Given<typeof returning>) => {
  const isApt = (one: Receipt) => live(one) === null && one.returned === 0 && book.advance(one) > 0
  const receipt = likely(book.receipts, given.at, isApt)
  return { receipt, amount: part(receipt ? book.advance(receipt) : 0, given.share) }
}

export const giveBackBare = action('give an advance without a voucher back', returning, {
  refusal: (book, given) => {
    const { receipt, amount } = bareReturn(book, given)
    if (!receipt) return 'payment_not_found'
    const isSame = receipt.returned === amount && receipt.returnedOn === book.today
    if (receipt.returned > 0) return isSame ? '' : 'advance_returned'
    if (live(receipt)) return 'voucher_issued'
    if (amount < 1) return 'amount_out_of_range'
    return amount > book.advance(receipt) ? 'more_than_advance' : ''
  },
  run: async (tx, book, given) => {
    const { receipt, amount } = bareReturn(book, given)
    const ask = () =>
      tx`select return_advance(${receipt?.id ?? nobody}, ${amount}, private.today(), 'UPI', 'UTR8')`
    await ask()
    if (given.again) await ask()
  },
  take: (book, given) => {
    const { receipt, amount } = bareReturn(book, given)
    if (receipt) Object.assign(receipt, { returned: amount, returnedOn: book.today })
  },
})
