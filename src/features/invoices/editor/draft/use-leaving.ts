import { useNavigate } from 'react-router-dom'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import type { DraftSaver } from '#src/data/drafts/draft-saver.ts'
import { useDraftActions } from '#src/data/drafts/drafts.ts'
import type { OpenDraft } from '#src/data/drafts/open-draft.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showWayOn } from '#src/ui/feedback/toast.tsx'
import { useDiscard } from '../../drafts/use-discard.ts'

interface Leaving {
  /** Whether nothing stands in the form. */
  isEmpty: () => boolean
  saver: DraftSaver
}

/** Leaves the form for another place: an empty draft is gone, another one stays, which is said with the way to be rid of it. */
export function useLeaving({ id }: OpenDraft, { isEmpty, saver }: Leaving) {
  const { messages } = useSpeech()
  const words = useWords(editorDraft)
  const navigate = useNavigate()
  const { discard } = useDraftActions()
  const discardWithUndo = useDiscard()

  const discardEmpty = async () => {
    if (await saver.abandon()) await discard(id)
  }

  return (place: string, state?: object) => {
    // One that is left over is empty, and is told by nobody's absence.
    if (isEmpty()) discardEmpty().catch(() => {})
    else showWayOn(messages.draftKept, words.discard, () => void discardWithUndo(id))
    navigate(place, { state })
  }
}
