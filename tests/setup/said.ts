import { refusalMessage } from '#domain/messages/message.ts'
import type { Params } from '#domain/messages/refusal-params.ts'
import { sentences } from '#languages/en/sentences.ts'
import { say } from '#languages/say.ts'

/** A message in English. */
export const said = (message: string) => say(sentences, message)

/** A refusal in English; null when there is nothing to say. */
export function sentenceOf(code: string, params?: Params, field?: string | null): string | null {
  const message = refusalMessage(code, params, field)
  return message === null ? null : said(message)
}

/** The faults of each field, in English. */
export const saidByField = (nested: Readonly<Record<string, readonly string[] | undefined>> = {}) =>
  Object.fromEntries(Object.entries(nested).map(([field, all]) => [field, all?.map(said)]))
