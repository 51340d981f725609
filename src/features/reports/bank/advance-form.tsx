import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Credit } from '#domain/bank/matching.ts'
import { shownName } from '#domain/bank/names.ts'
import { formatMoney } from '#domain/money.ts'
import { type AdvanceFor, advancesFor } from '#domain/payment/payment.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useBankActions } from '#src/data/bank-rows.ts'
import { useClientSearch } from '#src/data/clients.ts'
import { useAdvanceTax } from '#src/data/filing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showError, showUndo } from '#src/ui/feedback/toast.tsx'
import { AdvanceForField } from '#src/ui/form/advance-for-field.tsx'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { useRested } from '#src/ui/form/fields/use-rested.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'

interface AdvanceFormProps {
  credit: Credit
  onCancel: () => void
  /** It was recorded, and the credit goes from the list. */
  onDone: () => void
}

/** A credit that is for no invoice yet: it waits with a client of the book, or with a new one. */
export function AdvanceForm({ credit, onCancel, onDone }: AdvanceFormProps) {
  const { advance: words, recording } = useWords(bankFile)
  const { cancel } = useWords(kit)
  const { messageOf, messages, sentenceOf } = useSpeech()
  const { bookAdvance, undoAdvance } = useBankActions()
  const [name, setName] = useState(shownName(credit.payer))
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const { data: found } = useClientSearch(useRested(name.trim()))
  const [advanceFor, setAdvanceFor] = useState<AdvanceFor | null>(null)
  const advanceTax = useAdvanceTax(credit.day)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const known =
    chosen ?? found?.find((client) => client.name.toLowerCase() === name.trim().toLowerCase())
  const amount = formatMoney(credit.amountMinor)
  const payerField = useRef<HTMLInputElement>(null)
  // The button that was pressed is gone.
  useEffect(() => payerField.current?.focus(), [])

  const undo = (receiptId: string) => {
    undoAdvance(receiptId, words.undoReason).catch((error) =>
      showError(messageOf(error, messages.bankAsideFailed)),
    )
  }
  const record = async () => {
    setPending(true)
    setFailed(undefined)
    const payer = known
      ? { clientId: known.id }
      : { name: name.trim(), email: email.trim().toLowerCase() || null }
    try {
      const { receiptId, refusal } = await bookAdvance(
        credit.id,
        payer,
        advanceTax.asks ? advanceFor : null,
      )
      if (refusal || !receiptId) {
        const told = refusal && sentenceOf(refusal.code, refusal.params, null)
        setFailed(told ?? messages.bankRecordFailed)
        return
      }
      showUndo(words.done({ client: name.trim() }), () => undo(receiptId))
      onDone()
    } catch (error) {
      setFailed(messageOf(error, messages.bankRecordFailed))
    } finally {
      setPending(false)
    }
  }

  return (
    <Box asChild mt="3" maxW="28rem">
      <form
        noValidate
        aria-label={words.form({ amount })}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '' && !pending) void record()
        }}
      >
        <Stack gap="3">
          <ComboField
            ref={payerField}
            label={words.client}
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value)
              setChosen(null)
            }}
            suggestions={found?.map((client) => ({
              key: client.id,
              text: client.name,
              detail: client.email,
            }))}
            onAsk={() => {}}
            onChoose={({ key, text }) => {
              setName(text)
              setChosen({ id: key, name: text })
            }}
          />
          {name.trim() !== '' && (
            <Text textStyle="sm" color="fg.muted">
              {known ? words.known : words.fresh({ name: name.trim() })}
            </Text>
          )}
          {name.trim() !== '' && !known && (
            <TextField
              label={words.email}
              type="email"
              optional
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
          {advanceTax.asks && (
            <AdvanceForField
              isFiled={advanceTax.isFiled}
              field={{
                value: advanceFor ?? '',
                onChange: ({ target }) =>
                  setAdvanceFor(advancesFor.find((one) => one === target.value) ?? null),
              }}
            />
          )}
          <FormError message={failed} />
          <Flex gap="2" wrap="wrap" direction="row-reverse">
            <SubmitButton size="sm" pending={pending} pendingText={recording}>
              {words.record({ amount })}
            </SubmitButton>
            <Button size="sm" variant="outline" disabled={pending} onClick={onCancel}>
              {cancel}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  )
}
