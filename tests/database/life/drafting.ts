import fc from '../../setup/property.ts'
import type { Tx } from '../../setup/stack/database.ts'
import type { Book } from './book.ts'
import {
  type Document,
  type Draft,
  type DraftKind,
  isChallan,
  isForerunner,
  type Receipt,
  root,
} from './entries.ts'
import { documentOf, issuedAs, names, notIssuable, takeIssued, terms } from './issuing.ts'
import { action, type Given, likely, nobody, oneIn, pick } from './step.ts'

/** Drafts that are made of a document, and what is issued of them. */

const isOpen = ({ issued }: Draft) => issued === null

/** A draft of one of the documents, by the call of that name; the one that is open is found again. */
const drafting = (
  call: 'revise_invoice' | 'duplicate_document' | 'convert_estimate',
  pool: (book: Book) => Document[],
  refusal: (book: Book, document: Document | undefined) => string | string[],
  made: (document: Document) => Pick<Draft, 'kind' | 'original' | 'estimate'>,
) => {
  const chosen = (book: Book, at: number) => likely(pool(book), at, (one) => !one.cancelled)
  return action(call, pick, {
    refusal: (book, at) => refusal(book, chosen(book, at)),
    run: async (tx, book, at) => {
      const id = chosen(book, at)?.id ?? nobody
      const [row] = await tx<{ id: string }[]>`select ${tx(call)}(${id}) as id`
      return row?.id ?? ''
    },
    take: (book, at, id) => {
      const document = chosen(book, at)
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
}

const draftOf = (document: Document): DraftKind | null => {
  if (isChallan(document)) return 'delivery_challan'
  const { kind } = document
  return kind === 'invoice' || kind === 'estimate' || kind === 'proforma_invoice' ? kind : null
}

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
  (_, document) => (document && draftOf(document) ? '' : 'invoice_not_found'),
  (document) => ({ ...invoiceDraft, kind: draftOf(document) ?? 'invoice' }),
)

const notConvertible = (book: Book, estimate: Document | undefined) => {
  if (!estimate || estimate.cancelled) return 'estimate_not_found'
  if (!book.isConverted(estimate)) return ''
  return estimate.kind === 'estimate' ? 'estimate_converted' : 'document_converted'
}

export const convert = drafting(
  'convert_estimate',
  (book) => book.documents.filter(isForerunner),
  notConvertible,
  (estimate) => ({ ...invoiceDraft, estimate }),
)

type Used = { id: string; receipt: string }

/** An invoice is settled by what came in for the document that it was made of, where that is its client's and of its currency. */
function applyAdvances(book: Book, forerunner: Document, document: Document, used: Used[]) {
  const isApt = ({ client, currency }: Receipt) =>
    document.client && root(client) === root(document.client) && currency === document.currency
  let count = 0
  for (const receipt of book.advancesOf(forerunner).filter(isApt)) {
    const amount = Math.min(book.sums(document).due, book.advance(receipt))
    if (amount === 0) continue
    count += 1
    book.payments.push({
      id: used.find((one) => one.receipt === receipt.id)?.id ?? nobody,
      ...{ document, state: 'confirmed', amount, tds: 0, paidOn: receipt.paidOn },
      ...{ method: receipt.method, fromClient: false, receipt, fromAdvance: true },
    })
  }
  if (count !== used.length) throw new Error('Another advance was used.')
}

const issuing = fc.record({ terms, at: pick, isOfAnother: oneIn(4) })
type Issuing = Given<typeof issuing>

/** A document made from another one is mostly for its client and in its currency. */
function typed(forerunner: Document | null | undefined, { terms, isOfAnother }: Issuing) {
  const { client, currency } = forerunner ?? {}
  const place = names.indexOf(client?.name ?? '')
  const isSame = currency && place >= 0 && !isOfAnother
  return isSame ? { ...terms, client: place, currency } : terms
}

async function issued(tx: Tx, book: Book, draft: string, given: Issuing['terms']) {
  const text = JSON.stringify(documentOf(book, given))
  const [row] = await tx<{ id: string | null }[]>`
    select issue_draft(${draft}, gen_random_uuid(), (${text}::text)::jsonb) ->> 'id' as id`
  if (!row?.id) return null
  const used = await tx<Used[]>`
    select id, receipt_id as receipt from payments where invoice_id = ${row.id} and from_advance`
  return { ...(await issuedAs(tx, row.id)), used }
}
type Made = NonNullable<Awaited<ReturnType<typeof issued>>>

function takeMade(book: Book, draft: Draft, given: Issuing['terms'], { used, ...made }: Made) {
  const document = takeIssued(book, draft.kind, given, made, draft.original)
  if (draft.estimate) applyAdvances(book, draft.estimate, document, used)
  draft.issued = document
}

const draftAt = (book: Book, at: number) => likely(book.drafts, at, isOpen)

export const issueDraft = action('issue a draft', issuing, {
  refusal: (book, asked) => {
    const draft = draftAt(book, asked.at)
    if (!draft) return 'draft_not_found'
    if (draft.issued) return ''
    const fault = draft.original ? book.notRevisable(draft.original) : ''
    const wrong = notIssuable(book, draft.kind, typed(draft.estimate, asked))
    return book.unlessFiled(fault || wrong, draft.original?.issued)
  },
  run: (tx, book, asked) => {
    const draft = draftAt(book, asked.at)
    return issued(tx, book, draft?.id ?? nobody, typed(draft?.estimate, asked))
  },
  take: (book, asked, made) => {
    const draft = draftAt(book, asked.at)
    if (draft?.issued) {
      const expected = draft.issued.cancelled ? undefined : draft.issued.id
      if (made?.id !== expected) throw new Error('A draft became two documents.')
    } else if (draft && made) takeMade(book, draft, typed(draft.estimate, asked), made)
  },
})

/** Converted and issued at once; mostly what was paid for. */
const paidAt = (book: Book, at: number) =>
  likely(book.documents.filter(isForerunner), at, (one) => book.advancesOf(one).length > 0)

export const makeInvoice = action('make the invoice', issuing, {
  refusal: (book, asked) => {
    const forerunner = paidAt(book, asked.at)
    return (
      notConvertible(book, forerunner) || notIssuable(book, 'invoice', typed(forerunner, asked))
    )
  },
  run: async (tx, book, asked) => {
    const forerunner = paidAt(book, asked.at)
    const [row] = await tx<{ id: string }[]>`
      select convert_estimate(${forerunner?.id ?? nobody}) as id`
    const draft = row?.id ?? nobody
    return { draft, made: await issued(tx, book, draft, typed(forerunner, asked)) }
  },
  take: (book, asked, { draft: id, made }) => {
    const estimate = paidAt(book, asked.at)
    if (!estimate || !made) return
    const open = book.drafts.find((one) => one.estimate === estimate && isOpen(one))
    if (open && open.id !== id) throw new Error('Another draft was made beside the open one.')
    const draft: Draft = open ?? { ...invoiceDraft, id, estimate, issued: null }
    if (!open) book.drafts.push(draft)
    takeMade(book, draft, typed(estimate, asked), made)
  },
})
