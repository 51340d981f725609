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
      gap="3"
      align="flex-start"
      px="3.5"
      py="3"
      borderRadius="l2"
      {...(isCalm ? { bg: 'bg.panel', borderWidth: '1px' } : { bg: 'bg.error' })}
      color="fg.error"
      textStyle="sm"
      fontWeight="500"
    >
      <Icon as={CircleAlert} boxSize="4.5" mt="0.5" aria-hidden />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="2">
        <Box minW="0" overflowWrap="anywhere">
          {say(message)}
          {help && (
            <Text color="fg.muted" fontWeight="400">
              {help}
            </Text>
          )}
        </Box>
        {action && <Box>{action}</Box>}
      </Flex>
    </Flex>
  )
}
