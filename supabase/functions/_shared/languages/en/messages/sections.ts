import type { Gstr1SectionName } from '#domain/gst/gstr1/section-names.ts'

/** How a section of GSTR-1 is called, and its contents. */
const bySection = {
  b2b: {
    title: 'B2B',
    about: 'Invoices to clients with a GSTIN, SEZ among them (tables 4 and 6B)',
  },
  b2cl: {
    title: 'B2C large',
    about: 'Invoices above ₹1 lakh to another State, to clients without a GSTIN (table 5)',
  },
  b2cs: {
    title: 'B2C others',
    about:
      'All else to clients without a GSTIN, by place and rate, with debit and less credit notes (table 7)',
  },
  exp: { title: 'Exports', about: 'Invoices to clients abroad (table 6A)' },
  cdnr: {
    title: 'Credit and debit notes, registered',
    about: 'To clients with a GSTIN (table 9B)',
  },
  cdnur: {
    title: 'Credit and debit notes, unregistered',
    about: 'Of B2C large and of exports (table 9B)',
  },
  exemp: {
    title: 'Nil-rated, exempt and non-GST',
    about: 'Supplies without tax, by who bought them (table 8)',
  },
  at: {
    title: 'Advances received',
    about: 'For services, and not invoiced in this period (table 11A)',
  },
  atadj: {
    title: 'Advances adjusted',
    about: 'Of earlier periods, used by invoices or given back now (table 11B)',
  },
  'hsn-b2b': { title: 'HSN, B2B', about: 'By HSN/SAC, of clients with a GSTIN (table 12)' },
  'hsn-b2c': {
    title: 'HSN, B2C',
    about: 'By HSN/SAC, of all others, exports among them (table 12)',
  },
  docs: {
    title: 'Documents issued',
    about: 'The numbers of each series, and how many of them were cancelled (table 13)',
  },
} satisfies Record<Gstr1SectionName, { title: string; about: string }>

export const sections = { area: 'sections', ...bySection } as const
