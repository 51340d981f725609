import { Flex, Skeleton } from '@chakra-ui/react'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const lines = Array.from({ length: 10 }, (_, line) => line)

/** A table that is still on its way: its lines are as high as those that come. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Panel py={{ base: '2', md: '2' }}>
        <Flex h="8" mb="2" align="center" gap="6" borderBottomWidth="1px">
          <Skeleton h="3" w="16" />
          <Skeleton h="3" w="20" ms="auto" />
          <Skeleton h="3" w="20" hideBelow="lg" />
        </Flex>
        {lines.map((line) => (
          <Flex key={line} h="7" mb="4" align="center" gap="6">
            <Skeleton h="4" w="28" />
            <Skeleton h="4" w="40" hideBelow="md" />
            <Skeleton h="4" w="24" hideBelow="lg" />
            {/* Total and Balance. */}
            <Skeleton h="4" w="20" ms="auto" />
            <Skeleton h="4" w="20" hideBelow="lg" />
          </Flex>
        ))}
      </Panel>
    </LoadingRegion>
  )
}
