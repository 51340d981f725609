import type { ClientInvoice } from '../client-invoice.ts'
import { useLater } from '../use-later.ts'
import { words } from '../words.ts'

const loadForm = () => import('./claim-form.tsx')

interface ClaimSlotProps {
  token: string
  invoice: ClientInvoice
  /** Whether UPI is the likelier way to have paid. */
  byUpi: boolean
  onClaimed: (reference: string) => void
  onCancel: () => void
}

/** The form that reports a payment, which comes when somebody wants it. */
export function ClaimSlot(props: ClaimSlotProps) {
  const form = useLater(loadForm)
  if (form === 'lost') {
    return (
      <div className="way" role="alert">
        <p>{words.say('The form could not be loaded. Please check your connection.')}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {words.say('Reload the page')}
        </button>
      </div>
    )
  }
  return form ? <form.ClaimForm {...props} /> : <p className="way meta">{words.say('Loading…')}</p>
}
