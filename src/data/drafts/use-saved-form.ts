import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import type { DraftContent } from '#domain/document/draft.ts'
import { useSession } from '../account/session.ts'
import { listsDrafts } from '../keys.ts'
import type { DraftSaver } from './draft-saver.ts'
import { type OpenDraft, saverOf } from './open-draft.ts'

interface SavedFormOptions<Values extends FieldValues, Output> {
  draft: OpenDraft
  /** Gives the form's values for a content that may lack some of them. */
  valuesOf: (content: DraftContent) => Values
  resolver: Resolver<Values, unknown, Output>
  /** The first key of a draft that is new. */
  onBegun: () => void
}

/**
 * Returns the state of saving. Only parts that show it subscribe, so the form is not drawn anew
 * with each save.
 */
export const useSaveState = (saver: DraftSaver) =>
  useSyncExternalStore(saver.subscribe, saver.state)

/** A form that is a draft: it is saved to the server, and kept in the browser until it is there. */
export function useSavedForm<Values extends FieldValues, Output>(
  options: SavedFormOptions<Values, Output>,
) {
  const { draft, valuesOf, resolver, onBegun } = options
  const userId = useSession().user?.id ?? ''
  const { mutate } = useSWRConfig()
  const [values] = useState(() => valuesOf(draft.waiting?.content ?? draft.stored?.content ?? {}))
  const [saver] = useState(() =>
    saverOf(userId, draft, values, () => {
      // A person who has signed out meanwhile has no lists.
      mutate(listsDrafts).catch(() => {})
    }),
  )
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: values as DefaultValues<Values>,
  })
  const { subscribe } = form
  const begun = useRef(Boolean(draft.stored ?? draft.waiting))
  const changed = useRef(false)
  const typed = useRef<Values | null>(null)

  /** Hands the values to the saver after the key is painted, once for all that one key changes. */
  const hand = useCallback(() => {
    if (typed.current !== null) saver.change(typed.current)
    typed.current = null
  }, [saver])

  useEffect(() => {
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        // A form that fills itself in, such as from a client in the address, is no draft before
        // somebody types.
        if (!changed.current && !isDirty) return
        changed.current = true
        if (typed.current === null) setTimeout(hand)
        typed.current = values
        if (!begun.current) onBegun()
        begun.current = true
      },
    })
    window.addEventListener('pagehide', hand)
    return () => {
      hand()
      window.removeEventListener('pagehide', hand)
      end()
    }
  }, [subscribe, hand, onBegun])
  useEffect(() => {
    saver.start()
    const look = () => {
      if (!document.hidden) void saver.look()
    }
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
      void saver.saveOnce()
    }
  }, [saver])

  return {
    form,
    saver,
    /** Shows the version made elsewhere; returns a way back to the one of this form. */
    takeOther() {
      hand()
      const mine = structuredClone(form.getValues())
      const state = saver.state()
      if (state.name === 'met') {
        const other = valuesOf(state.other.content)
        saver.takeOther(other)
        form.reset(other)
      }
      return () => {
        changed.current = true
        form.reset(mine)
        saver.change(mine)
      }
    },
  }
}
