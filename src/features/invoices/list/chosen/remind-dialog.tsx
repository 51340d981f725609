import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { table } from '#languages/en/screens/table.ts'
import { useWaysToBePaid } from '#src/data/invoices/mail.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
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
  const { amountTexts } = useAmounts()
  const { messageOf, messages } = useSpeech()
  const { reminding: words } = useWords(table)
  const { pathname, search } = useLocation()
  const { data: ways, error, mutate: retry } = useWaysToBePaid()
  const [said, setSaid] = useState(false)
  const unpayable = ways && invoices.find((invoice) => lacksWayToPay(invoice, ways.paymentDetails))
  if (unpayable && !ways.mailsUnpayable && !said) {
    return (
      <Dialog title={words.title} onClose={onClose}>
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
    <Dialog title={words.title} onClose={onClose}>
      {error && (
        <PanelError message={messageOf(error, messages.linkFailed)} onRetry={() => void retry()} />
      )}
      {invoices.length > 0 ? (
        <>
          <Text>{words.about}</Text>
          <NumberList
            label={words.list}
            lines={invoices.map((invoice) =>
              words.line({
                client: invoice.clientName,
                email: invoice.clientEmail,
                amount: amountTexts(invoice.balance, invoice.currency).main,
                number: numberText(invoice),
              }),
            )}
          />
        </>
      ) : (
        <Text mb="3">{words.nothing}</Text>
      )}
      {leftOut > 0 && invoices.length > 0 && (
        <Text color="fg.muted" mb="3">
          {words.leftOut({ count: leftOut })}
        </Text>
      )}
      <Flex gap="3">
        {invoices.length > 0 && (
          <Button disabled={!ways} onClick={onRemind}>
            {words.send({ count: invoices.length })}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {invoices.length > 0 ? words.cancel : words.close}
        </Button>
      </Flex>
    </Dialog>
  )
}
