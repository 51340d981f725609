import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useAttention } from '#src/data/dashboard.ts'
import { reasonOf } from '#src/data/reason.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Columns } from '../columns.tsx'
import { SetupPanel } from '../setup/setup-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { OwedPanel } from './owed-panel.tsx'
import { StandingPlace } from './standing-place.tsx'

const facts = ['received', 'to confirm', 'due']

/**
 * Shows the debt first. A seller to whom nobody can owe anything yet sees where to begin instead.
 */
export function Standing() {
  const { messages, say } = useSpeech()
  const { standing: words } = useWords(dashboard)
  const { data, error, mutate } = useAttention()
  return (
    <Box mb={{ base: '5', md: '6' }}>
      {error !== undefined && (
        <PanelError
          isSilent
          message={`${messages.attentionFailed} ${say(reasonOf(error))}`}
          onRetry={() => mutate()}
        />
      )}
      {!data && error === undefined && (
        <StandingPlace>
          <LoadingRegion label={words.loading} display="grid">
            <Columns>
              <Panel aria-hidden>
                <Skeleton h="3.5" w="24" />
                <Skeleton h="8" w="48" maxW="full" mt="3" />
                <Skeleton h="3" mt="9" />
              </Panel>
              <Panel
                aria-hidden
                display="flex"
                flexDirection="column"
                justifyContent="space-around"
              >
                {facts.map((fact) => (
                  <Flex key={fact} justify="space-between" gap="4">
                    <Skeleton h="3.5" w="28" />
                    <Skeleton h="6" w="24" />
                  </Flex>
                ))}
              </Panel>
            </Columns>
          </LoadingRegion>
        </StandingPlace>
      )}
      {data && !data.setup.issued && (
        <StandingPlace wide>
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
