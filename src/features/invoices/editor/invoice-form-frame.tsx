import { Box, Grid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'

interface InvoiceFormFrameProps {
  client: ReactNode
  items: ReactNode
  summary: ReactNode
}

/** Where the three sections of the create form stand, filled or still skeletons. */
export function InvoiceFormFrame({ client, items, summary }: InvoiceFormFrameProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5">
        <Panel title="Client Information">{client}</Panel>
        <Panel title="Invoice Items">{items}</Panel>
      </Stack>
      <Box position={{ lg: 'sticky' }} top={{ lg: '20' }}>
        <Panel title="Invoice Summary">{summary}</Panel>
      </Box>
    </Grid>
  )
}
