import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isHeld } from '#domain/document/kind-questions.ts'
import { formatMoney } from '#domain/money.ts'
import { type Payment, receivedOf, tdsOf } from '#domain/payment/payment.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useWords } from '#src/language/words.ts'

const Term = chakra('dt')
const Detail = chakra('dd')

/**
 * The sums of an invoice in its own currency: received, deducted at source, credited, refunded,
 * written off, and still due.
 */
export function PaymentTotals({ invoice, payments }: { invoice: Invoice; payments: Payment[] }) {
  const { totals: words } = useWords(invoicePayments)
  const { settled, credited, writtenOff, refundableMinor, balance } = invoice
  const [received, tds] = [receivedOf(payments), tdsOf(payments)]
  const more: [label: string, minor: number][] = [
    [words.tds, tds],
    [words.credited, credited.minor],
    // Only a credit note can bring a refund. The payments shown may be newer than the invoice.
    [words.refunded, credited.minor > 0 ? received + tds - settled.minor - refundableMinor : 0],
    [words.toRefund, refundableMinor],
    [words.writtenOff, writtenOff.minor],
  ]
  const rows = [
    { label: words.received, minor: received, strong: false },
    ...more
      .filter(([, minor]) => minor > 0)
      .map(([label, minor]) => ({ label, minor, strong: false })),
    {
      label: isHeld(invoice) ? words.remaining : words.balance,
      minor: balance.minor,
      strong: true,
    },
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
