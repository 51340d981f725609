import * as v from 'valibot'
import { sameContent } from './same-content.ts'
import { readWaiting, writeWaiting } from './waiting.ts'
import { placeOf, TRIAL_PLACE } from './waiting-drafts.ts'

const schema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  content: v.record(v.string(), v.unknown()),
})

/** The work of a visitor without an account; its id becomes that of the draft. */
export type Trial = v.InferOutput<typeof schema>

export function readTrial(): Trial | null {
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), schema),
    localStorage.getItem(TRIAL_PLACE),
  )
  return stored.success ? stored.output : null
}

/** Keeps it in this browser alone; gives whether there was room. */
export function keepTrial(trial: Trial): boolean {
  try {
    localStorage.setItem(TRIAL_PLACE, JSON.stringify(trial))
    return true
  } catch {
    // A full browser keeps nobody from typing.
    return false
  }
}

/**
 * Turns the trial of this browser into a draft of the person who signs in, to be saved next;
 * returns whether there was one.
 */
export function adoptTrial(userId: string): boolean {
  const trial = readTrial()
  if (trial) {
    const place = placeOf(userId, trial.id, 'trial')
    writeWaiting(place, { kind: 'invoice', version: 0, content: trial.content, sent: null })
    // If there is no space to keep it, it stays a trial.
    if (!sameContent(readWaiting(place)?.content, trial.content)) return false
  }
  localStorage.removeItem(TRIAL_PLACE)
  return trial !== null
}
