import { icu } from '#languages/icu.ts'

/** The businesses that a person has or works for, and the way from one to another. */
export const ownBusinesses = {
  area: 'ownBusinesses',
  title: 'Businesses',
  subtitle: 'The businesses you work in, and what each one needs.',
  loading: 'Loading your businesses',
  loadFailed: 'Failed to load your businesses.',
  none: 'No businesses yet',
  noneAbout:
    'Set up your own business, or ask the owner of another one to invite you under Settings → Members.',
  setUp: 'Set up your business',
  roles: { owner: 'Owner', partner: 'Partner', accountant: 'Accountant' },
  open: icu('Open {business}'),
  here: 'You are here',
  nothing: 'Nothing is open',
  openShort: 'Open',
  columns: {
    business: 'Business',
    gstr1: 'GSTR-1 to file',
    gstr3b: 'GSTR-3B to file',
    refused: 'Portal would reject',
    check: 'Month to check',
    claims: 'To confirm',
    toMatch: 'To match',
  },
  andMore: icu('{months} +{rest}'),
  switch: 'Switch business',
  all: 'All businesses',
  elsewhere: {
    tab: 'Another business',
    title: icu('This document belongs to {business}'),
    about: icu('Open it there? This tab then works for {business}.'),
    stay: 'Stay here',
  },
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
} as const
