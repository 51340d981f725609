import { Stack } from '@chakra-ui/react'
import { KeysPanel } from './keys-panel.tsx'

export const ConnectionsScreen = () => (
  <Stack gap="5">
    <KeysPanel />
  </Stack>
)
