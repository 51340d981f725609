import { Skeleton } from '@chakra-ui/react'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** As high as the chart, its axis and its legend. */
export function ChartSkeleton() {
  return (
    <Panel title="Last twelve months">
      <LoadingRegion label="Loading the last twelve months">
        <Skeleton h="264px" />
      </LoadingRegion>
    </Panel>
  )
}
