import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { messageOf, toDataError } from './errors.ts'

/** Turns a run's refusal into the sentence that the Data API would have given a person. */
export const runRefusal = v.pipe(
  v.nullable(
    v.object({
      code: v.string(),
      message: v.string(),
      details: v.optional(v.nullable(v.string()), null),
      hint: v.optional(v.nullable(v.string()), null),
    }),
  ),
  v.transform((error) => error && messageOf(toDataError(error, 500), message('scheduleRunFailed'))),
)
