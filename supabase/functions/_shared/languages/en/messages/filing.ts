/** Returns that were filed. */
export const filing = {
  periodCodeInvalid: 'period must be a month and a year, such as 102026.',
  filingDateInvalid: 'Choose a valid filing date.',
  filedMarksLoadFailed: 'Failed to load the filing status.',
  markedAsFiled: 'Marked as filed.',
  markAsFiledFailed: 'Failed to mark the return as filed. Please try again.',
  filedUnmarked: 'No longer marked as filed.',
  filedUnmarkFailed: 'Failed to unmark the return. Please try again.',
} as const
