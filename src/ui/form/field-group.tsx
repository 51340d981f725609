import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  children: ReactNode
}

/** Fields that belong together: their heading beside them where there is room, one column on a phone. */
export const FieldGroup = ({ title, children }: FieldGroupProps) => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }}
    columnGap="6"
    rowGap="3"
    pb={{ base: '2', lg: '6' }}
    borderBottomWidth={{ lg: '1px' }}
    _last={{ borderBottomWidth: '0', pb: '0' }}
  >
    <Heading as="h2" textStyle="title">
      {title}
    </Heading>
    <Flex wrap="wrap" columnGap="5" rowGap="5" align="flex-start" maxW="42rem">
      {children}
    </Flex>
  </Box>
)

interface FittedProps {
  /** How many characters are usually typed. */
  chars: number
  children: ReactNode
}

/** A field as wide as what is typed into it; on a phone each takes the whole line. */
export const Fitted = ({ chars, children }: FittedProps) => (
  // A letter of a code takes two thirds of the size of the type, and the padding two of them.
  <Box w={{ base: 'full', sm: `${(chars + 2) * 0.67}rem` }} maxW="full">
    {children}
  </Box>
)
