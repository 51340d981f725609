import { Box, Button, Center, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useFilteredInvoices } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { FurtherDocuments } from './further-documents.tsx'
import { InvoiceRow } from './invoice-row.tsx'

/** How many are shown at first, and added by each "Show more". */
export const DOCUMENTS_STEP = 10

/** The documents of a client: invoices, newest first, and below them credit notes and estimates. */
export function ClientDocuments({ client }: { client: Client }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(clients)
  const [limit, setLimit] = useState(DOCUMENTS_STEP)
  const { data, error, isLoading, mutate } = useFilteredInvoices({ client: client.id }, limit)
  const invoices = data?.filter?.client === client.id ? data.invoices : undefined
  const total = data?.total ?? 0

  return (
    <Panel title={words.documents.title}>
      {error !== undefined && (
        <PanelError
          message={messageOf(error, messages.invoiceListFailedHelp)}
          onRetry={() => void mutate()}
        />
      )}
      {!invoices && error === undefined && (
        <LoadingRegion label={words.documents.loading}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </LoadingRegion>
      )}
      {invoices?.length === 0 && <Text color="fg.muted">{words.documents.none}</Text>}
      {invoices && invoices.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={words.documents.of({ name: client.name })}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
      {invoices && invoices.length < total && (
        <Center mt="3">
          <Button
            size="sm"
            variant="outline"
            disabled={isLoading}
            onClick={() => setLimit((current) => current + DOCUMENTS_STEP)}
          >
            {isLoading ? words.loadingMore : words.showMore({ shown: invoices.length, total })}
          </Button>
        </Center>
      )}
      <FurtherDocuments client={client} />
    </Panel>
  )
}
