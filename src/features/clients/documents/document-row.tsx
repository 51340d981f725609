import { Box, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PlainDate } from '#domain/dates.ts'
import type { Amount, Currency } from '#domain/money.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { Dotted } from '#src/ui/dotted.tsx'
import { Link } from '#src/ui/layout/link.tsx'

interface DocumentRowProps {
  to: string
  number: string
  issueDate: PlainDate
  amount: Amount
  currency: Currency
  badge: ReactNode
  /** The day on which it is due, and how far away that is. */
  due?: string | null
  distance?: ReactNode
  /** A line below the amount. */
  below?: string | undefined
}

/** A document on the page of its client. */
export function DocumentRow(row: DocumentRowProps) {
  const { amountTexts } = useAmounts()
  const dates = useDates()
  const { main, beside } = amountTexts(row.amount, row.currency)
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Grid
        asChild
        templateColumns={{
          base: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 1fr) 6rem minmax(7rem, auto)',
        }}
        alignItems="center"
        columnGap="3"
        py="2.5"
        mx="-2"
        px="2"
        borderRadius="l1"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Link to={row.to}>
          <Box minW="0">
            <Text fontWeight="600" truncate>
              {row.number}
            </Text>
            <Text textStyle="meta" color="fg.muted">
              <Dotted>
                {dates.day(row.issueDate)}
                {row.due}
                {row.distance}
              </Dotted>
            </Text>
          </Box>
          <Box hideBelow="sm">{row.badge}</Box>
          <Box textAlign="end" textStyle="amount">
            {main}
            {beside && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {beside}
              </Text>
            )}
            {row.below && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {row.below}
              </Text>
            )}
            <Box hideFrom="sm" mt="1">
              {row.badge}
            </Box>
          </Box>
        </Link>
      </Grid>
    </Box>
  )
}
