import { financialYearOf } from '#domain/periods.ts'
import fc from '../../setup/property.ts'
import type { Tx } from '../../setup/stack/database.ts'
import { createForerunner, createInvoice } from '../../setup/stack/people.ts'
import { karnataka } from '../credit.ts'
import type { Book } from './book.ts'
import {
  type Document,
  type DraftKind,
  dayAfter,
  isChallan,
  isForerunner,
  isProforma,
  type Kind,
  root,
} from './entries.ts'
import { action, type Given, nobody, oneIn, twice } from './step.ts'

export const names = ['Kaveri Interiors', 'Tapti Textiles', 'Narmada Foods']

export const terms = fc.record({
  client: fc.constantFrom<number>(0, 0, 1, 1, 2),
  unkept: oneIn(8),
  rows: fc.array(
    fc.record({
      amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 10_000, max: 900_000 })),
      rate: fc.constantFrom(0, 500, 1800, 1800),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  currency: fc.constantFrom<string>('INR', 'INR', 'INR', 'USD'),
  rated: fc.boolean(),
  back: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 40),
  days: fc.constantFrom(30, 30, 30, 5, 5, 0, 0, 30, 30, -1),
  inParts: oneIn(3),
  /** Used for a challan. */
  reason: fc.constantFrom('other', 'job_work', 'approval'),
  again: oneIn(5),
})
type Terms = Given<typeof terms>

const challans = {
  other: 'delivery_challan',
  job_work: 'job_work_challan',
  approval: 'approval_challan',
} as const
const kindFor = (draft: DraftKind, { reason }: Terms): Kind =>
  draft === 'delivery_challan' ? challans[reason] : draft

const ownSeries: Partial<Record<Kind, string>> = {
  ...{ estimate: 'EST', proforma_invoice: 'PF' },
  ...{ delivery_challan: 'DC', job_work_challan: 'JW', approval_challan: 'SA' },
}
const seriesOf = (book: Book, kind: Kind) => ownSeries[kind] ?? book.prefix

/** The rate of a document: the given one, or the last one that the seller still sees. */
export function rateOf(book: Book, { currency, rated }: { currency: string; rated: boolean }) {
  const isKnown = book.invoices().some((one) => one.rate !== null && !one.cancelled)
  return currency === 'USD' && (rated || isKnown) ? book.rate : null
}

/** A challan has no last day and no tax, and a return tells its number. */
export function notIssuable(book: Book, draft: DraftKind, given: Terms) {
  const kind = kindFor(draft, given)
  const day = dayAfter(book.today, -given.back)
  const year = financialYearOf(day)
  const newest = book.numbered(seriesOf(book, kind), year).at(-1)
  if (given.days < 0 && !isChallan({ kind })) {
    return isForerunner({ kind }) ? 'valid_until_past' : 'due_date_past'
  }
  // Numbers and days never cross.
  if (day < book.openFrom() || (newest && day < newest.issued)) return 'issue_date_too_early'
  const isTold = kind === 'invoice' || isChallan({ kind })
  if (isTold && book.isFiled(day)) return 'period_filed'
  const isUnrated = given.currency !== 'INR' && rateOf(book, given) === null
  return book.isRegistered && isUnrated && !isChallan({ kind }) ? 'exchange_rate_required' : ''
}

/** Two, of a sum that can be parted. */
function partsOf(book: Book, { inParts, rows, days }: Terms) {
  if (!inParts || rows.some(({ amount }) => amount < 100)) return null
  const [first, last] = [dayAfter(book.today, days), dayAfter(book.today, days + 31)]
  return [{ due_date: first, share: 4000 }, { due_date: last }]
}

export function documentOf(book: Book, given: Terms) {
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
    reason: given.reason,
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

function keptClient(book: Book, kind: Kind, given: Terms, id: string | null) {
  const name = names[given.client] ?? ''
  const known = book.clients.find((client) => client.name === name)
  if (known) return root(known)
  // Its money waits with a client of the book.
  if (given.unkept && !isProforma({ kind })) return null
  const made = { id: id ?? nobody, name, into: null }
  book.clients.push(made)
  return made
}

export function takeIssued(
  book: Book,
  draft: DraftKind,
  given: Terms,
  issued: Issued,
  original: Document | null,
) {
  const kind = kindFor(draft, given)
  const rest = { cancelled: false, writtenOff: false, currency: given.currency, original, kind }
  const client = keptClient(book, kind, given, issued.client)
  const rate = rateOf(book, given)
  const document: Document = { ...issued, ...rest, client, rate }
  book.documents.push(document)
  if (original) original.cancelled = true
  return document
}

const issuing = (kind: DraftKind, name: string) =>
  action(`issue ${name}`, terms, {
    refusal: (book, given) => notIssuable(book, kind, given),
    run: async (tx, book, given) => {
      const args = { request_key: crypto.randomUUID(), ...documentOf(book, given) }
      const make = () =>
        kind === 'invoice' ? createInvoice(tx, args) : createForerunner(tx, kind, args)
      return issuedAs(tx, await twice(given.again, make))
    },
    take: (book, given, issued) => {
      takeIssued(book, kind, given, issued, null)
    },
  })

export const issue = issuing('invoice', 'an invoice')
export const estimate = issuing('estimate', 'an estimate')
export const proforma = issuing('proforma_invoice', 'a proforma invoice')
export const challan = issuing('delivery_challan', 'a challan')
