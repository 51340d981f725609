import { formatMoney, formatWhole } from '#domain/money.ts'
import type { Refusals } from '#languages/words.ts'
import { account } from '../account.ts'

/** Imports, exports and restoring. */
export const filesRefusals = {
  report_too_long: ({ most }) =>
    `A file can have at most ${formatWhole(most)} lines. Choose a shorter period.`,
  statement_too_long: ({ most }) =>
    `A statement can have at most ${formatWhole(most)} lines. Choose a shorter period.`,
  statement_not_found: 'This statement is not shared, or no longer shared.',

  import_unknown: 'Import not found.',
  import_written: 'This file was already imported.',
  import_undone: 'This import was undone. Choose the file again.',
  import_old: 'An import can be undone for one day only.',
  import_built_on:
    'This import can no longer be undone, because other data uses it, such as a document for one of its clients.',
  old_number_too_long: 'A number can have at most 16 characters (CGST Rule 46).',
  old_total: ({ minor, currency }) =>
    `The rows add up to ${formatMoney(minor, currency)}, which is not the total in the file.`,
  import_unread:
    'The column headers of this file are not recognised, or it has more than 20,000 rows. Import it in the app, which asks for its columns.',
  import_refused: 'A row of the file is not valid. Review the file again.',
  export_unknown:
    'This export has expired, because exports are kept for one day. Start another one.',
  account_not_empty:
    'This account already has clients, items or invoices. Restore the export into an empty account.',
  restore_incomplete: 'The file did not arrive completely. Choose it again.',
  restore_unfinished:
    'An export is being restored into this account. Finish or undo the restore under Setting → Your data.',
  restore_acted: 'This account has changed since, so the restore cannot be undone. Let it finish.',
  restore_refused: account.accountFileChanged,
  restore_number: ({ number }) =>
    `Document ${number} has a number or a date that is not valid. ${account.accountFileChanged}`,
  restore_sums: ({ number }) =>
    `The totals, the tax or the payments of document ${number} do not match its rows. ${account.accountFileChanged}`,
} satisfies Refusals
