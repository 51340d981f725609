import { Button, Flex, Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { invoicesCounted } from '#domain/messages.ts'
import { amountTexts } from '../../../../lib/format.ts'
import { Dialog } from '../../../../ui/layout/dialog.tsx'
import { NumberList } from './number-list.tsx'

interface RemindDialogProps {
  invoices: readonly InvoiceSummary[]
  /** Chosen, and of which nobody is reminded. */
  leftOut: number
  onRemind: () => void
  onClose: () => void
}

/** Shows who gets a mail before any goes out. */
export function RemindDialog({ invoices, leftOut, onRemind, onClose }: RemindDialogProps) {
  return (
    <Dialog title="Send reminders?" onClose={onClose}>
      {invoices.length > 0 ? (
        <>
          <Text>A reminder with the PDF and the link goes to:</Text>
          <NumberList
            label="Who is reminded"
            lines={invoices.map(
              ({ formattedInvoiceNumber, clientName, clientEmail, balance, currency }) =>
                `${clientName} (${clientEmail}): ${amountTexts(balance, currency).main} of ${formattedInvoiceNumber}`,
            )}
          />
        </>
      ) : (
        <Text mb="3">Nothing is due of what you chose, so nobody is reminded.</Text>
      )}
      {leftOut > 0 && invoices.length > 0 && (
        <Text color="fg.muted" mb="3">
          {invoicesCounted(leftOut)} of which nothing is due: left out.
        </Text>
      )}
      <Flex gap="3">
        {invoices.length > 0 && (
          <Button onClick={onRemind}>
            Send {invoices.length === 1 ? '1 reminder' : `${invoices.length} reminders`}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {invoices.length > 0 ? 'Cancel' : 'Close'}
        </Button>
      </Flex>
    </Dialog>
  )
}
