import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useRestore } from './use-restore.ts'

/** The way back from an export, into an account that has no books. */
export function RestorePanel() {
  const { halfWay, progress, failure, restore, goOn, takeBack } = useRestore()
  const isBusy = progress !== null
  return (
    <Panel title="Restore an export">
      <Text color="fg.muted">
        {halfWay
          ? 'A restore stopped half-way. Until it has ended, or was taken back, nothing else can be changed in this account.'
          : 'Choose a ZIP that was exported here. Profile, business, clients, items, documents, payments and their history come back as they were; links and logins are made anew. It needs an account without clients, items and documents. Should it stop on the way, choose the same file again.'}
      </Text>
      <Flex mt="5" gap="3" wrap="wrap">
        {halfWay ? (
          <>
            {halfWay.state === 'writing' && (
              <Button disabled={isBusy} onClick={goOn}>
                Go on
              </Button>
            )}
            <Button variant="outline" disabled={isBusy} onClick={takeBack}>
              Take back
            </Button>
          </>
        ) : (
          <FileButton
            label={isBusy ? 'Restoring...' : 'Choose the ZIP'}
            accept=".zip,application/zip"
            disabled={isBusy}
            onPick={restore}
          />
        )}
      </Flex>
      {progress && (
        <Box mt="5" aria-live="polite">
          <ProgressBar {...progress} />
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
