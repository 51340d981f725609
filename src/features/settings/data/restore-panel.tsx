import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { MissingNumbers } from './missing-numbers.tsx'
import { useRestore } from './use-restore.ts'

/** The way back from an export, into an account that has no books. */
export function RestorePanel() {
  const words = useWords(accountData).restore
  const { halfWay, progress, failure, restore, goOn, takeBack } = useRestore()
  const isBusy = progress !== null
  return (
    <Panel title={words.title}>
      <Text color="fg.muted" maxW="80ch">
        {halfWay ? words.halfWay : words.about}
      </Text>
      <Flex mt="5" gap="3" wrap="wrap">
        {halfWay ? (
          <>
            {halfWay.state === 'writing' && (
              <Button disabled={isBusy} onClick={goOn}>
                {words.goOn}
              </Button>
            )}
            <Button variant="outline" disabled={isBusy} onClick={takeBack}>
              {words.takeBack}
            </Button>
          </>
        ) : (
          <FileButton
            label={isBusy ? words.restoring : words.choose}
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
      <MissingNumbers />
    </Panel>
  )
}
