/** Returns that were filed. */
export const filing = {
  periodCodeInvalid: 'period must be a month and a year, such as 102026.',
  filingDateInvalid: 'Please select a valid date of filing.',
  filedMarksLoadFailed: 'Failed to load whether it is filed.',
  markedAsFiled: 'Marked as filed.',
  markAsFiledFailed: 'Failed to mark it as filed. Please try again.',
  filedUnmarked: 'No longer marked as filed.',
  filedUnmarkFailed: 'Failed to take the mark back. Please try again.',
} as const
