import { type Period, periodOf } from '#domain/periods.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

/** The days of a report within a sentence: "in November 2026", "from 1 Apr 2026 to 15 May 2026". */
export function useRangeText() {
  const { days: words } = useWords(registers)
  const dates = useDates()
  return ({ firstDay, lastDay }: Period) => {
    const month = periodOf('month', firstDay)
    if (month.firstDay === firstDay && month.lastDay === lastDay) {
      return words.inMonth({ month: dates.month(firstDay) })
    }
    return words.between({ from: dates.day(firstDay), until: dates.day(lastDay) })
  }
}
