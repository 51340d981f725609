import { dayAs, type PlainDate } from '#domain/dates.ts'

/** A browser may name what no standard knows: "en-US@posix". */
function isKnown(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}

// The product speaks English: of the person's languages the first that is English says how a day reads.
const locale =
  navigator.languages.find((language) => language.startsWith('en') && isKnown(language)) ?? 'en-IN'

const reading = new Intl.DateTimeFormat(locale, {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
})

/** A day for reading, as the person's locale has it: "22 Nov 2026". */
export const dayText = (day: PlainDate) => dayAs((it) => reading.format(new Date(it)), day)
