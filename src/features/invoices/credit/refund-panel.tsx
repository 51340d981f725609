import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { usePayments } from '#src/data/invoices/payments.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { linkWithin } from '../detail/link-within.tsx'
import type { Recording } from '../detail/top/use-recording.ts'
import { PaymentRow } from '../payments/payment-row.tsx'
import { RefundForm } from './refund-form.tsx'

const List = chakra('ul')

interface RefundPanelProps {
  note: Invoice
  recording: Recording
}

/** Tells why a credit note was issued, and lists its refunds. */
export function RefundPanel({ note, recording }: RefundPanelProps) {
  const { messageOf, messages } = useSpeech()
  const { refunds: words } = useWords(invoiceDetail)
  const { data: refunds = [], error, mutate } = usePayments(note.id)
  const button = useFocusReturn(recording.isOpen)
  const panel = useRef<HTMLDivElement>(null)
  const { original, refundableMinor, currency } = note

  return (
    <Panel ref={panel} tabIndex={-1} title={words.title} outline="0">
      {original?.id && (
        <Text color="fg.muted">
          {rich(words.takesFrom({ number: original.number ?? '' }), {
            link: linkWithin(paths.invoice(original.id)),
          })}
        </Text>
      )}
      <Text mt="2">
        {refundableMinor > 0
          ? words.left({ amount: formatMoney(refundableMinor, currency) })
          : words.nothingLeft}
      </Text>
      {error && (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => mutate()}
        />
      )}
      {refunds.length > 0 && (
        <List
          aria-label={words.title}
          listStyleType="none"
          css={{ '& > li + li': { borderTopWidth: '1px' }, '& > li:last-of-type': { pb: '0' } }}
        >
          {refunds.map((refund) => (
            <PaymentRow
              key={refund.id}
              invoice={note}
              payment={refund}
              onDone={() => panel.current?.focus()}
            />
          ))}
        </List>
      )}
      {recording.isOpen && (
        <Box mt="4">
          <RefundForm
            note={note}
            onCancel={recording.close}
            onRecorded={() => {
              recording.close()
              panel.current?.focus()
            }}
          />
        </Box>
      )}
      {refundableMinor > 0 && !recording.isOpen && !recording.isAtTop && (
        <Button ref={button} variant="outline" mt="4" w="full" onClick={recording.open}>
          <Plus aria-hidden /> {words.record}
        </Button>
      )}
    </Panel>
  )
}
