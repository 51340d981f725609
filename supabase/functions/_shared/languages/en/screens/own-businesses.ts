import { icu } from '#languages/icu.ts'

/** The businesses that a person has or works for, and the way from one to another. */
export const ownBusinesses = {
  area: 'ownBusinesses',
  title: 'Businesses',
  subtitle: 'Those you work for, and what is open in each.',
  loading: 'Loading your businesses',
  loadFailed: 'Failed to load your businesses.',
  none: 'No businesses yet',
  noneAbout:
    'Set up your own business, or ask the owner of another one to invite you under Settings → Members.',
  setUp: 'Set up your business',
  roles: { owner: 'Owner', partner: 'Partner', accountant: 'Accountant' },
  open: icu('Open {business}'),
  here: 'You are here',
  nothing: 'Nothing is open.',
  unfiled: icu(
    '{count, plural, one {GSTR-1 of {months} to file} other {GSTR-1 to file: {months}}}',
  ),
  unchecked: icu('{month} is not checked'),
  claims: icu(
    '{count, plural, one {1 reported payment to confirm} other {{count} reported payments to confirm}}',
  ),
  toMatch: icu(
    '{count, plural, one {1 bank credit to match} other {{count} bank credits to match}}',
  ),
  switchTo: icu('{business}, {role}. Switch business'),
  all: 'All businesses',
  failed: {
    title: 'This business could not be opened',
    about: 'Check your connection and try again.',
  },
  closed: {
    title: 'This server does not let members in yet',
    about:
      'Nothing was shown or changed. Whoever hosts it can finish the setup: the check of a deploy says what is missing.',
    leave: 'Back to your own account',
  },
  checked: {
    title: 'Checked',
    loading: 'Loading the mark',
    loadFailed: 'Failed to load whether these months are checked.',
    ask: icu('Mark {month} once you have looked through it. This locks nothing.'),
    mark: icu('Mark {month} as checked'),
    at: icu('{month} checked on {at}'),
    by: icu('{month} checked on {at} by {name}'),
    undo: icu('Undo {month}'),
    failed: 'Failed to change the mark. Please try again.',
  },
} as const
