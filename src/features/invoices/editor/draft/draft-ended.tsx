import { Button } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { Draft } from '#domain/document/draft.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { DraftNotice } from './draft-notice.tsx'

interface DraftEndedProps {
  draft: Draft | null
  noticeRef: Ref<HTMLDivElement>
  onKeep: () => void
}

/** The draft was issued or discarded elsewhere while something was typed here, which is not lost. */
export function DraftEnded({ draft, noticeRef, onKeep }: DraftEndedProps) {
  const { messages } = useSpeech()
  const { ended: words } = useWords(editorDraft)
  const issuedId = draft?.issuedId
  return (
    <DraftNotice
      title={issuedId ? messages.draftIssuedElsewhere : messages.draftDiscardedElsewhere}
      noticeRef={noticeRef}
      actions={
        <>
          <Button size="sm" variant={issuedId ? 'outline' : 'solid'} onClick={onKeep}>
            {words.keep}
          </Button>
          {issuedId && (
            <Button asChild size="sm">
              <Link to={paths.invoice(issuedId)}>{words.see}</Link>
            </Button>
          )}
        </>
      }
    />
  )
}
