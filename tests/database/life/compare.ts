import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Tx } from '../../setup/stack/database.ts'
import type { Book } from './book.ts'
import { type Document, root } from './entries.ts'

/** Fields of an issued document that may change; all others are printed once. */
const changing = [
  'status',
  'settled_minor',
  'credited_minor',
  'refundable_minor',
  'due_minor',
  'due_inr_minor',
  // Differs for documents due in parts; compared beside it.
  'due_date',
  'paid_date',
  'payment_method',
  'written_off_at',
  'write_off_reason',
  'cancelled_at',
  'cancel_reason',
  'listed',
  'pdf_token',
  'client_id',
  'search_text',
  'client_search_text',
]

type Kept = {
  id: string
  series: string
  year: string
  sequence: number
  client: string | null
  rate: number | null
  status: string
  settled: number
  credited: number
  refundable: number
  cancelled: boolean
  due: string | undefined
  paidDate: string | null
  paymentMethod: string | null
  print: string
}

const keptDocuments = (tx: Tx) => tx<Kept[]>`
  select
    id, prefix as series, financial_year as year, sequence, client_id as client, exchange_rate::float8 as rate, status,
    settled_minor as settled, credited_minor as credited, refundable_minor as refundable,
    cancelled_at is not null as cancelled, due_date::text as due, paid_date::text as "paidDate", payment_method as "paymentMethod",
    md5(
      (to_jsonb(invoices) - ${changing}::text[])::text
      || (select jsonb_agg(to_jsonb(item) order by position) from invoice_items as item where invoice_id = invoices.id)::text
    ) as print
  from invoices order by id`

const keptReceipts = (tx: Tx) => tx`
  select id, client_id as client, advance_minor as advance, undone_at is not null as undone, returned_minor as returned,
    voucher_id as voucher
  from receipts order by id`

const keptPayments = (tx: Tx) => tx`
  select
    id, invoice_id as document, state, amount_minor as amount, tds_minor as tds, paid_on::text as "paidOn", method,
    receipt_id as receipt
  from payments order by id`

const inOrder = <One extends { id: string }>(all: One[]) =>
  [...all].sort((a, b) => (a.id < b.id ? -1 : 1))

function statusOf(book: Book, document: Document) {
  const { due } = book.sums(document)
  if (document.writtenOff) return 'WRITTEN_OFF'
  return due === 0 ? 'PAID' : 'UNPAID'
}

/** Finds the entry of the latest day, the last entered one of that day. */
function latest(book: Book, document: Document) {
  const counted = book.counted(document)
  return counted.reduce<(typeof counted)[number] | undefined>(
    (last, one) => (last && last.paidOn > one.paidOn ? last : one),
    undefined,
  )
}

function expectedDocument(book: Book, document: Document): Kept {
  const { settled, credited, refundable } = book.sums(document)
  const last = latest(book, document)
  const { id, series, year, sequence, client, rate, cancelled, print = '' } = document
  return {
    ...{ id, series, year, sequence, rate, settled, credited, refundable, cancelled, print },
    client: client && root(client).id,
    status: statusOf(book, document),
    due: book.dueDay(document),
    paidDate: (statusOf(book, document) === 'PAID' && last?.paidOn) || null,
    paymentMethod: last?.method ?? null,
  }
}

/** Vitest compares for its message alone: it takes ten times as long. */
function expectEqual(kept: unknown[], expected: unknown[]) {
  if (!isDeepStrictEqual(kept, expected)) expect(kept).toEqual(expected)
}

/**
 * Compares the database with the sums of the book, to the paisa, and issued documents with their
 * first state.
 */
