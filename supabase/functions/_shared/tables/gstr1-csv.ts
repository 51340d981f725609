import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import type { Gstr1SectionName } from '#domain/gst/gstr1/section-names.ts'
import { csvOf } from './csv.ts'
import { gstr1Table } from './gstr1.ts'

/** A section as the offline tool imports it: it takes the mark of UTF-8 for a part of the first label. */
export const gstr1Csv = (made: Gstr1, section: Gstr1SectionName): string =>
  csvOf(gstr1Table(made, section)).replace(/^\uFEFF/, '')

/** "gstr1_112026_b2b.csv" */
export const gstr1CsvName = ({ period }: Gstr1, section: Gstr1SectionName) =>
  `gstr1_${period}_${section}.csv`
