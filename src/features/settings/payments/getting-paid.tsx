import { Button, Stack } from '@chakra-ui/react'
import { Pencil, Plus, Wallet } from 'lucide-react'
import { useState } from 'react'
import type { PaymentDetails } from '#domain/payment/payment-details.ts'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import type { PaidBusiness } from '#src/data/business.ts'
import { isDraftKept, useDraftKey } from '#src/data/forms/draft-form.ts'
import { useWords } from '#src/language/words.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { GettingPaidPanel } from './getting-paid-panel.tsx'
import { PaidPreview } from './paid-preview.tsx'
import { PaymentDetailsForm } from './payment-details-form.tsx'

function PaymentDetailsList({ details }: { details: PaymentDetails }) {
  const { fields } = useWords(gettingPaid)
  return (
    <DefinitionList
      items={[
        { label: fields.upiId, value: details.upiId },
        { label: fields.accountName, value: details.bankAccountName },
        { label: fields.accountNumber, value: details.bankAccountNumber },
        { label: fields.ifsc, value: details.bankIfsc },
        { label: fields.bankName, value: details.bankName },
        { label: fields.swift, value: details.bankSwift },
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

/** The ways for clients to pay the business, to read and to edit, apart from the profile. */
export function GettingPaid({ business, opened, onSaved }: GettingPaidProps) {
  const words = useWords(gettingPaid)
  const draftKey = useDraftKey('payment-details')
  // Open the form at once when a draft is kept, so that typed text is not hidden behind a press.
  const [editing, setEditing] = useState(() => opened || isDraftKept(draftKey))
  const editButton = useFocusReturn(editing)
  const isEmpty = Object.values(business.paymentDetails).every((value) => !value)

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
  if (isEmpty) {
    return (
      <GettingPaidPanel>
        <EmptyState
          isLow
          icon={Wallet}
          title={words.none}
          description={words.noneAbout}
          action={
            <Button ref={editButton} onClick={() => setEditing(true)}>
              <Plus aria-hidden /> {words.add}
            </Button>
          }
        />
      </GettingPaidPanel>
    )
  }
  return (
    <Stack gap="4">
      <GettingPaidPanel
        actions={
          <Button
            ref={editButton}
            size="sm"
            variant="outline"
            aria-label={words.editLabel}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden /> {words.edit}
          </Button>
        }
      >
        <PaymentDetailsList details={business.paymentDetails} />
      </GettingPaidPanel>
      <PaidPreview details={business.paymentDetails} payee={business.name} />
    </Stack>
  )
}
