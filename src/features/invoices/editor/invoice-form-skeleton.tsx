import { Box, type BoxProps, Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { InvoiceFormFrame } from './invoice-form-frame.tsx'

const control = { h: { base: '11', md: '8' }, borderRadius: 'l1' }

/** A label with its control below. */
function FieldDraft(box: BoxProps) {
  return (
    <Box {...box}>
      <Skeleton h="3" my="3px" w="20" />
      <Skeleton {...control} />
    </Box>
  )
}

/** The editor while it is unknown what stands above it, over which it lies. */
interface InvoiceFormSkeletonProps {
  kind?: DraftKind | undefined
  /** Set for a schedule, which has no days of its own. */
  undated?: boolean
  belowRail?: ReactNode
}

export function InvoiceFormSkeleton({
  kind,
  undated = false,
  belowRail,
}: InvoiceFormSkeletonProps) {
  return (
    <InvoiceFormFrame
      kind={kind}
      belowRail={belowRail}
      seller={
        <Stack gap="2">
          <Skeleton h="7" w="44" />
          <Skeleton h="4" w="64" maxW="full" />
        </Stack>
      }
      client={
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4" rowGap="2" alignContent="start">
          {['name', 'email'].map((field) => (
            <FieldDraft key={field} />
          ))}
          <Skeleton h={{ base: '11', md: '9' }} w="36" borderRadius="l2" />
          <Skeleton h={{ base: '24', md: '20' }} gridColumn="1 / -1" borderRadius="l2" />
        </SimpleGrid>
      }
      facts={
        <Stack gap="2">
          {!undated && (
            <>
              <FieldDraft />
              <FieldDraft />
              {/* The date shortcuts. */}
              <Skeleton h={{ base: '24', md: '14' }} borderRadius="l1" />
            </>
          )}
          <FieldDraft />
          <FieldDraft />
        </Stack>
      }
      items={
        <Stack gap="3">
          <Skeleton {...control} h={{ base: '32', md: '14' }} />
          <Skeleton {...control} w="28" />
        </Stack>
      }
      foot={
        <Stack gap="6">
          <Flex justify="flex-end" mt="2" pt="4" borderTopWidth="2px">
            <Flex w="14rem" justify="space-between">
              <Skeleton h="5" my="1" w="12" />
              <Skeleton h="5" my="1" w="24" />
            </Flex>
          </Flex>
          <Skeleton h={{ base: '11', md: '8' }} w="32" borderRadius="l1" />
          <Skeleton h="16" borderRadius="l1" />
        </Stack>
      }
      rail={
        <Stack gap="4" bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4">
          <Flex justify="space-between" align="center">
            <Skeleton h="4" w="12" />
            <Skeleton h="7" w="24" />
          </Flex>
          <Skeleton h={{ base: '11', md: '10' }} borderRadius="l2" />
        </Stack>
      }
    />
  )
}
