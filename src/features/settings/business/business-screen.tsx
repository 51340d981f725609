import { Box, Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useBusiness, useNumbering } from '../../../data/business.ts'
import { isDraftKept, useDraftKey } from '../../../data/forms/draft-form.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'
import { DetailsSkeleton } from '../details-skeleton.tsx'
import { GettingPaid } from '../payments/getting-paid.tsx'
import { PaymentDetailsSkeleton } from '../payments/payment-details-skeleton.tsx'
import { TaxPanel } from '../tax/tax-panel.tsx'
import { TaxSkeleton } from '../tax/tax-skeleton.tsx'
import { BusinessDetails } from './business-details.tsx'
import { BusinessForm } from './business-form.tsx'
import { NumberingPanel } from './numbering.tsx'

const wide = ['address', 'description', 'logo']
const rows = [
  ...['name', 'type', 'email', 'phone', 'address', 'city', 'state', 'postal code', 'country'],
  ...['tax ID', 'website', 'description', 'logo'],
]

/** Where to go on after saving: a screen that sent the person here because the business was missing. */
const returnTo = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state ? String(state.returnTo) : null

export function BusinessScreen() {
  const { data: business, error, isLoading, mutate } = useBusiness()
  // Asked together with the profile, not behind it.
  useNumbering()
  // What was typed before a reload or on another tab is not hidden behind a press.
  const draftKey = useDraftKey('business')
  const [editing, setEditing] = useState(() => isDraftKept(draftKey))
  const navigate = useNavigate()
  const next = returnTo(useLocation().state)
  const goOn = () => {
    if (next) navigate(next)
  }

  const formIsShown = business === null || editing
  const editButton = useFocusReturn(formIsShown)

  if (isLoading) {
    return (
      <>
        <DetailsSkeleton
          title="Business profile"
          label="Loading the business profile"
          rows={rows}
          wide={wide}
        />
        <TaxSkeleton />
        <PaymentDetailsSkeleton />
        <NumberingPanel />
      </>
    )
  }
  // That there was none once says nothing now.
  if (business === undefined || (business === null && error)) {
    return (
      <Panel>
        <ErrorState
          title={messageOf(error, messages.businessLoadFailed)}
          message="Check your connection, then try again."
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }

  return (
    <>
      {error && (
        <Box mb="4">
          <PanelError
            message={messageOf(error, messages.businessLoadFailed)}
            onRetry={() => mutate()}
          />
        </Box>
      )}
      {formIsShown ? (
        <BusinessForm
          business={business}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            goOn()
          }}
        />
      ) : (
        <Panel
          title="Business profile"
          actions={
            <Button ref={editButton} size="sm" variant="outline" onClick={() => setEditing(true)}>
              <Pencil aria-hidden /> Edit Profile
            </Button>
          }
        >
          <BusinessDetails business={business} />
        </Panel>
      )}
      {business && <TaxPanel business={business} />}
      {business && <GettingPaid business={business} onSaved={goOn} />}
      {business && <NumberingPanel />}
    </>
  )
}
