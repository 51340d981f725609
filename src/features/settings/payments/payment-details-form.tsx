import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  type PaymentDetails,
  type PaymentDetailsInput,
  paymentDetailsSchema,
} from '#domain/payment/payment-details.ts'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { type PaidBusiness, useSavePart } from '#src/data/business.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { useProof } from '../two-step/use-proof.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
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
  /** Whether it is a step of the set-up. */
  brief?: boolean
  onClose: () => void
  onSaved: () => void
}

export function PaymentDetailsForm({
  business,
  brief = false,
  onClose,
  onSaved,
}: PaymentDetailsFormProps) {
  const { messages } = useSpeech()
  const words = useWords(gettingPaid)
  const save = useSavePart(business)
  const { proven, dialog } = useProof()
  const { form, shell } = useSettingsForm<PaymentDetailsInput, PaymentDetails>({
    name: 'payment-details',
    resolver: valibotResolver(paymentDetailsSchema),
    stored: typed(business.paymentDetails),
    first: 'upiId',
    fields,
    save: (details) => proven(() => save(details)),
    saved: messages.paymentDetailsSaved,
    failed: messages.paymentDetailsSaveFailed,
    onSaved,
    onCancelled: onClose,
  })
  return (
    <GettingPaidPanel>
      <EditForm {...shell} leading={brief} saveText={words.save} pendingText={words.saving}>
        <PaymentDetailsFields form={form} />
      </EditForm>
      {dialog}
    </GettingPaidPanel>
  )
}
