import { icu } from '#languages/icu.ts'

/** Recurring invoices: their list, and one of them. */
export const schedules = {
  area: 'schedules',
  checkConnection: 'Check your connection, then try again.',
  back: 'Back to Recurring',
  loading: 'Loading what repeats',
  loadingForm: 'Loading the form',
  heading: 'Recurring',
  count: icu('{count} recurring'),
  new: 'New Recurring Invoice',
  empty: 'Nothing repeats yet',
  emptyHelp:
    'A retainer, a rent, a subscription: say once what it is, and it is drafted or issued each time by itself.',
  first: 'Set Up Your First',
  list: 'Recurring invoices',
  loadingMore: 'Loading...',
  showMore: icu('Show more ({shown} of {total})'),
  noClient: 'No client yet',
  nextOn: icu('Next {day}'),
  madeCount: icu('{count} made'),
  one: 'Recurring invoice',
  edit: 'Edit',
  notMade: icu('{day} is not made yet'),
  triedOnce:
    'Tried once; it is tried again every hour at first, then every day, and at once when you save a change.',
  tried: icu(
    'Tried {tries} times; it is tried again every hour at first, then every day, and at once when you save a change.',
  ),
  facts: {
    title: 'What repeats',
    next: 'Next',
    none: 'None',
    amount: 'Amount',
    makes: 'Makes',
    due: 'Due',
    dueDays: icu('{days} days after the issue'),
    ends: 'Ends',
    made: 'Made',
    paused: 'What falls in the pause is not made up for.',
  },
  states: {
    ended: 'ENDED',
    paused: 'PAUSED',
    refused: 'NOT MADE',
    active: 'ACTIVE',
  },
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    end: 'End',
    delete: 'Delete',
    question: 'Delete this recurring invoice?',
    about:
      'Nothing more is made of it. Its drafts and invoices stay, but nothing says any more that they came from here. To keep the list of them, end it instead.',
    keep: 'Keep it',
  },
  runs: {
    title: 'What it made',
    loading: 'Loading what it made',
    none: 'Nothing yet.',
    cancelled: icu('{number}, cancelled'),
    draft: 'Draft',
    discarded: 'Draft, discarded',
    refused: icu('Not issued by itself: {why}'),
    late: 'Made later than its day: your host slept.',
  },
  rule: {
    week: icu('Every week on {weekday}'),
    month: icu(
      'Every month on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    ),
    monthEnd: 'Every month on the last day',
    quarter: icu(
      'Every three months on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    ),
    quarterEnd: 'Every three months on the last day',
    year: icu('Every year on {month} {day}'),
  },
  modes: { issue: 'Issued and mailed by itself', draft: 'A draft to look over' },
  ends: {
    day: icu('After {day}'),
    never: 'Never',
    count: icu('After {count} in all, {left} to come'),
  },
} as const
