import { financialYearOf } from '#domain/periods.ts'
import fc from '../../setup/property.ts'
import type { Tx } from '../../setup/stack/database.ts'
import { createInvoice } from '../../setup/stack/people.ts'
import { karnataka } from '../credit.ts'
import { type Book, type Document, type Draft, dayAfter, type Kind, root } from './book.ts'
import { action, type Given, likely, nobody, oneIn, pick, twice } from './step.ts'

const names = ['Kaveri Interiors', 'Tapti Textiles', 'Narmada Foods']

const terms = fc.record({
  client: fc.constantFrom(0, 0, 1, 1, 2),
  unkept: oneIn(8),
  rows: fc.array(
    fc.record({
      amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 10_000, max: 900_000 })),
      rate: fc.constantFrom(0, 500, 1800, 1800),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
  rated: fc.boolean(),
  back: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 40),
  days: fc.constantFrom(30, 30, 30, 5, 5, 0, 0, 30, 30, -1),
  inParts: oneIn(3),
  again: oneIn(5),
})
type Terms = Given<typeof terms>

const seriesOf = (book: Book, kind: Kind) => (kind === 'estimate' ? 'EST' : book.prefix)

/** The rate of a document: the given one, or the last one that the seller still sees. */
export function rateOf(book: Book, { currency, rated }: { currency: string; rated: boolean }) {
  const isKnown = book.invoices().some((one) => one.rate !== null && !one.cancelled)
  return currency === 'USD' && (rated || isKnown) ? book.rate : null
}

function notIssuable(book: Book, kind: Kind, given: Terms) {
  const day = dayAfter(book.today, -given.back)
  const year = financialYearOf(day)
  const newest = book.numbered(seriesOf(book, kind), year).at(-1)
  // In April March is still to be told.
  const isMarch = book.today.slice(5, 7) === '04' && day.slice(5, 7) === '03'
  if (given.days < 0) return kind === 'estimate' ? 'valid_until_past' : 'due_date_past'
  // Numbers and days never cross, and a year begins on the first of April.
  const isOpen = year === financialYearOf(book.today) || isMarch
  if (!isOpen || (newest && day < newest.issued)) {
    return 'issue_date_too_early'
  }
  if (kind !== 'estimate' && book.isFiled(day)) return 'period_filed'
  const isUnrated = given.currency !== 'INR' && rateOf(book, given) === null
  return book.isRegistered && isUnrated ? 'exchange_rate_required' : ''
}

/** Two, of a sum that can be parted. */
function partsOf(book: Book, { inParts, rows, days }: Terms) {
  if (!inParts || rows.some(({ amount }) => amount < 100)) return null
  const [first, last] = [dayAfter(book.today, days), dayAfter(book.today, days + 31)]
  return [{ due_date: first, share: 4000 }, { due_date: last }]
}

function documentOf(book: Book, given: Terms) {
  const client = names[given.client] ?? ''
  return {
    client_name: client,
    client_email: `billing@${client.split(' ')[0]?.toLowerCase()}.example`,
    client_address: '1 MG Road',
    ...(given.client === 1 ? { client_gstin: karnataka } : { client_state_code: '27' }),
    keep_client: !given.unkept,
    currency: given.currency,
    exchange_rate: given.currency === 'USD' && given.rated ? book.rate : null,
    issue_date: dayAfter(book.today, -given.back),
    due_date: dayAfter(book.today, given.days),
    parts: partsOf(book, given),
    items: given.rows.map(({ amount, rate }) => ({
      description: 'Design',
      amount_minor: amount,
      ...(book.isRegistered && { gst_rate: rate, hsn_sac: '998391' }),
    })),
  }
}

type Issued = Pick<
  Document,
  'id' | 'series' | 'year' | 'sequence' | 'total' | 'issued' | 'due' | 'parts' | 'rows' | 'taxes'
> & { client: string | null }

/** Takes the sums from the database: other tests check the totals of documents. */
export async function issuedAs(tx: Tx, id: string): Promise<Issued> {
  const [row] = await tx<Issued[]>`
    select
      id, prefix as series, financial_year as year, sequence, total_minor as total,
      issue_date::text as issued, due_date::text as due, client_id as client,
      (
        select coalesce(json_agg(json_build_object('due', due_date, 'amount', amount_minor) order by due_date), '[]')
        from jsonb_to_recordset(parts) as part (due_date date, amount_minor bigint)
      ) as parts,
      (
        select json_agg(
          json_build_object('id', item.id, 'from', item.original_item_id, 'taxable', item.taxable_minor)
          order by item.position
        )
        from invoice_items as item where item.invoice_id = invoices.id
      ) as rows,
      (
        select coalesce(json_agg(json_build_object('rate', gst_rate, 'tax', cgst_minor + igst_minor)), '[]')
        from jsonb_to_recordset(taxes) as line (gst_rate integer, cgst_minor bigint, igst_minor bigint)
      ) as taxes
    from invoices where id = ${id}`
  if (!row) throw new Error('Nothing was issued.')
  return row
}