export async function expectSame(tx: Tx, book: Book) {
  const [documents, receipts, payments] = await Promise.all([
    keptDocuments(tx),
    keptReceipts(tx),
    keptPayments(tx),
  ])
  for (const document of book.documents) {
    document.print ??= documents.find(({ id }) => id === document.id)?.print ?? ''
  }
  expectEqual(
    [...documents],
    inOrder(book.documents).map((document) => expectedDocument(book, document)),
  )
  expectEqual(
    [...receipts],
    inOrder(book.receipts).map((receipt) => ({
      ...{ id: receipt.id, client: root(receipt.client).id, undone: receipt.undone },
      returned: receipt.returned,
      advance: book.advance(receipt),
      voucher: receipt.voucher?.id ?? null,
    })),
  )
  expectEqual(
    [...payments],
    inOrder(book.payments).map(({ id, document, state, amount, tds, paidOn, method, receipt }) => ({
      ...{ id, document: document.id, state, amount, tds, paidOn, method },
      receipt: receipt?.id ?? null,
    })),
  )
  expectNothingBelow(book, documents)
  expectGapless(documents)
}

/**
 * Checks that no balance, rest to credit, or advance is below zero; a fully credited document has
 * no rest.
 */
function expectNothingBelow(book: Book, documents: Kept[]) {
  for (const document of book.documents) {
    const kept = documents.find(({ id }) => id === document.id)
    const { rows, taxes, rest } = book.creditable(document)
    const rests = [...rows, ...taxes].map((each) => each.rest)
    const due = document.total - (kept?.settled ?? 0) - (kept?.credited ?? 0)
    const isBelow = Math.min(due, rest, kept?.refundable ?? 0, ...rests) < 0
    if (isBelow || (rest === 0 && Math.max(...rests) > 0))
      expect.fail(`Of ${document.id}: ${due}, ${rest}, ${rests}`)
  }
  if (book.receipts.some((receipt) => book.advance(receipt) < 0))
    expect.fail('An advance is below nothing.')
}

/** Checks that each series and year counts 1, 2, 3 …, in the order of issue and of days. */
function expectGapless(documents: Kept[]) {
  const names = new Set(documents.map(({ series, year }) => `${series}/${year}`))
  for (const name of names) {
    const numbers = documents
      .filter(({ series, year }) => `${series}/${year}` === name)
      .map(({ sequence }) => sequence)
      .sort((a, b) => a - b)
    expectEqual([name, ...numbers], [name, ...numbers.map((_, at) => at + 1)])
  }
}

/** Returns the shown status, which depends on the day, too. */
function shownStatus(book: Book, document: Document) {
  if (document.cancelled) return 'CANCELLED'
  if (document.kind.endsWith('voucher')) return 'PAID'
  if (document.kind === 'credit_note') return book.refundable(document) > 0 ? 'UNPAID' : 'PAID'
  const status = statusOf(book, document)
  const due = book.dueDay(document) ?? ''
  return status === 'UNPAID' && due < book.today ? 'OVERDUE' : status
}

/** Compares the figures in lists and pages, and the counters of the numbers. */
export async function expectShown(tx: Tx, book: Book) {
  const shown = await tx`
    select
      id, status, balance_minor as balance, written_off_minor as "writtenOff", refundable_minor as refundable
    from invoice_records order by id`
  const expected = inOrder(book.documents).map((document) => {
    const { due, refundable } = book.sums(document)
    const isNote = document.kind === 'credit_note'
    const isOwed = !isNote && !document.kind.endsWith('voucher') && !document.writtenOff
    return {
      ...{ id: document.id, status: shownStatus(book, document), balance: isOwed ? due : 0 },
      writtenOff: document.writtenOff ? due : 0,
      refundable: isNote ? book.refundable(document) : refundable,
    }
  })
  expectEqual([...shown], expected)
  const counters = await tx<{ series: string; last: number }[]>`
    select prefix || '/' || financial_year as series, last_sequence as last from invoice_counters`
  for (const { series, last } of counters) {
    const [prefix = '', year] = series.split('/')
    expectEqual([series, last], [series, book.numbered(prefix, year).length])
  }
}
