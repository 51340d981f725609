import { monthName, type PlainDate } from '#domain/dates.ts'
import { type Schedule, type ScheduleRule, schedulePeriod } from '#domain/schedule.ts'
import { dayText } from '../../../lib/day-text.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function ordinal(day: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }
  const kind = new Intl.PluralRules('en', { type: 'ordinal' }).select(day)
  return `${day}${Object.hasOwn(ending, kind) ? Reflect.get(ending, kind) : 'th'}`
}

/** On which days it repeats, in words. */
export function ruleText(rule: ScheduleRule): string {
  const { every, start } = rule
  if (every === 'week') {
    return `Every week on ${weekdays[new Date(start).getUTCDay()] ?? ''}`
  }
  const day = rule.day ?? Number(start.slice(8))
  if (every === 'year') return `Every year on ${monthName(schedulePeriod(rule, 1))} ${day}`
  const period = every === 'month' ? 'month' : 'three months'
  return `Every ${period} on ${day === 31 ? 'the last day' : `the ${ordinal(day)}`}`
}

/** "Jan 31, 2027 · Feb 28, 2027 · Mar 31, 2027". */
export const daysText = (days: PlainDate[]) => days.map((day) => dayText(day)).join(' \u00b7 ')

/** What it makes, in a few words. */
export const modeText = ({ mode }: Pick<Schedule, 'mode'>) =>
  mode === 'issue' ? 'Issued and mailed by itself' : 'A draft to look over'

/** When it ends, in a few words. */
export function endText({ end, count, made }: Pick<Schedule, 'end' | 'count' | 'made'>): string {
  if (end !== null) return `After ${dayText(end)}`
  if (count === null) return 'Never'
  return `After ${count} in all, ${count - Math.min(made, count)} to come`
}
