import * as v from 'valibot'
import { filings, firstDayOf } from './period.ts'
import { amendedSectionNames, gstr1SectionNames } from './section-names.ts'

// Reads from the query of an address which return is asked for.

const monthMessage = 'period must be a month, MMYYYY.'
const partMessage = 'part must be a whole number from 1 on.'

/** For a quarterly filer, the last month of a quarter stands for the whole of it. `period` becomes its first day. */
export const gstr3bQuery = v.object({
  period: v.pipe(v.string(monthMessage), v.transform(firstDayOf), v.string(monthMessage)),
  filing: v.optional(
    v.picklist(filings, `filing must be one of ${filings.join(', ')}.`),
    'monthly',
  ),
  /** Whether the first two months of the quarter were furnished by IFF. */
  iff: v.optional(v.picklist(['true', 'false'], 'iff must be true or false.'), 'false'),
  /** The GSTIN of an earlier registration of the business. */
  gstin: v.optional(v.string()),
})

/** The sections and amendment tables that have a CSV. */
export const csvSections = [...gstr1SectionNames, ...amendedSectionNames] as const

export const gstr1Query = v.object({
  ...gstr3bQuery.entries,
  format: v.optional(v.picklist(['json', 'csv'], 'format must be json or csv.'), 'json'),
  section: v.optional(v.picklist(csvSections, `section must be one of ${csvSections.join(', ')}.`)),
  part: v.optional(
    v.pipe(v.string(partMessage), v.regex(/^[1-9]\d{0,2}$/, partMessage), v.transform(Number)),
    '1',
  ),
})
