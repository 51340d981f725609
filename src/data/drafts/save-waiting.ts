import { saverOf } from './open-draft.ts'
import { readWaiting } from './waiting.ts'
import { draftAt, waitingPlaces } from './waiting-drafts.ts'

export { adoptTrial } from './trial.ts'

/**
 * Saves a person's drafts that wait in this browser. A draft that was changed elsewhere since goes on waiting: the person
 * chooses when they open it.
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
