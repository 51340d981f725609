import { saverOf } from './open-draft.ts'
import { readWaiting } from './waiting.ts'
import { draftAt, waitingPlaces } from './waiting-drafts.ts'

export { adoptTrial } from './trial.ts'

/**
 * Saves what of a person's drafts waits in this browser. What was changed elsewhere since goes on waiting: whoever opens
 * such a draft chooses.
 */
export async function saveWaiting(userId: string, onSaved: () => void) {
  for (const place of waitingPlaces(userId)) {
    const waiting = readWaiting(place)
    if (waiting === null) continue
    const id = draftAt(userId, place)
    const draft = { id, kind: waiting.kind, stored: undefined, waiting }
    await saverOf(userId, draft, waiting.content, onSaved, place).saveOnce()
  }
}
