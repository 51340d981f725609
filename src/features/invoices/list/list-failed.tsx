import { Button } from '@chakra-ui/react'
import { lists } from '#languages/en/screens/lists.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Stands in for a list that could not be loaded. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(lists)
  return (
    <Panel>
      <ErrorState
        title={messages.invoiceListFailed}
        message={messageOf(error, messages.invoiceListFailedHelp)}
        onRetry={onRetry}
        action={
          <Button asChild variant="ghost">
            <Link to={paths.settingBusiness}>{words.createBusiness}</Link>
          </Button>
        }
      />
    </Panel>
  )
}
