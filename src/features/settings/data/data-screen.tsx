import { Stack } from '@chakra-ui/react'
import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { RestorePanel } from './restore-panel.tsx'

/** What a person takes along and brings, and how they leave. */
export function DataScreen() {
  return (
    <Stack gap="5" maxW="48rem">
      <ExportPanel />
      <RestorePanel />
      <DeletePanel />
    </Stack>
  )
}
