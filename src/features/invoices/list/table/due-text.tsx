import { Box, Text } from '@chakra-ui/react'
import { isNote } from '#domain/document/kind-questions.ts'
import { isCreditedInFull } from '#domain/document/standing.ts'
import { table } from '#languages/en/screens/table.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { type Dated, useDueDistance } from '#src/language/days/use-due-distance.ts'
import { useWords } from '#src/language/words.ts'

type Closing = Dated & Parameters<typeof isCreditedInFull>[0]

/** How far the due day of an open invoice is, or that one was closed without money. */
function useDistance(invoice: Closing) {
  const { due: words } = useWords(table)
  const left = useDueDistance(invoice)
  if (!isCreditedInFull(invoice)) return left
  return { text: words.credited, tone: 'fg.muted', isNear: true }
}

/** How late an invoice is, or how long there is until it is due; nothing of one that money closed. */
export function DueDistance({ invoice }: { invoice: Closing }) {
  const left = useDistance(invoice)
  return (
    left && (
      <Text as="span" color={left.tone}>
        {left.text}
      </Text>
    )
  )
}

interface DueTextProps {
  invoice: Closing
  /** One of both, for a phone: how late or near it is, else the day. */
  short?: boolean
}

/** The day an invoice is due, and how far away that is; a note is due on none. */
export function DueText({ invoice, short = false }: DueTextProps) {
  const { due: words } = useWords(table)
  const dates = useDates()
  const left = useDistance(invoice)
  if (isNote(invoice)) return short ? null : <Text color="fg.muted">–</Text>
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
