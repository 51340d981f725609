import { icu } from '#languages/icu.ts'

/** Files of other programs that become clients, items and invoices. */
export const importing = {
  area: 'importing',
  title: 'Import',
  subtitle:
    'Clients, items and old invoices from Zoho Invoice or Books, Refrens, or any spreadsheet',
  what: 'The file contains',
  clients: 'Clients',
  items: 'Items',
  invoices: 'Old invoices',
  safe: 'Nothing is added until you have reviewed it. Existing data stays as it is.',
  counted: {
    clients: icu('{count, plural, one {# client} other {# clients}}'),
    items: icu('{count, plural, one {# item} other {# items}}'),
    invoices: icu('{count, plural, one {# invoice} other {# invoices}}'),
  },
  about: {
    clients:
      'A CSV or an Excel workbook (.xlsx) with a row for each client, and column headers above them. It is read in this browser.',
    items:
      'A CSV or an Excel workbook (.xlsx) with a row for each item, and column headers above them. It is read in this browser.',
    invoices:
      'A CSV or an Excel workbook (.xlsx) with a row for each item of an invoice, together with the invoice number, as Zoho and Refrens export it. Drafts and void invoices are skipped. If the file has no email for a client, we look for the client among yours. It is read in this browser.',
  },
  example: { about: 'Example of rows in your file', all: 'All columns' },
  known: {
    needed: 'Columns it needs:',
    others: 'Columns it also reads:',
    heads: 'Other names for them are recognised, or you match them yourself.',
  },
  steps: {
    drop: 'Choose a file, or drop it here',
    template: 'Download a template',
    columns: 'Columns',
    look: 'Review',
    done: 'Done',
    reading: 'Reading...',
    which: icu(
      'Match the columns of {file}. We remember them for files with the same column headers.',
    ),
    sheet: 'Sheet',
    sheetAt: icu('Sheet {number}'),
    another: 'Choose another file',
    looking: 'Checking...',
    back: 'Back to columns',
    importing: 'Importing...',
    import: icu('Import {counted}'),
    rows: 'Rows',
  },
  done: {
    numbers:
      'They keep their numbers, in a closed series of their own. Set your next number under <link>Setting → Numbers</link>.',
    made: {
      clients: icu('{count, plural, one {# client added.} other {# clients added.}}'),
      items: icu('{count, plural, one {# item added.} other {# items added.}}'),
      invoices: icu('{count, plural, one {# invoice added.} other {# invoices added.}}'),
    },
    madeAndThere: {
      clients: icu(
        '{count, plural, one {# client added, {there} already in your list.} other {# clients added, {there} already in your list.}}',
      ),
      items: icu(
        '{count, plural, one {# item added, {there} already in your list.} other {# items added, {there} already in your list.}}',
      ),
      invoices: icu(
        '{count, plural, one {# invoice added, {there} already in your list.} other {# invoices added, {there} already in your list.}}',
      ),
    },
    see: { clients: 'View clients', items: 'View items', invoices: 'View invoices' },
  },
  figures: {
    fresh: { clients: 'New clients', items: 'New items', invoices: 'New invoices' },
    there: 'Already here',
    twice: 'Duplicates in the file',
    leftOut: 'Skipped rows',
    together: icu('{amount} in total, in rupees.'),
  },
  first: 'The first rows as we read them',
  faults: {
    download: 'Download skipped rows',
    title: 'Skipped rows',
    about: 'Fix the file and choose it again, or continue without these rows.',
    row: 'Row',
    column: 'Column',
    cell: 'In the file',
    wrong: 'Problem',
    more: icu('And {count} more.'),
  },
  recent: {
    title: 'Import history',
    about: 'You can undo an import for one day, as long as no other data uses it.',
    undone: 'Undone',
    wasUndone: 'Import undone.',
    undo: 'Undo',
    undoing: 'Undoing...',
    undoOne: icu('Undo {counted} of {instant}'),
  },
} as const