function keptClient(book: Book, given: Terms, id: string | null) {
  const name = names[given.client] ?? ''
  const known = book.clients.find((client) => client.name === name)
  if (known) return root(known)
  if (given.unkept) return null
  const made = { id: id ?? nobody, name, into: null }
  book.clients.push(made)
  return made
}

function takeIssued(
  book: Book,
  kind: Kind,
  given: Terms,
  issued: Issued,
  original: Document | null,
) {
  const rest = { cancelled: false, writtenOff: false, currency: given.currency, original, kind }
  const client = keptClient(book, given, issued.client)
  const rate = rateOf(book, given)
  const document: Document = { ...issued, ...rest, client, rate }
  book.documents.push(document)
  if (original) original.cancelled = true
  return document
}

const issuing = (kind: 'invoice' | 'estimate') =>
  action(`issue an ${kind}`, terms, {
    refusal: (book, given) => notIssuable(book, kind, given),
    run: async (tx, book, given) => {
      const args = { request_key: crypto.randomUUID(), ...documentOf(book, given) }
      return issuedAs(tx, await twice(given.again, () => createInvoice(tx, args, `issue_${kind}`)))
    },
    take: (book, given, issued) => {
      takeIssued(book, kind, given, issued, null)
    },
  })

export const issue = issuing('invoice')
export const estimate = issuing('estimate')

const isOpen = ({ issued }: Draft) => issued === null

/** A draft of one of the documents, by the call of that name; the one that is open is found again. */
const drafting = (
  call: 'revise_invoice' | 'duplicate_document' | 'convert_estimate',
  pool: (book: Book) => Document[],
  refusal: (book: Book, document: Document | undefined) => string | string[],
  made: (document: Document) => Pick<Draft, 'kind' | 'original' | 'estimate'>,
) =>
  action(call, pick, {
    refusal: (book, at) =>
      refusal(
        book,
        likely(pool(book), at, (one) => !one.cancelled),
      ),
    run: async (tx, book, at) => {
      const id = likely(pool(book), at, (one) => !one.cancelled)?.id ?? nobody
      const [row] = await tx<{ id: string }[]>`select ${tx(call)}(${id}) as id`
      return row?.id ?? ''
    },
    take: (book, at, id) => {
      const document = likely(pool(book), at, (one) => !one.cancelled)
      if (!document) return
      const draft = { ...made(document), id, issued: null }
      const open = book.drafts.find(
        (one) =>
          isOpen(one) &&
          (one.original ?? one.estimate) === document &&
          call !== 'duplicate_document',
      )
      if (open && open.id !== id) throw new Error('Another draft was made beside the open one.')
      if (!open) book.drafts.push(draft)
    },
  })

const invoiceDraft = { kind: 'invoice', original: null, estimate: null } as const

export const revise = drafting(
  'revise_invoice',
  (book) => book.invoices(),
  (book, invoice) => book.unlessFiled(book.notRevisable(invoice), invoice?.issued),
  (original) => ({ ...invoiceDraft, original }),
)

export const duplicate = drafting(
  'duplicate_document',
  (book) => book.documents,
  (_, document) =>
    document && ['invoice', 'estimate'].includes(document.kind) ? '' : 'invoice_not_found',
  ({ kind }) => ({ ...invoiceDraft, kind }),
)

const madeOf = (book: Book, estimate: Document) =>
  book.drafts.some((one) => one.estimate === estimate && !isOpen(one))

export const convert = drafting(
  'convert_estimate',
  (book) => book.documents.filter(({ kind }) => kind === 'estimate'),
  (book, estimate) => {
    if (!estimate || estimate.cancelled) return 'estimate_not_found'
    return madeOf(book, estimate) ? 'estimate_converted' : ''
  },
  (estimate) => ({ ...invoiceDraft, estimate }),
)

export const issueDraft = action('issue a draft', fc.record({ terms, at: pick }), {
  refusal: (book, { terms: given, at }) => {
    const draft = likely(book.drafts, at, isOpen)
    if (!draft) return 'draft_not_found'
    if (draft.issued) return ''
    const fault = draft.original ? book.notRevisable(draft.original) : ''
    return book.unlessFiled(fault || notIssuable(book, draft.kind, given), draft.original?.issued)
  },
  run: async (tx, book, { terms: given, at }) => {
    const text = JSON.stringify(documentOf(book, given))
    const [row] = await tx<{ id: string | null }[]>`
      select issue_draft(${likely(book.drafts, at, isOpen)?.id ?? nobody}, gen_random_uuid(), (${text}::text)::jsonb) ->> 'id' as id`
    return row?.id ? issuedAs(tx, row.id) : null
  },
  take: (book, { terms: given, at }, issued) => {
    const draft = likely(book.drafts, at, isOpen)
    if (draft?.issued) {
      const expected = draft.issued.cancelled ? undefined : draft.issued.id
      if (issued?.id !== expected) throw new Error('A draft became two documents.')
    } else if (draft && issued) {
      draft.issued = takeIssued(book, draft.kind, given, issued, draft.original)
    }
  },
})
