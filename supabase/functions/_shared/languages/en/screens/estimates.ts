import { icu } from '#languages/icu.ts'

/** The lists of what becomes an invoice, and what is known of one. */
export const estimates = {
  area: 'estimates',
  kinds: {
    estimate: {
      heading: 'Estimates',
      lead: 'What you offered, and what your clients said to it.',
      create: 'Create Estimate',
      loading: 'Loading your estimates',
      noMatch: 'No estimates match your filters',
      empty: 'No estimates yet',
      emptyHelp:
        'Offer your price before the work. Your client accepts it by a link, and it becomes the invoice.',
      createFirst: 'Create Your First Estimate',
      found: icu('Estimates with “{text}”'),
    },
    proforma_invoice: {
      heading: 'Proforma invoices',
      lead: 'What you asked to be paid before the invoice.',
      create: 'Create Proforma Invoice',
      loading: 'Loading your proforma invoices',
      noMatch: 'No proforma invoices match your filters',
      empty: 'No proforma invoices yet',
      emptyHelp:
        'Ask for money before the work. Your client pays by a link, and the invoice uses what came.',
      createFirst: 'Create Your First Proforma Invoice',
      found: icu('Proforma invoices with “{text}”'),
    },
    delivery_challan: {
      heading: 'Delivery challans',
      lead: 'Goods that you sent without an invoice.',
      create: 'Create Delivery Challan',
      loading: 'Loading your delivery challans',
      noMatch: 'No delivery challans match your filters',
      empty: 'No delivery challans yet',
      emptyHelp:
        'Send goods for job work, on approval, or for another reason. Once they are supplied, the challan becomes the invoice.',
      createFirst: 'Create Your First Delivery Challan',
      found: icu('Delivery challans with “{text}”'),
    },
  },
  byState: 'Filter by state',
  checkConnection: 'Check your connection, then try again.',
  clearFilters: 'Clear Filters',
  loadingMore: 'Loading...',
  showMore: icu('Show more ({shown} of {total})'),
  answeredOn: icu('Answered {day}'),
  answeredByFile: icu('Answered {day}, as a restored file tells'),
  validUntil: icu('Valid until {day}'),
  issuedOn: icu('Issued {day}'),
} as const
