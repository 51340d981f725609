import { Box, Button, Code, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { webhooks } from '#languages/en/screens/webhooks.ts'
import { useWebhookTries, type WebhookTry } from '#src/data/account/webhooks.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { hasArrived, useOutcome } from './webhook-words.ts'

const List = chakra('ol')

interface WebhookTriesProps {
  id: string
  /** Null while nothing is sent to it. */
  onAgain: ((one: WebhookTry) => void) | null
}

/** Lists the latest tries, and how the receiver answered each. */
export function WebhookTries({ id, onAgain }: WebhookTriesProps) {
  const { messageOf } = useSpeech()
  const { detail: words } = useWords(webhooks)
  const { data: tries, error, mutate } = useWebhookTries(id)
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="label" mb="3">
        {words.tries}
      </Heading>
      {error ? (
        <PanelError message={messageOf(error, words.triesFailed)} onRetry={() => void mutate()} />
      ) : !tries ? (
        <LoadingRegion label={words.triesLoading}>
          <RowSkeleton />
        </LoadingRegion>
      ) : tries.length === 0 ? (
        <Text color="fg.muted">{words.noTries}</Text>
      ) : (
        <List listStyleType="none" display="grid" gap="4" aria-labelledby={titleId}>
          {tries.map((one) => (
            <TryRow key={one.id} tried={one} onAgain={onAgain} />
          ))}
        </List>
      )}
    </Box>
  )
}

interface TryRowProps {
  tried: WebhookTry
  onAgain: WebhookTriesProps['onAgain']
}

function TryRow({ tried, onAgain }: TryRowProps) {
  const { detail: words } = useWords(webhooks)
  const dates = useDates()
  const outcomeOf = useOutcome()
  const { type, number, answer, milliseconds } = tried
  const at = dates.instant(tried.at)
  return (
    <Stack as="li" gap="1.5">
      <Flex gap="3" align="start" justify="space-between" wrap="wrap">
        <Box flex="1 1 12rem" minW="0">
          <Text fontWeight="500" overflowWrap="anywhere">
            <Code fontSize="sm">{type}</Code> {number}
          </Text>
          <Text textStyle="sm" color={hasArrived(tried) ? 'fg.muted' : 'fg.error'}>
            {outcomeOf(tried)}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {words.took({ at, milliseconds: `${milliseconds}` })}
          </Text>
        </Box>
        {onAgain && (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.againOne({ type, at })}
            onClick={() => onAgain(tried)}
          >
            {words.again}
          </Button>
        )}
      </Flex>
      {answer !== '' && (
        <Code
          aria-label={words.answer}
          display="block"
          p="2"
          fontSize="xs"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxH="8rem"
          overflowY="auto"
          tabIndex={0}
        >
          {answer}
        </Code>
      )}
    </Stack>
  )
}
