import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Estimate } from '#domain/document/estimate.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { useEstimateActions } from '#src/data/estimates.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { isSent } from '../detail/top/next-step.ts'
import { ConvertButton } from './convert-button.tsx'

function useAnswerText({ state, answer, validUntil }: Estimate, wasSent: boolean): string {
  const words = useWords(estimateAnswer)
  const dates = useDates()
  if (answer === null) {
    const day = dates.day(validUntil)
    if (state === 'expired') return words[wasSent ? 'expired' : 'neverSent']({ day })
    return state === 'issued' ? words.issued({ day }) : words.open({ day })
  }
  const { accepted, name } = answer
  const instant = dates.instant(answer.answeredAt)
  if (name === null) {
    return accepted ? words.acceptedNoted({ instant }) : words.declinedNoted({ instant })
  }
  return accepted ? words.acceptedBy({ name, instant }) : words.declinedBy({ name, instant })
}

interface EstimateAnswerProps {
  estimate: Estimate
  document: Invoice
  /** Whether converting is the main action, at the top of the screen. */
  isToConvert: boolean
}

/** The client's answer, the mail that told the owner, and the way on to the invoice. */
export function EstimateAnswer({ estimate, document, isToConvert }: EstimateAnswerProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(estimateAnswer)
  const answerText = useAnswerText(estimate, isSent(document))
  const { note } = useEstimateActions(estimate.id)
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const { answer, invoice } = estimate

  const doing = async (name: NonNullable<typeof pending>, work: () => Promise<void>) => {
    setPending(name)
    try {
      await work()
    } catch (error) {
      showError(messageOf(error, messages.estimateChangeFailed))
    }
    setPending(null)
  }
  const say = (accepted: boolean) =>
    doing(accepted ? 'accept' : 'decline', async () => {
      await note(accepted)
      showSuccess(accepted ? messages.estimateAccepted : messages.estimateDeclined)
    })

  return (
    <Stack gap="3">
      <Text overflowWrap="anywhere">{answerText}</Text>
      {answer?.restored && (
        <Text textStyle="meta" color="fg.muted">
          {words.restored}
        </Text>
      )}
      {answer?.note && (
        <Text color="fg.muted" overflowWrap="anywhere">
          “{answer.note}”
        </Text>
      )}
      <ConvertButton estimate={estimate} isAtTop={isToConvert} disabled={pending !== null} />
      {!answer && !invoice && (
        <>
          <Text textStyle="meta" color="fg.muted">
            {words.told}
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button
              flex="1"
              size="sm"
              variant="outline"
              disabled={pending !== null}
              onClick={() => say(true)}
            >
              {pending === 'accept' ? words.noting : words.accept}
            </Button>
            <Button
              flex="1"
              size="sm"
              variant="outline"
              disabled={pending !== null}
              onClick={() => say(false)}
            >
              {pending === 'decline' ? words.noting : words.decline}
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  )
}
