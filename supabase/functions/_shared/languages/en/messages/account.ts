import type { PlainDate } from '#domain/dates.ts'
import { dayOnScreen } from '#domain/dates.ts'
/** The account: signing in, profile, files and settings. */
export const account = {
  emailInvalid: 'Please enter a valid email address.',
  emailRequired: 'Email is required',
  emailEnterValid: 'Enter a valid email',
  phoneInvalid: 'Phone number must be exactly 10 digits.',
  postalCodeInvalid: 'Postal code must be 5 or 6 digits.',
  passwordsDiffer: 'Passwords do not match',
  registerFirst: 'Please register first',

  loginFailed: 'Login failed. Try again.',
  loginDone: 'Login successful!',
  sessionEnded: 'You were signed out. Please sign in again.',
  registerFailed: 'Registration failed.',
  registerDone: 'Check your email to verify your account.',
  codeFailed: 'OTP verification failed.',
  codeDone: 'OTP Verified! Please login.',
  /** Also the answer of `/api` to a refusal without words. */
  requestFailed: 'Request failed.',
  resetRequestDone: 'Reset link sent to email.',
  resetFailed: 'Reset failed.',
  resetDone: 'Password reset successful.',

  birthDateInvalid: 'Please select a valid birth date.',
  cityRequired: 'Please select your city.',
  profileLoadFailed: 'Failed to load profile.',
  profileSaveFailed: 'Failed to update profile. Please try again.',
  profileSaved: 'Profile updated successfully!',
  /** Any other update of an account's settings. */
  accountUpdateFailed: 'Update failed.',
  accountUpdated: 'profile updated successfully.',

  passwordSame: 'Choose a password that you do not use now.',
  passwordChanged: 'Password changed. Your other devices have been signed out.',
  leaveAllFailed: 'Your devices could not be signed out. Please try again.',
  usageLoadFailed: 'Failed to load your usage.',

  pictureKind: 'The picture must be a PNG, JPEG or WebP file.',
  pictureTooBig: 'The picture can be at most 1 MB.',
  pictureUnreadable: 'This picture cannot be read. Please try another one.',
  pictureInvalid: 'The picture must be a PNG of at most 512 × 512 pixels.',

  importDone: 'The file was brought in.',
  importFailed:
    'The file could not be brought in. Please try again: what is there already is not made twice.',
  importUndoFailed: 'The import could not be undone. Please try again.',
  importTooLong: 'A file can have at most 20,000 rows. Please bring it in in parts.',
  importDay: 'Write the date as 23-01-2026 or 2026-01-23.',
  importNumber: 'This is no amount.',
  importReason: 'As issued before',
  importNameless: 'Choose the column that holds this.',
  exportFailed: 'The export could not be made. Please try again.',
  exportStopped: 'Stopped. The file that was begun is not whole.',
  restoreFailed: 'The account could not be restored. Please try again.',
  restoreDone: 'Your account is back.',
  accountFileOther: 'This is no export of this product. Choose the ZIP that was saved here.',
  accountFileVersion: 'This export was made by a newer version, and cannot be read here.',
  accountFileCut: 'A part of this file is missing. Export again, and choose the whole file.',
  accountFileChanged:
    'The file was changed, and cannot be restored. Please choose it as it was saved.',
  bankLoadFailed: 'Your bank rows could not be loaded.',
  bankKeepFailed: 'The rows of this file could not be kept. Please try again.',
  bankRecordFailed: 'This could not be recorded. Please try again.',
  bankNoRows: 'No row of this table has a day and an amount. Choose other columns.',
  bankColumnsNeeded: 'Choose the columns of the day, of the narration and of what came in.',
  bankAsideFailed: 'This could not be changed. Please try again.',
  bankSetAside: 'Set aside.',
  bankTakenBack: 'It waits again.',

  tableFileTooBig: 'The file can be at most 10 MB.',
  tableFileTooLarge: 'This file holds too much: at most 50,000 rows and 200 columns can be read.',
  tableFileTooSlow: 'Reading this file takes too long. Save it as CSV, or in smaller parts.',
  tableFileOldXls:
    'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx or CSV and choose that one.',
  tableFilePassword:
    'This file is locked with a password. Save it without one and choose it again.',
  tableFilePdf: 'This is a PDF. Choose the same as CSV or Excel (.xlsx).',
  tableFileEmpty: 'This file has no rows.',
  tableFileUnreadable: 'This file cannot be read. Choose a CSV or an Excel file (.xlsx).',
  deletionFailed: 'Your account could not be deleted. Please try again.',
  /** Shown at login to a person who asked for the deletion. */
  deletionAsked: ({ day }: { day: PlainDate }) =>
    `Your account will be deleted on ${dayOnScreen(day)}. Log in before that day, and everything stays as it is.`,
} as const
