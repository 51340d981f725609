import { Text, VisuallyHidden } from '@chakra-ui/react'
import { DataError, messageOf } from '#data/errors.ts'
import { type DraftSaver, mayPass, type SaveState } from '../../../../data/drafts/draft-saver.ts'
import { useSaveState } from '../../../../data/drafts/use-saved-form.ts'

function failureText(error: unknown) {
  if (!(error instanceof DataError) || error.status === 0) return 'Not saved yet: no connection'
  const reason = messageOf(error, 'the server does not answer')
  return mayPass(error.status) ? `Not saved yet: ${reason}` : `Not saved. ${reason}`
}

/** How it stands with the draft, in a word or two; `known` says that the server has it. */
function textOf(state: SaveState, known: boolean) {
  switch (state.name) {
    case 'unchanged':
      return known ? 'Saved' : ''
    case 'saving':
      return 'Saving…'
    case 'saved':
      return 'Saved'
    case 'failed':
      return failureText(state.error)
    case 'met':
    case 'ended':
      return 'Not saved: changed elsewhere'
  }
}

/** Stands beside the title. Who listens hears when it cannot be saved, and when it is again, but not of each time. */
export function SaveSign({ saver, known }: { saver: DraftSaver; known: boolean }) {
  const state = useSaveState(saver)
  const text = textOf(state, known)
  const wrong = text.startsWith('Not')
  return (
    <>
      <Text as="span" textStyle="meta" color={wrong ? 'fg.warning' : 'fg.muted'} aria-hidden>
        {text}
      </Text>
      <VisuallyHidden role="status">{state.name === 'saving' ? 'Draft' : text}</VisuallyHidden>
    </>
  )
}
