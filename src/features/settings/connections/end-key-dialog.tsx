import { connections } from '#languages/en/screens/connections.ts'
import { type ApiKey, useApiKeyChanges } from '#src/data/account/api-keys.ts'
import { useWords } from '#src/language/words.ts'
import { ConfirmDialog } from '#src/ui/form/dialogs/confirm-dialog.tsx'

/** Asks before a program is locked out. */
export function EndKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { endingOf: words } = useWords(connections)
  const { end } = useApiKeyChanges()
  return (
    <ConfirmDialog
      {...words}
      title={words.title({ name: apiKey.name })}
      run={() => end(apiKey.id)}
      onClose={onClose}
    />
  )
}
