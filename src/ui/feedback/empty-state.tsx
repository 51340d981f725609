import { Center, Flex, Heading, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  description?: ReactNode
  /** The button that does what the text says. */
  action?: ReactNode
  icon?: LucideIcon
  /** Instead of an icon: a drawing of what will stand here. */
  picture?: ReactNode
  /** `h1` where nothing else stands on the page. */
  headingLevel?: 'h1' | 'h2'
  /** Half as high, above what stands there all the same. */
  isLow?: boolean
}

export function EmptyState(props: EmptyStateProps) {
  const { title, description, action, icon: Icon, picture, isLow = false } = props
  const { headingLevel = 'h2' } = props
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      py={isLow ? '2' : { base: '10', md: '14' }}
      px="4"
    >
      {picture}
      {Icon && (
        <Center boxSize="12" mb="4" borderRadius="l3" bg="neel.subtle" color="neel.fg" aria-hidden>
          <Icon size={22} />
        </Center>
      )}
      <Heading as={headingLevel} textStyle="title">
        {title}
      </Heading>
      {description && (
        <Text mt="1" maxW="44ch" color="fg.muted" textWrap="balance">
          {description}
        </Text>
      )}
      {action && (
        <Flex mt="5" gap="3" wrap="wrap" justify="center">
          {action}
        </Flex>
      )}
    </Flex>
  )
}
