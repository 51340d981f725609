import { formatDay, type PlainDate } from '../dates.ts'

/** Of what is done once a month, or once in a life: apart from the other messages, which the first page loads. */
export const rareMessages = {
  deletionFailed: 'Your account could not be deleted. Please try again.',
  periodCodeInvalid: 'period must be a month and a year, such as 102026.',
  filingDateInvalid: 'Please select a valid date of filing.',
  filedMarksLoadFailed: 'Failed to load whether it is filed.',
  markedAsFiled: 'Marked as filed.',
  markAsFiledFailed: 'Failed to mark it as filed. Please try again.',
  filedUnmarked: 'No longer marked as filed.',
  filedUnmarkFailed: 'Failed to take the mark back. Please try again.',
  /** What the login says to who has asked for the deletion. */
  deletionAsked: (day: PlainDate) =>
    `Your account will be deleted on ${formatDay(day)}. Log in before that day, and everything stays as it is.`,
}
