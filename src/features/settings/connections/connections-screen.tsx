import { Stack } from '@chakra-ui/react'
import { account } from '#languages/en/screens/account.ts'
import { connections } from '#languages/en/screens/connections.ts'
import { useApiKeys } from '#src/data/account/api-keys.ts'
import { useWebhooks } from '#src/data/account/webhooks.ts'
import { useWords } from '#src/language/words.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

export function ConnectionsScreen() {
  const { allFailed } = useWords(connections)
  const { checkConnection } = useWords(account)
  const keys = useApiKeys()
  const webhooks = useWebhooks(false)
  if (keys.error && webhooks.error && !keys.data && !webhooks.data) {
    return (
      <Panel>
        <ErrorState
          title={allFailed}
          message={checkConnection}
          onRetry={() => void Promise.all([keys.mutate(), webhooks.mutate()])}
        />
      </Panel>
    )
  }
  return (
    <Stack gap="5">
      <KeysPanel />
      <WebhooksPanel />
    </Stack>
  )
}
