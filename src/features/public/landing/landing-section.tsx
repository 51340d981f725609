import { Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { PageWidth } from '#src/ui/layout/page-width.tsx'

interface LandingSectionProps {
  /** The name that an anchor links to. */
  id?: string
  title: string
  lead: ReactNode
  children: ReactNode
}

export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  const titleId = useId()
  return (
    <PageWidth
      as="section"
      id={id}
      tabIndex={-1}
      outline="none"
      aria-labelledby={titleId}
      pt={{ base: '12', md: '20' }}
    >
      <Heading as="h2" id={titleId} textStyle="heading" textWrap="balance">
        {title}
      </Heading>
      <Text
        mt="2"
        mb={{ base: '6', md: '8' }}
        maxW="72ch"
        color="fg.muted"
        fontSize="md"
        textWrap="pretty"
      >
        {lead}
      </Text>
      {children}
    </PageWidth>
  )
}
