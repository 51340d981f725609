import { icu } from '#languages/icu.ts'

/** The form of a recurring invoice, above the editor. */
export const scheduleForm = {
  area: 'scheduleForm',
  new: 'New Recurring Invoice',
  edit: 'Edit Recurring Invoice',
  newLead: 'Set it up once. Each invoice is created automatically.',
  editLead: 'Changes apply from the next invoice. Earlier invoices stay as they are.',
  title: 'Schedule',
  saving: 'Saving...',
  save: 'Save Schedule',
  cancel: 'Cancel',
  repeats: 'Repeats',
  steps: {
    week: 'Every week',
    month: 'Every month',
    quarter: 'Every three months',
    year: 'Every year',
  },
  start: 'First day',
  day: 'Day of the month',
  dayHelp: 'Empty means the same day as the first one; 31 means the last day of each month.',
  ends: 'Ends',
  endings: {
    never: 'Never',
    day: 'On a date',
    count: 'After a number of invoices',
  },
  end: 'Last day',
  endHelp: 'That day is included.',
  count: 'Number of invoices',
  terms: 'Due after (days)',
  termsHelp: 'Counted from the issue date.',
  mode: 'Each time, create',
  modes: {
    draft: 'A draft to review',
    issue: 'An invoice, issued and emailed automatically',
  },
  modeHelp: {
    issue: 'The invoice gets its number on its day and is emailed from 10:00 in India.',
    draft: 'You find it under Drafts and issue it yourself.',
  },
  preview: 'Preview Next Invoice',
  first: {
    title: {
      preview: 'Next invoice',
      save: 'The first invoice is issued today',
      resume: 'An invoice is issued today',
    },
    lead: {
      preview: icu(
        'This is how the next invoice will look when it is created. It gets its number on that day.',
      ),
      save: icu(
        'If you save, this invoice is issued within minutes with the next number, and emailed to {email} from 10:00 in India. Check it first. To issue nothing today, choose a later first day.',
      ),
      resume: icu(
        'If you resume now, today’s invoice is issued within minutes with the next number, and emailed to {email} from 10:00 in India. Check it first. To skip it, resume tomorrow.',
      ),
    },
    back: 'Go back',
    close: 'Close',
    goOn: { save: 'Save and issue', resume: 'Resume and issue' },
    pending: { save: 'Saving...', resume: 'Resuming...' },
  },
  notYet: 'Complete the schedule to see the next dates.',
  noneLeft: 'No more invoices.',
  next: icu('Next: {days}'),
  places: icu(
    'In descriptions, notes and the PO number, {month} and {year} are replaced, for example “Retainer for {month} {year}”.',
  ),
} as const
