import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { BankInvoice } from '#domain/bank/matching.ts'
import { formatMoney } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { keepFocus } from '#src/ui/layout/keep-focus.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { CandidateText } from './candidate-text.tsx'
import { CreditText } from './credit-text.tsx'
import { type Chosen, useRecording } from './use-recording.ts'

const Row = chakra('label')
const Check = chakra('input')

interface ExactGroupProps {
  exact: readonly Chosen[]
  invoices: ReadonlyMap<string, BankInvoice>
}

/** Matches without any doubt: one is recorded at once, several together after one question. */
export function ExactGroup({ exact, invoices }: ExactGroupProps) {
  const { messages } = useSpeech()
  const { recording, exact: words } = useWords(bankFile)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState(false)
  const { pending, refused, record } = useRecording()
  const button = useFocusReturn(asked)
  if (exact.length === 0) return null

  const chosen = exact.filter(({ credit }) => !left.has(credit.id))
  const sum = formatMoney(chosen.reduce((all, { credit }) => all + credit.amountMinor, 0))
  const credits = messages.creditsCounted({ count: chosen.length })
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  const recordText =
    chosen.length === exact.length
      ? words.recordAll({ count: exact.length })
      : words.recordSome({ count: chosen.length })
  return (
    <Panel title={words.title({ count: exact.length })} ref={keepFocus}>
      <Text color="fg.muted" mb="2">
        {words.about}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={words.label}>
        {exact.map(({ credit, candidate }) => (
          <Box as="li" key={credit.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Row display="flex" gap="3" py="3" cursor="pointer">
              <Check
                type="checkbox"
                boxSize="4"
                mt="1"
                flexShrink="0"
                accentColor="neel.solid"
                checked={!left.has(credit.id)}
                onChange={(event) => toggle(credit.id, event.target.checked)}
              />
              <Flex direction="column" gap="1" minW="0">
                <CreditText credit={credit} />
                <CandidateText
                  candidate={candidate}
                  amountMinor={credit.amountMinor}
                  invoices={invoices}
                />
                {refused.has(credit.id) && (
                  <Text textStyle="sm" color="fg.error" role="alert">
                    {refused.get(credit.id)}
                  </Text>
                )}
              </Flex>
            </Row>
          </Box>
        ))}
      </Box>
      <Flex mt="3" gap="4" align="center" wrap="wrap">
        {chosen.length === 1 ? (
          <SubmitButton
            type="button"
            pending={pending}
            pendingText={recording}
            onClick={() => void record(chosen)}
          >
            {recordText}
          </SubmitButton>
        ) : (
          <Button
            ref={button}
            aria-haspopup="dialog"
            disabled={chosen.length === 0}
            onClick={() => setAsked(true)}
          >
            {recordText}
          </Button>
        )}
        <Text textStyle="number">{sum}</Text>
      </Flex>
      {asked && (
        <Dialog title={words.question({ credits })} busy={pending} onClose={() => setAsked(false)}>
          <Text>{words.consequence({ sum })}</Text>
          <Flex mt="5" gap="3" wrap="wrap">
            <SubmitButton
              type="button"
              pending={pending}
              pendingText={recording}
              onClick={() => void record(chosen).then(() => setAsked(false))}
            >
              {words.record({ credits })}
            </SubmitButton>
            <Button variant="outline" disabled={pending} onClick={() => setAsked(false)}>
              {words.notYet}
            </Button>
          </Flex>
        </Dialog>
      )}
    </Panel>
  )
}
