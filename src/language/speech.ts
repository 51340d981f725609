import { use, useMemo } from 'react'
import { messageOf } from '#data/errors.ts'
import { refusalMessage } from '#domain/messages/message.ts'
import type { Params } from '#domain/messages/refusal-params.ts'
import type { Language } from '#languages/areas.ts'
import { sentences as english } from '#languages/en/sentences.ts'
import { type Sentences, say } from '#languages/say.ts'
import { Spoken } from './words.ts'

/** The sentences that travel by code, in one language. */
export const speechIn = (sentences: Sentences) => ({
  messages: sentences.messages,
  /** Says a message; what is none stays as it is. */
  say: (message: string) => say(sentences, message),
  /** Says why a call failed; `fallback` is a sentence, or a message. */
  messageOf: (error: unknown, fallback: string) => say(sentences, messageOf(error, fallback)),
  /** Says a refusal; null when there is nothing to say. */
  sentenceOf: (code: string, params?: Params, field?: string | null) => {
    const message = refusalMessage(code, params, field)
    return message === null ? null : say(sentences, message)
  },
})

/** Says a message in a language; English where there is none. */
export const sayIn = (words: Language | undefined, message: string) =>
  say(words?.sentences ?? english, message)

export type Speech = ReturnType<typeof speechIn>

/** The sentences of the language that is spoken. */
export function useSpeech(): Speech {
  const sentences = use(Spoken)?.sentences ?? english
  return useMemo(() => speechIn(sentences), [sentences])
}
