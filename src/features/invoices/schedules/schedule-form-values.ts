import type { PlainDate } from '#domain/dates.ts'
import {
  DEFAULT_TERMS_DAYS,
  type Schedule,
  type ScheduleMode,
  type ScheduleStep,
  schedulePeriod,
} from '#domain/schedule/schedule.ts'

/** The rule as the form holds it; `ends` is which of both ends is meant. */
export type RuleValues = {
  every: ScheduleStep
  day: string
  start: string
  ends: 'never' | 'day' | 'count'
  end: string
  count: string
  mode: ScheduleMode
  termsDays: string
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

/** Returns the first day of a new one: an issued invoice that it repeats has billed its own period. */
export function startAfter(issued: PlainDate | null, every: ScheduleStep, today: PlainDate) {
  if (issued === null) return today
  const next = schedulePeriod({ every, day: null, start: issued }, 2)
  return next < today ? today : next
}

/** `issued` is the issue date of the invoice that a new one repeats. */
export function ruleValuesOf(
  schedule: Schedule | null,
  issued: PlainDate | null,
  today: PlainDate,
): RuleValues {
  const { end = null, count = null } = schedule ?? {}
  return {
    every: schedule?.every ?? 'month',
    day: textOf(schedule?.day ?? null),
    start: schedule?.start ?? startAfter(issued, 'month', today),
    ends: end !== null ? 'day' : count !== null ? 'count' : 'never',
    end: textOf(end),
    count: textOf(count),
    mode: schedule?.mode ?? 'draft',
    termsDays: textOf(schedule?.termsDays ?? DEFAULT_TERMS_DAYS),
  }
}

/** Clears the hidden fields: they are not meant. */
export const meantRule = ({ ends, ...rule }: RuleValues) => ({
  ...rule,
  end: ends === 'day' ? rule.end : '',
  count: ends === 'count' ? rule.count : '',
})
