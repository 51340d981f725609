import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { FieldSkeleton } from '../../ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

interface DetailsSkeletonProps {
  title: string
  /** Said to a reader. */
  label: string
  rows: readonly string[]
  /** Those of the rows that take both columns. */
  wide?: readonly string[]
}

export function DetailsSkeleton({ title, label, rows, wide = [] }: DetailsSkeletonProps) {
  return (
    <Panel
      title={title}
      actions={<Skeleton aria-hidden h={{ base: '11', md: '9' }} w="8.25rem" borderRadius="l2" />}
    >
      <LoadingRegion label={label}>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
          {rows.map((row) => (
            <FieldSkeleton key={row} wide={wide.includes(row)} />
          ))}
        </SimpleGrid>
      </LoadingRegion>
    </Panel>
  )
}
