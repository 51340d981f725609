import { useState } from 'react'
import type { Invoice } from '#domain/invoice.ts'
import type { MailKind } from '#domain/mail.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { useIsMailOpen } from './mail-open.ts'

interface MailButtonProps {
  invoice: Invoice
  kind: MailKind
  /** What the button says, where it is the first thing to do. */
  primary?: string
  /** The accessible name where "Email" does not say enough. */
  label?: string
  /** Whether the dialog lies open from the start. */
  opened?: boolean
}

export function MailButton({ invoice, kind, label, primary, opened = false }: MailButtonProps) {
  const [open, setOpen] = useState(opened)
  const isMailOpen = useIsMailOpen()
  return (
    <>
      <SubmitButton
        type="button"
        {...(primary ? { variant: 'solid' } : { variant: 'outline', size: 'sm' })}
        pending={false}
        pendingText={primary ?? 'Email'}
        aria-label={label}
        aria-haspopup="dialog"
        // The mail has a button of the same name.
        {...(primary && isMailOpen && { 'aria-hidden': true, tabIndex: -1 })}
        onClick={() => setOpen(true)}
      >
        {primary ?? 'Email'}
      </SubmitButton>
      {open && <MailDialog invoice={invoice} kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
