import { Box, Text } from '@chakra-ui/react'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useRestore } from './use-restore.ts'

/** The way back from an export, into an account that has no books. */
export function RestorePanel() {
  const { restoring, failure, restore } = useRestore()
  return (
    <Panel title="Restore an export">
      <Text color="fg.muted">
        Choose a ZIP that was exported here. Profile, business, clients, items, documents, payments
        and their history come back as they were; links and logins are made anew. It needs an
        account without clients, items and documents, takes up to 2,000 documents, and writes all of
        the file or nothing.
      </Text>
      <Box mt="5">
        <FileButton
          label={restoring ? 'Restoring...' : 'Choose the ZIP'}
          accept=".zip,application/zip"
          disabled={restoring !== null}
          onPick={restore}
        />
      </Box>
      {restoring && (
        <Box mt="5" aria-live="polite">
          <ProgressBar label="Rows read" {...restoring} />
        </Box>
      )}
      {failure && (
        <Box mt="4">
          <FormError message={failure} />
        </Box>
      )}
    </Panel>
  )
}
