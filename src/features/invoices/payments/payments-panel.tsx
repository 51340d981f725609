import { Box, Button, Skeleton, Stack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { usePayments } from '#src/data/invoices/payments.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { isClaimed } from '../detail/top/next-step.ts'
import type { Recording } from '../detail/top/use-recording.ts'
import { useAsked } from '../use-asked.ts'
import { AdvanceOffers } from './advance-offers.tsx'
import { PaymentList } from './payment-list.tsx'
import { RecordPaymentForm } from './record-payment-form.tsx'

interface PaymentsPanelProps {
  invoice: Invoice
  recording: Recording
}

/** The payments of an invoice, and those that its client reports. */
export function PaymentsPanel({ invoice, recording }: PaymentsPanelProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(invoicePayments)
  const { data: payments, error, mutate } = usePayments(invoice.id)
  const writes = useMayWrite()
  const due = writes && invoice.balance.minor > 0
  const recordButton = useFocusReturn(recording.isOpen)
  const panel = useRef<HTMLDivElement>(null)
  const focusPanel = () => panel.current?.focus()
  useAsked('record-payment', () => {
    if (due) recording.open()
    focusPanel()
  })

  return (
    <Panel ref={panel} tabIndex={-1} title={words.title} outline="0">
      {payments && <PaymentList {...{ invoice, payments, recording }} onDone={focusPanel} />}
      {!payments && error && (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => mutate()}
        />
      )}
      {!payments && !error && (
        <LoadingRegion label={words.loading}>
          {invoice.settled.minor > 0 ? (
            <Stack gap="1.5">
              <Skeleton h="5.5" />
              <Skeleton h="5.5" />
              <RowSkeleton />
            </Stack>
          ) : (
            <Skeleton h="4" my="3px" w="40" />
          )}
        </LoadingRegion>
      )}
      {writes && payments && !recording.isOpen && isBill(invoice) && (
        <AdvanceOffers invoice={invoice} onUsed={focusPanel} />
      )}
      {recording.isOpen && (
        <Box mt="4">
          <RecordPaymentForm
            invoice={invoice}
            onCancel={recording.close}
            onRecorded={() => {
              recording.close()
              focusPanel()
            }}
          />
        </Box>
      )}
      {/* What the client reports is decided first, by the buttons of its own. */}
      {due && !isClaimed(invoice) && !recording.isOpen && !recording.isAtTop && (
        <Button ref={recordButton} mt="4" w="full" variant="outline" onClick={recording.open}>
          <Plus aria-hidden /> {words.record.action}
        </Button>
      )}
    </Panel>
  )
}
