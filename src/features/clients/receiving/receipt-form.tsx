import { Box, Button, Flex, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect } from 'react'
import { messages } from '#domain/messages.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment.ts'
import type { OpenInvoice } from '#domain/receipt.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { amountLabel } from '../../../lib/amount-label.ts'
import { dayText } from '../../../lib/day-text.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TransferFields } from '../../../ui/form/transfer-fields.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

interface ReceiptFormProps {
  clientId: string
  invoices: OpenInvoice[]
  currency: Currency
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** Whether more is due of it than comes first. */
const isInParts = ({ nextMinor, balanceMinor }: OpenInvoice) => nextMinor < balanceMinor

const dueText = (invoice: OpenInvoice) => {
  const { balanceMinor, nextMinor, dueDate, currency } = invoice
  const first = `${formatMoney(nextMinor, currency)} due ${dayText(dueDate)}`
  return isInParts(invoice) ? `${first}, of ${formatMoney(balanceMinor, currency)}` : first
}

const proposals = ({ nextMinor, balanceMinor }: OpenInvoice): [label: string, minor: number][] => [
  ['Next part', nextMinor],
  ['All', balanceMinor],
]

export function ReceiptForm({ clientId, invoices, currency, onBusy, onClose }: ReceiptFormProps) {
  const { form, formRef, submit, fitShares, receive, propose, keep, restMinor, drop } =
    useReceiptForm({
      clientId,
      invoices,
      currency,
      onBusy,
      onRecorded: () => {
        showSuccess(messages.paymentRecorded)
        onClose()
      },
    })
  const { setFocus, setValue, getValues, formState } = form
  const field = fieldOf(form)
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount'), [setFocus])

  return (
    <form ref={formRef} noValidate aria-label="Record payment" onSubmit={submit}>
      <Stack gap="4">
        <NumberField
          label={amountLabel('Amount', currency)}
          min={0}
          step={0.01}
          {...field('amount', { onChange: receive })}
        />
        {invoices.length === 0 ? (
          <Text color="fg.muted">Nothing is due: it is kept as an advance.</Text>
        ) : (
          <Box as="ul" listStyleType="none" aria-label="Invoices">
            {invoices.map((invoice, at) => (
              <Box as="li" key={invoice.id} py="3" borderTopWidth="1px">
                <Flex justify="space-between" gap="3" wrap="wrap" mb="2">
                  <Text fontWeight="600">{invoice.number}</Text>
                  <Text textStyle="meta" color="fg.muted">
                    {dueText(invoice)}
                  </Text>
                </Flex>
                {isInParts(invoice) && (
                  <Flex gap="2" wrap="wrap" mb="2">
                    {proposals(invoice).map(([label, minor]) => (
                      <Button
                        key={label}
                        size="xs"
                        variant="outline"
                        onClick={() => propose(at, minor)}
                      >
                        {label} {formatMoney(minor, currency)}
                        <VisuallyHidden>of {invoice.number}</VisuallyHidden>
                      </Button>
                    ))}
                  </Flex>
                )}
                <SimpleGrid columns={2} columnGap="3">
                  <NumberField
                    label={
                      <>
                        Amount <VisuallyHidden>for {invoice.number}</VisuallyHidden>
                      </>
                    }
                    min={0}
                    step={0.01}
                    {...field(`shares.${at}.amount`, { onChange: () => keep(at) })}
                  />
                  <NumberField
                    label={
                      <>
                        TDS <VisuallyHidden>on {invoice.number}</VisuallyHidden>
                      </>
                    }
                    optional
                    min={0}
                    step={0.01}
                    {...field(`shares.${at}.tds`, { onChange: fitShares })}
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
        <SimpleGrid columns={2} columnGap="3" rowGap="4">
          <TransferFields
            dateLabel="Payment date"
            latest={todayInIndia()}
            methods={paymentMethods}
            field={field}
          />
        </SimpleGrid>
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
