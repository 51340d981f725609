import { Box, Text } from '@chakra-ui/react'
import { daysBetween } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { dayText } from '../../../../lib/day-text.ts'
import { todayInIndia } from '../../../../lib/today.ts'

/** Days ahead that are worth a word. */
const SOON = 7

function wordsOf({ status, dueDate }: InvoiceSummary) {
  const days = daysBetween(todayInIndia(), dueDate)
  if (status === 'OVERDUE') return days === -1 ? '1 day late' : `${-days} days late`
  if (status !== 'UNPAID' || days > SOON || days < 0) return null
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

interface DueTextProps {
  invoice: InvoiceSummary
  /** One of both, for a phone: how late or soon it is, else the day. */
  short?: boolean
}

/** The day an invoice is due, and how late it is, or how soon that is; a note is due on none. */
export function DueText({ invoice, short = false }: DueTextProps) {
  if (invoice.kind === 'credit_note') return short ? null : <Text color="fg.muted">–</Text>
  const words = wordsOf(invoice)
  const tone = invoice.status === 'OVERDUE' ? 'fg.error' : words ? 'fg' : 'fg.muted'
  if (short) return <Text color={tone}>{words ?? `Due ${dayText(invoice.dueDate)}`}</Text>
  return (
    <Text color={tone}>
      {dayText(invoice.dueDate)}
      {words && (
        <Box as="span" data-words="">
          <span data-dot=""> · </span>
          {words}
        </Box>
      )}
    </Text>
  )
}
