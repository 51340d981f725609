import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { useWords } from '#src/language/words.ts'
import { FieldSkeleton } from '#src/ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { GettingPaidPanel } from './getting-paid-panel.tsx'

const rows = ['UPI', 'holder', 'number', 'IFSC', 'bank name', 'SWIFT']

export function PaymentDetailsSkeleton() {
  const { loading } = useWords(gettingPaid)
  return (
    <GettingPaidPanel
      actions={<Skeleton aria-hidden h={{ base: '11', md: '9' }} w="8.25rem" borderRadius="l2" />}
    >
      <LoadingRegion label={loading}>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
          {rows.map((row) => (
            <FieldSkeleton key={row} />
          ))}
        </SimpleGrid>
      </LoadingRegion>
    </GettingPaidPanel>
  )
}
