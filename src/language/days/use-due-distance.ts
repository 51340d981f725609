import { daysBetween, isPlainDate } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isNote } from '#domain/document/kind-questions.ts'
import { formatWhole } from '#domain/money.ts'
import { table } from '#languages/en/screens/table.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useWords } from '../words.ts'

/** Days ahead that are near. */
const SOON = 7

export type Dated = Pick<InvoiceSummary, 'kind' | 'status' | 'dueDate'>

/** How late an open document is, or how long there is until it is due; null of others. */
export function useDueDistance(document: Dated) {
  const { due: words } = useWords(table)
  const { status, dueDate } = document
  if (isNote(document) || !isPlainDate(dueDate)) return null
  const days = daysBetween(todayInIndia(), dueDate)
  if (status === 'OVERDUE') {
    const text = days === -1 ? words.oneLate : words.late({ days: formatWhole(-days) })
    return { text, tone: 'fg.error', isNear: true }
  }
  if (status !== 'UNPAID' || days < 0) return null
  const isNear = days <= SOON
  const text =
    days === 0 ? words.today : days === 1 ? words.tomorrow : words.soon({ days: formatWhole(days) })
  return { text, tone: isNear ? 'fg' : 'fg.muted', isNear }
}
