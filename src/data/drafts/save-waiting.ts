import { saverOf } from './open-draft.ts'
import { readWaiting } from './waiting.ts'
import { waitingDrafts, waitingPlace } from './waiting-drafts.ts'

/**
 * Saves what of a person's drafts waits in this browser. What was changed elsewhere since goes on waiting: whoever opens
 * such a draft chooses.
 */
export async function saveWaiting(userId: string, onSaved: () => void) {
  for (const id of waitingDrafts(userId)) {
    const waiting = readWaiting(waitingPlace(userId, id))
    if (waiting === null) continue
    const draft = { id, kind: waiting.kind, stored: undefined, waiting }
    await saverOf(userId, draft, waiting.content, onSaved).saveOnce()
  }
}
