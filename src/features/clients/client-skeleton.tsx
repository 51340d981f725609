import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { clients } from '#languages/en/screens/clients.ts'
import { useWords } from '../../language/words.ts'
import { FieldSkeleton } from '../../ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

const details = ['name', 'email', 'phone', 'gstin', 'address', 'city']

/** A client's page or form before the client is known. */
export function ClientSkeleton() {
  const { page: words } = useWords(clients)
  return (
    <LoadingRegion label={words.loading} display="grid" gap="5">
      <Skeleton h="8" w="60" maxW="full" />
      <Panel>
        <Skeleton h="24" w="full" />
      </Panel>
      <Panel>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
          {details.map((field) => (
            <FieldSkeleton key={field} />
          ))}
        </SimpleGrid>
      </Panel>
    </LoadingRegion>
  )
}
