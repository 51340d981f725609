import type { BoxProps } from '@chakra-ui/react'
import type { PlainDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { shiftPeriod } from '#domain/periods.ts'
import type { dashboard } from '#languages/en/screens/dashboard.ts'
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

type SpanWords = Pick<Words<typeof dashboard>['standing'], 'notDue' | 'days' | 'overDays'>

const lateLabel = ({ fromDays, toDays }: LateSpan, words: SpanWords) =>
  toDays === null
    ? words.overDays({ days: fromDays - 1 })
    : words.days({ from: fromDays, to: toDays })

const lateList = ({ fromDays, toDays }: LateSpan, today: PlainDate) => {
  const ago = (days: number) => shiftPeriod('day', today, -days)
  const from = toDays === null ? '' : `&dueFrom=${ago(toDays)}`
  return `${paths.invoices}?status=OVERDUE${from}&dueTo=${ago(fromDays)}`
}

export const overdueOf = ({ late }: Owed) => late.reduce((sum, { minor }) => sum + minor, 0)

/** Returns the debt by the days since it was due, the youngest first. */
export const spansOf = (owed: Owed, today: PlainDate, words: SpanWords): OwedSpan[] => [
  {
    label: words.notDue,
    minor: owed.minor - overdueOf(owed),
    tone: ageTone(0, owed.late.length + 1),
    to: `${paths.invoices}?status=UNPAID`,
  },
  ...owed.late.map((span, place) => ({
    label: lateLabel(span, words),
    minor: span.minor,
    tone: ageTone(place + 1, owed.late.length + 1),
    to: lateList(span, today),
  })),
]

export const spanText = ({ label, minor }: OwedSpan) => `${label}: ${formatMoney(minor)}`
