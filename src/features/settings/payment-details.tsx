import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { PaidBusiness } from '../../data/business.ts'
import { useSession } from '../../data/session.ts'
import { readDraft } from '../../ui/form-draft.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import { draftKeyOf } from './draft-keys.ts'
import { PaymentDetailsForm } from './payment-details-form.tsx'
import { PaymentDetailsList } from './payment-details-list.tsx'
import { PaymentPanel } from './payment-panel.tsx'

/** How clients can pay the business: for reading, and for editing apart from the profile. */
export function PaymentDetails({ business }: { business: PaidBusiness }) {
  const { user } = useSession()
  // What was typed before a reload or on another tab is not hidden behind a press.
  const [editing, setEditing] = useState(
    () => readDraft(draftKeyOf('payment-details', user?.id)) !== null,
  )
  const editButton = useFocusReturn(editing)

  if (editing) return <PaymentDetailsForm business={business} onClose={() => setEditing(false)} />
  return (
    <PaymentPanel
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
    </PaymentPanel>
  )
}
