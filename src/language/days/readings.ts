import dayjs from 'dayjs'
import en from 'dayjs/locale/en.js'
import utc from 'dayjs/plugin/utc.js'
import { clockInIndia, dayAs, dayInIndia, isPlainDate, type PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import { type DayBounds, typedDay } from './typed-day.ts'

dayjs.extend(utc)

/** The forms of one language, in the letters of dayjs. */
export interface DayRule {
  readonly locale: ILocale & { readonly meridiem?: (hour: number) => string }
  /** A day on a screen. */
  readonly day: string
  /** A day on a card. */
  readonly plain: string
  readonly longDay: string
  readonly instant: string
  /** Stands between the first and the last month. */
  readonly until: string
}

/** Formats days by a rule, all in UTC, so that no device's clock moves a day. */
export function readingsBy({ locale, until, ...forms }: DayRule) {
  dayjs.locale(locale, undefined, true)
  const write = (day: PlainDate | Date, form: string) =>
    dayjs.utc(day).locale(locale.name).format(form)
  const by = (form: string) => (value: PlainDate) => dayAs((day) => write(day, form), value)
  const month = by('MMMM YYYY')
  const names = [locale, en].flatMap((it) => [it.months ?? [], it.monthsShort ?? []])
  const today = () => dayInIndia(new Date())
  const monthsBy = (name: string) => (period: Period) => {
    const { firstDay, lastDay } = period
    if (!isPlainDate(firstDay) || !isPlainDate(lastDay)) return ''
    if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return month(lastDay)
    const isOneYear = firstDay.slice(0, 4) === lastDay.slice(0, 4)
    const last = write(lastDay, `${name} YYYY`)
    return `${write(firstDay, isOneYear ? name : `${name} YYYY`)}${until}${last}`
  }
  return {
    day: by(forms.day),
    plain: by(forms.plain),
    longDay: by(forms.longDay),
    /** "November 2026", of any day in it. */
    month,
    /** "November", of any day in it. */
    monthName: by('MMMM'),
    /** "Nov", as an axis has it. */
    shortMonth: by('MMM'),
    weekday: by('dddd'),
    /** "October 2026", "July to September 2026". */
    months: monthsBy('MMMM'),
    /** The same with room in a picker: "October 2026", "Oct to Dec 2026". */
    shortMonths: monthsBy('MMM'),
    /** An instant by the clock in India. */
    instant: (value: string) => write(clockInIndia(new Date(value)), forms.instant),
    /** The day in India of an instant, as cards have it. */
    plainOf: (instant: string) => write(dayInIndia(new Date(instant)), forms.plain),
    /** The day it is in India now. */
    today,
    /** Reads a typed text as YYYY-MM-DD; returns the text where it is no day. */
    meant: (text: string, bounds: DayBounds) =>
      typedDay(text, names, today(), bounds) ?? text.trim(),
    /** The same as the field shows it. */
    shown: (value: string) => (isPlainDate(value) ? write(value, forms.day) : value),
    isDay: isPlainDate,
  }
}

export type Days = ReturnType<typeof readingsBy>
