import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { BusinessFailed } from '../business-failed.tsx'
import { NoBusiness } from '../no-business.tsx'
import { TaxPanel } from './tax-panel.tsx'
import { TaxSkeleton } from './tax-skeleton.tsx'

export function TaxScreen() {
  const { tax: words } = useWords(businessSettings)
  const { data: business, error, isLoading, mutate } = useBusiness()
  if (isLoading) return <TaxSkeleton />
  if (business === undefined || (business === null && error)) {
    return <BusinessFailed error={error} title={words.loadFailed} onRetry={() => mutate()} />
  }
  if (business === null) return <NoBusiness title={words.title} about={words.about} />
  return <TaxPanel business={business} />
}
