import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PaidBusiness } from '../../../data/business.ts'
import { useSession } from '../../../data/account/session.ts'
import { paths } from '../../../lib/paths.ts'
import { readDraft } from '../../../ui/form/form-draft.ts'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'
import { draftKeyOf } from '../draft-keys.ts'
import { PaymentDetailsForm } from './payment-details-form.tsx'
import { PaymentDetailsList } from './payment-details-list.tsx'
import { PaymentPanel } from './getting-paid-panel.tsx'

interface PaymentDetailsProps {
  business: PaidBusiness
  onSaved: () => void
}

/** How clients can pay the business: for reading, and for editing apart from the profile. */
export function PaymentDetails({ business, onSaved }: PaymentDetailsProps) {
  const { user } = useSession()
  const { pathname, hash } = useLocation()
  const [editing, setEditing] = useState(
    () =>
      // Who was sent here from an invoice came to set it; what was typed before a reload or on another tab is not hidden
      // behind a press, either.
      pathname + hash === paths.gettingPaid ||
      readDraft(draftKeyOf('payment-details', user?.id)) !== null,
  )
  const editButton = useFocusReturn(editing)

  if (editing) {
    const close = () => setEditing(false)
    return <PaymentDetailsForm business={business} onClose={close} onSaved={onSaved} />
  }
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
