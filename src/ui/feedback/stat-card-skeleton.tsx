import { Skeleton } from '@chakra-ui/react'
import { Panel } from '../layout/panel.tsx'

/** The lines of `StatCard`, at their heights. */
export function StatCardSkeleton() {
  return (
    <Panel aria-hidden>
      <Skeleton h="3.5" my="0.5" w="24" />
      <Skeleton h={{ base: '1.71875rem', lg: '2.03125rem' }} mt="2.5" w="32" maxW="full" />
      <Skeleton h="3.5" mt="2.5" mb="0.5" w="20" />
    </Panel>
  )
}
