import { Button } from '@chakra-ui/react'
import { isMissing } from '#data/errors.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { Panel } from '../../ui/layout/panel.tsx'

interface ClientMissingProps {
  error: unknown
  onRetry: () => void
}

export function ClientMissing({ error, onRetry }: ClientMissingProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(clients)
  usePageTitle(messages.clientLoadFailed)
  return (
    <Panel>
      <ErrorState
        headingLevel="h1"
        title={messages.clientLoadFailed}
        message={messageOf(error, words.checkConnection)}
        onRetry={isMissing(error) ? undefined : onRetry}
        action={
          <Button asChild variant={isMissing(error) ? 'solid' : 'outline'}>
            <Link to={paths.clients}>{words.page.back}</Link>
          </Button>
        }
      />
    </Panel>
  )
}
