import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { AdvanceQuestion } from '#domain/gst/gstr1/source.ts'
import { formatMoney } from '#domain/money.ts'
import { type AdvanceFor, advancesFor } from '#domain/payment/payment.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useReceiptActions } from '#src/data/receipts.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ADVANCES } from '../filed/check-step.tsx'

const TextLink = chakra(Link)

function Question({ question }: { question: AdvanceQuestion }) {
  const { messageOf, messages } = useSpeech()
  const { advances: words } = useWords(gstReturns)
  const dates = useDates()
  const { decide } = useReceiptActions()
  const [busy, setBusy] = useState(false)
  const { id, clientId, clientName, paidOn, amountMinor, currency } = question
  const amount = formatMoney(amountMinor, currency)
  const say = async (advanceFor: AdvanceFor) => {
    setBusy(true)
    try {
      await decide(id, advanceFor)
      showSuccess(messages.advanceDecided)
    } catch (error) {
      showError(messageOf(error, messages.advanceDecisionFailed))
      setBusy(false)
    }
  }
  return (
    <Flex as="li" py="2.5" borderTopWidth="1px" gap="3" wrap="wrap" align="center">
      <Box flex="1 1 14rem" minW="0">
        <Text overflowWrap="anywhere">
          {amount} ·{' '}
          <TextLink to={paths.client(clientId)} color="neel.fg" fontWeight="500">
            {clientName}
          </TextLink>
        </Text>
        <Text textStyle="meta" color="fg.muted">
          {words.received({ day: dates.day(paidOn) })}
        </Text>
      </Box>
      <Flex gap="2">
        {advancesFor.map((one) => (
          <Button
            key={one}
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={words.of[one]({ amount, name: clientName })}
            onClick={() => say(one)}
          >
            {words[one]}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}

/** Advances of the period of which nobody has said what they are for; they are in no figure. */
export function AdvanceQuestions({ questions }: { questions: AdvanceQuestion[] }) {
  const { advances: words } = useWords(gstReturns)
  if (questions.length === 0) return null
  return (
    <Panel id={ADVANCES} scrollMarginTop="6" title={words.title({ count: questions.length })}>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {words.about}
      </Text>
      <Box as="ul" listStyleType="none">
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </Box>
    </Panel>
  )
}
