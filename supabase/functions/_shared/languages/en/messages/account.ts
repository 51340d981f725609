import type { PlainDate } from '#domain/dates.ts'
import { dayOnScreen } from '#domain/dates.ts'
/** The account: signing in, profile, files and settings. */
export const account = {
  webhookUrlWrong:
    'Enter an address that begins with https://, such as https://example.com/webhooks.',
  webhookTopicMissing: 'Choose at least one.',
  emailInvalid: 'Please enter a valid email address.',
  emailRequired: 'Email is required',
  emailEnterValid: 'Enter a valid email',
  phoneInvalid: 'Phone number must be exactly 10 digits.',
  postalCodeInvalid: 'Postal code must be 5 or 6 digits.',
  passwordsDiffer: 'Passwords do not match',
  registerFirst: 'Please register first',

  loginFailed: 'Login failed. Try again.',
  loginDone: 'Login successful!',
  sessionEnded: 'You were signed out. Sign in again.',
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

  recoveryCodeUsed: 'Recovery code accepted. Your authenticator apps were removed.',
  passwordSame: 'New password must be different from your current one.',
  passwordChanged: 'Password changed. Your other devices have been signed out.',
  leaveAllFailed: 'Failed to sign out your devices. Please try again.',
  usageLoadFailed: 'Failed to load your usage',

  pictureKind: 'The picture must be a PNG, JPEG or WebP file.',
  pictureTooBig: 'The picture can be at most 1 MB.',
  pictureUnreadable: 'This picture cannot be read. Try another one.',
  pictureInvalid: 'The picture must be a PNG of at most 512 × 512 pixels.',

  importDone: 'File imported.',
  importFailed: 'Failed to import the file. Please try again: nothing is added twice.',
  importUndoFailed: 'Failed to undo the import. Please try again.',
  importTooLong: 'A file can have at most 20,000 rows. Split it and import each part.',
  importDay: 'Write the date as 23-01-2026 or 2026-01-23.',
  importNumber: 'Enter an amount, for example 1,250.50.',
  importReason: 'As issued before',
  importNameless: 'Choose the column for this field.',
  exportFailed: 'Failed to create the export. Please try again.',
  exportStopped: 'Export stopped. The file saved so far is incomplete.',
  restoreFailed: 'Failed to restore the account. Please try again.',
  restoreDone: 'Account restored.',
  accountFileOther:
    'This file is not an export of this product. Choose the ZIP that you exported here.',
  accountFileVersion: 'This export comes from a newer version and cannot be restored here.',
  accountFileCut: 'Part of this file is missing. Choose the complete ZIP, or export again.',
  accountFileChanged:
    'This file was changed after the export, so it cannot be restored. Choose the original ZIP.',
  bankLoadFailed: 'Failed to load your bank credits',
  bankKeepFailed: 'Failed to save the credits in this file. Please try again.',
  bankRecordFailed: 'Failed to record this credit. Please try again.',
  bankNoRows: 'No row in this file has both a date and an amount. Choose other columns.',
  bankColumnsNeeded: 'Choose the columns for the date, the narration and the amount received.',
  bankAsideFailed: 'Failed to change this credit. Please try again.',
  bankSetAside: 'Credit ignored.',
  bankTakenBack: 'Credit restored.',

  tdsLoadFailed: 'Failed to load your TDS credit',
  tdsNoStatement:
    'This is neither Form 26AS as text nor the sheet of Form 168. Download it from the tax portal again, then choose it.',
  tdsTooManyRows: 'A statement can have at most 10,000 rows.',
  tdsKeepFailed: 'Failed to save the rows of this file. Choose it again: nothing is saved twice.',
  tdsChangeFailed: 'Failed to save this. Please try again.',
  deductorSaved: 'Deductor saved.',
  deductionSaved: 'Deduction saved.',
  receivedOnInvalid: 'Choose a valid day, today or earlier.',
  certificateSaved: 'Certificate noted.',

  tableFileTooBig: 'The file can be at most 10 MB.',
  tableFileTooLarge: 'This file is too large. It can have at most 50,000 rows and 200 columns.',
  tableFileTooSlow:
    'Reading this file takes too long. Save it as CSV, or split it into smaller files.',
  tableFileOldXls:
    'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx or CSV, then choose the new file.',
  tableFilePassword: 'This file has a password. Save it without one, then choose it again.',
  tableFilePdf: 'This is a PDF. Choose a CSV or Excel (.xlsx) file instead.',
  tableFileZip: 'This is a ZIP file. Unzip it first, then choose the file inside.',
  tableFileEmpty: 'This file has no rows.',
  tableFileUnreadable: 'This file cannot be read. Choose a CSV or Excel (.xlsx) file.',
  deletionFailed: 'Failed to delete your account. Please try again.',
  /** Shown at login to a person who asked for the deletion. */
  deletionAsked: ({ day }: { day: PlainDate }) =>
    `Your account will be deleted on ${dayOnScreen(day)}. Sign in before that day to keep it.`,
} as const
