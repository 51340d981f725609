import { DataError } from '#data/errors.ts'
import type { Draft, DraftContent } from '#domain/document/draft.ts'
import { sameContent } from './same-content.ts'
import type { Waiting } from './waiting.ts'

/** The pause in typing after which it is saved. */
const REST_MS = 500
/** Pauses before the server, which could not be asked, is asked again; the last one stays. */
const RETRY_MS = [5_000, 10_000, 30_000, 60_000]

export type SaveState =
  /** Nothing was typed since it was opened. */
  | { name: 'unchanged' }
  | { name: 'saving' }
  | { name: 'saved' }
  | { name: 'failed'; error: unknown }
  /** It was changed elsewhere since this was typed: somebody has to choose. */
  | { name: 'met'; other: Draft }
  /** It was discarded or issued elsewhere; null where it is not there at all. */
  | { name: 'ended'; draft: Draft | null }

interface DraftSaverOptions {
  /** The server's version when it was opened: null if there was none, undefined if the server could not be asked. */
  stored: Draft | null | undefined
  /** Text from an earlier visit that the server may not have. */
  waiting: Omit<Waiting, 'kind'> | null
  /** The content that the form starts with. */
  shown: DraftContent
  save: (version: number, content: DraftContent) => Promise<{ version: number }>
  read: () => Promise<Draft | null>
  /** Remembers in this browser what waits, and forgets it. */
  keep: (waiting: Omit<Waiting, 'kind'>) => void
  drop: (saved: DraftContent) => void
}

const statusOf = (error: unknown) => (error instanceof DataError ? error.status : 0)
const hasEnded = (draft: Draft | null) =>
  draft === null || draft.issuedId !== null || draft.discardedAt !== null
/**
 * Tells whether a failure is the server's or the moment's and may pass. A refusal of the content
 * stays until the content changes.
 */
export const mayPass = (status: number) =>
  status < 400 || status >= 500 || [401, 408, 429].includes(status)

/**
 * Saves the typed text of one draft, keeps any that failed to save, and overwrites no version that
 * it has not seen.
 */
export function draftSaver({ stored, waiting, shown, ...calls }: DraftSaverOptions) {
  let version = waiting?.version ?? stored?.version ?? 0
  let current = waiting?.content ?? shown
  let text = JSON.stringify(current)
  let dirty = waiting !== null
  /** Repeated as it was until it is answered: then nobody else's can be taken for it. */
  let sent = waiting?.sent ?? null
  let state: SaveState = { name: 'unchanged' }
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false
  let abandoned = false
  const listeners = new Set<() => void>()

  function show(next: SaveState) {
    // Listeners are not called for every key.
    if (next.name === state.name && (next.name === 'saving' || next.name === 'saved')) return
    state = next
    for (const listener of listeners) listener()
  }
  const isDecided = () => state.name !== 'met' && state.name !== 'ended'
  function keep() {
    if (!abandoned) calls.keep({ version, content: current, sent })
  }

  function onServer(nowVersion: number, content: DraftContent) {
    version = nowVersion
    sent = null
    failures = 0
    dirty = !sameContent(content, current)
    if (dirty) return keep()
    calls.drop(current)
    show({ name: 'saved' })
  }

  /** Decides how to go on when the server has another version than expected. */
  function meet(other: Draft | null) {
    if (other === null || hasEnded(other)) show({ name: 'ended', draft: other })
    else if (sent && sameContent(other.content, sent)) onServer(other.version, sent)
    else if (sameContent(other.content, current)) onServer(other.version, current)
    else show({ name: 'met', other })
  }

  function fail(error: unknown) {
    const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]
    failures += 1
    show({ name: 'failed', error })
    if (mayPass(statusOf(error)) && !stopped) timer = setTimeout(save, pause)
  }

  async function attempt(): Promise<boolean> {
    const content = sent ?? current
    sent = content
    keep()
    try {
      onServer((await calls.save(version, content)).version, content)
      return true
    } catch (error) {
      const status = statusOf(error)
      const stale = status === 404 || status === 409
      const other = stale ? await calls.read().catch(() => undefined) : undefined
      if (other === null ? version > 0 : other && (hasEnded(other) || other.version !== version)) {
        meet(other ?? null)
        return isDecided()
      }
      // A refused version is not there; a stale one may be, until it could be read.
      if (status >= 400 && status < 500 && !(stale && other === undefined)) sent = null
      fail(error)
      return false
    }
  }

  async function run() {
    while (dirty && !abandoned && isDecided() && (await attempt()));
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    // Forgotten behind its end, also where there was nothing to do.
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  function change(content: DraftContent) {
    const typed = JSON.stringify(content)
    if (typed === text) return
    text = typed
    // A copy: the form goes on changing its own values.
    current = JSON.parse(typed)
    dirty = true
    keep()
    if (!isDecided()) return
    if (state.name !== 'failed') show({ name: 'saving' })
    clearTimeout(timer)
    timer = setTimeout(save, REST_MS)
  }

  /** Retries a failed save; else finds out whether it was changed elsewhere. */
  async function catchUp() {
    if (dirty && isDecided()) return save()
    if (version === 0 || !isDecided()) return
    const other = await calls.read()
    // Typed meanwhile: saving finds out.
    if (dirty || !isDecided()) return
    if (hasEnded(other) || (other && other.version > version)) meet(other)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Begins with what waited. */
    start() {
      stopped = false
      if (!dirty) return
      show({ name: 'saving' })
      if (stored !== undefined && (stored?.version ?? 0) !== version) meet(stored)
      else if (stored && hasEnded(stored)) meet(stored)
      if (isDecided()) void save()
    },
    /** Stops asking by itself, and tries unsaved text once more. */
    async saveOnce() {
      stopped = true
      clearTimeout(timer)
      if (dirty && !abandoned && isDecided()) await save()
    },
    /** Saves nothing more; says whether the server knows the draft by now. */
    async abandon(): Promise<boolean> {
      abandoned = true
      clearTimeout(timer)
      calls.drop(current)
      await running
      return version > 0
    },
    change,
    /** Catches up for a person who comes back; a failure is found out later. */
    look: () => catchUp().catch(() => {}),
    /** Whether the server has this and nothing newer, once known; throws the error that prevents saving. */
    async saved(content: DraftContent): Promise<boolean> {
      change(content)
      await catchUp()
      if (state.name === 'failed') throw state.error
      return isDecided()
    },
    keepMine() {
      if (state.name !== 'met') return
      version = state.other.version
      sent = null
      dirty = true
      show({ name: 'saving' })
      void save()
    },
    /** The other version is what counts from here on; `content` is how the form shows it. */
    takeOther(content: DraftContent) {
      if (state.name !== 'met') return
      version = state.other.version
      calls.drop(current)
      current = content
      text = JSON.stringify(content)
      dirty = false
      sent = null
      show({ name: 'saved' })
    },
  }
}

export type DraftSaver = ReturnType<typeof draftSaver>
