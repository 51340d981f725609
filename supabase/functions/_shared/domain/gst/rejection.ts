import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'

const rejectedOn = (today: PlainDate) =>
  v.pipe(
    v.string(message('rejectionDayInvalid')),
    v.check((day) => isPlainDate(day) && day <= today, message('rejectionDayInvalid')),
  )

/** Which credit note a buyer rejected on the portal, and when; the database compares the day with that of the note. */
export const rejectionSchema = (today: PlainDate) =>
  v.object({
    noteId: v.pipe(v.string(), v.nonEmpty(message('rejectedNoteRequired'))),
    rejectedOn: rejectedOn(today),
  })

/** The same of a note that the address names; of today where no day is given. */
export const rejectionRequest = (today: PlainDate) =>
  v.object({ rejectedOn: v.optional(rejectedOn(today), today) })
