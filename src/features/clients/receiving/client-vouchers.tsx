import { Box, Flex, Text } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { standingOf } from '#domain/standing.ts'
import { useVouchers } from '../../../data/receipts.ts'
import { amountTexts } from '../../../lib/amount-texts.ts'
import { dayText } from '../../../lib/day-text.ts'
import { standingTone } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

function VoucherRow({ voucher }: { voucher: InvoiceSummary }) {
  const { main, beside } = amountTexts(voucher.total, voucher.currency)
  const standing = standingOf(voucher)
  return (
    <Flex
      as="li"
      justify="space-between"
      gap="4"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Text fontWeight="600">
          <Link to={paths.invoice(voucher.id)}>{voucher.formattedInvoiceNumber}</Link>
        </Text>
        <Text textStyle="meta" color="fg.muted">
          {dayText(voucher.issueDate)}
        </Text>
        {voucher.original && (
          <Text textStyle="meta" color="fg.muted">
            against {voucher.original.number}
          </Text>
        )}
      </Box>
      <Box textAlign="end" textStyle="amount">
        {main}
        {beside && (
          <Text textStyle="meta" color="fg.muted" fontWeight="400">
            {beside}
          </Text>
        )}
        <Box mt="1">
          <StatusBadge tone={standingTone(standing)}>{standing}</StatusBadge>
        </Box>
      </Box>
    </Flex>
  )
}

/** What was issued for a client's advances, the latest first; nothing where there is none. */
export function ClientVouchers({ clientId }: { clientId: string }) {
  const { data: vouchers = [], error, mutate } = useVouchers(clientId)
  if (vouchers.length === 0 && error === undefined) return null
  return (
    <Panel title="Vouchers">
      {vouchers.length === 0 ? (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Box as="ul" listStyleType="none">
          {vouchers.map((voucher) => (
            <VoucherRow key={voucher.id} voucher={voucher} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
