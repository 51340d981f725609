import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { byHand } from '#domain/bank/candidates.ts'
import type { BankInvoice, Candidate, Credit } from '#domain/bank/matching.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { CandidateText } from './candidate-text.tsx'
import { CreditText } from './credit-text.tsx'
import { InvoiceSearch } from './invoice-search.tsx'
import { useRecording } from './use-recording.ts'

const Option = chakra('label')
const Radio = chakra('input')
const Choices = chakra('fieldset')

interface CreditCardProps {
  credit: Credit
  /** What it may be for, the best first; none where nothing fits. */
  candidates: readonly Candidate[]
  invoices: ReadonlyMap<string, BankInvoice>
  onSetAside: () => void
  /** It was recorded, and goes from the list. */
  onDone: () => void
}

/** One credit: what it may be for is chosen, or looked for, and recorded by a click. */
export function CreditCard({ credit, candidates, invoices, onSetAside, onDone }: CreditCardProps) {
  const [found, setFound] = useState<Candidate | null>(null)
  const [chosen, setChosen] = useState(0)
  const [searching, setSearching] = useState(false)
  const { pending, refused, record } = useRecording()
  const all = found ? [found, ...candidates] : candidates
  const candidate = all[chosen]

  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <CreditText credit={credit} />
      {all.length > 0 && (
        <Choices
          mt="2"
          borderWidth="0"
          p="0"
          aria-label={`What ${credit.narration || 'this credit'} is for`}
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
      {searching && (
        <Box mt="3" maxW="28rem">
          <InvoiceSearch
            invoices={[...invoices.values()]}
            onChoose={(invoice) => {
              setFound(byHand(credit.amountMinor, invoice))
              setChosen(0)
              setSearching(false)
            }}
          />
        </Box>
      )}
      {refused.has(credit.id) && (
        <Text mt="2" textStyle="sm" color="fg.error" role="alert">
          {refused.get(credit.id)}
        </Text>
      )}
      <Flex mt="3" gap="2" wrap="wrap">
        {candidate && (
          <SubmitButton
            type="button"
            size="sm"
            pending={pending}
            pendingText="Recording..."
            onClick={() =>
              void record([{ credit, candidate }]).then((isDone) => isDone && onDone())
            }
          >
            Record
          </SubmitButton>
        )}
        {!searching && (
          <Button size="sm" variant="outline" disabled={pending} onClick={() => setSearching(true)}>
            {all.length > 0 ? 'Another invoice' : 'Find the invoice'}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={pending} onClick={onSetAside}>
          Set aside
        </Button>
      </Flex>
    </Box>
  )
}
