import { Box, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Amount, Currency } from '#domain/money.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { InvoiceAhead } from '#src/data/invoices/invoice-ahead.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { useNearness } from '#src/ui/layout/use-nearness.ts'

interface AttentionRowProps {
  invoiceId: string
  clientName: string
  /** Below the name: the number, and what is to be known of it. */
  detail: ReactNode
  amount: Amount
  currency: Currency
  /** The button that settles it here. */
  action?: ReactNode
}

export function AttentionRow(props: AttentionRowProps) {
  const { amountTexts } = useAmounts()
  const { invoiceId, clientName, detail, amount, currency } = props
  const action = useMayWrite() && props.action
  const { near, handlers } = useNearness()
  const { main, beside } = amountTexts(amount, currency)
  return (
    <Grid
      as="li"
      gridColumn="1 / -1"
      templateColumns="subgrid"
      templateRows="auto auto"
      rowGap={{ base: action ? '1.5' : '0', md: '0' }}
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      {...handlers}
    >
      {near && <InvoiceAhead id={invoiceId} />}
      <Grid
        asChild
        gridArea="1 / 1 / 3 / 3"
        templateColumns="subgrid"
        templateRows="subgrid"
        alignItems="baseline"
        my="-1.5"
        py="1.5"
        mx="-2"
        px="2"
        borderRadius="l1"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Link to={paths.invoice(invoiceId)}>
          <Text fontWeight="600" overflowWrap="anywhere">
            {clientName}
          </Text>
          <Text
            gridArea={{ base: action ? '2 / 1' : '2 / 1 / 3 / 3', md: '2 / 1 / 3 / 3' }}
            textStyle="meta"
            color="fg.muted"
            overflowWrap="anywhere"
          >
            {detail}
          </Text>
          <Box gridArea="1 / 2" textAlign="end" textStyle="amount">
            {main}
            {amount.rupeesMinor !== null && beside && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {beside}
              </Text>
            )}
          </Box>
        </Link>
      </Grid>
      {action && (
        <Box
          gridArea={{ base: '2 / 2', md: '1 / 3 / 3 / 4' }}
          position="relative"
          alignSelf="center"
          justifySelf="end"
        >
          {action}
        </Box>
      )}
    </Grid>
  )
}
