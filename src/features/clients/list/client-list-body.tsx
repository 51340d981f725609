import { Button, Center, Stack } from '@chakra-ui/react'
import { FileSearch, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { clients } from '#languages/en/screens/clients.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { ExamplePicture } from '#src/ui/feedback/example-picture.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ColumnList } from '#src/ui/layout/rows/column-list.tsx'
import { SkeletonRow } from '#src/ui/layout/rows/skeleton-row.tsx'
import { clientColumns, useClientHeads } from './client-list-head.tsx'
import { ClientRow } from './client-row.tsx'
import type { ClientListState } from './use-client-list.ts'

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth']

function Nobody({ list }: { list: ClientListState }) {
  const { list: words } = useWords(clients)
  if (list.typed) {
    return (
      <EmptyState
        icon={FileSearch}
        title={words.noMatch({ text: list.typed.trim() })}
        action={
          <Button variant="outline" onClick={() => list.setTyped('')}>
            {words.clearSearch}
          </Button>
        }
      />
    )
  }
  if (list.archived) {
    return <EmptyState icon={Users} title={words.noArchived} description={words.noArchivedHelp} />
  }
  return (
    <EmptyState
      picture={<ExamplePicture of="lines" />}
      title={words.none}
      description={words.noneHelp}
      action={
        <>
          <Writers>
            <Button asChild>
              <Link to={paths.clientCreate}>{words.addFirst}</Link>
            </Button>
          </Writers>
          <Button asChild variant="outline">
            <Link to={reportPaths.importOf('clients')}>{words.importFile}</Link>
          </Button>
        </>
      }
    />
  )
}

export function ClientListBody({ list }: { list: ClientListState }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(clients)
  const { clients: shown, total = 0, error } = list
  const heads = useClientHeads(list)
  const message = messageOf(error, words.checkConnection)
  if (error && !shown) {
    return (
      <Panel>
        <ErrorState title={messages.clientListFailed} message={message} onRetry={list.retry} />
      </Panel>
    )
  }
  const rows = (children: ReactNode) => (
    <ColumnList
      label={words.list.title}
      columns={clientColumns}
      heads={heads}
      sorting={words.list.columns.label}
    >
      {children}
    </ColumnList>
  )
  if (!shown) {
    return (
      <LoadingRegion label={words.list.loading}>
        {rows(
          skeletons.map((row) => (
            <SkeletonRow key={row} heads={heads} hasSecondLine hasPhoneLine />
          )),
        )}
      </LoadingRegion>
    )
  }
  return (
    <Stack gap="4">
      {error !== undefined && <PanelError message={message} onRetry={list.retry} />}
      {shown.length === 0 ? (
        <Panel>
          <Nobody list={list} />
        </Panel>
      ) : (
        rows(shown.map((client) => <ClientRow key={client.id} client={client} />))
      )}
      {shown.length < total && (
        <Center>
          <Button variant="outline" disabled={list.loadingMore} onClick={list.showMore}>
            {list.loadingMore
              ? words.loadingMore
              : words[list.uncounted ? 'showMoreOfMany' : 'showMore']({
                  shown: shown.length,
                  total,
                })}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
