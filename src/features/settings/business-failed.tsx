import { account } from '#languages/en/screens/account.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

interface BusinessFailedProps {
  error: unknown
  /** Names the settings that did not come, where they are another part of the business. */
  title?: string
  onRetry: () => void
}

/** Shown instead of a screen whose business failed to load. */
export function BusinessFailed({ error, title, onRetry }: BusinessFailedProps) {
  const { messageOf, messages } = useSpeech()
  const { checkConnection } = useWords(account)
  return (
    <Panel>
      <ErrorState
        title={messageOf(error, title ?? messages.businessLoadFailed)}
        message={checkConnection}
        onRetry={onRetry}
      />
    </Panel>
  )
}
