import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { invoicesCounted, messages } from '#domain/messages.ts'
import { useWaysToBePaid } from '../../../../data/invoices/mail.ts'
import { amountTexts } from '../../../../lib/amount-texts.ts'
import { PanelError } from '../../../../ui/feedback/panel-error.tsx'
import { Dialog } from '../../../../ui/layout/dialog.tsx'
import { UnpayableQuestion } from '../../mail/unpayable-question.tsx'
import { NoWayToPay } from '../../sharing/no-way-to-pay.tsx'
import { lacksWayToPay } from '../../sharing/way-to-pay.ts'
import { NumberList } from './number-list.tsx'

interface RemindDialogProps {
  invoices: readonly InvoiceSummary[]
  /** Chosen, and of which nobody is reminded. */
  leftOut: number
  onRemind: () => void
  onClose: () => void
}

/** Shows who gets a mail before any goes out, and asks once about those that say no way to pay. */
export function RemindDialog({ invoices, leftOut, onRemind, onClose }: RemindDialogProps) {
  const { pathname, search } = useLocation()
  const { data: ways, error, mutate: retry } = useWaysToBePaid()
  const [said, setSaid] = useState(false)
  const unpayable = ways && invoices.find((invoice) => lacksWayToPay(invoice, ways.paymentDetails))
  if (unpayable && !ways.mailsUnpayable && !said) {
    return (
      <Dialog title="Send reminders?" onClose={onClose}>
        <NoWayToPay
          invoice={unpayable}
          details={ways.paymentDetails}
          returnTo={pathname + search}
        />
        <UnpayableQuestion onSaid={() => setSaid(true)} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title="Send reminders?" onClose={onClose}>
      {error && (
        <PanelError message={messageOf(error, messages.linkFailed)} onRetry={() => void retry()} />
      )}
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
          <Button disabled={!ways} onClick={onRemind}>
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
