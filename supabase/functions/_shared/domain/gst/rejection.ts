import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'

/** Which credit note a buyer rejected on the portal, and when; the database compares the day with that of the note. */
export const rejectionSchema = (today: PlainDate) =>
  v.object({
    noteId: v.pipe(v.string(), v.nonEmpty(message('rejectedNoteRequired'))),
    rejectedOn: v.pipe(
      v.string(message('rejectionDayInvalid')),
      v.check((day) => isPlainDate(day) && day <= today, message('rejectionDayInvalid')),
    ),
  })
