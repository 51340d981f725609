import { Box, Stack, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { type ImportKind, importKinds } from '#domain/import/import-fields.ts'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ImportSteps } from './import-steps.tsx'
import { RecentImports } from './recent-imports.tsx'

const labels: Record<ImportKind, string> = {
  clients: 'Clients',
  items: 'Items',
  invoices: 'Old invoices',
}

/** Files of other programs become clients, items and invoices. */
export function ImportScreen() {
  const [params, setParams] = useSearchParams()
  const kind = importKinds.find((known) => known === params.get('of')) ?? 'clients'
  return (
    <>
      <PageHeader
        title="Import"
        subtitle="Clients, items and old invoices from Zoho Invoice or Books, Refrens, or any spreadsheet"
      />
      <Stack gap="5" maxW="60rem">
        <Box>
          <SegmentedToggle
            label="What the file holds"
            options={importKinds.map((value) => ({ value, label: labels[value] }))}
            value={kind}
            onChange={(chosen) => setParams({ of: chosen ?? 'clients' }, { replace: true })}
          />
          <Text mt="3" textStyle="sm" color="fg.muted">
            Nothing is made before you have looked it over. What is there already stays as it is.
          </Text>
        </Box>
        <ImportSteps key={kind} kind={kind} noun={kind} />
        <RecentImports />
      </Stack>
    </>
  )
}
