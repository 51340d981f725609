import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** 1120 px of content between the gutters, in the middle of the page. */
export function PageWidth(props: ComponentProps<typeof Box>) {
  return (
    <Box
      w="full"
      maxW={{ base: 'full', lg: 'calc(1120px + 4rem)' }}
      mx="auto"
      px={{ base: '4', md: '6', lg: '8' }}
      {...props}
    />
  )
}
