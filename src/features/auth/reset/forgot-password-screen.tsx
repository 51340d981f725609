import { useLocation } from 'react-router-dom'
import { sentToIn } from '../navigation-state.ts'
import { ResetCodeForm } from './reset-code-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

/** Two steps on one path. The second is known by its history entry: a reload and the Back button keep working. */
export function ForgotPasswordScreen() {
  const sentTo = sentToIn(useLocation().state)
  return sentTo ? <ResetCodeForm key={sentTo} email={sentTo} /> : <ResetRequestForm />
}
