import type { PaymentDetails } from '#domain/payment-details.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'

export function PaymentDetailsList({ details }: { details: PaymentDetails }) {
  return (
    <DefinitionList
      items={[
        { label: 'UPI ID', value: details.upiId },
        { label: 'Account holder name', value: details.bankAccountName },
        { label: 'Account number', value: details.bankAccountNumber },
        { label: 'IFSC', value: details.bankIfsc },
      ]}
    />
  )
}
