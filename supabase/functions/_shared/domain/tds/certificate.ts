import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'
import { requiredLine } from '../text.ts'

/** In characters; the database holds the same limit. */
const MOST_NUMBER = 40

/** A certificate as it is noted: its number, and the day on which it came. */
export const certificateSchema = (today: PlainDate) =>
  v.object({
    certificate: requiredLine('certificate', MOST_NUMBER),
    receivedOn: v.pipe(
      v.string(message('required', { label: 'receivedOn' })),
      v.nonEmpty(message('required', { label: 'receivedOn' })),
      v.check((day) => isPlainDate(day) && day <= today, message('receivedOnInvalid')),
    ),
  })
