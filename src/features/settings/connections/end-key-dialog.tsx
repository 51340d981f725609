import { connections } from '#languages/en/screens/connections.ts'
import { type ApiKey, useApiKeyChanges } from '#src/data/account/api-keys.ts'
import { useWords } from '#src/language/words.ts'
import { ConfirmDialog } from '#src/ui/form/confirm-dialog.tsx'

/** Asks before a program is locked out. */
export function EndKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { endingOf: words } = useWords(connections)
  const { end } = useApiKeyChanges()
  return (
    <ConfirmDialog
      title={words.title({ name: apiKey.name })}
      lead={words.lead}
      act={words.end}
      acting={words.ending}
      failed={words.failed}
      done={words.done}
      run={() => end(apiKey.id)}
      onClose={onClose}
    />
  )
}
