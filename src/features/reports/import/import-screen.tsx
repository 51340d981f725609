import { Box, Stack, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { importKinds } from '#domain/import/import-fields.ts'
import { importing } from '#languages/en/screens/importing.ts'
import { useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ImportSteps } from './import-steps.tsx'
import { RecentImports } from './recent-imports.tsx'

/** Files of other programs become clients, items and invoices. */
export function ImportScreen() {
  const words = useWords(importing)
  const [params, setParams] = useSearchParams()
  const kind = importKinds.find((known) => known === params.get('of')) ?? 'clients'
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Stack gap="5">
        <Box>
          <SegmentedToggle
            label={words.what}
            options={importKinds.map((value) => ({ value, label: words[value] }))}
            value={kind}
            onChange={(chosen) => setParams({ of: chosen ?? 'clients' }, { replace: true })}
          />
          <Text mt="3" textStyle="sm" color="fg.muted">
            {words.safe}
          </Text>
        </Box>
        <ImportSteps key={kind} kind={kind} />
        <RecentImports />
      </Stack>
    </>
  )
}
