import type { imports } from '#languages/en/names/imports.ts'

export type ImportFieldName = keyof (typeof imports)['fields']

export interface ImportField {
  field: ImportFieldName
  isRequired?: boolean
  /**
   * How other programs head its column, as they document it: exports of Zoho Invoice and Books, the bulk files of Refrens,
   * and what is usual, in English and in Hindi. Compared without case, blanks and signs; the first that a file has is taken.
   */
  heads: readonly string[]
}
