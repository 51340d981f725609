import type { PlainDate } from '#domain/dates.ts'
import { type Schedule, type ScheduleRule, schedulePeriod } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

/** The parts of a rule in a few words each. */
export function useRuleTexts() {
  const { rule: words, modes, ends } = useWords(schedules)
  const dates = useDates()

  return {
    /** The days on which it repeats. */
    rule(rule: ScheduleRule): string {
      const { every, start } = rule
      if (every === 'week') return words.week({ weekday: dates.weekday(start) })
      const day = rule.day ?? Number(start.slice(8))
      if (every === 'year') {
        return words.year({ month: dates.monthName(schedulePeriod(rule, 1)), day })
      }
      if (day === 31) return every === 'month' ? words.monthEnd : words.quarterEnd
      return words[every]({ day })
    },
    /** "31 Jan 2027, 28 Feb 2027, 31 Mar 2027". */
    days: (days: PlainDate[]) =>
      days.map((day) => dates.day(day).replaceAll(' ', '\u00a0')).join(', '),
    /** Describes the documents that it makes. */
    mode: ({ mode }: Pick<Schedule, 'mode'>) => modes[mode],
    /** Its end. */
    end({ end, count, made }: Pick<Schedule, 'end' | 'count' | 'made'>): string {
      if (end !== null) return ends.day({ day: dates.day(end) })
      if (count === null) return ends.never
      return ends.count({ count, left: count - Math.min(made, count) })
    },
  }
}
