import { Button, Flex, GridItem, SimpleGrid } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { Invoice } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TransferFields } from '../../../ui/form/transfer-fields.tsx'
import { SettlingFields } from './settling-fields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

interface RecordPaymentFormProps {
  invoice: Invoice
  onCancel: () => void
  onRecorded: () => void
}

export function RecordPaymentForm({ invoice, onCancel, onRecorded }: RecordPaymentFormProps) {
  const { form, formRef, submit, drop, fitAmount, excessMinor } = usePaymentForm(invoice, () => {
    showSuccess(messages.paymentRecorded)
    onRecorded()
  })
  const { setFocus, setValue, getValues, formState } = form
  const field = fieldOf(form)
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus])

  return (
    <form ref={formRef} noValidate aria-label="Record payment" onSubmit={submit}>
      <SimpleGrid columns={2} columnGap="3" rowGap="4">
        <SettlingFields
          currency={invoice.currency}
          amount={field('amount')}
          tds={field('tds', { onChange: fitAmount })}
        />
        <TransferFields
          dateLabel="Payment date"
          latest={todayInIndia()}
          methods={paymentMethods}
          referenceHelp="As in your bank statement: a UTR or a cheque number."
          field={field}
        />
        {excessMinor > 0 && (
          <GridItem colSpan={2}>
            <SwitchField
              label={`Keep ${formatMoney(excessMinor, invoice.currency)} as an advance`}
              help="It is more than is due."
              checked={getValues('excess') === 'advance'}
              onChange={(checked) => setValue('excess', checked ? 'advance' : null)}
            />
          </GridItem>
        )}
        <GridItem colSpan={2} _empty={{ display: 'none' }}>
          <FormError message={errors.root?.message} />
        </GridItem>
      </SimpleGrid>
      <Flex mt="4" gap="3">
        <SubmitButton flex="1" pending={isSubmitting} pendingText="Recording...">
          Record payment
        </SubmitButton>
        <Button
          variant="outline"
          disabled={isSubmitting}
          onClick={() => {
            drop()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </Flex>
    </form>
  )
}
