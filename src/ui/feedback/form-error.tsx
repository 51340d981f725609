import { Box, Flex, Icon, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#src/language/voice.ts'

export interface FormErrorProps {
  /** A sentence, or a message. */
  message?: string | undefined
  /** Muted, below the message. */
  help?: string | undefined
  action?: ReactNode
  /** On the ground of a card: something is missing, and nothing that was typed is wrong. */
  isCalm?: boolean
}

/** Tells of a failure: the server's refusal above a form's button, or a part that did not load. */
export function FormError({ message, help, action, isCalm = false }: FormErrorProps) {
  const say = useSay()
  if (!message) return null
  return (
    <Flex
      role="alert"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      px="3.5"
      py="3"
      borderRadius="l2"
      {...(isCalm ? { bg: 'bg.panel', borderWidth: '1px' } : { bg: 'bg.error' })}
      color="fg.error"
      textStyle="sm"
      fontWeight="500"
    >
      <Flex minW="0" gap="3" align="flex-start">
        {/* In the middle of the first line. */}
        <Icon as={CircleAlert} boxSize="4.5" mt="calc((1lh - 1.125rem) / 2)" aria-hidden />
        <Box minW="0" overflowWrap="anywhere">
          {say(message)}
          {help && (
            <Text color="fg.muted" fontWeight="400">
              {help}
            </Text>
          )}
        </Box>
      </Flex>
      {action && <Box>{action}</Box>}
    </Flex>
  )
}
