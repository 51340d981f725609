import dayjs from 'dayjs'
import type { PlainDate } from './dates.ts'

export const periodModes = ['month', 'day'] as const
export type PeriodMode = (typeof periodModes)[number]

/** From `firstDay` to `lastDay`, both included. */
export type Period = { firstDay: PlainDate; lastDay: PlainDate }

/** The day itself, or the whole month that it lies in. */
export function periodOf(mode: PeriodMode, day: PlainDate): Period {
  if (mode === 'day') return { firstDay: day, lastDay: day }
  return {
    firstDay: dayjs(day).startOf('month').format('YYYY-MM-DD'),
    lastDay: dayjs(day).endOf('month').format('YYYY-MM-DD'),
  }
}

/** "November 2026", or the long date "November 21, 2026". */
export function formatPeriod(mode: PeriodMode, day: PlainDate): string {
  return dayjs(day).format(mode === 'month' ? 'MMMM YYYY' : 'MMMM D, YYYY')
}

/** The same day of the next (or, with -1, the former) month, or the next day; the last day where there is none. */
export function shiftPeriod(mode: PeriodMode, day: PlainDate, by: number): PlainDate {
  return dayjs(day).add(by, mode).format('YYYY-MM-DD')
}
