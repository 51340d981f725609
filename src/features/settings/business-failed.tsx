import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

interface BusinessFailedProps {
  error: unknown
  onRetry: () => void
}

/** In place of a screen that shows the business. */
export function BusinessFailed({ error, onRetry }: BusinessFailedProps) {
  return (
    <Panel>
      <ErrorState
        title={messageOf(error, messages.businessLoadFailed)}
        message="Check your connection, then try again."
        onRetry={onRetry}
      />
    </Panel>
  )
}
