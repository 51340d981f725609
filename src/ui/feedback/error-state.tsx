import { Button, Center, Flex, Heading, Text } from '@chakra-ui/react'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../../language/words.ts'
import { useToldTogether } from './lost/told-together.ts'

export interface ErrorStateProps {
  title: string
  message?: string | undefined
  onRetry?: (() => void) | undefined
  /** Another way on, beside the retry. */
  action?: ReactNode
  headingLevel?: 'h1' | 'h2'
}

/** Says that something failed, why if that is known, and the way on. */
export function ErrorState(props: ErrorStateProps) {
  const { tryAgain } = useWords(site)
  const { title, message, onRetry, action, headingLevel = 'h2' } = props
  // One notice has the retry, and of a lost connection the reason.
  const told = useToldTogether(message ?? title, onRetry)
  return (
    <Flex
      role={told ? undefined : 'alert'}
      direction="column"
      align="center"
      textAlign="center"
      py={{ base: '8', md: '12' }}
      px="4"
    >
      <Center boxSize="12" mb="4" borderRadius="l3" bg="bg.subtle" color="fg.error" aria-hidden>
        <TriangleAlert size={22} />
      </Center>
      <Heading as={headingLevel} textStyle="title">
        {title}
      </Heading>
      {message && told !== 'lost' && (
        <Text mt="1" maxW="52ch" color="fg.muted" textWrap="balance" overflowWrap="anywhere">
          {message}
        </Text>
      )}
      {((onRetry && !told) || action) && (
        <Flex mt="5" gap="3" wrap="wrap" justify="center">
          {onRetry && !told && (
            <Button variant="outline" onClick={onRetry}>
              <RotateCw aria-hidden /> {tryAgain}
            </Button>
          )}
          {action}
        </Flex>
      )}
    </Flex>
  )
}
