import { daysBetween, type PlainDate } from '#domain/dates.ts'
import type { ReturnForm } from '#domain/gst/filing.ts'
import { type Filing, gstr1Due, gstr3bDue } from '#domain/gst/gstr1/period.ts'
import { formatWhole } from '#domain/money.ts'
import { type Period, shiftPeriod } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { table } from '#languages/en/screens/table.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useDayDistance } from '#src/language/days/use-due-distance.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { StatusStep } from './status-step.tsx'

interface DueStepProps {
  form: ReturnForm
  filing: Filing
  period: Period
  isFiled: boolean
}

const dueDays: Record<ReturnForm, (filing: Filing, period: Period) => PlainDate | null> = {
  gstr1: gstr1Due,
  gstr3b: gstr3bDue,
}

/** Until when the return is to be filed, and how far away that is. */
export function DueStep({ form, filing, period, isFiled }: DueStepProps) {
  const { due: words } = useWords(gstReturns).status
  const { due: lateness } = useWords(table)
  const dates = useDates()
  const distance = useDayDistance()
  const day = dueDays[form](filing, period)
  if (day === null) {
    const month = dates.month(shiftPeriod('month', period.lastDay, 1))
    return (
      <StatusStep
        label={words.label}
        state={isFiled ? 'done' : 'open'}
        value={words.byState({ month })}
        about={isFiled ? words.over : words.byStateAbout}
      />
    )
  }
  const days = daysBetween(day, todayInIndia())
  const isLate = days > 0 && !isFiled
  const late = days === 1 ? lateness.oneLate : lateness.late({ days: formatWhole(days) })
  return (
    <StatusStep
      label={words.label}
      state={isFiled ? 'done' : isLate ? 'late' : 'open'}
      value={dates.day(day)}
      about={isFiled ? words.over : isLate ? late : distance(day)}
    />
  )
}
