import type { PlainDate } from '#domain/dates.ts'
import type { Estimate } from '#domain/document/estimate.ts'
import { isHeld } from '#domain/document/kind-questions.ts'
import { estimates } from '#languages/en/screens/estimates.ts'
import { useWords } from '#src/language/words.ts'

interface Days {
  day: (day: PlainDate) => string
  dayOf: (instant: string) => string
}

/** The invoice that it became, when it was answered, or until when it holds; null of one that ends on no day. */
export function useDetailText({ kind, answer, invoice, validUntil }: Estimate, days: Days) {
  const words = useWords(estimates)
  if (invoice) return invoice.number
  if (!answer) return isHeld({ kind }) ? words.validUntil({ day: days.day(validUntil) }) : null
  const day = days.dayOf(answer.answeredAt)
  return answer.restored ? words.answeredByFile({ day }) : words.answeredOn({ day })
}
