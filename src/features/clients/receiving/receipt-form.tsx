import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { formatDay } from '#domain/dates.ts'
import { messages } from '#domain/messages.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment.ts'
import type { OpenInvoice } from '#domain/receipt.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

interface ReceiptFormProps {
  clientId: string
  invoices: OpenInvoice[]
  currency: Currency
  onBusy: (busy: boolean) => void
  onClose: () => void
}

export function ReceiptForm({ clientId, invoices, currency, onBusy, onClose }: ReceiptFormProps) {
  const { form, formRef, submit, fitShares, keep, restMinor, drop } = useReceiptForm({
    clientId,
    invoices,
    currency,
    onBusy,
    onRecorded: () => {
      showSuccess(messages.paymentRecorded)
      onClose()
    },
  })
  const { register, setFocus, setValue, getValues, formState } = form
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount'), [setFocus])

  return (
    <form ref={formRef} noValidate aria-label="Record payment" onSubmit={submit}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="3" rowGap="4">
          <NumberField
            label={currency === 'INR' ? 'Amount' : `Amount in ${currency}`}
            min={0}
            step={0.01}
            {...register('amount', { onChange: fitShares })}
            error={errors.amount?.message}
          />
          <DateField
            label="Payment date"
            max={todayInIndia()}
            {...register('paidOn')}
            error={errors.paidOn?.message}
          />
          <SelectField
            label="Method"
            options={paymentMethods}
            {...register('method')}
            error={errors.method?.message}
          />
          <TextField
            label="Reference"
            optional
            autoComplete="off"
            {...register('reference')}
            error={errors.reference?.message}
          />
        </SimpleGrid>
        {invoices.length === 0 ? (
          <Text color="fg.muted">Nothing is due: it is kept as an advance.</Text>
        ) : (
          <Box as="ul" listStyleType="none" aria-label="Invoices">
            {invoices.map((invoice, at) => (
              <Box as="li" key={invoice.id} py="3" borderTopWidth="1px">
                <Flex justify="space-between" gap="3" wrap="wrap" mb="2">
                  <Text fontWeight="600">{invoice.number}</Text>
                  <Text textStyle="meta" color="fg.muted">
                    {formatMoney(invoice.balanceMinor, currency)} due {formatDay(invoice.dueDate)}
                  </Text>
                </Flex>
                <SimpleGrid columns={2} columnGap="3">
                  <NumberField
                    label={`Amount for ${invoice.number}`}
                    min={0}
                    step={0.01}
                    {...register(`shares.${at}.amount`, { onChange: () => keep(at) })}
                    error={errors.shares?.[at]?.amount?.message}
                  />
                  <NumberField
                    label={`TDS on ${invoice.number}`}
                    min={0}
                    step={0.01}
                    {...register(`shares.${at}.tds`, { onChange: fitShares })}
                    error={errors.shares?.[at]?.tds?.message}
                  />
                </SimpleGrid>
              </Box>
            ))}
          </Box>
        )}
        {restMinor > 0 && (
          <SwitchField
            label={`Keep ${formatMoney(restMinor, currency)} as an advance`}
            help="It is more than the invoices take."
            checked={getValues('excess') === 'advance'}
            onChange={(checked) => setValue('excess', checked ? 'advance' : null)}
          />
        )}
        <TextField
          label="Note"
          optional
          autoComplete="off"
          {...register('note')}
          error={errors.note?.message}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="3">
          <SubmitButton flex="1" pending={isSubmitting} pendingText="Recording...">
            Record payment
          </SubmitButton>
          <Button
            variant="outline"
            disabled={isSubmitting}
            onClick={() => {
              drop()
              onClose()
            }}
          >
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
