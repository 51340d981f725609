import { Box, Flex, Text } from '@chakra-ui/react'
import { settledText } from '#domain/payment/payment.ts'
import type { ClientPayment } from '#domain/people/client.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { clients } from '../../language/english/clients.ts'
import { useCalled, useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link } from '../../ui/layout/link.tsx'

/** The latest that came in, each with the invoice that it is for. */
export function ClientPayments({ payments }: { payments: ClientPayment[] }) {
  const { account: words } = useWords(clients)
  const called = useCalled()
  const dates = useDates()
  if (payments.length === 0) return <Text color="fg.muted">{words.nothing}</Text>
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
            <Text>
              <Link to={paths.invoice(payment.invoiceId)}>{payment.number}</Link>
            </Text>
            <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              {[dates.day(payment.paidOn), called(payment.method), payment.reference]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
          <Text textStyle="amount" textAlign="end">
            {settledText(payment, payment.currency)}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
