import type { PlainDate } from '#domain/dates.ts'
import { tdsNameOn } from '#domain/law/tds-due.ts'
import { tdsPayments } from '#domain/law/values.ts'
import { tds } from '#languages/en/names/tds.ts'
import { useWords } from './words.ts'

/** The kinds of payments that tax is deducted from as a form offers them, with their sections or codes of a day: "1027 · Professional fees". */
export function useTdsKinds(day: PlainDate) {
  const { kinds } = useWords(tds)
  return tdsPayments.map((value) => ({
    value,
    label: [tdsNameOn(value, day)?.name, kinds[value]].filter(Boolean).join(' · '),
  }))
}
