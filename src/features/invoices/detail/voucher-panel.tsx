import { chakra, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { messageOf } from '#data/errors.ts'
import type { Invoice } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { usePayments } from '../../../data/invoices/payments.ts'
import { paths } from '../../../lib/paths.ts'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PaymentRow } from '../payments/payment-row.tsx'

const List = chakra('ul')

/** What a voucher is of, where to find what becomes of it, and what went out by it. */
export function VoucherPanel({ voucher }: { voucher: Invoice }) {
  const { kind, original, clientId, clientName } = voucher
  const { data: refunds = [], error, mutate } = usePayments(voucher.id)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Panel ref={panel} tabIndex={-1} title="Advance" outline="0">
      <Text color="fg.muted">
        {kind === 'receipt_voucher'
          ? 'It came before an invoice, and its tax is owed for the month in which it came. '
          : 'It was given back, and its tax with it. '}
        {original?.id && (
          <>
            Its receipt voucher is{' '}
            <Link to={paths.invoice(original.id)}>
              <Text as="span" color="fg" textDecoration="underline">
                {original.number}
              </Text>
            </Link>
            .{' '}
          </>
        )}
        {clientId && (
          <>
            What is left of it stands with{' '}
            <Link to={paths.client(clientId)}>
              <Text as="span" color="fg" textDecoration="underline">
                {clientName}
              </Text>
            </Link>
            .
          </>
        )}
      </Text>
      {error && (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      )}
      {refunds.length > 0 && (
        <List aria-label="Refunds" listStyleType="none">
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
