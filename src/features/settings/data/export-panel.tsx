import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { useDocumentYears } from '#src/data/account/account-export.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useExport } from './use-export.ts'

/** A ZIP has room for so many PDFs; who has more takes a year at a time. */
const MOST_PAPERS = 20_000

const contents = ['json', 'csv', 'pdf'] as const

/** Everything of the account as one ZIP. */
export function ExportPanel() {
  const { messages } = useSpeech()
  const words = useWords(accountData).export
  const { exporting, start, stop } = useExport()
  const { data } = useDocumentYears()
  const years = data?.years ?? []
  const hasTooMany = (data?.documents ?? 0) > MOST_PAPERS
  const [papers, setPapers] = useState('all')
  const chosen = hasTooMany && papers === 'all' ? (years[0] ?? 'none') : papers
  const isRunning = exporting.state === 'running'
  const listId = useId()

  return (
    <Panel title={words.title}>
      <Text color="fg.muted" id={listId}>
        {words.about}
      </Text>
      <Box as="ul" mt="2" ps="5" listStyleType="disc" aria-labelledby={listId}>
        {contents.map((one) => (
          <li key={one}>{words.holds[one]}</li>
        ))}
      </Box>
      <Flex mt="4" gap="4" direction="column" align="flex-start">
        {isRunning ? (
          <Button variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <>
            <Box w="full" maxW="20rem">
              <SelectField
                label={words.pdfs}
                value={chosen}
                onChange={(event) => setPapers(event.target.value)}
                options={[
                  ...(hasTooMany ? [] : [{ value: 'all', label: words.ofAll }]),
                  ...years.map((year) => ({ value: year, label: words.ofYear({ year }) })),
                  { value: 'none', label: words.none },
                ]}
              />
            </Box>
            <Button onClick={() => start(chosen)}>{words.start}</Button>
          </>
        )}
      </Flex>
      <Box mt="5" aria-live="polite" _empty={{ display: 'none' }}>
        {exporting.state === 'running' && (
          <ProgressBar label={words.documents} done={exporting.done} total={exporting.total} />
        )}
        {exporting.state === 'done' && <Text>{words.done}</Text>}
        {exporting.state === 'stopped' && <Text>{messages.exportStopped}</Text>}
      </Box>
      {exporting.state === 'failed' && (
        <Box mt="4">
          <FormError message={exporting.reason} />
        </Box>
      )}
      {isRunning && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {words.stay}
        </Text>
      )}
    </Panel>
  )
}
