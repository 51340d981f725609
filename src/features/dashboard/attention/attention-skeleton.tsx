import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const rows = ['first', 'second', 'third', 'fourth']

/** The outline of the waiting tasks: a title and rows, in the columns of the panel. */
export function AttentionSkeleton() {
  return (
    <Panel>
      <Skeleton h="5" w="44" />
      <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="8" mt="3">
        {rows.map((row) => (
          <RowSkeleton key={row} />
        ))}
      </SimpleGrid>
    </Panel>
  )
}
