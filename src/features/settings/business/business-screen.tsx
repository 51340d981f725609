import { useLocation } from 'react-router-dom'
import { isSetupStep } from '#domain/people/setup.ts'
import { SetupPath } from '../setup/setup-path.tsx'
import { BusinessSettings } from './business-settings.tsx'

/** The business as it is, or its set-up at one of its steps. */
export function BusinessScreen() {
  const step = new URLSearchParams(useLocation().search).get('step') ?? ''
  return isSetupStep(step) ? <SetupPath step={step} /> : <BusinessSettings />
}
