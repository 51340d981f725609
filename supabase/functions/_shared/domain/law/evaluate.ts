import type { PlainDate } from '../dates.ts'

interface Dated {
  from: PlainDate | null
  until: PlainDate | null
}

/** Returns the entries that hold on a day. */
export const lawOn = <Entry extends Dated>(entries: readonly Entry[], day: PlainDate): Entry[] =>
  entries.filter(
    ({ from, until }) => (from === null || from <= day) && (until === null || day <= until),
  )

interface Rule extends Dated {
  sure: boolean
  value: unknown
}

/** Returns the values to compute with on a day: those of the sure entries alone. */
export const rulesOn = <Entry extends Rule>(
  entries: readonly Entry[],
  day: PlainDate,
): Entry['value'][] =>
  lawOn(entries, day)
    .filter(({ sure }) => sure)
    .map(({ value }) => value)

/** Returns the one value to compute with on a day; null where the law of the day is unknown or not sure. */
export const ruleOn = <Entry extends Rule>(
  entries: readonly Entry[],
  day: PlainDate,
): Entry['value'] | null => rulesOn(entries, day)[0] ?? null

/** The same of a rule that has held on every day; without a day, as it is now. */
export const standingRule = <Entry extends Rule>(
  entries: readonly [Entry, ...Entry[]],
  day: PlainDate = '9999-12-31',
): Entry['value'] => ruleOn(entries, day) ?? entries[0].value
