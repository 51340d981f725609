import { SimpleGrid } from '@chakra-ui/react'
import { FieldSkeleton } from '../../ui/field-skeleton.tsx'
import { LoadingRegion } from '../../ui/loading-region.tsx'
import { Panel } from '../../ui/panel.tsx'

interface DetailsSkeletonProps {
  title: string
  /** Said to a reader. */
  label: string
  rows: readonly string[]
}

export function DetailsSkeleton({ title, label, rows }: DetailsSkeletonProps) {
  return (
    <Panel title={title}>
      <LoadingRegion label={label}>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
          {rows.map((row) => (
            <FieldSkeleton key={row} />
          ))}
        </SimpleGrid>
      </LoadingRegion>
    </Panel>
  )
}
