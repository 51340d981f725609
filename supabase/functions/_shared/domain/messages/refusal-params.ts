import * as v from 'valibot'
import { fields } from '#languages/en/names/fields.ts'
import { currencies } from '../money.ts'

const number = v.fallback(v.number(), 0)
const text = v.fallback(v.string(), '')

/**
 * The parameters that a refusal may carry beside its code, each absent unless the refusal uses it.
 * Amounts are minor units of `currency`; `said` holds another server's words for a code that is not
 * known here.
 */
export const refusalParams = v.object({
  /** The field at fault, as `languages/en/names/fields.ts` has it. */
  label: v.fallback(
    v.custom<keyof typeof fields>(
      (name) => typeof name === 'string' && Object.hasOwn(fields, name),
    ),
    'thisValue',
  ),
  most: number,
  least: number,
  seconds: number,
  minor: number,
  currency: v.fallback(v.picklist(currencies), 'INR'),
  /** A payment as it was typed, when a form knows it. */
  amountMinor: number,
  tdsMinor: number,
  method: text,
  state: text,
  of: text,
  /** A scope of a key (`domain/people/keys.ts`). */
  scope: text,
  /** An email address. */
  address: text,
  /** The number of a document: INV/26-27/0001. */
  number: text,
  characters: text,
  reasons: v.fallback(v.array(v.string()), []),
  said: text,
  day: text,
  /** A period, both days included. */
  first_day: text,
  last_day: text,
  /** Financial years, as in 26-27. */
  year: text,
  needed: text,
  /** A rate of GST, in hundredths of a per cent. */
  rate: number,
})

export type RefusalParams = v.InferOutput<typeof refusalParams>

/** A JSON object, as it is sent. */
export type Params = Readonly<Record<string, unknown>>

/** The codes of a refusal's sentences: its own, or one for each of its `reasons`. */
export const codesOf = (code: string, { reasons }: Pick<RefusalParams, 'reasons'>) =>
  reasons.length > 0 ? reasons.map((why) => `${code}_${why}`) : [code]
