import { Box, Grid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/draft.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { kindWords } from './kind-words.ts'

interface InvoiceFormFrameProps {
  kind?: DraftKind | undefined
  client: ReactNode
  items: ReactNode
  summary: ReactNode
}

/** Where the three sections of the create form stand, filled or still skeletons. */
export function InvoiceFormFrame(props: InvoiceFormFrameProps) {
  const { kind = 'invoice', client, items, summary } = props
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5">
        <Panel title="Client Information">{client}</Panel>
        <Panel title={kindWords[kind].items}>{items}</Panel>
      </Stack>
      <Box position={{ lg: 'sticky' }} top={{ lg: '20' }}>
        <Panel title={kindWords[kind].summary}>{summary}</Panel>
      </Box>
    </Grid>
  )
}
