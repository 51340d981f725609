import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { usePaymentActions } from '#src/data/invoices/payments.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { ReasonForm } from './reason-form.tsx'

interface ClaimCardProps {
  invoice: Invoice
  claim: Payment
  /** Whether its form is asked for from elsewhere; `onChecking` says that it opens. */
  isToCheck: boolean
  onChecking: () => void
  /** Called when it was decided and the card is gone. */
  onDone: () => void
}

/** A payment that the client reports, until the owner confirms or declines it. */
export function ClaimCard({ invoice, claim, isToCheck, onChecking, onDone }: ClaimCardProps) {
  const { settledText } = useAmounts()
  const { messages } = useSpeech()
  const { claim: words } = useWords(invoicePayments)
  const { confirm, decline } = usePaymentActions(invoice.id)
  const [open, setOpen] = useState<'confirm' | 'decline' | null>(null)
  const confirmButton = useFocusReturn(open === 'confirm')
  const declineButton = useFocusReturn(open === 'decline')
  const amount = settledText(claim, invoice.currency)
  const close = () => setOpen(null)
  const writes = useMayWrite()
  useEffect(() => {
    if (!isToCheck) return
    setOpen('confirm')
    onChecking()
  }, [isToCheck, onChecking])

  return (
    <Box
      as="li"
      mb="3"
      p="3"
      borderWidth="1px"
      borderColor="yellow.border"
      borderRadius="l2"
      bg="bg.subtle"
    >
      <Text textStyle="label" mb="1">
        {words.title}
      </Text>
      <PaymentFacts payment={claim} currency={invoice.currency} />
      {writes && open === null && (
        <Flex mt="3" gap="2">
          <Button
            ref={confirmButton}
            size="sm"
            // The filled one is at the top of the screen.
            variant="subtle"
            aria-label={words.confirmOf({ amount })}
            onClick={() => setOpen('confirm')}
          >
            {words.confirm}
          </Button>
          <Button
            ref={declineButton}
            size="sm"
            variant="outline"
            aria-label={words.declineOf({ amount })}
            onClick={() => setOpen('decline')}
          >
            {words.decline}
          </Button>
        </Flex>
      )}
      {open === 'confirm' && (
        <ConfirmForm
          invoice={invoice}
          claim={claim}
          onCancel={close}
          onSend={async (found, tellsClient) => {
            await confirm(claim.id, found, tellsClient)
            showSuccess(messages.paymentConfirmed)
            onDone()
          }}
        />
      )}
      {open === 'decline' && (
        <ReasonForm
          title={words.declineTitle}
          pendingText={words.declining}
          help={words.declineHelp}
          fallback={messages.paymentDeclineFailed}
          onCancel={close}
          onSend={async (reason) => {
            await decline(claim.id, reason)
            showSuccess(messages.paymentDeclined)
            onDone()
          }}
        />
      )}
    </Box>
  )
}
