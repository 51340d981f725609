import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isNote } from '#domain/document/kind-questions.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { usePaymentActions } from '#src/data/invoices/payments.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { ReasonForm } from './reason-form.tsx'

interface PaymentRowProps {
  invoice: Invoice
  payment: Payment
  /** Called when it was undone and its button is gone. */
  onDone: () => void
}

/** An entry of the ledger; a confirmed one can be undone. */
export function PaymentRow({ invoice, payment, onDone }: PaymentRowProps) {
  const { settledText } = useAmounts()
  const { messages } = useSpeech()
  const words = useWords(invoicePayments)
  const { undo: undoText } = useWords(kit)
  const { day } = useDates()
  const { undo } = usePaymentActions(invoice.id, invoice.original?.id)
  const what = isNote(invoice) ? 'refund' : 'payment'
  const writes = useMayWrite()
  const [undoing, setUndoing] = useState(false)
  const undoButton = useFocusReturn(undoing)
  const amount = settledText(payment, invoice.currency)

  return (
    <Box as="li" py="3">
      <PaymentFacts
        payment={payment}
        currency={invoice.currency}
        action={
          writes &&
          payment.state === 'confirmed' &&
          !undoing && (
            <Button
              ref={undoButton}
              size="xs"
              variant="ghost"
              me="-2.5"
              alignSelf="end"
              aria-label={words.undoOf({ amount, day: day(payment.paidOn) })}
              onClick={() => setUndoing(true)}
            >
              {undoText}
            </Button>
          )
        }
      />
      {undoing && (
        <ReasonForm
          title={words.undo[what]}
          pendingText={words.undoing}
          help={payment.receiptId && !payment.fromAdvance ? words.undoAllHelp : words.undoHelp}
          fallback={messages.paymentUndoFailed}
          onCancel={() => setUndoing(false)}
          onSend={async (reason) => {
            await undo(payment.id, reason)
            showSuccess(what === 'refund' ? messages.refundUndone : messages.paymentUndone)
            setUndoing(false)
            onDone()
          }}
        />
      )}
    </Box>
  )
}
