import { createContext, use, useCallback } from 'react'
import { messageForm } from '#languages/message-form.ts'
import { Spoken } from './words.ts'

/** The part that says messages: no visitor needs it, so it comes once somebody does something. */
export type Voice = typeof import('./speech.ts')

export const Voiced = createContext<Voice | undefined>(undefined)

/** Says a message in the language that is spoken, once it can; a sentence stays as it is. */
export function useSay(): (message: string) => string {
  const voice = use(Voiced)
  const words = use(Spoken)
  return useCallback(
    (message) => {
      if (voice) return voice.sayIn(words, message)
      return messageForm.test(message) ? '' : message
    },
    [voice, words],
  )
}
