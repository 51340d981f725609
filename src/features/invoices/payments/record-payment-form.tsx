import { Button, Flex, GridItem, SimpleGrid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { isPlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { formatMoney } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { ReceiptSwitch } from '#src/sending/receipt-switch.tsx'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { AdvanceForField } from '#src/ui/form/advance-for-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { TransferFields } from '#src/ui/form/transfer-fields.tsx'
import { SettlingFields } from './settling-fields.tsx'
import { TdsFields } from './tds-fields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

interface RecordPaymentFormProps {
  invoice: Invoice
  onCancel: () => void
  onRecorded: () => void
}

export function RecordPaymentForm({ invoice, onCancel, onRecorded }: RecordPaymentFormProps) {
  const { messages } = useSpeech()
  const { record: words, day } = useWords(invoicePayments)
  const { cancel } = useWords(kit)
  const payment = usePaymentForm(invoice, () => {
    showSuccess(messages.paymentRecorded)
    onRecorded()
  })
  const { form, formRef, submit, drop, fitAmount, excessMinor, advanceTax } = payment
  const { setFocus, setValue, getValues, formState } = form
  const field = fieldOf(form)
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus])

  return (
    <form ref={formRef} noValidate aria-label={words.action} onSubmit={submit}>
      <SimpleGrid columns={2} columnGap="3" rowGap="4">
        <SettlingFields
          currency={invoice.currency}
          amount={field('amount')}
          tds={isBill(invoice) ? field('tds', { onChange: fitAmount }) : null}
          offer={payment.offer && { found: payment.offer, onUse: payment.fillOffer }}
        />
        {isBill(invoice) && (
          <TdsFields
            day={isPlainDate(payment.paidOn) ? payment.paidOn : todayInIndia()}
            field={payment.hasTds ? field('tdsKind') : null}
            ahead={payment.ahead}
          />
        )}
        <TransferFields
          dateLabel={day}
          latest={todayInIndia()}
          methods={paymentMethods}
          referenceHelp={words.referenceHelp}
          field={field}
        />
        {isBill(invoice) && excessMinor > 0 && (
          <GridItem colSpan={2}>
            <SwitchField
              label={words.keep({ amount: formatMoney(excessMinor, invoice.currency) })}
              help={words.keepHelp}
              checked={getValues('excess') === 'advance'}
              onChange={(checked) => setValue('excess', checked ? 'advance' : null)}
            />
          </GridItem>
        )}
        {advanceTax.asks && (
          <GridItem colSpan={2}>
            <AdvanceForField isFiled={advanceTax.isFiled} field={field('advanceFor')} />
          </GridItem>
        )}
        <GridItem colSpan={2} _empty={{ display: 'none' }}>
          <ReceiptSwitch
            client={invoice.clientName}
            paidOn={payment.paidOn}
            checked={payment.tellsClient}
            onChange={payment.tellClient}
          />
        </GridItem>
        <GridItem colSpan={2} _empty={{ display: 'none' }}>
          <FormError message={errors.root?.message} />
        </GridItem>
      </SimpleGrid>
      <Flex mt="4" gap="3" direction="row-reverse">
        <SubmitButton flex="1" pending={isSubmitting} pendingText={words.pending}>
          {words.action}
        </SubmitButton>
        <Button
          variant="outline"
          disabled={isSubmitting}
          onClick={() => {
            drop()
            onCancel()
          }}
        >
          {cancel}
        </Button>
      </Flex>
    </form>
  )
}
