import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import { formatDay } from '#domain/dates.ts'
import type { Estimate } from '#domain/estimate.ts'
import { formatInstant } from '#domain/instants.ts'
import { messages } from '#domain/messages.ts'
import { useEstimateActions } from '../../../data/estimates.ts'
import { paths } from '../../../lib/paths.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'

function answerText({ state, answer, validUntil }: Estimate): string {
  if (answer === null) {
    return state === 'expired'
      ? `No answer came. It was valid until ${formatDay(validUntil)}.`
      : `Your client can answer by the link until ${formatDay(validUntil)}.`
  }
  const did = answer.accepted ? 'Accepted' : 'Declined'
  return `${did}${answer.name === null ? ', as you noted,' : ` by ${answer.name}`} on ${formatInstant(answer.answeredAt)}.`
}

/** What the client said, what the owner was told, and the way on to the invoice. */
export function EstimateAnswer({ estimate }: { estimate: Estimate }) {
  const { note, convert } = useEstimateActions(estimate.id)
  const navigate = useNavigate()
  const [pending, setPending] = useState<'accept' | 'decline' | 'convert' | null>(null)
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
  const goOn = () =>
    doing('convert', async () => {
      navigate(paths.invoiceDraft(await convert()))
    })

  return (
    <Stack gap="3">
      <Text overflowWrap="anywhere">{answerText(estimate)}</Text>
      {answer?.note && (
        <Text color="fg.muted" overflowWrap="anywhere">
          “{answer.note}”
        </Text>
      )}
      {invoice ? (
        <Text>
          It became <Link to={paths.invoice(invoice.id)}>{invoice.number}</Link>.
        </Text>
      ) : (
        <SubmitButton
          type="button"
          variant={answer?.accepted ? 'solid' : 'outline'}
          disabled={pending !== null}
          pending={pending === 'convert'}
          pendingText="Opening the draft..."
          onClick={goOn}
        >
          Convert to invoice
        </SubmitButton>
      )}
      {!answer && !invoice && (
        <>
          <Text textStyle="meta" color="fg.muted">
            Were you told by phone or in person?
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button
              flex="1"
              size="sm"
              variant="outline"
              disabled={pending !== null}
              onClick={() => say(true)}
            >
              {pending === 'accept' ? 'Noting...' : 'Mark as accepted'}
            </Button>
            <Button
              flex="1"
              size="sm"
              variant="outline"
              disabled={pending !== null}
              onClick={() => say(false)}
            >
              {pending === 'decline' ? 'Noting...' : 'Mark as declined'}
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  )
}
