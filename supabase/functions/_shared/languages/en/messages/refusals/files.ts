import { formatMoney, formatWhole } from '#domain/money.ts'
import type { Refusals } from '#languages/words.ts'
import { account } from '../account.ts'

/** Imports, exports and restoring. */
export const filesRefusals = {
  report_too_long: ({ most }) =>
    `A file has at most ${formatWhole(most)} lines. Ask for fewer days.`,
  statement_too_long: ({ most }) =>
    `A statement has at most ${formatWhole(most)} lines. Ask for fewer days.`,
  statement_not_found: 'This statement is not shared, or not any more.',

  import_unknown: 'This import is not known.',
  import_written: 'This file was brought in already.',
  import_undone: 'This import was undone. Choose the file again.',
  import_old: 'An import can be undone for a day.',
  import_built_on:
    'Something was built on this import already, such as a document for one of its clients. It can no longer be undone as a whole.',
  old_number_too_long: 'A number can have at most 16 characters (CGST Rule 46).',
  old_total: ({ minor, currency }) =>
    `The rows come to ${formatMoney(minor, currency)}, which is not the total in the file.`,
  import_unread:
    'The heads of this file are not known, or it has more than 20,000 rows. Bring it in with the app, which asks for its columns.',
  import_refused: 'A row of the file does not fit. Please look through it again.',
  export_unknown: 'This export is gone: it is kept for a day. Please start another one.',
  account_not_empty:
    'This account has clients, items or invoices already. An export can only be restored into an account without any.',
  restore_incomplete: 'Not all of the file arrived. Please choose it again.',
  restore_unfinished:
    'An export is being restored into this account. Let it end, or take it back, under Settings, Your data.',
  restore_acted: 'Something was written into this account since. Let the restore go on to its end.',
  restore_refused: account.accountFileChanged,
  restore_number: ({ number }) =>
    `Document ${number} has a number or a date that does not fit. ${account.accountFileChanged}`,
  restore_sums: ({ number }) =>
    `The sums, the tax or the payments of document ${number} are not what its rows come to. ${account.accountFileChanged}`,
} satisfies Refusals
