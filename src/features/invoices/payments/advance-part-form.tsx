import { Button, Flex, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Invoice } from '#domain/document/invoice.ts'
import {
  type AdvancePart,
  type AdvancePartInput,
  advancePartSchema,
  type Receipt,
} from '#domain/payment/receipt.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useReceiptActions } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'

interface AdvancePartFormProps {
  invoice: Invoice
  advance: Receipt
  onUsed: () => void
  onCancel: () => void
}

/** The part of an advance that the invoice uses, if the rest is to wait. */
export function AdvancePartForm({ invoice, advance, onUsed, onCancel }: AdvancePartFormProps) {
  const { amountLabel } = useAmounts()
  const { messages } = useSpeech()
  const words = useWords(invoicePayments).advance
  const { cancel } = useWords(kit)
  const { use } = useReceiptActions()
  const requestKey = useRequestKey(useDraftKey('advance-part', invoice.id, advance.id))
  const formRef = useRef<HTMLFormElement>(null)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    AdvancePartInput,
    unknown,
    AdvancePart
  >({
    resolver: (values, context, options) =>
      valibotResolver(
        advancePartSchema(advance.advanceMinor, invoice.balance.minor, invoice.currency),
      )(typedValues(values, formRef.current), context, options),
    defaultValues: { amount: '' },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount'), [setFocus])

  const submit = handleSubmit(async ({ amount }) => {
    try {
      await use(requestKey.read(), advance.id, invoice.id, amount)
      requestKey.drop()
      showSuccess(messages.advanceUsed)
      onUsed()
    } catch (error) {
      requestKey.drop()
      setRefusal(setError, ['amount'], error, messages.paymentRecordFailed)
    }
  })

  return (
    <form ref={formRef} noValidate aria-label={words.partTitle} onSubmit={submit}>
      <Stack gap="3">
        <MoneyField
          label={amountLabel(words.partAmount, invoice.currency)}
          currency={invoice.currency}
          {...register('amount')}
          error={errors.amount?.message}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="2" direction="row-reverse">
          <SubmitButton size="sm" pending={isSubmitting} pendingText={words.using}>
            {words.usePart}
          </SubmitButton>
          <Button size="sm" variant="outline" disabled={isSubmitting} onClick={onCancel}>
            {cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
