import { Box, Skeleton } from '@chakra-ui/react'

/** A label and its control. */
export function FieldSkeleton() {
  return (
    <Box aria-hidden w="full">
      <Skeleton h="3.5" mt="0.5" mb="2" w="20" />
      <Skeleton h={{ base: '11', md: '10' }} borderRadius="l2" />
    </Box>
  )
}
