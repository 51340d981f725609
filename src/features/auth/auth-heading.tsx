import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../ui/layout/page-title.ts'

interface AuthHeadingProps {
  title: string
  children: ReactNode
}

/** Sets off the address in the sentence of a heading. */
export const strong = (text: string) => (
  <Text as="strong" color="fg" fontWeight="600">
    {text}
  </Text>
)

export function AuthHeading({ title, children }: AuthHeadingProps) {
  usePageTitle(title)
  return (
    <Box mb="6">
      <Heading
        as="h1"
        fontSize="1.5rem"
        lineHeight="2rem"
        fontWeight="650"
        letterSpacing="-0.018em"
      >
        {title}
      </Heading>
      <Text mt="1" color="fg.muted" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  )
}
