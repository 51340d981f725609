import { icu } from '#languages/icu.ts'

/** The lists of what becomes an invoice, and what is known of one. */
export const estimates = {
  area: 'estimates',
  kinds: {
    estimate: {
      heading: 'Estimates',
      count: icu('{count, plural, one {# estimate} other {# estimates}}'),
      lead: 'Your offers, and your clients’ answers.',
      create: 'Create Estimate',
      loading: 'Loading your estimates',
      noMatch: 'No estimates match your filters',
      empty: 'No estimates yet',
      emptyHelp:
        'Quote a price before you start. Your client accepts it through a link, and you convert it to an invoice.',
      createFirst: 'Create Your First Estimate',
      found: icu('Estimates matching “{text}”'),
    },
    proforma_invoice: {
      heading: 'Proforma invoices',
      count: icu('{count, plural, one {# proforma invoice} other {# proforma invoices}}'),
      lead: 'Payments you asked for before the invoice.',
      create: 'Create Proforma Invoice',
      loading: 'Loading your proforma invoices',
      noMatch: 'No proforma invoices match your filters',
      empty: 'No proforma invoices yet',
      emptyHelp:
        'Ask for payment before you start. Your client pays through a link, and the invoice uses the advance.',
      createFirst: 'Create Your First Proforma Invoice',
      found: icu('Proforma invoices matching “{text}”'),
    },
    delivery_challan: {
      heading: 'Delivery challans',
      count: icu('{count, plural, one {# delivery challan} other {# delivery challans}}'),
      lead: 'Goods you sent without an invoice.',
      create: 'Create Delivery Challan',
      loading: 'Loading your delivery challans',
      noMatch: 'No delivery challans match your filters',
      empty: 'No delivery challans yet',
      emptyHelp:
        'Send goods for job work, on approval, or for another reason. Once they are supplied, you convert the challan to an invoice.',
      createFirst: 'Create Your First Delivery Challan',
      found: icu('Delivery challans matching “{text}”'),
    },
  },
  accepted: icu('{count, number} accepted and not invoiced yet'),
  createShort: 'Create',
  asTable: icu('{list} as a table'),
  details: 'Details',
  byState: 'Filter by status',
  checkConnection: 'Check your connection, then try again.',
  clearFilters: 'Clear Filters',
  loadingMore: 'Loading...',
  showMore: icu('Show more ({shown} of {total})'),
  answeredOn: icu('Answered {day}'),
  answeredByFile: icu('Answered {day}, from a restored file'),
  validUntil: icu('Valid until {day}'),
  issuedOn: icu('Issued {day}'),
} as const
