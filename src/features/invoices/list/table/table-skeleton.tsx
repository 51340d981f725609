import { Skeleton } from '@chakra-ui/react'
import { lists } from '#languages/en/screens/lists.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const lines = Array.from({ length: 10 }, (_, line) => line)

/** A table that is still on its way: its lines are as high as those that come. */
export function TableSkeleton() {
  const words = useWords(lists)
  return (
    <LoadingRegion label={words.loading}>
      <Panel py="2">
        {lines.map((line) => (
          <Skeleton key={line} h="7" my="4" />
        ))}
      </Panel>
    </LoadingRegion>
  )
}
