import { Skeleton } from '@chakra-ui/react'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const lines = Array.from({ length: 10 }, (_, line) => line)

/** A table that is still on its way: its lines are as high as those that come. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Panel py="2">
        {lines.map((line) => (
          <Skeleton key={line} h="7" my="4" />
        ))}
      </Panel>
    </LoadingRegion>
  )
}
