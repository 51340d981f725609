import { Stack } from '@chakra-ui/react'
import { ExportPanel } from './export-panel.tsx'
import { RestorePanel } from './restore-panel.tsx'

/** What a person takes along, and brings. */
export function DataScreen() {
  return (
    <Stack gap="5" maxW="48rem">
      <ExportPanel />
      <RestorePanel />
    </Stack>
  )
}
