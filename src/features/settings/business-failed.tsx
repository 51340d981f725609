import { account } from '#languages/en/screens/account.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

interface BusinessFailedProps {
  error: unknown
  onRetry: () => void
}

/** Shown instead of a screen whose business failed to load. */
export function BusinessFailed({ error, onRetry }: BusinessFailedProps) {
  const { messageOf, messages } = useSpeech()
  const { checkConnection } = useWords(account)
  return (
    <Panel>
      <ErrorState
        title={messageOf(error, messages.businessLoadFailed)}
        message={checkConnection}
        onRetry={onRetry}
      />
    </Panel>
  )
}
