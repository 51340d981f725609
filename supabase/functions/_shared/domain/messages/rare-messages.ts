import { dayOnScreen, type PlainDate } from '../dates.ts'

/** Messages needed once a month or once in a lifetime, kept apart because the first page loads the others. */
export const rareMessages = {
  deletionFailed: 'Your account could not be deleted. Please try again.',
  periodCodeInvalid: 'period must be a month and a year, such as 102026.',
  filingDateInvalid: 'Please select a valid date of filing.',
  filedMarksLoadFailed: 'Failed to load whether it is filed.',
  markedAsFiled: 'Marked as filed.',
  markAsFiledFailed: 'Failed to mark it as filed. Please try again.',
  filedUnmarked: 'No longer marked as filed.',
  filedUnmarkFailed: 'Failed to take the mark back. Please try again.',
  /** Shown at login to a person who asked for the deletion. */
  deletionAsked: (day: PlainDate) =>
    `Your account will be deleted on ${dayOnScreen(day)}. Log in before that day, and everything stays as it is.`,
}
