import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'
import { useLater } from '../use-later.ts'

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
  const { labels } = usePageWords().page
  if (form === 'lost') {
    return (
      <div className="way" role="alert">
        <p>{labels.formLost}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {labels.reload}
        </button>
      </div>
    )
  }
  return form ? <form.ClaimForm {...props} /> : <p className="way meta">{labels.loading}</p>
}
