import { Button, Flex, GridItem, SimpleGrid } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef } from 'react'
import { DataError } from '#data/errors.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { minorToDecimal } from '#domain/money.ts'
import {
  type NewRefund,
  type NewRefundInput,
  newRefundSchema,
  paymentMethods,
} from '#domain/payment/payment.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useRefund } from '#src/data/invoices/credit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { TransferFields } from '#src/ui/form/transfer-fields.tsx'

const fields = ['amount', 'paidOn', 'method', 'reference', 'note'] as const

interface RefundFormProps {
  note: Invoice
  onCancel: () => void
  onRecorded: () => void
}

/** Records a refund of a credit note: when, how, and how much. */
export function RefundForm({ note, onCancel, onRecorded }: RefundFormProps) {
  const { amountLabel } = useAmounts()
  const { messages } = useSpeech()
  const { refunds: words } = useWords(invoiceDetail)
  const { cancel } = useWords(kit)
  const { currency, refundableMinor } = note
  const refund = useRefund(note)
  const draftKey = useDraftKey('refund', note.id)
  const requestKey = useRequestKey(draftKey)
  const formRef = useRef<HTMLFormElement>(null)
  const { form, drop } = useDraftForm<NewRefundInput, NewRefund>({
    key: draftKey,
    // Built at each check: the form may stay open over midnight.
    resolver: (values, context, options) =>
      valibotResolver(newRefundSchema(todayInIndia(), refundableMinor, currency))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
    values: {
      amount: minorToDecimal(refundableMinor),
      paidOn: todayInIndia(),
      method: 'UPI',
      reference: '',
      note: '',
    },
  })
  const { setFocus, handleSubmit, setError, formState } = form
  const field = fieldOf(form)
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus])

  const submit = handleSubmit(async (given) => {
    try {
      await refund(requestKey.read(), given)
      drop()
      requestKey.drop()
      showSuccess(messages.refundRecorded)
      onRecorded()
    } catch (error) {
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      setRefusal(setError, fields, error, messages.refundFailed)
    }
  })

  return (
    <form ref={formRef} noValidate aria-label={words.record} onSubmit={submit}>
      <SimpleGrid columns={2} columnGap="3" rowGap="4">
        <GridItem colSpan={2}>
          <MoneyField
            label={amountLabel(words.amount, currency)}
            currency={currency}
            {...field('amount')}
          />
        </GridItem>
        <TransferFields
          dateLabel={words.day}
          latest={todayInIndia()}
          methods={paymentMethods}
          field={field}
        />
        <GridItem colSpan={2} _empty={{ display: 'none' }}>
          <FormError message={errors.root?.message} />
        </GridItem>
      </SimpleGrid>
      <Flex mt="4" gap="3" direction="row-reverse">
        <SubmitButton flex="1" pending={isSubmitting} pendingText={words.recording}>
          {words.record}
        </SubmitButton>
        <Button
          variant="outline"
          disabled={isSubmitting}
          onClick={() => {
            drop()
            requestKey.drop()
            onCancel()
          }}
        >
          {cancel}
        </Button>
      </Flex>
    </form>
  )
}
