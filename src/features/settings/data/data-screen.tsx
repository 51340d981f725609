import { Button, Stack, Text } from '@chakra-ui/react'
import { reportPaths } from '../../../lib/report-paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { RestorePanel } from './restore-panel.tsx'

/** What a person takes along and brings, and how they leave. */
export function DataScreen() {
  return (
    <Stack gap="5" maxW="48rem">
      <ExportPanel />
      <RestorePanel />
      <Panel title="From another program">
        <Text color="fg.muted">
          Clients, items and old invoices of Zoho, Refrens or any spreadsheet.
        </Text>
        <Button asChild variant="outline" mt="5">
          <Link to={reportPaths.import}>Import a file</Link>
        </Button>
      </Panel>
      <DeletePanel />
    </Stack>
  )
}
