import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import { filedForms } from '#domain/gst/filing.ts'
import { currencies } from '#domain/money.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { byEntries } from '../written.ts'
import { row } from './return-rows.ts'

const noteEntries = {
  id: v.string(),
  number: v.string(),
  issue_date: v.string(),
  client_name: v.string(),
  total_minor: v.number(),
  currency: v.picklist(currencies),
}

const rejectedRow = row({
  ...noteEntries,
  rejected_on: v.string(),
  ...byEntries,
  ends_on: v.string(),
  tax_minor: v.nullable(v.number()),
  via: v.nullable(
    row({ form: v.picklist(filedForms), first_day: v.string(), last_day: v.string() }),
  ),
})

const answer = v.object({ rejected: v.array(rejectedRow), open: v.array(row(noteEntries)) })

/** Credit notes that buyers rejected on the portal, and those of filed returns that can be marked as that. */
export type RejectedNotes = v.InferOutput<typeof answer>
export type RejectedNote = RejectedNotes['rejected'][number]

export const getRejectedNotes = async (db: Db): Promise<RejectedNotes> =>
  v.parse(answer, unwrap(await db.rpc('rejected_notes')))

/** Notes that the buyer rejected a credit note; the next return furnishes it again. Doing it twice is harmless. */
export async function rejectNote(db: Db, noteId: string, rejectedOn: PlainDate): Promise<void> {
  unwrap(await db.rpc('reject_note', { note_id: noteId, rejected_on: rejectedOn }))
}

export async function acceptNote(db: Db, noteId: string): Promise<void> {
  unwrap(await db.rpc('accept_note', { note_id: noteId }))
}
