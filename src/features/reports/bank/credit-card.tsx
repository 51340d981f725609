import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { byHand, leftOver, withAnother } from '#domain/bank/candidates.ts'
import type { BankInvoice, Candidate, Credit } from '#domain/bank/matching.ts'
import { type AdvanceFor, advancesFor } from '#domain/payment/payment.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useAdvanceTax } from '#src/data/filing.ts'
import { useWords } from '#src/language/words.ts'
import { AdvanceForField } from '#src/ui/form/advance-for-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { AdvanceForm } from './advance-form.tsx'
import { CandidateText } from './candidate-text.tsx'
import { CreditText } from './credit-text.tsx'
import { InvoiceSearch } from './invoice-search.tsx'
import { SplitFields } from './split-fields.tsx'
import { useRecording } from './use-recording.ts'

const Option = chakra('label')
const Radio = chakra('input')
const Choices = chakra('fieldset')

interface CreditCardProps {
  credit: Credit
  /** The invoices that fit, the best first; empty where none does. */
  candidates: readonly Candidate[]
  invoices: ReadonlyMap<string, BankInvoice>
  onSetAside: () => void
  /** It was recorded, and goes from the list. */
  onDone: () => void
}

/** One credit: its invoices are proposed or looked for, and recorded by a click. */
export function CreditCard({ credit, candidates, invoices, onSetAside, onDone }: CreditCardProps) {
  const { recording, credit: words, advance } = useWords(bankFile)
  const [found, setFound] = useState<Candidate | null>(null)
  const [chosen, setChosen] = useState(0)
  // Searches for the whole credit, or for the rest beside the chosen invoices.
  const [searching, setSearching] = useState<'instead' | 'beside' | null>(null)
  const [advancing, setAdvancing] = useState(false)
  const advanceButton = useFocusReturn(advancing)
  const recordButton = useFocusReturn(searching !== null)
  const { pending, refused, record } = useRecording()
  const [advanceFor, setAdvanceFor] = useState<AdvanceFor | null>(null)
  const all = found ? [found, ...candidates] : candidates
  const candidate = all[chosen]
  const leavesRest = candidate !== undefined && leftOver(credit.amountMinor, candidate) > 0
  const advanceTax = useAdvanceTax(leavesRest ? credit.day : null)
  const first = invoices.get(found?.parts[0]?.invoiceId ?? '')
  const taken = new Set(found?.parts.map(({ invoiceId }) => invoiceId))
  // One credit comes from one client.
  const others = [...invoices.values()].filter(
    ({ id, clientId }) => clientId === first?.clientId && !taken.has(id),
  )
  const canSplit = found !== null && candidate === found && others.length > 0

  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <CreditText credit={credit} />
      {all.length > 0 && (
        <Choices
          mt="2"
          borderWidth="0"
          p="0"
          aria-label={words.whatFor({ credit: credit.narration || words.thisCredit })}
        >
          {all.map((one, at) => (
            <Option
              key={`${one.reason}${one.parts.map(({ invoiceId }) => invoiceId).join()}`}
              display="flex"
              gap="3"
              py="1.5"
              cursor="pointer"
            >
              <Radio
                type="radio"
                name={credit.id}
                boxSize="4"
                mt="1"
                flexShrink="0"
                accentColor="neel.solid"
                checked={at === chosen}
                onChange={() => setChosen(at)}
              />
              <CandidateText candidate={one} amountMinor={credit.amountMinor} invoices={invoices} />
            </Option>
          ))}
        </Choices>
      )}
      {found && candidate === found && (
        <SplitFields
          amountMinor={credit.amountMinor}
          candidate={found}
          invoices={invoices}
          onChange={setFound}
        />
      )}
      {searching && (
        <Box mt="3" maxW="28rem">
          <InvoiceSearch
            invoices={searching === 'beside' ? others : [...invoices.values()]}
            onChoose={(invoice) => {
              setFound(
                searching === 'beside' && found
                  ? withAnother(credit.amountMinor, found, invoice)
                  : byHand(credit.amountMinor, invoice),
              )
              setChosen(0)
              setSearching(null)
            }}
          />
        </Box>
      )}
      {advanceTax.asks && (
        <Box mt="3" maxW="28rem">
          <AdvanceForField
            isFiled={advanceTax.isFiled}
            field={{
              value: advanceFor ?? '',
              onChange: ({ target }) =>
                setAdvanceFor(advancesFor.find((one) => one === target.value) ?? null),
            }}
          />
        </Box>
      )}
      {refused.has(credit.id) && (
        <Text mt="2" textStyle="sm" color="fg.error" role="alert">
          {refused.get(credit.id)}
        </Text>
      )}
      {advancing && (
        <AdvanceForm credit={credit} onCancel={() => setAdvancing(false)} onDone={onDone} />
      )}
      <Flex mt="3" gap="2" wrap="wrap" {...(advancing && { display: 'none' })}>
        {candidate && (
          <SubmitButton
            ref={recordButton}
            type="button"
            size="sm"
            pending={pending}
            pendingText={recording}
            onClick={() =>
              void record([{ credit, candidate, ...(advanceTax.asks && { advanceFor }) }]).then(
                (isDone) => isDone && onDone(),
              )
            }
          >
            {words.record}
          </SubmitButton>
        )}
        {!searching && canSplit && leftOver(credit.amountMinor, found) > 0 && (
          <Button
            size="sm"
            variant="outline"
            disabled={pending}
            onClick={() => setSearching('beside')}
          >
            {words.split}
          </Button>
        )}
        {!searching && (
          <Button
            size="sm"
            variant="outline"
            disabled={pending}
            onClick={() => setSearching('instead')}
          >
            {all.length > 0 ? words.another : words.find}
          </Button>
        )}
        {credit.standing !== 'reversed' && (
          <Button
            ref={advanceButton}
            size="sm"
            variant="outline"
            disabled={pending}
            onClick={() => {
              setSearching(null)
              setAdvancing(true)
            }}
          >
            {advance.open}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={pending} onClick={onSetAside}>
          {words.setAside}
        </Button>
      </Flex>
    </Box>
  )
}
