import * as v from 'valibot'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { timestamp } from './rows.ts'

const comments = v.array(
  v.pipe(
    v.object({
      ...{ id: v.string(), text: v.string(), at: timestamp },
      ...{ by_id: v.nullable(v.string()), by_name: v.nullable(v.string()) },
    }),
    v.transform(
      ({ by_id, by_name, ...row }): Comment => ({ ...row, byId: by_id, byName: by_name }),
    ),
  ),
)

/** Said among those who work for a business. */
export interface Comment {
  id: string
  text: string
  /** An instant, ISO 8601. */
  at: string
  byId: string | null
  /** The name at that time; null of the owner. */
  byName: string | null
}

/** The comments on a document, the first one first. */
export async function listComments(db: Db, documentId: string): Promise<Comment[]> {
  const rows = await db
    .from('comments')
    .select('id, text, at, by_id, by_name')
    .eq('invoice_id', documentId)
    .order('at')
    .order('id')
  return v.parse(comments, unwrap(rows))
}

export async function commentOn(db: Db, documentId: string, text: string): Promise<void> {
  unwrap(await db.rpc('comment_on', { document_id: documentId, text }))
}

export async function removeComment(db: Db, id: string): Promise<void> {
  unwrap(await db.rpc('remove_comment', { comment_id: id }))
}
