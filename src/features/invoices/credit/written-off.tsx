import { Box, Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useCreditActions } from '#src/data/invoices/credit.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'

/** The balance that was given up, and the way to wait for it again. */
export function WrittenOff({ invoice }: { invoice: Invoice }) {
  const { amountTexts } = useAmounts()
  const { messageOf, messages } = useSpeech()
  const { writeOff: words } = useWords(invoiceDetail)
  const { instant } = useDates()
  const { undoWriteOff } = useCreditActions(invoice.id)
  const [pending, setPending] = useState(false)

  const undo = async () => {
    setPending(true)
    try {
      await undoWriteOff()
      showSuccess(messages.writeOffUndone)
    } catch (error) {
      showError(messageOf(error, messages.writeOffUndoFailed))
    } finally {
      setPending(false)
    }
  }

  return (
    <Box>
      <Text fontWeight="600">
        {words.done({ amount: amountTexts(invoice.writtenOff, invoice.currency).main })}
      </Text>
      <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        {invoice.writtenOffAt && instant(invoice.writtenOffAt)}: {invoice.writeOffReason}
      </Text>
      <Button mt="2" size="sm" variant="outline" disabled={pending} onClick={undo}>
        {pending ? words.undoing : words.undo}
      </Button>
    </Box>
  )
}
