import type { Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DraftSaver } from '#src/data/drafts/draft-saver.ts'
import { useDraftActions } from '#src/data/drafts/drafts.ts'
import type { OpenDraft } from '#src/data/drafts/open-draft.ts'
import { useSaveState } from '#src/data/drafts/use-saved-form.ts'
import { useSpeech } from '#src/language/speech.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showUndo } from '#src/ui/feedback/toast.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { DraftEnded } from './draft-ended.tsx'
import { DraftMeeting } from './draft-meeting.tsx'

interface DraftDecisionProps {
  draft: OpenDraft
  form: InvoiceFormApi
  saver: DraftSaver
  /** Returns a function that undoes it. */
  takeOther: () => () => void
  noticeRef: Ref<HTMLDivElement>
}

/** Asks for a decision that the draft needs before it is saved again, if any. */
export function DraftDecision(props: DraftDecisionProps) {
  const { messages } = useSpeech()
  const { draft, form, saver, takeOther, noticeRef } = props
  const state = useSaveState(saver)
  const navigate = useNavigate()
  const { keepAsNew, forget } = useDraftActions()

  if (state.name === 'met') {
    return (
      <DraftMeeting
        other={state.other}
        mine={form.getValues()}
        noticeRef={noticeRef}
        onKeep={() => saver.keepMine()}
        onTake={() => showUndo(messages.draftOtherTaken, takeOther())}
      />
    )
  }
  if (state.name === 'ended') {
    return (
      <DraftEnded
        draft={state.draft}
        noticeRef={noticeRef}
        onKeep={() => {
          const id = keepAsNew(draft.kind, form.getValues())
          forget(draft.id)
          navigate(paths.invoiceDraft(id), { replace: true, state: { kind: draft.kind } })
        }}
      />
    )
  }
  return null
}
