import { Text, VisuallyHidden } from '@chakra-ui/react'
import { DataError } from '#data/errors.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import type { Words } from '#languages/words.ts'
import { type DraftSaver, mayPass, type SaveState } from '#src/data/drafts/draft-saver.ts'
import { useSaveState } from '#src/data/drafts/use-saved-form.ts'
import { type Speech, useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'

type Said = Words<typeof editorDraft>['saving']

function failureText(error: unknown, words: Said, { messageOf }: Pick<Speech, 'messageOf'>) {
  if (!(error instanceof DataError) || error.status === 0) return words.offline
  const reason = messageOf(error, words.silent)
  return mayPass(error.status) ? words.notYet({ reason }) : words.refused({ reason })
}

/** The state of the draft in a word or two; `known` says that the server has it. */
function textOf(state: SaveState, known: boolean, words: Said, speech: Speech) {
  switch (state.name) {
    case 'unchanged':
      return known ? words.saved : ''
    case 'saving':
      return words.pending
    case 'saved':
      return words.saved
    case 'failed':
      return failureText(state.error, words, speech)
    case 'met':
    case 'ended':
      return words.elsewhere
  }
}

/** Stands beside the title. Screen readers announce when it cannot be saved, and when it is again, but not of each time. */
export function SaveSign({ saver, known }: { saver: DraftSaver; known: boolean }) {
  const state = useSaveState(saver)
  const { saving: words } = useWords(editorDraft)
  const text = textOf(state, known, words, useSpeech())
  const wrong = ['failed', 'met', 'ended'].includes(state.name)
  return (
    <>
      <Text as="span" textStyle="meta" color={wrong ? 'fg.warning' : 'fg.muted'} aria-hidden>
        {text}
      </Text>
      <VisuallyHidden role="status">{state.name === 'saving' ? words.draft : text}</VisuallyHidden>
    </>
  )
}
