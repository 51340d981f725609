import { Button, Flex, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { messages } from '#domain/messages.ts'
import {
  type PaymentDetails,
  type PaymentDetailsInput,
  paymentDetailsSchema,
} from '#domain/payment-details.ts'
import { type PaidBusiness, useSavePart } from '../../../data/business.ts'
import { useDraftForm, useDraftKey } from '../../../data/forms/draft-form.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { GettingPaidPanel } from './getting-paid-panel.tsx'
import { PaymentDetailsFields } from './payment-details-fields.tsx'

const fields = [
  ...(['upiId', 'bankAccountName', 'bankAccountNumber', 'bankIfsc'] as const),
  ...(['bankName', 'bankSwift'] as const),
]

const typed = (details: PaymentDetails) => ({
  upiId: details.upiId ?? '',
  bankAccountName: details.bankAccountName ?? '',
  bankAccountNumber: details.bankAccountNumber ?? '',
  bankIfsc: details.bankIfsc ?? '',
  bankName: details.bankName ?? '',
  bankSwift: details.bankSwift ?? '',
})

interface PaymentDetailsFormProps {
  business: PaidBusiness
  onClose: () => void
  onSaved: () => void
}

export function PaymentDetailsForm({ business, onClose, onSaved }: PaymentDetailsFormProps) {
  const save = useSavePart(business)
  const stored = typed(business.paymentDetails)
  const { form, restored, drop } = useDraftForm<PaymentDetailsInput, PaymentDetails>({
    key: useDraftKey('payment-details'),
    resolver: valibotResolver(paymentDetailsSchema),
    values: stored,
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    // A form that came up by itself, with what was typed before, takes no focus.
    if (!restored) setFocus('upiId')
  }, [restored, setFocus])

  const submit = form.handleSubmit(async (details) => {
    try {
      await save(details)
    } catch (error) {
      setRefusal(form.setError, fields, error, messages.paymentDetailsSaveFailed)
      return
    }
    drop()
    showSuccess(messages.paymentDetailsSaved)
    onClose()
    onSaved()
  })

  const cancel = () => {
    form.reset(stored)
    drop()
    onClose()
  }

  return (
    <GettingPaidPanel>
      <form noValidate onSubmit={submit}>
        <Stack gap="6">
          <PaymentDetailsFields form={form} />
          <FormError message={errors.root?.message} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" disabled={isSubmitting} onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton pending={isSubmitting} pendingText="Saving...">
              Save Details
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </GettingPaidPanel>
  )
}
