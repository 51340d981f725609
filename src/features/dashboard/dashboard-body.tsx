import { Box, Grid, Stack } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useAttention } from '../../data/dashboard.ts'
import { LoadingRegion } from '../../ui/loading-region.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PanelError } from '../../ui/panel-error.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { AttentionPanel } from './attention-panel.tsx'
import { Months } from './months.tsx'
import { RecentInvoices } from './recent-invoices.tsx'

const skeletons = ['first', 'second', 'third']

/**
 * What stands below the cards. Whether something waits decides where the rest stands: until that is known one
 * skeleton covers it, so that nothing jumps. What is covered asks for its own data meanwhile.
 */
export function DashboardBody() {
  const { data, error, mutate } = useAttention()
  const known = data !== undefined || error !== undefined
  return (
    <Box position="relative" mt="4">
      {!known && (
        <LoadingRegion label="Loading what needs your attention" position="absolute" inset="0">
          <Panel h="full">
            {skeletons.map((row) => (
              <RowSkeleton key={row} />
            ))}
          </Panel>
        </LoadingRegion>
      )}
      <Stack gap="4" {...(!known && { visibility: 'hidden' })}>
        {error !== undefined && (
          <PanelError
            message={`${messages.attentionFailed} ${messageOf(error, messages.unknownError)}`}
            onRetry={() => mutate()}
          />
        )}
        {data && <AttentionPanel attention={data} />}
        <Grid
          gap="4"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          alignItems="start"
        >
          <RecentInvoices />
          <Months />
        </Grid>
      </Stack>
    </Box>
  )
}
