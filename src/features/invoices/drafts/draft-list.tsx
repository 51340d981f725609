import { Button, Center, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useDrafts } from '#src/data/drafts/drafts.ts'
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
import { DraftCard } from './draft-card.tsx'

const STEP = 25

/** Drafts that are not issued yet, the last changed first. */
export function DraftList({ kind }: { kind: DraftKind }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(drafts)
  const { create } = useWords(editor).kinds[kind]
  const [limit, setLimit] = useState(STEP)
  const { data, error, isLoading, mutate } = useDrafts(kind, limit)
  const problem = error && messageOf(error, words.checkConnection)

  if (!data) {
    if (!problem) return <CardSkeletons label={words.loading} />
    return (
      <Panel>
        <ErrorState
          title={messages.draftListFailed}
          message={problem}
          onRetry={() => void mutate()}
        />
      </Panel>
    )
  }
  const { drafts: shown, total } = data
  return (
    <Stack gap="4">
      {problem && <PanelError message={problem} onRetry={() => void mutate()} />}
      {shown.length === 0 ? (
        <Panel>
          <EmptyState
            picture={<ExamplePicture of="sheet" />}
            title={words.none}
            description={words.noneAbout}
            action={
              <Writers>
                <Button asChild>
                  <Link to={kindPaths(kind).create}>{create}</Link>
                </Button>
              </Writers>
            }
          />
        </Panel>
      ) : (
        <Stack gap="3">
          {shown.map((draft) => (
            <DraftCard key={draft.id} draft={draft} />
          ))}
        </Stack>
      )}
      {shown.length < total && (
        <Center>
          <Button
            variant="outline"
            disabled={isLoading}
            onClick={() => setLimit((current) => current + STEP)}
          >
            {isLoading ? words.loadingMore : words.more({ shown: shown.length, total })}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
