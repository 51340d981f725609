import { Button, Center, Stack } from '@chakra-ui/react'
import { FileSearch, Users } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ClientRow } from './client-row.tsx'
import type { ClientListState } from './use-client-list.ts'

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth']

function Nobody({ list }: { list: ClientListState }) {
  if (list.typed) {
    return (
      <EmptyState
        icon={FileSearch}
        title={`No client matches “${list.typed.trim()}”`}
        action={
          <Button variant="outline" onClick={() => list.setTyped('')}>
            Clear Search
          </Button>
        }
      />
    )
  }
  if (list.archived) {
    return (
      <EmptyState
        icon={Users}
        title="No archived clients"
        description="Whom you archive is found here, with all documents."
      />
    )
  }
  return (
    <EmptyState
      icon={Users}
      title="No clients yet"
      description="Whoever gets an invoice joins your clients by themselves. You can also add one first."
      action={
        <Button asChild>
          <Link to={paths.clientCreate}>Add Your First Client</Link>
        </Button>
      }
    />
  )
}

export function ClientListBody({ list }: { list: ClientListState }) {
  const { clients, total = 0, error } = list
  const message = messageOf(error, 'Check your connection, then try again.')
  if (error && !clients) {
    return (
      <Panel>
        <ErrorState title={messages.clientListFailed} message={message} onRetry={list.retry} />
      </Panel>
    )
  }
  if (!clients) {
    return (
      <LoadingRegion label="Loading the clients" display="grid" gap="3">
        {skeletons.map((row) => (
          // As high as a client.
          <Panel
            key={row}
            display="grid"
            alignItems="center"
            py={{ base: '0', md: '0' }}
            h={{ base: '24', lg: '70px' }}
          >
            <RowSkeleton />
          </Panel>
        ))}
      </LoadingRegion>
    )
  }
  return (
    <Stack gap="4">
      {error !== undefined && <PanelError message={message} onRetry={list.retry} />}
      {clients.length === 0 ? (
        <Panel>
          <Nobody list={list} />
        </Panel>
      ) : (
        <Stack as="ul" listStyleType="none" gap="3" aria-label="Clients">
          {clients.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </Stack>
      )}
      {clients.length < total && (
        <Center>
          <Button variant="outline" disabled={list.loadingMore} onClick={list.showMore}>
            {list.loadingMore
              ? 'Loading...'
              : `Show more (${clients.length} of ${list.uncounted ? 'many' : total})`}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
