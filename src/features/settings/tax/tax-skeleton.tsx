import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { FieldSkeleton } from '../../../ui/feedback/field-skeleton.tsx'
import { TaxFrame } from './tax-frame.tsx'

const rows = ['registration', 'round-off', 'signature']

/** Says nothing to a reader: the skeleton of the profile above does. */
export function TaxSkeleton() {
  return (
    <TaxFrame
      actions={<Skeleton aria-hidden h={{ base: '11', md: '9' }} w="8.25rem" borderRadius="l2" />}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
        {rows.map((row) => (
          <FieldSkeleton key={row} />
        ))}
      </SimpleGrid>
    </TaxFrame>
  )
}
