import { dayInIndia } from '#domain/dates.ts'

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** An ISO instant, as a date picker sends it, becomes its day in India; the schemas judge all the rest. */
export function calendarDay(value: unknown): unknown {
  if (typeof value !== 'string' || !instant.test(value)) return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : dayInIndia(date)
}

/** The same body with such a field as a day. */
export function withDay<T extends Record<string, unknown>>(body: T, field: string): T {
  return field in body ? { ...body, [field]: calendarDay(body[field]) } : body
}
