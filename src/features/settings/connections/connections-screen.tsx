import { Stack } from '@chakra-ui/react'
import { KeysPanel } from './keys-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

export const ConnectionsScreen = () => (
  <Stack gap="5">
    <KeysPanel />
    <WebhooksPanel />
  </Stack>
)
