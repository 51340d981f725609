import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { type Payment, receivedOf, tdsOf } from '#domain/payment.ts'

const Term = chakra('dt')
const Detail = chakra('dd')

/** What arrived, what was deducted at source, and what is still due; in the invoice's currency. */
export function PaymentTotals({ invoice, payments }: { invoice: Invoice; payments: Payment[] }) {
  const tds = tdsOf(payments)
  const rows = [
    { label: 'Received', minor: receivedOf(payments), strong: false },
    ...(tds > 0 ? [{ label: 'TDS', minor: tds, strong: false }] : []),
    { label: 'Balance due', minor: invoice.balance.minor, strong: true },
  ]
  return (
    <Stack as="dl" gap="1.5">
      {rows.map(({ label, minor, strong }) => (
        <Flex key={label} justify="space-between" gap="4" fontWeight={strong ? '600' : undefined}>
          <Term color={strong ? undefined : 'fg.muted'}>{label}</Term>
          <Detail textStyle="number">{formatMoney(minor, invoice.currency)}</Detail>
        </Flex>
      ))}
    </Stack>
  )
}
