import { daysBetween, isPlainDate, type PlainDate } from '#domain/dates.ts'

/** The days that a field can take; both ends may be open. */
export interface DayBounds {
  readonly min?: PlainDate | undefined
  readonly max?: PlainDate | undefined
}

const ordinal = /(?<=\d)(st|nd|rd|th)\b/g
const strange = /[^\p{L}\p{M}\d\s.,/॰–-]/u
const mostLetters = 3

/** Without capitals, the dot of a letter (फ़ is typed as फ, too) and the digits of Devanagari. */
const simple = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\u093c/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

const lettersOf = (name: string) => simple(name).replace(/[^\p{L}\p{M}]/gu, '')

/** The month that a word names or begins, as "12"; undefined when it is none or could be two. */
function monthOf(word: string, names: readonly (readonly string[])[]): string | undefined {
  const found = new Set(
    names.flatMap((list) =>
      list.flatMap((name, month) => {
        const letters = lettersOf(name)
        const begins = word.length >= mostLetters && letters.startsWith(word)
        return letters === word || begins ? [month + 1] : []
      }),
    ),
  )
  const [month] = found
  return found.size === 1 ? String(month) : undefined
}

/** Day, month and year of a text, in figures; the year may be missing. */
function partsOf(text: string, names: readonly (readonly string[])[]): (string | undefined)[] {
  const parts = (text.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).map((part) =>
    /\d/.test(part) ? part : { month: monthOf(part, names) },
  )
  const at = parts.findIndex((part) => typeof part !== 'string')
  const figures = parts.filter((part) => typeof part === 'string')
  const [first = '', second, third] = figures
  if (at === -1) {
    if (parts.length === 1) return /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(first)?.slice(1) ?? []
    if (parts.length > 3) return []
    return first.length === 4 ? [third, second, first] : [first, second, third]
  }
  const named = parts[at]
  if (parts.length > 3 || figures.length !== parts.length - 1) return []
  const month = typeof named === 'string' ? named : named?.month
  return first.length === 4 && at === 1 ? [second, month, first] : [first, month, second]
}

/** The years that a typed one can mean. */
function yearsOf(typed: string | undefined, today: PlainDate): number[] {
  const now = Number(today.slice(0, 4))
  if (typed === undefined) return [now - 1, now, now + 1]
  if (typed.length === 2) return [1900 + Number(typed), 2000 + Number(typed)]
  return typed.length === 4 ? [Number(typed)] : []
}

/**
 * Reads a day as people in India write it, the day before the month; null when it is none. A year of two figures, or none
 * at all, is the one that lies within the bounds and nearest to today.
 */
export function typedDay(
  text: string,
  names: readonly (readonly string[])[],
  today: PlainDate,
  { min, max }: DayBounds,
): PlainDate | null {
  const typed = simple(text).replace(ordinal, '')
  if (strange.test(typed)) return null
  const [day, month, year] = partsOf(typed, names)
  if (!day || !month || day.length > 2 || month.length > 2) return null
  const days = yearsOf(year, today)
    .map((it) => `${it}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isPlainDate)
    .sort((one, other) => distance(one, today) - distance(other, today))
  return days.find((it) => !(min && it < min) && !(max && it > max)) ?? days[0] ?? null
}

const distance = (day: PlainDate, today: PlainDate) => Math.abs(daysBetween(today, day))
