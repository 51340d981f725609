import { Box } from '@chakra-ui/react'
import { legal } from '#languages/en/screens/legal.ts'
import { useWords } from '#src/language/words.ts'

/** Says that a legal text is not finished, and what its host has to add. */
export function TemplateNotice({ children }: { children: string }) {
  const { label, title } = useWords(legal).template
  return (
    <Box
      role="note"
      aria-label={label}
      p={{ base: '4', md: '5' }}
      borderRadius="l3"
      borderWidth="1px"
      borderColor="yellow.border"
      bg="bg.warning"
      color="fg"
      textStyle="body"
    >
      <Box as="strong" display="block">
        {title}
      </Box>
      {children}
    </Box>
  )
}
