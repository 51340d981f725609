import { Stack } from '@chakra-ui/react'
import { TwoStepPanel } from '../two-step/two-step-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionPanel } from './session-panel.tsx'

export function SecurityScreen() {
  return (
    <Stack gap="5">
      <PasswordPanel />
      <TwoStepPanel />
      <SessionPanel />
      <DevicesPanel />
    </Stack>
  )
}
