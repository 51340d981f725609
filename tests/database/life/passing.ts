import fc from '../../setup/property.ts'
import { dayAfter, root } from './book.ts'
import { action, nobody, of, pick } from './step.ts'

/** What happens around the documents: days pass, clients turn out to be one, a series begins. */

export const wait = action('wait', fc.constantFrom(1, 4, 31, 200, 366), {
  refusal: () => '',
  run: async (tx, book, days) => {
    await tx`select set_config('app.today', ${dayAfter(book.today, days)}, true)`
  },
  take: (book, days) => {
    book.today = dayAfter(book.today, days)
  },
})

export const series = action('series', fc.constantFrom('INV', 'NS'), {
  refusal: () => '',
  run: async (tx, _, prefix) => {
    await tx`select set_invoice_numbering(${prefix})`
  },
  take: (book, prefix) => {
    book.prefix = prefix
  },
})

export const merge = action('merge clients', fc.record({ gone: pick, stays: pick }), {
  refusal: (book, { gone, stays }) => {
    const [one, other] = [of(book.clients, gone), of(book.clients, stays)]
    if (one === other) return 'client_same'
    return one?.into || other?.into ? 'client_unknown' : ''
  },
  run: async (tx, book, { gone, stays }) => {
    const [one, other] = [of(book.clients, gone), of(book.clients, stays)]
    await tx`select merge_clients(${one?.id ?? nobody}, ${other?.id ?? nobody})`
  },
  take: (book, { gone, stays }) => {
    const [one, other] = [of(book.clients, gone), of(book.clients, stays)]
    if (one && other) one.into = root(other)
    for (const receipt of book.receipts) receipt.client = root(receipt.client)
  },
})
