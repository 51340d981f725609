import { icu } from '#languages/icu.ts'

/** The parts of `src/ui` say these by themselves; `site` has the others. */
export const kit = {
  area: 'kit',
  filters: 'Filters',
  cancel: 'Cancel',
  undo: 'Undo',
  closeNotification: 'Close notification',
  suggestions: 'Suggestions',
  notProvided: 'Not provided',
  reason: 'Reason',
  method: 'Method',
  reference: 'Reference',
  note: 'Note',
  chooseFile: 'Choose file',
  preparing: 'Preparing...',
  missing: 'It may have been deleted, or it belongs to another business.',
  by: icu('by {who}'),
  changedBy: icu('Changed by {name} on {day}'),
  progress: icu('{label}: {done, number} of {total, number}'),
  notPrinted: icu('The PDF cannot print {characters} and shows □ instead.'),
  columns: {
    unnamed: icu('Column {letters}'),
    choose: 'Choose a column',
    none: 'Not in the file',
  },
  dates: {
    choose: 'Choose a date',
    today: 'Today',
    clear: 'Clear',
    previous: {
      day: 'Previous day',
      month: 'Previous month',
      year: 'Previous year',
      decade: 'Previous decade',
    },
    chosen: icu('Selected date. {day}'),
    next: { day: 'Next day', month: 'Next month', year: 'Next year', decade: 'Next decade' },
  },
  picture: {
    preview: icu('{label} preview'),
    replace: 'Replace',
    choose: 'Choose picture',
    remove: icu('Remove {label}'),
  },
  pages: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: icu('Page {page}'),
  },
  advanceFor: {
    label: 'The advance is for',
    services: 'Services',
    goods: 'Goods',
    unknown: 'Not known yet',
    help: 'For services, tax is due when you receive the money. For goods, it is due with the invoice.',
    filed:
      'The return for this date is filed. If the advance is for services, amend table 11A on the portal.',
  },
} as const
