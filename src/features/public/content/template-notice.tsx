import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Says that a legal text is not finished, and what its host has to add. */
export function TemplateNotice({ children }: { children: ReactNode }) {
  return (
    <Box
      role="note"
      aria-label="Template"
      p={{ base: '4', md: '5' }}
      borderRadius="l3"
      borderWidth="1px"
      borderColor="yellow.border"
      bg="bg.warning"
      color="fg"
      textStyle="body"
    >
      <Box as="strong" display="block">
        Template, to be completed by the host
      </Box>
      {children}
    </Box>
  )
}
