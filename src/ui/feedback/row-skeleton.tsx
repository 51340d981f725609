import { Box, Flex, Skeleton } from '@chakra-ui/react'

/** A list row: two lines at the left, an amount at the right. */
export function RowSkeleton() {
  return (
    <Flex aria-hidden align="center" justify="space-between" gap="4" py="3.5">
      <Box flex="1">
        <Skeleton h="4" my="3px" w="40" maxW="full" />
        <Skeleton h="3.5" mt="1.5" mb="0.5" w="28" maxW="full" />
      </Box>
      <Skeleton h="4" w="24" />
    </Flex>
  )
}
