import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import type { Currency } from '#domain/money.ts'
import { type Payment, type PaymentState, settledText } from '#domain/payment.ts'
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx'

const states: Record<PaymentState, { word: string; tone: StatusTone }> = {
  claimed: { word: 'Waiting', tone: 'yellow' },
  confirmed: { word: 'Confirmed', tone: 'green' },
  declined: { word: 'Declined', tone: 'gray' },
  undone: { word: 'Undone', tone: 'gray' },
}

interface PaymentFactsProps {
  payment: Payment
  currency: Currency
  /** Stands at the end of the last line: a small button. */
  action?: ReactNode
}

/** What an entry of the ledger says. */
export function PaymentFacts({ payment, currency, action }: PaymentFactsProps) {
  const { word, tone } = states[payment.state]
  const counts = payment.state === 'confirmed' || payment.state === 'claimed'
  const advance = payment.fromAdvance ? 'From an advance' : null
  const facts = [advance, formatDay(payment.paidOn), payment.method, payment.reference]
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
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </Flex>
      <Flex justify="space-between" align="center" gap="3">
        <Box minW="0" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <Text>{facts.filter(Boolean).join(' · ')}</Text>
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
