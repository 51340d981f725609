import { Box, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { StatusStep } from './status-step.tsx'
import { stepColumns } from './status-strip.tsx'

/** The status of a return while it loads. */
export function StripSkeleton() {
  const { due, check, file, checked, filed } = useWords(gstReturns).status
  return (
    <Panel py={{ base: '2', md: '4' }} aria-hidden>
      <SimpleGrid as="ol" listStyleType="none" columns={stepColumns}>
        {[due, check, file, checked, filed].map(({ label }) => (
          <StatusStep
            key={label}
            label={label}
            state="waits"
            value={undefined}
            action={<Skeleton h={{ base: '11', md: '9' }} w="28" />}
          />
        ))}
      </SimpleGrid>
      <Box h={{ base: '12', md: '11' }} />
    </Panel>
  )
}
