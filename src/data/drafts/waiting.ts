import * as v from 'valibot'
import { draftKinds } from '#domain/draft.ts'
import { sameContent } from './same-content.ts'

const content = v.record(v.string(), v.unknown())
const schema = v.object({
  kind: v.picklist(draftKinds),
  /** What the server had when this was typed; 0 of a draft that it does not know. */
  version: v.number(),
  content,
  /** What was sent and not answered: the server may have it. */
  sent: v.nullable(content),
})

/** What was typed into a draft and is not known to be on the server. */
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

/** Forgets what waits, unless another tab has written something else there meanwhile. */
export function dropWaiting(place: string, saved: unknown) {
  if (sameContent(readWaiting(place)?.content, saved)) localStorage.removeItem(place)
}
