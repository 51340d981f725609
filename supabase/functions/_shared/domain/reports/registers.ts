/** Reports by days for the accountant. */
export const registerKinds = ['invoices', 'payments', 'tds', 'credit-notes'] as const
export type RegisterKind = (typeof registerKinds)[number]

export const revenueBy = ['client', 'item', 'month'] as const
export type RevenueBy = (typeof revenueBy)[number]

/** A page of lines, or all of them as a file. */
export const reportFormats = ['json', 'csv', 'xlsx'] as const
export type FileFormat = Exclude<(typeof reportFormats)[number], 'json'>

/** The reports with lines and sums: the registers, revenue by some grouping, and today's debts by age. */
export const reportKinds = [
  ...registerKinds,
  'revenue-by-client',
  'revenue-by-item',
  'revenue-by-month',
  'ageing',
] as const
export type ReportKind = (typeof reportKinds)[number]

/** A line by the keys of its columns: amounts are minor units, days `YYYY-MM-DD`, exact decimals texts. */
export type ReportLine = Readonly<Record<string, string | number | null>>

export interface ReportColumn {
  /** The key in a line, and also in the sums if `summed` is set. */
  key: string
  label: string
  /** `rupees` in paise; `own` in minor units of the line's currency, which is no sum. */
  kind: 'text' | 'day' | 'month' | 'state' | 'number' | 'count' | 'rupees' | 'own'
  summed?: true
  /** Names for the codes in this column. */
  words?: Readonly<Record<string, string>>
  /** On screen too; the file has all. */
  shown?: true
}

/** The sums of all lines between two days, in paise; what lacks a rate is counted, and in none of them. */
export type ReportFigures = {
  count: number
  withoutRate: number
  sums: Readonly<Record<string, number>>
}
