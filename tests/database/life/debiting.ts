import fc from '../../setup/property.ts'
import { debited } from '../debit.ts'
import type { Book } from './book.ts'
import { issuedAs } from './issuing.ts'
import { action, type Given, likely, nobody, oneIn, part, pick, share, twice } from './step.ts'

/** Debit notes, which are owed beside their invoices and paid as those are. */

const debiting = fc.record({ at: pick, share, byRow: fc.boolean(), again: oneIn(4) })

/** Adds to the first row, or asks for an amount of the whole note. */
function asked(book: Book, given: Given<typeof debiting>) {
  const isApt = (one: (typeof book.documents)[number]) =>
    one.kind === 'invoice' && book.notListed(one) === ''
  const invoice = likely(book.documents, given.at, isApt)
  const [row] = invoice?.rows ?? []
  const amount = part((given.byRow ? row?.taxable : invoice?.total) ?? 0, given.share)
  return { invoice, row, amount }
}

export const debit = action('debit', debiting, {
  refusal: (book, given) => {
    const { invoice, amount } = asked(book, given)
    if (invoice?.kind !== 'invoice' || invoice.cancelled) return 'invoice_not_found'
    if (amount < 1) return given.byRow ? 'item_invalid' : 'amount_out_of_range'
    // A few paise with tax inside do not divide into every sum; the book does not know into which.
    return !given.byRow && invoice.taxes.length > 0 && amount < 20 ? ['', 'debit_indivisible'] : ''
  },
  run: async (tx, book, given) => {
    const { invoice, row, amount } = asked(book, given)
    const args = {
      ...(given.byRow
        ? { items: [{ id: row?.id, amount_minor: amount }] }
        : { amount_minor: amount }),
      request_key: crypto.randomUUID(),
    }
    const id = await twice(given.again, () => debited(tx, invoice?.id ?? nobody, args))
    return issuedAs(tx, id)
  },
  take: (book, given, issued) => {
    const { invoice, amount } = asked(book, given)
    if (!invoice) return
    const value = given.byRow ? issued.rows[0]?.taxable : issued.total
    if (value !== amount) throw new Error('The note is over another amount.')
    const { client, currency, rate } = invoice
    const rest = { client, currency, rate, kind: 'debit_note', original: invoice } as const
    book.documents.push({ ...issued, ...rest, cancelled: false, writtenOff: false })
  },
})
