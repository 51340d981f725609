import { icu } from '#languages/icu.ts'

/** Recurring invoices: their list, and one of them. */
export const schedules = {
  area: 'schedules',
  checkConnection: 'Check your connection, then try again.',
  back: 'Back to Recurring',
  loading: 'Loading your recurring invoices',
  loadingForm: 'Loading the form',
  heading: 'Recurring',
  count: icu('{count} recurring'),
  new: 'New Recurring Invoice',
  empty: 'No recurring invoices yet',
  emptyHelp:
    'For a retainer, rent or a subscription. Set it up once, and each invoice is drafted or issued automatically.',
  first: 'Set Up Your First Recurring Invoice',
  list: 'Recurring invoices',
  loadingMore: 'Loading...',
  showMore: icu('Show more ({shown} of {total})'),
  noClient: 'No client yet',
  nextOn: icu('Next {day}'),
  madeCount: icu('{count} created'),
  one: 'Recurring invoice',
  edit: 'Edit',
  notMade: icu('The invoice of {day} is not created yet'),
  triedOnce:
    'Tried once. We try again every hour at first, then every day, and at once when you save a change.',
  tried: icu(
    'Tried {tries} times. We try again every hour at first, then every day, and at once when you save a change.',
  ),
  facts: {
    title: 'Details',
    next: 'Next',
    none: 'None',
    amount: 'Amount',
    makes: 'Creates',
    due: 'Due',
    dueDays: icu('{days} days after issue'),
    ends: 'Ends',
    made: 'Created',
    paused: 'Invoices that fall in the pause are skipped.',
  },
  states: {
    ended: 'ENDED',
    paused: 'PAUSED',
    refused: 'NOT CREATED',
    active: 'ACTIVE',
  },
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    end: 'End',
    delete: 'Delete',
    question: 'Delete this recurring invoice?',
    about:
      'No more invoices are created. Its drafts and invoices stay, but you lose the list of them. To keep the list, end it instead.',
    keep: 'Keep it',
  },
  runs: {
    title: 'Created invoices',
    loading: 'Loading the created invoices',
    none: 'Nothing yet.',
    cancelled: icu('{number}, cancelled'),
    draft: 'Draft',
    discarded: 'Draft, discarded',
    refused: icu('Not issued automatically: {why}'),
    late: 'Created late, because your host was asleep.',
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
  modes: { issue: 'Issued and emailed automatically', draft: 'A draft to review' },
  ends: {
    day: icu('On {day}'),
    never: 'Never',
    count: icu('After {count} in total, {left} to come'),
  },
} as const
