import { Box, Text } from '@chakra-ui/react'
import { daysBetween, isPlainDate } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isNote } from '#domain/document/kind-questions.ts'
import { table } from '#languages/en/screens/table.ts'
import type { Words } from '#languages/words.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'

/** Days ahead that are worth a word. */
const SOON = 7

function timeLeft({ status, dueDate }: InvoiceSummary, words: Words<typeof table>['due']) {
  if (!isPlainDate(dueDate)) return null
  const days = daysBetween(todayInIndia(), dueDate)
  if (status === 'OVERDUE') return days === -1 ? words.oneLate : words.late({ days: -days })
  if (status !== 'UNPAID' || days > SOON || days < 0) return null
  return days === 0 ? words.today : days === 1 ? words.tomorrow : words.soon({ days })
}

interface DueTextProps {
  invoice: InvoiceSummary
  /** One of both, for a phone: how late or soon it is, else the day. */
  short?: boolean
}

/** The day an invoice is due, and how late it is, or how soon that is; a note is due on none. */
export function DueText({ invoice, short = false }: DueTextProps) {
  const { due: words } = useWords(table)
  const dates = useDates()
  if (isNote(invoice)) return short ? null : <Text color="fg.muted">–</Text>
  const left = timeLeft(invoice, words)
  const day = dates.day(invoice.dueDate)
  const tone = invoice.status === 'OVERDUE' ? 'fg.error' : left ? 'fg' : 'fg.muted'
  if (short) return <Text color={tone}>{left ?? words.day({ day })}</Text>
  return (
    <Text color={tone}>
      {day}
      {left && (
        <Box as="span" data-words="">
          <span data-dot=""> · </span>
          {left}
        </Box>
      )}
    </Text>
  )
}
