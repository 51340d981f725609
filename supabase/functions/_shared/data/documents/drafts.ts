import * as v from 'valibot'
import type { Json } from '#database'
import type { Draft, DraftContent } from '#domain/document/draft.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { type DraftKind, draftKinds } from '#domain/document/kinds.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import type { Db } from '../client.ts'
import { toDataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { documentOfNew, issuedInvoice } from './invoices.ts'
import { timestamp } from './rows.ts'

const id = v.nullable(v.string())

const draftRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(draftKinds),
    version: v.number(),
    content: v.record(v.string(), v.unknown()),
    original_id: id,
    estimate_id: id,
    period: v.nullable(v.string()),
    issued_id: id,
    discarded_at: v.nullable(timestamp),
    created_at: timestamp,
    updated_at: timestamp,
  }),
  v.transform((row): Draft => toCamel(row)),
)

/** One of the caller's drafts, also an issued or a discarded one; null where there is none. */
export async function getDraft(db: Db, draftId: string): Promise<Draft | null> {
  const row = unwrap(await db.from('drafts').select('*').eq('id', draftId).maybeSingle())
  return row && v.parse(draftRow, row)
}

/** The caller's open drafts of a kind, the one that was changed last first; `total` counts all of them. */
export async function listDrafts(
  db: Db,
  { kind, offset, limit }: { kind: DraftKind; offset: number; limit: number },
): Promise<{ drafts: Draft[]; total: number }> {
  const answer = await db
    .from('drafts')
    .select('*', { count: 'exact' })
    .eq('kind', kind)
    .is('issued_id', null)
    .is('discarded_at', null)
    .order('updated_at', { ascending: false })
    .range(offset, offset + limit - 1)
  if (answer.error) throw toDataError(answer.error, answer.status)
  return { drafts: v.parse(v.array(draftRow), answer.data), total: answer.count ?? 0 }
}

/** How many drafts of a kind the caller has open. */
export async function countDrafts(db: Db, kind: DraftKind): Promise<number> {
  const answer = await db
    .from('drafts')
    .select('id', { count: 'exact', head: true })
    .eq('kind', kind)
    .is('issued_id', null)
    .is('discarded_at', null)
  if (answer.error) throw toDataError(answer.error, answer.status)
  return answer.count ?? 0
}

const savedRow = v.object({ version: v.number() })

/** Saves a draft upon the version that is known here, 0 of a new one; upon another it is refused (409). */
export async function saveDraft(
  db: Db,
  draft: { id: string; version: number; content: DraftContent; kind: DraftKind },
): Promise<{ version: number }> {
  const { id: draft_id, version, content, kind } = draft
  const args = { draft_id, version, content: content as Json, kind }
  return v.parse(savedRow, unwrap(await db.rpc('save_draft', args)))
}

/** Doing it twice is harmless. */
export async function discardDraft(db: Db, draftId: string): Promise<void> {
  unwrap(await db.rpc('discard_draft', { draft_id: draftId }))
}

/** Undoes `discardDraft`. */
export async function restoreDraft(db: Db, draftId: string): Promise<void> {
  unwrap(await db.rpc('restore_draft', { draft_id: draftId }))
}

/** Issues a draft as an invoice; one that was issued before answers what it became, 404 when that is cancelled. */
export async function issueDraft(
  db: Db,
  { draftId, requestKey, invoice }: { draftId: string; requestKey: string; invoice: NewInvoice },
): Promise<Invoice> {
  const document = documentOfNew(invoice)
  const args = { draft_id: draftId, request_key: requestKey, document }
  return issuedInvoice(await db.rpc('issue_draft', args), invoice)
}

/** A draft with the content of an invoice, which issuing the draft cancels; gives its id. */
export async function reviseInvoice(db: Db, invoiceId: string): Promise<string> {
  return unwrap(await db.rpc('revise_invoice', { invoice_id: invoiceId }))
}

/** A draft that corrects an invoice whose GSTR-1 was filed; gives its id. */
export async function correctInvoice(db: Db, invoiceId: string): Promise<string> {
  return unwrap(await db.rpc('correct_invoice', { invoice_id: invoiceId }))
}

/** A draft with the content of any document; gives its id. The same `draftId` finds the draft of the first call. */
export async function duplicateDocument(
  db: Db,
  documentId: string,
  draftId: string = crypto.randomUUID(),
): Promise<string> {
  return unwrap(await db.rpc('duplicate_document', { document_id: documentId, draft_id: draftId }))
}
