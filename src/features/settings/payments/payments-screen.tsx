import { useNavigate } from 'react-router-dom'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { BusinessFailed } from '../business-failed.tsx'
import { NoBusiness } from '../no-business.tsx'
import { useReturnTo } from '../return-to.ts'
import { GettingPaid } from './getting-paid.tsx'
import { PaymentDetailsSkeleton } from './payment-details-skeleton.tsx'

export function PaymentsScreen() {
  const { loadFailed, noBusiness, title } = useWords(gettingPaid)
  const { data: business, error, isLoading, mutate } = useBusiness()
  const navigate = useNavigate()
  const next = useReturnTo()

  if (isLoading) return <PaymentDetailsSkeleton />
  // That there was none at first no longer matters.
  if (business === undefined || error) {
    return <BusinessFailed error={error} title={loadFailed} onRetry={() => mutate()} />
  }
  if (business === null) return <NoBusiness title={title} about={noBusiness.about} />
  return (
    <GettingPaid
      business={business}
      // A person who was sent here came to set it.
      opened={next !== null}
      onSaved={() => {
        if (next) navigate(next)
      }}
    />
  )
}
