import { Button, Stack, Text } from '@chakra-ui/react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { useWords } from '#src/language/words.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { RestorePanel } from './restore-panel.tsx'

/** Exports and imports the data of a person, and deletes the account. */
export function DataScreen() {
  const words = useWords(accountData).moving
  return (
    <Stack gap="5">
      <ExportPanel />
      <RestorePanel />
      <Panel title={words.title}>
        <Text color="fg.muted" maxW="80ch">
          {words.about}
        </Text>
        <Button asChild variant="outline" mt="5">
          <Link to={reportPaths.import}>{words.import}</Link>
        </Button>
      </Panel>
      <DeletePanel />
    </Stack>
  )
}
