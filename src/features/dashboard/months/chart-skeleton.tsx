import { Skeleton } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** As high as the chart, its axis and its legend. */
export function ChartSkeleton() {
  const { months: words } = useWords(dashboard)
  return (
    <Panel title={words.title}>
      <LoadingRegion label={words.loading}>
        <Skeleton h="264px" />
      </LoadingRegion>
    </Panel>
  )
}
