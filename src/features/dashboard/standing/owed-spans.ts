import type { BoxProps } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { ages } from '#domain/reports/ages.ts'
import type { money } from '#languages/en/names/money.ts'
import type { Words } from '#languages/words.ts'
import type { LateSpan, Owed } from '#src/data/dashboard.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { ageTone } from '#src/ui/theme/age-tone.ts'

export interface OwedSpan {
  label: string
  minor: number
  tone: BoxProps['bg']
  /** The list of its invoices. */
  to: string
}

type AgeWords = Words<typeof money>['ages']

const lateList = ({ fromDays, toDays }: LateSpan, today: PlainDate) => {
  const ago = (days: number) => shiftPeriod('day', today, -days)
  const from = toDays === null ? '' : `&dueFrom=${ago(toDays)}`
  return `${paths.invoices}?status=OVERDUE${from}&dueTo=${ago(fromDays)}`
}

export const overdueOf = ({ late }: Owed) => late.reduce((sum, { minor }) => sum + minor, 0)

/** Returns the debt by the days since it was due, the youngest first. */
export const spansOf = (owed: Owed, today: PlainDate, words: AgeWords): OwedSpan[] => [
  {
    label: words.notDue,
    minor: owed.minor - overdueOf(owed),
    tone: ageTone(0, owed.late.length + 1),
    to: `${paths.invoices}?status=UNPAID`,
  },
  ...owed.late.map((span, place) => ({
    label: words[ages[place + 1] ?? 'lateOver'],
    minor: span.minor,
    tone: ageTone(place + 1, owed.late.length + 1),
    to: lateList(span, today),
  })),
]

export const spanText = ({ label, minor }: OwedSpan) => `${label}: ${formatMoney(minor)}`
