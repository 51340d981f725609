import { daysBetween, isPlainDate, type PlainDate } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isNote } from '#domain/document/kind-questions.ts'
import { formatWhole } from '#domain/money.ts'
import { table } from '#languages/en/screens/table.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useWords } from '../words.ts'

/** Days ahead that are near. */
const SOON = 7

export type Dated = Pick<InvoiceSummary, 'kind' | 'status' | 'dueDate'>

/** Returns the words for a day that is still to come, "in 2 days"; null of one that is over. */
export function useDayDistance() {
  const { due: words } = useWords(table)
  return (day: PlainDate): string | null => {
    const days = daysBetween(todayInIndia(), day)
    if (days < 0) return null
    if (days === 0) return words.today
    return days === 1 ? words.tomorrow : words.soon({ days: formatWhole(days) })
  }
}

/** How late an open document is, or how long there is until it is due; null of others. */
export function useDueDistance(document: Dated) {
  const { due: words } = useWords(table)
  const distance = useDayDistance()
  const { status, dueDate } = document
  if (isNote(document) || !isPlainDate(dueDate)) return null
  const days = daysBetween(todayInIndia(), dueDate)
  if (status === 'OVERDUE') {
    const text = days === -1 ? words.oneLate : words.late({ days: formatWhole(-days) })
    return { text, tone: 'fg.error', isNear: true }
  }
  const text = distance(dueDate)
  if (status !== 'UNPAID' || text === null) return null
  const isNear = days <= SOON
  return { text, tone: isNear ? 'fg' : 'fg.muted', isNear }
}
