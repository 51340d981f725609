import { Box, Button, Center, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import type { Client } from '#domain/client.ts'
import { formatDay } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { isPartlyPaid, standingOf } from '#domain/standing.ts'
import { useFilteredInvoices } from '../../data/invoices/invoices.ts'
import { amountTexts, standingTone } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

/** How many are shown at first, and added by each "Show more". */
export const DOCUMENTS_STEP = 10
/** More are found by the filter of the list of invoices. */
const NOTES = 50

function DocumentRow({ invoice }: { invoice: InvoiceSummary }) {
  const { main, beside } = amountTexts(invoice.total, invoice.currency)
  const standing = standingOf(invoice)
  const badge = <StatusBadge tone={standingTone(standing)}>{standing}</StatusBadge>
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
        <Link to={paths.invoice(invoice.id)}>
          <Box minW="0">
            <Text fontWeight="600" truncate>
              {invoice.formattedInvoiceNumber}
            </Text>
            <Text textStyle="meta" color="fg.muted">
              {formatDay(invoice.issueDate)}
            </Text>
          </Box>
          <Box hideBelow="sm">{badge}</Box>
          <Box textAlign="end" textStyle="amount">
            {main}
            {beside && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {beside}
              </Text>
            )}
            {isPartlyPaid(invoice) && (
              <Text textStyle="meta" color="fg.muted" fontWeight="400">
                {amountTexts(invoice.balance, invoice.currency).main} due
              </Text>
            )}
            <Box hideFrom="sm" mt="1">
              {badge}
            </Box>
          </Box>
        </Link>
      </Grid>
    </Box>
  )
}

/** The credit notes of a client, newest first; nothing where there are none. */
function ClientNotes({ client }: { client: Client }) {
  const { data } = useFilteredInvoices({ client: client.id, status: 'CREDIT_NOTE' }, NOTES)
  const notes = data?.filter?.client === client.id ? data.invoices : []
  if (notes.length === 0) return null
  return (
    <Box borderTopWidth="1px" mt="3" pt="3">
      <Text textStyle="label" color="fg.muted">
        Credit notes
      </Text>
      <Box as="ul" listStyleType="none" aria-label={`Credit notes of ${client.name}`}>
        {notes.map((note) => (
          <DocumentRow key={note.id} invoice={note} />
        ))}
      </Box>
    </Box>
  )
}

/** The documents of a client: invoices, newest first, and below them their credit notes. */
export function ClientDocuments({ client }: { client: Client }) {
  const [limit, setLimit] = useState(DOCUMENTS_STEP)
  const { data, error, isLoading, mutate } = useFilteredInvoices({ client: client.id }, limit)
  const invoices = data?.filter?.client === client.id ? data.invoices : undefined
  const total = data?.total ?? 0

  return (
    <Panel title="Documents">
      {error !== undefined && (
        <PanelError
          message={messageOf(error, messages.invoiceListFailedHelp)}
          onRetry={() => void mutate()}
        />
      )}
      {!invoices && error === undefined && (
        <LoadingRegion label="Loading the documents">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </LoadingRegion>
      )}
      {invoices?.length === 0 && <Text color="fg.muted">No invoice yet.</Text>}
      {invoices && invoices.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={`Documents of ${client.name}`}>
          {invoices.map((invoice) => (
            <DocumentRow key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
      <ClientNotes client={client} />
      {invoices && invoices.length < total && (
        <Center mt="3">
          <Button
            size="sm"
            variant="outline"
            disabled={isLoading}
            onClick={() => setLimit((current) => current + DOCUMENTS_STEP)}
          >
            {isLoading ? 'Loading...' : `Show more (${invoices.length} of ${total})`}
          </Button>
        </Center>
      )}
    </Panel>
  )
}
