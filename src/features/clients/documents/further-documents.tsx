import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type ForerunnerKind, forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import type { Client } from '#domain/people/client.ts'
import { standings } from '#languages/en/names/standings.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useEstimates } from '#src/data/estimates.ts'
import { useFilteredInvoices } from '#src/data/invoices/invoices.ts'
import { useWords } from '#src/language/words.ts'
import { estimateTones } from '#src/lib/estimate-tones.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { DocumentRow } from './document-row.tsx'
import { InvoiceRow } from './invoice-row.tsx'

/** The number of documents shown below; their lists have the others. */
const BELOW = 50

interface FurtherProps {
  title: string
  /** Names the list to a screen reader, with the client's name in it. */
  label: string
  children: ReactNode
}

/** A section below the invoices, under a title of its own. */
function Further({ title, label, children }: FurtherProps) {
  return (
    <Box borderTopWidth="1px" mt="3" pt="3">
      <Text textStyle="label" color="fg.muted">
        {title}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={label}>
        {children}
      </Box>
    </Box>
  )
}

/** The credit notes of a client, newest first; nothing where there are none. */
function ClientNotes({ client }: { client: Client }) {
  const { documents: words } = useWords(clients)
  const { data } = useFilteredInvoices({ client: client.id, status: 'CREDIT_NOTE' }, BELOW)
  const notes = data?.filter?.client === client.id ? data.invoices : []
  if (notes.length === 0) return null
  return (
    <Further title={words.notes} label={words.notesOf({ name: client.name })}>
      {notes.map((note) => (
        <InvoiceRow key={note.id} invoice={note} />
      ))}
    </Further>
  )
}

/** A client's estimates or similar documents, newest first; nothing where there are none. */
function ClientForerunners({ client, kind }: { client: Client; kind: ForerunnerKind }) {
  const { documents: words } = useWords(clients)
  const { forerunners } = useWords(standings)
  const { list } = kinds[kind]
  const { data } = useEstimates({ kind, client: client.id }, BELOW)
  const estimates = data?.filter?.client === client.id ? data.estimates : []
  if (estimates.length === 0) return null
  return (
    <Further title={words.offers[list]} label={words.offersOf[list]({ name: client.name })}>
      {estimates.map(({ id, formattedEstimateNumber, state, total, ...estimate }) => (
        <DocumentRow
          key={id}
          {...estimate}
          to={kindPaths(kind).document(id)}
          number={formattedEstimateNumber}
          amount={total}
          badge={<StatusBadge tone={estimateTones[state]}>{forerunners[state]}</StatusBadge>}
        />
      ))}
    </Further>
  )
}

/** The documents of a client other than invoices. */
export function FurtherDocuments({ client }: { client: Client }) {
  return (
    <>
      <ClientNotes client={client} />
      {forerunnerKinds.map((kind) => (
        <ClientForerunners key={kind} {...{ client, kind }} />
      ))}
    </>
  )
}
