import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { PaymentDetails } from '#domain/payment-details.ts'
import type { PaidBusiness } from '../../../data/business.ts'
import { isDraftKept, useDraftKey } from '../../../data/forms/draft-form.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'
import { GettingPaidPanel } from './getting-paid-panel.tsx'
import { PaymentDetailsForm } from './payment-details-form.tsx'

function PaymentDetailsList({ details }: { details: PaymentDetails }) {
  return (
    <DefinitionList
      items={[
        { label: 'UPI ID', value: details.upiId },
        { label: 'Account holder name', value: details.bankAccountName },
        { label: 'Account number', value: details.bankAccountNumber },
        { label: 'IFSC', value: details.bankIfsc },
        { label: 'Bank name', value: details.bankName },
        { label: 'SWIFT code', value: details.bankSwift },
      ]}
    />
  )
}

interface GettingPaidProps {
  business: PaidBusiness
  /** Whether it begins with the form. */
  opened: boolean
  onSaved: () => void
}

/** How clients can pay the business: for reading, and for editing apart from the profile. */
export function GettingPaid({ business, opened, onSaved }: GettingPaidProps) {
  const draftKey = useDraftKey('payment-details')
  // What was typed before a reload or on another tab is not hidden behind a press.
  const [editing, setEditing] = useState(() => opened || isDraftKept(draftKey))
  const editButton = useFocusReturn(editing)

  if (editing) {
    const close = () => setEditing(false)
    return (
      <PaymentDetailsForm
        business={business}
        onClose={close}
        onSaved={() => {
          close()
          onSaved()
        }}
      />
    )
  }
  return (
    <GettingPaidPanel
      actions={
        <Button
          ref={editButton}
          size="sm"
          variant="outline"
          aria-label="Edit Payment Details"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden /> Edit
        </Button>
      }
    >
      <PaymentDetailsList details={business.paymentDetails} />
    </GettingPaidPanel>
  )
}
