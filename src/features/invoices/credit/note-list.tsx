import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { numberText } from '#domain/document/kind-questions.ts'
import { useNotes } from '#src/data/invoices/credit.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { InvoiceStatusBadge } from '../invoice-status.tsx'

const List = chakra('ul')

interface NoteListProps {
  /** Empty where nothing is asked for. */
  invoiceId: string
  note: 'C' | 'D'
  title: string
}

/** The credit notes or the debit notes of an invoice; nothing where there are none. */
export function NoteList({ invoiceId, note, title }: NoteListProps) {
  const { amountTexts } = useAmounts()
  const { messageOf, messages } = useSpeech()
  const { day } = useDates()
  const { data: notes = [], error, mutate } = useNotes(invoiceId, note)
  if (error && notes.length === 0) {
    const failed = note === 'C' ? messages.creditNotesLoadFailed : messages.debitNotesLoadFailed
    return <PanelError message={messageOf(error, failed)} onRetry={() => mutate()} />
  }
  if (notes.length === 0) return null
  return (
    <List aria-label={title} listStyleType="none">
      {notes.map((one) => (
        <Box
          as="li"
          key={one.id}
          py="2.5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: 0, pt: 0 }}
        >
          <Flex justify="space-between" align="baseline" gap="3">
            <Link to={paths.invoice(one.id)}>
              <Text as="span" fontWeight="600" textDecoration="underline">
                {numberText(one)}
              </Text>
            </Link>
            <Text textStyle="amount">{amountTexts(one.total, one.currency).main}</Text>
          </Flex>
          <Flex justify="space-between" align="center" gap="3" mt="1">
            <Text textStyle="meta" color="fg.muted">
              {day(one.issueDate)}
            </Text>
            <InvoiceStatusBadge invoice={one} />
          </Flex>
        </Box>
      ))}
    </List>
  )
}
