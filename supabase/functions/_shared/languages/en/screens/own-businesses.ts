import { icu } from '#languages/icu.ts'

/** The businesses that a person has or works for, and the way from one to another. */
export const ownBusinesses = {
  area: 'ownBusinesses',
  title: 'Businesses',
  subtitle: 'The businesses you work in, and what each one needs.',
  loading: 'Loading your businesses',
  loadFailed: 'Failed to load your businesses',
  none: 'No businesses yet',
  noneAbout:
    'Set up your own business, or ask the owner of another one to invite you under Setting → Members.',
  setUp: 'Set up your business',
  roles: { owner: 'Owner', partner: 'Partner', accountant: 'Accountant' },
  open: icu('Open {business}'),
  here: 'You are here',
  nothing: 'Nothing to do here now',
  openShort: 'Open',
  dashboard: 'Go to dashboard',
  toDo: icu('To do in {business}'),
  gstin: icu('GSTIN {gstin}'),
  noGstin: 'No GSTIN',
  tasks: {
    gstr1: icu('File GSTR-1: {months}'),
    gstr3b: icu('File GSTR-3B: {months}'),
    refused: icu(
      '{count, plural, one {Mend # document} other {Mend # documents}} of {month} that the portal would reject',
    ),
    check: icu('Review GST returns for {month}'),
    claims: icu(
      '{count, plural, one {Confirm # payment} other {Confirm # payments}} reported by clients',
    ),
    toMatch: icu('{count, plural, one {Match # credit} other {Match # credits}} of the bank file'),
  },
  more: {
    others: 'Work for another business',
    othersAbout:
      'Its owner invites you under Setting → Members, as a partner or as an accountant. It then appears in this list with its open tasks.',
    yours: 'Invite someone to your business',
    yoursAbout:
      'Invite your accountant or a partner. They sign in with their own account and see this business in their list.',
    invite: 'Invite someone',
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
    about: 'Check your connection, then try again.',
  },
  closed: {
    title: 'This server does not let members in yet',
    about:
      'Nothing was shown or changed. Whoever hosts it can finish the setup: the check of a deploy says what is missing.',
    leave: 'Back to your own account',
  },
} as const
