import { isMissing } from '#data/errors.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { LoadFailed } from '../../ui/layout/load-failed.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'

interface ClientMissingProps {
  error: unknown
  onRetry: () => void
}

export function ClientMissing({ error, onRetry }: ClientMissingProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(clients)
  const title = isMissing(error) ? words.page.missing : messages.clientLoadFailed
  usePageTitle(title)
  return (
    <LoadFailed
      title={title}
      missingTitle={words.page.missing}
      message={messageOf(error, words.checkConnection)}
      isMissing={isMissing(error)}
      onRetry={onRetry}
      back={{ to: paths.clients, text: words.page.back }}
    />
  )
}
