import { SimpleGrid } from '@chakra-ui/react'
import { FieldSkeleton } from '../../ui/field-skeleton.tsx'
import { LoadingRegion } from '../../ui/loading-region.tsx'
import { Panel } from '../../ui/panel.tsx'

const rows = ['name', 'type', 'email', 'phone', 'city', 'state', 'postal code', 'country']

export function BusinessSkeleton() {
  return (
    <Panel title="Business profile">
      <LoadingRegion label="Loading the business profile">
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
          {rows.map((row) => (
            <FieldSkeleton key={row} />
          ))}
        </SimpleGrid>
      </LoadingRegion>
    </Panel>
  )
}
