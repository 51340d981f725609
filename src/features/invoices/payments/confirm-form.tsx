import { Button, Flex, GridItem, SimpleGrid, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { minorToDecimal } from '#domain/money.ts'
import {
  type FoundPayment,
  type FoundPaymentInput,
  foundPaymentSchema,
  type Payment,
} from '#domain/payment/payment.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { useAdvanceTax } from '#src/data/filing.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { ReceiptSwitch } from '#src/sending/receipt-switch.tsx'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { AdvanceForField } from '#src/ui/form/advance-for-field.tsx'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { SettlingFields } from './settling-fields.tsx'

interface ConfirmFormProps {
  invoice: Invoice
  claim: Payment
  onSend: (found: FoundPayment, tellsClient: boolean) => Promise<void>
  onCancel: () => void
}

/**
 * Asks for the amount and day that really arrived: it may be less, earlier, and without the tax
 * deducted.
 */
export function ConfirmForm({ invoice, claim, onSend, onCancel }: ConfirmFormProps) {
  const { messages } = useSpeech()
  const words = useWords(invoicePayments)
  const { cancel } = useWords(kit)
  const { day } = useDates()
  const { balance, currency } = invoice
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm<FoundPaymentInput, unknown, FoundPayment>({
    resolver: (values, context, options) =>
      valibotResolver(foundPaymentSchema(todayInIndia(), balance.minor, currency))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
    defaultValues: {
      amount: minorToDecimal(claim.amountMinor),
      tds: claim.tdsMinor > 0 ? minorToDecimal(claim.tdsMinor) : '',
      paidOn: claim.paidOn,
      advanceFor: '',
    },
  })
  const paidOn = useWatch({ control: form.control, name: 'paidOn' })
  const [tellsClient, tellClient] = useState(true)
  const advanceTax = useAdvanceTax(isBill(invoice) ? null : paidOn)
  const { register, handleSubmit, setError, setFocus } = form
  const { errors, isSubmitting } = form.formState

  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus])

  const submit = handleSubmit(async (found) => {
    try {
      await onSend(found, tellsClient)
    } catch (error) {
      setRefusal(
        setError,
        ['amount', 'tds', 'paidOn', 'advanceFor'],
        error,
        messages.paymentConfirmFailed,
      )
    }
  })

  return (
    <form ref={formRef} noValidate aria-label={words.claim.confirmTitle} onSubmit={submit}>
      <Stack gap="3" mt="3">
        <SimpleGrid columns={2} gap="3">
          <SettlingFields
            currency={currency}
            amount={{ ...register('amount'), error: errors.amount?.message }}
            tds={isBill(invoice) ? { ...register('tds'), error: errors.tds?.message } : null}
          />
          <GridItem colSpan={2}>
            <DateField
              label={words.day}
              help={words.claim.dayHelp({ day: day(claim.paidOn) })}
              max={todayInIndia()}
              {...register('paidOn')}
              error={errors.paidOn?.message}
            />
          </GridItem>
          {advanceTax.asks && (
            <GridItem colSpan={2}>
              <AdvanceForField isFiled={advanceTax.isFiled} field={fieldOf(form)('advanceFor')} />
            </GridItem>
          )}
        </SimpleGrid>
        <ReceiptSwitch
          client={invoice.clientName}
          paidOn={paidOn}
          checked={tellsClient}
          onChange={tellClient}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="2" wrap="wrap" direction="row-reverse">
          <SubmitButton size="sm" pending={isSubmitting} pendingText={words.claim.confirming}>
            {words.claim.confirmTitle}
          </SubmitButton>
          <Button size="sm" variant="outline" disabled={isSubmitting} onClick={onCancel}>
            {cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
