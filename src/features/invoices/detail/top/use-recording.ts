import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { isDraftKept } from '#src/data/forms/draft-form.ts'
import { usePaymentDraftKey } from '../../payments/use-payment-form.ts'

/** The form of a payment or refund, which the panel shows and a button there or at the top opens. */
export interface Recording {
  isOpen: boolean
  /** Whether its button stands at the top of the screen, as the main action. */
  isAtTop: boolean
  open: () => void
  close: () => void
  /** Whether the form that confirms the client's report is to open, with `check`; whoever opens it says so. */
  isToCheck: boolean
  check: () => void
  onChecking: () => void
}

/** Opens at once where a payment was being typed. */
export function useRecording(invoice: Invoice, isAtTop: boolean): Recording {
  const draftKey = usePaymentDraftKey(invoice.id)
  const [isOpen, setOpen] = useState(() => invoice.balance.minor > 0 && isDraftKept(draftKey))
  const [isToCheck, setToCheck] = useState(false)
  return {
    ...{ isOpen, isAtTop, open: () => setOpen(true), close: () => setOpen(false) },
    ...{ isToCheck, check: () => setToCheck(true), onChecking: () => setToCheck(false) },
  }
}
