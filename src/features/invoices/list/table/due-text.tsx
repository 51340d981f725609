import { Box, Text } from '@chakra-ui/react'
import { daysBetween, isPlainDate } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isNote } from '#domain/document/kind-questions.ts'
import { table } from '#languages/en/screens/table.ts'
import type { Words } from '#languages/words.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'

/** Days ahead that are near. */
const SOON = 7

type Dated = Pick<InvoiceSummary, 'kind' | 'status' | 'dueDate'>

/** How late an open document is, or how long there is until it is due; null of others. */
function timeLeft({ status, dueDate }: Dated, words: Words<typeof table>['due']) {
  if (!isPlainDate(dueDate)) return null
  const days = daysBetween(todayInIndia(), dueDate)
  if (status === 'OVERDUE') {
    const text = days === -1 ? words.oneLate : words.late({ days: -days })
    return { text, tone: 'fg.error', isNear: true }
  }
  if (status !== 'UNPAID' || days < 0) return null
  const isNear = days <= SOON
  const text = days === 0 ? words.today : days === 1 ? words.tomorrow : words.soon({ days })
  return { text, tone: isNear ? 'fg' : 'fg.muted', isNear }
}

/** How late an invoice is, or how long there is until it is due; nothing of one that is not open. */
export function DueDistance({ invoice }: { invoice: Dated }) {
  const { due: words } = useWords(table)
  const left = isNote(invoice) ? null : timeLeft(invoice, words)
  return (
    left && (
      <Text as="span" color={left.tone} fontWeight={left.tone === 'fg.error' ? '500' : undefined}>
        {left.text}
      </Text>
    )
  )
}

interface DueTextProps {
  invoice: Dated
  /** One of both, for a phone: how late or near it is, else the day. */
  short?: boolean
}

/** The day an invoice is due, and how late it is, or how soon that is; a note is due on none. */
export function DueText({ invoice, short = false }: DueTextProps) {
  const { due: words } = useWords(table)
  const dates = useDates()
  if (isNote(invoice)) return short ? null : <Text color="fg.muted">–</Text>
  const left = timeLeft(invoice, words)
  const day = dates.day(invoice.dueDate)
  const tone = left?.tone ?? 'fg.muted'
  if (short) return <Text color={tone}>{left?.isNear ? left.text : words.day({ day })}</Text>
  return (
    <Text color={tone}>
      {day}
      {left && (
        <Box as="span" data-words="">
          <span data-dot=""> · </span>
          {left.text}
        </Box>
      )}
    </Text>
  )
}
