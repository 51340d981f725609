import { icu } from '#languages/icu.ts'

/** Comments on a document by those who work for a business. */
export const comments = {
  area: 'comments',
  title: 'Comments',
  loading: 'Loading the comments',
  loadFailed: 'Failed to load the comments.',
  add: 'Add a comment',
  field: 'Comment',
  private: 'Only those who work for this business see it. Ctrl + Enter sends it.',
  send: 'Comment',
  sending: 'Sending...',
  failed: 'The comment could not be saved. Please try again.',
  you: 'You',
  owner: 'Owner',
  removeOne: icu('Remove the comment of {name}, {at}'),
  removing: {
    title: 'Remove this comment?',
    lead: 'Nobody can read it any more. This cannot be undone.',
    act: 'Remove comment',
    acting: 'Removing...',
    failed: 'The comment could not be removed. Please try again.',
  },
} as const
