import { getDraft, saveDraft } from '#data/documents/drafts.ts'
import type { Draft, DraftContent } from '#domain/document/draft.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { supabase } from '../../lib/supabase.ts'
import { draftSaver } from './draft-saver.ts'
import { dropWaiting, ownPlace, type Waiting, writeWaiting } from './waiting.ts'

/** A draft that is about to be edited. */
export interface OpenDraft {
  /** Made by the browser, also before the server knows the draft. */
  id: string
  kind: DraftKind
  /** The server's version: null if it has none, undefined if it could not be asked. */
  stored: Draft | null | undefined
  /** Text that was typed here and that the server may not have. */
  waiting: Waiting | null
}

/**
 * Saves one draft of a person to the server and calls `onSaved` each time. Waiting text is kept at
 * `place`.
 */
export function saverOf(
  userId: string,
  { id, kind, stored, waiting }: OpenDraft,
  shown: DraftContent,
  onSaved: () => void,
  place = ownPlace(userId, id),
) {
  return draftSaver({
    stored,
    waiting,
    shown,
    async save(version, content) {
      const saved = await saveDraft(supabase, { id, version, content, kind })
      onSaved()
      return saved
    },
    read: () => getDraft(supabase, id),
    keep: (typed) => writeWaiting(place, { kind, ...typed }),
    drop: (saved) => dropWaiting(userId, id, saved),
  })
}
