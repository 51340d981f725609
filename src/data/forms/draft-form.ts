import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { placeOwner } from '../../lib/chosen-business.ts'
import { useSession } from '../account/session.ts'

/** Returns the text typed before a reload or an expired session, if any; in this tab only. */
function readDraft<T>(key: string): T | null {
  const stored = sessionStorage.getItem(key)
  return stored === null ? null : JSON.parse(stored)
}

const drop = (key: string) => sessionStorage.removeItem(key)

/** Returns the key of a form's draft, apart for each person and for each of its `things`. */
export const useDraftKey = (form: string, ...things: string[]) =>
  ['bahi-draft', form, placeOwner(useSession().user?.id ?? ''), ...things].join('-')

export const isDraftKept = (key: string) => sessionStorage.getItem(key) !== null

interface DraftFormOptions<Values extends FieldValues, Output> {
  key: string
  resolver: Resolver<Values, unknown, Output>
  /** The values to start with when there is no draft. */
  values: DefaultValues<Values>
  /** Whether a draft is still good; one that is not is dropped, and `stale` says so. */
  holds?: (draft: DefaultValues<Values>) => boolean
}

/** A form that keeps its text until it is dropped: when it is saved or cancelled. */
export function useDraftForm<Values extends FieldValues, Output>(
  options: DraftFormOptions<Values, Output>,
) {
  const { key, resolver, values, holds = () => true } = options
  const [{ first, restored, stale }] = useState(() => {
    const draft = readDraft<DefaultValues<Values>>(key)
    const good = draft !== null && holds(draft)
    return { first: good ? draft : values, restored: good, stale: draft !== null && !good }
  })
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues: first })
  const { subscribe } = form
  useEffect(() => {
    if (stale) drop(key)
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values: typed, isDirty }) => {
        // A form that began with a draft is not as it was stored when it is as it began.
        if (isDirty || restored) sessionStorage.setItem(key, JSON.stringify(typed))
        // Drop the draft of a change that was taken back, so that it does not return.
        else drop(key)
      },
    })
  }, [subscribe, key, restored, stale])
  return { form, restored, stale, drop: () => drop(key) }
}

/**
 * The key of one request to be, beside the draft of its form: repeated with it, it makes one thing. It outlives a reload
 * together with the draft, so that a request whose answer was lost is not made twice.
 */
export function useRequestKey(draftKey: string) {
  const place = `${draftKey}-key`
  return {
    read() {
      const key = sessionStorage.getItem(place) ?? crypto.randomUUID()
      sessionStorage.setItem(place, key)
      return key
    },
    drop: () => drop(place),
  }
}
