import { icu } from '#languages/icu.ts'

/** The list of drafts, and the ways to make one of an invoice. */
export const drafts = {
  area: 'drafts',
  checkConnection: 'Check your connection, then try again.',
  loading: 'Loading your drafts',
  none: 'No drafts',
  noneAbout: 'Documents you start but do not finish are saved here.',
  loadingMore: 'Loading...',
  more: icu('Show more ({shown} of {total})'),
  opening: 'Opening the draft...',
  duplicate: 'Duplicate',
  revise: 'Revise',
  correct: 'Correct after filing',
  card: {
    named: icu('Draft for {client}'),
    unnamed: 'Draft without a client',
    noClient: 'No client yet',
    noEmail: 'No email yet',
    revision: 'Revision, no number yet',
    noNumber: 'No number yet',
    recurring: icu('Recurring {period}'),
    changed: icu('Changed {day}'),
    noTotal: 'No total yet',
    actions: icu('Actions for {name}'),
    edit: 'Edit',
    discard: 'Discard',
  },
} as const
