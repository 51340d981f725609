import { Box, Flex, Icon } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#src/language/voice.ts'

export interface FormErrorProps {
  /** A sentence, or a message. */
  message?: string | undefined
  action?: ReactNode
}

/** The root error of a form: what the server refused, above the button that sent it. */
export function FormError({ message, action }: FormErrorProps) {
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
      bg="bg.error"
      color="fg.error"
      textStyle="sm"
      fontWeight="500"
    >
      <Icon as={CircleAlert} boxSize="4.5" mt="0.5" aria-hidden />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="2">
        <Box minW="0" overflowWrap="anywhere">
          {say(message)}
        </Box>
        {action && <Box>{action}</Box>}
      </Flex>
    </Flex>
  )
}
