import { useNavigate } from 'react-router-dom'
import { messages } from '#domain/messages/messages.ts'
import type { DraftSaver } from '../../../../data/drafts/draft-saver.ts'
import { useDraftActions } from '../../../../data/drafts/drafts.ts'
import type { OpenDraft } from '../../../../data/drafts/open-draft.ts'
import { editorDraft } from '../../../../language/english/editor-draft.ts'
import { useWords } from '../../../../language/words.ts'
import { showWayOn } from '../../../../ui/feedback/toast.tsx'
import { useDiscard } from '../../drafts/use-discard.ts'

interface Leaving {
  /** Whether nothing stands in the form. */
  isEmpty: () => boolean
  saver: DraftSaver
}

/** Leaves the form for another place: an empty draft is gone, another one stays, which is said with the way to be rid of it. */
export function useLeaving({ id }: OpenDraft, { isEmpty, saver }: Leaving) {
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
