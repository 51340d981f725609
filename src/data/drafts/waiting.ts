import * as v from 'valibot'
import { draftKinds } from '#domain/document/kinds.ts'
import { sameContent } from './same-content.ts'
import { tab } from './tab.ts'
import { placeOf, waitingPlaces } from './waiting-drafts.ts'

const content = v.record(v.string(), v.unknown())
const schema = v.object({
  kind: v.picklist(draftKinds),
  /** The server's version when this was typed; 0 for a draft that it does not know. */
  version: v.number(),
  content,
  /** Content that was sent without an answer: the server may have it. */
  sent: v.nullable(content),
})

/** Text typed into a draft that the server may not have yet. */
export type Waiting = v.InferOutput<typeof schema>

export function readWaiting(place: string): Waiting | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), localStorage.getItem(place))
  return stored.success ? stored.output : null
}

export function writeWaiting(place: string, waiting: Waiting) {
  try {
    localStorage.setItem(place, JSON.stringify(waiting))
  } catch {
    // A full browser keeps nobody from typing: the server has it in a moment.
  }
}

/** The key under which this tab keeps unsaved changes of a draft: two offline tabs do not overwrite each other. */
export const ownPlace = (userId: string, draftId: string) => placeOf(userId, draftId, tab)

/**
 * Takes a draft's waiting text: this tab's own, else another tab's, which belongs to this tab from
 * here on.
 */
export function takeWaiting(userId: string, draftId: string): Waiting | null {
  const own = ownPlace(userId, draftId)
  const typedHere = readWaiting(own)
  if (typedHere) return typedHere
  const places = waitingPlaces(userId, draftId)
  const place = places.find((one) => readWaiting(one) !== null)
  const left = place ? readWaiting(place) : null
  if (place && left) {
    writeWaiting(own, left)
    localStorage.removeItem(place)
  }
  return left
}

/** Forgets the waiting text of a draft in every tab, unless it differs from the saved one. */
export function dropWaiting(userId: string, draftId: string, saved: unknown) {
  for (const place of waitingPlaces(userId, draftId)) {
    if (sameContent(readWaiting(place)?.content, saved)) localStorage.removeItem(place)
  }
}
