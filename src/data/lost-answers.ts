import type { SWRConfiguration } from 'swr'
import { DataError } from '#data/errors.ts'

/** When each answer came last, in milliseconds. */
const loadedAt = new Map<string, number>()
const lost = new Set<string>()
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

type Rules = Required<Pick<SWRConfiguration, 'onError' | 'onSuccess'>>

/** Notes for each question whether the connection was lost, and when it was answered last. */
export const noteAnswers: Rules = {
  onSuccess(_, key) {
    loadedAt.set(key, Date.now())
    if (lost.delete(key)) tell()
  },
  onError(error, key) {
    const isLost = error instanceof DataError && error.status === 0
    const isNew = isLost ? !lost.has(key) : lost.has(key)
    if (isLost) lost.add(key)
    else lost.delete(key)
    if (isNew) tell()
  },
}

export const lostAnswers = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** The oldest moment of the answers that stay in place of the lost ones; null has none, undefined lost nothing. */
  since(): number | null | undefined {
    if (lost.size === 0) return undefined
    const kept = [...lost].flatMap((key) => loadedAt.get(key) ?? [])
    return kept.length > 0 ? Math.min(...kept) : null
  },
  /** The cache of another person begins empty. */
  begin() {
    loadedAt.clear()
    lost.clear()
    return new Map()
  },
  /** Another screen asks its own questions. */
  forget() {
    lost.clear()
    tell()
  },
}
