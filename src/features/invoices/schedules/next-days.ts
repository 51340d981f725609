import type { PlainDate } from '#domain/dates.ts'
import { type Schedule, type ScheduleFields, scheduleDays } from '#domain/schedule/schedule.ts'
import { todayInIndia } from '#src/lib/today.ts'

/** The next days of a rule, at most `most`; what the schedule has made of it is over. */
export function nextDays(rule: ScheduleFields, schedule: Schedule | null, most: number) {
  const left = rule.count === null ? most : rule.count - (schedule?.made ?? 0)
  const isSame =
    schedule?.every === rule.every && schedule.day === rule.day && schedule.start === rule.start
  const from = (isSame && schedule.next) || todayInIndia()
  return scheduleDays(rule, from, Math.max(0, Math.min(most, left)))
}

/** At most this many of its days may have passed without an invoice. */
const MOST_DUE = 60

/**
 * The period that is issued and mailed as soon as a rule is in force: of those that are due the last, for an earlier one is
 * made a draft. Null where none is.
 */
export function issuedAtOnce(rule: ScheduleFields, schedule: Schedule | null): PlainDate | null {
  if (rule.mode !== 'issue') return null
  const today = todayInIndia()
  const isDue = (day: PlainDate) => day <= today && day > (schedule?.lastPeriod ?? '')
  return nextDays(rule, schedule, MOST_DUE).findLast(isDue) ?? null
}
