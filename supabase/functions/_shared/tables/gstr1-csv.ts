import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import type { AmendedSectionName, Gstr1SectionName } from '#domain/gst/gstr1/section-names.ts'
import { csvOf } from './csv.ts'
import { tableOf } from './gstr1.ts'

type Section = Gstr1SectionName | AmendedSectionName

/** A section as the offline tool imports it: it takes the mark of UTF-8 for a part of the first label. */
export const gstr1Csv = (made: Gstr1, section: Section): string =>
  csvOf(tableOf(made, section)).replace(/^\uFEFF/, '')

/** "gstr1_112026_b2b.csv" */
export const gstr1CsvName = ({ period }: Gstr1, section: Section) =>
  `gstr1_${period}_${section}.csv`
