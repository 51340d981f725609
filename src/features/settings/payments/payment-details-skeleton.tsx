import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { FieldSkeleton } from '../../../ui/feedback/field-skeleton.tsx'
import { GettingPaidPanel } from './getting-paid-panel.tsx'

const rows = ['UPI ID', 'holder', 'number', 'IFSC', 'bank name', 'SWIFT']

/** Says nothing to a reader: the skeleton of the profile above does. */
export function PaymentDetailsSkeleton() {
  return (
    <GettingPaidPanel
      actions={<Skeleton aria-hidden h={{ base: '11', md: '9' }} w="8.25rem" borderRadius="l2" />}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
        {rows.map((row) => (
          <FieldSkeleton key={row} />
        ))}
      </SimpleGrid>
    </GettingPaidPanel>
  )
}
