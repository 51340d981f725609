import { dayAs, type PlainDate } from '#domain/dates.ts'

let days: Intl.DateTimeFormat | undefined
/** "18 नवंबर 2026". */
export function day(value: PlainDate): string {
  days ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' })
  const { format } = days
  return dayAs((it) => format(new Date(it)), value)
}
