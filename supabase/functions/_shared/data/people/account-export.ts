import * as v from 'valibot'
import type { Json } from '#database'
import {
  ACCOUNT_FORMAT,
  ACCOUNT_VERSION,
  type AccountManifest,
  type AccountPage,
  type AccountPart,
  type AccountRow,
  accountManifest,
  accountParts,
} from '#domain/account/account-file.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { version } from '#domain/version.ts'
import type { Db } from '../client.ts'
import { documentOf } from '../documents/invoices.ts'
import { unwrap } from '../errors.ts'

const isJson = (value: unknown): value is Json => value !== undefined

const row = v.record(v.string(), v.unknown())
const page = v.object({ rows: v.array(row), next: v.nullable(v.array(v.unknown())) })

/** Begins an export of the caller's account, and says what it will hold. Its id is good for a day. */
export async function startExport(db: Db): Promise<{ id: string; manifest: AccountManifest }> {
  const id = unwrap(await db.rpc('start_export'))
  return { id, manifest: await exportManifest(db, id) }
}

/** Returns the contents of an export; 404 when it is not the caller's, or a day old. */
export async function exportManifest(db: Db, id: string): Promise<AccountManifest> {
  const { until, ...counts } = v.parse(
    row,
    unwrap(await db.rpc('export_counts', { export_id: id })),
  )
  return v.parse(accountManifest, {
    ...{ format: ACCOUNT_FORMAT, version: ACCOUNT_VERSION, madeBy: version, counts },
    until: new Date(String(until)).toISOString(),
  })
}

/** A page of a part; `next` leads to the one behind it, and is null at the end. */
export async function exportPage(
  db: Db,
  id: string,
  part: AccountPart,
  after: unknown = null,
): Promise<{ rows: AccountRow[]; next: unknown[] | null }> {
  const asked = { export_id: id, part, ...(after !== null && isJson(after) && { after }) }
  return v.parse(page, unwrap(await db.rpc('export_part', asked)))
}

/** All pages of an export in order, one at a time: never more than one is held. */
export async function* exportPages(db: Db, id: string): AsyncGenerator<AccountPage> {
  for (const part of accountParts) {
    let after: unknown[] | null = null
    do {
      const { rows, next }: Awaited<ReturnType<typeof exportPage>> = await exportPage(
        db,
        id,
        part,
        after,
      )
      if (rows.length > 0) yield { part, rows }
      after = next
    } while (after !== null)
  }
}

/** Returns the print data for the PDFs of at most `MAX_PAPERS` documents. */
export async function exportPapers(
  db: Db,
  id: string,
  ids: readonly string[],
): Promise<InvoiceDocument[]> {
  const papers = unwrap(await db.rpc('export_papers', { export_id: id, ids: [...ids] }))
  return v.parse(v.array(v.unknown()), papers).map(documentOf)
}

/** Lays a page aside for `commitRestore`; documents are checked as they come. */
export async function stageRestore(
  db: Db,
  restoreId: string,
  place: number,
  { part, rows }: AccountPage,
): Promise<void> {
  const given = v.parse(v.custom<Json>(isJson), rows)
  unwrap(await db.rpc('stage_restore', { restore_id: restoreId, place, part, rows: given }))
}

/**
 * Writes the next sets of what was staged, and answers how many rows are left: 0 when all is there. Refused (409) where the
 * account has books that are not of this restore.
 */
export const commitRestore = async (db: Db, restoreId: string, pages: number): Promise<number> =>
  unwrap(await db.rpc('commit_restore', { restore_id: restoreId, pages }))

/** Takes out the next sets of what a restore wrote that did not end, and answers how many documents are left. */
export const takeBackRestore = async (db: Db): Promise<number> =>
  unwrap(await db.rpc('take_back_restore'))

const begunRestore = v.nullable(
  v.object({
    id: v.string(),
    state: v.picklist(['staged', 'writing', 'taking_back']),
    /** Pages that are staged, until it is written; then rows that are left. */
    pages: v.number(),
    rows: v.number(),
  }),
)
export type BegunRestore = NonNullable<v.InferOutput<typeof begunRestore>>

/** The restore that the caller began and did not end. */
export const findRestore = async (db: Db): Promise<BegunRestore | null> =>
  v.parse(begunRestore, unwrap(await db.rpc('restore_state')))
