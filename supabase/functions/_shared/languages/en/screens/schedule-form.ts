import { icu } from '#languages/icu.ts'

/** The form of a recurring invoice, above the editor. */
export const scheduleForm = {
  area: 'scheduleForm',
  new: 'New Recurring Invoice',
  edit: 'Edit Recurring Invoice',
  newLead: 'Say once what it is; it is made each time by itself.',
  editLead: 'Changes hold from the next one on. What it made stays.',
  title: 'When it repeats',
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
  dayHelp: '31 is each month’s last day.',
  ends: 'Ends',
  endings: {
    never: 'Never',
    day: 'After a day',
    count: 'After a number',
  },
  end: 'Last day',
  endHelp: 'That day is included.',
  count: 'How many in all',
  terms: 'Due after (days)',
  termsHelp: 'From the day of issue.',
  mode: 'Each time make',
  modes: {
    draft: 'A draft to look over',
    issue: 'An invoice, issued and mailed by itself',
  },
  modeHelp: {
    issue: 'It takes its number on its day, and is mailed from 10:00 in India.',
    draft: 'You find it under Drafts and issue it yourself.',
  },
  first: {
    title: { save: 'The first one is issued today', resume: 'One is issued today' },
    lead: {
      save: icu(
        'Saving issues this invoice within minutes, with the next number, and it is mailed to {email} from 10:00 in India. Look it over first; a later first day issues nothing today.',
      ),
      resume: icu(
        'Its day is today: going on issues this invoice within minutes, with the next number, and it is mailed to {email} from 10:00 in India. Look it over first; from tomorrow on it goes on without it.',
      ),
    },
    number: 'Next number',
    back: 'Go back',
    goOn: { save: 'Issue it and save', resume: 'Issue it and resume' },
    pending: { save: 'Saving...', resume: 'Resuming...' },
  },
  notYet: 'The next days stand here when the rule is whole.',
  noneLeft: 'None comes any more.',
  next: icu('Next: {days}'),
  places: icu(
    '{month} and {year} in descriptions, notes and the PO number become those of each one, as in “Retainer for {month} {year}”.',
  ),
} as const
