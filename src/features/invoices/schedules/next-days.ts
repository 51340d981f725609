import { type Schedule, type ScheduleFields, scheduleDays } from '#domain/schedule.ts'
import { todayInIndia } from '../../../lib/today.ts'

/** The next days of a rule, at most `most`; what the schedule has made of it is over. */
export function nextDays(rule: ScheduleFields, schedule: Schedule | null, most: number) {
  const left = rule.count === null ? most : rule.count - (schedule?.made ?? 0)
  const isSame =
    schedule?.every === rule.every && schedule.day === rule.day && schedule.start === rule.start
  const from = (isSame && schedule.next) || todayInIndia()
  return scheduleDays(rule, from, Math.max(0, Math.min(most, left)))
}
