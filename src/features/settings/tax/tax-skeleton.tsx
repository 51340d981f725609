import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useWords } from '#src/language/words.ts'
import { FieldSkeleton } from '#src/ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { TaxFrame } from './tax-frame.tsx'

const place = 'bahi-tax-rows'
const FEWEST = 3
const MOST = 12

/** How many rows this browser has shown last: a seller with GST has many more than one without. */
export const rememberRows = (rows: number) => localStorage.setItem(place, String(rows))

const rememberedRows = () => {
  const rows = Number(localStorage.getItem(place))
  return rows >= FEWEST && rows <= MOST ? rows : FEWEST
}

export function TaxSkeleton() {
  const { tax: words } = useWords(businessSettings)
  const rows = Array.from({ length: rememberedRows() }, (_, row) => `row ${row}`)
  return (
    <TaxFrame
      actions={<Skeleton aria-hidden h={{ base: '11', md: '9' }} w="8.25rem" borderRadius="l2" />}
    >
      <LoadingRegion label={words.loading}>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
          {rows.map((row) => (
            <FieldSkeleton key={row} />
          ))}
        </SimpleGrid>
      </LoadingRegion>
    </TaxFrame>
  )
}
