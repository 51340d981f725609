import fc from '../../setup/property.ts'
import { record } from '../ledger.ts'
import type { Book } from './book.ts'
import { type Document, dayAfter, isProforma, type Receipt, root } from './entries.ts'
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
  twice,
} from './step.ts'

/** Money for a proforma invoice. It settles no debt, so it waits with its client for an invoice. */

type Said = { amount: number; tds: number; paidOn: string }

/** Tax is deducted at source from what is owed alone. */
export function notAdvanced(book: Book, proforma: Document, { amount, tds, paidOn }: Said) {
  if (tds !== 0) return 'tds_out_of_range'
  return book.wrongAmount(proforma, amount, tds) || book.wrongDay(proforma, paidOn)
}

export function advanceFor(
  book: Book,
  { client, currency }: Document,
  given: Pick<Receipt, 'id' | 'amount' | 'paidOn' | 'method'>,
) {
  if (!client) throw new Error('An advance waits with nobody.')
  const rest = { undone: false, returned: 0, voucher: null }
  const receipt: Receipt = { ...given, ...rest, client: root(client), currency }
  book.receipts.push(receipt)
  return receipt
}

const advancing = fc.record({
  at: pick,
  share,
  tds: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 7),
  ago,
  method,
  /** Said, it changes nothing: all of it is an advance. */
  excess: fc.boolean(),
  again: oneIn(4),
})

function asked(book: Book, given: Given<typeof advancing>) {
  const pool = book.documents.filter(isProforma)
  const proforma = likely(pool, given.at, (one) => book.isPayable(one))
  const due = proforma ? book.sums(proforma).due : 0
  return { proforma, amount: part(due, given.share), paidOn: dayAfter(book.today, -given.ago) }
}

export const advance = action('pay a proforma invoice', advancing, {
  refusal: (book, given) => {
    const { proforma, amount, paidOn } = asked(book, given)
    const fault = book.notPayable(proforma)
    if (fault || !proforma) return fault
    return notAdvanced(book, proforma, { amount, tds: given.tds, paidOn })
  },
  run: async (tx, book, given) => {
    const { proforma, amount, paidOn } = asked(book, given)
    const args = {
      request_key: crypto.randomUUID(),
      ...{ amount_minor: amount, tds_minor: given.tds, paid_on: paidOn, method: given.method },
      excess: given.excess ? 'advance' : null,
    }
    const id = await twice(given.again, () => record(tx, proforma?.id ?? nobody, args))
    const [row] = await tx<{ receipt: string }[]>`
      select receipt_id as receipt from payments where id = ${id}`
    return { id, receipt: row?.receipt ?? nobody }
  },
  take: (book, given, made) => {
    const { proforma: document, amount, paidOn } = asked(book, given)
    if (!document) return
    const { method } = given
    const receipt = advanceFor(book, document, { id: made.receipt, amount, paidOn, method })
    book.payments.push({
      ...{ id: made.id, document, state: 'advanced', amount, tds: 0, paidOn, method },
      ...{ fromClient: false, receipt, fromAdvance: false },
    })
  },
})
