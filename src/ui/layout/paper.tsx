import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** A sheet of paper: white in both themes, and every token inside it takes its light value. */
export function Paper(props: ComponentProps<typeof Box>) {
  return (
    <Box
      className="chakra-theme light"
      bg="paper.bg"
      color="paper.fg"
      borderRadius="6px"
      boxShadow="paper"
      colorPalette="neel"
      {...props}
      style={{ colorScheme: 'light' }}
    />
  )
}
