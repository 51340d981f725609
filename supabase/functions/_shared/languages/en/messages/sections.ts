import type { Gstr1SectionName } from '#domain/gst/gstr1/section-names.ts'

/** How a section of GSTR-1 is called, and its contents. */
const bySection = {
  b2b: {
    title: 'B2B',
    about: 'Invoices to clients with a GSTIN, including SEZ (tables 4 and 6B)',
  },
  b2cl: {
    title: 'B2C large',
    about: 'Invoices above ₹1 lakh to another State, to clients without a GSTIN (table 5)',
  },
  b2cs: {
    title: 'B2C others',
    about:
      'All other supplies to clients without a GSTIN, by place and rate, plus debit notes and less credit notes (table 7)',
  },
  exp: { title: 'Exports', about: 'Invoices to clients abroad (table 6A)' },
  cdnr: {
    title: 'Credit and debit notes, registered',
    about: 'To clients with a GSTIN (table 9B)',
  },
  cdnur: {
    title: 'Credit and debit notes, unregistered',
    about: 'For B2C large invoices and exports (table 9B)',
  },
  exemp: {
    title: 'Nil-rated, exempt and non-GST',
    about: 'Supplies without tax, by type of buyer (table 8)',
  },
  at: {
    title: 'Advances received',
    about: 'For services not invoiced in this period (table 11A)',
  },
  atadj: {
    title: 'Advances adjusted',
    about: 'From earlier periods, used by invoices or refunded now (table 11B)',
  },
  'hsn-b2b': { title: 'HSN, B2B', about: 'By HSN/SAC, for clients with a GSTIN (table 12)' },
  'hsn-b2c': {
    title: 'HSN, B2C',
    about: 'By HSN/SAC, for all others, including exports (table 12)',
  },
  docs: {
    title: 'Documents issued',
    about: 'The numbers in each series, and how many were cancelled (table 13)',
  },
} satisfies Record<Gstr1SectionName, { title: string; about: string }>

export const sections = { area: 'sections', ...bySection } as const
