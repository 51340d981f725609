import { Button, Flex, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'

export function AttentionFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Flex role="alert" align="center" justify="space-between" gap="3" wrap="wrap">
      <Text color="fg.error">
        {messages.attentionFailed} {messageOf(error, messages.unknownError)}
      </Text>
      <Button size="sm" variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden /> Try again
      </Button>
    </Flex>
  )
}
