import { chakra, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { usePayments } from '#src/data/invoices/payments.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PaymentRow } from '../payments/payment-row.tsx'
import { linkWithin } from './link-within.tsx'

const List = chakra('ul')

/** Tells the source of a voucher, where its use shows, and the refunds by it. */
export function VoucherPanel({ voucher }: { voucher: Invoice }) {
  const { messageOf, messages } = useSpeech()
  const { voucher: words, refunds: refundWords } = useWords(invoiceDetail)
  const { kind, original, clientId, clientName } = voucher
  const { data: refunds = [], error, mutate } = usePayments(voucher.id)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Panel ref={panel} tabIndex={-1} title={words.title} outline="0">
      <Text color="fg.muted">
        {kinds[kind].money === 'out' ? words.refund : words.receipt}{' '}
        {original?.id && (
          <>
            {rich(words.original({ number: original.number ?? '' }), {
              link: linkWithin(paths.invoice(original.id)),
            })}{' '}
          </>
        )}
        {clientId &&
          rich(words.left({ client: clientName }), { link: linkWithin(paths.client(clientId)) })}
      </Text>
      {error && (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      )}
      {refunds.length > 0 && (
        <List aria-label={refundWords.title} listStyleType="none">
          {refunds.map((refund) => (
            <PaymentRow
              key={refund.id}
              invoice={voucher}
              payment={refund}
              onDone={() => panel.current?.focus()}
            />
          ))}
        </List>
      )}
    </Panel>
  )
}
