import * as v from 'valibot'
import type { messages } from '#languages/en/messages/index.ts'
import { refusals } from '#languages/en/messages/refusals/index.ts'
import { fields } from '#languages/en/names/fields.ts'
import { codesOf, type Params, refusalParams } from './refusal-params.ts'

type Messages = typeof messages
export type MessageCode = keyof Messages

type ParamsOf<Code extends MessageCode> = Messages[Code] extends (params: infer P) => string
  ? [params: P]
  : []

const written = (code: string, params: unknown) =>
  params === undefined ? code : `${code} ${JSON.stringify(params)}`

/**
 * A sentence by its code and parameters, in one string that schemas, forms, errors and workers
 * carry. `say` makes it words of a language, where it is shown.
 */
export const message = <Code extends MessageCode>(
  code: Code,
  ...[params]: ParamsOf<Code>
): string => written(code, params)

/**
 * The message of a refusal by the database, the product or the Auth server, or else another
 * server's words for it; null when there is nothing to say. `field` is a path: "items.0.rate" is
 * the rate of a row.
 */
export function refusalMessage(
  code: string,
  params: Params = {},
  field?: string | null,
): string | null {
  const known = v.parse(refusalParams, params)
  if (!codesOf(code, known).some((each) => Object.hasOwn(refusals, each))) return known.said || null
  const name = field?.split('.').at(-1) ?? ''
  return written(code, Object.hasOwn(fields, name) ? { ...params, label: name } : params)
}
