import { useSpeech } from '#src/language/speech.ts'
import { useItemActions } from '../../data/catalogue.ts'
import { showError, showSuccess, showUndo } from '../../ui/feedback/toast.tsx'

/** Takes an item out of the list, with a way back, or brings it back; says so, or why not. */
export function useArchiving(id: string) {
  const { messageOf, messages } = useSpeech()
  const actions = useItemActions()
  const restore = async () => {
    try {
      await actions.archive(id, false)
      showSuccess(messages.itemRestored)
    } catch (error) {
      showError(messageOf(error, messages.itemRestoreFailed))
    }
  }
  const archive = async () => {
    try {
      await actions.archive(id, true)
      showUndo(messages.itemArchived, restore)
    } catch (error) {
      showError(messageOf(error, messages.itemArchiveFailed))
    }
  }
  return { archive, restore }
}
