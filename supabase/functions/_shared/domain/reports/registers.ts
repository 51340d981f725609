import type { reports } from '#languages/en/names/reports.ts'

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
  name: keyof (typeof reports)['columns']
  /** `rupees` are paise; `own` is minor units of the line's currency and is never summed. */
  kind: 'text' | 'day' | 'month' | 'state' | 'number' | 'count' | 'rupees' | 'own'
  summed?: true
  /** The names for the codes in this column. */
  values?: keyof (typeof reports)['values']
  /** Shown on screen as well; the file has all columns. */
  shown?: true
}

/** The sums of all lines between two days, in paise; lines without a rate are counted, but not summed. */
export type ReportFigures = {
  count: number
  withoutRate: number
  sums: Readonly<Record<string, number>>
}

/** The tax in the sums that clients pay to the government themselves, in paise: it is in no total. */
export const reverseTaxOf = ({ sums }: ReportFigures): number =>
  sums.roundOffMinor === undefined
    ? 0
    : ['taxableMinor', 'cgstMinor', 'sgstMinor', 'igstMinor', 'cessMinor', 'roundOffMinor'].reduce(
        (sum, key) => sum + (sums[key] ?? 0),
        -(sums.totalMinor ?? 0),
      )

const late = ['late30Minor', 'late60Minor', 'late90Minor', 'lateOverMinor'] as const

/** The overdue part of a debt, or of the sums of all, in paise. */
export const lateOf = (line: ReportLine | ReportFigures['sums']): number =>
  late.reduce((sum, key) => sum + Number(line[key] ?? 0), 0)
