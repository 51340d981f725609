import { icu } from '../icu.ts'

/** The list of estimates, and what is known of one. */
export const estimates = {
  area: 'estimates',
  heading: 'Estimates',
  lead: 'What you offered, and what your clients said to it.',
  create: 'Create Estimate',
  byState: 'Filter by state',
  checkConnection: 'Check your connection, then try again.',
  clearFilters: 'Clear Filters',
  loading: 'Loading your estimates',
  noMatch: 'No estimates match your filters',
  empty: 'No estimates yet',
  emptyHelp:
    'Offer your price before the work. Your client accepts it by a link, and it becomes the invoice.',
  createFirst: 'Create Your First Estimate',
  found: icu('Estimates with “{text}”'),
  loadingMore: 'Loading...',
  showMore: icu('Show more ({shown} of {total})'),
  answeredOn: icu('Answered {day}'),
  answeredByFile: icu('Answered {day}, as a restored file tells'),
  validUntil: icu('Valid until {day}'),
} as const
