import { Box, Flex, Grid, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { type InvoiceSummary, isPartlyPaid } from '#domain/invoice.ts'
import { InvoiceAhead } from '../../data/invoice-ahead.ts'
import { amountTexts, statusTone } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNearness } from '../../ui/use-nearness.ts'
import { Amount } from './amount.tsx'
import { InvoiceCardMenu } from './invoice-card-menu.tsx'

export function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const numberId = useId()
  const { near, handlers } = useNearness()
  return (
    <LinkBox asChild>
      <Panel
        role="article"
        aria-labelledby={numberId}
        py={{ base: '3.5', lg: '4' }}
        _hover={{ borderColor: 'border.emphasized' }}
        {...handlers}
      >
        {near && <InvoiceAhead id={invoice.id} />}
        <Grid
          // One row where the sidebar leaves room for it beside the name.
          templateColumns={{
            base: 'minmax(0, 1fr) auto',
            lg: 'minmax(0, 1fr) 6rem 7.5rem 9.5rem 2.5rem',
            xl: 'minmax(0, 1fr) 7rem 10rem 11rem 2.5rem',
          }}
          templateAreas={{
            base: '"client menu" "status amount" "due amount"',
            lg: '"client status due amount menu"',
          }}
          alignItems="center"
          columnGap="4"
          rowGap={{ base: '2', lg: '0' }}
        >
          <Box gridArea="client" minW="0">
            <Flex columnGap="2" wrap="wrap" align="baseline">
              <Text fontWeight="600" truncate maxW="full">
                {invoice.clientName}
              </Text>
              <LinkOverlay asChild id={numberId} textStyle="meta" color="fg.muted">
                <Link to={paths.invoice(invoice.id)}>{invoice.formattedInvoiceNumber}</Link>
              </LinkOverlay>
            </Flex>
            <Text textStyle="meta" color="fg.muted" truncate>
              {invoice.clientEmail}
            </Text>
          </Box>
          <Box gridArea="status">
            <StatusBadge tone={statusTone(invoice.status)}>{invoice.status}</StatusBadge>
          </Box>
          <Text gridArea="due" textStyle="meta" color="fg.muted">
            Due {invoice.dueDate}
          </Text>
          <Box gridArea="amount" textAlign="end" textStyle="amount">
            <Amount amount={invoice.total} currency={invoice.currency} />
            {isPartlyPaid(invoice) && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {amountTexts(invoice.balance, invoice.currency).main} due
              </Text>
            )}
          </Box>
          <Box gridArea="menu" justifySelf="end" me={{ base: '-3', lg: '0' }}>
            <InvoiceCardMenu invoice={invoice} />
          </Box>
        </Grid>
      </Panel>
    </LinkBox>
  )
}
