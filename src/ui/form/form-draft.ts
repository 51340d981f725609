import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was typed before a reload or an expired session, if anything; in this tab only. */
export function readDraft<T>(key: string): T | null {
  const stored = sessionStorage.getItem(key)
  return stored === null ? null : JSON.parse(stored)
}

export const dropDraft = (key: string) => sessionStorage.removeItem(key)

/** Keeps what is typed into a form under a key; the form drops it when it is saved or cancelled. */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  key: string,
) {
  const { subscribe } = form
  // A form that began with a draft is not as it was stored when it is as it began.
  const [restored] = useState(() => readDraft(key) !== null)
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty || restored) sessionStorage.setItem(key, JSON.stringify(values))
          // What was typed and taken back must not come back, either.
          else dropDraft(key)
        },
      }),
    [subscribe, key, restored],
  )
  return { restored }
}
