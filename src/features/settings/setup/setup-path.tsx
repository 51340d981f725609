import { useNavigate } from 'react-router-dom'
import { nextStep, type SetupProgress, type SetupStep } from '#domain/people/setup.ts'
import { setup } from '#languages/en/screens/setup.ts'
import { type PaidBusiness, useBusiness } from '#src/data/business.ts'
import { useAttention } from '#src/data/dashboard.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { setupPath } from '#src/lib/paths/setup-paths.ts'
import { BusinessForm } from '../business/business-form.tsx'
import { BusinessFailed } from '../business-failed.tsx'
import { DetailsSkeleton } from '../details-skeleton.tsx'
import { PaymentDetailsForm } from '../payments/payment-details-form.tsx'
import { useReturnTo } from '../return-to.ts'
import { TaxForm } from '../tax/tax-form.tsx'
import { SetupSteps } from './setup-steps.tsx'

const nothing: SetupProgress = { business: false, tax: false, payments: false }
const rows = ['name', 'phone', 'address', 'city', 'postal code', 'email']

interface StepFormProps {
  step: SetupStep
  business: PaidBusiness | null
  onClose: () => void
  onSaved: () => void
}

/** Everything hangs on the business: without one it comes first, whatever was asked for. */
function StepForm({ step, business, ...ends }: StepFormProps) {
  if (!business || step === 'business') return <BusinessForm brief business={business} {...ends} />
  if (step === 'tax') return <TaxForm brief business={business} {...ends} />
  return <PaymentDetailsForm brief business={business} {...ends} />
}

/** The first hour in three forms, those of the settings: each saves by itself, and can be left for later. */
export function SetupPath({ step: asked }: { step: SetupStep }) {
  const words = useWords(setup)
  const { data: business, error, mutate } = useBusiness()
  const done = useAttention().data?.setup ?? nothing
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  if (error) return <BusinessFailed error={error} onRetry={() => mutate()} />
  if (business === undefined) {
    return <DetailsSkeleton title={words.title} label={words.loading} rows={rows} wide={[]} />
  }

  const step = business ? asked : 'business'
  const leave = () => navigate(returnTo ?? paths.dashboard)
  const goOn = () => {
    // How they stand to GST gives their first document its title: nobody new passes it by.
    const next = business ? nextStep({ ...done, [step]: true }, step) : 'tax'
    // Who was sent here from an invoice is back on it as soon as it can be issued.
    if (next === null || (returnTo !== null && step === 'tax')) leave()
    else navigate(setupPath(next), { state: { returnTo } })
  }
  return (
    <>
      <SetupSteps step={step} done={{ ...done, business: business !== null }} returnTo={returnTo} />
      <StepForm key={step} step={step} business={business} onClose={leave} onSaved={goOn} />
    </>
  )
}
