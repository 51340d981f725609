import { Button, Center, Stack, Text } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { kindWord } from '#domain/document/kind-questions.ts'
import { estimates } from '#languages/en/screens/estimates.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { ExamplePicture } from '#src/ui/feedback/example-picture.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CardSkeletons } from '../list/card-skeletons.tsx'
import { TableSkeleton } from '../list/table/table-skeleton.tsx'
import { EstimateCard } from './estimate-card.tsx'
import type { EstimateListState } from './use-estimate-list.ts'

const EstimateTable = lazy(() =>
  import('./estimate-table.tsx').then((it) => ({ default: it.EstimateTable })),
)

export function EstimateListBody({ list }: { list: EstimateListState }) {
  const { messageOf, messages } = useSpeech()
  const { kinds, ...common } = useWords(estimates)
  const { kind } = list
  const words = { ...common, ...kinds[kind] }
  const { estimates: shown, total, filter, search } = list
  const problem = list.error ? messageOf(list.error, words.checkConnection) : ''
  const clear = (
    <Button variant="outline" onClick={() => list.setFilter(null)}>
      {words.clearFilters}
    </Button>
  )
  if (!shown) {
    if (!problem) {
      const Skeletons = list.shape === 'table' ? TableSkeleton : CardSkeletons
      return <Skeletons label={words.loading} />
    }
    return (
      <Panel>
        <ErrorState
          title={messages.documentListFailed({ noun: kindWord({ kind }) })}
          message={problem}
          onRetry={list.retry}
        />
      </Panel>
    )
  }
  if (shown.length === 0) {
    return (
      <Panel>
        {filter || search ? (
          <EmptyState icon={FileSearch} title={words.noMatch} action={clear} />
        ) : (
          <EmptyState
            picture={<ExamplePicture of="sheet" />}
            title={words.empty}
            description={words.emptyHelp}
            action={
              <Writers>
                <Button asChild>
                  <Link to={kindPaths(kind).create}>{words.createFirst}</Link>
                </Button>
              </Writers>
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
          {words.found({ text: search })} {clear}
        </Text>
      )}
      {list.shape === 'table' ? (
        <Suspense fallback={<TableSkeleton label={words.loading} />}>
          <EstimateTable kind={kind} estimates={shown} />
        </Suspense>
      ) : (
        <Stack gap="3">
          {shown.map((estimate) => (
            <EstimateCard key={estimate.id} estimate={estimate} />
          ))}
        </Stack>
      )}
      {shown.length < total && (
        <Center>
          <Button variant="outline" disabled={list.loadingMore} onClick={list.showMore}>
            {list.loadingMore ? words.loadingMore : words.showMore({ shown: shown.length, total })}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
