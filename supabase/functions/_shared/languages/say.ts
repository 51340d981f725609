import * as v from 'valibot'
import { codesOf, refusalParams } from '#domain/messages/refusal-params.ts'
import type { messages } from './en/messages/index.ts'
import type { refusals } from './en/messages/refusals/index.ts'
import { messageForm } from './message-form.ts'
import type { RefusalsLike, Words } from './words.ts'

/** The sentences of a language that travel by code. */
export interface Sentences {
  readonly messages: Words<typeof messages>
  readonly refusals: RefusalsLike<typeof refusals>
}

const own = (catalogue: Readonly<Record<string, unknown>>, code: string): unknown =>
  Object.hasOwn(catalogue, code) ? catalogue[code] : undefined

const spoken = (sentence: unknown, params: unknown): string =>
  typeof sentence === 'function' ? sentence(params) : String(sentence)

const carriedParams = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ message: v.optional(v.string()) }),
)

/**
 * Says a message (`domain/messages/message.ts`) in a language; what is no message, such as another
 * server's words, stays as it is. A parameter `message` is a message in its turn.
 */
export function say(words: Sentences, text: string): string {
  const [, code = '', json = '{}'] = messageForm.exec(text) ?? []
  const given = v.safeParse(carriedParams, json)
  if (!given.success) return text
  const sentence = own(words.messages, code)
  if (sentence !== undefined) {
    const { message } = given.output
    const inner = message !== undefined && { message: say(words, message) }
    return spoken(sentence, { ...given.output, ...inner })
  }
  const params = v.parse(refusalParams, given.output)
  const said = codesOf(code, params).flatMap((each) => {
    const refusal = own(words.refusals, each)
    return refusal === undefined ? [] : [spoken(refusal, params)]
  })
  return said.join(' ') || text
}
