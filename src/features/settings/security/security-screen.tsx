import { Stack } from '@chakra-ui/react'
import { PasswordPanel } from './password-panel.tsx'
import { SessionPanel } from './session-panel.tsx'

export function SecurityScreen() {
  return (
    <Stack gap="5">
      <PasswordPanel />
      <SessionPanel />
    </Stack>
  )
}
