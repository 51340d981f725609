import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Amount, Currency } from '#domain/money.ts'
import { InvoiceAhead } from '#src/data/invoices/invoice-ahead.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { useNearness } from '#src/ui/layout/use-nearness.ts'

interface AttentionRowProps {
  invoiceId: string
  clientName: string
  detail: string
  amount: Amount
  currency: Currency
  /** The button that settles it here. */
  action?: ReactNode
}

export function AttentionRow(props: AttentionRowProps) {
  const { amountTexts } = useAmounts()
  const { invoiceId, clientName, detail, amount, currency, action } = props
  const { near, handlers } = useNearness()
  const { main, beside } = amountTexts(amount, currency)
  return (
    <Flex
      as="li"
      align="center"
      gap="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      {...handlers}
    >
      {near && <InvoiceAhead id={invoiceId} />}
      <Flex
        asChild
        flex="1"
        minW="0"
        justify="space-between"
        align="center"
        gap="3"
        py="2.5"
        mx="-2"
        px="2"
        borderRadius="l1"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Link to={paths.invoice(invoiceId)}>
          <Box minW="0">
            <Text fontWeight="600" overflowWrap="anywhere">
              {clientName}
            </Text>
            <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              {detail}
            </Text>
          </Box>
          <Box textAlign="end" textStyle="amount">
            {main}
            {amount.rupeesMinor !== null && beside && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {beside}
              </Text>
            )}
          </Box>
        </Link>
      </Flex>
      {action}
    </Flex>
  )
}
