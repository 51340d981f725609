import { useDraftActions } from '#src/data/drafts/drafts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { showError, showSuccess, showUndo } from '#src/ui/feedback/toast.tsx'

/** Discards a draft and offers it back; says so when either fails. */
export function useDiscard() {
  const { messageOf, messages } = useSpeech()
  const { discard } = useDraftActions()
  return async (id: string) => {
    try {
      const bringBack = await discard(id)
      showUndo(messages.draftDiscarded, async () => {
        try {
          await bringBack()
          showSuccess(messages.draftRestored)
        } catch (error) {
          showError(messageOf(error, messages.draftRestoreFailed))
        }
      })
    } catch (error) {
      showError(messageOf(error, messages.draftDiscardFailed))
    }
  }
}
