import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { webhookTopics } from '#domain/people/webhooks.ts'
import { webhooks } from '#languages/en/screens/webhooks.ts'
import type { Webhook } from '#src/data/account/webhooks.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { useOutcome, useWebhookState } from './webhook-words.ts'

/** A webhook: where it goes, what it is told, whether it works and how the last try went. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const words = useWords(webhooks)
  const dates = useDates()
  const outcomeOf = useOutcome()
  const { tone, text } = useWebhookState()(webhook)
  const { url, description, topics, offWhy, last, waiting } = webhook
  const told =
    topics.length === webhookTopics.length
      ? words.everything
      : topics.map((topic) => words.topics[topic]).join(' · ')
  const lastTry =
    last === null
      ? words.neverTried
      : words.lastTry({ at: dates.instant(last.at), outcome: outcomeOf(last) })
  const why = offWhy === 'gone' ? words.gone : offWhy === 'failing' ? words.dead : ''
  const rest = waiting > 0 ? words.waiting({ count: waiting }) : ''
  return (
    <Box minW="0">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="500" overflowWrap="anywhere">
          {description ?? url}
        </Text>
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </Flex>
      {description !== null && (
        <Text textStyle="sm" color="fg.muted" fontFamily="mono" overflowWrap="anywhere">
          {url}
        </Text>
      )}
      <Text mt="0.5" textStyle="sm" color="fg.muted">
        {told}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {[why, lastTry, rest].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  )
}

interface WebhookRowProps {
  webhook: Webhook
  onOpen: () => void
}

export function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const words = useWords(webhooks)
  return (
    <Flex as="li" gap="4" align="center" justify="space-between" wrap="wrap">
      <Box flex="1 1 14rem" minW="0">
        <WebhookFacts webhook={webhook} />
      </Box>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-label={words.detailsOf({ url: webhook.description ?? webhook.url })}
        onClick={onOpen}
      >
        {words.details}
      </Button>
    </Flex>
  )
}
