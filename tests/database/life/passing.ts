import fc from '../../setup/property.ts'
import type { Book } from './book.ts'
import { dayAfter, type Filed, root } from './entries.ts'
import { action, type Given, nobody, of, oneIn, pick } from './step.ts'

/** Steps around the documents: days pass, clients turn out to be one, a series begins. */

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

/** A period that many months ago, or the quarter of that month. */
const filing = fc.record({ ago: fc.constantFrom(0, 1, 1, 1, 1, 2, 3), isQuarter: oneIn(4) })

function periodOf(book: Book, { ago, isQuarter }: Given<typeof filing>): Filed {
  const [year = 0, month = 0] = book.today.split('-').map(Number)
  const at = month - 1 - ago
  const from = isQuarter ? at - (((at % 3) + 3) % 3) : at
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10)
  return { first: day(from, 1), last: day(from + (isQuarter ? 3 : 1), 0) }
}

export const file = action('file a period', filing, {
  refusal: (book, given) => {
    const { first, last } = periodOf(book, given)
    if (last >= book.today) return 'period_not_over'
    if (book.filed.some((one) => one.first === first && one.last === last)) return ''
    return book.filed.some((one) => one.first <= last && one.last >= first) ? 'period_filed' : ''
  },
  run: async (tx, book, given) => {
    const { first, last } = periodOf(book, given)
    await tx`select file_period(${first}, ${last})`
  },
  take: (book, given) => {
    const period = periodOf(book, given)
    if (!book.isFiled(period.first)) book.filed.push(period)
  },
})

export const unfile = action('take a filing back', pick, {
  refusal: (book, at) => (of(book.filed, at) ? '' : 'period_not_filed'),
  run: async (tx, book, at) => {
    const { first, last } = of(book.filed, at) ?? { first: '2020-01-01', last: '2020-01-31' }
    await tx`select unfile_period(${first}, ${last}, 'Filed with an error')`
  },
  take: (book, at) => {
    book.filed.splice(at % book.filed.length, 1)
  },
})
