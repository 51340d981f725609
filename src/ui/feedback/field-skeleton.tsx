import { Box, Skeleton } from '@chakra-ui/react'

/** A label with its value below, as high as a row of `DefinitionList`. */
export function FieldSkeleton({ wide }: { wide?: boolean }) {
  return (
    <Box aria-hidden w="full" {...(wide && { gridColumn: '1 / -1' })}>
      <Skeleton h="3.5" my="0.5" w="20" />
      <Skeleton h="4" mt="9px" mb="3px" w="40" maxW="full" />
    </Box>
  )
}
