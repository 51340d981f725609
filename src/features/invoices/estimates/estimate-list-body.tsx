import { Button, Center, Stack, Text } from '@chakra-ui/react'
import { FileSearch, Handshake } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CardSkeletons } from '../list/card-skeletons.tsx'
import { EstimateCard } from './estimate-card.tsx'
import type { EstimateListState } from './use-estimate-list.ts'

export function EstimateListBody({ list }: { list: EstimateListState }) {
  const { estimates, total, filter, search } = list
  const problem = list.error ? messageOf(list.error, 'Check your connection, then try again.') : ''
  const clear = (
    <Button variant="outline" onClick={() => list.setFilter(null)}>
      Clear Filters
    </Button>
  )
  if (!estimates) {
    if (!problem) return <CardSkeletons label="Loading your estimates" />
    return (
      <Panel>
        <ErrorState title={messages.estimateListFailed} message={problem} onRetry={list.retry} />
      </Panel>
    )
  }
  if (estimates.length === 0) {
    return (
      <Panel>
        {filter || search ? (
          <EmptyState icon={FileSearch} title="No estimates match your filters" action={clear} />
        ) : (
          <EmptyState
            icon={Handshake}
            title="No estimates yet"
            description="Offer your price before the work. Your client accepts it by a link, and it becomes the invoice."
            action={
              <Button asChild>
                <Link to={paths.estimateCreate}>Create Your First Estimate</Link>
              </Button>
            }
          />
        )}
      </Panel>
    )
  }
  return (
    <Stack gap="4">
      {problem && <PanelError message={problem} onRetry={list.retry} />}
      {search && (
        <Text color="fg.muted">
          Estimates with “{search}” {clear}
        </Text>
      )}
      <Stack gap="3">
        {estimates.map((estimate) => (
          <EstimateCard key={estimate.id} estimate={estimate} />
        ))}
      </Stack>
      {estimates.length < total && (
        <Center>
          <Button variant="outline" disabled={list.loadingMore} onClick={list.showMore}>
            {list.loadingMore ? 'Loading...' : `Show more (${estimates.length} of ${total})`}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
