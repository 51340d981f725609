import { Box, Grid, Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { standingOf } from '#domain/document/standing.ts'
import { standings } from '#languages/en/names/standings.ts'
import { nameOf } from '#languages/name-of.ts'
import { InvoiceAhead } from '#src/data/invoices/invoice-ahead.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { useNearness } from '#src/ui/layout/use-nearness.ts'

export function RecentInvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { amountTexts } = useAmounts()
  const named = useWords(standings).documents
  const dates = useDates()
  const { near, handlers } = useNearness()
  const { main, beside } = amountTexts(invoice.total, invoice.currency)
  const standing = standingOf(invoice)
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} {...handlers}>
      {near && <InvoiceAhead id={invoice.id} />}
      <Grid
        asChild
        // On a phone the number and its date take all the width beside the badge.
        templateColumns={{
          base: 'minmax(0, 1fr) auto auto',
          sm: 'minmax(0, 1fr) 6rem minmax(7rem, auto)',
        }}
        templateAreas={{
          base: '"name amount amount" "about about badge"',
          sm: '"name badge amount" "about badge amount"',
        }}
        alignItems="center"
        columnGap="3"
        rowGap={{ base: '1', sm: '0' }}
        py="3"
        mx="-2"
        px="2"
        borderRadius="l1"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Link to={paths.invoice(invoice.id)}>
          <Text gridArea="name" fontWeight="600" truncate>
            {invoice.clientName}
          </Text>
          <Text gridArea="about" textStyle="meta" color="fg.muted" truncate>
            {numberText(invoice)} · {dates.day(invoice.issueDate)}
          </Text>
          <Box gridArea="badge" justifySelf={{ base: 'end', sm: 'start' }}>
            <StatusBadge tone={standing === 'PAID' ? 'green' : 'red'}>
              {nameOf(named, standing)}
            </StatusBadge>
          </Box>
          <Box gridArea="amount" textAlign="end" textStyle="amount">
            {main}
            {beside && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {beside}
              </Text>
            )}
          </Box>
        </Link>
      </Grid>
    </Box>
  )
}
