import { icu } from '#languages/icu.ts'

/** Files of other programs that become clients, items and invoices. */
export const importing = {
  area: 'importing',
  title: 'Import',
  subtitle:
    'Clients, items and old invoices from Zoho Invoice or Books, Refrens, or any spreadsheet',
  what: 'What the file holds',
  clients: 'Clients',
  items: 'Items',
  invoices: 'Old invoices',
  safe: 'Nothing is made before you have looked it over. What is there already stays as it is.',
  counted: {
    clients: icu('{count, plural, one {# client} other {# clients}}'),
    items: icu('{count, plural, one {# item} other {# items}}'),
    invoices: icu('{count, plural, one {# invoice} other {# invoices}}'),
  },
  about: {
    clients:
      'A CSV or an Excel workbook (.xlsx) with a row for each client, and heads above them. It is read in this browser.',
    items:
      'A CSV or an Excel workbook (.xlsx) with a row for each item, and heads above them. It is read in this browser.',
    invoices:
      'A CSV or an Excel workbook (.xlsx) with a row for each row of an invoice, which says its number, as Zoho and Refrens write it. Drafts and voided ones are skipped. Clients without an email in the file are looked for in your book. It is read in this browser.',
  },
  steps: {
    file: 'Choose a file',
    columns: 'Columns',
    look: 'Look it over',
    done: 'Done',
    reading: 'Reading...',
    which: icu('{file}: which column holds what? It is remembered for files with these heads.'),
    sheet: 'Sheet',
    sheetAt: icu('Sheet {number}'),
    another: 'Another file',
    looking: 'Looking...',
    back: 'Back to the columns',
    importing: 'Importing...',
    import: icu('Import {counted}'),
    rows: 'Rows',
  },
  done: {
    numbers:
      'They keep their numbers in a series of their own, which is closed. Where your next numbers go on you say under <link>Settings, Business</link>.',
    made: {
      clients: icu('{count, plural, one {# client was made.} other {# clients were made.}}'),
      items: icu('{count, plural, one {# item was made.} other {# items were made.}}'),
      invoices: icu('{count, plural, one {# invoice was made.} other {# invoices were made.}}'),
    },
    madeAndThere: {
      clients: icu(
        '{count, plural, one {# client was made, {there} were there already.} other {# clients were made, {there} were there already.}}',
      ),
      items: icu(
        '{count, plural, one {# item was made, {there} were there already.} other {# items were made, {there} were there already.}}',
      ),
      invoices: icu(
        '{count, plural, one {# invoice was made, {there} were there already.} other {# invoices were made, {there} were there already.}}',
      ),
    },
    see: { clients: 'See the clients', items: 'See the items', invoices: 'See the invoices' },
  },
  figures: {
    fresh: { clients: 'New clients', items: 'New items', invoices: 'New invoices' },
    there: 'There already',
    twice: 'Twice in the file',
    leftOut: 'Rows left out',
    together: icu('Together {amount} in rupees.'),
  },
  faults: {
    title: 'What is left out',
    about: 'Mend the file and choose it again, or go on without these rows.',
    row: 'Row',
    column: 'Column',
    cell: 'In the file',
    wrong: 'What is wrong',
    more: icu('And {count} more.'),
  },
  recent: {
    title: 'Brought in',
    about: 'For a day, and while nothing was built on it, an import can be undone as a whole.',
    undone: 'Undone',
    wasUndone: 'The import was undone.',
    undo: 'Undo',
    undoing: 'Undoing...',
    undoOne: icu('Undo {counted} of {instant}'),
  },
} as const
