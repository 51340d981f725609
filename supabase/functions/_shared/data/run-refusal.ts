import * as v from 'valibot'
import { messages } from '#domain/messages/messages.ts'
import { messageOf, toDataError } from './errors.ts'

/** What a run was told, as the Data API would have answered a person: its sentence. */
export const runRefusal = v.pipe(
  v.nullable(
    v.object({
      code: v.string(),
      message: v.string(),
      details: v.optional(v.nullable(v.string()), null),
      hint: v.optional(v.nullable(v.string()), null),
    }),
  ),
  v.transform((error) => error && messageOf(toDataError(error, 500), messages.scheduleRunFailed)),
)
