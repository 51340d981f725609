import { Box, Flex, Text } from '@chakra-ui/react'
import type { ClientPayment } from '#domain/people/client.ts'
import { money } from '#languages/en/names/money.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { nameOf } from '#languages/name-of.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'

interface ClientPaymentsProps {
  payments: ClientPayment[]
  /** Whether money came that no invoice took: then something was received. */
  hasAdvances: boolean
}

/** The latest that came in, each with the invoice that it is for. */
export function ClientPayments({ payments, hasAdvances }: ClientPaymentsProps) {
  const { settledText } = useAmounts()
  const { account: words } = useWords(clients)
  const { methods } = useWords(money)
  const dates = useDates()
  if (payments.length === 0) return !hasAdvances && <Text color="fg.muted">{words.nothing}</Text>
  return (
    <Box as="ul" listStyleType="none">
      {payments.map((payment) => (
        <Flex
          as="li"
          key={payment.id}
          justify="space-between"
          gap="4"
          py="2.5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Text whiteSpace="nowrap">
              <Link to={paths.invoice(payment.invoiceId)}>{payment.number}</Link>
            </Text>
            <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              {[dates.day(payment.paidOn), nameOf(methods, payment.method), payment.reference]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
          <Text textStyle="amount" whiteSpace="normal" maxW="55%" flexShrink="0" textAlign="end">
            {settledText(payment, payment.currency)}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
