import { Button, Center, Stack } from '@chakra-ui/react'
import { FileSearch, Package } from 'lucide-react'
import { catalogue } from '#languages/en/screens/catalogue.ts'
import { useSpeech } from '#src/language/speech.ts'
import type { useItems } from '../../data/catalogue.ts'
import { useWords } from '../../language/words.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ExamplePicture } from '../../ui/feedback/example-picture.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ColumnList } from '../../ui/layout/rows/column-list.tsx'
import { SkeletonRow } from '../../ui/layout/rows/skeleton-row.tsx'
import { ItemLine } from './item-line.tsx'
import { itemColumns, useItemHeads } from './use-item-heads.ts'

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
  const { messageOf, messages } = useSpeech()
  const { checkConnection, title, list: words } = useWords(catalogue)
  const { data, error, isLoading, mutate } = list
  const heads = useItemHeads()
  if (error && !data) {
    return (
      <Panel>
        <ErrorState
          title={messages.itemListFailed}
          message={messageOf(error, checkConnection)}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  if (!data) {
    return (
      <LoadingRegion label={words.loading}>
        <ColumnList label={title} columns={itemColumns} heads={heads}>
          {skeletons.map((row) => (
            <SkeletonRow key={row} heads={heads} hasPhoneLine />
          ))}
        </ColumnList>
      </LoadingRegion>
    )
  }
  if (data.items.length === 0) {
    return (
      <Panel>
        {search ? (
          <EmptyState
            icon={FileSearch}
            title={words.noMatch}
            action={
              <Button variant="outline" onClick={onClear}>
                {words.clearSearch}
              </Button>
            }
          />
        ) : archived ? (
          <EmptyState icon={Package} title={words.noArchived} description={words.noArchivedHelp} />
        ) : (
          <EmptyState
            picture={<ExamplePicture of="lines" />}
            title={words.none}
            description={words.noneHelp}
            action={
              <>
                <Button onClick={onAdd}>{words.addFirst}</Button>
                <Button asChild variant="outline">
                  <Link to={reportPaths.importOf('items')}>{words.importFile}</Link>
                </Button>
              </>
            }
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
      <ColumnList label={title} columns={itemColumns} heads={heads}>
        {data.items.map((item) => (
          <ItemLine key={item.id} item={item} />
        ))}
      </ColumnList>
      {data.items.length < data.total && (
        <Center>
          <Button variant="outline" disabled={isLoading} onClick={onMore}>
            {isLoading
              ? words.loadingMore
              : words.showMore({ shown: data.items.length, total: data.total })}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
