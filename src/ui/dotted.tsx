import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Texts beside each other with dots between them; no line begins or ends with one. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  // The room before the first text of a line is cut off, and so is its dot.
  <Box as="span" display="block" overflowX="clip">
    <Box as="span" display="block" ms="-9px">
      {Children.map(Children.toArray(children), (text, place) => (
        <>
          {place > 0 && ' '}
          <Box as="span" display="inline-block" position="relative" maxW="full" ps="9px">
            {place > 0 && (
              <Box as="span" position="absolute" insetStart="1px">
                {'· '}
              </Box>
            )}
            {text}
          </Box>
        </>
      ))}
    </Box>
  </Box>
)
