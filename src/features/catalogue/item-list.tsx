import { Button, Center, Stack } from '@chakra-ui/react'
import { FileSearch, Package } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { useItems } from '../../data/catalogue.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ItemLine } from './item-line.tsx'

interface ItemListProps {
  list: ReturnType<typeof useItems>
  archived: boolean
  search: string
  onAdd: () => void
  onClear: () => void
  onMore: () => void
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth']

export function ItemList({ list, archived, search, onAdd, onClear, onMore }: ItemListProps) {
  const { data, error, isLoading, mutate } = list
  if (error && !data) {
    return (
      <Panel>
        <ErrorState
          title={messages.itemListFailed}
          message={messageOf(error, 'Check your connection, then try again.')}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading the items">
        <Panel py={{ base: '0', md: '0' }}>
          {skeletons.map((row) => (
            <RowSkeleton key={row} />
          ))}
        </Panel>
      </LoadingRegion>
    )
  }
  if (data.items.length === 0) {
    return (
      <Panel>
        {search ? (
          <EmptyState
            icon={FileSearch}
            title="No items match your search"
            action={
              <Button variant="outline" onClick={onClear}>
                Clear Search
              </Button>
            }
          />
        ) : archived ? (
          <EmptyState
            icon={Package}
            title="No archived items"
            description="What you archive is no longer suggested, and is found here."
          />
        ) : (
          <EmptyState
            icon={Package}
            title="No items yet"
            description="What you sell again and again: it is suggested while you type a row of an invoice, and fills it."
            action={<Button onClick={onAdd}>Add Your First Item</Button>}
          />
        )}
      </Panel>
    )
  }
  return (
    <Stack gap="4">
      {error !== undefined && (
        <PanelError message={messageOf(error, messages.itemListFailed)} onRetry={() => mutate()} />
      )}
      <Panel as="ul" py={{ base: '0', md: '0' }} listStyleType="none" aria-label="Items">
        {data.items.map((item) => (
          <ItemLine key={item.id} item={item} />
        ))}
      </Panel>
      {data.items.length < data.total && (
        <Center>
          <Button variant="outline" disabled={isLoading} onClick={onMore}>
            {isLoading ? 'Loading...' : `Show more (${data.items.length} of ${data.total})`}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
