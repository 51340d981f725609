import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Currency } from '#domain/money.ts'
import type { Payment, PaymentState } from '#domain/payment/payment.ts'
import { history } from '#languages/en/messages/history.ts'
import { money } from '#languages/en/names/money.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { nameOf } from '#languages/name-of.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge, type StatusTone } from '#src/ui/feedback/status-badge.tsx'

const tones: Record<PaymentState, StatusTone> = {
  claimed: 'yellow',
  confirmed: 'green',
  declined: 'gray',
  undone: 'gray',
}

interface PaymentFactsProps {
  payment: Payment
  currency: Currency
  /** Stands at the end of the last line: a small button. */
  action?: ReactNode
}

/** The facts of an entry in the ledger. */
export function PaymentFacts({ payment, currency, action }: PaymentFactsProps) {
  const { settledText } = useAmounts()
  const { methods } = useWords(money)
  const words = useWords(invoicePayments)
  const { restored } = useWords(history)
  const { day } = useDates()
  const word = words.states[payment.state]
  const counts = payment.state === 'confirmed' || payment.state === 'claimed'
  const advance = payment.fromAdvance ? words.fromAdvance : null
  const told = payment.restored ? restored : null
  const facts = [
    advance,
    day(payment.paidOn),
    nameOf(methods, payment.method),
    payment.reference,
    told,
  ]
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text
          textStyle="amount"
          whiteSpace="normal"
          {...(!counts && { color: 'fg.muted', textDecoration: 'line-through' })}
        >
          {settledText(payment, currency)}
        </Text>
        <StatusBadge tone={tones[payment.state]}>{word}</StatusBadge>
      </Flex>
      <Flex justify="space-between" align="center" gap="3">
        <Box minW="0" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <Text>{facts.filter(Boolean).join(' · ')}</Text>
          {payment.needsAmendment && <Text color="fg.warning">{words.amend}</Text>}
          {payment.note && <Text whiteSpace="pre-line">{payment.note}</Text>}
          {payment.reason && (
            <Text>
              {word}: {payment.reason}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
    </>
  )
}
