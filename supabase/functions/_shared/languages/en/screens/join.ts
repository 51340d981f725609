import { icu } from '#languages/icu.ts'

/** Where the link of an invitation leads. */
export const join = {
  area: 'join',
  tab: 'Invitation',
  loading: 'Loading the invitation',
  wait: 'Wait a moment.',
  title: icu('{by} invites you to work for {business}'),
  as: icu('As {role}'),
  may: {
    partner:
      'You can do everything there except change members, keys and payment details, export, restore, and delete the account.',
    accountant:
      'You can read and download everything there, comment on documents, and mark months checked or filed.',
  },
  forAddress: icu('This invitation is for {email}.'),
  how: 'Sign in with this address, or create an account for it. Then you come back here.',
  signIn: 'Sign in',
  register: 'Create account',
  another: icu('You are signed in as {email}. Sign out, then go on with the address above.'),
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  accept: 'Accept',
  accepting: 'Accepting...',
  failed: 'You could not join. Please try again.',
  gone: 'This invitation no longer works',
  goneText:
    'It was used or withdrawn, or is more than seven days old. Ask whoever invited you for a new link.',
  loadFailed: 'This invitation could not be loaded',
} as const
