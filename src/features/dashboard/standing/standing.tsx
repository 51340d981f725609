import { Box, Skeleton } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useAttention } from '../../../data/dashboard.ts'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Columns } from '../columns.tsx'
import { SetupPanel } from '../setup/setup-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { OwedPanel } from './owed-panel.tsx'
import { StandingPlace } from './standing-place.tsx'

/** What is owed first; and in the same place, for whom nobody can owe anything yet, where to begin. */
export function Standing() {
  const { data, error, mutate } = useAttention()
  return (
    <Box mb={{ base: '5', md: '6' }}>
      {error !== undefined && (
        <PanelError
          message={`${messages.attentionFailed} ${messageOf(error, messages.unknownError)}`}
          onRetry={() => mutate()}
        />
      )}
      {!data && error === undefined && (
        <StandingPlace>
          <LoadingRegion label="Loading what is owed to you" display="grid">
            <Skeleton borderRadius="l3" />
          </LoadingRegion>
        </StandingPlace>
      )}
      {data && !data.setup.issued && (
        <StandingPlace>
          <SetupPanel setup={data.setup} />
        </StandingPlace>
      )}
      {data?.setup.issued && (
        <Columns>
          <OwedPanel owed={data.owed} />
          <FactsPanel figures={data} />
        </Columns>
      )}
    </Box>
  )
}
