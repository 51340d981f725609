import * as v from 'valibot'
import { type Estimate, type EstimateState, estimateStates } from '#domain/document/estimate.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { type ForerunnerKind, kinds, kindsWith } from '#domain/document/kinds.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { currencies } from '#domain/money.ts'
import type { Db } from '../client.ts'
import { DataError, unwrap } from '../errors.ts'
import { numberOfAnother, orEmpty } from '../lacking.ts'
import { toCamel } from '../names.ts'
import { documentOfNew, getInvoice, isInvoiceId, issuedInvoice } from './invoices.ts'
import { numeric, timestamp } from './rows.ts'

/** The error has the code for an estimate; kinds that nobody answers have no code of their own. */
const notFound = (kind?: ForerunnerKind) =>
  new DataError({
    status: 404,
    code: !kind || kinds[kind].answerable ? 'estimate_not_found' : 'document_not_found',
  })

const estimateRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(kindsWith({ becomes: 'invoice' })),
    number: orEmpty,
    client_name: orEmpty,
    client_email: orEmpty,
    currency: v.picklist(currencies),
    exchange_rate: v.nullable(numeric),
    total_minor: v.number(),
    total_inr_minor: v.nullable(v.number()),
    issue_date: orEmpty,
    valid_until: orEmpty,
    created_at: v.fallback(timestamp, ''),
    state: v.picklist(estimateStates),
    answer: v.nullable(
      v.pipe(
        v.object({
          accepted: v.boolean(),
          name: v.nullable(v.string()),
          note: v.nullable(v.string()),
          answered_at: timestamp,
          restored: v.boolean(),
        }),
        v.transform(toCamel),
      ),
    ),
    invoice: v.nullable(v.object({ id: v.string(), number: numberOfAnother })),
  }),
  v.transform(
    ({ number, total_minor, total_inr_minor, ...row }): Estimate => ({
      ...toCamel(row),
      formattedEstimateNumber: number,
      total: { minor: total_minor, rupeesMinor: total_inr_minor },
    }),
  ),
)

/**
 * Narrows a list of estimates or other forerunners, one kind or all, by state, client id or text.
 * Without a state the list has all but the cancelled ones.
 */
export type EstimateFilter = {
  kind?: ForerunnerKind | 'all'
  state?: EstimateState | null
  search?: string | null
  client?: string | null
}

const listRow = v.object({ total: v.number(), estimates: v.array(estimateRow) })

/** Newest first; `offset` and `limit` count estimates, `total` counts all matches. */
export async function listEstimates(
  db: Db,
  {
    offset,
    limit,
    kind = 'estimate',
    state,
    search,
    client,
  }: { offset: number; limit: number } & EstimateFilter,
): Promise<{ estimates: Estimate[]; total: number }> {
  const list = await db.rpc('list_estimates', {
    ...{ skip: offset, most: limit, list: kind === 'all' ? kind : kinds[kind].list },
    ...(state && { state }),
    ...(search && { query: search }),
    ...(client && { client_id: client }),
  })
  return v.parse(listRow, unwrap(list))
}

const countRow = v.object(v.entriesFromList(estimateStates, v.optional(v.number(), 0)))
export type EstimateCounts = v.InferOutput<typeof countRow>

/** How many documents of a kind, with a text where one is given, are in each state. */
export async function countEstimates(
  db: Db,
  kind: ForerunnerKind,
  search: string | null,
): Promise<EstimateCounts> {
  const counts = await db.rpc('count_estimates', {
    list: kinds[kind].list,
    ...(search !== null && { query: search }),
  })
  return v.parse(countRow, unwrap(counts))
}

/**
 * Returns one of the caller's estimates with its state. A malformed or foreign id, or one of
 * another kind, is "not found" (404).
 */
export async function getEstimate(db: Db, id: string, kind?: ForerunnerKind): Promise<Estimate> {
  if (!isInvoiceId(id)) throw notFound(kind)
  const row = unwrap(await db.from('estimate_records').select('*').eq('id', id).maybeSingle())
  if (row === null) throw notFound(kind)
  const estimate = v.parse(estimateRow, row)
  if (kind && kinds[estimate.kind].draft !== kind) throw notFound(kind)
  return estimate
}

const forerunnerRow = v.object({
  id: v.string(),
  kind: v.picklist(kindsWith({ becomes: 'invoice' })),
  number: numberOfAnother,
})

/** The document of which an invoice was made, such as an accepted estimate; null of none. */
export async function getForerunner(db: Db, invoiceId: string) {
  const made = db.from('estimate_records').select('id, kind, number').eq('invoice_id', invoiceId)
  return v.parse(v.nullable(forerunnerRow), unwrap(await made.maybeSingle()))
}

/** Returns the document together with its state. */
export async function getWholeEstimate(
  db: Db,
  id: string,
  kind?: ForerunnerKind,
): Promise<{ estimate: Estimate; document: Invoice }> {
  const estimate = await getEstimate(db, id, kind)
  return { estimate, document: await getInvoice(db, id, { cancelled: true }) }
}

/** Issues an estimate and returns its document; `dueDate` is its last day. Repeating the call gives the same one. */
export async function issueEstimate(
  db: Db,
  requestKey: string,
  estimate: NewInvoice,
  kind: ForerunnerKind = 'estimate',
): Promise<Invoice> {
  const args = { kind, request_key: requestKey, document: documentOfNew(estimate) }
  const answer = await db.rpc('issue_forerunner', args)
  if (!answer.error && answer.data === null) throw notFound(kind)
  return issuedInvoice(answer, estimate)
}

/** The id of the draft of an invoice out of an estimate: the open one, or a new one; refused (409) once there is an invoice. */
export const convertEstimate = async (db: Db, id: string): Promise<string> =>
  unwrap(await db.rpc('convert_estimate', { estimate_id: id }))

/** Records the client's answer to an estimate: refused (409) once there is another answer. */
export async function noteAnswer(
  db: Db,
  id: string,
  accepted: boolean,
  note: string | null,
): Promise<void> {
  const call = accepted ? 'accept_estimate' : 'decline_estimate'
  unwrap(await db.rpc(call, { estimate_id: id, ...(note !== null && { note }) }))
}
