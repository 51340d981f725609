import { Box, Flex, SimpleGrid, Skeleton, SkeletonText } from '@chakra-ui/react'
import { FieldSkeleton } from '../../ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

interface ActionSkeletonProps {
  title: string
  /** Said to a reader. */
  label: string
  /** Lines of text below. */
  more?: number
}

interface DetailsSkeletonProps {
  title: string
  /** Said to a reader. */
  label: string
  rows: readonly string[]
  /** Those of the rows that take both columns. */
  wide?: readonly string[]
}

/** A panel on its way whose content is one thing in words, its button at the end of the line. */
export function ActionSkeleton({ title, label, more = 0 }: ActionSkeletonProps) {
  return (
    <Panel title={title}>
      <LoadingRegion label={label}>
        <Flex aria-hidden gap="4" align="center" justify="space-between" wrap="wrap">
          <Box flex="1 1 18rem">
            <Skeleton h="4" my="3px" w="40" maxW="full" />
            <Skeleton h="3.5" mt="5px" mb="3px" w="full" maxW="30rem" />
          </Box>
          <Skeleton h={{ base: '11', md: '10' }} w="28" borderRadius="l2" />
        </Flex>
        {more > 0 && <SkeletonText aria-hidden mt="4" noOfLines={more} gap="1.5" />}
      </LoadingRegion>
    </Panel>
  )
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
